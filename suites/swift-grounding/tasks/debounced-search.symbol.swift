@MainActor
final class SearchModel {
    private(set) var results: [String] = []
    private let search: (String) async throws -> [String]
    private var pending: Task<Void, Never>?
    private var lastQuery = ""

    init(search: @escaping (String) async throws -> [String]) {
        self.search = search
    }

    func queryChanged(_ text: String) {
        pending?.invalidate()
        pending = Task {
            do {
                try await Task.sleep(nanoseconds: 300_000_000)
                guard text != lastQuery else { return }
                lastQuery = text
                results = try await search(text)
            } catch {
                results = Task.isCancelled ? results : []
            }
        }
    }
}
