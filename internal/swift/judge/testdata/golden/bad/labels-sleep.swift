// target: ios18.0
// mode: 6
// expect: symbol_exists 7

func nap() async throws {
    for _ in 0..<3 {
        try await Task.sleep(duration: .seconds(1))
    }
}
