// target: ios18.0
// mode: 6
// expect: symbol_exists 8

func visited(_ names: [String]) -> Set<String> {
    var seen: Set<String> = []
    for name in names where !seen.contains(name) {
        seen.append(name)
    }
    return seen
}
