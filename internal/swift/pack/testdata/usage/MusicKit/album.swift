// target: ios16.0
// mode: 5

import MusicKit
func album(_ id: MusicItemID) async throws -> Album? {
    var request = MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: id)
    request.properties = [.tracks, .artists]
    let response = try await request.response()
    guard let album = response.items.first else { return nil }
    let detailed = try await album.with([.tracks, .relatedAlbums])
    for track in detailed.tracks ?? [] { print(track.title, track.duration ?? 0) }
    if let tracks = detailed.tracks, tracks.hasNextBatch, let next = try await tracks.nextBatch() { print(next.count) }
    return detailed
}
func artist(named id: String) async throws {
    let request = MusicCatalogResourceRequest<Artist>(matching: \.id, equalTo: MusicItemID(id))
    let artist = try await request.response().items.first?.with([.topSongs, .albums])
    print(artist?.topSongs?.first?.title ?? "")
}
