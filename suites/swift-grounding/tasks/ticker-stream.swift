func ticks(every interval: Duration) -> AsyncStream<Int> {
    AsyncStream { continuation in
        let task = Task {
            var count = 0
            while !Task.isCancelled {
                continuation.yield(count)
                count += 1
                try? await Task.sleep(for: interval)
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
    }
}
