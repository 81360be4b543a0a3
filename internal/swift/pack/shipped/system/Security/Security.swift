// The keychain, keys and random bytes.
@_exported import Foundation
@_exported import AssayGapFoundation

@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecClass: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecClassGenericPassword: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecClassInternetPassword: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecClassCertificate: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecClassKey: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecClassIdentity: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrCreationDate: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrModificationDate: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrDescription: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrComment: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrCreator: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrType: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrLabel: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrIsInvisible: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrIsNegative: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrAccount: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrService: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrGeneric: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrServer: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrProtocol: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrAuthenticationType: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrPort: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrPath: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrSubject: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrIssuer: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrSerialNumber: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrSecurityDomain: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrKeyClass: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrApplicationLabel: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrApplicationTag: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrIsPermanent: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrKeyType: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrKeySizeInBits: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrCanEncrypt: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrCanDecrypt: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrCanSign: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrCanVerify: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecMatchLimit: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecMatchLimitOne: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecMatchLimitAll: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecMatchCaseInsensitive: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecReturnData: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecReturnAttributes: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecReturnRef: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecReturnPersistentRef: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecValueData: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecValueRef: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecValuePersistentRef: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrKeyClassPublic: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrKeyClassPrivate: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrKeyClassSymmetric: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrKeyTypeRSA: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrProtocolHTTP: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrProtocolHTTPS: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrAuthenticationTypeDefault: CFString { fatalError() }
@available(iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrAuthenticationTypeHTTPBasic: CFString { fatalError() }
@available(iOS 3.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrAccessGroup: CFString { fatalError() }
@available(iOS 4.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrAccessible: CFString { fatalError() }
@available(iOS 4.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrAccessibleWhenUnlocked: CFString { fatalError() }
@available(iOS 4.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrAccessibleAfterFirstUnlock: CFString { fatalError() }
@available(iOS 4.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { fatalError() }
@available(iOS 4.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { fatalError() }
@available(iOS 4.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecPrivateKeyAttrs: CFString { fatalError() }
@available(iOS 4.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecPublicKeyAttrs: CFString { fatalError() }
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrSynchronizable: CFString { fatalError() }
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrSynchronizableAny: CFString { fatalError() }
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrAccessControl: CFString { fatalError() }
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString { fatalError() }
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecUseAuthenticationUI: CFString { fatalError() }
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecUseAuthenticationUIFail: CFString { fatalError() }
@available(iOS 9.0, macOS 10.11, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecUseAuthenticationContext: CFString { fatalError() }
@available(iOS 9.0, macOS 10.11, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecUseAuthenticationUISkip: CFString { fatalError() }
@available(iOS 9.0, macOS 10.12, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrTokenID: CFString { fatalError() }
@available(iOS 9.0, macOS 10.12, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrTokenIDSecureEnclave: CFString { fatalError() }
@available(iOS 10.0, macOS 10.12, tvOS 10.0, watchOS 3.0, visionOS 1.0, *) public var kSecAttrKeyTypeECSECPrimeRandom: CFString { fatalError() }
@available(iOS 4.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) public var kSecAttrKeyTypeEC: CFString { fatalError() }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public var kSecUseDataProtectionKeychain: CFString { fatalError() }
@available(iOS, introduced: 4.0, deprecated: 12.0) @available(macOS, introduced: 10.9, deprecated: 10.14) @available(tvOS, introduced: 9.0, deprecated: 12.0) @available(watchOS, introduced: 2.0, deprecated: 5.0) public var kSecAttrAccessibleAlways: CFString { fatalError() }
@available(iOS, introduced: 8.0, deprecated: 14.0) @available(macOS, introduced: 10.10, deprecated: 11.0) @available(tvOS, introduced: 9.0, deprecated: 14.0) @available(watchOS, introduced: 2.0, deprecated: 7.0) public var kSecUseOperationPrompt: CFString { fatalError() }

public var errSecSuccess: OSStatus { fatalError() }
public var errSecUnimplemented: OSStatus { fatalError() }
public var errSecIO: OSStatus { fatalError() }
public var errSecParam: OSStatus { fatalError() }
public var errSecAllocate: OSStatus { fatalError() }
public var errSecUserCanceled: OSStatus { fatalError() }
public var errSecBadReq: OSStatus { fatalError() }
public var errSecNotAvailable: OSStatus { fatalError() }
public var errSecDuplicateItem: OSStatus { fatalError() }
public var errSecItemNotFound: OSStatus { fatalError() }
public var errSecInteractionNotAllowed: OSStatus { fatalError() }
public var errSecDecode: OSStatus { fatalError() }
public var errSecAuthFailed: OSStatus { fatalError() }
public var errSecMissingEntitlement: OSStatus { fatalError() }
public var errSecNoSuchKeychain: OSStatus { fatalError() }
public var errSecReadOnly: OSStatus { fatalError() }
public var errSecNoSuchAttr: OSStatus { fatalError() }
public var errSecInvalidKeychain: OSStatus { fatalError() }
public var errSecInternalComponent: OSStatus { fatalError() }
public var errSecVerifyFailed: OSStatus { fatalError() }

public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus { fatalError() }
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus { fatalError() }
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus { fatalError() }
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { fatalError() }
@available(iOS 11.3, macOS 10.3, tvOS 11.3, watchOS 4.3, visionOS 1.0, *)
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? { fatalError() }

public typealias SecRandomRef = OpaquePointer
public var kSecRandomDefault: SecRandomRef? { fatalError() }
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 { fatalError() }

public class SecAccessControl: Hashable, @unchecked Sendable {
    public static func == (a: SecAccessControl, b: SecAccessControl) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) {}
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    public let rawValue: CFIndex
    public init(rawValue: CFIndex) { fatalError() }
    public static var userPresence: SecAccessControlCreateFlags { fatalError() }
    @available(iOS 11.3, macOS 10.13.4, tvOS 11.3, watchOS 4.3, visionOS 1.0, *)
    public static var biometryAny: SecAccessControlCreateFlags { fatalError() }
    @available(iOS 11.3, macOS 10.13.4, tvOS 11.3, watchOS 4.3, visionOS 1.0, *)
    public static var biometryCurrentSet: SecAccessControlCreateFlags { fatalError() }
    public static var devicePasscode: SecAccessControlCreateFlags { fatalError() }
    public static var or: SecAccessControlCreateFlags { fatalError() }
    public static var and: SecAccessControlCreateFlags { fatalError() }
    public static var privateKeyUsage: SecAccessControlCreateFlags { fatalError() }
    public static var applicationPassword: SecAccessControlCreateFlags { fatalError() }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
public func SecAccessControlCreateWithFlags(_ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> SecAccessControl? { fatalError() }

public class SecKey: Hashable, @unchecked Sendable {
    public static func == (a: SecKey, b: SecKey) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) {}
}
public class SecPolicy: Hashable, @unchecked Sendable {
    public static func == (a: SecPolicy, b: SecPolicy) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) {}
}
@available(iOS 10.0, macOS 10.12, tvOS 10.0, watchOS 3.0, visionOS 1.0, *)
public enum SecKeyOperationType: CFIndex, Sendable { case sign = 0, verify = 1, encrypt = 2, decrypt = 3, keyExchange = 4 }
@available(iOS 10.0, macOS 10.12, tvOS 10.0, watchOS 3.0, visionOS 1.0, *)
public struct SecKeyAlgorithm: RawRepresentable, Hashable, @unchecked Sendable {
    public let rawValue: CFString
    public init(rawValue: CFString) { fatalError() }
    public static let ecdsaSignatureMessageX962SHA256 = SecKeyAlgorithm(rawValue: "")
    public static let ecdsaSignatureMessageX962SHA384 = SecKeyAlgorithm(rawValue: "")
    public static let ecdsaSignatureMessageX962SHA512 = SecKeyAlgorithm(rawValue: "")
    public static let ecdsaSignatureDigestX962SHA256 = SecKeyAlgorithm(rawValue: "")
    public static let eciesEncryptionCofactorVariableIVX963SHA256AESGCM = SecKeyAlgorithm(rawValue: "")
    public static let eciesEncryptionCofactorX963SHA256AESGCM = SecKeyAlgorithm(rawValue: "")
    public static let eciesEncryptionStandardX963SHA256AESGCM = SecKeyAlgorithm(rawValue: "")
    public static let rsaSignatureMessagePKCS1v15SHA256 = SecKeyAlgorithm(rawValue: "")
    public static let rsaSignatureMessagePSSSHA256 = SecKeyAlgorithm(rawValue: "")
    public static let rsaSignatureDigestPKCS1v15SHA256 = SecKeyAlgorithm(rawValue: "")
    public static let rsaEncryptionPKCS1 = SecKeyAlgorithm(rawValue: "")
    public static let rsaEncryptionOAEPSHA256 = SecKeyAlgorithm(rawValue: "")
    public static let rsaEncryptionOAEPSHA256AESGCM = SecKeyAlgorithm(rawValue: "")
    public static let rsaEncryptionOAEPSHA512 = SecKeyAlgorithm(rawValue: "")
    public static let ecdhKeyExchangeStandard = SecKeyAlgorithm(rawValue: "")
    public static let ecdhKeyExchangeCofactor = SecKeyAlgorithm(rawValue: "")
}
@available(iOS 10.0, macOS 10.12, tvOS 10.0, watchOS 3.0, visionOS 1.0, *)
public func SecKeyCreateRandomKey(_ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> SecKey? { fatalError() }
@available(iOS 10.0, macOS 10.12, tvOS 10.0, watchOS 3.0, visionOS 1.0, *)
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { fatalError() }
@available(iOS 10.0, macOS 10.12, tvOS 10.0, watchOS 3.0, visionOS 1.0, *)
public func SecKeyCreateSignature(_ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> CFData? { fatalError() }
@available(iOS 10.0, macOS 10.12, tvOS 10.0, watchOS 3.0, visionOS 1.0, *)
public func SecKeyVerifySignature(_ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool { fatalError() }
@available(iOS 10.0, macOS 10.12, tvOS 10.0, watchOS 3.0, visionOS 1.0, *)
public func SecKeyCreateEncryptedData(_ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> CFData? { fatalError() }
@available(iOS 10.0, macOS 10.12, tvOS 10.0, watchOS 3.0, visionOS 1.0, *)
public func SecKeyCreateDecryptedData(_ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> CFData? { fatalError() }
@available(iOS 10.0, macOS 10.12, tvOS 10.0, watchOS 3.0, visionOS 1.0, *)
public func SecKeyIsAlgorithmSupported(_ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm) -> Bool { fatalError() }
@available(iOS 10.0, macOS 10.12, tvOS 10.0, watchOS 3.0, visionOS 1.0, *)
public func SecKeyCopyExternalRepresentation(_ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> CFData? { fatalError() }
@available(iOS 10.0, macOS 10.12, tvOS 10.0, watchOS 3.0, visionOS 1.0, *)
public func SecKeyCreateWithData(_ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> SecKey? { fatalError() }

public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? { fatalError() }
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { fatalError() }
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { fatalError() }
@available(iOS 12.0, macOS 10.14, tvOS 12.0, watchOS 5.0, visionOS 1.0, *)
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { fatalError() }
public func SecPolicyCreateBasicX509() -> SecPolicy { fatalError() }
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { fatalError() }
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus { fatalError() }
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus { fatalError() }
@available(iOS 12.0, macOS 10.14, tvOS 12.0, watchOS 5.0, visionOS 1.0, *)
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool { fatalError() }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { fatalError() }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { fatalError() }
