import Foundation

@available(macOS 10.0, iOS 3.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
open class UndoManager: NSObject, @unchecked Sendable {
    open func beginUndoGrouping() {}
    open func endUndoGrouping() {}
    open var groupingLevel: Int { fatalError() }
    open func disableUndoRegistration() {}
    open func enableUndoRegistration() {}
    open var isUndoRegistrationEnabled: Bool { fatalError() }
    open var groupsByEvent: Bool { get { fatalError() } set {} }
    open var levelsOfUndo: Int { get { fatalError() } set {} }
    open var runLoopModes: [RunLoop.Mode] { get { fatalError() } set {} }
    open func undo() {}
    open func redo() {}
    open func undoNestedGroup() {}
    open var canUndo: Bool { fatalError() }
    open var canRedo: Bool { fatalError() }
    @available(macOS 14.4, iOS 17.4, watchOS 10.4, tvOS 17.4, visionOS 1.1, *)
    open var undoCount: Int { fatalError() }
    @available(macOS 14.4, iOS 17.4, watchOS 10.4, tvOS 17.4, visionOS 1.1, *)
    open var redoCount: Int { fatalError() }
    open var isUndoing: Bool { fatalError() }
    open var isRedoing: Bool { fatalError() }
    open func removeAllActions() {}
    open func removeAllActions(withTarget target: Any) {}
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {}
    open func prepare(withInvocationTarget target: Any) -> Any { fatalError() }
    @available(macOS 10.11, iOS 9.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
    public func registerUndo<TargetType>(withTarget target: TargetType, handler: @escaping (TargetType) -> Void) where TargetType: AnyObject {}
    open func setActionIsDiscardable(_ discardable: Bool) {}
    open var undoActionIsDiscardable: Bool { fatalError() }
    open var redoActionIsDiscardable: Bool { fatalError() }
    open var undoActionName: String { fatalError() }
    open var redoActionName: String { fatalError() }
    open func setActionName(_ actionName: String) {}
    open var undoMenuItemTitle: String { fatalError() }
    open var redoMenuItemTitle: String { fatalError() }
    open func undoMenuTitle(forUndoActionName actionName: String) -> String { fatalError() }
    open func redoMenuTitle(forUndoActionName actionName: String) -> String { fatalError() }
}

@available(macOS 10.10, iOS 8.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
open class NSUserActivity: NSObject, @unchecked Sendable {
    public init(activityType: String) { fatalError() }
    open var activityType: String { fatalError() }
    open var title: String? { get { fatalError() } set {} }
    open var userInfo: [AnyHashable: Any]? { get { fatalError() } set {} }
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {}
    @available(macOS 10.11, iOS 9.0, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
    open var requiredUserInfoKeys: Set<String>? { get { fatalError() } set {} }
    open var needsSave: Bool { get { fatalError() } set {} }
    open var webpageURL: URL? { get { fatalError() } set {} }
    @available(macOS 10.13, iOS 11.0, watchOS 4.0, tvOS 11.0, visionOS 1.0, *)
    open var referrerURL: URL? { get { fatalError() } set {} }
    @available(macOS 10.11, iOS 9.0, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
    open var expirationDate: Date? { get { fatalError() } set {} }
    @available(macOS 10.11, iOS 9.0, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
    open var keywords: Set<String> { get { fatalError() } set {} }
    open var supportsContinuationStreams: Bool { get { fatalError() } set {} }
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    open var targetContentIdentifier: String? { get { fatalError() } set {} }
    open func becomeCurrent() {}
    @available(macOS 10.11, iOS 9.0, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
    open func resignCurrent() {}
    open func invalidate() {}
    @available(macOS 10.11, iOS 9.0, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
    open var isEligibleForHandoff: Bool { get { fatalError() } set {} }
    @available(macOS 10.11, iOS 9.0, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
    open var isEligibleForSearch: Bool { get { fatalError() } set {} }
    @available(macOS 10.11, iOS 9.0, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
    open var isEligibleForPublicIndexing: Bool { get { fatalError() } set {} }
    @available(macOS 10.15, iOS 12.0, watchOS 5.0, tvOS 12.0, visionOS 1.0, *)
    open var persistentIdentifier: String? { get { fatalError() } set {} }
}
public let NSUserActivityTypeBrowsingWeb = ""

@available(macOS 10.7, iOS 5.0, watchOS 9.0, tvOS 9.0, visionOS 1.0, *)
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    open class var `default`: NSUbiquitousKeyValueStore { fatalError() }
    open func object(forKey aKey: String) -> Any? { fatalError() }
    open func set(_ anObject: Any?, forKey aKey: String) {}
    open func removeObject(forKey aKey: String) {}
    open func string(forKey aKey: String) -> String? { fatalError() }
    open func array(forKey aKey: String) -> [Any]? { fatalError() }
    open func dictionary(forKey aKey: String) -> [String: Any]? { fatalError() }
    open func data(forKey aKey: String) -> Data? { fatalError() }
    open func longLong(forKey aKey: String) -> Int64 { fatalError() }
    open func double(forKey aKey: String) -> Double { fatalError() }
    open func bool(forKey aKey: String) -> Bool { fatalError() }
    open func set(_ aString: String?, forKey aKey: String) {}
    open func set(_ aData: Data?, forKey aKey: String) {}
    open func set(_ anArray: [Any]?, forKey aKey: String) {}
    open func set(_ aDictionary: [String: Any]?, forKey aKey: String) {}
    open func set(_ value: Int64, forKey aKey: String) {}
    open func set(_ value: Double, forKey aKey: String) {}
    open func set(_ value: Bool, forKey aKey: String) {}
    open var dictionaryRepresentation: [String: Any] { fatalError() }
    @discardableResult open func synchronize() -> Bool { fatalError() }
    public class var didChangeExternallyNotification: NSNotification.Name { fatalError() }
}
public let NSUbiquitousKeyValueStoreChangeReasonKey = ""
public let NSUbiquitousKeyValueStoreChangedKeysKey = ""
public var NSUbiquitousKeyValueStoreServerChange: Int { fatalError() }
public var NSUbiquitousKeyValueStoreInitialSyncChange: Int { fatalError() }
public var NSUbiquitousKeyValueStoreQuotaViolationChange: Int { fatalError() }
public var NSUbiquitousKeyValueStoreAccountChange: Int { fatalError() }

@available(macOS 10.0, iOS 3.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
open class ValueTransformer: NSObject {
    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {}
    open class func valueTransformerNames() -> [NSValueTransformerName] { fatalError() }
    public convenience init?(forName name: NSValueTransformerName) { fatalError() }
    open class func transformedValueClass() -> AnyClass { fatalError() }
    open class func allowsReverseTransformation() -> Bool { fatalError() }
    open func transformedValue(_ value: Any?) -> Any? { fatalError() }
    open func reverseTransformedValue(_ value: Any?) -> Any? { fatalError() }
}
public struct NSValueTransformerName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let negateBooleanTransformerName = NSValueTransformerName("")
    public static let isNilTransformerName = NSValueTransformerName("")
    public static let isNotNilTransformerName = NSValueTransformerName("")
    @available(macOS 10.14, iOS 12.0, watchOS 5.0, tvOS 12.0, visionOS 1.0, *)
    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("")
}

@available(macOS 10.0, iOS 4.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
open class FileWrapper: NSObject {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let immediate = ReadingOptions(rawValue: 1)
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let atomic = WritingOptions(rawValue: 1)
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }
    public init(url: URL, options: FileWrapper.ReadingOptions = []) throws { fatalError() }
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) { fatalError() }
    public init(regularFileWithContents contents: Data) { fatalError() }
    public init(symbolicLinkWithDestinationURL url: URL) { fatalError() }
    public init?(serializedRepresentation serializeRepresentation: Data) { fatalError() }
    open var isDirectory: Bool { fatalError() }
    open var isRegularFile: Bool { fatalError() }
    open var isSymbolicLink: Bool { fatalError() }
    open var preferredFilename: String? { get { fatalError() } set {} }
    open var filename: String? { get { fatalError() } set {} }
    open var fileAttributes: [String: Any] { get { fatalError() } set {} }
    open func matchesContents(of url: URL) -> Bool { fatalError() }
    open func read(from url: URL, options: FileWrapper.ReadingOptions = []) throws {}
    open func write(to url: URL, options: FileWrapper.WritingOptions = [], originalContentsURL: URL?) throws {}
    open var serializedRepresentation: Data? { fatalError() }
    open func addFileWrapper(_ child: FileWrapper) -> String { fatalError() }
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String { fatalError() }
    open func removeFileWrapper(_ child: FileWrapper) {}
    open var fileWrappers: [String: FileWrapper]? { fatalError() }
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? { fatalError() }
    open var regularFileContents: Data? { fatalError() }
    open var symbolicLinkDestinationURL: URL? { fatalError() }
}

@available(macOS 10.7, iOS 4.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
// A subclass of NSRegularExpression, but that of Linux cannot have any.
open class NSDataDetector: NSObject, @unchecked Sendable {
    public init(types checkingTypes: NSTextCheckingTypes) throws { fatalError() }
    open var checkingTypes: NSTextCheckingTypes { fatalError() }
    open func enumerateMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange, using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    open func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult] { fatalError() }
    open func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int { fatalError() }
    open func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSTextCheckingResult? { fatalError() }
    open func rangeOfFirstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSRange { fatalError() }
}
public typealias NSTextCheckingTypes = UInt64
extension NSTextCheckingResult {
    public var date: Date? { fatalError() }
    public var timeZone: TimeZone? { fatalError() }
    public var duration: TimeInterval { fatalError() }
    public var url: URL? { fatalError() }
    @available(macOS 10.7, iOS 4.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
    public var phoneNumber: String? { fatalError() }
    public var replacementString: String? { fatalError() }
    @available(macOS 10.7, iOS 4.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
    public var components: [NSTextCheckingKey: String]? { fatalError() }
    public var addressComponents: [NSTextCheckingKey: String]? { fatalError() }
    public var orthography: NSOrthography? { fatalError() }
}
extension NSTextCheckingKey {
    public static let name = NSTextCheckingKey(rawValue: "")
    public static let jobTitle = NSTextCheckingKey(rawValue: "")
    public static let organization = NSTextCheckingKey(rawValue: "")
    public static let street = NSTextCheckingKey(rawValue: "")
    public static let city = NSTextCheckingKey(rawValue: "")
    public static let state = NSTextCheckingKey(rawValue: "")
    public static let zip = NSTextCheckingKey(rawValue: "")
    public static let country = NSTextCheckingKey(rawValue: "")
    public static let phone = NSTextCheckingKey(rawValue: "")
    public static let airline = NSTextCheckingKey(rawValue: "")
    public static let flight = NSTextCheckingKey(rawValue: "")
}

open class NSException: NSObject {
    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) { fatalError() }
    open var name: NSExceptionName { fatalError() }
    open var reason: String? { fatalError() }
    open var userInfo: [AnyHashable: Any]? { fatalError() }
    open var callStackReturnAddresses: [NSNumber] { fatalError() }
    open var callStackSymbols: [String] { fatalError() }
    open func raise() {}
}
extension NSExceptionName {
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
    public static let genericException = NSExceptionName("")
    public static let rangeException = NSExceptionName("")
    public static let invalidArgumentException = NSExceptionName("")
    public static let internalInconsistencyException = NSExceptionName("")
    public static let mallocException = NSExceptionName("")
    public static let objectInaccessibleException = NSExceptionName("")
    public static let objectNotAvailableException = NSExceptionName("")
    public static let destinationInvalidException = NSExceptionName("")
}

public final class NSPointerFunctions: NSObject {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let strongMemory: Options = []
        public static let opaqueMemory = Options(rawValue: 2)
        public static let mallocMemory = Options(rawValue: 3)
        public static let machVirtualMemory = Options(rawValue: 4)
        public static let weakMemory = Options(rawValue: 5)
        public static let objectPersonality: Options = []
        public static let opaquePersonality = Options(rawValue: 1 << 8)
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
        public static let cStringPersonality = Options(rawValue: 3 << 8)
        public static let structPersonality = Options(rawValue: 4 << 8)
        public static let integerPersonality = Options(rawValue: 5 << 8)
        public static let copyIn = Options(rawValue: 1 << 16)
    }
    public init(options: NSPointerFunctions.Options = []) { fatalError() }
}

@available(macOS 10.5, iOS 6.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
open class NSHashTable<ObjectType>: NSObject where ObjectType: AnyObject {
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) { fatalError() }
    public init(pointerFunctions functions: NSPointerFunctions, capacity initialCapacity: Int) { fatalError() }
    public convenience init(options: NSPointerFunctions.Options = []) { fatalError() }
    public override convenience init() { fatalError() }
    open class func weakObjects() -> NSHashTable<ObjectType> { fatalError() }
    open var pointerFunctions: NSPointerFunctions { fatalError() }
    open var count: Int { fatalError() }
    open func member(_ object: ObjectType?) -> ObjectType? { fatalError() }
    open func objectEnumerator() -> NSEnumerator { fatalError() }
    open func add(_ object: ObjectType?) {}
    open func remove(_ object: ObjectType?) {}
    open func removeAllObjects() {}
    open var allObjects: [ObjectType] { fatalError() }
    open var anyObject: ObjectType? { fatalError() }
    open func contains(_ anObject: ObjectType?) -> Bool { fatalError() }
    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { fatalError() }
    open func isEqual(to other: NSHashTable<ObjectType>) -> Bool { fatalError() }
    open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { fatalError() }
    open func intersect(_ other: NSHashTable<ObjectType>) {}
    open func union(_ other: NSHashTable<ObjectType>) {}
    open func minus(_ other: NSHashTable<ObjectType>) {}
    open var setRepresentation: Set<AnyHashable> { fatalError() }
}

@available(macOS 10.5, iOS 6.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
open class NSMapTable<KeyType, ObjectType>: NSObject where KeyType: AnyObject, ObjectType: AnyObject {
    public init(keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity initialCapacity: Int) { fatalError() }
    public init(keyPointerFunctions keyFunctions: NSPointerFunctions, valuePointerFunctions valueFunctions: NSPointerFunctions, capacity initialCapacity: Int) { fatalError() }
    public convenience init(keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []) { fatalError() }
    public override convenience init() { fatalError() }
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { fatalError() }
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { fatalError() }
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { fatalError() }
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> { fatalError() }
    open var keyPointerFunctions: NSPointerFunctions { fatalError() }
    open var valuePointerFunctions: NSPointerFunctions { fatalError() }
    open func object(forKey aKey: KeyType?) -> ObjectType? { fatalError() }
    open func removeObject(forKey aKey: KeyType?) {}
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {}
    open var count: Int { fatalError() }
    open func keyEnumerator() -> NSEnumerator { fatalError() }
    open func objectEnumerator() -> NSEnumerator? { fatalError() }
    open func removeAllObjects() {}
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] { fatalError() }
}
