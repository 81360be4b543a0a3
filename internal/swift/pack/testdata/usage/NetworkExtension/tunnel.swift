// target: ios17.0
// mode: 5

import NetworkExtension
class PacketTunnelProvider: NEPacketTunnelProvider {
    override func startTunnel(options: [String: NSObject]?, completionHandler: @escaping (Error?) -> Void) {
        let settings = NEPacketTunnelNetworkSettings(tunnelRemoteAddress: "10.0.0.1")
        let ipv4 = NEIPv4Settings(addresses: ["10.0.0.2"], subnetMasks: ["255.255.255.0"])
        ipv4.includedRoutes = [NEIPv4Route.default()]
        settings.ipv4Settings = ipv4
        settings.mtu = 1400
        settings.dnsSettings = NEDNSSettings(servers: ["1.1.1.1"])
        setTunnelNetworkSettings(settings) { [weak self] error in
            completionHandler(error)
            self?.read()
        }
    }
    private func read() {
        packetFlow.readPackets { [weak self] packets, protocols in
            self?.packetFlow.writePackets(packets, withProtocols: protocols)
            self?.read()
        }
    }
    override func stopTunnel(with reason: NEProviderStopReason, completionHandler: @escaping () -> Void) { completionHandler() }
    override func handleAppMessage(_ messageData: Data, completionHandler: ((Data?) -> Void)?) { completionHandler?(messageData) }
}
func join() async throws {
    let c = NEHotspotConfiguration(ssid: "Cafe", passphrase: "secret123", isWEP: false)
    c.joinOnce = true
    try await NEHotspotConfigurationManager.shared.apply(c)
    print(await NEHotspotNetwork.fetchCurrent()?.ssid ?? "")
}
