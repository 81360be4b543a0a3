// target: ios18.0
// mode: 5
// expect: symbol_exists 12

import SwiftUI

struct Heading: View {
    let text: String

    var body: some View {
        Text(text)
            .font(.heading)
    }
}
