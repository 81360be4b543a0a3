@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct GeometryReader<Content: View> { public var content: (GeometryProxy) -> Content; nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension GeometryReader: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct GeometryProxy: Sendable {
  public var size: CGSize { fatalError() }
  public var safeAreaInsets: EdgeInsets { fatalError() }
  public subscript<T>(anchor: Anchor<T>) -> T { fatalError() }
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { fatalError() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { fatalError() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension View {
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void) -> some View { fatalError() }
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void) -> some View { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @frozen public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  public init(width: CGFloat?, height: CGFloat?) { fatalError() }
  public init(_ size: CGSize) { fatalError() }
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol Layout: Animatable {
  static var layoutProperties: LayoutProperties { get }
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func makeCache(subviews: Self.Subviews) -> Self.Cache
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
  func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGFloat?
  func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGFloat?
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Layout where Cache == Void { public func makeCache(subviews: Self.Subviews) { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Layout {
  public static var layoutProperties: LayoutProperties { fatalError() }
  public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) { fatalError() }
  public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing { fatalError() }
  public func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGFloat? { fatalError() }
  public func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGFloat? { fatalError() }
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct LayoutProperties: Sendable { public init() { fatalError() }; public var stackOrientation: Axis? }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public var layoutDirection: LayoutDirection
  public var startIndex: Int { fatalError() }
  public var endIndex: Int { fatalError() }
  public subscript(index: Int) -> LayoutSubview { fatalError() }
  public subscript(bounds: Range<Int>) -> LayoutSubviews { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct LayoutSubview: Equatable {
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { fatalError() }
  public var priority: Double { fatalError() }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fatalError() }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { fatalError() }
  public var spacing: ViewSpacing { fatalError() }
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public var containerValues: ContainerValues { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol LayoutValueKey { associatedtype Value; static var defaultValue: Self.Value { get } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension View { nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct ViewSpacing: Sendable { public static let zero = ViewSpacing(); public init() { fatalError() }; public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) { fatalError() }; public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { fatalError() }; public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @frozen public struct AnyLayout: Layout { public struct Cache {}; public init<L: Layout>(_ layout: L) { fatalError() }
  public func makeCache(subviews: Subviews) -> Cache { fatalError() }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize { fatalError() }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @frozen public struct HStackLayout: Layout { public var alignment: VerticalAlignment; public var spacing: CGFloat?; public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) { fatalError() }
  public typealias Cache = Void
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { fatalError() }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @frozen public struct VStackLayout: Layout { public var alignment: HorizontalAlignment; public var spacing: CGFloat?; public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) { fatalError() }
  public typealias Cache = Void
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { fatalError() }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @frozen public struct ZStackLayout: Layout { public var alignment: Alignment; public init(alignment: Alignment = .center) { fatalError() }
  public typealias Cache = Void
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { fatalError() }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @frozen public struct GridLayout: Layout { public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) { fatalError() }
  public typealias Cache = Void
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { fatalError() }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @frozen public struct ViewThatFits<Content: View> { nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension ViewThatFits: View { public typealias Body = Never; public var body: Never { fatalError() } }

// Scrolling.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct ScrollView<Content: View> {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool
  nonisolated public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension ScrollView: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) @frozen public struct ScrollViewReader<Content: View> { public var content: (ScrollViewProxy) -> Content; nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension ScrollViewReader: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public struct ScrollViewProxy { public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct ScrollIndicatorVisibility: Sendable { public static var automatic: ScrollIndicatorVisibility { fatalError() }; public static var visible: ScrollIndicatorVisibility { fatalError() }; public static var hidden: ScrollIndicatorVisibility { fatalError() }; public static var never: ScrollIndicatorVisibility { fatalError() } }
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *) public struct ScrollBounceBehavior: Sendable { public static var automatic: ScrollBounceBehavior { fatalError() }; public static var always: ScrollBounceBehavior { fatalError() }; public static var basedOnSize: ScrollBounceBehavior { fatalError() } }
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *) extension View { nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension View {
  nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View { fatalError() }
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { fatalError() }
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { fatalError() }
  nonisolated public func scrollTransition(_ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil, transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) -> some View { fatalError() }
  nonisolated public func scrollTransition(topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil, transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) -> some View { fatalError() }
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { fatalError() }
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { fatalError() }
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { fatalError() }
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @frozen public enum ScrollTransitionPhase: Equatable, Sendable { case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { fatalError() }
  public var value: Double { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct ScrollTransitionConfiguration: Sendable {
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { fatalError() }
  public static let animated = ScrollTransitionConfiguration.interactive
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration { fatalError() }
  public static var interactive: ScrollTransitionConfiguration { fatalError() }
  public static var identity: ScrollTransitionConfiguration { fatalError() }
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { fatalError() }
  public func threshold(_ threshold: ScrollTransitionConfiguration.Threshold) -> ScrollTransitionConfiguration { fatalError() }
  public struct Threshold: Sendable { public static let visible = Threshold(); public static let hidden = Threshold(); public static var centered: Threshold { fatalError() }; public static func visible(_ amount: Double) -> Threshold { fatalError() } }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public protocol ScrollTargetBehavior { func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext); typealias TargetContext = ScrollTargetBehaviorContext }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct ScrollTarget: Sendable { public var rect: CGRect; public var anchor: UnitPoint? }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @dynamicMemberLookup public struct ScrollTargetBehaviorContext { public var originalTarget: ScrollTarget { fatalError() }; public var velocity: CGVector { fatalError() }; public var contentSize: CGSize { fatalError() }; public var containerSize: CGSize { fatalError() }; public var axes: Axis.Set { fatalError() }; public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct PagingScrollTargetBehavior: ScrollTargetBehavior { public init() { fatalError() }; public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public struct LimitBehavior: Sendable { public static var automatic: LimitBehavior { fatalError() }; public static var always: LimitBehavior { fatalError() }; public static var never: LimitBehavior { fatalError() }; @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public static var alwaysByOne: LimitBehavior { fatalError() }; @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public static var alwaysByFew: LimitBehavior { fatalError() } }
  public init(limitBehavior: LimitBehavior = .automatic) { fatalError() }; public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior { public static var paging: PagingScrollTargetBehavior { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior { public static var viewAligned: ViewAlignedScrollTargetBehavior { fatalError() }; public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct ScrollPosition: Equatable, Sendable {
  public init(idType: (some Hashable & Sendable).Type = Never.self) { fatalError() }
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { fatalError() }
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { fatalError() }
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) { fatalError() }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { fatalError() }
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { fatalError() }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) { fatalError() }
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { fatalError() }
  public mutating func scrollTo(edge: Edge) { fatalError() }
  public mutating func scrollTo(point: CGPoint) { fatalError() }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { fatalError() }
  public mutating func scrollTo(x: CGFloat) { fatalError() }
  public mutating func scrollTo(y: CGFloat) { fatalError() }
  public var isPositionedByUser: Bool { fatalError() }
  public var edge: Edge? { fatalError() }
  public var point: CGPoint? { fatalError() }
  public var x: CGFloat? { fatalError() }
  public var y: CGFloat? { fatalError() }
  public var viewID: (any Hashable & Sendable)? { fatalError() }
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize
  public var visibleRect: CGRect { fatalError() }
  public var bounds: CGRect { fatalError() }
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) @frozen public enum ScrollPhase: Equatable, Hashable, Sendable { case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct ScrollPhaseChangeContext { public var geometry: ScrollGeometry { fatalError() }; public var velocity: CGVector? { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct ScrollAnchorRole: Hashable, Sendable { public static var initialOffset: ScrollAnchorRole { fatalError() }; public static var sizeChanges: ScrollAnchorRole { fatalError() }; public static var alignment: ScrollAnchorRole { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension View {
  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View { fatalError() }
  nonisolated public func onScrollGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void) -> some View { fatalError() }
  nonisolated public func onScrollPhaseChange(_ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void) -> some View { fatalError() }
  nonisolated public func onScrollPhaseChange(_ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void) -> some View { fatalError() }
  nonisolated public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View { fatalError() }
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void) -> some View { fatalError() }
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View { fatalError() }
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) public struct ScrollEdgeEffectStyle: Hashable, Sendable { public static var automatic: ScrollEdgeEffectStyle { fatalError() }; public static var hard: ScrollEdgeEffectStyle { fatalError() }; public static var soft: ScrollEdgeEffectStyle { fatalError() } }
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) extension View { nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { fatalError() } }
// Time and drawing.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct TimelineView<Schedule: TimelineSchedule, Content> {
  public struct Context { public enum Cadence: Comparable, Sendable { case live, seconds, minutes }; public let date: Date; public let cadence: Cadence }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension TimelineView: View where Content: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension TimelineView where Content: View {
  nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public protocol TimelineSchedule { associatedtype Entries: Sequence where Self.Entries.Element == Date; func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries; typealias Mode = TimelineScheduleMode }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public enum TimelineScheduleMode: Sendable, Hashable { case normal, lowFrequency }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct PeriodicTimelineSchedule: TimelineSchedule { public init(from startDate: Date, by interval: TimeInterval) { fatalError() }; public func entries(from startDate: Date, mode: Mode) -> [Date] { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct EveryMinuteTimelineSchedule: TimelineSchedule { public init() { fatalError() }; public func entries(from startDate: Date, mode: Mode) -> [Date] { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct AnimationTimelineSchedule: TimelineSchedule, Sendable { public init(minimumInterval: Double? = nil, paused: Bool = false) { fatalError() }; public func entries(from start: Date, mode: Mode) -> [Date] { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date { public init(_ dates: Entries) { fatalError() }; public func entries(from startDate: Date, mode: Mode) -> Entries { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension TimelineSchedule where Self == PeriodicTimelineSchedule { public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension TimelineSchedule where Self == EveryMinuteTimelineSchedule { public static var everyMinute: EveryMinuteTimelineSchedule { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension TimelineSchedule where Self == AnimationTimelineSchedule { public static var animation: AnimationTimelineSchedule { fatalError() }; public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension TimelineSchedule { public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S>, S.Element == Date { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct Canvas<Symbols: View> {
  nonisolated public init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols) { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension Canvas: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension Canvas where Symbols == EmptyView { nonisolated public init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void) { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) @frozen public struct GraphicsContext {
  public var opacity: Double { get { fatalError() } set { fatalError() } }
  public var blendMode: GraphicsContext.BlendMode { get { fatalError() } set { fatalError() } }
  public var environment: EnvironmentValues { fatalError() }
  public var transform: CGAffineTransform { get { fatalError() } set { fatalError() } }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { fatalError() }
  public mutating func translateBy(x: CGFloat, y: CGFloat) { fatalError() }
  public mutating func rotate(by angle: Angle) { fatalError() }
  public mutating func concatenate(_ matrix: CGAffineTransform) { fatalError() }
  public var clipBoundingRect: CGRect { fatalError() }
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: GraphicsContext.ClipOptions = ClipOptions()) { fatalError() }
  public mutating func addFilter(_ filter: GraphicsContext.Filter, options: GraphicsContext.FilterOptions = FilterOptions()) { fatalError() }
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows { fatalError() }
  public func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle()) { fatalError() }
  public func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle) { fatalError() }
  public func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1) { fatalError() }
  public func resolve(_ image: Image) -> GraphicsContext.ResolvedImage { fatalError() }
  public func resolve(_ text: Text) -> GraphicsContext.ResolvedText { fatalError() }
  public func resolve(_ shading: GraphicsContext.Shading) -> GraphicsContext.Shading { fatalError() }
  public func resolveSymbol<ID: Hashable>(id: ID) -> GraphicsContext.ResolvedSymbol? { fatalError() }
  public func draw(_ image: GraphicsContext.ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) { fatalError() }
  public func draw(_ image: GraphicsContext.ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) { fatalError() }
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { fatalError() }
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) { fatalError() }
  public func draw(_ text: GraphicsContext.ResolvedText, in rect: CGRect) { fatalError() }
  public func draw(_ text: GraphicsContext.ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) { fatalError() }
  public func draw(_ text: Text, in rect: CGRect) { fatalError() }
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { fatalError() }
  public func draw(_ symbol: GraphicsContext.ResolvedSymbol, in rect: CGRect) { fatalError() }
  public func draw(_ symbol: GraphicsContext.ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public func draw(_ line: Text.Layout.Line) { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public func draw(_ line: Text.Layout.RunSlice) { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public func draw(_ line: Text.Layout.Run) { fatalError() }
  public struct ResolvedImage { public var size: CGSize { fatalError() }; public let baseline: CGFloat; public var shading: GraphicsContext.Shading? }
  public struct ResolvedText { public var shading: GraphicsContext.Shading; public func measure(in size: CGSize) -> CGSize { fatalError() } }
  public struct ResolvedSymbol { public var size: CGSize { fatalError() } }
  @frozen public struct BlendMode: RawRepresentable, Equatable, Sendable { public let rawValue: Int32; public init(rawValue: Int32) { fatalError() }
    public static var normal: BlendMode { fatalError() }
    public static var multiply: BlendMode { fatalError() }
    public static var screen: BlendMode { fatalError() }
    public static var overlay: BlendMode { fatalError() }
    public static var plusLighter: BlendMode { fatalError() }
    public static var destinationOut: BlendMode { fatalError() }
    public static var copy: BlendMode { fatalError() }
    public static var clear: BlendMode { fatalError() } }
  @frozen public struct ClipOptions: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { fatalError() }; public static var inverse: ClipOptions { fatalError() } }
  @frozen public struct FilterOptions: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { fatalError() }; public static var linearColor: FilterOptions { fatalError() } }
  public struct Filter: Sendable {
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter { fatalError() }
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter { fatalError() }
    public static func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0, blendMode: GraphicsContext.BlendMode = .normal, options: ShadowOptions = ShadowOptions()) -> Filter { fatalError() }
    public static func colorMultiply(_ color: Color) -> Filter { fatalError() }
    public static func grayscale(_ amount: Double) -> Filter { fatalError() }
    public static func hueRotation(_ angle: Angle) -> Filter { fatalError() }
    public static func saturation(_ amount: Double) -> Filter { fatalError() }
    public static func brightness(_ amount: Double) -> Filter { fatalError() }
    public static func contrast(_ amount: Double) -> Filter { fatalError() }
  }
  @frozen public struct BlurOptions: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { fatalError() }; public static var opaque: BlurOptions { fatalError() } }
  @frozen public struct ShadowOptions: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { fatalError() } }
  @frozen public struct GradientOptions: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { fatalError() } }
  public struct Shading: Sendable {
    public static var foreground: Shading { fatalError() }
    public static func color(_ color: Color) -> Shading { fatalError() }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { fatalError() }
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()) -> Shading { fatalError() }
    public static func radialGradient(_ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, options: GradientOptions = GradientOptions()) -> Shading { fatalError() }
    public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()) -> Shading { fatalError() }
    public static func palette(_ array: [Shading]) -> Shading { fatalError() }
  }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  public final var content: Content { get { fatalError() } set { fatalError() } }
  public final var proposedSize: ProposedViewSize
  public final var scale: CGFloat
  public final var isOpaque: Bool
  public init(content view: Content) { fatalError() }
  public final var cgImage: CGImage? { fatalError() }
  public final func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) { fatalError() }
}
