// target: ios18.0
// mode: 6

struct Histogram {
    private(set) var counts: [Int]
    let range: Range<Double>

    init(bins: Int, range: Range<Double>) {
        precondition(bins > 0, "needs a bin")
        counts = Array(repeating: 0, count: bins)
        self.range = range
    }

    mutating func add(_ value: Double) {
        guard range.contains(value), value.isFinite else { return }
        let share = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
        counts[Int((share * Double(counts.count)).rounded(.down))] += 1
    }

    var mode: Int? {
        counts.indices.max { counts[$0] < counts[$1] }
    }
}

func deviation(_ values: [Double]) -> Double {
    let mean = values.reduce(0, +) / Double(values.count)
    let squares = values.map { ($0 - mean) * ($0 - mean) }
    return (squares.reduce(0, +) / Double(max(values.count - 1, 1))).squareRoot()
}

func dice(using generator: inout some RandomNumberGenerator) -> [Int] {
    (0..<5).map { _ in Int.random(in: 1...6, using: &generator) }.shuffled(using: &generator)
}

let vector = SIMD4<Float>(1, 2, 3, 4) * 2
let largest = vector.max().magnitude
let split = 17.quotientAndRemainder(dividingBy: 5)
let saturated = Int8(clamping: 300)
