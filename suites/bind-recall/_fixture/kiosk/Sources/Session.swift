import Foundation

public enum Stage {
    case choosing
    case naming
    case paying
    case done
}

public final class Session {
    public private(set) var stage: Stage = .choosing
    public private(set) var typed: [String: String] = [:]
    private var touched: Date

    public init(now: Date) {
        touched = now
    }

    public func enter(_ field: String, _ text: String, now: Date) {
        typed[field] = text
        touched = now
    }

    public func advance(to next: Stage, now: Date) {
        stage = next
        touched = now
        if next == .done { typed.removeAll() }
    }

    public func tick(now: Date) -> Bool {
        guard stage != .paying, now.timeIntervalSince(touched) >= 90 else { return false }
        typed.removeAll()
        stage = .choosing
        touched = now
        return true
    }
}
