// target: ios18.0
// mode: 5

import Foundation
import RegexBuilder

struct LogLine {
    let level: Substring
    let code: Int
    let message: Substring
}

let levelRef = Reference(Substring.self)
let codeRef = Reference(Int.self)

let pattern = Regex {
    Anchor.startOfLine
    "["
    Capture(as: levelRef) {
        ChoiceOf {
            "INFO"
            "WARN"
            "ERROR"
        }
    }
    "]"
    OneOrMore(.whitespace)
    TryCapture(as: codeRef) {
        Repeat(1...4) { .digit }
    } transform: {
        Int($0)
    }
    ":"
    ZeroOrMore(.whitespace)
    Capture {
        OneOrMore(.anyNonNewline)
    }
}

func parse(_ log: String) -> [LogLine] {
    log.matches(of: pattern).map { match in
        LogLine(level: match[levelRef], code: match[codeRef], message: match.output.3)
    }
}
