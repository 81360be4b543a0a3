import Foundation

struct PriceTag {
    let amount: Decimal
    let locale: Locale

    var currencyCode: String {
        locale.currencyCode ?? "EUR"
    }

    var label: String {
        amount.formatted(.currency(code: currencyCode).locale(locale))
    }
}
