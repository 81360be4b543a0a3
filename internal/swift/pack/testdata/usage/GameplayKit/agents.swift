// target: ios17.0
// mode: 5

import GameplayKit
final class Chaser: GKAgent2D, GKAgentDelegate {
    func chase(_ target: GKAgent2D) {
        delegate = self
        maxSpeed = 100; maxAcceleration = 50; radius = 10; mass = 1
        behavior = GKBehavior(goals: [GKGoal(toSeekAgent: target), GKGoal(toWander: 10)], andWeights: [1, 0.3])
        position = vector_float2(x: 0, y: 0)
    }
    func agentDidUpdate(_ agent: GKAgent) {
        guard let agent = agent as? GKAgent2D else { return }
        print(agent.position.x, agent.rotation)
    }
}
