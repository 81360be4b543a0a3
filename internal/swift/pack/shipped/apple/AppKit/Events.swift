// Events, gestures, cursors and feedback.
open class NSEvent: NSObject, NSCopying, @unchecked Sendable {
  public struct ModifierFlags: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var capsLock: ModifierFlags { fatalError() }; public static var shift: ModifierFlags { fatalError() }; public static var control: ModifierFlags { fatalError() }; public static var option: ModifierFlags { fatalError() }; public static var command: ModifierFlags { fatalError() }; public static var numericPad: ModifierFlags { fatalError() }; public static var help: ModifierFlags { fatalError() }; public static var function: ModifierFlags { fatalError() }; public static var deviceIndependentFlagsMask: ModifierFlags { fatalError() } }
  public struct EventTypeMask: OptionSet, Sendable { public let rawValue: UInt64; public init(rawValue: UInt64) { fatalError() }; public static var leftMouseDown: EventTypeMask { fatalError() }; public static var leftMouseUp: EventTypeMask { fatalError() }; public static var rightMouseDown: EventTypeMask { fatalError() }; public static var rightMouseUp: EventTypeMask { fatalError() }; public static var mouseMoved: EventTypeMask { fatalError() }; public static var leftMouseDragged: EventTypeMask { fatalError() }; public static var rightMouseDragged: EventTypeMask { fatalError() }; public static var mouseEntered: EventTypeMask { fatalError() }; public static var mouseExited: EventTypeMask { fatalError() }; public static var keyDown: EventTypeMask { fatalError() }; public static var keyUp: EventTypeMask { fatalError() }; public static var flagsChanged: EventTypeMask { fatalError() }; public static var appKitDefined: EventTypeMask { fatalError() }; public static var systemDefined: EventTypeMask { fatalError() }; public static var applicationDefined: EventTypeMask { fatalError() }; public static var periodic: EventTypeMask { fatalError() }; public static var cursorUpdate: EventTypeMask { fatalError() }; public static var scrollWheel: EventTypeMask { fatalError() }; public static var tabletPoint: EventTypeMask { fatalError() }; public static var tabletProximity: EventTypeMask { fatalError() }; public static var otherMouseDown: EventTypeMask { fatalError() }; public static var otherMouseUp: EventTypeMask { fatalError() }; public static var otherMouseDragged: EventTypeMask { fatalError() }; public static var gesture: EventTypeMask { fatalError() }; public static var magnify: EventTypeMask { fatalError() }; public static var swipe: EventTypeMask { fatalError() }; public static var rotate: EventTypeMask { fatalError() }; public static var beginGesture: EventTypeMask { fatalError() }; public static var endGesture: EventTypeMask { fatalError() }; public static var smartMagnify: EventTypeMask { fatalError() }; public static var pressure: EventTypeMask { fatalError() }; public static var directTouch: EventTypeMask { fatalError() }; public static var changeMode: EventTypeMask { fatalError() }; public static var any: EventTypeMask { fatalError() } }
  public enum EventType: UInt, Sendable { case leftMouseDown = 1, leftMouseUp = 2, rightMouseDown = 3, rightMouseUp = 4, mouseMoved = 5, leftMouseDragged = 6, rightMouseDragged = 7, mouseEntered = 8, mouseExited = 9, keyDown = 10, keyUp = 11, flagsChanged = 12, appKitDefined = 13, systemDefined = 14, applicationDefined = 15, periodic = 16, cursorUpdate = 17, scrollWheel = 22, tabletPoint = 23, tabletProximity = 24, otherMouseDown = 25, otherMouseUp = 26, otherMouseDragged = 27, gesture = 29, magnify = 30, swipe = 31, rotate = 18, beginGesture = 19, endGesture = 20, smartMagnify = 32, quickLook = 33, pressure = 34, directTouch = 37, changeMode = 38 }
  public enum EventSubtype: Int16, Sendable { case windowExposed = 0, applicationActivated = 1, applicationDeactivated = 2, windowMoved = 4, screenChanged = 8, touch = 3 }
  public struct Phase: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var began: Phase { fatalError() }; public static var stationary: Phase { fatalError() }; public static var changed: Phase { fatalError() }; public static var ended: Phase { fatalError() }; public static var cancelled: Phase { fatalError() }; public static var mayBegin: Phase { fatalError() } }
  public struct ButtonMask: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var penTip: ButtonMask { fatalError() }; public static var penLowerSide: ButtonMask { fatalError() }; public static var penUpperSide: ButtonMask { fatalError() } }
  public struct SwipeTrackingOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var lockDirection: SwipeTrackingOptions { fatalError() }; public static var clampGestureAmount: SwipeTrackingOptions { fatalError() } }
  public enum GestureAxis: Int, Sendable { case none = 0, horizontal, vertical }
  public enum PressureBehavior: Int, Sendable { case unknown = -1, primaryDefault = 0, primaryClick = 1, primaryGeneric = 2, primaryAccelerator = 3, primaryDeepClick = 5, primaryDeepDrag = 6 }
  public enum PointingDeviceType: UInt, Sendable { case unknown = 0, pen, cursor, eraser }
  public struct SpecialKey: RawRepresentable, Hashable, Sendable { public let rawValue: Int; public init(rawValue: Int) { fatalError() }; public static var upArrow: SpecialKey { fatalError() }; public static var downArrow: SpecialKey { fatalError() }; public static var leftArrow: SpecialKey { fatalError() }; public static var rightArrow: SpecialKey { fatalError() }; public static var f1: SpecialKey { fatalError() }; public static var f2: SpecialKey { fatalError() }; public static var f3: SpecialKey { fatalError() }; public static var f4: SpecialKey { fatalError() }; public static var f5: SpecialKey { fatalError() }; public static var f6: SpecialKey { fatalError() }; public static var f7: SpecialKey { fatalError() }; public static var f8: SpecialKey { fatalError() }; public static var f9: SpecialKey { fatalError() }; public static var f10: SpecialKey { fatalError() }; public static var f11: SpecialKey { fatalError() }; public static var f12: SpecialKey { fatalError() }; public static var f13: SpecialKey { fatalError() }; public static var f14: SpecialKey { fatalError() }; public static var f15: SpecialKey { fatalError() }; public static var f16: SpecialKey { fatalError() }; public static var f17: SpecialKey { fatalError() }; public static var f18: SpecialKey { fatalError() }; public static var f19: SpecialKey { fatalError() }; public static var f20: SpecialKey { fatalError() }; public static var insert: SpecialKey { fatalError() }; public static var deleteForward: SpecialKey { fatalError() }; public static var home: SpecialKey { fatalError() }; public static var begin: SpecialKey { fatalError() }; public static var end: SpecialKey { fatalError() }; public static var pageUp: SpecialKey { fatalError() }; public static var pageDown: SpecialKey { fatalError() }; public static var printScreen: SpecialKey { fatalError() }; public static var scrollLock: SpecialKey { fatalError() }; public static var pause: SpecialKey { fatalError() }; public static var sysReq: SpecialKey { fatalError() }; public static var `break`: SpecialKey { fatalError() }; public static var reset: SpecialKey { fatalError() }; public static var stop: SpecialKey { fatalError() }; public static var menu: SpecialKey { fatalError() }; public static var user: SpecialKey { fatalError() }; public static var system: SpecialKey { fatalError() }; public static var print: SpecialKey { fatalError() }; public static var clearLine: SpecialKey { fatalError() }; public static var clearDisplay: SpecialKey { fatalError() }; public static var insertLine: SpecialKey { fatalError() }; public static var deleteLine: SpecialKey { fatalError() }; public static var insertCharacter: SpecialKey { fatalError() }; public static var deleteCharacter: SpecialKey { fatalError() }; public static var prev: SpecialKey { fatalError() }; public static var next: SpecialKey { fatalError() }; public static var select: SpecialKey { fatalError() }; public static var execute: SpecialKey { fatalError() }; public static var undo: SpecialKey { fatalError() }; public static var redo: SpecialKey { fatalError() }; public static var find: SpecialKey { fatalError() }; public static var help: SpecialKey { fatalError() }; public static var modeSwitch: SpecialKey { fatalError() }; public static var enter: SpecialKey { fatalError() }; public static var backspace: SpecialKey { fatalError() }; public static var tab: SpecialKey { fatalError() }; public static var newline: SpecialKey { fatalError() }; public static var formFeed: SpecialKey { fatalError() }; public static var carriageReturn: SpecialKey { fatalError() }; public static var backTab: SpecialKey { fatalError() }; public static var delete: SpecialKey { fatalError() }; public static var lineSeparator: SpecialKey { fatalError() }; public static var paragraphSeparator: SpecialKey { fatalError() } }
  open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  open var type: NSEvent.EventType { fatalError() }
  open var subtype: NSEvent.EventSubtype { fatalError() }
  open var modifierFlags: NSEvent.ModifierFlags { fatalError() }
  open var timestamp: TimeInterval { fatalError() }
  @MainActor @preconcurrency open var window: NSWindow? { fatalError() }
  open var windowNumber: Int { fatalError() }
  open var clickCount: Int { fatalError() }
  open var buttonNumber: Int { fatalError() }
  open var eventNumber: Int { fatalError() }
  open var data1: Int { fatalError() }
  open var data2: Int { fatalError() }
  open var absoluteX: Int { fatalError() }
  open var absoluteY: Int { fatalError() }
  open var absoluteZ: Int { fatalError() }
  open var trackingNumber: Int { fatalError() }
  open var stage: Int { fatalError() }
  open var locationInWindow: NSPoint { fatalError() }
  open var pressure: Float { fatalError() }
  open var rotation: Float { fatalError() }
  open var keyCode: UInt16 { fatalError() }
  open var characters: String? { fatalError() }
  open var charactersIgnoringModifiers: String? { fatalError() }
  open func characters(byApplyingModifiers modifiers: NSEvent.ModifierFlags) -> String? { fatalError() }
  open var specialKey: NSEvent.SpecialKey? { fatalError() }
  open var isARepeat: Bool { fatalError() }
  open var hasPreciseScrollingDeltas: Bool { fatalError() }
  open var isDirectionInvertedFromDevice: Bool { fatalError() }
  open var isEnteringProximity: Bool { fatalError() }
  open var deltaX: CGFloat { fatalError() }
  open var deltaY: CGFloat { fatalError() }
  open var deltaZ: CGFloat { fatalError() }
  open var scrollingDeltaX: CGFloat { fatalError() }
  open var scrollingDeltaY: CGFloat { fatalError() }
  open var magnification: CGFloat { fatalError() }
  open var stageTransition: CGFloat { fatalError() }
  open var phase: NSEvent.Phase { fatalError() }
  open var momentumPhase: NSEvent.Phase { fatalError() }
  open var pressureBehavior: NSEvent.PressureBehavior { fatalError() }
  open var associatedEventsMask: NSEvent.EventTypeMask { fatalError() }
  open var buttonMask: NSEvent.ButtonMask { fatalError() }
  open var tilt: NSPoint { fatalError() }
  open var trackingArea: NSTrackingArea? { fatalError() }
  open var userData: UnsafeMutableRawPointer? { fatalError() }
  open var cgEvent: CGEvent? { fatalError() }
  open var eventRef: UnsafeRawPointer? { fatalError() }
  public convenience init?(cgEvent: CGEvent) { fatalError() }
  public convenience init?(eventRef: UnsafeRawPointer) { fatalError() }
  open func touches(matching phase: NSTouch.Phase, in view: NSView?) -> Set<NSTouch> { fatalError() }
  open func allTouches() -> Set<NSTouch> { fatalError() }
  open func touches(for view: NSView) -> Set<NSTouch> { fatalError() }
  open func coalescedTouches(for touch: NSTouch) -> [NSTouch] { fatalError() }
  open func trackSwipeEvent(options: NSEvent.SwipeTrackingOptions = [], dampenAmountThresholdMin minDampenThreshold: CGFloat, max maxDampenThreshold: CGFloat, usingHandler trackingHandler: @escaping (CGFloat, NSEvent.Phase, Bool, UnsafeMutablePointer<ObjCBool>) -> Void) {}
  open class var isSwipeTrackingFromScrollEventsEnabled: Bool { fatalError() }
  open class var isMouseCoalescingEnabled: Bool { get { fatalError() } set {} }
  open class func startPeriodicEvents(afterDelay delay: TimeInterval, withPeriod period: TimeInterval) {}
  open class func stopPeriodicEvents() {}
  open class func mouseEvent(with type: NSEvent.EventType, location: NSPoint, modifierFlags flags: NSEvent.ModifierFlags, timestamp time: TimeInterval, windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?, eventNumber eNum: Int, clickCount cNum: Int, pressure: Float) -> NSEvent? { fatalError() }
  open class func keyEvent(with type: NSEvent.EventType, location: NSPoint, modifierFlags flags: NSEvent.ModifierFlags, timestamp time: TimeInterval, windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?, characters keys: String, charactersIgnoringModifiers ukeys: String, isARepeat flag: Bool, keyCode code: UInt16) -> NSEvent? { fatalError() }
  open class func enterExitEvent(with type: NSEvent.EventType, location: NSPoint, modifierFlags flags: NSEvent.ModifierFlags, timestamp time: TimeInterval, windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?, eventNumber eNum: Int, trackingNumber tNum: Int, userData data: UnsafeMutableRawPointer?) -> NSEvent? { fatalError() }
  open class func otherEvent(with type: NSEvent.EventType, location: NSPoint, modifierFlags flags: NSEvent.ModifierFlags, timestamp time: TimeInterval, windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?, subtype: Int16, data1 d1: Int, data2 d2: Int) -> NSEvent? { fatalError() }
  open class var mouseLocation: NSPoint { fatalError() }
  open class var modifierFlags: NSEvent.ModifierFlags { fatalError() }
  open class var pressedMouseButtons: Int { fatalError() }
  open class var doubleClickInterval: TimeInterval { fatalError() }
  open class var keyRepeatDelay: TimeInterval { fatalError() }
  open class var keyRepeatInterval: TimeInterval { fatalError() }
  open class func addGlobalMonitorForEvents(matching mask: NSEvent.EventTypeMask, handler block: @escaping (NSEvent) -> Void) -> Any? { fatalError() }
  open class func addLocalMonitorForEvents(matching mask: NSEvent.EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?) -> Any? { fatalError() }
  open class func removeMonitor(_ eventMonitor: Any) {}
}
extension NSEvent.SpecialKey {
  public var unicodeScalar: Unicode.Scalar { fatalError() }
}
public var NSUpArrowFunctionKey: Int { fatalError() }
public var NSDownArrowFunctionKey: Int { fatalError() }
public var NSLeftArrowFunctionKey: Int { fatalError() }
public var NSRightArrowFunctionKey: Int { fatalError() }
public var NSF1FunctionKey: Int { fatalError() }
public var NSF2FunctionKey: Int { fatalError() }
public var NSF3FunctionKey: Int { fatalError() }
public var NSF4FunctionKey: Int { fatalError() }
public var NSF5FunctionKey: Int { fatalError() }
public var NSF6FunctionKey: Int { fatalError() }
public var NSF7FunctionKey: Int { fatalError() }
public var NSF8FunctionKey: Int { fatalError() }
public var NSF9FunctionKey: Int { fatalError() }
public var NSF10FunctionKey: Int { fatalError() }
public var NSF11FunctionKey: Int { fatalError() }
public var NSF12FunctionKey: Int { fatalError() }
public var NSInsertFunctionKey: Int { fatalError() }
public var NSDeleteFunctionKey: Int { fatalError() }
public var NSHomeFunctionKey: Int { fatalError() }
public var NSBeginFunctionKey: Int { fatalError() }
public var NSEndFunctionKey: Int { fatalError() }
public var NSPageUpFunctionKey: Int { fatalError() }
public var NSPageDownFunctionKey: Int { fatalError() }
public var NSHelpFunctionKey: Int { fatalError() }
public var NSEnterCharacter: Int { fatalError() }
public var NSBackspaceCharacter: Int { fatalError() }
public var NSTabCharacter: Int { fatalError() }
public var NSNewlineCharacter: Int { fatalError() }
public var NSCarriageReturnCharacter: Int { fatalError() }
public var NSBackTabCharacter: Int { fatalError() }
public var NSDeleteCharacter: Int { fatalError() }
open class NSTouch: NSObject {
  public struct Phase: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var began: Phase { fatalError() }; public static var moved: Phase { fatalError() }; public static var stationary: Phase { fatalError() }; public static var ended: Phase { fatalError() }; public static var cancelled: Phase { fatalError() }; public static var touching: Phase { fatalError() }; public static var any: Phase { fatalError() } }
  public enum TouchType: Int, Sendable { case direct = 0, indirect }
  public struct TouchTypeMask: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var direct: TouchTypeMask { fatalError() }; public static var indirect: TouchTypeMask { fatalError() } }
  open var identity: any NSCopying & NSObjectProtocol { fatalError() }
  open var phase: NSTouch.Phase { fatalError() }
  open var normalizedPosition: NSPoint { fatalError() }
  open var isResting: Bool { fatalError() }
  open var device: Any? { fatalError() }
  open var deviceSize: NSSize { fatalError() }
  open var type: NSTouch.TouchType { fatalError() }
  open func location(in view: NSView?) -> NSPoint { fatalError() }
  open func previousLocation(in view: NSView?) -> NSPoint { fatalError() }
}
@MainActor @preconcurrency open class NSGestureRecognizer: NSObject {
  public init(target: Any?, action: Selector?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public convenience override init() { fatalError() }
  open weak var target: AnyObject? { get { fatalError() } set {} }
  open var action: Selector? { get { fatalError() } set {} }
  open var state: NSGestureRecognizer.State { get { fatalError() } set {} }
  open weak var delegate: (any NSGestureRecognizerDelegate)? { get { fatalError() } set {} }
  open var isEnabled: Bool { get { fatalError() } set {} }
  open var delaysPrimaryMouseButtonEvents: Bool { get { fatalError() } set {} }
  open var delaysSecondaryMouseButtonEvents: Bool { get { fatalError() } set {} }
  open var delaysOtherMouseButtonEvents: Bool { get { fatalError() } set {} }
  open var delaysKeyEvents: Bool { get { fatalError() } set {} }
  open var delaysMagnificationEvents: Bool { get { fatalError() } set {} }
  open var delaysRotationEvents: Bool { get { fatalError() } set {} }
  open weak var view: NSView? { fatalError() }
  @available(macOS 15.0, *) open var modifierFlags: NSEvent.ModifierFlags { fatalError() }
  open var allowedTouchTypes: NSTouch.TouchTypeMask { get { fatalError() } set {} }
  @available(macOS 15.0, *) open var name: String? { get { fatalError() } set {} }
  open func location(in view: NSView?) -> NSPoint { fatalError() }
  open func reset() {}
  open func canPrevent(_ preventedGestureRecognizer: NSGestureRecognizer) -> Bool { fatalError() }
  open func canBePrevented(by preventingGestureRecognizer: NSGestureRecognizer) -> Bool { fatalError() }
  open func shouldRequireFailure(of otherGestureRecognizer: NSGestureRecognizer) -> Bool { fatalError() }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: NSGestureRecognizer) -> Bool { fatalError() }
  open func mouseDown(with event: NSEvent) {}
  open func rightMouseDown(with event: NSEvent) {}
  open func otherMouseDown(with event: NSEvent) {}
  open func mouseUp(with event: NSEvent) {}
  open func rightMouseUp(with event: NSEvent) {}
  open func otherMouseUp(with event: NSEvent) {}
  open func mouseDragged(with event: NSEvent) {}
  open func rightMouseDragged(with event: NSEvent) {}
  open func otherMouseDragged(with event: NSEvent) {}
  open func keyDown(with event: NSEvent) {}
  open func keyUp(with event: NSEvent) {}
  open func flagsChanged(with event: NSEvent) {}
  open func magnify(with event: NSEvent) {}
  open func rotate(with event: NSEvent) {}
  open func pressureChange(with event: NSEvent) {}
  open func touchesBegan(with event: NSEvent) {}
  open func touchesMoved(with event: NSEvent) {}
  open func touchesEnded(with event: NSEvent) {}
  open func touchesCancelled(with event: NSEvent) {}
  public enum State: Int, Sendable { case possible = 0, began, changed, ended, cancelled, failed }
}
extension NSGestureRecognizer.State {
  public static var recognized: NSGestureRecognizer.State { fatalError() }
}
@MainActor @preconcurrency public protocol NSGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizer(_ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent) -> Bool
  func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool
  func gestureRecognizer(_ gestureRecognizer: NSGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: NSGestureRecognizer) -> Bool
  func gestureRecognizer(_ gestureRecognizer: NSGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: NSGestureRecognizer) -> Bool
  func gestureRecognizer(_ gestureRecognizer: NSGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: NSGestureRecognizer) -> Bool
  func gestureRecognizer(_ gestureRecognizer: NSGestureRecognizer, shouldReceive touch: NSTouch) -> Bool
}
extension NSGestureRecognizerDelegate {
  public func gestureRecognizer(_ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent) -> Bool { fatalError() }
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool { fatalError() }
  public func gestureRecognizer(_ gestureRecognizer: NSGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: NSGestureRecognizer) -> Bool { fatalError() }
  public func gestureRecognizer(_ gestureRecognizer: NSGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: NSGestureRecognizer) -> Bool { fatalError() }
  public func gestureRecognizer(_ gestureRecognizer: NSGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: NSGestureRecognizer) -> Bool { fatalError() }
  public func gestureRecognizer(_ gestureRecognizer: NSGestureRecognizer, shouldReceive touch: NSTouch) -> Bool { fatalError() }
}
@MainActor @preconcurrency open class NSClickGestureRecognizer: NSGestureRecognizer {
  open var buttonMask: Int { get { fatalError() } set {} }
  open var numberOfClicksRequired: Int { get { fatalError() } set {} }
  open var numberOfTouchesRequired: Int { get { fatalError() } set {} }
}
@MainActor @preconcurrency open class NSPressGestureRecognizer: NSGestureRecognizer {
  open var buttonMask: Int { get { fatalError() } set {} }
  open var numberOfTouchesRequired: Int { get { fatalError() } set {} }
  open var minimumPressDuration: TimeInterval { get { fatalError() } set {} }
  open var allowableMovement: CGFloat { get { fatalError() } set {} }
}
@MainActor @preconcurrency open class NSPanGestureRecognizer: NSGestureRecognizer {
  open var buttonMask: Int { get { fatalError() } set {} }
  open var numberOfTouchesRequired: Int { get { fatalError() } set {} }
  open func translation(in view: NSView?) -> NSPoint { fatalError() }
  open func setTranslation(_ translation: NSPoint, in view: NSView?) {}
  open func velocity(in view: NSView?) -> NSPoint { fatalError() }
}
@MainActor @preconcurrency open class NSMagnificationGestureRecognizer: NSGestureRecognizer {
  open var magnification: CGFloat { get { fatalError() } set {} }
}
@MainActor @preconcurrency open class NSRotationGestureRecognizer: NSGestureRecognizer {
  open var rotation: CGFloat { get { fatalError() } set {} }
  open var rotationInDegrees: CGFloat { get { fatalError() } set {} }
}
open class NSCursor: NSObject, @unchecked Sendable {
  public init(image newImage: NSImage, hotSpot point: NSPoint) { fatalError() }
  open class var current: NSCursor { fatalError() }
  open class var currentSystem: NSCursor? { fatalError() }
  open class var arrow: NSCursor { fatalError() }
  open class var iBeam: NSCursor { fatalError() }
  open class var pointingHand: NSCursor { fatalError() }
  open class var closedHand: NSCursor { fatalError() }
  open class var openHand: NSCursor { fatalError() }
  open class var resizeLeft: NSCursor { fatalError() }
  open class var resizeRight: NSCursor { fatalError() }
  open class var resizeLeftRight: NSCursor { fatalError() }
  open class var resizeUp: NSCursor { fatalError() }
  open class var resizeDown: NSCursor { fatalError() }
  open class var resizeUpDown: NSCursor { fatalError() }
  open class var crosshair: NSCursor { fatalError() }
  open class var disappearingItem: NSCursor { fatalError() }
  open class var operationNotAllowed: NSCursor { fatalError() }
  open class var dragLink: NSCursor { fatalError() }
  open class var dragCopy: NSCursor { fatalError() }
  open class var contextualMenu: NSCursor { fatalError() }
  open class var iBeamCursorForVerticalLayout: NSCursor { fatalError() }
  @available(macOS 15.0, *) open class var zoomIn: NSCursor { fatalError() }
  @available(macOS 15.0, *) open class var zoomOut: NSCursor { fatalError() }
  @available(macOS 15.0, *) open class var columnResize: NSCursor { fatalError() }
  @available(macOS 15.0, *) open class var rowResize: NSCursor { fatalError() }
  @available(macOS 15.0, *) open class func columnResize(directions: NSHorizontalDirections) -> NSCursor { fatalError() }
  @available(macOS 15.0, *) open class func rowResize(directions: NSVerticalDirections) -> NSCursor { fatalError() }
  @available(macOS 15.0, *) open class func frameResize(position: NSCursor.FrameResizePosition, directions: NSCursor.FrameResizeDirection) -> NSCursor { fatalError() }
  @available(macOS 15.0, *) public enum FrameResizePosition: UInt, Sendable { case top = 1, left = 2, bottom = 4, right = 8, topLeft = 3, topRight = 9, bottomLeft = 6, bottomRight = 12 }
  @available(macOS 15.0, *) public struct FrameResizeDirection: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var inward: FrameResizeDirection { fatalError() }; public static var outward: FrameResizeDirection { fatalError() }; public static var all: FrameResizeDirection { fatalError() } }
  open class func hide() {}
  open class func unhide() {}
  open class func pop() {}
  open class func setHiddenUntilMouseMoves(_ flag: Bool) {}
  open var image: NSImage { fatalError() }
  open var hotSpot: NSPoint { fatalError() }
  open func push() {}
  open func pop() {}
  open func set() {}
}
@available(macOS 15.0, *) public struct NSHorizontalDirections: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var left: NSHorizontalDirections { fatalError() }; public static var right: NSHorizontalDirections { fatalError() }; public static var all: NSHorizontalDirections { fatalError() } }
@available(macOS 15.0, *) public struct NSVerticalDirections: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var up: NSVerticalDirections { fatalError() }; public static var down: NSVerticalDirections { fatalError() }; public static var all: NSVerticalDirections { fatalError() } }
open class NSHapticFeedbackManager: NSObject {
  public enum FeedbackPattern: Int, Sendable { case generic = 0, alignment, levelChange }
  public enum PerformanceTime: UInt, Sendable { case `default` = 0, now, drawCompleted }
  open class var defaultPerformer: any NSHapticFeedbackPerformer { fatalError() }
}
public protocol NSHapticFeedbackPerformer: NSObjectProtocol {
  func perform(_ pattern: NSHapticFeedbackManager.FeedbackPattern, performanceTime: NSHapticFeedbackManager.PerformanceTime)
}
// Animation.
open class NSAnimationContext: NSObject {
  open class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil) {}
  @_disfavoredOverload open class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) async {}
  open class func beginGrouping() {}
  open class func endGrouping() {}
  open class var current: NSAnimationContext { fatalError() }
  open var duration: TimeInterval { get { fatalError() } set {} }
  open var timingFunction: CAMediaTimingFunction? { get { fatalError() } set {} }
  open var completionHandler: (() -> Void)? { get { fatalError() } set {} }
  open var allowsImplicitAnimation: Bool { get { fatalError() } set {} }
}
open class NSAnimation: NSObject {
  public init(duration: TimeInterval, animationCurve: NSAnimation.Curve) { fatalError() }
  public enum Curve: UInt, Sendable { case easeInOut = 0, easeIn, easeOut, linear }
  public enum BlockingMode: UInt, Sendable { case blocking = 0, nonblocking, nonblockingThreaded }
  open func start() {}
  open func stop() {}
  open var isAnimating: Bool { fatalError() }
  open var currentProgress: Float { get { fatalError() } set {} }
  open var duration: TimeInterval { get { fatalError() } set {} }
  open var animationBlockingMode: NSAnimation.BlockingMode { get { fatalError() } set {} }
  open var frameRate: Float { get { fatalError() } set {} }
  open var animationCurve: NSAnimation.Curve { get { fatalError() } set {} }
}
open class NSViewAnimation: NSAnimation {
  public struct Key: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static var target: Key { fatalError() }; public static var startFrame: Key { fatalError() }; public static var endFrame: Key { fatalError() }; public static var effect: Key { fatalError() } }
  public struct EffectName: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static var fadeIn: EffectName { fatalError() }; public static var fadeOut: EffectName { fatalError() } }
  public convenience init(viewAnimations: [[NSViewAnimation.Key: Any]]) { fatalError() }
  open var viewAnimations: [[NSViewAnimation.Key: Any]] { get { fatalError() } set {} }
}
