// target: ios18.0
// mode: 5
// expect: no_deprecated 6

func load(_ stop: @escaping @Sendable () -> Void) async -> Int {
    await withTaskCancellationHandler(handler: stop) {
        42
    }
}
