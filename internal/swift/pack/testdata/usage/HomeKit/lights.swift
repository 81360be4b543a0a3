// target: ios17.0
// mode: 5

import Combine
import HomeKit
final class HomeStore: NSObject, ObservableObject, HMHomeManagerDelegate, HMAccessoryDelegate {
    @Published var homes: [HMHome] = []
    private let manager = HMHomeManager()
    override init() { super.init(); manager.delegate = self }
    func homeManagerDidUpdateHomes(_ manager: HMHomeManager) { homes = manager.homes }
    func toggle(_ accessory: HMAccessory) {
        accessory.delegate = self
        guard let service = accessory.services.first(where: { $0.serviceType == HMServiceTypeLightbulb }),
              let power = service.characteristics.first(where: { $0.characteristicType == HMCharacteristicTypePowerState }) else { return }
        let on = power.value as? Bool ?? false
        power.writeValue(!on) { error in if let error { print(error) } }
        power.enableNotification(true) { _ in }
    }
    func add(to home: HMHome) async throws {
        let room = try await home.addRoom(withName: "Kitchen")
        for a in home.accessories where a.isReachable { try await home.assignAccessory(a, to: room) }
        let set = try await home.addActionSet(withName: "Evening")
        try await home.executeActionSet(set)
        print(home.rooms.map(\.name), home.isPrimary)
    }
    func accessory(_ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic) {}
}
