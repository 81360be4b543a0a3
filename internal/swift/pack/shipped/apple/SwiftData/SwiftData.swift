@_exported import Foundation
@_exported import Observation
@_exported import AssayGapFoundation

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  init(backingData: any BackingData<Self>)
  var persistentModelID: PersistentIdentifier { get }
  var modelContext: ModelContext? { get }
  var hasChanges: Bool { get }
  var isDeleted: Bool { get }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public protocol BackingData<Model> { associatedtype Model: PersistentModel }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension PersistentModel {
  public init(backingData: any BackingData<Self>) { fatalError() }
  public var persistentModelID: PersistentIdentifier { fatalError() }
  public var modelContext: ModelContext? { fatalError() }
  public var hasChanges: Bool { fatalError() }
  public var isDeleted: Bool { fatalError() }
  public var id: PersistentIdentifier { fatalError() }
  public static func == (lhs: Self, rhs: Self) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
  public struct ID: Hashable, Sendable {}
  public var id: PersistentIdentifier.ID { fatalError() }
  public var entityName: String { fatalError() }
  public var storeIdentifier: String? { fatalError() }
  public static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct SwiftDataError: Error, Equatable, Hashable { public static let modelValidationFailure = SwiftDataError(); public static let loadIssueModelContainer = SwiftDataError() }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public class ModelContainer: @unchecked Sendable {
  public let schema: Schema
  public var configurations: Set<ModelConfiguration> { fatalError() }
  public var migrationPlan: (any SchemaMigrationPlan.Type)? { fatalError() }
  @MainActor public var mainContext: ModelContext { fatalError() }
  public init(for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]) throws { fatalError() }
  public convenience init(for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...) throws { fatalError() }
  public convenience init(for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...) throws { fatalError() }
  public func deleteAllData() { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct ModelConfiguration: Identifiable, Hashable {
  public var id: String { fatalError() }
  public let name: String
  public var url: URL { fatalError() }
  public var schema: Schema? { fatalError() }
  public var isStoredInMemoryOnly: Bool { fatalError() }
  public var allowsSave: Bool { fatalError() }
  public init(_ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true, groupContainer: ModelConfiguration.GroupContainer = .automatic, cloudKitDatabase: ModelConfiguration.CloudKitDatabase = .automatic) { fatalError() }
  public init(_ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true, cloudKitDatabase: ModelConfiguration.CloudKitDatabase = .automatic) { fatalError() }
  public init(isStoredInMemoryOnly: Bool) { fatalError() }
  @_disfavoredOverload public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) { fatalError() }
  public struct GroupContainer: Sendable { public static var automatic: GroupContainer { fatalError() }; public static var none: GroupContainer { fatalError() }; public static func identifier(_ groupName: String) -> GroupContainer { fatalError() } }
  public struct CloudKitDatabase: Sendable { public static var automatic: CloudKitDatabase { fatalError() }; public static var none: CloudKitDatabase { fatalError() }; public static func `private`(_ privateDBName: String) -> CloudKitDatabase { fatalError() } }
  public static func == (l: ModelConfiguration, r: ModelConfiguration) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public final class Schema: Hashable, @unchecked Sendable {
  public struct Version: Codable, Hashable, Comparable, Sendable { public let major: Int; public let minor: Int; public let patch: Int; public init(_ major: Int, _ minor: Int, _ patch: Int) { fatalError() }; public static func < (l: Version, r: Version) -> Bool { fatalError() } }
  public init(_ types: [any PersistentModel.Type], version: Schema.Version = Schema.Version(1, 0, 0)) { fatalError() }
  public convenience init(_ types: any PersistentModel.Type..., version: Schema.Version = Schema.Version(1, 0, 0)) { fatalError() }
  public convenience init(versionedSchema: any VersionedSchema.Type) { fatalError() }
  public static func == (l: Schema, r: Schema) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
  public class Attribute { public struct Option: Sendable {
    public static var unique: Option { fatalError() }
    public static var externalStorage: Option { fatalError() }
    public static var allowsCloudEncryption: Option { fatalError() }
    public static var preserveValueOnDeletion: Option { fatalError() }
    public static var ephemeral: Option { fatalError() }
    public static var spotlight: Option { fatalError() }
    public static func transformable(by transformerType: ValueTransformer.Type) -> Option { fatalError() }
    public static func transformable(by transformerName: String) -> Option { fatalError() } } }
  public class Relationship {
    public enum DeleteRule: String, Codable, Sendable { case noAction, nullify, cascade, deny }
    public struct Option: Sendable { public static var unique: Option { fatalError() } } }

}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public protocol VersionedSchema { static var models: [any PersistentModel.Type] { get }; static var versionIdentifier: Schema.Version { get } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public protocol SchemaMigrationPlan { static var schemas: [any VersionedSchema.Type] { get }; static var stages: [MigrationStage] { get } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public enum MigrationStage { case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type), custom(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type, willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?) }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public class ModelContext: Equatable {
  public init(_ container: ModelContainer) { fatalError() }
  public var container: ModelContainer { fatalError() }
  public var autosaveEnabled: Bool { get { fatalError() } set { fatalError() } }
  public var hasChanges: Bool { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public var author: String? { get { fatalError() } set { fatalError() } }
  public var insertedModelsArray: [any PersistentModel] { fatalError() }
  public var changedModelsArray: [any PersistentModel] { fatalError() }
  public var deletedModelsArray: [any PersistentModel] { fatalError() }
  public func insert<T: PersistentModel>(_ model: T) { fatalError() }
  public func delete<T: PersistentModel>(_ model: T) { fatalError() }
  public func delete<T: PersistentModel>(model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true) throws { fatalError() }
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] { fatalError() }
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> FetchResultsCollection<T> { fatalError() }
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int { fatalError() }
  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] { fatalError() }
  public func enumerate<T: PersistentModel>(_ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false, block: (_ model: T) throws -> Void) throws { fatalError() }
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel { fatalError() }
  public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? { fatalError() }
  public func save() throws { fatalError() }
  public func rollback() { fatalError() }
  public func processPendingChanges() { fatalError() }
  public func transaction(block: () throws -> Void) throws { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public func fetchHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> [T] { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public func deleteHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws { fatalError() }
  public static func == (l: ModelContext, r: ModelContext) -> Bool { fatalError() }
  public static let willSave = Notification.Name("")
  public static let didSave = Notification.Name("")
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public protocol HistoryTransaction: Hashable, Identifiable {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct HistoryDescriptor<TransactionType: HistoryTransaction> { public var predicate: Predicate<TransactionType>?; public init(predicate: Predicate<TransactionType>? = nil) { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct FetchResultsCollection<T: PersistentModel>: RandomAccessCollection { public var startIndex: Int { fatalError() }; public var endIndex: Int { fatalError() }; public subscript(i: Int) -> T { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct FetchDescriptor<T: PersistentModel> {
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) { fatalError() }
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges: Bool
  public var propertiesToFetch: [PartialKeyPath<T>]
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>]
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public protocol ModelExecutor: Executor { var modelContext: ModelContext { get } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) final public class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable { final public let modelContext: ModelContext; public init(modelContext: ModelContext) { fatalError() }
  final public func enqueue(_ job: UnownedJob) { fatalError() }
  final public func asUnownedSerialExecutor() -> UnownedSerialExecutor { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public protocol ModelActor: Actor { nonisolated var modelContainer: ModelContainer { get }; nonisolated var modelExecutor: any ModelExecutor { get } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension ModelActor {
  nonisolated public var unownedExecutor: UnownedSerialExecutor { fatalError() }
  public var modelContext: ModelContext { fatalError() }
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as as: T.Type) -> T? { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @attached(member, names: named(_$backingData), named(persistentBackingData), named(schemaMetadata), named(init), named(_$observationRegistrar), named(access), named(withMutation)) @attached(memberAttribute) @attached(extension, conformances: PersistentModel) public macro Model() = #externalMacro(module: "AssayMacros", type: "Model")
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @attached(peer) public macro Attribute(_ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil) = #externalMacro(module: "AssayMacros", type: "Nothing")
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @attached(peer) public macro Relationship(_ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil) = #externalMacro(module: "AssayMacros", type: "Nothing")
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @attached(peer) public macro Transient() = #externalMacro(module: "AssayMacros", type: "Nothing")
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @attached(member, names: named(modelExecutor), named(modelContainer), named(init)) @attached(extension, conformances: ModelActor) public macro ModelActor() = #externalMacro(module: "AssayMacros", type: "ModelActor")
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) @freestanding(declaration) public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) = #externalMacro(module: "AssayMacros", type: "Nothing")
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) @freestanding(declaration) public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) = #externalMacro(module: "AssayMacros", type: "Nothing")
