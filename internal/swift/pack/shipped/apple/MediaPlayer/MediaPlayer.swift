@_exported import Foundation
@_exported import AssayGapFoundation
#if os(iOS) || os(tvOS)
@_exported import UIKit
public typealias MPPlatformImage = UIImage
#elseif os(watchOS)
@_exported import UIKit
public typealias MPPlatformImage = UIImage
#else
@_exported import AppKit
public typealias MPPlatformImage = NSImage
#endif

@available(iOS 5.0, macOS 10.12.2, tvOS 9.0, watchOS 5.0, visionOS 1.0, *) open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    open class func `default`() -> MPNowPlayingInfoCenter { fatalError() }
    open var nowPlayingInfo: [String: Any]? { get { fatalError() } set {} }
    @available(iOS 13.0, macOS 10.12.2, tvOS 13.0, watchOS 6.0, *) open var playbackState: MPNowPlayingPlaybackState { get { fatalError() } set {} }
}
@available(iOS 11.0, macOS 10.12.2, tvOS 11.0, watchOS 5.0, *) public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown = 0, playing, paused, stopped, interrupted }
public let MPMediaItemPropertyTitle: String = ""
public let MPMediaItemPropertyArtist: String = ""
public let MPMediaItemPropertyAlbumTitle: String = ""
public let MPMediaItemPropertyAlbumArtist: String = ""
public let MPMediaItemPropertyArtwork: String = ""
public let MPMediaItemPropertyPlaybackDuration: String = ""
public let MPMediaItemPropertyGenre: String = ""
public let MPMediaItemPropertyAlbumTrackNumber: String = ""
public let MPNowPlayingInfoPropertyElapsedPlaybackTime: String = ""
public let MPNowPlayingInfoPropertyPlaybackRate: String = ""
public let MPNowPlayingInfoPropertyDefaultPlaybackRate: String = ""
public let MPNowPlayingInfoPropertyPlaybackQueueIndex: String = ""
public let MPNowPlayingInfoPropertyPlaybackQueueCount: String = ""
public let MPNowPlayingInfoPropertyChapterNumber: String = ""
public let MPNowPlayingInfoPropertyChapterCount: String = ""
public let MPNowPlayingInfoPropertyIsLiveStream: String = ""
public let MPNowPlayingInfoPropertyMediaType: String = ""
public let MPNowPlayingInfoPropertyAssetURL: String = ""
public let MPNowPlayingInfoPropertyExternalContentIdentifier: String = ""
@available(iOS 3.0, macOS 10.12.2, tvOS 9.0, watchOS 5.0, visionOS 1.0, *) open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> MPPlatformImage) { fatalError() }
    open func image(at size: CGSize) -> MPPlatformImage? { fatalError() }
}
@available(iOS 7.1, macOS 10.12.2, tvOS 9.0, watchOS 5.0, visionOS 1.0, *) public enum MPRemoteCommandHandlerStatus: Int, Sendable { case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120, commandFailed = 200 }
@available(iOS 7.1, macOS 10.12.2, tvOS 9.0, watchOS 5.0, visionOS 1.0, *) open class MPRemoteCommand: NSObject, @unchecked Sendable {
    open var isEnabled: Bool { get { fatalError() } set {} }
    open func addTarget(_ target: Any, action: Selector) {}
    open func removeTarget(_ target: Any?) {}
    open func removeTarget(_ target: Any, action: Selector?) {}
    @discardableResult open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { fatalError() }
}
@available(iOS 7.1, macOS 10.12.2, tvOS 9.0, watchOS 5.0, visionOS 1.0, *) open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable { open var preferredIntervals: [NSNumber] { get { fatalError() } set {} } }
@available(iOS 7.1, macOS 10.12.2, tvOS 9.0, watchOS 5.0, visionOS 1.0, *) open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable { open var supportedPlaybackRates: [NSNumber] { get { fatalError() } set {} } }
@available(iOS 7.1, macOS 10.12.2, tvOS 9.0, watchOS 5.0, visionOS 1.0, *) open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable { open var isActive: Bool { get { fatalError() } set {} } }
@available(iOS 9.1, macOS 10.12.2, tvOS 9.0, watchOS 5.0, visionOS 1.0, *) open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}
@available(iOS 7.1, macOS 10.12.2, tvOS 9.0, watchOS 5.0, visionOS 1.0, *) open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
    open var command: MPRemoteCommand { fatalError() }
    open var timestamp: TimeInterval { fatalError() }
}
@available(iOS 7.1, macOS 10.12.2, tvOS 9.0, watchOS 5.0, visionOS 1.0, *) open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable { open var interval: TimeInterval { fatalError() } }
@available(iOS 7.1, macOS 10.12.2, tvOS 9.0, watchOS 5.0, visionOS 1.0, *) open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable { open var playbackRate: Float { fatalError() } }
@available(iOS 9.0, macOS 10.12.2, tvOS 9.0, watchOS 5.0, visionOS 1.0, *) open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable { open var positionTime: TimeInterval { fatalError() } }
@available(iOS 7.1, macOS 10.12.2, tvOS 9.0, watchOS 5.0, visionOS 1.0, *) open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    open class func shared() -> MPRemoteCommandCenter { fatalError() }
    open var pauseCommand: MPRemoteCommand { fatalError() }
    open var playCommand: MPRemoteCommand { fatalError() }
    open var stopCommand: MPRemoteCommand { fatalError() }
    open var togglePlayPauseCommand: MPRemoteCommand { fatalError() }
    open var nextTrackCommand: MPRemoteCommand { fatalError() }
    open var previousTrackCommand: MPRemoteCommand { fatalError() }
    open var skipForwardCommand: MPSkipIntervalCommand { fatalError() }
    open var skipBackwardCommand: MPSkipIntervalCommand { fatalError() }
    open var changePlaybackRateCommand: MPChangePlaybackRateCommand { fatalError() }
    @available(iOS 9.1, *) open var changePlaybackPositionCommand: MPChangePlaybackPositionCommand { fatalError() }
    open var likeCommand: MPFeedbackCommand { fatalError() }
    open var dislikeCommand: MPFeedbackCommand { fatalError() }
}
#if os(iOS)
@available(iOS 3.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class MPVolumeView: UIView {
    open var showsVolumeSlider: Bool { get { fatalError() } set {} }
}
#endif
