// target: ios17.0
// mode: 5

import ARKit
import UIKit
class ViewController: UIViewController, ARSCNViewDelegate, ARSessionDelegate {
    private let sceneView = ARSCNView()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(sceneView)
        sceneView.delegate = self
        sceneView.session.delegate = self
        sceneView.showsStatistics = true
        sceneView.scene = SCNScene()
        sceneView.autoenablesDefaultLighting = true
        sceneView.debugOptions = [.showFeaturePoints, .showWorldOrigin]
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard ARWorldTrackingConfiguration.isSupported else { return }
        let configuration = ARWorldTrackingConfiguration()
        configuration.planeDetection = .horizontal
        if let images = ARReferenceImage.referenceImages(inGroupNamed: "AR Resources", bundle: nil) { configuration.detectionImages = images }
        sceneView.session.run(configuration)
    }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); sceneView.session.pause() }
    func renderer(_ renderer: SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {
        guard let plane = anchor as? ARPlaneAnchor else { return }
        let geometry = SCNPlane(width: CGFloat(plane.planeExtent.width), height: CGFloat(plane.planeExtent.height))
        geometry.firstMaterial?.diffuse.contents = UIColor.blue.withAlphaComponent(0.3)
        let planeNode = SCNNode(geometry: geometry)
        planeNode.simdPosition = plane.center
        planeNode.eulerAngles.x = -.pi / 2
        node.addChildNode(planeNode)
    }
    func tap(_ r: UITapGestureRecognizer) {
        let p = r.location(in: sceneView)
        guard let query = sceneView.raycastQuery(from: p, allowing: .existingPlaneGeometry, alignment: .any), let hit = sceneView.session.raycast(query).first else { return }
        let box = SCNNode(geometry: SCNBox(width: 0.1, height: 0.1, length: 0.1, chamferRadius: 0.01))
        let t = hit.worldTransform.columns.3
        box.position = SCNVector3(t.x, t.y + 0.05, t.z)
        box.physicsBody = SCNPhysicsBody(type: .dynamic, shape: nil)
        sceneView.scene.rootNode.addChildNode(box)
        sceneView.session.add(anchor: ARAnchor(name: "box", transform: hit.worldTransform))
    }
    func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {
        switch camera.trackingState {
        case .normal: print("ok")
        case .limited(let reason): if reason == .excessiveMotion { print("slow down") }
        case .notAvailable: print("no")
        }
    }
}
