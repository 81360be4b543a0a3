// target: ios16.0
// mode: 5

import GameKit
func boards(done: @escaping ([GKLeaderboard]) -> Void) {
    GKLeaderboardSet.loadLeaderboardSets { sets, error in
        if let error = error as? GKError, error.code == .notAuthenticated { return }
        guard let set = sets?.first else { return }
        set.loadLeaderboards { boards, _ in done(boards ?? []) }
    }
    GKLeaderboard.loadLeaderboards(IDs: nil) { list, error in
        list?.forEach { print($0.title ?? "", $0.type == .recurring) }
    }
}
