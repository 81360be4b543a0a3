// target: ios18.0
// mode: 5
// expect: no_deprecated 6

func numbers(_ texts: [String]) -> [Int] {
    let all: [Int] = texts.flatMap { Int($0) }
    return all
}
