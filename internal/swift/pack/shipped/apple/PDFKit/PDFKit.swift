@_exported import Foundation
@_exported import CoreGraphics
#if os(iOS)
@_exported import UIKit
public typealias PDFPlatformColor = UIColor
public typealias PDFPlatformImage = UIImage
public typealias PDFPlatformView = UIView
#else
@_exported import AppKit
public typealias PDFPlatformColor = NSColor
public typealias PDFPlatformImage = NSImage
public typealias PDFPlatformView = NSView
#endif

@available(iOS 11.0, macOS 10.4, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum PDFDisplayMode: Int, Sendable { case singlePage = 0, singlePageContinuous, twoUp, twoUpContinuous }
@available(iOS 11.0, macOS 10.4, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum PDFDisplayBox: Int, Sendable { case mediaBox = 0, cropBox, bleedBox, trimBox, artBox }
@available(iOS 11.0, macOS 10.13, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum PDFDisplayDirection: Int, Sendable { case vertical = 0, horizontal }
@available(iOS 11.0, macOS 10.4, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class PDFDocument: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    public convenience init?(url: URL) { fatalError() }
    public init?(data: Data) { fatalError() }
    open var documentURL: URL? { fatalError() }
    open var documentAttributes: [AnyHashable: Any]? { get { fatalError() } set {} }
    open var isEncrypted: Bool { fatalError() }
    open var isLocked: Bool { fatalError() }
    @discardableResult open func unlock(withPassword password: String) -> Bool { fatalError() }
    open var pageCount: Int { fatalError() }
    open func page(at index: Int) -> PDFPage? { fatalError() }
    open func index(for page: PDFPage) -> Int { fatalError() }
    open func insert(_ page: PDFPage, at index: Int) {}
    open func removePage(at index: Int) {}
    open func exchangePage(at indexA: Int, withPageAt indexB: Int) {}
    open var string: String? { fatalError() }
    open func dataRepresentation() -> Data? { fatalError() }
    @discardableResult open func write(to url: URL) -> Bool { fatalError() }
    @discardableResult open func write(toFile path: String) -> Bool { fatalError() }
    open var outlineRoot: PDFOutline? { get { fatalError() } set {} }
    open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] { fatalError() }
    weak open var delegate: (any PDFDocumentDelegate)?
}
@available(iOS 11.0, macOS 10.4, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public protocol PDFDocumentDelegate: NSObjectProtocol {
    func classForPage() -> AnyClass
}
@available(iOS 11.0, macOS 10.4, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension PDFDocumentDelegate {
    public func classForPage() -> AnyClass { fatalError() }
}
@available(iOS 11.0, macOS 10.4, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class PDFOutline: NSObject, @unchecked Sendable {
    open var label: String? { get { fatalError() } set {} }
    open var numberOfChildren: Int { fatalError() }
    open func child(at index: Int) -> PDFOutline? { fatalError() }
    open var destination: PDFDestination? { get { fatalError() } set {} }
}
@available(iOS 11.0, macOS 10.4, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class PDFDestination: NSObject, @unchecked Sendable {
    public init(page: PDFPage, at point: CGPoint) { fatalError() }
    weak open var page: PDFPage? { fatalError() }
    open var point: CGPoint { fatalError() }
}
@available(iOS 11.0, macOS 10.4, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class PDFPage: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    public convenience init?(image: PDFPlatformImage) { fatalError() }
    weak open var document: PDFDocument? { fatalError() }
    open var label: String? { fatalError() }
    open func bounds(for box: PDFDisplayBox) -> CGRect { fatalError() }
    open var rotation: Int { get { fatalError() } set {} }
    open var annotations: [PDFAnnotation] { fatalError() }
    open func addAnnotation(_ annotation: PDFAnnotation) {}
    open func removeAnnotation(_ annotation: PDFAnnotation) {}
    open func annotation(at point: CGPoint) -> PDFAnnotation? { fatalError() }
    open func draw(with box: PDFDisplayBox, to context: CGContext) {}
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> PDFPlatformImage { fatalError() }
    open var numberOfCharacters: Int { fatalError() }
    open var string: String? { fatalError() }
    open func selection(for range: NSRange) -> PDFSelection? { fatalError() }
    open func selection(for rect: CGRect) -> PDFSelection? { fatalError() }
}
@available(iOS 11.0, macOS 10.4, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class PDFSelection: NSObject, @unchecked Sendable {
    public init(document: PDFDocument) { fatalError() }
    open var pages: [PDFPage] { fatalError() }
    open var string: String? { fatalError() }
    open var color: PDFPlatformColor? { get { fatalError() } set {} }
    open func bounds(for page: PDFPage) -> CGRect { fatalError() }
    open func selectionsByLine() -> [PDFSelection] { fatalError() }
}
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public static let text = PDFAnnotationSubtype(rawValue: "")
    public static let link = PDFAnnotationSubtype(rawValue: "")
    public static let freeText = PDFAnnotationSubtype(rawValue: "")
    public static let line = PDFAnnotationSubtype(rawValue: "")
    public static let square = PDFAnnotationSubtype(rawValue: "")
    public static let circle = PDFAnnotationSubtype(rawValue: "")
    public static let highlight = PDFAnnotationSubtype(rawValue: "")
    public static let underline = PDFAnnotationSubtype(rawValue: "")
    public static let strikeOut = PDFAnnotationSubtype(rawValue: "")
    public static let ink = PDFAnnotationSubtype(rawValue: "")
    public static let stamp = PDFAnnotationSubtype(rawValue: "")
    public static let widget = PDFAnnotationSubtype(rawValue: "")
}
@available(iOS 11.0, macOS 10.4, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class PDFAnnotation: NSObject, @unchecked Sendable {
    public init(bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?) { fatalError() }
    open var page: PDFPage? { get { fatalError() } set {} }
    open var type: String? { get { fatalError() } set {} }
    open var bounds: CGRect { get { fatalError() } set {} }
    open var color: PDFPlatformColor { get { fatalError() } set {} }
    open var contents: String? { get { fatalError() } set {} }
    open var shouldDisplay: Bool { get { fatalError() } set {} }
}
@available(iOS 11.0, macOS 10.4, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class PDFView: PDFPlatformView {
    open var document: PDFDocument? { get { fatalError() } set {} }
    open var canGoToNextPage: Bool { fatalError() }
    open func goToNextPage(_ sender: Any?) {}
    open var canGoToPreviousPage: Bool { fatalError() }
    open func goToPreviousPage(_ sender: Any?) {}
    open func goToFirstPage(_ sender: Any?) {}
    open func goToLastPage(_ sender: Any?) {}
    open var currentPage: PDFPage? { fatalError() }
    open func go(to page: PDFPage) {}
    open func go(to destination: PDFDestination) {}
    open func go(to selection: PDFSelection) {}
    open var currentDestination: PDFDestination? { fatalError() }
    open var displayMode: PDFDisplayMode { get { fatalError() } set {} }
    open var displayDirection: PDFDisplayDirection { get { fatalError() } set {} }
    open var displaysPageBreaks: Bool { get { fatalError() } set {} }
    open var displaysAsBook: Bool { get { fatalError() } set {} }
    open var displayBox: PDFDisplayBox { get { fatalError() } set {} }
    open var pageShadowsEnabled: Bool { get { fatalError() } set {} }
    weak open var delegate: (any PDFViewDelegate)? { get { fatalError() } set {} }
    open var scaleFactor: CGFloat { get { fatalError() } set {} }
    open var minScaleFactor: CGFloat { get { fatalError() } set {} }
    open var maxScaleFactor: CGFloat { get { fatalError() } set {} }
    open var autoScales: Bool { get { fatalError() } set {} }
    open var scaleFactorForSizeToFit: CGFloat { fatalError() }
    open func zoomIn(_ sender: Any?) {}
    open func zoomOut(_ sender: Any?) {}
    open var currentSelection: PDFSelection? { get { fatalError() } set {} }
    open var highlightedSelections: [PDFSelection]? { get { fatalError() } set {} }
    open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) {}
    open func clearSelection() {}
    open func layoutDocumentView() {}
    open var documentView: PDFPlatformView? { fatalError() }
    open func page(for point: CGPoint, nearest: Bool) -> PDFPage? { fatalError() }
    open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint { fatalError() }
    open func convert(_ rect: CGRect, from page: PDFPage) -> CGRect { fatalError() }
    #if os(iOS)
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}
    open var isUsingPageViewController: Bool { fatalError() }
    @available(iOS 16.0, *) open var isFindInteractionEnabled: Bool { get { fatalError() } set {} }
    #endif
}
@available(iOS 11.0, macOS 10.4, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @preconcurrency public protocol PDFViewDelegate: NSObjectProtocol {
    func pdfViewWillClick(onLink sender: PDFView, with url: URL)
}
@available(iOS 11.0, macOS 10.4, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension PDFViewDelegate {
    public func pdfViewWillClick(onLink sender: PDFView, with url: URL) { fatalError() }
}
extension NSNotification.Name {
    public static let PDFViewPageChanged = NSNotification.Name("")
    public static let PDFViewDocumentChanged = NSNotification.Name("")
    public static let PDFViewSelectionChanged = NSNotification.Name("")
    public static let PDFViewScaleChanged = NSNotification.Name("")
    public static let PDFViewVisiblePagesChanged = NSNotification.Name("")
}
@available(iOS 11.0, macOS 10.4, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class PDFThumbnailView: PDFPlatformView {
    weak open var pdfView: PDFView? { get { fatalError() } set {} }
    open var thumbnailSize: CGSize { get { fatalError() } set {} }
    #if os(iOS)
    open var layoutMode: PDFThumbnailLayoutMode { get { fatalError() } set {} }
    #endif
}
@available(iOS 11.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical = 0, horizontal }
