// Events, and text that scrolls.
@MainActor @preconcurrency open class NSScrollView: NSView {
    public override init(frame frameRect: NSRect) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    open var documentView: NSView? { get { fatalError() } set {} }
    open var hasVerticalScroller: Bool { get { fatalError() } set {} }
    open var hasHorizontalScroller: Bool { get { fatalError() } set {} }
    open var autohidesScrollers: Bool { get { fatalError() } set {} }
    open var drawsBackground: Bool { get { fatalError() } set {} }
    open var backgroundColor: NSColor { get { fatalError() } set {} }
}
open class NSEvent: NSObject, @unchecked Sendable {
    public struct ModifierFlags: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { fatalError() }
        public static var capsLock: ModifierFlags { fatalError() }
        public static var shift: ModifierFlags { fatalError() }
        public static var control: ModifierFlags { fatalError() }
        public static var option: ModifierFlags { fatalError() }
        public static var command: ModifierFlags { fatalError() }
        public static var function: ModifierFlags { fatalError() }
        public static var deviceIndependentFlagsMask: ModifierFlags { fatalError() }
    }
    public struct EventTypeMask: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { fatalError() }
        public static var leftMouseDown: EventTypeMask { fatalError() }
        public static var leftMouseUp: EventTypeMask { fatalError() }
        public static var rightMouseDown: EventTypeMask { fatalError() }
        public static var mouseMoved: EventTypeMask { fatalError() }
        public static var leftMouseDragged: EventTypeMask { fatalError() }
        public static var scrollWheel: EventTypeMask { fatalError() }
        public static var keyDown: EventTypeMask { fatalError() }
        public static var keyUp: EventTypeMask { fatalError() }
        public static var flagsChanged: EventTypeMask { fatalError() }
        public static var any: EventTypeMask { fatalError() }
    }
    open var modifierFlags: ModifierFlags { fatalError() }
    open var timestamp: TimeInterval { fatalError() }
    open var window: NSWindow? { fatalError() }
    open var clickCount: Int { fatalError() }
    open var locationInWindow: NSPoint { fatalError() }
    open var keyCode: UInt16 { fatalError() }
    open var characters: String? { fatalError() }
    open var charactersIgnoringModifiers: String? { fatalError() }
    open var isARepeat: Bool { fatalError() }
    open var deltaX: CGFloat { fatalError() }
    open var deltaY: CGFloat { fatalError() }
    open var scrollingDeltaX: CGFloat { fatalError() }
    open var scrollingDeltaY: CGFloat { fatalError() }
    open class var mouseLocation: NSPoint { fatalError() }
    open class var modifierFlags: ModifierFlags { fatalError() }
    open class func addGlobalMonitorForEvents(matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void) -> Any? { fatalError() }
    open class func addLocalMonitorForEvents(matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?) -> Any? { fatalError() }
    open class func removeMonitor(_ eventMonitor: Any) {}
}
