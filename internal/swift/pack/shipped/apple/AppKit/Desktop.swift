// Panels, menus, the status bar and the workspace.
import UniformTypeIdentifiers

extension NSApplication {
    public struct ModalResponse: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { fatalError() }
        public init(_ rawValue: Int) { fatalError() }
        public static let OK = ModalResponse(rawValue: 1)
        public static let cancel = ModalResponse(rawValue: 0)
        public static let stop = ModalResponse(rawValue: 0)
        public static let abort = ModalResponse(rawValue: 0)
        public static let alertFirstButtonReturn = ModalResponse(rawValue: 0)
        public static let alertSecondButtonReturn = ModalResponse(rawValue: 0)
        public static let alertThirdButtonReturn = ModalResponse(rawValue: 0)
    }
    public enum ActivationPolicy: Int, Sendable { case regular = 0, accessory, prohibited }
    @discardableResult public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { fatalError() }
    public func activationPolicy() -> ActivationPolicy { fatalError() }
    public func activate(ignoringOtherApps flag: Bool) {}
    @available(macOS 14.0, *) public func activate() {}
    public func hide(_ sender: Any?) {}
    public var isActive: Bool { fatalError() }
    public var mainMenu: NSMenu? { get { fatalError() } set {} }
    public var dockTile: NSDockTile { fatalError() }
    public var appearance: NSAppearance? { get { fatalError() } set {} }
    public var effectiveAppearance: NSAppearance { fatalError() }
    public func orderFrontStandardAboutPanel(_ sender: Any?) {}
}
@MainActor @preconcurrency open class NSDockTile: NSObject { open var badgeLabel: String? { get { fatalError() } set {} } }
open class NSAppearance: NSObject, @unchecked Sendable {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { fatalError() }
        public static let aqua = Name(rawValue: "")
        public static let darkAqua = Name(rawValue: "")
        public static let vibrantLight = Name(rawValue: "")
        public static let vibrantDark = Name(rawValue: "")
    }
    public init?(named name: NSAppearance.Name) { fatalError() }
    open var name: NSAppearance.Name { fatalError() }
    open func bestMatch(from appearances: [NSAppearance.Name]) -> NSAppearance.Name? { fatalError() }
}
@MainActor @preconcurrency open class NSPanel: NSWindow {}
@MainActor @preconcurrency open class NSSavePanel: NSPanel {
    open var url: URL? { fatalError() }
    open var directoryURL: URL? { get { fatalError() } set {} }
    @available(macOS 11.0, *) open var allowedContentTypes: [UTType] { get { fatalError() } set {} }
    open var canCreateDirectories: Bool { get { fatalError() } set {} }
    open var nameFieldStringValue: String { get { fatalError() } set {} }
    open var nameFieldLabel: String! { get { fatalError() } set {} }
    open var prompt: String! { get { fatalError() } set {} }
    open var message: String! { get { fatalError() } set {} }
    open var showsHiddenFiles: Bool { get { fatalError() } set {} }
    open var isExtensionHidden: Bool { get { fatalError() } set {} }
    @discardableResult open func runModal() -> NSApplication.ModalResponse { fatalError() }
    open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {}
    open func begin() async -> NSApplication.ModalResponse { fatalError() }
    open func beginSheetModal(for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {}
}
@MainActor @preconcurrency open class NSOpenPanel: NSSavePanel {
    open var urls: [URL] { fatalError() }
    open var allowsMultipleSelection: Bool { get { fatalError() } set {} }
    open var canChooseDirectories: Bool { get { fatalError() } set {} }
    open var canChooseFiles: Bool { get { fatalError() } set {} }
    open var resolvesAliases: Bool { get { fatalError() } set {} }
}
@MainActor @preconcurrency open class NSAlert: NSObject {
    public enum Style: UInt, Sendable { case warning = 0, informational, critical }
    public override init() { fatalError() }
    public convenience init(error: any Error) { fatalError() }
    open var messageText: String { get { fatalError() } set {} }
    open var informativeText: String { get { fatalError() } set {} }
    open var alertStyle: Style { get { fatalError() } set {} }
    open var icon: NSImage! { get { fatalError() } set {} }
    open var accessoryView: NSView? { get { fatalError() } set {} }
    open var showsSuppressionButton: Bool { get { fatalError() } set {} }
    @discardableResult open func addButton(withTitle title: String) -> NSButton { fatalError() }
    open var buttons: [NSButton] { fatalError() }
    @discardableResult open func runModal() -> NSApplication.ModalResponse { fatalError() }
    open func beginSheetModal(for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil) {}
}
open class NSRunningApplication: NSObject, @unchecked Sendable {
    open class var current: NSRunningApplication { fatalError() }
    open class func runningApplications(withBundleIdentifier bundleIdentifier: String) -> [NSRunningApplication] { fatalError() }
    open var localizedName: String? { fatalError() }
    open var bundleIdentifier: String? { fatalError() }
    open var bundleURL: URL? { fatalError() }
    open var processIdentifier: pid_t { fatalError() }
    open var isActive: Bool { fatalError() }
    open var isTerminated: Bool { fatalError() }
    open var icon: NSImage? { fatalError() }
    @discardableResult open func terminate() -> Bool { fatalError() }
    @discardableResult open func hide() -> Bool { fatalError() }
}
open class NSWorkspace: NSObject, @unchecked Sendable {
    open class var shared: NSWorkspace { fatalError() }
    open var notificationCenter: NotificationCenter { fatalError() }
    @discardableResult open func open(_ url: URL) -> Bool { fatalError() }
    open func activateFileViewerSelecting(_ fileURLs: [URL]) {}
    @discardableResult open func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool { fatalError() }
    open func icon(forFile fullPath: String) -> NSImage { fatalError() }
    @available(macOS 11.0, *) open func icon(for contentType: UTType) -> NSImage { fatalError() }
    open func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { fatalError() }
    open func urlForApplication(toOpen url: URL) -> URL? { fatalError() }
    open var runningApplications: [NSRunningApplication] { fatalError() }
    open var frontmostApplication: NSRunningApplication? { fatalError() }
    public class var didWakeNotification: NSNotification.Name { fatalError() }
    public class var willSleepNotification: NSNotification.Name { fatalError() }
    public class var didActivateApplicationNotification: NSNotification.Name { fatalError() }
    public class var didLaunchApplicationNotification: NSNotification.Name { fatalError() }
    public class var didTerminateApplicationNotification: NSNotification.Name { fatalError() }
    public class var screensDidSleepNotification: NSNotification.Name { fatalError() }
    public class var screensDidWakeNotification: NSNotification.Name { fatalError() }
}
@MainActor @preconcurrency open class NSMenu: NSObject {
    public init(title: String) { fatalError() }
    public override init() { fatalError() }
    open var title: String { get { fatalError() } set {} }
    open var items: [NSMenuItem] { get { fatalError() } set {} }
    open func addItem(_ newItem: NSMenuItem) {}
    @discardableResult open func addItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String) -> NSMenuItem { fatalError() }
    open func insertItem(_ newItem: NSMenuItem, at index: Int) {}
    open func removeItem(_ item: NSMenuItem) {}
    open func removeAllItems() {}
    open func item(withTag tag: Int) -> NSMenuItem? { fatalError() }
}
extension NSControl.StateValue {
    public static let off = NSControl.StateValue(rawValue: 0)
    public static let on = NSControl.StateValue(rawValue: 1)
    public static let mixed = NSControl.StateValue(rawValue: -1)
}
@MainActor @preconcurrency open class NSMenuItem: NSObject {
    open class func separator() -> NSMenuItem { fatalError() }
    public override init() { fatalError() }
    public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) { fatalError() }
    open var title: String { get { fatalError() } set {} }
    open var isEnabled: Bool { get { fatalError() } set {} }
    open var isHidden: Bool { get { fatalError() } set {} }
    open var state: NSControl.StateValue { get { fatalError() } set {} }
    open var image: NSImage? { get { fatalError() } set {} }
    open var submenu: NSMenu? { get { fatalError() } set {} }
    weak open var target: AnyObject? { get { fatalError() } set {} }
    open var action: Selector? { get { fatalError() } set {} }
    open var tag: Int { get { fatalError() } set {} }
    open var keyEquivalent: String { get { fatalError() } set {} }
    open var representedObject: Any? { get { fatalError() } set {} }
}
@MainActor @preconcurrency open class NSControl: NSView {
    public struct StateValue: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { fatalError() }
        public init(_ rawValue: Int) { fatalError() }
    }
    public override init(frame frameRect: NSRect) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    weak open var target: AnyObject? { get { fatalError() } set {} }
    open var action: Selector? { get { fatalError() } set {} }
    open var tag: Int { get { fatalError() } set {} }
    open var isEnabled: Bool { get { fatalError() } set {} }
    open var stringValue: String { get { fatalError() } set {} }
    open var intValue: Int32 { get { fatalError() } set {} }
    open var integerValue: Int { get { fatalError() } set {} }
    open var doubleValue: Double { get { fatalError() } set {} }
    open var attributedStringValue: NSAttributedString { get { fatalError() } set {} }
}
@MainActor @preconcurrency open class NSButton: NSControl {
    public convenience init(title: String, target: Any?, action: Selector?) { fatalError() }
    public convenience init(image: NSImage, target: Any?, action: Selector?) { fatalError() }
    public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) { fatalError() }
    open var title: String { get { fatalError() } set {} }
    open var image: NSImage? { get { fatalError() } set {} }
    open var state: NSControl.StateValue { get { fatalError() } set {} }
    open var keyEquivalent: String { get { fatalError() } set {} }
    open var isBordered: Bool { get { fatalError() } set {} }
    open var bezelStyle: NSButton.BezelStyle { get { fatalError() } set {} }
    public enum BezelStyle: UInt, Sendable {
        case rounded = 1, regularSquare = 2, disclosure = 5, circular = 7, helpButton = 9, texturedRounded = 11, roundRect = 12, recessed = 13, roundedDisclosure = 14, inline = 15
    }
}
@MainActor @preconcurrency open class NSStatusBarButton: NSButton {}
@MainActor @preconcurrency open class NSStatusBar: NSObject {
    open class var system: NSStatusBar { fatalError() }
    open func statusItem(withLength length: CGFloat) -> NSStatusItem { fatalError() }
    open func removeStatusItem(_ item: NSStatusItem) {}
    open var thickness: CGFloat { fatalError() }
}
@MainActor @preconcurrency open class NSStatusItem: NSObject {
    nonisolated public static let variableLength: CGFloat = -1
    nonisolated public static let squareLength: CGFloat = -2
    open var button: NSStatusBarButton? { fatalError() }
    open var menu: NSMenu? { get { fatalError() } set {} }
    open var length: CGFloat { get { fatalError() } set {} }
    open var isVisible: Bool { get { fatalError() } set {} }
}
@MainActor @preconcurrency open class NSPopover: NSResponder {
    public enum Behavior: Int, Sendable { case applicationDefined = 0, transient, semitransient }
    public override init() { fatalError() }
    open var behavior: Behavior { get { fatalError() } set {} }
    open var animates: Bool { get { fatalError() } set {} }
    open var contentViewController: NSViewController? { get { fatalError() } set {} }
    open var contentSize: NSSize { get { fatalError() } set {} }
    open var isShown: Bool { fatalError() }
    open func show(relativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge) {}
    open func performClose(_ sender: Any?) {}
    open func close() {}
}
@MainActor @preconcurrency open class NSVisualEffectView: NSView {
    public enum Material: Int, Sendable { case titlebar = 3, selection = 4, menu = 5, popover = 6, sidebar = 7, headerView = 10, sheet = 11, windowBackground = 12, hudWindow = 13, fullScreenUI = 15, toolTip = 17, contentBackground = 18, underWindowBackground = 21, underPageBackground = 22 }
    public enum BlendingMode: Int, Sendable { case behindWindow = 0, withinWindow }
    public enum State: Int, Sendable { case followsWindowActiveState = 0, active, inactive }
    open var material: Material { get { fatalError() } set {} }
    open var blendingMode: BlendingMode { get { fatalError() } set {} }
    open var state: State { get { fatalError() } set {} }
    open var isEmphasized: Bool { get { fatalError() } set {} }
}
open class NSFont: NSObject, @unchecked Sendable {
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { fatalError() }
        public static let ultraLight = Weight(rawValue: 0)
        public static let thin = Weight(rawValue: 0)
        public static let light = Weight(rawValue: 0)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0)
        public static let semibold = Weight(rawValue: 0)
        public static let bold = Weight(rawValue: 0)
        public static let heavy = Weight(rawValue: 0)
        public static let black = Weight(rawValue: 0)
    }
    public convenience init?(name fontName: String, size fontSize: CGFloat) { fatalError() }
    open class func systemFont(ofSize fontSize: CGFloat) -> NSFont { fatalError() }
    open class func systemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont { fatalError() }
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont { fatalError() }
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont { fatalError() }
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont { fatalError() }
    open class var systemFontSize: CGFloat { fatalError() }
    open class var smallSystemFontSize: CGFloat { fatalError() }
    open var pointSize: CGFloat { fatalError() }
    open var fontName: String { fatalError() }
}
@MainActor @preconcurrency open class NSTextField: NSControl {
    public convenience init(labelWithString stringValue: String) { fatalError() }
    public convenience init(wrappingLabelWithString stringValue: String) { fatalError() }
    public convenience init(string stringValue: String) { fatalError() }
    open var font: NSFont? { get { fatalError() } set {} }
    open var textColor: NSColor? { get { fatalError() } set {} }
    open var backgroundColor: NSColor? { get { fatalError() } set {} }
    open var placeholderString: String? { get { fatalError() } set {} }
    open var isEditable: Bool { get { fatalError() } set {} }
    open var isSelectable: Bool { get { fatalError() } set {} }
    open var isBordered: Bool { get { fatalError() } set {} }
    open var isBezeled: Bool { get { fatalError() } set {} }
    open var drawsBackground: Bool { get { fatalError() } set {} }
    open var maximumNumberOfLines: Int { get { fatalError() } set {} }
}
extension NSImage {
    @available(macOS 11.0, *) public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) { fatalError() }
    public convenience init?(named name: String) { fatalError() }
    public convenience init(cgImage: CGImage, size: NSSize) { fatalError() }
    public var isTemplate: Bool { get { fatalError() } set {} }
    public var tiffRepresentation: Data? { fatalError() }
    public func cgImage(forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?, context referenceContext: AnyObject?, hints: [AnyHashable: Any]?) -> CGImage? { fatalError() }
}
@MainActor @preconcurrency open class NSScreen: NSObject {
    open class var main: NSScreen? { fatalError() }
    open class var screens: [NSScreen] { fatalError() }
    open var frame: NSRect { fatalError() }
    open var visibleFrame: NSRect { fatalError() }
    open var backingScaleFactor: CGFloat { fatalError() }
    open var localizedName: String { fatalError() }
}
@MainActor @preconcurrency open class NSCursor: NSObject {
    open class var arrow: NSCursor { fatalError() }
    open class var pointingHand: NSCursor { fatalError() }
    open class var iBeam: NSCursor { fatalError() }
    open class var crosshair: NSCursor { fatalError() }
    open class var openHand: NSCursor { fatalError() }
    open class var closedHand: NSCursor { fatalError() }
    open class var resizeLeftRight: NSCursor { fatalError() }
    open class var resizeUpDown: NSCursor { fatalError() }
    open func push() {}
    open func pop() {}
    open class func pop() {}
    open func set() {}
    open class func hide() {}
    open class func unhide() {}
}
extension NSColor {
    public class var systemRed: NSColor { fatalError() }
    public class var systemBlue: NSColor { fatalError() }
    public class var systemGreen: NSColor { fatalError() }
    public class var systemOrange: NSColor { fatalError() }
    public class var systemYellow: NSColor { fatalError() }
    public class var systemPurple: NSColor { fatalError() }
    public class var systemPink: NSColor { fatalError() }
    public class var systemGray: NSColor { fatalError() }
    public class var systemTeal: NSColor { fatalError() }
    public class var systemIndigo: NSColor { fatalError() }
    public class var gray: NSColor { fatalError() }
    public class var darkGray: NSColor { fatalError() }
    public class var lightGray: NSColor { fatalError() }
    public class var yellow: NSColor { fatalError() }
    public class var orange: NSColor { fatalError() }
    public class var purple: NSColor { fatalError() }
    public class var tertiaryLabelColor: NSColor { fatalError() }
    public class var quaternaryLabelColor: NSColor { fatalError() }
    public class var textColor: NSColor { fatalError() }
    public class var linkColor: NSColor { fatalError() }
    public class var selectedContentBackgroundColor: NSColor { fatalError() }
    public class var underPageBackgroundColor: NSColor { fatalError() }
    public class var controlColor: NSColor { fatalError() }
}
extension NSWindow {
    public struct StyleMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { fatalError() }
        public static var borderless: StyleMask { fatalError() }
        public static var titled: StyleMask { fatalError() }
        public static var closable: StyleMask { fatalError() }
        public static var miniaturizable: StyleMask { fatalError() }
        public static var resizable: StyleMask { fatalError() }
        public static var fullScreen: StyleMask { fatalError() }
        public static var fullSizeContentView: StyleMask { fatalError() }
        public static var utilityWindow: StyleMask { fatalError() }
        public static var nonactivatingPanel: StyleMask { fatalError() }
        public static var hudWindow: StyleMask { fatalError() }
        public static var unifiedTitleAndToolbar: StyleMask { fatalError() }
    }
    public enum BackingStoreType: UInt, Sendable { case buffered = 2 }
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { fatalError() }
        public init(_ rawValue: Int) { fatalError() }
        public static let normal = Level(rawValue: 0)
        public static let floating = Level(rawValue: 0)
        public static let modalPanel = Level(rawValue: 0)
        public static let mainMenu = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 0)
        public static let popUpMenu = Level(rawValue: 0)
        public static let screenSaver = Level(rawValue: 0)
    }
    public struct CollectionBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { fatalError() }
        public static var canJoinAllSpaces: CollectionBehavior { fatalError() }
        public static var moveToActiveSpace: CollectionBehavior { fatalError() }
        public static var fullScreenPrimary: CollectionBehavior { fatalError() }
        public static var fullScreenAuxiliary: CollectionBehavior { fatalError() }
        public static var stationary: CollectionBehavior { fatalError() }
        public static var transient: CollectionBehavior { fatalError() }
        public static var ignoresCycle: CollectionBehavior { fatalError() }
    }
    public enum TitleVisibility: Int, Sendable { case visible = 0, hidden }
    public enum ButtonType: UInt, Sendable { case closeButton = 0, miniaturizeButton, zoomButton, toolbarButton, documentIconButton = 5 }
    public convenience init(contentViewController: NSViewController) { fatalError() }
    public var contentViewController: NSViewController? { get { fatalError() } set {} }
    public var styleMask: StyleMask { get { fatalError() } set {} }
    public var frame: NSRect { fatalError() }
    public func center() {}
    public func setFrame(_ frameRect: NSRect, display flag: Bool) {}
    public func setFrameOrigin(_ point: NSPoint) {}
    public func setContentSize(_ size: NSSize) {}
    @discardableResult public func setFrameAutosaveName(_ name: String) -> Bool { fatalError() }
    public var minSize: NSSize { get { fatalError() } set {} }
    public var maxSize: NSSize { get { fatalError() } set {} }
    public var isReleasedWhenClosed: Bool { get { fatalError() } set {} }
    public var level: Level { get { fatalError() } set {} }
    public var collectionBehavior: CollectionBehavior { get { fatalError() } set {} }
    public var titlebarAppearsTransparent: Bool { get { fatalError() } set {} }
    public var titleVisibility: TitleVisibility { get { fatalError() } set {} }
    public var isMovableByWindowBackground: Bool { get { fatalError() } set {} }
    public var isOpaque: Bool { get { fatalError() } set {} }
    public var hasShadow: Bool { get { fatalError() } set {} }
    public var backgroundColor: NSColor! { get { fatalError() } set {} }
    public var alphaValue: CGFloat { get { fatalError() } set {} }
    public var ignoresMouseEvents: Bool { get { fatalError() } set {} }
    public var isKeyWindow: Bool { fatalError() }
    public var isMainWindow: Bool { fatalError() }
    public var screen: NSScreen? { fatalError() }
    public func orderFront(_ sender: Any?) {}
    public func orderFrontRegardless() {}
    public func orderOut(_ sender: Any?) {}
    public func makeKey() {}
    public func miniaturize(_ sender: Any?) {}
    public func zoom(_ sender: Any?) {}
    public func toggleFullScreen(_ sender: Any?) {}
    public func performClose(_ sender: Any?) {}
    public func standardWindowButton(_ b: ButtonType) -> NSButton? { fatalError() }
    public func beginSheet(_ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil) {}
    public class var willCloseNotification: NSNotification.Name { fatalError() }
    public class var didBecomeKeyNotification: NSNotification.Name { fatalError() }
    public class var didResignKeyNotification: NSNotification.Name { fatalError() }
    public class var didResizeNotification: NSNotification.Name { fatalError() }
}
