// target: ios18.0
// mode: 6
// expect: symbol_exists 11

import Synchronization

final class Queue: Sendable {
    private let jobs = Mutex<[Int]>([])

    func pop() -> Int? {
        jobs.popFirst()
    }
}
