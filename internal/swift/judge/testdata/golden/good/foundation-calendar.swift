// target: ios18.0
// mode: 5

import Foundation

struct Week {
    let calendar: Calendar
    let start: Date

    init?(containing date: Date, calendar: Calendar = .current) {
        guard let interval = calendar.dateInterval(of: .weekOfYear, for: date) else { return nil }
        self.calendar = calendar
        self.start = interval.start
    }

    var days: [Date] {
        (0..<7).compactMap { calendar.date(byAdding: .day, value: $0, to: start) }
    }

    func isWeekend(_ date: Date) -> Bool {
        calendar.isDateInWeekend(date)
    }
}

func workingDays(from start: Date, to end: Date, calendar: Calendar = Calendar(identifier: .gregorian)) -> Int {
    var count = 0
    var day = calendar.startOfDay(for: start)
    while day < end {
        if !calendar.isDateInWeekend(day) {
            count += 1
        }
        guard let next = calendar.date(byAdding: .day, value: 1, to: day) else { break }
        day = next
    }
    return count
}

func age(of birthday: Date, at now: Date = .now) -> Int? {
    Calendar.current.dateComponents([.year, .month], from: birthday, to: now).year
}

func nextNoon(after date: Date) -> Date? {
    let noon = DateComponents(hour: 12, minute: 0)
    return Calendar.current.nextDate(after: date, matching: noon, matchingPolicy: .nextTime)
}
