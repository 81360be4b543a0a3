// target: ios18.0
// mode: 6

struct Countdown: AsyncSequence, Sendable {
    typealias Element = Int
    let start: Int

    struct AsyncIterator: AsyncIteratorProtocol {
        var left: Int

        mutating func next() async throws -> Int? {
            guard left > 0 else { return nil }
            try Task.checkCancellation()
            defer { left -= 1 }
            return left
        }
    }

    func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(left: start)
    }
}

func evens(from start: Int) async throws -> [String] {
    var result: [String] = []
    for try await number in Countdown(start: start).filter({ $0.isMultiple(of: 2) }).map(String.init) {
        result.append(number)
    }
    return result
}

func sum(_ start: Int) async throws -> Int {
    try await Countdown(start: start).prefix(3).reduce(0, +)
}

func has(_ number: Int, from start: Int) async throws -> Bool {
    try await Countdown(start: start).dropFirst().contains(number)
}
