@_exported import Foundation
#if os(macOS)
@_exported import AppKit
public typealias MCPlatformViewController = NSViewController
#else
@_exported import UIKit
public typealias MCPlatformViewController = UIViewController
#endif

@available(iOS 7.0, macOS 10.10, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) open class MCPeerID: NSObject, @unchecked Sendable {
    public init(displayName myDisplayName: String) { fatalError() }
    open var displayName: String { fatalError() }
}
@available(iOS 7.0, macOS 10.10, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum MCSessionSendDataMode: Int, Sendable { case reliable = 0, unreliable }
@available(iOS 7.0, macOS 10.10, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum MCSessionState: Int, Sendable { case notConnected = 0, connecting, connected }
@available(iOS 7.0, macOS 10.10, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum MCEncryptionPreference: Int, Sendable { case optional = 0, required, none }
@available(iOS 7.0, macOS 10.10, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) public let kMCSessionMaximumNumberOfPeers: Int = 8
@available(iOS 7.0, macOS 10.10, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) public let kMCSessionMinimumNumberOfPeers: Int = 2
@available(iOS 7.0, macOS 10.10, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct MCError: Error, CustomNSError, Hashable, @unchecked Sendable {
    public enum Code: Int, Sendable { case unknown = 0, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable }
    public init(_ code: Code, userInfo: [String: Any] = [:]) { fatalError() }
    public static var errorDomain: String { fatalError() }
    public var code: Code { fatalError() }
    public var errorCode: Int { fatalError() }
    public var errorUserInfo: [String: Any] { fatalError() }
    public var userInfo: [String: Any] { fatalError() }
    public var localizedDescription: String { fatalError() }
    public static func == (a: MCError, b: MCError) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
    public static var unknown: Code { fatalError() }
    public static var notConnected: Code { fatalError() }
    public static var invalidParameter: Code { fatalError() }
    public static var unsupported: Code { fatalError() }
    public static var timedOut: Code { fatalError() }
    public static var cancelled: Code { fatalError() }
    public static var unavailable: Code { fatalError() }
}
@available(iOS 7.0, macOS 10.10, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) public func ~= (match: MCError.Code, error: any Error) -> Bool { fatalError() }
@available(iOS 7.0, macOS 10.10, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) open class MCSession: NSObject, @unchecked Sendable {
    public convenience init(peer myPeerID: MCPeerID) { fatalError() }
    public init(peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference) { fatalError() }
    open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {}
    open func disconnect() {}
    @discardableResult open func sendResource(at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) -> Progress? { fatalError() }
    open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream { fatalError() }
    open weak var delegate: (any MCSessionDelegate)? { get { fatalError() } set {} }
    open var myPeerID: MCPeerID { fatalError() }
    open var securityIdentity: [Any]? { fatalError() }
    open var encryptionPreference: MCEncryptionPreference { fatalError() }
    open var connectedPeers: [MCPeerID] { fatalError() }
    @preconcurrency open func nearbyConnectionData(forPeer peerID: MCPeerID, withCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) {}
    open func nearbyConnectionData(forPeer peerID: MCPeerID) async throws -> Data { fatalError() }
    open func connectPeer(_ peerID: MCPeerID, withNearbyConnectionData data: Data) {}
    open func cancelConnectPeer(_ peerID: MCPeerID) {}
}
@available(iOS 7.0, macOS 10.10, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol MCSessionDelegate: NSObjectProtocol {
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
    func session(_ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
    func session(_ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, with progress: Progress)
    func session(_ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, at localURL: URL?, withError error: (any Error)?)
    func session(_ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID, certificateHandler: @escaping (Bool) -> Void)
}
@available(iOS 7.0, macOS 10.10, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) extension MCSessionDelegate {
    public func session(_ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID, certificateHandler: @escaping (Bool) -> Void) {}
}
@available(iOS 7.0, macOS 10.10, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
    public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) { fatalError() }
    open func startAdvertisingPeer() {}
    open func stopAdvertisingPeer() {}
    open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)? { get { fatalError() } set {} }
    open var myPeerID: MCPeerID { fatalError() }
    open var discoveryInfo: [String: String]? { fatalError() }
    open var serviceType: String { fatalError() }
}
@available(iOS 7.0, macOS 10.10, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}
@available(iOS 7.0, macOS 10.10, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) extension MCNearbyServiceAdvertiserDelegate {
    public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) {}
}
@available(iOS 7.0, macOS 10.10, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
    public init(peer myPeerID: MCPeerID, serviceType: String) { fatalError() }
    open func startBrowsingForPeers() {}
    open func stopBrowsingForPeers() {}
    open func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval) {}
    open weak var delegate: (any MCNearbyServiceBrowserDelegate)? { get { fatalError() } set {} }
    open var myPeerID: MCPeerID { fatalError() }
    open var serviceType: String { fatalError() }
}
@available(iOS 7.0, macOS 10.10, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
    func browser(_ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
    func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}
@available(iOS 7.0, macOS 10.10, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) extension MCNearbyServiceBrowserDelegate {
    public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
}
@available(iOS 7.0, macOS 10.10, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) open class MCAdvertiserAssistant: NSObject, @unchecked Sendable {
    public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) { fatalError() }
    open func start() {}
    open func stop() {}
    open weak var delegate: (any MCAdvertiserAssistantDelegate)? { get { fatalError() } set {} }
}
@available(iOS 7.0, macOS 10.10, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol MCAdvertiserAssistantDelegate: NSObjectProtocol {
    func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
    func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
}
@available(iOS 7.0, macOS 10.10, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) extension MCAdvertiserAssistantDelegate {
    public func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant) {}
    public func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant) {}
}
@available(iOS 7.0, macOS 10.10, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency open class MCBrowserViewController: MCPlatformViewController {
    public convenience init(serviceType: String, session: MCSession) { fatalError() }
    public init(browser: MCNearbyServiceBrowser, session: MCSession) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    open weak var delegate: (any MCBrowserViewControllerDelegate)? { get { fatalError() } set {} }
    open var browser: MCNearbyServiceBrowser? { fatalError() }
    open var session: MCSession { fatalError() }
    open var minimumNumberOfPeers: Int { get { fatalError() } set {} }
    open var maximumNumberOfPeers: Int { get { fatalError() } set {} }
}
@available(iOS 7.0, macOS 10.10, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
    func browserViewController(_ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?) -> Bool
}
@available(iOS 7.0, macOS 10.10, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) extension MCBrowserViewControllerDelegate {
    public func browserViewController(_ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?) -> Bool { fatalError() }
}
