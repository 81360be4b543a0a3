// target: ios17.0
// mode: 5
// expect: 12 availability_deprecated_rename

import SwiftUI
import Charts

struct Overlay: View {
    var body: some View {
        Chart { PointMark(x: .value("x", 1), y: .value("y", 2)) }
            .chartOverlay { proxy in
                Text("\(proxy.plotAreaSize.width)")
            }
    }
}
