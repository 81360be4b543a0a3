// target: ios18.0
// mode: 6
// expect: symbol_exists 7

func settle() async throws -> Int {
    await Task.yield()
    try await Task.delay(for: .seconds(1))
    return 1
}
