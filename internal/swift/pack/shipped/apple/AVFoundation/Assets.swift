@_exported import AVFAudio
@_exported import CoreMedia
#if !os(watchOS) && !os(macOS)
@_exported import QuartzCore
#endif

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public init(_ rawValue: String) { fatalError() }
    public static let video = AVMediaType(rawValue: "")
    public static let audio = AVMediaType(rawValue: "")
    public static let text = AVMediaType(rawValue: "")
    public static let closedCaption = AVMediaType(rawValue: "")
    public static let subtitle = AVMediaType(rawValue: "")
    public static let timecode = AVMediaType(rawValue: "")
    public static let metadata = AVMediaType(rawValue: "")
    public static let muxed = AVMediaType(rawValue: "")
    public static let depthData = AVMediaType(rawValue: "")
    public static let metadataObject = AVMediaType(rawValue: "")
}
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public init(_ rawValue: String) { fatalError() }
    public static let mov = AVFileType(rawValue: "")
    public static let mp4 = AVFileType(rawValue: "")
    public static let m4v = AVFileType(rawValue: "")
    public static let m4a = AVFileType(rawValue: "")
    public static let caf = AVFileType(rawValue: "")
    public static let wav = AVFileType(rawValue: "")
    public static let aiff = AVFileType(rawValue: "")
    public static let aifc = AVFileType(rawValue: "")
    public static let mp3 = AVFileType(rawValue: "")
    public static let jpg = AVFileType(rawValue: "")
    public static let heic = AVFileType(rawValue: "")
    public static let dng = AVFileType(rawValue: "")
    public static let tif = AVFileType(rawValue: "")
}
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public init(_ rawValue: String) { fatalError() }
    public static let visual = AVMediaCharacteristic(rawValue: "")
    public static let audible = AVMediaCharacteristic(rawValue: "")
    public static let legible = AVMediaCharacteristic(rawValue: "")
    public static let containsOnlyForcedSubtitles = AVMediaCharacteristic(rawValue: "")
}
public enum AVKeyValueStatus: Int, Sendable { case unknown = 0, loading, loaded, failed, cancelled }

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public class AVPartialAsyncProperty<Root>: @unchecked Sendable where Root: AVAsynchronousKeyValueLoading {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable where Root: AVAsynchronousKeyValueLoading {
    public enum Status { case notYetLoaded, loading, loaded(Value), failed(NSError) }
}
public protocol AVAsynchronousKeyValueLoading {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension AVAsynchronousKeyValueLoading {
    public func load<A>(_ property: AVAsyncProperty<Self, A>, isolation: isolated (any Actor)? = #isolation) async throws -> A { fatalError() }
    public func load<A, B>(_ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>, isolation: isolated (any Actor)? = #isolation) async throws -> (A, B) { fatalError() }
    public func load<A, B, C>(_ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>, _ propertyC: AVAsyncProperty<Self, C>, isolation: isolated (any Actor)? = #isolation) async throws -> (A, B, C) { fatalError() }
    public func load<A, B, C, D>(_ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>, _ propertyC: AVAsyncProperty<Self, C>, _ propertyD: AVAsyncProperty<Self, D>, isolation: isolated (any Actor)? = #isolation) async throws -> (A, B, C, D) { fatalError() }
    public func load<A, B, C, D, E>(_ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>, _ propertyC: AVAsyncProperty<Self, C>, _ propertyD: AVAsyncProperty<Self, D>, _ propertyE: AVAsyncProperty<Self, E>, isolation: isolated (any Actor)? = #isolation) async throws -> (A, B, C, D, E) { fatalError() }
    public func status<T>(of property: AVAsyncProperty<Self, T>) -> AVAsyncProperty<Self, T>.Status { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension AVPartialAsyncProperty where Root: AVAsset {
    public static var duration: AVAsyncProperty<Root, CMTime> { fatalError() }
    public static var preferredRate: AVAsyncProperty<Root, Float> { fatalError() }
    public static var preferredVolume: AVAsyncProperty<Root, Float> { fatalError() }
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { fatalError() }
    public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { fatalError() }
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { fatalError() }
    public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { fatalError() }
    public static var creationDate: AVAsyncProperty<Root, AVMetadataItem?> { fatalError() }
    public static var lyrics: AVAsyncProperty<Root, String?> { fatalError() }
    public static var availableChapterLocales: AVAsyncProperty<Root, [Locale]> { fatalError() }
    public static var availableMediaCharacteristicsWithMediaSelectionOptions: AVAsyncProperty<Root, [AVMediaCharacteristic]> { fatalError() }
    public static var hasProtectedContent: AVAsyncProperty<Root, Bool> { fatalError() }
    public static var isPlayable: AVAsyncProperty<Root, Bool> { fatalError() }
    public static var isExportable: AVAsyncProperty<Root, Bool> { fatalError() }
    public static var isReadable: AVAsyncProperty<Root, Bool> { fatalError() }
    public static var isComposable: AVAsyncProperty<Root, Bool> { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension AVPartialAsyncProperty where Root: AVAssetTrack {
    public static var naturalSize: AVAsyncProperty<Root, CGSize> { fatalError() }
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { fatalError() }
    public static var nominalFrameRate: AVAsyncProperty<Root, Float> { fatalError() }
    public static var minFrameDuration: AVAsyncProperty<Root, CMTime> { fatalError() }
    public static var estimatedDataRate: AVAsyncProperty<Root, Float> { fatalError() }
    public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { fatalError() }
    public static var naturalTimeScale: AVAsyncProperty<Root, CMTimeScale> { fatalError() }
    public static var formatDescriptions: AVAsyncProperty<Root, [CMFormatDescription]> { fatalError() }
    public static var isPlayable: AVAsyncProperty<Root, Bool> { fatalError() }
    public static var isEnabled: AVAsyncProperty<Root, Bool> { fatalError() }
    public static var languageCode: AVAsyncProperty<Root, String?> { fatalError() }
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension AVPartialAsyncProperty where Root: AVMetadataItem {
    public static var value: AVAsyncProperty<Root, (any NSCopying & NSObjectProtocol)?> { fatalError() }
    public static var stringValue: AVAsyncProperty<Root, String?> { fatalError() }
    public static var numberValue: AVAsyncProperty<Root, NSNumber?> { fatalError() }
    public static var dateValue: AVAsyncProperty<Root, Date?> { fatalError() }
    public static var dataValue: AVAsyncProperty<Root, Data?> { fatalError() }
}

@available(iOS 4.0, macOS 10.7, tvOS 9.0, watchOS 1.0, visionOS 1.0, *) open class AVAsset: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    @available(iOS, introduced: 4.0, deprecated: 18.0) @available(macOS, introduced: 10.7, deprecated: 15.0) @available(tvOS, introduced: 9.0, deprecated: 18.0) @available(watchOS, introduced: 1.0, deprecated: 11.0) public convenience init(url URL: URL) { fatalError() }
    @available(iOS, introduced: 4.0, deprecated: 16.0) @available(macOS, introduced: 10.7, deprecated: 13.0) @available(tvOS, introduced: 9.0, deprecated: 16.0) @available(watchOS, introduced: 1.0, deprecated: 9.0) open var duration: CMTime { fatalError() }
    @available(iOS, introduced: 4.0, deprecated: 16.0) @available(macOS, introduced: 10.7, deprecated: 13.0) @available(tvOS, introduced: 9.0, deprecated: 16.0) @available(watchOS, introduced: 1.0, deprecated: 9.0) open var tracks: [AVAssetTrack] { fatalError() }
    @available(iOS, introduced: 4.0, deprecated: 16.0) @available(macOS, introduced: 10.7, deprecated: 13.0) @available(tvOS, introduced: 9.0, deprecated: 16.0) @available(watchOS, introduced: 1.0, deprecated: 9.0) open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { fatalError() }
    @available(iOS, introduced: 4.0, deprecated: 16.0) @available(macOS, introduced: 10.7, deprecated: 13.0) @available(tvOS, introduced: 9.0, deprecated: 16.0) @available(watchOS, introduced: 1.0, deprecated: 9.0) open var commonMetadata: [AVMetadataItem] { fatalError() }
    @available(iOS, introduced: 4.0, deprecated: 16.0) @available(macOS, introduced: 10.7, deprecated: 13.0) @available(tvOS, introduced: 9.0, deprecated: 16.0) @available(watchOS, introduced: 1.0, deprecated: 9.0) open var isPlayable: Bool { fatalError() }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *) open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { fatalError() }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *) open func loadTracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) async throws -> [AVAssetTrack] { fatalError() }
    @preconcurrency @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *) open func loadTracks(withMediaType mediaType: AVMediaType, completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void) {}
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *) open func loadMediaSelectionGroup(for mediaCharacteristic: AVMediaCharacteristic) async throws -> AVMediaSelectionGroup? { fatalError() }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *) open func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] { fatalError() }
    open func cancelLoading() {}
    @preconcurrency open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) {}
    open func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus { fatalError() }
}
@available(iOS 4.0, macOS 10.7, tvOS 9.0, watchOS 1.0, visionOS 1.0, *) open class AVURLAsset: AVAsset, @unchecked Sendable {
    public init(url URL: URL, options: [String: Any]? = nil) { fatalError() }
    open var url: URL { fatalError() }
    open class func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool { fatalError() }
}
public let AVURLAssetPreferPreciseDurationAndTimingKey: String = ""
public let AVURLAssetHTTPCookiesKey: String = ""
@available(iOS 4.0, macOS 10.7, tvOS 9.0, watchOS 1.0, visionOS 1.0, *) open class AVAssetTrack: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    open var trackID: CMPersistentTrackID { fatalError() }
    open var mediaType: AVMediaType { fatalError() }
    weak open var asset: AVAsset? { fatalError() }
    @available(iOS, introduced: 4.0, deprecated: 16.0) @available(macOS, introduced: 10.7, deprecated: 13.0) @available(tvOS, introduced: 9.0, deprecated: 16.0) @available(watchOS, introduced: 1.0, deprecated: 9.0) open var naturalSize: CGSize { fatalError() }
    @available(iOS, introduced: 4.0, deprecated: 16.0) @available(macOS, introduced: 10.7, deprecated: 13.0) @available(tvOS, introduced: 9.0, deprecated: 16.0) @available(watchOS, introduced: 1.0, deprecated: 9.0) open var preferredTransform: CGAffineTransform { fatalError() }
    @available(iOS, introduced: 4.0, deprecated: 16.0) @available(macOS, introduced: 10.7, deprecated: 13.0) @available(tvOS, introduced: 9.0, deprecated: 16.0) @available(watchOS, introduced: 1.0, deprecated: 9.0) open var nominalFrameRate: Float { fatalError() }
    @available(iOS, introduced: 4.0, deprecated: 16.0) @available(macOS, introduced: 10.7, deprecated: 13.0) @available(tvOS, introduced: 9.0, deprecated: 16.0) @available(watchOS, introduced: 1.0, deprecated: 9.0) open var timeRange: CMTimeRange { fatalError() }
}
public typealias CMPersistentTrackID = Int32
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public static let id3Metadata = AVMetadataFormat(rawValue: "")
    public static let iTunesMetadata = AVMetadataFormat(rawValue: "")
    public static let quickTimeMetadata = AVMetadataFormat(rawValue: "")
}
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public static let commonKeyTitle = AVMetadataKey(rawValue: "")
    public static let commonKeyArtist = AVMetadataKey(rawValue: "")
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "")
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "")
    public static let commonKeyCreator = AVMetadataKey(rawValue: "")
    public static let commonKeyCreationDate = AVMetadataKey(rawValue: "")
    public static let commonKeyDescription = AVMetadataKey(rawValue: "")
    public static let commonKeyLocation = AVMetadataKey(rawValue: "")
}
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "")
    public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "")
    public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "")
    public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "")
    public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "")
    public static let commonIdentifierCreationDate = AVMetadataIdentifier(rawValue: "")
    public static let commonIdentifierLocation = AVMetadataIdentifier(rawValue: "")
}
@available(iOS 4.0, macOS 10.7, tvOS 9.0, watchOS 1.0, visionOS 1.0, *) open class AVMetadataItem: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    open var identifier: AVMetadataIdentifier? { fatalError() }
    open var commonKey: AVMetadataKey? { fatalError() }
    open var extendedLanguageTag: String? { fatalError() }
    open var locale: Locale? { fatalError() }
    open var time: CMTime { fatalError() }
    open var value: (any NSCopying & NSObjectProtocol)? { fatalError() }
    @available(iOS, introduced: 4.0, deprecated: 16.0) @available(macOS, introduced: 10.7, deprecated: 13.0) @available(tvOS, introduced: 9.0, deprecated: 16.0) @available(watchOS, introduced: 1.0, deprecated: 9.0) open var stringValue: String? { fatalError() }
    @available(iOS, introduced: 4.0, deprecated: 16.0) @available(macOS, introduced: 10.7, deprecated: 13.0) @available(tvOS, introduced: 9.0, deprecated: 16.0) @available(watchOS, introduced: 1.0, deprecated: 9.0) open var dataValue: Data? { fatalError() }
    @available(iOS 8.0, macOS 10.10, *) open class func metadataItems(from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier) -> [AVMetadataItem] { fatalError() }
}
@available(iOS 4.0, macOS 10.7, tvOS 9.0, watchOS 1.0, visionOS 1.0, *) open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
    open override var identifier: AVMetadataIdentifier? { get { fatalError() } set {} }
    open override var extendedLanguageTag: String? { get { fatalError() } set {} }
    open override var locale: Locale? { get { fatalError() } set {} }
    open override var value: (any NSCopying & NSObjectProtocol)? { get { fatalError() } set {} }
}
@available(iOS 5.0, macOS 10.8, tvOS 9.0, watchOS 1.0, visionOS 1.0, *) open class AVMediaSelectionOption: NSObject, @unchecked Sendable {
    open var displayName: String { fatalError() }
    open var locale: Locale? { fatalError() }
    open var extendedLanguageTag: String? { fatalError() }
    open var mediaType: AVMediaType { fatalError() }
}
@available(iOS 5.0, macOS 10.8, tvOS 9.0, watchOS 1.0, visionOS 1.0, *) open class AVMediaSelectionGroup: NSObject, @unchecked Sendable {
    open var options: [AVMediaSelectionOption] { fatalError() }
    open var defaultOption: AVMediaSelectionOption? { fatalError() }
    open var allowsEmptySelection: Bool { fatalError() }
}
@available(iOS 4.0, macOS 10.7, tvOS 9.0, watchOS 6.0, visionOS 1.0, *) open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    public init(asset: AVAsset) { fatalError() }
    open var asset: AVAsset { fatalError() }
    open var appliesPreferredTrackTransform: Bool { get { fatalError() } set {} }
    open var maximumSize: CGSize { get { fatalError() } set {} }
    open var requestedTimeToleranceBefore: CMTime { get { fatalError() } set {} }
    open var requestedTimeToleranceAfter: CMTime { get { fatalError() } set {} }
    @available(iOS, introduced: 4.0, deprecated: 18.0) @available(macOS, introduced: 10.7, deprecated: 15.0) @available(tvOS, introduced: 9.0, deprecated: 18.0) open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage { fatalError() }
    @preconcurrency open func generateCGImagesAsynchronously(forTimes requestedTimes: [NSValue], completionHandler handler: @escaping @Sendable (CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, (any Error)?) -> Void) {}
    @preconcurrency @available(iOS 16.0, macOS 13.0, tvOS 16.0, *) open func generateCGImageAsynchronously(for requestedTime: CMTime, completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void) {}
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, *) public func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { fatalError() }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, *) public func images(for times: [CMTime]) -> Images { fatalError() }
    open func cancelAllCGImageGeneration() {}
    public enum Result: Int, Sendable { case succeeded = 0, failed, cancelled }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *) public struct Images: AsyncSequence, Sendable {
        public struct Iterator: AsyncIteratorProtocol { public mutating func next() async -> Element? { fatalError() } }
        public func makeAsyncIterator() -> Iterator { fatalError() }
        public enum Element: Sendable {
            case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
            case failure(requestedTime: CMTime, error: any Error)
            public var image: CGImage { get throws { fatalError() } }
            public var actualTime: CMTime { get throws { fatalError() } }
            public var requestedTime: CMTime { fatalError() }
        }
    }
}
public let AVAssetExportPresetLowQuality: String = ""
public let AVAssetExportPresetMediumQuality: String = ""
public let AVAssetExportPresetHighestQuality: String = ""
public let AVAssetExportPreset640x480: String = ""
public let AVAssetExportPreset1280x720: String = ""
public let AVAssetExportPreset1920x1080: String = ""
public let AVAssetExportPreset3840x2160: String = ""
public let AVAssetExportPresetAppleM4A: String = ""
public let AVAssetExportPresetPassthrough: String = ""
public let AVAssetExportPresetHEVCHighestQuality: String = ""
@available(iOS 4.0, macOS 10.7, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class AVAssetExportSession: NSObject, @unchecked Sendable {
    public init?(asset: AVAsset, presetName: String) { fatalError() }
    public enum Status: Int, Sendable { case unknown = 0, waiting, exporting, completed, failed, cancelled }
    open var presetName: String { fatalError() }
    open var asset: AVAsset { fatalError() }
    open var outputFileType: AVFileType? { get { fatalError() } set {} }
    open var outputURL: URL? { get { fatalError() } set {} }
    open var shouldOptimizeForNetworkUse: Bool { get { fatalError() } set {} }
    open var supportedFileTypes: [AVFileType] { fatalError() }
    open var timeRange: CMTimeRange { get { fatalError() } set {} }
    open var metadata: [AVMetadataItem]? { get { fatalError() } set {} }
    @available(iOS, introduced: 4.0, deprecated: 18.0) @available(macOS, introduced: 10.7, deprecated: 15.0) @available(tvOS, introduced: 9.0, deprecated: 18.0) open var status: Status { fatalError() }
    @available(iOS, introduced: 4.0, deprecated: 18.0) @available(macOS, introduced: 10.7, deprecated: 15.0) @available(tvOS, introduced: 9.0, deprecated: 18.0) open var error: (any Error)? { fatalError() }
    @available(iOS, introduced: 4.0, deprecated: 18.0) @available(macOS, introduced: 10.7, deprecated: 15.0) @available(tvOS, introduced: 9.0, deprecated: 18.0) open var progress: Float { fatalError() }
    @preconcurrency @available(iOS, introduced: 4.0, deprecated: 18.0) @available(macOS, introduced: 10.7, deprecated: 15.0) @available(tvOS, introduced: 9.0, deprecated: 18.0) open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {}
    @available(iOS, introduced: 4.0, deprecated: 18.0) @available(macOS, introduced: 10.7, deprecated: 15.0) @available(tvOS, introduced: 9.0, deprecated: 18.0) open func export() async {}
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, *) public func export(to url: URL, as fileType: AVFileType) async throws {}
    open func cancelExport() {}
    open var audioMix: AVAudioMix? { get { fatalError() } set {} }
    open var videoComposition: AVVideoComposition? { get { fatalError() } set {} }
    open class func allExportPresets() -> [String] { fatalError() }
}
@available(iOS 4.0, macOS 10.7, tvOS 9.0, watchOS 1.0, visionOS 1.0, *) open class AVAudioMix: NSObject, @unchecked Sendable {}
@available(iOS 4.0, macOS 10.7, tvOS 9.0, watchOS 1.0, visionOS 1.0, *) open class AVVideoComposition: NSObject, @unchecked Sendable {}
@available(iOS 4.0, macOS 10.7, tvOS 9.0, watchOS 1.0, visionOS 1.0, *) open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
    open var renderSize: CGSize { get { fatalError() } set {} }
    open var frameDuration: CMTime { get { fatalError() } set {} }
}
@available(iOS 4.0, macOS 10.7, tvOS 9.0, watchOS 1.0, visionOS 1.0, *) open class AVComposition: AVAsset, @unchecked Sendable {}
@available(iOS 4.0, macOS 10.7, tvOS 9.0, watchOS 1.0, visionOS 1.0, *) open class AVMutableComposition: AVComposition, @unchecked Sendable {
    public override init() { fatalError() }
    open func addMutableTrack(withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID) -> AVMutableCompositionTrack? { fatalError() }
    open func removeTrack(_ track: AVCompositionTrack) {}
    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {}
    open func removeTimeRange(_ timeRange: CMTimeRange) {}
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
}
@available(iOS 4.0, macOS 10.7, tvOS 9.0, watchOS 1.0, visionOS 1.0, *) open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {}
@available(iOS 4.0, macOS 10.7, tvOS 9.0, watchOS 1.0, visionOS 1.0, *) open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
    open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {}
    open func removeTimeRange(_ timeRange: CMTimeRange) {}
    open override var preferredTransform: CGAffineTransform { get { fatalError() } set {} }
}
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect { fatalError() }
