// target: ios18.0
// mode: 5
// expect: compile 8

import Foundation

func read(_ file: URL) throws -> Data {
    let data = Data(contentsOf: file)
    return data
}
