import Foundation

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "")
    public static let resize = AVLayerVideoGravity(rawValue: "")
}
// Apple isolates it to the main actor, with exceptions. Here it is not: too much isolation
// would fail code that compiles.
@available(iOS 4.0, macOS 10.7, tvOS 9.0, watchOS 1.0, visionOS 1.0, *) @preconcurrency open class AVPlayer: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    public init(url URL: URL) { fatalError() }
    public init(playerItem item: AVPlayerItem?) { fatalError() }
    public enum Status: Int, Sendable { case unknown = 0, readyToPlay, failed }
    public enum ActionAtItemEnd: Int, Sendable { case advance = 0, pause, none }
    public enum TimeControlStatus: Int, Sendable { case paused = 0, waitingToPlayAtSpecifiedRate, playing }
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { fatalError() }
        public static let toMinimizeStalls = WaitingReason(rawValue: "")
        public static let evaluatingBufferingRate = WaitingReason(rawValue: "")
        public static let noItemToPlay = WaitingReason(rawValue: "")
    }
    open var status: Status { fatalError() }
    open var error: (any Error)? { fatalError() }
    open var rate: Float { get { fatalError() } set {} }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *) open var defaultRate: Float { get { fatalError() } set {} }
    open func play() {}
    open func pause() {}
    @available(iOS 10.0, macOS 10.12, tvOS 10.0, watchOS 3.0, *) open func playImmediately(atRate rate: Float) {}
    open var timeControlStatus: TimeControlStatus { fatalError() }
    open var reasonForWaitingToPlay: WaitingReason? { fatalError() }
    open var currentItem: AVPlayerItem? { fatalError() }
    open func replaceCurrentItem(with item: AVPlayerItem?) {}
    open var actionAtItemEnd: ActionAtItemEnd { get { fatalError() } set {} }
    open func currentTime() -> CMTime { fatalError() }
    open func seek(to date: Date) {}
    open func seek(to time: CMTime) {}
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
    @preconcurrency open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {}
    @preconcurrency open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {}
    @discardableResult open func seek(to time: CMTime) async -> Bool { fatalError() }
    @discardableResult open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool { fatalError() }
    open var automaticallyWaitsToMinimizeStalling: Bool { get { fatalError() } set {} }
    open func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) {}
    @preconcurrency open func preroll(atRate rate: Float, completionHandler: (@Sendable (Bool) -> Void)? = nil) {}
    @preconcurrency open func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void) -> Any { fatalError() }
    @preconcurrency open func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void) -> Any { fatalError() }
    open func removeTimeObserver(_ observer: Any) {}
    open var volume: Float { get { fatalError() } set {} }
    open var isMuted: Bool { get { fatalError() } set {} }
    @available(watchOS, unavailable) open var allowsExternalPlayback: Bool { get { fatalError() } set {} }
    @available(watchOS, unavailable) open var isExternalPlaybackActive: Bool { fatalError() }
    @available(macOS, unavailable) @available(watchOS, unavailable) open var usesExternalPlaybackWhileExternalScreenIsActive: Bool { get { fatalError() } set {} }
    @available(iOS 12.0, macOS 10.14, tvOS 12.0, *) open var preventsDisplaySleepDuringVideoPlayback: Bool { get { fatalError() } set {} }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, *) open var audiovisualBackgroundPlaybackPolicy: AVPlayerAudiovisualBackgroundPlaybackPolicy { get { fatalError() } set {} }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *) public class var rateDidChangeNotification: NSNotification.Name { fatalError() }
    @available(iOS 13.4, macOS 10.15, tvOS 13.4, *) open class var eligibleForHDRPlayback: Bool { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable { case automatic = 1, pauses, continuesIfPossible }
@available(iOS 4.1, macOS 10.7, tvOS 9.0, watchOS 1.0, visionOS 1.0, *) open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    public override init() { fatalError() }
    public override init(url URL: URL) { fatalError() }
    public override init(playerItem item: AVPlayerItem?) { fatalError() }
    public init(items: [AVPlayerItem]) { fatalError() }
    open func items() -> [AVPlayerItem] { fatalError() }
    open func advanceToNextItem() {}
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { fatalError() }
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {}
    open func remove(_ item: AVPlayerItem) {}
    open func removeAllItems() {}
}
@available(iOS 10.0, macOS 10.12, tvOS 10.0, watchOS 3.0, visionOS 1.0, *) @preconcurrency open class AVPlayerLooper: NSObject, @unchecked Sendable {
    public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) { fatalError() }
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange) { fatalError() }
    public enum Status: Int, Sendable { case unknown = 0, ready, failed, cancelled }
    open var status: Status { fatalError() }
    open var error: (any Error)? { fatalError() }
    open func disableLooping() {}
    open var loopCount: Int { fatalError() }
    open var loopingPlayerItems: [AVPlayerItem] { fatalError() }
}
@available(iOS 4.0, macOS 10.7, tvOS 9.0, watchOS 1.0, visionOS 1.0, *) @preconcurrency open class AVPlayerItem: NSObject, @unchecked Sendable {
    public convenience init(url URL: URL) { fatalError() }
    public convenience init(asset: AVAsset) { fatalError() }
    public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { fatalError() }
    public enum Status: Int, Sendable { case unknown = 0, readyToPlay, failed }
    open var status: Status { fatalError() }
    open var error: (any Error)? { fatalError() }
    open var asset: AVAsset { fatalError() }
    open var tracks: [AVPlayerItemTrack] { fatalError() }
    open var duration: CMTime { fatalError() }
    open var presentationSize: CGSize { fatalError() }
    open var canPlayFastForward: Bool { fatalError() }
    open var canPlayReverse: Bool { fatalError() }
    open var forwardPlaybackEndTime: CMTime { get { fatalError() } set {} }
    open var reversePlaybackEndTime: CMTime { get { fatalError() } set {} }
    open var seekableTimeRanges: [NSValue] { fatalError() }
    open var loadedTimeRanges: [NSValue] { fatalError() }
    open func currentTime() -> CMTime { fatalError() }
    open func currentDate() -> Date? { fatalError() }
    @preconcurrency open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)? = nil) {}
    @preconcurrency open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: (@Sendable (Bool) -> Void)? = nil) {}
    open func cancelPendingSeeks() {}
    open func step(byCount stepCount: Int) {}
    open var isPlaybackLikelyToKeepUp: Bool { fatalError() }
    open var isPlaybackBufferFull: Bool { fatalError() }
    open var isPlaybackBufferEmpty: Bool { fatalError() }
    open var preferredForwardBufferDuration: TimeInterval { get { fatalError() } set {} }
    open var preferredPeakBitRate: Double { get { fatalError() } set {} }
    open var preferredMaximumResolution: CGSize { get { fatalError() } set {} }
    open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm { get { fatalError() } set {} }
    open var audioMix: AVAudioMix? { get { fatalError() } set {} }
    open var videoComposition: AVVideoComposition? { get { fatalError() } set {} }
    open func select(_ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup) {}
    @available(macOS, unavailable) @available(watchOS, unavailable) open var externalMetadata: [AVMetadataItem] { get { fatalError() } set {} }
    open func accessLog() -> AVPlayerItemAccessLog? { fatalError() }
    open func errorLog() -> AVPlayerItemErrorLog? { fatalError() }
    open func add(_ output: AVPlayerItemOutput) {}
    open func remove(_ output: AVPlayerItemOutput) {}
    public class var didPlayToEndTimeNotification: NSNotification.Name { fatalError() }
    public class var failedToPlayToEndTimeNotification: NSNotification.Name { fatalError() }
    public class var playbackStalledNotification: NSNotification.Name { fatalError() }
    public class var newErrorLogEntryNotification: NSNotification.Name { fatalError() }
    public class var newAccessLogEntryNotification: NSNotification.Name { fatalError() }
    public class var timeJumpedNotification: NSNotification.Name { fatalError() }
}
extension NSNotification.Name {
    public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("")
    public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name("")
    public static let AVPlayerItemPlaybackStalled = NSNotification.Name("")
    public static let AVPlayerItemTimeJumped = NSNotification.Name("")
    public static let AVPlayerItemNewErrorLogEntry = NSNotification.Name("")
    public static let AVPlayerItemNewAccessLogEntry = NSNotification.Name("")
}
public let AVPlayerItemFailedToPlayToEndTimeErrorKey: String = ""
@available(iOS 4.0, macOS 10.7, tvOS 9.0, watchOS 1.0, visionOS 1.0, *) open class AVPlayerItemTrack: NSObject, @unchecked Sendable {
    open var assetTrack: AVAssetTrack? { fatalError() }
    open var isEnabled: Bool { get { fatalError() } set {} }
}
@available(iOS 4.3, macOS 10.7, tvOS 9.0, watchOS 1.0, visionOS 1.0, *) open class AVPlayerItemAccessLog: NSObject, @unchecked Sendable {}
@available(iOS 4.3, macOS 10.7, tvOS 9.0, watchOS 1.0, visionOS 1.0, *) open class AVPlayerItemErrorLog: NSObject, @unchecked Sendable {}
@available(iOS 6.0, macOS 10.8, tvOS 9.0, watchOS 1.0, visionOS 1.0, *) open class AVPlayerItemOutput: NSObject, @unchecked Sendable {}
@available(iOS 6.0, macOS 10.8, tvOS 9.0, watchOS 1.0, visionOS 1.0, *) open class AVPlayerItemVideoOutput: AVPlayerItemOutput, @unchecked Sendable {
    public init(pixelBufferAttributes: [String: Any]? = nil) { fatalError() }
    open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { fatalError() }
    open func copyPixelBuffer(forItemTime itemTime: CMTime, itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?) -> CVPixelBuffer? { fatalError() }
    open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime { fatalError() }
}
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "")
    public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "")
    public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "")
}
