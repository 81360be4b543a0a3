// target: ios17.0
// mode: 5

import MusicKit
import SwiftUI

@MainActor @Observable
final class SearchModel {
    var songs: MusicItemCollection<Song> = []
    var status = MusicAuthorization.currentStatus
    func authorize() async { status = await MusicAuthorization.request() }
    func search(_ term: String) async {
        guard status == .authorized else { return }
        do {
            var request = MusicCatalogSearchRequest(term: term, types: [Song.self, Album.self])
            request.limit = 20
            request.includeTopResults = true
            let response = try await request.response()
            songs = response.songs
        } catch { print(error.localizedDescription) }
    }
    func play(_ song: Song) async throws {
        let player = ApplicationMusicPlayer.shared
        player.queue = [song]
        try await player.play()
    }
}
struct SearchView: View {
    @State private var model = SearchModel()
    @State private var text = ""
    var body: some View {
        List(model.songs) { song in
            HStack {
                if let artwork = song.artwork { ArtworkImage(artwork, width: 44, height: 44) }
                VStack(alignment: .leading) {
                    Text(song.title)
                    Text(song.artistName).font(.caption)
                }
                Spacer()
                if let duration = song.duration { Text(Duration.seconds(duration).formatted()) }
            }
            .onTapGesture { Task { try? await model.play(song) } }
        }
        .searchable(text: $text)
        .task(id: text) { await model.search(text) }
    }
}
