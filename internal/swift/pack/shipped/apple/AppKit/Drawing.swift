// Graphics contexts, paths, gradients, shadows and images.
open class NSGraphicsContext: NSObject {
  public struct AttributeKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static var destination: AttributeKey { fatalError() }; public static var representationFormat: AttributeKey { fatalError() } }
  public convenience init?(bitmapImageRep bitmapRep: NSBitmapImageRep) { fatalError() }
  public convenience init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool) { fatalError() }
  @MainActor @preconcurrency public convenience init(window: NSWindow) { fatalError() }
  open class var current: NSGraphicsContext? { get { fatalError() } set {} }
  open class func saveGraphicsState() {}
  open class func restoreGraphicsState() {}
  open class func currentContextDrawingToScreen() -> Bool { fatalError() }
  open func saveGraphicsState() {}
  open func restoreGraphicsState() {}
  open func flushGraphics() {}
  open var cgContext: CGContext { fatalError() }
  open var isFlipped: Bool { fatalError() }
  open var isDrawingToScreen: Bool { fatalError() }
  open var attributes: [NSGraphicsContext.AttributeKey: Any]? { fatalError() }
  open var shouldAntialias: Bool { get { fatalError() } set {} }
  open var imageInterpolation: NSImageInterpolation { get { fatalError() } set {} }
  open var patternPhase: NSPoint { get { fatalError() } set {} }
  open var compositingOperation: NSCompositingOperation { get { fatalError() } set {} }
  open var colorRenderingIntent: NSColorRenderingIntent { get { fatalError() } set {} }
  open var ciContext: CIContext? { fatalError() }
}
public enum NSImageInterpolation: UInt, Sendable { case `default` = 0, none = 1, low = 2, medium = 4, high = 3 }
public enum NSColorRenderingIntent: Int, Sendable { case `default`, absoluteColorimetric, relativeColorimetric, perceptual, saturation }
public enum NSCompositingOperation: UInt, Sendable { case clear = 0, copy, sourceOver, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter = 13, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity }
public enum NSDisplayGamut: Int, Sendable { case sRGB = 1, p3 = 2 }
public func NSRectFill(_ rect: NSRect) {}
public func NSRectClip(_ rect: NSRect) {}
public func NSFrameRect(_ rect: NSRect) {}
public func NSFrameRectWithWidth(_ rect: NSRect, _ frameWidth: CGFloat) {}
public func NSRectFillUsingOperation(_ rect: NSRect, _ op: NSCompositingOperation) {}
public func NSBeep() {}
public func NSDrawThreePartImage(_ frame: NSRect, _ startCap: NSImage?, _ centerFill: NSImage?, _ endCap: NSImage?, _ vertical: Bool, _ op: NSCompositingOperation, _ alphaFraction: CGFloat, _ flipped: Bool) {}
public func NSSetFocusRingStyle(_ placement: NSFocusRingPlacement) {}
public enum NSFocusRingPlacement: UInt, Sendable { case only = 0, below, above }
extension NSRect {
  public func fill(using operation: NSCompositingOperation = NSGraphicsContext.current?.compositingOperation ?? .sourceOver) {}
  public func frame(withWidth width: CGFloat = 1.0, using operation: NSCompositingOperation = NSGraphicsContext.current?.compositingOperation ?? .sourceOver) {}
  public func clip() {}
}
open class NSBezierPath: NSObject, NSCopying {
  public enum LineCapStyle: UInt, Sendable { case butt = 0, round, square }
  public enum LineJoinStyle: UInt, Sendable { case miter = 0, round, bevel }
  public enum WindingRule: UInt, Sendable { case nonZero = 0, evenOdd }
  public enum ElementType: UInt, Sendable { case moveTo = 0; case lineTo; case cubicCurveTo; case closePath; @available(macOS 14.0, *) case quadraticCurveTo }
  public override init() { fatalError() }
  public convenience init(rect: NSRect) { fatalError() }
  public convenience init(ovalIn rect: NSRect) { fatalError() }
  public convenience init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) { fatalError() }
  @available(macOS 14.0, *) public convenience init(cgPath: CGPath) { fatalError() }
  @available(macOS 14.0, *) open var cgPath: CGPath { get { fatalError() } set {} }
  open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  open class func fill(_ rect: NSRect) {}
  open class func stroke(_ rect: NSRect) {}
  open class func clip(_ rect: NSRect) {}
  open class func strokeLine(from point1: NSPoint, to point2: NSPoint) {}
  open class var defaultMiterLimit: CGFloat { get { fatalError() } set {} }
  open class var defaultFlatness: CGFloat { get { fatalError() } set {} }
  open class var defaultWindingRule: NSBezierPath.WindingRule { get { fatalError() } set {} }
  open class var defaultLineCapStyle: NSBezierPath.LineCapStyle { get { fatalError() } set {} }
  open class var defaultLineJoinStyle: NSBezierPath.LineJoinStyle { get { fatalError() } set {} }
  open class var defaultLineWidth: CGFloat { get { fatalError() } set {} }
  open func move(to point: NSPoint) {}
  open func line(to point: NSPoint) {}
  open func curve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {}
  @available(macOS 14.0, *) open func curve(to endPoint: NSPoint, controlPoint: NSPoint) {}
  open func close() {}
  open func removeAllPoints() {}
  open func stroke() {}
  open func fill() {}
  open func addClip() {}
  open func setClip() {}
  open func relativeMove(to point: NSPoint) {}
  open func relativeLine(to point: NSPoint) {}
  open func relativeCurve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {}
  open var lineWidth: CGFloat { get { fatalError() } set {} }
  open var miterLimit: CGFloat { get { fatalError() } set {} }
  open var flatness: CGFloat { get { fatalError() } set {} }
  open var lineCapStyle: NSBezierPath.LineCapStyle { get { fatalError() } set {} }
  open var lineJoinStyle: NSBezierPath.LineJoinStyle { get { fatalError() } set {} }
  open var windingRule: NSBezierPath.WindingRule { get { fatalError() } set {} }
  open func getLineDash(_ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?) {}
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
  open var flattened: NSBezierPath { fatalError() }
  open var reversed: NSBezierPath { fatalError() }
  open func transform(using transform: AffineTransform) {}
  open var isEmpty: Bool { fatalError() }
  open var currentPoint: NSPoint { fatalError() }
  open var controlPointBounds: NSRect { fatalError() }
  open var bounds: NSRect { fatalError() }
  open var elementCount: Int { fatalError() }
  open func element(at index: Int, associatedPoints points: UnsafeMutablePointer<NSPoint>?) -> NSBezierPath.ElementType { fatalError() }
  open func element(at index: Int) -> NSBezierPath.ElementType { fatalError() }
  open func append(_ path: NSBezierPath) {}
  open func appendRect(_ rect: NSRect) {}
  open func appendPoints(_ points: UnsafeMutablePointer<NSPoint>, count: Int) {}
  open func appendOval(in rect: NSRect) {}
  open func appendArc(withCenter center: NSPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {}
  open func appendArc(withCenter center: NSPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat) {}
  open func appendArc(from point1: NSPoint, to point2: NSPoint, radius: CGFloat) {}
  open func appendRoundedRect(_ rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {}
  open func contains(_ point: NSPoint) -> Bool { fatalError() }
}
extension NSBezierPath.ElementType {
  public static var curveTo: NSBezierPath.ElementType { fatalError() }
}
extension AffineTransform {
  public func concat() {}
  public func set() {}
}
open class NSGradient: NSObject {
  public struct DrawingOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var drawsBeforeStartingLocation: DrawingOptions { fatalError() }; public static var drawsAfterEndingLocation: DrawingOptions { fatalError() } }
  public convenience init?(starting startingColor: NSColor, ending endingColor: NSColor) { fatalError() }
  public convenience init?(colors colorArray: [NSColor]) { fatalError() }
  public convenience init?(colorsAndLocations objects: (NSColor, CGFloat)...) { fatalError() }
  public init?(colors colorArray: [NSColor], atLocations locations: UnsafePointer<CGFloat>?, colorSpace: NSColorSpace) { fatalError() }
  open func draw(from startingPoint: NSPoint, to endingPoint: NSPoint, options: NSGradient.DrawingOptions = []) {}
  open func draw(in rect: NSRect, angle: CGFloat) {}
  open func draw(in path: NSBezierPath, angle: CGFloat) {}
  open func draw(fromCenter startCenter: NSPoint, radius startRadius: CGFloat, toCenter endCenter: NSPoint, radius endRadius: CGFloat, options: NSGradient.DrawingOptions = []) {}
  open func draw(in rect: NSRect, relativeCenterPosition: NSPoint) {}
  open func draw(in path: NSBezierPath, relativeCenterPosition: NSPoint) {}
  open var colorSpace: NSColorSpace { fatalError() }
  open var numberOfColorStops: Int { fatalError() }
  open func interpolatedColor(atLocation location: CGFloat) -> NSColor { fatalError() }
}
open class NSShadow: NSObject, NSCopying {
  public override init() { fatalError() }
  open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  open var shadowOffset: NSSize { get { fatalError() } set {} }
  open var shadowBlurRadius: CGFloat { get { fatalError() } set {} }
  open var shadowColor: NSColor? { get { fatalError() } set {} }
  open func set() {}
}
open class NSImage: NSObject, NSCopying, NSPasteboardWriting, NSPasteboardReading, @unchecked Sendable {
  public typealias Name = String
  public enum ResizingMode: Int, Sendable { case tile = 0, stretch }
  public enum CacheMode: UInt, Sendable { case `default` = 0, always, bySize, never }
  @available(macOS 11.0, *) public enum SymbolScale: Int, Sendable { case small = 1, medium = 2, large = 3 }
  @available(macOS 14.0, *) public enum DynamicRange: Int, Sendable { case unspecified = -1, standard = 0, constrainedHigh = 1, high = 2 }
  @available(macOS 26.0, *) public enum SymbolVariableValueMode: Int, Sendable { case automatic, color, draw }
  @available(macOS 11.0, *) open class SymbolConfiguration: NSObject, @unchecked Sendable {
    public convenience init(pointSize: CGFloat, weight: NSFont.Weight) { fatalError() }
    public convenience init(pointSize: CGFloat, weight: NSFont.Weight, scale: NSImage.SymbolScale) { fatalError() }
    public convenience init(textStyle style: NSFont.TextStyle) { fatalError() }
    public convenience init(textStyle style: NSFont.TextStyle, scale: NSImage.SymbolScale) { fatalError() }
    public convenience init(scale: NSImage.SymbolScale) { fatalError() }
    @available(macOS 12.0, *) public convenience init(hierarchicalColor: NSColor) { fatalError() }
    @available(macOS 12.0, *) public convenience init(paletteColors: [NSColor]) { fatalError() }
    @available(macOS 12.0, *) open class func preferringMulticolor() -> Self { fatalError() }
    @available(macOS 13.0, *) open class func preferringMonochrome() -> Self { fatalError() }
    @available(macOS 13.0, *) open class func preferringHierarchical() -> Self { fatalError() }
    @available(macOS 12.0, *) open func applying(_ configuration: NSImage.SymbolConfiguration) -> Self { fatalError() }
  }
  public convenience init?(named name: NSImage.Name) { fatalError() }
  @available(macOS 11.0, *) public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) { fatalError() }
  @available(macOS 13.0, *) public convenience init?(systemSymbolName name: String, variableValue value: Double, accessibilityDescription description: String?) { fatalError() }
  @available(macOS 13.0, *) public convenience init?(symbolName name: String, variableValue value: Double) { fatalError() }
  @available(macOS 13.0, *) public convenience init?(symbolName name: String, bundle: Bundle?, variableValue value: Double) { fatalError() }
  public init(size: NSSize) { fatalError() }
  public convenience override init() { fatalError() }
  public init?(data: Data) { fatalError() }
  public init?(contentsOf url: URL) { fatalError() }
  public init?(contentsOfFile fileName: String) { fatalError() }
  public init(byReferencing url: URL) { fatalError() }
  public init(byReferencingFile fileName: String) { fatalError() }
  public init?(pasteboard: NSPasteboard) { fatalError() }
  public init?(dataIgnoringOrientation data: Data) { fatalError() }
  public init(cgImage: CGImage, size: NSSize) { fatalError() }
  public init(coder: NSCoder) { fatalError() }
  public convenience init(size: NSSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool, drawingHandler: @escaping (NSRect) -> Bool) { fatalError() }
  public required init?(pasteboardPropertyList propertyList: Any, ofType type: NSPasteboard.PasteboardType) { fatalError() }
  open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  open var size: NSSize { get { fatalError() } set {} }
  @discardableResult open func setName(_ string: NSImage.Name?) -> Bool { fatalError() }
  open func name() -> NSImage.Name? { fatalError() }
  open var backgroundColor: NSColor { get { fatalError() } set {} }
  open var usesEPSOnResolutionMismatch: Bool { get { fatalError() } set {} }
  open var prefersColorMatch: Bool { get { fatalError() } set {} }
  open var matchesOnMultipleResolution: Bool { get { fatalError() } set {} }
  open var matchesOnlyOnBestFittingAxis: Bool { get { fatalError() } set {} }
  open var isTemplate: Bool { get { fatalError() } set {} }
  open var cacheMode: NSImage.CacheMode { get { fatalError() } set {} }
  open var representations: [NSImageRep] { fatalError() }
  open var isValid: Bool { fatalError() }
  open var alignmentRect: NSRect { get { fatalError() } set {} }
  open var capInsets: NSEdgeInsets { get { fatalError() } set {} }
  open var resizingMode: NSImage.ResizingMode { get { fatalError() } set {} }
  open var accessibilityDescription: String? { get { fatalError() } set {} }
  open weak var delegate: (any NSImageDelegate)? { get { fatalError() } set {} }
  open var tiffRepresentation: Data? { fatalError() }
  open func tiffRepresentation(using comp: NSBitmapImageRep.TIFFCompression, factor: Float) -> Data? { fatalError() }
  @available(macOS 11.0, *) open var symbolConfiguration: NSImage.SymbolConfiguration { fatalError() }
  @available(macOS 11.0, *) open func withSymbolConfiguration(_ configuration: NSImage.SymbolConfiguration) -> NSImage? { fatalError() }
  @available(macOS 13.0, *) open var locale: Locale? { fatalError() }
  @available(macOS 14.0, *) open func withLocale(_ locale: Locale?) -> NSImage { fatalError() }
  open func addRepresentation(_ imageRep: NSImageRep) {}
  open func addRepresentations(_ imageReps: [NSImageRep]) {}
  open func removeRepresentation(_ imageRep: NSImageRep) {}
  open func draw(at point: NSPoint, from fromRect: NSRect, operation op: NSCompositingOperation, fraction delta: CGFloat) {}
  open func draw(in rect: NSRect, from fromRect: NSRect, operation op: NSCompositingOperation, fraction delta: CGFloat) {}
  open func draw(in dstSpacePortionRect: NSRect, from srcSpacePortionRect: NSRect, operation op: NSCompositingOperation, fraction requestedAlpha: CGFloat, respectFlipped respectContextIsFlipped: Bool, hints: [NSImageRep.HintKey: Any]?) {}
  open func draw(in rect: NSRect) {}
  open func drawRepresentation(_ imageRep: NSImageRep, in rect: NSRect) -> Bool { fatalError() }
  open func recache() {}
  open func cancelIncrementalLoad() {}
  open func lockFocus() {}
  open func unlockFocus() {}
  open func lockFocusFlipped(_ flipped: Bool) {}
  open func cgImage(forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?, context referenceContext: NSGraphicsContext?, hints: [NSImageRep.HintKey: Any]?) -> CGImage? { fatalError() }
  open func bestRepresentation(for rect: NSRect, context referenceContext: NSGraphicsContext?, hints: [NSImageRep.HintKey: Any]?) -> NSImageRep? { fatalError() }
  open func hitTest(_ testRectDestSpace: NSRect, withDestinationRect imageRectDestSpace: NSRect, context: NSGraphicsContext?, hints: [NSImageRep.HintKey: Any]?, flipped: Bool) -> Bool { fatalError() }
  open func recommendedLayerContentsScale(_ preferredContentsScale: CGFloat) -> CGFloat { fatalError() }
  open func layerContents(forContentsScale layerContentsScale: CGFloat) -> Any { fatalError() }
  open class var imageTypes: [String] { fatalError() }
  open class var imageUnfilteredTypes: [String] { fatalError() }
  open class func canInit(with pasteboard: NSPasteboard) -> Bool { fatalError() }
  open class func readableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { fatalError() }
  open func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { fatalError() }
  open func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { fatalError() }
  open class var actionTemplateName: NSImage.Name { fatalError() }
  open class var addTemplateName: NSImage.Name { fatalError() }
  open class var advancedName: NSImage.Name { fatalError() }
  open class var applicationIconName: NSImage.Name { fatalError() }
  open class var bluetoothTemplateName: NSImage.Name { fatalError() }
  open class var bonjourName: NSImage.Name { fatalError() }
  open class var bookmarksTemplateName: NSImage.Name { fatalError() }
  open class var cautionName: NSImage.Name { fatalError() }
  open class var colorPanelName: NSImage.Name { fatalError() }
  open class var columnViewTemplateName: NSImage.Name { fatalError() }
  open class var computerName: NSImage.Name { fatalError() }
  open class var enterFullScreenTemplateName: NSImage.Name { fatalError() }
  open class var everyoneName: NSImage.Name { fatalError() }
  open class var exitFullScreenTemplateName: NSImage.Name { fatalError() }
  open class var flowViewTemplateName: NSImage.Name { fatalError() }
  open class var folderBurnableName: NSImage.Name { fatalError() }
  open class var folderName: NSImage.Name { fatalError() }
  open class var folderSmartName: NSImage.Name { fatalError() }
  open class var followLinkFreestandingTemplateName: NSImage.Name { fatalError() }
  open class var fontPanelName: NSImage.Name { fatalError() }
  open class var goBackTemplateName: NSImage.Name { fatalError() }
  open class var goForwardTemplateName: NSImage.Name { fatalError() }
  open class var goLeftTemplateName: NSImage.Name { fatalError() }
  open class var goRightTemplateName: NSImage.Name { fatalError() }
  open class var homeTemplateName: NSImage.Name { fatalError() }
  open class var iChatTheaterTemplateName: NSImage.Name { fatalError() }
  open class var iconViewTemplateName: NSImage.Name { fatalError() }
  open class var infoName: NSImage.Name { fatalError() }
  open class var invalidDataFreestandingTemplateName: NSImage.Name { fatalError() }
  open class var leftFacingTriangleTemplateName: NSImage.Name { fatalError() }
  open class var listViewTemplateName: NSImage.Name { fatalError() }
  open class var lockLockedTemplateName: NSImage.Name { fatalError() }
  open class var lockUnlockedTemplateName: NSImage.Name { fatalError() }
  open class var menuMixedStateTemplateName: NSImage.Name { fatalError() }
  open class var menuOnStateTemplateName: NSImage.Name { fatalError() }
  open class var multipleDocumentsName: NSImage.Name { fatalError() }
  open class var networkName: NSImage.Name { fatalError() }
  open class var pathTemplateName: NSImage.Name { fatalError() }
  open class var preferencesGeneralName: NSImage.Name { fatalError() }
  open class var quickLookTemplateName: NSImage.Name { fatalError() }
  open class var refreshFreestandingTemplateName: NSImage.Name { fatalError() }
  open class var refreshTemplateName: NSImage.Name { fatalError() }
  open class var removeTemplateName: NSImage.Name { fatalError() }
  open class var revealFreestandingTemplateName: NSImage.Name { fatalError() }
  open class var rightFacingTriangleTemplateName: NSImage.Name { fatalError() }
  open class var shareTemplateName: NSImage.Name { fatalError() }
  open class var slideshowTemplateName: NSImage.Name { fatalError() }
  open class var smartBadgeTemplateName: NSImage.Name { fatalError() }
  open class var statusAvailableName: NSImage.Name { fatalError() }
  open class var statusNoneName: NSImage.Name { fatalError() }
  open class var statusPartiallyAvailableName: NSImage.Name { fatalError() }
  open class var statusUnavailableName: NSImage.Name { fatalError() }
  open class var stopProgressFreestandingTemplateName: NSImage.Name { fatalError() }
  open class var stopProgressTemplateName: NSImage.Name { fatalError() }
  open class var trashEmptyName: NSImage.Name { fatalError() }
  open class var trashFullName: NSImage.Name { fatalError() }
  open class var userAccountsName: NSImage.Name { fatalError() }
  open class var userGroupName: NSImage.Name { fatalError() }
  open class var userGuestName: NSImage.Name { fatalError() }
  open class var userName: NSImage.Name { fatalError() }
}
extension NSImage: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { fatalError() }
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self { fatalError() }
  public static var writableTypeIdentifiersForItemProvider: [String] { fatalError() }
  public func loadData(withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress? { fatalError() }
}
public protocol NSImageDelegate: NSObjectProtocol {
  func imageDidNotDraw(_ sender: NSImage, in rect: NSRect) -> NSImage?
}
extension NSImageDelegate {
  public func imageDidNotDraw(_ sender: NSImage, in rect: NSRect) -> NSImage? { fatalError() }
}
open class NSImageRep: NSObject {
  public struct HintKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static var ctm: HintKey { fatalError() }; public static var interpolation: HintKey { fatalError() }; public static var userInterfaceLayoutDirection: HintKey { fatalError() }; public static var currentContext: HintKey { fatalError() } }
  public enum LayoutDirection: Int, Sendable { case unspecified = -1, leftToRight = 2, rightToLeft = 3 }
  public override init() { fatalError() }
  public convenience init?(contentsOf url: URL) { fatalError() }
  public convenience init?(contentsOfFile filename: String) { fatalError() }
  public convenience init?(pasteboard: NSPasteboard) { fatalError() }
  open class func imageReps(withContentsOf url: URL) -> [NSImageRep]? { fatalError() }
  open class func imageReps(with pasteboard: NSPasteboard) -> [NSImageRep]? { fatalError() }
  open class func imageReps(withContentsOfFile filename: String) -> [NSImageRep]? { fatalError() }
  open class var imageTypes: [String] { fatalError() }
  @discardableResult open func draw() -> Bool { fatalError() }
  @discardableResult open func draw(at point: NSPoint) -> Bool { fatalError() }
  @discardableResult open func draw(in rect: NSRect) -> Bool { fatalError() }
  @discardableResult open func draw(in dstSpacePortionRect: NSRect, from srcSpacePortionRect: NSRect, operation op: NSCompositingOperation, fraction requestedAlpha: CGFloat, respectFlipped respectContextIsFlipped: Bool, hints: [NSImageRep.HintKey: Any]?) -> Bool { fatalError() }
  open var size: NSSize { get { fatalError() } set {} }
  open var hasAlpha: Bool { get { fatalError() } set {} }
  open var isOpaque: Bool { get { fatalError() } set {} }
  open var colorSpaceName: NSColorSpaceName { get { fatalError() } set {} }
  open var bitsPerSample: Int { get { fatalError() } set {} }
  open var pixelsWide: Int { get { fatalError() } set {} }
  open var pixelsHigh: Int { get { fatalError() } set {} }
  open var layoutDirection: NSImageRep.LayoutDirection { get { fatalError() } set {} }
  open func cgImage(forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?, context: NSGraphicsContext?, hints: [NSImageRep.HintKey: Any]?) -> CGImage? { fatalError() }
}
open class NSCustomImageRep: NSImageRep {
  public init(size: NSSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool, drawingHandler: @escaping (NSRect) -> Bool) { fatalError() }
  open var drawingHandler: ((NSRect) -> Bool)? { fatalError() }
}
open class NSCIImageRep: NSImageRep {
  public init(ciImage image: CIImage) { fatalError() }
  open var ciImage: CIImage { fatalError() }
}
open class NSPDFImageRep: NSImageRep {
  public init?(data pdfData: Data) { fatalError() }
  open var pdfRepresentation: Data { fatalError() }
  open var bounds: NSRect { fatalError() }
  open var currentPage: Int { get { fatalError() } set {} }
  open var pageCount: Int { fatalError() }
}
open class NSBitmapImageRep: NSImageRep {
  public enum FileType: UInt, Sendable { case tiff = 0, bmp, gif, jpeg, png, jpeg2000 }
  public enum TIFFCompression: UInt, Sendable { case none = 1, ccittfax3 = 3, ccittfax4 = 4, lzw = 5, jpeg = 6, next = 32766, packBits = 32773, oldJPEG = 32865 }
  public struct Format: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var alphaFirst: Format { fatalError() }; public static var alphaNonpremultiplied: Format { fatalError() }; public static var floatingPointSamples: Format { fatalError() }; public static var sixteenBitLittleEndian: Format { fatalError() }; public static var thirtyTwoBitLittleEndian: Format { fatalError() }; public static var sixteenBitBigEndian: Format { fatalError() }; public static var thirtyTwoBitBigEndian: Format { fatalError() } }
  public struct PropertyKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static var imageCompressionMethod: PropertyKey { fatalError() }; public static var imageCompressionFactor: PropertyKey { fatalError() }; public static var imageDitherTransparency: PropertyKey { fatalError() }; public static var imageRGBColorTable: PropertyKey { fatalError() }; public static var imageInterlaced: PropertyKey { fatalError() }; public static var imageColorSyncProfileData: PropertyKey { fatalError() }; public static var frameCount: PropertyKey { fatalError() }; public static var currentFrame: PropertyKey { fatalError() }; public static var currentFrameDuration: PropertyKey { fatalError() }; public static var loopCount: PropertyKey { fatalError() }; public static var gamma: PropertyKey { fatalError() }; public static var progressive: PropertyKey { fatalError() }; public static var exifData: PropertyKey { fatalError() }; public static var iptcData: PropertyKey { fatalError() }; public static var fallbackBackgroundColor: PropertyKey { fatalError() } }
  public init?(focusedViewRect rect: NSRect) { fatalError() }
  public init?(bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, pixelsWide width: Int, pixelsHigh height: Int, bitsPerSample bps: Int, samplesPerPixel spp: Int, hasAlpha alpha: Bool, isPlanar: Bool, colorSpaceName: NSColorSpaceName, bytesPerRow rBytes: Int, bitsPerPixel pBits: Int) { fatalError() }
  public init?(bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, pixelsWide width: Int, pixelsHigh height: Int, bitsPerSample bps: Int, samplesPerPixel spp: Int, hasAlpha alpha: Bool, isPlanar: Bool, colorSpaceName: NSColorSpaceName, bitmapFormat: NSBitmapImageRep.Format, bytesPerRow rBytes: Int, bitsPerPixel pBits: Int) { fatalError() }
  public init(cgImage: CGImage) { fatalError() }
  public init(ciImage: CIImage) { fatalError() }
  public init?(data: Data) { fatalError() }
  open var bitmapData: UnsafeMutablePointer<UInt8>? { fatalError() }
  open var isPlanar: Bool { fatalError() }
  open var samplesPerPixel: Int { fatalError() }
  open var bitsPerPixel: Int { fatalError() }
  open var bytesPerRow: Int { fatalError() }
  open var bytesPerPlane: Int { fatalError() }
  open var numberOfPlanes: Int { fatalError() }
  open var bitmapFormat: NSBitmapImageRep.Format { fatalError() }
  open var cgImage: CGImage? { fatalError() }
  open var colorSpace: NSColorSpace { fatalError() }
  open var tiffRepresentation: Data? { fatalError() }
  open class func representationOfImageReps(in imageReps: [NSImageRep], using storageType: NSBitmapImageRep.FileType, properties: [NSBitmapImageRep.PropertyKey: Any]) -> Data? { fatalError() }
  open class func imageReps(with data: Data) -> [NSImageRep] { fatalError() }
  open class func tiffRepresentationOfImageReps(in array: [NSImageRep]) -> Data? { fatalError() }
  open func representation(using storageType: NSBitmapImageRep.FileType, properties: [NSBitmapImageRep.PropertyKey: Any]) -> Data? { fatalError() }
  open func tiffRepresentation(using comp: NSBitmapImageRep.TIFFCompression, factor: Float) -> Data? { fatalError() }
  open func setProperty(_ property: NSBitmapImageRep.PropertyKey, withValue value: Any?) {}
  open func value(forProperty property: NSBitmapImageRep.PropertyKey) -> Any? { fatalError() }
  open func colorAt(x: Int, y: Int) -> NSColor? { fatalError() }
  open func setColor(_ color: NSColor, atX x: Int, y: Int) {}
  open func getPixel(_ p: UnsafeMutablePointer<Int>, atX x: Int, y: Int) {}
  open func setPixel(_ p: UnsafeMutablePointer<Int>, atX x: Int, y: Int) {}
  open func converting(to targetSpace: NSColorSpace, renderingIntent: NSColorRenderingIntent) -> NSBitmapImageRep? { fatalError() }
  open func retagging(with newSpace: NSColorSpace) -> NSBitmapImageRep? { fatalError() }
  open func colorize(byMappingGray midPoint: CGFloat, to midPointColor: NSColor?, blackMapping shadowColor: NSColor?, whiteMapping lightColor: NSColor?) {}
}
public struct NSColorSpaceName: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static var calibratedWhite: NSColorSpaceName { fatalError() }; public static var calibratedRGB: NSColorSpaceName { fatalError() }; public static var deviceWhite: NSColorSpaceName { fatalError() }; public static var deviceRGB: NSColorSpaceName { fatalError() }; public static var deviceCMYK: NSColorSpaceName { fatalError() }; public static var named: NSColorSpaceName { fatalError() }; public static var pattern: NSColorSpaceName { fatalError() }; public static var custom: NSColorSpaceName { fatalError() } }
public struct NSDeviceDescriptionKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static var resolution: NSDeviceDescriptionKey { fatalError() }; public static var colorSpaceName: NSDeviceDescriptionKey { fatalError() }; public static var bitsPerSample: NSDeviceDescriptionKey { fatalError() }; public static var isScreen: NSDeviceDescriptionKey { fatalError() }; public static var isPrinter: NSDeviceDescriptionKey { fatalError() }; public static var size: NSDeviceDescriptionKey { fatalError() } }
extension NSDeviceDescriptionKey {
  public init(_ rawValue: String) { fatalError() }
}
extension CIImage {
  public convenience init?(bitmapImageRep: NSBitmapImageRep) { fatalError() }
  public func draw(in rect: NSRect, from fromRect: NSRect, operation op: NSCompositingOperation, fraction delta: CGFloat) {}
  public func draw(at point: NSPoint, from fromRect: NSRect, operation op: NSCompositingOperation, fraction delta: CGFloat) {}
}
extension CIColor {
  public convenience init?(color: NSColor) { fatalError() }
}
