// target: ios18.0
// mode: 5
// expect: no_deprecated 13

import SwiftUI

struct Pulse: View {
    @State private var isBig = false

    var body: some View {
        Circle()
            .scaleEffect(isBig ? 2 : 1)
            .animation(.default)
    }
}
