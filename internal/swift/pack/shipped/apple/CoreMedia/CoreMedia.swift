@_exported import CoreVideo

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64
public typealias CMItemCount = CFIndex
public struct CMTimeFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { fatalError() }
    public static var valid: CMTimeFlags { fatalError() }
    public static var hasBeenRounded: CMTimeFlags { fatalError() }
    public static var positiveInfinity: CMTimeFlags { fatalError() }
    public static var negativeInfinity: CMTimeFlags { fatalError() }
    public static var indefinite: CMTimeFlags { fatalError() }
}
public enum CMTimeRoundingMethod: UInt32, Sendable {
    case roundHalfAwayFromZero = 1, roundTowardZero = 2, roundAwayFromZero = 3, quickTime = 4, roundTowardPositiveInfinity = 5, roundTowardNegativeInfinity = 6
    public static var `default`: CMTimeRoundingMethod { fatalError() }
}
public struct CMTime: Hashable, Comparable, Sendable {
    public var value: CMTimeValue
    public var timescale: CMTimeScale
    public var flags: CMTimeFlags
    public var epoch: CMTimeEpoch
    public init() { fatalError() }
    public init(value: CMTimeValue, timescale: CMTimeScale) { fatalError() }
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) { fatalError() }
    public init(seconds: Double, preferredTimescale: CMTimeScale) { fatalError() }
    public var seconds: Double { fatalError() }
    public var isValid: Bool { fatalError() }
    public var isPositiveInfinity: Bool { fatalError() }
    public var isNegativeInfinity: Bool { fatalError() }
    public var isIndefinite: Bool { fatalError() }
    public var isNumeric: Bool { fatalError() }
    public var hasBeenRounded: Bool { fatalError() }
    public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime { fatalError() }
    public static let zero = CMTime()
    public static let invalid = CMTime()
    public static let indefinite = CMTime()
    public static let positiveInfinity = CMTime()
    public static let negativeInfinity = CMTime()
    public static func < (a: CMTime, b: CMTime) -> Bool { fatalError() }
    public static func == (a: CMTime, b: CMTime) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) {}
    public static func + (a: CMTime, b: CMTime) -> CMTime { fatalError() }
    public static func - (a: CMTime, b: CMTime) -> CMTime { fatalError() }
}
extension NSValue {
    public convenience init(time: CMTime) { fatalError() }
    public convenience init(timeRange: CMTimeRange) { fatalError() }
    public var timeValue: CMTime { fatalError() }
    public var timeRangeValue: CMTimeRange { fatalError() }
}
public struct CMTimeRange: Hashable, Sendable {
    public var start: CMTime
    public var duration: CMTime
    public init() { fatalError() }
    public init(start: CMTime, duration: CMTime) { fatalError() }
    public init(start: CMTime, end: CMTime) { fatalError() }
    public var isValid: Bool { fatalError() }
    public var isIndefinite: Bool { fatalError() }
    public var isEmpty: Bool { fatalError() }
    public var end: CMTime { fatalError() }
    public func union(_ otherRange: CMTimeRange) -> CMTimeRange { fatalError() }
    public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange { fatalError() }
    public func containsTime(_ time: CMTime) -> Bool { fatalError() }
    public func containsTimeRange(_ range: CMTimeRange) -> Bool { fatalError() }
    public static let zero = CMTimeRange()
    public static let invalid = CMTimeRange()
}
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { fatalError() }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime { fatalError() }
public func CMTimeGetSeconds(_ time: CMTime) -> Double { fatalError() }
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { fatalError() }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { fatalError() }
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime { fatalError() }
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime { fatalError() }
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { fatalError() }
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { fatalError() }
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { fatalError() }
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange { fatalError() }
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { fatalError() }

public class CMSampleBuffer: @unchecked Sendable {}
extension CMSampleBuffer {
    public var isValid: Bool { fatalError() }
    public var imageBuffer: CVImageBuffer? { fatalError() }
    public var formatDescription: CMFormatDescription? { fatalError() }
    public var presentationTimeStamp: CMTime { fatalError() }
    public var duration: CMTime { fatalError() }
}
public class CMFormatDescription: @unchecked Sendable {}
public typealias CMVideoFormatDescription = CMFormatDescription
public typealias CMAudioFormatDescription = CMFormatDescription
public class CMClock: @unchecked Sendable {}
public struct CMVideoDimensions: Sendable {
    public var width: Int32
    public var height: Int32
    public init() { fatalError() }
    public init(width: Int32, height: Int32) { fatalError() }
}
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { fatalError() }
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { fatalError() }
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? { fatalError() }
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> CMItemCount { fatalError() }
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { fatalError() }
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions { fatalError() }
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode { fatalError() }
