@_exported import Foundation
import Combine
import SwiftUI

// The judge puts @_NSManage in place of @NSManaged, which needs Objective-C.
@attached(accessor) @attached(peer, names: arbitrary) public macro _NSManage() = #externalMacro(module: "AssayMacros", type: "Accessor")

// Models

@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) public enum NSAttributeType: UInt, Sendable { case undefinedAttributeType = 0, integer16AttributeType = 100, integer32AttributeType = 200, integer64AttributeType = 300, decimalAttributeType = 400, doubleAttributeType = 500, floatAttributeType = 600, stringAttributeType = 700, booleanAttributeType = 800, dateAttributeType = 900, binaryDataAttributeType = 1000, UUIDAttributeType = 1100, URIAttributeType = 1200, transformableAttributeType = 1800, objectIDAttributeType = 2000 }
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) public enum NSDeleteRule: UInt, Sendable { case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule }
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) open class NSPropertyDescription: NSObject {
    public override init() { fatalError() }
    open var name: String { get { fatalError() } set {} }
    open var isOptional: Bool { get { fatalError() } set {} }
    open var isTransient: Bool { get { fatalError() } set {} }
    open var userInfo: [AnyHashable: Any]? { get { fatalError() } set {} }
    open var entity: NSEntityDescription { fatalError() }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) open class NSAttributeDescription: NSPropertyDescription {
    open var attributeType: NSAttributeType { get { fatalError() } set {} }
    open var attributeValueClassName: String? { get { fatalError() } set {} }
    open var defaultValue: Any? { get { fatalError() } set {} }
    open var valueTransformerName: String? { get { fatalError() } set {} }
    open var allowsExternalBinaryDataStorage: Bool { get { fatalError() } set {} }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) open class NSRelationshipDescription: NSPropertyDescription {
    unowned(unsafe) open var destinationEntity: NSEntityDescription? { get { fatalError() } set {} }
    unowned(unsafe) open var inverseRelationship: NSRelationshipDescription? { get { fatalError() } set {} }
    open var maxCount: Int { get { fatalError() } set {} }
    open var minCount: Int { get { fatalError() } set {} }
    open var deleteRule: NSDeleteRule { get { fatalError() } set {} }
    open var isToMany: Bool { fatalError() }
    open var isOrdered: Bool { get { fatalError() } set {} }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) open class NSEntityDescription: NSObject {
    public override init() { fatalError() }
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? { fatalError() }
    open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext) -> NSManagedObject { fatalError() }
    open var name: String? { get { fatalError() } set {} }
    open var managedObjectClassName: String! { get { fatalError() } set {} }
    open var properties: [NSPropertyDescription] { get { fatalError() } set {} }
    open var isAbstract: Bool { get { fatalError() } set {} }
    open var subentities: [NSEntityDescription] { get { fatalError() } set {} }
    open var attributesByName: [String: NSAttributeDescription] { fatalError() }
    open var relationshipsByName: [String: NSRelationshipDescription] { fatalError() }
    open var propertiesByName: [String: NSPropertyDescription] { fatalError() }
    open var uniquenessConstraints: [[Any]] { get { fatalError() } set {} }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) open class NSManagedObjectModel: NSObject {
    public override init() { fatalError() }
    public convenience init?(contentsOf url: URL) { fatalError() }
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { fatalError() }
    open var entities: [NSEntityDescription] { get { fatalError() } set {} }
    open var entitiesByName: [String: NSEntityDescription] { fatalError() }
}

// Objects and contexts

