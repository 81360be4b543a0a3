@_exported import Foundation
@_exported import AssayGapFoundation
import UniformTypeIdentifiers

@available(iOS 9.0, macOS 10.11, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public var CSSearchableItemActionType: String { fatalError() }
@available(iOS 9.0, macOS 10.11, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public var CSSearchableItemActivityIdentifier: String { fatalError() }
@available(iOS 9.0, macOS 10.11, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public var CSQueryContinuationActionType: String { fatalError() }
@available(iOS 9.0, macOS 10.11, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public var CSSearchQueryString: String { fatalError() }
@available(iOS 9.0, macOS 10.11, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public var CSActionIdentifier: String { fatalError() }
@available(iOS 9.0, macOS 10.11, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public var CSMailboxInbox: String { fatalError() }
@available(iOS 9.0, macOS 10.11, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public var CSMailboxDrafts: String { fatalError() }
@available(iOS 9.0, macOS 10.11, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public var CSMailboxSent: String { fatalError() }
@available(iOS 9.0, macOS 10.11, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public var CSMailboxJunk: String { fatalError() }
@available(iOS 9.0, macOS 10.11, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public var CSMailboxTrash: String { fatalError() }
@available(iOS 9.0, macOS 10.11, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public var CSMailboxArchive: String { fatalError() }

@available(iOS 9.0, macOS 10.11, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class CSIndexExtensionRequestHandler: NSObject, CSSearchableIndexDelegate {
  public override init() { fatalError() }
  open func searchableIndex(_ searchableIndex: CSSearchableIndex, reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void) {}
  open func searchableIndex(_ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String], acknowledgementHandler: @escaping () -> Void) {}
}
@available(iOS 9.0, macOS 10.11, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public protocol CSSearchableIndexDelegate: NSObjectProtocol {
  func searchableIndex(_ searchableIndex: CSSearchableIndex, reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)
  func searchableIndex(_ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String], acknowledgementHandler: @escaping () -> Void)
  func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex)
  func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex)
  func data(for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String) throws -> Data
  func fileURL(for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String, inPlace: Bool) throws -> URL
  func searchableItems(forIdentifiers identifiers: [String], searchableItemsHandler: @escaping ([CSSearchableItem]) -> Void)
}
@available(iOS 9.0, macOS 10.11, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension CSSearchableIndexDelegate {
  public func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex) {}
  public func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex) {}
  public func data(for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String) throws -> Data { fatalError() }
  public func fileURL(for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String, inPlace: Bool) throws -> URL { fatalError() }
  public func searchableItems(forIdentifiers identifiers: [String], searchableItemsHandler: @escaping ([CSSearchableItem]) -> Void) {}
}
@available(iOS 9.0, macOS 10.11, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct CSIndexError: Error, CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable { case unknownError = -1, indexUnavailableError = -1000, invalidItemError = -1001, invalidClientStateError = -1002, remoteConnectionError = -1003, quotaExceeded = -1004, indexingUnsupported = -1005, mismatchedClientState = -1006; public static func ~= (match: Code, error: any Error) -> Bool { fatalError() } }
  public init(_ code: Code, userInfo: [String: Any] = [:]) { fatalError() }
  public var code: Code { fatalError() }
  public var errorCode: Int { fatalError() }
  public var errorUserInfo: [String: Any] { fatalError() }
  public var userInfo: [String: Any] { fatalError() }
  public var localizedDescription: String { fatalError() }
  public static var errorDomain: String { fatalError() }
  public static var unknownError: Code { fatalError() }
  public static var indexUnavailableError: Code { fatalError() }
  public static var invalidItemError: Code { fatalError() }
  public static var invalidClientStateError: Code { fatalError() }
  public static var remoteConnectionError: Code { fatalError() }
  public static var quotaExceeded: Code { fatalError() }
  public static var indexingUnsupported: Code { fatalError() }
  public static var mismatchedClientState: Code { fatalError() }
}
@available(iOS 9.0, macOS 10.11, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class CSSearchableIndex: NSObject, @unchecked Sendable {
  public convenience override init() { fatalError() }
  public init(name: String) { fatalError() }
  public init(name: String, protectionClass: FileProtectionType?) { fatalError() }
  open class func isIndexingAvailable() -> Bool { fatalError() }
  open class func `default`() -> CSSearchableIndex { fatalError() }
  open weak var indexDelegate: (any CSSearchableIndexDelegate)?
  open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {}
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
  open func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {}
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}
  open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {}
  open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {}
  open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {}
  open func deleteAllSearchableItems() async throws {}
  open func beginBatch() {}
  open func endBatch(withClientState clientState: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {}
  open func endBatch(withClientState clientState: Data) async throws {}
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *) open func endBatch(withExpectedClientState expectedClientState: Data?, newClientState: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {}
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *) open func endBatch(withExpectedClientState expectedClientState: Data?, newClientState: Data) async throws {}
  open func fetchLastClientState(completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) {}
  open func fetchLastClientState() async throws -> Data { fatalError() }
  @available(iOS 16.0, macOS 13.0, visionOS 1.0, *) open func fetchData(forBundleIdentifier bundleIdentifier: String, itemIdentifier: String, contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) {}
}
@available(iOS 9.0, macOS 10.11, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class CSSearchableItem: NSObject, @unchecked Sendable {
  public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) { fatalError() }
  open var uniqueIdentifier: String { get { fatalError() } set {} }
  open var domainIdentifier: String? { get { fatalError() } set {} }
  open var expirationDate: Date! { get { fatalError() } set {} }
  open var attributeSet: CSSearchableItemAttributeSet { get { fatalError() } set {} }
  @available(iOS 16.0, macOS 13.0, visionOS 1.0, *) open func compare(byRank other: CSSearchableItem) -> ComparisonResult { fatalError() }
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *) open var isUpdate: Bool { get { fatalError() } set {} }
  @available(iOS 18.4, macOS 15.4, visionOS 2.4, *) public struct UpdateListenerOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var summarization: UpdateListenerOptions { fatalError() }; public static var priority: UpdateListenerOptions { fatalError() } }
  @available(iOS 18.4, macOS 15.4, visionOS 2.4, *) open var updateListenerOptions: CSSearchableItem.UpdateListenerOptions { get { fatalError() } set {} }
}
@available(iOS 9.0, macOS 10.11, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class CSPerson: NSObject, @unchecked Sendable {
  public init(displayName: String?, handles: [String], handleIdentifier: String) { fatalError() }
  open var displayName: String? { fatalError() }
  open var handles: [String] { fatalError() }
  open var handleIdentifier: String { fatalError() }
  open var contactIdentifier: String? { get { fatalError() } set {} }
}
@available(iOS 9.0, macOS 10.11, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class CSCustomAttributeKey: NSObject, @unchecked Sendable {
  public convenience init?(keyName: String) { fatalError() }
  public init?(keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool) { fatalError() }
  open var keyName: String { fatalError() }
  open var isSearchable: Bool { fatalError() }
  open var isSearchableByDefault: Bool { fatalError() }
  open var isUnique: Bool { fatalError() }
  open var isMultiValued: Bool { fatalError() }
}

@available(iOS 10.0, macOS 10.13, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class CSSearchQuery: NSObject, @unchecked Sendable {
  @available(iOS 15.0, macOS 12.0, visionOS 1.0, *) public init(queryString: String, queryContext: CSSearchQueryContext?) { fatalError() }
  @available(iOS, introduced: 10.0, deprecated: 15.0) @available(macOS, introduced: 10.13, deprecated: 12.0) public init(queryString: String, attributes: [String]?) { fatalError() }
  open var isCancelled: Bool { fatalError() }
  open var foundItemCount: Int { fatalError() }
  open var foundItemsHandler: (([CSSearchableItem]) -> Void)? { get { fatalError() } set {} }
  open var completionHandler: (((any Error)?) -> Void)? { get { fatalError() } set {} }
  open var protectionClasses: [FileProtectionType] { get { fatalError() } set {} }
  open func start() {}
  open func cancel() {}
  public struct Item: Sendable, Identifiable { public var item: CSSearchableItem { fatalError() }; public var id: String { fatalError() } }
  @available(iOS 15.0, macOS 12.0, visionOS 1.0, *) public struct Results: AsyncSequence, Sendable {
    public typealias Element = CSSearchQuery.Item
    public struct AsyncIterator: AsyncIteratorProtocol { public mutating func next() async throws -> CSSearchQuery.Item? { fatalError() } }
    public func makeAsyncIterator() -> AsyncIterator { fatalError() }
  }
  @available(iOS 15.0, macOS 12.0, visionOS 1.0, *) public var results: Results { fatalError() }
}
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class CSSearchQueryContext: NSObject, @unchecked Sendable {
  public override init() { fatalError() }
  open var fetchAttributes: [String] { get { fatalError() } set {} }
  open var filterQueries: [String] { get { fatalError() } set {} }
  open var keyboardLanguage: String? { get { fatalError() } set {} }
  public struct SourceOptions: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int) { fatalError() }; public static var allowMail: SourceOptions { fatalError() } }
  open var sourceOptions: SourceOptions { get { fatalError() } set {} }
}
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class CSUserQueryContext: CSSearchQueryContext, @unchecked Sendable {
  open class func userQueryContext() -> Self { fatalError() }
  open var enableRankedResults: Bool { get { fatalError() } set {} }
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *) open var disableSemanticSearch: Bool { get { fatalError() } set {} }
  open var maxResultCount: Int { get { fatalError() } set {} }
  open var maxSuggestionCount: Int { get { fatalError() } set {} }
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *) open var maxRankedResultCount: Int { get { fatalError() } set {} }
}
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class CSUserQuery: CSSearchQuery, @unchecked Sendable {
  public init(userQueryString: String?, userQueryContext: CSUserQueryContext?) { fatalError() }
  open var foundSuggestionCount: Int { fatalError() }
  open var foundSuggestionsHandler: (([CSSuggestion]) -> Void)? { get { fatalError() } set {} }
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *) open class func prepare() {}
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *) open class func prepareProtectionClasses(_ protectionClasses: [FileProtectionType]) {}
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *) public enum UserInteractionKind: Int, Sendable { case select = 0, focus; public static var `default`: UserInteractionKind { fatalError() } }
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *) open func userEngaged(with item: CSSearchableItem, visibleItems: [CSSearchableItem], interaction userInteractionType: UserInteractionKind) {}
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *) open func userEngaged(with suggestion: CSSuggestion, visibleSuggestions: [CSSuggestion], interaction userInteractionType: UserInteractionKind) {}
  public struct Suggestion: Sendable, Identifiable { public var suggestion: CSSuggestion { fatalError() }; public var id: String { fatalError() } }
  public enum UserQueryResponse: Sendable { case item(CSSearchQuery.Item), suggestion(CSUserQuery.Suggestion) }
  public struct Responses: AsyncSequence, Sendable {
    public typealias Element = UserQueryResponse
    public struct AsyncIterator: AsyncIteratorProtocol { public mutating func next() async throws -> UserQueryResponse? { fatalError() } }
    public func makeAsyncIterator() -> AsyncIterator { fatalError() }
  }
  public var responses: Responses { fatalError() }
}
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class CSSuggestion: NSObject, @unchecked Sendable {
  public enum SuggestionKind: Int, Sendable { case none = 0, custom, `default` }
  open var localizedAttributedSuggestion: NSAttributedString { fatalError() }
  open var suggestionKind: SuggestionKind { fatalError() }
  open func compare(byRank other: CSSuggestion) -> ComparisonResult { fatalError() }
}
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class CSImportExtension: NSObject { public override init() { fatalError() }; open func update(_ attributes: CSSearchableItemAttributeSet, forFileAt contentURL: URL) throws {} }
