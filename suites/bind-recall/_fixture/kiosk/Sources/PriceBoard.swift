import Foundation

public struct BoardRow: Equatable {
    public let label: String
    public let cents: Int
    public let left: Int
}

public struct Offer {
    public let label: String
    public let cents: Int
    public var left: Int
    public let until: Date
}

public final class PriceBoard {
    private var offers: [Offer]
    public private(set) var rows: [BoardRow] = []
    private let smallest = 5

    public init(offers: [Offer]) {
        self.offers = offers
    }

    public func refresh(at now: Date) {
        rows = offers
            .filter { $0.left > 0 && $0.until > now }
            .sorted { ($0.cents, $0.label) < ($1.cents, $1.label) }
            .map { BoardRow(label: $0.label, cents: $0.cents, left: $0.left) }
    }

    public func sold(_ label: String, count: Int) {
        guard let at = offers.firstIndex(where: { $0.label == label }) else { return }
        offers[at].left = max(0, offers[at].left - count)
    }

    public func notice(for row: BoardRow) -> String? {
        row.left <= smallest ? "only \(row.left) left" : nil
    }

    public func price(of band: String, base: Int) -> Int {
        let share = ["child": 50, "senior": 80][band] ?? 100
        let cents = base * share / 100
        let rest = cents % 50
        return rest < 25 ? cents - rest : cents + 50 - rest
    }
}

public func ageBand(born year: Int, thisYear: Int) -> String {
    switch thisYear - year {
    case ..<16: return "child"
    case 65...: return "senior"
    default: return "adult"
    }
}
