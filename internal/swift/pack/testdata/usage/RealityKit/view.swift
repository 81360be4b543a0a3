// target: ios18.0
// mode: 5

import SwiftUI
import RealityKit
struct ContentView: View {
    @State private var angle: Float = 0
    var body: some View {
        RealityView { content in
            let model = ModelEntity(mesh: .generateBox(size: 0.1, cornerRadius: 0.005), materials: [SimpleMaterial(color: .blue, roughness: 0.15, isMetallic: true)])
            model.position = [0, 0.05, 0]
            model.name = "cube"
            model.components.set(InputTargetComponent())
            model.components.set(CollisionComponent(shapes: [.generateBox(size: [0.1, 0.1, 0.1])]))
            let anchor = AnchorEntity(.plane(.horizontal, classification: .any, minimumBounds: SIMD2<Float>(0.2, 0.2)))
            anchor.addChild(model)
            content.add(anchor)
            content.camera = .spatialTracking
        } update: { content in
            for entity in content.entities { entity.findEntity(named: "cube")?.orientation = simd_quatf(angle: angle, axis: [0, 1, 0]) }
        } placeholder: { ProgressView() }
        .gesture(TapGesture().targetedToAnyEntity().onEnded { value in value.entity.scale *= 1.2 })
        .realityViewCameraControls(.orbit)
        .edgesIgnoringSafeArea(.all)
    }
}
