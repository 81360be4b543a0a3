@_exported import Foundation
@_exported import simd

@available(iOS 14.0, watchOS 8.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class NIDiscoveryToken: NSObject, NSSecureCoding, @unchecked Sendable {
    public static var supportsSecureCoding: Bool { fatalError() }
    public func encode(with coder: NSCoder) {}
    public required init?(coder: NSCoder) { fatalError() }
}
@available(iOS 14.0, watchOS 8.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class NIConfiguration: NSObject, @unchecked Sendable {}
@available(iOS 14.0, watchOS 8.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class NINearbyPeerConfiguration: NIConfiguration, @unchecked Sendable {
    public init(peerToken: NIDiscoveryToken) { fatalError() }
    open var peerDiscoveryToken: NIDiscoveryToken { fatalError() }
    @available(iOS 16.0, *) @available(watchOS, unavailable) open var isCameraAssistanceEnabled: Bool { get { fatalError() } set {} }
    @available(iOS 17.0, watchOS 10.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open var isExtendedDistanceMeasurementEnabled: Bool { get { fatalError() } set {} }
}
@available(iOS 15.0, watchOS 8.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class NINearbyAccessoryConfiguration: NIConfiguration, @unchecked Sendable {
    public init(data: Data) throws { fatalError() }
    public init(accessoryData: Data, bluetoothPeerIdentifier identifier: UUID) throws { fatalError() }
    open var accessoryDiscoveryToken: NIDiscoveryToken { fatalError() }
    @available(iOS 16.0, *) @available(watchOS, unavailable) open var isCameraAssistanceEnabled: Bool { get { fatalError() } set {} }
}
@available(iOS 14.0, watchOS 8.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class NINearbyObject: NSObject, @unchecked Sendable {
    public enum RemovalReason: Int, Sendable { case timeout = 0, peerEnded }
    @available(iOS 16.0, watchOS 9.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) public enum VerticalDirectionEstimate: Int, Sendable { case unknown = 0, same, above, below, aboveOrBelow }
    open var discoveryToken: NIDiscoveryToken { fatalError() }
    public var distance: Float? { fatalError() }
    @available(watchOS, unavailable) public var direction: simd_float3? { fatalError() }
    @available(iOS 16.0, watchOS 9.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open var verticalDirectionEstimate: NINearbyObject.VerticalDirectionEstimate { fatalError() }
    @available(iOS 16.0, watchOS 9.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) public var horizontalAngle: Float? { fatalError() }
}
@available(iOS 16.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class NIAlgorithmConvergence: NSObject, @unchecked Sendable {
    public var status: NIAlgorithmConvergenceStatus { fatalError() }
}
@available(iOS 16.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum NIAlgorithmConvergenceStatus: Sendable { case unknown, converged, notConverged([Reason]); public struct Reason: Hashable, Sendable {} }
@available(iOS 16.0, watchOS 9.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @preconcurrency public protocol NIDeviceCapability { 
    var supportsPreciseDistanceMeasurement: Bool { get }
    var supportsDirectionMeasurement: Bool { get }
    var supportsCameraAssistance: Bool { get }
    var supportsExtendedDistanceMeasurement: Bool { get }
}
@available(iOS 14.0, watchOS 8.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class NISession: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    @available(iOS, introduced: 14.0, deprecated: 16.0, message: "use deviceCapabilities") @available(watchOS, introduced: 8.0, deprecated: 9.0, message: "use deviceCapabilities") open class var isSupported: Bool { fatalError() }
    @available(iOS 16.0, watchOS 9.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class var deviceCapabilities: any NIDeviceCapability { fatalError() }
    open weak var delegate: (any NISessionDelegate)? { get { fatalError() } set {} }
    open var delegateQueue: DispatchQueue? { get { fatalError() } set {} }
    open var discoveryToken: NIDiscoveryToken? { fatalError() }
    open var configuration: NIConfiguration? { fatalError() }
    open func run(_ configuration: NIConfiguration) {}
    open func pause() {}
    open func invalidate() {}
    @available(iOS 16.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open func worldTransform(for object: NINearbyObject) -> simd_float4x4? { fatalError() }
}
@available(iOS 14.0, watchOS 8.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @preconcurrency public protocol NISessionDelegate: NSObjectProtocol {
    func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject])
    func session(_ session: NISession, didRemove nearbyObjects: [NINearbyObject], reason: NINearbyObject.RemovalReason)
    func sessionWasSuspended(_ session: NISession)
    func sessionSuspensionEnded(_ session: NISession)
    func session(_ session: NISession, didInvalidateWith error: any Error)
    func session(_ session: NISession, didGenerateShareableConfigurationData shareableConfigurationData: Data, for object: NINearbyObject)
    func sessionDidStartRunning(_ session: NISession)
    #if os(iOS)
    func session(_ session: NISession, didUpdateAlgorithmConvergence convergence: NIAlgorithmConvergence, for object: NINearbyObject?)
    #endif
}
@available(iOS 14.0, watchOS 8.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) extension NISessionDelegate {
    public func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject]) {}
    public func session(_ session: NISession, didRemove nearbyObjects: [NINearbyObject], reason: NINearbyObject.RemovalReason) {}
    public func sessionWasSuspended(_ session: NISession) {}
    public func sessionSuspensionEnded(_ session: NISession) {}
    public func session(_ session: NISession, didInvalidateWith error: any Error) {}
    public func session(_ session: NISession, didGenerateShareableConfigurationData shareableConfigurationData: Data, for object: NINearbyObject) {}
    public func sessionDidStartRunning(_ session: NISession) {}
    #if os(iOS)
    public func session(_ session: NISession, didUpdateAlgorithmConvergence convergence: NIAlgorithmConvergence, for object: NINearbyObject?) {}
    #endif
}
@available(iOS 14.0, watchOS 8.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) public struct NIError: Error, CustomNSError, Hashable, @unchecked Sendable {
    public enum Code: Int, Sendable { case unsupportedPlatform = -5889, invalidConfiguration = -5888, sessionFailed = -5887, resourceUsageTimeout = -5886, activeSessionsLimitExceeded = -5885, userDidNotAllow = -5884, invalidARConfiguration = -5883, accessoryPeerDeviceUnavailable = -5882, incompatiblePeerDevice = -5881, activeExtendedDistanceSessionsLimitExceeded = -5880 }
    public init(_ code: Code, userInfo: [String: Any] = [:]) { fatalError() }
    public static var errorDomain: String { fatalError() }
    public var code: Code { fatalError() }
    public var errorCode: Int { fatalError() }
    public var errorUserInfo: [String: Any] { fatalError() }
    public var userInfo: [String: Any] { fatalError() }
    public var localizedDescription: String { fatalError() }
    public static func == (a: NIError, b: NIError) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
    public static var unsupportedPlatform: Code { fatalError() }
    public static var invalidConfiguration: Code { fatalError() }
    public static var sessionFailed: Code { fatalError() }
    public static var resourceUsageTimeout: Code { fatalError() }
    public static var activeSessionsLimitExceeded: Code { fatalError() }
    public static var userDidNotAllow: Code { fatalError() }
    public static var invalidARConfiguration: Code { fatalError() }
    public static var accessoryPeerDeviceUnavailable: Code { fatalError() }
    public static var incompatiblePeerDevice: Code { fatalError() }
    public static var activeExtendedDistanceSessionsLimitExceeded: Code { fatalError() }
}
@available(iOS 14.0, watchOS 8.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) public func ~= (match: NIError.Code, error: any Error) -> Bool { fatalError() }
