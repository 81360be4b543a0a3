@_exported import Foundation
@_exported import CoreGraphics

@available(macOS 10.15, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) @MainActor @preconcurrency open class NSResponder: NSObject { public override init() { fatalError() } }
@available(macOS 10.15, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) @MainActor @preconcurrency open class NSView: NSResponder {
  public init(frame frameRect: NSRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public convenience override init() { fatalError() }
  open var frame: NSRect { get { fatalError() } set { fatalError() } }
  open var bounds: NSRect { get { fatalError() } set { fatalError() } }
  open var isHidden: Bool { get { fatalError() } set { fatalError() } }
  open var alphaValue: CGFloat { get { fatalError() } set { fatalError() } }
  open var wantsLayer: Bool { get { fatalError() } set { fatalError() } }
  open var superview: NSView? { fatalError() }
  open var subviews: [NSView] { get { fatalError() } set { fatalError() } }
  open var window: NSWindow? { fatalError() }
  open var needsDisplay: Bool { get { fatalError() } set { fatalError() } }
  open var translatesAutoresizingMaskIntoConstraints: Bool { get { fatalError() } set { fatalError() } }
  open func addSubview(_ view: NSView) { fatalError() }
  open func removeFromSuperview() { fatalError() }
  open func draw(_ dirtyRect: NSRect) { fatalError() }
  open func layout() { fatalError() }
}
@available(macOS 10.15, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) @MainActor @preconcurrency open class NSViewController: NSResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public convenience override init() { fatalError() }
  open var view: NSView { get { fatalError() } set { fatalError() } }
  open var title: String? { get { fatalError() } set { fatalError() } }
  open func loadView() { fatalError() }
  open func viewDidLoad() { fatalError() }
  open func viewWillAppear() { fatalError() }
  open func viewDidAppear() { fatalError() }
  open func viewWillDisappear() { fatalError() }
  open func viewDidDisappear() { fatalError() }
}
@available(macOS 10.15, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) @MainActor @preconcurrency open class NSWindow: NSResponder { public override init() { fatalError() }; public init(contentRect: NSRect, styleMask style: NSWindow.StyleMask, backing backingStoreType: NSWindow.BackingStoreType, defer flag: Bool) { fatalError() }; open var canBecomeKey: Bool { fatalError() }; open var canBecomeMain: Bool { fatalError() }; open var title: String { get { fatalError() } set { fatalError() } }; open var contentView: NSView? { get { fatalError() } set { fatalError() } }; open var isVisible: Bool { fatalError() }; open func close() { fatalError() }; open func makeKeyAndOrderFront(_ sender: Any?) { fatalError() } }
@available(macOS 10.15, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) @MainActor @preconcurrency open class NSApplication: NSResponder {
  open class var shared: NSApplication { fatalError() }
  open var windows: [NSWindow] { fatalError() }
  open var keyWindow: NSWindow? { fatalError() }
  open var mainWindow: NSWindow? { fatalError() }
  open func terminate(_ sender: Any?) { fatalError() }
  nonisolated public class var didBecomeActiveNotification: NSNotification.Name { fatalError() }
  nonisolated public class var willTerminateNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didFinishLaunchingNotification: NSNotification.Name { fatalError() }
}
@available(macOS 10.15, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) @MainActor public var NSApp: NSApplication! { get { fatalError() } set { fatalError() } }
@available(macOS 10.15, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) @MainActor @preconcurrency public protocol NSApplicationDelegate: NSObjectProtocol {
  func applicationDidFinishLaunching(_ notification: Notification)
  func applicationWillTerminate(_ notification: Notification)
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
}
@available(macOS 10.15, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension NSApplicationDelegate {
  public func applicationDidFinishLaunching(_ notification: Notification) { fatalError() }
  public func applicationWillTerminate(_ notification: Notification) { fatalError() }
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { fatalError() }
}
@available(macOS 10.15, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) open class NSColor: NSObject, @unchecked Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError() }
  public init(white: CGFloat, alpha: CGFloat) { fatalError() }
  open func withAlphaComponent(_ alpha: CGFloat) -> NSColor { fatalError() }
  open class var black: NSColor { fatalError() }
  open class var white: NSColor { fatalError() }
  open class var red: NSColor { fatalError() }
  open class var green: NSColor { fatalError() }
  open class var blue: NSColor { fatalError() }
  open class var clear: NSColor { fatalError() }
  open class var labelColor: NSColor { fatalError() }
  open class var secondaryLabelColor: NSColor { fatalError() }
  open class var windowBackgroundColor: NSColor { fatalError() }
  open class var controlBackgroundColor: NSColor { fatalError() }
  open class var textBackgroundColor: NSColor { fatalError() }
  open class var separatorColor: NSColor { fatalError() }
  open class var controlAccentColor: NSColor { fatalError() }
}
@available(macOS 10.15, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) open class NSImage: NSObject, @unchecked Sendable {
  public init?(data: Data) { fatalError() }
  public init?(contentsOf url: URL) { fatalError() }
  public init(size: NSSize) { fatalError() }
  open var size: NSSize { get { fatalError() } set { fatalError() } }
}

