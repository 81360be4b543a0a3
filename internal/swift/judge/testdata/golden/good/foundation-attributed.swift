// target: ios18.0
// mode: 5

import Foundation

struct TagAttribute: CodableAttributedStringKey {
    typealias Value = String
    static let name = "tag"
}

func highlighted(_ text: String, term: String) -> AttributedString {
    var result = AttributedString(text)
    result.languageIdentifier = "en"
    if let range = result.range(of: term, options: .caseInsensitive) {
        result[range][TagAttribute.self] = "match"
        result[range].link = URL(string: "https://example.com/?q=\(term)")
    }
    return result
}

func tags(in text: AttributedString) -> [String] {
    text.runs.compactMap { run in
        guard run.link != nil else { return nil }
        return String(text[run.range].characters)
    }
}

func joined(_ parts: [AttributedString]) -> AttributedString {
    var whole = AttributedString()
    for part in parts {
        whole.append(part)
        whole += AttributedString("\n")
    }
    return whole
}
