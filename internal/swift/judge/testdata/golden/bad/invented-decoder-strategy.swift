// target: ios18.0
// mode: 5
// expect: symbol_exists 14

import Foundation

struct Event: Decodable {
    let name: String
    let at: Date
}

func events(_ data: Data) throws -> [Event] {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .rfc3339
    return try decoder.decode([Event].self, from: data)
}
