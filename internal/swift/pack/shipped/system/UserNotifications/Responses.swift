import Foundation

// Settings, sounds, attachments and importance

@available(macOS 10.14, iOS 10.0, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
public enum UNNotificationSetting: Int, Sendable {
    case notSupported = 0
    case disabled = 1
    case enabled = 2
}
@available(macOS 10.14, iOS 10.0, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
public struct UNNotificationSoundName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
@available(macOS 10.14, iOS 10.0, watchOS 3.0, visionOS 1.0, *) @available(tvOS, unavailable)
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
    public convenience init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws { fatalError() }
    open var identifier: String { fatalError() }
    open var url: URL { fatalError() }
    open var type: String { fatalError() }
}
@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    case passive = 0
    case active = 1
    case timeSensitive = 2
    case critical = 3
}

// Actions and categories

@available(macOS 10.14, iOS 10.0, watchOS 3.0, visionOS 1.0, *) @available(tvOS, unavailable)
public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}
@available(macOS 12.0, iOS 15.0, watchOS 8.0, visionOS 1.0, *) @available(tvOS, unavailable)
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
    public convenience init(templateImageName: String) { fatalError() }
    public convenience init(systemImageName: String) { fatalError() }
}
@available(macOS 10.14, iOS 10.0, watchOS 3.0, visionOS 1.0, *) @available(tvOS, unavailable)
open class UNNotificationAction: NSObject, @unchecked Sendable {
    public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = []) { fatalError() }
    @available(macOS 12.0, iOS 15.0, watchOS 8.0, *)
    public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?) { fatalError() }
    open var identifier: String { fatalError() }
    open var title: String { fatalError() }
    open var options: UNNotificationActionOptions { fatalError() }
    @available(macOS 12.0, iOS 15.0, watchOS 8.0, *)
    open var icon: UNNotificationActionIcon? { fatalError() }
}
@available(macOS 10.14, iOS 10.0, watchOS 3.0, visionOS 1.0, *) @available(tvOS, unavailable)
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String, textInputPlaceholder: String) { fatalError() }
    @available(macOS 12.0, iOS 15.0, watchOS 8.0, *)
    public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?, textInputButtonTitle: String, textInputPlaceholder: String) { fatalError() }
    open var textInputButtonTitle: String { fatalError() }
    open var textInputPlaceholder: String { fatalError() }
}
@available(macOS 10.14, iOS 10.0, watchOS 3.0, visionOS 1.0, *) @available(tvOS, unavailable)
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    @available(iOS 10.0, *) @available(macOS, unavailable) @available(watchOS, unavailable)
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    @available(iOS 11.0, *) @available(macOS, unavailable) @available(watchOS, unavailable)
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
    @available(iOS 11.0, *) @available(macOS, unavailable) @available(watchOS, unavailable)
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}
@available(macOS 10.14, iOS 10.0, watchOS 3.0, visionOS 1.0, *) @available(tvOS, unavailable)
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    public convenience init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = []) { fatalError() }
    @available(macOS, unavailable) @available(watchOS, unavailable)
    public convenience init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []) { fatalError() }
    open var identifier: String { fatalError() }
    open var actions: [UNNotificationAction] { fatalError() }
    open var intentIdentifiers: [String] { fatalError() }
    open var options: UNNotificationCategoryOptions { fatalError() }
}

// Delivered notifications and responses

@available(macOS 10.14, iOS 10.0, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
open class UNNotification: NSObject, @unchecked Sendable {
    open var date: Date { fatalError() }
    open var request: UNNotificationRequest { fatalError() }
}
@available(macOS 10.14, iOS 10.0, watchOS 3.0, visionOS 1.0, *) @available(tvOS, unavailable)
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    open var notification: UNNotification { fatalError() }
    open var actionIdentifier: String { fatalError() }
}
@available(macOS 10.14, iOS 10.0, watchOS 3.0, visionOS 1.0, *) @available(tvOS, unavailable)
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    open var userText: String { fatalError() }
}
@available(macOS 10.14, iOS 10.0, watchOS 3.0, visionOS 1.0, *) @available(tvOS, unavailable)
public let UNNotificationDefaultActionIdentifier: String = ""
@available(macOS 10.14, iOS 10.0, watchOS 3.0, visionOS 1.0, *) @available(tvOS, unavailable)
public let UNNotificationDismissActionIdentifier: String = ""
@available(macOS 10.14, iOS 10.0, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    @available(macOS, introduced: 10.14, deprecated: 11.0) @available(iOS, introduced: 10.0, deprecated: 14.0)
    @available(watchOS, introduced: 3.0, deprecated: 7.0) @available(tvOS, introduced: 10.0, deprecated: 14.0)
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *)
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *)
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
@available(macOS 10.14, iOS 10.0, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions
    @available(tvOS, unavailable)
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void)
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, visionOS 1.0, *) @available(tvOS, unavailable)
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
    @available(tvOS, unavailable) @available(watchOS, unavailable)
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}
@available(macOS 10.14, iOS 10.0, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void) {}
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    public func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions { fatalError() }
    @available(tvOS, unavailable)
    public func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void) {}
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, visionOS 1.0, *) @available(tvOS, unavailable)
    public func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {}
    @available(tvOS, unavailable) @available(watchOS, unavailable)
    public func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {}
}
@available(macOS 10.14, iOS 10.0, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
extension UNUserNotificationCenter {
    public weak var delegate: (any UNUserNotificationCenterDelegate)? { get { fatalError() } set {} }
    public var supportsContentExtensions: Bool { fatalError() }
    @available(tvOS, unavailable) public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
    @available(tvOS, unavailable) public func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {}
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, visionOS 1.0, *) @available(tvOS, unavailable)
    public func notificationCategories() async -> Set<UNNotificationCategory> { fatalError() }
    public func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {}
    @available(tvOS, unavailable) public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {}
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, visionOS 1.0, *) @available(tvOS, unavailable)
    public func deliveredNotifications() async -> [UNNotification] { fatalError() }
    @available(macOS 13.0, iOS 16.0, tvOS 16.0, visionOS 1.0, *) @available(watchOS, unavailable)
    public func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {}
    @available(macOS 13.0, iOS 16.0, tvOS 16.0, visionOS 1.0, *) @available(watchOS, unavailable)
    public func setBadgeCount(_ newBadgeCount: Int) async throws {}
}
