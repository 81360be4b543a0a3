// target: ios16.0
// mode: 5

import Foundation
import Security
import LocalAuthentication
func a(_ d: Data) throws { var e: Unmanaged<CFError>?
 guard let ac = SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, .userPresence, &e) else { throw e!.takeRetainedValue() as Error }
 let c = LAContext(); c.localizedReason = "x"
 let q: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecAttrAccessControl as String: ac, kSecUseAuthenticationContext as String: c, kSecValueData as String: d]
 _ = SecItemAdd(q as CFDictionary, nil) }
