// target: macos14.0
// mode: 5

import GameKit
func save(_ data: Data) async throws {
    let player = GKLocalPlayer.local
    guard player.isAuthenticated else { return }
    let saved = try await player.saveGameData(data, withName: "slot1")
    print(saved.name ?? "", saved.modificationDate ?? .now)
    let all = try await player.fetchSavedGames()
    for game in all where game.name == "slot1" {
        let bytes = try await game.loadData()
        print(bytes.count)
    }
}
