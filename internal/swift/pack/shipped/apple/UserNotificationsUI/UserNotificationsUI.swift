@_exported import Foundation
import UserNotifications
#if os(iOS)
import UIKit
public typealias UNPlatformColor = UIColor
#else
import AppKit
public typealias UNPlatformColor = NSColor
#endif

@available(iOS 10.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable { case none = 0, `default`, overlay }
@available(iOS 10.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum UNNotificationContentExtensionResponseOption: UInt, Sendable { case doNotDismiss = 0, dismiss, dismissAndForwardAction }
@available(iOS 10.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UNNotificationContentExtension: NSObjectProtocol {
    func didReceive(_ notification: UNNotification)
    func didReceive(_ response: UNNotificationResponse, completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
    var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { get }
    var mediaPlayPauseButtonFrame: CGRect { get }
    var mediaPlayPauseButtonTintColor: UNPlatformColor { get }
    func mediaPlay()
    func mediaPause()
}
@available(iOS 10.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UNNotificationContentExtension {
    public func didReceive(_ response: UNNotificationResponse, completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void) {}
    public var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { fatalError() }
    public var mediaPlayPauseButtonFrame: CGRect { fatalError() }
    public var mediaPlayPauseButtonTintColor: UNPlatformColor { fatalError() }
    public func mediaPlay() {}
    public func mediaPause() {}
}
#if os(iOS)
@available(iOS 12.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension NSExtensionContext {
    @MainActor public var notificationActions: [UNNotificationAction] { get { fatalError() } set {} }
    @MainActor public func performNotificationDefaultAction() {}
    @MainActor public func dismissNotificationContentExtension() {}
    @MainActor public func mediaPlayingStarted() {}
    @MainActor public func mediaPlayingPaused() {}
}
#endif
