// target: ios17.0
// mode: 5
// expect: 8 could_not_find_value_member

import SpriteKit

func f(body: SKPhysicsBody) {
    body.affectedByWind = true
}
