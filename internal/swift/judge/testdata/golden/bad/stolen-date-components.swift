// target: ios18.0
// mode: 5
// expect: symbol_exists 8

import Foundation

func isLate(_ date: Date) -> Bool {
    let hour = date.hour
    return hour > 22
}
