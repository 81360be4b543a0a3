// target: ios16.0
// mode: 5

import SwiftUI
import GameKit

struct GameCenterView: UIViewControllerRepresentable {
    @Environment(\.dismiss) private var dismiss
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIViewController(context: Context) -> GKGameCenterViewController {
        let vc = GKGameCenterViewController(leaderboardID: "best", playerScope: .global, timeScope: .week)
        vc.gameCenterDelegate = context.coordinator
        return vc
    }
    func updateUIViewController(_ uiViewController: GKGameCenterViewController, context: Context) {}
    class Coordinator: NSObject, GKGameCenterControllerDelegate {
        let parent: GameCenterView
        init(_ parent: GameCenterView) { self.parent = parent }
        func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController) {
            gameCenterViewController.dismiss(animated: true)
        }
    }
}
