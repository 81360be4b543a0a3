// target: ios18.0
// mode: 5
// expect: compile 11

func sign(_ number: Int) -> Int {
    if number > 0 {
        return 1
    } else if number < 0 {
        return -1
    }
}
