// target: ios18.0
// mode: 5
// expect: no_deprecated 7

func position(of name: String, in names: [String]) -> Int? {
    guard !names.isEmpty else { return nil }
    return names.index(of: name)
}
