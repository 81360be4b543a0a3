@_exported import CoreServices
// Hot keys and codes of keys.
public typealias EventRef = OpaquePointer
public typealias EventHandlerRef = OpaquePointer
public typealias EventHandlerCallRef = OpaquePointer
public typealias EventTargetRef = OpaquePointer
public typealias EventHotKeyRef = OpaquePointer
public typealias EventHandlerUPP = (EventHandlerCallRef?, EventRef?, UnsafeMutableRawPointer?) -> OSStatus
public typealias EventParamName = UInt32
public typealias EventParamType = UInt32
public typealias OptionBits = UInt32
public typealias ItemCount = Int
public struct EventHotKeyID {
  public var signature: OSType { get { fatalError() } set {} }
  public var id: UInt32 { get { fatalError() } set {} }
  public init() { fatalError() }
  public init(signature: OSType, id: UInt32) { fatalError() }
}
public struct EventTypeSpec {
  public var eventClass: OSType { get { fatalError() } set {} }
  public var eventKind: UInt32 { get { fatalError() } set {} }
  public init() { fatalError() }
  public init(eventClass: OSType, eventKind: UInt32) { fatalError() }
}
@discardableResult public func RegisterEventHotKey(_ inHotKeyCode: UInt32, _ inHotKeyModifiers: UInt32, _ inHotKeyID: EventHotKeyID, _ inTarget: EventTargetRef!, _ inOptions: OptionBits, _ outRef: UnsafeMutablePointer<EventHotKeyRef?>!) -> OSStatus { fatalError() }
@discardableResult public func UnregisterEventHotKey(_ inHotKey: EventHotKeyRef!) -> OSStatus { fatalError() }
@discardableResult public func InstallEventHandler(_ inTarget: EventTargetRef!, _ inHandler: EventHandlerUPP!, _ inNumTypes: Int, _ inList: UnsafePointer<EventTypeSpec>!, _ inUserData: UnsafeMutableRawPointer!, _ outRef: UnsafeMutablePointer<EventHandlerRef?>!) -> OSStatus { fatalError() }
@discardableResult public func RemoveEventHandler(_ inHandlerRef: EventHandlerRef!) -> OSStatus { fatalError() }
public func GetApplicationEventTarget() -> EventTargetRef! { fatalError() }
public func GetEventDispatcherTarget() -> EventTargetRef! { fatalError() }
public func GetEventMonitorTarget() -> EventTargetRef! { fatalError() }
public func GetEventKind(_ inEvent: EventRef!) -> UInt32 { fatalError() }
public func GetEventClass(_ inEvent: EventRef!) -> OSType { fatalError() }
@discardableResult public func GetEventParameter(_ inEvent: EventRef!, _ inName: EventParamName, _ inDesiredType: EventParamType, _ outActualType: UnsafeMutablePointer<EventParamType>!, _ inBufferSize: Int, _ outActualSize: UnsafeMutablePointer<Int>!, _ outData: UnsafeMutableRawPointer!) -> OSStatus { fatalError() }
@discardableResult public func CallNextEventHandler(_ inCallRef: EventHandlerCallRef!, _ inEvent: EventRef!) -> OSStatus { fatalError() }
@discardableResult public func SendEventToEventTarget(_ inEvent: EventRef!, _ inTarget: EventTargetRef!) -> OSStatus { fatalError() }
@discardableResult public func CopySymbolicHotKeys(_ outHotKeyArray: UnsafeMutablePointer<Unmanaged<CFArray>?>!) -> OSStatus { fatalError() }
public func GetCurrentKeyModifiers() -> UInt32 { fatalError() }
public func GetCurrentEventKeyModifiers() -> UInt32 { fatalError() }
public func EnableSecureEventInput() -> OSStatus { fatalError() }
public func DisableSecureEventInput() -> OSStatus { fatalError() }
public func IsSecureEventInputEnabled() -> Bool { fatalError() }
public var kEventClassKeyboard: Int { fatalError() }
public var kEventClassApplication: Int { fatalError() }
public var kEventClassMouse: Int { fatalError() }
public var kEventHotKeyPressed: Int { fatalError() }
public var kEventHotKeyReleased: Int { fatalError() }
public var kEventRawKeyDown: Int { fatalError() }
public var kEventRawKeyUp: Int { fatalError() }
public var kEventRawKeyModifiersChanged: Int { fatalError() }
public var kEventParamDirectObject: Int { fatalError() }
public var kEventParamKeyCode: Int { fatalError() }
public var kEventParamKeyModifiers: Int { fatalError() }
public var typeEventHotKeyID: Int { fatalError() }
public var kEventHotKeyNoOptions: Int { fatalError() }
public var kEventHotKeyExclusive: Int { fatalError() }
public var eventHotKeyExistsErr: Int { fatalError() }
public var eventNotHandledErr: Int { fatalError() }
public var paramErr: Int { fatalError() }
public var cmdKey: Int { fatalError() }
public var shiftKey: Int { fatalError() }
public var optionKey: Int { fatalError() }
public var controlKey: Int { fatalError() }
public var alphaLock: Int { fatalError() }
public var cmdKeyBit: Int { fatalError() }
public var shiftKeyBit: Int { fatalError() }
public var optionKeyBit: Int { fatalError() }
public var controlKeyBit: Int { fatalError() }
public var alphaLockBit: Int { fatalError() }
public var rightShiftKey: Int { fatalError() }
public var rightOptionKey: Int { fatalError() }
public var rightControlKey: Int { fatalError() }
public var kVK_ANSI_A: Int { fatalError() }
public var kVK_ANSI_B: Int { fatalError() }
public var kVK_ANSI_C: Int { fatalError() }
public var kVK_ANSI_D: Int { fatalError() }
public var kVK_ANSI_E: Int { fatalError() }
public var kVK_ANSI_F: Int { fatalError() }
public var kVK_ANSI_G: Int { fatalError() }
public var kVK_ANSI_H: Int { fatalError() }
public var kVK_ANSI_I: Int { fatalError() }
public var kVK_ANSI_J: Int { fatalError() }
public var kVK_ANSI_K: Int { fatalError() }
public var kVK_ANSI_L: Int { fatalError() }
public var kVK_ANSI_M: Int { fatalError() }
public var kVK_ANSI_N: Int { fatalError() }
public var kVK_ANSI_O: Int { fatalError() }
public var kVK_ANSI_P: Int { fatalError() }
public var kVK_ANSI_Q: Int { fatalError() }
public var kVK_ANSI_R: Int { fatalError() }
public var kVK_ANSI_S: Int { fatalError() }
public var kVK_ANSI_T: Int { fatalError() }
public var kVK_ANSI_U: Int { fatalError() }
public var kVK_ANSI_V: Int { fatalError() }
public var kVK_ANSI_W: Int { fatalError() }
public var kVK_ANSI_X: Int { fatalError() }
public var kVK_ANSI_Y: Int { fatalError() }
public var kVK_ANSI_Z: Int { fatalError() }
public var kVK_ANSI_0: Int { fatalError() }
public var kVK_ANSI_1: Int { fatalError() }
public var kVK_ANSI_2: Int { fatalError() }
public var kVK_ANSI_3: Int { fatalError() }
public var kVK_ANSI_4: Int { fatalError() }
public var kVK_ANSI_5: Int { fatalError() }
public var kVK_ANSI_6: Int { fatalError() }
public var kVK_ANSI_7: Int { fatalError() }
public var kVK_ANSI_8: Int { fatalError() }
public var kVK_ANSI_9: Int { fatalError() }
public var kVK_ANSI_Equal: Int { fatalError() }
public var kVK_ANSI_Minus: Int { fatalError() }
public var kVK_ANSI_RightBracket: Int { fatalError() }
public var kVK_ANSI_LeftBracket: Int { fatalError() }
public var kVK_ANSI_Quote: Int { fatalError() }
public var kVK_ANSI_Semicolon: Int { fatalError() }
public var kVK_ANSI_Backslash: Int { fatalError() }
public var kVK_ANSI_Comma: Int { fatalError() }
public var kVK_ANSI_Slash: Int { fatalError() }
public var kVK_ANSI_Period: Int { fatalError() }
public var kVK_ANSI_Grave: Int { fatalError() }
public var kVK_ANSI_KeypadDecimal: Int { fatalError() }
public var kVK_ANSI_KeypadMultiply: Int { fatalError() }
public var kVK_ANSI_KeypadPlus: Int { fatalError() }
public var kVK_ANSI_KeypadClear: Int { fatalError() }
public var kVK_ANSI_KeypadDivide: Int { fatalError() }
public var kVK_ANSI_KeypadEnter: Int { fatalError() }
public var kVK_ANSI_KeypadMinus: Int { fatalError() }
public var kVK_ANSI_KeypadEquals: Int { fatalError() }
public var kVK_ANSI_Keypad0: Int { fatalError() }
public var kVK_ANSI_Keypad1: Int { fatalError() }
public var kVK_ANSI_Keypad2: Int { fatalError() }
public var kVK_ANSI_Keypad3: Int { fatalError() }
public var kVK_ANSI_Keypad4: Int { fatalError() }
public var kVK_ANSI_Keypad5: Int { fatalError() }
public var kVK_ANSI_Keypad6: Int { fatalError() }
public var kVK_ANSI_Keypad7: Int { fatalError() }
public var kVK_ANSI_Keypad8: Int { fatalError() }
public var kVK_ANSI_Keypad9: Int { fatalError() }
public var kVK_Return: Int { fatalError() }
public var kVK_Tab: Int { fatalError() }
public var kVK_Space: Int { fatalError() }
public var kVK_Delete: Int { fatalError() }
public var kVK_Escape: Int { fatalError() }
public var kVK_Command: Int { fatalError() }
public var kVK_RightCommand: Int { fatalError() }
public var kVK_Shift: Int { fatalError() }
public var kVK_CapsLock: Int { fatalError() }
public var kVK_Option: Int { fatalError() }
public var kVK_Control: Int { fatalError() }
public var kVK_RightShift: Int { fatalError() }
public var kVK_RightOption: Int { fatalError() }
public var kVK_RightControl: Int { fatalError() }
public var kVK_Function: Int { fatalError() }
public var kVK_F1: Int { fatalError() }
public var kVK_F2: Int { fatalError() }
public var kVK_F3: Int { fatalError() }
public var kVK_F4: Int { fatalError() }
public var kVK_F5: Int { fatalError() }
public var kVK_F6: Int { fatalError() }
public var kVK_F7: Int { fatalError() }
public var kVK_F8: Int { fatalError() }
public var kVK_F9: Int { fatalError() }
public var kVK_F10: Int { fatalError() }
public var kVK_F11: Int { fatalError() }
public var kVK_F12: Int { fatalError() }
public var kVK_F13: Int { fatalError() }
public var kVK_F14: Int { fatalError() }
public var kVK_F15: Int { fatalError() }
public var kVK_F16: Int { fatalError() }
public var kVK_F17: Int { fatalError() }
public var kVK_F18: Int { fatalError() }
public var kVK_F19: Int { fatalError() }
public var kVK_F20: Int { fatalError() }
public var kVK_VolumeUp: Int { fatalError() }
public var kVK_VolumeDown: Int { fatalError() }
public var kVK_Mute: Int { fatalError() }
public var kVK_Help: Int { fatalError() }
public var kVK_Home: Int { fatalError() }
public var kVK_PageUp: Int { fatalError() }
public var kVK_ForwardDelete: Int { fatalError() }
public var kVK_End: Int { fatalError() }
public var kVK_PageDown: Int { fatalError() }
public var kVK_LeftArrow: Int { fatalError() }
public var kVK_RightArrow: Int { fatalError() }
public var kVK_DownArrow: Int { fatalError() }
public var kVK_UpArrow: Int { fatalError() }
public var kVK_ISO_Section: Int { fatalError() }
public var kVK_JIS_Yen: Int { fatalError() }
// Sources of input.
public final class TISInputSource: Hashable, @unchecked Sendable { public static func == (l: TISInputSource, r: TISInputSource) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) { fatalError() } }
public func TISCopyCurrentKeyboardInputSource() -> Unmanaged<TISInputSource>! { fatalError() }
public func TISCopyCurrentKeyboardLayoutInputSource() -> Unmanaged<TISInputSource>! { fatalError() }
public func TISCopyCurrentASCIICapableKeyboardLayoutInputSource() -> Unmanaged<TISInputSource>! { fatalError() }
public func TISCopyCurrentASCIICapableKeyboardInputSource() -> Unmanaged<TISInputSource>! { fatalError() }
public func TISCreateInputSourceList(_ properties: CFDictionary!, _ includeAllInstalled: Bool) -> Unmanaged<CFArray>! { fatalError() }
public func TISGetInputSourceProperty(_ inputSource: TISInputSource!, _ propertyKey: CFString!) -> UnsafeMutableRawPointer! { fatalError() }
@discardableResult public func TISSelectInputSource(_ inputSource: TISInputSource!) -> OSStatus { fatalError() }
public var kTISPropertyInputSourceID: CFString! { fatalError() }
public var kTISPropertyLocalizedName: CFString! { fatalError() }
public var kTISPropertyInputSourceCategory: CFString! { fatalError() }
public var kTISPropertyInputSourceType: CFString! { fatalError() }
public var kTISPropertyInputSourceIsSelectCapable: CFString! { fatalError() }
public var kTISPropertyInputSourceIsEnabled: CFString! { fatalError() }
public var kTISPropertyInputSourceIsSelected: CFString! { fatalError() }
public var kTISPropertyInputSourceLanguages: CFString! { fatalError() }
public var kTISPropertyUnicodeKeyLayoutData: CFString! { fatalError() }
public var kTISPropertyIconImageURL: CFString! { fatalError() }
public var kTISCategoryKeyboardInputSource: CFString! { fatalError() }
public var kTISTypeKeyboardLayout: CFString! { fatalError() }
public var kTISNotifySelectedKeyboardInputSourceChanged: CFString! { fatalError() }
public struct UCKeyboardLayout {
}
public typealias UniCharCount = Int
@discardableResult public func UCKeyTranslate(_ keyLayoutPtr: UnsafePointer<UCKeyboardLayout>!, _ virtualKeyCode: UInt16, _ keyAction: UInt16, _ modifierKeyState: UInt32, _ keyboardType: UInt32, _ keyTranslateOptions: OptionBits, _ deadKeyState: UnsafeMutablePointer<UInt32>!, _ maxStringLength: UniCharCount, _ actualStringLength: UnsafeMutablePointer<UniCharCount>!, _ unicodeString: UnsafeMutablePointer<UniChar>!) -> OSStatus { fatalError() }
public func LMGetKbdType() -> UInt8 { fatalError() }
public var kUCKeyActionDown: Int { fatalError() }
public var kUCKeyActionUp: Int { fatalError() }
public var kUCKeyActionAutoKey: Int { fatalError() }
public var kUCKeyActionDisplay: Int { fatalError() }
public var kUCKeyTranslateNoDeadKeysBit: Int { fatalError() }
public var kUCKeyTranslateNoDeadKeysMask: Int { fatalError() }
