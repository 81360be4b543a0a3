// target: ios15.0
// mode: 5

import SpriteKit
import SwiftUI

struct SnowView: View {
    @State private var paused = false
    private let scene: SnowScene = {
        let s = SnowScene(size: CGSize(width: 400, height: 800))
        s.scaleMode = .aspectFill
        return s
    }()
    var body: some View {
        ZStack {
            SpriteView(scene: scene, isPaused: paused, preferredFramesPerSecond: 60, options: [.allowsTransparency, .ignoresSiblingOrder], debugOptions: [.showsFPS])
            Button("Pause") { paused.toggle() }
        }
    }
}
class SnowScene: SKScene {
    override func didMove(to view: SKView) {
        let emitter = SKEmitterNode()
        emitter.particleTexture = SKTexture(imageNamed: "flake")
        emitter.particleBirthRate = 40
        emitter.particleLifetime = 8
        emitter.particlePositionRange = CGVector(dx: size.width, dy: 0)
        emitter.particleSpeed = 60
        emitter.particleColor = .white
        emitter.particleColorBlendFactor = 1
        emitter.emissionAngle = -.pi / 2
        emitter.targetNode = self
        addChild(emitter)
        emitter.advanceSimulationTime(5)
        let wind = SKFieldNode.linearGravityField(withVector: vector_float3(1, 0, 0))
        wind.strength = 0.4
        addChild(wind)
    }
}
