// target: ios17.0
// mode: 5

import SpriteKit

final class Hero: SKSpriteNode {
    private var frames: [SKTexture] = []
    init() {
        let atlas = SKTextureAtlas(named: "hero")
        let first = atlas.textureNamed("hero_1")
        super.init(texture: first, color: .clear, size: first.size())
        frames = (1...6).map { atlas.textureNamed("hero_\($0)") }
        frames.forEach { $0.filteringMode = .nearest }
        name = "hero"
        constraints = [SKConstraint.positionX(SKRange(lowerLimit: 0, upperLimit: 800))]
    }
    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    func walk() {
        run(.repeatForever(.animate(with: frames, timePerFrame: 0.1, resize: false, restore: true)), withKey: "walk")
    }
    func jump() {
        guard action(forKey: "jump") == nil else { return }
        physicsBody?.applyImpulse(CGVector(dx: 0, dy: 60))
        let up = SKAction.moveBy(x: 0, y: 80, duration: 0.25)
        run(.sequence([up, up.reversed()]), withKey: "jump")
    }
    func stop() { removeAction(forKey: "walk") }
}
