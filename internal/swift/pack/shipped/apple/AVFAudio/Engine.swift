import Foundation

@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) open class AVAudioFormat: NSObject, @unchecked Sendable {
    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) { fatalError() }
    public convenience init?(commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool) { fatalError() }
    public convenience init?(settings: [String: Any]) { fatalError() }
    public init?(streamDescription asbd: UnsafePointer<AudioStreamBasicDescription>) { fatalError() }
    open var streamDescription: UnsafePointer<AudioStreamBasicDescription> { fatalError() }
    open var sampleRate: Double { fatalError() }
    open var channelCount: AVAudioChannelCount { fatalError() }
    open var isInterleaved: Bool { fatalError() }
    open var isStandard: Bool { fatalError() }
    open var commonFormat: AVAudioCommonFormat { fatalError() }
    open var settings: [String: Any] { fatalError() }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public enum AVAudioCommonFormat: UInt, Sendable { case otherFormat = 0, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32 }
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) open class AVAudioBuffer: NSObject, @unchecked Sendable {
    open var format: AVAudioFormat { fatalError() }
    open var audioBufferList: UnsafePointer<AudioBufferList> { fatalError() }
    open var mutableAudioBufferList: UnsafeMutablePointer<AudioBufferList> { fatalError() }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) { fatalError() }
    open var frameCapacity: AVAudioFrameCount { fatalError() }
    open var frameLength: AVAudioFrameCount { get { fatalError() } set {} }
    open var stride: Int { fatalError() }
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { fatalError() }
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { fatalError() }
    open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { fatalError() }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) open class AVAudioFile: NSObject, @unchecked Sendable {
    public init(forReading fileURL: URL) throws { fatalError() }
    public init(forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws { fatalError() }
    public init(forWriting fileURL: URL, settings: [String: Any]) throws { fatalError() }
    public init(forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws { fatalError() }
    open func read(into buffer: AVAudioPCMBuffer) throws {}
    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {}
    open func write(from buffer: AVAudioPCMBuffer) throws {}
    open var url: URL { fatalError() }
    open var fileFormat: AVAudioFormat { fatalError() }
    open var processingFormat: AVAudioFormat { fatalError() }
    open var length: AVAudioFramePosition { fatalError() }
    open var framePosition: AVAudioFramePosition { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) open class AVAudioTime: NSObject, @unchecked Sendable {
    public init(hostTime: UInt64) { fatalError() }
    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) { fatalError() }
    open var hostTime: UInt64 { fatalError() }
    open var sampleTime: AVAudioFramePosition { fatalError() }
    open var sampleRate: Double { fatalError() }
    open var isSampleTimeValid: Bool { fatalError() }
    open var isHostTimeValid: Bool { fatalError() }
}
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) open class AVAudioNode: NSObject, @unchecked Sendable {
    open func reset() {}
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { fatalError() }
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { fatalError() }
    open func installTap(onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?, block tapBlock: @escaping AVAudioNodeTapBlock) {}
    open func removeTap(onBus bus: AVAudioNodeBus) {}
    open var engine: AVAudioEngine? { fatalError() }
    open var numberOfInputs: Int { fatalError() }
    open var numberOfOutputs: Int { fatalError() }
    open var lastRenderTime: AVAudioTime? { fatalError() }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public protocol AVAudioMixing: NSObjectProtocol {
    var volume: Float { get set }
}
extension AVAudioNode { }
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) open class AVAudioIONode: AVAudioNode, @unchecked Sendable {
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *) open func setVoiceProcessingEnabled(_ enabled: Bool) throws {}
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *) open var isVoiceProcessingEnabled: Bool { fatalError() }
}
@available(iOS 8.0, macOS 10.10, tvOS 11.0, watchOS 4.0, visionOS 1.0, *) open class AVAudioInputNode: AVAudioIONode, @unchecked Sendable {}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) open class AVAudioMixerNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
    public override init() { fatalError() }
    open var outputVolume: Float { get { fatalError() } set {} }
    open var volume: Float { get { fatalError() } set {} }
    open var pan: Float { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) open class AVAudioPlayerNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
    public override init() { fatalError() }
    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil) {}
    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [], completionHandler: (() -> Void)? = nil) {}
    open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil) {}
    open func scheduleSegment(_ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil) {}
    open func play() {}
    open func play(at when: AVAudioTime?) {}
    open func pause() {}
    open func stop() {}
    open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { fatalError() }
    open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? { fatalError() }
    open var isPlaying: Bool { fatalError() }
    open var volume: Float { get { fatalError() } set {} }
    open var pan: Float { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var loops: AVAudioPlayerNodeBufferOptions { fatalError() }
    public static var interrupts: AVAudioPlayerNodeBufferOptions { fatalError() }
    public static var interruptsAtLoop: AVAudioPlayerNodeBufferOptions { fatalError() }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
    open var name: String { fatalError() }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
    open var bypass: Bool { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {
    open var bypass: Bool { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
    public override init() { fatalError() }
    open var rate: Float { get { fatalError() } set {} }
    open var pitch: Float { get { fatalError() } set {} }
    open var overlap: Float { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect, @unchecked Sendable {
    public override init() { fatalError() }
    open var rate: Float { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public enum AVAudioUnitReverbPreset: Int, Sendable {
    case smallRoom = 0, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral, largeRoom2, mediumHall2, mediumHall3, largeHall2
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
    public override init() { fatalError() }
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
    open var wetDryMix: Float { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
    public override init() { fatalError() }
    open var delayTime: TimeInterval { get { fatalError() } set {} }
    open var feedback: Float { get { fatalError() } set {} }
    open var lowPassCutoff: Float { get { fatalError() } set {} }
    open var wetDryMix: Float { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public enum AVAudioUnitEQFilterType: Int, Sendable {
    case parametric = 0, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf, resonantLowShelf, resonantHighShelf
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
    open var filterType: AVAudioUnitEQFilterType { get { fatalError() } set {} }
    open var frequency: Float { get { fatalError() } set {} }
    open var bandwidth: Float { get { fatalError() } set {} }
    open var gain: Float { get { fatalError() } set {} }
    open var bypass: Bool { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
    public init(numberOfBands: Int) { fatalError() }
    open var bands: [AVAudioUnitEQFilterParameters] { fatalError() }
    open var globalGain: Float { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) open class AVAudioEngine: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open func attach(_ node: AVAudioNode) {}
    open func detach(_ node: AVAudioNode) {}
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus, format: AVAudioFormat?) {}
    open func disconnectNodeInput(_ node: AVAudioNode) {}
    open func disconnectNodeOutput(_ node: AVAudioNode) {}
    open func prepare() {}
    open func start() throws {}
    open func pause() {}
    open func reset() {}
    open func stop() {}
    open var outputNode: AVAudioOutputNode { fatalError() }
    @available(iOS 8.0, macOS 10.10, tvOS 11.0, watchOS 4.0, *) open var inputNode: AVAudioInputNode { fatalError() }
    open var mainMixerNode: AVAudioMixerNode { fatalError() }
    open var isRunning: Bool { fatalError() }
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *) open var attachedNodes: Set<AVAudioNode> { fatalError() }
}
extension NSNotification.Name {
    public static let AVAudioEngineConfigurationChange = NSNotification.Name("")
}
