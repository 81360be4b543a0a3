#if os(macOS)
// Displays, windows of all applications, and events before applications get them.
public typealias CGDirectDisplayID = UInt32
public typealias CGOpenGLDisplayMask = UInt32
public typealias CGRefreshRate = Double
public typealias CGDisplayCount = UInt32
public typealias CGWindowID = UInt32
public typealias CGWindowLevel = Int32
public typealias CGKeyCode = UInt16
public typealias CGCharCode = UInt16
public typealias CGButtonCount = UInt32
public typealias CGWheelCount = UInt32
public typealias CGEventMask = UInt64
public typealias CGGammaValue = Float
public typealias CGDisplayConfigRef = OpaquePointer
public enum CGError: Int32, Sendable { case success = 0, failure = 1000, illegalArgument = 1001, invalidConnection = 1002, invalidContext = 1003, cannotComplete = 1004, notImplemented = 1006, rangeCheck = 1007, typeCheck = 1008, invalidOperation = 1010, noneAvailable = 1011 }
public var kCGNullDirectDisplay: CGDirectDisplayID { fatalError() }
public func CGMainDisplayID() -> CGDirectDisplayID { fatalError() }
@discardableResult public func CGGetActiveDisplayList(_ maxDisplays: UInt32, _ activeDisplays: UnsafeMutablePointer<CGDirectDisplayID>?, _ displayCount: UnsafeMutablePointer<UInt32>?) -> CGError { fatalError() }
@discardableResult public func CGGetOnlineDisplayList(_ maxDisplays: UInt32, _ onlineDisplays: UnsafeMutablePointer<CGDirectDisplayID>?, _ displayCount: UnsafeMutablePointer<UInt32>?) -> CGError { fatalError() }
@discardableResult public func CGGetDisplaysWithPoint(_ point: CGPoint, _ maxDisplays: UInt32, _ displays: UnsafeMutablePointer<CGDirectDisplayID>?, _ matchingDisplayCount: UnsafeMutablePointer<UInt32>?) -> CGError { fatalError() }
@discardableResult public func CGGetDisplaysWithRect(_ rect: CGRect, _ maxDisplays: UInt32, _ displays: UnsafeMutablePointer<CGDirectDisplayID>?, _ matchingDisplayCount: UnsafeMutablePointer<UInt32>?) -> CGError { fatalError() }
public func CGDisplayBounds(_ display: CGDirectDisplayID) -> CGRect { fatalError() }
public func CGDisplayPixelsWide(_ display: CGDirectDisplayID) -> Int { fatalError() }
public func CGDisplayPixelsHigh(_ display: CGDirectDisplayID) -> Int { fatalError() }
public func CGDisplayScreenSize(_ display: CGDirectDisplayID) -> CGSize { fatalError() }
public func CGDisplayRotation(_ display: CGDirectDisplayID) -> Double { fatalError() }
public func CGDisplayIsBuiltin(_ display: CGDirectDisplayID) -> boolean_t { fatalError() }
public func CGDisplayIsMain(_ display: CGDirectDisplayID) -> boolean_t { fatalError() }
public func CGDisplayIsActive(_ display: CGDirectDisplayID) -> boolean_t { fatalError() }
public func CGDisplayIsAsleep(_ display: CGDirectDisplayID) -> boolean_t { fatalError() }
public func CGDisplayIsOnline(_ display: CGDirectDisplayID) -> boolean_t { fatalError() }
public func CGDisplayIsInMirrorSet(_ display: CGDirectDisplayID) -> boolean_t { fatalError() }
public func CGDisplayMirrorsDisplay(_ display: CGDirectDisplayID) -> CGDirectDisplayID { fatalError() }
public func CGDisplayUnitNumber(_ display: CGDirectDisplayID) -> UInt32 { fatalError() }
public func CGDisplayModelNumber(_ display: CGDirectDisplayID) -> UInt32 { fatalError() }
public func CGDisplayVendorNumber(_ display: CGDirectDisplayID) -> UInt32 { fatalError() }
public func CGDisplaySerialNumber(_ display: CGDirectDisplayID) -> UInt32 { fatalError() }
public func CGDisplayCopyColorSpace(_ display: CGDirectDisplayID) -> CGColorSpace { fatalError() }
public func CGDisplayCopyDisplayMode(_ display: CGDirectDisplayID) -> CGDisplayMode? { fatalError() }
public func CGDisplayCopyAllDisplayModes(_ display: CGDirectDisplayID, _ options: CFDictionary?) -> CFArray? { fatalError() }
@discardableResult public func CGDisplaySetDisplayMode(_ display: CGDirectDisplayID, _ mode: CGDisplayMode?, _ options: CFDictionary?) -> CGError { fatalError() }
@available(macOS, introduced: 10.6, obsoleted: 15.0, message: "Please use ScreenCaptureKit instead.") public func CGDisplayCreateImage(_ displayID: CGDirectDisplayID) -> CGImage? { fatalError() }
@available(macOS, introduced: 10.6, obsoleted: 15.0, message: "Please use ScreenCaptureKit instead.") public func CGDisplayCreateImage(_ displayID: CGDirectDisplayID, rect: CGRect) -> CGImage? { fatalError() }
@discardableResult public func CGDisplayHideCursor(_ display: CGDirectDisplayID) -> CGError { fatalError() }
@discardableResult public func CGDisplayShowCursor(_ display: CGDirectDisplayID) -> CGError { fatalError() }
@discardableResult public func CGDisplayMoveCursorToPoint(_ display: CGDirectDisplayID, _ point: CGPoint) -> CGError { fatalError() }
@discardableResult public func CGWarpMouseCursorPosition(_ newCursorPosition: CGPoint) -> CGError { fatalError() }
@discardableResult public func CGAssociateMouseAndMouseCursorPosition(_ connected: boolean_t) -> CGError { fatalError() }
@discardableResult public func CGBeginDisplayConfiguration(_ config: UnsafeMutablePointer<CGDisplayConfigRef?>?) -> CGError { fatalError() }
@discardableResult public func CGCompleteDisplayConfiguration(_ config: CGDisplayConfigRef?, _ option: CGConfigureOption) -> CGError { fatalError() }
@discardableResult public func CGCancelDisplayConfiguration(_ config: CGDisplayConfigRef?) -> CGError { fatalError() }
@discardableResult public func CGConfigureDisplayWithDisplayMode(_ config: CGDisplayConfigRef?, _ display: CGDirectDisplayID, _ mode: CGDisplayMode?, _ options: CFDictionary?) -> CGError { fatalError() }
@discardableResult public func CGConfigureDisplayOrigin(_ config: CGDisplayConfigRef?, _ display: CGDirectDisplayID, _ x: Int32, _ y: Int32) -> CGError { fatalError() }
@discardableResult public func CGConfigureDisplayMirrorOfDisplay(_ config: CGDisplayConfigRef?, _ display: CGDirectDisplayID, _ master: CGDirectDisplayID) -> CGError { fatalError() }
public struct CGConfigureOption: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { fatalError() }; public static var forAppOnly: CGConfigureOption { fatalError() }; public static var forSession: CGConfigureOption { fatalError() }; public static var permanently: CGConfigureOption { fatalError() } }
public struct CGDisplayChangeSummaryFlags: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { fatalError() }; public static var beginConfigurationFlag: CGDisplayChangeSummaryFlags { fatalError() }; public static var movedFlag: CGDisplayChangeSummaryFlags { fatalError() }; public static var setMainFlag: CGDisplayChangeSummaryFlags { fatalError() }; public static var setModeFlag: CGDisplayChangeSummaryFlags { fatalError() }; public static var addFlag: CGDisplayChangeSummaryFlags { fatalError() }; public static var removeFlag: CGDisplayChangeSummaryFlags { fatalError() }; public static var enabledFlag: CGDisplayChangeSummaryFlags { fatalError() }; public static var disabledFlag: CGDisplayChangeSummaryFlags { fatalError() }; public static var mirrorFlag: CGDisplayChangeSummaryFlags { fatalError() }; public static var unMirrorFlag: CGDisplayChangeSummaryFlags { fatalError() }; public static var desktopShapeChangedFlag: CGDisplayChangeSummaryFlags { fatalError() } }
public typealias CGDisplayReconfigurationCallBack = (CGDirectDisplayID, CGDisplayChangeSummaryFlags, UnsafeMutableRawPointer?) -> Void
@discardableResult public func CGDisplayRegisterReconfigurationCallback(_ callback: CGDisplayReconfigurationCallBack?, _ userInfo: UnsafeMutableRawPointer?) -> CGError { fatalError() }
@discardableResult public func CGDisplayRemoveReconfigurationCallback(_ callback: CGDisplayReconfigurationCallBack?, _ userInfo: UnsafeMutableRawPointer?) -> CGError { fatalError() }
@discardableResult public func CGSetDisplayTransferByFormula(_ display: CGDirectDisplayID, _ redMin: CGGammaValue, _ redMax: CGGammaValue, _ redGamma: CGGammaValue, _ greenMin: CGGammaValue, _ greenMax: CGGammaValue, _ greenGamma: CGGammaValue, _ blueMin: CGGammaValue, _ blueMax: CGGammaValue, _ blueGamma: CGGammaValue) -> CGError { fatalError() }
public func CGDisplayRestoreColorSyncSettings() {}
public func CGDisplayCreateUUIDFromDisplayID(_ displayID: UInt32) -> Unmanaged<CFUUID>! { fatalError() }
public func CGDisplayGetDisplayIDFromUUID(_ uuid: CFUUID!) -> UInt32 { fatalError() }
public var kCGSessionUserNameKey: String { fatalError() }
public var kCGSessionOnConsoleKey: String { fatalError() }
public var kCGSessionUserIDKey: String { fatalError() }
public var kCGSessionLoginDoneKey: String { fatalError() }
public var kCGSessionConsoleSetKey: String { fatalError() }
public func CGSessionCopyCurrentDictionary() -> CFDictionary? { fatalError() }
public func CGShieldingWindowLevel() -> CGWindowLevel { fatalError() }
public func CGWindowLevelForKey(_ key: CGWindowLevelKey) -> CGWindowLevel { fatalError() }
public var kCGBaseWindowLevel: CGWindowLevel { fatalError() }
public var kCGMinimumWindowLevel: CGWindowLevel { fatalError() }
public var kCGDesktopWindowLevel: CGWindowLevel { fatalError() }
public var kCGDesktopIconWindowLevel: CGWindowLevel { fatalError() }
public var kCGBackstopMenuLevel: CGWindowLevel { fatalError() }
public var kCGNormalWindowLevel: CGWindowLevel { fatalError() }
public var kCGFloatingWindowLevel: CGWindowLevel { fatalError() }
public var kCGTornOffMenuWindowLevel: CGWindowLevel { fatalError() }
public var kCGDockWindowLevel: CGWindowLevel { fatalError() }
public var kCGMainMenuWindowLevel: CGWindowLevel { fatalError() }
public var kCGStatusWindowLevel: CGWindowLevel { fatalError() }
public var kCGModalPanelWindowLevel: CGWindowLevel { fatalError() }
public var kCGPopUpMenuWindowLevel: CGWindowLevel { fatalError() }
public var kCGDraggingWindowLevel: CGWindowLevel { fatalError() }
public var kCGScreenSaverWindowLevel: CGWindowLevel { fatalError() }
public var kCGMaximumWindowLevel: CGWindowLevel { fatalError() }
public var kCGOverlayWindowLevel: CGWindowLevel { fatalError() }
public var kCGHelpWindowLevel: CGWindowLevel { fatalError() }
public var kCGUtilityWindowLevel: CGWindowLevel { fatalError() }
public var kCGAssistiveTechHighWindowLevel: CGWindowLevel { fatalError() }
public var kCGCursorWindowLevel: CGWindowLevel { fatalError() }
public enum CGWindowLevelKey: Int32, Sendable { case baseWindow = 0, minimumWindow, desktopWindow, backstopMenu, normalWindow, floatingWindow, tornOffMenuWindow, dockWindow, mainMenuWindow, statusWindow, modalPanelWindow, popUpMenuWindow, draggingWindow, screenSaverWindow, maximumWindow, overlayWindow, helpWindow, utilityWindow, desktopIconWindow, cursorWindow, assistiveTechHighWindow }
open class CGDisplayMode {
  open var width: Int { fatalError() }
  open var height: Int { fatalError() }
  open var pixelWidth: Int { fatalError() }
  open var pixelHeight: Int { fatalError() }
  open var refreshRate: Double { fatalError() }
  open var ioFlags: UInt32 { fatalError() }
  open var ioDisplayModeID: Int32 { fatalError() }
  open func isUsableForDesktopGUI() -> Bool { fatalError() }
}
extension CGDisplayMode: Hashable {
  public static func == (l: CGDisplayMode, r: CGDisplayMode) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}
