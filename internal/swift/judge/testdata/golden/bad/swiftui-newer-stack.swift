// target: ios15.0
// mode: 5
// expect: availability 9

import SwiftUI

struct Home: View {
    var body: some View {
        NavigationStack {
            Text("Home")
        }
    }
}
