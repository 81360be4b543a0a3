// target: ios18.0
// mode: 6

import Foundation
import Observation

enum Phase<Value> {
    case idle
    case loading
    case loaded(Value)
    case failed(any Error)
}

@MainActor
@Observable
final class FeedStore {
    private(set) var phase: Phase<[String]> = .idle
    private(set) var lastUpdate: Date?
    @ObservationIgnored private let fetch: @Sendable () async throws -> [String]

    init(fetch: @escaping @Sendable () async throws -> [String]) {
        self.fetch = fetch
    }

    var isEmpty: Bool {
        if case .loaded(let items) = phase { items.isEmpty } else { true }
    }

    func load() async {
        phase = .loading
        do {
            phase = .loaded(try await fetch())
            lastUpdate = .now
        } catch {
            phase = .failed(error)
        }
    }
}
