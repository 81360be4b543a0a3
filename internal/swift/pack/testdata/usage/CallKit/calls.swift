// target: ios17.0
// mode: 5

import CallKit
import AVFoundation
final class CallManager: NSObject, CXProviderDelegate {
    private let provider: CXProvider
    private let controller = CXCallController()
    override init() {
        let configuration = CXProviderConfiguration()
        configuration.supportsVideo = true
        configuration.maximumCallsPerCallGroup = 1
        configuration.supportedHandleTypes = [.phoneNumber, .generic]
        configuration.ringtoneSound = "ring.caf"
        provider = CXProvider(configuration: configuration)
        super.init()
        provider.setDelegate(self, queue: nil)
    }
    func reportIncoming(id: UUID, handle: String) {
        let update = CXCallUpdate()
        update.remoteHandle = CXHandle(type: .phoneNumber, value: handle)
        update.hasVideo = false
        provider.reportNewIncomingCall(with: id, update: update) { error in
            if let error { print(error) }
        }
    }
    func start(id: UUID, handle: String) {
        let action = CXStartCallAction(call: id, handle: CXHandle(type: .generic, value: handle))
        action.isVideo = false
        controller.request(CXTransaction(action: action)) { error in print(error?.localizedDescription ?? "ok") }
    }
    func end(id: UUID) async throws { try await controller.request(CXTransaction(action: CXEndCallAction(call: id))) }
    func providerDidReset(_ provider: CXProvider) {}
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {
        try? AVAudioSession.sharedInstance().setCategory(.playAndRecord, mode: .voiceChat)
        action.fulfill()
    }
    func provider(_ provider: CXProvider, perform action: CXEndCallAction) { action.fulfill() }
    func provider(_ provider: CXProvider, perform action: CXStartCallAction) {
        provider.reportOutgoingCall(with: action.callUUID, startedConnectingAt: Date())
        action.fulfill()
    }
    func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) { if action.isMuted { action.fail() } else { action.fulfill() } }
    func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {}
}
