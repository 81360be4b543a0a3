protocol UploadHandle: Sendable {
    func cancel()
    func value() async throws -> Int
}

func upload(_ handle: some UploadHandle) async throws -> Int {
    try await withTaskCancellationHandler {
        let clock = SuspendingClock()
        try await clock.sleep(until: clock.now.advanced(by: .milliseconds(1)))
        let sent = try await handle.value()
        try Task.checkCancellation()
        return sent
    } onCancel: {
        handle.cancel()
    }
}
