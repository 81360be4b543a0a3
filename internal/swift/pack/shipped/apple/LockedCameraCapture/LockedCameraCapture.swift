@_exported import Foundation
import AppIntents
import SwiftUI

@available(iOS 18.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) final public class LockedCameraCaptureSession: @unchecked Sendable {
    init() { fatalError() }
    public var sessionContentURL: URL { fatalError() }
    public func openApplication(for userActivity: NSUserActivity) async throws {}
}
@available(iOS 18.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) final public class LockedCameraCaptureManager: @unchecked Sendable {
    init() { fatalError() }
    public static var shared: LockedCameraCaptureManager { fatalError() }
    public enum SessionContentUpdate: Sendable { case initial(urls: [URL]), added(url: URL), removed(url: URL) }
    public var sessionContentURLs: [URL] { fatalError() }
    public func invalidateSessionContent(at url: URL) async throws {}
}
@available(iOS 18.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public struct LockedCameraCaptureUIScene<Content: View> { public init(@ViewBuilder content: @escaping (LockedCameraCaptureSession) -> Content) { fatalError() } }
@available(iOS 18.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @preconcurrency public protocol LockedCameraCaptureExtension {
    associatedtype Body
    init()
    @MainActor var body: Body { get }
}
@available(iOS 18.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension LockedCameraCaptureExtension { public static func main() {} }
@available(iOS 18.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public let NSUserActivityTypeLockedCameraCapture: String = ""
