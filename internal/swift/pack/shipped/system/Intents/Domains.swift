// Messages, calls, media, and the results of resolving their parameters.
@available(iOS 10.0, macOS 12.0, tvOS 14.0, watchOS 3.2, visionOS 1.0, *) open class INIntentResolutionResult: NSObject, @unchecked Sendable {
    open class func needsValue() -> Self { fatalError() }
    open class func notRequired() -> Self { fatalError() }
    open class func unsupported() -> Self { fatalError() }
    open class func unsupported(withReason reason: Int) -> Self { fatalError() }
}
@available(iOS 10.0, macOS 12.0, tvOS 14.0, watchOS 3.2, visionOS 1.0, *) open class INPersonResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    open class func success(with resolvedPerson: INPerson) -> Self { fatalError() }
    open class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self { fatalError() }
    open class func confirmationRequired(with personToConfirm: INPerson?) -> Self { fatalError() }
}
@available(iOS 10.0, macOS 12.0, tvOS 14.0, watchOS 3.2, visionOS 1.0, *) open class INSendMessageRecipientResolutionResult: INPersonResolutionResult, @unchecked Sendable {}
@available(iOS 10.0, macOS 12.0, tvOS 14.0, watchOS 3.2, visionOS 1.0, *) open class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    open class func success(with resolvedString: String) -> Self { fatalError() }
    open class func disambiguation(with stringsToDisambiguate: [String]) -> Self { fatalError() }
    open class func confirmationRequired(with stringToConfirm: String?) -> Self { fatalError() }
}
@available(iOS 10.0, macOS 12.0, tvOS 14.0, watchOS 3.2, visionOS 1.0, *) open class INSpeakableStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    open class func success(with resolvedString: INSpeakableString) -> Self { fatalError() }
    open class func disambiguation(with stringsToDisambiguate: [INSpeakableString]) -> Self { fatalError() }
    open class func confirmationRequired(with stringToConfirm: INSpeakableString?) -> Self { fatalError() }
}
@available(iOS 10.0, macOS 12.0, tvOS 14.0, watchOS 3.2, visionOS 1.0, *) open class INMediaItemResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    open class func success(with resolvedMediaItem: INMediaItem) -> Self { fatalError() }
    open class func disambiguation(with mediaItemsToDisambiguate: [INMediaItem]) -> Self { fatalError() }
    open class func confirmationRequired(with mediaItemToConfirm: INMediaItem?) -> Self { fatalError() }
}
@available(iOS 10.0, macOS 12.0, tvOS 14.0, watchOS 3.2, visionOS 1.0, *) open class INDateComponentsRangeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    open class func success(with resolvedDateComponentsRange: INDateComponentsRange) -> Self { fatalError() }
    open class func confirmationRequired(with dateComponentsRangeToConfirm: INDateComponentsRange?) -> Self { fatalError() }
}
@available(iOS 10.0, macOS 12.0, tvOS 14.0, watchOS 3.2, visionOS 1.0, *) open class INPlacemarkResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    open class func success(with resolvedPlacemark: CLPlacemark) -> Self { fatalError() }
    open class func disambiguation(with placemarksToDisambiguate: [CLPlacemark]) -> Self { fatalError() }
    open class func confirmationRequired(with placemarkToConfirm: CLPlacemark?) -> Self { fatalError() }
}
@available(iOS 10.0, macOS 12.0, tvOS 14.0, watchOS 3.2, visionOS 1.0, *) open class INBooleanResolutionResult: INIntentResolutionResult, @unchecked Sendable { open class func success(with resolvedValue: Bool) -> Self { fatalError() }; open class func confirmationRequired(with valueToConfirm: NSNumber?) -> Self { fatalError() } }
@available(iOS 10.0, macOS 12.0, tvOS 14.0, watchOS 3.2, visionOS 1.0, *) open class INIntegerResolutionResult: INIntentResolutionResult, @unchecked Sendable { open class func success(with resolvedValue: Int) -> Self { fatalError() } }
@available(iOS 10.0, macOS 12.0, tvOS 14.0, watchOS 3.2, visionOS 1.0, *) open class INDateComponentsRange: NSObject, @unchecked Sendable { public init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?) { fatalError() }; open var startDateComponents: DateComponents? { fatalError() }; open var endDateComponents: DateComponents? { fatalError() } }
@available(iOS 14.0, macOS 12.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public enum INOutgoingMessageType: Int, Sendable { case unknown = 0, outgoingMessageText, outgoingMessageAudio }
@available(iOS 14.0, macOS 12.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) open class INSendMessageAttachment: NSObject, @unchecked Sendable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) open class INSendMessageIntentDonationMetadata: NSObject, @unchecked Sendable { public override init() { fatalError() }; open var mentionsCurrentUser: Bool { get { fatalError() } set {} }; open var isReplyToCurrentUser: Bool { get { fatalError() } set {} }; open var notifyRecipientAnyway: Bool { get { fatalError() } set {} }; open var recipientCount: Int { get { fatalError() } set {} } }
@available(iOS 10.0, macOS 12.0, tvOS 14.0, watchOS 3.2, visionOS 1.0, *) open class INSendMessageIntent: INIntent, @unchecked Sendable {
    @available(iOS 14.0, macOS 12.0, tvOS 14.0, watchOS 7.0, *) public init(recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?, attachments: [INSendMessageAttachment]?) { fatalError() }
    @available(iOS, introduced: 11.0, deprecated: 14.0) @available(watchOS, introduced: 4.0, deprecated: 7.0) public init(recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?) { fatalError() }
    open var recipients: [INPerson]? { fatalError() }
    @available(iOS 14.0, macOS 12.0, tvOS 14.0, watchOS 7.0, *) open var outgoingMessageType: INOutgoingMessageType { fatalError() }
    open var content: String? { fatalError() }
    open var speakableGroupName: INSpeakableString? { fatalError() }
    open var conversationIdentifier: String? { fatalError() }
    open var serviceName: String? { fatalError() }
    open var sender: INPerson? { fatalError() }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *) open var donationMetadata: INSendMessageIntentDonationMetadata? { get { fatalError() } set {} }
}
@available(iOS 10.0, macOS 12.0, tvOS 14.0, watchOS 3.2, visionOS 1.0, *) public enum INMessageType: Int, Sendable { case unspecified = 0, text, audio }
@available(iOS 10.0, macOS 12.0, tvOS 14.0, watchOS 3.2, visionOS 1.0, *) open class INMessage: NSObject, @unchecked Sendable {
    public init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType) { fatalError() }
    public init(identifier: String, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?) { fatalError() }
    open var identifier: String { fatalError() }
    open var content: String? { fatalError() }
    open var dateSent: Date? { fatalError() }
    open var sender: INPerson? { fatalError() }
    open var recipients: [INPerson]? { fatalError() }
}
@available(iOS 10.0, macOS 12.0, tvOS 14.0, watchOS 3.2, visionOS 1.0, *) public enum INSendMessageIntentResponseCode: Int, Sendable { case unspecified = 0, ready, inProgress, success, failure, failureRequiringAppLaunch, failureMessageServiceNotAvailable, failureRequiringInAppAuthentication }
@available(iOS 10.0, macOS 12.0, tvOS 14.0, watchOS 3.2, visionOS 1.0, *) open class INSendMessageIntentResponse: INIntentResponse, @unchecked Sendable { public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }; open var code: INSendMessageIntentResponseCode { fatalError() }; open var sentMessages: [INMessage]? { get { fatalError() } set {} } }
@available(iOS 10.0, macOS 12.0, tvOS 14.0, watchOS 3.2, visionOS 1.0, *) @preconcurrency public protocol INSendMessageIntentHandling: NSObjectProtocol {
    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
    func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
    func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void)
    func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void)
}
@available(iOS 10.0, macOS 12.0, tvOS 14.0, watchOS 3.2, visionOS 1.0, *) extension INSendMessageIntentHandling {
    public func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {}
    public func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void) {}
    public func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {}
}
@available(iOS 10.0, macOS 12.0, tvOS 14.0, watchOS 3.2, visionOS 1.0, *) extension INSendMessageIntentHandling {
    public func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {}
    public func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse { fatalError() }
}
@available(iOS 10.0, macOS 12.0, tvOS 14.0, watchOS 3.2, visionOS 1.0, *) public enum INCallCapability: Int, Sendable { case unknown = 0, audioCall, videoCall }
@available(iOS 11.0, macOS 12.0, tvOS 14.0, watchOS 4.0, visionOS 1.0, *) public enum INCallDestinationType: Int, Sendable { case unknown = 0, normal, emergency, voicemail, redial, callBack }
@available(iOS 13.0, macOS 12.0, tvOS 14.0, watchOS 6.0, visionOS 1.0, *) open class INStartCallIntent: INIntent, @unchecked Sendable {
    @available(iOS 14.0, macOS 12.0, tvOS 14.0, watchOS 7.0, *) public init(callRecordFilter: INCallRecordFilter?, callRecordToCallBack: INCallRecord?, audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?, callCapability: INCallCapability) { fatalError() }
    open var destinationType: INCallDestinationType { fatalError() }
    open var contacts: [INPerson]? { fatalError() }
    open var callCapability: INCallCapability { fatalError() }
}
@available(iOS 13.0, macOS 12.0, tvOS 14.0, watchOS 6.0, visionOS 1.0, *) public enum INCallAudioRoute: Int, Sendable { case unknown = 0, speakerphoneAudioRoute, bluetoothAudioRoute }
@available(iOS 11.0, macOS 12.0, tvOS 14.0, watchOS 4.0, visionOS 1.0, *) open class INCallRecord: NSObject, @unchecked Sendable {}
@available(iOS 14.0, macOS 12.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) open class INCallRecordFilter: NSObject, @unchecked Sendable {}
@available(iOS 13.0, macOS 12.0, tvOS 14.0, watchOS 6.0, visionOS 1.0, *) public enum INStartCallIntentResponseCode: Int, Sendable { case unspecified = 0, ready, continueInApp, userConfirmationRequired, failure, failureRequiringAppLaunch, failureCallingServiceNotAvailable, failureContactNotSupportedByApp, failureAirplaneModeEnabled, failureUnableToHandOff, failureAppConfigurationRequired, failureCallInProgress, failureCallRinging }
@available(iOS 13.0, macOS 12.0, tvOS 14.0, watchOS 6.0, visionOS 1.0, *) open class INStartCallIntentResponse: INIntentResponse, @unchecked Sendable { public init(code: INStartCallIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }; open var code: INStartCallIntentResponseCode { fatalError() } }
@available(iOS 13.0, macOS 12.0, tvOS 14.0, watchOS 6.0, visionOS 1.0, *) @preconcurrency public protocol INStartCallIntentHandling: NSObjectProtocol {
    func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void)
    func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse
    func resolveContacts(for intent: INStartCallIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void)
}
@available(iOS 13.0, macOS 12.0, tvOS 14.0, watchOS 6.0, visionOS 1.0, *) extension INStartCallIntentHandling {
    public func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {}
    public func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse { fatalError() }
    public func resolveContacts(for intent: INStartCallIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void) {}
}
@available(iOS 12.0, macOS 12.0, tvOS 14.0, watchOS 5.0, visionOS 1.0, *) public enum INMediaItemType: Int, Sendable { case unknown = 0, song, album, artist, genre, playlist, podcastShow, podcastEpisode, podcastPlaylist, musicStation, audioBook, movie, tvShow, tvShowEpisode, musicVideo, podcastStation, radioStation, station, music, algorithmicRadioStation, news }
@available(iOS 12.0, macOS 12.0, tvOS 14.0, watchOS 5.0, visionOS 1.0, *) open class INMediaItem: NSObject, @unchecked Sendable {
    public init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?) { fatalError() }
    public init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?, artist: String?) { fatalError() }
    open var identifier: String? { fatalError() }
    open var title: String? { fatalError() }
    open var type: INMediaItemType { fatalError() }
    open var artwork: INImage? { fatalError() }
    open var artist: String? { fatalError() }
}
@available(iOS 12.0, macOS 12.0, tvOS 14.0, watchOS 5.0, visionOS 1.0, *) public enum INPlaybackRepeatMode: Int, Sendable { case unknown = 0, none, all, one }
@available(iOS 13.0, macOS 12.0, tvOS 14.0, watchOS 6.0, visionOS 1.0, *) public enum INPlaybackQueueLocation: Int, Sendable { case unknown = 0, now, next, later }
@available(iOS 13.0, macOS 12.0, tvOS 14.0, watchOS 6.0, visionOS 1.0, *) public enum INMediaReference: Int, Sendable { case unknown = 0, currentlyPlaying, my }
@available(iOS 13.0, macOS 12.0, tvOS 14.0, watchOS 6.0, visionOS 1.0, *) open class INMediaSearch: NSObject, @unchecked Sendable { open var mediaType: INMediaItemType { fatalError() }; open var mediaName: String? { fatalError() }; open var artistName: String? { fatalError() }; open var albumName: String? { fatalError() }; open var genreNames: [String]? { fatalError() }; open var moodNames: [String]? { fatalError() }; open var mediaIdentifier: String? { fatalError() }; open var reference: INMediaReference { fatalError() } }
@available(iOS 12.0, macOS 12.0, tvOS 14.0, watchOS 5.0, visionOS 1.0, *) open class INPlayMediaIntent: INIntent, @unchecked Sendable {
    @available(iOS 13.0, macOS 12.0, tvOS 14.0, watchOS 6.0, *) public init(mediaItems: [INMediaItem]?, mediaContainer: INMediaItem?, playShuffled: Bool?, playbackRepeatMode: INPlaybackRepeatMode, resumePlayback: Bool?, playbackQueueLocation: INPlaybackQueueLocation, playbackSpeed: Double?, mediaSearch: INMediaSearch?) { fatalError() }
    public convenience init(mediaItems: [INMediaItem]? = nil, mediaContainer: INMediaItem? = nil, playShuffled: Bool? = nil, playbackRepeatMode: INPlaybackRepeatMode = .unknown, resumePlayback: Bool? = nil) { fatalError() }
    open var mediaItems: [INMediaItem]? { fatalError() }
    open var mediaContainer: INMediaItem? { fatalError() }
    public var playShuffled: Bool? { fatalError() }
    open var playbackRepeatMode: INPlaybackRepeatMode { fatalError() }
    public var resumePlayback: Bool? { fatalError() }
    @available(iOS 13.0, macOS 12.0, tvOS 14.0, watchOS 6.0, *) open var mediaSearch: INMediaSearch? { fatalError() }
    @available(iOS 13.0, macOS 12.0, tvOS 14.0, watchOS 6.0, *) public var playbackSpeed: Double? { fatalError() }
}
@available(iOS 12.0, macOS 12.0, tvOS 14.0, watchOS 5.0, visionOS 1.0, *) public enum INPlayMediaIntentResponseCode: Int, Sendable { case unspecified = 0, ready, continueInApp, inProgress, success, handleInApp, failure, failureRequiringAppLaunch, failureUnknownMediaType, failureNoUnplayedContent, failureRestrictedContent, failureMaxStreamLimitReached }
@available(iOS 12.0, macOS 12.0, tvOS 14.0, watchOS 5.0, visionOS 1.0, *) open class INPlayMediaIntentResponse: INIntentResponse, @unchecked Sendable { public init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }; open var code: INPlayMediaIntentResponseCode { fatalError() }; open var nowPlayingInfo: [String: Any]? { get { fatalError() } set {} } }
@available(iOS 13.0, macOS 12.0, tvOS 14.0, watchOS 6.0, visionOS 1.0, *) open class INPlayMediaMediaItemResolutionResult: INMediaItemResolutionResult, @unchecked Sendable {
    public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) { fatalError() }
    open class func successes(with resolvedMediaItems: [INMediaItem]) -> [INPlayMediaMediaItemResolutionResult] { fatalError() }
    open class func unsupported(forReason reason: INPlayMediaMediaItemUnsupportedReason) -> Self { fatalError() }
}
@available(iOS 13.0, macOS 12.0, tvOS 14.0, watchOS 6.0, visionOS 1.0, *) public enum INPlayMediaMediaItemUnsupportedReason: Int, Sendable { case loginRequired = 1, subscriptionRequired, unsupportedMediaType, explicitContentSettings, cellularDataSettings, restrictedContent, serviceUnavailable, regionRestriction }
@available(iOS 12.0, macOS 12.0, tvOS 14.0, watchOS 5.0, visionOS 1.0, *) @preconcurrency public protocol INPlayMediaIntentHandling: NSObjectProtocol {
    func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
    func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse
    func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
    func resolveMediaItems(for intent: INPlayMediaIntent, with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void)
    func resolveMediaItems(for intent: INPlayMediaIntent) async -> [INPlayMediaMediaItemResolutionResult]
    func resolvePlayShuffled(for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
}
@available(iOS 12.0, macOS 12.0, tvOS 14.0, watchOS 5.0, visionOS 1.0, *) extension INPlayMediaIntentHandling {
    public func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {}
    public func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse { fatalError() }
    public func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {}
    public func resolveMediaItems(for intent: INPlayMediaIntent, with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void) {}
    public func resolveMediaItems(for intent: INPlayMediaIntent) async -> [INPlayMediaMediaItemResolutionResult] { fatalError() }
    public func resolvePlayShuffled(for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void) {}
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) open class INShareFocusStatusIntent: INIntent, @unchecked Sendable { public init(focusStatus: INFocusStatus?) { fatalError() }; open var focusStatus: INFocusStatus? { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public enum INShareFocusStatusIntentResponseCode: Int, Sendable { case unspecified = 0, ready, inProgress, success, failure, failureRequiringAppLaunch }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) open class INShareFocusStatusIntentResponse: INIntentResponse, @unchecked Sendable { public init(code: INShareFocusStatusIntentResponseCode, userActivity: NSUserActivity?) { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) @preconcurrency public protocol INShareFocusStatusIntentHandling: NSObjectProtocol { func handle(intent: INShareFocusStatusIntent, completion: @escaping (INShareFocusStatusIntentResponse) -> Void) }
