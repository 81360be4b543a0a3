@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) nonisolated static var role: ShapeRole { get }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Shape { nonisolated public static var role: ShapeRole { fatalError() }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { fatalError() }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fatalError() }
  public var body: _ShapeView<Self, ForegroundStyle> { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public enum ShapeRole: Sendable, Hashable { case fill, stroke, separator }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public enum LayoutDirectionBehavior: Hashable, Sendable { case fixed, mirrors(in: LayoutDirection) }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public protocol InsettableShape: Shape { associatedtype InsetShape: InsettableShape; nonisolated func inset(by amount: CGFloat) -> Self.InsetShape }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Shape {
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View { fatalError() }
  nonisolated public func fill(style: FillStyle = FillStyle()) -> some View { fatalError() }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View { fatalError() }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { fatalError() }
  nonisolated public func stroke(style: StrokeStyle) -> some Shape { return Rectangle() }
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { return Rectangle() }
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape { return Rectangle() }
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> { fatalError() }
  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> { fatalError() }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> { fatalError() }
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> { fatalError() }
  nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> { fatalError() }
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> { fatalError() }
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> { fatalError() }
  nonisolated public func size(_ size: CGSize) -> some Shape { return Rectangle() }
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape { return Rectangle() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Shape {
  @_disfavoredOverload nonisolated public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> { fatalError() }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> StrokeShapeView<Self, S, EmptyView> { fatalError() }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeShapeView<Self, S, EmptyView> { fatalError() }
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { return Rectangle() }
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { return Rectangle() }
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { return Rectangle() }
  nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { return Rectangle() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @frozen public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension StrokeShapeView: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @frozen public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension StrokeBorderShapeView: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @frozen public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension FillShapeView: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension _ShapeView {
  nonisolated public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> FillShapeView<Content, S, Self> { fatalError() }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> StrokeShapeView<Content, S, Self> { fatalError() }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeShapeView<Content, S, Self> { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension _ShapeView where Content: InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true) -> StrokeBorderShapeView<Content, S, Self> { fatalError() }
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeBorderShapeView<Content, S, Self> { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension FillShapeView {
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeShapeView<Content, S, Self> { fatalError() }
  nonisolated public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> FillShapeView<Content, S, Self> { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension StrokeShapeView {
  nonisolated public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> FillShapeView<Content, S, Self> { fatalError() }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeShapeView<Content, S, Self> { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View { fatalError() }
  nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View { fatalError() }
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View { fatalError() }
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct FillStyle: Equatable, Sendable { public var isEOFilled: Bool; public var isAntialiased: Bool; public init(eoFill: Bool = false, antialiased: Bool = true) { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat
  public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0) { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct OffsetShape<Content: Shape>: Shape { public var shape: Content; public var offset: CGSize; nonisolated public func path(in rect: CGRect) -> Path { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct RotatedShape<Content: Shape>: Shape { public var shape: Content; public var angle: Angle; nonisolated public func path(in rect: CGRect) -> Path { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct ScaledShape<Content: Shape>: Shape { public var shape: Content; nonisolated public func path(in rect: CGRect) -> Path { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct TransformedShape<Content: Shape>: Shape { public var shape: Content; nonisolated public func path(in rect: CGRect) -> Path { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct _Inset<S: Shape>: InsettableShape { nonisolated public func path(in rect: CGRect) -> Path { fatalError() }; nonisolated public func inset(by amount: CGFloat) -> _Inset<S> { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct Rectangle: InsettableShape { nonisolated public init() { fatalError() }; nonisolated public func path(in rect: CGRect) -> Path { fatalError() }; nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { return _Inset<Self>() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct Circle: InsettableShape { nonisolated public init() { fatalError() }; nonisolated public func path(in rect: CGRect) -> Path { fatalError() }; nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { return _Inset<Self>() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct Ellipse: InsettableShape { nonisolated public init() { fatalError() }; nonisolated public func path(in rect: CGRect) -> Path { fatalError() }; nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { return _Inset<Self>() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct Capsule: InsettableShape { public var style: RoundedCornerStyle; nonisolated public init(style: RoundedCornerStyle = .continuous) { fatalError() }; nonisolated public func path(in rect: CGRect) -> Path { fatalError() }; nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { return _Inset<Self>() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { fatalError() }
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { fatalError() }
  nonisolated public func path(in rect: CGRect) -> Path { fatalError() }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { return _Inset<Self>() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @frozen public struct RectangleCornerRadii: Equatable, Sendable { public var topLeading: CGFloat; public var bottomLeading: CGFloat; public var bottomTrailing: CGFloat; public var topTrailing: CGFloat
  public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @frozen public struct UnevenRoundedRectangle: InsettableShape {
  nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) { fatalError() }
  nonisolated public init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) { fatalError() }
  nonisolated public func path(in rect: CGRect) -> Path { fatalError() }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { return _Inset<Self>() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct ContainerRelativeShape: InsettableShape { nonisolated public init() { fatalError() }; nonisolated public func path(in rect: CGRect) -> Path { fatalError() }; nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { return _Inset<Self>() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct AnyShape: Shape { nonisolated public init<S: Shape>(_ shape: S) { fatalError() }; nonisolated public func path(in rect: CGRect) -> Path { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Shape where Self == Rectangle { public static var rect: Rectangle { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Shape where Self == Circle { public static var circle: Circle { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Shape where Self == Ellipse { public static var ellipse: Ellipse { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Shape where Self == Capsule { public static var capsule: Capsule { fatalError() }; public static func capsule(style: RoundedCornerStyle) -> Capsule { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Shape where Self == RoundedRectangle {
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self { fatalError() }
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self { fatalError() }
  public static func rect(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) -> Self { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Shape where Self == ContainerRelativeShape { public static var containerRelative: ContainerRelativeShape { fatalError() } }

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct Path: Equatable, LosslessStringConvertible, Sendable {
  public init() { fatalError() }
  public init(_ rect: CGRect) { fatalError() }
  public init(_ path: CGPath) { fatalError() }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { fatalError() }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { fatalError() }
  public init(ellipseIn rect: CGRect) { fatalError() }
  public init(_ callback: (inout Path) -> Void) { fatalError() }
  public init?(_ string: String) { fatalError() }
  public var description: String { fatalError() }
  public var cgPath: CGPath { fatalError() }
  public var isEmpty: Bool { fatalError() }
  public var boundingRect: CGRect { fatalError() }
  public var currentPoint: CGPoint? { fatalError() }
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { fatalError() }
  public mutating func move(to end: CGPoint) { fatalError() }
  public mutating func addLine(to end: CGPoint) { fatalError() }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { fatalError() }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { fatalError() }
  public mutating func closeSubpath() { fatalError() }
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { fatalError() }
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity) { fatalError() }
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) { fatalError() }
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) { fatalError() }
  public mutating func addLines(_ lines: [CGPoint]) { fatalError() }
  public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity) { fatalError() }
  public mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity) { fatalError() }
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) { fatalError() }
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) { fatalError() }
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { fatalError() }
  public func strokedPath(_ style: StrokeStyle) -> Path { fatalError() }
  public func applying(_ transform: CGAffineTransform) -> Path { fatalError() }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { fatalError() }
  public enum Element: Equatable, Sendable { case move(to: CGPoint), line(to: CGPoint), quadCurve(to: CGPoint, control: CGPoint), curve(to: CGPoint, control1: CGPoint, control2: CGPoint), closeSubpath }
  public func forEach(_ body: (Path.Element) -> Void) { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Path: Shape { nonisolated public func path(in rect: CGRect) -> Path { fatalError() } }
