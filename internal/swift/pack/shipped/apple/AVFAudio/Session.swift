import Foundation

@available(iOS 3.0, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) open class AVAudioSession: NSObject, @unchecked Sendable {
    open class func sharedInstance() -> AVAudioSession { fatalError() }
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { fatalError() }
        public static let ambient = Category(rawValue: "")
        public static let soloAmbient = Category(rawValue: "")
        public static let playback = Category(rawValue: "")
        @available(tvOS, unavailable) public static let record = Category(rawValue: "")
        @available(tvOS, unavailable) public static let playAndRecord = Category(rawValue: "")
        public static let multiRoute = Category(rawValue: "")
    }
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { fatalError() }
        public static let `default` = Mode(rawValue: "")
        public static let voiceChat = Mode(rawValue: "")
        public static let gameChat = Mode(rawValue: "")
        public static let videoRecording = Mode(rawValue: "")
        public static let measurement = Mode(rawValue: "")
        public static let moviePlayback = Mode(rawValue: "")
        public static let videoChat = Mode(rawValue: "")
        public static let spokenAudio = Mode(rawValue: "")
        @available(iOS 12.0, tvOS 12.0, watchOS 5.0, *) public static let voicePrompt = Mode(rawValue: "")
    }
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { fatalError() }
        public static var mixWithOthers: CategoryOptions { fatalError() }
        public static var duckOthers: CategoryOptions { fatalError() }
        public static var interruptSpokenAudioAndMixWithOthers: CategoryOptions { fatalError() }
        @available(tvOS, unavailable) public static var allowBluetooth: CategoryOptions { fatalError() }
        @available(iOS 10.0, tvOS 10.0, watchOS 3.0, *) public static var allowBluetoothA2DP: CategoryOptions { fatalError() }
        @available(iOS 10.0, tvOS 10.0, *) public static var allowAirPlay: CategoryOptions { fatalError() }
        @available(tvOS, unavailable) @available(watchOS, unavailable) public static var defaultToSpeaker: CategoryOptions { fatalError() }
        @available(iOS 14.5, tvOS 14.5, watchOS 7.3, *) public static var overrideMutedMicrophoneInterruption: CategoryOptions { fatalError() }
    }
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { fatalError() }
        public static var notifyOthersOnDeactivation: SetActiveOptions { fatalError() }
    }
    public struct Port: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { fatalError() }
        public static let builtInMic = Port(rawValue: "")
        public static let headsetMic = Port(rawValue: "")
        public static let lineIn = Port(rawValue: "")
        public static let lineOut = Port(rawValue: "")
        public static let headphones = Port(rawValue: "")
        public static let bluetoothA2DP = Port(rawValue: "")
        public static let bluetoothLE = Port(rawValue: "")
        public static let bluetoothHFP = Port(rawValue: "")
        public static let builtInReceiver = Port(rawValue: "")
        public static let builtInSpeaker = Port(rawValue: "")
        public static let HDMI = Port(rawValue: "")
        public static let airPlay = Port(rawValue: "")
        public static let usbAudio = Port(rawValue: "")
        public static let carAudio = Port(rawValue: "")
    }
    public enum PortOverride: UInt, Sendable { case none = 0, speaker = 1936747378 }
    public enum RouteSharingPolicy: UInt, Sendable {
        case `default` = 0
        case longFormAudio = 1
        case independent = 2
        @available(iOS 13.0, *) case longFormVideo = 3
    }
    public enum RouteChangeReason: UInt, Sendable {
        case unknown = 0, newDeviceAvailable = 1, oldDeviceUnavailable = 2, categoryChange = 3, override = 4, wakeFromSleep = 6, noSuitableRouteForCategory = 7, routeConfigurationChange = 8
    }
    public enum InterruptionType: UInt, Sendable { case ended = 0, began = 1 }
    public struct InterruptionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { fatalError() }
        public static var shouldResume: InterruptionOptions { fatalError() }
    }
    public enum SilenceSecondaryAudioHintType: UInt, Sendable { case end = 0, begin = 1 }
    public enum RecordPermission: UInt, Sendable { case undetermined = 1970168948, denied = 1684369017, granted = 1735552628 }

    open func setCategory(_ category: Category) throws {}
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {}
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
    open func setCategory(_ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []) throws {}
    open var category: Category { fatalError() }
    open var availableCategories: [Category] { fatalError() }
    open var categoryOptions: CategoryOptions { fatalError() }
    open func setMode(_ mode: Mode) throws {}
    open var mode: Mode { fatalError() }
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    @available(watchOS 5.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) open func activate(options: AVAudioSessionActivationOptions = []) async throws -> Bool { fatalError() }
    @available(iOS, introduced: 8.0, deprecated: 17.0) @available(watchOS, introduced: 4.0, deprecated: 10.0) @available(tvOS, unavailable) open var recordPermission: RecordPermission { fatalError() }
    @preconcurrency @available(iOS, introduced: 7.0, deprecated: 17.0) @available(watchOS, introduced: 4.0, deprecated: 10.0) @available(tvOS, unavailable) open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {}
    @available(tvOS, unavailable) @available(watchOS, unavailable) open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
    @available(tvOS, unavailable) open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
    open var availableInputs: [AVAudioSessionPortDescription]? { fatalError() }
    open var currentRoute: AVAudioSessionRouteDescription { fatalError() }
    open func setPreferredSampleRate(_ sampleRate: Double) throws {}
    open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
    @available(watchOS, unavailable) open func setPreferredInputNumberOfChannels(_ count: Int) throws {}
    open var sampleRate: Double { fatalError() }
    open var ioBufferDuration: TimeInterval { fatalError() }
    open var preferredSampleRate: Double { fatalError() }
    open var inputNumberOfChannels: Int { fatalError() }
    open var outputNumberOfChannels: Int { fatalError() }
    open var inputLatency: TimeInterval { fatalError() }
    open var outputLatency: TimeInterval { fatalError() }
    open var outputVolume: Float { fatalError() }
    open var isInputAvailable: Bool { fatalError() }
    open var isOtherAudioPlaying: Bool { fatalError() }
    open var secondaryAudioShouldBeSilencedHint: Bool { fatalError() }
    public class var interruptionNotification: NSNotification.Name { fatalError() }
    public class var routeChangeNotification: NSNotification.Name { fatalError() }
    public class var mediaServicesWereLostNotification: NSNotification.Name { fatalError() }
    public class var mediaServicesWereResetNotification: NSNotification.Name { fatalError() }
    public class var silenceSecondaryAudioHintNotification: NSNotification.Name { fatalError() }
}
@available(watchOS 5.0, visionOS 1.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) public struct AVAudioSessionActivationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
}
@available(iOS 6.0, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
    open var portType: AVAudioSession.Port { fatalError() }
    open var portName: String { fatalError() }
    open var uid: String { fatalError() }
}
@available(iOS 6.0, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
    open var inputs: [AVAudioSessionPortDescription] { fatalError() }
    open var outputs: [AVAudioSessionPortDescription] { fatalError() }
}
public let AVAudioSessionInterruptionTypeKey: String = ""
public let AVAudioSessionInterruptionOptionKey: String = ""
public let AVAudioSessionRouteChangeReasonKey: String = ""
public let AVAudioSessionRouteChangePreviousRouteKey: String = ""
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey: String = ""

