// target: ios16.4
// mode: 5
// expect: 11 availability_decl_only_version_newer

import SwiftUI
import Charts

struct Lines: View {
    @State private var day: String?
    var body: some View {
        Chart { LineMark(x: .value("Day", "Mon"), y: .value("Steps", 1)) }.chartXSelection(value: $day)
    }
}
