// target: ios17.0
// mode: 5

import SwiftUI
import SpriteKit

final class BallScene: SKScene {
    private let ball = SKShapeNode(circleOfRadius: 24)
    override func didMove(to view: SKView) {
        backgroundColor = .systemIndigo
        physicsWorld.gravity = CGVector(dx: 0, dy: -9.8)
        physicsBody = SKPhysicsBody(edgeLoopFrom: frame)
        ball.fillColor = .orange
        ball.strokeColor = .clear
        ball.position = CGPoint(x: frame.midX, y: frame.midY)
        let body = SKPhysicsBody(circleOfRadius: 24)
        body.restitution = 0.8
        body.affectedByGravity = true
        ball.physicsBody = body
        addChild(ball)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let location = touch.location(in: self)
        let box = SKSpriteNode(color: .red, size: CGSize(width: 50, height: 50))
        box.position = location
        box.physicsBody = SKPhysicsBody(rectangleOf: box.size)
        addChild(box)
    }
}

struct ContentView: View {
    var scene: SKScene {
        let scene = BallScene()
        scene.size = CGSize(width: 300, height: 400)
        scene.scaleMode = .resizeFill
        return scene
    }
    var body: some View {
        SpriteView(scene: scene, options: [.allowsTransparency])
            .frame(width: 300, height: 400)
            .ignoresSafeArea()
    }
}
