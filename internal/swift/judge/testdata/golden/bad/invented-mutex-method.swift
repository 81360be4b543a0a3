// target: ios18.0
// mode: 6
// expect: symbol_exists 11

import Synchronization

final class Total: Sendable {
    private let value = Mutex(0)

    func add(_ amount: Int) {
        value.synchronized { $0 += amount }
    }
}
