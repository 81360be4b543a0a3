@_exported import CoreGraphics
@_exported import CoreServices
// Accessibility of other applications.
public final class AXUIElement: Hashable, @unchecked Sendable { init() { fatalError() }; public static func == (l: AXUIElement, r: AXUIElement) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) { fatalError() } }
public final class AXObserver: Hashable, @unchecked Sendable { init() { fatalError() }; public static func == (l: AXObserver, r: AXObserver) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) { fatalError() } }
public final class AXValue: Hashable, @unchecked Sendable { init() { fatalError() }; public static func == (l: AXValue, r: AXValue) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) { fatalError() } }
public enum AXError: Int32, Sendable { case success = 0, failure = -25200, illegalArgument = -25201, invalidUIElement = -25202, invalidUIElementObserver = -25203, cannotComplete = -25204, attributeUnsupported = -25205, actionUnsupported = -25206, notificationUnsupported = -25207, notImplemented = -25208, notificationAlreadyRegistered = -25209, notificationNotRegistered = -25210, apiDisabled = -25211, noValue = -25212, parameterizedAttributeUnsupported = -25213, notEnoughPrecision = -25214 }
public enum AXValueType: UInt32, Sendable { case cgPoint = 1, cgSize, cgRect, cfRange, axError, illegal = 0 }
public struct AXCopyMultipleAttributeOptions: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { fatalError() }; public static var stopOnError: AXCopyMultipleAttributeOptions { fatalError() } }
public typealias AXObserverCallback = (AXObserver, AXUIElement, CFString, UnsafeMutableRawPointer?) -> Void
public func AXIsProcessTrusted() -> Bool { fatalError() }
@discardableResult public func AXIsProcessTrustedWithOptions(_ options: CFDictionary?) -> Bool { fatalError() }
public var kAXTrustedCheckOptionPrompt: Unmanaged<CFString>! { fatalError() }
public func AXUIElementCreateApplication(_ pid: pid_t) -> AXUIElement { fatalError() }
public func AXUIElementCreateSystemWide() -> AXUIElement { fatalError() }
@discardableResult public func AXUIElementCopyAttributeValue(_ element: AXUIElement, _ attribute: CFString, _ value: UnsafeMutablePointer<CFTypeRef?>) -> AXError { fatalError() }
@discardableResult public func AXUIElementCopyAttributeValues(_ element: AXUIElement, _ attribute: CFString, _ index: CFIndex, _ maxValues: CFIndex, _ values: UnsafeMutablePointer<CFArray?>) -> AXError { fatalError() }
@discardableResult public func AXUIElementCopyMultipleAttributeValues(_ element: AXUIElement, _ attributes: CFArray, _ options: AXCopyMultipleAttributeOptions, _ values: UnsafeMutablePointer<CFArray?>) -> AXError { fatalError() }
@discardableResult public func AXUIElementCopyAttributeNames(_ element: AXUIElement, _ names: UnsafeMutablePointer<CFArray?>) -> AXError { fatalError() }
@discardableResult public func AXUIElementCopyParameterizedAttributeValue(_ element: AXUIElement, _ parameterizedAttribute: CFString, _ parameter: CFTypeRef, _ result: UnsafeMutablePointer<CFTypeRef?>) -> AXError { fatalError() }
@discardableResult public func AXUIElementCopyActionNames(_ element: AXUIElement, _ names: UnsafeMutablePointer<CFArray?>) -> AXError { fatalError() }
@discardableResult public func AXUIElementCopyElementAtPosition(_ application: AXUIElement, _ x: Float, _ y: Float, _ element: UnsafeMutablePointer<AXUIElement?>) -> AXError { fatalError() }
@discardableResult public func AXUIElementGetAttributeValueCount(_ element: AXUIElement, _ attribute: CFString, _ count: UnsafeMutablePointer<CFIndex>) -> AXError { fatalError() }
@discardableResult public func AXUIElementGetPid(_ element: AXUIElement, _ pid: UnsafeMutablePointer<pid_t>) -> AXError { fatalError() }
@discardableResult public func AXUIElementIsAttributeSettable(_ element: AXUIElement, _ attribute: CFString, _ settable: UnsafeMutablePointer<DarwinBoolean>) -> AXError { fatalError() }
@discardableResult public func AXUIElementSetAttributeValue(_ element: AXUIElement, _ attribute: CFString, _ value: CFTypeRef) -> AXError { fatalError() }
@discardableResult public func AXUIElementSetMessagingTimeout(_ element: AXUIElement, _ timeoutInSeconds: Float) -> AXError { fatalError() }
@discardableResult public func AXUIElementPerformAction(_ element: AXUIElement, _ action: CFString) -> AXError { fatalError() }
public func AXUIElementGetTypeID() -> CFTypeID { fatalError() }
@discardableResult public func AXObserverCreate(_ application: pid_t, _ callback: @escaping AXObserverCallback, _ outObserver: UnsafeMutablePointer<AXObserver?>) -> AXError { fatalError() }
@discardableResult public func AXObserverAddNotification(_ observer: AXObserver, _ element: AXUIElement, _ notification: CFString, _ refcon: UnsafeMutableRawPointer?) -> AXError { fatalError() }
@discardableResult public func AXObserverRemoveNotification(_ observer: AXObserver, _ element: AXUIElement, _ notification: CFString) -> AXError { fatalError() }
public func AXObserverGetRunLoopSource(_ observer: AXObserver) -> CFRunLoopSource { fatalError() }
public func AXValueCreate(_ theType: AXValueType, _ valuePtr: UnsafeRawPointer) -> AXValue? { fatalError() }
public func AXValueGetType(_ value: AXValue) -> AXValueType { fatalError() }
@discardableResult public func AXValueGetValue(_ value: AXValue, _ theType: AXValueType, _ valuePtr: UnsafeMutableRawPointer) -> Bool { fatalError() }
public func AXValueGetTypeID() -> CFTypeID { fatalError() }
public var kAXFocusedApplicationAttribute: String { fatalError() }
public var kAXFocusedUIElementAttribute: String { fatalError() }
public var kAXFocusedWindowAttribute: String { fatalError() }
public var kAXMainWindowAttribute: String { fatalError() }
public var kAXWindowsAttribute: String { fatalError() }
public var kAXTitleAttribute: String { fatalError() }
public var kAXRoleAttribute: String { fatalError() }
public var kAXSubroleAttribute: String { fatalError() }
public var kAXRoleDescriptionAttribute: String { fatalError() }
public var kAXValueAttribute: String { fatalError() }
public var kAXDescriptionAttribute: String { fatalError() }
public var kAXHelpAttribute: String { fatalError() }
public var kAXPositionAttribute: String { fatalError() }
public var kAXSizeAttribute: String { fatalError() }
public var kAXChildrenAttribute: String { fatalError() }
public var kAXVisibleChildrenAttribute: String { fatalError() }
public var kAXSelectedChildrenAttribute: String { fatalError() }
public var kAXParentAttribute: String { fatalError() }
public var kAXWindowAttribute: String { fatalError() }
public var kAXTopLevelUIElementAttribute: String { fatalError() }
public var kAXEnabledAttribute: String { fatalError() }
public var kAXFocusedAttribute: String { fatalError() }
public var kAXSelectedAttribute: String { fatalError() }
public var kAXSelectedTextAttribute: String { fatalError() }
public var kAXSelectedTextRangeAttribute: String { fatalError() }
public var kAXNumberOfCharactersAttribute: String { fatalError() }
public var kAXVisibleCharacterRangeAttribute: String { fatalError() }
public var kAXMinimizedAttribute: String { fatalError() }
public var kAXMainAttribute: String { fatalError() }
public var kAXHiddenAttribute: String { fatalError() }
public var kAXFrontmostAttribute: String { fatalError() }
public var kAXMenuBarAttribute: String { fatalError() }
public var kAXExtrasMenuBarAttribute: String { fatalError() }
public var kAXCloseButtonAttribute: String { fatalError() }
public var kAXZoomButtonAttribute: String { fatalError() }
public var kAXMinimizeButtonAttribute: String { fatalError() }
public var kAXFullScreenButtonAttribute: String { fatalError() }
public var kAXToolbarButtonAttribute: String { fatalError() }
public var kAXIdentifierAttribute: String { fatalError() }
public var kAXDocumentAttribute: String { fatalError() }
public var kAXURLAttribute: String { fatalError() }
public var kAXModalAttribute: String { fatalError() }
public var kAXRowsAttribute: String { fatalError() }
public var kAXSelectedRowsAttribute: String { fatalError() }
public var kAXColumnsAttribute: String { fatalError() }
public var kAXMinValueAttribute: String { fatalError() }
public var kAXMaxValueAttribute: String { fatalError() }
public var kAXOrientationAttribute: String { fatalError() }
public var kAXPlaceholderValueAttribute: String { fatalError() }
public var kAXBoundsForRangeParameterizedAttribute: String { fatalError() }
public var kAXStringForRangeParameterizedAttribute: String { fatalError() }
public var kAXRangeForPositionParameterizedAttribute: String { fatalError() }
public var kAXMenuItemCmdCharAttribute: String { fatalError() }
public var kAXMenuItemCmdModifiersAttribute: String { fatalError() }
public var kAXMenuItemCmdVirtualKeyAttribute: String { fatalError() }
public var kAXPressAction: String { fatalError() }
public var kAXIncrementAction: String { fatalError() }
public var kAXDecrementAction: String { fatalError() }
public var kAXConfirmAction: String { fatalError() }
public var kAXCancelAction: String { fatalError() }
public var kAXRaiseAction: String { fatalError() }
public var kAXShowMenuAction: String { fatalError() }
public var kAXPickAction: String { fatalError() }
public var kAXFocusedUIElementChangedNotification: String { fatalError() }
public var kAXFocusedWindowChangedNotification: String { fatalError() }
public var kAXMainWindowChangedNotification: String { fatalError() }
public var kAXApplicationActivatedNotification: String { fatalError() }
public var kAXApplicationDeactivatedNotification: String { fatalError() }
public var kAXApplicationHiddenNotification: String { fatalError() }
public var kAXApplicationShownNotification: String { fatalError() }
public var kAXWindowCreatedNotification: String { fatalError() }
public var kAXWindowMovedNotification: String { fatalError() }
public var kAXWindowResizedNotification: String { fatalError() }
public var kAXWindowMiniaturizedNotification: String { fatalError() }
public var kAXWindowDeminiaturizedNotification: String { fatalError() }
public var kAXUIElementDestroyedNotification: String { fatalError() }
public var kAXValueChangedNotification: String { fatalError() }
public var kAXTitleChangedNotification: String { fatalError() }
public var kAXSelectedTextChangedNotification: String { fatalError() }
public var kAXSelectedChildrenChangedNotification: String { fatalError() }
public var kAXMovedNotification: String { fatalError() }
public var kAXResizedNotification: String { fatalError() }
public var kAXMenuOpenedNotification: String { fatalError() }
public var kAXMenuClosedNotification: String { fatalError() }
public var kAXCreatedNotification: String { fatalError() }
public var kAXLayoutChangedNotification: String { fatalError() }
public var kAXApplicationRole: String { fatalError() }
public var kAXSystemWideRole: String { fatalError() }
public var kAXWindowRole: String { fatalError() }
public var kAXSheetRole: String { fatalError() }
public var kAXDrawerRole: String { fatalError() }
public var kAXButtonRole: String { fatalError() }
public var kAXRadioButtonRole: String { fatalError() }
public var kAXCheckBoxRole: String { fatalError() }
public var kAXPopUpButtonRole: String { fatalError() }
public var kAXMenuButtonRole: String { fatalError() }
public var kAXTabGroupRole: String { fatalError() }
public var kAXTableRole: String { fatalError() }
public var kAXColumnRole: String { fatalError() }
public var kAXRowRole: String { fatalError() }
public var kAXOutlineRole: String { fatalError() }
public var kAXScrollAreaRole: String { fatalError() }
public var kAXScrollBarRole: String { fatalError() }
public var kAXRadioGroupRole: String { fatalError() }
public var kAXListRole: String { fatalError() }
public var kAXGroupRole: String { fatalError() }
public var kAXComboBoxRole: String { fatalError() }
public var kAXSliderRole: String { fatalError() }
public var kAXProgressIndicatorRole: String { fatalError() }
public var kAXBusyIndicatorRole: String { fatalError() }
public var kAXToolbarRole: String { fatalError() }
public var kAXTextFieldRole: String { fatalError() }
public var kAXTextAreaRole: String { fatalError() }
public var kAXStaticTextRole: String { fatalError() }
public var kAXImageRole: String { fatalError() }
public var kAXMenuBarRole: String { fatalError() }
public var kAXMenuBarItemRole: String { fatalError() }
public var kAXMenuRole: String { fatalError() }
public var kAXMenuItemRole: String { fatalError() }
public var kAXUnknownRole: String { fatalError() }
public var kAXSplitGroupRole: String { fatalError() }
public var kAXSplitterRole: String { fatalError() }
public var kAXCellRole: String { fatalError() }
public var kAXDockItemRole: String { fatalError() }
public var kAXStandardWindowSubrole: String { fatalError() }
public var kAXDialogSubrole: String { fatalError() }
public var kAXFloatingWindowSubrole: String { fatalError() }
public var kAXSystemDialogSubrole: String { fatalError() }
public var kAXSecureTextFieldSubrole: String { fatalError() }
public var kAXSearchFieldSubrole: String { fatalError() }
public var kAXCloseButtonSubrole: String { fatalError() }
