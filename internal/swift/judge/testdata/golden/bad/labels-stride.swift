// target: ios18.0
// mode: 6
// expect: symbol_exists 6

func odds(below limit: Int) -> [Int] {
    Array(stride(from: 1, until: limit, by: 2))
}