@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) open class NSManagedObjectID: NSObject, @unchecked Sendable {
    open func uriRepresentation() -> URL { fatalError() }
    open var isTemporaryID: Bool { fatalError() }
    open var entity: NSEntityDescription { fatalError() }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) open class NSManagedObject: NSObject {
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) { fatalError() }
    public convenience init(context moc: NSManagedObjectContext) { fatalError() }
    open class func entity() -> NSEntityDescription { fatalError() }
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> { fatalError() }
    unowned(unsafe) open var managedObjectContext: NSManagedObjectContext? { fatalError() }
    open var entity: NSEntityDescription { fatalError() }
    open var objectID: NSManagedObjectID { fatalError() }
    open var isInserted: Bool { fatalError() }
    open var isUpdated: Bool { fatalError() }
    open var isDeleted: Bool { fatalError() }
    open var hasChanges: Bool { fatalError() }
    open var hasPersistentChangedValues: Bool { fatalError() }
    open var isFault: Bool { fatalError() }
    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func willSave() {}
    open func didSave() {}
    open func prepareForDeletion() {}
    open func changedValues() -> [String: Any] { fatalError() }
    open func committedValues(forKeys keys: [String]?) -> [String: Any] { fatalError() }
    open func primitiveValue(forKey key: String) -> Any? { fatalError() }
    open func setPrimitiveValue(_ value: Any?, forKey key: String) {}
    open func validateForInsert() throws {}
    open func validateForUpdate() throws {}
    open func validateForDelete() throws {}
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) extension NSManagedObject: ObservableObject {}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) public protocol NSFetchRequestResult: NSObjectProtocol {}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) extension NSManagedObject: NSFetchRequestResult {}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) extension NSManagedObjectID: NSFetchRequestResult {}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) extension NSDictionary: NSFetchRequestResult {}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) extension NSNumber: NSFetchRequestResult {}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) public struct NSFetchRequestResultType: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var managedObjectResultType: NSFetchRequestResultType { fatalError() }
    public static var managedObjectIDResultType: NSFetchRequestResultType { fatalError() }
    public static var dictionaryResultType: NSFetchRequestResultType { fatalError() }
    public static var countResultType: NSFetchRequestResultType { fatalError() } }
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) open class NSPersistentStoreRequest: NSObject { }
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    public override init() { fatalError() }
    public convenience init(entityName: String) { fatalError() }
    open func execute() throws -> [ResultType] { fatalError() }
    open var entity: NSEntityDescription? { get { fatalError() } set {} }
    open var entityName: String? { fatalError() }
    open var predicate: NSPredicate? { get { fatalError() } set {} }
    open var sortDescriptors: [NSSortDescriptor]? { get { fatalError() } set {} }
    open var fetchLimit: Int { get { fatalError() } set {} }
    open var fetchOffset: Int { get { fatalError() } set {} }
    open var fetchBatchSize: Int { get { fatalError() } set {} }
    open var resultType: NSFetchRequestResultType { get { fatalError() } set {} }
    open var includesSubentities: Bool { get { fatalError() } set {} }
    open var includesPropertyValues: Bool { get { fatalError() } set {} }
    open var includesPendingChanges: Bool { get { fatalError() } set {} }
    open var returnsObjectsAsFaults: Bool { get { fatalError() } set {} }
    open var returnsDistinctResults: Bool { get { fatalError() } set {} }
    open var relationshipKeyPathsForPrefetching: [String]? { get { fatalError() } set {} }
    open var propertiesToFetch: [Any]? { get { fatalError() } set {} }
    open var propertiesToGroupBy: [Any]? { get { fatalError() } set {} }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) open class NSPersistentStoreResult: NSObject { }
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) public enum NSBatchDeleteRequestResultType: UInt, Sendable { case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount }
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fatalError() }
    public convenience init(objectIDs objects: [NSManagedObjectID]) { fatalError() }
    open var resultType: NSBatchDeleteRequestResultType { get { fatalError() } set {} }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) open class NSBatchDeleteResult: NSPersistentStoreResult {
    open var result: Any? { fatalError() }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) open class NSBatchInsertRequest: NSPersistentStoreRequest {
    public init(entityName: String, objects dictionaries: [[String: Any]]) { fatalError() }
    public init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) { fatalError() }
    @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) { fatalError() }
    @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) { fatalError() }
    @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) { fatalError() }
    open var resultType: NSBatchInsertRequestResultType { get { fatalError() } set {} }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) open class NSBatchInsertResult: NSPersistentStoreResult {
    open var result: Any? { fatalError() }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) open class NSMergePolicy: NSObject, @unchecked Sendable {
    open class var error: NSMergePolicy { fatalError() }
    open class var rollback: NSMergePolicy { fatalError() }
    open class var overwrite: NSMergePolicy { fatalError() }
    open class var mergeByPropertyObjectTrump: NSMergePolicy { fatalError() }
    open class var mergeByPropertyStoreTrump: NSMergePolicy { fatalError() }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) public var NSMergeByPropertyObjectTrumpMergePolicy: AnyObject { get { fatalError() } set {} }
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) public var NSMergeByPropertyStoreTrumpMergePolicy: AnyObject { get { fatalError() } set {} }
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) public var NSErrorMergePolicy: AnyObject { get { fatalError() } set {} }
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) open class NSManagedObjectContext: NSObject {
    public enum ConcurrencyType: Sendable { case privateQueue, mainQueue }
    public enum ScheduledTaskType: Sendable { case immediate, enqueued }
    @available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, *) public init(_ type: NSManagedObjectContext.ConcurrencyType) { fatalError() }
    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { fatalError() }
    open func perform(_ block: @escaping () -> Void) {}
    public func performAndWait(_ block: () -> Void) {}
    @available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, *) public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { fatalError() }
    @available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, *) public func perform<T>(schedule: NSManagedObjectContext.ScheduledTaskType = .immediate, _ block: @escaping () throws -> T) async rethrows -> T { fatalError() }
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { fatalError() }
    public func count<T>(for request: NSFetchRequest<T>) throws -> Int { fatalError() }
    @discardableResult open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult { fatalError() }
    open func save() throws {}
    open func reset() {}
    open func rollback() {}
    open func undo() {}
    open func redo() {}
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
    open func refreshAllObjects() {}
    open func insert(_ object: NSManagedObject) {}
    open func delete(_ object: NSManagedObject) {}
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject { fatalError() }
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject { fatalError() }
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { fatalError() }
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
    open func processPendingChanges() {}
    open func mergeChanges(fromContextDidSave notification: Notification) {}
    open class func mergeChanges(fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]) {}
    open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}
    open var mergePolicy: Any { get { fatalError() } set {} }
    open var parent: NSManagedObjectContext? { get { fatalError() } set {} }
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? { get { fatalError() } set {} }
    open var undoManager: UndoManager? { get { fatalError() } set {} }
    open var hasChanges: Bool { fatalError() }
    open var insertedObjects: Set<NSManagedObject> { fatalError() }
    open var updatedObjects: Set<NSManagedObject> { fatalError() }
    open var deletedObjects: Set<NSManagedObject> { fatalError() }
    open var registeredObjects: Set<NSManagedObject> { fatalError() }
    open var automaticallyMergesChangesFromParent: Bool { get { fatalError() } set {} }
    open var shouldDeleteInaccessibleFaults: Bool { get { fatalError() } set {} }
    open var transactionAuthor: String? { get { fatalError() } set {} }
    open var name: String? { get { fatalError() } set {} }
    public static var didSaveObjectsNotification: Notification.Name { fatalError() }
    public static var didChangeObjectsNotification: Notification.Name { fatalError() }
    public static var willSaveObjectsNotification: Notification.Name { fatalError() }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) public enum NSManagedObjectContextConcurrencyType: UInt, Sendable { case privateQueueConcurrencyType = 1, mainQueueConcurrencyType = 2 }
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) open class NSQueryGenerationToken: NSObject { open class var current: NSQueryGenerationToken { fatalError() } }
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) extension NSNotification.Name {
    public static var NSManagedObjectContextDidSave: NSNotification.Name { fatalError() }
    public static var NSManagedObjectContextObjectsDidChange: NSNotification.Name { fatalError() }
    public static var NSManagedObjectContextWillSave: NSNotification.Name { fatalError() }
    public static var NSPersistentStoreRemoteChange: NSNotification.Name { fatalError() }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) public let NSInsertedObjectsKey: String = ""
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) public let NSUpdatedObjectsKey: String = ""
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) public let NSDeletedObjectsKey: String = ""
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) public let NSInsertedObjectIDsKey: String = ""
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) public let NSDeletedObjectIDsKey: String = ""
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) public let NSUpdatedObjectIDsKey: String = ""
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) public let NSPersistentHistoryTrackingKey: String = ""
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) public let NSPersistentStoreRemoteChangeNotificationPostOptionKey: String = ""
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) public let NSSQLiteStoreType: String = ""
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) public let NSInMemoryStoreType: String = ""
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) public let NSMigratePersistentStoresAutomaticallyOption: String = ""
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) public let NSInferMappingModelAutomaticallyOption: String = ""

