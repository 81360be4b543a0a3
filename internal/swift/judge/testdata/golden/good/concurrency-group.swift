// target: ios18.0
// mode: 6

import Foundation

struct Thumbnail: Sendable {
    let id: Int
    let data: Data
}

func thumbnails(for ids: [Int], limit: Int = 4, load: @escaping @Sendable (Int) async throws -> Data) async throws -> [Thumbnail] {
    try await withThrowingTaskGroup(of: Thumbnail.self) { group in
        var pending = ids.makeIterator()
        for _ in 0..<limit {
            guard let id = pending.next() else { break }
            group.addTask { Thumbnail(id: id, data: try await load(id)) }
        }
        var result: [Thumbnail] = []
        while let thumbnail = try await group.next() {
            result.append(thumbnail)
            if let id = pending.next() {
                group.addTask { Thumbnail(id: id, data: try await load(id)) }
            }
        }
        return result.sorted { $0.id < $1.id }
    }
}

func both() async -> (Int, String) {
    async let number = Task.detached(priority: .utility) { 42 }.value
    async let text = withTaskGroup(of: String.self, returning: String.self) { group in
        group.addTask { "a" }
        group.addTask(priority: .high) { "b" }
        return await group.reduce(into: "") { $0 += $1 }
    }
    return await (number, text)
}
