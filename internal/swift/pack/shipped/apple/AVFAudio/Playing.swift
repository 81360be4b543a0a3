@_exported import CoreAudioTypes
@_exported import Foundation
@_exported import AssayGapFoundation

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioPacketCount = UInt32
public typealias AVAudioNodeBus = Int
public let AVFormatIDKey: String = ""
public let AVSampleRateKey: String = ""
public let AVNumberOfChannelsKey: String = ""
public let AVLinearPCMBitDepthKey: String = ""
public let AVLinearPCMIsBigEndianKey: String = ""
public let AVLinearPCMIsFloatKey: String = ""
public let AVLinearPCMIsNonInterleaved: String = ""
public let AVEncoderAudioQualityKey: String = ""
public let AVEncoderBitRateKey: String = ""
public let AVEncoderBitDepthHintKey: String = ""
public let AVSampleRateConverterAudioQualityKey: String = ""
public enum AVAudioQuality: Int, Sendable { case min = 0, low = 0x20, medium = 0x40, high = 0x60, max = 0x7F }

@available(iOS 2.2, macOS 10.7, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class AVAudioPlayer: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    public init(contentsOf url: URL) throws { fatalError() }
    public init(data: Data) throws { fatalError() }
    public init(contentsOf url: URL, fileTypeHint utiString: String?) throws { fatalError() }
    public init(data: Data, fileTypeHint utiString: String?) throws { fatalError() }
    @discardableResult open func prepareToPlay() -> Bool { fatalError() }
    @discardableResult open func play() -> Bool { fatalError() }
    @discardableResult open func play(atTime time: TimeInterval) -> Bool { fatalError() }
    open func pause() {}
    open func stop() {}
    open var isPlaying: Bool { fatalError() }
    open var numberOfChannels: Int { fatalError() }
    open var duration: TimeInterval { fatalError() }
    weak open var delegate: (any AVAudioPlayerDelegate)?
    open var url: URL? { fatalError() }
    open var data: Data? { fatalError() }
    open var pan: Float { get { fatalError() } set {} }
    open var volume: Float { get { fatalError() } set {} }
    @available(iOS 10.0, macOS 10.12, tvOS 10.0, watchOS 3.0, *) open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {}
    open var enableRate: Bool { get { fatalError() } set {} }
    open var rate: Float { get { fatalError() } set {} }
    open var currentTime: TimeInterval { get { fatalError() } set {} }
    open var deviceCurrentTime: TimeInterval { fatalError() }
    open var numberOfLoops: Int { get { fatalError() } set {} }
    open var settings: [String: Any] { fatalError() }
    open var format: AVAudioFormat { fatalError() }
    open var isMeteringEnabled: Bool { get { fatalError() } set {} }
    open func updateMeters() {}
    open func peakPower(forChannel channelNumber: Int) -> Float { fatalError() }
    open func averagePower(forChannel channelNumber: Int) -> Float { fatalError() }
}
@available(iOS 2.2, macOS 10.7, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) @preconcurrency public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}
@available(iOS 2.2, macOS 10.7, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { fatalError() }
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) { fatalError() }
}

@available(iOS 3.0, macOS 10.7, watchOS 4.0, visionOS 1.0, *) @available(tvOS, unavailable) open class AVAudioRecorder: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    public init(url: URL, settings: [String: Any]) throws { fatalError() }
    @available(iOS 10.0, macOS 10.12, watchOS 4.0, *) public init(url: URL, format: AVAudioFormat) throws { fatalError() }
    @discardableResult open func prepareToRecord() -> Bool { fatalError() }
    @discardableResult open func record() -> Bool { fatalError() }
    @discardableResult open func record(atTime time: TimeInterval) -> Bool { fatalError() }
    @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { fatalError() }
    @discardableResult open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool { fatalError() }
    open func pause() {}
    open func stop() {}
    @discardableResult open func deleteRecording() -> Bool { fatalError() }
    open var isRecording: Bool { fatalError() }
    open var url: URL { fatalError() }
    open var settings: [String: Any] { fatalError() }
    open var format: AVAudioFormat { fatalError() }
    weak open var delegate: (any AVAudioRecorderDelegate)?
    open var currentTime: TimeInterval { fatalError() }
    open var deviceCurrentTime: TimeInterval { fatalError() }
    open var isMeteringEnabled: Bool { get { fatalError() } set {} }
    open func updateMeters() {}
    open func peakPower(forChannel channelNumber: Int) -> Float { fatalError() }
    open func averagePower(forChannel channelNumber: Int) -> Float { fatalError() }
}
@available(iOS 3.0, macOS 10.7, watchOS 4.0, visionOS 1.0, *) @available(tvOS, unavailable) @preconcurrency public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}
@available(iOS 3.0, macOS 10.7, watchOS 4.0, visionOS 1.0, *) @available(tvOS, unavailable) extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) { fatalError() }
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) { fatalError() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) open class AVAudioApplication: NSObject, @unchecked Sendable {
    public enum recordPermission: Int, Sendable { case undetermined = 1970168948, denied = 1684369017, granted = 1735552628 }
    open class var shared: AVAudioApplication { fatalError() }
    open var isInputMuted: Bool { fatalError() }
    open var recordPermission: AVAudioApplication.recordPermission { fatalError() }
    open func setInputMuted(_ muted: Bool) throws {}
    @preconcurrency open class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {}
    @discardableResult open class func requestRecordPermission() async -> Bool { fatalError() }
}
