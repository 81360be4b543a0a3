// target: ios16.0
// mode: 5

import ARKit
final class FaceTracker: NSObject, ARSessionDelegate {
    let session = ARSession()
    var onSmile: ((Float) -> Void)?
    func start() {
        guard ARFaceTrackingConfiguration.isSupported else { return }
        session.delegate = self
        session.run(ARFaceTrackingConfiguration(), options: [.resetTracking])
    }
    func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {
        for face in anchors.compactMap({ $0 as? ARFaceAnchor }) {
            let jaw = face.blendShapes[.jawOpen]?.floatValue ?? 0
            let smile = (face.blendShapes[.mouthSmileLeft]?.floatValue ?? 0) + (face.blendShapes[.mouthSmileRight] as? Float ?? 0)
            onSmile?(smile / 2 + jaw)
        }
    }
    func session(_ session: ARSession, didUpdate frame: ARFrame) {
        let t = frame.camera.transform
        print(simd_length(simd_make_float3(t.columns.3)), frame.lightEstimate?.ambientIntensity ?? 0)
    }
    func save() { session.getCurrentWorldMap { map, error in
        guard let map, let data = try? NSKeyedArchiver.archivedData(withRootObject: map, requiringSecureCoding: true) else { return }
        print(data.count, map.anchors.count)
    } }
}
