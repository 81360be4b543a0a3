import Foundation

// History, stores and the rest of models.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public protocol HistoryToken: Comparable, Hashable, Codable, Sendable { associatedtype TokenType: HistoryToken }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public protocol HistoryInsert<Model>: Hashable { associatedtype Model: PersistentModel; var changedPersistentIdentifier: PersistentIdentifier { get } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public protocol HistoryUpdate<Model>: Hashable { associatedtype Model: PersistentModel; var changedPersistentIdentifier: PersistentIdentifier { get }; var updatedAttributes: [any PartialKeyPath<Model> & Sendable] { get } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public protocol HistoryDelete<Model>: Hashable { associatedtype Model: PersistentModel; var changedPersistentIdentifier: PersistentIdentifier { get }; var tombstone: HistoryTombstone<Model> { get } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct HistoryTombstone<Model: PersistentModel>: Sequence, Sendable {
  public typealias Element = (keyPath: PartialKeyPath<Model>, value: any Any)
  public subscript<Value>(keyPath: KeyPath<Model, Value>) -> Value? { fatalError() }
  public struct Iterator: IteratorProtocol { public mutating func next() -> HistoryTombstone<Model>.Element? { fatalError() } }
  public func makeIterator() -> Iterator { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public enum HistoryChange: @unchecked Sendable {
  case insert(any HistoryInsert), update(any HistoryUpdate), delete(any HistoryDelete)
  public var changedPersistentIdentifier: PersistentIdentifier { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct DefaultHistoryToken: HistoryToken { public typealias TokenType = DefaultHistoryToken; public static func < (a: DefaultHistoryToken, b: DefaultHistoryToken) -> Bool { fatalError() }; public init(from decoder: any Decoder) throws { fatalError() }; public func encode(to encoder: any Encoder) throws {} }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert { public var changedPersistentIdentifier: PersistentIdentifier { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate { public var changedPersistentIdentifier: PersistentIdentifier { fatalError() }; public var updatedAttributes: [any PartialKeyPath<Model> & Sendable] { fatalError() }; public static func == (a: Self, b: Self) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) {} }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete { public var changedPersistentIdentifier: PersistentIdentifier { fatalError() }; public var tombstone: HistoryTombstone<Model> { fatalError() }; public static func == (a: Self, b: Self) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) {} }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct DefaultHistoryTransaction: HistoryTransaction {
  public typealias TokenType = DefaultHistoryToken
  public var author: String? { fatalError() }
  public var bundleIdentifier: String { fatalError() }
  public var processIdentifier: String { fatalError() }
  public var storeIdentifier: String { fatalError() }
  public var timestamp: Date { fatalError() }
  public var token: DefaultHistoryToken { fatalError() }
  public var transactionIdentifier: Int64 { fatalError() }
  public var changes: [HistoryChange] { fatalError() }
  public var id: Int64 { fatalError() }
  public static func == (a: DefaultHistoryTransaction, b: DefaultHistoryTransaction) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension HistoryDescriptor {
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) public init(predicate: Predicate<TransactionType>? = nil, sortBy: [SortDescriptor<TransactionType>]) { fatalError() }
  public var fetchLimit: UInt64 { get { fatalError() } set {} }
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) public var sortBy: [SortDescriptor<TransactionType>] { get { fatalError() } set {} }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension ModelContext {
  public var undoManager: UndoManager? { get { fatalError() } set {} }
  public enum NotificationKey: String, Sendable { case queryGeneration, invalidatedAllIdentifiers, insertedIdentifiers, updatedIdentifiers, deletedIdentifiers, refreshedIdentifiers, invalidatedIdentifiers }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct EditingState: Hashable, Sendable { public var author: String? { fatalError() }; public var id: UUID { fatalError() } }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public var editingState: EditingState { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension ModelContainer { public func erase() throws {} }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension ModelContainer { public static func == (a: ModelContainer, b: ModelContainer) -> Bool { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension ModelConfiguration {
  public var cloudKitContainerIdentifier: String? { fatalError() }
  public var groupAppContainerIdentifier: String? { fatalError() }
  public var groupContainer: GroupContainer { fatalError() }
  public var cloudKitDatabase: CloudKitDatabase { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension SwiftDataError {
  public static let backwardMigration = SwiftDataError()
  public static let configurationFileNameContainsInvalidCharacters = SwiftDataError()
  public static let configurationFileNameTooLong = SwiftDataError()
  public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError()
  public static let duplicateConfiguration = SwiftDataError()
  public static let historyTokenExpired = SwiftDataError()
  public static let includePendingChangesWithBatchSize = SwiftDataError()
  public static let missingModelContext = SwiftDataError()
  public static let sortingPendingChangesWithIdentifiers = SwiftDataError()
  public static let unknownSchema = SwiftDataError()
  public static let unsupportedKeyPath = SwiftDataError()
  public static let unsupportedPredicate = SwiftDataError()
  public static let unsupportedSortDescriptor = SwiftDataError()
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension PersistentIdentifier { @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public static func identifier<PrimaryKey: Decodable & Encodable & Hashable>(for storeIdentifier: String, entityName: String, primaryKey: PrimaryKey) throws -> PersistentIdentifier { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Schema {
  public final class Entity: Hashable, @unchecked Sendable {
    init() { fatalError() }
    public var name: String { fatalError() }
    public var attributes: Set<Schema.Attribute> { fatalError() }
    public var relationships: Set<Schema.Relationship> { fatalError() }
    public var attributesByName: [String: Schema.Attribute] { fatalError() }
    public var relationshipsByName: [String: Schema.Relationship] { fatalError() }
    public var superentity: Schema.Entity? { fatalError() }
    public var subentities: Set<Schema.Entity> { fatalError() }
    public static func == (a: Schema.Entity, b: Schema.Entity) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) {}
  }
  public var entities: [Schema.Entity] { fatalError() }
  public var entitiesByName: [String: Schema.Entity] { fatalError() }
  public var version: Schema.Version { fatalError() }
  public var encodingVersion: Schema.Version { fatalError() }
  public var schemaEncodingVersion: Schema.Version { fatalError() }
  public func entity<T: PersistentModel>(for type: T.Type) -> Schema.Entity? { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Schema.Attribute: Hashable { public var name: String { fatalError() }; public var originalName: String { fatalError() }; public var options: [Schema.Attribute.Option] { fatalError() }; public var isUnique: Bool { fatalError() }; public var isTransient: Bool { fatalError() }; public var isOptional: Bool { fatalError() }; public static func == (a: Schema.Attribute, b: Schema.Attribute) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) {} }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Schema.Relationship: Hashable { public var name: String { fatalError() }; public var originalName: String { fatalError() }; public var deleteRule: Schema.Relationship.DeleteRule { fatalError() }; public var isOptional: Bool { fatalError() }; public var isToOneRelationship: Bool { fatalError() }; public var destination: String { fatalError() }; public var inverseName: String? { fatalError() }; public static func == (a: Schema.Relationship, b: Schema.Relationship) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) {} }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public protocol DataStoreConfiguration: Hashable { associatedtype Store: DataStore; var name: String { get }; var schema: Schema? { get set }; func validate() throws }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public protocol DataStore: AnyObject { associatedtype Configuration: DataStoreConfiguration; var identifier: String { get }; var schema: Schema { get }; var configuration: Configuration { get } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension SwiftDataError { public static func ~= (match: SwiftDataError, error: any Error) -> Bool { fatalError() } }
