import Foundation

@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension FileHandle {
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8
        public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
            public typealias Element = UInt8
            public mutating func next() async throws -> UInt8? { fatalError() }
        }
        public func makeAsyncIterator() -> AsyncIterator { fatalError() }
    }
    public var bytes: FileHandle.AsyncBytes { fatalError() }
}

@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension URL {
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8
        public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
            public typealias Element = UInt8
            public mutating func next() async throws -> UInt8? { fatalError() }
        }
        public func makeAsyncIterator() -> AsyncIterator { fatalError() }
    }
    public var resourceBytes: URL.AsyncBytes { fatalError() }
    public var lines: AsyncLineSequence<URL.AsyncBytes> { fatalError() }
}

@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
public struct AsyncLineSequence<Base>: AsyncSequence where Base: AsyncSequence, Base.Element == UInt8 {
    public typealias Element = String
    public struct AsyncIterator: AsyncIteratorProtocol {
        public typealias Element = String
        public mutating func next() async rethrows -> String? { fatalError() }
    }
    public func makeAsyncIterator() -> AsyncIterator { fatalError() }
}
@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension AsyncLineSequence: Sendable where Base: Sendable {}
@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
public struct AsyncCharacterSequence<Base>: AsyncSequence where Base: AsyncSequence, Base.Element == UInt8 {
    public typealias Element = Character
    public struct AsyncIterator: AsyncIteratorProtocol {
        public typealias Element = Character
        public mutating func next() async rethrows -> Character? { fatalError() }
    }
    public func makeAsyncIterator() -> AsyncIterator { fatalError() }
}
@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension AsyncCharacterSequence: Sendable where Base: Sendable {}
@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
public struct AsyncUnicodeScalarSequence<Base>: AsyncSequence where Base: AsyncSequence, Base.Element == UInt8 {
    public typealias Element = UnicodeScalar
    public struct AsyncIterator: AsyncIteratorProtocol {
        public typealias Element = UnicodeScalar
        public mutating func next() async rethrows -> UnicodeScalar? { fatalError() }
    }
    public func makeAsyncIterator() -> AsyncIterator { fatalError() }
}
@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension AsyncUnicodeScalarSequence: Sendable where Base: Sendable {}

@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension AsyncSequence where Element == UInt8 {
    public var lines: AsyncLineSequence<Self> { fatalError() }
    public var characters: AsyncCharacterSequence<Self> { fatalError() }
    public var unicodeScalars: AsyncUnicodeScalarSequence<Self> { fatalError() }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, visionOS 1.0, *)
extension URL {
    public init(for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask, appropriateFor url: URL? = nil, create shouldCreate: Bool = false) throws { fatalError() }
    public static var cachesDirectory: URL { fatalError() }
    public static var documentsDirectory: URL { fatalError() }
    public static var libraryDirectory: URL { fatalError() }
    public static var applicationSupportDirectory: URL { fatalError() }
    public static var applicationDirectory: URL { fatalError() }
    public static var desktopDirectory: URL { fatalError() }
    public static var downloadsDirectory: URL { fatalError() }
    public static var moviesDirectory: URL { fatalError() }
    public static var musicDirectory: URL { fatalError() }
    public static var picturesDirectory: URL { fatalError() }
    public static var sharedPublicDirectory: URL { fatalError() }
    public static var trashDirectory: URL { fatalError() }
    public static var userDirectory: URL { fatalError() }
}

extension URL {
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
        public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
        @available(macOS 10.7, macCatalyst 13.0, *)
        @available(iOS, unavailable) @available(watchOS, unavailable) @available(tvOS, unavailable)
        public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
        @available(macOS 10.7, macCatalyst 13.0, *)
        @available(iOS, unavailable) @available(watchOS, unavailable) @available(tvOS, unavailable)
        public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
        @available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
        public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
    }
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
        public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
        @available(macOS 10.7, macCatalyst 13.0, *)
        @available(iOS, unavailable) @available(watchOS, unavailable) @available(tvOS, unavailable)
        public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
        @available(macOS 11.2, iOS 14.2, watchOS 7.2, tvOS 14.2, visionOS 1.0, *)
        public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
    }
    public func bookmarkData(options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil) throws -> Data { fatalError() }
    public init(resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool) throws { fatalError() }
    public static func resourceValues(forKeys keys: Set<URLResourceKey>, fromBookmarkData data: Data) -> URLResourceValues? { fatalError() }
    @available(macOS 10.7, iOS 8.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
    public func startAccessingSecurityScopedResource() -> Bool { fatalError() }
    @available(macOS 10.7, iOS 8.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
    public func stopAccessingSecurityScopedResource() {}
}

extension URLResourceKey {
    @available(macOS 10.13, iOS 11.0, visionOS 1.0, *)
    @available(watchOS, unavailable) @available(tvOS, unavailable)
    public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(rawValue: "")
    @available(macOS 10.13, iOS 11.0, visionOS 1.0, *)
    @available(watchOS, unavailable) @available(tvOS, unavailable)
    public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(rawValue: "")
    @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, visionOS 1.0, *)
    public static let contentTypeKey = URLResourceKey(rawValue: "")
}
extension URLResourceValues {
    @available(macOS 10.13, iOS 11.0, visionOS 1.0, *)
    @available(watchOS, unavailable) @available(tvOS, unavailable)
    public var volumeAvailableCapacityForImportantUsage: Int64? { fatalError() }
    @available(macOS 10.13, iOS 11.0, visionOS 1.0, *)
    @available(watchOS, unavailable) @available(tvOS, unavailable)
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { fatalError() }
}

extension FileManager {
    @available(macOS 10.8, iOS 7.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? { fatalError() }
    @available(macOS 10.8, iOS 6.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { fatalError() }
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { fatalError() }
    public func isUbiquitousItem(at url: URL) -> Bool { fatalError() }
    public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws { fatalError() }
    public func startDownloadingUbiquitousItem(at url: URL) throws { fatalError() }
    public func evictUbiquitousItem(at url: URL) throws { fatalError() }
    @available(macOS 10.8, iOS 11.0, visionOS 1.0, *)
    @available(watchOS, unavailable) @available(tvOS, unavailable)
    public func trashItem(at url: URL, resultingItemURL outResultingURL: AutoreleasingUnsafeMutablePointer<NSURL?>?) throws { fatalError() }
}

extension NSData {
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    public enum CompressionAlgorithm: Int, Sendable {
        case lzfse = 0
        case lz4 = 1
        case lzma = 2
        case zlib = 3
    }
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    public func compressed(using algorithm: NSData.CompressionAlgorithm) throws -> Self { fatalError() }
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    public func decompressed(using algorithm: NSData.CompressionAlgorithm) throws -> Self { fatalError() }
}
extension NSMutableData {
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    public func compress(using algorithm: NSData.CompressionAlgorithm) throws {}
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    public func decompress(using algorithm: NSData.CompressionAlgorithm) throws {}
}

/// AutoreleasingUnsafeMutablePointer is the standard library's on Apple platforms.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
    public var pointee: Pointee { get { fatalError() } nonmutating set {} }
}

extension JSONSerialization.ReadingOptions {
    @available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
    public static let json5Allowed = JSONSerialization.ReadingOptions(rawValue: 8)
    @available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
    public static let topLevelDictionaryAssumed = JSONSerialization.ReadingOptions(rawValue: 16)
}
