// target: ios18.0
// mode: 6

@propertyWrapper
struct Clamped<Value: Comparable> {
    private var value: Value
    private let range: ClosedRange<Value>

    init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }

    var wrappedValue: Value {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }

    var projectedValue: ClosedRange<Value> { range }
}

struct Volume: CustomStringConvertible {
    @Clamped(0...100) var level = 50
    @Clamped(-1.0...1.0) var balance = 0.0

    mutating func mute() { level = $level.lowerBound }

    var description: String {
        let filled = level * 10 / 100
        return String(repeating: "#", count: filled).appending(String(repeating: ".", count: 10 - filled))
    }
}

extension String {
    func appending(_ other: String) -> String { self + other }
}
