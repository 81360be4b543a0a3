// target: ios18.0
// mode: 5
// expect: symbol_exists 8

import Foundation

func save(_ data: Data, to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediates: true)
    try data.write(to: file)
}