public var kCGDisplayShowDuplicateLowResolutionModes: CFString { fatalError() }
// Windows.
public struct CGWindowListOption: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { fatalError() }; public static var optionAll: CGWindowListOption { fatalError() }; public static var optionOnScreenOnly: CGWindowListOption { fatalError() }; public static var optionOnScreenAboveWindow: CGWindowListOption { fatalError() }; public static var optionOnScreenBelowWindow: CGWindowListOption { fatalError() }; public static var optionIncludingWindow: CGWindowListOption { fatalError() }; public static var excludeDesktopElements: CGWindowListOption { fatalError() } }
public struct CGWindowImageOption: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { fatalError() }; public static var boundsIgnoreFraming: CGWindowImageOption { fatalError() }; public static var shouldBeOpaque: CGWindowImageOption { fatalError() }; public static var onlyShadows: CGWindowImageOption { fatalError() }; public static var bestResolution: CGWindowImageOption { fatalError() }; public static var nominalResolution: CGWindowImageOption { fatalError() } }
public enum CGWindowSharingType: UInt32, Sendable { case none = 0, readOnly, readWrite }
public enum CGWindowBackingType: UInt32, Sendable { case backingStoreRetained = 0, backingStoreNonretained, backingStoreBuffered }
public var kCGNullWindowID: CGWindowID { fatalError() }
public var kCGWindowNumber: CFString { fatalError() }
public var kCGWindowStoreType: CFString { fatalError() }
public var kCGWindowLayer: CFString { fatalError() }
public var kCGWindowBounds: CFString { fatalError() }
public var kCGWindowSharingState: CFString { fatalError() }
public var kCGWindowAlpha: CFString { fatalError() }
public var kCGWindowOwnerPID: CFString { fatalError() }
public var kCGWindowMemoryUsage: CFString { fatalError() }
public var kCGWindowOwnerName: CFString { fatalError() }
public var kCGWindowName: CFString { fatalError() }
public var kCGWindowIsOnscreen: CFString { fatalError() }
public var kCGWindowBackingLocationVideoMemory: CFString { fatalError() }
public func CGWindowListCopyWindowInfo(_ option: CGWindowListOption, _ relativeToWindow: CGWindowID) -> CFArray? { fatalError() }
public func CGWindowListCreate(_ option: CGWindowListOption, _ relativeToWindow: CGWindowID) -> CFArray? { fatalError() }
public func CGWindowListCreateDescriptionFromArray(_ windowArray: CFArray?) -> CFArray? { fatalError() }
@available(macOS, introduced: 10.5, deprecated: 14.0, obsoleted: 15.0, message: "Please use ScreenCaptureKit instead.") public func CGWindowListCreateImage(_ screenBounds: CGRect, _ listOption: CGWindowListOption, _ windowID: CGWindowID, _ imageOption: CGWindowImageOption) -> CGImage? { fatalError() }
@available(macOS 10.15, *) public func CGPreflightScreenCaptureAccess() -> Bool { fatalError() }
@available(macOS 10.15, *) @discardableResult public func CGRequestScreenCaptureAccess() -> Bool { fatalError() }
@available(macOS 10.15, *) public func CGPreflightListenEventAccess() -> Bool { fatalError() }
@available(macOS 10.15, *) @discardableResult public func CGRequestListenEventAccess() -> Bool { fatalError() }
@available(macOS 10.15, *) public func CGPreflightPostEventAccess() -> Bool { fatalError() }
@available(macOS 10.15, *) @discardableResult public func CGRequestPostEventAccess() -> Bool { fatalError() }
extension CGRect {
  public init?(dictionaryRepresentation dict: CFDictionary) { fatalError() }
  public var dictionaryRepresentation: CFDictionary { fatalError() }
}
extension CGPoint {
  public init?(dictionaryRepresentation dict: CFDictionary) { fatalError() }
  public var dictionaryRepresentation: CFDictionary { fatalError() }
}
extension CGSize {
  public init?(dictionaryRepresentation dict: CFDictionary) { fatalError() }
  public var dictionaryRepresentation: CFDictionary { fatalError() }
}
// Events.
public enum CGMouseButton: UInt32, Sendable { case left = 0, right, center }
public enum CGScrollEventUnit: UInt32, Sendable { case pixel = 0, line }
public enum CGEventType: UInt32, Sendable { case null = 0, leftMouseDown = 1, leftMouseUp = 2, rightMouseDown = 3, rightMouseUp = 4, mouseMoved = 5, leftMouseDragged = 6, rightMouseDragged = 7, keyDown = 10, keyUp = 11, flagsChanged = 12, scrollWheel = 22, tabletPointer = 23, tabletProximity = 24, otherMouseDown = 25, otherMouseUp = 26, otherMouseDragged = 27, tapDisabledByTimeout = 0xFFFFFFFE, tapDisabledByUserInput = 0xFFFFFFFF }
public struct CGEventFlags: OptionSet, Sendable { public let rawValue: UInt64; public init(rawValue: UInt64) { fatalError() }; public static var maskAlphaShift: CGEventFlags { fatalError() }; public static var maskShift: CGEventFlags { fatalError() }; public static var maskControl: CGEventFlags { fatalError() }; public static var maskAlternate: CGEventFlags { fatalError() }; public static var maskCommand: CGEventFlags { fatalError() }; public static var maskHelp: CGEventFlags { fatalError() }; public static var maskSecondaryFn: CGEventFlags { fatalError() }; public static var maskNumericPad: CGEventFlags { fatalError() }; public static var maskNonCoalesced: CGEventFlags { fatalError() } }
public enum CGEventField: UInt32, Sendable { case mouseEventNumber = 0, mouseEventClickState, mouseEventPressure, mouseEventButtonNumber, mouseEventDeltaX, mouseEventDeltaY, mouseEventInstantMouser, mouseEventSubtype, keyboardEventAutorepeat, keyboardEventKeycode, keyboardEventKeyboardType, scrollWheelEventDeltaAxis1, scrollWheelEventDeltaAxis2, scrollWheelEventDeltaAxis3, scrollWheelEventFixedPtDeltaAxis1 = 93, scrollWheelEventFixedPtDeltaAxis2, scrollWheelEventFixedPtDeltaAxis3, scrollWheelEventPointDeltaAxis1, scrollWheelEventPointDeltaAxis2, scrollWheelEventPointDeltaAxis3, scrollWheelEventInstantMouser = 14, tabletEventPointX = 15, tabletEventPointY, tabletEventPointZ, eventTargetProcessSerialNumber = 39, eventTargetUnixProcessID, eventSourceUnixProcessID, eventSourceUserData, eventSourceUserID, eventSourceGroupID, eventSourceStateID, scrollWheelEventIsContinuous = 88, scrollWheelEventScrollPhase = 99, scrollWheelEventScrollCount = 100, scrollWheelEventMomentumPhase = 123, mouseEventWindowUnderMousePointer = 91, mouseEventWindowUnderMousePointerThatCanHandleThisEvent = 92, eventUnacceleratedPointerMovementX = 170, eventUnacceleratedPointerMovementY = 171 }
public enum CGEventTapLocation: UInt32, Sendable { case cghidEventTap = 0, cgSessionEventTap, cgAnnotatedSessionEventTap }
public enum CGEventTapPlacement: UInt32, Sendable { case headInsertEventTap = 0, tailAppendEventTap }
public enum CGEventTapOptions: UInt32, Sendable { case defaultTap = 0, listenOnly = 1 }
public enum CGEventSourceStateID: Int32, Sendable { case privateState = -1, combinedSessionState = 0, hidSystemState = 1 }
public enum CGEventSuppressionState: UInt32, Sendable { case eventSuppressionStateSuppressionInterval = 0, eventSuppressionStateRemoteMouseDrag }
public struct CGEventFilterMask: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { fatalError() }; public static var permitLocalMouseEvents: CGEventFilterMask { fatalError() }; public static var permitLocalKeyboardEvents: CGEventFilterMask { fatalError() }; public static var permitSystemDefinedEvents: CGEventFilterMask { fatalError() } }
public typealias CGEventTapProxy = OpaquePointer
public typealias CGEventTapCallBack = (CGEventTapProxy, CGEventType, CGEvent, UnsafeMutableRawPointer?) -> Unmanaged<CGEvent>?
open class CGEventSource: Hashable, @unchecked Sendable {
  public init?(stateID: CGEventSourceStateID) { fatalError() }
  open var sourceStateID: CGEventSourceStateID { fatalError() }
  open var keyboardType: UInt32 { get { fatalError() } set {} }
  open var pixelsPerLine: Double { get { fatalError() } set {} }
  open var userData: Int64 { get { fatalError() } set {} }
  open var localEventsSuppressionInterval: CFTimeInterval { get { fatalError() } set {} }
  open func setLocalEventsFilterDuringSuppressionState(_ filter: CGEventFilterMask, state: CGEventSuppressionState) {}
  open func getLocalEventsFilterDuringSuppressionState(_ state: CGEventSuppressionState) -> CGEventFilterMask { fatalError() }
  open class func buttonState(_ stateID: CGEventSourceStateID, button: CGMouseButton) -> Bool { fatalError() }
  open class func keyState(_ stateID: CGEventSourceStateID, key: CGKeyCode) -> Bool { fatalError() }
  open class func flagsState(_ stateID: CGEventSourceStateID) -> CGEventFlags { fatalError() }
  open class func secondsSinceLastEventType(_ stateID: CGEventSourceStateID, eventType: CGEventType) -> CFTimeInterval { fatalError() }
  open class func counterForEventType(_ stateID: CGEventSourceStateID, eventType: CGEventType) -> UInt32 { fatalError() }
  public static func == (l: CGEventSource, r: CGEventSource) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}
