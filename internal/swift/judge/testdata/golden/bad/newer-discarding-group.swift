// target: ios16.0
// mode: 6
// expect: availability 6

func all(_ work: [@Sendable () async -> Void]) async {
    await withDiscardingTaskGroup { group in
        for item in work {
            group.addTask { await item() }
        }
    }
}
