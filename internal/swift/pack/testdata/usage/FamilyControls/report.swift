// target: ios17.0
// mode: 5

import DeviceActivity
import SwiftUI
extension DeviceActivityReport.Context { static let total = Self("Total") }
struct TotalReport: DeviceActivityReportScene {
    let context: DeviceActivityReport.Context = .total
    let content: (String) -> Text
    func makeConfiguration(representing data: DeviceActivityResults<DeviceActivityData>) async -> String {
        var total: TimeInterval = 0
        for await d in data { for await s in d.activitySegments { total += s.totalActivityDuration } }
        return "\(total)"
    }
}
struct Report: View {
    var body: some View {
        DeviceActivityReport(.total, filter: DeviceActivityFilter(segment: .daily(during: DateInterval(start: .now, duration: 86400)), users: .all, devices: .init([.iPhone, .iPad])))
    }
}
struct Ext: DeviceActivityReportExtension {
    var body: some DeviceActivityReportScene { TotalReport { t in Text(t) } }
}
