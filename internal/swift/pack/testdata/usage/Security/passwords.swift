// target: ios16.0
// mode: 5

import Foundation
import Security
enum KeychainError: Error { case status(OSStatus), noData }
struct Keychain {
    let service: String
    func save(_ data: Data, account: String) throws {
        let query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword,
            kSecAttrService as String: service,
            kSecAttrAccount as String: account,
            kSecValueData as String: data,
            kSecAttrAccessible as String: kSecAttrAccessibleAfterFirstUnlock
        ]
        SecItemDelete(query as CFDictionary)
        let status = SecItemAdd(query as CFDictionary, nil)
        guard status == errSecSuccess else { throw KeychainError.status(status) }
    }
    func load(account: String) throws -> Data? {
        let query: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service, kSecAttrAccount as String: account, kSecReturnData as String: true, kSecMatchLimit as String: kSecMatchLimitOne]
        var item: CFTypeRef?
        let status = SecItemCopyMatching(query as CFDictionary, &item)
        switch status {
        case errSecSuccess: guard let d = item as? Data else { throw KeychainError.noData }; return d
        case errSecItemNotFound: return nil
        default: throw KeychainError.status(status)
        }
    }
    func update(_ d: Data, account: String) -> Bool {
        let q: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecAttrAccount: account]
        return SecItemUpdate(q as CFDictionary, [kSecValueData: d] as CFDictionary) == errSecSuccess
    }
}
