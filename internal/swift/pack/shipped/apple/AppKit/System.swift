// Pasteboards, dragging, the workspace, screens and sounds.
open class NSPasteboard: NSObject {
  public struct Name: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public init(_ rawValue: String) { fatalError() }; public static var general: Name { fatalError() }; public static var font: Name { fatalError() }; public static var ruler: Name { fatalError() }; public static var find: Name { fatalError() }; public static var drag: Name { fatalError() } }
  public struct PasteboardType: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public init(_ rawValue: String) { fatalError() }; public static var string: PasteboardType { fatalError() }; public static var pdf: PasteboardType { fatalError() }; public static var tiff: PasteboardType { fatalError() }; public static var png: PasteboardType { fatalError() }; public static var rtf: PasteboardType { fatalError() }; public static var rtfd: PasteboardType { fatalError() }; public static var html: PasteboardType { fatalError() }; public static var tabularText: PasteboardType { fatalError() }; public static var font: PasteboardType { fatalError() }; public static var ruler: PasteboardType { fatalError() }; public static var color: PasteboardType { fatalError() }; public static var sound: PasteboardType { fatalError() }; public static var multipleTextSelection: PasteboardType { fatalError() }; public static var textFinderOptions: PasteboardType { fatalError() }; public static var URL: PasteboardType { fatalError() }; public static var fileURL: PasteboardType { fatalError() }; public static var findPanelSearchOptions: PasteboardType { fatalError() }; @available(macOS 13.0, *) public static var collaborationMetadata: PasteboardType { fatalError() } }
  public struct ReadingOptionKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static var urlReadingFileURLsOnly: ReadingOptionKey { fatalError() }; public static var urlReadingContentsConformToTypes: ReadingOptionKey { fatalError() } }
  public struct WritingOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var promised: WritingOptions { fatalError() } }
  public struct ContentsOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var currentHostOnly: ContentsOptions { fatalError() } }
  @available(macOS 15.4, *) public enum AccessBehavior: Int, Sendable { case `default`, ask, alwaysAllow, alwaysDeny }
  open class var general: NSPasteboard { fatalError() }
  public convenience init(name: NSPasteboard.Name) { fatalError() }
  open class func withUniqueName() -> NSPasteboard { fatalError() }
  open var name: NSPasteboard.Name { fatalError() }
  open var changeCount: Int { fatalError() }
  @available(macOS 15.4, *) open var accessBehavior: NSPasteboard.AccessBehavior { fatalError() }
  open func releaseGlobally() {}
  @discardableResult open func prepareForNewContents(with options: NSPasteboard.ContentsOptions = []) -> Int { fatalError() }
  @discardableResult open func clearContents() -> Int { fatalError() }
  @discardableResult open func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool { fatalError() }
  open func readObjects(forClasses classArray: [AnyClass], options: [NSPasteboard.ReadingOptionKey: Any]? = nil) -> [Any]? { fatalError() }
  open var pasteboardItems: [NSPasteboardItem]? { fatalError() }
  open func index(of pasteboardItem: NSPasteboardItem) -> Int { fatalError() }
  open func canReadItem(withDataConformingToTypes types: [String]) -> Bool { fatalError() }
  open func canReadObject(forClasses classArray: [AnyClass], options: [NSPasteboard.ReadingOptionKey: Any]? = nil) -> Bool { fatalError() }
  @discardableResult open func declareTypes(_ newTypes: [NSPasteboard.PasteboardType], owner newOwner: Any?) -> Int { fatalError() }
  @discardableResult open func addTypes(_ newTypes: [NSPasteboard.PasteboardType], owner newOwner: Any?) -> Int { fatalError() }
  open var types: [NSPasteboard.PasteboardType]? { fatalError() }
  open func availableType(from types: [NSPasteboard.PasteboardType]) -> NSPasteboard.PasteboardType? { fatalError() }
  @discardableResult open func setData(_ data: Data?, forType dataType: NSPasteboard.PasteboardType) -> Bool { fatalError() }
  @discardableResult open func setPropertyList(_ plist: Any, forType dataType: NSPasteboard.PasteboardType) -> Bool { fatalError() }
  @discardableResult open func setString(_ string: String, forType dataType: NSPasteboard.PasteboardType) -> Bool { fatalError() }
  open func data(forType dataType: NSPasteboard.PasteboardType) -> Data? { fatalError() }
  open func propertyList(forType dataType: NSPasteboard.PasteboardType) -> Any? { fatalError() }
  open func string(forType dataType: NSPasteboard.PasteboardType) -> String? { fatalError() }
  @discardableResult open func writeFileContents(_ filename: String) -> Bool { fatalError() }
  open func readFileContentsType(_ type: NSPasteboard.PasteboardType?, toFile filename: String) -> String? { fatalError() }
  open class func typesFilterable(to type: NSPasteboard.PasteboardType) -> [NSPasteboard.PasteboardType] { fatalError() }
}
open class NSPasteboardItem: NSObject, NSPasteboardWriting, NSPasteboardReading {
  public override init() { fatalError() }
  public required init?(pasteboardPropertyList propertyList: Any, ofType type: NSPasteboard.PasteboardType) { fatalError() }
  open var types: [NSPasteboard.PasteboardType] { fatalError() }
  open func availableType(from types: [NSPasteboard.PasteboardType]) -> NSPasteboard.PasteboardType? { fatalError() }
  @discardableResult open func setDataProvider(_ dataProvider: any NSPasteboardItemDataProvider, forTypes types: [NSPasteboard.PasteboardType]) -> Bool { fatalError() }
  @discardableResult open func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool { fatalError() }
  @discardableResult open func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool { fatalError() }
  @discardableResult open func setPropertyList(_ propertyList: Any, forType type: NSPasteboard.PasteboardType) -> Bool { fatalError() }
  open func data(forType type: NSPasteboard.PasteboardType) -> Data? { fatalError() }
  open func string(forType type: NSPasteboard.PasteboardType) -> String? { fatalError() }
  open func propertyList(forType type: NSPasteboard.PasteboardType) -> Any? { fatalError() }
  open class func readableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { fatalError() }
  open func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { fatalError() }
  open func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { fatalError() }
}
public protocol NSPasteboardItemDataProvider: NSObjectProtocol {
  func pasteboard(_ pasteboard: NSPasteboard?, item: NSPasteboardItem, provideDataForType type: NSPasteboard.PasteboardType)
  func pasteboardFinishedWithDataProvider(_ pasteboard: NSPasteboard)
}
extension NSPasteboardItemDataProvider {
  public func pasteboardFinishedWithDataProvider(_ pasteboard: NSPasteboard) { fatalError() }
}
public protocol NSPasteboardWriting: NSObjectProtocol {
  func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
  func writingOptions(forType type: NSPasteboard.PasteboardType, pasteboard: NSPasteboard) -> NSPasteboard.WritingOptions
  func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any?
}
extension NSPasteboardWriting {
  public func writingOptions(forType type: NSPasteboard.PasteboardType, pasteboard: NSPasteboard) -> NSPasteboard.WritingOptions { fatalError() }
}
public protocol NSPasteboardReading: NSObjectProtocol {
  static func readableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
  static func readingOptions(forType type: NSPasteboard.PasteboardType, pasteboard: NSPasteboard) -> NSPasteboard.ReadingOptions
}
extension NSPasteboardReading {
  public static func readingOptions(forType type: NSPasteboard.PasteboardType, pasteboard: NSPasteboard) -> NSPasteboard.ReadingOptions { fatalError() }
}
extension NSPasteboardReading {
  public init?(pasteboardPropertyList propertyList: Any, ofType type: NSPasteboard.PasteboardType) { fatalError() }
}
extension NSPasteboard {
  public struct ReadingOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var asString: ReadingOptions { fatalError() }; public static var asPropertyList: ReadingOptions { fatalError() }; public static var asKeyedArchive: ReadingOptions { fatalError() } }
}
public protocol NSPasteboardTypeOwner: NSObjectProtocol {
  func pasteboard(_ sender: NSPasteboard, provideDataForType type: NSPasteboard.PasteboardType)
  func pasteboardChangedOwner(_ sender: NSPasteboard)
}
extension NSPasteboardTypeOwner {
  public func pasteboardChangedOwner(_ sender: NSPasteboard) { fatalError() }
}
extension NSString: NSPasteboardWriting, NSPasteboardReading { public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { fatalError() }; public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { fatalError() }; public static func readableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { fatalError() } }
extension NSURL: NSPasteboardWriting, NSPasteboardReading { public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { fatalError() }; public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { fatalError() }; public static func readableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { fatalError() } }
extension NSAttributedString: NSPasteboardWriting, NSPasteboardReading { public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { fatalError() }; public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { fatalError() }; public static func readableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { fatalError() } }
// Dragging.
public struct NSDragOperation: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var copy: NSDragOperation { fatalError() }; public static var link: NSDragOperation { fatalError() }; public static var generic: NSDragOperation { fatalError() }; public static var `private`: NSDragOperation { fatalError() }; public static var move: NSDragOperation { fatalError() }; public static var delete: NSDragOperation { fatalError() }; public static var every: NSDragOperation { fatalError() } }
public enum NSDraggingFormation: Int, Sendable { case `default` = 0, none, pile, list, stack }
public enum NSDraggingContext: Int, Sendable { case outsideApplication = 0, withinApplication }
public struct NSDraggingItemEnumerationOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var concurrent: NSDraggingItemEnumerationOptions { fatalError() }; public static var clearNonenumeratedImages: NSDraggingItemEnumerationOptions { fatalError() } }
public enum NSSpringLoadingHighlight: Int, Sendable { case none = 0, standard, emphasized }
@MainActor @preconcurrency public protocol NSDraggingInfo: NSObjectProtocol {
  var draggingDestinationWindow: NSWindow? { get }
  var draggingSourceOperationMask: NSDragOperation { get }
  var draggingLocation: NSPoint { get }
  var draggedImageLocation: NSPoint { get }
  var draggingPasteboard: NSPasteboard { get }
  var draggingSource: Any? { get }
  var draggingSequenceNumber: Int { get }
  func slideDraggedImage(to screenPoint: NSPoint)
  var draggingFormation: NSDraggingFormation { get set }
  var animatesToDestination: Bool { get set }
  var numberOfValidItemsForDrop: Int { get set }
  func enumerateDraggingItems(options enumOpts: NSDraggingItemEnumerationOptions, for view: NSView?, classes classArray: [AnyClass], searchOptions: [NSPasteboard.ReadingOptionKey: Any], using block: @escaping (NSDraggingItem, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
  var springLoadingHighlight: NSSpringLoadingHighlight { get }
  func resetSpringLoading()
}
extension NSDraggingInfo {
  @MainActor @preconcurrency public func enumerateDraggingItems(options enumOpts: NSDraggingItemEnumerationOptions = [], for view: NSView?, classes classArray: [AnyClass], searchOptions: [NSPasteboard.ReadingOptionKey: Any] = [:], using block: @escaping (NSDraggingItem, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}
@MainActor @preconcurrency public protocol NSDraggingDestination: NSObjectProtocol {
  func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation
  func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation
  func draggingExited(_ sender: (any NSDraggingInfo)?)
  func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool
  func performDragOperation(_ sender: any NSDraggingInfo) -> Bool
  func concludeDragOperation(_ sender: (any NSDraggingInfo)?)
  func draggingEnded(_ sender: any NSDraggingInfo)
  func wantsPeriodicDraggingUpdates() -> Bool
  func updateDraggingItemsForDrag(_ sender: (any NSDraggingInfo)?)
}
extension NSDraggingDestination {
  public func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { fatalError() }
  public func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation { fatalError() }
  public func draggingExited(_ sender: (any NSDraggingInfo)?) { fatalError() }
  public func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool { fatalError() }
  public func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { fatalError() }
  public func concludeDragOperation(_ sender: (any NSDraggingInfo)?) { fatalError() }
  public func draggingEnded(_ sender: any NSDraggingInfo) { fatalError() }
  public func wantsPeriodicDraggingUpdates() -> Bool { fatalError() }
  public func updateDraggingItemsForDrag(_ sender: (any NSDraggingInfo)?) { fatalError() }
}
@MainActor @preconcurrency public protocol NSDraggingSource: NSObjectProtocol {
  func draggingSession(_ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext) -> NSDragOperation
  func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint)
  func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: NSPoint)
  func draggingSession(_ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation)
  func ignoreModifierKeys(for session: NSDraggingSession) -> Bool
}
extension NSDraggingSource {
  public func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint) { fatalError() }
  public func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: NSPoint) { fatalError() }
  public func draggingSession(_ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation) { fatalError() }
  public func ignoreModifierKeys(for session: NSDraggingSession) -> Bool { fatalError() }
}
@MainActor @preconcurrency public protocol NSSpringLoadingDestination: NSObjectProtocol {
  func springLoadingActivated(_ activated: Bool, draggingInfo: any NSDraggingInfo)
  func springLoadingHighlightChanged(_ draggingInfo: any NSDraggingInfo)
  func springLoadingEntered(_ draggingInfo: any NSDraggingInfo) -> NSSpringLoadingOptions
  func springLoadingExited(_ draggingInfo: any NSDraggingInfo)
}
extension NSSpringLoadingDestination {
  public func springLoadingEntered(_ draggingInfo: any NSDraggingInfo) -> NSSpringLoadingOptions { fatalError() }
  public func springLoadingExited(_ draggingInfo: any NSDraggingInfo) { fatalError() }
}
public struct NSSpringLoadingOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var disabled: NSSpringLoadingOptions { fatalError() }; public static var enabled: NSSpringLoadingOptions { fatalError() }; public static var continuousActivation: NSSpringLoadingOptions { fatalError() }; public static var noHover: NSSpringLoadingOptions { fatalError() } }
@MainActor @preconcurrency open class NSDraggingSession: NSObject {
  open var draggingFormation: NSDraggingFormation { get { fatalError() } set {} }
  open var animatesToStartingPositionsOnCancelOrFail: Bool { get { fatalError() } set {} }
  open var draggingLeaderIndex: Int { get { fatalError() } set {} }
  open var draggingPasteboard: NSPasteboard { fatalError() }
  open var draggingSequenceNumber: Int { fatalError() }
  open var draggingLocation: NSPoint { fatalError() }
  open func enumerateDraggingItems(options enumOpts: NSDraggingItemEnumerationOptions = [], for view: NSView?, classes classArray: [AnyClass], searchOptions: [NSPasteboard.ReadingOptionKey: Any] = [:], using block: @escaping (NSDraggingItem, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}
@MainActor @preconcurrency open class NSDraggingItem: NSObject {
  public struct ImageComponentKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public init(_ rawValue: String) { fatalError() }; public static var icon: ImageComponentKey { fatalError() }; public static var label: ImageComponentKey { fatalError() } }
  public init(pasteboardWriter: any NSPasteboardWriting) { fatalError() }
  open var item: Any { fatalError() }
  open var draggingFrame: NSRect { get { fatalError() } set {} }
  open func setDraggingFrame(_ frame: NSRect, contents: Any?) {}
  open var imageComponentsProvider: (() -> [NSDraggingImageComponent])? { get { fatalError() } set {} }
  open var imageComponents: [NSDraggingImageComponent]? { fatalError() }
}
@MainActor @preconcurrency open class NSDraggingImageComponent: NSObject {
  public init(key: NSDraggingItem.ImageComponentKey) { fatalError() }
  open var key: NSDraggingItem.ImageComponentKey { get { fatalError() } set {} }
  open var contents: Any? { get { fatalError() } set {} }
  open var frame: NSRect { get { fatalError() } set {} }
}
open class NSFilePromiseProvider: NSObject, NSPasteboardWriting {
  public convenience init(fileType: String, delegate: any NSFilePromiseProviderDelegate) { fatalError() }
  public override init() { fatalError() }
  open var fileType: String { get { fatalError() } set {} }
  open weak var delegate: (any NSFilePromiseProviderDelegate)? { get { fatalError() } set {} }
  open var userInfo: Any? { get { fatalError() } set {} }
  open func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { fatalError() }
  open func writingOptions(forType type: NSPasteboard.PasteboardType, pasteboard: NSPasteboard) -> NSPasteboard.WritingOptions { fatalError() }
  open func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { fatalError() }
}
public protocol NSFilePromiseProviderDelegate: NSObjectProtocol {
  func filePromiseProvider(_ filePromiseProvider: NSFilePromiseProvider, fileNameForType fileType: String) -> String
  func filePromiseProvider(_ filePromiseProvider: NSFilePromiseProvider, writePromiseTo url: URL, completionHandler: @escaping ((any Error)?) -> Void)
  func operationQueue(for filePromiseProvider: NSFilePromiseProvider) -> OperationQueue
}
extension NSFilePromiseProviderDelegate {
  public func operationQueue(for filePromiseProvider: NSFilePromiseProvider) -> OperationQueue { fatalError() }
}
open class NSFilePromiseReceiver: NSObject, NSPasteboardReading {
  public override init() { fatalError() }
  open class var readableDraggedTypes: [String] { fatalError() }
  open var fileTypes: [String] { fatalError() }
  open var fileNames: [String] { fatalError() }
  open func receivePromisedFiles(atDestination destinationDir: URL, options: [AnyHashable: Any] = [:], operationQueue: OperationQueue, reader: @escaping (URL, (any Error)?) -> Void) {}
  open class func readableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { fatalError() }
}
// The workspace.
open class NSWorkspace: NSObject, @unchecked Sendable {
  @available(macOS 10.15, *) open class OpenConfiguration: NSObject, NSCopying, @unchecked Sendable {
    public override init() { fatalError() }
    open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
    open var promptsUserIfNeeded: Bool { get { fatalError() } set {} }
    open var addsToRecentItems: Bool { get { fatalError() } set {} }
    open var activates: Bool { get { fatalError() } set {} }
    open var hides: Bool { get { fatalError() } set {} }
    open var hidesOthers: Bool { get { fatalError() } set {} }
    open var isForPrinting: Bool { get { fatalError() } set {} }
    open var createsNewApplicationInstance: Bool { get { fatalError() } set {} }
    open var allowsRunningApplicationSubstitution: Bool { get { fatalError() } set {} }
    open var requiresUniversalLinks: Bool { get { fatalError() } set {} }
    open var arguments: [String] { get { fatalError() } set {} }
    open var environment: [String: String] { get { fatalError() } set {} }
    open var architecture: Int32 { get { fatalError() } set {} }
  }
  public struct DesktopImageOptionKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static var imageScaling: DesktopImageOptionKey { fatalError() }; public static var allowClipping: DesktopImageOptionKey { fatalError() }; public static var fillColor: DesktopImageOptionKey { fatalError() } }
  public struct FileOperationName: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() } }
  public struct IconCreationOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var excludeQuickDrawElementsIconCreationOption: IconCreationOptions { fatalError() }; public static var exclude10_4ElementsIconCreationOption: IconCreationOptions { fatalError() } }
  public enum AuthorizationType: Int, Sendable { case createSymbolicLink, setAttributes, replaceFile }
  open class var shared: NSWorkspace { fatalError() }
  open var notificationCenter: NotificationCenter { fatalError() }
  open var runningApplications: [NSRunningApplication] { fatalError() }
  open var frontmostApplication: NSRunningApplication? { fatalError() }
  open var menuBarOwningApplication: NSRunningApplication? { fatalError() }
  open var accessibilityDisplayShouldIncreaseContrast: Bool { fatalError() }
  open var accessibilityDisplayShouldDifferentiateWithoutColor: Bool { fatalError() }
  open var accessibilityDisplayShouldReduceTransparency: Bool { fatalError() }
  open var accessibilityDisplayShouldReduceMotion: Bool { fatalError() }
  open var accessibilityDisplayShouldInvertColors: Bool { fatalError() }
  open var isVoiceOverEnabled: Bool { fatalError() }
  open var isSwitchControlEnabled: Bool { fatalError() }
  open var fileLabels: [String] { fatalError() }
  open var fileLabelColors: [NSColor] { fatalError() }
  @discardableResult open func open(_ url: URL) -> Bool { fatalError() }
  @available(macOS 10.15, *) open func open(_ url: URL, configuration: NSWorkspace.OpenConfiguration, completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil) {}
  @available(macOS 10.15, *) @discardableResult open func open(_ url: URL, configuration: NSWorkspace.OpenConfiguration) async throws -> NSRunningApplication { fatalError() }
  @available(macOS 10.15, *) open func open(_ urls: [URL], withApplicationAt applicationURL: URL, configuration: NSWorkspace.OpenConfiguration, completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil) {}
  @available(macOS 10.15, *) @discardableResult open func open(_ urls: [URL], withApplicationAt applicationURL: URL, configuration: NSWorkspace.OpenConfiguration) async throws -> NSRunningApplication { fatalError() }
  @available(macOS 10.15, *) open func openApplication(at applicationURL: URL, configuration: NSWorkspace.OpenConfiguration, completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil) {}
  @available(macOS 10.15, *) @discardableResult open func openApplication(at applicationURL: URL, configuration: NSWorkspace.OpenConfiguration) async throws -> NSRunningApplication { fatalError() }
  @discardableResult open func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool { fatalError() }
  open func activateFileViewerSelecting(_ fileURLs: [URL]) {}
  @discardableResult open func showSearchResults(forQueryString queryString: String) -> Bool { fatalError() }
  open func noteFileSystemChanged(_ path: String) {}
  open func isFilePackage(atPath fullPath: String) -> Bool { fatalError() }
  open func icon(forFile fullPath: String) -> NSImage { fatalError() }
  open func icon(forFiles fullPaths: [String]) -> NSImage? { fatalError() }
  @available(macOS 11.0, *) open func icon(for contentType: UTType) -> NSImage { fatalError() }
  @available(macOS, introduced: 10.0, deprecated: 12.0, message: "Use -iconForContentType: instead.") open func icon(forFileType fileType: String) -> NSImage { fatalError() }
  @discardableResult open func setIcon(_ image: NSImage?, forFile fullPath: String, options: NSWorkspace.IconCreationOptions = []) -> Bool { fatalError() }
  open func recycle(_ URLs: [URL], completionHandler handler: (([URL: URL], (any Error)?) -> Void)? = nil) {}
  @discardableResult open func recycle(_ URLs: [URL]) async throws -> [URL: URL] { fatalError() }
  open func duplicate(_ URLs: [URL], completionHandler handler: (([URL: URL], (any Error)?) -> Void)? = nil) {}
  open func getFileSystemInfo(forPath fullPath: String, isRemovable removableFlag: UnsafeMutablePointer<ObjCBool>?, isWritable writableFlag: UnsafeMutablePointer<ObjCBool>?, isUnmountable unmountableFlag: UnsafeMutablePointer<ObjCBool>?, description: UnsafeMutablePointer<NSString?>?, type fileSystemType: UnsafeMutablePointer<NSString?>?) -> Bool { fatalError() }
  @discardableResult open func unmountAndEjectDevice(atPath path: String) -> Bool { fatalError() }
  open func unmountAndEjectDevice(at url: URL) throws {}
  open func extendPowerOff(by requested: Int) -> Int { fatalError() }
  open func hideOtherApplications() {}
  open func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { fatalError() }
  open func urlForApplication(toOpen url: URL) -> URL? { fatalError() }
  @available(macOS 12.0, *) open func urlForApplication(toOpen contentType: UTType) -> URL? { fatalError() }
  @available(macOS 12.0, *) open func urlsForApplications(withBundleIdentifier bundleIdentifier: String) -> [URL] { fatalError() }
  @available(macOS 12.0, *) open func urlsForApplications(toOpen url: URL) -> [URL] { fatalError() }
  @available(macOS 12.0, *) open func urlsForApplications(toOpen contentType: UTType) -> [URL] { fatalError() }
  @available(macOS 12.0, *) open func setDefaultApplication(at applicationURL: URL, toOpenURLsWithScheme urlScheme: String, completion: (((any Error)?) -> Void)? = nil) {}
  @available(macOS 12.0, *) open func setDefaultApplication(at applicationURL: URL, toOpenURLsWithScheme urlScheme: String) async throws { fatalError() }
  @available(macOS 12.0, *) open func setDefaultApplication(at applicationURL: URL, toOpen contentType: UTType, completion: (((any Error)?) -> Void)? = nil) {}
  @available(macOS 12.0, *) open func setDefaultApplication(at applicationURL: URL, toOpen contentType: UTType) async throws { fatalError() }
  @available(macOS 12.0, *) open func setDefaultApplication(at applicationURL: URL, toOpenFileAt url: URL, completion: (((any Error)?) -> Void)? = nil) {}
  @available(macOS 12.0, *) open func setDefaultApplication(at applicationURL: URL, toOpenContentTypeOfFileAt url: URL, completion: (((any Error)?) -> Void)? = nil) {}
  open func setDesktopImageURL(_ url: URL, for screen: NSScreen, options: [NSWorkspace.DesktopImageOptionKey: Any] = [:]) throws {}
  open func desktopImageURL(for screen: NSScreen) -> URL? { fatalError() }
  open func desktopImageOptions(for screen: NSScreen) -> [NSWorkspace.DesktopImageOptionKey: Any]? { fatalError() }
  @available(macOS, introduced: 10.0, deprecated: 11.0, message: "Use -[NSWorkspace openApplicationAtURL:configuration:completionHandler:] instead.") @discardableResult open func launchApplication(_ appName: String) -> Bool { fatalError() }
  @available(macOS, introduced: 10.0, deprecated: 11.0, message: "Use -[NSWorkspace openURL:] instead.") @discardableResult open func openFile(_ fullPath: String) -> Bool { fatalError() }
  @available(macOS, introduced: 10.0, deprecated: 11.0, message: "Use -[NSWorkspace openURLs:withApplicationAtURL:configuration:completionHandler:] instead.") @discardableResult open func openFile(_ fullPath: String, withApplication appName: String?) -> Bool { fatalError() }
  @available(macOS, introduced: 10.0, deprecated: 11.0, message: "Use -[NSWorkspace URLForApplicationWithBundleIdentifier:] instead.") open func absolutePathForApplication(withBundleIdentifier bundleIdentifier: String) -> String? { fatalError() }
  @available(macOS, introduced: 10.0, deprecated: 11.0, message: "Use -[NSWorkspace URLForApplicationWithBundleIdentifier:] instead.") open func fullPath(forApplication appName: String) -> String? { fatalError() }
  open nonisolated class var applicationUserInfoKey: String { fatalError() }
  open nonisolated class var volumeURLUserInfoKey: String { fatalError() }
  open nonisolated class var localizedVolumeNameUserInfoKey: String { fatalError() }
  nonisolated public class var willLaunchApplicationNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didLaunchApplicationNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didTerminateApplicationNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didHideApplicationNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didUnhideApplicationNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didActivateApplicationNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didDeactivateApplicationNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didMountNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didUnmountNotification: NSNotification.Name { fatalError() }
  nonisolated public class var willUnmountNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didRenameVolumeNotification: NSNotification.Name { fatalError() }
  nonisolated public class var willPowerOffNotification: NSNotification.Name { fatalError() }
  nonisolated public class var willSleepNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didWakeNotification: NSNotification.Name { fatalError() }
  nonisolated public class var screensDidSleepNotification: NSNotification.Name { fatalError() }
  nonisolated public class var screensDidWakeNotification: NSNotification.Name { fatalError() }
  nonisolated public class var sessionDidBecomeActiveNotification: NSNotification.Name { fatalError() }
  nonisolated public class var sessionDidResignActiveNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didChangeFileLabelsNotification: NSNotification.Name { fatalError() }
  nonisolated public class var activeSpaceDidChangeNotification: NSNotification.Name { fatalError() }
  nonisolated public class var accessibilityDisplayOptionsDidChangeNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didPerformFileOperationNotification: NSNotification.Name { fatalError() }
}
open class NSRunningApplication: NSObject, @unchecked Sendable {
  open class var current: NSRunningApplication { fatalError() }
  open class func runningApplications(withBundleIdentifier bundleIdentifier: String) -> [NSRunningApplication] { fatalError() }
  open class func terminateAutomaticallyTerminableApplications() {}
  public convenience init?(processIdentifier pid: pid_t) { fatalError() }
  open var isTerminated: Bool { fatalError() }
  open var isFinishedLaunching: Bool { fatalError() }
  open var isHidden: Bool { fatalError() }
  open var isActive: Bool { fatalError() }
  open var ownsMenuBar: Bool { fatalError() }
  open var activationPolicy: NSApplication.ActivationPolicy { fatalError() }
  open var localizedName: String? { fatalError() }
  open var bundleIdentifier: String? { fatalError() }
  open var bundleURL: URL? { fatalError() }
  open var executableURL: URL? { fatalError() }
  open var processIdentifier: pid_t { fatalError() }
  open var launchDate: Date? { fatalError() }
  open var icon: NSImage? { fatalError() }
  open var executableArchitecture: Int { fatalError() }
  @discardableResult open func hide() -> Bool { fatalError() }
  @discardableResult open func unhide() -> Bool { fatalError() }
  @discardableResult open func activate(options: NSApplication.ActivationOptions = []) -> Bool { fatalError() }
  @available(macOS 14.0, *) @discardableResult open func activate(from application: NSRunningApplication, options: NSApplication.ActivationOptions = []) -> Bool { fatalError() }
  @discardableResult open func terminate() -> Bool { fatalError() }
  @discardableResult open func forceTerminate() -> Bool { fatalError() }
}
extension NSApplication {
  public struct ActivationOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var activateAllWindows: ActivationOptions { fatalError() }; @available(macOS, introduced: 10.6, deprecated: 14.0, message: "ignoringOtherApps is deprecated in macOS 14 and will have no effect.") public static var activateIgnoringOtherApps: ActivationOptions { fatalError() } }
}
open class NSScreen: NSObject, @unchecked Sendable {
  open class var screens: [NSScreen] { fatalError() }
  open class var main: NSScreen? { fatalError() }
  open class var deepest: NSScreen? { fatalError() }
  open class var screensHaveSeparateSpaces: Bool { fatalError() }
  open var depth: NSWindow.Depth { fatalError() }
  open var frame: NSRect { fatalError() }
  open var visibleFrame: NSRect { fatalError() }
  open var deviceDescription: [NSDeviceDescriptionKey: Any] { fatalError() }
  open var colorSpace: NSColorSpace? { fatalError() }
  @available(macOS 12.0, *) open var safeAreaInsets: NSEdgeInsets { fatalError() }
  @available(macOS 12.0, *) open var auxiliaryTopLeftArea: NSRect? { fatalError() }
  @available(macOS 12.0, *) open var auxiliaryTopRightArea: NSRect? { fatalError() }
  @available(macOS 10.15, *) open var localizedName: String { fatalError() }
  open var backingScaleFactor: CGFloat { fatalError() }
  open var maximumExtendedDynamicRangeColorComponentValue: CGFloat { fatalError() }
  @available(macOS 10.15, *) open var maximumPotentialExtendedDynamicRangeColorComponentValue: CGFloat { fatalError() }
  @available(macOS 10.15, *) open var maximumReferenceExtendedDynamicRangeColorComponentValue: CGFloat { fatalError() }
  @available(macOS 12.0, *) open var maximumFramesPerSecond: Int { fatalError() }
  @available(macOS 12.0, *) open var minimumRefreshInterval: TimeInterval { fatalError() }
  @available(macOS 12.0, *) open var maximumRefreshInterval: TimeInterval { fatalError() }
  @available(macOS 12.0, *) open var displayUpdateGranularity: TimeInterval { fatalError() }
  @available(macOS 12.0, *) open var lastDisplayUpdateTimestamp: TimeInterval { fatalError() }
  @available(macOS 26.0, *) open var cgDirectDisplayID: CGDirectDisplayID { fatalError() }
  open func canRepresent(_ gamut: NSDisplayGamut) -> Bool { fatalError() }
  open func convertRectToBacking(_ rect: NSRect) -> NSRect { fatalError() }
  open func convertRectFromBacking(_ rect: NSRect) -> NSRect { fatalError() }
  open func backingAlignedRect(_ rect: NSRect, options: AlignmentOptions) -> NSRect { fatalError() }
  @available(macOS 14.0, *) open func displayLink(target: Any, selector: Selector) -> CADisplayLink { fatalError() }
  nonisolated public class var colorSpaceDidChangeNotification: NSNotification.Name { fatalError() }
}
open class NSSound: NSObject, NSCopying, NSPasteboardReading, NSPasteboardWriting {
  public typealias Name = String
  public typealias PlaybackDeviceIdentifier = String
  public convenience init?(named name: NSSound.Name) { fatalError() }
  public init?(contentsOf url: URL, byReference: Bool) { fatalError() }
  public init?(contentsOfFile path: String, byReference: Bool) { fatalError() }
  public init?(data: Data) { fatalError() }
  public init?(pasteboard: NSPasteboard) { fatalError() }
  open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  open class var soundUnfilteredTypes: [String] { fatalError() }
  open class func canInit(with pasteboard: NSPasteboard) -> Bool { fatalError() }
  open class func readableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { fatalError() }
  open func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { fatalError() }
  open func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { fatalError() }
  @discardableResult open func setName(_ string: NSSound.Name?) -> Bool { fatalError() }
  open var name: NSSound.Name? { fatalError() }
  @discardableResult open func play() -> Bool { fatalError() }
  @discardableResult open func pause() -> Bool { fatalError() }
  @discardableResult open func resume() -> Bool { fatalError() }
  @discardableResult open func stop() -> Bool { fatalError() }
  open var isPlaying: Bool { fatalError() }
  open weak var delegate: (any NSSoundDelegate)? { get { fatalError() } set {} }
  open var duration: TimeInterval { fatalError() }
  open var volume: Float { get { fatalError() } set {} }
  open var currentTime: TimeInterval { get { fatalError() } set {} }
  open var loops: Bool { get { fatalError() } set {} }
  open var playbackDeviceIdentifier: NSSound.PlaybackDeviceIdentifier? { get { fatalError() } set {} }
  open class func beep() {}
}
public protocol NSSoundDelegate: NSObjectProtocol {
  func sound(_ sound: NSSound, didFinishPlaying flag: Bool)
}
extension NSSoundDelegate {
  public func sound(_ sound: NSSound, didFinishPlaying flag: Bool) { fatalError() }
}
