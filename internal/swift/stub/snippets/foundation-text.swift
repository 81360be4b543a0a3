import FoundationEssentials

struct Person: Sendable {
    var name: String
    var age: Int
    var tags: [String]
}

let adults = #Predicate<Person> { person in
    person.age >= 18 && person.name.contains("a") && person.tags.contains { $0 == "new" }
}

func grown(_ people: [Person]) throws -> [Person] {
    try people.filter(adults).sorted { $0.name < $1.name }
}

func headline(_ text: String) -> AttributedString {
    var out = AttributedString(text)
    out.link = URL(string: "https://example.com")
    if let range = out.range(of: "now") {
        out[range].link = nil
    }
    var container = AttributeContainer()
    container.languageIdentifier = "en"
    out.mergeAttributes(container)
    out.append(AttributedString(" \(out.characters.count)"))
    return out
}

func runs(_ text: AttributedString) -> Int {
    text.runs.reduce(0) { $0 + ($1.link == nil ? 0 : 1) }
}

func bytes(_ text: String) -> String? {
    guard let data = text.data(using: .utf8) else { return nil }
    let coded = data.base64EncodedString()
    return Data(base64Encoded: coded, options: .ignoreUnknownCharacters).flatMap { String(data: $0, encoding: .utf8) }
}

func money(_ amount: Decimal) -> Decimal {
    let output = amount * 100 + Decimal(string: "0.5")!
    return output.isNaN ? 0 : output.magnitude
}

func region() -> String {
    let locale = Locale(identifier: "de_CH")
    return [Locale.Language.Components(languageCode: "de").languageCode?.identifier, Optional(locale.identifier), Locale.current.identifier]
        .compactMap { $0 }
        .joined(separator: "/")
}

func fail(_ path: String) throws {
    do {
        _ = try String(contentsOfFile: path, encoding: .utf8)
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
        throw CocoaError(.fileNoSuchFile)
    }
}

func index(_ path: IndexPath) -> Int { path.appending(3).count + path[0] }

func trimmed(_ s: String) -> String { s.replacing("a", with: "b").trimmingCharacters(in: " ") }

extension String {
    func trimmingCharacters(in set: String) -> String { String(drop { set.contains($0) }) }
}
