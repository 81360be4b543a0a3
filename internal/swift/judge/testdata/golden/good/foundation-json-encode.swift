// target: ios18.0
// mode: 5

import Foundation

struct Settings: Codable, Equatable {
    var name = "default"
    var volume = 0.5
    var lastUsed = Date(timeIntervalSince1970: 0)
    var favorites: Set<String> = []
}

struct SettingsStore {
    let file: URL

    func save(_ settings: Settings) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .secondsSince1970
        let data = try encoder.encode(settings)
        try data.write(to: file, options: [.atomic])
    }

    func load() throws -> Settings {
        guard FileManager.default.fileExists(atPath: file.path) else { return Settings() }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        return try decoder.decode(Settings.self, from: Data(contentsOf: file))
    }

    func update(_ change: (inout Settings) -> Void) throws {
        var settings = try load()
        let before = settings
        change(&settings)
        if settings != before {
            try save(settings)
        }
    }
}
