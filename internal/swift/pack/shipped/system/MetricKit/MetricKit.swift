@_exported import Foundation
@_exported import AssayGapFoundation
@_exported import os

@available(iOS 13.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MXMetricManager: NSObject, @unchecked Sendable {
    open class var shared: MXMetricManager { fatalError() }
    open var pastPayloads: [MXMetricPayload] { fatalError() }
    @available(iOS 14.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open var pastDiagnosticPayloads: [MXDiagnosticPayload] { fatalError() }
    open class func makeLogHandle(category: String) -> OSLog { fatalError() }
    open func add(_ subscriber: any MXMetricManagerSubscriber) {}
    open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
    @available(iOS 16.0, macOS 13.0, *) open class func extendLaunchMeasurement(forTaskID taskID: MXLaunchTaskID) throws {}
    @available(iOS 16.0, macOS 13.0, *) open class func finishExtendedLaunchMeasurement(forTaskID taskID: MXLaunchTaskID) throws {}
}
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct MXLaunchTaskID: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public init(_ rawValue: String) { fatalError() } }
@available(iOS 13.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public protocol MXMetricManagerSubscriber: NSObjectProtocol {
    func didReceive(_ payloads: [MXMetricPayload])
    @available(iOS 14.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) func didReceive(_ payloads: [MXDiagnosticPayload])
}
@available(iOS 13.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension MXMetricManagerSubscriber {
    public func didReceive(_ payloads: [MXMetricPayload]) {}
    @available(iOS 14.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}
public func mxSignpost(_ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive) {}
public func mxSignpost(_ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...) {}
@available(iOS 13.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MXMetaData: NSObject, @unchecked Sendable {
    open var regionFormat: String { fatalError() }
    open var osVersion: String { fatalError() }
    open var deviceType: String { fatalError() }
    open var applicationBuildVersion: String { fatalError() }
    @available(iOS 14.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open var platformArchitecture: String { fatalError() }
    open func jsonRepresentation() -> Data { fatalError() }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { fatalError() }
}
@available(iOS 13.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MXMetric: NSObject, @unchecked Sendable { open func jsonRepresentation() -> Data { fatalError() }; open func dictionaryRepresentation() -> [AnyHashable: Any] { fatalError() } }
@available(iOS 13.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MXHistogramBucket<UnitType: Unit>: NSObject, @unchecked Sendable { open var bucketStart: Measurement<UnitType> { fatalError() }; open var bucketEnd: Measurement<UnitType> { fatalError() }; open var bucketCount: Int { fatalError() } }
@available(iOS 13.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MXHistogram<UnitType: Unit>: NSObject, @unchecked Sendable { open var totalBucketCount: Int { fatalError() }; open var bucketEnumerator: NSEnumerator { fatalError() } }
@available(iOS 13.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MXAverage<UnitType: Unit>: NSObject, @unchecked Sendable { open var averageMeasurement: Measurement<UnitType> { fatalError() }; open var sampleCount: Int { fatalError() }; open var standardDeviation: Double { fatalError() } }
@available(iOS 13.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MXUnitSignalBars: Dimension, @unchecked Sendable { open class var bars: MXUnitSignalBars { fatalError() } }
@available(iOS 13.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MXUnitAveragePixelLuminance: Dimension, @unchecked Sendable { open class var apl: MXUnitAveragePixelLuminance { fatalError() } }
@available(iOS 13.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MXCPUMetric: MXMetric, @unchecked Sendable {
    open var cumulativeCPUTime: Measurement<UnitDuration> { fatalError() }
    @available(iOS 14.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open var cumulativeCPUInstructions: Measurement<Unit> { fatalError() }
}
@available(iOS 13.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MXGPUMetric: MXMetric, @unchecked Sendable {
    open var cumulativeGPUTime: Measurement<UnitDuration> { fatalError() }
}
@available(iOS 13.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MXCellularConditionMetric: MXMetric, @unchecked Sendable {
    open var histogrammedCellularConditionTime: MXHistogram<MXUnitSignalBars> { fatalError() }
}
@available(iOS 13.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MXAppRunTimeMetric: MXMetric, @unchecked Sendable {
    open var cumulativeForegroundTime: Measurement<UnitDuration> { fatalError() }
    open var cumulativeBackgroundTime: Measurement<UnitDuration> { fatalError() }
    open var cumulativeBackgroundAudioTime: Measurement<UnitDuration> { fatalError() }
    open var cumulativeBackgroundLocationTime: Measurement<UnitDuration> { fatalError() }
}
@available(iOS 13.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MXLocationActivityMetric: MXMetric, @unchecked Sendable {
    open var cumulativeBestAccuracyTime: Measurement<UnitDuration> { fatalError() }
    open var cumulativeBestAccuracyForNavigationTime: Measurement<UnitDuration> { fatalError() }
    open var cumulativeNearestTenMetersAccuracyTime: Measurement<UnitDuration> { fatalError() }
    open var cumulativeHundredMetersAccuracyTime: Measurement<UnitDuration> { fatalError() }
    open var cumulativeKilometerAccuracyTime: Measurement<UnitDuration> { fatalError() }
    open var cumulativeThreeKilometersAccuracyTime: Measurement<UnitDuration> { fatalError() }
}
@available(iOS 13.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MXNetworkTransferMetric: MXMetric, @unchecked Sendable {
    open var cumulativeWifiUpload: Measurement<UnitInformationStorage> { fatalError() }
    open var cumulativeWifiDownload: Measurement<UnitInformationStorage> { fatalError() }
    open var cumulativeCellularUpload: Measurement<UnitInformationStorage> { fatalError() }
    open var cumulativeCellularDownload: Measurement<UnitInformationStorage> { fatalError() }
}
@available(iOS 13.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MXAppLaunchMetric: MXMetric, @unchecked Sendable {
    open var histogrammedTimeToFirstDraw: MXHistogram<UnitDuration> { fatalError() }
    open var histogrammedApplicationResumeTime: MXHistogram<UnitDuration> { fatalError() }
    @available(iOS 15.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open var histogrammedOptimizedTimeToFirstDraw: MXHistogram<UnitDuration> { fatalError() }
    @available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open var histogrammedExtendedLaunch: MXHistogram<UnitDuration> { fatalError() }
}
@available(iOS 13.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MXAppResponsivenessMetric: MXMetric, @unchecked Sendable {
    open var histogrammedApplicationHangTime: MXHistogram<UnitDuration> { fatalError() }
}
@available(iOS 13.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MXDiskIOMetric: MXMetric, @unchecked Sendable {
    open var cumulativeLogicalWrites: Measurement<UnitInformationStorage> { fatalError() }
}
@available(iOS 13.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MXMemoryMetric: MXMetric, @unchecked Sendable {
    open var peakMemoryUsage: Measurement<UnitInformationStorage> { fatalError() }
    open var averageSuspendedMemory: MXAverage<UnitInformationStorage> { fatalError() }
}
@available(iOS 13.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MXDisplayMetric: MXMetric, @unchecked Sendable {
    open var averagePixelLuminance: MXAverage<MXUnitAveragePixelLuminance>? { fatalError() }
}
@available(iOS 14.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MXAnimationMetric: MXMetric, @unchecked Sendable {
    open var scrollHitchTimeRatio: Measurement<Unit> { fatalError() }
}
@available(iOS 14.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MXBackgroundExitData: NSObject, @unchecked Sendable {
    open var cumulativeNormalAppExitCount: Int { fatalError() }
    open var cumulativeMemoryResourceLimitExitCount: Int { fatalError() }
    open var cumulativeCPUResourceLimitExitCount: Int { fatalError() }
    open var cumulativeMemoryPressureExitCount: Int { fatalError() }
    open var cumulativeBadAccessExitCount: Int { fatalError() }
    open var cumulativeAbnormalExitCount: Int { fatalError() }
    open var cumulativeIllegalInstructionExitCount: Int { fatalError() }
    open var cumulativeAppWatchdogExitCount: Int { fatalError() }
    open var cumulativeSuspendedWithLockedFileExitCount: Int { fatalError() }
    open var cumulativeBackgroundTaskAssertionTimeoutExitCount: Int { fatalError() }
}
@available(iOS 14.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MXForegroundExitData: NSObject, @unchecked Sendable {
    open var cumulativeNormalAppExitCount: Int { fatalError() }
    open var cumulativeMemoryResourceLimitExitCount: Int { fatalError() }
    open var cumulativeBadAccessExitCount: Int { fatalError() }
    open var cumulativeAbnormalExitCount: Int { fatalError() }
    open var cumulativeIllegalInstructionExitCount: Int { fatalError() }
    open var cumulativeAppWatchdogExitCount: Int { fatalError() }
}
@available(iOS 14.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MXAppExitMetric: MXMetric, @unchecked Sendable {
    open var foregroundExitData: MXForegroundExitData { fatalError() }
    open var backgroundExitData: MXBackgroundExitData { fatalError() }
}
@available(iOS 13.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MXSignpostIntervalData: NSObject, @unchecked Sendable {
    open var histogrammedSignpostDuration: MXHistogram<UnitDuration> { fatalError() }
    open var cumulativeCPUTime: Measurement<UnitDuration>? { fatalError() }
    open var averageMemory: MXAverage<UnitInformationStorage>? { fatalError() }
    open var cumulativeLogicalWrites: Measurement<UnitInformationStorage>? { fatalError() }
}
@available(iOS 13.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MXSignpostMetric: MXMetric, @unchecked Sendable {
    open var signpostName: String { fatalError() }
    open var signpostCategory: String { fatalError() }
    open var signpostIntervalData: MXSignpostIntervalData? { fatalError() }
    open var totalCount: Int { fatalError() }
}
@available(iOS 13.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MXMetricPayload: NSObject, @unchecked Sendable {
    open var latestApplicationVersion: String { fatalError() }
    open var includesMultipleApplicationVersions: Bool { fatalError() }
    open var timeStampBegin: Date { fatalError() }
    open var timeStampEnd: Date { fatalError() }
    open var cpuMetrics: MXCPUMetric? { fatalError() }
    open var gpuMetrics: MXGPUMetric? { fatalError() }
    open var cellularConditionMetrics: MXCellularConditionMetric? { fatalError() }
    open var applicationTimeMetrics: MXAppRunTimeMetric? { fatalError() }
    open var locationActivityMetrics: MXLocationActivityMetric? { fatalError() }
    open var networkTransferMetrics: MXNetworkTransferMetric? { fatalError() }
    open var applicationLaunchMetrics: MXAppLaunchMetric? { fatalError() }
    open var applicationResponsivenessMetrics: MXAppResponsivenessMetric? { fatalError() }
    open var diskIOMetrics: MXDiskIOMetric? { fatalError() }
    open var memoryMetrics: MXMemoryMetric? { fatalError() }
    open var displayMetrics: MXDisplayMetric? { fatalError() }
    @available(iOS 14.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open var animationMetrics: MXAnimationMetric? { fatalError() }
    @available(iOS 14.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open var applicationExitMetrics: MXAppExitMetric? { fatalError() }
    open var signpostMetrics: [MXSignpostMetric]? { fatalError() }
    open var metaData: MXMetaData? { fatalError() }
    open func jsonRepresentation() -> Data { fatalError() }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { fatalError() }
}
@available(iOS 14.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MXCallStackTree: NSObject, @unchecked Sendable { open func jsonRepresentation() -> Data { fatalError() } }
@available(iOS 14.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MXDiagnostic: NSObject, @unchecked Sendable { open var metaData: MXMetaData { fatalError() }; open var applicationVersion: String { fatalError() }; open func jsonRepresentation() -> Data { fatalError() }; open func dictionaryRepresentation() -> [AnyHashable: Any] { fatalError() } }
@available(iOS 14.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MXCrashDiagnostic: MXDiagnostic, @unchecked Sendable {
    open var callStackTree: MXCallStackTree { fatalError() }
    open var terminationReason: String? { fatalError() }
    open var virtualMemoryRegionInfo: String? { fatalError() }
    open var exceptionType: NSNumber? { fatalError() }
    open var exceptionCode: NSNumber? { fatalError() }
    open var signal: NSNumber? { fatalError() }
}
@available(iOS 14.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MXHangDiagnostic: MXDiagnostic, @unchecked Sendable {
    open var callStackTree: MXCallStackTree { fatalError() }
    open var hangDuration: Measurement<UnitDuration> { fatalError() }
}
@available(iOS 14.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MXCPUExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
    open var callStackTree: MXCallStackTree { fatalError() }
    open var totalCPUTime: Measurement<UnitDuration> { fatalError() }
    open var totalSampledTime: Measurement<UnitDuration> { fatalError() }
}
@available(iOS 14.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MXDiskWriteExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
    open var callStackTree: MXCallStackTree { fatalError() }
    open var totalWritesCaused: Measurement<UnitInformationStorage> { fatalError() }
}
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MXAppLaunchDiagnostic: MXDiagnostic, @unchecked Sendable {
    open var callStackTree: MXCallStackTree { fatalError() }
    open var launchDuration: Measurement<UnitDuration> { fatalError() }
}
@available(iOS 14.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
    open var timeStampBegin: Date { fatalError() }
    open var timeStampEnd: Date { fatalError() }
    open var crashDiagnostics: [MXCrashDiagnostic]? { fatalError() }
    open var hangDiagnostics: [MXHangDiagnostic]? { fatalError() }
    open var cpuExceptionDiagnostics: [MXCPUExceptionDiagnostic]? { fatalError() }
    open var diskWriteExceptionDiagnostics: [MXDiskWriteExceptionDiagnostic]? { fatalError() }
    @available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open var appLaunchDiagnostics: [MXAppLaunchDiagnostic]? { fatalError() }
    open func jsonRepresentation() -> Data { fatalError() }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { fatalError() }
}
