@_exported import Foundation
@_exported import AssayGapFoundation

@available(iOS 9.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) public enum WCSessionActivationState: Int, Sendable { case notActivated = 0, inactive, activated }
@available(iOS 9.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class WCSession: NSObject, @unchecked Sendable {
    open class func isSupported() -> Bool { fatalError() }
    open class var `default`: WCSession { fatalError() }
    weak open var delegate: (any WCSessionDelegate)?
    open func activate() {}
    open var activationState: WCSessionActivationState { fatalError() }
    @available(watchOS, unavailable) open var isPaired: Bool { fatalError() }
    @available(watchOS, unavailable) open var isWatchAppInstalled: Bool { fatalError() }
    @available(watchOS, unavailable) open var isComplicationEnabled: Bool { fatalError() }
    @available(watchOS 6.0, *) @available(iOS, unavailable) open var isCompanionAppInstalled: Bool { fatalError() }
    open var isReachable: Bool { fatalError() }
    open func sendMessage(_ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil) {}
    open func sendMessageData(_ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil) {}
    open var applicationContext: [String: Any] { fatalError() }
    open var receivedApplicationContext: [String: Any] { fatalError() }
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws {}
    @discardableResult open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer { fatalError() }
    @available(watchOS, unavailable) @discardableResult open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer { fatalError() }
    @discardableResult open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer { fatalError() }
    open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { fatalError() }
    open var outstandingFileTransfers: [WCSessionFileTransfer] { fatalError() }
    open var hasContentPending: Bool { fatalError() }
}
@available(iOS 9.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
    open var userInfo: [String: Any] { fatalError() }
    open var isTransferring: Bool { fatalError() }
    open func cancel() {}
}
@available(iOS 9.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class WCSessionFile: NSObject, @unchecked Sendable {
    open var fileURL: URL { fatalError() }
    open var metadata: [String: Any]? { fatalError() }
}
@available(iOS 9.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class WCSessionFileTransfer: NSObject, @unchecked Sendable {
    open var file: WCSessionFile { fatalError() }
    open var isTransferring: Bool { fatalError() }
    open func cancel() {}
    @available(iOS 12.0, watchOS 5.0, *) open var progress: Progress { fatalError() }
}
@available(iOS 9.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @preconcurrency public protocol WCSessionDelegate: NSObjectProtocol {
    func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
    #if os(iOS)
    func sessionDidBecomeInactive(_ session: WCSession)
    func sessionDidDeactivate(_ session: WCSession)
    func sessionWatchStateDidChange(_ session: WCSession)
    #endif
    func sessionReachabilityDidChange(_ session: WCSession)
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    func session(_ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
    func session(_ session: WCSession, didReceiveMessageData messageData: Data)
    func session(_ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void)
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
    func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
    func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
    func session(_ session: WCSession, didReceive file: WCSessionFile)
    #if os(watchOS)
    func sessionCompanionAppInstalledDidChange(_ session: WCSession)
    #endif
}
@available(iOS 9.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) extension WCSessionDelegate {
    #if os(iOS)
    public func sessionWatchStateDidChange(_ session: WCSession) {}
    #endif
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void) {}
    public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
    public func session(_ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void) {}
    public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
    public func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?) {}
    public func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?) {}
    public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
    #if os(watchOS)
    public func sessionCompanionAppInstalledDidChange(_ session: WCSession) {}
    #endif
}
