@_exported import CoreLocation
@_exported import Foundation
@_exported import Contacts

@available(iOS 10.0, macOS 11.0, tvOS 14.0, watchOS 3.2, visionOS 1.0, *) open class INImage: NSObject, @unchecked Sendable {
    public convenience init(named name: String) { fatalError() }
    @available(iOS 14.0, watchOS 7.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class func systemImageNamed(_ systemImageName: String) -> Self { fatalError() }
    public convenience init(imageData: Data) { fatalError() }
    public convenience init?(url URL: URL) { fatalError() }
    public convenience init?(url URL: URL, width: Double, height: Double) { fatalError() }
}
@available(iOS 10.0, macOS 11.0, tvOS 14.0, watchOS 3.2, visionOS 1.0, *) public enum INPersonHandleType: Int, Sendable { case unknown = 0, emailAddress, phoneNumber }
@available(iOS 10.0, macOS 11.0, tvOS 14.0, watchOS 3.2, visionOS 1.0, *) public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public init(_ rawValue: String) { fatalError() }; public static let home = INPersonHandleLabel(rawValue: ""); public static let work = INPersonHandleLabel(rawValue: ""); public static let iPhone = INPersonHandleLabel(rawValue: ""); public static let mobile = INPersonHandleLabel(rawValue: ""); public static let main = INPersonHandleLabel(rawValue: ""); public static let other = INPersonHandleLabel(rawValue: "") }
@available(iOS 10.0, macOS 11.0, tvOS 14.0, watchOS 3.2, visionOS 1.0, *) open class INPersonHandle: NSObject, @unchecked Sendable {
    public init(value: String?, type: INPersonHandleType) { fatalError() }
    public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel?) { fatalError() }
    open var value: String? { fatalError() }
    open var type: INPersonHandleType { fatalError() }
    open var label: INPersonHandleLabel? { fatalError() }
}
@available(iOS 10.0, macOS 11.0, tvOS 14.0, watchOS 3.2, visionOS 1.0, *) public enum INPersonSuggestionType: Int, Sendable { case none = 0, socialProfile, instantMessageAddress }
@available(iOS 10.0, macOS 11.0, tvOS 14.0, watchOS 3.2, visionOS 1.0, *) open class INPerson: NSObject, @unchecked Sendable {
    public init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?) { fatalError() }
    public init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool) { fatalError() }
    public init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool, suggestionType: INPersonSuggestionType) { fatalError() }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *) public init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, isContactSuggestion: Bool, suggestionType: INPersonSuggestionType) { fatalError() }
    open var personHandle: INPersonHandle? { fatalError() }
    open var nameComponents: PersonNameComponents? { fatalError() }
    open var displayName: String { fatalError() }
    open var image: INImage? { fatalError() }
    open var contactIdentifier: String? { fatalError() }
    open var customIdentifier: String? { fatalError() }
    open var isMe: Bool { fatalError() }
    open var aliases: [INPersonHandle]? { fatalError() }
}
@available(iOS 10.0, macOS 11.0, tvOS 14.0, watchOS 3.2, visionOS 1.0, *) open class INSpeakableString: NSObject, @unchecked Sendable {
    public init(spokenPhrase: String) { fatalError() }
    public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) { fatalError() }
    open var spokenPhrase: String { fatalError() }
    open var pronunciationHint: String? { fatalError() }
    open var vocabularyIdentifier: String? { fatalError() }
}
@available(iOS 12.0, macOS 11.0, tvOS 14.0, watchOS 5.0, visionOS 1.0, *) open class INObject: NSObject, @unchecked Sendable {
    public convenience init(identifier: String?, display displayString: String) { fatalError() }
    public init(identifier: String?, display displayString: String, pronunciationHint: String?) { fatalError() }
    open var identifier: String? { fatalError() }
    open var displayString: String { fatalError() }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) open class INObjectCollection<ObjectType: AnyObject>: NSObject, @unchecked Sendable { public convenience init(items: [ObjectType]) { fatalError() }; open var allItems: [ObjectType] { fatalError() } }
