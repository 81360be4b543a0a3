// target: ios16.0
// mode: 5

import GameplayKit
import SpriteKit
class HealthComponent: GKComponent {
    var health = 100
    override init() { super.init() }
    required init?(coder: NSCoder) { fatalError() }
    override func update(deltaTime seconds: TimeInterval) { if health <= 0 { entity?.component(ofType: SpriteComponent.self)?.node.removeFromParent() } }
}
class SpriteComponent: GKComponent {
    let node: SKSpriteNode
    init(texture: SKTexture) { node = SKSpriteNode(texture: texture); super.init() }
    required init?(coder aDecoder: NSCoder) { fatalError() }
}
class Enemy: GKEntity {
    override init() {
        super.init()
        addComponent(HealthComponent())
        addComponent(SpriteComponent(texture: SKTexture(imageNamed: "e")))
    }
    required init?(coder: NSCoder) { fatalError() }
}
let system = GKComponentSystem(componentClass: HealthComponent.self)
