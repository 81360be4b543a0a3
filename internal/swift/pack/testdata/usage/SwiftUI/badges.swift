// target: ios17.0
// mode: 5

import SwiftUI

struct Inbox: View {
    var body: some View {
        List {
            Text("New").badge(3).badgeProminence(.increased)
            Text("Old").badge("few").badgeProminence(.decreased)
        }
        .badgeProminence(.standard)
    }
}
