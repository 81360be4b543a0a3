import Foundation

struct Entry: Codable {
    let date: Date
    let text: String
}

func exportJournal(_ entries: [Entry], now: Date = .now) throws -> URL {
    let folder = URL.applicationSupportDirectory.appending(path: "Exports", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    encoder.dateEncodingStrategy = .iso8601

    let day = now.formatted(.iso8601.year().month().day())
    let file = folder.appending(path: "journal-\(day).json", directoryHint: .notDirectory)
    try encoder.encode(entries).write(to: file, options: .atomic)
    return file
}
