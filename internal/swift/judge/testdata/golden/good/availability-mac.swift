// target: macos13.0
// mode: 6

import Foundation

struct Job: Sendable {
    let id: UUID
    let size: Int
}

actor Queue {
    private var jobs: [Job] = []

    func enqueue(_ size: Int) -> UUID {
        let job = Job(id: UUID(), size: size)
        jobs.append(job)
        return job.id
    }

    func drain() async throws -> Int {
        let deadline = ContinuousClock.now + .seconds(5)
        var total = 0
        while !jobs.isEmpty, ContinuousClock.now < deadline {
            total += jobs.removeFirst().size
            try await Task.sleep(until: .now + .milliseconds(1), clock: .continuous)
        }
        return total
    }
}

func home() -> URL {
    URL(filePath: NSHomeDirectory()).appending(components: "Library", "Jobs")
}

func drainAll(_ queues: [Queue]) async throws -> Int {
    if #available(macOS 14.0, *) {
        try await withThrowingDiscardingTaskGroup { group in
            for queue in queues {
                group.addTask { _ = try await queue.drain() }
            }
        }
    }
    return queues.count
}
