// target: ios18.0
// mode: 5

import Foundation
import Observation

@Observable
class Counter {
    var value = 0
    var label: String { "count: \(value)" }
}

final class Watcher: @unchecked Sendable {
    private let counter: Counter
    private(set) var seen: [String] = []

    init(_ counter: Counter) {
        self.counter = counter
    }

    func start() {
        let label = withObservationTracking {
            counter.label
        } onChange: { [weak self] in
            DispatchQueue.main.async { self?.start() }
        }
        seen.append(label)
    }
}

final class Manual: Observable {
    private let registrar = ObservationRegistrar()
    private var stored = 0

    var value: Int {
        get {
            registrar.access(self, keyPath: \.value)
            return stored
        }
        set {
            registrar.withMutation(of: self, keyPath: \.value) {
                stored = newValue
            }
        }
    }
}
