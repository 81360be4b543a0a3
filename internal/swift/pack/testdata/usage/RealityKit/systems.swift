// target: ios18.0
// mode: 5

import RealityKit
import SwiftUI
struct SpinComponent: Component { var speed: Float = 1 }
struct SpinSystem: System {
    static let query = EntityQuery(where: .has(SpinComponent.self))
    init(scene: RealityKit.Scene) {}
    func update(context: SceneUpdateContext) {
        for entity in context.entities(matching: Self.query, updatingSystemWhen: .rendering) {
            guard let spin = entity.components[SpinComponent.self] else { continue }
            entity.setOrientation(simd_quatf(angle: spin.speed * Float(context.deltaTime), axis: [0, 1, 0]), relativeTo: entity)
        }
    }
}
@MainActor func setUp() async throws -> Entity {
    SpinComponent.registerComponent()
    SpinSystem.registerSystem()
    let root = Entity()
    let ball = ModelEntity(mesh: .generateSphere(radius: 0.1), materials: [UnlitMaterial(color: .green)], collisionShape: .generateSphere(radius: 0.1), mass: 1)
    ball.physicsBody?.mode = .dynamic
    ball.components.set(SpinComponent(speed: 2))
    ball.addForce([0, 5, 0], relativeTo: nil)
    var material = PhysicallyBasedMaterial()
    material.baseColor = .init(tint: .orange)
    material.roughness = 0.3
    material.metallic = .init(floatLiteral: 1)
    let floor = ModelEntity(mesh: .generatePlane(width: 1, depth: 1), materials: [material])
    floor.physicsBody = PhysicsBodyComponent(massProperties: .default, material: .generate(friction: 0.5, restitution: 0.2), mode: .static)
    root.children.append(ball)
    root.addChild(floor)
    let robot = try await Entity(named: "robot")
    robot.move(to: Transform(scale: .one, rotation: simd_quatf(angle: .pi, axis: [0, 1, 0]), translation: [0, 0, -1]), relativeTo: root, duration: 2, timingFunction: .easeInOut)
    let light = DirectionalLight()
    light.light.intensity = 2000
    light.look(at: .zero, from: [1, 2, 1], relativeTo: nil)
    root.addChild(light)
    return root
}
