// target: ios17.0
// mode: 5

import ActivityKit
import WidgetKit
import SwiftUI

struct DeliveryAttributes: ActivityAttributes {
    public typealias DeliveryStatus = ContentState
    public struct ContentState: Codable, Hashable {
        var driver: String
        var eta: ClosedRange<Date>
        var progress: Double
    }
    var orderNumber: String
}

struct DeliveryLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: DeliveryAttributes.self) { context in
            VStack(alignment: .leading) {
                Text("Order \(context.attributes.orderNumber)").font(.headline)
                Text(timerInterval: context.state.eta, countsDown: true)
                ProgressView(value: context.state.progress)
                if context.isStale { Text("outdated") }
            }
            .padding()
            .activityBackgroundTint(Color.cyan.opacity(0.4))
            .activitySystemActionForegroundColor(.black)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    Label(context.state.driver, systemImage: "car")
                }
                DynamicIslandExpandedRegion(.trailing, priority: 1) {
                    Text(timerInterval: context.state.eta, countsDown: true).monospacedDigit()
                        .dynamicIsland(verticalPlacement: .belowIfTooWide)
                }
                DynamicIslandExpandedRegion(.center) { Text("Center") }
                DynamicIslandExpandedRegion(.bottom) {
                    Button("Call") {}
                    ProgressView(value: context.state.progress)
                }
            } compactLeading: {
                Image(systemName: "car")
            } compactTrailing: {
                Text("\(Int(context.state.progress * 100)) %")
            } minimal: {
                Image(systemName: "car")
            }
            .widgetURL(URL(string: "app://order"))
            .keylineTint(.cyan)
            .contentMargins(.trailing, 8, for: .expanded)
        }
    }
}
extension DeliveryAttributes { static var preview: DeliveryAttributes { DeliveryAttributes(orderNumber: "1") } }
#Preview("Lock screen", as: .content, using: DeliveryAttributes.preview) {
    DeliveryLiveActivity()
} contentStates: {
    DeliveryAttributes.ContentState(driver: "A", eta: Date.now...Date.now.addingTimeInterval(60), progress: 0.5)
    DeliveryAttributes.ContentState(driver: "B", eta: Date.now...Date.now.addingTimeInterval(60), progress: 1)
}
#Preview("Island", as: .dynamicIsland(.compact), using: DeliveryAttributes.preview) {
    DeliveryLiveActivity()
} contentStates: {
    DeliveryAttributes.ContentState(driver: "A", eta: Date.now...Date.now.addingTimeInterval(60), progress: 0.5)
}

@MainActor final class Manager {
    private var activity: Activity<DeliveryAttributes>?
    func start() {
        guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }
        let state = DeliveryAttributes.ContentState(driver: "A", eta: Date.now...Date.now.addingTimeInterval(60), progress: 0)
        do {
            activity = try Activity.request(attributes: DeliveryAttributes(orderNumber: "1"), content: .init(state: state, staleDate: nil), pushType: .token)
            print(activity?.id ?? "")
        } catch { print(error.localizedDescription) }
        Task {
            guard let activity else { return }
            for await token in activity.pushTokenUpdates { print(token.map { String(format: "%02x", $0) }.joined()) }
        }
        Task { for await s in activity!.activityStateUpdates { if s == .dismissed { break } } }
    }
    func update(_ p: Double) async {
        guard let activity else { return }
        var state = activity.content.state
        state.progress = p
        let alert = AlertConfiguration(title: "News", body: "Nearer", sound: .default)
        await activity.update(ActivityContent(state: state, staleDate: .now + 60, relevanceScore: 10), alertConfiguration: alert)
        await activity.update(.init(state: state, staleDate: nil))
    }
    func stop() async {
        for activity in Activity<DeliveryAttributes>.activities {
            await activity.end(nil, dismissalPolicy: .immediate)
            await activity.end(activity.content, dismissalPolicy: .after(.now + 10))
        }
    }
}
