// target: ios16.2
// mode: 6

import ActivityKit
import SwiftUI
import WidgetKit

struct TimerAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var endDate: Date
        var isPaused = false
    }

    let title: String
}

struct TimerWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: TimerAttributes.self) { context in
            LockScreen(context: context)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) {
                    Text(context.attributes.title)
                }
                DynamicIslandExpandedRegion(.bottom) {
                    if context.state.isPaused {
                        Text("Paused")
                    } else {
                        Text(context.state.endDate, style: .timer)
                    }
                }
            } compactLeading: {
                Image(systemName: "timer")
            } compactTrailing: {
                Text(context.state.endDate, style: .timer).frame(maxWidth: 40)
            } minimal: {
                Image(systemName: "timer")
            }
        }
    }
}

struct LockScreen: View {
    let context: ActivityViewContext<TimerAttributes>

    var body: some View {
        HStack {
            Text(context.attributes.title)
            Spacer()
            Text(context.state.endDate, style: .relative)
        }
        .activityBackgroundTint(.black)
    }
}

@main
struct Widgets: WidgetBundle {
    var body: some Widget { TimerWidget() }
}

struct TimerPreviews: PreviewProvider {
    static let attributes = TimerAttributes(title: "Tea")
    static let state = TimerAttributes.ContentState(endDate: .now + 180)
    static var previews: some View {
        attributes.previewContext(state, viewKind: .content).previewDisplayName("Lock screen")
        attributes.previewContext(state, viewKind: .dynamicIsland(.expanded))
    }
}
