// target: ios18.0
// mode: 6
// expect: compile 11

actor Store {
    var items: [Int] = []
    func count() -> Int { items.count }
}

func report(_ store: Store) async -> Int {
    let count = store.count()
    return count
}
