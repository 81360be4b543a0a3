// target: ios17.0
// mode: 5

import SwiftUI
import PassKit
struct Checkout: View {
    @State private var done = false
    private var request: PKPaymentRequest {
        let r = PKPaymentRequest()
        r.merchantIdentifier = "merchant.com.example"
        r.merchantCapabilities = .threeDSecure
        r.countryCode = "DE"; r.currencyCode = "EUR"
        r.supportedNetworks = [.visa, .girocard]
        r.paymentSummaryItems = [PKPaymentSummaryItem(label: "Shop", amount: 10)]
        return r
    }
    var body: some View {
        PayWithApplePayButton(.buy, request: request) { phase in
            switch phase {
            case .willAuthorize: break
            case .didAuthorize(let payment, let resultHandler):
                print(payment.token.transactionIdentifier)
                resultHandler(PKPaymentAuthorizationResult(status: .success, errors: nil))
            case .didFinish: done = true
            @unknown default: break
            }
        } fallback: { Text("No Apple Pay") }
        .payWithApplePayButtonStyle(.black)
        .frame(height: 45)
        PayWithApplePayButton(.plain) { print("pay") }
    }
}
