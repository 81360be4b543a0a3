import Observation
import SwiftUI

@Observable
final class Playlist {
    var title = "New playlist"
    var tracks: [String] = []
    var isShared = false
}

struct PlaylistEditor: View {
    @Bindable var playlist: Playlist

    var body: some View {
        Form {
            TextField("Title", text: $playlist.title)
            Toggle("Shared", value: $playlist.isShared)
            ForEach(playlist.tracks, id: \.self) { track in
                Text(track)
            }
            .onDelete { offsets in
                playlist.tracks.remove(atOffsets: offsets)
            }
        }
    }
}

struct PlaylistRow: View {
    @Environment(Playlist.self) private var playlist

    var body: some View {
        Text("\(playlist.title), \(playlist.tracks.count) tracks")
    }
}
