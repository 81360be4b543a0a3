@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @MainActor @preconcurrency public protocol AxisContent {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @MainActor @preconcurrency public protocol AxisMark {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct _Axis: AxisContent { nonisolated public init() { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct _Mark: AxisMark { nonisolated public init() { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct AnyAxisContent: AxisContent { nonisolated public init(_ content: any AxisContent) { fatalError() }; nonisolated public init<C: AxisContent>(erasing content: C) { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct AnyAxisMark: AxisMark { nonisolated public init(_ content: any AxisMark) { fatalError() }; nonisolated public init<C: AxisMark>(erasing content: C) { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Optional: AxisContent where Wrapped: AxisContent {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Optional: AxisMark where Wrapped: AxisMark {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Group: AxisContent where Content: AxisContent { nonisolated public init(@AxisContentBuilder content: () -> Content) { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Group: AxisMark where Content: AxisMark { nonisolated public init(@AxisMarkBuilder content: () -> Content) { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @resultBuilder public struct AxisContentBuilder {
  public static func buildExpression<T: AxisContent>(_ content: T) -> T { fatalError() }
  public static func buildBlock() -> some AxisContent { return _Axis() }
  public static func buildPartialBlock<T: AxisContent>(first: T) -> T { fatalError() }
  public static func buildPartialBlock<A: AxisContent, B: AxisContent>(accumulated: A, next: B) -> some AxisContent { return _Axis() }
  public static func buildIf<T: AxisContent>(_ content: T?) -> T? { fatalError() }
  public static func buildEither<A: AxisContent, B: AxisContent>(first: A) -> BuilderConditional<A, B> { fatalError() }
  public static func buildEither<A: AxisContent, B: AxisContent>(second: B) -> BuilderConditional<A, B> { fatalError() }
  public static func buildLimitedAvailability(_ content: some AxisContent) -> AnyAxisContent { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @resultBuilder public struct AxisMarkBuilder {
  public static func buildExpression<T: AxisMark>(_ content: T) -> T { fatalError() }
  public static func buildBlock() -> some AxisMark { return _Mark() }
  public static func buildPartialBlock<T: AxisMark>(first: T) -> T { fatalError() }
  public static func buildPartialBlock<A: AxisMark, B: AxisMark>(accumulated: A, next: B) -> some AxisMark { return _Mark() }
  public static func buildIf<T: AxisMark>(_ content: T?) -> T? { fatalError() }
  public static func buildEither<A: AxisMark, B: AxisMark>(first: A) -> BuilderConditional<A, B> { fatalError() }
  public static func buildEither<A: AxisMark, B: AxisMark>(second: B) -> BuilderConditional<A, B> { fatalError() }
  public static func buildLimitedAvailability(_ content: some AxisMark) -> AnyAxisMark { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct AxisMarkPreset: Sendable {
  public static var automatic: AxisMarkPreset { fatalError() }
  public static var aligned: AxisMarkPreset { fatalError() }
  public static var extended: AxisMarkPreset { fatalError() }
  public static var inset: AxisMarkPreset { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct AxisMarkPosition: Sendable {
  public static var automatic: AxisMarkPosition { fatalError() }
  public static var top: AxisMarkPosition { fatalError() }
  public static var bottom: AxisMarkPosition { fatalError() }
  public static var leading: AxisMarkPosition { fatalError() }
  public static var trailing: AxisMarkPosition { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct AxisMarkValues: Sendable {
  public static var automatic: AxisMarkValues { fatalError() }
  public static func automatic(desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues { fatalError() }
  public static func automatic<P: Plottable & BinaryFloatingPoint>(minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues { fatalError() }
  public static func stride<P: Plottable & BinaryFloatingPoint>(by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues { fatalError() }
  public static func stride(by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil, calendar: Calendar? = nil) -> AxisMarkValues { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct AxisValue {
  public var index: Int { fatalError() }
  public var count: Int { fatalError() }
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct AxisMarks<Content: AxisMark>: AxisContent {
  nonisolated public init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content) { fatalError() }
  nonisolated public init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content) { fatalError() }
  nonisolated public init<Value: Plottable>(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content) { fatalError() }
  nonisolated public init<Value: Plottable>(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], @AxisMarkBuilder content: @escaping () -> Content) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Never: AxisMark {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension AxisMarks where Content == Never {
  nonisolated public init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil) { fatalError() }
  nonisolated public init<Value: Plottable>(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil) { fatalError() }
  nonisolated public init<Format: FormatStyle>(format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil) where Format.FormatInput: Plottable, Format.FormatOutput == String { fatalError() }
  nonisolated public init<Value: Plottable, Format: FormatStyle>(format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil) where Value == Format.FormatInput, Format.FormatOutput == String { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct AxisGridLine: AxisMark { nonisolated public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct AxisTick: AxisMark {
  public struct Length: Sendable {
    public static var automatic: Length { fatalError() }
    public static var label: Length { fatalError() }
    public static var longestLabel: Length { fatalError() }
    public static func label(extendPastBy: CGFloat) -> Length { fatalError() }
    public static func longestLabel(extendPastBy: CGFloat) -> Length { fatalError() }
  }
  nonisolated public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) { fatalError() }
  nonisolated public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct AxisValueLabelCollisionResolution: Sendable {
  public static var automatic: AxisValueLabelCollisionResolution { fatalError() }
  public static var disabled: AxisValueLabelCollisionResolution { fatalError() }
  public static var truncate: AxisValueLabelCollisionResolution { fatalError() }
  public static var greedy: AxisValueLabelCollisionResolution { fatalError() }
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct AxisValueLabelOrientation: Sendable {
  public static var automatic: AxisValueLabelOrientation { fatalError() }
  public static var horizontal: AxisValueLabelOrientation { fatalError() }
  public static var vertical: AxisValueLabelOrientation { fatalError() }
  public static var verticalReversed: AxisValueLabelOrientation { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct AxisValueLabel<Content: View>: AxisMark {
  nonisolated public init(centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension AxisValueLabel where Content == Text {
  nonisolated public init(centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) { fatalError() }
  nonisolated public init(_ labelKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) { fatalError() }
  nonisolated public init(_ text: Text, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ label: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) { fatalError() }
  nonisolated public init<Format: FormatStyle>(format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) where Format.FormatInput: Plottable, Format.FormatOutput == String { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension AxisMark {
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { return _Mark() }
  nonisolated public func font(_ font: Font?) -> some AxisMark { return _Mark() }
  nonisolated public func offset(_ offset: CGSize) -> some AxisMark { return _Mark() }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { return _Mark() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct ChartAxisContent {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension ChartAxisContent: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct ChartPlotContent {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension ChartPlotContent: View { public typealias Body = Never; public var body: Never { fatalError() } }
