import UIKit

// Strokes, inks, and the picker of tools.
@available(iOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension PKDrawing {
    public init<S: Sequence>(strokes: S) where S.Element == PKStroke { fatalError() }
    public var strokes: [PKStroke] { get { fatalError() } set {} }
    public mutating func transform(using transform: CGAffineTransform) {}
    @available(iOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public var requiredContentVersion: PKContentVersion { fatalError() }
}
@available(iOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum PKContentVersion: Int, Comparable, Sendable { case version1 = 1, version2 = 2, version3 = 3; public static var latest: PKContentVersion { fatalError() }; public static func < (a: PKContentVersion, b: PKContentVersion) -> Bool { fatalError() } }
@available(iOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct PKInk: Sendable {
    public typealias InkType = PKInkingTool.InkType
    public init(_ inkType: PKInkingTool.InkType, color: UIColor = .black) { fatalError() }
    public var inkType: PKInkingTool.InkType { get { fatalError() } set {} }
    public var color: UIColor { get { fatalError() } set {} }
    @available(iOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public var requiredContentVersion: PKContentVersion { fatalError() }
}
@available(iOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct PKStroke: Sendable {
    public init(ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity, mask: UIBezierPath? = nil) { fatalError() }
    @available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public init(ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity, mask: UIBezierPath? = nil, randomSeed: UInt32) { fatalError() }
    public var ink: PKInk { get { fatalError() } set {} }
    public var transform: CGAffineTransform { get { fatalError() } set {} }
    public var path: PKStrokePath { get { fatalError() } set {} }
    public var mask: UIBezierPath? { get { fatalError() } set {} }
    public var renderBounds: CGRect { fatalError() }
    public var maskedPathRanges: [ClosedRange<CGFloat>] { fatalError() }
    @available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public var randomSeed: UInt32 { get { fatalError() } set {} }
    @available(iOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public var requiredContentVersion: PKContentVersion { fatalError() }
}
@available(iOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct PKStrokePath: RandomAccessCollection, Sendable {
    public typealias Element = PKStrokePoint
    public typealias Index = Int
    public init() { fatalError() }
    public init<T: Sequence>(controlPoints: T, creationDate: Date) where T.Element == PKStrokePoint { fatalError() }
    public var creationDate: Date { fatalError() }
    public var startIndex: Int { fatalError() }
    public var endIndex: Int { fatalError() }
    public subscript(i: Int) -> PKStrokePoint { fatalError() }
    public func interpolatedLocation(at parametricValue: CGFloat) -> CGPoint { fatalError() }
    public func interpolatedPoint(at parametricValue: CGFloat) -> PKStrokePoint { fatalError() }
    public func interpolatedPoints(in range: ClosedRange<CGFloat>? = nil, by strideBy: InterpolatedSlice.Stride) -> InterpolatedSlice { fatalError() }
    public func parametricValue(_ parametricValue: CGFloat, offsetBy: InterpolatedSlice.Stride) -> CGFloat { fatalError() }
    public struct InterpolatedSlice: Sequence, IteratorProtocol, Sendable {
        public enum Stride: Sendable { case parametricStep(CGFloat), distance(CGFloat), time(TimeInterval) }
        public typealias Element = PKStrokePoint
        public mutating func next() -> PKStrokePoint? { fatalError() }
    }
}
@available(iOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct PKStrokePoint: Sendable {
    public init(location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat, altitude: CGFloat) { fatalError() }
    @available(iOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public init(location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat, altitude: CGFloat, secondaryScale: CGFloat) { fatalError() }
    public var location: CGPoint { fatalError() }
    public var timeOffset: TimeInterval { fatalError() }
    public var size: CGSize { fatalError() }
    public var opacity: CGFloat { fatalError() }
    public var azimuth: CGFloat { fatalError() }
    public var force: CGFloat { fatalError() }
    public var altitude: CGFloat { fatalError() }
    @available(iOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public var secondaryScale: CGFloat { fatalError() }
}
@available(iOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension PKInkingTool {
    public init(ink: PKInk, width: CGFloat) { fatalError() }
    public var ink: PKInk { get { fatalError() } set {} }
    public static func convertColor(_ color: UIColor, from: UIUserInterfaceStyle, to: UIUserInterfaceStyle) -> UIColor { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension PKInkingTool.InkType { public var defaultWidth: CGFloat { fatalError() }; public var validWidthRange: ClosedRange<CGFloat> { fatalError() } }
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension PKEraserTool {
    public var eraserType: EraserType { fatalError() }
    @available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public init(_ eraserType: EraserType, width: CGFloat) { fatalError() }
    @available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public var width: CGFloat { fatalError() }
}
@available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension PKEraserTool.EraserType { public static var fixedWidthBitmap: PKEraserTool.EraserType { fatalError() }; public var defaultWidth: CGFloat { fatalError() }; public var validWidthRange: ClosedRange<CGFloat> { fatalError() } }
extension PKCanvasView {
    @available(iOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public var maximumSupportedContentVersion: PKContentVersion { get { fatalError() } set {} }
    @available(iOS 18.0, visionOS 2.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public var isDrawingEnabled: Bool { get { fatalError() } set {} }
}
extension PKToolPicker {
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle { get { fatalError() } set {} }
    public var colorUserInterfaceStyle: UIUserInterfaceStyle { get { fatalError() } set {} }
    public func frameObscured(in view: UIView) -> CGRect { fatalError() }
    @available(iOS 14.0, *) public var showsDrawingPolicyControls: Bool { get { fatalError() } set {} }
    @available(iOS 14.0, *) public var stateAutosaveName: String? { get { fatalError() } set {} }
    @available(iOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public var maximumSupportedContentVersion: PKContentVersion { get { fatalError() } set {} }
    @available(iOS 18.0, visionOS 2.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public convenience init(toolItems: [PKToolPickerItem]) { fatalError() }
    @available(iOS 18.0, visionOS 2.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public var toolItems: [PKToolPickerItem] { fatalError() }
    @available(iOS 18.0, visionOS 2.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public var selectedToolItem: PKToolPickerItem { get { fatalError() } set {} }
    @available(iOS 18.0, visionOS 2.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public var selectedToolItemIdentifier: String { get { fatalError() } set {} }
    @available(iOS 18.0, visionOS 2.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public var accessoryItem: UIBarButtonItem? { get { fatalError() } set {} }
}
@available(iOS 18.0, visionOS 2.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class PKToolPickerItem: NSObject { open var identifier: String { fatalError() } }
@available(iOS 18.0, visionOS 2.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class PKToolPickerInkingItem: PKToolPickerItem {
    public convenience init(type inkType: PKInkingTool.InkType) { fatalError() }
    public convenience init(type inkType: PKInkingTool.InkType, color: UIColor) { fatalError() }
    public convenience init(type inkType: PKInkingTool.InkType, width: CGFloat) { fatalError() }
    public init(type inkType: PKInkingTool.InkType, color: UIColor = .black, width: CGFloat? = nil, azimuth: CGFloat? = nil, identifier: String? = nil) { fatalError() }
    open var allowsColorSelection: Bool { get { fatalError() } set {} }
}
@available(iOS 18.0, visionOS 2.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class PKToolPickerEraserItem: PKToolPickerItem { public convenience init(type eraserType: PKEraserTool.EraserType) { fatalError() }; public convenience init(type eraserType: PKEraserTool.EraserType, width: CGFloat) { fatalError() } }
@available(iOS 18.0, visionOS 2.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class PKToolPickerLassoItem: PKToolPickerItem { public override init() { fatalError() } }
@available(iOS 18.0, visionOS 2.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class PKToolPickerRulerItem: PKToolPickerItem { public override init() { fatalError() } }
@available(iOS 18.0, visionOS 2.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class PKToolPickerScribbleItem: PKToolPickerItem { public override init() { fatalError() } }
@available(iOS 18.0, visionOS 2.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class PKToolPickerCustomItem: PKToolPickerItem {
    public struct Configuration { public init(identifier: String, name: String) { fatalError() }; public var identifier: String { fatalError() }; public var name: String { fatalError() }; public var imageProvider: ((PKToolPickerCustomItem) -> UIImage)? { get { fatalError() } set {} }; public var viewControllerProvider: ((PKToolPickerCustomItem) -> UIViewController)? { get { fatalError() } set {} }; public var defaultWidth: CGFloat { get { fatalError() } set {} }; public var defaultColor: UIColor { get { fatalError() } set {} }; public var allowsColorSelection: Bool { get { fatalError() } set {} }; public var toolAttributeControls: ControlOptions { get { fatalError() } set {} }; public var widthVariants: [CGFloat: UIImage] { get { fatalError() } set {} } }
    public struct ControlOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var width: ControlOptions { fatalError() }; public static var opacity: ControlOptions { fatalError() } }
    public init(configuration: Configuration) { fatalError() }
    open var configuration: Configuration { fatalError() }
    open var color: UIColor { get { fatalError() } set {} }
    open var width: CGFloat { get { fatalError() } set {} }
    open var allowsColorSelection: Bool { get { fatalError() } set {} }
    open func reloadImage() {}
}
