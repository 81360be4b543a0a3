// target: ios16.0
// mode: 5

import CallKit
final class Watcher: NSObject, CXCallObserverDelegate {
    let observer = CXCallObserver()
    override init() { super.init(); observer.setDelegate(self, queue: .main) }
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall) {
        if call.hasEnded { print("ended") } else if call.isOutgoing && !call.hasConnected { print("dialing") }
    }
    var inCall: Bool { observer.calls.contains { !$0.hasEnded } }
}
