// A serial queue is a subclass of DispatchQueue, which only @testable lets us extend.
@testable import Dispatch
import Darwin

@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, visionOS 1.0, *)
public final class DispatchSerialQueue: DispatchQueue, @unchecked Sendable {
    public convenience init(label: String, qos: DispatchQoS = .unspecified, attributes: DispatchSerialQueue.Attributes = [], autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil) { fatalError() }
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        public static let initiallyInactive = Attributes(rawValue: 4)
    }
}

@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, visionOS 1.0, *)
extension DispatchSerialQueue: SerialExecutor {
    public func enqueue(_ job: consuming ExecutorJob) { fatalError() }
    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { fatalError() }
}

@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, visionOS 1.0, *)
public final class DispatchConcurrentQueue: DispatchQueue, @unchecked Sendable {
    public convenience init(label: String, qos: DispatchQoS = .unspecified, attributes: DispatchConcurrentQueue.Attributes = [], autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil) { fatalError() }
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        public static let initiallyInactive = Attributes(rawValue: 4)
    }
}

extension DispatchTime {
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    public func distance(to other: DispatchTime) -> DispatchTimeInterval { fatalError() }
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    public func advanced(by n: DispatchTimeInterval) -> DispatchTime { fatalError() }
}

// Sources that need kqueue

public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {
    var handle: Int32 { get }
    var data: DispatchSource.FileSystemEvent { get }
    var mask: DispatchSource.FileSystemEvent { get }
}
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
    var data: DispatchSource.MemoryPressureEvent { get }
    var mask: DispatchSource.MemoryPressureEvent { get }
}
public protocol DispatchSourceProcess: DispatchSourceProtocol {
    var handle: pid_t { get }
    var data: DispatchSource.ProcessEvent { get }
    var mask: DispatchSource.ProcessEvent { get }
}

extension DispatchSource {
    public struct MemoryPressureEvent: OptionSet, RawRepresentable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal = MemoryPressureEvent(rawValue: 1)
        public static let warning = MemoryPressureEvent(rawValue: 2)
        public static let critical = MemoryPressureEvent(rawValue: 4)
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }
    public struct ProcessEvent: OptionSet, RawRepresentable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let exit = ProcessEvent(rawValue: 0x80000000)
        public static let fork = ProcessEvent(rawValue: 0x40000000)
        public static let exec = ProcessEvent(rawValue: 0x20000000)
        public static let signal = ProcessEvent(rawValue: 0x08000000)
        public static let all: ProcessEvent = [.exit, .fork, .exec, .signal]
    }
    public class func makeFileSystemObjectSource(fileDescriptor: Int32, eventMask: DispatchSource.FileSystemEvent, queue: DispatchQueue? = nil) -> any DispatchSourceFileSystemObject { fatalError() }
    public class func makeMemoryPressureSource(eventMask: DispatchSource.MemoryPressureEvent, queue: DispatchQueue? = nil) -> any DispatchSourceMemoryPressure { fatalError() }
    public class func makeProcessSource(identifier: pid_t, eventMask: DispatchSource.ProcessEvent, queue: DispatchQueue? = nil) -> any DispatchSourceProcess { fatalError() }
}
