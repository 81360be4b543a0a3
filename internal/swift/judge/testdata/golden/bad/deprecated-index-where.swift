// target: ios18.0
// mode: 6
// expect: no_deprecated 6

func firstLong(_ words: [String]) -> Int? {
    words.index(where: { $0.count > 8 })
}
