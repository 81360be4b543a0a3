// target: watchos10.0
// mode: 5

import SwiftUI

struct Timer: View {
    @State private var minutes = 5.0
    @Environment(\.isLuminanceReduced) private var dim
    var body: some View {
        NavigationStack {
            TabView {
                Text("\(Int(minutes)) min")
                    .focusable()
                    .digitalCrownRotation($minutes, from: 1, through: 60, by: 1, sensitivity: .medium, isContinuous: false, isHapticFeedbackEnabled: true)
                    .opacity(dim ? 0.5 : 1)
                TimelineView(.periodic(from: .now, by: 1)) { context in
                    Text(context.date, style: .timer)
                }
            }
            .tabViewStyle(.verticalPage)
            .containerBackground(.blue.gradient, for: .navigation)
        }
    }
}
