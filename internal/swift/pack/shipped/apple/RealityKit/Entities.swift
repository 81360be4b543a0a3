@_exported import Combine
@_exported import CoreGraphics
@_exported import Foundation
@_exported import simd
#if os(iOS)
@_exported import ARKit
public typealias RKColor = UIColor
#elseif os(macOS)
@_exported import AppKit
public typealias RKColor = NSColor
#else
@_exported import UIKit
public typealias RKColor = UIColor
#endif

@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct Transform: Equatable, Sendable {
    public var scale: SIMD3<Float> { get { fatalError() } set {} }
    public var rotation: simd_quatf { get { fatalError() } set {} }
    public var translation: SIMD3<Float> { get { fatalError() } set {} }
    public var matrix: float4x4 { get { fatalError() } set {} }
    public static let identity: Transform = Transform()
    public init() { fatalError() }
    public init(scale: SIMD3<Float> = SIMD3<Float>(repeating: 1), rotation: simd_quatf = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1), translation: SIMD3<Float> = [0, 0, 0]) { fatalError() }
    public init(matrix: float4x4) { fatalError() }
    public init(pitch x: Float = 0, yaw y: Float = 0, roll z: Float = 0) { fatalError() }
    public static func == (a: Transform, b: Transform) -> Bool { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct BoundingBox: Equatable, Hashable, Sendable {
    public init() { fatalError() }
    public init(min: SIMD3<Float>, max: SIMD3<Float>) { fatalError() }
    public var min: SIMD3<Float> { get { fatalError() } set {} }
    public var max: SIMD3<Float> { get { fatalError() } set {} }
    public var center: SIMD3<Float> { fatalError() }
    public var extents: SIMD3<Float> { fatalError() }
    public var boundingRadius: Float { fatalError() }
    public var isEmpty: Bool { fatalError() }
    public func contains(_ point: SIMD3<Float>) -> Bool { fatalError() }
    public func union(_ other: BoundingBox) -> BoundingBox { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol Component {}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) extension Component { @MainActor public static func registerComponent() {} }
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) extension Transform: Component {}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol Event {}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol EventSource: AnyObject {}
@available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol System {
    static var dependencies: [SystemDependency] { get }
    init(scene: Scene)
    mutating func update(context: SceneUpdateContext)
}
@available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) extension System {
    public static var dependencies: [SystemDependency] { fatalError() }
    public static func registerSystem() {}
    public mutating func update(context: SceneUpdateContext) {}
}
@available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum SystemDependency { case before(any System.Type), after(any System.Type) }
@available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct SystemUpdateCondition: Sendable { public static var rendering: SystemUpdateCondition { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct SceneUpdateContext {
    @MainActor public var scene: Scene { fatalError() }
    public var deltaTime: TimeInterval { fatalError() }
    @available(iOS 17.0, macOS 14.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor public func entities(matching query: EntityQuery, updatingSystemWhen condition: SystemUpdateCondition) -> QueryResult<Entity> { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct EntityQuery {
    public init() { fatalError() }
    public init(where predicate: QueryPredicate<Entity>) { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct QueryPredicate<Value> {
    public static func has<ComponentType: Component>(_ type: ComponentType.Type) -> QueryPredicate<Entity> { fatalError() }
    public static prefix func ! (predicate: QueryPredicate<Value>) -> QueryPredicate<Value> { fatalError() }
    public static func && (a: QueryPredicate<Value>, b: QueryPredicate<Value>) -> QueryPredicate<Value> { fatalError() }
    public static func || (a: QueryPredicate<Value>, b: QueryPredicate<Value>) -> QueryPredicate<Value> { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct QueryResult<T>: Sequence {
    public struct Iterator: IteratorProtocol { public mutating func next() -> T? { fatalError() } }
    public func makeIterator() -> Iterator { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public class Scene: EventSource {
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor public struct AnchorCollection: Sequence {
        public struct Iterator: IteratorProtocol { public mutating func next() -> (any HasAnchoring)? { fatalError() } }
        nonisolated public func makeIterator() -> Iterator { fatalError() }
        public var count: Int { fatalError() }
        public var isEmpty: Bool { fatalError() }
        public subscript(index: Int) -> any HasAnchoring { fatalError() }
        public func append(_ entity: any HasAnchoring) {}
        public func append<S: Sequence>(contentsOf sequence: S) where S.Element: HasAnchoring {}
        public func remove(_ entity: any HasAnchoring) {}
        public func removeAll() {}
    }
    init() { fatalError() }
    public var name: String { fatalError() }
    public var anchors: AnchorCollection { fatalError() }
    public func addAnchor(_ anchor: any HasAnchoring) {}
    public func removeAnchor(_ anchor: any HasAnchoring) {}
    public func findEntity(named name: String) -> Entity? { fatalError() }
    public func publisher<E: Event>(for event: E.Type, on sourceObject: (any EventSource)? = nil) -> Scene.Publisher<E> { fatalError() }
    public func subscribe<E: Event>(to event: E.Type, on sourceObject: (any EventSource)? = nil, _ handler: @escaping (E) -> Void) -> any Cancellable { fatalError() }
    @available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public func subscribe<E: Event>(to event: E.Type, on sourceObject: (any EventSource)? = nil, componentType: (any Component.Type)? = nil, _ handler: @escaping (E) -> Void) -> any Cancellable { fatalError() }
    @available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public func performQuery(_ query: EntityQuery) -> QueryResult<Entity> { fatalError() }
    public func raycast(origin: SIMD3<Float>, direction: SIMD3<Float>, length: Float = 100, query: CollisionCastQueryType = .all, mask: CollisionGroup = .all, relativeTo referenceEntity: Entity? = nil) -> [CollisionCastHit] { fatalError() }
    public func raycast(from startPosition: SIMD3<Float>, to endPosition: SIMD3<Float>, query: CollisionCastQueryType = .all, mask: CollisionGroup = .all, relativeTo referenceEntity: Entity? = nil) -> [CollisionCastHit] { fatalError() }
    public struct Publisher<E: Event>: Combine.Publisher {
        public typealias Output = E
        public typealias Failure = Never
        public func receive<S: Subscriber>(subscriber: S) where S.Input == E, S.Failure == Never {}
    }
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum SceneEvents {
    public struct Update: Event { public let scene: Scene; public let deltaTime: TimeInterval }
    public struct AnchoredStateChanged: Event { public let anchor: any HasAnchoring; public let isAnchored: Bool }
    public struct DidAddEntity: Event { public let entity: Entity }
    public struct WillRemoveEntity: Event { public let entity: Entity }
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum CollisionEvents {
    public struct Began: Event { public let entityA: Entity; public let entityB: Entity; public var position: SIMD3<Float> { fatalError() }; public var impulse: Float { fatalError() } }
    public struct Updated: Event { public let entityA: Entity; public let entityB: Entity; public var position: SIMD3<Float> { fatalError() }; public var impulse: Float { fatalError() } }
    public struct Ended: Event { public let entityA: Entity; public let entityB: Entity }
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum AnimationEvents {
    public struct PlaybackCompleted: Event { public let playbackController: AnimationPlaybackController }
    public struct PlaybackLooped: Event { public let playbackController: AnimationPlaybackController }
    public struct PlaybackTerminated: Event { public let playbackController: AnimationPlaybackController }
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum CollisionCastQueryType: Sendable { case nearest, all, any }
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct CollisionCastHit { public var entity: Entity { fatalError() }; public var position: SIMD3<Float> { fatalError() }; public var normal: SIMD3<Float> { fatalError() }; public var distance: Float { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol HasTransform: Entity {}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol HasHierarchy: Entity {}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol HasSynchronization: Entity {}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol HasAnchoring: HasHierarchy, HasTransform {}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol HasModel: HasTransform {}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol HasCollision: HasTransform {}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol HasPhysicsBody: HasCollision {}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol HasPhysicsMotion: Entity {}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol HasPhysics: HasPhysicsBody, HasPhysicsMotion {}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol HasDirectionalLight: Entity {}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol HasPointLight: Entity {}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol HasSpotLight: Entity {}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol HasPerspectiveCamera: Entity {}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency open class Entity: HasHierarchy, HasSynchronization, HasTransform, EventSource, Identifiable, Hashable, CustomDebugStringConvertible {
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor public struct ComponentSet {
        public subscript<T: Component>(componentType: T.Type) -> T? { get { fatalError() } nonmutating set {} }
        public func set<T: Component>(_ component: T) {}
        public func set(_ components: [any Component]) {}
        public func has(_ componentType: any Component.Type) -> Bool { fatalError() }
        public func remove(_ componentType: any Component.Type) {}
        public func removeAll() {}
        public var count: Int { fatalError() }
    }
    @available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor public struct ChildCollection: Sequence {
        public struct Iterator: IteratorProtocol { public mutating func next() -> Entity? { fatalError() } }
        nonisolated public func makeIterator() -> Iterator { fatalError() }
        public var count: Int { fatalError() }
        public var isEmpty: Bool { fatalError() }
        public var first: Entity? { fatalError() }
        public var last: Entity? { fatalError() }
        public subscript(index: Int) -> Entity { fatalError() }
        public func append(_ child: Entity, preservingWorldTransform: Bool = false) {}
        public func append<S: Sequence>(contentsOf sequence: S) where S.Element: Entity {}
        public func insert(_ child: Entity, at index: Int, preservingWorldTransform: Bool = false) {}
        public func remove(_ child: Entity, preservingWorldTransforms: Bool = false) {}
        public func removeAll(preservingWorldTransforms: Bool = false) {}
    }
    nonisolated public var id: UInt64 { fatalError() }
    public required init() { fatalError() }
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 2.0, *) @available(watchOS, unavailable) public convenience init(components: any Component...) { fatalError() }
    @available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 2.0, *) @available(watchOS, unavailable) public convenience init(components: [any Component]) { fatalError() }
    @available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public convenience init(named name: String, in bundle: Bundle? = nil) async throws { fatalError() }
    @available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public convenience init(contentsOf url: URL, withName resourceName: String? = nil) async throws { fatalError() }
    public var name: String { get { fatalError() } set {} }
    public var components: ComponentSet { get { fatalError() } set {} }
    public var scene: Scene? { fatalError() }
    public var parent: Entity? { fatalError() }
    public var children: ChildCollection { get { fatalError() } set {} }
    public var isEnabled: Bool { get { fatalError() } set {} }
    public var isEnabledInHierarchy: Bool { fatalError() }
    public var isActive: Bool { fatalError() }
    public var isAnchored: Bool { fatalError() }
    public var anchor: (any HasAnchoring)? { fatalError() }
    public var transform: Transform { get { fatalError() } set {} }
    public var position: SIMD3<Float> { get { fatalError() } set {} }
    public var orientation: simd_quatf { get { fatalError() } set {} }
    public var scale: SIMD3<Float> { get { fatalError() } set {} }
    public var availableAnimations: [AnimationResource] { fatalError() }
    public func position(relativeTo referenceEntity: Entity?) -> SIMD3<Float> { fatalError() }
    public func setPosition(_ position: SIMD3<Float>, relativeTo referenceEntity: Entity?) {}
    public func orientation(relativeTo referenceEntity: Entity?) -> simd_quatf { fatalError() }
    public func setOrientation(_ orientation: simd_quatf, relativeTo referenceEntity: Entity?) {}
    public func scale(relativeTo referenceEntity: Entity?) -> SIMD3<Float> { fatalError() }
    public func setScale(_ scale: SIMD3<Float>, relativeTo referenceEntity: Entity?) {}
    public func transformMatrix(relativeTo referenceEntity: Entity?) -> float4x4 { fatalError() }
    public func setTransformMatrix(_ transform: float4x4, relativeTo referenceEntity: Entity?) {}
    public func convert(position: SIMD3<Float>, from referenceEntity: Entity?) -> SIMD3<Float> { fatalError() }
    public func convert(position: SIMD3<Float>, to referenceEntity: Entity?) -> SIMD3<Float> { fatalError() }
    public func convert(transform: Transform, from referenceEntity: Entity?) -> Transform { fatalError() }
    public func convert(transform: Transform, to referenceEntity: Entity?) -> Transform { fatalError() }
    public func look(at target: SIMD3<Float>, from position: SIMD3<Float>, upVector: SIMD3<Float> = SIMD3<Float>(0, 1, 0), relativeTo referenceEntity: Entity?) {}
    @discardableResult public func move(to target: Transform, relativeTo referenceEntity: Entity?, duration: TimeInterval, timingFunction: AnimationTimingFunction = .default) -> AnimationPlaybackController { fatalError() }
    public func move(to target: Transform, relativeTo referenceEntity: Entity?) {}
    @discardableResult public func move(to target: float4x4, relativeTo referenceEntity: Entity?, duration: TimeInterval, timingFunction: AnimationTimingFunction = .default) -> AnimationPlaybackController { fatalError() }
    public func addChild(_ entity: Entity, preservingWorldTransform: Bool = false) {}
    public func removeChild(_ entity: Entity, preservingWorldTransform: Bool = false) {}
    public func removeFromParent(preservingWorldTransform: Bool = false) {}
    public func setParent(_ parent: Entity?, preservingWorldTransform: Bool = false) {}
    public func findEntity(named name: String) -> Entity? { fatalError() }
    public func clone(recursive: Bool) -> Self { fatalError() }
    public func didClone(from source: Entity) {}
    public func visualBounds(recursive: Bool = true, relativeTo referenceEntity: Entity?, excludeInactive: Bool = false) -> BoundingBox { fatalError() }
    public func generateCollisionShapes(recursive: Bool) {}
    @discardableResult public func playAnimation(_ animation: AnimationResource, transitionDuration: TimeInterval = 0, startsPaused: Bool = false) -> AnimationPlaybackController { fatalError() }
    public func stopAllAnimations(recursive: Bool = true) {}
    @discardableResult public func playAudio(_ resource: AudioResource) -> AudioPlaybackController { fatalError() }
    public func prepareAudio(_ resource: AudioResource) -> AudioPlaybackController { fatalError() }
    public func stopAllAudio() {}
    nonisolated public static func == (lhs: Entity, rhs: Entity) -> Bool { fatalError() }
    nonisolated public func hash(into hasher: inout Hasher) {}
    nonisolated public var debugDescription: String { fatalError() }
    public static func load(named name: String, in bundle: Bundle? = nil) throws -> Entity { fatalError() }
    public static func load(contentsOf url: URL, withName resourceName: String? = nil) throws -> Entity { fatalError() }
    public static func loadModel(named name: String, in bundle: Bundle? = nil) throws -> ModelEntity { fatalError() }
    public static func loadModel(contentsOf url: URL, withName resourceName: String? = nil) throws -> ModelEntity { fatalError() }
    public static func loadAnchor(named name: String, in bundle: Bundle? = nil) throws -> AnchorEntity { fatalError() }
    public static func loadAsync(named name: String, in bundle: Bundle? = nil) -> LoadRequest<Entity> { fatalError() }
    public static func loadAsync(contentsOf url: URL, withName resourceName: String? = nil) -> LoadRequest<Entity> { fatalError() }
    public static func loadModelAsync(named name: String, in bundle: Bundle? = nil) -> LoadRequest<ModelEntity> { fatalError() }
    public static func loadModelAsync(contentsOf url: URL, withName resourceName: String? = nil) -> LoadRequest<ModelEntity> { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public class LoadRequest<Output>: Combine.Publisher {
    public typealias Failure = any Error
    init() { fatalError() }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {}
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency open class ModelEntity: Entity, HasModel, HasPhysics {
    public required init() { fatalError() }
    public convenience init(mesh: MeshResource, materials: [any Material] = []) { fatalError() }
    public convenience init(mesh: MeshResource, materials: [any Material], collisionShape: ShapeResource, mass: Float) { fatalError() }
    public convenience init(mesh: MeshResource, materials: [any Material], collisionShapes: [ShapeResource], mass: Float) { fatalError() }
    @available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public convenience init(named name: String, in bundle: Bundle? = nil) async throws { fatalError() }
    @available(iOS 15.0, macOS 12.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public convenience init(contentsOf url: URL, withName resourceName: String? = nil) async throws { fatalError() }
    public var jointNames: [String] { get { fatalError() } set {} }
    public var jointTransforms: [Transform] { get { fatalError() } set {} }
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) extension HasModel { @MainActor @preconcurrency public var model: ModelComponent? { get { fatalError() } set {} } }
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) extension HasCollision { @MainActor @preconcurrency public var collision: CollisionComponent? { get { fatalError() } set {} } }
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) extension HasPhysicsBody {
    @MainActor @preconcurrency public var physicsBody: PhysicsBodyComponent? { get { fatalError() } set {} }
    @MainActor @preconcurrency public func addForce(_ force: SIMD3<Float>, relativeTo referenceEntity: Entity?) {}
    @MainActor @preconcurrency public func addForce(_ force: SIMD3<Float>, at position: SIMD3<Float>, relativeTo referenceEntity: Entity?) {}
    @MainActor @preconcurrency public func addTorque(_ torque: SIMD3<Float>, relativeTo referenceEntity: Entity?) {}
    @MainActor @preconcurrency public func applyLinearImpulse(_ impulse: SIMD3<Float>, relativeTo referenceEntity: Entity?) {}
    @MainActor @preconcurrency public func applyAngularImpulse(_ impulse: SIMD3<Float>, relativeTo referenceEntity: Entity?) {}
    @MainActor @preconcurrency public func clearForcesAndTorques() {}
    @MainActor @preconcurrency public func resetPhysicsTransform() {}
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) extension HasPhysicsMotion { @MainActor @preconcurrency public var physicsMotion: PhysicsMotionComponent? { get { fatalError() } set {} } }
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) extension HasAnchoring {
    @MainActor @preconcurrency public var anchoring: AnchoringComponent { get { fatalError() } set {} }
    @MainActor @preconcurrency public func reanchor(_ target: AnchoringComponent.Target, preservingWorldTransform: Bool = true) {}
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency open class AnchorEntity: Entity, HasAnchoring {
    public required init() { fatalError() }
    public convenience init(world position: SIMD3<Float>) { fatalError() }
    public convenience init(world transform: float4x4) { fatalError() }
    public convenience init(_ target: AnchoringComponent.Target) { fatalError() }
    @available(iOS 18.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public convenience init(_ target: AnchoringComponent.Target, trackingMode: AnchoringComponent.TrackingMode) { fatalError() }
    #if os(iOS)
    public convenience init(anchor: ARAnchor) { fatalError() }
    public convenience init(raycastResult: ARRaycastResult) { fatalError() }
    public convenience init(plane: AnchoringComponent.Target.Alignment, classification: AnchoringComponent.Target.Classification = .any, minimumBounds: SIMD2<Float> = SIMD2<Float>(0, 0)) { fatalError() }
    #endif
}
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency open class DirectionalLight: Entity, HasDirectionalLight { public required init() { fatalError() }; public var light: DirectionalLightComponent { get { fatalError() } set {} }; public var shadow: DirectionalLightComponent.Shadow? { get { fatalError() } set {} } }
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency open class PointLight: Entity, HasPointLight { public required init() { fatalError() }; public var light: PointLightComponent { get { fatalError() } set {} } }
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency open class SpotLight: Entity, HasSpotLight { public required init() { fatalError() }; public var light: SpotLightComponent { get { fatalError() } set {} } }
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency open class PerspectiveCamera: Entity, HasPerspectiveCamera { public required init() { fatalError() }; public var camera: PerspectiveCameraComponent { get { fatalError() } set {} } }
@available(iOS 13.0, macOS 10.15, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency open class TriggerVolume: Entity, HasCollision { public required init() { fatalError() }; public convenience init(shape: ShapeResource, filter: CollisionFilter = .sensor) { fatalError() } }
