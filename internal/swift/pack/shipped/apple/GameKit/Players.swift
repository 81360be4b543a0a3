@_exported import Foundation
#if os(macOS)
@_exported import AppKit
public typealias GKPlatformViewController = NSViewController
public typealias GKPlatformImage = NSImage
#elseif os(watchOS)
@_exported import UIKit
public typealias GKPlatformImage = UIImage
#else
@_exported import UIKit
public typealias GKPlatformViewController = UIViewController
public typealias GKPlatformImage = UIImage
#endif

@available(iOS 10.0, macOS 10.12, tvOS 10.0, watchOS 3.0, visionOS 1.0, *) open class GKBasePlayer: NSObject, @unchecked Sendable {
    open var displayName: String? { fatalError() }
    @available(iOS, deprecated: 14.0) @available(macOS, deprecated: 11.0) open var playerID: String? { fatalError() }
}
@available(iOS 4.1, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class GKPlayer: GKBasePlayer, @unchecked Sendable {
    public enum PhotoSize: Int, Sendable { case small = 0, normal }
    open var alias: String { fatalError() }
    open override var displayName: String { fatalError() }
    open var gamePlayerID: String { fatalError() }
    open var teamPlayerID: String { fatalError() }
    open func scopedIDsArePersistent() -> Bool { fatalError() }
    open var guestIdentifier: String? { fatalError() }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *) open var isInvitable: Bool { fatalError() }
    open class func anonymousGuestPlayer(withIdentifier guestIdentifier: String) -> Self { fatalError() }
    @preconcurrency open func loadPhoto(for size: GKPlayer.PhotoSize, withCompletionHandler completionHandler: (@Sendable (GKPlatformImage?, (any Error)?) -> Void)? = nil) {}
    open func loadPhoto(for size: GKPlayer.PhotoSize) async throws -> GKPlatformImage { fatalError() }
}
@available(iOS 4.1, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
    open class var local: GKLocalPlayer { fatalError() }
    #if os(watchOS)
    open var authenticateHandler: (((any Error)?) -> Void)? { get { fatalError() } set {} }
    #elseif os(macOS)
    open var authenticateHandler: ((NSViewController?, (any Error)?) -> Void)? { get { fatalError() } set {} }
    #else
    open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? { get { fatalError() } set {} }
    #endif
    open var isAuthenticated: Bool { fatalError() }
    open var isUnderage: Bool { fatalError() }
    @available(iOS 13.2, macOS 10.15.1, tvOS 13.2, watchOS 6.1, *) open var isMultiplayerGamingRestricted: Bool { fatalError() }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *) open var isPersonalizedCommunicationRestricted: Bool { fatalError() }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *) open var isPresentingFriendRequestViewController: Bool { fatalError() }
    @preconcurrency open func fetchItems(forIdentityVerificationSignature completionHandler: (@Sendable (URL?, Data?, Data?, UInt64, (any Error)?) -> Void)? = nil) {}
    open func fetchItemsForIdentityVerificationSignature() async throws -> (URL, Data, Data, UInt64) { fatalError() }
    @preconcurrency open func setDefaultLeaderboardIdentifier(_ leaderboardIdentifier: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {}
    open func setDefaultLeaderboardIdentifier(_ leaderboardIdentifier: String) async throws { fatalError() }
    @preconcurrency open func loadDefaultLeaderboardIdentifier(completionHandler: (@Sendable (String?, (any Error)?) -> Void)? = nil) {}
    open func loadDefaultLeaderboardIdentifier() async throws -> String { fatalError() }
    @preconcurrency open func loadRecentPlayers(completionHandler: (@Sendable ([GKPlayer]?, (any Error)?) -> Void)? = nil) {}
    open func loadRecentPlayers() async throws -> [GKPlayer] { fatalError() }
    @preconcurrency open func loadChallengableFriends(completionHandler: (@Sendable ([GKPlayer]?, (any Error)?) -> Void)? = nil) {}
    open func loadChallengableFriends() async throws -> [GKPlayer] { fatalError() }
    @available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, *) @preconcurrency open func loadFriends(_ completionHandler: @escaping @Sendable ([GKPlayer]?, (any Error)?) -> Void) {}
    @available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, *) open func loadFriends() async throws -> [GKPlayer] { fatalError() }
    @available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, *) @preconcurrency open func loadFriendsAuthorizationStatus(_ completionHandler: @escaping @Sendable (GKFriendsAuthorizationStatus, (any Error)?) -> Void) {}
    @available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, *) open func loadFriendsAuthorizationStatus() async throws -> GKFriendsAuthorizationStatus { fatalError() }
    #if os(iOS)
    @MainActor open func presentFriendRequestCreator(from viewController: UIViewController) throws {}
    #endif
    #if !os(watchOS)
    open func register(_ listener: any GKLocalPlayerListener) {}
    #endif
    #if !os(watchOS)
    open func unregisterListener(_ listener: any GKLocalPlayerListener) {}
    #endif
    #if !os(watchOS)
    open func unregisterAllListeners() {}
    #endif
    @preconcurrency open func fetchSavedGames(completionHandler: (@Sendable ([GKSavedGame]?, (any Error)?) -> Void)? = nil) {}
    open func fetchSavedGames() async throws -> [GKSavedGame] { fatalError() }
    @preconcurrency open func saveGameData(_ data: Data, withName name: String, completionHandler: (@Sendable (GKSavedGame?, (any Error)?) -> Void)? = nil) {}
    open func saveGameData(_ data: Data, withName name: String) async throws -> GKSavedGame { fatalError() }
    @preconcurrency open func deleteSavedGames(withName name: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {}
    open func deleteSavedGames(withName name: String) async throws { fatalError() }
    @preconcurrency open func resolveConflictingSavedGames(_ conflictingSavedGames: [GKSavedGame], with data: Data, completionHandler: (@Sendable ([GKSavedGame]?, (any Error)?) -> Void)? = nil) {}
    open func resolveConflictingSavedGames(_ conflictingSavedGames: [GKSavedGame], with data: Data) async throws -> [GKSavedGame] { fatalError() }
}
@available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, visionOS 1.0, *) public enum GKFriendsAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized }
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class GKSavedGame: NSObject, @unchecked Sendable {
    open var name: String? { fatalError() }
    open var deviceName: String? { fatalError() }
    open var modificationDate: Date? { fatalError() }
    @preconcurrency open func loadData(completionHandler: (@Sendable (Data?, (any Error)?) -> Void)? = nil) {}
    open func loadData() async throws -> Data { fatalError() }
}
extension NSNotification.Name {
    public static let GKPlayerAuthenticationDidChangeNotificationName: NSNotification.Name = NSNotification.Name("")
    public static let GKPlayerDidChangeNotificationName: NSNotification.Name = NSNotification.Name("")
}
@available(iOS 4.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public let GKErrorDomain: String = ""
@available(iOS 4.1, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public struct GKError: Error, CustomNSError, Hashable, @unchecked Sendable {
    public enum Code: Int, Sendable { case unknown = 1, cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated, authenticationInProgress, invalidPlayer, scoreNotSet, parentalControlsBlocked, playerStatusExceedsMaximumLength, playerStatusInvalid, matchRequestInvalid = 13, underage, gameUnrecognized, notSupported, invalidParameter, unexpectedConnection, challengeInvalid, turnBasedMatchDataTooLarge, turnBasedTooManySessions, turnBasedInvalidParticipant, turnBasedInvalidTurn, turnBasedInvalidState, invitationsDisabled, playerPhotoFailure, ubiquityContainerUnavailable, matchNotConnected, gameSessionRequestInvalid, restrictedToAutomatch, apiNotAvailable, notAuthorized, connectionTimeout, apiObsolete, friendListDescriptionMissing = 100, friendListRestricted, friendListDenied, friendRequestNotAvailable }
    public init(_ code: Code, userInfo: [String: Any] = [:]) { fatalError() }
    public static var errorDomain: String { fatalError() }
    public var code: Code { fatalError() }
    public var errorCode: Int { fatalError() }
    public var errorUserInfo: [String: Any] { fatalError() }
    public var userInfo: [String: Any] { fatalError() }
    public var localizedDescription: String { fatalError() }
    public static func == (a: GKError, b: GKError) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
    public static var unknown: Code { fatalError() }
    public static var cancelled: Code { fatalError() }
    public static var communicationsFailure: Code { fatalError() }
    public static var userDenied: Code { fatalError() }
    public static var invalidCredentials: Code { fatalError() }
    public static var notAuthenticated: Code { fatalError() }
    public static var authenticationInProgress: Code { fatalError() }
    public static var invalidPlayer: Code { fatalError() }
    public static var scoreNotSet: Code { fatalError() }
    public static var parentalControlsBlocked: Code { fatalError() }
    public static var playerStatusExceedsMaximumLength: Code { fatalError() }
    public static var playerStatusInvalid: Code { fatalError() }
    public static var matchRequestInvalid: Code { fatalError() }
    public static var underage: Code { fatalError() }
    public static var gameUnrecognized: Code { fatalError() }
    public static var notSupported: Code { fatalError() }
    public static var invalidParameter: Code { fatalError() }
    public static var unexpectedConnection: Code { fatalError() }
    public static var challengeInvalid: Code { fatalError() }
    public static var turnBasedMatchDataTooLarge: Code { fatalError() }
    public static var turnBasedTooManySessions: Code { fatalError() }
    public static var turnBasedInvalidParticipant: Code { fatalError() }
    public static var turnBasedInvalidTurn: Code { fatalError() }
    public static var turnBasedInvalidState: Code { fatalError() }
    public static var invitationsDisabled: Code { fatalError() }
    public static var playerPhotoFailure: Code { fatalError() }
    public static var ubiquityContainerUnavailable: Code { fatalError() }
    public static var matchNotConnected: Code { fatalError() }
    public static var gameSessionRequestInvalid: Code { fatalError() }
    public static var restrictedToAutomatch: Code { fatalError() }
    public static var apiNotAvailable: Code { fatalError() }
    public static var notAuthorized: Code { fatalError() }
    public static var connectionTimeout: Code { fatalError() }
    public static var apiObsolete: Code { fatalError() }
    public static var friendListDescriptionMissing: Code { fatalError() }
    public static var friendListRestricted: Code { fatalError() }
    public static var friendListDenied: Code { fatalError() }
    public static var friendRequestNotAvailable: Code { fatalError() }
}
@available(iOS 4.1, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public func ~= (match: GKError.Code, error: any Error) -> Bool { fatalError() }
@available(iOS 4.1, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class GKLeaderboard: NSObject, @unchecked Sendable {
    public enum PlayerScope: Int, Sendable { case global = 0, friendsOnly }
    public enum TimeScope: Int, Sendable { case today = 0, week, allTime }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public enum LeaderboardType: Int, Sendable { case classic = 0, recurring }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *) open class Entry: NSObject, @unchecked Sendable {
        open var player: GKPlayer { fatalError() }
        open var rank: Int { fatalError() }
        open var score: Int { fatalError() }
        open var formattedScore: String { fatalError() }
        open var context: Int { fatalError() }
        open var date: Date { fatalError() }
    }
    open var title: String? { fatalError() }
    open var groupIdentifier: String? { fatalError() }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *) open var baseLeaderboardID: String { fatalError() }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *) open var type: GKLeaderboard.LeaderboardType { fatalError() }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *) open var startDate: Date? { fatalError() }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *) open var nextStartDate: Date? { fatalError() }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *) open var duration: TimeInterval { fatalError() }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *) @preconcurrency open class func loadLeaderboards(IDs leaderboardIDs: [String]?, completionHandler: @escaping @Sendable ([GKLeaderboard]?, (any Error)?) -> Void) {}
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *) open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] { fatalError() }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *) @preconcurrency open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String], completionHandler: @escaping @Sendable ((any Error)?) -> Void) {}
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *) open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]) async throws { fatalError() }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *) @preconcurrency open func submitScore(_ score: Int, context: Int, player: GKPlayer, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {}
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *) open func submitScore(_ score: Int, context: Int, player: GKPlayer) async throws { fatalError() }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *) @preconcurrency open func loadEntries(for playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope, range: NSRange, completionHandler: @escaping @Sendable (GKLeaderboard.Entry?, [GKLeaderboard.Entry]?, Int, (any Error)?) -> Void) {}
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *) open func loadEntries(for playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope, range: NSRange) async throws -> (GKLeaderboard.Entry?, [GKLeaderboard.Entry], Int) { fatalError() }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *) @preconcurrency open func loadEntries(for players: [GKPlayer], timeScope: GKLeaderboard.TimeScope, completionHandler: @escaping @Sendable (GKLeaderboard.Entry?, [GKLeaderboard.Entry]?, (any Error)?) -> Void) {}
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *) open func loadEntries(for players: [GKPlayer], timeScope: GKLeaderboard.TimeScope) async throws -> (GKLeaderboard.Entry?, [GKLeaderboard.Entry]) { fatalError() }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *) @preconcurrency open func loadPreviousOccurrence(completionHandler: @escaping @Sendable (GKLeaderboard?, (any Error)?) -> Void) {}
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *) open func loadPreviousOccurrence() async throws -> GKLeaderboard? { fatalError() }
    @available(tvOS 14.0, *) @preconcurrency open func loadImage(completionHandler: (@Sendable (GKPlatformImage?, (any Error)?) -> Void)? = nil) {}
    @available(tvOS 14.0, *) open func loadImage() async throws -> GKPlatformImage { fatalError() }
}
@available(iOS 6.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class GKLeaderboardSet: NSObject, @unchecked Sendable {
    open var title: String { fatalError() }
    open var groupIdentifier: String? { fatalError() }
    open var identifier: String? { get { fatalError() } set {} }
    @preconcurrency open class func loadLeaderboardSets(completionHandler: (@Sendable ([GKLeaderboardSet]?, (any Error)?) -> Void)? = nil) {}
    open class func loadLeaderboardSets() async throws -> [GKLeaderboardSet] { fatalError() }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *) @preconcurrency open func loadLeaderboards(handler: @escaping @Sendable ([GKLeaderboard]?, (any Error)?) -> Void) {}
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *) open func loadLeaderboards() async throws -> [GKLeaderboard] { fatalError() }
}
@available(iOS 4.1, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class GKAchievement: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    public init(identifier: String) { fatalError() }
    public init(identifier: String, player: GKPlayer) { fatalError() }
    open var identifier: String { get { fatalError() } set {} }
    open var percentComplete: Double { get { fatalError() } set {} }
    open var isCompleted: Bool { fatalError() }
    open var lastReportedDate: Date { fatalError() }
    open var showsCompletionBanner: Bool { get { fatalError() } set {} }
    open var player: GKPlayer { fatalError() }
    @preconcurrency open class func loadAchievements(completionHandler: (@Sendable ([GKAchievement]?, (any Error)?) -> Void)? = nil) {}
    open class func loadAchievements() async throws -> [GKAchievement] { fatalError() }
    @preconcurrency open class func resetAchievements(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {}
    open class func resetAchievements() async throws { fatalError() }
    @preconcurrency open class func report(_ achievements: [GKAchievement], withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {}
    open class func report(_ achievements: [GKAchievement]) async throws {}
}
@available(iOS 4.1, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class GKAchievementDescription: NSObject, @unchecked Sendable {
    open var identifier: String { fatalError() }
    open var groupIdentifier: String? { fatalError() }
    open var title: String { fatalError() }
    open var achievedDescription: String { fatalError() }
    open var unachievedDescription: String { fatalError() }
    open var maximumPoints: Int { fatalError() }
    open var isHidden: Bool { fatalError() }
    open var isReplayable: Bool { fatalError() }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) open var rarityPercent: Double? { fatalError() }
    @preconcurrency open class func loadAchievementDescriptions(completionHandler: (@Sendable ([GKAchievementDescription]?, (any Error)?) -> Void)? = nil) {}
    open class func loadAchievementDescriptions() async throws -> [GKAchievementDescription] { fatalError() }
    @available(watchOS, unavailable) @preconcurrency open func loadImage(completionHandler: (@Sendable (GKPlatformImage?, (any Error)?) -> Void)? = nil) {}
    @available(watchOS, unavailable) open func loadImage() async throws -> GKPlatformImage { fatalError() }
    open class func incompleteAchievementImage() -> GKPlatformImage { fatalError() }
    open class func placeholderCompletedAchievementImage() -> GKPlatformImage { fatalError() }
}
#if !os(watchOS)
@available(iOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKAccessPoint: NSObject, @unchecked Sendable {
    public enum Location: Int, Sendable { case topLeading = 0, topTrailing, bottomLeading, bottomTrailing }
    open class var shared: GKAccessPoint { fatalError() }
    open var isActive: Bool { get { fatalError() } set {} }
    open var isVisible: Bool { fatalError() }
    @available(iOS, unavailable) @available(macOS, unavailable) open var isFocused: Bool { get { fatalError() } set {} }
    open var isPresentingGameCenter: Bool { fatalError() }
    open var showHighlights: Bool { get { fatalError() } set {} }
    open var location: GKAccessPoint.Location { get { fatalError() } set {} }
    open var frameInScreenCoordinates: CGRect { fatalError() }
    @MainActor @preconcurrency open func trigger(handler: @escaping () -> Void) {}
    @MainActor @preconcurrency open func trigger() async {}
    @MainActor @preconcurrency open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) {}
    @MainActor @preconcurrency open func trigger(state: GKGameCenterViewControllerState) async {}
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, *) @MainActor @preconcurrency open func trigger(achievementID: String, handler: (() -> Void)? = nil) {}
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, *) @MainActor @preconcurrency open func trigger(leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope, handler: (() -> Void)? = nil) {}
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, *) @MainActor @preconcurrency open func trigger(leaderboardSetID: String, handler: (() -> Void)? = nil) {}
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, *) @MainActor @preconcurrency open func trigger(player: GKPlayer, handler: (() -> Void)? = nil) {}
    #if os(macOS)
    open weak var parentWindow: NSWindow? { get { fatalError() } set {} }
    #else
    open weak var parentWindow: UIWindow? { get { fatalError() } set {} }
    #endif
}
@available(iOS 6.0, macOS 10.9, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum GKGameCenterViewControllerState: Int, Sendable { case `default` = -1, leaderboards = 0, achievements, challenges, localPlayerProfile, dashboard, localPlayerFriendsList }
@available(iOS, introduced: 6.0, deprecated: 26.0, message: "use GKAccessPoint") @available(macOS, introduced: 10.9, deprecated: 26.0, message: "use GKAccessPoint") @available(tvOS, introduced: 9.0, deprecated: 26.0, message: "use GKAccessPoint") @available(visionOS, introduced: 1.0, deprecated: 26.0) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}
@available(iOS, introduced: 6.0, deprecated: 26.0, message: "use GKAccessPoint") @available(macOS, introduced: 10.9, deprecated: 26.0, message: "use GKAccessPoint") @available(tvOS, introduced: 9.0, deprecated: 26.0, message: "use GKAccessPoint") @available(visionOS, introduced: 1.0, deprecated: 26.0) @available(watchOS, unavailable) @MainActor @preconcurrency open class GKGameCenterViewController: GKPlatformViewController {
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    public convenience init() { fatalError() }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, *) public convenience init(state: GKGameCenterViewControllerState) { fatalError() }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, *) public convenience init(leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope) { fatalError() }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, *) public convenience init(leaderboard: GKLeaderboard, playerScope: GKLeaderboard.PlayerScope) { fatalError() }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, *) public convenience init(achievementID: String) { fatalError() }
    open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)? { get { fatalError() } set {} }
    @available(iOS, deprecated: 14.0) @available(macOS, deprecated: 11.0) open var viewState: GKGameCenterViewControllerState { get { fatalError() } set {} }
    @available(iOS, deprecated: 14.0) @available(macOS, deprecated: 11.0) open var leaderboardIdentifier: String? { get { fatalError() } set {} }
}
@available(iOS, introduced: 5.0, deprecated: 17.0, message: "use the notifications of the system") @available(macOS, introduced: 10.8, deprecated: 14.0, message: "use the notifications of the system") @available(tvOS, unavailable) open class GKNotificationBanner: NSObject, @unchecked Sendable {
    open class func show(withTitle title: String?, message: String?, completionHandler: (() -> Void)? = nil) {}
}
#endif
