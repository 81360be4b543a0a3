// target: ios16.0
// mode: 5

import SpriteKit
import UIKit

struct PhysicsCategory {
    static let none: UInt32 = 0
    static let player: UInt32 = 0b1
    static let enemy: UInt32 = 0b10
}

class GameScene: SKScene, SKPhysicsContactDelegate {
    let player = SKSpriteNode(imageNamed: "player")
    let scoreLabel = SKLabelNode(fontNamed: "Avenir-Bold")
    var score = 0 { didSet { scoreLabel.text = "Score: \(score)" } }
    private var lastUpdate: TimeInterval = 0

    override init(size: CGSize) { super.init(size: size) }
    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func didMove(to view: SKView) {
        physicsWorld.contactDelegate = self
        player.name = "player"
        player.zPosition = 10
        player.setScale(0.5)
        player.physicsBody = SKPhysicsBody(texture: player.texture!, size: player.size)
        player.physicsBody?.isDynamic = true
        player.physicsBody?.categoryBitMask = PhysicsCategory.player
        player.physicsBody?.contactTestBitMask = PhysicsCategory.enemy
        player.physicsBody?.collisionBitMask = PhysicsCategory.none
        addChild(player)
        scoreLabel.horizontalAlignmentMode = .left
        scoreLabel.fontSize = 24
        addChild(scoreLabel)
        run(SKAction.repeatForever(SKAction.sequence([
            SKAction.run { [weak self] in self?.spawn() },
            SKAction.wait(forDuration: 1.0, withRange: 0.5)
        ])), withKey: "spawning")
        let music = SKAudioNode(fileNamed: "music.m4a")
        music.autoplayLooped = true
        addChild(music)
    }
    func spawn() {
        let enemy = SKSpriteNode(imageNamed: "enemy")
        enemy.position = CGPoint(x: size.width, y: .random(in: 0...size.height))
        enemy.physicsBody = SKPhysicsBody(circleOfRadius: enemy.size.width / 2)
        enemy.physicsBody?.categoryBitMask = PhysicsCategory.enemy
        addChild(enemy)
        let move = SKAction.moveTo(x: -enemy.size.width, duration: 3)
        move.timingMode = .easeIn
        enemy.run(.sequence([move, .removeFromParent()]))
    }
    func didBegin(_ contact: SKPhysicsContact) {
        let mask = contact.bodyA.categoryBitMask | contact.bodyB.categoryBitMask
        guard mask == PhysicsCategory.player | PhysicsCategory.enemy else { return }
        contact.bodyB.node?.removeFromParent()
        run(.playSoundFileNamed("hit.wav", waitForCompletion: false))
        if let explosion = SKEmitterNode(fileNamed: "Explosion") {
            explosion.position = contact.contactPoint
            addChild(explosion)
            explosion.run(.fadeOut(withDuration: 1)) { explosion.removeFromParent() }
        }
        score += 1
        if score > 10 {
            let scene = GameOverScene(size: size)
            view?.presentScene(scene, transition: SKTransition.flipHorizontal(withDuration: 0.5))
        }
    }
    override func update(_ currentTime: TimeInterval) {
        let dt = lastUpdate == 0 ? 0 : currentTime - lastUpdate
        lastUpdate = currentTime
        player.position.x += CGFloat(dt) * 100
        enumerateChildNodes(withName: "coin") { node, _ in node.zRotation += 0.1 }
    }
}
class GameOverScene: SKScene {}

class GameViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let skView = SKView(frame: view.bounds)
        view.addSubview(skView)
        skView.showsFPS = true
        skView.showsNodeCount = true
        skView.ignoresSiblingOrder = true
        let scene = GameScene(size: view.bounds.size)
        scene.scaleMode = .aspectFill
        skView.presentScene(scene)
    }
}
