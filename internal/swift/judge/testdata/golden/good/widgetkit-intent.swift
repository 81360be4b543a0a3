// target: ios18.0
// mode: 5

import AppIntents
import SwiftUI
import WidgetKit

struct CityIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "City"

    @Parameter(title: "Name", default: "Bonn")
    var city: String
}

struct WeatherEntry: TimelineEntry {
    let date: Date
    let city: String
}

struct WeatherProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> WeatherEntry {
        WeatherEntry(date: .now, city: "…")
    }

    func snapshot(for configuration: CityIntent, in context: Context) async -> WeatherEntry {
        WeatherEntry(date: .now, city: configuration.city)
    }

    func timeline(for configuration: CityIntent, in context: Context) async -> Timeline<WeatherEntry> {
        let entry = WeatherEntry(date: .now, city: configuration.city)
        return Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600)))
    }
}

struct WeatherWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "weather", intent: CityIntent.self, provider: WeatherProvider()) { entry in
            Text(entry.city)
        }
        .supportedFamilies([.systemSmall])
    }
}

func reload() {
    WidgetCenter.shared.reloadTimelines(ofKind: "weather")
}
