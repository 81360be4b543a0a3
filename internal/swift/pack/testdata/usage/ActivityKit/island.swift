// target: ios18.0
// mode: 6

import ActivityKit
import WidgetKit
import SwiftUI
struct RideAttributes: ActivityAttributes { struct ContentState: Codable, Hashable { var minutes: Int; var progress: Double }; var driver: String }
struct RideActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: RideAttributes.self) { context in
            HStack { Text(context.attributes.driver); Text("\(context.state.minutes) min") }
                .activityBackgroundTint(.black).activitySystemActionForegroundColor(.white)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Image(systemName: "car") }
                DynamicIslandExpandedRegion(.trailing, priority: 1) { Text("\(context.state.minutes)").dynamicIsland(verticalPlacement: .belowIfTooWide) }
                DynamicIslandExpandedRegion(.center) { Text(context.attributes.driver) }
                DynamicIslandExpandedRegion(.bottom) { ProgressView(value: context.state.progress) }
            } compactLeading: { Image(systemName: "car") } compactTrailing: { Text("\(context.state.minutes)") } minimal: { Image(systemName: "car") }
                .keylineTint(.green).widgetURL(URL(string: "ride://1")).contentMargins(.trailing, 8, for: .expanded)
        }
        .supplementalActivityFamilies([.small])
    }
}
func start() async throws {
    guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }
    let activity = try Activity.request(attributes: RideAttributes(driver: "Ann"), content: .init(state: .init(minutes: 5, progress: 0.1), staleDate: .now.addingTimeInterval(60), relevanceScore: 50), pushType: .token)
    for await token in activity.pushTokenUpdates { print(token.map { String(format: "%02x", $0) }.joined()) }
    await activity.update(ActivityContent(state: .init(minutes: 3, progress: 0.5), staleDate: nil), alertConfiguration: AlertConfiguration(title: "Near", body: "Soon", sound: .default))
    await activity.end(nil, dismissalPolicy: .immediate)
}
