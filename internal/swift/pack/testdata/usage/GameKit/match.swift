// target: ios16.0
// mode: 5

import Combine
import GameKit

class MatchManager: NSObject, ObservableObject, GKMatchDelegate, GKMatchmakerViewControllerDelegate {
    @Published var inGame = false
    var match: GKMatch?
    func start(from root: UIViewController) {
        let request = GKMatchRequest()
        request.minPlayers = 2
        request.maxPlayers = 4
        guard let vc = GKMatchmakerViewController(matchRequest: request) else { return }
        vc.matchmakerDelegate = self
        vc.matchmakingMode = .automatchOnly
        root.present(vc, animated: true)
    }
    func send(_ text: String) {
        guard let data = text.data(using: .utf8) else { return }
        do { try match?.sendData(toAllPlayers: data, with: .reliable) } catch { print(error) }
    }
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch) {
        viewController.dismiss(animated: true)
        self.match = match
        match.delegate = self
        inGame = match.expectedPlayerCount == 0
    }
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFailWithError error: Error) {
        viewController.dismiss(animated: true)
    }
    func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController) {
        viewController.dismiss(animated: true)
    }
    func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer) {
        print(player.displayName, String(decoding: data, as: UTF8.self))
    }
    func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState) {
        switch state {
        case .connected: print("connected")
        case .disconnected: match.disconnect()
        default: break
        }
    }
}
