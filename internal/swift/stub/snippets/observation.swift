import Observation

@Observable
final class Cart {
    var items: [String] = []
    var total = 0.0
    @ObservationIgnored var cache: [String: Int] = [:]

    func add(_ item: String, price: Double) {
        items.append(item)
        total += price
    }
}

final class Meter: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    nonisolated(unsafe) private var stored = 0
    var reading: Int {
        get {
            registrar.access(self, keyPath: \.reading)
            return stored
        }
        set {
            registrar.withMutation(of: self, keyPath: \.reading) { stored = newValue }
        }
    }
    func bump() {
        registrar.willSet(self, keyPath: \.reading)
        stored += 1
        registrar.didSet(self, keyPath: \.reading)
    }
}

func watch(_ cart: Cart, changed: @escaping @Sendable () -> Void) -> Double {
    withObservationTracking {
        cart.total
    } onChange: {
        changed()
    }
}

func same(_ a: ObservationRegistrar, _ b: ObservationRegistrar) -> Bool {
    var hasher = Hasher()
    a.hash(into: &hasher)
    return a == b && hasher.finalize() != 0
}

func generic<T: Observable>(_ subject: T) -> any Observable { subject }
