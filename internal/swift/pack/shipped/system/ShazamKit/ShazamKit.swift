@_exported import AVFAudio
@_exported import Foundation

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct SHMediaItemProperty: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public init(_ rawValue: String) { fatalError() }
    public static let shazamID = SHMediaItemProperty(rawValue: "")
    public static let title = SHMediaItemProperty(rawValue: "")
    public static let subtitle = SHMediaItemProperty(rawValue: "")
    public static let artist = SHMediaItemProperty(rawValue: "")
    public static let webURL = SHMediaItemProperty(rawValue: "")
    public static let appleMusicID = SHMediaItemProperty(rawValue: "")
    public static let appleMusicURL = SHMediaItemProperty(rawValue: "")
    public static let artworkURL = SHMediaItemProperty(rawValue: "")
    public static let videoURL = SHMediaItemProperty(rawValue: "")
    public static let explicitContent = SHMediaItemProperty(rawValue: "")
    public static let genres = SHMediaItemProperty(rawValue: "")
    public static let ISRC = SHMediaItemProperty(rawValue: "")
    public static let timeRanges = SHMediaItemProperty(rawValue: "")
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) open class SHMediaItem: NSObject, @unchecked Sendable {
    public init(properties: [SHMediaItemProperty: Any]) { fatalError() }
    open var shazamID: String? { fatalError() }
    open var title: String? { fatalError() }
    open var subtitle: String? { fatalError() }
    open var artist: String? { fatalError() }
    open var genres: [String] { fatalError() }
    open var appleMusicID: String? { fatalError() }
    open var appleMusicURL: URL? { fatalError() }
    open var webURL: URL? { fatalError() }
    open var artworkURL: URL? { fatalError() }
    open var videoURL: URL? { fatalError() }
    open var explicitContent: Bool { fatalError() }
    open var isrc: String? { fatalError() }
    public var id: UUID { fatalError() }
    open subscript(property: SHMediaItemProperty) -> Any? { fatalError() }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *) @preconcurrency open class func fetch(shazamID: String, completionHandler: @escaping @Sendable (SHMediaItem?, (any Error)?) -> Void) {}
    open class func fetch(shazamID: String) async throws -> SHMediaItem { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) open class SHMatchedMediaItem: SHMediaItem, @unchecked Sendable {
    open var frequencySkew: Float { fatalError() }
    open var matchOffset: TimeInterval { fatalError() }
    open var predictedCurrentMatchOffset: TimeInterval { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) open class SHMatch: NSObject, @unchecked Sendable { open var mediaItems: [SHMatchedMediaItem] { fatalError() }; open var querySignature: SHSignature { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) open class SHSignature: NSObject, @unchecked Sendable {
    public init(dataRepresentation: Data) throws { fatalError() }
    open var duration: TimeInterval { fatalError() }
    open var dataRepresentation: Data { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) open class SHSignatureGenerator: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open func append(_ buffer: AVAudioPCMBuffer, at time: AVAudioTime?) throws {}
    open func signature() -> SHSignature { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) open class SHCatalog: NSObject, @unchecked Sendable { open var minimumQuerySignatureDuration: TimeInterval { fatalError() }; open var maximumQuerySignatureDuration: TimeInterval { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) open class SHCustomCatalog: SHCatalog, @unchecked Sendable {
    public override init() { fatalError() }
    open func addReferenceSignature(_ signature: SHSignature, representing mediaItems: [SHMediaItem]) throws {}
    open func add(from customCatalogURL: URL) throws {}
    open func write(to destinationURL: URL) throws {}
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) @preconcurrency public protocol SHSessionDelegate: NSObjectProtocol {
    func session(_ session: SHSession, didFind match: SHMatch)
    func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?)
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension SHSessionDelegate {
    public func session(_ session: SHSession, didFind match: SHMatch) {}
    public func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?) {}
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) open class SHSession: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    public init(catalog: SHCatalog) { fatalError() }
    open var catalog: SHCatalog { fatalError() }
    open weak var delegate: (any SHSessionDelegate)? { get { fatalError() } set {} }
    open func matchStreamingBuffer(_ buffer: AVAudioPCMBuffer, at time: AVAudioTime?) {}
    open func match(_ signature: SHSignature) {}
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *) public func result(from signature: SHSignature) async -> SHSession.Result { fatalError() }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *) public enum Result { case match(SHMatch), noMatch(SHSignature), error(any Error, SHSignature) }
}
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *) @available(tvOS, unavailable) final public class SHManagedSession: @unchecked Sendable {
    public enum State: Sendable { case idle, prerecording, matching }
    public init() { fatalError() }
    public init(catalog: SHCatalog) { fatalError() }
    public var state: State { fatalError() }
    public func prepare() async {}
    public func result() async -> SHSession.Result { fatalError() }
    public var results: Results { fatalError() }
    public func cancel() {}
    public struct Results: AsyncSequence, Sendable {
        public typealias Element = SHSession.Result
        public struct Iterator: AsyncIteratorProtocol { public mutating func next() async -> SHSession.Result? { fatalError() } }
        public func makeAsyncIterator() -> Iterator { fatalError() }
    }
}
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *) @available(tvOS, unavailable) open class SHMediaLibrary: NSObject, @unchecked Sendable {
    open class var `default`: SHMediaLibrary { fatalError() }
    @preconcurrency open func add(_ mediaItems: [SHMediaItem], completionHandler: @escaping @Sendable ((any Error)?) -> Void) {}
    open func add(_ mediaItems: [SHMediaItem]) async throws {}
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) final public class SHLibrary: @unchecked Sendable {
    init() { fatalError() }
    public static var `default`: SHLibrary { fatalError() }
    public func addItems(_ items: [SHMediaItem]) async throws {}
    public func removeItems(_ items: [SHMediaItem]) async throws {}
    public var items: [SHMediaItem] { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct SHError: Error, CustomNSError, Hashable, @unchecked Sendable {
    public enum Code: Int, Sendable { case invalidAudioFormat = 100, audioDiscontinuity, signatureInvalid = 200, signatureDurationInvalid, matchAttemptFailed, customCatalogInvalid = 300, customCatalogInvalidURL, mediaLibrarySyncFailed = 400, internalError = 500, mediaItemFetchFailed = 600 }
    public init(_ code: Code, userInfo: [String: Any] = [:]) { fatalError() }
    public static var errorDomain: String { fatalError() }
    public var code: Code { fatalError() }
    public var errorCode: Int { fatalError() }
    public var errorUserInfo: [String: Any] { fatalError() }
    public var userInfo: [String: Any] { fatalError() }
    public var localizedDescription: String { fatalError() }
    public static func == (a: SHError, b: SHError) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
    public static var invalidAudioFormat: Code { fatalError() }
    public static var audioDiscontinuity: Code { fatalError() }
    public static var signatureInvalid: Code { fatalError() }
    public static var signatureDurationInvalid: Code { fatalError() }
    public static var matchAttemptFailed: Code { fatalError() }
    public static var customCatalogInvalid: Code { fatalError() }
    public static var customCatalogInvalidURL: Code { fatalError() }
    public static var mediaLibrarySyncFailed: Code { fatalError() }
    public static var internalError: Code { fatalError() }
    public static var mediaItemFetchFailed: Code { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public func ~= (match: SHError.Code, error: any Error) -> Bool { fatalError() }
