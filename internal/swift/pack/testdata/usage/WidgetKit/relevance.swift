// target: ios18.0
// mode: 6

import WidgetKit
import SwiftUI
import AppIntents
struct Entry: TimelineEntry { let date: Date; var city = "Berlin" }
struct CityIntent: WidgetConfigurationIntent { static let title: LocalizedStringResource = "City"; @Parameter(title: "City", default: "Berlin") var city: String }
struct Provider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func snapshot(for configuration: CityIntent, in context: Context) async -> Entry { Entry(date: .now, city: configuration.city) }
    func timeline(for configuration: CityIntent, in context: Context) async -> Timeline<Entry> { Timeline(entries: [Entry(date: .now)], policy: .after(.now.addingTimeInterval(3600))) }
    func relevance() async -> WidgetRelevance<CityIntent> {
        WidgetRelevance([WidgetRelevanceAttribute(configuration: CityIntent(), context: .date(from: .now, to: .distantFuture))])
    }
}
struct CityWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "city", intent: CityIntent.self, provider: Provider()) { entry in CityView(entry: entry).containerBackground(.fill.tertiary, for: .widget) }
            .configurationDisplayName("City")
            .description("Weather")
            .supportedFamilies([.systemSmall, .accessoryRectangular])
            .contentMarginsDisabled()
            .disfavoredLocations([.standBy], for: [.systemSmall])
    }
}
struct CityView: View {
    let entry: Entry
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.showsWidgetContainerBackground) private var shows
    @Environment(\.widgetContentMargins) private var margins
    var body: some View {
        VStack {
            Image("city").resizable().widgetAccentedRenderingMode(.accentedDesaturated)
            Text(entry.city).widgetAccentable().padding(margins)
            if mode == .accented, !shows { Text("accented") }
        }
    }
}
#Preview("City", as: .systemSmall, using: CityIntent()) { CityWidget() } timeline: { Entry(date: .now); Entry(date: .now, city: "Rome") }
