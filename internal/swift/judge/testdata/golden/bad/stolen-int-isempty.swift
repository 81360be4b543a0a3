// target: ios18.0
// mode: 6
// expect: symbol_exists 9

struct Page {
    let number: Int

    var isFirst: Bool {
        number.isEmpty || number == 1
    }
}
