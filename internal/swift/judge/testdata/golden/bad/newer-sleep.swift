// target: ios15.0
// mode: 5
// expect: availability 7

func nap() async throws {
    try Task.checkCancellation()
    try await Task.sleep(for: .seconds(1))
}
