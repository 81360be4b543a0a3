// target: macos14.0
// mode: 5

import SceneKit
import AppKit
final class Controller: NSViewController, SCNSceneRendererDelegate, SCNPhysicsContactDelegate {
    let scnView = SCNView(frame: .zero)
    override func viewDidLoad() {
        super.viewDidLoad()
        guard let scene = SCNScene(named: "art.scnassets/ship.scn") else { return }
        scene.physicsWorld.contactDelegate = self
        scnView.scene = scene
        scnView.delegate = self
        scnView.allowsCameraControl = true
        scnView.backgroundColor = NSColor.black
        let box = SCNBox(width: 1, height: 1, length: 1, chamferRadius: 0.1)
        box.firstMaterial?.emission.contents = NSColor.red
        let node = SCNNode(geometry: box)
        node.physicsBody = .dynamic()
        node.physicsBody?.restitution = 0.5
        node.physicsBody?.applyForce(SCNVector3(0, 2, 0), asImpulse: true)
        node.name = "box"
        scene.rootNode.addChildNode(node)
        SCNTransaction.begin()
        SCNTransaction.animationDuration = 0.5
        node.opacity = 0.5
        node.scale = SCNVector3(2, 2, 2)
        SCNTransaction.commit()
    }
    func renderer(_ renderer: SCNSceneRenderer, updateAtTime time: TimeInterval) {}
    func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) { print(contact.nodeA.name ?? "", contact.contactPoint.x) }
    func click(at p: CGPoint) {
        let hits = scnView.hitTest(p, options: [.boundingBoxOnly: true])
        hits.first?.node.geometry?.firstMaterial?.diffuse.contents = NSColor.green
    }
}
