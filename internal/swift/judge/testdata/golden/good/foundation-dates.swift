// target: ios18.0
// mode: 5

import Foundation

func stamp(_ date: Date) -> String {
    date.formatted(.iso8601.year().month().day().dateSeparator(.dash))
}

func parse(_ text: String) throws -> Date {
    try Date(text, strategy: .iso8601)
}

func legacyStamp(_ date: Date, zone: TimeZone) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = zone
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    return formatter.string(from: date)
}

struct Reminder: Comparable {
    var title: String
    var due: Date

    static func < (a: Reminder, b: Reminder) -> Bool { a.due < b.due }

    var isOverdue: Bool { due.timeIntervalSinceNow < 0 }

    func remaining(from now: Date) -> String {
        let seconds = Int(due.timeIntervalSince(now))
        return "\(seconds / 3600) h \((seconds % 3600) / 60) min"
    }
}

func group(_ reminders: [Reminder], calendar: Calendar) -> [(Date, [Reminder])] {
    let days = Dictionary(grouping: reminders) { calendar.startOfDay(for: $0.due) }
    return days.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted()) }
}
