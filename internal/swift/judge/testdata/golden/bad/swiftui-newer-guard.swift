// target: ios15.0
// mode: 5
// expect: availability 16

import SwiftUI

struct Panel: View {
    @State private var isShown = false

    var body: some View {
        Button("Show") { isShown = true }
            .sheet(isPresented: $isShown) {
                if #available(iOS 17, *) {
                    Text("Panel").presentationDetents([.medium])
                } else {
                    Text("Panel").presentationDetents([.medium])
                }
            }
    }
}
