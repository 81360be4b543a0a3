import RegexBuilder

let word = Reference(Substring.self)
let number = Reference(Int.self)

let entry = Regex {
    Anchor.startOfLine
    Capture(as: word) {
        OneOrMore(.word)
    }
    ZeroOrMore(.whitespace)
    ":"
    TryCapture(as: number) {
        OneOrMore(.digit)
        Optionally {
            "."
            Repeat(1...3) { CharacterClass.digit }
        }
    } transform: { Int($0) }
    ChoiceOf {
        "kg"
        "lb"
        One(.anyOf("gx"))
    }
    Lookahead { Anchor.endOfLine }
}

func read(_ text: String) -> (String, Int)? {
    guard let match = text.firstMatch(of: entry) else { return nil }
    return (String(match[word]), match[number])
}

func clean(_ text: String) -> String {
    text.replacing(OneOrMore(.whitespace), with: " ")
        .trimmingPrefix { One(.newlineSequence) }
        .description
}

func fields(_ text: String) -> [Substring] {
    text.split { ChoiceOf { ","; ";" } }
}
