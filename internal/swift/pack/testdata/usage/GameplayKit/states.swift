// target: ios17.0
// mode: 5

import GameplayKit
import SpriteKit
class PlayState: GKState {
    unowned let scene: SKScene
    init(scene: SKScene) { self.scene = scene; super.init() }
    override func didEnter(from previousState: GKState?) { print("play") }
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass is PauseState.Type }
    override func update(deltaTime seconds: TimeInterval) {}
}
class PauseState: GKState {}
final class Scene: SKScene {
    lazy var machine = GKStateMachine(states: [PlayState(scene: self), PauseState()])
    override func didMove(to view: SKView) { machine.enter(PlayState.self) }
    override func update(_ currentTime: TimeInterval) {
        machine.update(deltaTime: 1 / 60)
        if machine.currentState is PauseState { isPaused = true }
    }
}
