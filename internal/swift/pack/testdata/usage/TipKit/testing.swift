// target: ios17.0
// mode: 5

import SwiftUI
import TipKit

struct SwipeTip: Tip {
    @Parameter
    static var hasDeleted: Bool = false

    var title: Text { Text("Swipe to delete").foregroundStyle(.indigo) }
    var actions: [Action] {
        if Self.hasDeleted {
            Action(id: "undo", title: "Undo")
        }
        Action(id: "more", title: "More")
    }
    var rules: [Rule] {
        #Rule(Self.$hasDeleted) { !$0 }
    }
}

struct Mails: View {
    @Environment(\.openURL) private var openURL
    @State private var mails = ["a", "b"]
    var tip = SwipeTip()

    init() {
        #if DEBUG
        try? Tips.resetDatastore()
        Tips.showAllTipsForTesting()
        #endif
        try? Tips.configure([.displayFrequency(.daily)])
    }

    var body: some View {
        List {
            TipView(tip) { action in
                switch action.id {
                case "more": openURL(URL(string: "https://example.com")!)
                default: tip.invalidate(reason: .tipClosed)
                }
            }
            .listRowSeparator(.hidden)
            ForEach(mails, id: \.self) { mail in
                Text(mail).swipeActions {
                    Button("Delete", role: .destructive) {
                        mails.removeAll { $0 == mail }
                        SwipeTip.hasDeleted = true
                    }
                }
            }
        }
        .overlay {
            if tip.shouldDisplay { Text("A tip is here") }
        }
    }
}

#Preview {
    Mails().task { try? Tips.configure() }
}
