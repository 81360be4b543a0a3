// target: ios16.0
// mode: 5

import MusicKit
import SwiftUI
struct PlayerBar: View {
    @ObservedObject private var state = ApplicationMusicPlayer.shared.state
    @ObservedObject private var queue = ApplicationMusicPlayer.shared.queue
    private let player = ApplicationMusicPlayer.shared
    var body: some View {
        HStack {
            Text(queue.currentEntry?.title ?? "Nothing")
            Button { Task { if state.playbackStatus == .playing { player.pause() } else { try await player.play() } } } label: {
                Image(systemName: state.playbackStatus == .playing ? "pause.fill" : "play.fill")
            }
            Button("Next") { Task { try? await player.skipToNextEntry() } }
        }
        .onAppear { player.state.repeatMode = .all; player.state.shuffleMode = .songs }
    }
}
