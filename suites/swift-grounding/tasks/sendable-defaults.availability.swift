actor Defaults {
    var theme = "light"
    private var launches = 0

    func recordLaunch() -> Int {
        launches += 1
        return launches
    }
}

func recordFive(in defaults: Defaults) async -> Int {
    await withDiscardingTaskGroup { group in
        for _ in 0..<5 {
            group.addTask { _ = await defaults.recordLaunch() }
        }
    }
    return await defaults.recordLaunch() - 1
}
