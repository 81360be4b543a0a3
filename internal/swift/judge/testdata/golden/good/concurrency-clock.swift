// target: ios18.0
// mode: 6

struct RetryPolicy: Sendable {
    var attempts = 3
    var delay: Duration = .milliseconds(200)
    var factor = 2

    func delay(before attempt: Int) -> Duration {
        (1..<attempt).reduce(delay) { wait, _ in wait * factor }
    }
}

func retry<T>(_ policy: RetryPolicy = RetryPolicy(), clock: some Clock<Duration> = ContinuousClock(), _ work: () async throws -> T) async throws -> T {
    for attempt in 1..<policy.attempts {
        do {
            return try await work()
        } catch {
            try Task.checkCancellation()
            try await clock.sleep(for: policy.delay(before: attempt))
        }
    }
    return try await work()
}

func timed(_ work: () async throws -> Void) async rethrows -> Int64 {
    let clock = SuspendingClock()
    let elapsed = try await clock.measure(work)
    return elapsed.components.seconds
}

func deadline(in seconds: Int) -> ContinuousClock.Instant {
    ContinuousClock.now.advanced(by: .seconds(seconds))
}
