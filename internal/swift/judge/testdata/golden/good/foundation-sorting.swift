// target: ios18.0
// mode: 5

import Foundation

struct Track: Sendable {
    var title: String
    var artist: String
    var plays: Int
    var added: Date
}

enum Order: String, CaseIterable {
    case title, plays, recent

    var comparators: [KeyPathComparator<Track>] {
        switch self {
        case .title:
            [KeyPathComparator(\.title, order: .forward)]
        case .plays:
            [KeyPathComparator(\.plays, order: .reverse), KeyPathComparator(\.title)]
        case .recent:
            [KeyPathComparator(\.added, order: .reverse)]
        }
    }
}

func arranged(_ tracks: [Track], by order: Order) -> [Track] {
    tracks.sorted(using: order.comparators)
}

func best(_ tracks: [Track], _ count: Int) -> ArraySlice<Track> {
    tracks.sorted { ($0.plays, $0.title) > ($1.plays, $1.title) }.prefix(count)
}
