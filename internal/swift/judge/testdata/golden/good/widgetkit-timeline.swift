// target: ios18.0
// mode: 5

import SwiftUI
import WidgetKit

struct DayEntry: TimelineEntry {
    let date: Date
    let quote: String
}

struct DayProvider: TimelineProvider {
    func placeholder(in context: Context) -> DayEntry {
        DayEntry(date: .now, quote: "…")
    }

    func getSnapshot(in context: Context, completion: @escaping (DayEntry) -> Void) {
        completion(DayEntry(date: .now, quote: context.isPreview ? "Preview" : "Now"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<DayEntry>) -> Void) {
        let entries = (0..<5).map { hour in
            DayEntry(date: Calendar.current.date(byAdding: .hour, value: hour, to: .now)!, quote: "Hour \(hour)")
        }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

struct DayWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "day", provider: DayProvider()) { entry in
            VStack {
                Text(entry.quote).font(.headline)
                Text(entry.date, style: .time)
            }
            .containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Day")
        .description("A quote for the hour.")
        .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular])
    }
}

@main
struct DayWidgets: WidgetBundle {
    var body: some Widget {
        DayWidget()
    }
}
