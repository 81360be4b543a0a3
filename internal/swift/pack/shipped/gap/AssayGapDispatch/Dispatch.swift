// A serial queue is a subclass of DispatchQueue, which only @testable lets us extend.
@testable import Dispatch

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
