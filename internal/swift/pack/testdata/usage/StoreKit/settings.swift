// target: ios16.0
// mode: 5

import StoreKit
import SwiftUI
import UIKit

struct Settings: View {
    @Environment(\.requestReview) private var requestReview
    @State private var showsSubscriptions = false
    @State private var showsRedemption = false
    @State private var showsRefund = false
    @AppStorage("launches") private var launches = 0
    let transactionID: UInt64

    var body: some View {
        Form {
            Button("Rate") { requestReview() }
            Button("Subscriptions") { showsSubscriptions = true }
            Button("Redeem") { showsRedemption = true }
            Button("Refund", role: .destructive) { showsRefund = true }
        }
        .manageSubscriptionsSheet(isPresented: $showsSubscriptions)
        .offerCodeRedemption(isPresented: $showsRedemption) { result in
            if case .failure(let error) = result { print(error) }
        }
        .refundRequestSheet(for: transactionID, isPresented: $showsRefund) { result in
            switch result {
            case .success(.success): print("requested")
            case .success(.userCancelled): break
            case .failure(let error): print(error.localizedDescription)
            default: break
            }
        }
        .onAppear {
            launches += 1
            if launches == 5 { requestReview() }
        }
    }
}

@MainActor func manage() async throws {
    guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return }
    try await AppStore.showManageSubscriptions(in: scene)
    AppStore.requestReview(in: scene)
}
