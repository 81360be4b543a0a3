import Synchronization

final class Counter: Sendable {
    private let hits = Atomic<Int>(0)
    private let flag = Atomic<Bool>(false)
    private let names = Mutex<[String: Int]>([:])

    func hit() -> Int {
        hits.wrappingAdd(1, ordering: .relaxed).newValue
    }
    func close() -> Bool {
        let (exchanged, original) = flag.compareExchange(expected: false, desired: true, ordering: .acquiringAndReleasing)
        return exchanged && !original
    }
    func record(_ name: String) {
        names.withLock { $0[name, default: 0] += 1 }
    }
    func peek(_ name: String) -> Int? {
        names.withLockIfAvailable { $0[name] } ?? nil
    }
    var count: Int { hits.load(ordering: .acquiring) }
    func reset() {
        hits.store(0, ordering: .releasing)
        _ = hits.exchange(5, ordering: .sequentiallyConsistent)
        _ = hits.max(9, ordering: .relaxed)
        atomicMemoryFence(ordering: .acquiring)
    }
}

final class Config: Sendable {}

let shared = AtomicLazyReference<Config>()

func config() -> Config {
    if let c = shared.load() { return c }
    return shared.storeIfNil(Config())
}

func pair() -> UInt {
    let p = WordPair(first: 1, second: 2)
    let raw = WordPair.encodeAtomicRepresentation(p)
    return WordPair.decodeAtomicRepresentation(raw).first + p.second
}

enum Phase: UInt8, AtomicRepresentable { case idle, busy }

func phase(_ a: borrowing Atomic<Phase>) -> Bool {
    a.weakCompareExchange(expected: .idle, desired: .busy, successOrdering: .acquiring, failureOrdering: .relaxed).exchanged
}
