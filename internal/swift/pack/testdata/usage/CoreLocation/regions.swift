// target: ios15.0
// mode: 5

import CoreLocation

func watch(_ manager: CLLocationManager, around home: CLLocationCoordinate2D) -> Bool {
    let region = CLCircularRegion(center: home, radius: 150, identifier: "home")
    region.notifyOnEntry = true
    region.notifyOnExit = false
    manager.startMonitoring(for: region)
    manager.requestState(for: region)
    for old in manager.monitoredRegions where old.identifier == "old" { manager.stopMonitoring(for: old) }
    return region.contains(CLLocationCoordinate2D(latitude: 1, longitude: 2)) && region.radius > 100
}
