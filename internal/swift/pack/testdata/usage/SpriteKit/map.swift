// target: ios17.0
// mode: 5

import SpriteKit
final class MapScene: SKScene {
    override func didMove(to view: SKView) {
        guard let tileSet = SKTileSet(named: "Terrain") else { return }
        let map = SKTileMapNode(tileSet: tileSet, columns: 20, rows: 20, tileSize: CGSize(width: 64, height: 64))
        if let grass = tileSet.tileGroups.first(where: { $0.name == "Grass" }) { map.fill(with: grass) }
        map.anchorPoint = .zero
        addChild(map)
        let column = map.tileColumnIndex(fromPosition: .zero), row = map.tileRowIndex(fromPosition: .zero)
        map.setTileGroup(nil, forColumn: column, row: row)
    }
}
