import Foundation

public struct Lift: Equatable {
    public let name: String
    public let place: Int
    public let floors: ClosedRange<Int>
    public var running: Bool
}

public struct LiftFinder {
    public var lifts: [Lift]

    public init(lifts: [Lift]) {
        self.lifts = lifts
    }

    public func nearest(to place: Int, floor: Int) -> Lift? {
        lifts
            .filter(\.running)
            .min { abs($0.place - place) < abs($1.place - place) }
    }

    public mutating func report(_ name: String, running: Bool) {
        guard let at = lifts.firstIndex(where: { $0.name == name }) else { return }
        lifts[at].running = running
    }

    public func broken() -> [String] {
        lifts.filter { !$0.running }.map(\.name).sorted()
    }
}
