import Foundation

public struct Phrasebook {
    private let table: [String: [String: String]]
    private let house: [String]

    public init(table: [String: [String: String]], house: [String]) {
        self.table = table
        self.house = house
    }

    public func text(_ key: String, in language: String) -> String {
        table[key]?[language] ?? table[key]?["en"] ?? key
    }

    public func best(of wanted: [String]) -> String {
        for tag in wanted where house.contains(tag) {
            return tag
        }
        for tag in wanted {
            let base = tag.split(separator: "-").first.map(String.init) ?? tag
            if let near = house.first(where: { $0 == base || $0.hasPrefix(base + "-") }) {
                return near
            }
        }
        return "en"
    }

    public func missing(in language: String) -> [String] {
        table.filter { $0.value[language]?.isEmpty ?? true }.map(\.key).sorted()
    }
}
