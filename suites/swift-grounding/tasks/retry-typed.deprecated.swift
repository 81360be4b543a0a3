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
            await Task.sleep(UInt64(delay.components.seconds) * 1_000_000_000)
        }
    }
    return try await operation()
}
