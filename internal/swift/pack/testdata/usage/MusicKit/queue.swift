// target: ios16.0
// mode: 5

import MusicKit
func enqueue(_ songs: [Song], album: Album) async throws {
    let player = ApplicationMusicPlayer.shared
    player.queue = ApplicationMusicPlayer.Queue(for: songs, startingAt: songs.first)
    try await player.prepareToPlay()
    try await player.queue.insert(album, position: .afterCurrentEntry)
    player.playbackTime = 10
    let url = songs[0].artwork?.url(width: 300, height: 300)
    print(url ?? "none")
    SystemMusicPlayer.shared.queue = [album]
}
