// target: watchos10.0
// mode: 5

import WatchKit
class R: NSObject, WKExtendedRuntimeSessionDelegate { let s = WKExtendedRuntimeSession(); func go() { s.delegate = self; s.start() }
 func extendedRuntimeSessionDidStart(_ extendedRuntimeSession: WKExtendedRuntimeSession) {}
 func extendedRuntimeSessionWillExpire(_ extendedRuntimeSession: WKExtendedRuntimeSession) {}
 func extendedRuntimeSession(_ extendedRuntimeSession: WKExtendedRuntimeSession, didInvalidateWith reason: WKExtendedRuntimeSessionInvalidationReason, error: Error?) {} }
