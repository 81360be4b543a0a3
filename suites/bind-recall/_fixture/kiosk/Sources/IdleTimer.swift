import Foundation

public protocol Wipeable: AnyObject {
    func wipe()
}

public final class IdleTimer {
    private weak var screen: Wipeable?
    private var last: Date
    private let limit: TimeInterval
    public var paused = false

    public init(screen: Wipeable, now: Date, limit: TimeInterval = 90) {
        self.screen = screen
        self.last = now
        self.limit = limit
    }

    public func touch(now: Date) {
        last = now
        paused = false
    }

    public func fire(now: Date) -> Bool {
        guard now.timeIntervalSince(last) >= limit else { return false }
        screen?.wipe()
        last = now
        return true
    }

    public func remaining(now: Date) -> Int {
        paused ? Int(limit) : max(0, Int(limit - now.timeIntervalSince(last)))
    }
}
