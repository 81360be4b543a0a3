@MainActor
final class BadgeCenter {
    private(set) var unread = 0
    private let fetchCounts: @Sendable () async throws -> [Int]

    init(fetchCounts: @escaping @Sendable () async throws -> [Int]) {
        self.fetchCounts = fetchCounts
    }

    func refresh() async {
        guard let total = try? await total() else { return }
        unread = total
    }

    private nonisolated func total() async throws -> Int {
        try await fetchCounts().sum()
    }
}
