import FoundationEssentials

struct Trip: Codable, Hashable, Sendable {
    var id: UUID
    var start: Date
    var stops: [URL]
    var budget: Decimal
}

func load(_ data: Data) throws -> [Trip] {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode([Trip].self, from: data)
}

func save(_ trips: [Trip], to url: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    encoder.dateEncodingStrategy = .iso8601
    try encoder.encode(trips).write(to: url, options: .atomic)
}

func nights(_ trip: Trip, until end: Date, in zone: TimeZone) -> Int {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let from = calendar.startOfDay(for: trip.start)
    return calendar.dateComponents([.day], from: from, to: end).day ?? 0
}

func week(of date: Date) -> [Date] {
    let calendar = Calendar.current
    guard let interval = calendar.dateInterval(of: .weekOfYear, for: date) else { return [] }
    return (0..<7).compactMap { calendar.date(byAdding: .day, value: $0, to: interval.start) }
}

func stamp(_ date: Date) -> String {
    date.formatted(.iso8601.year().month().day().dateSeparator(.dash))
}

func query(_ base: URL, _ term: String) -> URL? {
    var parts = URLComponents(url: base, resolvingAgainstBaseURL: false)
    parts?.queryItems = [URLQueryItem(name: "q", value: term)]
    parts?.scheme = "https"
    return parts?.url
}

func files(in folder: URL) throws -> [String] {
    let manager = FileManager.default
    guard manager.fileExists(atPath: folder.path) else { return [] }
    return try manager.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
        .sorted()
        .map { folder.appending(path: $0).lastPathComponent }
}
