// target: ios18.0
// mode: 6
// expect: symbol_exists 9

import Testing

@Test func sums() {
    let sum = [1, 2].reduce(0, +)
    #expectEqual(sum, 3)
}
