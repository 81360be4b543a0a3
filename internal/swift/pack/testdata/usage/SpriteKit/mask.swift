// target: tvos17.0
// mode: 5

import SpriteKit
class MaskScene: SKScene {
    override func didMove(to view: SKView) {
        let crop = SKCropNode()
        crop.maskNode = SKShapeNode(circleOfRadius: 80)
        let picture = SKSpriteNode(imageNamed: "picture")
        picture.aspectFillToSize(CGSize(width: 200, height: 200))
        crop.addChild(picture)
        addChild(crop)
        let shader = SKShader(source: "void main() { gl_FragColor = texture2D(u_texture, v_tex_coord); }")
        shader.uniforms = [SKUniform(name: "u_time2", float: 0)]
        picture.shader = shader
    }
}
extension SKSpriteNode {
    func aspectFillToSize(_ fillSize: CGSize) {
        guard let texture else { return }
        let s = texture.size()
        let ratio = max(fillSize.width / s.width, fillSize.height / s.height)
        size = CGSize(width: s.width * ratio, height: s.height * ratio)
    }
}