// Stores

@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) open class NSPersistentStore: NSObject {
    open var url: URL? { fatalError() }
    open var type: String { fatalError() }
    open var configurationName: String { fatalError() }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    public init(managedObjectModel model: NSManagedObjectModel) { fatalError() }
    @discardableResult open func addPersistentStore(ofType storeType: String, configurationName configuration: String?, at storeURL: URL?, options: [AnyHashable: Any]? = nil) throws -> NSPersistentStore { fatalError() }
    open func remove(_ store: NSPersistentStore) throws {}
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { fatalError() }
    open var managedObjectModel: NSManagedObjectModel { fatalError() }
    open var persistentStores: [NSPersistentStore] { fatalError() }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) open class NSPersistentStoreDescription: NSObject {
    public init(url: URL) { fatalError() }
    public override init() { fatalError() }
    open func setOption(_ option: NSObject?, forKey key: String) {}
    open var type: String { get { fatalError() } set {} }
    open var configuration: String? { get { fatalError() } set {} }
    open var url: URL? { get { fatalError() } set {} }
    open var isReadOnly: Bool { get { fatalError() } set {} }
    open var shouldAddStoreAsynchronously: Bool { get { fatalError() } set {} }
    open var shouldMigrateStoreAutomatically: Bool { get { fatalError() } set {} }
    open var shouldInferMappingModelAutomatically: Bool { get { fatalError() } set {} }
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions? { get { fatalError() } set {} }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) open class NSPersistentCloudKitContainerOptions: NSObject {
    public init(containerIdentifier: String) { fatalError() }
    open var containerIdentifier: String { fatalError() }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) open class NSPersistentContainer: NSObject, @unchecked Sendable {
    public convenience init(name: String) { fatalError() }
    public init(name: String, managedObjectModel model: NSManagedObjectModel) { fatalError() }
    open class func defaultDirectoryURL() -> URL { fatalError() }
    open func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {}
    open func newBackgroundContext() -> NSManagedObjectContext { fatalError() }
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {}
    @available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, *) public func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async rethrows -> T { fatalError() }
    open var name: String { fatalError() }
    open var viewContext: NSManagedObjectContext { fatalError() }
    open var managedObjectModel: NSManagedObjectModel { fatalError() }
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator { fatalError() }
    open var persistentStoreDescriptions: [NSPersistentStoreDescription] { get { fatalError() } set {} }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable { }

// Results that follow their context

@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete = 2, move = 3, update = 4 }
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) open class NSFetchedResultsController<ResultType>: NSObject {
    public init(fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext, sectionNameKeyPath: String?, cacheName name: String?) { fatalError() }
    open func performFetch() throws {}
    open class func deleteCache(withName name: String?) {}
    weak open var delegate: (any NSFetchedResultsControllerDelegate)? { get { fatalError() } set {} }
    open func object(at indexPath: IndexPath) -> ResultType { fatalError() }
    open func indexPath(forObject object: ResultType) -> IndexPath? { fatalError() }
    open var fetchRequest: NSFetchRequest<ResultType> { fatalError() }
    open var managedObjectContext: NSManagedObjectContext { fatalError() }
    open var fetchedObjects: [ResultType]? { fatalError() }
    open var sections: [any NSFetchedResultsSectionInfo]? { fatalError() }
    open var sectionIndexTitles: [String] { fatalError() }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?) {}
    public func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType) {}
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) extension NSSortDescriptor {
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) { fatalError() }
}

// SwiftUI's requests

@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) extension EnvironmentValues { public var managedObjectContext: NSManagedObjectContext { get { fatalError() } set {} } }
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) public struct FetchedResults<Result>: RandomAccessCollection {
    public var startIndex: Int { fatalError() }
    public var endIndex: Int { fatalError() }
    public subscript(position: Int) -> Result { fatalError() }
    public var nsPredicate: NSPredicate? { get { fatalError() } nonmutating set {} }
    @available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, *) public var sortDescriptors: [SortDescriptor<Result>] { get { fatalError() } nonmutating set {} }
    @available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, *) public var nsSortDescriptors: [NSSortDescriptor] { get { fatalError() } nonmutating set {} }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *) @MainActor @preconcurrency @propertyWrapper public struct FetchRequest<Result>: DynamicProperty {
    @MainActor @preconcurrency public var wrappedValue: FetchedResults<Result> { fatalError() }
    nonisolated public init(entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) { fatalError() }
    nonisolated public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) { fatalError() }
    nonisolated public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) { fatalError() }
    nonisolated public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) where Result: NSManagedObject { fatalError() }
    @available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, *) nonisolated public init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil) where Result: NSManagedObject { fatalError() }
    @MainActor @preconcurrency public mutating func update() {}
}
@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *) public struct SectionedFetchResults<SectionIdentifier: Hashable, Result>: RandomAccessCollection {
    public struct Section: Identifiable, RandomAccessCollection {
        public let id: SectionIdentifier
        public var startIndex: Int { fatalError() }
        public var endIndex: Int { fatalError() }
        public subscript(position: Int) -> Result { fatalError() }
    }
    public var startIndex: Int { fatalError() }
    public var endIndex: Int { fatalError() }
    public subscript(position: Int) -> Section { fatalError() }
    public var nsPredicate: NSPredicate? { get { fatalError() } nonmutating set {} }
    public var sortDescriptors: [SortDescriptor<Result>] { get { fatalError() } nonmutating set {} }
}
@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *) @MainActor @preconcurrency @propertyWrapper public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result>: DynamicProperty {
    @MainActor @preconcurrency public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> { fatalError() }
    nonisolated public init(sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil) where Result: NSManagedObject { fatalError() }
    nonisolated public init(fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>, animation: Animation? = nil) { fatalError() }
    @MainActor @preconcurrency public mutating func update() {}
}