open class CGEvent: Hashable, @unchecked Sendable {
  public init?(source: CGEventSource?) { fatalError() }
  public init?(withDataAllocator allocator: CFAllocator?, data: CFData?) { fatalError() }
  public init?(mouseEventSource source: CGEventSource?, mouseType: CGEventType, mouseCursorPosition: CGPoint, mouseButton: CGMouseButton) { fatalError() }
  public init?(keyboardEventSource source: CGEventSource?, virtualKey: CGKeyCode, keyDown: Bool) { fatalError() }
  public init?(scrollWheelEvent2Source source: CGEventSource?, units: CGScrollEventUnit, wheelCount: UInt32, wheel1: Int32, wheel2: Int32, wheel3: Int32) { fatalError() }
  open var type: CGEventType { get { fatalError() } set {} }
  open var flags: CGEventFlags { get { fatalError() } set {} }
  open var timestamp: CGEventTimestamp { get { fatalError() } set {} }
  open var location: CGPoint { get { fatalError() } set {} }
  open var unflippedLocation: CGPoint { fatalError() }
  open var data: CFData? { fatalError() }
  open func copy() -> CGEvent? { fatalError() }
  open func setSource(_ source: CGEventSource?) {}
  open func getIntegerValueField(_ field: CGEventField) -> Int64 { fatalError() }
  open func setIntegerValueField(_ field: CGEventField, value: Int64) {}
  open func getDoubleValueField(_ field: CGEventField) -> Double { fatalError() }
  open func setDoubleValueField(_ field: CGEventField, value: Double) {}
  open func keyboardGetUnicodeString(maxStringLength: Int, actualStringLength: UnsafeMutablePointer<Int>?, unicodeString: UnsafeMutablePointer<UniChar>?) {}
  open func keyboardSetUnicodeString(stringLength: Int, unicodeString: UnsafePointer<UniChar>?) {}
  open func post(tap: CGEventTapLocation) {}
  open func postToPid(_ pid: pid_t) {}
  open func tapPostEvent(_ proxy: CGEventTapProxy?) {}
  open class func tapCreate(tap: CGEventTapLocation, place: CGEventTapPlacement, options: CGEventTapOptions, eventsOfInterest: CGEventMask, callback: CGEventTapCallBack, userInfo: UnsafeMutableRawPointer?) -> CFMachPort? { fatalError() }
  open class func tapCreateForPid(pid: pid_t, place: CGEventTapPlacement, options: CGEventTapOptions, eventsOfInterest: CGEventMask, callback: CGEventTapCallBack, userInfo: UnsafeMutableRawPointer?) -> CFMachPort? { fatalError() }
  open class func tapEnable(tap: CFMachPort, enable: Bool) {}
  open class func tapIsEnabled(tap: CFMachPort) -> Bool { fatalError() }
  public static func == (l: CGEvent, r: CGEvent) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}
public typealias CGEventTimestamp = UInt64
#endif
