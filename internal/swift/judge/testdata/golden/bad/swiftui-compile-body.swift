// target: ios18.0
// mode: 5
// expect: compile 11

import SwiftUI

struct Total: View {
    let price: Double

    var body: some View {
        let sum: Int = price
        Text("\(sum)")
    }
}
