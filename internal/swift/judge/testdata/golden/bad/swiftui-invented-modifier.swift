// target: ios18.0
// mode: 5
// expect: symbol_exists 11

import SwiftUI

struct Badge: View {
    var body: some View {
        Text("New")
            .padding()
            .roundedCorners(8)
    }
}
