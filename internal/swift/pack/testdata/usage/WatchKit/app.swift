// target: watchos10.0
// mode: 5

import SwiftUI
import WatchKit
class AD: NSObject, WKApplicationDelegate { func applicationDidFinishLaunching() { print(1) }
 func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>) { for t in backgroundTasks { switch t { case let r as WKApplicationRefreshBackgroundTask: r.setTaskCompletedWithSnapshot(false); default: t.setTaskCompletedWithSnapshot(false) } } } }
struct A: App { @WKApplicationDelegateAdaptor(AD.self) var d; @WKApplicationDelegateAdaptor var e: AD; var body: some Scene { WindowGroup { Text("a").onTapGesture { WKInterfaceDevice.current().play(.click) } } } }
func sch() { Task { @MainActor in WKApplication.shared().scheduleBackgroundRefresh(withPreferredDate: .now, userInfo: nil) { e in } } }