@available(iOS 7.0, macOS 10.14, tvOS 7.0, watchOS 1.0, visionOS 1.0, *) open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    weak open var delegate: (any AVSpeechSynthesizerDelegate)?
    open var isSpeaking: Bool { fatalError() }
    open var isPaused: Bool { fatalError() }
    open func speak(_ utterance: AVSpeechUtterance) {}
    @preconcurrency @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *) open func write(_ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping @Sendable (AVAudioBuffer) -> Void) {}
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { fatalError() }
    @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { fatalError() }
    @discardableResult open func continueSpeaking() -> Bool { fatalError() }
    @available(iOS 13.0, tvOS 13.0, watchOS 6.0, *) @available(macOS, unavailable) open var usesApplicationAudioSession: Bool { get { fatalError() } set {} }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) open class func requestPersonalVoiceAuthorization() async -> AVSpeechSynthesizer.PersonalVoiceAuthorizationStatus { fatalError() }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) open class var personalVoiceAuthorizationStatus: AVSpeechSynthesizer.PersonalVoiceAuthorizationStatus { fatalError() }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) public enum PersonalVoiceAuthorizationStatus: UInt, Sendable { case notDetermined = 0, denied, unsupported, authorized }
}
@available(iOS 7.0, macOS 10.14, tvOS 7.0, watchOS 1.0, visionOS 1.0, *) public enum AVSpeechBoundary: Int, Sendable { case immediate = 0, word = 1 }
@available(iOS 9.0, macOS 10.14, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
    case `default` = 1
    case enhanced = 2
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *) case premium = 3
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public enum AVSpeechSynthesisVoiceGender: Int, Sendable { case unspecified = 0, male, female }
@available(iOS 7.0, macOS 10.14, tvOS 7.0, watchOS 1.0, visionOS 1.0, *) open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { fatalError() }
    open class func currentLanguageCode() -> String { fatalError() }
    public init?(language languageCode: String?) { fatalError() }
    @available(iOS 9.0, *) public init?(identifier: String) { fatalError() }
    open var language: String { fatalError() }
    open var identifier: String { fatalError() }
    open var name: String { fatalError() }
    open var quality: AVSpeechSynthesisVoiceQuality { fatalError() }
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *) open var gender: AVSpeechSynthesisVoiceGender { fatalError() }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) open var voiceTraits: AVSpeechSynthesisVoice.Traits { fatalError() }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) public struct Traits: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { fatalError() }
        public static var isNoveltyVoice: Traits { fatalError() }
        public static var isPersonalVoice: Traits { fatalError() }
    }
}
public let AVSpeechSynthesisVoiceIdentifierAlex: String = ""
@available(iOS 7.0, macOS 10.14, tvOS 7.0, watchOS 1.0, visionOS 1.0, *) open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    public init(string: String) { fatalError() }
    public init(attributedString string: NSAttributedString) { fatalError() }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *) public init?(ssmlRepresentation string: String) { fatalError() }
    open var voice: AVSpeechSynthesisVoice? { get { fatalError() } set {} }
    open var speechString: String { fatalError() }
    open var attributedSpeechString: NSAttributedString { fatalError() }
    open var rate: Float { get { fatalError() } set {} }
    open var pitchMultiplier: Float { get { fatalError() } set {} }
    open var volume: Float { get { fatalError() } set {} }
    open var preUtteranceDelay: TimeInterval { get { fatalError() } set {} }
    open var postUtteranceDelay: TimeInterval { get { fatalError() } set {} }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *) open var prefersAssistiveTechnologySettings: Bool { get { fatalError() } set {} }
}
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
@available(iOS 7.0, macOS 10.14, tvOS 7.0, watchOS 1.0, visionOS 1.0, *) @preconcurrency public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance)
}
@available(iOS 7.0, macOS 10.14, tvOS 7.0, watchOS 1.0, visionOS 1.0, *) extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) { fatalError() }
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) { fatalError() }
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) { fatalError() }
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) { fatalError() }
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) { fatalError() }
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance) { fatalError() }
}
