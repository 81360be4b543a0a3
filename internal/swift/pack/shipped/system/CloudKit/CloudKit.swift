@_exported import Foundation
@_exported import AssayGapFoundation
import CoreLocation

@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class CKContainer: NSObject, @unchecked Sendable {
    open class func `default`() -> CKContainer { fatalError() }
    public init(identifier containerIdentifier: String) { fatalError() }
    open var containerIdentifier: String? { fatalError() }
    open var privateCloudDatabase: CKDatabase { fatalError() }
    open var publicCloudDatabase: CKDatabase { fatalError() }
    open var sharedCloudDatabase: CKDatabase { fatalError() }
    open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase { fatalError() }
    @preconcurrency open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {}
    open func accountStatus() async throws -> CKAccountStatus { fatalError() }
    @preconcurrency open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {}
    open func userRecordID() async throws -> CKRecord.ID { fatalError() }
    open func add(_ operation: CKOperation) {}
    open func accept(_ metadata: CKShare.Metadata) async throws -> CKShare { fatalError() }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public enum CKAccountStatus: Int, Sendable {
    case couldNotDetermine = 0, available, restricted, noAccount
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *) case temporarilyUnavailable
}
extension NSNotification.Name { public static let CKAccountChanged = NSNotification.Name("") }
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class CKDatabase: NSObject, @unchecked Sendable {
    public enum Scope: Int, Sendable { case `public` = 1, `private`, shared }
    open var databaseScope: Scope { fatalError() }
    open func add(_ operation: CKDatabaseOperation) {}
    @preconcurrency open func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {}
    open func record(for recordID: CKRecord.ID) async throws -> CKRecord { fatalError() }
    @preconcurrency open func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {}
    @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord { fatalError() }
    @preconcurrency open func delete(withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {}
    @discardableResult open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { fatalError() }
    @preconcurrency @available(iOS, introduced: 8.0, deprecated: 15.0) @available(macOS, introduced: 10.10, deprecated: 12.0) @available(tvOS, introduced: 9.0, deprecated: 15.0) @available(watchOS, introduced: 3.0, deprecated: 8.0) open func perform(_ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?, completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void) {}
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *) public func records(matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = CKQueryOperation.maximumResults) async throws -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?) { fatalError() }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *) public func records(continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = CKQueryOperation.maximumResults) async throws -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?) { fatalError() }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *) public func records(for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { fatalError() }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *) @discardableResult public func modifyRecords(saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID], savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true) async throws -> (saveResults: [CKRecord.ID: Result<CKRecord, any Error>], deleteResults: [CKRecord.ID: Result<Void, any Error>]) { fatalError() }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *) public func fetch(withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = CKQueryOperation.maximumResults, completionHandler: @escaping (Result<(matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?), any Error>) -> Void) {}
    @discardableResult open func save(_ zone: CKRecordZone) async throws -> CKRecordZone { fatalError() }
    @preconcurrency open func save(_ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void) {}
    open func allRecordZones() async throws -> [CKRecordZone] { fatalError() }
    @discardableResult open func save(_ subscription: CKSubscription) async throws -> CKSubscription { fatalError() }
    @preconcurrency open func save(_ subscription: CKSubscription, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void) {}
    open func allSubscriptions() async throws -> [CKSubscription] { fatalError() }
    @discardableResult open func deleteSubscription(withID subscriptionID: CKSubscription.ID) async throws -> CKSubscription.ID { fatalError() }
}
public protocol CKRecordValueProtocol {}
public protocol CKRecordValue: CKRecordValueProtocol {}
extension NSString: CKRecordValue {}
extension NSNumber: CKRecordValue {}
extension NSDate: CKRecordValue {}
extension NSArray: CKRecordValue {}
extension NSData: CKRecordValue {}
extension String: CKRecordValue {}
extension Date: CKRecordValue {}
extension Data: CKRecordValue {}
extension Bool: CKRecordValue {}
extension Double: CKRecordValue {}
extension Float: CKRecordValue {}
extension Int: CKRecordValue {}
extension Int64: CKRecordValue {}
extension Int32: CKRecordValue {}
extension UInt: CKRecordValue {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension Array: CKRecordValue where Element: CKRecordValueProtocol {}
extension CLLocation: CKRecordValue {}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class CKRecord: NSObject, @unchecked Sendable {
    public typealias RecordType = String
    public typealias FieldKey = String
    public convenience init(recordType: RecordType, recordID: CKRecord.ID = CKRecord.ID()) { fatalError() }
    public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) { fatalError() }
    open class ID: NSObject, @unchecked Sendable {
        public convenience init(recordName: String = "", zoneID: CKRecordZone.ID = CKRecordZone.ID.default) { fatalError() }
        open var recordName: String { fatalError() }
        open var zoneID: CKRecordZone.ID { fatalError() }
    }
    public enum ReferenceAction: UInt, Sendable { case none = 0, deleteSelf }
    open class Reference: NSObject, CKRecordValue, @unchecked Sendable {
        public init(recordID: CKRecord.ID, action: CKRecord.ReferenceAction) { fatalError() }
        public init(record: CKRecord, action: CKRecord.ReferenceAction) { fatalError() }
        open var recordID: CKRecord.ID { fatalError() }
        open var action: CKRecord.ReferenceAction { fatalError() }
    }
    open var recordType: RecordType { fatalError() }
    open var recordID: CKRecord.ID { fatalError() }
    open var recordChangeTag: String? { fatalError() }
    open var creatorUserRecordID: CKRecord.ID? { fatalError() }
    open var creationDate: Date? { fatalError() }
    open var modificationDate: Date? { fatalError() }
    open func object(forKey key: FieldKey) -> (any CKRecordValue)? { fatalError() }
    open func setObject(_ object: (any CKRecordValue)?, forKey key: FieldKey) {}
    public subscript<T>(key: FieldKey) -> T? where T: CKRecordValueProtocol { get { fatalError() } set {} }
    @_disfavoredOverload public subscript(key: FieldKey) -> (any CKRecordValueProtocol)? { get { fatalError() } set {} }
    open func allKeys() -> [FieldKey] { fatalError() }
    open func changedKeys() -> [FieldKey] { fatalError() }
    open var parent: CKRecord.Reference? { get { fatalError() } set {} }
    open func setParent(_ parentRecord: CKRecord?) {}
    open var share: CKRecord.Reference? { fatalError() }
    open func encodeSystemFields(with coder: NSCoder) {}
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class CKAsset: NSObject, CKRecordValue, @unchecked Sendable {
    public init(fileURL: URL) { fatalError() }
    open var fileURL: URL? { fatalError() }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class CKRecordZone: NSObject, @unchecked Sendable {
    public init(zoneName: String) { fatalError() }
    public init(zoneID: CKRecordZone.ID) { fatalError() }
    open class func `default`() -> CKRecordZone { fatalError() }
    open var zoneID: CKRecordZone.ID { fatalError() }
    open class ID: NSObject, @unchecked Sendable {
        public convenience init(zoneName: String = "", ownerName: String = "") { fatalError() }
        public static let `default` = CKRecordZone.ID()
        open var zoneName: String { fatalError() }
        open var ownerName: String { fatalError() }
    }
}
public let CKCurrentUserDefaultName: String = ""
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class CKQuery: NSObject, @unchecked Sendable {
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) { fatalError() }
    open var recordType: CKRecord.RecordType { fatalError() }
    open var predicate: NSPredicate { fatalError() }
    open var sortDescriptors: [NSSortDescriptor]? { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class CKOperation: Operation, @unchecked Sendable {
    open class Configuration: NSObject, @unchecked Sendable {
        public override init() { fatalError() }
        open var timeoutIntervalForRequest: TimeInterval { get { fatalError() } set {} }
        open var isLongLived: Bool { get { fatalError() } set {} }
    }
    open var configuration: CKOperation.Configuration! { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
    open var database: CKDatabase? { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    public override init() { fatalError() }
    public convenience init(query: CKQuery) { fatalError() }
    public convenience init(cursor: CKQueryOperation.Cursor) { fatalError() }
    public static let maximumResults: Int = 0
    open class Cursor: NSObject, @unchecked Sendable {}
    open var zoneID: CKRecordZone.ID? { get { fatalError() } set {} }
    open var resultsLimit: Int { get { fatalError() } set {} }
    open var desiredKeys: [CKRecord.FieldKey]? { get { fatalError() } set {} }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *) public var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)? { get { fatalError() } set {} }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *) public var queryResultBlock: ((Result<CKQueryOperation.Cursor?, any Error>) -> Void)? { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    public override init() { fatalError() }
    public convenience init(recordsToSave records: [CKRecord]? = nil, recordIDsToDelete recordIDs: [CKRecord.ID]? = nil) { fatalError() }
    public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged = 0, changedKeys, allKeys }
    open var savePolicy: RecordSavePolicy { get { fatalError() } set {} }
    open var isAtomic: Bool { get { fatalError() } set {} }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *) public var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)? { get { fatalError() } set {} }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *) public var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)? { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 6.0, visionOS 1.0, *) open class CKSubscription: NSObject, @unchecked Sendable {
    public typealias ID = String
    open var subscriptionID: CKSubscription.ID { fatalError() }
    open var notificationInfo: CKSubscription.NotificationInfo? { get { fatalError() } set {} }
    open class NotificationInfo: NSObject, @unchecked Sendable {
        public override init() { fatalError() }
        open var alertBody: String? { get { fatalError() } set {} }
        open var title: String? { get { fatalError() } set {} }
        open var soundName: String? { get { fatalError() } set {} }
        open var shouldBadge: Bool { get { fatalError() } set {} }
        open var shouldSendContentAvailable: Bool { get { fatalError() } set {} }
    }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 6.0, visionOS 1.0, *) open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { fatalError() }
        public static var firesOnRecordCreation: Options { fatalError() }
        public static var firesOnRecordUpdate: Options { fatalError() }
        public static var firesOnRecordDeletion: Options { fatalError() }
        public static var firesOnce: Options { fatalError() }
    }
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: CKSubscription.ID, options: CKQuerySubscription.Options = []) { fatalError() }
}
@available(iOS 10.0, macOS 10.12, tvOS 10.0, watchOS 6.0, visionOS 1.0, *) open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
    public init(subscriptionID: CKSubscription.ID) { fatalError() }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 6.0, visionOS 1.0, *) open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
    public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID) { fatalError() }
}
@available(iOS 10.0, macOS 10.12, tvOS 10.0, watchOS 3.0, visionOS 1.0, *) open class CKShare: CKRecord, @unchecked Sendable {
    public convenience init(rootRecord: CKRecord) { fatalError() }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *) public convenience init(recordZoneID: CKRecordZone.ID) { fatalError() }
    public enum ParticipantPermission: Int, Sendable { case unknown = 0, none, readOnly, readWrite }
    open var publicPermission: ParticipantPermission { get { fatalError() } set {} }
    open var url: URL? { fatalError() }
    public enum SystemFieldKey {
        public static let title: String = ""
        public static let shareType: String = ""
        public static let thumbnailImageData: String = ""
    }
    open class Metadata: NSObject, @unchecked Sendable {
        open var share: CKShare { fatalError() }
        open var containerIdentifier: String { fatalError() }
    }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public struct CKError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable, requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem, invalidArguments
        case serverRecordChanged = 14, serverRejectedRequest, assetFileNotFound, assetFileModified, incompatibleVersion, constraintViolation, operationCancelled, changeTokenExpired, batchRequestFailed, zoneBusy, badDatabase, quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone
        case accountTemporarilyUnavailable = 36
    }
    public let code: Code
    public init(_ code: Code, userInfo: [String: Any] = [:]) { fatalError() }
    public var retryAfterSeconds: Double? { fatalError() }
    public var partialErrorsByItemID: [AnyHashable: any Error]? { fatalError() }
    public var serverRecord: CKRecord? { fatalError() }
    public var clientRecord: CKRecord? { fatalError() }
    public var ancestorRecord: CKRecord? { fatalError() }
    public var localizedDescription: String { fatalError() }
    public var errorUserInfo: [String: Any] { fatalError() }
    public static var internalError: Code { fatalError() }
    public static var partialFailure: Code { fatalError() }
    public static var networkUnavailable: Code { fatalError() }
    public static var networkFailure: Code { fatalError() }
    public static var badContainer: Code { fatalError() }
    public static var serviceUnavailable: Code { fatalError() }
    public static var requestRateLimited: Code { fatalError() }
    public static var missingEntitlement: Code { fatalError() }
    public static var notAuthenticated: Code { fatalError() }
    public static var permissionFailure: Code { fatalError() }
    public static var unknownItem: Code { fatalError() }
    public static var invalidArguments: Code { fatalError() }
    public static var serverRecordChanged: Code { fatalError() }
    public static var serverRejectedRequest: Code { fatalError() }
    public static var assetFileNotFound: Code { fatalError() }
    public static var constraintViolation: Code { fatalError() }
    public static var operationCancelled: Code { fatalError() }
    public static var changeTokenExpired: Code { fatalError() }
    public static var zoneBusy: Code { fatalError() }
    public static var quotaExceeded: Code { fatalError() }
    public static var zoneNotFound: Code { fatalError() }
    public static var limitExceeded: Code { fatalError() }
    public static var userDeletedZone: Code { fatalError() }
}
public func ~= (a: CKError.Code, b: any Error) -> Bool { fatalError() }
