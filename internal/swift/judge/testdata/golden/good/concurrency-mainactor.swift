// target: ios18.0
// mode: 6

import Foundation

@MainActor
final class ProfileModel {
    private(set) var name = ""
    private(set) var isLoading = false
    private var task: Task<Void, Never>?
    let load: @Sendable (Int) async throws -> String

    init(load: @escaping @Sendable (Int) async throws -> String) {
        self.load = load
    }

    func refresh(id: Int) {
        task?.cancel()
        task = Task { [weak self] in
            guard let self else { return }
            isLoading = true
            defer { isLoading = false }
            do {
                name = try await load(id)
            } catch is CancellationError {
                return
            } catch {
                name = error.localizedDescription
            }
        }
    }

    nonisolated func report() async -> String {
        await MainActor.run { "name: \(name)" }
    }
}
