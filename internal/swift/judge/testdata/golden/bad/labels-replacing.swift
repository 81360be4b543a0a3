// target: ios18.0
// mode: 5
// expect: symbol_exists 8

import Foundation

func cleaned(_ text: String) -> String {
    text.replacingOccurrences(matching: "\t", with: " ")
}
