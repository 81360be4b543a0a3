// target: ios17.0
// mode: 6

import Foundation
import Security
actor TokenStore {
    private let service = "x"
    private var base: [CFString: Any] { [kSecClass: kSecClassGenericPassword, kSecAttrService: service as CFString, kSecAttrSynchronizable: kCFBooleanTrue as Any] }
    func set(_ v: String) throws { var q = base; q[kSecValueData] = Data(v.utf8); let s = SecItemAdd(q as CFDictionary, nil); if s == errSecDuplicateItem { _ = SecItemUpdate(base as CFDictionary, [kSecValueData as String: Data(v.utf8)] as CFDictionary) } else if s != errSecSuccess { throw NSError(domain: NSOSStatusErrorDomain, code: Int(s)) } }
    func get() -> String? { var q = base; q[kSecReturnData] = true; q[kSecMatchLimit] = kSecMatchLimitOne; var o: CFTypeRef?; guard SecItemCopyMatching(q as CFDictionary, &o) == errSecSuccess, let d = o as? Data else { return nil }; return String(data: d, encoding: .utf8) }
}
