// target: ios18.0
// mode: 6
// expect: symbol_exists 7

func answer() async -> Int {
    await withCheckedContinuation { continuation in
        continuation.yield(42)
    }
}
