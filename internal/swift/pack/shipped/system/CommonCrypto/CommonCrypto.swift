@_exported import Foundation

public typealias CC_LONG = UInt32
public typealias CC_LONG64 = UInt64
public var CC_MD2_DIGEST_LENGTH: Int32 { fatalError() }
public var CC_MD4_DIGEST_LENGTH: Int32 { fatalError() }
public var CC_MD5_DIGEST_LENGTH: Int32 { fatalError() }
public var CC_MD5_BLOCK_BYTES: Int32 { fatalError() }
@available(iOS, introduced: 2.0, deprecated: 13.0) @available(macOS, introduced: 10.4, deprecated: 10.15) @available(tvOS, introduced: 9.0, deprecated: 13.0) @available(watchOS, introduced: 2.0, deprecated: 6.0) @discardableResult public func CC_MD5(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<UInt8>! { fatalError() }
public struct CC_MD5state_st { public init() { fatalError() } }
public typealias CC_MD5_CTX = CC_MD5state_st
@available(iOS, introduced: 2.0, deprecated: 13.0) @available(macOS, introduced: 10.4, deprecated: 10.15) @available(tvOS, introduced: 9.0, deprecated: 13.0) @available(watchOS, introduced: 2.0, deprecated: 6.0) @discardableResult public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 { fatalError() }
@available(iOS, introduced: 2.0, deprecated: 13.0) @available(macOS, introduced: 10.4, deprecated: 10.15) @available(tvOS, introduced: 9.0, deprecated: 13.0) @available(watchOS, introduced: 2.0, deprecated: 6.0) @discardableResult public func CC_MD5_Update(_ c: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 { fatalError() }
@available(iOS, introduced: 2.0, deprecated: 13.0) @available(macOS, introduced: 10.4, deprecated: 10.15) @available(tvOS, introduced: 9.0, deprecated: 13.0) @available(watchOS, introduced: 2.0, deprecated: 6.0) @discardableResult public func CC_MD5_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 { fatalError() }
public var CC_SHA1_DIGEST_LENGTH: Int32 { fatalError() }
public var CC_SHA1_BLOCK_BYTES: Int32 { fatalError() }
@discardableResult public func CC_SHA1(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<UInt8>! { fatalError() }
public struct CC_SHA1state_st { public init() { fatalError() } }
public typealias CC_SHA1_CTX = CC_SHA1state_st
@discardableResult public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 { fatalError() }
@discardableResult public func CC_SHA1_Update(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 { fatalError() }
@discardableResult public func CC_SHA1_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 { fatalError() }
public var CC_SHA224_DIGEST_LENGTH: Int32 { fatalError() }
public var CC_SHA224_BLOCK_BYTES: Int32 { fatalError() }
@discardableResult public func CC_SHA224(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<UInt8>! { fatalError() }
@discardableResult public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 { fatalError() }
@discardableResult public func CC_SHA224_Update(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 { fatalError() }
@discardableResult public func CC_SHA224_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 { fatalError() }
public var CC_SHA256_DIGEST_LENGTH: Int32 { fatalError() }
public var CC_SHA256_BLOCK_BYTES: Int32 { fatalError() }
@discardableResult public func CC_SHA256(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<UInt8>! { fatalError() }
public struct CC_SHA256state_st { public init() { fatalError() } }
public typealias CC_SHA256_CTX = CC_SHA256state_st
@discardableResult public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 { fatalError() }
@discardableResult public func CC_SHA256_Update(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 { fatalError() }
@discardableResult public func CC_SHA256_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 { fatalError() }
public var CC_SHA384_DIGEST_LENGTH: Int32 { fatalError() }
public var CC_SHA384_BLOCK_BYTES: Int32 { fatalError() }
@discardableResult public func CC_SHA384(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<UInt8>! { fatalError() }
@discardableResult public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 { fatalError() }
@discardableResult public func CC_SHA384_Update(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 { fatalError() }
@discardableResult public func CC_SHA384_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 { fatalError() }
public var CC_SHA512_DIGEST_LENGTH: Int32 { fatalError() }
public var CC_SHA512_BLOCK_BYTES: Int32 { fatalError() }
@discardableResult public func CC_SHA512(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<UInt8>! { fatalError() }
public struct CC_SHA512state_st { public init() { fatalError() } }
public typealias CC_SHA512_CTX = CC_SHA512state_st
@discardableResult public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 { fatalError() }
@discardableResult public func CC_SHA512_Update(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 { fatalError() }
@discardableResult public func CC_SHA512_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 { fatalError() }
public typealias CCCryptorStatus = Int32
public typealias CCStatus = Int32
public typealias CCCryptorRef = OpaquePointer
public typealias CCOperation = UInt32
public typealias CCAlgorithm = UInt32
public typealias CCOptions = UInt32
public typealias CCHmacAlgorithm = UInt32
public typealias CCPBKDFAlgorithm = UInt32
public typealias CCPseudoRandomAlgorithm = UInt32
public typealias CCMode = UInt32
public typealias CCPadding = UInt32
public typealias CCModeOptions = UInt32
public struct CCHmacContext { public init() { fatalError() } }
public var kCCSuccess: Int { fatalError() }
public var kCCParamError: Int { fatalError() }
public var kCCBufferTooSmall: Int { fatalError() }
public var kCCMemoryFailure: Int { fatalError() }
public var kCCAlignmentError: Int { fatalError() }
public var kCCDecodeError: Int { fatalError() }
public var kCCUnimplemented: Int { fatalError() }
public var kCCOverflow: Int { fatalError() }
public var kCCRNGFailure: Int { fatalError() }
public var kCCUnspecifiedError: Int { fatalError() }
public var kCCCallSequenceError: Int { fatalError() }
public var kCCKeySizeError: Int { fatalError() }
public var kCCInvalidKey: Int { fatalError() }
public var kCCEncrypt: Int { fatalError() }
public var kCCDecrypt: Int { fatalError() }
public var kCCAlgorithmAES128: Int { fatalError() }
public var kCCAlgorithmAES: Int { fatalError() }
public var kCCAlgorithmDES: Int { fatalError() }
public var kCCAlgorithm3DES: Int { fatalError() }
public var kCCAlgorithmCAST: Int { fatalError() }
public var kCCAlgorithmRC4: Int { fatalError() }
public var kCCAlgorithmRC2: Int { fatalError() }
public var kCCAlgorithmBlowfish: Int { fatalError() }
public var kCCOptionPKCS7Padding: Int { fatalError() }
public var kCCOptionECBMode: Int { fatalError() }
public var kCCKeySizeAES128: Int { fatalError() }
public var kCCKeySizeAES192: Int { fatalError() }
public var kCCKeySizeAES256: Int { fatalError() }
public var kCCKeySizeDES: Int { fatalError() }
public var kCCKeySize3DES: Int { fatalError() }
public var kCCBlockSizeAES128: Int { fatalError() }
public var kCCBlockSizeDES: Int { fatalError() }
public var kCCBlockSize3DES: Int { fatalError() }
public var kCCContextSizeAES128: Int { fatalError() }
public var kCCHmacAlgSHA1: Int { fatalError() }
public var kCCHmacAlgMD5: Int { fatalError() }
public var kCCHmacAlgSHA256: Int { fatalError() }
public var kCCHmacAlgSHA384: Int { fatalError() }
public var kCCHmacAlgSHA512: Int { fatalError() }
public var kCCHmacAlgSHA224: Int { fatalError() }
public var kCCModeECB: Int { fatalError() }
public var kCCModeCBC: Int { fatalError() }
public var kCCModeCFB: Int { fatalError() }
public var kCCModeCTR: Int { fatalError() }
public var kCCModeOFB: Int { fatalError() }
public var kCCModeRC4: Int { fatalError() }
public var kCCModeCFB8: Int { fatalError() }
public var ccNoPadding: Int { fatalError() }
public var ccPKCS7Padding: Int { fatalError() }
public var kCCModeOptionCTR_BE: Int { fatalError() }
public var kCCPBKDF2: UInt32 { fatalError() }
public var kCCPRFHmacAlgSHA1: Int { fatalError() }
public var kCCPRFHmacAlgSHA224: Int { fatalError() }
public var kCCPRFHmacAlgSHA256: Int { fatalError() }
public var kCCPRFHmacAlgSHA384: Int { fatalError() }
public var kCCPRFHmacAlgSHA512: Int { fatalError() }
@discardableResult public func CCCrypt(_ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int, _ iv: UnsafeRawPointer!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!) -> CCCryptorStatus { fatalError() }
@discardableResult public func CCCryptorCreate(_ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int, _ iv: UnsafeRawPointer!, _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!) -> CCCryptorStatus { fatalError() }
@discardableResult public func CCCryptorCreateWithMode(_ op: CCOperation, _ mode: CCMode, _ alg: CCAlgorithm, _ padding: CCPadding, _ iv: UnsafeRawPointer!, _ key: UnsafeRawPointer!, _ keyLength: Int, _ tweak: UnsafeRawPointer!, _ tweakLength: Int, _ numRounds: Int32, _ options: CCModeOptions, _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!) -> CCCryptorStatus { fatalError() }
@discardableResult public func CCCryptorRelease(_ cryptorRef: CCCryptorRef!) -> CCCryptorStatus { fatalError() }
@discardableResult public func CCCryptorUpdate(_ cryptorRef: CCCryptorRef!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!) -> CCCryptorStatus { fatalError() }
@discardableResult public func CCCryptorFinal(_ cryptorRef: CCCryptorRef!, _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!) -> CCCryptorStatus { fatalError() }
public func CCCryptorGetOutputLength(_ cryptorRef: CCCryptorRef!, _ inputLength: Int, _ final: Bool) -> Int { fatalError() }
public func CCHmac(_ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!) {}
public func CCHmacInit(_ ctx: UnsafeMutablePointer<CCHmacContext>!, _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int) {}
public func CCHmacUpdate(_ ctx: UnsafeMutablePointer<CCHmacContext>!, _ data: UnsafeRawPointer!, _ dataLength: Int) {}
public func CCHmacFinal(_ ctx: UnsafeMutablePointer<CCHmacContext>!, _ macOut: UnsafeMutableRawPointer!) {}
@discardableResult public func CCKeyDerivationPBKDF(_ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int, _ salt: UnsafePointer<UInt8>!, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32, _ derivedKey: UnsafeMutablePointer<UInt8>!, _ derivedKeyLen: Int) -> Int32 { fatalError() }
public func CCCalibratePBKDF(_ algorithm: CCPBKDFAlgorithm, _ passwordLen: Int, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ derivedKeyLen: Int, _ msec: UInt32) -> UInt32 { fatalError() }
@discardableResult public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCStatus { fatalError() }
