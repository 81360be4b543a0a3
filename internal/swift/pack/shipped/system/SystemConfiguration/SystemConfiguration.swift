@_exported import Foundation
@_exported import AssayGapFoundation
public final class SCNetworkReachability: Hashable, @unchecked Sendable { public static func == (l: SCNetworkReachability, r: SCNetworkReachability) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) { fatalError() } }
public struct SCNetworkReachabilityFlags: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { fatalError() }; public static var transientConnection: SCNetworkReachabilityFlags { fatalError() }; public static var reachable: SCNetworkReachabilityFlags { fatalError() }; public static var connectionRequired: SCNetworkReachabilityFlags { fatalError() }; public static var connectionOnTraffic: SCNetworkReachabilityFlags { fatalError() }; public static var interventionRequired: SCNetworkReachabilityFlags { fatalError() }; public static var connectionOnDemand: SCNetworkReachabilityFlags { fatalError() }; public static var isLocalAddress: SCNetworkReachabilityFlags { fatalError() }; public static var isDirect: SCNetworkReachabilityFlags { fatalError() }; public static var connectionAutomatic: SCNetworkReachabilityFlags { fatalError() } }
#if os(iOS) || os(tvOS) || os(visionOS)
extension SCNetworkReachabilityFlags {
  public static var isWWAN: SCNetworkReachabilityFlags { fatalError() }
}
#endif
public struct SCNetworkReachabilityContext {
  public var version: CFIndex { get { fatalError() } set {} }
  public var info: UnsafeMutableRawPointer? { get { fatalError() } set {} }
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)? { get { fatalError() } set {} }
  public var release: ((UnsafeRawPointer) -> Void)? { get { fatalError() } set {} }
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)? { get { fatalError() } set {} }
  public init() { fatalError() }
  public init(version: CFIndex, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?, release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?) { fatalError() }
}
public typealias SCNetworkReachabilityCallBack = (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void
@available(iOS, introduced: 2.0, deprecated: 17.4, message: "Use Network framework instead") @available(macOS, introduced: 10.3, deprecated: 14.4, message: "Use Network framework instead") @available(tvOS, introduced: 9.0, deprecated: 17.4, message: "Use Network framework instead") public func SCNetworkReachabilityCreateWithName(_ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>) -> SCNetworkReachability? { fatalError() }
@available(iOS, introduced: 2.0, deprecated: 17.4, message: "Use Network framework instead") @available(macOS, introduced: 10.3, deprecated: 14.4, message: "Use Network framework instead") @available(tvOS, introduced: 9.0, deprecated: 17.4, message: "Use Network framework instead") public func SCNetworkReachabilityCreateWithAddress(_ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>) -> SCNetworkReachability? { fatalError() }
@available(iOS, introduced: 2.0, deprecated: 17.4, message: "Use Network framework instead") @available(macOS, introduced: 10.3, deprecated: 14.4, message: "Use Network framework instead") @available(tvOS, introduced: 9.0, deprecated: 17.4, message: "Use Network framework instead") public func SCNetworkReachabilityCreateWithAddressPair(_ allocator: CFAllocator?, _ localAddress: UnsafePointer<sockaddr>?, _ remoteAddress: UnsafePointer<sockaddr>?) -> SCNetworkReachability? { fatalError() }
@available(iOS, introduced: 2.0, deprecated: 17.4, message: "Use Network framework instead") @available(macOS, introduced: 10.3, deprecated: 14.4, message: "Use Network framework instead") @available(tvOS, introduced: 9.0, deprecated: 17.4, message: "Use Network framework instead") @discardableResult public func SCNetworkReachabilityGetFlags(_ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>) -> Bool { fatalError() }
@available(iOS, introduced: 2.0, deprecated: 17.4, message: "Use Network framework instead") @available(macOS, introduced: 10.3, deprecated: 14.4, message: "Use Network framework instead") @available(tvOS, introduced: 9.0, deprecated: 17.4, message: "Use Network framework instead") @discardableResult public func SCNetworkReachabilitySetCallback(_ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?, _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?) -> Bool { fatalError() }
@available(iOS, introduced: 2.0, deprecated: 17.4, message: "Use Network framework instead") @available(macOS, introduced: 10.3, deprecated: 14.4, message: "Use Network framework instead") @available(tvOS, introduced: 9.0, deprecated: 17.4, message: "Use Network framework instead") @discardableResult public func SCNetworkReachabilityScheduleWithRunLoop(_ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString) -> Bool { fatalError() }
@available(iOS, introduced: 2.0, deprecated: 17.4, message: "Use Network framework instead") @available(macOS, introduced: 10.3, deprecated: 14.4, message: "Use Network framework instead") @available(tvOS, introduced: 9.0, deprecated: 17.4, message: "Use Network framework instead") @discardableResult public func SCNetworkReachabilityUnscheduleFromRunLoop(_ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString) -> Bool { fatalError() }
@available(iOS, introduced: 2.0, deprecated: 17.4, message: "Use Network framework instead") @available(macOS, introduced: 10.3, deprecated: 14.4, message: "Use Network framework instead") @available(tvOS, introduced: 9.0, deprecated: 17.4, message: "Use Network framework instead") @discardableResult public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool { fatalError() }
public func SCError() -> Int32 { fatalError() }
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> { fatalError() }
public func SCCopyLastError() -> CFError { fatalError() }
#if os(iOS)
@available(iOS, introduced: 4.1, deprecated: 14.0) @available(macOS, unavailable) public func CNCopyCurrentNetworkInfo(_ interfaceName: CFString) -> CFDictionary? { fatalError() }
@available(iOS, introduced: 4.1, deprecated: 14.0) @available(macOS, unavailable) public func CNCopySupportedInterfaces() -> CFArray? { fatalError() }
@available(iOS, introduced: 4.1, deprecated: 14.0) @available(macOS, unavailable) public var kCNNetworkInfoKeySSID: CFString { fatalError() }
@available(iOS, introduced: 4.1, deprecated: 14.0) @available(macOS, unavailable) public var kCNNetworkInfoKeyBSSID: CFString { fatalError() }
#endif
#if os(macOS)
public final class SCDynamicStore: Hashable, @unchecked Sendable { public static func == (l: SCDynamicStore, r: SCDynamicStore) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) { fatalError() } }
public final class SCNetworkInterface: Hashable, @unchecked Sendable { public static func == (l: SCNetworkInterface, r: SCNetworkInterface) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) { fatalError() } }
public final class SCPreferences: Hashable, @unchecked Sendable { public static func == (l: SCPreferences, r: SCPreferences) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) { fatalError() } }
public final class SCNetworkService: Hashable, @unchecked Sendable { public static func == (l: SCNetworkService, r: SCNetworkService) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) { fatalError() } }
public final class SCNetworkSet: Hashable, @unchecked Sendable { public static func == (l: SCNetworkSet, r: SCNetworkSet) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) { fatalError() } }
public struct SCDynamicStoreContext {
  public var version: CFIndex { get { fatalError() } set {} }
  public var info: UnsafeMutableRawPointer? { get { fatalError() } set {} }
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)? { get { fatalError() } set {} }
  public var release: ((UnsafeRawPointer) -> Void)? { get { fatalError() } set {} }
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)? { get { fatalError() } set {} }
  public init() { fatalError() }
  public init(version: CFIndex, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?, release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?) { fatalError() }
}
public typealias SCDynamicStoreCallBack = (SCDynamicStore, CFArray, UnsafeMutableRawPointer?) -> Void
public func SCDynamicStoreCreate(_ allocator: CFAllocator?, _ name: CFString, _ callout: SCDynamicStoreCallBack?, _ context: UnsafeMutablePointer<SCDynamicStoreContext>?) -> SCDynamicStore? { fatalError() }
public func SCDynamicStoreCreateRunLoopSource(_ allocator: CFAllocator?, _ store: SCDynamicStore, _ order: CFIndex) -> CFRunLoopSource? { fatalError() }
@discardableResult public func SCDynamicStoreSetDispatchQueue(_ store: SCDynamicStore, _ queue: DispatchQueue?) -> Bool { fatalError() }
@discardableResult public func SCDynamicStoreSetNotificationKeys(_ store: SCDynamicStore, _ keys: CFArray?, _ patterns: CFArray?) -> Bool { fatalError() }
public func SCDynamicStoreCopyValue(_ store: SCDynamicStore?, _ key: CFString) -> CFTypeRef? { fatalError() }
public func SCDynamicStoreCopyKeyList(_ store: SCDynamicStore?, _ pattern: CFString) -> CFArray? { fatalError() }
public func SCDynamicStoreCopyMultiple(_ store: SCDynamicStore?, _ keys: CFArray?, _ patterns: CFArray?) -> CFDictionary? { fatalError() }
public func SCDynamicStoreCopyComputerName(_ store: SCDynamicStore?, _ nameEncoding: UnsafeMutablePointer<UInt32>?) -> CFString? { fatalError() }
public func SCDynamicStoreCopyLocalHostName(_ store: SCDynamicStore?) -> CFString? { fatalError() }
public func SCDynamicStoreCopyConsoleUser(_ store: SCDynamicStore?, _ uid: UnsafeMutablePointer<uid_t>?, _ gid: UnsafeMutablePointer<gid_t>?) -> CFString? { fatalError() }
public func SCDynamicStoreCopyProxies(_ store: SCDynamicStore?) -> CFDictionary? { fatalError() }
public func SCDynamicStoreCopyLocation(_ store: SCDynamicStore?) -> CFString? { fatalError() }
public func SCNetworkInterfaceCopyAll() -> CFArray { fatalError() }
public func SCNetworkInterfaceGetBSDName(_ interface: SCNetworkInterface) -> CFString? { fatalError() }
public func SCNetworkInterfaceGetInterfaceType(_ interface: SCNetworkInterface) -> CFString? { fatalError() }
public func SCNetworkInterfaceGetLocalizedDisplayName(_ interface: SCNetworkInterface) -> CFString? { fatalError() }
public func SCNetworkInterfaceGetHardwareAddressString(_ interface: SCNetworkInterface) -> CFString? { fatalError() }
public func SCPreferencesCreate(_ allocator: CFAllocator?, _ name: CFString, _ prefsID: CFString?) -> SCPreferences? { fatalError() }
public func SCNetworkServiceCopyAll(_ prefs: SCPreferences) -> CFArray? { fatalError() }
public func SCNetworkServiceGetName(_ service: SCNetworkService) -> CFString? { fatalError() }
public func SCNetworkServiceGetEnabled(_ service: SCNetworkService) -> Bool { fatalError() }
public func SCNetworkServiceGetInterface(_ service: SCNetworkService) -> SCNetworkInterface? { fatalError() }
public func SCNetworkSetCopyCurrent(_ prefs: SCPreferences) -> SCNetworkSet? { fatalError() }
public var kSCNetworkInterfaceTypeEthernet: CFString { fatalError() }
public var kSCNetworkInterfaceTypeIEEE80211: CFString { fatalError() }
public var kSCNetworkInterfaceTypeBluetooth: CFString { fatalError() }
public var kSCNetworkInterfaceTypeBond: CFString { fatalError() }
public var kSCNetworkInterfaceTypePPP: CFString { fatalError() }
public var kSCNetworkInterfaceTypeWWAN: CFString { fatalError() }
public var kSCDynamicStoreDomainState: CFString { fatalError() }
public var kSCDynamicStoreDomainSetup: CFString { fatalError() }
public var kSCDynamicStorePropNetPrimaryInterface: CFString { fatalError() }
public var kSCDynamicStorePropNetPrimaryService: CFString { fatalError() }
public var kSCEntNetIPv4: CFString { fatalError() }
public var kSCEntNetIPv6: CFString { fatalError() }
public var kSCEntNetDNS: CFString { fatalError() }
public var kSCEntNetProxies: CFString { fatalError() }
public var kSCPropNetIPv4Router: CFString { fatalError() }
public var kSCPropNetIPv4Addresses: CFString { fatalError() }
public var kSCPropNetDNSServerAddresses: CFString { fatalError() }
public var kSCPropNetProxiesHTTPEnable: CFString { fatalError() }
public var kSCPropNetProxiesHTTPProxy: CFString { fatalError() }
public var kSCPropNetProxiesHTTPPort: CFString { fatalError() }
public var kSCPropNetProxiesHTTPSEnable: CFString { fatalError() }
public var kSCPropNetProxiesSOCKSEnable: CFString { fatalError() }
public var kSCPropNetProxiesProxyAutoConfigURLString: CFString { fatalError() }
#endif
