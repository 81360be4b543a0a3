// target: ios26.0
// mode: 5

import AlarmKit
import SwiftUI
struct Cooking: AlarmMetadata { var name = "eggs" }
func timer() async throws {
    guard try await AlarmManager.shared.requestAuthorization() == .authorized else { return }
    let stop = AlarmButton(text: "Done", textColor: .white, systemImageName: "stop.circle")
    let alert = AlarmPresentation.Alert(title: "Eggs", stopButton: stop)
    let attributes = AlarmAttributes<Cooking>(presentation: AlarmPresentation(alert: alert), metadata: Cooking(), tintColor: .orange)
    let id = UUID()
    let alarm = try await AlarmManager.shared.schedule(id: id, configuration: .timer(duration: 300, attributes: attributes))
    print(alarm.id, alarm.state)
    try AlarmManager.shared.pause(id: id)
    for await alarms in AlarmManager.shared.alarmUpdates { print(alarms.count) }
}
