// target: ios15.0
// mode: 5
// expect: 8 availability_decl_only_version_newer

import UserNotifications

func clear() async throws {
    try await UNUserNotificationCenter.current().setBadgeCount(0)
}
