// target: ios18.0
// mode: 6
// expect: symbol_exists 11

import Synchronization

final class Flag: Sendable {
    private let raised = Atomic<Bool>(false)

    func raise() {
        raised.store(true, ordering: .volatile)
    }
}
