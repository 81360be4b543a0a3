// The application, its delegate, and what it shares with the system.
@MainActor @preconcurrency open class NSApplication: NSResponder, NSUserInterfaceValidations, NSMenuItemValidation, NSAppearanceCustomization {
  public struct ModalResponse: RawRepresentable, Hashable, Sendable { public let rawValue: Int; public init(rawValue: Int) { fatalError() }; public init(_ rawValue: Int) { fatalError() }; public static var OK: ModalResponse { fatalError() }; public static var cancel: ModalResponse { fatalError() }; public static var stop: ModalResponse { fatalError() }; public static var abort: ModalResponse { fatalError() }; public static var `continue`: ModalResponse { fatalError() }; public static var alertFirstButtonReturn: ModalResponse { fatalError() }; public static var alertSecondButtonReturn: ModalResponse { fatalError() }; public static var alertThirdButtonReturn: ModalResponse { fatalError() } }
  public enum ActivationPolicy: Int, Sendable { case regular = 0, accessory, prohibited }
  public enum TerminateReply: UInt, Sendable { case terminateCancel = 0, terminateNow, terminateLater }
  public enum DelegateReply: UInt, Sendable { case success = 0, cancel, failure }
  public enum RequestUserAttentionType: UInt, Sendable { case criticalRequest = 0, informationalRequest = 10 }
  public enum PrintReply: UInt, Sendable { case printingCancelled = 0, printingSuccess, printingReplyLater, printingFailure = 3 }
  public struct PresentationOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var autoHideDock: PresentationOptions { fatalError() }; public static var hideDock: PresentationOptions { fatalError() }; public static var autoHideMenuBar: PresentationOptions { fatalError() }; public static var hideMenuBar: PresentationOptions { fatalError() }; public static var disableAppleMenu: PresentationOptions { fatalError() }; public static var disableProcessSwitching: PresentationOptions { fatalError() }; public static var disableForceQuit: PresentationOptions { fatalError() }; public static var disableSessionTermination: PresentationOptions { fatalError() }; public static var disableHideApplication: PresentationOptions { fatalError() }; public static var disableMenuBarTransparency: PresentationOptions { fatalError() }; public static var fullScreen: PresentationOptions { fatalError() }; public static var autoHideToolbar: PresentationOptions { fatalError() }; public static var disableCursorLocationAssistance: PresentationOptions { fatalError() } }
  public struct OcclusionState: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var visible: OcclusionState { fatalError() } }
  public struct RemoteNotificationType: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var badge: RemoteNotificationType { fatalError() }; public static var sound: RemoteNotificationType { fatalError() }; public static var alert: RemoteNotificationType { fatalError() } }
  public struct WindowListOptions: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int) { fatalError() }; public static var orderedFrontToBack: WindowListOptions { fatalError() } }
  public struct AboutPanelOptionKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static var credits: AboutPanelOptionKey { fatalError() }; public static var applicationName: AboutPanelOptionKey { fatalError() }; public static var applicationIcon: AboutPanelOptionKey { fatalError() }; public static var version: AboutPanelOptionKey { fatalError() }; public static var applicationVersion: AboutPanelOptionKey { fatalError() } }
  public typealias ModalSession = OpaquePointer
  open class var shared: NSApplication { fatalError() }
  open weak var delegate: (any NSApplicationDelegate)? { get { fatalError() } set {} }
  open var windows: [NSWindow] { fatalError() }
  open var orderedWindows: [NSWindow] { fatalError() }
  open var keyWindow: NSWindow? { fatalError() }
  open var mainWindow: NSWindow? { fatalError() }
  open var modalWindow: NSWindow? { fatalError() }
  open var isActive: Bool { fatalError() }
  open var isHidden: Bool { fatalError() }
  open var isRunning: Bool { fatalError() }
  open var isFullKeyboardAccessEnabled: Bool { fatalError() }
  open var isRegisteredForRemoteNotifications: Bool { fatalError() }
  @available(macOS 12.0, *) open var isProtectedDataAvailable: Bool { fatalError() }
  open var currentEvent: NSEvent? { fatalError() }
  open var occlusionState: NSApplication.OcclusionState { fatalError() }
  open var presentationOptions: NSApplication.PresentationOptions { get { fatalError() } set {} }
  open var currentSystemPresentationOptions: NSApplication.PresentationOptions { fatalError() }
  open var mainMenu: NSMenu? { get { fatalError() } set {} }
  open var helpMenu: NSMenu? { get { fatalError() } set {} }
  open var windowsMenu: NSMenu? { get { fatalError() } set {} }
  open var servicesMenu: NSMenu? { get { fatalError() } set {} }
  open var servicesProvider: Any? { get { fatalError() } set {} }
  open var applicationIconImage: NSImage! { get { fatalError() } set {} }
  open var dockTile: NSDockTile { fatalError() }
  open var appearance: NSAppearance? { get { fatalError() } set {} }
  open var effectiveAppearance: NSAppearance { fatalError() }
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection { fatalError() }
  open var enabledRemoteNotificationTypes: NSApplication.RemoteNotificationType { fatalError() }
  open var isAutomaticCustomizeTouchBarMenuItemEnabled: Bool { get { fatalError() } set {} }
  @discardableResult open func setActivationPolicy(_ activationPolicy: NSApplication.ActivationPolicy) -> Bool { fatalError() }
  open func activationPolicy() -> NSApplication.ActivationPolicy { fatalError() }
  @available(macOS, introduced: 10.0, deprecated: 100000.0, message: "This method will be deprecated in a future release. Use NSApp.activate instead.") open func activate(ignoringOtherApps flag: Bool) {}
  @available(macOS 14.0, *) open func activate() {}
  @available(macOS 14.0, *) open func yieldActivation(to application: NSRunningApplication) {}
  @available(macOS 14.0, *) open func yieldActivation(toApplicationWithBundleIdentifier bundleIdentifier: String) {}
  open func deactivate() {}
  open func run() {}
  open func finishLaunching() {}
  open func stopModal() {}
  open func abortModal() {}
  open func unhideWithoutActivation() {}
  open func updateWindows() {}
  open func preventWindowOrdering() {}
  open func registerForRemoteNotifications() {}
  open func unregisterForRemoteNotifications() {}
  open func disableRelaunchOnLogin() {}
  open func enableRelaunchOnLogin() {}
  open func completeStateRestoration() {}
  nonisolated open func terminate(_ sender: Any?) {}
  nonisolated open func hide(_ sender: Any?) {}
  nonisolated open func hideOtherApplications(_ sender: Any?) {}
  nonisolated open func unhideAllApplications(_ sender: Any?) {}
  nonisolated open func orderFrontStandardAboutPanel(_ sender: Any?) {}
  open func stop(_ sender: Any?) {}
  open func unhide(_ sender: Any?) {}
  open func orderFrontColorPanel(_ sender: Any?) {}
  open func orderFrontCharacterPalette(_ sender: Any?) {}
  open func activateContextHelpMode(_ sender: Any?) {}
  open func showHelp(_ sender: Any?) {}
  open func runPageLayout(_ sender: Any?) {}
  open func miniaturizeAll(_ sender: Any?) {}
  open func arrangeInFront(_ sender: Any?) {}
  open func toggleTouchBarCustomizationPalette(_ sender: Any?) {}
  open func orderFrontStandardAboutPanel(options optionsDictionary: [NSApplication.AboutPanelOptionKey: Any] = [:]) {}
  @discardableResult open func runModal(for window: NSWindow) -> NSApplication.ModalResponse { fatalError() }
  open func stopModal(withCode returnCode: NSApplication.ModalResponse) {}
  open func beginModalSession(for window: NSWindow) -> NSApplication.ModalSession { fatalError() }
  open func runModalSession(_ session: NSApplication.ModalSession) -> NSApplication.ModalResponse { fatalError() }
  open func endModalSession(_ session: NSApplication.ModalSession) {}
  open func nextEvent(matching mask: NSEvent.EventTypeMask, until expiration: Date?, inMode mode: RunLoop.Mode, dequeue deqFlag: Bool) -> NSEvent? { fatalError() }
  open func discardEvents(matching mask: NSEvent.EventTypeMask, before lastEvent: NSEvent?) {}
  open func postEvent(_ event: NSEvent, atStart flag: Bool) {}
  open func sendEvent(_ event: NSEvent) {}
  @discardableResult open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool { fatalError() }
  open func target(forAction action: Selector) -> Any? { fatalError() }
  open func target(forAction action: Selector, to target: Any?, from sender: Any?) -> Any? { fatalError() }
  open func setWindowsNeedUpdate(_ needUpdate: Bool) {}
  open func reply(toApplicationShouldTerminate shouldTerminate: Bool) {}
  open func reply(toOpenOrPrint reply: NSApplication.DelegateReply) {}
  @discardableResult open func requestUserAttention(_ requestType: NSApplication.RequestUserAttentionType) -> Int { fatalError() }
  open func cancelUserAttentionRequest(_ request: Int) {}
  open func registerForRemoteNotifications(matching types: NSApplication.RemoteNotificationType) {}
  open func registerServicesMenuSendTypes(_ sendTypes: [NSPasteboard.PasteboardType], returnTypes: [NSPasteboard.PasteboardType]) {}
  open func window(withWindowNumber windowNum: Int) -> NSWindow? { fatalError() }
  open func enumerateWindows(options: NSApplication.WindowListOptions = [], using block: (NSWindow, UnsafeMutablePointer<ObjCBool>) -> Void) {}
  open func addWindowsItem(_ win: NSWindow, title string: String, filename isFilename: Bool) {}
  open func removeWindowsItem(_ win: NSWindow) {}
  open func changeWindowsItem(_ win: NSWindow, title string: String, filename isFilename: Bool) {}
  open func extendStateRestoration() {}
  open func restoreWindow(withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, (any Error)?) -> Void) -> Bool { fatalError() }
  open class func detachDrawingThread(_ selector: Selector, toTarget target: Any, with argument: Any?) {}
  open func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool { fatalError() }
  open func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { fatalError() }
  open func reportException(_ exception: NSException) {}
  open nonisolated class var launchIsDefaultUserInfoKey: String { fatalError() }
  open nonisolated class var launchUserNotificationUserInfoKey: String { fatalError() }
  nonisolated public class var didBecomeActiveNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didHideNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didFinishLaunchingNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didResignActiveNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didUnhideNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didUpdateNotification: NSNotification.Name { fatalError() }
  nonisolated public class var willBecomeActiveNotification: NSNotification.Name { fatalError() }
  nonisolated public class var willHideNotification: NSNotification.Name { fatalError() }
  nonisolated public class var willFinishLaunchingNotification: NSNotification.Name { fatalError() }
  nonisolated public class var willResignActiveNotification: NSNotification.Name { fatalError() }
  nonisolated public class var willUnhideNotification: NSNotification.Name { fatalError() }
  nonisolated public class var willUpdateNotification: NSNotification.Name { fatalError() }
  nonisolated public class var willTerminateNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didChangeScreenParametersNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didFinishRestoringWindowsNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didChangeOcclusionStateNotification: NSNotification.Name { fatalError() }
  @available(macOS 12.0, *) nonisolated public class var protectedDataWillBecomeUnavailableNotification: NSNotification.Name { fatalError() }
  @available(macOS 12.0, *) nonisolated public class var protectedDataDidBecomeAvailableNotification: NSNotification.Name { fatalError() }
}
public var NSApp: NSApplication! { get { fatalError() } set {} }
@discardableResult public func NSApplicationMain(_ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32 { fatalError() }
@discardableResult public func NSPerformService(_ itemName: String, _ pboard: NSPasteboard?) -> Bool { fatalError() }
public func NSUpdateDynamicServices() {}
public func NSRegisterServicesProvider(_ provider: Any?, _ name: String) {}
@MainActor @preconcurrency public protocol NSApplicationDelegate: NSObjectProtocol {
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
  func application(_ application: NSApplication, open urls: [URL])
  func application(_ sender: NSApplication, openFile filename: String) -> Bool
  func application(_ sender: NSApplication, openFiles filenames: [String])
  func application(_ sender: NSApplication, openTempFile filename: String) -> Bool
  func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool
  func applicationOpenUntitledFile(_ sender: NSApplication) -> Bool
  func application(_ sender: Any, openFileWithoutUI filename: String) -> Bool
  func application(_ sender: NSApplication, printFile filename: String) -> Bool
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
  func applicationDockMenu(_ sender: NSApplication) -> NSMenu?
  func application(_ application: NSApplication, willPresentError error: any Error) -> any Error
  func application(_ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  func application(_ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  func application(_ application: NSApplication, didReceiveRemoteNotification userInfo: [String: Any])
  func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
  func application(_ app: NSApplication, willEncodeRestorableState coder: NSCoder)
  func application(_ app: NSApplication, didDecodeRestorableState coder: NSCoder)
  func application(_ application: NSApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
  func application(_ application: NSApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void) -> Bool
  func application(_ application: NSApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  func application(_ application: NSApplication, didUpdate userActivity: NSUserActivity)
  func application(_ sender: NSApplication, delegateHandlesKey key: String) -> Bool
  @available(macOS 12.0, *) func applicationShouldAutomaticallyLocalizeKeyEquivalents(_ application: NSApplication) -> Bool
  func applicationWillFinishLaunching(_ notification: Notification)
  func applicationDidFinishLaunching(_ notification: Notification)
  func applicationWillHide(_ notification: Notification)
  func applicationDidHide(_ notification: Notification)
  func applicationWillUnhide(_ notification: Notification)
  func applicationDidUnhide(_ notification: Notification)
  func applicationWillBecomeActive(_ notification: Notification)
  func applicationDidBecomeActive(_ notification: Notification)
  func applicationWillResignActive(_ notification: Notification)
  func applicationDidResignActive(_ notification: Notification)
  func applicationWillUpdate(_ notification: Notification)
  func applicationDidUpdate(_ notification: Notification)
  func applicationWillTerminate(_ notification: Notification)
  func applicationDidChangeScreenParameters(_ notification: Notification)
  func applicationDidChangeOcclusionState(_ notification: Notification)
  @available(macOS 12.0, *) func applicationProtectedDataWillBecomeUnavailable(_ notification: Notification)
  @available(macOS 12.0, *) func applicationProtectedDataDidBecomeAvailable(_ notification: Notification)
}
extension NSApplicationDelegate {
  public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { fatalError() }
  public func application(_ application: NSApplication, open urls: [URL]) { fatalError() }
  public func application(_ sender: NSApplication, openFile filename: String) -> Bool { fatalError() }
  public func application(_ sender: NSApplication, openFiles filenames: [String]) { fatalError() }
  public func application(_ sender: NSApplication, openTempFile filename: String) -> Bool { fatalError() }
  public func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool { fatalError() }
  public func applicationOpenUntitledFile(_ sender: NSApplication) -> Bool { fatalError() }
  public func application(_ sender: Any, openFileWithoutUI filename: String) -> Bool { fatalError() }
  public func application(_ sender: NSApplication, printFile filename: String) -> Bool { fatalError() }
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { fatalError() }
  public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { fatalError() }
  public func applicationDockMenu(_ sender: NSApplication) -> NSMenu? { fatalError() }
  public func application(_ application: NSApplication, willPresentError error: any Error) -> any Error { fatalError() }
  public func application(_ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) { fatalError() }
  public func application(_ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) { fatalError() }
  public func application(_ application: NSApplication, didReceiveRemoteNotification userInfo: [String: Any]) { fatalError() }
  public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { fatalError() }
  public func application(_ app: NSApplication, willEncodeRestorableState coder: NSCoder) { fatalError() }
  public func application(_ app: NSApplication, didDecodeRestorableState coder: NSCoder) { fatalError() }
  public func application(_ application: NSApplication, willContinueUserActivityWithType userActivityType: String) -> Bool { fatalError() }
  public func application(_ application: NSApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void) -> Bool { fatalError() }
  public func application(_ application: NSApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error) { fatalError() }
  public func application(_ application: NSApplication, didUpdate userActivity: NSUserActivity) { fatalError() }
  public func application(_ sender: NSApplication, delegateHandlesKey key: String) -> Bool { fatalError() }
  @available(macOS 12.0, *) public func applicationShouldAutomaticallyLocalizeKeyEquivalents(_ application: NSApplication) -> Bool { fatalError() }
  public func applicationWillFinishLaunching(_ notification: Notification) { fatalError() }
  public func applicationDidFinishLaunching(_ notification: Notification) { fatalError() }
  public func applicationWillHide(_ notification: Notification) { fatalError() }
  public func applicationDidHide(_ notification: Notification) { fatalError() }
  public func applicationWillUnhide(_ notification: Notification) { fatalError() }
  public func applicationDidUnhide(_ notification: Notification) { fatalError() }
  public func applicationWillBecomeActive(_ notification: Notification) { fatalError() }
  public func applicationDidBecomeActive(_ notification: Notification) { fatalError() }
  public func applicationWillResignActive(_ notification: Notification) { fatalError() }
  public func applicationDidResignActive(_ notification: Notification) { fatalError() }
  public func applicationWillUpdate(_ notification: Notification) { fatalError() }
  public func applicationDidUpdate(_ notification: Notification) { fatalError() }
  public func applicationWillTerminate(_ notification: Notification) { fatalError() }
  public func applicationDidChangeScreenParameters(_ notification: Notification) { fatalError() }
  public func applicationDidChangeOcclusionState(_ notification: Notification) { fatalError() }
  @available(macOS 12.0, *) public func applicationProtectedDataWillBecomeUnavailable(_ notification: Notification) { fatalError() }
  @available(macOS 12.0, *) public func applicationProtectedDataDidBecomeAvailable(_ notification: Notification) { fatalError() }
}
extension NSApplicationDelegate {
  @MainActor public static func main() {}
}
@MainActor @preconcurrency public protocol NSUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
@MainActor @preconcurrency open class NSDockTile: NSObject {
  open var size: NSSize { fatalError() }
  open var contentView: NSView? { get { fatalError() } set {} }
  open var badgeLabel: String? { get { fatalError() } set {} }
  open var showsApplicationBadge: Bool { get { fatalError() } set {} }
  open weak var owner: AnyObject? { fatalError() }
  open func display() {}
}
@MainActor @preconcurrency public protocol NSDockTilePlugIn: NSObjectProtocol {
  func setDockTile(_ dockTile: NSDockTile?)
}
// Menus.
@MainActor @preconcurrency open class NSMenu: NSObject, NSUserInterfaceItemIdentification, NSAppearanceCustomization {
  public init(title: String) { fatalError() }
  public required init(coder: NSCoder) { fatalError() }
  public convenience override init() { fatalError() }
  open var title: String { get { fatalError() } set {} }
  open var identifier: NSUserInterfaceItemIdentifier? { get { fatalError() } set {} }
  open class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) {}
  open class func setMenuBarVisible(_ visible: Bool) {}
  open class func menuBarVisible() -> Bool { fatalError() }
  @discardableResult open func popUp(positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?) -> Bool { fatalError() }
  open weak var supermenu: NSMenu? { get { fatalError() } set {} }
  open weak var delegate: (any NSMenuDelegate)? { get { fatalError() } set {} }
  open var items: [NSMenuItem] { get { fatalError() } set {} }
  open var numberOfItems: Int { fatalError() }
  open var autoenablesItems: Bool { get { fatalError() } set {} }
  open var allowsContextMenuPlugIns: Bool { get { fatalError() } set {} }
  open var showsStateColumn: Bool { get { fatalError() } set {} }
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection { get { fatalError() } set {} }
  open var menuBarHeight: CGFloat { fatalError() }
  open var highlightedItem: NSMenuItem? { fatalError() }
  open var minimumWidth: CGFloat { get { fatalError() } set {} }
  open var size: NSSize { fatalError() }
  open var font: NSFont! { get { fatalError() } set {} }
  @available(macOS 14.0, *) open var presentationStyle: NSMenu.PresentationStyle { get { fatalError() } set {} }
  @available(macOS 14.0, *) open var selectionMode: NSMenu.SelectionMode { get { fatalError() } set {} }
  @available(macOS 14.0, *) open var selectedItems: [NSMenuItem] { get { fatalError() } set {} }
  open var appearance: NSAppearance? { get { fatalError() } set {} }
  open var effectiveAppearance: NSAppearance { fatalError() }
  @available(macOS 14.0, *) open class func palette(colors: [NSColor], titles: [String] = [], template: NSImage? = nil, onSelectionChange: ((NSMenu) -> Void)? = nil) -> NSMenu { fatalError() }
  open func addItem(_ newItem: NSMenuItem) {}
  @discardableResult open func addItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String) -> NSMenuItem { fatalError() }
  open func insertItem(_ newItem: NSMenuItem, at index: Int) {}
  @discardableResult open func insertItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String, at index: Int) -> NSMenuItem { fatalError() }
  open func removeItem(at index: Int) {}
  open func removeItem(_ item: NSMenuItem) {}
  open func removeAllItems() {}
  open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) {}
  open func item(at index: Int) -> NSMenuItem? { fatalError() }
  open func item(withTag tag: Int) -> NSMenuItem? { fatalError() }
  open func item(withTitle title: String) -> NSMenuItem? { fatalError() }
  open func index(of item: NSMenuItem) -> Int { fatalError() }
  open func indexOfItem(withTitle title: String) -> Int { fatalError() }
  open func indexOfItem(withTag tag: Int) -> Int { fatalError() }
  open func indexOfItem(withRepresentedObject object: Any?) -> Int { fatalError() }
  open func indexOfItem(withSubmenu submenu: NSMenu?) -> Int { fatalError() }
  open func indexOfItem(withTarget target: Any?, andAction actionSelector: Selector?) -> Int { fatalError() }
  open func performActionForItem(at index: Int) {}
  @discardableResult open func performKeyEquivalent(with event: NSEvent) -> Bool { fatalError() }
  open func itemChanged(_ item: NSMenuItem) {}
  open func update() {}
  open func cancelTracking() {}
  open func cancelTrackingWithoutAnimation() {}
  open func submenuAction(_ sender: Any?) {}
  @available(macOS 14.0, *) public enum PresentationStyle: Int, Sendable { case regular, palette }
  @available(macOS 14.0, *) public enum SelectionMode: Int, Sendable { case automatic, selectOne, selectAny }
  nonisolated public class var willSendActionNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didSendActionNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didAddItemNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didRemoveItemNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didChangeItemNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didBeginTrackingNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didEndTrackingNotification: NSNotification.Name { fatalError() }
}
@MainActor @preconcurrency public protocol NSMenuDelegate: NSObjectProtocol {
  func menuNeedsUpdate(_ menu: NSMenu)
  func numberOfItems(in menu: NSMenu) -> Int
  func menu(_ menu: NSMenu, update item: NSMenuItem, at index: Int, shouldCancel: Bool) -> Bool
  func menuHasKeyEquivalent(_ menu: NSMenu, for event: NSEvent, target: AutoreleasingUnsafeMutablePointer<AnyObject?>, action: UnsafeMutablePointer<Selector?>) -> Bool
  func menuWillOpen(_ menu: NSMenu)
  func menuDidClose(_ menu: NSMenu)
  func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?)
  func confinementRect(for menu: NSMenu, on screen: NSScreen?) -> NSRect
}
extension NSMenuDelegate {
  public func menuNeedsUpdate(_ menu: NSMenu) { fatalError() }
  public func numberOfItems(in menu: NSMenu) -> Int { fatalError() }
  public func menu(_ menu: NSMenu, update item: NSMenuItem, at index: Int, shouldCancel: Bool) -> Bool { fatalError() }
  public func menuHasKeyEquivalent(_ menu: NSMenu, for event: NSEvent, target: AutoreleasingUnsafeMutablePointer<AnyObject?>, action: UnsafeMutablePointer<Selector?>) -> Bool { fatalError() }
  public func menuWillOpen(_ menu: NSMenu) { fatalError() }
  public func menuDidClose(_ menu: NSMenu) { fatalError() }
  public func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?) { fatalError() }
  public func confinementRect(for menu: NSMenu, on screen: NSScreen?) -> NSRect { fatalError() }
}
@MainActor @preconcurrency open class NSMenuItem: NSObject, NSUserInterfaceItemIdentification, NSValidatedUserInterfaceItem {
  open class func separator() -> Self { fatalError() }
  @available(macOS 14.0, *) open class func sectionHeader(title: String) -> Self { fatalError() }
  @available(macOS 15.2, *) open class var writingToolsItems: [NSMenuItem] { fatalError() }
  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) { fatalError() }
  public required init(coder: NSCoder) { fatalError() }
  public convenience override init() { fatalError() }
  open class var usesUserKeyEquivalents: Bool { get { fatalError() } set {} }
  open var menu: NSMenu? { get { fatalError() } set {} }
  open var hasSubmenu: Bool { fatalError() }
  open var submenu: NSMenu? { get { fatalError() } set {} }
  open weak var parent: NSMenuItem? { fatalError() }
  open var title: String { get { fatalError() } set {} }
  open var attributedTitle: NSAttributedString? { get { fatalError() } set {} }
  @available(macOS 14.4, *) open var subtitle: String? { get { fatalError() } set {} }
  open var isSeparatorItem: Bool { fatalError() }
  @available(macOS 14.0, *) open var isSectionHeader: Bool { fatalError() }
  open var keyEquivalent: String { get { fatalError() } set {} }
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags { get { fatalError() } set {} }
  open var userKeyEquivalent: String { fatalError() }
  open var allowsKeyEquivalentWhenHidden: Bool { get { fatalError() } set {} }
  open var isEnabled: Bool { get { fatalError() } set {} }
  open var isHidden: Bool { get { fatalError() } set {} }
  open var isAlternate: Bool { get { fatalError() } set {} }
  @available(macOS 12.0, *) open var allowsAutomaticKeyEquivalentLocalization: Bool { get { fatalError() } set {} }
  @available(macOS 12.0, *) open var allowsAutomaticKeyEquivalentMirroring: Bool { get { fatalError() } set {} }
  open var isHiddenOrHasHiddenAncestor: Bool { fatalError() }
  open var isHighlighted: Bool { fatalError() }
  open var image: NSImage? { get { fatalError() } set {} }
  open var onStateImage: NSImage! { get { fatalError() } set {} }
  open var offStateImage: NSImage! { get { fatalError() } set {} }
  open var mixedStateImage: NSImage! { get { fatalError() } set {} }
  open var state: NSControl.StateValue { get { fatalError() } set {} }
  open var indentationLevel: Int { get { fatalError() } set {} }
  open weak var target: AnyObject? { get { fatalError() } set {} }
  open var action: Selector? { get { fatalError() } set {} }
  open var tag: Int { get { fatalError() } set {} }
  open var representedObject: Any? { get { fatalError() } set {} }
  open var view: NSView? { get { fatalError() } set {} }
  open var toolTip: String? { get { fatalError() } set {} }
  open var identifier: NSUserInterfaceItemIdentifier? { get { fatalError() } set {} }
  @available(macOS 14.0, *) open var badge: NSMenuItemBadge? { get { fatalError() } set {} }
  open func setAccessibilityLabel(_ accessibilityLabel: String?) {}
  open func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {}
  open func accessibilityIdentifier() -> String { fatalError() }
  open func setAccessibilityHelp(_ accessibilityHelp: String?) {}
  open func accessibilityFrame() -> NSRect { fatalError() }
  open func accessibilityParent() -> Any? { fatalError() }
}
@available(macOS 14.0, *) open class NSMenuItemBadge: NSObject {
  open class func updates(count: Int) -> Self { fatalError() }
  open class func newItems(count: Int) -> Self { fatalError() }
  open class func alerts(count: Int) -> Self { fatalError() }
  public init(count: Int, type: NSMenuItemBadge.BadgeType) { fatalError() }
  public convenience init(count: Int) { fatalError() }
  public init(string: String) { fatalError() }
  open var itemCount: Int { fatalError() }
  open var type: NSMenuItemBadge.BadgeType { fatalError() }
  open var stringValue: String? { fatalError() }
  public enum BadgeType: Int, Sendable { case none, updates, newItems, alerts }
}
// The status bar.
@MainActor @preconcurrency open class NSStatusBar: NSObject {
  open class var system: NSStatusBar { fatalError() }
  open func statusItem(withLength length: CGFloat) -> NSStatusItem { fatalError() }
  open func removeStatusItem(_ item: NSStatusItem) {}
  open var isVertical: Bool { fatalError() }
  open var thickness: CGFloat { fatalError() }
}
@MainActor @preconcurrency open class NSStatusBarButton: NSButton {
  open var appearsDisabled: Bool { get { fatalError() } set {} }
}
@MainActor @preconcurrency open class NSStatusItem: NSObject {
  public typealias AutosaveName = String
  public nonisolated static var variableLength: CGFloat { fatalError() }
  public nonisolated static var squareLength: CGFloat { fatalError() }
  public struct Behavior: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var removalAllowed: Behavior { fatalError() }; public static var terminationOnRemoval: Behavior { fatalError() } }
  open weak var statusBar: NSStatusBar? { fatalError() }
  open var length: CGFloat { get { fatalError() } set {} }
  open var menu: NSMenu? { get { fatalError() } set {} }
  open var button: NSStatusBarButton? { fatalError() }
  open var behavior: NSStatusItem.Behavior { get { fatalError() } set {} }
  open var isVisible: Bool { get { fatalError() } set {} }
  open var autosaveName: NSStatusItem.AutosaveName! { get { fatalError() } set {} }
}
