// target: ios18.0
// mode: 5

import Foundation

extension Notification.Name {
    static let cartChanged = Notification.Name("cartChanged")
}

final class Cart {
    private(set) var items: [String: Int] = [:]

    func add(_ item: String, count: Int = 1) {
        items[item, default: 0] += count
        NotificationCenter.default.post(name: .cartChanged, object: self, userInfo: ["item": item])
    }
}

final class Badge {
    private var token: NSObjectProtocol?
    private(set) var count = 0

    func watch(_ cart: Cart) {
        token = NotificationCenter.default.addObserver(forName: .cartChanged, object: cart, queue: .main) { [weak self] note in
            guard let item = note.userInfo?["item"] as? String, !item.isEmpty else { return }
            self?.count += 1
        }
    }

    deinit {
        if let token {
            NotificationCenter.default.removeObserver(token)
        }
    }
}
