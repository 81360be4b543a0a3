// target: ios16.0
// mode: 5
// expect: 10 availability_decl_only_version_newer

import SwiftUI
import Charts

struct Pie: View {
    var body: some View {
        Chart { SectorMark(angle: .value("Share", 40), innerRadius: .ratio(0.5)) }
    }
}
