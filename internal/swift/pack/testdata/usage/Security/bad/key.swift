// target: ios16.0
// mode: 5
// expect: 8 cannot_convert_dict_key

import Foundation
import Security

let query: [String: Any] = [kSecClass: kSecClassGenericPassword]
