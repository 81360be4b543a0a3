// target: ios18.0
// mode: 5
// expect: symbol_exists 8

import Foundation

func tomorrow(_ calendar: Calendar) -> Date? {
    calendar.date(adding: .day, value: 1, to: Date())
}
