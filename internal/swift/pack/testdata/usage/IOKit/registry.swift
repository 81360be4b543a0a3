// target: macos13.0
// mode: 5

import Foundation
import IOKit
import IOKit.ps
import IOKit.pwr_mgt

struct Battery {
    var percent: Int
    var isCharging: Bool
}

func battery() -> Battery? {
    let snapshot = IOPSCopyPowerSourcesInfo().takeRetainedValue()
    let sources = IOPSCopyPowerSourcesList(snapshot).takeRetainedValue() as Array
    for source in sources {
        guard let info = IOPSGetPowerSourceDescription(snapshot, source).takeUnretainedValue() as? [String: Any] else { continue }
        if let capacity = info[kIOPSCurrentCapacityKey] as? Int, let charging = info[kIOPSIsChargingKey] as? Bool {
            return Battery(percent: capacity, isCharging: charging)
        }
    }
    return nil
}

final class Caffeine {
    private var id: IOPMAssertionID = 0
    func start() -> Bool {
        let result = IOPMAssertionCreateWithName(kIOPMAssertionTypePreventUserIdleDisplaySleep as CFString, IOPMAssertionLevel(kIOPMAssertionLevelOn), "Presenting" as CFString, &id)
        return result == kIOReturnSuccess
    }
    func stop() { IOPMAssertionRelease(id) }
}

func serialNumber() -> String? {
    let service = IOServiceGetMatchingService(kIOMainPortDefault, IOServiceMatching("IOPlatformExpertDevice"))
    guard service != 0 else { return nil }
    defer { IOObjectRelease(service) }
    return IORegistryEntryCreateCFProperty(service, kIOPlatformSerialNumberKey as CFString, kCFAllocatorDefault, 0)?.takeRetainedValue() as? String
}

func idleTime() -> TimeInterval? {
    var iterator: io_iterator_t = 0
    guard IOServiceGetMatchingServices(kIOMainPortDefault, IOServiceMatching("IOHIDSystem"), &iterator) == KERN_SUCCESS else { return nil }
    defer { IOObjectRelease(iterator) }
    let entry = IOIteratorNext(iterator)
    guard entry != 0 else { return nil }
    defer { IOObjectRelease(entry) }
    var properties: Unmanaged<CFMutableDictionary>?
    guard IORegistryEntryCreateCFProperties(entry, &properties, kCFAllocatorDefault, 0) == KERN_SUCCESS,
          let dictionary = properties?.takeRetainedValue() as? [String: Any],
          let nanoseconds = dictionary["HIDIdleTime"] as? Int64 else { return nil }
    return Double(nanoseconds) / 1_000_000_000
}
