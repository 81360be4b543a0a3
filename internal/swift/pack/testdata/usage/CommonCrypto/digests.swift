// target: ios17.0
// mode: 6

import CommonCrypto
import Foundation
func sha256(_ data: Data) -> String {
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    data.withUnsafeBytes { bytes in _ = CC_SHA256(bytes.baseAddress, CC_LONG(data.count), &digest) }
    return digest.map { String(format: "%02x", $0) }.joined()
}
func encrypt(_ data: Data, key: Data, iv: Data) -> Data? {
    let length = data.count + kCCBlockSizeAES128
    var out = Data(count: length)
    var moved = 0
    let status = out.withUnsafeMutableBytes { o in data.withUnsafeBytes { d in key.withUnsafeBytes { k in iv.withUnsafeBytes { v in
        CCCrypt(CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionPKCS7Padding), k.baseAddress, kCCKeySizeAES256, v.baseAddress, d.baseAddress, data.count, o.baseAddress, length, &moved)
    } } } }
    guard status == CCCryptorStatus(kCCSuccess) else { return nil }
    return out.prefix(moved)
}
func derive(_ password: String, salt: [UInt8]) -> [UInt8] {
    var key = [UInt8](repeating: 0, count: 32)
    CCKeyDerivationPBKDF(CCPBKDFAlgorithm(kCCPBKDF2), password, password.utf8.count, salt, salt.count, CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA256), 100_000, &key, key.count)
    return key
}
func hmac(_ message: String, key: String) -> Data {
    var mac = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.utf8.count, message, message.utf8.count, &mac)
    return Data(mac)
}
