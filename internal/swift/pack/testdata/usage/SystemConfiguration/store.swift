// target: macos13.0
// mode: 5

import Foundation
import SystemConfiguration
import CoreWLAN

func primaryInterface() -> String? {
    guard let store = SCDynamicStoreCreate(nil, "App" as CFString, nil, nil),
          let state = SCDynamicStoreCopyValue(store, "State:/Network/Global/IPv4" as CFString) as? [String: Any] else { return nil }
    return state["PrimaryInterface"] as? String
}

func interfaces() -> [(String, String)] {
    (SCNetworkInterfaceCopyAll() as? [SCNetworkInterface] ?? []).compactMap { interface in
        guard let bsd = SCNetworkInterfaceGetBSDName(interface) as String?,
              let name = SCNetworkInterfaceGetLocalizedDisplayName(interface) as String? else { return nil }
        return (bsd, name)
    }
}

final class WiFi: NSObject, CWEventDelegate {
    private let client = CWWiFiClient.shared()

    override init() {
        super.init()
        client.delegate = self
        try? client.startMonitoringEvent(with: .ssidDidChange)
    }

    var summary: String {
        guard let interface = client.interface() else { return "off" }
        let band = interface.wlanChannel()?.channelBand == .band5GHz ? "5 GHz" : "other"
        return "\(interface.ssid() ?? "none") \(interface.rssiValue()) dBm \(interface.transmitRate()) \(band) \(interface.interfaceName ?? "")"
    }

    func scan() throws -> [String] {
        let networks = try client.interface()?.scanForNetworks(withName: nil) ?? []
        return networks.sorted { $0.rssiValue > $1.rssiValue }.compactMap(\.ssid)
    }

    func ssidDidChangeForWiFiInterface(withName interfaceName: String) { print(interfaceName, summary) }
}

func computerName() -> String { SCDynamicStoreCopyComputerName(nil, nil) as String? ?? "Mac" }
