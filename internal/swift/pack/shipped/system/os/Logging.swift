import Foundation
import AssayGapFoundation

@available(macOS 10.12, iOS 10.0, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
public final class OSLog: NSObject, @unchecked Sendable {
    public init(subsystem: String, category: String) { fatalError() }
    public static var `default`: OSLog { fatalError() }
    public static var disabled: OSLog { fatalError() }
    public struct Category: RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let pointsOfInterest = Category(rawValue: "")
        @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
        public static let dynamicTracing = Category(rawValue: "")
        @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
        public static let dynamicStackTracing = Category(rawValue: "")
    }
    @available(macOS 10.14, iOS 12.0, watchOS 5.0, tvOS 12.0, visionOS 1.0, *)
    public convenience init(subsystem: String, category: OSLog.Category) { fatalError() }
    @available(macOS 10.14, iOS 12.0, watchOS 5.0, tvOS 12.0, visionOS 1.0, *)
    public var signpostsEnabled: Bool { fatalError() }
    public func isEnabled(type: OSLogType) -> Bool { fatalError() }
}

@available(macOS 10.12, iOS 10.0, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
public struct OSLogType: Hashable, RawRepresentable, Sendable {
    public var rawValue: UInt8
    public init(_ rawValue: UInt8) { fatalError() }
    public init(rawValue: UInt8) { fatalError() }
    public static var `default`: OSLogType { fatalError() }
    public static var info: OSLogType { fatalError() }
    public static var debug: OSLogType { fatalError() }
    public static var error: OSLogType { fatalError() }
    public static var fault: OSLogType { fatalError() }
}

@available(macOS 10.12, iOS 10.0, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
public func os_log(_ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...) {}
@available(macOS 10.14, iOS 12.0, watchOS 5.0, tvOS 12.0, visionOS 1.0, *)
public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...) {}
@available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, visionOS 1.0, *)
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {}
@available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, visionOS 1.0, *)
@_disfavoredOverload
public func os_log(_ logLevel: OSLogType, _ message: OSLogMessage) {}
@available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, visionOS 1.0, *)
@_disfavoredOverload
public func os_log(_ logLevel: OSLogType, log: OSLog, _ message: OSLogMessage) {}

@available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, visionOS 1.0, *)
public struct Logger: @unchecked Sendable {
    public init() { fatalError() }
    public init(subsystem: String, category: String) { fatalError() }
    public init(_ logObj: OSLog) { fatalError() }
    public func log(_ message: OSLogMessage) {}
    public func log(level: OSLogType, _ message: OSLogMessage) {}
    public func trace(_ message: OSLogMessage) {}
    public func debug(_ message: OSLogMessage) {}
    public func info(_ message: OSLogMessage) {}
    public func notice(_ message: OSLogMessage) {}
    public func warning(_ message: OSLogMessage) {}
    public func error(_ message: OSLogMessage) {}
    public func critical(_ message: OSLogMessage) {}
    public func fault(_ message: OSLogMessage) {}
}

@available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, visionOS 1.0, *)
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
    public init(stringInterpolation: OSLogInterpolation) { fatalError() }
    public init(stringLiteral value: String) { fatalError() }
}

@available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, visionOS 1.0, *)
public struct OSLogInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) { fatalError() }
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<T>(_ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = "") where T: FixedWidthInteger {}
    public mutating func appendInterpolation(_ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = "") {}
    public mutating func appendInterpolation(_ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = "") {}
    public mutating func appendInterpolation(_ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto, attributes: String = "") {}
    public mutating func appendInterpolation(_ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = "") {}
    public mutating func appendInterpolation<T>(_ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = "") where T: CustomStringConvertible {}
    public mutating func appendInterpolation(_ value: @autoclosure @escaping () -> any Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = "") {}
    public mutating func appendInterpolation(_ argumentObject: @autoclosure @escaping () -> NSObject, privacy: OSLogPrivacy = .auto, attributes: String = "") {}
    public mutating func appendInterpolation(_ argumentObject: @autoclosure @escaping () -> NSObject?, privacy: OSLogPrivacy = .auto, attributes: String = "") {}
    public mutating func appendInterpolation(_ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto, attributes: String = "") {}
    public mutating func appendInterpolation(_ pointer: @autoclosure @escaping () -> UnsafeRawPointer, format: OSLogPointerFormat = .none, privacy: OSLogPrivacy = .auto, attributes: String = "") {}
}

@available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, visionOS 1.0, *)
public struct OSLogPrivacy {
    public enum Mask {
        case hash
        case none
    }
    public static var `public`: OSLogPrivacy { fatalError() }
    public static var `private`: OSLogPrivacy { fatalError() }
    public static var sensitive: OSLogPrivacy { fatalError() }
    public static var auto: OSLogPrivacy { fatalError() }
    public static func `private`(mask: OSLogPrivacy.Mask) -> OSLogPrivacy { fatalError() }
    public static func sensitive(mask: OSLogPrivacy.Mask) -> OSLogPrivacy { fatalError() }
    public static func auto(mask: OSLogPrivacy.Mask) -> OSLogPrivacy { fatalError() }
}
@available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, visionOS 1.0, *)
public struct OSLogStringAlignment {
    public static var none: OSLogStringAlignment { fatalError() }
    public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment { fatalError() }
    public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment { fatalError() }
}
@available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, visionOS 1.0, *)
public struct OSLogIntegerFormatting {
    public static var decimal: OSLogIntegerFormatting { fatalError() }
    public static var hex: OSLogIntegerFormatting { fatalError() }
    public static var octal: OSLogIntegerFormatting { fatalError() }
    public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting { fatalError() }
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int) -> OSLogIntegerFormatting { fatalError() }
    public static func hex(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false) -> OSLogIntegerFormatting { fatalError() }
    public static func hex(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: @autoclosure @escaping () -> Int) -> OSLogIntegerFormatting { fatalError() }
}
@available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, visionOS 1.0, *)
public struct OSLogFloatFormatting {
    public static var fixed: OSLogFloatFormatting { fatalError() }
    public static var hex: OSLogFloatFormatting { fatalError() }
    public static var exponential: OSLogFloatFormatting { fatalError() }
    public static var hybrid: OSLogFloatFormatting { fatalError() }
    public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting { fatalError() }
    public static func fixed(precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting { fatalError() }
}
@available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, visionOS 1.0, *)
public enum OSLogBoolFormat {
    case truth
    case answer
}
@available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, visionOS 1.0, *)
public enum OSLogPointerFormat {
    case none
    case ipv6Address
    case timeval
    case timespec
    case uuid
    case sockaddr
}
