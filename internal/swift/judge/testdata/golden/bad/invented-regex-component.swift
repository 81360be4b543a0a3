// target: ios18.0
// mode: 5
// expect: symbol_exists 10

import RegexBuilder

func hasNumber(_ text: String) -> Bool {
    let regex = Regex {
        Anchor.startOfSubject
        AtLeastOne(.digit)
    }
    return text.firstMatch(of: regex) != nil
}
