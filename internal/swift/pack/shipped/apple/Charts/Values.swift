@_exported import Foundation
@_exported import SwiftUI

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  var primitivePlottable: Self.PrimitivePlottable { get }
  init?(primitivePlottable: Self.PrimitivePlottable)
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol PrimitivePlottableProtocol: Plottable {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Plottable where Self: PrimitivePlottableProtocol {
  public var primitivePlottable: Self { fatalError() }
  public init?(primitivePlottable: Self) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Plottable where Self: RawRepresentable, Self.RawValue: Plottable {
  public var primitivePlottable: Self.RawValue.PrimitivePlottable { fatalError() }
  public init?(primitivePlottable: Self.RawValue.PrimitivePlottable) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Int: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Int8: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int8 }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Int16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int16 }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Int32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int32 }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Int64: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int64 }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension UInt: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension UInt8: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt8 }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension UInt16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt16 }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension UInt32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt32 }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension UInt64: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt64 }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Float: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Float }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Double: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Double }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension String: PrimitivePlottableProtocol { public typealias PrimitivePlottable = String }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Date: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Date }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Decimal: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Decimal }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension CGFloat: Plottable {
  public var primitivePlottable: Double { fatalError() }
  public init?(primitivePlottable: Double) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct PlottableValue<Value: Plottable> {
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> { fatalError() }
  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> { fatalError() }
  @_disfavoredOverload public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> { fatalError() }
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value> where Value: Comparable { fatalError() }
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> where Value: Comparable { fatalError() }
  @_disfavoredOverload public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue<Value> where Value: Comparable { fatalError() }
  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue<Value> { fatalError() }
  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue<Value> { fatalError() }
  @_disfavoredOverload public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue<Value> { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension PlottableValue {
  @_disfavoredOverload public static func value(_ labelResource: LocalizedStringResource, _ value: Value) -> PlottableValue<Value> { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension PlottableValue where Value == Date {
  public static func value(_ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil) -> PlottableValue<Date> { fatalError() }
  public static func value(_ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil) -> PlottableValue<Date> { fatalError() }
  @_disfavoredOverload public static func value<S: StringProtocol>(_ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil) -> PlottableValue<Date> { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct ChartBinRange<Bound> {
  public var lowerBound: Bound { fatalError() }
  public var upperBound: Bound { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension ChartBinRange: Sendable where Bound: Sendable {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension ChartBinRange: Equatable where Bound: Equatable { public static func == (l: ChartBinRange, r: ChartBinRange) -> Bool { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension ChartBinRange: Hashable where Bound: Hashable { public func hash(into hasher: inout Hasher) { fatalError() } }

// Dimensions and styles of marks.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  public init(floatLiteral value: Double) { fatalError() }
  public init(integerLiteral value: Int) { fatalError() }
  public static var automatic: MarkDimension { fatalError() }
  public static func inset(_ value: CGFloat) -> MarkDimension { fatalError() }
  public static func fixed(_ value: CGFloat) -> MarkDimension { fatalError() }
  public static func ratio(_ value: CGFloat) -> MarkDimension { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct MarkStackingMethod: Sendable {
  public static var standard: MarkStackingMethod { fatalError() }
  public static var normalized: MarkStackingMethod { fatalError() }
  public static var center: MarkStackingMethod { fatalError() }
  public static var unstacked: MarkStackingMethod { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct InterpolationMethod: Sendable {
  public static var linear: InterpolationMethod { fatalError() }
  public static var monotone: InterpolationMethod { fatalError() }
  public static var catmullRom: InterpolationMethod { fatalError() }
  public static var cardinal: InterpolationMethod { fatalError() }
  public static var stepStart: InterpolationMethod { fatalError() }
  public static var stepCenter: InterpolationMethod { fatalError() }
  public static var stepEnd: InterpolationMethod { fatalError() }
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { fatalError() }
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct AnnotationPosition: Equatable, Sendable {
  public static var automatic: AnnotationPosition { fatalError() }
  public static var overlay: AnnotationPosition { fatalError() }
  public static var top: AnnotationPosition { fatalError() }
  public static var bottom: AnnotationPosition { fatalError() }
  public static var leading: AnnotationPosition { fatalError() }
  public static var trailing: AnnotationPosition { fatalError() }
  public static var topLeading: AnnotationPosition { fatalError() }
  public static var topTrailing: AnnotationPosition { fatalError() }
  public static var bottomLeading: AnnotationPosition { fatalError() }
  public static var bottomTrailing: AnnotationPosition { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct AnnotationContext: Sendable { public var targetSize: CGSize { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct AnnotationOverflowResolution: Sendable {
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { fatalError() }
  public static var automatic: AnnotationOverflowResolution { fatalError() }
  public struct Strategy: Sendable {
    public static var automatic: Strategy { fatalError() }
    public static var fit: Strategy { fatalError() }
    public static func fit(to boundary: Boundary) -> Strategy { fatalError() }
    public static var padScale: Strategy { fatalError() }
    public static var disabled: Strategy { fatalError() }
  }
  public struct Boundary: Sendable {
    public static var automatic: Boundary { fatalError() }
    public static var chart: Boundary { fatalError() }
    public static var plot: Boundary { fatalError() }
  }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol ChartSymbolShape: Shape { nonisolated var perceptualUnitRect: CGRect { get } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension ChartSymbolShape where Self: InsettableShape {
  @_disfavoredOverload nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape { return BasicChartSymbolShape() }
  @_disfavoredOverload nonisolated public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape { return BasicChartSymbolShape() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct BasicChartSymbolShape: ChartSymbolShape {
  nonisolated init() { fatalError() }
  nonisolated public var perceptualUnitRect: CGRect { fatalError() }
  nonisolated public func path(in rect: CGRect) -> Path { fatalError() }
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape { return BasicChartSymbolShape() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct AnyChartSymbolShape: ChartSymbolShape {
  nonisolated public init(_ content: any ChartSymbolShape) { fatalError() }
  nonisolated public var perceptualUnitRect: CGRect { fatalError() }
  nonisolated public func path(in rect: CGRect) -> Path { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { fatalError() }
  public static var square: BasicChartSymbolShape { fatalError() }
  public static var triangle: BasicChartSymbolShape { fatalError() }
  public static var diamond: BasicChartSymbolShape { fatalError() }
  public static var pentagon: BasicChartSymbolShape { fatalError() }
  public static var plus: BasicChartSymbolShape { fatalError() }
  public static var cross: BasicChartSymbolShape { fatalError() }
  public static var asterisk: BasicChartSymbolShape { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Circle: ChartSymbolShape { nonisolated public var perceptualUnitRect: CGRect { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Rectangle: ChartSymbolShape { nonisolated public var perceptualUnitRect: CGRect { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Ellipse: ChartSymbolShape { nonisolated public var perceptualUnitRect: CGRect { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Capsule: ChartSymbolShape { nonisolated public var perceptualUnitRect: CGRect { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension RoundedRectangle: ChartSymbolShape { nonisolated public var perceptualUnitRect: CGRect { fatalError() } }

// Scales.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct ScaleType: Sendable {
  public static var linear: ScaleType { fatalError() }
  public static var log: ScaleType { fatalError() }
  public static var date: ScaleType { fatalError() }
  public static var category: ScaleType { fatalError() }
  public static var squareRoot: ScaleType { fatalError() }
  public static var symmetricLog: ScaleType { fatalError() }
  public static func power(exponent: Double) -> ScaleType { fatalError() }
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol ScaleDomain {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Array: ScaleDomain where Element: Plottable {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension ClosedRange: ScaleDomain where Bound: Plottable {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Range: ScaleDomain where Bound: Plottable {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct AutomaticScaleDomain: ScaleDomain, Sendable {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { fatalError() }
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain { fatalError() }
  public static func automatic<DataValue: Plottable>(includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type, modifyInferredDomain: @escaping (inout [DataValue]) -> Void) -> AutomaticScaleDomain { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol ScaleRange<VisualValue> { associatedtype VisualValue }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Array: ScaleRange { public typealias VisualValue = Element }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Gradient: ScaleRange { public typealias VisualValue = Color }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension ClosedRange: ScaleRange { public typealias VisualValue = Bound }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol PositionScaleRange: ScaleRange where Self.VisualValue == CGFloat {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Array: PositionScaleRange where Element == CGFloat {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension ClosedRange: PositionScaleRange where Bound == CGFloat {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct PlotDimensionScaleRange: PositionScaleRange, Sendable { public typealias VisualValue = CGFloat }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension PositionScaleRange where Self == PlotDimensionScaleRange {
  public static var plotDimension: PlotDimensionScaleRange { fatalError() }
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { fatalError() }
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange { fatalError() }
}
