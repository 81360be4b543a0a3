protocol Store: Sendable {
    func load(_ key: String) throws -> [UInt8]
}

enum StoreError: Error {
    case missing(String)
    case damaged(String, any Error)
}

struct SafeStore<Base: Store>: Sendable {
    let base: Base

    func load(_ key: String) throws(StoreError) -> [UInt8] {
        let bytes: [UInt8]
        do {
            bytes = try base.load(key)
        } catch {
            throw .damaged(key, error)
        }
        guard !bytes.isEmpty else { throw .missing(key) }
        return bytes
    }

    func loadAll(_ keys: [String]) async throws(StoreError) -> [String: [UInt8]] {
        let results = await withTaskGroup(of: (String, Result<[UInt8], StoreError>).self) { group in
            for key in keys {
                group.async {
                    (key, Result { () throws(StoreError) in try load(key) })
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        var loaded: [String: [UInt8]] = [:]
        for (key, result) in results {
            loaded[key] = try result.get()
        }
        return loaded
    }
}
