import Foundation

@available(macOS 10.10, iOS 8.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
open class NSItemProvider: NSObject, @unchecked Sendable {
    public typealias CompletionHandler = (NSSecureCoding?, (any Error)?) -> Void
    public typealias LoadHandler = (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void
    public override init() { fatalError() }
    public init(item: NSSecureCoding?, typeIdentifier: String?) { fatalError() }
    public convenience init?(contentsOf fileURL: URL!) { fatalError() }
    @available(macOS 10.13, iOS 11.0, watchOS 4.0, tvOS 11.0, visionOS 1.0, *)
    public convenience init(object: any NSItemProviderWriting) { fatalError() }
    open var registeredTypeIdentifiers: [String] { fatalError() }
    @available(macOS 10.14, iOS 11.0, watchOS 4.0, tvOS 11.0, visionOS 1.0, *)
    open var suggestedName: String? { get { fatalError() } set {} }
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { fatalError() }
    open func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping NSItemProvider.LoadHandler) {}
    open func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, completionHandler: NSItemProvider.CompletionHandler? = nil) {}
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    open func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil) async throws -> any NSSecureCoding { fatalError() }
    @available(macOS 10.13, iOS 11.0, watchOS 4.0, tvOS 11.0, visionOS 1.0, *)
    @discardableResult open func loadDataRepresentation(forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress { fatalError() }
    @available(macOS 10.13, iOS 11.0, watchOS 4.0, tvOS 11.0, visionOS 1.0, *)
    @discardableResult open func loadFileRepresentation(forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void) -> Progress { fatalError() }
    @available(macOS 10.13, iOS 11.0, watchOS 4.0, tvOS 11.0, visionOS 1.0, *)
    @discardableResult open func loadInPlaceFileRepresentation(forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress { fatalError() }
    @available(macOS 10.13, iOS 11.0, watchOS 4.0, tvOS 11.0, visionOS 1.0, *)
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { fatalError() }
    @available(macOS 10.13, iOS 11.0, watchOS 4.0, tvOS 11.0, visionOS 1.0, *)
    @discardableResult open func loadObject(ofClass aClass: any NSItemProviderReading.Type, completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void) -> Progress { fatalError() }
    @available(macOS 10.13, iOS 11.0, watchOS 4.0, tvOS 11.0, visionOS 1.0, *)
    public func canLoadObject<T>(ofClass: T.Type) -> Bool where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading { fatalError() }
    @available(macOS 10.13, iOS 11.0, watchOS 4.0, tvOS 11.0, visionOS 1.0, *)
    public func loadObject<T>(ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading { fatalError() }
    @available(macOS 10.13, iOS 11.0, watchOS 4.0, tvOS 11.0, visionOS 1.0, *)
    open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {}
    @available(macOS 10.13, iOS 11.0, watchOS 4.0, tvOS 11.0, visionOS 1.0, *)
    open func registerDataRepresentation(forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?) {}
}
@available(macOS 10.13, iOS 11.0, watchOS 4.0, tvOS 11.0, visionOS 1.0, *)
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all = 0
    case team = 1
    case group = 2
    case ownProcess = 3
}
@available(macOS 10.13, iOS 11.0, watchOS 4.0, tvOS 11.0, visionOS 1.0, *)
public protocol NSItemProviderWriting: NSObjectProtocol {
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    func loadData(withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
}
@available(macOS 10.13, iOS 11.0, watchOS 4.0, tvOS 11.0, visionOS 1.0, *)
public protocol NSItemProviderReading: NSObjectProtocol {
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
@available(macOS 10.13, iOS 11.0, watchOS 4.0, tvOS 11.0, visionOS 1.0, *)
extension NSString: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { fatalError() }
    public func loadData(withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress? { fatalError() }
    public static var readableTypeIdentifiersForItemProvider: [String] { fatalError() }
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self { fatalError() }
}
@available(macOS 10.13, iOS 11.0, watchOS 4.0, tvOS 11.0, visionOS 1.0, *)
extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { fatalError() }
    public func loadData(withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress? { fatalError() }
    public static var readableTypeIdentifiersForItemProvider: [String] { fatalError() }
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self { fatalError() }
}

@available(macOS 10.10, iOS 8.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
open class NSExtensionItem: NSObject {
    open var attributedTitle: NSAttributedString? { get { fatalError() } set {} }
    open var attributedContentText: NSAttributedString? { get { fatalError() } set {} }
    open var attachments: [NSItemProvider]? { get { fatalError() } set {} }
    open var userInfo: [AnyHashable: Any]? { get { fatalError() } set {} }
}

// Files that others use, too

@available(macOS 10.7, iOS 5.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
public protocol NSFilePresenter: NSObjectProtocol {
    var presentedItemURL: URL? { get }
    var presentedItemOperationQueue: OperationQueue { get }
    func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
    func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
    func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    func presentedItemDidMove(to newURL: URL)
    func presentedItemDidChange()
    func presentedSubitemDidAppear(at url: URL)
    func presentedSubitemDidChange(at url: URL)
}
@available(macOS 10.7, iOS 5.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
extension NSFilePresenter {
    public func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {}
    public func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {}
    public func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {}
    public func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {}
    public func presentedItemDidMove(to newURL: URL) {}
    public func presentedItemDidChange() {}
    public func presentedSubitemDidAppear(at url: URL) {}
    public func presentedSubitemDidChange(at url: URL) {}
}

@available(macOS 10.10, iOS 8.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
    open class func readingIntent(with url: URL, options: NSFileCoordinator.ReadingOptions = []) -> Self { fatalError() }
    open class func writingIntent(with url: URL, options: NSFileCoordinator.WritingOptions = []) -> Self { fatalError() }
    open var url: URL { fatalError() }
}

@available(macOS 10.7, iOS 5.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
open class NSFileCoordinator: NSObject, @unchecked Sendable {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withoutChanges = ReadingOptions(rawValue: 1)
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
        @available(macOS 10.10, iOS 8.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
        @available(macOS 10.10, iOS 8.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
        public static let forUploading = ReadingOptions(rawValue: 8)
    }
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let forDeleting = WritingOptions(rawValue: 1)
        public static let forMoving = WritingOptions(rawValue: 2)
        public static let forMerging = WritingOptions(rawValue: 4)
        public static let forReplacing = WritingOptions(rawValue: 8)
        @available(macOS 10.10, iOS 8.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
    }
    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}
    open class var filePresenters: [any NSFilePresenter] { fatalError() }
    public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) { fatalError() }
    open var purposeIdentifier: String { get { fatalError() } set {} }
    @available(macOS 10.10, iOS 8.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
    open func coordinate(with intents: [NSFileAccessIntent], queue: OperationQueue, byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void) {}
    open func coordinate(readingItemAt url: URL, options: NSFileCoordinator.ReadingOptions = [], error outError: NSErrorPointer, byAccessor reader: (URL) -> Void) {}
    open func coordinate(writingItemAt url: URL, options: NSFileCoordinator.WritingOptions = [], error outError: NSErrorPointer, byAccessor writer: (URL) -> Void) {}
    open func coordinate(readingItemAt readingURL: URL, options readingOptions: NSFileCoordinator.ReadingOptions = [], writingItemAt writingURL: URL, options writingOptions: NSFileCoordinator.WritingOptions = [], error outError: NSErrorPointer, byAccessor readerWriter: (URL, URL) -> Void) {}
    open func coordinate(writingItemAt url1: URL, options options1: NSFileCoordinator.WritingOptions = [], writingItemAt url2: URL, options options2: NSFileCoordinator.WritingOptions = [], error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void) {}
    open func item(at oldURL: URL, willMoveTo newURL: URL) {}
    open func item(at oldURL: URL, didMoveTo newURL: URL) {}
    open func cancel() {}
}
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

@available(macOS 10.7, iOS 5.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
open class NSFileVersion: NSObject, @unchecked Sendable {
    public struct ReplacingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let byMoving = ReplacingOptions(rawValue: 1)
    }
    open class func currentVersionOfItem(at url: URL) -> NSFileVersion? { fatalError() }
    open class func otherVersionsOfItem(at url: URL) -> [NSFileVersion]? { fatalError() }
    open class func unresolvedConflictVersionsOfItem(at url: URL) -> [NSFileVersion]? { fatalError() }
    open class func version(ofItemAt url: URL, forPersistentIdentifier persistentIdentifier: Any) -> NSFileVersion? { fatalError() }
    open class func removeOtherVersionsOfItem(at url: URL) throws {}
    open var url: URL { fatalError() }
    open var localizedName: String? { fatalError() }
    open var localizedNameOfSavingComputer: String? { fatalError() }
    open var modificationDate: Date? { fatalError() }
    open var persistentIdentifier: any NSCoding { fatalError() }
    open var isConflict: Bool { fatalError() }
    open var isResolved: Bool { get { fatalError() } set {} }
    @available(macOS 10.10, iOS 8.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
    open var hasLocalContents: Bool { fatalError() }
    open func replaceItem(at url: URL, options: NSFileVersion.ReplacingOptions = []) throws -> URL { fatalError() }
    open func remove() throws {}
}

// Metadata

@available(macOS 10.4, iOS 5.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
open class NSMetadataQuery: NSObject, @unchecked Sendable {
    open var predicate: NSPredicate? { get { fatalError() } set {} }
    open var sortDescriptors: [NSSortDescriptor] { get { fatalError() } set {} }
    open var valueListAttributes: [String] { get { fatalError() } set {} }
    open var groupingAttributes: [String]? { get { fatalError() } set {} }
    open var notificationBatchingInterval: TimeInterval { get { fatalError() } set {} }
    open var searchScopes: [Any] { get { fatalError() } set {} }
    @available(macOS 10.9, iOS 7.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
    open var searchItems: [Any]? { get { fatalError() } set {} }
    @available(macOS 10.9, iOS 7.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
    open var operationQueue: OperationQueue? { get { fatalError() } set {} }
    @discardableResult open func start() -> Bool { fatalError() }
    open func stop() {}
    open var isStarted: Bool { fatalError() }
    open var isGathering: Bool { fatalError() }
    open var isStopped: Bool { fatalError() }
    open func disableUpdates() {}
    open func enableUpdates() {}
    open var resultCount: Int { fatalError() }
    open func result(at idx: Int) -> Any { fatalError() }
    open var results: [Any] { fatalError() }
    open func index(ofResult result: Any) -> Int { fatalError() }
    open func value(ofAttribute attrName: String, forResultAt idx: Int) -> Any? { fatalError() }
}
@available(macOS 10.4, iOS 5.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
open class NSMetadataItem: NSObject, @unchecked Sendable {
    open func value(forAttribute key: String) -> Any? { fatalError() }
    open func values(forAttributes keys: [String]) -> [String: Any]? { fatalError() }
    open var attributes: [String] { fatalError() }
}
public let NSMetadataQueryUbiquitousDocumentsScope = ""
public let NSMetadataQueryUbiquitousDataScope = ""
public let NSMetadataItemFSNameKey = ""
public let NSMetadataItemDisplayNameKey = ""
public let NSMetadataItemURLKey = ""
public let NSMetadataItemPathKey = ""
public let NSMetadataItemFSSizeKey = ""
public let NSMetadataItemFSCreationDateKey = ""
public let NSMetadataItemFSContentChangeDateKey = ""
public let NSMetadataUbiquitousItemDownloadingStatusKey = ""
public let NSMetadataUbiquitousItemDownloadingStatusCurrent = ""
public let NSMetadataUbiquitousItemDownloadingStatusDownloaded = ""
public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded = ""
public let NSMetadataUbiquitousItemPercentDownloadedKey = ""

@available(macOS 10.10, iOS 8.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
open class NSExtensionContext: NSObject {
    public override init() { fatalError() }
    open var inputItems: [Any] { fatalError() }
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {}
    open func cancelRequest(withError error: any Error) {}
    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {}
}
