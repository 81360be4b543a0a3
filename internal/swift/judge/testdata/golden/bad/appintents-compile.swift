// target: ios18.0
// mode: 5
// expect: compile 11

import AppIntents

struct Ping: AppIntent {
    static let title: LocalizedStringResource = "Ping"

    func perform() async throws -> some IntentResult {
        let count: Int = "one"
        print(count)
        return .result()
    }
}
