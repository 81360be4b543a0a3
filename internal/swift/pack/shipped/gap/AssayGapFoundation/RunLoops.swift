import Foundation
// Core Foundation's run loops and ports, and names of Mach.
public typealias UniChar = UInt16
public typealias boolean_t = Int32
public typealias mach_port_t = UInt32
public typealias kern_return_t = Int32
public typealias CFOptionFlags = UInt
public var KERN_SUCCESS: kern_return_t { fatalError() }
public var KERN_FAILURE: kern_return_t { fatalError() }
public var MACH_PORT_NULL: mach_port_t { fatalError() }
public final class CFRunLoop: Hashable, @unchecked Sendable { public static func == (l: CFRunLoop, r: CFRunLoop) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) { fatalError() } }
public final class CFRunLoopSource: Hashable, @unchecked Sendable { public static func == (l: CFRunLoopSource, r: CFRunLoopSource) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) { fatalError() } }
public final class CFMachPort: Hashable, @unchecked Sendable { public static func == (l: CFMachPort, r: CFMachPort) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) { fatalError() } }
public struct CFRunLoopMode: RawRepresentable, Hashable, @unchecked Sendable { public let rawValue: CFString; public init(rawValue: CFString) { fatalError() }; public init(_ rawValue: CFString) { fatalError() }; public static var defaultMode: CFRunLoopMode! { fatalError() }; public static var commonModes: CFRunLoopMode! { fatalError() } }
public enum CFRunLoopRunResult: Int32, Sendable { case finished = 1, stopped, timedOut, handledSource }
public func CFRunLoopGetCurrent() -> CFRunLoop! { fatalError() }
public func CFRunLoopGetMain() -> CFRunLoop! { fatalError() }
public func CFRunLoopRun() {}
@discardableResult public func CFRunLoopRunInMode(_ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool) -> CFRunLoopRunResult { fatalError() }
public func CFRunLoopStop(_ rl: CFRunLoop!) {}
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}
public func CFRunLoopAddSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {}
public func CFRunLoopRemoveSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {}
public func CFRunLoopContainsSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) -> Bool { fatalError() }
public func CFRunLoopSourceInvalidate(_ source: CFRunLoopSource!) {}
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: CFTypeRef!, _ block: (() -> Void)!) {}
public func CFMachPortCreateRunLoopSource(_ allocator: CFAllocator!, _ port: CFMachPort!, _ order: CFIndex) -> CFRunLoopSource! { fatalError() }
public func CFMachPortInvalidate(_ port: CFMachPort!) {}
public func CFMachPortIsValid(_ port: CFMachPort!) -> Bool { fatalError() }
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID { fatalError() }
public func CFEqual(_ cf1: CFTypeRef!, _ cf2: CFTypeRef!) -> Bool { fatalError() }
public func CFStringGetTypeID() -> CFTypeID { fatalError() }
public func CFDictionaryGetTypeID() -> CFTypeID { fatalError() }
public func CFArrayGetTypeID() -> CFTypeID { fatalError() }
public func CFBooleanGetTypeID() -> CFTypeID { fatalError() }
public func CFNumberGetTypeID() -> CFTypeID { fatalError() }
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! { fatalError() }
public var noErr: OSStatus { fatalError() }
public struct DarwinBoolean: ExpressibleByBooleanLiteral, Equatable, Sendable { public init(_ value: Bool) { fatalError() }; public init(booleanLiteral value: Bool) { fatalError() }; public var boolValue: Bool { fatalError() } }
public typealias CFHashCode = UInt
public final class CFRunLoopObserver: Hashable, @unchecked Sendable { public static func == (l: CFRunLoopObserver, r: CFRunLoopObserver) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) { fatalError() } }
public struct CFRunLoopActivity: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var entry: CFRunLoopActivity { fatalError() }; public static var beforeTimers: CFRunLoopActivity { fatalError() }; public static var beforeSources: CFRunLoopActivity { fatalError() }; public static var beforeWaiting: CFRunLoopActivity { fatalError() }; public static var afterWaiting: CFRunLoopActivity { fatalError() }; public static var exit: CFRunLoopActivity { fatalError() }; public static var allActivities: CFRunLoopActivity { fatalError() } }
public func CFRunLoopObserverCreateWithHandler(_ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex, _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!) -> CFRunLoopObserver! { fatalError() }
public func CFRunLoopAddObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {}
public func CFRunLoopRemoveObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {}
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) {}
public final class CFUUID: Hashable, @unchecked Sendable { public static func == (l: CFUUID, r: CFUUID) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) { fatalError() } }
public func CFUUIDCreate(_ alloc: CFAllocator!) -> CFUUID! { fatalError() }
public func CFUUIDCreateString(_ alloc: CFAllocator!, _ uuid: CFUUID!) -> CFString! { fatalError() }
public func CFUUIDCreateFromString(_ alloc: CFAllocator!, _ uuidStr: CFString!) -> CFUUID! { fatalError() }
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! { fatalError() }
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { fatalError() }
public func CFPreferencesCopyAppValue(_ key: CFString, _ applicationID: CFString) -> CFTypeRef? { fatalError() }
public func CFPreferencesSetAppValue(_ key: CFString, _ value: CFTypeRef?, _ applicationID: CFString) {}
@discardableResult public func CFPreferencesAppSynchronize(_ applicationID: CFString) -> Bool { fatalError() }
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { fatalError() }
public final class CFNotificationCenter: @unchecked Sendable {}
public struct CFNotificationName: RawRepresentable, Hashable, @unchecked Sendable { public let rawValue: CFString; public init(rawValue: CFString) { fatalError() }; public init(_ rawValue: CFString) { fatalError() } }
public func CFNotificationCenterPostNotification(_ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!, _ userInfo: CFDictionary!, _ deliverImmediately: Bool) {}
extension CGRect: @retroactive CustomDebugStringConvertible { public var debugDescription: String { fatalError() }; public func equalTo(_ rect2: CGRect) -> Bool { fatalError() } }
extension CGPoint: @retroactive CustomDebugStringConvertible { public var debugDescription: String { fatalError() }; public func equalTo(_ point2: CGPoint) -> Bool { fatalError() } }
extension CGSize: @retroactive CustomDebugStringConvertible { public var debugDescription: String { fatalError() }; public func equalTo(_ size2: CGSize) -> Bool { fatalError() } }
