import Foundation

// Keys of elliptic curves, their signatures and shared secrets

@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
public enum CryptoKitError: Error {
    case incorrectKeySize
    case incorrectParameterSize
    case authenticationFailure
    case underlyingCoreCryptoError(error: Int32)
    case wrapFailure
    case unwrapFailure
    case invalidParameter
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
public struct SharedSecret: ContiguousBytes, Hashable, CustomStringConvertible, Sendable {
    public var description: String { fatalError() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { fatalError() }
    public func x963DerivedSymmetricKey<H, SI>(using hashFunction: H.Type, sharedInfo: SI, outputByteCount: Int) -> SymmetricKey where H: HashFunction, SI: DataProtocol { fatalError() }
    public func hkdfDerivedSymmetricKey<H, Salt, SI>(using hashFunction: H.Type, salt: Salt, sharedInfo: SI, outputByteCount: Int) -> SymmetricKey where H: HashFunction, Salt: DataProtocol, SI: DataProtocol { fatalError() }
}
@available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, visionOS 1.0, *)
public struct HKDF<H>: Sendable where H: HashFunction {
    public static func deriveKey<Salt, Info>(inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int) -> SymmetricKey where Salt: DataProtocol, Info: DataProtocol { fatalError() }
    public static func deriveKey<Info>(inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int) -> SymmetricKey where Info: DataProtocol { fatalError() }
    public static func deriveKey<Salt>(inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int) -> SymmetricKey where Salt: DataProtocol { fatalError() }
    public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey { fatalError() }
    public static func extract<Salt>(inputKeyMaterial: SymmetricKey, salt: Salt?) -> HashedAuthenticationCode<H> where Salt: DataProtocol { fatalError() }
    public static func expand<PRK, Info>(pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int) -> SymmetricKey where PRK: ContiguousBytes, Info: DataProtocol { fatalError() }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
public enum Curve25519: Sendable {
    public enum Signing: Sendable {
        public struct PrivateKey: Sendable {
            public init() { fatalError() }
            public init<D>(rawRepresentation data: D) throws where D: ContiguousBytes { fatalError() }
            public var rawRepresentation: Data { fatalError() }
            public var publicKey: Curve25519.Signing.PublicKey { fatalError() }
            public func signature<D>(for data: D) throws -> Data where D: DataProtocol { fatalError() }
        }
        public struct PublicKey: Sendable {
            public init<D>(rawRepresentation data: D) throws where D: ContiguousBytes { fatalError() }
            public var rawRepresentation: Data { fatalError() }
            public func isValidSignature<S, D>(_ signature: S, for data: D) -> Bool where S: DataProtocol, D: DataProtocol { fatalError() }
        }
    }
    public enum KeyAgreement: Sendable {
        public struct PrivateKey: Sendable {
            public init() { fatalError() }
            public init<D>(rawRepresentation data: D) throws where D: ContiguousBytes { fatalError() }
            public var rawRepresentation: Data { fatalError() }
            public var publicKey: Curve25519.KeyAgreement.PublicKey { fatalError() }
            public func sharedSecretFromKeyAgreement(with publicKeyShare: Curve25519.KeyAgreement.PublicKey) throws -> SharedSecret { fatalError() }
        }
        public struct PublicKey: Sendable {
            public init<D>(rawRepresentation data: D) throws where D: ContiguousBytes { fatalError() }
            public var rawRepresentation: Data { fatalError() }
        }
    }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
public enum P256: Sendable {
    public enum Signing: Sendable {
        public struct PrivateKey: Sendable {
            public init(compactRepresentable: Bool = true) { fatalError() }
            public init<D>(rawRepresentation data: D) throws where D: ContiguousBytes { fatalError() }
            public var rawRepresentation: Data { fatalError() }
            public init<Bytes>(x963Representation: Bytes) throws where Bytes: ContiguousBytes { fatalError() }
            public var x963Representation: Data { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public init(pemRepresentation: String) throws { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public init<Bytes>(derRepresentation: Bytes) throws where Bytes: RandomAccessCollection, Bytes.Element == UInt8 { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public var pemRepresentation: String { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public var derRepresentation: Data { fatalError() }
            public var publicKey: P256.Signing.PublicKey { fatalError() }
            public func signature<D>(for digest: D) throws -> P256.Signing.ECDSASignature where D: Digest { fatalError() }
            public func signature<D>(for data: D) throws -> P256.Signing.ECDSASignature where D: DataProtocol { fatalError() }
        }
        public struct PublicKey: Sendable {
            public init<D>(rawRepresentation data: D) throws where D: ContiguousBytes { fatalError() }
            public var rawRepresentation: Data { fatalError() }
            public init<Bytes>(x963Representation: Bytes) throws where Bytes: ContiguousBytes { fatalError() }
            public var x963Representation: Data { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public init(pemRepresentation: String) throws { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public init<Bytes>(derRepresentation: Bytes) throws where Bytes: RandomAccessCollection, Bytes.Element == UInt8 { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public var pemRepresentation: String { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public var derRepresentation: Data { fatalError() }
            public func isValidSignature<D>(_ signature: P256.Signing.ECDSASignature, for digest: D) -> Bool where D: Digest { fatalError() }
            public func isValidSignature<D>(_ signature: P256.Signing.ECDSASignature, for data: D) -> Bool where D: DataProtocol { fatalError() }
        }
        public struct ECDSASignature: ContiguousBytes, Sendable {
            public init<D>(rawRepresentation: D) throws where D: DataProtocol { fatalError() }
            public init<D>(derRepresentation: D) throws where D: DataProtocol { fatalError() }
            public var rawRepresentation: Data { fatalError() }
            public var derRepresentation: Data { fatalError() }
            public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { fatalError() }
        }
    }
    public enum KeyAgreement: Sendable {
        public struct PrivateKey: Sendable {
            public init(compactRepresentable: Bool = true) { fatalError() }
            public init<D>(rawRepresentation data: D) throws where D: ContiguousBytes { fatalError() }
            public var rawRepresentation: Data { fatalError() }
            public init<Bytes>(x963Representation: Bytes) throws where Bytes: ContiguousBytes { fatalError() }
            public var x963Representation: Data { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public init(pemRepresentation: String) throws { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public init<Bytes>(derRepresentation: Bytes) throws where Bytes: RandomAccessCollection, Bytes.Element == UInt8 { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public var pemRepresentation: String { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public var derRepresentation: Data { fatalError() }
            public var publicKey: P256.KeyAgreement.PublicKey { fatalError() }
            public func sharedSecretFromKeyAgreement(with publicKeyShare: P256.KeyAgreement.PublicKey) throws -> SharedSecret { fatalError() }
        }
        public struct PublicKey: Sendable {
            public init<D>(rawRepresentation data: D) throws where D: ContiguousBytes { fatalError() }
            public var rawRepresentation: Data { fatalError() }
            public init<Bytes>(x963Representation: Bytes) throws where Bytes: ContiguousBytes { fatalError() }
            public var x963Representation: Data { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public init(pemRepresentation: String) throws { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public init<Bytes>(derRepresentation: Bytes) throws where Bytes: RandomAccessCollection, Bytes.Element == UInt8 { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public var pemRepresentation: String { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public var derRepresentation: Data { fatalError() }
        }
    }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
public enum P384: Sendable {
    public enum Signing: Sendable {
        public struct PrivateKey: Sendable {
            public init(compactRepresentable: Bool = true) { fatalError() }
            public init<D>(rawRepresentation data: D) throws where D: ContiguousBytes { fatalError() }
            public var rawRepresentation: Data { fatalError() }
            public init<Bytes>(x963Representation: Bytes) throws where Bytes: ContiguousBytes { fatalError() }
            public var x963Representation: Data { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public init(pemRepresentation: String) throws { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public init<Bytes>(derRepresentation: Bytes) throws where Bytes: RandomAccessCollection, Bytes.Element == UInt8 { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public var pemRepresentation: String { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public var derRepresentation: Data { fatalError() }
            public var publicKey: P384.Signing.PublicKey { fatalError() }
            public func signature<D>(for digest: D) throws -> P384.Signing.ECDSASignature where D: Digest { fatalError() }
            public func signature<D>(for data: D) throws -> P384.Signing.ECDSASignature where D: DataProtocol { fatalError() }
        }
        public struct PublicKey: Sendable {
            public init<D>(rawRepresentation data: D) throws where D: ContiguousBytes { fatalError() }
            public var rawRepresentation: Data { fatalError() }
            public init<Bytes>(x963Representation: Bytes) throws where Bytes: ContiguousBytes { fatalError() }
            public var x963Representation: Data { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public init(pemRepresentation: String) throws { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public init<Bytes>(derRepresentation: Bytes) throws where Bytes: RandomAccessCollection, Bytes.Element == UInt8 { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public var pemRepresentation: String { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public var derRepresentation: Data { fatalError() }
            public func isValidSignature<D>(_ signature: P384.Signing.ECDSASignature, for digest: D) -> Bool where D: Digest { fatalError() }
            public func isValidSignature<D>(_ signature: P384.Signing.ECDSASignature, for data: D) -> Bool where D: DataProtocol { fatalError() }
        }
        public struct ECDSASignature: ContiguousBytes, Sendable {
            public init<D>(rawRepresentation: D) throws where D: DataProtocol { fatalError() }
            public init<D>(derRepresentation: D) throws where D: DataProtocol { fatalError() }
            public var rawRepresentation: Data { fatalError() }
            public var derRepresentation: Data { fatalError() }
            public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { fatalError() }
        }
    }
    public enum KeyAgreement: Sendable {
        public struct PrivateKey: Sendable {
            public init(compactRepresentable: Bool = true) { fatalError() }
            public init<D>(rawRepresentation data: D) throws where D: ContiguousBytes { fatalError() }
            public var rawRepresentation: Data { fatalError() }
            public init<Bytes>(x963Representation: Bytes) throws where Bytes: ContiguousBytes { fatalError() }
            public var x963Representation: Data { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public init(pemRepresentation: String) throws { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public init<Bytes>(derRepresentation: Bytes) throws where Bytes: RandomAccessCollection, Bytes.Element == UInt8 { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public var pemRepresentation: String { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public var derRepresentation: Data { fatalError() }
            public var publicKey: P384.KeyAgreement.PublicKey { fatalError() }
            public func sharedSecretFromKeyAgreement(with publicKeyShare: P384.KeyAgreement.PublicKey) throws -> SharedSecret { fatalError() }
        }
        public struct PublicKey: Sendable {
            public init<D>(rawRepresentation data: D) throws where D: ContiguousBytes { fatalError() }
            public var rawRepresentation: Data { fatalError() }
            public init<Bytes>(x963Representation: Bytes) throws where Bytes: ContiguousBytes { fatalError() }
            public var x963Representation: Data { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public init(pemRepresentation: String) throws { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public init<Bytes>(derRepresentation: Bytes) throws where Bytes: RandomAccessCollection, Bytes.Element == UInt8 { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public var pemRepresentation: String { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public var derRepresentation: Data { fatalError() }
        }
    }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
public enum P521: Sendable {
    public enum Signing: Sendable {
        public struct PrivateKey: Sendable {
            public init(compactRepresentable: Bool = true) { fatalError() }
            public init<D>(rawRepresentation data: D) throws where D: ContiguousBytes { fatalError() }
            public var rawRepresentation: Data { fatalError() }
            public init<Bytes>(x963Representation: Bytes) throws where Bytes: ContiguousBytes { fatalError() }
            public var x963Representation: Data { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public init(pemRepresentation: String) throws { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public init<Bytes>(derRepresentation: Bytes) throws where Bytes: RandomAccessCollection, Bytes.Element == UInt8 { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public var pemRepresentation: String { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public var derRepresentation: Data { fatalError() }
            public var publicKey: P521.Signing.PublicKey { fatalError() }
            public func signature<D>(for digest: D) throws -> P521.Signing.ECDSASignature where D: Digest { fatalError() }
            public func signature<D>(for data: D) throws -> P521.Signing.ECDSASignature where D: DataProtocol { fatalError() }
        }
        public struct PublicKey: Sendable {
            public init<D>(rawRepresentation data: D) throws where D: ContiguousBytes { fatalError() }
            public var rawRepresentation: Data { fatalError() }
            public init<Bytes>(x963Representation: Bytes) throws where Bytes: ContiguousBytes { fatalError() }
            public var x963Representation: Data { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public init(pemRepresentation: String) throws { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public init<Bytes>(derRepresentation: Bytes) throws where Bytes: RandomAccessCollection, Bytes.Element == UInt8 { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public var pemRepresentation: String { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public var derRepresentation: Data { fatalError() }
            public func isValidSignature<D>(_ signature: P521.Signing.ECDSASignature, for digest: D) -> Bool where D: Digest { fatalError() }
            public func isValidSignature<D>(_ signature: P521.Signing.ECDSASignature, for data: D) -> Bool where D: DataProtocol { fatalError() }
        }
        public struct ECDSASignature: ContiguousBytes, Sendable {
            public init<D>(rawRepresentation: D) throws where D: DataProtocol { fatalError() }
            public init<D>(derRepresentation: D) throws where D: DataProtocol { fatalError() }
            public var rawRepresentation: Data { fatalError() }
            public var derRepresentation: Data { fatalError() }
            public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { fatalError() }
        }
    }
    public enum KeyAgreement: Sendable {
        public struct PrivateKey: Sendable {
            public init(compactRepresentable: Bool = true) { fatalError() }
            public init<D>(rawRepresentation data: D) throws where D: ContiguousBytes { fatalError() }
            public var rawRepresentation: Data { fatalError() }
            public init<Bytes>(x963Representation: Bytes) throws where Bytes: ContiguousBytes { fatalError() }
            public var x963Representation: Data { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public init(pemRepresentation: String) throws { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public init<Bytes>(derRepresentation: Bytes) throws where Bytes: RandomAccessCollection, Bytes.Element == UInt8 { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public var pemRepresentation: String { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public var derRepresentation: Data { fatalError() }
            public var publicKey: P521.KeyAgreement.PublicKey { fatalError() }
            public func sharedSecretFromKeyAgreement(with publicKeyShare: P521.KeyAgreement.PublicKey) throws -> SharedSecret { fatalError() }
        }
        public struct PublicKey: Sendable {
            public init<D>(rawRepresentation data: D) throws where D: ContiguousBytes { fatalError() }
            public var rawRepresentation: Data { fatalError() }
            public init<Bytes>(x963Representation: Bytes) throws where Bytes: ContiguousBytes { fatalError() }
            public var x963Representation: Data { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public init(pemRepresentation: String) throws { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public init<Bytes>(derRepresentation: Bytes) throws where Bytes: RandomAccessCollection, Bytes.Element == UInt8 { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public var pemRepresentation: String { fatalError() }
            @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public var derRepresentation: Data { fatalError() }
        }
    }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
public enum ChaChaPoly: Sendable {
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
        public init() { fatalError() }
        public init<D>(data: D) throws where D: DataProtocol { fatalError() }
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { fatalError() }
        public func makeIterator() -> Array<UInt8>.Iterator { fatalError() }
    }
    public struct SealedBox: Sendable {
        public var nonce: ChaChaPoly.Nonce { fatalError() }
        public var ciphertext: Data { fatalError() }
        public var tag: Data { fatalError() }
        public var combined: Data { fatalError() }
        public init<D>(combined: D) throws where D: DataProtocol { fatalError() }
        public init<C, T>(nonce: ChaChaPoly.Nonce, ciphertext: C, tag: T) throws where C: DataProtocol, T: DataProtocol { fatalError() }
    }
    public static func seal<Plaintext>(_ message: Plaintext, using key: SymmetricKey, nonce: ChaChaPoly.Nonce? = nil) throws -> ChaChaPoly.SealedBox where Plaintext: DataProtocol { fatalError() }
    public static func seal<Plaintext, AuthenticatedData>(_ message: Plaintext, using key: SymmetricKey, nonce: ChaChaPoly.Nonce? = nil, authenticating authenticatedData: AuthenticatedData) throws -> ChaChaPoly.SealedBox where Plaintext: DataProtocol, AuthenticatedData: DataProtocol { fatalError() }
    public static func open(_ sealedBox: ChaChaPoly.SealedBox, using key: SymmetricKey) throws -> Data { fatalError() }
    public static func open<AuthenticatedData>(_ sealedBox: ChaChaPoly.SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData) throws -> Data where AuthenticatedData: DataProtocol { fatalError() }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
public enum Insecure: Sendable {
    public struct MD5Digest: Digest {
        public static var byteCount: Int { fatalError() }
        public var description: String { fatalError() }
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { fatalError() }
        public func makeIterator() -> Array<UInt8>.Iterator { fatalError() }
    }
    public struct MD5: HashFunction {
        public typealias Digest = Insecure.MD5Digest
        public static var blockByteCount: Int { fatalError() }
        public static var byteCount: Int { fatalError() }
        public init() { fatalError() }
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {}
        public func finalize() -> Insecure.MD5Digest { fatalError() }
    }
    public struct SHA1Digest: Digest {
        public static var byteCount: Int { fatalError() }
        public var description: String { fatalError() }
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { fatalError() }
        public func makeIterator() -> Array<UInt8>.Iterator { fatalError() }
    }
    public struct SHA1: HashFunction {
        public typealias Digest = Insecure.SHA1Digest
        public static var blockByteCount: Int { fatalError() }
        public static var byteCount: Int { fatalError() }
        public init() { fatalError() }
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {}
        public func finalize() -> Insecure.SHA1Digest { fatalError() }
    }
}
