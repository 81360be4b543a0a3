// target: ios17.0
// mode: 5

import CryptoKit
import Foundation

func crypto() throws {
    let a = Curve25519.KeyAgreement.PrivateKey(), b = Curve25519.KeyAgreement.PrivateKey()
    let s = try a.sharedSecretFromKeyAgreement(with: b.publicKey)
    let k = s.hkdfDerivedSymmetricKey(using: SHA256.self, salt: Data(), sharedInfo: Data("x".utf8), outputByteCount: 32)
    let box = try ChaChaPoly.seal(Data("m".utf8), using: k)
    _ = try ChaChaPoly.open(box, using: k)
    let p = P256.Signing.PrivateKey()
    let sig = try p.signature(for: Data("m".utf8))
    print(p.publicKey.isValidSignature(sig, for: Data("m".utf8)), p.publicKey.pemRepresentation)
    let e = Curve25519.Signing.PrivateKey()
    print(e.publicKey.isValidSignature(try e.signature(for: Data([1])), for: Data([1])))
    print(Insecure.MD5.hash(data: Data()).map { String(format: "%02x", $0) }.joined())
    _ = HKDF<SHA256>.deriveKey(inputKeyMaterial: k, salt: Data(), info: Data(), outputByteCount: 16)
}
