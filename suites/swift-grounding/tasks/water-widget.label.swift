import AppIntents
import SwiftUI
import WidgetKit

enum Glasses {
    static var today: Int {
        get { UserDefaults(suiteName: "group.com.example.water")?.integer(forKey: "glasses") ?? 0 }
        set { UserDefaults(suiteName: "group.com.example.water")?.set(newValue, forKey: "glasses") }
    }
}

struct AddGlass: AppIntent {
    static let title: LocalizedStringResource = "Add a glass"

    func perform() async throws -> some IntentResult {
        Glasses.today += 1
        return .result()
    }
}

struct WaterEntry: TimelineEntry {
    let date: Date
    let glasses: Int
}

struct WaterProvider: TimelineProvider {
    func placeholder(in context: Context) -> WaterEntry {
        WaterEntry(date: .now, glasses: 3)
    }

    func getSnapshot(in context: Context, completion: @escaping (WaterEntry) -> Void) {
        completion(WaterEntry(date: .now, glasses: Glasses.today))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<WaterEntry>) -> Void) {
        let entry = WaterEntry(date: .now, glasses: Glasses.today)
        completion(Timeline(entries: [entry], policy: .never))
    }
}

struct WaterWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Water", provider: WaterProvider()) { entry in
            VStack {
                Text("\(entry.glasses) glasses")
                Button(intent: AddGlass()) {
                    Text("+1")
                }
            }
            .containerBackground(.background, in: .widget)
        }
    }
}
