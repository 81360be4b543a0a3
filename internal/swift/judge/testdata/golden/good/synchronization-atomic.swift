// target: ios18.0
// mode: 6

import Synchronization

final class Statistics: Sendable {
    private let hits = Atomic<Int>(0)
    private let misses = Atomic<Int>(0)
    private let isOpen = Atomic<Bool>(true)

    func hit() {
        hits.wrappingAdd(1, ordering: .relaxed)
    }

    func miss() -> Int {
        misses.add(1, ordering: .sequentiallyConsistent).newValue
    }

    func close() -> Bool {
        isOpen.compareExchange(expected: true, desired: false, ordering: .acquiringAndReleasing).exchanged
    }

    var ratio: Double? {
        let good = hits.load(ordering: .acquiring)
        let all = good + misses.load(ordering: .acquiring)
        return all == 0 ? nil : Double(good) / Double(all)
    }

    func reset() {
        hits.store(0, ordering: .releasing)
        _ = misses.exchange(0, ordering: .relaxed)
    }
}
