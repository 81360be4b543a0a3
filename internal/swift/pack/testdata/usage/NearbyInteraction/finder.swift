// target: ios17.0
// mode: 5

import NearbyInteraction
final class Finder: NSObject, NISessionDelegate {
    var session: NISession?
    func start(with token: NIDiscoveryToken) {
        guard NISession.deviceCapabilities.supportsPreciseDistanceMeasurement else { return }
        session = NISession()
        session?.delegate = self
        session?.run(NINearbyPeerConfiguration(peerToken: token))
    }
    func share() throws -> Data { try NSKeyedArchiver.archivedData(withRootObject: session!.discoveryToken!, requiringSecureCoding: true) }
    func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject]) {
        guard let o = nearbyObjects.first else { return }
        print(o.distance ?? 0, o.direction?.x ?? 0, o.horizontalAngle ?? 0)
    }
    func session(_ session: NISession, didInvalidateWith error: Error) {}
    func session(_ session: NISession, didRemove nearbyObjects: [NINearbyObject], reason: NINearbyObject.RemovalReason) { if reason == .peerEnded { session.invalidate() } }
}
