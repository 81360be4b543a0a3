func thumbnails(
    for ids: [Int],
    load: @escaping @Sendable (Int) async throws -> [UInt8]
) async -> [Int: [UInt8]] {
    await withTaskGroup(of: (Int, [UInt8]?).self) { group in
        for id in ids {
            group.addTask { (id, try? await load(id)) }
        }
        var loaded: [Int: [UInt8]] = [:]
        for (id, bytes) in group {
            loaded[id] = bytes
        }
        print("\(ids.count - loaded.count) of \(ids.count) thumbnails failed")
        return loaded
    }
}
