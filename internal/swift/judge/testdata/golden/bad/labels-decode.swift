// target: ios18.0
// mode: 5
// expect: symbol_exists 9

import Foundation

func names(in data: Data) throws -> [String] {
    let decoder = JSONDecoder()
    return try decoder.decode([String].self, data: data)
}
