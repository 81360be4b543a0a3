@_exported import AVFAudio
@_exported import Foundation
import UIKit

@available(iOS 16.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class PTChannelDescriptor: NSObject, @unchecked Sendable { public init(name: String, image: UIImage?) { fatalError() }; open var name: String { fatalError() }; open var image: UIImage? { fatalError() } }
@available(iOS 16.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class PTParticipant: NSObject, @unchecked Sendable { public init(name: String, image: UIImage?) { fatalError() }; open var name: String { fatalError() }; open var image: UIImage? { fatalError() } }
@available(iOS 16.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class PTPushResult: NSObject, @unchecked Sendable { open class var leaveChannel: PTPushResult { fatalError() }; open class func activeRemoteParticipant(_ participant: PTParticipant) -> PTPushResult { fatalError() } }
@available(iOS 16.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum PTChannelJoinReason: Int, Sendable { case developerRequest = 0, channelRestoration }
@available(iOS 16.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum PTChannelLeaveReason: Int, Sendable { case unknown = 0, userRequest, developerRequest, systemPolicy }
@available(iOS 16.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum PTChannelTransmitRequestSource: Int, Sendable { case unknown = 0, userRequest, developerRequest, handsfreeButton }
@available(iOS 16.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum PTServiceStatus: Int, Sendable { case ready = 0, connecting, unavailable }
@available(iOS 16.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum PTTransmissionMode: Int, Sendable { case fullDuplex = 0, halfDuplex, listenOnly }
@available(iOS 16.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @preconcurrency public protocol PTChannelManagerDelegate: NSObjectProtocol {
    func channelManager(_ channelManager: PTChannelManager, didJoinChannel channelUUID: UUID, reason: PTChannelJoinReason)
    func channelManager(_ channelManager: PTChannelManager, didLeaveChannel channelUUID: UUID, reason: PTChannelLeaveReason)
    func channelManager(_ channelManager: PTChannelManager, channelUUID: UUID, didBeginTransmittingFrom source: PTChannelTransmitRequestSource)
    func channelManager(_ channelManager: PTChannelManager, channelUUID: UUID, didEndTransmittingFrom source: PTChannelTransmitRequestSource)
    func channelManager(_ channelManager: PTChannelManager, receivedEphemeralPushToken pushToken: Data)
    func incomingPushResult(channelManager: PTChannelManager, channelUUID: UUID, pushPayload: [String: Any]) -> PTPushResult
    func channelManager(_ channelManager: PTChannelManager, didActivate audioSession: AVAudioSession)
    func channelManager(_ channelManager: PTChannelManager, didDeactivate audioSession: AVAudioSession)
    func channelManager(_ channelManager: PTChannelManager, failedToJoinChannel channelUUID: UUID, error: any Error)
    func channelManager(_ channelManager: PTChannelManager, failedToBeginTransmittingInChannel channelUUID: UUID, error: any Error)
}
@available(iOS 16.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension PTChannelManagerDelegate {
    public func channelManager(_ channelManager: PTChannelManager, failedToJoinChannel channelUUID: UUID, error: any Error) {}
    public func channelManager(_ channelManager: PTChannelManager, failedToBeginTransmittingInChannel channelUUID: UUID, error: any Error) {}
}
@available(iOS 16.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @preconcurrency public protocol PTChannelRestorationDelegate: NSObjectProtocol { func channelDescriptor(restoredChannelUUID channelUUID: UUID) -> PTChannelDescriptor }
@available(iOS 16.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class PTChannelManager: NSObject, @unchecked Sendable {
    open class func channelManager(delegate: any PTChannelManagerDelegate, restorationDelegate: any PTChannelRestorationDelegate) async throws -> PTChannelManager { fatalError() }
    open var activeChannelUUID: UUID? { fatalError() }
    open func requestJoinChannel(channelUUID: UUID, descriptor: PTChannelDescriptor) {}
    open func requestBeginTransmitting(channelUUID: UUID) {}
    open func stopTransmitting(channelUUID: UUID) {}
    open func leaveChannel(channelUUID: UUID) {}
    open func setActiveRemoteParticipant(_ participant: PTParticipant?, channelUUID: UUID) async throws {}
    open func setServiceStatus(_ status: PTServiceStatus, channelUUID: UUID) async throws {}
    open func setChannelDescriptor(_ channelDescriptor: PTChannelDescriptor, channelUUID: UUID) async throws {}
    open func setTransmissionMode(_ transmissionMode: PTTransmissionMode, channelUUID: UUID) async throws {}
}
