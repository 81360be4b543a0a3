import CoreLocation

@available(iOS 10.0, watchOS 8.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public convenience init(region: CLRegion, repeats: Bool) { fatalError() }
    open var region: CLRegion { fatalError() }
}
