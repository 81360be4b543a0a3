import Foundation

struct Release: Decodable {
    let version: String
    let date: Date
}

func decodeReleases(from data: Data) throws -> [Release] {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601DateOnly
    return try decoder.decode([Release].self, from: data)
}
