// target: ios18.0
// mode: 5
// expect: symbol_exists 9

import Foundation

func english(_ text: String) -> AttributedString {
    var result = AttributedString(text)
    result.makeLanguageIdentifier = "en"
    return result
}
