// target: ios26.0
// mode: 6

import WidgetKit
import SwiftUI
struct PushHandler: WidgetPushHandler {
    init() {}
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) { print(pushInfo.token.count, widgets.map(\.kind)) }
}
struct E: TimelineEntry { let date: Date }
struct P: TimelineProvider {
    func placeholder(in context: Context) -> E { E(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (E) -> Void) { completion(E(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<E>) -> Void) { completion(Timeline(entries: [], policy: .never)) }
}
struct W: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: "w", provider: P()) { _ in Text("a") }.pushHandler(PushHandler.self) } }
