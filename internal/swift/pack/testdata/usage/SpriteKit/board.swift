// target: macos14.0
// mode: 5

import SpriteKit

final class BoardScene: SKScene {
    let cameraNode = SKCameraNode()
    override func sceneDidLoad() {
        camera = cameraNode
        addChild(cameraNode)
        for row in 0..<8 {
            for column in 0..<8 {
                let tile = SKShapeNode(rectOf: CGSize(width: 40, height: 40), cornerRadius: 8)
                tile.position = CGPoint(x: CGFloat(column) * 44, y: CGFloat(row) * 44)
                tile.fillColor = SKColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
                tile.lineWidth = 2
                tile.name = "tile-\(row)-\(column)"
                addChild(tile)
            }
        }
        let label = SKLabelNode(text: "Hello")
        label.verticalAlignmentMode = .center
        label.fontColor = .white
        cameraNode.addChild(label)
        label.run(.repeatForever(.sequence([.scale(to: 1.2, duration: 0.4), .scale(to: 1, duration: 0.4)])))
    }
    func flip(at point: CGPoint) async {
        guard let node = nodes(at: point).first(where: { $0.name?.hasPrefix("tile") == true }) as? SKShapeNode else { return }
        await node.run(.fadeAlpha(to: 0.2, duration: 0.3))
        node.fillColor = .green
    }
}
