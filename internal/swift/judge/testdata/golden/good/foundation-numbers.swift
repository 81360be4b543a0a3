// target: ios18.0
// mode: 5

import Foundation

struct Invoice {
    var lines: [(amount: Decimal, quantity: Int)]
    var taxRate: Decimal = 0.19

    var net: Decimal {
        lines.reduce(.zero) { $0 + $1.amount * Decimal($1.quantity) }
    }

    var gross: Decimal {
        var exact = net * (1 + taxRate)
        var rounded = Decimal()
        NSDecimalRound(&rounded, &exact, 2, .bankers)
        return rounded
    }
}

func price(_ value: Decimal, code: String) -> String {
    value.formatted(.currency(code: code).precision(.fractionLength(2)))
}

func share(_ part: Int, of whole: Int) -> String {
    (Double(part) / Double(whole)).formatted(.percent.precision(.fractionLength(0...1)))
}

func spelled(_ number: Int) -> String? {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = Locale(identifier: "en_GB")
    return formatter.string(from: NSNumber(value: number))
}
