// target: ios17.0
// mode: 5

import Foundation
import StoreKit

enum StoreError: LocalizedError {
    case failedVerification
    var errorDescription: String? { "The purchase could not be verified." }
}

@MainActor
final class Store: ObservableObject {
    @Published private(set) var products: [Product] = []
    @Published private(set) var purchasedIDs: Set<String> = []
    @Published private(set) var isPro = false
    private var updates: Task<Void, Error>?
    private let ids = ["com.example.pro.monthly", "com.example.pro.yearly"]

    init() {
        updates = listenForTransactions()
        Task {
            await loadProducts()
            await updatePurchases()
        }
    }

    deinit { updates?.cancel() }

    func listenForTransactions() -> Task<Void, Error> {
        Task.detached {
            for await result in Transaction.updates {
                do {
                    let transaction = try await self.checkVerified(result)
                    await self.updatePurchases()
                    await transaction.finish()
                } catch {
                    print("unverified: \(error)")
                }
            }
        }
    }

    func loadProducts() async {
        do {
            products = try await Product.products(for: ids).sorted { $0.price < $1.price }
            for product in products {
                switch product.type {
                case .consumable, .nonConsumable: print(product.displayName, product.displayPrice)
                case .autoRenewable: print(product.subscription?.subscriptionPeriod.unit == .month)
                default: break
                }
            }
        } catch StoreKitError.networkError(let error) {
            print(error.code)
        } catch {
            print("Failed product request: \(error.localizedDescription)")
        }
    }

    @discardableResult
    func purchase(_ product: Product, account: UUID? = nil) async throws -> Transaction? {
        var options: Set<Product.PurchaseOption> = []
        if let account { options.insert(.appAccountToken(account)) }
        let result = try await product.purchase(options: options)
        switch result {
        case .success(let verification):
            let transaction = try checkVerified(verification)
            await updatePurchases()
            await transaction.finish()
            return transaction
        case .pending, .userCancelled:
            return nil
        @unknown default:
            return nil
        }
    }

    func checkVerified<T>(_ result: VerificationResult<T>) throws -> T {
        switch result {
        case .unverified: throw StoreError.failedVerification
        case .verified(let safe): return safe
        }
    }

    func updatePurchases() async {
        var purchased: Set<String> = []
        for await result in Transaction.currentEntitlements {
            guard case .verified(let transaction) = result else { continue }
            if transaction.revocationDate == nil, (transaction.expirationDate ?? .distantFuture) > .now {
                purchased.insert(transaction.productID)
            } else {
                purchased.remove(transaction.productID)
            }
        }
        purchasedIDs = purchased
        isPro = !purchased.isEmpty
    }

    func restore() async throws { try await AppStore.sync() }
}
