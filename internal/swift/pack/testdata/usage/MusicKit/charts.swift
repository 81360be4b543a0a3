// target: ios16.0
// mode: 5

import MusicKit
import Foundation
func charts() async throws {
    let request = MusicCatalogChartsRequest(kinds: [.mostPlayed, .cityTop], types: [Song.self, Playlist.self])
    let response = try await request.response()
    for chart in response.songCharts { print(chart.title, chart.items.count) }
    let recent = try await MusicRecentlyPlayedRequest<Song>().response()
    print(recent.items.map(\.title))
    let country = try await MusicDataRequest.currentCountryCode
    let url = URL(string: "https://api.music.apple.com/v1/catalog/\(country)/genres")!
    let data = try await MusicDataRequest(urlRequest: URLRequest(url: url)).response().data
    print(data.count)
    let recs = try await MusicPersonalRecommendationsRequest().response()
    for r in recs.recommendations { print(r.title ?? "", r.albums.count) }
}
