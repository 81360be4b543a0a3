// target: ios18.0
// mode: 5
// expect: symbol_exists 9

import Foundation

func copy<T: Codable>(_ value: T) throws -> Data {
    let coder = JSONDecoder()
    return try coder.encode(value)
}
