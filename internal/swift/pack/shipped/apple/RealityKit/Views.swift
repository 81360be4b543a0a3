import SwiftUI
#if os(iOS)
public typealias RKPlatformView = UIView
#elseif os(macOS)
public typealias RKPlatformView = NSView
#endif

#if !os(tvOS)
@available(iOS 13.0, macOS 10.15, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @preconcurrency public protocol EntityGestureRecognizer: AnyObject { var entity: (any HasCollision)? { get set } }
@available(iOS 13.0, macOS 10.15, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class ARView: RKPlatformView {
    public enum CameraMode: Hashable, Sendable { case ar, nonAR }
    public enum DebugOption: Hashable, Sendable { case none }
    public struct DebugOptions: OptionSet, Sendable {
        public let rawValue: Int
        nonisolated public init(rawValue: Int) { fatalError() }
        nonisolated public static var none: DebugOptions { fatalError() }
        nonisolated public static var showPhysics: DebugOptions { fatalError() }
        nonisolated public static var showStatistics: DebugOptions { fatalError() }
        nonisolated public static var showAnchorOrigins: DebugOptions { fatalError() }
        nonisolated public static var showAnchorGeometry: DebugOptions { fatalError() }
        nonisolated public static var showWorldOrigin: DebugOptions { fatalError() }
        nonisolated public static var showFeaturePoints: DebugOptions { fatalError() }
        nonisolated public static var showSceneUnderstanding: DebugOptions { fatalError() }
    }
    public struct RenderOptions: OptionSet, Sendable {
        public let rawValue: Int
        nonisolated public init(rawValue: Int) { fatalError() }
        nonisolated public static var disableMotionBlur: RenderOptions { fatalError() }
        nonisolated public static var disableDepthOfField: RenderOptions { fatalError() }
        nonisolated public static var disableHDR: RenderOptions { fatalError() }
        nonisolated public static var disableCameraGrain: RenderOptions { fatalError() }
        nonisolated public static var disableGroundingShadows: RenderOptions { fatalError() }
        nonisolated public static var disableAREnvironmentLighting: RenderOptions { fatalError() }
        nonisolated public static var disablePersonOcclusion: RenderOptions { fatalError() }
        nonisolated public static var disableFaceMesh: RenderOptions { fatalError() }
    }
    public struct Environment {
        public enum Background { case color(RKColor)
            public static func cameraFeed(exposureCompensation: Float = 0) -> Background { fatalError() }
            public static func skybox(_ resource: EnvironmentResource) -> Background { fatalError() } }
        public struct ImageBasedLight { public var resource: EnvironmentResource? { get { fatalError() } set {} }; public var intensityExponent: Float { get { fatalError() } set {} } }
        public struct SceneUnderstanding {
            public struct Options: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int) { fatalError() }; public static var occlusion: Options { fatalError() }; public static var receivesLighting: Options { fatalError() }; public static var collision: Options { fatalError() }; public static var physics: Options { fatalError() }; public static var `default`: Options { fatalError() } }
            public var options: Options { get { fatalError() } set {} }
        }
        public var background: Background { get { fatalError() } set {} }
        public var lighting: ImageBasedLight { get { fatalError() } set {} }
        public var sceneUnderstanding: SceneUnderstanding { get { fatalError() } set {} }
    }
    public required override init(frame frameRect: CGRect) { fatalError() }
    public required init?(coder decoder: NSCoder) { fatalError() }
    #if os(iOS)
    public convenience init(frame frameRect: CGRect, cameraMode: ARView.CameraMode, automaticallyConfigureSession: Bool) { fatalError() }
    open var cameraMode: ARView.CameraMode { get { fatalError() } set {} }
    open var session: ARSession { get { fatalError() } set {} }
    open var automaticallyConfigureSession: Bool { get { fatalError() } set {} }
    public func raycast(from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment) -> [ARRaycastResult] { fatalError() }
    public func makeRaycastQuery(from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment) -> ARRaycastQuery? { fatalError() }
    public struct EntityGestures: OptionSet, Sendable { public let rawValue: Int; nonisolated public init(rawValue: Int) { fatalError() }; nonisolated public static var translation: EntityGestures { fatalError() }; nonisolated public static var rotation: EntityGestures { fatalError() }; nonisolated public static var scale: EntityGestures { fatalError() }; nonisolated public static var all: EntityGestures { fatalError() } }
    @discardableResult public func installGestures(_ gestures: EntityGestures = .all, for entity: any HasCollision) -> [any EntityGestureRecognizer] { fatalError() }
    @preconcurrency public func snapshot(saveToHDR: Bool, completion: @escaping @MainActor (UIImage?) -> Void) {}
    #else
    @preconcurrency public func snapshot(saveToHDR: Bool, completion: @escaping @MainActor (NSImage?) -> Void) {}
    #endif
    open var scene: RealityKit.Scene { fatalError() }
    open var environment: ARView.Environment { get { fatalError() } set {} }
    open var debugOptions: ARView.DebugOptions { get { fatalError() } set {} }
    open var renderOptions: ARView.RenderOptions { get { fatalError() } set {} }
    open var cameraTransform: Transform { fatalError() }
    public func entity(at point: CGPoint) -> Entity? { fatalError() }
    public func entities(at point: CGPoint) -> [Entity] { fatalError() }
    public func hitTest(_ point: CGPoint, query: CollisionCastQueryType = .all, mask: CollisionGroup = .all) -> [CollisionCastHit] { fatalError() }
    public func project(_ point: SIMD3<Float>) -> CGPoint? { fatalError() }
    public func unproject(_ point: CGPoint, viewport: CGRect) -> SIMD3<Float>? { fatalError() }
    public func ray(through screenPoint: CGPoint) -> (origin: SIMD3<Float>, direction: SIMD3<Float>)? { fatalError() }
}
#endif
@available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol RealityViewContentProtocol { 
    func add(_ entity: Entity)
    func remove(_ entity: Entity)
    func subscribe<E: Event>(to event: E.Type, on sourceObject: (any EventSource)?, componentType: (any Component.Type)?, _ handler: @escaping (E) -> Void) -> EventSubscription
}
@available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct EventSubscription: Cancellable { public func cancel() {} }
@available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct RealityViewCamera: Sendable {
    public static var worldTracking: RealityViewCamera { fatalError() }
    public static var spatialTracking: RealityViewCamera { fatalError() }
    public static var virtual: RealityViewCamera { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public struct RealityViewCameraContent: RealityViewContentProtocol {
    public var entities: RealityViewEntityCollection { get { fatalError() } set {} }
    public var camera: RealityViewCamera { get { fatalError() } set {} }
    public var cameraTarget: Entity? { get { fatalError() } set {} }
    public var environment: RealityViewEnvironment { get { fatalError() } set {} }
    public func add(_ entity: Entity) {}
    public func remove(_ entity: Entity) {}
    public func subscribe<E: Event>(to event: E.Type, on sourceObject: (any EventSource)? = nil, componentType: (any Component.Type)? = nil, _ handler: @escaping (E) -> Void) -> EventSubscription { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct RealityViewEnvironment {
    public static func skybox(_ resource: EnvironmentResource) -> RealityViewEnvironment { fatalError() }
    public static func color(_ color: Color) -> RealityViewEnvironment { fatalError() }
    public static var `default`: RealityViewEnvironment { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public struct RealityViewEntityCollection: Sequence {
    public struct Iterator: IteratorProtocol { public mutating func next() -> Entity? { fatalError() } }
    nonisolated public func makeIterator() -> Iterator { fatalError() }
    public var count: Int { fatalError() }
    public var isEmpty: Bool { fatalError() }
    public var first: Entity? { fatalError() }
    public mutating func append(_ entity: Entity) {}
    public mutating func remove(_ entity: Entity) {}
    public mutating func removeAll() {}
}
@available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct RealityViewDefaultPlaceholder: View { public var body: some View { fatalError() as EmptyView } }
@available(iOS 18.0, macOS 15.0, tvOS 26.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public struct RealityView<Content: View>: View {
    public init(make: @escaping @MainActor @Sendable (inout RealityViewCameraContent) async -> Void, update: (@MainActor (inout RealityViewCameraContent) -> Void)? = nil) where Content == RealityViewDefaultPlaceholder { fatalError() }
    public init<P: View>(make: @escaping @MainActor @Sendable (inout RealityViewCameraContent) async -> Void, update: (@MainActor (inout RealityViewCameraContent) -> Void)? = nil, @ViewBuilder placeholder: () -> P) where Content == P { fatalError() }
    public var body: some View { fatalError() as EmptyView }
}
@available(iOS 18.0, macOS 15.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct CameraControls: Sendable {
    public static var none: CameraControls { fatalError() }
    public static var orbit: CameraControls { fatalError() }
    public static var pan: CameraControls { fatalError() }
    public static var dolly: CameraControls { fatalError() }
    public static var tilt: CameraControls { fatalError() }
}
@available(iOS 18.0, macOS 15.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension View { nonisolated public func realityViewCameraControls(_ controls: CameraControls) -> some View { fatalError() as EmptyView } }
@available(iOS 18.0, macOS 15.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @dynamicMemberLookup public struct EntityTargetValue<Value> {
    public var entity: Entity { fatalError() }
    public var gestureValue: Value { fatalError() }
    public subscript<T>(dynamicMember keyPath: KeyPath<Value, T>) -> T { fatalError() }
}
@available(iOS 18.0, macOS 15.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct EntityTargetGesture<T>: Gesture {
    public typealias Value = EntityTargetValue<T>
    public typealias Body = Never
    public var body: Never { fatalError() }
}
@available(iOS 18.0, macOS 15.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension Gesture {
    nonisolated public func targetedToAnyEntity() -> some Gesture<EntityTargetValue<Value>> { fatalError() as EntityTargetGesture<Value> }
    nonisolated public func targetedToEntity(_ entity: Entity) -> some Gesture<EntityTargetValue<Value>> { fatalError() as EntityTargetGesture<Value> }
}
