// target: ios17.0
// mode: 5

import SwiftUI
import FamilyControls
import ManagedSettings
import DeviceActivity
@MainActor
final class ScreenTime: ObservableObject {
    @Published var selection = FamilyActivitySelection()
    let store = ManagedSettingsStore(named: .init("focus"))
    func authorize() async { do { try await AuthorizationCenter.shared.requestAuthorization(for: .individual) } catch { print(error) } }
    func block() {
        store.shield.applications = selection.applicationTokens.isEmpty ? nil : selection.applicationTokens
        store.shield.applicationCategories = .specific(selection.categoryTokens)
        store.shield.webDomains = selection.webDomainTokens
        store.application.denyAppRemoval = true
    }
    func unblock() { store.clearAllSettings() }
    func monitor() throws {
        let schedule = DeviceActivitySchedule(intervalStart: DateComponents(hour: 8), intervalEnd: DateComponents(hour: 20), repeats: true)
        let event = DeviceActivityEvent(applications: selection.applicationTokens, threshold: DateComponents(minute: 30))
        try DeviceActivityCenter().startMonitoring(.daily, during: schedule, events: [.limit: event])
    }
}
extension DeviceActivityName { static let daily = Self("daily") }
extension DeviceActivityEvent.Name { static let limit = Self("limit") }
struct Picker: View {
    @StateObject private var model = ScreenTime()
    @State private var shown = false
    var body: some View {
        VStack {
            Button("Choose") { shown = true }.familyActivityPicker(isPresented: $shown, selection: $model.selection)
            ForEach(Array(model.selection.applicationTokens), id: \.self) { token in Label(token) }
        }
        .onChange(of: model.selection) { _, _ in model.block() }
        .task { await model.authorize() }
    }
}
