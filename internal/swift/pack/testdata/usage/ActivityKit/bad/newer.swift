// target: ios16.1
// mode: 5
// expect: 12 availability_decl_only_version_newer

import ActivityKit

struct Ride: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
}

func start() throws {
    _ = try Activity.request(attributes: Ride(), content: ActivityContent(state: .init(minutes: 5), staleDate: nil))
}
