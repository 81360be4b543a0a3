// target: ios17.0
// mode: 5
// expect: 9 could_not_find_value_member

import StoreKit

func buy(_ product: Product) async throws {
    if case .success(let verification) = try await product.purchase() {
        await verification.finish()
    }
}
