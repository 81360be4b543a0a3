@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct ModelComponent: Component {
    public init(mesh: MeshResource, materials: [any Material]) { fatalError() }
    public var mesh: MeshResource { get { fatalError() } set {} }
    public var materials: [any Material] { get { fatalError() } set {} }
    public var boundsMargin: Float { get { fatalError() } set {} }
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct CollisionGroup: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { fatalError() }
    public static var `default`: CollisionGroup { fatalError() }
    public static var sceneUnderstanding: CollisionGroup { fatalError() }
    public static var all: CollisionGroup { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct CollisionFilter: Equatable, Sendable {
    public init(group: CollisionGroup, mask: CollisionGroup) { fatalError() }
    public var group: CollisionGroup { get { fatalError() } set {} }
    public var mask: CollisionGroup { get { fatalError() } set {} }
    public static var `default`: CollisionFilter { fatalError() }
    public static var sensor: CollisionFilter { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct CollisionComponent: Component {
    public enum Mode: Sendable { case `default`, trigger, colliding }
    public init(shapes: [ShapeResource], mode: CollisionComponent.Mode = .default, filter: CollisionFilter = .default) { fatalError() }
    @available(iOS 17.0, macOS 14.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public init(shapes: [ShapeResource], isStatic: Bool, filter: CollisionFilter = .default) { fatalError() }
    public var shapes: [ShapeResource] { get { fatalError() } set {} }
    public var mode: CollisionComponent.Mode { get { fatalError() } set {} }
    public var filter: CollisionFilter { get { fatalError() } set {} }
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum PhysicsBodyMode: Sendable { case `static`, kinematic, dynamic }
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct PhysicsMassProperties: Equatable, Sendable {
    public init() { fatalError() }
    public init(mass: Float) { fatalError() }
    public init(shape: ShapeResource, mass: Float) { fatalError() }
    public init(shape: ShapeResource, density: Float) { fatalError() }
    public var mass: Float { get { fatalError() } set {} }
    public static var `default`: PhysicsMassProperties { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public class PhysicsMaterialResource: @unchecked Sendable {
    init() { fatalError() }
    public static var `default`: PhysicsMaterialResource { fatalError() }
    @MainActor @preconcurrency public static func generate(friction: Float = 0.8, restitution: Float = 0.8) -> PhysicsMaterialResource { fatalError() }
    @MainActor @preconcurrency public static func generate(staticFriction: Float = 0.8, dynamicFriction: Float = 0.8, restitution: Float = 0.8) -> PhysicsMaterialResource { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct PhysicsBodyComponent: Component {
    public init() { fatalError() }
    public init(massProperties: PhysicsMassProperties = .default, material: PhysicsMaterialResource? = nil, mode: PhysicsBodyMode = .dynamic) { fatalError() }
    public init(shapes: [ShapeResource], mass: Float, material: PhysicsMaterialResource? = nil, mode: PhysicsBodyMode = .dynamic) { fatalError() }
    public init(shapes: [ShapeResource], density: Float, material: PhysicsMaterialResource? = nil, mode: PhysicsBodyMode = .dynamic) { fatalError() }
    public var mode: PhysicsBodyMode { get { fatalError() } set {} }
    public var massProperties: PhysicsMassProperties { get { fatalError() } set {} }
    public var material: PhysicsMaterialResource { get { fatalError() } set {} }
    public var isTranslationLocked: (x: Bool, y: Bool, z: Bool) { get { fatalError() } set {} }
    public var isRotationLocked: (x: Bool, y: Bool, z: Bool) { get { fatalError() } set {} }
    public var isContinuousCollisionDetectionEnabled: Bool { get { fatalError() } set {} }
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public var isAffectedByGravity: Bool { get { fatalError() } set {} }
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public var linearDamping: Float { get { fatalError() } set {} }
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public var angularDamping: Float { get { fatalError() } set {} }
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct PhysicsMotionComponent: Component {
    public init() { fatalError() }
    public init(linearVelocity: SIMD3<Float> = .zero, angularVelocity: SIMD3<Float> = .zero) { fatalError() }
    public var linearVelocity: SIMD3<Float> { get { fatalError() } set {} }
    public var angularVelocity: SIMD3<Float> { get { fatalError() } set {} }
}
@available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct PhysicsSimulationComponent: Component { public init() { fatalError() }; public var gravity: SIMD3<Float> { get { fatalError() } set {} } }
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct AnchoringComponent: Component {
    public enum Target: Hashable {
        public enum Alignment: Hashable, Sendable { case horizontal, vertical, any }
        public struct Classification: OptionSet, Hashable, Sendable {
            public let rawValue: UInt64
            public init(rawValue: UInt64) { fatalError() }
            public static var wall: Classification { fatalError() }
            public static var floor: Classification { fatalError() }
            public static var ceiling: Classification { fatalError() }
            public static var table: Classification { fatalError() }
            public static var seat: Classification { fatalError() }
            public static var any: Classification { fatalError() }
        }
        case world(transform: float4x4), camera, plane(Alignment, classification: Classification, minimumBounds: SIMD2<Float>), image(group: String, name: String), object(group: String, name: String), face, body, anchor(identifier: UUID), head
        public static func == (a: Target, b: Target) -> Bool { fatalError() }
        public func hash(into hasher: inout Hasher) {}
    }
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum TrackingMode: Hashable, Sendable { case once, continuous }
    public init(_ target: AnchoringComponent.Target) { fatalError() }
    public var target: AnchoringComponent.Target { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct DirectionalLightComponent: Component {
    public struct Shadow: Component { public init() { fatalError() }; public init(maximumDistance: Float = 5, depthBias: Float = 1) { fatalError() }; public var maximumDistance: Float { get { fatalError() } set {} }; public var depthBias: Float { get { fatalError() } set {} } }
    public init(color: RKColor = .white, intensity: Float = 2145, isRealWorldProxy: Bool = false) { fatalError() }
    public var color: RKColor { get { fatalError() } set {} }
    public var intensity: Float { get { fatalError() } set {} }
    public var isRealWorldProxy: Bool { get { fatalError() } set {} }
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct PointLightComponent: Component {
    public init(color: RKColor = .white, intensity: Float = 26963.76, attenuationRadius: Float = 10) { fatalError() }
    public var color: RKColor { get { fatalError() } set {} }
    public var intensity: Float { get { fatalError() } set {} }
    public var attenuationRadius: Float { get { fatalError() } set {} }
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct SpotLightComponent: Component {
    public init(color: RKColor = .white, intensity: Float = 6740, innerAngleInDegrees: Float = 45, outerAngleInDegrees: Float = 60, attenuationRadius: Float = 10) { fatalError() }
    public var color: RKColor { get { fatalError() } set {} }
    public var intensity: Float { get { fatalError() } set {} }
    public var attenuationRadius: Float { get { fatalError() } set {} }
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct PerspectiveCameraComponent: Component {
    public init(near: Float = 0.01, far: Float = .infinity, fieldOfViewInDegrees: Float = 60) { fatalError() }
    public var near: Float { get { fatalError() } set {} }
    public var far: Float { get { fatalError() } set {} }
    public var fieldOfViewInDegrees: Float { get { fatalError() } set {} }
}
@available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct InputTargetComponent: Component {
    public struct InputType: OptionSet, Sendable { public let rawValue: Int32; public init(rawValue: Int32) { fatalError() }; public static var direct: InputType { fatalError() }; public static var indirect: InputType { fatalError() }; public static var all: InputType { fatalError() } }
    public init() { fatalError() }
    public init(allowedInputTypes: InputType = .all) { fatalError() }
    public var isEnabled: Bool { get { fatalError() } set {} }
    public var allowedInputTypes: InputType { get { fatalError() } set {} }
}
@available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct HoverEffectComponent: Component { public init() { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct OpacityComponent: Component { public init(opacity: Float = 1) { fatalError() }; public var opacity: Float { get { fatalError() } set {} } }
@available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct GroundingShadowComponent: Component { public init(castsShadow: Bool) { fatalError() }; public init(castsShadow: Bool, receivesShadow: Bool) { fatalError() }; public var castsShadow: Bool { get { fatalError() } set {} } }
@available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct BillboardComponent: Component { public init() { fatalError() }; public var blendFactor: Float { get { fatalError() } set {} } }
@available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct SpatialAudioComponent: Component { public init() { fatalError() }; public init(gain: Double = 0) { fatalError() }; public var gain: Double { get { fatalError() } set {} } }
@available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct ImageBasedLightComponent: Component {
    public enum Source { case single(EnvironmentResource), none }
    public init(source: Source, intensityExponent: Float = 0) { fatalError() }
    public var inheritsRotation: Bool { get { fatalError() } set {} }
    public var intensityExponent: Float { get { fatalError() } set {} }
}
@available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct ImageBasedLightReceiverComponent: Component { @MainActor @preconcurrency public init(imageBasedLight: Entity) { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct ParticleEmitterComponent: Component {
    public enum EmitterShape: Sendable { case point, plane, box, sphere, cone, cylinder, torus }
    public struct ParticleEmitter { public var birthRate: Float { get { fatalError() } set {} }; public var lifeSpan: Double { get { fatalError() } set {} }; public var size: Float { get { fatalError() } set {} }; public var acceleration: SIMD3<Float> { get { fatalError() } set {} }; public var spreadingAngle: Float { get { fatalError() } set {} } }
    public struct Presets { public static var fireworks: ParticleEmitterComponent { fatalError() }; public static var impact: ParticleEmitterComponent { fatalError() }; public static var magic: ParticleEmitterComponent { fatalError() }; public static var rain: ParticleEmitterComponent { fatalError() }; public static var snow: ParticleEmitterComponent { fatalError() }; public static var sparks: ParticleEmitterComponent { fatalError() } }
    public init() { fatalError() }
    public var emitterShape: EmitterShape { get { fatalError() } set {} }
    public var emitterShapeSize: SIMD3<Float> { get { fatalError() } set {} }
    public var mainEmitter: ParticleEmitter { get { fatalError() } set {} }
    public var speed: Float { get { fatalError() } set {} }
    public var isEmitting: Bool { get { fatalError() } set {} }
    public mutating func burst() {}
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol Material {}
@available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct MaterialColorParameter { 
    public static func color(_ color: RKColor) -> MaterialColorParameter { fatalError() }
    public static func texture(_ texture: TextureResource) -> MaterialColorParameter { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum MaterialScalarParameter: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    case float(Float), texture(TextureResource)
    public init(floatLiteral value: Float) { fatalError() }
    public init(integerLiteral value: Int) { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct MaterialParameters {
    public struct Texture { @MainActor @preconcurrency public init(_ resource: TextureResource) { fatalError() }; public var resource: TextureResource { get { fatalError() } set {} } }
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct SimpleMaterial: Material {
    public struct BaseColor { public init(tint: RKColor = .white, texture: MaterialParameters.Texture? = nil) { fatalError() }; public var tint: RKColor { get { fatalError() } set {} }; public var texture: MaterialParameters.Texture? { get { fatalError() } set {} } }
    public init() { fatalError() }
    public init(color: RKColor, isMetallic: Bool) { fatalError() }
    public init(color: RKColor, roughness: MaterialScalarParameter = 0, isMetallic: Bool) { fatalError() }
    public var color: BaseColor { get { fatalError() } set {} }
    public var metallic: MaterialScalarParameter { get { fatalError() } set {} }
    public var roughness: MaterialScalarParameter { get { fatalError() } set {} }
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct UnlitMaterial: Material {
    public struct BaseColor { public init(tint: RKColor = .white, texture: MaterialParameters.Texture? = nil) { fatalError() }; public var tint: RKColor { get { fatalError() } set {} }; public var texture: MaterialParameters.Texture? { get { fatalError() } set {} } }
    public init() { fatalError() }
    public init(color: RKColor) { fatalError() }
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public init(texture: TextureResource) { fatalError() }
    public var color: BaseColor { get { fatalError() } set {} }
    public var blending: PhysicallyBasedMaterial.Blending { get { fatalError() } set {} }
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct OcclusionMaterial: Material { public init() { fatalError() }; public init(receivesDynamicLighting: Bool = false) { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct VideoMaterial: Material {
    #if os(iOS)
    @MainActor @preconcurrency public init(avPlayer: AVPlayer) { fatalError() }
    public var avPlayer: AVPlayer? { fatalError() }
    #endif
}
@available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct PhysicallyBasedMaterial: Material {
    public struct BaseColor: ExpressibleByNilLiteral { public init(tint: RKColor = .white, texture: MaterialParameters.Texture? = nil) { fatalError() }; public init(nilLiteral: ()) { fatalError() }; public var tint: RKColor { get { fatalError() } set {} }; public var texture: MaterialParameters.Texture? { get { fatalError() } set {} } }
    public struct Metallic: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral { public init(scale: Float = 1, texture: MaterialParameters.Texture? = nil) { fatalError() }; public init(floatLiteral value: Float) { fatalError() }; public init(integerLiteral value: Int) { fatalError() }; public init(texture: MaterialParameters.Texture) { fatalError() }; public var scale: Float { get { fatalError() } set {} } }
    public struct Roughness: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral { public init(scale: Float = 1, texture: MaterialParameters.Texture? = nil) { fatalError() }; public init(floatLiteral value: Float) { fatalError() }; public init(integerLiteral value: Int) { fatalError() }; public init(texture: MaterialParameters.Texture) { fatalError() }; public var scale: Float { get { fatalError() } set {} } }
    public struct EmissiveColor { public init(color: RKColor = .black, texture: MaterialParameters.Texture? = nil) { fatalError() }; public var color: RKColor { get { fatalError() } set {} } }
    public struct Normal { public init(texture: MaterialParameters.Texture? = nil) { fatalError() } }
    public struct Opacity: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral { public init(scale: Float = 1, texture: MaterialParameters.Texture? = nil) { fatalError() }; public init(floatLiteral value: Float) { fatalError() }; public init(integerLiteral value: Int) { fatalError() } }
    public enum Blending { case opaque, transparent(opacity: Opacity) }
    public enum FaceCulling: Sendable { case front, back, none }
    public init() { fatalError() }
    public var baseColor: BaseColor { get { fatalError() } set {} }
    public var metallic: Metallic { get { fatalError() } set {} }
    public var roughness: Roughness { get { fatalError() } set {} }
    public var emissiveColor: EmissiveColor { get { fatalError() } set {} }
    public var emissiveIntensity: Float { get { fatalError() } set {} }
    public var normal: Normal { get { fatalError() } set {} }
    public var blending: Blending { get { fatalError() } set {} }
    public var opacityThreshold: Float? { get { fatalError() } set {} }
    public var faceCulling: FaceCulling { get { fatalError() } set {} }
}
@available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol Resource {}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public class MeshResource {
    init() { fatalError() }
    public enum BoxFace { case all }
    public static func generateBox(size: SIMD3<Float>, cornerRadius: Float = 0) -> MeshResource { fatalError() }
    public static func generateBox(size: Float, cornerRadius: Float = 0) -> MeshResource { fatalError() }
    public static func generateBox(width: Float, height: Float, depth: Float, cornerRadius: Float = 0, splitFaces: Bool = false) -> MeshResource { fatalError() }
    public static func generateSphere(radius: Float) -> MeshResource { fatalError() }
    public static func generatePlane(width: Float, height: Float, cornerRadius: Float = 0) -> MeshResource { fatalError() }
    public static func generatePlane(width: Float, depth: Float, cornerRadius: Float = 0) -> MeshResource { fatalError() }
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public static func generateCylinder(height: Float, radius: Float) -> MeshResource { fatalError() }
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public static func generateCone(height: Float, radius: Float) -> MeshResource { fatalError() }
    #if os(macOS)
    public static func generateText(_ string: String, extrusionDepth: Float = 0.25, font: NSFont = NSFont.systemFont(ofSize: 1), containerFrame: CGRect = .zero) -> MeshResource { fatalError() }
    #else
    public static func generateText(_ string: String, extrusionDepth: Float = 0.25, font: UIFont = .systemFont(ofSize: 1), containerFrame: CGRect = .zero, alignment: NSTextAlignment = .left, lineBreakMode: NSLineBreakMode = .byTruncatingTail) -> MeshResource { fatalError() }
    #endif
    @available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public static func generate(from descriptors: [MeshDescriptor]) throws -> MeshResource { fatalError() }
    public var bounds: BoundingBox { fatalError() }
    public var expectedMaterialCount: Int { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct MeshBuffer<Element> { public init(_ elements: [Element]) { fatalError() }; public var elements: [Element] { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum MeshBuffers {
    public typealias Positions = MeshBuffer<SIMD3<Float>>
    public typealias Normals = MeshBuffer<SIMD3<Float>>
    public typealias TextureCoordinates = MeshBuffer<SIMD2<Float>>
}
@available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct MeshDescriptor {
    public enum Primitives { case triangles([UInt32]), trianglesAndQuads(triangles: [UInt32], quads: [UInt32]), polygons([UInt8], [UInt32]) }
    public init(name: String = "") { fatalError() }
    public var name: String { get { fatalError() } set {} }
    public var positions: MeshBuffers.Positions { get { fatalError() } set {} }
    public var normals: MeshBuffers.Normals? { get { fatalError() } set {} }
    public var textureCoordinates: MeshBuffers.TextureCoordinates? { get { fatalError() } set {} }
    public var primitives: Primitives? { get { fatalError() } set {} }
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public class ShapeResource: @unchecked Sendable {
    init() { fatalError() }
    @MainActor @preconcurrency public static func generateBox(size: SIMD3<Float>) -> ShapeResource { fatalError() }
    @MainActor @preconcurrency public static func generateBox(width: Float, height: Float, depth: Float) -> ShapeResource { fatalError() }
    @MainActor @preconcurrency public static func generateSphere(radius: Float) -> ShapeResource { fatalError() }
    @MainActor @preconcurrency public static func generateCapsule(height: Float, radius: Float) -> ShapeResource { fatalError() }
    @MainActor @preconcurrency public static func generateConvex(from mesh: MeshResource) -> ShapeResource { fatalError() }
    @available(iOS 17.0, macOS 14.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public static func generateConvex(from mesh: MeshResource) async throws -> ShapeResource { fatalError() }
    @available(iOS 17.0, macOS 14.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public static func generateStaticMesh(from mesh: MeshResource) async throws -> ShapeResource { fatalError() }
    @MainActor @preconcurrency public func offsetBy(translation: SIMD3<Float>) -> ShapeResource { fatalError() }
    @MainActor @preconcurrency public func offsetBy(rotation: simd_quatf = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1), translation: SIMD3<Float> = [0, 0, 0]) -> ShapeResource { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public class TextureResource {
    public enum Semantic: Hashable, Sendable { case raw, color, scalar, normal, hdrColor }
    @available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct CreateOptions { nonisolated public init(semantic: TextureResource.Semantic?) { fatalError() } }
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public convenience init(named name: String, in bundle: Bundle? = nil, options: CreateOptions = .init(semantic: nil)) async throws { fatalError() }
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public convenience init(image cgImage: CGImage, withName name: String? = nil, options: CreateOptions) async throws { fatalError() }
    init() { fatalError() }
    public static func load(named resourceName: String, in bundle: Bundle? = nil) throws -> TextureResource { fatalError() }
    public static func load(contentsOf url: URL) throws -> TextureResource { fatalError() }
    public static func loadAsync(named resourceName: String, in bundle: Bundle? = nil) -> LoadRequest<TextureResource> { fatalError() }
    public static func generate(from cgImage: CGImage, withName resourceName: String? = nil, options: CreateOptions) throws -> TextureResource { fatalError() }
    public var width: Int { fatalError() }
    public var height: Int { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public class EnvironmentResource {
    init() { fatalError() }
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public convenience init(named name: String, in bundle: Bundle? = nil) async throws { fatalError() }
    public static func load(named name: String, in bundle: Bundle? = nil) throws -> EnvironmentResource { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct AnimationTimingFunction: Sendable {
    public static var `default`: AnimationTimingFunction { fatalError() }
    public static var linear: AnimationTimingFunction { fatalError() }
    public static var easeIn: AnimationTimingFunction { fatalError() }
    public static var easeOut: AnimationTimingFunction { fatalError() }
    public static var easeInOut: AnimationTimingFunction { fatalError() }
    public static func cubicBezier(controlPoint1: SIMD2<Float>, controlPoint2: SIMD2<Float>) -> AnimationTimingFunction { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public class AnimationResource {
    init() { fatalError() }
    public var name: String? { fatalError() }
    public func `repeat`(duration: TimeInterval = .infinity) -> AnimationResource { fatalError() }
    public func `repeat`(count: Int) -> AnimationResource { fatalError() }
    @available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public static func generate(with animation: any AnimationDefinition) throws -> AnimationResource { fatalError() }
    @available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public static func sequence(with animations: [AnimationResource]) throws -> AnimationResource { fatalError() }
    @available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public static func group(with animations: [AnimationResource]) throws -> AnimationResource { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol AnimationDefinition {}
@available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum AnimationRepeatMode: Sendable { case none, autoReverse, cumulative, `repeat` }
@available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum BindTarget: Sendable { case transform, jointTransforms, opacity }
@available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct FromToByAnimation<Value>: AnimationDefinition {
    public init(name: String = "", from fromValue: Value? = nil, to toValue: Value? = nil, by byValue: Value? = nil, duration: TimeInterval = 1, timing: AnimationTimingFunction = .linear, isAdditive: Bool = false, bindTarget: BindTarget? = nil, repeatMode: AnimationRepeatMode = .none, trimStart: TimeInterval? = nil, trimEnd: TimeInterval? = nil, delay: TimeInterval = 0, speed: Float = 1) { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct OrbitAnimation: AnimationDefinition {
    public init(name: String = "", duration: TimeInterval = 1, axis: SIMD3<Float> = [0, 1, 0], startTransform: Transform, spinClockwise: Bool = true, orientToPath: Bool = false, rotationCount: Float = 1, isAdditive: Bool = false, bindTarget: BindTarget? = nil, repeatMode: AnimationRepeatMode = .none) { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public class AnimationPlaybackController {
    init() { fatalError() }
    public var isPaused: Bool { fatalError() }
    public var isPlaying: Bool { fatalError() }
    public var isComplete: Bool { fatalError() }
    public var speed: Float { get { fatalError() } set {} }
    public var time: TimeInterval { get { fatalError() } set {} }
    public var duration: TimeInterval { fatalError() }
    public var entity: Entity? { fatalError() }
    public func pause() {}
    public func resume() {}
    public func stop() {}
    public func stop(blendOutDuration: TimeInterval = 0) {}
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public class AudioResource {
    init() { fatalError() }
    public enum InputMode: Sendable { case nonSpatial, spatial, ambient }
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public class AudioFileResource: AudioResource {
    public struct Configuration { nonisolated public init(loadingStrategy: LoadingStrategy = .preload, shouldLoop: Bool = false, shouldRandomizeStartTime: Bool = false) { fatalError() } }
    public enum LoadingStrategy: Sendable { case preload, stream }
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public convenience init(named name: String, from: String? = nil, in bundle: Bundle? = nil, configuration: Configuration = .init()) async throws { fatalError() }
    public static func load(named name: String, in bundle: Bundle? = nil, inputMode: AudioResource.InputMode = .spatial, loadingStrategy: LoadingStrategy = .preload, shouldLoop: Bool = false) throws -> AudioFileResource { fatalError() }
    override init() { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public class AudioPlaybackController {
    init() { fatalError() }
    public typealias Decibel = Double
    public var gain: Decibel { get { fatalError() } set {} }
    public var speed: Double { get { fatalError() } set {} }
    public var isPlaying: Bool { fatalError() }
    public func play() {}
    public func pause() {}
    public func stop() {}
    public func fade(to gain: Decibel, duration: TimeInterval) {}
}
