// target: ios18.0
// mode: 6
// expect: compile 7

import Foundation

var shared = [String: Int]()

func remember(_ key: String) -> Int {
    key.count
}
