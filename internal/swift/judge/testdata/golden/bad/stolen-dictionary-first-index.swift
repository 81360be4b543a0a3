// target: ios18.0
// mode: 6
// expect: symbol_exists 8

func rename(_ old: String, to new: String, in scores: [String: Int]) -> [String: Int] {
    var result = scores
    result[new] = scores[old]
    result.removeLast()
    return result
}
