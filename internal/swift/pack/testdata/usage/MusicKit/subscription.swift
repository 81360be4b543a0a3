// target: ios17.0
// mode: 5

import MusicKit
import SwiftUI
struct Gate: View {
    @State private var subscription: MusicSubscription?
    @State private var showsOffer = false
    var body: some View {
        Button("Subscribe") { showsOffer = true }
            .disabled(!(subscription?.canBecomeSubscriber ?? false))
            .opacity(subscription?.canPlayCatalogContent == true ? 0 : 1)
            .musicSubscriptionOffer(isPresented: $showsOffer, options: .init(messageIdentifier: .playMusic))
            .task { for await s in MusicSubscription.subscriptionUpdates { subscription = s } }
    }
}
