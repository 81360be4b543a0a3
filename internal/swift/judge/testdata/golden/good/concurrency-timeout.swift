// target: ios18.0
// mode: 6

struct TimedOut: Error {
    let limit: Duration
}

func withTimeout<T: Sendable>(_ limit: Duration, _ work: @escaping @Sendable () async throws -> T) async throws -> T {
    try await withThrowingTaskGroup(of: T.self) { group in
        group.addTask { try await work() }
        group.addTask {
            try await Task.sleep(for: limit, tolerance: .milliseconds(10))
            throw TimedOut(limit: limit)
        }
        defer { group.cancelAll() }
        guard let first = try await group.next() else { throw CancellationError() }
        return first
    }
}

final class Download: Sendable {
    let cancelled: @Sendable () -> Void

    init(cancelled: @escaping @Sendable () -> Void) {
        self.cancelled = cancelled
    }

    func run() async throws -> [UInt8] {
        try await withTaskCancellationHandler {
            try await Task.sleep(nanoseconds: 1_000_000)
            return [UInt8](repeating: 0, count: 16)
        } onCancel: {
            cancelled()
        }
    }
}
