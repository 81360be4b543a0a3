import Foundation

public struct FloorPlan {
    public let floor: Int
    public let spots: [String: Int]
    private let finder: LiftFinder

    public init(floor: Int, spots: [String: Int], finder: LiftFinder) {
        self.floor = floor
        self.spots = spots
        self.finder = finder
    }

    public func spot(_ name: String) -> Int? {
        spots[name]
    }

    public func wayUp(from place: Int) -> String? {
        var best: Lift?
        for lift in finder.lifts where lift.running && lift.floors.contains(floor) {
            let gap = abs(lift.place - place)
            if let known = best, abs(known.place - place) <= gap { continue }
            best = lift
        }
        return best?.name
    }

    public func toilets(near place: Int) -> [String] {
        spots
            .filter { $0.key.hasPrefix("toilet") }
            .sorted { abs($0.value - place) < abs($1.value - place) }
            .map(\.key)
    }
}
