// target: ios18.0
// mode: 5
// expect: symbol_exists 8

import Foundation

func loud(_ data: Data) -> Data {
    let text = data.uppercased()
    return Data(text.utf8)
}
