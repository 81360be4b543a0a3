// target: ios18.0
// mode: 5
// expect: symbol_exists 11

import SwiftUI

struct Names: View {
    let names = ["a", "b"]

    var body: some View {
        VerticalStack {
            Text(names[0])
        }
    }
}
