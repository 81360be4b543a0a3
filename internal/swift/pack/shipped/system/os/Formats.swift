import Foundation

// More formats of what is logged.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public enum OSLogIntExtendedFormat: Sendable { case byteCount, byteCountIEC, bitrate, bitrateIEC, secondsSince1970 }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public enum OSLogInt32ExtendedFormat: Sendable { case ipv4Address, secondsSince1970, darwinErrno, darwinMode, darwinSignal, darwinMDMSignal, bitrate, bitrateIEC, byteCount, byteCountIEC }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension OSLogInterpolation {
    public mutating func appendInterpolation<T>(_ number: @autoclosure @escaping () -> T, format: OSLogIntExtendedFormat, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = "") where T: FixedWidthInteger {}
    @_disfavoredOverload public mutating func appendInterpolation(_ number: @autoclosure @escaping () -> Int32, format: OSLogInt32ExtendedFormat, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = "") {}
    public mutating func appendInterpolation(_ pointer: @autoclosure @escaping () -> UnsafeRawBufferPointer, format: OSLogPointerFormat = .none, privacy: OSLogPrivacy = .auto, attributes: String = "") {}
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension OSLogFloatFormatting {
    public static func fixed(precision: @autoclosure @escaping () -> Int) -> OSLogFloatFormatting { fatalError() }
    public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting { fatalError() }
    public static func exponential(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting { fatalError() }
    public static func exponential(precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting { fatalError() }
    public static func hybrid(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting { fatalError() }
    public static func hybrid(precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting { fatalError() }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension OSLogIntegerFormatting {
    public static func octal(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false) -> OSLogIntegerFormatting { fatalError() }
    public static func octal(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: @autoclosure @escaping () -> Int) -> OSLogIntegerFormatting { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension OSSignposter {
    public func beginAnimationInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState { fatalError() }
    public func beginAnimationInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata) -> OSSignpostIntervalState { fatalError() }
}
