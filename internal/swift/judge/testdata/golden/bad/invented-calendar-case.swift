// target: ios18.0
// mode: 5
// expect: symbol_exists 8

import Foundation

func fortnight(after date: Date, calendar: Calendar) -> Date? {
    calendar.date(byAdding: .fortnight, value: 1, to: date)
}
