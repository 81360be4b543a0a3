import RegexBuilder

let word = Reference(Substring.self)
let number = Reference(Int.self)

let name = Regex { Capture(OneOrMore(.word), as: word) }
let amount = Regex {
    TryCapture(as: number) { OneOrMore(.digit) } transform: { Int($0) }
}
let unit = ChoiceOf { "kg"; "lb" }
let gap = ZeroOrMore(.whitespace)
let entry = Regex {
    name
    gap
    amount
}
let line = Regex { Anchor.startOfLine; unit; Anchor.endOfLine }
let decimals = Repeat(1...3) { CharacterClass.digit }
let twice = Repeat("ab", count: 2)
let maybe = Optionally { "." }
let ahead = Lookahead { Anchor.endOfLine }

func read(_ text: String) -> (String, Int)? {
    guard let match = text.firstMatch(of: entry) else { return nil }
    return (String(match[word]), match[number])
}

func clean(_ text: String) -> String {
    text.replacing(OneOrMore(.whitespace), with: " ")
}

func fields(_ text: String) -> [Substring] {
    text.split { One(",") }
}

func head(_ text: String) -> Substring {
    text.trimmingPrefix { One(.newlineSequence) }
}
