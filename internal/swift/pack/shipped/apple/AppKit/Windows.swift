// Windows and their controllers.
@MainActor @preconcurrency open class NSWindow: NSResponder, NSAnimatablePropertyContainer, NSUserInterfaceItemIdentification, NSUserInterfaceValidations, NSAppearanceCustomization, NSMenuItemValidation {
  public typealias FrameAutosaveName = String
  public typealias PersistableFrameDescriptor = String
  public typealias TabbingIdentifier = String
  public convenience override init() { fatalError() }
  public init(contentRect: NSRect, styleMask style: NSWindow.StyleMask, backing backingStoreType: NSWindow.BackingStoreType, defer flag: Bool) { fatalError() }
  public convenience init(contentRect: NSRect, styleMask style: NSWindow.StyleMask, backing backingStoreType: NSWindow.BackingStoreType, defer flag: Bool, screen: NSScreen?) { fatalError() }
  public convenience init(contentViewController: NSViewController) { fatalError() }
  open class func frameRect(forContentRect cRect: NSRect, styleMask style: NSWindow.StyleMask) -> NSRect { fatalError() }
  open class func contentRect(forFrameRect fRect: NSRect, styleMask style: NSWindow.StyleMask) -> NSRect { fatalError() }
  open class func minFrameWidth(withTitle title: String, styleMask style: NSWindow.StyleMask) -> CGFloat { fatalError() }
  open func frameRect(forContentRect contentRect: NSRect) -> NSRect { fatalError() }
  open func contentRect(forFrameRect frameRect: NSRect) -> NSRect { fatalError() }
  open var title: String { get { fatalError() } set {} }
  @available(macOS 11.0, *) open var subtitle: String { get { fatalError() } set {} }
  open var titleVisibility: NSWindow.TitleVisibility { get { fatalError() } set {} }
  @available(macOS 11.0, *) open var toolbarStyle: NSWindow.ToolbarStyle { get { fatalError() } set {} }
  @available(macOS 11.0, *) open var titlebarSeparatorStyle: NSTitlebarSeparatorStyle { get { fatalError() } set {} }
  open var representedURL: URL? { get { fatalError() } set {} }
  open var representedFilename: String { get { fatalError() } set {} }
  open var contentView: NSView? { get { fatalError() } set {} }
  open var contentViewController: NSViewController? { get { fatalError() } set {} }
  open weak var delegate: (any NSWindowDelegate)? { get { fatalError() } set {} }
  open var windowNumber: Int { fatalError() }
  open var orderedIndex: Int { get { fatalError() } set {} }
  open var styleMask: NSWindow.StyleMask { get { fatalError() } set {} }
  open var identifier: NSUserInterfaceItemIdentifier? { get { fatalError() } set {} }
  open func fieldEditor(_ createFlag: Bool, for object: Any?) -> NSText? { fatalError() }
  open func endEditing(for object: Any?) {}
  open func constrainFrameRect(_ frameRect: NSRect, to screen: NSScreen?) -> NSRect { fatalError() }
  open func setFrame(_ frameRect: NSRect, display flag: Bool) {}
  open func setFrame(_ frameRect: NSRect, display displayFlag: Bool, animate animateFlag: Bool) {}
  open func setContentSize(_ size: NSSize) {}
  open func setFrameOrigin(_ point: NSPoint) {}
  open func setFrameTopLeftPoint(_ point: NSPoint) {}
  @discardableResult open func cascadeTopLeft(from topLeftPoint: NSPoint) -> NSPoint { fatalError() }
  open var frame: NSRect { fatalError() }
  open func animationResizeTime(_ newFrame: NSRect) -> TimeInterval { fatalError() }
  open var inLiveResize: Bool { fatalError() }
  open var isVisible: Bool { fatalError() }
  open var isKeyWindow: Bool { fatalError() }
  open var isMainWindow: Bool { fatalError() }
  open var canBecomeKey: Bool { fatalError() }
  open var canBecomeMain: Bool { fatalError() }
  open var worksWhenModal: Bool { fatalError() }
  open var isZoomed: Bool { fatalError() }
  open var isMiniaturized: Bool { fatalError() }
  open var isOnActiveSpace: Bool { fatalError() }
  open var isSheet: Bool { fatalError() }
  open var hasCloseBox: Bool { fatalError() }
  open var hasTitleBar: Bool { fatalError() }
  open var isZoomable: Bool { fatalError() }
  open var isResizable: Bool { fatalError() }
  open var isMiniaturizable: Bool { fatalError() }
  open var hasActiveWindowSharingSession: Bool { fatalError() }
  open var isModalPanel: Bool { fatalError() }
  open var hasDynamicDepthLimit: Bool { fatalError() }
  open var areCursorRectsEnabled: Bool { fatalError() }
  open var showsResizeIndicator: Bool { get { fatalError() } set {} }
  open var preservesContentDuringLiveResize: Bool { get { fatalError() } set {} }
  open var isReleasedWhenClosed: Bool { get { fatalError() } set {} }
  open var titlebarAppearsTransparent: Bool { get { fatalError() } set {} }
  open var isMovableByWindowBackground: Bool { get { fatalError() } set {} }
  open var isMovable: Bool { get { fatalError() } set {} }
  open var hidesOnDeactivate: Bool { get { fatalError() } set {} }
  open var canHide: Bool { get { fatalError() } set {} }
  open var acceptsMouseMovedEvents: Bool { get { fatalError() } set {} }
  open var ignoresMouseEvents: Bool { get { fatalError() } set {} }
  open var hasShadow: Bool { get { fatalError() } set {} }
  open var isOpaque: Bool { get { fatalError() } set {} }
  open var isDocumentEdited: Bool { get { fatalError() } set {} }
  open var isExcludedFromWindowsMenu: Bool { get { fatalError() } set {} }
  open var displaysWhenScreenProfileChanges: Bool { get { fatalError() } set {} }
  open var allowsConcurrentViewDrawing: Bool { get { fatalError() } set {} }
  open var allowsToolTipsWhenApplicationIsInactive: Bool { get { fatalError() } set {} }
  open var showsToolbarButton: Bool { get { fatalError() } set {} }
  open var preventsApplicationTerminationWhenModal: Bool { get { fatalError() } set {} }
  open var canBecomeVisibleWithoutLogin: Bool { get { fatalError() } set {} }
  open var isRestorable: Bool { get { fatalError() } set {} }
  open var viewsNeedDisplay: Bool { get { fatalError() } set {} }
  open var autorecalculatesKeyViewLoop: Bool { get { fatalError() } set {} }
  open var isAutodisplay: Bool { get { fatalError() } set {} }
  open var isOneShot: Bool { get { fatalError() } set {} }
  open var minSize: NSSize { get { fatalError() } set {} }
  open var maxSize: NSSize { get { fatalError() } set {} }
  open var contentMinSize: NSSize { get { fatalError() } set {} }
  open var contentMaxSize: NSSize { get { fatalError() } set {} }
  open var minFullScreenContentSize: NSSize { get { fatalError() } set {} }
  open var maxFullScreenContentSize: NSSize { get { fatalError() } set {} }
  open var resizeIncrements: NSSize { get { fatalError() } set {} }
  open var aspectRatio: NSSize { get { fatalError() } set {} }
  open var contentResizeIncrements: NSSize { get { fatalError() } set {} }
  open var contentAspectRatio: NSSize { get { fatalError() } set {} }
  open var alphaValue: CGFloat { get { fatalError() } set {} }
  open var backgroundColor: NSColor! { get { fatalError() } set {} }
  open var level: NSWindow.Level { get { fatalError() } set {} }
  open var collectionBehavior: NSWindow.CollectionBehavior { get { fatalError() } set {} }
  open var animationBehavior: NSWindow.AnimationBehavior { get { fatalError() } set {} }
  open var tabbingMode: NSWindow.TabbingMode { get { fatalError() } set {} }
  open var tabbingIdentifier: NSWindow.TabbingIdentifier { get { fatalError() } set {} }
  open var tabbedWindows: [NSWindow]? { fatalError() }
  open var tab: NSWindowTab { fatalError() }
  open var tabGroup: NSWindowTabGroup? { fatalError() }
  open class var allowsAutomaticWindowTabbing: Bool { get { fatalError() } set {} }
  open class var userTabbingPreference: NSWindow.UserTabbingPreference { fatalError() }
  open var windowController: NSWindowController? { get { fatalError() } set {} }
  open var toolbar: NSToolbar? { get { fatalError() } set {} }
  open var screen: NSScreen? { fatalError() }
  open var deepestScreen: NSScreen? { fatalError() }
  open var backingScaleFactor: CGFloat { fatalError() }
  open var colorSpace: NSColorSpace? { get { fatalError() } set {} }
  open var backingType: NSWindow.BackingStoreType { get { fatalError() } set {} }
  open var sharingType: NSWindow.SharingType { get { fatalError() } set {} }
  open var depthLimit: NSWindow.Depth { get { fatalError() } set {} }
  open weak var initialFirstResponder: NSView? { get { fatalError() } set {} }
  open var firstResponder: NSResponder? { fatalError() }
  open var keyViewSelectionDirection: NSWindow.SelectionDirection { fatalError() }
  open var defaultButtonCell: NSButtonCell? { get { fatalError() } set {} }
  open var childWindows: [NSWindow]? { fatalError() }
  open weak var parent: NSWindow? { get { fatalError() } set {} }
  open var sheets: [NSWindow] { fatalError() }
  open var attachedSheet: NSWindow? { fatalError() }
  open var sheetParent: NSWindow? { fatalError() }
  open var titlebarAccessoryViewControllers: [NSTitlebarAccessoryViewController] { get { fatalError() } set {} }
  open var contentLayoutRect: NSRect { fatalError() }
  open var contentLayoutGuide: Any? { fatalError() }
  open var frameAutosaveName: NSWindow.FrameAutosaveName { fatalError() }
  open var frameDescriptor: NSWindow.PersistableFrameDescriptor { fatalError() }
  open var currentEvent: NSEvent? { fatalError() }
  open var mouseLocationOutsideOfEventStream: NSPoint { fatalError() }
  open var graphicsContext: NSGraphicsContext? { fatalError() }
  open var deviceDescription: [NSDeviceDescriptionKey: Any] { fatalError() }
  open var appearance: NSAppearance? { get { fatalError() } set {} }
  open var effectiveAppearance: NSAppearance { fatalError() }
  open weak var appearanceSource: (any NSObjectProtocol & NSAppearanceCustomization)? { get { fatalError() } set {} }
  open var dockTile: NSDockTile { fatalError() }
  open var miniwindowImage: NSImage? { get { fatalError() } set {} }
  open var miniwindowTitle: String! { get { fatalError() } set {} }
  @available(macOS 14.0, *) open func displayLink(target: Any, selector: Selector) -> CADisplayLink { fatalError() }
  @discardableResult open func makeFirstResponder(_ responder: NSResponder?) -> Bool { fatalError() }
  open func close() {}
  open func center() {}
  open func makeKey() {}
  open func makeMain() {}
  open func becomeKey() {}
  open func resignKey() {}
  open func becomeMain() {}
  open func resignMain() {}
  open func display() {}
  open func displayIfNeeded() {}
  open func invalidateShadow() {}
  open func update() {}
  open func orderFrontRegardless() {}
  open func layoutIfNeeded() {}
  open func updateConstraintsIfNeeded() {}
  open func recalculateKeyViewLoop() {}
  open func disableCursorRects() {}
  open func enableCursorRects() {}
  open func resetCursorRects() {}
  open func discardCursorRects() {}
  open func disableScreenUpdatesUntilFlush() {}
  open func enableFlushWindow() {}
  open func disableSnapshotRestoration() {}
  open func enableSnapshotRestoration() {}
  open func performClose(_ sender: Any?) {}
  open func performMiniaturize(_ sender: Any?) {}
  open func performZoom(_ sender: Any?) {}
  open func orderFront(_ sender: Any?) {}
  open func orderBack(_ sender: Any?) {}
  open func orderOut(_ sender: Any?) {}
  open func makeKeyAndOrderFront(_ sender: Any?) {}
  open func miniaturize(_ sender: Any?) {}
  open func deminiaturize(_ sender: Any?) {}
  open func zoom(_ sender: Any?) {}
  open func toggleFullScreen(_ sender: Any?) {}
  open func toggleToolbarShown(_ sender: Any?) {}
  open func runToolbarCustomizationPalette(_ sender: Any?) {}
  open func selectNextKeyView(_ sender: Any?) {}
  open func selectPreviousKeyView(_ sender: Any?) {}
  open func print(_ sender: Any?) {}
  open func selectNextTab(_ sender: Any?) {}
  open func selectPreviousTab(_ sender: Any?) {}
  open func moveTabToNewWindow(_ sender: Any?) {}
  open func mergeAllWindows(_ sender: Any?) {}
  open func toggleTabBar(_ sender: Any?) {}
  open func toggleTabOverview(_ sender: Any?) {}
  open func order(_ place: NSWindow.OrderingMode, relativeTo otherWin: Int) {}
  open func selectKeyView(following view: NSView) {}
  open func selectKeyView(preceding view: NSView) {}
  open func addTabbedWindow(_ window: NSWindow, ordered: NSWindow.OrderingMode) {}
  open func addChildWindow(_ childWin: NSWindow, ordered place: NSWindow.OrderingMode) {}
  open func removeChildWindow(_ childWin: NSWindow) {}
  open func addTitlebarAccessoryViewController(_ childViewController: NSTitlebarAccessoryViewController) {}
  open func insertTitlebarAccessoryViewController(_ childViewController: NSTitlebarAccessoryViewController, at index: Int) {}
  open func removeTitlebarAccessoryViewController(at index: Int) {}
  open func beginSheet(_ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil) {}
  @discardableResult open func beginSheet(_ sheetWindow: NSWindow) async -> NSApplication.ModalResponse { fatalError() }
  open func beginCriticalSheet(_ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil) {}
  open func endSheet(_ sheetWindow: NSWindow) {}
  open func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse) {}
  open class func standardWindowButton(_ b: NSWindow.ButtonType, for styleMask: NSWindow.StyleMask) -> NSButton? { fatalError() }
  open func standardWindowButton(_ b: NSWindow.ButtonType) -> NSButton? { fatalError() }
  @discardableResult open func setFrameAutosaveName(_ name: NSWindow.FrameAutosaveName) -> Bool { fatalError() }
  @discardableResult open func setFrameUsingName(_ name: NSWindow.FrameAutosaveName) -> Bool { fatalError() }
  @discardableResult open func setFrameUsingName(_ name: NSWindow.FrameAutosaveName, force: Bool) -> Bool { fatalError() }
  open func saveFrame(usingName name: NSWindow.FrameAutosaveName) {}
  open class func removeFrame(usingName name: NSWindow.FrameAutosaveName) {}
  open func setFrame(from string: NSWindow.PersistableFrameDescriptor) {}
  open func setTitleWithRepresentedFilename(_ filename: String) {}
  open func setIsVisible(_ flag: Bool) {}
  open func setIsMiniaturized(_ flag: Bool) {}
  open func setIsZoomed(_ flag: Bool) {}
  open func sendEvent(_ event: NSEvent) {}
  open func postEvent(_ event: NSEvent, atStart flag: Bool) {}
  open func nextEvent(matching mask: NSEvent.EventTypeMask) -> NSEvent? { fatalError() }
  open func nextEvent(matching mask: NSEvent.EventTypeMask, until expiration: Date?, inMode mode: RunLoop.Mode, dequeue deqFlag: Bool) -> NSEvent? { fatalError() }
  open func trackEvents(matching mask: NSEvent.EventTypeMask, timeout: TimeInterval, mode: RunLoop.Mode, handler trackingHandler: (NSEvent?, UnsafeMutablePointer<ObjCBool>) -> Void) {}
  open func performDrag(with event: NSEvent) {}
  open func convertToScreen(_ rect: NSRect) -> NSRect { fatalError() }
  open func convertFromScreen(_ rect: NSRect) -> NSRect { fatalError() }
  open func convertPoint(toScreen point: NSPoint) -> NSPoint { fatalError() }
  open func convertPoint(fromScreen point: NSPoint) -> NSPoint { fatalError() }
  open func convertToBacking(_ rect: NSRect) -> NSRect { fatalError() }
  open func convertFromBacking(_ rect: NSRect) -> NSRect { fatalError() }
  open func convertPointToBacking(_ point: NSPoint) -> NSPoint { fatalError() }
  open func backingAlignedRect(_ rect: NSRect, options: AlignmentOptions) -> NSRect { fatalError() }
  open func setAnchorAttribute(_ attr: NSLayoutConstraint.Attribute, for orientation: NSLayoutConstraint.Orientation) {}
  open func visualizeConstraints(_ constraints: [NSLayoutConstraint]?) {}
  open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {}
  open func unregisterDraggedTypes() {}
  open func dataWithPDF(inside rect: NSRect) -> Data { fatalError() }
  open func canRepresent(_ gamut: NSDisplayGamut) -> Bool { fatalError() }
  open class func windowNumbers(options: NSWindow.NumberListOptions = []) -> [NSNumber]? { fatalError() }
  open class func windowNumber(at point: NSPoint, belowWindowWithWindowNumber windowNumber: Int) -> Int { fatalError() }
  open class func defaultAnimation(forKey key: NSAnimatablePropertyKey) -> Any? { fatalError() }
  open func animator() -> Self { fatalError() }
  open var animations: [NSAnimatablePropertyKey: Any] { get { fatalError() } set {} }
  open func animation(forKey key: NSAnimatablePropertyKey) -> Any? { fatalError() }
  open func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool { fatalError() }
  open func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { fatalError() }
  open var restorationClass: (any NSWindowRestoration.Type)? { get { fatalError() } set {} }
  public struct StyleMask: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var borderless: StyleMask { fatalError() }; public static var titled: StyleMask { fatalError() }; public static var closable: StyleMask { fatalError() }; public static var miniaturizable: StyleMask { fatalError() }; public static var resizable: StyleMask { fatalError() }; public static var unifiedTitleAndToolbar: StyleMask { fatalError() }; public static var fullScreen: StyleMask { fatalError() }; public static var fullSizeContentView: StyleMask { fatalError() }; public static var utilityWindow: StyleMask { fatalError() }; public static var docModalWindow: StyleMask { fatalError() }; public static var nonactivatingPanel: StyleMask { fatalError() }; public static var hudWindow: StyleMask { fatalError() } }
  public enum BackingStoreType: UInt, Sendable { case retained = 0, nonretained = 1, buffered = 2 }
  public struct Level: RawRepresentable, Hashable, Sendable { public let rawValue: Int; public init(rawValue: Int) { fatalError() }; public init(_ rawValue: Int) { fatalError() }; public static var normal: Level { fatalError() }; public static var floating: Level { fatalError() }; public static var submenu: Level { fatalError() }; public static var tornOffMenu: Level { fatalError() }; public static var mainMenu: Level { fatalError() }; public static var statusBar: Level { fatalError() }; public static var modalPanel: Level { fatalError() }; public static var popUpMenu: Level { fatalError() }; public static var screenSaver: Level { fatalError() }; public static var dock: Level { fatalError() } }
  public struct CollectionBehavior: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var canJoinAllSpaces: CollectionBehavior { fatalError() }; public static var moveToActiveSpace: CollectionBehavior { fatalError() }; public static var managed: CollectionBehavior { fatalError() }; public static var transient: CollectionBehavior { fatalError() }; public static var stationary: CollectionBehavior { fatalError() }; public static var participatesInCycle: CollectionBehavior { fatalError() }; public static var ignoresCycle: CollectionBehavior { fatalError() }; public static var fullScreenPrimary: CollectionBehavior { fatalError() }; public static var fullScreenAuxiliary: CollectionBehavior { fatalError() }; public static var fullScreenNone: CollectionBehavior { fatalError() }; public static var fullScreenAllowsTiling: CollectionBehavior { fatalError() }; public static var fullScreenDisallowsTiling: CollectionBehavior { fatalError() }; @available(macOS 13.0, *) public static var primary: CollectionBehavior { fatalError() }; @available(macOS 13.0, *) public static var auxiliary: CollectionBehavior { fatalError() }; @available(macOS 13.0, *) public static var canJoinAllApplications: CollectionBehavior { fatalError() } }
  public enum TitleVisibility: Int, Sendable { case visible = 0, hidden }
  @available(macOS 11.0, *) public enum ToolbarStyle: Int, Sendable { case automatic, expanded, preference, unified, unifiedCompact }
  public enum ButtonType: UInt, Sendable { case closeButton = 0, miniaturizeButton, zoomButton, toolbarButton, documentIconButton = 4, documentVersionsButton = 6 }
  public enum OrderingMode: Int, Sendable { case above = 1, below = -1, out = 0 }
  public enum AnimationBehavior: Int, Sendable { case `default` = 0, none = 2, documentWindow = 3, utilityWindow = 4, alertPanel = 5 }
  public enum TabbingMode: Int, Sendable { case automatic, preferred, disallowed }
  public enum UserTabbingPreference: Int, Sendable { case manual, always, inFullScreen }
  public enum SharingType: UInt, Sendable { case none = 0, readOnly = 1, readWrite = 2 }
  public enum SelectionDirection: UInt, Sendable { case directSelection = 0, selectingNext, selectingPrevious }
  public struct NumberListOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var allApplications: NumberListOptions { fatalError() }; public static var allSpaces: NumberListOptions { fatalError() } }
  public struct OcclusionState: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var visible: OcclusionState { fatalError() } }
  open var occlusionState: NSWindow.OcclusionState { fatalError() }
  public enum Depth: Int32, Sendable { case twentyfourBitRGB = 0x208, sixtyfourBitRGB = 0x210, onehundredtwentyeightBitRGB = 0x220 }
  nonisolated public class var didBecomeKeyNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didBecomeMainNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didChangeScreenNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didDeminiaturizeNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didExposeNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didMiniaturizeNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didMoveNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didResignKeyNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didResignMainNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didResizeNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didUpdateNotification: NSNotification.Name { fatalError() }
  nonisolated public class var willCloseNotification: NSNotification.Name { fatalError() }
  nonisolated public class var willMiniaturizeNotification: NSNotification.Name { fatalError() }
  nonisolated public class var willMoveNotification: NSNotification.Name { fatalError() }
  nonisolated public class var willBeginSheetNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didEndSheetNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didChangeBackingPropertiesNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didChangeScreenProfileNotification: NSNotification.Name { fatalError() }
  nonisolated public class var willStartLiveResizeNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didEndLiveResizeNotification: NSNotification.Name { fatalError() }
  nonisolated public class var willEnterFullScreenNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didEnterFullScreenNotification: NSNotification.Name { fatalError() }
  nonisolated public class var willExitFullScreenNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didExitFullScreenNotification: NSNotification.Name { fatalError() }
  nonisolated public class var willEnterVersionBrowserNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didEnterVersionBrowserNotification: NSNotification.Name { fatalError() }
  nonisolated public class var willExitVersionBrowserNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didExitVersionBrowserNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didChangeOcclusionStateNotification: NSNotification.Name { fatalError() }
}
extension NSWindow.Level {
  public static func + (a: NSWindow.Level, b: Int) -> NSWindow.Level { fatalError() }
  public static func - (a: NSWindow.Level, b: Int) -> NSWindow.Level { fatalError() }
}
@MainActor @preconcurrency public protocol NSWindowDelegate: NSObjectProtocol {
  func windowShouldClose(_ sender: NSWindow) -> Bool
  func windowWillReturnFieldEditor(_ sender: NSWindow, to client: Any?) -> Any?
  func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize
  func windowWillUseStandardFrame(_ window: NSWindow, defaultFrame newFrame: NSRect) -> NSRect
  func windowShouldZoom(_ window: NSWindow, toFrame newFrame: NSRect) -> Bool
  func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager?
  func window(_ window: NSWindow, willPositionSheet sheet: NSWindow, using rect: NSRect) -> NSRect
  func window(_ window: NSWindow, shouldPopUpDocumentPathMenu menu: NSMenu) -> Bool
  func window(_ window: NSWindow, shouldDragDocumentWith event: NSEvent, from dragImageLocation: NSPoint, with pasteboard: NSPasteboard) -> Bool
  func window(_ window: NSWindow, willUseFullScreenContentSize proposedSize: NSSize) -> NSSize
  func window(_ window: NSWindow, willUseFullScreenPresentationOptions proposedOptions: NSApplication.PresentationOptions) -> NSApplication.PresentationOptions
  func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder)
  func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder)
  func customWindowsToEnterFullScreen(for window: NSWindow) -> [NSWindow]?
  func customWindowsToExitFullScreen(for window: NSWindow) -> [NSWindow]?
  func windowDidFailToEnterFullScreen(_ window: NSWindow)
  func windowDidFailToExitFullScreen(_ window: NSWindow)
  @available(macOS 15.2, *) func previewRepresentableActivityItems(for window: NSWindow) -> [any NSPreviewRepresentableActivityItem]?
  func windowDidResize(_ notification: Notification)
  func windowDidExpose(_ notification: Notification)
  func windowWillMove(_ notification: Notification)
  func windowDidMove(_ notification: Notification)
  func windowDidBecomeKey(_ notification: Notification)
  func windowDidResignKey(_ notification: Notification)
  func windowDidBecomeMain(_ notification: Notification)
  func windowDidResignMain(_ notification: Notification)
  func windowWillClose(_ notification: Notification)
  func windowWillMiniaturize(_ notification: Notification)
  func windowDidMiniaturize(_ notification: Notification)
  func windowDidDeminiaturize(_ notification: Notification)
  func windowDidUpdate(_ notification: Notification)
  func windowDidChangeScreen(_ notification: Notification)
  func windowDidChangeScreenProfile(_ notification: Notification)
  func windowDidChangeBackingProperties(_ notification: Notification)
  func windowWillBeginSheet(_ notification: Notification)
  func windowDidEndSheet(_ notification: Notification)
  func windowWillStartLiveResize(_ notification: Notification)
  func windowDidEndLiveResize(_ notification: Notification)
  func windowWillEnterFullScreen(_ notification: Notification)
  func windowDidEnterFullScreen(_ notification: Notification)
  func windowWillExitFullScreen(_ notification: Notification)
  func windowDidExitFullScreen(_ notification: Notification)
  func windowDidChangeOcclusionState(_ notification: Notification)
}
extension NSWindowDelegate {
  public func windowShouldClose(_ sender: NSWindow) -> Bool { fatalError() }
  public func windowWillReturnFieldEditor(_ sender: NSWindow, to client: Any?) -> Any? { fatalError() }
  public func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize { fatalError() }
  public func windowWillUseStandardFrame(_ window: NSWindow, defaultFrame newFrame: NSRect) -> NSRect { fatalError() }
  public func windowShouldZoom(_ window: NSWindow, toFrame newFrame: NSRect) -> Bool { fatalError() }
  public func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager? { fatalError() }
  public func window(_ window: NSWindow, willPositionSheet sheet: NSWindow, using rect: NSRect) -> NSRect { fatalError() }
  public func window(_ window: NSWindow, shouldPopUpDocumentPathMenu menu: NSMenu) -> Bool { fatalError() }
  public func window(_ window: NSWindow, shouldDragDocumentWith event: NSEvent, from dragImageLocation: NSPoint, with pasteboard: NSPasteboard) -> Bool { fatalError() }
  public func window(_ window: NSWindow, willUseFullScreenContentSize proposedSize: NSSize) -> NSSize { fatalError() }
  public func window(_ window: NSWindow, willUseFullScreenPresentationOptions proposedOptions: NSApplication.PresentationOptions) -> NSApplication.PresentationOptions { fatalError() }
  public func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) { fatalError() }
  public func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder) { fatalError() }
  public func customWindowsToEnterFullScreen(for window: NSWindow) -> [NSWindow]? { fatalError() }
  public func customWindowsToExitFullScreen(for window: NSWindow) -> [NSWindow]? { fatalError() }
  public func windowDidFailToEnterFullScreen(_ window: NSWindow) { fatalError() }
  public func windowDidFailToExitFullScreen(_ window: NSWindow) { fatalError() }
  @available(macOS 15.2, *) public func previewRepresentableActivityItems(for window: NSWindow) -> [any NSPreviewRepresentableActivityItem]? { fatalError() }
  public func windowDidResize(_ notification: Notification) { fatalError() }
  public func windowDidExpose(_ notification: Notification) { fatalError() }
  public func windowWillMove(_ notification: Notification) { fatalError() }
  public func windowDidMove(_ notification: Notification) { fatalError() }
  public func windowDidBecomeKey(_ notification: Notification) { fatalError() }
  public func windowDidResignKey(_ notification: Notification) { fatalError() }
  public func windowDidBecomeMain(_ notification: Notification) { fatalError() }
  public func windowDidResignMain(_ notification: Notification) { fatalError() }
  public func windowWillClose(_ notification: Notification) { fatalError() }
  public func windowWillMiniaturize(_ notification: Notification) { fatalError() }
  public func windowDidMiniaturize(_ notification: Notification) { fatalError() }
  public func windowDidDeminiaturize(_ notification: Notification) { fatalError() }
  public func windowDidUpdate(_ notification: Notification) { fatalError() }
  public func windowDidChangeScreen(_ notification: Notification) { fatalError() }
  public func windowDidChangeScreenProfile(_ notification: Notification) { fatalError() }
  public func windowDidChangeBackingProperties(_ notification: Notification) { fatalError() }
  public func windowWillBeginSheet(_ notification: Notification) { fatalError() }
  public func windowDidEndSheet(_ notification: Notification) { fatalError() }
  public func windowWillStartLiveResize(_ notification: Notification) { fatalError() }
  public func windowDidEndLiveResize(_ notification: Notification) { fatalError() }
  public func windowWillEnterFullScreen(_ notification: Notification) { fatalError() }
  public func windowDidEnterFullScreen(_ notification: Notification) { fatalError() }
  public func windowWillExitFullScreen(_ notification: Notification) { fatalError() }
  public func windowDidExitFullScreen(_ notification: Notification) { fatalError() }
  public func windowDidChangeOcclusionState(_ notification: Notification) { fatalError() }
}
@available(macOS 15.2, *) @MainActor @preconcurrency public protocol NSPreviewRepresentableActivityItem: NSObjectProtocol {
}
@MainActor @preconcurrency public protocol NSWindowRestoration: NSObjectProtocol {
  static func restoreWindow(withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, (any Error)?) -> Void)
}
@MainActor @preconcurrency open class NSWindowTab: NSObject {
  open var title: String! { get { fatalError() } set {} }
  open var attributedTitle: NSAttributedString? { get { fatalError() } set {} }
  open var toolTip: String! { get { fatalError() } set {} }
  open var accessoryView: NSView? { get { fatalError() } set {} }
}
@MainActor @preconcurrency open class NSWindowTabGroup: NSObject {
  open var identifier: NSWindow.TabbingIdentifier { fatalError() }
  open var windows: [NSWindow] { fatalError() }
  open var isOverviewVisible: Bool { get { fatalError() } set {} }
  open var isTabBarVisible: Bool { fatalError() }
  open weak var selectedWindow: NSWindow? { get { fatalError() } set {} }
  open func addWindow(_ window: NSWindow) {}
  open func insertWindow(_ window: NSWindow, at index: Int) {}
  open func removeWindow(_ window: NSWindow) {}
}
@MainActor @preconcurrency open class NSTitlebarAccessoryViewController: NSViewController {
  open var layoutAttribute: NSLayoutConstraint.Attribute { get { fatalError() } set {} }
  open var fullScreenMinHeight: CGFloat { get { fatalError() } set {} }
  open var isHidden: Bool { get { fatalError() } set {} }
  @available(macOS 11.0, *) open var automaticallyAdjustsSize: Bool { get { fatalError() } set {} }
}
@available(macOS 26.0, *) @MainActor @preconcurrency open class NSSplitViewItemAccessoryViewController: NSViewController {
  open var isHidden: Bool { get { fatalError() } set {} }
  open var automaticallyAppliesContentInsets: Bool { get { fatalError() } set {} }
}
@MainActor @preconcurrency open class NSPanel: NSWindow {
  open var becomesKeyOnlyIfNeeded: Bool { get { fatalError() } set {} }
  open var isFloatingPanel: Bool { get { fatalError() } set {} }
  open override var worksWhenModal: Bool { get { fatalError() } set {} }
}
@MainActor @preconcurrency open class NSWindowController: NSResponder {
  public init(window: NSWindow?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public convenience override init() { fatalError() }
  public convenience init(windowNibName: NSNib.Name) { fatalError() }
  public convenience init(windowNibName: NSNib.Name, owner: Any) { fatalError() }
  public convenience init(windowNibPath: String, owner: Any) { fatalError() }
  open var windowNibName: NSNib.Name? { fatalError() }
  open var windowNibPath: String? { fatalError() }
  open weak var owner: AnyObject? { fatalError() }
  open var windowFrameAutosaveName: NSWindow.FrameAutosaveName { get { fatalError() } set {} }
  open var shouldCascadeWindows: Bool { get { fatalError() } set {} }
  open var shouldCloseDocument: Bool { get { fatalError() } set {} }
  open var document: AnyObject? { get { fatalError() } set {} }
  open func setDocumentEdited(_ dirtyFlag: Bool) {}
  open func synchronizeWindowTitleWithDocumentName() {}
  open func windowTitle(forDocumentDisplayName displayName: String) -> String { fatalError() }
  open var contentViewController: NSViewController? { get { fatalError() } set {} }
  open var window: NSWindow? { get { fatalError() } set {} }
  open var isWindowLoaded: Bool { fatalError() }
  open func windowWillLoad() {}
  open func windowDidLoad() {}
  open func loadWindow() {}
  open func close() {}
  open func showWindow(_ sender: Any?) {}
  open func dismissController(_ sender: Any?) {}
  open var storyboard: NSStoryboard? { fatalError() }
  @available(macOS 13.0, *) open var previewRepresentableActivityItems: [any NSObjectProtocol]? { get { fatalError() } set {} }
  open func prepare(for segue: NSStoryboardSegue, sender: Any?) {}
  open func performSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?) {}
}
