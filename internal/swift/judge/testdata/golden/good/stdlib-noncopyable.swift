// target: ios18.0
// mode: 6

struct Handle: ~Copyable {
    private let number: Int32

    init(number: Int32) {
        self.number = number
    }

    borrowing func describe() -> String {
        "handle \(number.description)"
    }

    consuming func close() {
        print("closed", number)
        discard self
    }

    deinit {
        print("dropped", number)
    }
}

func use(_ handle: consuming Handle) -> Int {
    let text = handle.describe()
    handle.close()
    return text.utf8.count
}

struct Pair<First: ~Copyable, Second: ~Copyable>: ~Copyable {
    var first: First
    var second: Second
}

func first(of numbers: borrowing [Int]) -> Int {
    numbers.first ?? .zero
}
