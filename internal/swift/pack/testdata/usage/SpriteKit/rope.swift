// target: ios17.0
// mode: 5

import SpriteKit

class RopeScene: SKScene {
    override func didMove(to view: SKView) {
        var previous: SKNode = SKNode()
        previous.physicsBody = SKPhysicsBody(circleOfRadius: 2)
        previous.physicsBody?.isDynamic = false
        previous.position = CGPoint(x: frame.midX, y: frame.maxY)
        addChild(previous)
        for i in 1...10 {
            let link = SKSpriteNode(color: .brown, size: CGSize(width: 4, height: 20))
            link.position = CGPoint(x: previous.position.x, y: previous.position.y - CGFloat(i) * 20)
            link.physicsBody = SKPhysicsBody(rectangleOf: link.size)
            link.physicsBody?.density = 2
            addChild(link)
            if let a = previous.physicsBody, let b = link.physicsBody {
                let joint = SKPhysicsJointPin.joint(withBodyA: a, bodyB: b, anchor: link.position)
                joint.frictionTorque = 0.1
                physicsWorld.add(joint)
            }
            previous = link
        }
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 100, startAngle: 0, endAngle: .pi, clockwise: true)
        previous.run(.follow(path, asOffset: true, orientToPath: false, duration: 2))
    }
}
