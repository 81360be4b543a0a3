// target: ios16.0
// mode: 5
// expect: 8 availability_decl_only_version_newer

import SwiftUI

struct V: View {
    var body: some View { ContentUnavailableView("None", systemImage: "tray") }
}
