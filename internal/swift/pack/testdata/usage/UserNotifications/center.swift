// target: ios17.0
// mode: 5

import Foundation
import UserNotifications

final class Center: NSObject, UNUserNotificationCenterDelegate {
    func setUp() async throws {
        let done = UNNotificationAction(identifier: "done", title: "Done", options: [.foreground], icon: UNNotificationActionIcon(systemImageName: "checkmark"))
        let reply = UNTextInputNotificationAction(identifier: "r", title: "Reply", options: [], textInputButtonTitle: "Send", textInputPlaceholder: "…")
        let category = UNNotificationCategory(identifier: "c", actions: [done, reply], intentIdentifiers: [])
        let center = UNUserNotificationCenter.current()
        center.setNotificationCategories([category])
        center.delegate = self
        let content = UNMutableNotificationContent()
        content.title = "t"
        content.subtitle = "s"
        content.badge = 1
        content.sound = UNNotificationSound(named: UNNotificationSoundName("x.caf"))
        content.interruptionLevel = .timeSensitive
        content.attachments = [try UNNotificationAttachment(identifier: "", url: URL(fileURLWithPath: "/x"))]
        try await center.add(UNNotificationRequest(identifier: "i", content: content, trigger: UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)))
        try await center.setBadgeCount(0)
        let settings = await center.notificationSettings()
        if settings.authorizationStatus == .authorized, settings.alertSetting == .enabled { print(await center.deliveredNotifications().count) }
    }
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions { [.banner, .sound, .list] }
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
        switch response.actionIdentifier {
        case UNNotificationDefaultActionIdentifier: print(response.notification.request.content.userInfo)
        default: if let t = response as? UNTextInputNotificationResponse { print(t.userText) }
        }
    }
}
final class Old: NSObject, UNUserNotificationCenterDelegate {
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void) { completionHandler([.banner]) }
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void) { completionHandler() }
}
