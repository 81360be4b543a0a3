@_exported import UIKit

@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct PKDrawing: Hashable, Sendable, Codable {
    public init() { fatalError() }
    public init(data: Data) throws { fatalError() }
    public var bounds: CGRect { fatalError() }
    public func dataRepresentation() -> Data { fatalError() }
    public func image(from rect: CGRect, scale: CGFloat) -> UIImage { fatalError() }
    public func transformed(using transform: CGAffineTransform) -> PKDrawing { fatalError() }
    public func appending(_ drawing: PKDrawing) -> PKDrawing { fatalError() }
    public mutating func append(_ drawing: PKDrawing) {}
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public static func == (a: PKDrawing, b: PKDrawing) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) {}
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public protocol PKTool {}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct PKInkingTool: PKTool {
    public enum InkType: String, Sendable {
        case pen, pencil, marker
        @available(iOS 17.0, *) case monoline
        @available(iOS 17.0, *) case fountainPen
        @available(iOS 17.0, *) case watercolor
        @available(iOS 17.0, *) case crayon
    }
    public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) { fatalError() }
    public var inkType: InkType { get { fatalError() } set {} }
    public var color: UIColor { get { fatalError() } set {} }
    public var width: CGFloat { get { fatalError() } set {} }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct PKEraserTool: PKTool {
    public enum EraserType: Sendable {
        case vector, bitmap
    }
    public init(_ eraserType: EraserType) { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct PKLassoTool: PKTool { public init() { fatalError() } }
@available(iOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum PKCanvasViewDrawingPolicy: UInt, Sendable { case `default` = 0, anyInput, pencilOnly }
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class PKCanvasView: UIScrollView {
    open var drawing: PKDrawing { get { fatalError() } set {} }
    open var tool: any PKTool { get { fatalError() } set {} }
    @available(iOS 14.0, *) open var drawingPolicy: PKCanvasViewDrawingPolicy { get { fatalError() } set {} }
    open var isRulerActive: Bool { get { fatalError() } set {} }
    open var drawingGestureRecognizer: UIGestureRecognizer { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
    func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
    func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
    func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension PKCanvasViewDelegate {
    public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) { fatalError() }
    public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) { fatalError() }
    public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) { fatalError() }
    public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class PKToolPicker: NSObject {
    @available(iOS 14.0, *) public override init() { fatalError() }
    open func addObserver(_ observer: any PKToolPickerObserver) {}
    open func removeObserver(_ observer: any PKToolPickerObserver) {}
    open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
    open var selectedTool: any PKTool { get { fatalError() } set {} }
    open var isRulerActive: Bool { get { fatalError() } set {} }
    open var isVisible: Bool { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol PKToolPickerObserver: NSObjectProtocol {
    func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
    func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension PKToolPickerObserver {
    public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) { fatalError() }
    public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) { fatalError() }
}
extension PKCanvasView: PKToolPickerObserver {}
