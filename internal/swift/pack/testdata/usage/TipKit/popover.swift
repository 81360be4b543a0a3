// target: macos14.0
// mode: 6

import SwiftUI
import TipKit

struct FilterTip: Tip {
    static let visited = Event(id: "visited")

    var title: Text { Text("Filter your list") }

    var message: Text? { Text("Choose what you want to see.") }

    var image: Image? { Image(systemName: "line.3.horizontal.decrease.circle") }

    var rules: [Rule] {
        [#Rule(Self.visited) { $0.donations.donatedWithin(.week).count > 3 }]
    }

    var options: [any TipOption] {
        [Tips.MaxDisplayCount(2), Tips.IgnoresDisplayFrequency(false)]
    }
}

struct FilterButton: View {
    private let tip = FilterTip()
    @State private var isPresented = false

    var body: some View {
        Button {
            isPresented = true
            tip.invalidate(reason: .actionPerformed)
        } label: {
            Image(systemName: "line.3.horizontal.decrease.circle")
        }
        .popoverTip(tip)
        .task { await FilterTip.visited.donate() }
    }
}
