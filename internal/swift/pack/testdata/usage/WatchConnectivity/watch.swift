// target: watchos10.0
// mode: 6

import WatchConnectivity
import SwiftUI
@MainActor @Observable final class WM: NSObject, WCSessionDelegate { var n = 0
 override init() { super.init(); WCSession.default.delegate = self; WCSession.default.activate() }
 nonisolated func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?) {}
 nonisolated func session(_ session: WCSession, didReceiveMessage message: [String: Any]) { let v = message["n"] as? Int ?? 0; Task { @MainActor in self.n = v } } }
