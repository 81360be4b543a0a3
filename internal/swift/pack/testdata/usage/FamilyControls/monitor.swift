// target: ios17.0
// mode: 5

import DeviceActivity
import ManagedSettings
import ManagedSettingsUI
import UIKit
class Monitor: DeviceActivityMonitor {
    let store = ManagedSettingsStore()
    override func intervalDidStart(for activity: DeviceActivityName) { super.intervalDidStart(for: activity) }
    override func eventDidReachThreshold(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {
        store.shield.applicationCategories = ShieldSettings.ActivityCategoryPolicy.all()
    }
}
class Shield: ShieldConfigurationDataSource {
    override func configuration(shielding application: Application) -> ShieldConfiguration {
        ShieldConfiguration(backgroundBlurStyle: .systemThickMaterial, title: ShieldConfiguration.Label(text: "Blocked", color: .label), primaryButtonLabel: .init(text: "OK", color: .white))
    }
}
class Action: ShieldActionDelegate {
    override func handle(action: ShieldAction, for application: ApplicationToken, completionHandler: @escaping (ShieldActionResponse) -> Void) {
        switch action { case .primaryButtonPressed: completionHandler(.close); case .secondaryButtonPressed: completionHandler(.defer); @unknown default: fatalError() }
    }
}
