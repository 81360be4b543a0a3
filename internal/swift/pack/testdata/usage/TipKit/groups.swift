// target: ios18.0
// mode: 5

import SwiftUI
import TipKit
struct A: Tip { var title: Text { Text("a") } }
struct B: Tip {
    struct Info: Codable, Sendable { let kind: String }
    static let opened = Tips.Event<Info>(id: "opened")
    var title: Text { Text("b") }
    var rules: [Rule] { #Rule(Self.opened) { $0.donations.filter { $0.kind == "x" }.count > 2 } }
    func open() { Task { await Self.opened.donate(.init(kind: "x")) } }
}
struct Compass: View {
    @State private var tips = TipGroup(.ordered) {
        A()
        B()
    }
    var body: some View {
        Image(systemName: "safari").popoverTip(tips.currentTip as? A)
        Image(systemName: "safari").popoverTip(tips.currentTip)
        TipView(tips.currentTip)
    }
}
