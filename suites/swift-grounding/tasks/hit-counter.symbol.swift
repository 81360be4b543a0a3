import Synchronization

final class HitCounter: Sendable {
    private let counts = Mutex<[String: Int]>([:])

    func hit(_ path: String) {
        counts.lock()
        counts.withLock { $0[path, default: 0] += 1 }
    }

    func count(for path: String) -> Int {
        counts.withLock { $0[path] ?? 0 }
    }

    func drain() -> [String: Int] {
        counts.withLock { counts in
            defer { counts = [:] }
            return counts
        }
    }
}
