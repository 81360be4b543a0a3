import RegexBuilder

let hex = CharacterClass("0"..."9", "a"..."f", .anyOf("ABCDEF"))
let visible = CharacterClass.whitespace.inverted
let mixed = CharacterClass.word.union(.digit).subtracting(.anyOf("_")).intersection(.hexDigit)

struct Version {
    let major: Int
    let minor: Int
}

let version = Regex {
    NegativeLookahead { "v" }
    Capture { OneOrMore(.digit) } transform: { Int($0)! }
    "."
    Capture {
        OneOrMore(.digit, .reluctant)
    } transform: { Int($0)! }
    Local { Optionally("-") }
    Anchor.wordBoundary
    ZeroOrMore(visible, .possessive)
}

func parse(_ line: String) -> Version? {
    guard let m = line.wholeMatch(of: version) else { return nil }
    return Version(major: m.output.1, minor: m.output.2)
}

func colours(_ text: String) -> [String] {
    text.matches(of: Regex {
        "#"
        Capture { Repeat(hex, count: 6) }
    }).map { String($0.output.1) }
}

func starts(_ text: String) -> Bool {
    text.starts { OneOrMore(mixed) } && text.contains { Anchor.startOfSubject }
}