@available(iOS 10.0, macOS 11.0, tvOS 14.0, watchOS 3.2, visionOS 1.0, *) open class INIntent: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open var identifier: String? { fatalError() }
    @available(iOS 12.0, macOS 12.0, tvOS 14.0, watchOS 5.0, *) open var suggestedInvocationPhrase: String? { get { fatalError() } set {} }
    @available(iOS 11.0, macOS 11.0, watchOS 4.0, *) @available(tvOS, unavailable) open var intentDescription: String? { fatalError() }
    open func setImage(_ image: INImage?, forParameterNamed parameterName: String) {}
    open func image(forParameterNamed parameterName: String) -> INImage? { fatalError() }
    open func keyImage() -> INImage? { fatalError() }
}
@available(iOS 10.0, macOS 11.0, tvOS 14.0, watchOS 3.2, visionOS 1.0, *) open class INIntentResponse: NSObject, @unchecked Sendable { open var userActivity: NSUserActivity? { get { fatalError() } set {} } }
@available(iOS 10.0, macOS 11.0, tvOS 14.0, watchOS 3.2, visionOS 1.0, *) @preconcurrency public protocol INIntentHandlerProviding: NSObjectProtocol { func handler(for intent: INIntent) -> Any? }
@available(iOS 10.0, macOS 11.0, tvOS 14.0, watchOS 3.2, visionOS 1.0, *) open class INExtension: NSObject, INIntentHandlerProviding { public override init() { fatalError() }; open func handler(for intent: INIntent) -> Any? { fatalError() } }
@available(iOS 10.0, macOS 11.0, tvOS 14.0, watchOS 3.2, visionOS 1.0, *) public enum INInteractionDirection: Int, Sendable { case unspecified = 0, outgoing, incoming }
@available(iOS 10.0, macOS 11.0, tvOS 14.0, watchOS 3.2, visionOS 1.0, *) public enum INIntentHandlingStatus: Int, Sendable { case unspecified = 0, ready, inProgress, success, failure, deferredToApplication, userConfirmationRequired }
@available(iOS 10.0, macOS 11.0, tvOS 14.0, watchOS 3.2, visionOS 1.0, *) open class INInteraction: NSObject, @unchecked Sendable {
    public init(intent: INIntent, response: INIntentResponse?) { fatalError() }
    @preconcurrency open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {}
    open func donate() async throws {}
    @preconcurrency open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {}
    open class func deleteAll() async throws {}
    @preconcurrency open class func delete(with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil) {}
    open class func delete(with identifiers: [String]) async throws {}
    @preconcurrency open class func delete(with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil) {}
    open class func delete(with groupIdentifier: String) async throws {}
    open var intent: INIntent { fatalError() }
    open var intentResponse: INIntentResponse? { fatalError() }
    open var intentHandlingStatus: INIntentHandlingStatus { fatalError() }
    open var direction: INInteractionDirection { get { fatalError() } set {} }
    open var dateInterval: DateInterval? { get { fatalError() } set {} }
    open var identifier: String { get { fatalError() } set {} }
    open var groupIdentifier: String? { get { fatalError() } set {} }
}
@available(iOS 10.0, macOS 12.0, watchOS 3.2, visionOS 1.0, *) @available(tvOS, unavailable) public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized }
@available(iOS 10.0, macOS 12.0, watchOS 3.2, visionOS 1.0, *) @available(tvOS, unavailable) open class INPreferences: NSObject, @unchecked Sendable {
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { fatalError() }
    @preconcurrency open class func requestSiriAuthorization(_ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void) {}
    open class func requestSiriAuthorization() async -> INSiriAuthorizationStatus { fatalError() }
    open class func siriLanguageCode() -> String { fatalError() }
}
@available(iOS 10.0, macOS 12.0, watchOS 3.2, visionOS 1.0, *) @available(tvOS, unavailable) public enum INVocabularyStringType: Int, Sendable { case contactName = 1, contactGroupName, photoTag = 100, photoAlbumName, workoutActivityName = 200, carProfileName = 300, mediaPlaylistTitle = 700, mediaMusicArtistName, mediaAudiobookTitle, mediaAudiobookAuthorName, mediaShowTitle }
@available(iOS 10.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class INVocabulary: NSObject, @unchecked Sendable { open class func shared() -> Self { fatalError() }; open func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {}; open func removeAllVocabularyStrings() {} }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public enum INFocusStatusAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) open class INFocusStatus: NSObject, @unchecked Sendable { public init(isFocused: Bool?) { fatalError() }; public var isFocused: Bool? { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) open class INFocusStatusCenter: NSObject, @unchecked Sendable {
    open class var `default`: INFocusStatusCenter { fatalError() }
    open var focusStatus: INFocusStatus { fatalError() }
    open var authorizationStatus: INFocusStatusAuthorizationStatus { fatalError() }
    @preconcurrency open func requestAuthorization(completionHandler: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil) {}
    open func requestAuthorization() async -> INFocusStatusAuthorizationStatus { fatalError() }
}
@available(iOS 12.0, macOS 12.0, tvOS 14.0, watchOS 5.0, visionOS 1.0, *) public enum INShortcut: @unchecked Sendable {
    case intent(INIntent), userActivity(NSUserActivity)
    public init?(intent: INIntent) { fatalError() }
    public init(userActivity: NSUserActivity) { fatalError() }
    public var intent: INIntent? { fatalError() }
    public var userActivity: NSUserActivity? { fatalError() }
}
@available(iOS 12.0, macOS 12.0, watchOS 5.0, visionOS 1.0, *) @available(tvOS, unavailable) open class INVoiceShortcut: NSObject, @unchecked Sendable { open var identifier: UUID { fatalError() }; open var invocationPhrase: String { fatalError() }; public var shortcut: INShortcut { fatalError() } }
@available(iOS 12.0, macOS 11.0, watchOS 5.0, visionOS 1.0, *) @available(tvOS, unavailable) open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
    open class var shared: INVoiceShortcutCenter { fatalError() }
    @preconcurrency open func getAllVoiceShortcuts(completion completionHandler: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void) {}
    open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { fatalError() }
    @preconcurrency open func getVoiceShortcut(with identifier: UUID, completion completionHandler: @escaping @Sendable (INVoiceShortcut?, (any Error)?) -> Void) {}
    open func voiceShortcut(with identifier: UUID) async throws -> INVoiceShortcut { fatalError() }
    public func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
@available(iOS 12.0, watchOS 5.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) public enum INRelevantShortcutRole: Int, Sendable { case action = 0, information }
@available(iOS 12.0, watchOS 5.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class INRelevanceProvider: NSObject, @unchecked Sendable {}
@available(iOS 12.0, watchOS 5.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class INDateRelevanceProvider: INRelevanceProvider, @unchecked Sendable { public init(start startDate: Date, end endDate: Date?) { fatalError() } }
@available(iOS 12.0, watchOS 5.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class INLocationRelevanceProvider: INRelevanceProvider, @unchecked Sendable { public init(region: CLRegion) { fatalError() } }
@available(iOS 12.0, watchOS 5.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) public enum INDailyRoutineSituation: Int, Sendable { case morning = 0, evening, home, work, school, gym, commute, headphonesConnected, activeWorkout, physicalActivityIncomplete }
@available(iOS 12.0, watchOS 5.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class INDailyRoutineRelevanceProvider: INRelevanceProvider, @unchecked Sendable { public init(situation: INDailyRoutineSituation) { fatalError() } }
@available(iOS 12.0, watchOS 5.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class INRelevantShortcut: NSObject, @unchecked Sendable { public init(shortcut: INShortcut) { fatalError() }; open var relevanceProviders: [INRelevanceProvider] { get { fatalError() } set {} }; open var shortcutRole: INRelevantShortcutRole { get { fatalError() } set {} }; @available(iOS 16.0, watchOS 9.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open var widgetKind: String? { get { fatalError() } set {} } }
@available(iOS 12.0, watchOS 5.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class INRelevantShortcutStore: NSObject, @unchecked Sendable { open class var `default`: INRelevantShortcutStore { fatalError() }; @preconcurrency open func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {}; open func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {} }
@available(iOS 10.0, macOS 11.0, tvOS 14.0, watchOS 3.2, visionOS 1.0, *) extension NSUserActivity {
    public var interaction: INInteraction? { fatalError() }
    @available(iOS 12.0, macOS 12.0, watchOS 5.0, *) @available(tvOS, unavailable) public var suggestedInvocationPhrase: String? { get { fatalError() } set {} }
    @available(iOS 12.0, macOS 12.0, watchOS 5.0, *) @available(tvOS, unavailable) public class func deleteSavedUserActivities(withPersistentIdentifiers persistentIdentifiers: [String], completionHandler handler: @escaping () -> Void) {}
    @available(iOS 12.0, macOS 12.0, watchOS 5.0, *) @available(tvOS, unavailable) public class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {}
}
@available(iOS 10.0, macOS 11.0, tvOS 14.0, watchOS 3.2, visionOS 1.0, *) public let INIntentErrorDomain: String = ""
