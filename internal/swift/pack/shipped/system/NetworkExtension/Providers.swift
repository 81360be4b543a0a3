@available(iOS 9.0, macOS 10.11, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum NEProviderStopReason: Int, Sendable { case none = 0, userInitiated, providerFailed, noNetworkAvailable, unrecoverableNetworkChange, providerDisabled, authenticationCanceled, configurationFailed, idleTimeout, configurationDisabled, configurationRemoved, superceded, userLogout, userSwitch, connectionFailed, sleep, appUpdate, internalError }
@available(iOS 9.0, macOS 10.11, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class NEProvider: NSObject {
    public override init() { fatalError() }
    open func sleep(completionHandler: @escaping () -> Void) {}
    open func sleep() async {}
    open func wake() {}
    open var defaultPath: Network.NWPath? { fatalError() }
    open class func startSystemExtensionMode() {}
}
@available(iOS 9.0, macOS 10.11, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class NETunnelProvider: NEProvider {
    open func handleAppMessage(_ messageData: Data, completionHandler: ((Data?) -> Void)? = nil) {}
    open func handleAppMessage(_ messageData: Data) async -> Data? { fatalError() }
    open func setTunnelNetworkSettings(_ tunnelNetworkSettings: NETunnelNetworkSettings?, completionHandler: (((any Error)?) -> Void)? = nil) {}
    open func setTunnelNetworkSettings(_ tunnelNetworkSettings: NETunnelNetworkSettings?) async throws {}
    open var protocolConfiguration: NEVPNProtocol { fatalError() }
    open var appRules: [NEAppRule]? { fatalError() }
    open var routingMethod: NETunnelProviderRoutingMethod { fatalError() }
    open var reasserting: Bool { get { fatalError() } set {} }
}
@available(iOS 9.0, macOS 10.11, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class NEPacketTunnelProvider: NETunnelProvider {
    open func startTunnel(options: [String: NSObject]? = nil, completionHandler: @escaping ((any Error)?) -> Void) {}
    open func startTunnel(options: [String: NSObject]? = nil) async throws {}
    open func stopTunnel(with reason: NEProviderStopReason, completionHandler: @escaping () -> Void) {}
    open func stopTunnel(with reason: NEProviderStopReason) async {}
    open func cancelTunnelWithError(_ error: (any Error)?) {}
    open var packetFlow: NEPacketTunnelFlow { fatalError() }
}
@available(iOS 9.0, macOS 10.11, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class NEPacketTunnelFlow: NSObject, @unchecked Sendable {
    open func readPackets(completionHandler: @escaping ([Data], [NSNumber]) -> Void) {}
    open func readPackets() async -> ([Data], [NSNumber]) { fatalError() }
    @discardableResult open func writePackets(_ packets: [Data], withProtocols protocols: [NSNumber]) -> Bool { fatalError() }
    open func readPacketObjects(completionHandler: @escaping ([NEPacket]) -> Void) {}
    open func readPacketObjects() async -> [NEPacket] { fatalError() }
    @discardableResult open func writePacketObjects(_ packets: [NEPacket]) -> Bool { fatalError() }
}
@available(iOS 10.0, macOS 10.12, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class NEPacket: NSObject, @unchecked Sendable {
    public init(data: Data, protocolFamily: UInt8) { fatalError() }
    open var data: Data { fatalError() }
    open var protocolFamily: UInt8 { fatalError() }
}
@available(iOS 9.0, macOS 10.11, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class NETunnelNetworkSettings: NSObject, @unchecked Sendable {
    public init(tunnelRemoteAddress address: String) { fatalError() }
    open var tunnelRemoteAddress: String { fatalError() }
    open var dnsSettings: NEDNSSettings? { get { fatalError() } set {} }
    open var proxySettings: NEProxySettings? { get { fatalError() } set {} }
}
@available(iOS 9.0, macOS 10.11, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class NEPacketTunnelNetworkSettings: NETunnelNetworkSettings, @unchecked Sendable {
    open var ipv4Settings: NEIPv4Settings? { get { fatalError() } set {} }
    open var ipv6Settings: NEIPv6Settings? { get { fatalError() } set {} }
    open var tunnelOverheadBytes: NSNumber? { get { fatalError() } set {} }
    open var mtu: NSNumber? { get { fatalError() } set {} }
}
@available(iOS 9.0, macOS 10.11, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class NEIPv4Settings: NSObject, @unchecked Sendable {
    public init(addresses: [String], subnetMasks: [String]) { fatalError() }
    open var addresses: [String] { fatalError() }
    open var subnetMasks: [String] { fatalError() }
    open var includedRoutes: [NEIPv4Route]? { get { fatalError() } set {} }
    open var excludedRoutes: [NEIPv4Route]? { get { fatalError() } set {} }
}
@available(iOS 9.0, macOS 10.11, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class NEIPv4Route: NSObject, @unchecked Sendable {
    public init(destinationAddress address: String, subnetMask: String) { fatalError() }
    open class func `default`() -> NEIPv4Route { fatalError() }
    open var destinationAddress: String { fatalError() }
    open var destinationSubnetMask: String { fatalError() }
    open var gatewayAddress: String? { get { fatalError() } set {} }
}
@available(iOS 9.0, macOS 10.11, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class NEIPv6Settings: NSObject, @unchecked Sendable {
    public init(addresses: [String], networkPrefixLengths: [NSNumber]) { fatalError() }
    open var addresses: [String] { fatalError() }
    open var includedRoutes: [NEIPv6Route]? { get { fatalError() } set {} }
    open var excludedRoutes: [NEIPv6Route]? { get { fatalError() } set {} }
}
@available(iOS 9.0, macOS 10.11, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class NEIPv6Route: NSObject, @unchecked Sendable {
    public init(destinationAddress address: String, networkPrefixLength: NSNumber) { fatalError() }
    open class func `default`() -> NEIPv6Route { fatalError() }
    open var gatewayAddress: String? { get { fatalError() } set {} }
}
@available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum NEDNSProtocol: Int, Sendable { case cleartext = 1, TLS, HTTPS }
@available(iOS 9.0, macOS 10.11, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class NEDNSSettings: NSObject, @unchecked Sendable {
    public init(servers: [String]) { fatalError() }
    @available(iOS 14.0, macOS 11.0, tvOS 17.0, *) open var dnsProtocol: NEDNSProtocol { fatalError() }
    open var servers: [String] { fatalError() }
    open var searchDomains: [String]? { get { fatalError() } set {} }
    open var domainName: String? { get { fatalError() } set {} }
    open var matchDomains: [String]? { get { fatalError() } set {} }
    open var matchDomainsNoSearch: Bool { get { fatalError() } set {} }
}
@available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class NEDNSOverTLSSettings: NEDNSSettings, @unchecked Sendable { open var serverName: String? { get { fatalError() } set {} } }
@available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class NEDNSOverHTTPSSettings: NEDNSSettings, @unchecked Sendable { open var serverURL: URL? { get { fatalError() } set {} } }
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class NEDNSSettingsManager: NSObject, @unchecked Sendable {
    open class func shared() -> NEDNSSettingsManager { fatalError() }
    @preconcurrency open func loadFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {}
    open func loadFromPreferences() async throws { fatalError() }
    @preconcurrency open func removeFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {}
    open func removeFromPreferences() async throws { fatalError() }
    @preconcurrency open func saveToPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {}
    open func saveToPreferences() async throws { fatalError() }
    open var localizedDescription: String? { get { fatalError() } set {} }
    open var dnsSettings: NEDNSSettings? { get { fatalError() } set {} }
    open var onDemandRules: [NEOnDemandRule]? { get { fatalError() } set {} }
    open var isEnabled: Bool { fatalError() }
}
@available(iOS 8.0, macOS 10.11, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class NEFilterManager: NSObject, @unchecked Sendable {
    open class func shared() -> NEFilterManager { fatalError() }
    @preconcurrency open func loadFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {}
    open func loadFromPreferences() async throws { fatalError() }
    @preconcurrency open func removeFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {}
    open func removeFromPreferences() async throws { fatalError() }
    @preconcurrency open func saveToPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {}
    open func saveToPreferences() async throws { fatalError() }
    open var localizedDescription: String? { get { fatalError() } set {} }
    open var providerConfiguration: NEFilterProviderConfiguration? { get { fatalError() } set {} }
    open var isEnabled: Bool { get { fatalError() } set {} }
}
@available(iOS 9.0, macOS 10.11, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class NEFilterProviderConfiguration: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open var filterSockets: Bool { get { fatalError() } set {} }
    @available(macOS 10.15, *) open var filterPackets: Bool { get { fatalError() } set {} }
    open var vendorConfiguration: [String: Any]? { get { fatalError() } set {} }
    open var serverAddress: String? { get { fatalError() } set {} }
    open var username: String? { get { fatalError() } set {} }
    open var organization: String? { get { fatalError() } set {} }
}
@available(iOS 9.0, macOS 10.11, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class NEFilterProvider: NEProvider {
    open func startFilter(completionHandler: @escaping ((any Error)?) -> Void) {}
    open func stopFilter(with reason: NEProviderStopReason, completionHandler: @escaping () -> Void) {}
    open var filterConfiguration: NEFilterProviderConfiguration { fatalError() }
}
@available(iOS 9.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class NEFilterDataProvider: NEFilterProvider {
    open func handleNewFlow(_ flow: NEFilterFlow) -> NEFilterNewFlowVerdict { fatalError() }
    open func handleInboundData(from flow: NEFilterFlow, readBytesStartOffset offset: Int, readBytes: Data) -> NEFilterDataVerdict { fatalError() }
    open func handleOutboundData(from flow: NEFilterFlow, readBytesStartOffset offset: Int, readBytes: Data) -> NEFilterDataVerdict { fatalError() }
    open func handleInboundDataComplete(for flow: NEFilterFlow) -> NEFilterDataVerdict { fatalError() }
    open func handleOutboundDataComplete(for flow: NEFilterFlow) -> NEFilterDataVerdict { fatalError() }
}
@available(iOS 9.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class NEFilterFlow: NSObject, @unchecked Sendable {
    open var url: URL? { fatalError() }
    open var sourceAppIdentifier: String? { fatalError() }
    open var sourceAppVersion: String? { fatalError() }
    @available(iOS 13.1, *) open var identifier: UUID { fatalError() }
}
@available(iOS 9.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class NEFilterBrowserFlow: NEFilterFlow, @unchecked Sendable { open var request: URLRequest? { fatalError() }; open var response: URLResponse? { fatalError() }; open var parentURL: URL? { fatalError() } }
@available(iOS 9.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class NEFilterSocketFlow: NEFilterFlow, @unchecked Sendable { open var socketFamily: Int32 { fatalError() }; open var socketType: Int32 { fatalError() }; open var socketProtocol: Int32 { fatalError() }; open var remoteHostname: String? { fatalError() } }
@available(iOS 9.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class NEFilterVerdict: NSObject, @unchecked Sendable { open var shouldReport: Bool { get { fatalError() } set {} } }
@available(iOS 9.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class NEFilterNewFlowVerdict: NEFilterVerdict, @unchecked Sendable {
    open class func allow() -> NEFilterNewFlowVerdict { fatalError() }
    open class func drop() -> NEFilterNewFlowVerdict { fatalError() }
    open class func needRules() -> NEFilterNewFlowVerdict { fatalError() }
    open class func filterDataVerdict(withFilterInbound filterInbound: Bool, peekInboundBytes: Int, filterOutbound: Bool, peekOutboundBytes: Int) -> NEFilterNewFlowVerdict { fatalError() }
}
@available(iOS 9.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class NEFilterDataVerdict: NEFilterVerdict, @unchecked Sendable {
    public init(passBytes: Int, peekBytes: Int) { fatalError() }
    open class func allow() -> NEFilterDataVerdict { fatalError() }
    open class func drop() -> NEFilterDataVerdict { fatalError() }
    open class func needRules() -> NEFilterDataVerdict { fatalError() }
}
#if os(iOS)
@available(iOS 11.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum NEHotspotConfigurationEAPTLSVersion: Int, Sendable { case _1_0 = 0, _1_1, _1_2 }
@available(iOS 11.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class NEHotspotConfiguration: NSObject, @unchecked Sendable {
    public init(ssid SSID: String) { fatalError() }
    public init(ssid SSID: String, passphrase: String, isWEP: Bool) { fatalError() }
    @available(iOS 13.0, *) public init(ssidPrefix SSIDPrefix: String) { fatalError() }
    @available(iOS 13.0, *) public init(ssidPrefix SSIDPrefix: String, passphrase: String, isWEP: Bool) { fatalError() }
    open var ssid: String { fatalError() }
    @available(iOS 13.0, *) open var ssidPrefix: String { fatalError() }
    open var joinOnce: Bool { get { fatalError() } set {} }
    open var lifeTimeInDays: NSNumber { get { fatalError() } set {} }
    @available(iOS 13.0, *) open var hidden: Bool { get { fatalError() } set {} }
}
@available(iOS 11.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class NEHotspotConfigurationManager: NSObject, @unchecked Sendable {
    open class var shared: NEHotspotConfigurationManager { fatalError() }
    @preconcurrency open func apply(_ configuration: NEHotspotConfiguration, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {}
    open func apply(_ configuration: NEHotspotConfiguration) async throws {}
    open func removeConfiguration(forSSID SSID: String) {}
    open func removeConfiguration(forHS20DomainName domainName: String) {}
    @preconcurrency open func getConfiguredSSIDs(completionHandler: @escaping @Sendable ([String]) -> Void) {}
    open func configuredSSIDs() async -> [String] { fatalError() }
}
@available(iOS 11.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public let NEHotspotConfigurationErrorDomain: String = ""
@available(iOS 11.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum NEHotspotConfigurationError: Int, Error, Sendable { case invalid = 0, invalidSSID, invalidWPAPassphrase, invalidWEPPassphrase, invalidEAPSettings, invalidHS20Settings, invalidHS20DomainName, userDenied, `internal`, pending, systemConfiguration, unknown, joinOnceNotSupported, alreadyAssociated, applicationIsNotInForeground, invalidSSIDPrefix, userUnauthorized, systemDenied }
@available(iOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum NEHotspotNetworkSecurityType: Int, Sendable { case open = 0, WEP, personal, enterprise, unknown }
@available(iOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class NEHotspotNetwork: NSObject, @unchecked Sendable {
    @available(iOS 14.0, *) @preconcurrency open class func fetchCurrent(completionHandler: @escaping @Sendable (NEHotspotNetwork?) -> Void) {}
    @available(iOS 14.0, *) open class func fetchCurrent() async -> NEHotspotNetwork? { fatalError() }
    open var ssid: String { fatalError() }
    open var bssid: String { fatalError() }
    open var signalStrength: Double { fatalError() }
    open var isSecure: Bool { fatalError() }
    open var didAutoJoin: Bool { fatalError() }
    open var didJustJoin: Bool { fatalError() }
    @available(iOS 15.0, *) open var securityType: NEHotspotNetworkSecurityType { fatalError() }
}
@available(iOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class NEAppPushManager: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    @preconcurrency open class func loadAllFromPreferences(completionHandler: @escaping @Sendable ([NEAppPushManager]?, (any Error)?) -> Void) {}
    open class func loadAllFromPreferences() async throws -> [NEAppPushManager] { fatalError() }
    @preconcurrency open func saveToPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {}
    open func saveToPreferences() async throws { fatalError() }
    open var matchSSIDs: [String] { get { fatalError() } set {} }
    open var providerBundleIdentifier: String? { get { fatalError() } set {} }
    open var providerConfiguration: [String: Any] { get { fatalError() } set {} }
    open var isEnabled: Bool { get { fatalError() } set {} }
    open var isActive: Bool { fatalError() }
    open var localizedDescription: String? { get { fatalError() } set {} }
}
@available(iOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class NEAppPushProvider: NEProvider {
    @available(iOS 15.0, *) open func start(completionHandler: @escaping ((any Error)?) -> Void) {}
    open func stop(with reason: NEProviderStopReason, completionHandler: @escaping () -> Void) {}
    open func reportIncomingCall(userInfo: [AnyHashable: Any] = [:]) {}
}
#endif
