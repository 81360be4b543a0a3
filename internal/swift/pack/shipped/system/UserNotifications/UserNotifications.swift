@_exported import Foundation
@_exported import AssayGapFoundation

@available(macOS 10.14, iOS 10.0, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    @available(macOS 10.14, iOS 12.0, watchOS 5.0, tvOS 12.0, visionOS 1.0, *)
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    @available(macOS 10.14, iOS 12.0, watchOS 5.0, tvOS 12.0, visionOS 1.0, *)
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    @available(macOS 10.14, iOS 12.0, watchOS 5.0, tvOS 12.0, visionOS 1.0, *)
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}
@available(macOS 10.14, iOS 10.0, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case denied = 1
    case authorized = 2
    @available(macOS 10.14, iOS 12.0, watchOS 5.0, tvOS 12.0, visionOS 1.0, *)
    case provisional = 3
    @available(iOS 14.0, *)
    @available(macOS, unavailable) @available(watchOS, unavailable) @available(tvOS, unavailable)
    case ephemeral = 4
}
@available(macOS 10.14, iOS 10.0, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    open var authorizationStatus: UNAuthorizationStatus { fatalError() }
    @available(tvOS, unavailable) open var soundSetting: UNNotificationSetting { fatalError() }
    open var badgeSetting: UNNotificationSetting { fatalError() }
    @available(tvOS, unavailable) open var alertSetting: UNNotificationSetting { fatalError() }
    @available(tvOS, unavailable) open var notificationCenterSetting: UNNotificationSetting { fatalError() }
    @available(tvOS, unavailable) @available(watchOS, unavailable) open var lockScreenSetting: UNNotificationSetting { fatalError() }
    @available(macOS 12.0, iOS 15.0, watchOS 8.0, *) @available(tvOS, unavailable) open var timeSensitiveSetting: UNNotificationSetting { fatalError() }
}
@available(macOS 10.14, iOS 10.0, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
open class UNNotificationSound: NSObject, @unchecked Sendable {
    open class var `default`: UNNotificationSound { fatalError() }
    @available(watchOS, unavailable) @available(tvOS, unavailable) public convenience init(named name: UNNotificationSoundName) { fatalError() }
    @available(macOS 10.14, iOS 12.0, watchOS 5.0, tvOS 12.0, visionOS 1.0, *)
    open class var defaultCritical: UNNotificationSound { fatalError() }
}
@available(macOS 10.14, iOS 10.0, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
open class UNNotificationContent: NSObject, @unchecked Sendable {
    open var title: String { fatalError() }
    open var subtitle: String { fatalError() }
    open var body: String { fatalError() }
    open var badge: NSNumber? { fatalError() }
    open var sound: UNNotificationSound? { fatalError() }
    open var threadIdentifier: String { fatalError() }
    @available(tvOS, unavailable) open var attachments: [UNNotificationAttachment] { fatalError() }
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *) open var targetContentIdentifier: String? { fatalError() }
    @available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, *) open var interruptionLevel: UNNotificationInterruptionLevel { fatalError() }
    @available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, *) open var relevanceScore: Double { fatalError() }
    open var userInfo: [AnyHashable: Any] { fatalError() }
    open var categoryIdentifier: String { fatalError() }
}
@available(macOS 10.14, iOS 10.0, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    open override var title: String { get { fatalError() } set {} }
    open override var subtitle: String { get { fatalError() } set {} }
    open override var body: String { get { fatalError() } set {} }
    open override var badge: NSNumber? { get { fatalError() } set {} }
    open override var sound: UNNotificationSound? { get { fatalError() } set {} }
    open override var userInfo: [AnyHashable: Any] { get { fatalError() } set {} }
    open override var categoryIdentifier: String { get { fatalError() } set {} }
    open override var threadIdentifier: String { get { fatalError() } set {} }
    @available(tvOS, unavailable) open override var attachments: [UNNotificationAttachment] { get { fatalError() } set {} }
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *) open override var targetContentIdentifier: String? { get { fatalError() } set {} }
    @available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, *) open override var interruptionLevel: UNNotificationInterruptionLevel { get { fatalError() } set {} }
    @available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, *) open override var relevanceScore: Double { get { fatalError() } set {} }
}
@available(macOS 10.14, iOS 10.0, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    open var repeats: Bool { fatalError() }
}
@available(macOS 10.14, iOS 10.0, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public convenience init(timeInterval: TimeInterval, repeats: Bool) { fatalError() }
    open var timeInterval: TimeInterval { fatalError() }
    open func nextTriggerDate() -> Date? { fatalError() }
}
@available(macOS 10.14, iOS 10.0, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public convenience init(dateMatching dateComponents: DateComponents, repeats: Bool) { fatalError() }
    open var dateComponents: DateComponents { fatalError() }
    open func nextTriggerDate() -> Date? { fatalError() }
}
@available(macOS 10.14, iOS 10.0, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    public convenience init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) { fatalError() }
    open var identifier: String { fatalError() }
    open var content: UNNotificationContent { fatalError() }
    open var trigger: UNNotificationTrigger? { fatalError() }
}
@available(macOS 10.14, iOS 10.0, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    open class func current() -> UNUserNotificationCenter { fatalError() }
    open func requestAuthorization(options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {}
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { fatalError() }
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {}
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    open func notificationSettings() async -> UNNotificationSettings { fatalError() }
    open func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {}
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    open func add(_ request: UNNotificationRequest) async throws {}
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
    open func removeAllPendingNotificationRequests() {}
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    open func removeAllDeliveredNotifications() {}
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { fatalError() }
}
