// target: ios16.0
// mode: 5

import MusicKit
func library() async throws -> [Song] {
    var request = MusicLibraryRequest<Song>()
    request.limit = 50
    request.sort(by: \.libraryAddedDate, ascending: false)
    request.filter(matching: \.artistName, equalTo: "Björk")
    let response = try await request.response()
    let playlist = try await MusicLibrary.shared.createPlaylist(name: "Mine", description: "x")
    for song in response.items { try await MusicLibrary.shared.add(song, to: playlist) }
    return Array(response.items)
}
