// target: ios17.0
// mode: 5

import Combine
import NetworkExtension
final class VPN: ObservableObject {
    @Published var status: NEVPNStatus = .disconnected
    private var observer: NSObjectProtocol?
    init() {
        observer = NotificationCenter.default.addObserver(forName: .NEVPNStatusDidChange, object: nil, queue: .main) { [weak self] n in
            guard let c = n.object as? NEVPNConnection else { return }
            self?.status = c.status
        }
    }
    func connect() async throws {
        let m = NEVPNManager.shared()
        try await m.loadFromPreferences()
        let p = NEVPNProtocolIKEv2()
        p.serverAddress = "vpn.example.com"
        p.remoteIdentifier = "vpn.example.com"
        p.authenticationMethod = .none
        p.useExtendedAuthentication = true
        p.username = "me"
        p.ikeSecurityAssociationParameters.encryptionAlgorithm = .algorithmAES256GCM
        p.childSecurityAssociationParameters.diffieHellmanGroup = .group20
        m.protocolConfiguration = p
        m.isEnabled = true
        let rule = NEOnDemandRuleConnect()
        rule.interfaceTypeMatch = .wiFi
        m.onDemandRules = [rule]
        try await m.saveToPreferences()
        try m.connection.startVPNTunnel()
    }
    func tunnel() async throws {
        let all = try await NETunnelProviderManager.loadAllFromPreferences()
        let m = all.first ?? NETunnelProviderManager()
        let p = NETunnelProviderProtocol()
        p.providerBundleIdentifier = "com.example.tunnel"
        p.providerConfiguration = ["key": "value"]
        m.protocolConfiguration = p
        try (m.connection as? NETunnelProviderSession)?.sendProviderMessage(Data()) { reply in print(reply?.count ?? 0) }
    }
}
