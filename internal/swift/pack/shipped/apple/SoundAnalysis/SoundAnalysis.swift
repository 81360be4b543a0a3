@_exported import AVFAudio
@_exported import CoreMedia
@_exported import CoreML
@_exported import Foundation

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public typealias SNTimeDuration = TimeInterval
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public protocol SNRequest: NSObjectProtocol {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public protocol SNResult: NSObjectProtocol {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public protocol SNResultsObserving: NSObjectProtocol {
    func request(_ request: any SNRequest, didProduce result: any SNResult)
    func request(_ request: any SNRequest, didFailWithError error: any Error)
    func requestDidComplete(_ request: any SNRequest)
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension SNResultsObserving {
    public func request(_ request: any SNRequest, didFailWithError error: any Error) {}
    public func requestDidComplete(_ request: any SNRequest) {}
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) open class SNClassification: NSObject, @unchecked Sendable { open var identifier: String { fatalError() }; open var confidence: Double { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) open class SNClassificationResult: NSObject, SNResult, @unchecked Sendable {
    open var classifications: [SNClassification] { fatalError() }
    open var timeRange: CMTimeRange { fatalError() }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) open func classification(forIdentifier identifier: String) -> SNClassification? { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct SNClassifierIdentifier: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let version1 = SNClassifierIdentifier(rawValue: "") }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public enum SNTimeDurationConstraint: Hashable, Sendable { case enumeratedDurations([CMTime]), durationRange(CMTimeRange) }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) open class SNClassifySoundRequest: NSObject, SNRequest, @unchecked Sendable {
    public init(mlModel: MLModel) throws { fatalError() }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public init(classifierIdentifier: SNClassifierIdentifier) throws { fatalError() }
    open var overlapFactor: Double { get { fatalError() } set {} }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) open var windowDuration: CMTime { get { fatalError() } set {} }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) open var knownClassifications: [String] { fatalError() }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) open var windowDurationConstraint: SNTimeDurationConstraint { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) open class SNAudioStreamAnalyzer: NSObject, @unchecked Sendable {
    public init(format: AVAudioFormat) { fatalError() }
    open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws {}
    open func remove(_ request: any SNRequest) {}
    open func removeAllRequests() {}
    open func analyze(_ audioBuffer: AVAudioBuffer, atAudioFramePosition audioFramePosition: AVAudioFramePosition) {}
    open func completeAnalysis() {}
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) open class SNAudioFileAnalyzer: NSObject, @unchecked Sendable {
    public init(url: URL) throws { fatalError() }
    open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws {}
    open func remove(_ request: any SNRequest) {}
    open func removeAllRequests() {}
    open func analyze() {}
    @preconcurrency open func analyze(completionHandler: (@Sendable (Bool) -> Void)? = nil) {}
    open func analyze() async -> Bool { fatalError() }
    open func cancelAnalysis() {}
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct SNError: Error, Hashable, Sendable { public enum Code: Int, Sendable { case unknownError = 1, operationFailed, invalidFormat, invalidModel, invalidFile }; public var code: Code { fatalError() } }
