import RegexBuilder

let hex = CharacterClass("0"..."9", "a"..."f")
let digits: CharacterClass = .digit
let visible = CharacterClass.whitespace.inverted
let all = CharacterClass.word.union(.digit)
let less = CharacterClass.word.subtracting(.anyOf("_"))
let both = CharacterClass.word.intersection(.hexDigit)
let odd = CharacterClass.word.symmetricDifference(.verticalWhitespace)

struct Version {
    let major: Int
    let minor: Int
}

let major = Regex { Capture { OneOrMore(.digit) } transform: { Int($0)! } }
let minor = Regex { Capture(OneOrMore(.digit, .reluctant)) }
let dotted = Regex {
    major
    "."
    minor
}
let barrier = Local { Optionally("-") }
let not = NegativeLookahead { "v" }
let edge = Regex { Anchor.wordBoundary; ZeroOrMore(visible, .possessive) }
let colour = Regex { "#"; Capture { Repeat(hex, count: 6) } }

func parse(_ line: String) -> Version? {
    guard let m = line.wholeMatch(of: dotted) else { return nil }
    return Version(major: m.output.1, minor: Int(m.output.2) ?? 0)
}

func colours(_ text: String) -> [String] {
    text.matches(of: colour).map { String($0.output.1) }
}

func starts(_ text: String) -> Bool {
    text.starts { OneOrMore(all) }
}

func has(_ text: String) -> Bool {
    text.contains { Anchor.startOfSubject }
}
