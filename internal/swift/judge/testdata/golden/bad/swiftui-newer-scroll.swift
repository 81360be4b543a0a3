// target: ios16.0
// mode: 5
// expect: availability 9

import SwiftUI

struct Empty: View {
    var body: some View {
        ContentUnavailableView("Nothing", systemImage: "tray")
    }
}
