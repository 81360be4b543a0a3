// Popovers, panels and alerts.
@MainActor @preconcurrency open class NSPopover: NSResponder, NSAppearanceCustomization {
  public enum Behavior: Int, Sendable { case applicationDefined = 0, transient, semitransient }
  public struct CloseReason: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static var standard: CloseReason { fatalError() }; public static var detachToWindow: CloseReason { fatalError() } }
  public override init() { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open weak var delegate: (any NSPopoverDelegate)? { get { fatalError() } set {} }
  open var appearance: NSAppearance? { get { fatalError() } set {} }
  open var effectiveAppearance: NSAppearance { fatalError() }
  open var behavior: NSPopover.Behavior { get { fatalError() } set {} }
  open var animates: Bool { get { fatalError() } set {} }
  @available(macOS 14.0, *) open var hasFullSizeContent: Bool { get { fatalError() } set {} }
  open var contentViewController: NSViewController? { get { fatalError() } set {} }
  open var contentSize: NSSize { get { fatalError() } set {} }
  open var isShown: Bool { fatalError() }
  open var isDetached: Bool { fatalError() }
  open var positioningRect: NSRect { get { fatalError() } set {} }
  open func show(relativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge) {}
  @available(macOS 14.0, *) open func show(relativeTo toolbarItem: NSToolbarItem) {}
  open func performClose(_ sender: Any?) {}
  open func close() {}
  open nonisolated class var closeReasonUserInfoKey: String { fatalError() }
  nonisolated public class var willShowNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didShowNotification: NSNotification.Name { fatalError() }
  nonisolated public class var willCloseNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didCloseNotification: NSNotification.Name { fatalError() }
}
@MainActor @preconcurrency public protocol NSPopoverDelegate: NSObjectProtocol {
  func popoverShouldClose(_ popover: NSPopover) -> Bool
  func popoverShouldDetach(_ popover: NSPopover) -> Bool
  func popoverDidDetach(_ popover: NSPopover)
  func detachableWindow(for popover: NSPopover) -> NSWindow?
  func popoverWillShow(_ notification: Notification)
  func popoverDidShow(_ notification: Notification)
  func popoverWillClose(_ notification: Notification)
  func popoverDidClose(_ notification: Notification)
}
extension NSPopoverDelegate {
  public func popoverShouldClose(_ popover: NSPopover) -> Bool { fatalError() }
  public func popoverShouldDetach(_ popover: NSPopover) -> Bool { fatalError() }
  public func popoverDidDetach(_ popover: NSPopover) { fatalError() }
  public func detachableWindow(for popover: NSPopover) -> NSWindow? { fatalError() }
  public func popoverWillShow(_ notification: Notification) { fatalError() }
  public func popoverDidShow(_ notification: Notification) { fatalError() }
  public func popoverWillClose(_ notification: Notification) { fatalError() }
  public func popoverDidClose(_ notification: Notification) { fatalError() }
}
@MainActor @preconcurrency open class NSSavePanel: NSPanel {
  public struct UserActionType: RawRepresentable, Hashable, Sendable { public let rawValue: Int; public init(rawValue: Int) { fatalError() } }
  open var url: URL? { fatalError() }
  open var directoryURL: URL? { get { fatalError() } set {} }
  @available(macOS 11.0, *) open var allowedContentTypes: [UTType] { get { fatalError() } set {} }
  @available(macOS, introduced: 10.3, deprecated: 12.0, message: "Use -allowedContentTypes instead") open var allowedFileTypes: [String]? { get { fatalError() } set {} }
  open var allowsOtherFileTypes: Bool { get { fatalError() } set {} }
  open var canCreateDirectories: Bool { get { fatalError() } set {} }
  open var canSelectHiddenExtension: Bool { get { fatalError() } set {} }
  open var isExtensionHidden: Bool { get { fatalError() } set {} }
  open var treatsFilePackagesAsDirectories: Bool { get { fatalError() } set {} }
  open var showsHiddenFiles: Bool { get { fatalError() } set {} }
  open var showsTagField: Bool { get { fatalError() } set {} }
  @available(macOS 15.0, *) open var showsContentTypes: Bool { get { fatalError() } set {} }
  open var isExpanded: Bool { fatalError() }
  open var accessoryView: NSView? { get { fatalError() } set {} }
  open var nameFieldStringValue: String { get { fatalError() } set {} }
  open var nameFieldLabel: String! { get { fatalError() } set {} }
  open var prompt: String! { get { fatalError() } set {} }
  open var message: String! { get { fatalError() } set {} }
  open var tagNames: [String]? { get { fatalError() } set {} }
  open func validateVisibleColumns() {}
  open func ok(_ sender: Any?) {}
  open func cancel(_ sender: Any?) {}
  @discardableResult open func runModal() -> NSApplication.ModalResponse { fatalError() }
  open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {}
  @discardableResult open func begin() async -> NSApplication.ModalResponse { fatalError() }
  open func beginSheetModal(for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {}
  @discardableResult open func beginSheetModal(for window: NSWindow) async -> NSApplication.ModalResponse { fatalError() }
}
// They refine those of windows, as a panel takes both through one property here.
@MainActor @preconcurrency public protocol NSOpenSavePanelDelegate: NSWindowDelegate {
  func panel(_ sender: Any, shouldEnable url: URL) -> Bool
  func panel(_ sender: Any, validate url: URL) throws
  func panel(_ sender: Any, didChangeToDirectoryURL url: URL?)
  func panel(_ sender: Any, userEnteredFilename filename: String, confirmed okFlag: Bool) -> String?
  func panel(_ sender: Any, willExpand expanding: Bool)
  func panelSelectionDidChange(_ sender: Any?)
  @available(macOS 15.0, *) func panel(_ sender: Any, displayNameFor type: UTType) -> String?
  @available(macOS 15.0, *) func panel(_ sender: Any, didSelect type: UTType?)
}
extension NSOpenSavePanelDelegate {
  public func panel(_ sender: Any, shouldEnable url: URL) -> Bool { fatalError() }
  public func panel(_ sender: Any, validate url: URL) throws { fatalError() }
  public func panel(_ sender: Any, didChangeToDirectoryURL url: URL?) { fatalError() }
  public func panel(_ sender: Any, userEnteredFilename filename: String, confirmed okFlag: Bool) -> String? { fatalError() }
  public func panel(_ sender: Any, willExpand expanding: Bool) { fatalError() }
  public func panelSelectionDidChange(_ sender: Any?) { fatalError() }
  @available(macOS 15.0, *) public func panel(_ sender: Any, displayNameFor type: UTType) -> String? { fatalError() }
  @available(macOS 15.0, *) public func panel(_ sender: Any, didSelect type: UTType?) { fatalError() }
}
@MainActor @preconcurrency open class NSOpenPanel: NSSavePanel {
  open var urls: [URL] { fatalError() }
  open var allowsMultipleSelection: Bool { get { fatalError() } set {} }
  open var canChooseDirectories: Bool { get { fatalError() } set {} }
  open var canChooseFiles: Bool { get { fatalError() } set {} }
  open var resolvesAliases: Bool { get { fatalError() } set {} }
  open var canDownloadUbiquitousContents: Bool { get { fatalError() } set {} }
  open var canResolveUbiquitousConflicts: Bool { get { fatalError() } set {} }
  open var isAccessoryViewDisclosed: Bool { get { fatalError() } set {} }
}
@MainActor @preconcurrency open class NSColorPanel: NSPanel {
  public enum Mode: Int, Sendable { case none = -1, gray = 0, RGB, CMYK, HSB, customPalette, colorList, wheel, crayon }
  public struct Options: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var grayModeMask: Options { fatalError() }; public static var rgbModeMask: Options { fatalError() }; public static var cmykModeMask: Options { fatalError() }; public static var hsbModeMask: Options { fatalError() }; public static var customPaletteModeMask: Options { fatalError() }; public static var colorListModeMask: Options { fatalError() }; public static var wheelModeMask: Options { fatalError() }; public static var crayonModeMask: Options { fatalError() }; public static var allModesMask: Options { fatalError() } }
  open class var shared: NSColorPanel { fatalError() }
  open class var sharedColorPanelExists: Bool { fatalError() }
  open var accessoryView: NSView? { get { fatalError() } set {} }
  open var isContinuous: Bool { get { fatalError() } set {} }
  open var showsAlpha: Bool { get { fatalError() } set {} }
  open var mode: NSColorPanel.Mode { get { fatalError() } set {} }
  open var color: NSColor { get { fatalError() } set {} }
  open var alpha: CGFloat { fatalError() }
  open func setAction(_ selector: Selector?) {}
  open func setTarget(_ target: Any?) {}
  open func attachColorList(_ colorList: NSColorList) {}
  open func detachColorList(_ colorList: NSColorList) {}
  nonisolated public class var colorDidChangeNotification: NSNotification.Name { fatalError() }
}
@MainActor @preconcurrency open class NSFontPanel: NSPanel {
  open class var shared: NSFontPanel { fatalError() }
  open class var sharedFontPanelExists: Bool { fatalError() }
  open var accessoryView: NSView? { get { fatalError() } set {} }
  open var isEnabled: Bool { get { fatalError() } set {} }
  open func setPanelFont(_ fontObj: NSFont, isMultiple flag: Bool) {}
  open func convert(_ fontObj: NSFont) -> NSFont { fatalError() }
  open func reloadDefaultFontFamilies() {}
  public struct ModeMask: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var face: ModeMask { fatalError() }; public static var size: ModeMask { fatalError() }; public static var collection: ModeMask { fatalError() }; public static var underlineEffect: ModeMask { fatalError() }; public static var strikethroughEffect: ModeMask { fatalError() }; public static var textColorEffect: ModeMask { fatalError() }; public static var documentColorEffect: ModeMask { fatalError() }; public static var shadowEffect: ModeMask { fatalError() }; public static var allEffects: ModeMask { fatalError() }; public static var standardModes: ModeMask { fatalError() }; public static var allModes: ModeMask { fatalError() } }
}
@MainActor @preconcurrency public protocol NSFontChanging: NSObjectProtocol {
  func changeFont(_ sender: NSFontManager?)
  func validModesForFontPanel(_ fontPanel: NSFontPanel) -> NSFontPanel.ModeMask
}
extension NSFontChanging {
  public func changeFont(_ sender: NSFontManager?) { fatalError() }
  public func validModesForFontPanel(_ fontPanel: NSFontPanel) -> NSFontPanel.ModeMask { fatalError() }
}
@MainActor @preconcurrency public protocol NSColorChanging: NSObjectProtocol {
  func changeColor(_ sender: NSColorPanel?)
}
@MainActor @preconcurrency open class NSAlert: NSObject {
  public enum Style: UInt, Sendable { case warning = 0, informational, critical }
  public override init() { fatalError() }
  public convenience init(error: any Error) { fatalError() }
  open var messageText: String { get { fatalError() } set {} }
  open var informativeText: String { get { fatalError() } set {} }
  open var alertStyle: NSAlert.Style { get { fatalError() } set {} }
  open var icon: NSImage! { get { fatalError() } set {} }
  open var accessoryView: NSView? { get { fatalError() } set {} }
  open var showsSuppressionButton: Bool { get { fatalError() } set {} }
  open var showsHelp: Bool { get { fatalError() } set {} }
  open var suppressionButton: NSButton? { fatalError() }
  open var helpAnchor: String? { get { fatalError() } set {} }
  open weak var delegate: (any NSAlertDelegate)? { get { fatalError() } set {} }
  open var buttons: [NSButton] { fatalError() }
  open var window: NSWindow { fatalError() }
  @discardableResult open func addButton(withTitle title: String) -> NSButton { fatalError() }
  open func layout() {}
  @discardableResult open func runModal() -> NSApplication.ModalResponse { fatalError() }
  open func beginSheetModal(for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil) {}
  @discardableResult open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse { fatalError() }
}
@MainActor @preconcurrency public protocol NSAlertDelegate: NSObjectProtocol {
  func alertShowHelp(_ alert: NSAlert) -> Bool
}
extension NSAlertDelegate {
  public func alertShowHelp(_ alert: NSAlert) -> Bool { fatalError() }
}
// The panel of previews, which QuickLookUI shows. It is here because responders have methods for it.
@MainActor @preconcurrency open class QLPreviewPanel: NSPanel {
  open class func shared() -> QLPreviewPanel! { fatalError() }
  open class func sharedPreviewPanelExists() -> Bool { fatalError() }
  open var currentController: Any! { fatalError() }
  open var dataSource: (any QLPreviewPanelDataSource)! { get { fatalError() } set {} }
  open var currentPreviewItemIndex: Int { get { fatalError() } set {} }
  open var currentPreviewItem: (any QLPreviewItem)! { fatalError() }
  open var displayState: Any! { get { fatalError() } set {} }
  open func updateController() {}
  open func reloadData() {}
  open func refreshCurrentPreviewItem() {}
  @discardableResult open func enterFullScreenMode(_ screen: NSScreen!, withOptions options: [AnyHashable: Any]!) -> Bool { fatalError() }
  open func exitFullScreenMode(options: [AnyHashable: Any]! = [:]) {}
  open var isInFullScreenMode: Bool { fatalError() }
}
@MainActor @preconcurrency public protocol QLPreviewPanelDataSource: NSObjectProtocol {
  func numberOfPreviewItems(in panel: QLPreviewPanel!) -> Int
  func previewPanel(_ panel: QLPreviewPanel!, previewItemAt index: Int) -> (any QLPreviewItem)!
}
// It refines that of windows, as the panel takes both through one property here.
@MainActor @preconcurrency public protocol QLPreviewPanelDelegate: NSWindowDelegate {
  func previewPanel(_ panel: QLPreviewPanel!, handle event: NSEvent!) -> Bool
  func previewPanel(_ panel: QLPreviewPanel!, sourceFrameOnScreenFor item: (any QLPreviewItem)!) -> NSRect
  func previewPanel(_ panel: QLPreviewPanel!, transitionImageFor item: (any QLPreviewItem)!, contentRect: UnsafeMutablePointer<NSRect>!) -> Any!
}
extension QLPreviewPanelDelegate {
  public func previewPanel(_ panel: QLPreviewPanel!, handle event: NSEvent!) -> Bool { fatalError() }
  public func previewPanel(_ panel: QLPreviewPanel!, sourceFrameOnScreenFor item: (any QLPreviewItem)!) -> NSRect { fatalError() }
  public func previewPanel(_ panel: QLPreviewPanel!, transitionImageFor item: (any QLPreviewItem)!, contentRect: UnsafeMutablePointer<NSRect>!) -> Any! { fatalError() }
}
public protocol QLPreviewItem: NSObjectProtocol {
  var previewItemURL: URL! { get }
  var previewItemTitle: String! { get }
  var previewItemDisplayState: Any! { get }
}
extension QLPreviewItem {
  public var previewItemTitle: String! { fatalError() }
  public var previewItemDisplayState: Any! { fatalError() }
}
extension NSURL: QLPreviewItem { public var previewItemURL: URL! { fatalError() } }
