// target: ios17.0
// mode: 5

import StoreKit
import SwiftUI

struct Paywall: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.purchase) private var purchase
    @State private var product: Product?
    @State private var isSubscribed = false
    let ids = ["coins.100", "coins.500"]

    var body: some View {
        SubscriptionStoreView(groupID: "21451") {
            VStack {
                Image(systemName: "star.fill").font(.largeTitle)
                Text("Pro").bold()
            }
            .containerBackground(.blue.gradient, for: .subscriptionStoreFullHeight)
        }
        .subscriptionStoreButtonLabel(.multiline)
        .subscriptionStoreControlStyle(.prominentPicker)
        .subscriptionStorePickerItemBackground(.thinMaterial)
        .storeButton(.visible, for: .restorePurchases, .redeemCode)
        .subscriptionStorePolicyDestination(url: URL(string: "https://example.com/terms")!, for: .termsOfService)
        .onInAppPurchaseStart { product in print(product.id) }
        .onInAppPurchaseCompletion { product, result in
            if case .success(.success(let verification)) = result, let transaction = try? verification.payloadValue {
                await transaction.finish()
                dismiss()
            }
        }
        .subscriptionStatusTask(for: "21451") { state in
            guard let statuses = state.value else { return }
            isSubscribed = statuses.contains { $0.state == .subscribed }
        }
        .storeProductTask(for: "coins.100") { state in
            if case .success(let loaded) = state { product = loaded }
        }
    }

    @ViewBuilder var shop: some View {
        StoreView(ids: ids) { product in
            Image(systemName: product.id == "coins.100" ? "circle" : "circle.fill")
        }
        .productViewStyle(.compact)
        ProductView(id: "coins.100") { Image(systemName: "circle") }
            .productViewStyle(.large)
        ForEach(ids, id: \.self) { id in ProductView(id: id) }
        Button("Buy") {
            Task {
                guard let product else { return }
                let result = try await purchase(product)
                if case .userCancelled = result { print("cancelled") }
            }
        }
    }
}
