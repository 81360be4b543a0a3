// target: ios18.0
// mode: 6

import Foundation

actor ImageCache {
    private enum Entry {
        case loading(Task<Data, any Error>)
        case ready(Data)
    }

    private var entries: [URL: Entry] = [:]
    private let session: URLSession

    init(session: URLSession = .shared) {
        self.session = session
    }

    func image(at url: URL) async throws -> Data {
        switch entries[url] {
        case .ready(let data): return data
        case .loading(let task): return try await task.value
        case nil: break
        }
        let task = Task { [session] in
            try await session.data(from: url).0
        }
        entries[url] = .loading(task)
        do {
            let data = try await task.value
            entries[url] = .ready(data)
            return data
        } catch {
            entries.removeValue(forKey: url)
            throw error
        }
    }

    func removeAll(keepingCapacity: Bool = false) {
        for case .loading(let task) in entries.values {
            task.cancel()
        }
        entries.removeAll(keepingCapacity: keepingCapacity)
    }
}
