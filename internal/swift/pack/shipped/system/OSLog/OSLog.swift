@_exported import os
@_exported import Foundation

@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
public class OSLogPosition: NSObject {}

@available(macOS 10.15, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
open class OSLogEntry: NSObject {
    open var composedMessage: String { fatalError() }
    open var date: Date { fatalError() }
}
@available(macOS 10.15, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
open class OSLogEntryLog: OSLogEntry {
    public enum Level: Int, Sendable {
        case undefined = 0
        case debug = 1
        case info = 2
        case notice = 3
        case error = 4
        case fault = 5
    }
    open var level: OSLogEntryLog.Level { fatalError() }
    open var subsystem: String { fatalError() }
    open var category: String { fatalError() }
    open var process: String { fatalError() }
    open var processIdentifier: Int32 { fatalError() }
    open var sender: String { fatalError() }
    open var threadIdentifier: UInt64 { fatalError() }
    open var formatString: String { fatalError() }
}
@available(macOS 10.15, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
open class OSLogStore: NSObject {
    @available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
    public enum Scope: Int, Sendable {
        @available(macOS 12.0, *)
        @available(iOS, unavailable) @available(watchOS, unavailable) @available(tvOS, unavailable)
        case system = 0
        case currentProcessIdentifier = 1
    }
    @available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
    public init(scope: OSLogStore.Scope) throws { fatalError() }
    public init(url: URL) throws { fatalError() }
    open func position(date: Date) -> OSLogPosition { fatalError() }
    open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition { fatalError() }
    open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition { fatalError() }
    public func getEntries(with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil, matching predicate: NSPredicate? = nil) throws -> AnySequence<OSLogEntry> { fatalError() }
}
@available(macOS 10.15, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
open class OSLogEnumerator: NSEnumerator {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let reverse = Options(rawValue: 1)
    }
}
