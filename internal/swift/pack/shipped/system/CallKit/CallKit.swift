@_exported import Foundation
import AVFAudio

@available(iOS 10.0, watchOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class CXHandle: NSObject, @unchecked Sendable {
    public enum HandleType: Int, Sendable { case generic = 1, phoneNumber, emailAddress }
    public init(type: CXHandle.HandleType, value: String) { fatalError() }
    open var type: CXHandle.HandleType { fatalError() }
    open var value: String { fatalError() }
    open func isEqual(to handle: CXHandle) -> Bool { fatalError() }
}
@available(iOS 10.0, watchOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class CXCall: NSObject, @unchecked Sendable {
    open var uuid: UUID { fatalError() }
    open var isOutgoing: Bool { fatalError() }
    open var isOnHold: Bool { fatalError() }
    open var hasConnected: Bool { fatalError() }
    open var hasEnded: Bool { fatalError() }
}
@available(iOS 10.0, watchOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @preconcurrency public protocol CXCallObserverDelegate: NSObjectProtocol {
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}
@available(iOS 10.0, watchOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class CXCallObserver: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open var calls: [CXCall] { fatalError() }
    open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}
@available(iOS 10.0, watchOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class CXCallUpdate: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open var remoteHandle: CXHandle? { get { fatalError() } set {} }
    open var localizedCallerName: String? { get { fatalError() } set {} }
    open var supportsHolding: Bool { get { fatalError() } set {} }
    open var supportsGrouping: Bool { get { fatalError() } set {} }
    open var supportsUngrouping: Bool { get { fatalError() } set {} }
    open var supportsDTMF: Bool { get { fatalError() } set {} }
    open var hasVideo: Bool { get { fatalError() } set {} }
}
@available(iOS 10.0, watchOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class CXProviderConfiguration: NSObject, @unchecked Sendable {
    @available(iOS 14.0, watchOS 9.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) public override init() { fatalError() }
    @available(iOS, introduced: 10.0, deprecated: 14.0, message: "use init()") public convenience init(localizedName: String) { fatalError() }
    open var localizedName: String? { fatalError() }
    open var ringtoneSound: String? { get { fatalError() } set {} }
    open var iconTemplateImageData: Data? { get { fatalError() } set {} }
    open var maximumCallGroups: Int { get { fatalError() } set {} }
    open var maximumCallsPerCallGroup: Int { get { fatalError() } set {} }
    @available(iOS 11.0, *) open var includesCallsInRecents: Bool { get { fatalError() } set {} }
    open var supportsVideo: Bool { get { fatalError() } set {} }
    open var supportedHandleTypes: Set<CXHandle.HandleType> { get { fatalError() } set {} }
}
@available(iOS 10.0, watchOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) public enum CXCallEndedReason: Int, Sendable { case failed = 1, remoteEnded, unanswered, answeredElsewhere, declinedElsewhere }
@available(iOS 10.0, watchOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @preconcurrency public protocol CXProviderDelegate: NSObjectProtocol {
    func providerDidReset(_ provider: CXProvider)
    func providerDidBegin(_ provider: CXProvider)
    func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
    func provider(_ provider: CXProvider, perform action: CXStartCallAction)
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
    func provider(_ provider: CXProvider, perform action: CXEndCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction)
    func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
    func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
    func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)
    func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)
}
@available(iOS 10.0, watchOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) extension CXProviderDelegate {
    public func providerDidBegin(_ provider: CXProvider) {}
    public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool { fatalError() }
    public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) {}
    public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
    public func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {}
    public func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) {}
}
@available(iOS 10.0, watchOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class CXProvider: NSObject, @unchecked Sendable {
    public init(configuration: CXProviderConfiguration) { fatalError() }
    open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {}
    @preconcurrency open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate, completion: @escaping @Sendable ((any Error)?) -> Void) {}
    open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws { fatalError() }
    open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
    open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {}
    open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {}
    open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {}
    @available(iOS 14.5, *) @preconcurrency open class func reportNewIncomingVoIPPushPayload(_ dictionaryPayload: [AnyHashable: Any], completion: (@Sendable ((any Error)?) -> Void)? = nil) {}
    @available(iOS 14.5, *) open class func reportNewIncomingVoIPPushPayload(_ dictionaryPayload: [AnyHashable: Any]) async throws {}
    open var configuration: CXProviderConfiguration { get { fatalError() } set {} }
    open func invalidate() {}
    open var pendingTransactions: [CXTransaction] { fatalError() }
    open func pendingCallActions(of callActionClass: AnyClass, withCall callUUID: UUID) -> [CXCallAction] { fatalError() }
}
@available(iOS 10.0, watchOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class CXTransaction: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    public init(actions: [CXAction]) { fatalError() }
    public convenience init(action: CXAction) { fatalError() }
    open var uuid: UUID { fatalError() }
    open var isComplete: Bool { fatalError() }
    open var actions: [CXAction] { fatalError() }
    open func addAction(_ action: CXAction) {}
}
@available(iOS 10.0, watchOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class CXAction: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open var uuid: UUID { fatalError() }
    open var isComplete: Bool { fatalError() }
    open var timeoutDate: Date { fatalError() }
    open func fulfill() {}
    open func fail() {}
}
@available(iOS 10.0, watchOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class CXCallAction: CXAction, @unchecked Sendable {
    public init(call callUUID: UUID) { fatalError() }
    open var callUUID: UUID { fatalError() }
}
@available(iOS 10.0, watchOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class CXStartCallAction: CXCallAction, @unchecked Sendable {
    public init(call callUUID: UUID, handle: CXHandle) { fatalError() }
    open var handle: CXHandle { get { fatalError() } set {} }
    open var contactIdentifier: String? { get { fatalError() } set {} }
    open var isVideo: Bool { get { fatalError() } set {} }
    open func fulfill(withDateStarted dateStarted: Date) {}
}
@available(iOS 10.0, watchOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class CXAnswerCallAction: CXCallAction, @unchecked Sendable { open func fulfill(withDateConnected dateConnected: Date) {} }
@available(iOS 10.0, watchOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class CXEndCallAction: CXCallAction, @unchecked Sendable { open func fulfill(withDateEnded dateEnded: Date) {} }
@available(iOS 10.0, watchOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
    public init(call callUUID: UUID, onHold: Bool) { fatalError() }
    open var isOnHold: Bool { get { fatalError() } set {} }
}
@available(iOS 10.0, watchOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
    public init(call callUUID: UUID, muted: Bool) { fatalError() }
    open var isMuted: Bool { get { fatalError() } set {} }
}
@available(iOS 10.0, watchOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class CXSetGroupCallAction: CXCallAction, @unchecked Sendable {
    public init(call callUUID: UUID, callUUIDToGroupWith: UUID?) { fatalError() }
    open var callUUIDToGroupWith: UUID? { get { fatalError() } set {} }
}
@available(iOS 10.0, watchOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class CXPlayDTMFCallAction: CXCallAction, @unchecked Sendable {
    public enum ActionType: Int, Sendable { case singleTone = 1, softPause, hardPause }
    public init(call callUUID: UUID, digits: String, type: CXPlayDTMFCallAction.ActionType) { fatalError() }
    open var digits: String { get { fatalError() } set {} }
    open var type: CXPlayDTMFCallAction.ActionType { get { fatalError() } set {} }
}
@available(iOS 10.0, watchOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class CXCallController: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    public init(queue: DispatchQueue) { fatalError() }
    open var callObserver: CXCallObserver { fatalError() }
    @preconcurrency open func request(_ transaction: CXTransaction, completion: @escaping @Sendable ((any Error)?) -> Void) {}
    open func request(_ transaction: CXTransaction) async throws { fatalError() }
    @preconcurrency open func requestTransaction(with actions: [CXAction], completion: @escaping @Sendable ((any Error)?) -> Void) {}
    open func requestTransaction(with actions: [CXAction]) async throws { fatalError() }
    @preconcurrency open func requestTransaction(with action: CXAction, completion: @escaping @Sendable ((any Error)?) -> Void) {}
    open func requestTransaction(with action: CXAction) async throws { fatalError() }
}
@available(iOS 10.0, watchOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) public struct CXErrorCodeIncomingCallError: Error, CustomNSError, Hashable, @unchecked Sendable {
    public enum Code: Int, Sendable { case unknown = 0, unentitled, callUUIDAlreadyExists, filteredByDoNotDisturb, filteredByBlockList, filteredDuringRestrictedSharingMode, callIsProtected, filteredBySensitiveParticipants }
    public init(_ code: Code, userInfo: [String: Any] = [:]) { fatalError() }
    public static var errorDomain: String { fatalError() }
    public var code: Code { fatalError() }
    public var errorCode: Int { fatalError() }
    public var errorUserInfo: [String: Any] { fatalError() }
    public var userInfo: [String: Any] { fatalError() }
    public var localizedDescription: String { fatalError() }
    public static func == (a: CXErrorCodeIncomingCallError, b: CXErrorCodeIncomingCallError) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
    public static var unknown: Code { fatalError() }
    public static var unentitled: Code { fatalError() }
    public static var callUUIDAlreadyExists: Code { fatalError() }
    public static var filteredByDoNotDisturb: Code { fatalError() }
    public static var filteredByBlockList: Code { fatalError() }
    public static var filteredDuringRestrictedSharingMode: Code { fatalError() }
    public static var callIsProtected: Code { fatalError() }
    public static var filteredBySensitiveParticipants: Code { fatalError() }
}
@available(iOS 10.0, watchOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) public func ~= (match: CXErrorCodeIncomingCallError.Code, error: any Error) -> Bool { fatalError() }
@available(iOS 10.0, watchOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) public struct CXErrorCodeRequestTransactionError: Error, CustomNSError, Hashable, @unchecked Sendable {
    public enum Code: Int, Sendable { case unknown = 0, unentitled, unknownCallProvider, emptyTransaction, unknownCallUUID, callUUIDAlreadyExists, invalidAction, maximumCallGroupsReached, callIsProtected }
    public init(_ code: Code, userInfo: [String: Any] = [:]) { fatalError() }
    public static var errorDomain: String { fatalError() }
    public var code: Code { fatalError() }
    public var errorCode: Int { fatalError() }
    public var errorUserInfo: [String: Any] { fatalError() }
    public var userInfo: [String: Any] { fatalError() }
    public var localizedDescription: String { fatalError() }
    public static func == (a: CXErrorCodeRequestTransactionError, b: CXErrorCodeRequestTransactionError) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
    public static var unknown: Code { fatalError() }
    public static var unentitled: Code { fatalError() }
    public static var unknownCallProvider: Code { fatalError() }
    public static var emptyTransaction: Code { fatalError() }
    public static var unknownCallUUID: Code { fatalError() }
    public static var callUUIDAlreadyExists: Code { fatalError() }
    public static var invalidAction: Code { fatalError() }
    public static var maximumCallGroupsReached: Code { fatalError() }
    public static var callIsProtected: Code { fatalError() }
}
@available(iOS 10.0, watchOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) public func ~= (match: CXErrorCodeRequestTransactionError.Code, error: any Error) -> Bool { fatalError() }
#if os(iOS)
@available(iOS 10.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public typealias CXCallDirectoryPhoneNumber = Int64
@available(iOS 10.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class CXCallDirectoryProvider: NSObject {
    public override init() { fatalError() }
    open func beginRequest(with context: CXCallDirectoryExtensionContext) {}
}
@available(iOS 10.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @preconcurrency public protocol CXCallDirectoryExtensionContextDelegate: NSObjectProtocol { func requestFailed(for extensionContext: CXCallDirectoryExtensionContext, withError error: any Error) }
@available(iOS 10.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class CXCallDirectoryExtensionContext: NSObject {
    open weak var delegate: (any CXCallDirectoryExtensionContextDelegate)? { get { fatalError() } set {} }
    open var isIncremental: Bool { fatalError() }
    open func addBlockingEntry(withNextSequentialPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) {}
    open func removeBlockingEntry(withPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) {}
    open func removeAllBlockingEntries() {}
    open func addIdentificationEntry(withNextSequentialPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber, label: String) {}
    open func removeIdentificationEntry(withPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) {}
    open func removeAllIdentificationEntries() {}
    open func completeRequest(completionHandler completion: ((Bool) -> Void)? = nil) {}
}
@available(iOS 10.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class CXCallDirectoryManager: NSObject, @unchecked Sendable {
    public enum EnabledStatus: Int, Sendable { case unknown = 0, disabled, enabled }
    open class var sharedInstance: CXCallDirectoryManager { fatalError() }
    @preconcurrency open func reloadExtension(withIdentifier identifier: String, completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil) {}
    open func reloadExtension(withIdentifier identifier: String) async throws {}
    @preconcurrency open func getEnabledStatusForExtension(withIdentifier identifier: String, completionHandler completion: @escaping @Sendable (CXCallDirectoryManager.EnabledStatus, (any Error)?) -> Void) {}
    open func enabledStatusForExtension(withIdentifier identifier: String) async throws -> CXCallDirectoryManager.EnabledStatus { fatalError() }
    @preconcurrency open func openSettings(completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil) {}
    open func openSettings() async throws {}
}
#endif
