// Plots of functions and of whole collections.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct PlottableProjection<DataElement, Value: Plottable> {
  public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Value>) -> PlottableProjection<DataElement, Value> { fatalError() }
  public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, Value>) -> PlottableProjection<DataElement, Value> { fatalError() }
  @_disfavoredOverload public static func value<S: StringProtocol>(_ label: S, _ keyPath: KeyPath<DataElement, Value>) -> PlottableProjection<DataElement, Value> { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) @MainActor @preconcurrency public protocol VectorizedChartContent<DataElement>: ChartContent { associatedtype DataElement }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct _Function: ChartContent { nonisolated public init() { fatalError() }; public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct _Vectorized<DataElement>: VectorizedChartContent { nonisolated public init() { fatalError() }; public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct LinePlot<Content: ChartContent>: ChartContent { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct AreaPlot<Content: ChartContent>: ChartContent { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct BarPlot<Content: ChartContent>: ChartContent { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct PointPlot<Content: ChartContent>: ChartContent { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct RectanglePlot<Content: ChartContent>: ChartContent { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct RulePlot<Content: ChartContent>: ChartContent { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct SectorPlot<Content: ChartContent>: ChartContent { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent { public typealias DataElement = Content.DataElement }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent { public typealias DataElement = Content.DataElement }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent { public typealias DataElement = Content.DataElement }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent { public typealias DataElement = Content.DataElement }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent { public typealias DataElement = Content.DataElement }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent { public typealias DataElement = Content.DataElement }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent { public typealias DataElement = Content.DataElement }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension LinePlot where Content == _Function {
  nonisolated public init(x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double) { fatalError() }
  nonisolated public init(x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double) { fatalError() }
  @_disfavoredOverload nonisolated public init<X: StringProtocol, Y: StringProtocol>(x: X, y: Y, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double) { fatalError() }
  nonisolated public init(x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>, function: @escaping @Sendable (Double) -> (x: Double, y: Double)) { fatalError() }
  nonisolated public init(x: Text, y: Text, t: Text, domain: ClosedRange<Double>, function: @escaping @Sendable (Double) -> (x: Double, y: Double)) { fatalError() }
  @_disfavoredOverload nonisolated public init<X: StringProtocol, Y: StringProtocol, T: StringProtocol>(x: X, y: Y, t: T, domain: ClosedRange<Double>, function: @escaping @Sendable (Double) -> (x: Double, y: Double)) { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension AreaPlot where Content == _Function {
  nonisolated public init(x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double) { fatalError() }
  nonisolated public init(x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double) { fatalError() }
  @_disfavoredOverload nonisolated public init<X: StringProtocol, Y: StringProtocol>(x: X, y: Y, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double) { fatalError() }
  nonisolated public init(x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)) { fatalError() }
  nonisolated public init(x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)) { fatalError() }
  @_disfavoredOverload nonisolated public init<X: StringProtocol, S: StringProtocol, E: StringProtocol>(x: X, yStart: S, yEnd: E, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)) { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension LinePlot {
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(_ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>) where Content == _Vectorized<Data.Element>, Data.Element: Identifiable { fatalError() }
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(_ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, S>) where Content == _Vectorized<Data.Element>, Data.Element: Identifiable { fatalError() }
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, X: Plottable, Y: Plottable>(_ data: Data, id: KeyPath<Data.Element, ID>, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>) where Content == _Vectorized<Data.Element> { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension AreaPlot {
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(_ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, stacking: MarkStackingMethod = .standard) where Content == _Vectorized<Data.Element>, Data.Element: Identifiable { fatalError() }
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(_ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>) where Content == _Vectorized<Data.Element>, Data.Element: Identifiable { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension BarPlot {
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(_ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard) where Content == _Vectorized<Data.Element>, Data.Element: Identifiable { fatalError() }
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, X: Plottable, Y: Plottable>(_ data: Data, id: KeyPath<Data.Element, ID>, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard) where Content == _Vectorized<Data.Element> { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension PointPlot {
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(_ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>) where Content == _Vectorized<Data.Element>, Data.Element: Identifiable { fatalError() }
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, X: Plottable, Y: Plottable>(_ data: Data, id: KeyPath<Data.Element, ID>, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>) where Content == _Vectorized<Data.Element> { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension RectanglePlot {
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(_ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic) where Content == _Vectorized<Data.Element>, Data.Element: Identifiable { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension RulePlot {
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(_ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>) where Content == _Vectorized<Data.Element>, Data.Element: Identifiable { fatalError() }
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(_ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>) where Content == _Vectorized<Data.Element>, Data.Element: Identifiable { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension SectorPlot {
  nonisolated public init<Data: RandomAccessCollection, V: Plottable>(_ data: Data, angle: PlottableProjection<Data.Element, V>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil) where Content == _Vectorized<Data.Element>, Data.Element: Identifiable { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension VectorizedChartContent {
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ keyPath: KeyPath<DataElement, S>) -> some VectorizedChartContent<DataElement> { return _Vectorized<DataElement>() }
  nonisolated public func foregroundStyle<V: Plottable>(by value: PlottableProjection<DataElement, V>) -> some VectorizedChartContent<DataElement> { return _Vectorized<DataElement>() }
  nonisolated public func opacity(_ keyPath: KeyPath<DataElement, Double>) -> some VectorizedChartContent<DataElement> { return _Vectorized<DataElement>() }
  nonisolated public func lineStyle<V: Plottable>(by value: PlottableProjection<DataElement, V>) -> some VectorizedChartContent<DataElement> { return _Vectorized<DataElement>() }
  nonisolated public func symbol<V: Plottable>(by value: PlottableProjection<DataElement, V>) -> some VectorizedChartContent<DataElement> { return _Vectorized<DataElement>() }
  nonisolated public func symbol<S: ChartSymbolShape>(_ keyPath: KeyPath<DataElement, S>) -> some VectorizedChartContent<DataElement> { return _Vectorized<DataElement>() }
  nonisolated public func symbolSize(_ keyPath: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> { return _Vectorized<DataElement>() }
  nonisolated public func symbolSize<V: Plottable>(by value: PlottableProjection<DataElement, V>) -> some VectorizedChartContent<DataElement> { return _Vectorized<DataElement>() }
  nonisolated public func position<V: Plottable>(by value: PlottableProjection<DataElement, V>, axis: Axis? = nil, span: MarkDimension = .automatic) -> some VectorizedChartContent<DataElement> { return _Vectorized<DataElement>() }
}
// Bins.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct NumberBins<Value: Plottable & Comparable> {
  public var thresholds: [Value] { fatalError() }
  public func index(for value: Value) -> Int { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension NumberBins where Value: BinaryFloatingPoint {
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value? = nil) { fatalError() }
  public init(range: ClosedRange<Value>, desiredCount: Int? = nil, minimumStride: Value? = nil) { fatalError() }
  public init(range: ClosedRange<Value>, count: Int) { fatalError() }
  public init(size: Value, range: ClosedRange<Value>) { fatalError() }
  public init(size: Value, data: [Value]) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension NumberBins where Value: BinaryInteger {
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value? = nil) { fatalError() }
  public init(range: ClosedRange<Value>, desiredCount: Int? = nil, minimumStride: Value? = nil) { fatalError() }
  public init(range: ClosedRange<Value>, count: Int) { fatalError() }
  public init(size: Value, range: ClosedRange<Value>) { fatalError() }
  public init(size: Value, data: [Value]) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension NumberBins {
  public init(thresholds: [Value]) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension NumberBins: RandomAccessCollection { public typealias Index = Int; public typealias Element = ChartBinRange<Value>; public var startIndex: Int { fatalError() }; public var endIndex: Int { fatalError() }; public subscript(position: Int) -> ChartBinRange<Value> { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct DateBins {
  public init(thresholds: [Date]) { fatalError() }
  public init(unit: Calendar.Component, by value: Int = 1, data: [Date], calendar: Calendar = .current) { fatalError() }
  public init(unit: Calendar.Component, by value: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current) { fatalError() }
  public init(timeInterval: TimeInterval, data: [Date]) { fatalError() }
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) { fatalError() }
  public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .current) { fatalError() }
  public init(range: ClosedRange<Date>, desiredCount: Int? = nil, calendar: Calendar = .current) { fatalError() }
  public var thresholds: [Date] { fatalError() }
  public func index(for value: Date) -> Int { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension DateBins: RandomAccessCollection { public typealias Index = Int; public typealias Element = ChartBinRange<Date>; public var startIndex: Int { fatalError() }; public var endIndex: Int { fatalError() }; public subscript(position: Int) -> ChartBinRange<Date> { fatalError() } }
