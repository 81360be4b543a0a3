@_exported import Foundation
@_exported import Network
@_exported import Security

@available(iOS 8.0, macOS 10.11, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public enum NEVPNStatus: Int, Sendable { case invalid = 0, disconnected, connecting, connected, reasserting, disconnecting }
@available(iOS 8.0, macOS 10.11, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) open class NEVPNConnection: NSObject, @unchecked Sendable {
    open var status: NEVPNStatus { fatalError() }
    open var connectedDate: Date? { fatalError() }
    open var manager: NEVPNManager { fatalError() }
    open func startVPNTunnel() throws {}
    open func startVPNTunnel(options: [String: NSObject]? = nil) throws {}
    open func stopVPNTunnel() {}
    @available(iOS 16.0, macOS 13.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @preconcurrency open func fetchLastDisconnectError(completionHandler handler: @escaping @Sendable ((any Error)?) -> Void) {}
    @available(iOS 16.0, macOS 13.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) open func fetchLastDisconnectError() async throws {}
}
@available(iOS 8.0, macOS 10.11, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public let NEVPNConnectionStartOptionPassword: String = ""
@available(iOS 8.0, macOS 10.11, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public let NEVPNConnectionStartOptionUsername: String = ""
@available(iOS 8.0, macOS 10.11, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public let NEVPNErrorDomain: String = ""
@available(iOS 8.0, macOS 10.11, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct NEVPNError: Error, CustomNSError, Hashable, @unchecked Sendable {
    public enum Code: Int, Sendable { case configurationInvalid = 1, configurationDisabled, connectionFailed, configurationStale, configurationReadWriteFailed, configurationUnknown }
    public init(_ code: Code, userInfo: [String: Any] = [:]) { fatalError() }
    public static var errorDomain: String { fatalError() }
    public var code: Code { fatalError() }
    public var errorCode: Int { fatalError() }
    public var errorUserInfo: [String: Any] { fatalError() }
    public var userInfo: [String: Any] { fatalError() }
    public var localizedDescription: String { fatalError() }
    public static func == (a: NEVPNError, b: NEVPNError) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
    public static var configurationInvalid: Code { fatalError() }
    public static var configurationDisabled: Code { fatalError() }
    public static var connectionFailed: Code { fatalError() }
    public static var configurationStale: Code { fatalError() }
    public static var configurationReadWriteFailed: Code { fatalError() }
    public static var configurationUnknown: Code { fatalError() }
}
@available(iOS 8.0, macOS 10.11, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public func ~= (match: NEVPNError.Code, error: any Error) -> Bool { fatalError() }
extension NSNotification.Name {
    @available(iOS 8.0, macOS 10.11, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public static let NEVPNStatusDidChange: NSNotification.Name = NSNotification.Name("")
    @available(iOS 8.0, macOS 10.11, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public static let NEVPNConfigurationChange: NSNotification.Name = NSNotification.Name("")
}
@available(iOS 8.0, macOS 10.11, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class NEVPNManager: NSObject, @unchecked Sendable {
    open class func shared() -> NEVPNManager { fatalError() }
    @preconcurrency open func loadFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {}
    open func loadFromPreferences() async throws { fatalError() }
    @preconcurrency open func removeFromPreferences(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {}
    open func removeFromPreferences() async throws { fatalError() }
    @preconcurrency open func saveToPreferences(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {}
    open func saveToPreferences() async throws { fatalError() }
    open var onDemandRules: [NEOnDemandRule]? { get { fatalError() } set {} }
    open var isOnDemandEnabled: Bool { get { fatalError() } set {} }
    open var localizedDescription: String? { get { fatalError() } set {} }
    open var protocolConfiguration: NEVPNProtocol? { get { fatalError() } set {} }
    @available(iOS, introduced: 8.0, deprecated: 9.0, message: "use protocolConfiguration") @available(macOS, introduced: 10.10, deprecated: 10.11, message: "use protocolConfiguration") open var `protocol`: NEVPNProtocol? { get { fatalError() } set {} }
    open var connection: NEVPNConnection { fatalError() }
    open var isEnabled: Bool { get { fatalError() } set {} }
}
@available(iOS 9.0, macOS 10.11, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
    public override init() { fatalError() }
    @preconcurrency open class func loadAllFromPreferences(completionHandler: @escaping @Sendable ([NETunnelProviderManager]?, (any Error)?) -> Void) {}
    open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { fatalError() }
    open func copyAppRules() -> [NEAppRule]? { fatalError() }
    open var routingMethod: NETunnelProviderRoutingMethod { fatalError() }
}
@available(iOS 9.0, macOS 10.11, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum NETunnelProviderRoutingMethod: Int, Sendable { case destinationIP = 1, sourceApplication, networkRule }
@available(iOS 9.0, macOS 10.11, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class NEAppRule: NSObject, @unchecked Sendable { public init(signingIdentifier: String) { fatalError() }; open var matchSigningIdentifier: String { fatalError() }; open var matchDomains: [Any]? { get { fatalError() } set {} } }
@available(iOS 9.0, macOS 10.11, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
    open func startTunnel(options: [String: Any]? = nil) throws {}
    open func stopTunnel() {}
    open func sendProviderMessage(_ messageData: Data, responseHandler: ((Data?) -> Void)? = nil) throws {}
}
@available(iOS 8.0, macOS 10.11, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) open class NEVPNProtocol: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open var serverAddress: String? { get { fatalError() } set {} }
    open var username: String? { get { fatalError() } set {} }
    open var passwordReference: Data? { get { fatalError() } set {} }
    open var identityReference: Data? { get { fatalError() } set {} }
    open var identityData: Data? { get { fatalError() } set {} }
    open var identityDataPassword: String? { get { fatalError() } set {} }
    open var disconnectOnSleep: Bool { get { fatalError() } set {} }
    open var proxySettings: NEProxySettings? { get { fatalError() } set {} }
    @available(iOS 14.0, macOS 10.15.4, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open var includeAllNetworks: Bool { get { fatalError() } set {} }
    @available(iOS 14.2, macOS 10.15, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open var excludeLocalNetworks: Bool { get { fatalError() } set {} }
    @available(iOS 14.2, macOS 11.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open var enforceRoutes: Bool { get { fatalError() } set {} }
    @available(iOS 16.4, macOS 13.3, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open var excludeCellularServices: Bool { get { fatalError() } set {} }
    @available(iOS 16.4, macOS 13.3, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open var excludeAPNs: Bool { get { fatalError() } set {} }
    @available(iOS 17.4, macOS 14.4, tvOS 17.4, visionOS 1.0, *) @available(watchOS, unavailable) open var excludeDeviceCommunication: Bool { get { fatalError() } set {} }
}
@available(iOS 9.0, macOS 10.11, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
    public override init() { fatalError() }
    open var providerConfiguration: [String: Any]? { get { fatalError() } set {} }
    open var providerBundleIdentifier: String? { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.11, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum NEVPNIKEAuthenticationMethod: Int, Sendable { case none = 0, certificate, sharedSecret }
@available(iOS 8.0, macOS 10.11, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class NEVPNProtocolIPSec: NEVPNProtocol, @unchecked Sendable {
    open var authenticationMethod: NEVPNIKEAuthenticationMethod { get { fatalError() } set {} }
    open var useExtendedAuthentication: Bool { get { fatalError() } set {} }
    open var sharedSecretReference: Data? { get { fatalError() } set {} }
    open var localIdentifier: String? { get { fatalError() } set {} }
    open var remoteIdentifier: String? { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.11, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum NEVPNIKEv2EncryptionAlgorithm: Int, Sendable { case algorithmDES = 1, algorithm3DES, algorithmAES128, algorithmAES256, algorithmAES128GCM, algorithmAES256GCM, algorithmChaCha20Poly1305 }
@available(iOS 8.0, macOS 10.11, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum NEVPNIKEv2IntegrityAlgorithm: Int, Sendable { case SHA96 = 1, SHA160, SHA256, SHA384, SHA512 }
@available(iOS 8.0, macOS 10.11, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum NEVPNIKEv2DeadPeerDetectionRate: Int, Sendable { case none = 0, low, medium, high }
@available(iOS 8.0, macOS 10.11, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum NEVPNIKEv2DiffieHellmanGroup: Int, Sendable { case groupInvalid = 0, group1, group2, group5 = 5, group14 = 14, group15, group16, group17, group18, group19, group20, group21, group31 = 31, group32 }
@available(iOS 8.3, macOS 10.11, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum NEVPNIKEv2CertificateType: Int, Sendable { case RSA = 1, ECDSA256, ECDSA384, ECDSA521, ed25519, RSAPSS }
@available(iOS 8.0, macOS 10.11, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class NEVPNIKEv2SecurityAssociationParameters: NSObject, @unchecked Sendable {
    open var encryptionAlgorithm: NEVPNIKEv2EncryptionAlgorithm { get { fatalError() } set {} }
    open var integrityAlgorithm: NEVPNIKEv2IntegrityAlgorithm { get { fatalError() } set {} }
    open var diffieHellmanGroup: NEVPNIKEv2DiffieHellmanGroup { get { fatalError() } set {} }
    open var lifetimeMinutes: Int32 { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.11, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class NEVPNProtocolIKEv2: NEVPNProtocolIPSec, @unchecked Sendable {
    open var deadPeerDetectionRate: NEVPNIKEv2DeadPeerDetectionRate { get { fatalError() } set {} }
    open var serverCertificateIssuerCommonName: String? { get { fatalError() } set {} }
    open var serverCertificateCommonName: String? { get { fatalError() } set {} }
    open var certificateType: NEVPNIKEv2CertificateType { get { fatalError() } set {} }
    open var useConfigurationAttributeInternalIPSubnet: Bool { get { fatalError() } set {} }
    open var ikeSecurityAssociationParameters: NEVPNIKEv2SecurityAssociationParameters { fatalError() }
    open var childSecurityAssociationParameters: NEVPNIKEv2SecurityAssociationParameters { fatalError() }
    open var disableMOBIKE: Bool { get { fatalError() } set {} }
    open var disableRedirect: Bool { get { fatalError() } set {} }
    open var enablePFS: Bool { get { fatalError() } set {} }
    open var enableRevocationCheck: Bool { get { fatalError() } set {} }
    open var enableFallback: Bool { get { fatalError() } set {} }
    @available(iOS 14.0, *) open var mtu: Int { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.11, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum NEOnDemandRuleAction: Int, Sendable { case connect = 1, disconnect, evaluateConnection, ignore }
@available(iOS 8.0, macOS 10.11, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum NEOnDemandRuleInterfaceType: Int, Sendable { case any = 0, ethernet, wiFi, cellular }
@available(iOS 8.0, macOS 10.11, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class NEOnDemandRule: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open var action: NEOnDemandRuleAction { fatalError() }
    open var dnsSearchDomainMatch: [String]? { get { fatalError() } set {} }
    open var dnsServerAddressMatch: [String]? { get { fatalError() } set {} }
    open var interfaceTypeMatch: NEOnDemandRuleInterfaceType { get { fatalError() } set {} }
    open var ssidMatch: [String]? { get { fatalError() } set {} }
    open var probeURL: URL? { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.11, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class NEOnDemandRuleConnect: NEOnDemandRule, @unchecked Sendable {}
@available(iOS 8.0, macOS 10.11, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class NEOnDemandRuleDisconnect: NEOnDemandRule, @unchecked Sendable {}
@available(iOS 8.0, macOS 10.11, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class NEOnDemandRuleIgnore: NEOnDemandRule, @unchecked Sendable {}
@available(iOS 8.0, macOS 10.11, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class NEOnDemandRuleEvaluateConnection: NEOnDemandRule, @unchecked Sendable { open var connectionRules: [NEEvaluateConnectionRule]? { get { fatalError() } set {} } }
@available(iOS 8.0, macOS 10.11, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum NEEvaluateConnectionRuleAction: Int, Sendable { case connectIfNeeded = 1, neverConnect }
@available(iOS 8.0, macOS 10.11, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class NEEvaluateConnectionRule: NSObject, @unchecked Sendable {
    public init(matchDomains domains: [String], andAction action: NEEvaluateConnectionRuleAction) { fatalError() }
    open var action: NEEvaluateConnectionRuleAction { fatalError() }
    open var useDNSServers: [String]? { get { fatalError() } set {} }
    open var probeURL: URL? { get { fatalError() } set {} }
}
@available(iOS 9.0, macOS 10.11, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) open class NEProxyServer: NSObject, @unchecked Sendable {
    public init(address: String, port: Int) { fatalError() }
    open var authenticationRequired: Bool { get { fatalError() } set {} }
    open var username: String? { get { fatalError() } set {} }
    open var password: String? { get { fatalError() } set {} }
}
@available(iOS 9.0, macOS 10.11, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) open class NEProxySettings: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open var autoProxyConfigurationEnabled: Bool { get { fatalError() } set {} }
    open var proxyAutoConfigurationURL: URL? { get { fatalError() } set {} }
    open var proxyAutoConfigurationJavaScript: String? { get { fatalError() } set {} }
    open var httpEnabled: Bool { get { fatalError() } set {} }
    open var httpServer: NEProxyServer? { get { fatalError() } set {} }
    open var httpsEnabled: Bool { get { fatalError() } set {} }
    open var httpsServer: NEProxyServer? { get { fatalError() } set {} }
    open var excludeSimpleHostnames: Bool { get { fatalError() } set {} }
    open var exceptionList: [String]? { get { fatalError() } set {} }
    open var matchDomains: [String]? { get { fatalError() } set {} }
}
