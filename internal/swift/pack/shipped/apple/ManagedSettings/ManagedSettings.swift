@_exported import Foundation

@available(iOS 15.0, macOS 13.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct Token<T>: Codable, Hashable, Sendable {
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public static func == (a: Token<T>, b: Token<T>) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) {}
}
@available(iOS 15.0, macOS 13.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public typealias ApplicationToken = Token<Application>
@available(iOS 15.0, macOS 13.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public typealias ActivityCategoryToken = Token<ActivityCategory>
@available(iOS 15.0, macOS 13.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public typealias WebDomainToken = Token<WebDomain>
@available(iOS 15.0, macOS 13.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct Application: Codable, Hashable, Sendable {
    public init(bundleIdentifier: String) { fatalError() }
    public init(token: ApplicationToken) { fatalError() }
    public var bundleIdentifier: String? { fatalError() }
    public var token: ApplicationToken? { fatalError() }
    public var localizedDisplayName: String? { fatalError() }
}
@available(iOS 15.0, macOS 13.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct ActivityCategory: Codable, Hashable, Sendable {
    public init(token: ActivityCategoryToken) { fatalError() }
    public var token: ActivityCategoryToken? { fatalError() }
    public var localizedDisplayName: String? { fatalError() }
}
@available(iOS 15.0, macOS 13.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct WebDomain: Codable, Hashable, Sendable {
    public init(domain: String) { fatalError() }
    public init(token: WebDomainToken) { fatalError() }
    public var domain: String? { fatalError() }
    public var token: WebDomainToken? { fatalError() }
}
@available(iOS 15.0, macOS 13.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ManagedSettingsStore: @unchecked Sendable {
    @available(iOS 16.0, macOS 13.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct Name: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        public let rawValue: String
        public init(rawValue: String) { fatalError() }
        public init(_ rawValue: String) { fatalError() }
        public init(stringLiteral value: String) { fatalError() }
        public static var `default`: Name { fatalError() }
    }
    public init() { fatalError() }
    @available(iOS 16.0, macOS 13.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public init(named name: ManagedSettingsStore.Name) { fatalError() }
    @available(iOS 16.0, macOS 13.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public func clearAllSettings() {}
    public var account: AccountSettings { get { fatalError() } set {} }
    public var appStore: AppStoreSettings { get { fatalError() } set {} }
    public var application: ApplicationSettings { get { fatalError() } set {} }
    public var cellular: CellularSettings { get { fatalError() } set {} }
    public var dateAndTime: DateAndTimeSettings { get { fatalError() } set {} }
    public var gameCenter: GameCenterSettings { get { fatalError() } set {} }
    public var media: MediaSettings { get { fatalError() } set {} }
    public var passcode: PasscodeSettings { get { fatalError() } set {} }
    public var safari: SafariSettings { get { fatalError() } set {} }
    public var shield: ShieldSettings { get { fatalError() } set {} }
    public var siri: SiriSettings { get { fatalError() } set {} }
    public var webContent: WebContentSettings { get { fatalError() } set {} }
}
@available(iOS 15.0, macOS 13.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct ShieldSettings: Equatable {
    public enum ActivityCategoryPolicy<Activity>: Codable, Equatable {
        case none, specific(_ categories: Set<ActivityCategoryToken>, except: Set<Token<Activity>> = []), all(except: Set<Token<Activity>> = [])
    }
    public var applications: Set<ApplicationToken>? { get { fatalError() } set {} }
    public var applicationCategories: ActivityCategoryPolicy<Application>? { get { fatalError() } set {} }
    public var webDomains: Set<WebDomainToken>? { get { fatalError() } set {} }
    public var webDomainCategories: ActivityCategoryPolicy<WebDomain>? { get { fatalError() } set {} }
}
@available(iOS 15.0, macOS 13.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct ApplicationSettings: Equatable {
    public var blockedApplications: Set<Application>? { get { fatalError() } set {} }
    public var denyAppInstallation: Bool? { get { fatalError() } set {} }
    public var denyAppRemoval: Bool? { get { fatalError() } set {} }
}
@available(iOS 15.0, macOS 13.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct WebContentSettings: Equatable {
    public enum FilterPolicy: Codable, Equatable { case none, auto(_ domains: Set<WebDomain> = [], except: Set<WebDomain> = []), specific(_ domains: Set<WebDomain>), all(except: Set<WebDomain> = []) }
    public var blockedByFilter: FilterPolicy? { get { fatalError() } set {} }
}
@available(iOS 15.0, macOS 13.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct AccountSettings: Equatable { public var lockAccounts: Bool? { get { fatalError() } set {} } }
@available(iOS 15.0, macOS 13.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct AppStoreSettings: Equatable {
    public var denyInAppPurchases: Bool? { get { fatalError() } set {} }
    public var maximumRating: Int? { get { fatalError() } set {} }
    public var requirePasswordForPurchases: Bool? { get { fatalError() } set {} }
}
@available(iOS 15.0, macOS 13.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct CellularSettings: Equatable { public var lockAppCellularData: Bool? { get { fatalError() } set {} }; public var lockCellularPlan: Bool? { get { fatalError() } set {} }; public var lockESIM: Bool? { get { fatalError() } set {} } }
@available(iOS 15.0, macOS 13.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct DateAndTimeSettings: Equatable { public var requireAutomaticDateAndTime: Bool? { get { fatalError() } set {} } }
@available(iOS 15.0, macOS 13.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct GameCenterSettings: Equatable { public var denyAddingFriends: Bool? { get { fatalError() } set {} }; public var denyMultiplayerGaming: Bool? { get { fatalError() } set {} } }
@available(iOS 15.0, macOS 13.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct MediaSettings: Equatable {
    public var denyBookstoreErotica: Bool? { get { fatalError() } set {} }
    public var denyExplicitContent: Bool? { get { fatalError() } set {} }
    public var denyMusicService: Bool? { get { fatalError() } set {} }
    public var maximumMovieRating: Int? { get { fatalError() } set {} }
    public var maximumTVShowRating: Int? { get { fatalError() } set {} }
}
@available(iOS 15.0, macOS 13.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct PasscodeSettings: Equatable { public var lockPasscode: Bool? { get { fatalError() } set {} } }
@available(iOS 15.0, macOS 13.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct SafariSettings: Equatable { public var cookiePolicy: CookiePolicy? { get { fatalError() } set {} }; public var denyAutoFill: Bool? { get { fatalError() } set {} }; public enum CookiePolicy: String, Sendable, Codable { case never, currentWebsite, visitedWebsites, always } }
@available(iOS 15.0, macOS 13.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct SiriSettings: Equatable { public var denySiri: Bool? { get { fatalError() } set {} } }
@available(iOS 15.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum ShieldAction: Int, Sendable { case primaryButtonPressed = 0, secondaryButtonPressed }
@available(iOS 15.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum ShieldActionResponse: Int, Sendable { case none = 0, close, `defer` }
@available(iOS 15.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ShieldActionDelegate: NSObject {
    public override init() { fatalError() }
    open func handle(action: ShieldAction, for application: ApplicationToken, completionHandler: @escaping (ShieldActionResponse) -> Void) {}
    open func handle(action: ShieldAction, for webDomain: WebDomainToken, completionHandler: @escaping (ShieldActionResponse) -> Void) {}
    open func handle(action: ShieldAction, for category: ActivityCategoryToken, completionHandler: @escaping (ShieldActionResponse) -> Void) {}
}
