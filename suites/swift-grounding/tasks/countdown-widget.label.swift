import SwiftUI
import WidgetKit

struct CountdownEntry: TimelineEntry {
    let date: Date
    let daysLeft: Int
}

struct CountdownProvider: TimelineProvider {
    let goal = Date(timeIntervalSince1970: 1_893_456_000)

    func placeholder(in context: Context) -> CountdownEntry {
        CountdownEntry(date: .now, daysLeft: 12)
    }

    func getSnapshot(in context: Context, completion: @escaping (CountdownEntry) -> Void) {
        completion(entry(for: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<CountdownEntry>) -> Void) {
        let today = Calendar.current.startOfDay(for: .now)
        let entries = (0..<7).compactMap { offset in
            Calendar.current.date(byAdding: .day, value: offset, to: today).map { entry(for: $0) }
        }
        completion(Timeline(entries: entries, reload: .atEnd))
    }

    private func entry(for date: Date) -> CountdownEntry {
        let days = Calendar.current.dateComponents([.day], from: date, to: goal).day ?? 0
        return CountdownEntry(date: date, daysLeft: max(days, 0))
    }
}

struct CountdownWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Countdown", provider: CountdownProvider()) { entry in
            Text("\(entry.daysLeft) days")
        }
        .configurationDisplayName("Countdown")
        .description("Days left until the launch.")
        .supportedFamilies([.systemSmall, .accessoryRectangular])
    }
}
