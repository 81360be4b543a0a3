// target: macos14.0
// mode: 5

import MusicKit
func clean(_ items: MusicItemCollection<Song>) -> [String] {
    items.filter { !($0.contentRating == .explicit) }.map { "\($0.title) – \($0.albumTitle ?? "") \($0.genreNames.joined(separator: ", "))" }
}
