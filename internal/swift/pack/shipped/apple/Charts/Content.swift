@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @MainActor @preconcurrency public protocol ChartContent { associatedtype Body: ChartContent; @ChartContentBuilder @MainActor @preconcurrency var body: Self.Body { get } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Never: ChartContent {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct _Content: ChartContent { nonisolated public init() { fatalError() }; public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct AnyChartContent: ChartContent { nonisolated public init(_ content: any ChartContent) { fatalError() }; nonisolated public init<C: ChartContent>(erasing content: C) { fatalError() }; public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct Plot<Content: ChartContent>: ChartContent { nonisolated public init(@ChartContentBuilder content: () -> Content) { fatalError() }; public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Optional: ChartContent where Wrapped: ChartContent { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Group: ChartContent where Content: ChartContent { public typealias Body = Never; public var body: Never { fatalError() }; nonisolated public init(@ChartContentBuilder content: () -> Content) { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension ForEach: ChartContent where Content: ChartContent { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable { nonisolated public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension ForEach where Content: ChartContent { nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content) { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent { nonisolated public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @resultBuilder public struct ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { fatalError() }
  public static func buildBlock() -> some ChartContent { return _Content() }
  public static func buildPartialBlock<T: ChartContent>(first: T) -> T { fatalError() }
  public static func buildPartialBlock<A: ChartContent, B: ChartContent>(accumulated: A, next: B) -> some ChartContent { return _Content() }
  public static func buildIf<T: ChartContent>(_ content: T?) -> T? { fatalError() }
  public static func buildEither<A: ChartContent, B: ChartContent>(first: A) -> BuilderConditional<A, B> { fatalError() }
  public static func buildEither<A: ChartContent, B: ChartContent>(second: B) -> BuilderConditional<A, B> { fatalError() }
  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct BuilderConditional<TrueContent, FalseContent> {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @MainActor @preconcurrency public struct Chart<Content: ChartContent>: View {
  nonisolated public init(@ChartContentBuilder content: () -> Content) { fatalError() }
  public typealias Body = Never; public var body: Never { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Chart {
  nonisolated public init<Data: RandomAccessCollection, C: ChartContent>(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable { fatalError() }
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C) where Content == ForEach<Data, ID, C> { fatalError() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct BarMark: ChartContent {
  nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard) { fatalError() }
  nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic) { fatalError() }
  nonisolated public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic) { fatalError() }
  nonisolated public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard) { fatalError() }
  nonisolated public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard) { fatalError() }
  nonisolated public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) { fatalError() }
  nonisolated public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) { fatalError() }
  public typealias Body = Never; public var body: Never { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct LineMark: ChartContent {
  nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) { fatalError() }
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) { fatalError() }
  public typealias Body = Never; public var body: Never { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct PointMark: ChartContent {
  nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) { fatalError() }
  nonisolated public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) { fatalError() }
  nonisolated public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) { fatalError() }
  public typealias Body = Never; public var body: Never { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct AreaMark: ChartContent {
  nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard) { fatalError() }
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard) { fatalError() }
  nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) { fatalError() }
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>) { fatalError() }
  nonisolated public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) { fatalError() }
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) { fatalError() }
  public typealias Body = Never; public var body: Never { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct RectangleMark: ChartContent {
  nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic) { fatalError() }
  nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic) { fatalError() }
  nonisolated public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic) { fatalError() }
  nonisolated public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) { fatalError() }
  nonisolated public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic) { fatalError() }
  nonisolated public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic) { fatalError() }
  nonisolated public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) { fatalError() }
  nonisolated public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) { fatalError() }
  nonisolated public init(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) { fatalError() }
  public typealias Body = Never; public var body: Never { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct RuleMark: ChartContent {
  nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) { fatalError() }
  nonisolated public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) { fatalError() }
  nonisolated public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) { fatalError() }
  nonisolated public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) { fatalError() }
  nonisolated public init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) { fatalError() }
  nonisolated public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) { fatalError() }
  public typealias Body = Never; public var body: Never { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct SectorMark: ChartContent {
  nonisolated public init<V: Plottable>(angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil) { fatalError() }
  public typealias Body = Never; public var body: Never { fatalError() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension ChartContent {
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { return _Content() }
  nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { return _Content() }
  nonisolated public func opacity(_ opacity: Double) -> some ChartContent { return _Content() }
  nonisolated public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent { return _Content() }
  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent { return _Content() }
  nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { return _Content() }
  nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { return _Content() }
  nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent { return _Content() }
  nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { return _Content() }
  nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent { return _Content() }
  nonisolated public func symbolSize(_ size: CGFloat) -> some ChartContent { return _Content() }
  nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent { return _Content() }
  nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { return _Content() }
  nonisolated public func position<P: Plottable>(by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic) -> some ChartContent { return _Content() }
  nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { return _Content() }
  nonisolated public func offset(_ offset: CGSize) -> some ChartContent { return _Content() }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { return _Content() }
  nonisolated public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent { return _Content() }
  nonisolated public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { return _Content() }
  nonisolated public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent { return _Content() }
  nonisolated public func annotation<C: View>(position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) -> some ChartContent { return _Content() }
  nonisolated public func annotation<C: View>(position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> C) -> some ChartContent { return _Content() }
  nonisolated public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent { return _Content() }
  nonisolated public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent { return _Content() }
  nonisolated public func blur(radius: CGFloat) -> some ChartContent { return _Content() }
  nonisolated public func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { return _Content() }
  nonisolated public func compositingLayer() -> some ChartContent { return _Content() }
  nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent { return _Content() }
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent { return _Content() }
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { return _Content() }
  nonisolated public func accessibilityValue(_ value: Text) -> some ChartContent { return _Content() }
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent { return _Content() }
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { return _Content() }
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { return _Content() }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { return _Content() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension ChartContent {
  nonisolated public func zIndex(_ value: Double) -> some ChartContent { return _Content() }
  nonisolated public func annotation<C: View>(position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C) -> some ChartContent { return _Content() }
  nonisolated public func annotation<C: View>(position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C) -> some ChartContent { return _Content() }
}
