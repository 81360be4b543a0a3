import Foundation

struct Release: Decodable {
    let version: String
    let date: Date
}

func decodeReleases(from data: Data) throws -> [Release] {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
        let text = try decoder.singleValueContainer().decode(String.self)
        return Date(text, strategy: .iso8601.year().month().day())
    }
    return try decoder.decode([Release].self, from: data)
}
