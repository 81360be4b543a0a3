actor Defaults {
    var theme = "light"
    private var launches = 0

    func recordLaunch() -> Int {
        launches += 1
        return launches
    }
}

func recordFive(in defaults: Defaults) async -> Int {
    await withTaskGroup(of: Int.self) { group in
        for _ in 0..<5 {
            group.addTask { await defaults.recordLaunch() }
        }
        return await group.reduce(0) { max($0, $1) }
    }
}
