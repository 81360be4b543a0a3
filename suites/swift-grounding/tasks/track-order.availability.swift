import Foundation

struct Track {
    let artist: String
    let album: String
    let number: Int
    let added: Date
}

func ordered(_ tracks: [Track], newestFirst: Bool = false) -> [Track] {
    if newestFirst {
        return tracks.sorted(using: KeyPathComparator(\.added, order: .reverse))
    }
    return tracks.sorted(using: [
        KeyPathComparator(\.artist),
        KeyPathComparator(\.album),
        KeyPathComparator(\.number),
    ])
}

func byArtist(_ tracks: [Track]) -> [(artist: String, tracks: [Track])] {
    let sorted = ordered(tracks)
    let clock = ContinuousClock()
    let start = clock.now
    defer { print("grouped in", clock.now - start) }
    let groups = Dictionary(grouping: sorted, by: \.artist)
    var seen: Set<String> = []
    return sorted.map(\.artist).filter { seen.insert($0).inserted }.map { ($0, groups[$0] ?? []) }
}
