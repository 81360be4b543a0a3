#if !os(watchOS)
@available(iOS 7.0, macOS 10.10, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol GKLocalPlayerListener: GKChallengeListener, GKInviteEventListener, GKTurnBasedEventListener, GKSavedGameListener {}
@available(iOS 7.0, macOS 10.10, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol GKInviteEventListener {
    func player(_ player: GKPlayer, didAccept invite: GKInvite)
    func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer])
}
@available(iOS 7.0, macOS 10.10, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) extension GKInviteEventListener {
    public func player(_ player: GKPlayer, didAccept invite: GKInvite) {}
    public func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer]) {}
}
@available(iOS 6.0, macOS 10.8, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol GKChallengeListener: NSObjectProtocol {
    func player(_ player: GKPlayer, wantsToPlay challenge: GKChallenge)
    func player(_ player: GKPlayer, didReceive challenge: GKChallenge)
    func player(_ player: GKPlayer, didComplete challenge: GKChallenge, issuedByFriend friendPlayer: GKPlayer)
}
@available(iOS 6.0, macOS 10.8, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) extension GKChallengeListener {
    public func player(_ player: GKPlayer, wantsToPlay challenge: GKChallenge) {}
    public func player(_ player: GKPlayer, didReceive challenge: GKChallenge) {}
    public func player(_ player: GKPlayer, didComplete challenge: GKChallenge, issuedByFriend friendPlayer: GKPlayer) {}
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol GKSavedGameListener: NSObjectProtocol {
    func player(_ player: GKPlayer, didModifySavedGame savedGame: GKSavedGame)
    func player(_ player: GKPlayer, hasConflictingSavedGames savedGames: [GKSavedGame])
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) extension GKSavedGameListener {
    public func player(_ player: GKPlayer, didModifySavedGame savedGame: GKSavedGame) {}
    public func player(_ player: GKPlayer, hasConflictingSavedGames savedGames: [GKSavedGame]) {}
}
@available(iOS 6.0, macOS 10.8, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKChallenge: NSObject, @unchecked Sendable {
    open var issuingPlayer: GKPlayer? { fatalError() }
    open var receivingPlayer: GKPlayer? { fatalError() }
    open var message: String? { fatalError() }
    open var issueDate: Date { fatalError() }
    open func decline() {}
}
#endif
@available(iOS 4.1, macOS 10.8, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKInvite: NSObject, @unchecked Sendable {
    open var sender: GKPlayer { fatalError() }
    open var isHosted: Bool { fatalError() }
    open var playerGroup: Int { fatalError() }
    open var playerAttributes: UInt32 { fatalError() }
}
@available(iOS 4.1, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class GKMatchRequest: NSObject, @unchecked Sendable {
    public enum MatchType: UInt, Sendable { case peerToPeer = 0, hosted, turnBased }
    public override init() { fatalError() }
    open var minPlayers: Int { get { fatalError() } set {} }
    open var maxPlayers: Int { get { fatalError() } set {} }
    open var playerGroup: Int { get { fatalError() } set {} }
    open var playerAttributes: UInt32 { get { fatalError() } set {} }
    open var recipients: [GKPlayer]? { get { fatalError() } set {} }
    open var inviteMessage: String? { get { fatalError() } set {} }
    open var defaultNumberOfPlayers: Int { get { fatalError() } set {} }
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, *) open var restrictToAutomatch: Bool { get { fatalError() } set {} }
    @available(iOS 17.2, macOS 14.2, tvOS 17.2, *) open var queueName: String? { get { fatalError() } set {} }
    @available(iOS 17.2, macOS 14.2, tvOS 17.2, *) open var properties: [String: Any]? { get { fatalError() } set {} }
    open var recipientResponseHandler: ((GKPlayer, GKInviteRecipientResponse) -> Void)? { get { fatalError() } set {} }
    open class func maxPlayersAllowedForMatch(of matchType: GKMatchRequest.MatchType) -> Int { fatalError() }
}
@available(iOS 6.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public enum GKInviteRecipientResponse: Int, Sendable { case accepted = 0, declined, failed, incompatible, unableToConnect, noAnswer }
#if !os(watchOS)
@available(iOS 4.0, macOS 10.8, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum GKPlayerConnectionState: Int, Sendable { case unknown = 0, connected, disconnected }
@available(iOS 4.1, macOS 10.8, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKMatch: NSObject, @unchecked Sendable {
    public enum SendDataMode: Int, Sendable { case reliable = 0, unreliable }
    open var players: [GKPlayer] { fatalError() }
    open weak var delegate: (any GKMatchDelegate)? { get { fatalError() } set {} }
    open var expectedPlayerCount: Int { fatalError() }
    open func send(_ data: Data, to players: [GKPlayer], dataMode mode: GKMatch.SendDataMode) throws {}
    open func sendData(toAllPlayers data: Data, with mode: GKMatch.SendDataMode) throws {}
    open func disconnect() {}
    @preconcurrency open func chooseBestHostingPlayer(completionHandler: @escaping @Sendable (GKPlayer?) -> Void) {}
    open func chooseBestHostingPlayer() async -> GKPlayer? { fatalError() }
    @preconcurrency open func rematch(completionHandler: (@Sendable (GKMatch?, (any Error)?) -> Void)? = nil) {}
    open func rematch() async throws -> GKMatch { fatalError() }
}
@available(iOS 4.0, macOS 10.8, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol GKMatchDelegate: NSObjectProtocol {
    func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
    func match(_ match: GKMatch, didReceive data: Data, forRecipient recipient: GKPlayer, fromRemotePlayer player: GKPlayer)
    func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
    func match(_ match: GKMatch, didFailWithError error: (any Error)?)
    func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool
}
@available(iOS 4.0, macOS 10.8, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) extension GKMatchDelegate {
    public func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer) {}
    public func match(_ match: GKMatch, didReceive data: Data, forRecipient recipient: GKPlayer, fromRemotePlayer player: GKPlayer) {}
    public func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState) {}
    public func match(_ match: GKMatch, didFailWithError error: (any Error)?) {}
    public func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool { fatalError() }
}
@available(iOS 4.1, macOS 10.8, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKMatchmaker: NSObject, @unchecked Sendable {
    open class func shared() -> GKMatchmaker { fatalError() }
    @preconcurrency open func match(for invite: GKInvite, completionHandler: (@Sendable (GKMatch?, (any Error)?) -> Void)? = nil) {}
    open func match(for invite: GKInvite) async throws -> GKMatch { fatalError() }
    @preconcurrency open func findMatch(for request: GKMatchRequest, withCompletionHandler completionHandler: (@Sendable (GKMatch?, (any Error)?) -> Void)? = nil) {}
    open func findMatch(for request: GKMatchRequest) async throws -> GKMatch { fatalError() }
    @preconcurrency open func findPlayers(forHostedRequest request: GKMatchRequest, withCompletionHandler completionHandler: (@Sendable ([GKPlayer]?, (any Error)?) -> Void)? = nil) {}
    open func findPlayers(forHostedRequest request: GKMatchRequest) async throws -> [GKPlayer] { fatalError() }
    @preconcurrency open func addPlayers(to match: GKMatch, matchRequest: GKMatchRequest, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {}
    open func addPlayers(to match: GKMatch, matchRequest: GKMatchRequest) async throws { fatalError() }
    open func cancel() {}
    open func cancelPendingInvite(to player: GKPlayer) {}
    open func finishMatchmaking(for match: GKMatch) {}
    @preconcurrency open func queryActivity(completionHandler: (@Sendable (Int, (any Error)?) -> Void)? = nil) {}
    open func queryActivity() async throws -> Int { fatalError() }
    open func startBrowsingForNearbyPlayers(handler reachableHandler: ((GKPlayer, Bool) -> Void)? = nil) {}
    open func stopBrowsingForNearbyPlayers() {}
}
@available(iOS 4.0, macOS 10.8, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol GKMatchmakerViewControllerDelegate: NSObjectProtocol {
    func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch)
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFindHostedPlayers players: [GKPlayer])
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, hostedPlayerDidAccept player: GKPlayer)
}
@available(iOS 4.0, macOS 10.8, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) extension GKMatchmakerViewControllerDelegate {
    public func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch) {}
    public func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFindHostedPlayers players: [GKPlayer]) {}
    public func matchmakerViewController(_ viewController: GKMatchmakerViewController, hostedPlayerDidAccept player: GKPlayer) {}
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum GKMatchmakingMode: Int, Sendable { case `default` = 0, nearbyOnly, automatchOnly, inviteOnly }
@available(iOS 4.1, macOS 10.8, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency open class GKMatchmakerViewController: GKPlatformViewController {
    public init?(matchRequest request: GKMatchRequest) { fatalError() }
    public init?(invite: GKInvite) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)? { get { fatalError() } set {} }
    open var matchRequest: GKMatchRequest { fatalError() }
    open var isHosted: Bool { get { fatalError() } set {} }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, *) open var matchmakingMode: GKMatchmakingMode { get { fatalError() } set {} }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, *) open var canStartWithMinimumPlayers: Bool { get { fatalError() } set {} }
    open func addPlayers(to match: GKMatch) {}
    open func setHostedPlayer(_ player: GKPlayer, didConnect connected: Bool) {}
}
@available(iOS 5.0, macOS 10.8, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol GKTurnBasedMatchmakerViewControllerDelegate: NSObjectProtocol {
    func turnBasedMatchmakerViewControllerWasCancelled(_ viewController: GKTurnBasedMatchmakerViewController)
    func turnBasedMatchmakerViewController(_ viewController: GKTurnBasedMatchmakerViewController, didFailWithError error: any Error)
}
@available(iOS 5.0, macOS 10.8, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency open class GKTurnBasedMatchmakerViewController: GKPlatformViewController {
    public init(matchRequest request: GKMatchRequest) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    open weak var turnBasedMatchmakerDelegate: (any GKTurnBasedMatchmakerViewControllerDelegate)? { get { fatalError() } set {} }
    open var showExistingMatches: Bool { get { fatalError() } set {} }
}
#endif
@available(iOS 5.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) @preconcurrency public protocol GKTurnBasedEventListener {
    func player(_ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool)
    func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch)
    func player(_ player: GKPlayer, wantsToQuitMatch match: GKTurnBasedMatch)
    func player(_ player: GKPlayer, didRequestMatchWithOtherPlayers playersToInvite: [GKPlayer])
    func player(_ player: GKPlayer, receivedExchangeRequest exchange: GKTurnBasedExchange, for match: GKTurnBasedMatch)
}
@available(iOS 5.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) extension GKTurnBasedEventListener {
    public func player(_ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool) {}
    public func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch) {}
    public func player(_ player: GKPlayer, wantsToQuitMatch match: GKTurnBasedMatch) {}
    public func player(_ player: GKPlayer, didRequestMatchWithOtherPlayers playersToInvite: [GKPlayer]) {}
    public func player(_ player: GKPlayer, receivedExchangeRequest exchange: GKTurnBasedExchange, for match: GKTurnBasedMatch) {}
}
@available(iOS 6.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class GKTurnBasedExchange: NSObject, @unchecked Sendable {
    open var exchangeID: String { fatalError() }
    open var sender: GKTurnBasedParticipant { fatalError() }
    open var recipients: [GKTurnBasedParticipant] { fatalError() }
    open var data: Data? { fatalError() }
    open var message: String? { fatalError() }
}
@available(iOS 5.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class GKTurnBasedParticipant: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown = 0, invited, declined, matching, active, done }
    open var player: GKPlayer? { fatalError() }
    open var lastTurnDate: Date? { fatalError() }
    open var status: GKTurnBasedParticipant.Status { fatalError() }
    open var matchOutcome: GKTurnBasedMatch.Outcome { get { fatalError() } set {} }
    open var timeoutDate: Date? { fatalError() }
}
@available(iOS 5.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class GKTurnBasedMatch: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown = 0, open, ended, matching }
    public enum Outcome: Int, Sendable { case none = 0, quit, won, lost, tied, timeExpired, first, second, third, fourth, customRange = 0x00FF0000 }
    open var matchID: String { fatalError() }
    open var creationDate: Date { fatalError() }
    open var participants: [GKTurnBasedParticipant] { fatalError() }
    open var status: GKTurnBasedMatch.Status { fatalError() }
    open var currentParticipant: GKTurnBasedParticipant? { fatalError() }
    open var matchData: Data? { fatalError() }
    open var matchDataMaximumSize: Int { fatalError() }
    open var message: String? { get { fatalError() } set {} }
    open func setLocalizableMessageWithKey(_ key: String, arguments: [String]?) {}
    @preconcurrency open class func find(for request: GKMatchRequest, withCompletionHandler completionHandler: @escaping @Sendable (GKTurnBasedMatch?, (any Error)?) -> Void) {}
    open class func find(for request: GKMatchRequest) async throws -> GKTurnBasedMatch { fatalError() }
    @preconcurrency open class func loadMatches(completionHandler: (@Sendable ([GKTurnBasedMatch]?, (any Error)?) -> Void)? = nil) {}
    open class func loadMatches() async throws -> [GKTurnBasedMatch] { fatalError() }
    @preconcurrency open class func load(withID matchID: String, withCompletionHandler completionHandler: (@Sendable (GKTurnBasedMatch?, (any Error)?) -> Void)? = nil) {}
    open class func load(withID matchID: String) async throws -> GKTurnBasedMatch { fatalError() }
    @preconcurrency open func rematch(completionHandler: (@Sendable (GKTurnBasedMatch?, (any Error)?) -> Void)? = nil) {}
    open func rematch() async throws -> GKTurnBasedMatch { fatalError() }
    @preconcurrency open func acceptInvite(completionHandler: (@Sendable (GKTurnBasedMatch?, (any Error)?) -> Void)? = nil) {}
    open func acceptInvite() async throws -> GKTurnBasedMatch { fatalError() }
    @preconcurrency open func declineInvite(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {}
    open func declineInvite() async throws { fatalError() }
    @preconcurrency open func remove(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {}
    open func remove() async throws { fatalError() }
    @preconcurrency open func loadMatchData(completionHandler: (@Sendable (Data?, (any Error)?) -> Void)? = nil) {}
    open func loadMatchData() async throws -> Data { fatalError() }
    @preconcurrency open func endTurn(withNextParticipants nextParticipants: [GKTurnBasedParticipant], turnTimeout timeout: TimeInterval, match matchData: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {}
    open func endTurn(withNextParticipants nextParticipants: [GKTurnBasedParticipant], turnTimeout timeout: TimeInterval, match matchData: Data) async throws { fatalError() }
    @preconcurrency open func participantQuitInTurn(with matchOutcome: GKTurnBasedMatch.Outcome, nextParticipants: [GKTurnBasedParticipant], turnTimeout timeout: TimeInterval, match matchData: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {}
    open func participantQuitInTurn(with matchOutcome: GKTurnBasedMatch.Outcome, nextParticipants: [GKTurnBasedParticipant], turnTimeout timeout: TimeInterval, match matchData: Data) async throws { fatalError() }
    @preconcurrency open func participantQuitOutOfTurn(with matchOutcome: GKTurnBasedMatch.Outcome, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {}
    open func participantQuitOutOfTurn(with matchOutcome: GKTurnBasedMatch.Outcome) async throws {}
    @preconcurrency open func endMatchInTurn(withMatch matchData: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {}
    open func endMatchInTurn(withMatch matchData: Data) async throws { fatalError() }
    @preconcurrency open func saveCurrentTurn(withMatch matchData: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {}
    open func saveCurrentTurn(withMatch matchData: Data) async throws { fatalError() }
    @preconcurrency open func sendReminder(to participants: [GKTurnBasedParticipant], localizableMessageKey key: String, arguments: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {}
    open func sendReminder(to participants: [GKTurnBasedParticipant], localizableMessageKey key: String, arguments: [String]) async throws { fatalError() }
}
@available(iOS 5.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public var GKTurnTimeoutDefault: TimeInterval { fatalError() }
@available(iOS 5.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public var GKTurnTimeoutNone: TimeInterval { fatalError() }
