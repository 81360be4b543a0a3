import Foundation

final class LaunchGate: Sendable {
    private let lock = NSLock()
    private nonisolated(unsafe) var isOpen = false

    func open() -> Bool {
        lock.withLock {
            defer { isOpen = true }
            return !isOpen
        }
    }
}
