// target: ios18.0
// mode: 6
// expect: compile 10

struct Order {
    var count: Int
    var price: Double

    var total: Double {
        count * price
    }
}
