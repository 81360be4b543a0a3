// target: ios18.0
// mode: 6
// expect: compile 7

func doubled(_ numbers: [Int]) -> [Int] {
    let result = numbers
    result.append(contentsOf: numbers)
    return result
}
