// target: ios17.0
// mode: 5

import GameKit
import SwiftUI

@MainActor
@Observable
final class GameCenterManager: NSObject {
    var isAuthenticated = false
    var entries: [GKLeaderboard.Entry] = []

    func authenticate() {
        GKLocalPlayer.local.authenticateHandler = { viewController, error in
            if let viewController {
                let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
                scene?.windows.first?.rootViewController?.present(viewController, animated: true)
                return
            }
            if let error { print(error.localizedDescription); return }
            self.isAuthenticated = GKLocalPlayer.local.isAuthenticated
            GKAccessPoint.shared.location = .topLeading
            GKAccessPoint.shared.isActive = true
        }
    }
    func submit(score: Int) async {
        do {
            try await GKLeaderboard.submitScore(score, context: 0, player: GKLocalPlayer.local, leaderboardIDs: ["best"])
        } catch { print(error) }
    }
    func load() async throws {
        let boards = try await GKLeaderboard.loadLeaderboards(IDs: ["best"])
        guard let board = boards.first else { return }
        let (local, top, count) = try await board.loadEntries(for: .global, timeScope: .allTime, range: NSRange(1...10))
        print(local?.rank ?? 0, count)
        entries = top
    }
    func report(_ id: String, percent: Double) async throws {
        let achievement = GKAchievement(identifier: id)
        achievement.percentComplete = percent
        achievement.showsCompletionBanner = true
        try await GKAchievement.report([achievement])
    }
}
