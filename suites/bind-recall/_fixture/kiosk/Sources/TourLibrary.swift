import Foundation

public struct Tour: Equatable {
    public let id: String
    public let checksum: String
    public let bytes: Int
}

public protocol TourSource {
    func catalogue() throws -> [Tour]
    func download(_ tour: Tour) throws -> Data
}

public final class TourLibrary {
    private var tours: [String: Tour] = [:]
    private var audio: [String: Data] = [:]
    private var lastPlayed: [String: Date] = [:]
    private var bookmarks: [String: (second: Int, at: Date)] = [:]
    public private(set) var playing: String?

    public init() {}

    public func refresh(from source: TourSource) throws -> Int {
        var staged: [(Tour, Data)] = []
        for tour in try source.catalogue() where tours[tour.id]?.checksum != tour.checksum {
            staged.append((tour, try source.download(tour)))
        }
        for (tour, data) in staged {
            tours[tour.id] = tour
            audio[tour.id] = data
        }
        return staged.count
    }

    public func play(_ id: String, now: Date) {
        playing = id
        lastPlayed[id] = now
    }

    public func pause(at second: Int, now: Date) {
        guard let id = playing else { return }
        bookmarks[id] = (second, now)
        playing = nil
    }

    public func resumePoint(of id: String, now: Date) -> Int {
        guard let mark = bookmarks[id] else { return 0 }
        guard now.timeIntervalSince(mark.at) < 2 * 24 * 3600 else { return 0 }
        return max(0, mark.second - 5)
    }

    public func evict(toFit limit: Int) {
        var size = tours.values.reduce(0) { $0 + $1.bytes }
        let byAge = tours.values.sorted {
            (lastPlayed[$0.id] ?? .distantPast) < (lastPlayed[$1.id] ?? .distantPast)
        }
        for tour in byAge where size > limit && tour.id != playing {
            tours[tour.id] = nil
            audio[tour.id] = nil
            size -= tour.bytes
        }
    }
}
