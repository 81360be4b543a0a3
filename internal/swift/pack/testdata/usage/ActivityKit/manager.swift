// target: ios17.2
// mode: 5

import ActivityKit
import Combine
import Foundation

struct GameAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var home: Int; var away: Int }
    var teams: [String]
}

final class GameActivities: ObservableObject {
    @Published var current: Activity<GameAttributes>?

    func start(teams: [String]) throws {
        let info = ActivityAuthorizationInfo()
        guard info.areActivitiesEnabled, info.frequentPushesEnabled else { return }
        let content = ActivityContent(state: GameAttributes.ContentState(home: 0, away: 0), staleDate: Calendar.current.date(byAdding: .minute, value: 5, to: .now))
        let activity = try Activity<GameAttributes>.request(attributes: GameAttributes(teams: teams), content: content, pushType: nil)
        current = activity
        Task {
            for await state in activity.activityStateUpdates {
                switch state {
                case .active, .stale: print("running")
                case .ended, .dismissed: await MainActor.run { self.current = nil }
                @unknown default: break
                }
            }
        }
    }

    func score(home: Int, away: Int) {
        Task {
            let state = GameAttributes.ContentState(home: home, away: away)
            for activity in Activity<GameAttributes>.activities where activity.activityState == .active {
                await activity.update(ActivityContent(state: state, staleDate: nil))
            }
        }
    }

    func observe() {
        Task {
            for await token in Activity<GameAttributes>.pushToStartTokenUpdates {
                print(token.reduce("") { $0 + String(format: "%02x", $1) })
            }
        }
        Task {
            for await activity in Activity<GameAttributes>.activityUpdates {
                print(activity.id, activity.attributes.teams.count, activity.content.state.home)
            }
        }
        Task {
            for await isEnabled in ActivityAuthorizationInfo().activityEnablementUpdates { print(isEnabled) }
        }
    }

    func end() async {
        guard let activity = current else { return }
        await activity.end(activity.content, dismissalPolicy: .default)
    }
}
