func retry<Value, Failure: Error>(
    times: Int,
    delay: Duration,
    operation: () async throws(Failure) -> Value
) async throws(Failure) -> Value {
    var attempt = 1
    while attempt < times {
        do throws(Failure) {
            return try await operation()
        } catch {
            attempt += 1
            try? await Task.sleep(for: delay.doubled())
        }
    }
    return try await operation()
}
