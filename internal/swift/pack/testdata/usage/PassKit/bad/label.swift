// target: ios17.0
// mode: 5
// expect: 8 wrong_argument_labels

import PassKit

func f() -> PKPaymentSummaryItem {
    PKPaymentSummaryItem(title: "a", amount: 1)
}
