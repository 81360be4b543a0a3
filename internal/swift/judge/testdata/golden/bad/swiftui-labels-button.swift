// target: ios18.0
// mode: 5
// expect: symbol_exists 9

import SwiftUI

struct Action: View {
    var body: some View {
        Button(label: "Go", action: { print("go") })
    }
}
