// target: ios18.0
// mode: 5

import Foundation

struct Mention: Equatable {
    let name: String
    let range: Range<String.Index>
}

func mentions(in text: String) throws -> [Mention] {
    let pattern = try NSRegularExpression(pattern: "@([A-Za-z0-9_]+)", options: [.caseInsensitive])
    let whole = NSRange(text.startIndex..., in: text)
    return pattern.matches(in: text, range: whole).compactMap { match in
        guard let range = Range(match.range, in: text), let name = Range(match.range(at: 1), in: text) else {
            return nil
        }
        return Mention(name: String(text[name]), range: range)
    }
}

func redact(_ text: String) -> String {
    text.replacingOccurrences(of: "[0-9]{4,}", with: "****", options: .regularExpression)
        .trimmingCharacters(in: .whitespacesAndNewlines)
}
