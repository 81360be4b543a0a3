@_exported import AVFAudio

@available(iOS 10.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined = 0, denied, restricted, authorized }
@available(iOS 10.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified = 0, dictation, search, confirmation }
@available(iOS 10.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum SFSpeechRecognitionTaskState: Int, Sendable { case starting = 0, running, finishing, canceling, completed }
@available(iOS 10.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
    open class func supportedLocales() -> Set<Locale> { fatalError() }
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { fatalError() }
    @preconcurrency open class func requestAuthorization(_ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void) {}
    public init?(locale: Locale = .current) { fatalError() }
    open var isAvailable: Bool { fatalError() }
    open var locale: Locale { fatalError() }
    @available(iOS 13.0, *) open var supportsOnDeviceRecognition: Bool { get { fatalError() } set {} }
    weak open var delegate: (any SFSpeechRecognizerDelegate)?
    open var defaultTaskHint: SFSpeechRecognitionTaskHint { get { fatalError() } set {} }
    @discardableResult open func recognitionTask(with request: SFSpeechRecognitionRequest, resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void) -> SFSpeechRecognitionTask { fatalError() }
    @discardableResult open func recognitionTask(with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate) -> SFSpeechRecognitionTask { fatalError() }
    open var queue: OperationQueue { get { fatalError() } set {} }
}
@available(iOS 10.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @preconcurrency public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
@available(iOS 10.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension SFSpeechRecognizerDelegate {
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) { fatalError() }
}
@available(iOS 10.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @preconcurrency public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}
@available(iOS 10.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension SFSpeechRecognitionTaskDelegate {
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription) { fatalError() }
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult) { fatalError() }
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) { fatalError() }
}
@available(iOS 10.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
    open var taskHint: SFSpeechRecognitionTaskHint { get { fatalError() } set {} }
    open var shouldReportPartialResults: Bool { get { fatalError() } set {} }
    open var contextualStrings: [String] { get { fatalError() } set {} }
    @available(iOS 13.0, *) open var requiresOnDeviceRecognition: Bool { get { fatalError() } set {} }
    @available(iOS 16.0, macOS 13.0, *) open var addsPunctuation: Bool { get { fatalError() } set {} }
}
@available(iOS 10.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    public init(url URL: URL) { fatalError() }
    open var url: URL { fatalError() }
}
@available(iOS 10.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    public override init() { fatalError() }
    open var nativeAudioFormat: AVAudioFormat { fatalError() }
    open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
    open func endAudio() {}
}
@available(iOS 10.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
    open var state: SFSpeechRecognitionTaskState { fatalError() }
    open var isFinishing: Bool { fatalError() }
    open var isCancelled: Bool { fatalError() }
    open var error: (any Error)? { fatalError() }
    open func finish() {}
    open func cancel() {}
}
@available(iOS 10.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
    open var bestTranscription: SFTranscription { fatalError() }
    open var transcriptions: [SFTranscription] { fatalError() }
    open var isFinal: Bool { fatalError() }
}
@available(iOS 10.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class SFTranscription: NSObject, @unchecked Sendable {
    open var formattedString: String { fatalError() }
    open var segments: [SFTranscriptionSegment] { fatalError() }
}
@available(iOS 10.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
    open var substring: String { fatalError() }
    open var substringRange: NSRange { fatalError() }
    open var timestamp: TimeInterval { fatalError() }
    open var duration: TimeInterval { fatalError() }
    open var confidence: Float { fatalError() }
    open var alternativeSubstrings: [String] { fatalError() }
}
