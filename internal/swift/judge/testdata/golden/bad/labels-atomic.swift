// target: ios18.0
// mode: 6
// expect: symbol_exists 11

import Synchronization

final class Ticket: Sendable {
    private let next = Atomic<Int>(1)

    func take() -> Int {
        next.add(1, order: .relaxed).oldValue
    }
}
