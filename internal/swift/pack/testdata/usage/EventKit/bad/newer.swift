// target: ios16.0
// mode: 5
// expect: 9 availability_decl_only_version_newer

import EventKit

func ask(_ store: EKEventStore) async throws -> Bool {
    // Full access came with iOS 17.
    try await store.requestFullAccessToEvents()
}
