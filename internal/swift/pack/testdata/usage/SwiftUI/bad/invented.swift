// target: ios17.0
// mode: 5
// expect: 8 could_not_find_value_member

import SwiftUI

struct V: View {
    var body: some View { Text("x").textGlow(.red) }
}
