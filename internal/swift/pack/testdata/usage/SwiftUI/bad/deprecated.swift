// target: ios17.0
// mode: 5
// expect: 9 availability_deprecated

import SwiftUI

struct V: View {
    @State private var n = 0
    var body: some View { Text("x").onChange(of: n, perform: { print($0) }) }
}
