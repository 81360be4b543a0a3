// target: ios17.0
// mode: 5

import SwiftUI
import SceneKit
struct EarthView: View {
    private let scene: SCNScene = {
        let scene = SCNScene()
        let sphere = SCNSphere(radius: 1)
        let material = SCNMaterial()
        material.diffuse.contents = UIImage(named: "earth")
        material.specular.contents = UIColor.white
        material.lightingModel = .physicallyBased
        sphere.materials = [material]
        let node = SCNNode(geometry: sphere)
        node.runAction(.repeatForever(.rotateBy(x: 0, y: 2 * .pi, z: 0, duration: 20)))
        scene.rootNode.addChildNode(node)
        let light = SCNNode()
        light.light = SCNLight()
        light.light?.type = .omni
        light.light?.intensity = 800
        light.position = SCNVector3(x: 5, y: 5, z: 5)
        scene.rootNode.addChildNode(light)
        let camera = SCNNode()
        camera.camera = SCNCamera()
        camera.position = SCNVector3(0, 0, 4)
        camera.constraints = [SCNLookAtConstraint(target: node)]
        scene.rootNode.addChildNode(camera)
        scene.background.contents = UIColor.black
        return scene
    }()
    var body: some View {
        SceneView(scene: scene, pointOfView: nil, options: [.allowsCameraControl, .autoenablesDefaultLighting])
    }
}
