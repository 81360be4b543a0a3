func ticks(every interval: Duration) -> AsyncStream<Int> {
    AsyncStream { continuation in
        let task = Task {
            var count = 0
            while !Task.isCancelled {
                continuation.yield(count)
                count += 1
                await Task.sleep(UInt64(interval.components.seconds) * 1_000_000_000)
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
    }
}
