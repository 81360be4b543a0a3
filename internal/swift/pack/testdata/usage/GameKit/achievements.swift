// target: ios17.0
// mode: 5

import GameKit
func listAchievements() async throws -> [(String, Double)] {
    let descriptions = try await GKAchievementDescription.loadAchievementDescriptions()
    let progress = try await GKAchievement.loadAchievements()
    return descriptions.map { d in
        (d.title, progress.first { $0.identifier == d.identifier }?.percentComplete ?? 0)
    }
}
func avatar(of player: GKPlayer) async throws -> UIImage {
    try await player.loadPhoto(for: .normal)
}
