// target: ios18.0
// mode: 6
// expect: compile 9

struct Account {
    private(set) var balance = 0

    mutating func deposit(_ amount: Int) {
        self.balanse += amount
    }
}
