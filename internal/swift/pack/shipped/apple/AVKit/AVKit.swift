@_exported import AVFoundation
#if canImport(UIKit)
@_exported import UIKit
#endif
#if canImport(AppKit)
@_exported import AppKit
#endif
import SwiftUI

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) @MainActor @preconcurrency public struct VideoPlayer<VideoOverlay>: View where VideoOverlay: View {
    nonisolated public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) { fatalError() }
    public var body: some View { fatalError() as EmptyView }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension VideoPlayer where VideoOverlay == EmptyView {
    nonisolated public init(player: AVPlayer?) { fatalError() }
}
#if os(iOS) || os(tvOS)
@available(iOS 8.0, tvOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class AVPlayerViewController: UIViewController {
    open var player: AVPlayer? { get { fatalError() } set {} }
    open var showsPlaybackControls: Bool { get { fatalError() } set {} }
    open var videoGravity: AVLayerVideoGravity { get { fatalError() } set {} }
    open var isReadyForDisplay: Bool { fatalError() }
    open var videoBounds: CGRect { fatalError() }
    open var contentOverlayView: UIView? { fatalError() }
    open var allowsPictureInPicturePlayback: Bool { get { fatalError() } set {} }
    open var updatesNowPlayingInfoCenter: Bool { get { fatalError() } set {} }
    @available(tvOS, unavailable) open var entersFullScreenWhenPlaybackBegins: Bool { get { fatalError() } set {} }
    @available(tvOS, unavailable) open var exitsFullScreenWhenPlaybackEnds: Bool { get { fatalError() } set {} }
    @available(iOS 14.2, tvOS 14.0, *) open var canStartPictureInPictureAutomaticallyFromInline: Bool { get { fatalError() } set {} }
    @available(iOS 14.0, tvOS 11.0, *) open var requiresLinearPlayback: Bool { get { fatalError() } set {} }
    @available(iOS 16.0, *) @available(tvOS, unavailable) open var allowsVideoFrameAnalysis: Bool { get { fatalError() } set {} }
    @available(iOS 16.0, tvOS 16.0, *) open var speeds: [AVPlaybackSpeed] { get { fatalError() } set {} }
    weak open var delegate: (any AVPlayerViewControllerDelegate)? { get { fatalError() } set {} }
}
@available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class AVPlaybackSpeed: NSObject, @unchecked Sendable {
    public init(rate: Float, localizedName: String) { fatalError() }
    open class var systemDefaultSpeeds: [AVPlaybackSpeed] { fatalError() }
    open var rate: Float { fatalError() }
    open var localizedName: String { fatalError() }
}
@available(iOS 8.0, tvOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
    @available(tvOS, unavailable) func playerViewController(_ playerViewController: AVPlayerViewController, willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
    @available(tvOS, unavailable) func playerViewController(_ playerViewController: AVPlayerViewController, willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
    func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewController(_ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error)
    func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(_ playerViewController: AVPlayerViewController) -> Bool
    func playerViewController(_ playerViewController: AVPlayerViewController, restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}
@available(iOS 8.0, tvOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension AVPlayerViewControllerDelegate {
    @available(tvOS, unavailable) public func playerViewController(_ playerViewController: AVPlayerViewController, willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator) { fatalError() }
    @available(tvOS, unavailable) public func playerViewController(_ playerViewController: AVPlayerViewController, willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator) { fatalError() }
    public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) { fatalError() }
    public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) { fatalError() }
    public func playerViewController(_ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error) { fatalError() }
    public func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) { fatalError() }
    public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) { fatalError() }
    public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(_ playerViewController: AVPlayerViewController) -> Bool { fatalError() }
    public func playerViewController(_ playerViewController: AVPlayerViewController, restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void) { fatalError() }
}
@available(iOS 9.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class AVPictureInPictureController: NSObject {
    open class func isPictureInPictureSupported() -> Bool { fatalError() }
    public init?(playerLayer: AVPlayerLayer) { fatalError() }
    open var isPictureInPicturePossible: Bool { fatalError() }
    open var isPictureInPictureActive: Bool { fatalError() }
    open var isPictureInPictureSuspended: Bool { fatalError() }
    @available(iOS 14.2, tvOS 14.2, *) open var canStartPictureInPictureAutomaticallyFromInline: Bool { get { fatalError() } set {} }
    open func startPictureInPicture() {}
    open func stopPictureInPicture() {}
    weak open var delegate: (any AVPictureInPictureControllerDelegate)? { get { fatalError() } set {} }
}
@available(iOS 9.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @preconcurrency public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
    func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureController(_ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error)
    func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureController(_ pictureInPictureController: AVPictureInPictureController, restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}
@available(iOS 9.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension AVPictureInPictureControllerDelegate {
    public func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) { fatalError() }
    public func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) { fatalError() }
    public func pictureInPictureController(_ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error) { fatalError() }
    public func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) { fatalError() }
    public func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) { fatalError() }
    public func pictureInPictureController(_ pictureInPictureController: AVPictureInPictureController, restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void) { fatalError() }
}
#endif
#if os(iOS)
@available(iOS 11.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class AVRoutePickerView: UIView {
    open var activeTintColor: UIColor! { get { fatalError() } set {} }
    @available(iOS 13.0, *) open var prioritizesVideoDevices: Bool { get { fatalError() } set {} }
}
#endif
