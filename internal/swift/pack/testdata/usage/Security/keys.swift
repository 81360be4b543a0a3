// target: ios16.0
// mode: 5

import Foundation
import Security
func k() throws -> SecKey { let attrs: [String: Any] = [kSecAttrKeyType as String: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits as String: 256, kSecAttrTokenID as String: kSecAttrTokenIDSecureEnclave, kSecPrivateKeyAttrs as String: [kSecAttrIsPermanent as String: true, kSecAttrApplicationTag as String: "a".data(using: .utf8)!]]
 var error: Unmanaged<CFError>?
 guard let key = SecKeyCreateRandomKey(attrs as CFDictionary, &error) else { throw error!.takeRetainedValue() as Error }
 guard let pub = SecKeyCopyPublicKey(key) else { fatalError() }
 guard let sig = SecKeyCreateSignature(key, .ecdsaSignatureMessageX962SHA256, Data() as CFData, &error) as Data? else { throw error!.takeRetainedValue() as Error }
 print(SecKeyVerifySignature(pub, .ecdsaSignatureMessageX962SHA256, Data() as CFData, sig as CFData, &error))
 return key }
