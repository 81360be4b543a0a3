// target: ios17.0
// mode: 5

import UserNotificationsUI
import UserNotifications
import UIKit
class NotificationViewController: UIViewController, UNNotificationContentExtension {
    let label = UILabel()
    func didReceive(_ notification: UNNotification) { label.text = notification.request.content.body }
    func didReceive(_ response: UNNotificationResponse, completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void) { completion(.dismiss) }
}
