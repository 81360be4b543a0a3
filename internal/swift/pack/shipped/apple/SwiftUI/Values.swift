@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct Angle: Sendable, Hashable, Comparable, Animatable {
  public var radians: Double
  public var degrees: Double { get { fatalError() } set { fatalError() } }
  public init() { fatalError() }
  public init(radians: Double) { fatalError() }
  public init(degrees: Double) { fatalError() }
  public static func radians(_ radians: Double) -> Angle { fatalError() }
  public static func degrees(_ degrees: Double) -> Angle { fatalError() }
  public static let zero = Angle()
  public static func < (l: Angle, r: Angle) -> Bool { fatalError() }
  public static func + (l: Angle, r: Angle) -> Angle { fatalError() }
  public static func - (l: Angle, r: Angle) -> Angle { fatalError() }
  public static prefix func - (l: Angle) -> Angle { fatalError() }
  public static func += (l: inout Angle, r: Angle) { fatalError() }
  public static func -= (l: inout Angle, r: Angle) { fatalError() }
  public static func * (l: Angle, r: Double) -> Angle { fatalError() }
  public static func / (l: Angle, r: Double) -> Angle { fatalError() }
  public static func *= (l: inout Angle, r: Double) { fatalError() }
  public static func /= (l: inout Angle, r: Double) { fatalError() }
  public var animatableData: Double { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public enum Edge: Int8, CaseIterable, Sendable { case top, leading, bottom, trailing
  @frozen public struct Set: OptionSet, Sendable {
    public typealias Element = Edge.Set
    public let rawValue: Int8
    public init(rawValue: Int8) { fatalError() }
    public init(_ e: Edge) { fatalError() }
    public static let top: Edge.Set = .init(rawValue: 1)
    public static let leading: Edge.Set = .init(rawValue: 2)
    public static let bottom: Edge.Set = .init(rawValue: 4)
    public static let trailing: Edge.Set = .init(rawValue: 8)
    public static let all: Edge.Set = .init(rawValue: 15)
    public static let horizontal: Edge.Set = .init(rawValue: 10)
    public static let vertical: Edge.Set = .init(rawValue: 5)
  }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) @frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable { case leading, trailing
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { fatalError() }
    public init(_ edge: HorizontalEdge) { fatalError() }
    public static let leading = HorizontalEdge.Set(rawValue: 1)
    public static let trailing = HorizontalEdge.Set(rawValue: 2)
    public static let all = HorizontalEdge.Set(rawValue: 3)
  }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) @frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable { case top, bottom
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { fatalError() }
    public static let top = VerticalEdge.Set(rawValue: 1)
    public static let bottom = VerticalEdge.Set(rawValue: 2)
    public static let all = VerticalEdge.Set(rawValue: 3)
  }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public enum Axis: Int8, CaseIterable, Sendable { case horizontal, vertical
  @frozen public struct Set: OptionSet, Sendable {
    public typealias Element = Axis.Set
    public let rawValue: Int8
    public init(rawValue: Int8) { fatalError() }
    public static let horizontal = Axis.Set(rawValue: 1)
    public static let vertical = Axis.Set(rawValue: 2)
  }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct EdgeInsets: Equatable, Sendable, Animatable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { fatalError() }
  public init() { fatalError() }
  public typealias AnimatableData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  public var animatableData: AnimatableData { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct UnitPoint: Hashable, Sendable, Animatable {
  public var x: CGFloat
  public var y: CGFloat
  public init() { fatalError() }
  public init(x: CGFloat, y: CGFloat) { fatalError() }
  public static let zero = UnitPoint()
  public static let center = UnitPoint()
  public static let leading = UnitPoint()
  public static let trailing = UnitPoint()
  public static let top = UnitPoint()
  public static let bottom = UnitPoint()
  public static let topLeading = UnitPoint()
  public static let topTrailing = UnitPoint()
  public static let bottomLeading = UnitPoint()
  public static let bottomTrailing = UnitPoint()
  public var animatableData: AnimatablePair<CGFloat, CGFloat> { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) { fatalError() }
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .center, vertical: .center)
  public static let trailing = Alignment(horizontal: .center, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .center)
  public static let bottom = Alignment(horizontal: .center, vertical: .center)
  public static let topLeading = Alignment(horizontal: .center, vertical: .center)
  public static let topTrailing = Alignment(horizontal: .center, vertical: .center)
  public static let bottomLeading = Alignment(horizontal: .center, vertical: .center)
  public static let bottomTrailing = Alignment(horizontal: .center, vertical: .center)
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Alignment {
  public static var centerFirstTextBaseline: Alignment { fatalError() }
  public static var centerLastTextBaseline: Alignment { fatalError() }
  public static var leadingFirstTextBaseline: Alignment { fatalError() }
  public static var leadingLastTextBaseline: Alignment { fatalError() }
  public static var trailingFirstTextBaseline: Alignment { fatalError() }
  public static var trailingLastTextBaseline: Alignment { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public protocol AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct HorizontalAlignment: Equatable, Sendable {
  public init(_ id: any AlignmentID.Type) { fatalError() }
  public static let leading = HorizontalAlignment(_A.self)
  public static let center = HorizontalAlignment(_A.self)
  public static let trailing = HorizontalAlignment(_A.self)
  public static func == (l: HorizontalAlignment, r: HorizontalAlignment) -> Bool { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension HorizontalAlignment { public static let listRowSeparatorLeading = HorizontalAlignment(_A.self); public static let listRowSeparatorTrailing = HorizontalAlignment(_A.self) }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct VerticalAlignment: Equatable, Sendable {
  public init(_ id: any AlignmentID.Type) { fatalError() }
  public static let top = VerticalAlignment(_A.self)
  public static let center = VerticalAlignment(_A.self)
  public static let bottom = VerticalAlignment(_A.self)
  public static let firstTextBaseline = VerticalAlignment(_A.self)
  public static let lastTextBaseline = VerticalAlignment(_A.self)
  public static func == (l: VerticalAlignment, r: VerticalAlignment) -> Bool { fatalError() }
}
enum _A: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct ViewDimensions: Equatable {
  public var width: CGFloat { fatalError() }
  public var height: CGFloat { fatalError() }
  public subscript(guide: HorizontalAlignment) -> CGFloat { fatalError() }
  public subscript(guide: VerticalAlignment) -> CGFloat { fatalError() }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { fatalError() }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) @frozen public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public enum ControlSize: CaseIterable, Sendable, Hashable { public static var allCases: [ControlSize] { fatalError() }
  case mini, small, regular
  @available(iOS 15, macOS 11.0, tvOS 15, watchOS 8, visionOS 1, *) case large
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) case extraLarge }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public enum Prominence: Sendable, Hashable { case standard, increased }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public enum RoundedCornerStyle: Sendable, Hashable { case circular, continuous }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public enum CoordinateSpace: Hashable { case global, local, named(AnyHashable)
  public var isGlobal: Bool { fatalError() }
  public var isLocal: Bool { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public protocol CoordinateSpaceProtocol { var coordinateSpace: CoordinateSpace { get } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable { public var coordinateSpace: CoordinateSpace { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct LocalCoordinateSpace: CoordinateSpaceProtocol { public init() { fatalError() }; public var coordinateSpace: CoordinateSpace { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct GlobalCoordinateSpace: CoordinateSpaceProtocol { public init() { fatalError() }; public var coordinateSpace: CoordinateSpace { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { fatalError() }
  public static var scrollView: NamedCoordinateSpace { fatalError() }
  public static func scrollView(axis: Axis) -> Self { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace { public static var local: LocalCoordinateSpace { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace { public static var global: GlobalCoordinateSpace { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct ProjectionTransform: Equatable, Sendable {
  public init() { fatalError() }
  public init(_ m: CGAffineTransform) { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public enum BlendMode: Sendable, Hashable { case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public enum ColorRenderingMode: Sendable, Hashable { case nonLinear, linear, extendedLinear }

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Float: VectorArithmetic { public mutating func scale(by rhs: Double) { fatalError() }; public var magnitudeSquared: Double { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Double: VectorArithmetic { public mutating func scale(by rhs: Double) { fatalError() }; public var magnitudeSquared: Double { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension CGFloat: VectorArithmetic { public mutating func scale(by rhs: Double) { fatalError() }; public var magnitudeSquared: Double { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init() { fatalError() }
  public static var zero: EmptyAnimatableData { fatalError() }
  public static func += (l: inout EmptyAnimatableData, r: EmptyAnimatableData) { fatalError() }
  public static func -= (l: inout EmptyAnimatableData, r: EmptyAnimatableData) { fatalError() }
  public static func + (l: EmptyAnimatableData, r: EmptyAnimatableData) -> EmptyAnimatableData { fatalError() }
  public static func - (l: EmptyAnimatableData, r: EmptyAnimatableData) -> EmptyAnimatableData { fatalError() }
  public mutating func scale(by rhs: Double) { fatalError() }
  public var magnitudeSquared: Double { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { fatalError() }
  public static var zero: AnimatablePair<First, Second> { fatalError() }
  public static func += (l: inout AnimatablePair<First, Second>, r: AnimatablePair<First, Second>) { fatalError() }
  public static func -= (l: inout AnimatablePair<First, Second>, r: AnimatablePair<First, Second>) { fatalError() }
  public static func + (l: AnimatablePair<First, Second>, r: AnimatablePair<First, Second>) -> AnimatablePair<First, Second> { fatalError() }
  public static func - (l: AnimatablePair<First, Second>, r: AnimatablePair<First, Second>) -> AnimatablePair<First, Second> { fatalError() }
  public mutating func scale(by rhs: Double) { fatalError() }
  public var magnitudeSquared: Double { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic
  var animatableData: Self.AnimatableData { get set }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Animatable where AnimatableData == EmptyAnimatableData { public var animatableData: EmptyAnimatableData { get { fatalError() } set { fatalError() } } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension CGFloat: Animatable { public var animatableData: CGFloat { get { fatalError() } set { fatalError() } } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Double: Animatable { public var animatableData: Double { get { fatalError() } set { fatalError() } } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Float: Animatable { public var animatableData: Float { get { fatalError() } set { fatalError() } } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension CGPoint: Animatable { public var animatableData: AnimatablePair<CGFloat, CGFloat> { get { fatalError() } set { fatalError() } } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension CGSize: Animatable { public var animatableData: AnimatablePair<CGFloat, CGFloat> { get { fatalError() } set { fatalError() } } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension CGRect: Animatable { public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> { get { fatalError() } set { fatalError() } } }

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { fatalError() }
  public static let placeholder = RedactionReasons(rawValue: 1)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public static let privacy = RedactionReasons(rawValue: 2)
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public static let invalidated = RedactionReasons(rawValue: 4)
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct PresentationDetent: Hashable, Sendable {
  public static let medium = PresentationDetent()
  public static let large = PresentationDetent()
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { fatalError() }
  public static func height(_ height: CGFloat) -> PresentationDetent { fatalError() }
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent { fatalError() }
  @dynamicMemberLookup public struct Context {
    public var maxDetentValue: CGFloat { fatalError() }
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { fatalError() }
  }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol CustomPresentationDetent { @MainActor @preconcurrency static func height(in context: Self.Context) -> CGFloat? }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension CustomPresentationDetent { public typealias Context = PresentationDetent.Context }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct SubmitTriggers: OptionSet, Sendable {
  public typealias RawValue = Int
  public let rawValue: Int
  public init(rawValue: Int) { fatalError() }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct SubmitLabel: Sendable {
  public static var done: SubmitLabel { fatalError() }
  public static var go: SubmitLabel { fatalError() }
  public static var send: SubmitLabel { fatalError() }
  public static var join: SubmitLabel { fatalError() }
  public static var route: SubmitLabel { fatalError() }
  public static var search: SubmitLabel { fatalError() }
  public static var `return`: SubmitLabel { fatalError() }
  public static var next: SubmitLabel { fatalError() }
  public static var `continue`: SubmitLabel { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct ButtonRole: Equatable, Sendable {
  public static let destructive = ButtonRole()
  public static let cancel = ButtonRole()
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) public static var close: ButtonRole { fatalError() }
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) public static var confirm: ButtonRole { fatalError() }
}
