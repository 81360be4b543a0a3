import Foundation

public struct os_unfair_lock_s: Sendable {
    public init() { fatalError() }
}
public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>
@available(macOS 10.12, iOS 10.0, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {}
@available(macOS 10.12, iOS 10.0, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {}
@available(macOS 10.12, iOS 10.0, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { fatalError() }
@available(macOS 10.12, iOS 10.0, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {}
@available(macOS 10.12, iOS 10.0, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, visionOS 1.0, *)
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    public enum Ownership: Hashable, Sendable {
        case owner
        case notOwner
    }
    public init(uncheckedState initialState: State) { fatalError() }
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R { fatalError() }
    public func withLock<R>(_ body: @Sendable (inout State) throws -> R) rethrows -> R where R: Sendable { fatalError() }
    public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? { fatalError() }
    public func withLockIfAvailable<R>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? where R: Sendable { fatalError() }
    public func precondition(_ condition: OSAllocatedUnfairLock<State>.Ownership) {}
}
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, visionOS 1.0, *)
extension OSAllocatedUnfairLock where State: Sendable {
    public init(initialState: State) { fatalError() }
}
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, visionOS 1.0, *)
extension OSAllocatedUnfairLock where State == () {
    public init() { fatalError() }
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R { fatalError() }
    public func withLock<R>(_ body: @Sendable () throws -> R) rethrows -> R where R: Sendable { fatalError() }
    public func withLockIfAvailableUnchecked<R>(_ body: () throws -> R) rethrows -> R? { fatalError() }
    public func withLockIfAvailable<R>(_ body: @Sendable () throws -> R) rethrows -> R? where R: Sendable { fatalError() }
    @available(*, noasync)
    public func lock() {}
    @available(*, noasync)
    public func unlock() {}
    @available(*, noasync)
    public func lockIfAvailable() -> Bool { fatalError() }
}

@available(macOS 10.14, iOS 12.0, watchOS 5.0, tvOS 12.0, visionOS 1.0, *)
public struct OSSignpostID: Equatable, Comparable, Sendable {
    public let rawValue: UInt64
    public init(_ value: UInt64) { fatalError() }
    public init(log: OSLog) { fatalError() }
    public init(log: OSLog, object: AnyObject) { fatalError() }
    public static let exclusive = OSSignpostID(1)
    public static let invalid = OSSignpostID(2)
    public static let null = OSSignpostID(0)
    public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { fatalError() }
}
@available(macOS 10.14, iOS 12.0, watchOS 5.0, tvOS 12.0, visionOS 1.0, *)
public struct OSSignpostType: Equatable, RawRepresentable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { fatalError() }
    public static let event = OSSignpostType(rawValue: 0)
    public static let begin = OSSignpostType(rawValue: 1)
    public static let end = OSSignpostType(rawValue: 2)
}
@available(macOS 10.14, iOS 12.0, watchOS 5.0, tvOS 12.0, visionOS 1.0, *)
public func os_signpost(_ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive) {}
@available(macOS 10.14, iOS 12.0, watchOS 5.0, tvOS 12.0, visionOS 1.0, *)
public func os_signpost(_ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...) {}

@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
public class OSSignpostIntervalState: Codable, @unchecked Sendable {
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { fatalError() }
}
@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
public typealias SignpostMetadata = OSLogMessage
@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
public struct OSSignposter: @unchecked Sendable {
    public init() { fatalError() }
    public init(subsystem: String, category: String) { fatalError() }
    public init(subsystem: String, category: OSLog.Category) { fatalError() }
    public init(logger: Logger) { fatalError() }
    public init(logHandle: OSLog) { fatalError() }
    public static let disabled = OSSignposter()
    public var isEnabled: Bool { fatalError() }
    public func makeSignpostID() -> OSSignpostID { fatalError() }
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { fatalError() }
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState { fatalError() }
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata) -> OSSignpostIntervalState { fatalError() }
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata) {}
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata) {}
    public func withIntervalSignpost<T>(_ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T) rethrows -> T { fatalError() }
    public func withIntervalSignpost<T>(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata, around task: () throws -> T) rethrows -> T { fatalError() }
}
