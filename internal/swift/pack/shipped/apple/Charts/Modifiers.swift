@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension View {
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View { fatalError() }
  nonisolated public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View { fatalError() }
  nonisolated public func chartXAxisLabel(_ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View { fatalError() }
  nonisolated public func chartXAxisLabel(_ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View { fatalError() }
  @_disfavoredOverload nonisolated public func chartXAxisLabel<S: StringProtocol>(_ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View { fatalError() }
  nonisolated public func chartXAxisLabel<C: View>(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) -> some View { fatalError() }
  nonisolated public func chartXAxisStyle<Content: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> Content) -> some View { fatalError() }
  nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(domain: Domain, range: Range, type: ScaleType? = nil) -> some View { fatalError() }
  nonisolated public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View { fatalError() }
  nonisolated public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View { fatalError() }
  nonisolated public func chartXScale(type: ScaleType? = nil) -> some View { fatalError() }
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View { fatalError() }
  nonisolated public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View { fatalError() }
  nonisolated public func chartYAxisLabel(_ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View { fatalError() }
  nonisolated public func chartYAxisLabel(_ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View { fatalError() }
  @_disfavoredOverload nonisolated public func chartYAxisLabel<S: StringProtocol>(_ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View { fatalError() }
  nonisolated public func chartYAxisLabel<C: View>(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) -> some View { fatalError() }
  nonisolated public func chartYAxisStyle<Content: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> Content) -> some View { fatalError() }
  nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(domain: Domain, range: Range, type: ScaleType? = nil) -> some View { fatalError() }
  nonisolated public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View { fatalError() }
  nonisolated public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View { fatalError() }
  nonisolated public func chartYScale(type: ScaleType? = nil) -> some View { fatalError() }
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<DataValue, S>) -> some View { fatalError() }
  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(domain: Domain, range: Range, type: ScaleType? = nil) -> some View where Range.VisualValue: ShapeStyle { fatalError() }
  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View { fatalError() }
  nonisolated public func chartForegroundStyleScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) -> some View where Range.VisualValue: ShapeStyle { fatalError() }
  nonisolated public func chartForegroundStyleScale(type: ScaleType) -> some View { fatalError() }
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(mapping: @escaping (DataValue) -> S) -> some View { fatalError() }
  nonisolated public func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(domain: Domain, mapping: @escaping (Domain.Element) -> S) -> some View where Domain.Element: Plottable { fatalError() }
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<DataValue, S>) -> some View { fatalError() }
  @_disfavoredOverload nonisolated public func chartSymbolScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, any ChartSymbolShape>) -> some View { fatalError() }
  nonisolated public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(domain: Domain, range: Range) -> some View where Range.VisualValue: ChartSymbolShape { fatalError() }
  @_disfavoredOverload nonisolated public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain, range: [any ChartSymbolShape]) -> some View { fatalError() }
  nonisolated public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View { fatalError() }
  nonisolated public func chartSymbolScale<Range: ScaleRange>(range: Range) -> some View where Range.VisualValue: ChartSymbolShape { fatalError() }
  @_disfavoredOverload nonisolated public func chartSymbolScale(range: [any ChartSymbolShape]) -> some View { fatalError() }
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(mapping: @escaping (DataValue) -> S) -> some View { fatalError() }
  nonisolated public func chartSymbolScale<Domain: Collection, S: ChartSymbolShape>(domain: Domain, mapping: @escaping (Domain.Element) -> S) -> some View where Domain.Element: Plottable { fatalError() }
  nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, CGFloat>) -> some View { fatalError() }
  nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(domain: Domain, range: Range, type: ScaleType? = nil) -> some View where Range.VisualValue == CGFloat { fatalError() }
  nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View { fatalError() }
  nonisolated public func chartSymbolSizeScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) -> some View where Range.VisualValue == CGFloat { fatalError() }
  nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(mapping: @escaping (DataValue) -> CGFloat) -> some View { fatalError() }
  nonisolated public func chartSymbolSizeScale<Domain: Collection>(domain: Domain, mapping: @escaping (Domain.Element) -> CGFloat) -> some View where Domain.Element: Plottable { fatalError() }
  nonisolated public func chartLineStyleScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, StrokeStyle>) -> some View { fatalError() }
  nonisolated public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(domain: Domain, range: Range) -> some View where Range.VisualValue == StrokeStyle { fatalError() }
  nonisolated public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View { fatalError() }
  nonisolated public func chartLineStyleScale<Range: ScaleRange>(range: Range) -> some View where Range.VisualValue == StrokeStyle { fatalError() }
  nonisolated public func chartLineStyleScale<DataValue: Plottable>(mapping: @escaping (DataValue) -> StrokeStyle) -> some View { fatalError() }
  nonisolated public func chartLineStyleScale<Domain: Collection>(domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle) -> some View where Domain.Element: Plottable { fatalError() }
  nonisolated public func chartLegend(_ visibility: Visibility) -> some View { fatalError() }
  nonisolated public func chartLegend(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View { fatalError() }
  nonisolated public func chartLegend<Content: View>(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) -> some View { fatalError() }
  nonisolated public func chartPlotStyle<Content: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> Content) -> some View { fatalError() }
  nonisolated public func chartOverlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V) -> some View { fatalError() }
  nonisolated public func chartBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V) -> some View { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct ChartProxy {
  @available(iOS, introduced: 16.0, deprecated: 17.0, renamed: "plotSize") @available(macOS, introduced: 13.0, deprecated: 14.0, renamed: "plotSize") @available(tvOS, introduced: 16.0, deprecated: 17.0, renamed: "plotSize") @available(watchOS, introduced: 9.0, deprecated: 10.0, renamed: "plotSize") @available(visionOS, introduced: 1.0)
  public var plotAreaSize: CGSize { fatalError() }
  @available(iOS, introduced: 16.0, deprecated: 17.0, renamed: "plotFrame") @available(macOS, introduced: 13.0, deprecated: 14.0, renamed: "plotFrame") @available(tvOS, introduced: 16.0, deprecated: 17.0, renamed: "plotFrame") @available(watchOS, introduced: 9.0, deprecated: 10.0, renamed: "plotFrame") @available(visionOS, introduced: 1.0)
  public var plotAreaFrame: Anchor<CGRect> { fatalError() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public var plotSize: CGSize { fatalError() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public var plotFrame: Anchor<CGRect>? { fatalError() }
  public func position<P: Plottable>(forX value: P) -> CGFloat? { fatalError() }
  public func position<P: Plottable>(forY value: P) -> CGFloat? { fatalError() }
  public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? { fatalError() }
  public func positionRange<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGRect? { fatalError() }
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? { fatalError() }
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? { fatalError() }
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { fatalError() }
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { fatalError() }
  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? { fatalError() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? { fatalError() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public func angle(at position: CGPoint) -> Angle { fatalError() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public func selectXValue(at position: CGFloat) { fatalError() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public func selectYValue(at position: CGFloat) { fatalError() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public func selectAngleValue(at angle: Angle) { fatalError() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public func selectXRange(from start: CGFloat, to end: CGFloat) { fatalError() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public func selectYRange(from start: CGFloat, to end: CGFloat) { fatalError() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public var plotContainerFrame: Anchor<CGRect>? { fatalError() }
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? { fatalError() }
  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? { fatalError() }
  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? { fatalError() }
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { fatalError() }
  public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { fatalError() }
  public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension View {
  nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { fatalError() }
  nonisolated public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { fatalError() }
  nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { fatalError() }
  nonisolated public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { fatalError() }
  nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { fatalError() }
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View { fatalError() }
  nonisolated public func chartScrollPosition(x: Binding<some Plottable>) -> some View { fatalError() }
  nonisolated public func chartScrollPosition(y: Binding<some Plottable>) -> some View { fatalError() }
  nonisolated public func chartScrollPosition(initialX: some Plottable) -> some View { fatalError() }
  nonisolated public func chartScrollPosition(initialY: some Plottable) -> some View { fatalError() }
  nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { fatalError() }
  nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { fatalError() }
  nonisolated public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View { fatalError() }
  nonisolated public func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  nonisolated public init<T: Plottable & Numeric>(unit: T, majorAlignment: MajorValueAlignment<T>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic) { fatalError() }
  nonisolated public init(matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic) { fatalError() }
  nonisolated public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct ValueAlignedLimitBehavior: Sendable {
  public static var automatic: ValueAlignedLimitBehavior { fatalError() }
  public static var always: ValueAlignedLimitBehavior { fatalError() }
  public static var never: ValueAlignedLimitBehavior { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct MajorValueAlignment<Value: Plottable> {
  public static var page: MajorValueAlignment<Value> { fatalError() }
  public static func matching(_ components: DateComponents) -> MajorValueAlignment<Value> { fatalError() }
  public static func unit(_ unit: Value) -> MajorValueAlignment<Value> { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  public static func valueAligned<P: Plottable & Numeric>(unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic) -> ValueAlignedChartScrollTargetBehavior { fatalError() }
  public static func valueAligned(matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic) -> ValueAlignedChartScrollTargetBehavior { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {}
