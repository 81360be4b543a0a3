// target: ios18.0
// mode: 5
// expect: symbol_exists 9

import Foundation

func size(of file: URL) throws -> Int {
    let values = try file.resourceValues(forKeys: [.fileSizeKey])
    return values.byteCount ?? 0
}
