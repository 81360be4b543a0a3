import Foundation

@available(iOS 15.0, macOS 10.15, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public protocol OSLogEntryFromProcess { var activityIdentifier: UInt64 { get }; var process: String { get }; var processIdentifier: Int32 { get }; var sender: String { get }; var threadIdentifier: UInt64 { get } }
@available(iOS 15.0, macOS 10.15, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public protocol OSLogEntryWithPayload { var category: String { get }; var components: [OSLogMessageComponent] { get }; var formatString: String { get }; var subsystem: String { get } }
@available(iOS 15.0, macOS 10.15, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) open class OSLogMessageComponent: NSObject {
    public enum ArgumentCategory: Int, Sendable { case undefined = 0, data, double, int64, string, uInt64 }
    open var formatSubstring: String { fatalError() }
    open var placeholder: String { fatalError() }
    open var argumentCategory: ArgumentCategory { fatalError() }
    open var argumentStringValue: String? { fatalError() }
    open var argumentInt64Value: Int64 { fatalError() }
    open var argumentDoubleValue: Double { fatalError() }
    open var argumentDataValue: Data? { fatalError() }
}
@available(iOS 15.0, macOS 10.15, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension OSLogEntry {
    public enum StoreCategory: Int, Sendable { case undefined = 0, metadata, shortTerm, longTermAuto, longTerm1, longTerm3, longTerm7, longTerm14, longTerm30 }
    public var storeCategory: StoreCategory { fatalError() }
}
@available(iOS 15.0, macOS 10.15, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension OSLogEntryLog: OSLogEntryFromProcess, OSLogEntryWithPayload { public var activityIdentifier: UInt64 { fatalError() }; public var components: [OSLogMessageComponent] { fatalError() } }
@available(iOS 15.0, macOS 10.15, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) open class OSLogEntrySignpost: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload {
    public enum SignpostType: Int, Sendable { case undefined = 0, intervalBegin, intervalEnd, event }
    open var signpostIdentifier: UInt64 { fatalError() }
    open var signpostName: String { fatalError() }
    open var signpostType: SignpostType { fatalError() }
    open var activityIdentifier: UInt64 { fatalError() }
    open var process: String { fatalError() }
    open var processIdentifier: Int32 { fatalError() }
    open var sender: String { fatalError() }
    open var threadIdentifier: UInt64 { fatalError() }
    open var category: String { fatalError() }
    open var components: [OSLogMessageComponent] { fatalError() }
    open var formatString: String { fatalError() }
    open var subsystem: String { fatalError() }
}
@available(iOS 15.0, macOS 10.15, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) open class OSLogEntryActivity: OSLogEntry, OSLogEntryFromProcess {
    open var parentActivityIdentifier: UInt64 { fatalError() }
    open var activityIdentifier: UInt64 { fatalError() }
    open var process: String { fatalError() }
    open var processIdentifier: Int32 { fatalError() }
    open var sender: String { fatalError() }
    open var threadIdentifier: UInt64 { fatalError() }
}
@available(iOS 15.0, macOS 10.15, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) open class OSLogEntryBoundary: OSLogEntry {}
@available(macOS 10.15, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension OSLogStore { public class func local() throws -> OSLogStore { fatalError() } }
