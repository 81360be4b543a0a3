import Foundation

struct Release: Decodable {
    let version: String
    let date: Date
}

func decodeReleases(from data: Data) throws -> [Release] {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
        let text = try decoder.singleValueContainer().decode(String.self)
        guard text.wholeMatch(of: /\d{4}-\d{2}-\d{2}/) != nil else {
            throw CocoaError(.formatting)
        }
        return try Date(text, strategy: .iso8601.year().month().day())
    }
    return try decoder.decode([Release].self, from: data)
}
