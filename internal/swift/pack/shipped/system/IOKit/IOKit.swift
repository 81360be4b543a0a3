@_exported import Foundation
@_exported import AssayGapFoundation
// The registry and its services.
public typealias IOReturn = Int32
public typealias IOOptionBits = UInt32
public typealias io_object_t = mach_port_t
public typealias io_connect_t = mach_port_t
public typealias io_iterator_t = mach_port_t
public typealias io_registry_entry_t = mach_port_t
public typealias io_service_t = mach_port_t
public typealias io_enumerator_t = mach_port_t
public typealias io_name_t = (CChar, CChar, CChar, CChar)
public typealias IONotificationPortRef = OpaquePointer
public typealias IOServiceMatchingCallback = (UnsafeMutableRawPointer?, io_iterator_t) -> Void
public typealias IOServiceInterestCallback = (UnsafeMutableRawPointer?, io_service_t, UInt32, UnsafeMutableRawPointer?) -> Void
public var IO_OBJECT_NULL: io_object_t { fatalError() }
@available(macOS 12.0, *) public var kIOMainPortDefault: mach_port_t { fatalError() }
@available(macOS, introduced: 10.0, deprecated: 12.0, renamed: "kIOMainPortDefault") public var kIOMasterPortDefault: mach_port_t { fatalError() }
public var kIOReturnSuccess: IOReturn { fatalError() }
public var kIOReturnError: IOReturn { fatalError() }
public var kIOReturnNoMemory: IOReturn { fatalError() }
public var kIOReturnNoResources: IOReturn { fatalError() }
public var kIOReturnNotPrivileged: IOReturn { fatalError() }
public var kIOReturnBadArgument: IOReturn { fatalError() }
public var kIOReturnUnsupported: IOReturn { fatalError() }
public var kIOReturnExclusiveAccess: IOReturn { fatalError() }
public var kIOReturnNotOpen: IOReturn { fatalError() }
public var kIOReturnNotFound: IOReturn { fatalError() }
public var kIOReturnNotPermitted: IOReturn { fatalError() }
public var kIOReturnTimeout: IOReturn { fatalError() }
public var kIOReturnNoDevice: IOReturn { fatalError() }
public var kIOReturnBusy: IOReturn { fatalError() }
public var kIOReturnNotReady: IOReturn { fatalError() }
public var kIOServicePlane: String { fatalError() }
public var kIOPowerPlane: String { fatalError() }
public var kIODeviceTreePlane: String { fatalError() }
public var kIOUSBPlane: String { fatalError() }
public var kIOPlatformUUIDKey: String { fatalError() }
public var kIOPlatformSerialNumberKey: String { fatalError() }
public var kIOFirstMatchNotification: String { fatalError() }
public var kIOMatchedNotification: String { fatalError() }
public var kIOPublishNotification: String { fatalError() }
public var kIOTerminatedNotification: String { fatalError() }
public var kIOFirstPublishNotification: String { fatalError() }
public var kIOProviderClassKey: String { fatalError() }
public var kIOPropertyMatchKey: String { fatalError() }
public var kIOClassKey: String { fatalError() }
public var kIOBSDNameKey: String { fatalError() }
public var kIOGeneralInterest: String { fatalError() }
public var kIOBusyInterest: String { fatalError() }
public var kIORegistryEntryIDKey: String { fatalError() }
public var kIONameMatchKey: String { fatalError() }
public var kIORegistryIterateRecursively: Int { fatalError() }
public var kIORegistryIterateParents: Int { fatalError() }
@discardableResult public func IOMasterPort(_ bootstrapPort: mach_port_t, _ mainPort: UnsafeMutablePointer<mach_port_t>!) -> kern_return_t { fatalError() }
@available(macOS 12.0, *) @discardableResult public func IOMainPort(_ bootstrapPort: mach_port_t, _ mainPort: UnsafeMutablePointer<mach_port_t>!) -> kern_return_t { fatalError() }
@discardableResult public func IOObjectRelease(_ object: io_object_t) -> kern_return_t { fatalError() }
@discardableResult public func IOObjectRetain(_ object: io_object_t) -> kern_return_t { fatalError() }
@discardableResult public func IOObjectGetClass(_ object: io_object_t, _ className: UnsafeMutablePointer<CChar>!) -> kern_return_t { fatalError() }
public func IOObjectCopyClass(_ object: io_object_t) -> Unmanaged<CFString>! { fatalError() }
public func IOObjectConformsTo(_ object: io_object_t, _ className: UnsafePointer<CChar>!) -> boolean_t { fatalError() }
public func IOObjectIsEqualTo(_ object: io_object_t, _ anObject: io_object_t) -> boolean_t { fatalError() }
public func IOIteratorNext(_ iterator: io_iterator_t) -> io_object_t { fatalError() }
public func IOIteratorReset(_ iterator: io_iterator_t) {}
public func IOIteratorIsValid(_ iterator: io_iterator_t) -> boolean_t { fatalError() }
public func IOServiceMatching(_ name: UnsafePointer<CChar>!) -> CFMutableDictionary! { fatalError() }
public func IOServiceNameMatching(_ name: UnsafePointer<CChar>!) -> CFMutableDictionary! { fatalError() }
public func IOBSDNameMatching(_ mainPort: mach_port_t, _ options: UInt32, _ bsdName: UnsafePointer<CChar>!) -> CFMutableDictionary! { fatalError() }
public func IORegistryEntryIDMatching(_ entryID: UInt64) -> CFMutableDictionary! { fatalError() }
public func IOServiceGetMatchingService(_ mainPort: mach_port_t, _ matching: CFDictionary!) -> io_service_t { fatalError() }
@discardableResult public func IOServiceGetMatchingServices(_ mainPort: mach_port_t, _ matching: CFDictionary!, _ existing: UnsafeMutablePointer<io_iterator_t>!) -> kern_return_t { fatalError() }
@discardableResult public func IOServiceAddMatchingNotification(_ notifyPort: IONotificationPortRef!, _ notificationType: UnsafePointer<CChar>!, _ matching: CFDictionary!, _ callback: IOServiceMatchingCallback!, _ refCon: UnsafeMutableRawPointer!, _ notification: UnsafeMutablePointer<io_iterator_t>!) -> kern_return_t { fatalError() }
@discardableResult public func IOServiceAddInterestNotification(_ notifyPort: IONotificationPortRef!, _ service: io_service_t, _ interestType: UnsafePointer<CChar>!, _ callback: IOServiceInterestCallback!, _ refCon: UnsafeMutableRawPointer!, _ notification: UnsafeMutablePointer<io_object_t>!) -> kern_return_t { fatalError() }
public func IONotificationPortCreate(_ mainPort: mach_port_t) -> IONotificationPortRef! { fatalError() }
public func IONotificationPortDestroy(_ notify: IONotificationPortRef!) {}
public func IONotificationPortGetRunLoopSource(_ notify: IONotificationPortRef!) -> Unmanaged<CFRunLoopSource>! { fatalError() }
public func IONotificationPortSetDispatchQueue(_ notify: IONotificationPortRef!, _ queue: DispatchQueue!) {}
@discardableResult public func IOServiceOpen(_ service: io_service_t, _ owningTask: mach_port_t, _ type: UInt32, _ connect: UnsafeMutablePointer<io_connect_t>!) -> kern_return_t { fatalError() }
@discardableResult public func IOServiceClose(_ connect: io_connect_t) -> kern_return_t { fatalError() }
@discardableResult public func IOConnectCallStructMethod(_ connection: mach_port_t, _ selector: UInt32, _ inputStruct: UnsafeRawPointer!, _ inputStructCnt: Int, _ outputStruct: UnsafeMutableRawPointer!, _ outputStructCnt: UnsafeMutablePointer<Int>!) -> kern_return_t { fatalError() }
@discardableResult public func IOConnectCallScalarMethod(_ connection: mach_port_t, _ selector: UInt32, _ input: UnsafePointer<UInt64>!, _ inputCnt: UInt32, _ output: UnsafeMutablePointer<UInt64>!, _ outputCnt: UnsafeMutablePointer<UInt32>!) -> kern_return_t { fatalError() }
public func IORegistryGetRootEntry(_ mainPort: mach_port_t) -> io_registry_entry_t { fatalError() }
public func IORegistryEntryFromPath(_ mainPort: mach_port_t, _ path: UnsafePointer<CChar>!) -> io_registry_entry_t { fatalError() }
@discardableResult public func IORegistryEntryGetName(_ entry: io_registry_entry_t, _ name: UnsafeMutablePointer<CChar>!) -> kern_return_t { fatalError() }
@discardableResult public func IORegistryEntryGetPath(_ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>!, _ path: UnsafeMutablePointer<CChar>!) -> kern_return_t { fatalError() }
@discardableResult public func IORegistryEntryGetRegistryEntryID(_ entry: io_registry_entry_t, _ entryID: UnsafeMutablePointer<UInt64>!) -> kern_return_t { fatalError() }
@discardableResult public func IORegistryEntryGetParentEntry(_ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>!, _ parent: UnsafeMutablePointer<io_registry_entry_t>!) -> kern_return_t { fatalError() }
@discardableResult public func IORegistryEntryGetChildEntry(_ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>!, _ child: UnsafeMutablePointer<io_registry_entry_t>!) -> kern_return_t { fatalError() }
@discardableResult public func IORegistryEntryGetChildIterator(_ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>!, _ iterator: UnsafeMutablePointer<io_iterator_t>!) -> kern_return_t { fatalError() }
@discardableResult public func IORegistryEntryCreateIterator(_ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>!, _ options: IOOptionBits, _ iterator: UnsafeMutablePointer<io_iterator_t>!) -> kern_return_t { fatalError() }
public func IORegistryEntryCreateCFProperty(_ entry: io_registry_entry_t, _ key: CFString!, _ allocator: CFAllocator!, _ options: IOOptionBits) -> Unmanaged<CFTypeRef>! { fatalError() }
@discardableResult public func IORegistryEntryCreateCFProperties(_ entry: io_registry_entry_t, _ properties: UnsafeMutablePointer<Unmanaged<CFMutableDictionary>?>!, _ allocator: CFAllocator!, _ options: IOOptionBits) -> kern_return_t { fatalError() }
public func IORegistryEntrySearchCFProperty(_ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>!, _ key: CFString!, _ allocator: CFAllocator!, _ options: IOOptionBits) -> CFTypeRef! { fatalError() }
@discardableResult public func IORegistryEntrySetCFProperty(_ entry: io_registry_entry_t, _ propertyName: CFString!, _ property: CFTypeRef!) -> kern_return_t { fatalError() }
// Sources of power, in IOKit.ps.
public typealias IOPowerSourceCallbackType = (UnsafeMutableRawPointer?) -> Void
public func IOPSCopyPowerSourcesInfo() -> Unmanaged<CFTypeRef>! { fatalError() }
public func IOPSCopyPowerSourcesList(_ blob: CFTypeRef!) -> Unmanaged<CFArray>! { fatalError() }
public func IOPSGetPowerSourceDescription(_ blob: CFTypeRef!, _ ps: CFTypeRef!) -> Unmanaged<CFDictionary>! { fatalError() }
public func IOPSGetProvidingPowerSourceType(_ snapshot: CFTypeRef!) -> Unmanaged<CFString>! { fatalError() }
public func IOPSGetTimeRemainingEstimate() -> CFTimeInterval { fatalError() }
public func IOPSGetBatteryWarningLevel() -> IOPSLowBatteryWarningLevel { fatalError() }
public func IOPSCopyExternalPowerAdapterDetails() -> Unmanaged<CFDictionary>! { fatalError() }
public func IOPSNotificationCreateRunLoopSource(_ callback: IOPowerSourceCallbackType!, _ context: UnsafeMutableRawPointer!) -> Unmanaged<CFRunLoopSource>! { fatalError() }
public func IOPSCreateLimitedPowerNotification(_ callback: IOPowerSourceCallbackType!, _ context: UnsafeMutableRawPointer!) -> Unmanaged<CFRunLoopSource>! { fatalError() }
public struct IOPSLowBatteryWarningLevel: RawRepresentable, Equatable, Sendable { public var rawValue: UInt32; public init(rawValue: UInt32) { fatalError() }; public init(_ rawValue: UInt32) { fatalError() } }
public var kIOPSLowBatteryWarningNone: IOPSLowBatteryWarningLevel { fatalError() }
public var kIOPSLowBatteryWarningEarly: IOPSLowBatteryWarningLevel { fatalError() }
public var kIOPSLowBatteryWarningFinal: IOPSLowBatteryWarningLevel { fatalError() }
public var kIOPSTimeRemainingUnlimited: Double { fatalError() }
public var kIOPSTimeRemainingUnknown: Double { fatalError() }
public var kIOPSNameKey: String { fatalError() }
public var kIOPSTypeKey: String { fatalError() }
public var kIOPSTransportTypeKey: String { fatalError() }
public var kIOPSInternalBatteryType: String { fatalError() }
public var kIOPSUPSType: String { fatalError() }
public var kIOPSPowerSourceStateKey: String { fatalError() }
public var kIOPSACPowerValue: String { fatalError() }
public var kIOPSBatteryPowerValue: String { fatalError() }
public var kIOPSOffLineValue: String { fatalError() }
public var kIOPSCurrentCapacityKey: String { fatalError() }
public var kIOPSMaxCapacityKey: String { fatalError() }
public var kIOPSDesignCapacityKey: String { fatalError() }
public var kIOPSNominalCapacityKey: String { fatalError() }
public var kIOPSTimeToEmptyKey: String { fatalError() }
public var kIOPSTimeToFullChargeKey: String { fatalError() }
public var kIOPSIsChargingKey: String { fatalError() }
public var kIOPSIsChargedKey: String { fatalError() }
public var kIOPSIsPresentKey: String { fatalError() }
public var kIOPSIsFinishingChargeKey: String { fatalError() }
public var kIOPSVoltageKey: String { fatalError() }
public var kIOPSCurrentKey: String { fatalError() }
public var kIOPSTemperatureKey: String { fatalError() }
public var kIOPSBatteryHealthKey: String { fatalError() }
public var kIOPSBatteryHealthConditionKey: String { fatalError() }
public var kIOPSHealthConfidenceKey: String { fatalError() }
public var kIOPSHardwareSerialNumberKey: String { fatalError() }
public var kIOPSPowerSourceIDKey: String { fatalError() }
public var kIOPSPowerAdapterIDKey: String { fatalError() }
public var kIOPSPowerAdapterWattsKey: String { fatalError() }
public var kIOPSPowerAdapterCurrentKey: String { fatalError() }
public var kIOPSPowerAdapterSerialNumberKey: String { fatalError() }
public var kIOPSGoodValue: String { fatalError() }
public var kIOPSFairValue: String { fatalError() }
public var kIOPSPoorValue: String { fatalError() }
public var kIOPSNotifyLowBattery: String { fatalError() }
public var kIOPSNotifyPowerSource: String { fatalError() }
public var kIOPSNotifyTimeRemaining: String { fatalError() }
public var kIOPMUPSPowerKey: String { fatalError() }
public var kIOPMBatteryPowerKey: String { fatalError() }
public var kIOPMACPowerKey: String { fatalError() }
// Management of power, in IOKit.pwr_mgt.
public typealias IOPMAssertionID = UInt32
public typealias IOPMAssertionLevel = UInt32
public typealias IOPMUserActiveType = UInt32
@discardableResult public func IOPMAssertionCreateWithName(_ AssertionType: CFString!, _ AssertionLevel: IOPMAssertionLevel, _ AssertionName: CFString!, _ AssertionID: UnsafeMutablePointer<IOPMAssertionID>!) -> IOReturn { fatalError() }
@discardableResult public func IOPMAssertionCreateWithDescription(_ AssertionType: CFString!, _ Name: CFString!, _ Details: CFString!, _ HumanReadableReason: CFString!, _ LocalizationBundlePath: CFString!, _ Timeout: CFTimeInterval, _ TimeoutAction: CFString!, _ AssertionID: UnsafeMutablePointer<IOPMAssertionID>!) -> IOReturn { fatalError() }
@discardableResult public func IOPMAssertionCreateWithProperties(_ AssertionProperties: CFDictionary!, _ AssertionID: UnsafeMutablePointer<IOPMAssertionID>!) -> IOReturn { fatalError() }
@discardableResult public func IOPMAssertionRelease(_ AssertionID: IOPMAssertionID) -> IOReturn { fatalError() }
@discardableResult public func IOPMAssertionDeclareUserActivity(_ AssertionName: CFString!, _ userType: IOPMUserActiveType, _ AssertionID: UnsafeMutablePointer<IOPMAssertionID>!) -> IOReturn { fatalError() }
@discardableResult public func IOPMCopyAssertionsByProcess(_ AssertionsByPID: UnsafeMutablePointer<Unmanaged<CFDictionary>?>!) -> IOReturn { fatalError() }
@discardableResult public func IOPMCopyAssertionsStatus(_ AssertionsStatus: UnsafeMutablePointer<Unmanaged<CFDictionary>?>!) -> IOReturn { fatalError() }
public func IOPMFindPowerManagement(_ master_device_port: mach_port_t) -> io_connect_t { fatalError() }
@discardableResult public func IOPMSleepSystem(_ fb: io_connect_t) -> IOReturn { fatalError() }
public var kIOPMAssertionLevelOn: Int { fatalError() }
public var kIOPMAssertionLevelOff: Int { fatalError() }
public var kIOPMNullAssertionID: Int { fatalError() }
public var kIOPMUserActiveLocal: IOPMUserActiveType { fatalError() }
public var kIOPMUserActiveRemote: IOPMUserActiveType { fatalError() }
public var kIOPMAssertionTypePreventUserIdleSystemSleep: String { fatalError() }
public var kIOPMAssertionTypePreventUserIdleDisplaySleep: String { fatalError() }
public var kIOPMAssertionTypePreventSystemSleep: String { fatalError() }
public var kIOPMAssertionTypeNoIdleSleep: String { fatalError() }
public var kIOPMAssertionTypeNoDisplaySleep: String { fatalError() }
public var kIOPMAssertPreventUserIdleSystemSleep: String { fatalError() }
public var kIOPMAssertPreventUserIdleDisplaySleep: String { fatalError() }
public var kIOPMAssertionTypeKey: String { fatalError() }
public var kIOPMAssertionLevelKey: String { fatalError() }
public var kIOPMAssertionNameKey: String { fatalError() }
public var kIOPMAssertionTimeoutKey: String { fatalError() }
public var kIOPMAssertionTimeoutActionKey: String { fatalError() }
public var kIOPMAssertionTimeoutActionRelease: String { fatalError() }
public func IORegisterForSystemPower(_ refcon: UnsafeMutableRawPointer!, _ thePortRef: UnsafeMutablePointer<IONotificationPortRef?>!, _ callback: IOServiceInterestCallback!, _ notifier: UnsafeMutablePointer<io_object_t>!) -> io_connect_t { fatalError() }
@discardableResult public func IODeregisterForSystemPower(_ notifier: UnsafeMutablePointer<io_object_t>!) -> IOReturn { fatalError() }
@discardableResult public func IOAllowPowerChange(_ kernelPort: io_connect_t, _ notificationID: Int) -> IOReturn { fatalError() }
// Devices of input, in IOKit.hid.
public final class IOHIDManager: Hashable, @unchecked Sendable { public static func == (l: IOHIDManager, r: IOHIDManager) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) { fatalError() } }
public final class IOHIDDevice: Hashable, @unchecked Sendable { public static func == (l: IOHIDDevice, r: IOHIDDevice) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) { fatalError() } }
public final class IOHIDElement: Hashable, @unchecked Sendable { public static func == (l: IOHIDElement, r: IOHIDElement) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) { fatalError() } }
public final class IOHIDValue: Hashable, @unchecked Sendable { public static func == (l: IOHIDValue, r: IOHIDValue) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) { fatalError() } }
public typealias IOHIDDeviceCallback = (UnsafeMutableRawPointer?, IOReturn, UnsafeMutableRawPointer?, IOHIDDevice) -> Void
public typealias IOHIDValueCallback = (UnsafeMutableRawPointer?, IOReturn, UnsafeMutableRawPointer?, IOHIDValue) -> Void
public func IOHIDManagerCreate(_ allocator: CFAllocator?, _ options: IOOptionBits) -> IOHIDManager { fatalError() }
public func IOHIDManagerSetDeviceMatching(_ manager: IOHIDManager, _ matching: CFDictionary?) {}
public func IOHIDManagerSetDeviceMatchingMultiple(_ manager: IOHIDManager, _ multiple: CFArray?) {}
public func IOHIDManagerRegisterDeviceMatchingCallback(_ manager: IOHIDManager, _ callback: IOHIDDeviceCallback?, _ context: UnsafeMutableRawPointer?) {}
public func IOHIDManagerRegisterDeviceRemovalCallback(_ manager: IOHIDManager, _ callback: IOHIDDeviceCallback?, _ context: UnsafeMutableRawPointer?) {}
public func IOHIDManagerRegisterInputValueCallback(_ manager: IOHIDManager, _ callback: IOHIDValueCallback?, _ context: UnsafeMutableRawPointer?) {}
public func IOHIDManagerScheduleWithRunLoop(_ manager: IOHIDManager, _ runLoop: CFRunLoop, _ runLoopMode: CFString) {}
@discardableResult public func IOHIDManagerOpen(_ manager: IOHIDManager, _ options: IOOptionBits) -> IOReturn { fatalError() }
@discardableResult public func IOHIDManagerClose(_ manager: IOHIDManager, _ options: IOOptionBits) -> IOReturn { fatalError() }
public func IOHIDManagerCopyDevices(_ manager: IOHIDManager) -> CFSet? { fatalError() }
public func IOHIDDeviceGetProperty(_ device: IOHIDDevice, _ key: CFString) -> CFTypeRef? { fatalError() }
public func IOHIDValueGetElement(_ value: IOHIDValue) -> IOHIDElement { fatalError() }
public func IOHIDValueGetIntegerValue(_ value: IOHIDValue) -> CFIndex { fatalError() }
public func IOHIDElementGetUsage(_ element: IOHIDElement) -> UInt32 { fatalError() }
public func IOHIDElementGetUsagePage(_ element: IOHIDElement) -> UInt32 { fatalError() }
@available(macOS 10.15, *) public func IOHIDCheckAccess(_ requestType: IOHIDRequestType) -> IOHIDAccessType { fatalError() }
@available(macOS 10.15, *) @discardableResult public func IOHIDRequestAccess(_ requestType: IOHIDRequestType) -> Bool { fatalError() }
public struct IOHIDRequestType: RawRepresentable, Equatable, Sendable { public var rawValue: UInt32; public init(rawValue: UInt32) { fatalError() }; public init(_ rawValue: UInt32) { fatalError() } }
public struct IOHIDAccessType: RawRepresentable, Equatable, Sendable { public var rawValue: UInt32; public init(rawValue: UInt32) { fatalError() }; public init(_ rawValue: UInt32) { fatalError() } }
public var kIOHIDRequestTypePostEvent: IOHIDRequestType { fatalError() }
public var kIOHIDRequestTypeListenEvent: IOHIDRequestType { fatalError() }
public var kIOHIDAccessTypeGranted: IOHIDAccessType { fatalError() }
public var kIOHIDAccessTypeDenied: IOHIDAccessType { fatalError() }
public var kIOHIDAccessTypeUnknown: IOHIDAccessType { fatalError() }
public var kIOHIDOptionsTypeNone: Int { fatalError() }
public var kIOHIDOptionsTypeSeizeDevice: Int { fatalError() }
public var kHIDPage_GenericDesktop: Int { fatalError() }
public var kHIDPage_KeyboardOrKeypad: Int { fatalError() }
public var kHIDUsage_GD_Keyboard: Int { fatalError() }
public var kHIDUsage_GD_Mouse: Int { fatalError() }
public var kHIDUsage_GD_GamePad: Int { fatalError() }
public var kHIDUsage_GD_Joystick: Int { fatalError() }
public var kIOHIDDeviceUsagePageKey: String { fatalError() }
public var kIOHIDDeviceUsageKey: String { fatalError() }
public var kIOHIDVendorIDKey: String { fatalError() }
public var kIOHIDProductIDKey: String { fatalError() }
public var kIOHIDProductKey: String { fatalError() }
public var kIOHIDManufacturerKey: String { fatalError() }
public var kIOHIDSerialNumberKey: String { fatalError() }
public var kIOHIDPrimaryUsageKey: String { fatalError() }
public var kIOHIDPrimaryUsagePageKey: String { fatalError() }
public var kIOHIDTransportKey: String { fatalError() }