// Sounds.
@available(macOS 10.15, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) open class NSSound: NSObject {
  public typealias Name = String
  public convenience init?(named name: NSSound.Name) { fatalError() }
  public init?(contentsOf url: URL, byReference: Bool) { fatalError() }
  public init?(contentsOfFile path: String, byReference: Bool) { fatalError() }
  public init?(data: Data) { fatalError() }
  open class func beep() { fatalError() }
  @discardableResult open func play() -> Bool { fatalError() }
  @discardableResult open func pause() -> Bool { fatalError() }
  @discardableResult open func resume() -> Bool { fatalError() }
  @discardableResult open func stop() -> Bool { fatalError() }
  open var isPlaying: Bool { fatalError() }
  open var volume: Float { get { fatalError() } set { fatalError() } }
  open var loops: Bool { get { fatalError() } set { fatalError() } }
  open var duration: TimeInterval { fatalError() }
  open var currentTime: TimeInterval { get { fatalError() } set { fatalError() } }
}

@available(macOS 10.15, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) open class NSPasteboard: NSObject {
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public init(_ rawValue: String) { fatalError() }
    public static let string = PasteboardType("")
    public static let pdf = PasteboardType("")
    public static let tiff = PasteboardType("")
    public static let png = PasteboardType("")
    public static let rtf = PasteboardType("")
    public static let rtfd = PasteboardType("")
    public static let html = PasteboardType("")
    public static let tabularText = PasteboardType("")
    public static let font = PasteboardType("")
    public static let color = PasteboardType("")
    public static let sound = PasteboardType("")
    public static let URL = PasteboardType("")
    public static let fileURL = PasteboardType("")
  }
  open class var general: NSPasteboard { fatalError() }
  open var changeCount: Int { fatalError() }
  open var types: [NSPasteboard.PasteboardType]? { fatalError() }
  @discardableResult open func clearContents() -> Int { fatalError() }
  @discardableResult open func declareTypes(_ newTypes: [NSPasteboard.PasteboardType], owner newOwner: Any?) -> Int { fatalError() }
  @discardableResult open func setString(_ string: String, forType dataType: NSPasteboard.PasteboardType) -> Bool { fatalError() }
  @discardableResult open func setData(_ data: Data?, forType dataType: NSPasteboard.PasteboardType) -> Bool { fatalError() }
  @discardableResult open func setPropertyList(_ plist: Any, forType dataType: NSPasteboard.PasteboardType) -> Bool { fatalError() }
  open func string(forType dataType: NSPasteboard.PasteboardType) -> String? { fatalError() }
  open func data(forType dataType: NSPasteboard.PasteboardType) -> Data? { fatalError() }
  open func propertyList(forType dataType: NSPasteboard.PasteboardType) -> Any? { fatalError() }
}
