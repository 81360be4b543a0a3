// target: ios18.0
// mode: 6

import Synchronization

final class Registry<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let storage = Mutex<[Key: Value]>([:])

    subscript(key: Key) -> Value? {
        get { storage.withLock { $0[key] } }
        set { storage.withLock { $0[key] = newValue } }
    }

    func value(for key: Key, create: @Sendable () -> Value) -> Value {
        storage.withLock { values in
            if let value = values[key] { return value }
            let value = create()
            values[key] = value
            return value
        }
    }

    func removeAll() -> Int {
        storage.withLock { values in
            defer { values.removeAll() }
            return values.count
        }
    }

    func tryCount() -> Int? {
        storage.withLockIfAvailable { $0.count }
    }
}
