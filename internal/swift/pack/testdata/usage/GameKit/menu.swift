// target: tvos17.0
// mode: 5

import GameKit
import SwiftUI
struct Menu: View {
    var body: some View {
        Button("Leaderboards") {
            GKAccessPoint.shared.trigger(state: .leaderboards) {}
        }
    }
}
