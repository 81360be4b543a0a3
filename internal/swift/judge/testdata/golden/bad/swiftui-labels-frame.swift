// target: ios18.0
// mode: 5
// expect: symbol_exists 10

import SwiftUI

struct Dot: View {
    var body: some View {
        Circle()
            .frame(w: 10, h: 10)
    }
}
