// target: ios18.0
// mode: 5
// expect: no_deprecated 7

func total() async -> Int {
    await withTaskGroup(of: Int.self) { group in
        group.async { 1 }
        return await group.reduce(0, +)
    }
}
