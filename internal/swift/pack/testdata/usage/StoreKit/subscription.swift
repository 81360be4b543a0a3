// target: ios16.4
// mode: 6

import StoreKit

struct SubscriptionReader: Sendable {
    let groupID: String

    func state(of product: Product) async throws -> String {
        guard let subscription = product.subscription else { return "none" }
        let statuses = try await subscription.status
        for status in statuses {
            let transaction = try status.transaction.payloadValue
            let renewal = try status.renewalInfo.payloadValue
            switch status.state {
            case .subscribed: return renewal.willAutoRenew ? "renews" : "ends \(transaction.expirationDate?.formatted() ?? "")"
            case .inGracePeriod, .inBillingRetryPeriod: return "billing"
            case .expired:
                if renewal.expirationReason == .didNotConsentToPriceIncrease { return "price" }
                return "expired"
            case .revoked: return "revoked"
            default: continue
            }
        }
        return "unknown"
    }

    func offer(of product: Product) async -> String? {
        guard let subscription = product.subscription, await subscription.isEligibleForIntroOffer,
              let offer = subscription.introductoryOffer else { return nil }
        let count = offer.period.value * offer.periodCount
        switch offer.period.unit {
        case .day: return "\(count) days"
        case .week: return "\(count) weeks"
        case .month, .year: return offer.paymentMode == .freeTrial ? "free" : offer.displayPrice
        @unknown default: return nil
        }
    }

    func hasBought(_ id: String) async -> Bool {
        guard let result = await Transaction.latest(for: id) else { return false }
        switch result {
        case .verified(let transaction): return transaction.revocationReason == nil && transaction.ownershipType == .purchased
        case .unverified(_, let error):
            print(error.localizedDescription)
            return false
        }
    }

    func watch() -> Task<Void, Never> {
        Task {
            for await status in Product.SubscriptionInfo.Status.updates where status.state == .revoked {
                print("revoked")
            }
        }
    }

    func original() async throws -> Bool {
        let shared = try await AppTransaction.shared
        if case .verified(let app) = shared { return app.originalAppVersion == "1.0" && app.environment != .sandbox }
        return false
    }

    func country() async -> String { await Storefront.current?.countryCode ?? "USA" }
}
