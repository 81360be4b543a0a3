// target: ios17.0
// mode: 5
// expect: 10 availability_decl_unavailable

import SwiftUI

final class Plain { var name = "" }

struct V: View {
    @Bindable var plain: Plain
    var body: some View { Text("x") }
}
