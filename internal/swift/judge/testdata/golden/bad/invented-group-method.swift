// target: ios18.0
// mode: 6
// expect: symbol_exists 10

func total(_ numbers: [Int]) async -> Int {
    await withTaskGroup(of: Int.self) { group in
        for number in numbers {
            group.addTask { number * 2 }
        }
        await group.joinAll()
        return numbers.count
    }
}
