@_exported import Foundation
@_exported import AssayGapFoundation

@available(iOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, *) @available(watchOS, unavailable) open class ATTrackingManager: NSObject {
    public enum AuthorizationStatus: UInt, Sendable { case notDetermined = 0, restricted, denied, authorized }
    open class var trackingAuthorizationStatus: ATTrackingManager.AuthorizationStatus { fatalError() }
    @preconcurrency open class func requestTrackingAuthorization(completionHandler completion: @escaping @Sendable (ATTrackingManager.AuthorizationStatus) -> Void) {}
    @discardableResult open class func requestTrackingAuthorization() async -> ATTrackingManager.AuthorizationStatus { fatalError() }
}
