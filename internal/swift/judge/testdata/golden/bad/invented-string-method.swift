// target: ios18.0
// mode: 6
// expect: symbol_exists 7

func shortened(_ text: String, to limit: Int) -> String {
    guard text.count > limit else { return text }
    return text.truncated(to: limit)
}
