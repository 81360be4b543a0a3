// target: ios17.0
// mode: 6

import Observation
import SwiftUI

@Observable
final class Cart {
    var items: [String] = []
    var note = ""
}

struct Editor: View {
    @Bindable var cart: Cart
    var body: some View {
        TextField("Note", text: $cart.note)
    }
}

struct Root: View {
    @State private var cart = Cart()
    var body: some View {
        Editor(cart: cart).environment(cart)
    }
}

struct Child: View {
    @Environment(Cart.self) private var cart
    @Environment(Cart.self) private var maybe: Cart?
    var body: some View {
        @Bindable var cart = cart
        TextField("Note", text: $cart.note)
        Text(maybe?.note ?? "")
        Toggle("Any", isOn: Binding(get: { !cart.items.isEmpty }, set: { if !$0 { cart.items = [] } }))
    }
}

@main
struct Shop: App {
    @Environment(\.scenePhase) private var phase
    var body: some Scene {
        WindowGroup {
            TabView {
                Root().tabItem { Label("Cart", systemImage: "cart") }.tag(0)
            }
        }
        .onChange(of: phase) { _, new in
            switch new {
            case .active: break
            case .inactive, .background: break
            @unknown default: break
            }
        }
    }
}
