// target: ios18.0
// mode: 6
// expect: symbol_exists 7

func front(_ item: String, of items: [String]) -> [String] {
    var result = items
    result.insert(item, atIndex: 0)
    return result
}
