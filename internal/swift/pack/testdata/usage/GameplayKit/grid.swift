// target: ios17.0
// mode: 5

import GameplayKit
func path(blocked: [vector_int2]) -> [CGPoint] {
    let graph = GKGridGraph(fromGridStartingAt: vector_int2(0, 0), width: 10, height: 10, diagonalsAllowed: false)
    graph.remove(blocked.compactMap { graph.node(atGridPosition: $0) })
    guard let a = graph.node(atGridPosition: vector_int2(0, 0)), let b = graph.node(atGridPosition: [9, 9]) else { return [] }
    return graph.findPath(from: a, to: b).compactMap { $0 as? GKGridGraphNode }.map {
        CGPoint(x: Int($0.gridPosition.x) * 32, y: Int($0.gridPosition.y) * 32)
    }
}
