// target: ios15.0
// mode: 5
// expect: availability 9

protocol Waiter {
    func wait(_ seconds: Int) async throws
}

extension Duration {
    var long: Bool { false }
}
