public struct Passage {
    public let from: String
    public let to: String
    public let metres: Int
    public let stairs: Bool
}

public protocol CrowdSource {
    func crowding(in room: String) -> Double
}

public struct RoutePlanner {
    private let passages: [Passage]

    public init(passages: [Passage]) {
        self.passages = passages
    }

    public func shortestRoute(from start: String, to goal: String) -> [String]? {
        search(start, goal) { Double($0.metres) }
    }

    public func quietRoute(
        from start: String, to goal: String, crowds: CrowdSource
    ) -> [String]? {
        search(start, goal) { Double($0.metres) * (1 + 3 * crowds.crowding(in: $0.to)) }
    }

    public func easyRoute(from start: String, to goal: String) -> [String]? {
        search(start, goal) { $0.stairs ? nil : Double($0.metres) }
    }

    public func highlights(_ worth: [String: Int], minutes: Int) -> [String] {
        var left = minutes
        var chosen: [String] = []
        for (room, value) in worth.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
            let needed = 5 + value
            guard needed <= left else { continue }
            left -= needed
            chosen.append(room)
        }
        return chosen
    }

    private func search(
        _ start: String, _ goal: String, cost: (Passage) -> Double?
    ) -> [String]? {
        var best: [String: Double] = [start: 0]
        var came: [String: String] = [:]
        var open: Set<String> = [start]
        while let here = open.min(by: { best[$0]! < best[$1]! }) {
            if here == goal {
                var path = [goal]
                while let before = came[path[0]] { path.insert(before, at: 0) }
                return path
            }
            open.remove(here)
            for passage in passages where passage.from == here {
                guard let price = cost(passage) else { continue }
                let total = best[here]! + price
                if total < best[passage.to] ?? .infinity {
                    best[passage.to] = total
                    came[passage.to] = here
                    open.insert(passage.to)
                }
            }
        }
        return nil
    }
}
