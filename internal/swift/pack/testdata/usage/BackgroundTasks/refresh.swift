// target: ios16.0
// mode: 5

import BackgroundTasks
import UIKit
enum B { static let id = "com.x.refresh"
 static func register() { BGTaskScheduler.shared.register(forTaskWithIdentifier: id, using: nil) { task in handle(task as! BGAppRefreshTask) } }
 static func schedule() { let r = BGAppRefreshTaskRequest(identifier: id); r.earliestBeginDate = Date(timeIntervalSinceNow: 900); do { try BGTaskScheduler.shared.submit(r) } catch { print(error) }
  let p = BGProcessingTaskRequest(identifier: "p"); p.requiresNetworkConnectivity = true; p.requiresExternalPower = true; try? BGTaskScheduler.shared.submit(p) }
 static func handle(_ task: BGAppRefreshTask) { schedule(); let t = Task { try await Task.sleep(for: .seconds(1)); task.setTaskCompleted(success: true) }; task.expirationHandler = { t.cancel() } } }
