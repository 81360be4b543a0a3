// target: ios16.0
// mode: 5
// expect: 9 availability_decl_only_version_newer

import StoreKit
import SwiftUI

struct Shop: View {
    var body: some View { ProductView(id: "coins") }
}
