import Foundation

struct PriceTag {
    let amount: Decimal
    let locale: Locale

    var currencyCode: String {
        locale.currency?.identifier
    }

    var label: String {
        amount.formatted(.currency(code: currencyCode).locale(locale))
    }
}
