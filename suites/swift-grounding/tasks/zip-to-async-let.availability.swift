struct Profile: Sendable { let name: String }
struct Settings: Sendable { let theme: String }
struct Launch: Sendable { let profile: Profile, settings: Settings }
struct LaunchTimedOut: Error {}

protocol API: Sendable {
    func profile() async throws -> Profile
    func settings() async throws -> Settings
}

func launch(using api: some API) async throws -> Launch {
    try await withThrowingTaskGroup(of: Launch.self) { group in
        group.addTask {
            async let profile = api.profile()
            async let settings = api.settings()
            return try await Launch(profile: profile, settings: settings)
        }
        group.addTask {
            try await Task.sleep(until: .now + .seconds(10), clock: .continuous)
            throw LaunchTimedOut()
        }
        defer { group.cancelAll() }
        guard let first = try await group.next() else { throw CancellationError() }
        return first
    }
}
