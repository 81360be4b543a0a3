// target: ios17.0
// mode: 5

import GameKit
final class TurnListener: NSObject, GKLocalPlayerListener {
    func player(_ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool) {
        guard match.currentParticipant?.player == GKLocalPlayer.local else { return }
        let next = match.participants.filter { $0.player != GKLocalPlayer.local }
        Task {
            try await match.endTurn(withNextParticipants: next, turnTimeout: GKTurnTimeoutDefault, match: Data())
        }
    }
    func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch) {
        for p in match.participants where p.matchOutcome == .won { print(p.player?.displayName ?? "") }
    }
    func register() { GKLocalPlayer.local.register(self) }
}
