import Foundation

@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
public protocol Digest: Hashable, Sequence, CustomStringConvertible, Sendable where Element == UInt8 {
    static var byteCount: Int { get }
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
public protocol HashFunction: Sendable {
    associatedtype Digest: CryptoKit.Digest
    static var blockByteCount: Int { get }
    init()
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    func finalize() -> Self.Digest
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
extension HashFunction {
    public static func hash<D>(data: D) -> Self.Digest where D: DataProtocol { fatalError() }
    public mutating func update<D>(data: D) where D: DataProtocol {}
}

@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
public struct SHA256Digest: Digest {
    public static var byteCount: Int { fatalError() }
    public var description: String { fatalError() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { fatalError() }
    public func makeIterator() -> Array<UInt8>.Iterator { fatalError() }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
public struct SHA384Digest: Digest {
    public static var byteCount: Int { fatalError() }
    public var description: String { fatalError() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { fatalError() }
    public func makeIterator() -> Array<UInt8>.Iterator { fatalError() }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
public struct SHA512Digest: Digest {
    public static var byteCount: Int { fatalError() }
    public var description: String { fatalError() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { fatalError() }
    public func makeIterator() -> Array<UInt8>.Iterator { fatalError() }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
public struct SHA256: HashFunction {
    public typealias Digest = SHA256Digest
    public static var blockByteCount: Int { fatalError() }
    public static var byteCount: Int { fatalError() }
    public init() { fatalError() }
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {}
    public func finalize() -> SHA256Digest { fatalError() }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
public struct SHA384: HashFunction {
    public typealias Digest = SHA384Digest
    public static var blockByteCount: Int { fatalError() }
    public static var byteCount: Int { fatalError() }
    public init() { fatalError() }
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {}
    public func finalize() -> SHA384Digest { fatalError() }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
public struct SHA512: HashFunction {
    public typealias Digest = SHA512Digest
    public static var blockByteCount: Int { fatalError() }
    public static var byteCount: Int { fatalError() }
    public init() { fatalError() }
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {}
    public func finalize() -> SHA512Digest { fatalError() }
}

@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
public struct SymmetricKeySize: Sendable {
    public let bitCount: Int
    public init(bitCount: Int) { fatalError() }
    public static var bits128: SymmetricKeySize { fatalError() }
    public static var bits192: SymmetricKeySize { fatalError() }
    public static var bits256: SymmetricKeySize { fatalError() }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
public struct SymmetricKey: Equatable, Sendable {
    public init(size: SymmetricKeySize) { fatalError() }
    public init<D>(data: D) where D: ContiguousBytes { fatalError() }
    public var bitCount: Int { fatalError() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { fatalError() }
    public static func == (a: SymmetricKey, b: SymmetricKey) -> Bool { fatalError() }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
extension SymmetricKey: ContiguousBytes {}

@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
public enum AES: Sendable {
    public enum GCM: Sendable {
        public struct Nonce: ContiguousBytes, Sequence, Sendable {
            public init() { fatalError() }
            public init<D>(data: D) throws where D: DataProtocol { fatalError() }
            public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { fatalError() }
            public func makeIterator() -> Array<UInt8>.Iterator { fatalError() }
        }
        public struct SealedBox: Sendable {
            public var nonce: AES.GCM.Nonce { fatalError() }
            public var ciphertext: Data { fatalError() }
            public var tag: Data { fatalError() }
            public var combined: Data? { fatalError() }
            public init<D>(combined: D) throws where D: DataProtocol { fatalError() }
            public init<C, T>(nonce: AES.GCM.Nonce, ciphertext: C, tag: T) throws where C: DataProtocol, T: DataProtocol { fatalError() }
        }
        public static func seal<Plaintext>(_ message: Plaintext, using key: SymmetricKey, nonce: AES.GCM.Nonce? = nil) throws -> AES.GCM.SealedBox where Plaintext: DataProtocol { fatalError() }
        public static func seal<Plaintext, AuthenticatedData>(_ message: Plaintext, using key: SymmetricKey, nonce: AES.GCM.Nonce? = nil, authenticating authenticatedData: AuthenticatedData) throws -> AES.GCM.SealedBox where Plaintext: DataProtocol, AuthenticatedData: DataProtocol { fatalError() }
        public static func open(_ sealedBox: AES.GCM.SealedBox, using key: SymmetricKey) throws -> Data { fatalError() }
        public static func open<AuthenticatedData>(_ sealedBox: AES.GCM.SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData) throws -> Data where AuthenticatedData: DataProtocol { fatalError() }
    }
}

@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
public struct HMAC<H>: Sendable where H: HashFunction {
    public typealias MAC = HashedAuthenticationCode<H>
    public init(key: SymmetricKey) { fatalError() }
    public static func authenticationCode<D>(for data: D, using key: SymmetricKey) -> HMAC<H>.MAC where D: DataProtocol { fatalError() }
    public static func isValidAuthenticationCode<D>(_ mac: HMAC<H>.MAC, authenticating authenticatedData: D, using key: SymmetricKey) -> Bool where D: DataProtocol { fatalError() }
    public mutating func update<D>(data: D) where D: DataProtocol {}
    public func finalize() -> HMAC<H>.MAC { fatalError() }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
public struct HashedAuthenticationCode<H>: ContiguousBytes, Hashable, Sequence, CustomStringConvertible, Sendable where H: HashFunction {
    public var byteCount: Int { fatalError() }
    public var description: String { fatalError() }
    public func makeIterator() -> Array<UInt8>.Iterator { fatalError() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { fatalError() }
}
