// target: ios18.0
// mode: 5
// expect: symbol_exists 11

import Foundation

struct Mirror {
    let base: URL

    func page(_ name: String) -> URL {
        base.appendingPath(name)
    }
}
