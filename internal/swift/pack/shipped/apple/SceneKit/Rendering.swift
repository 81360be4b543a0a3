import SpriteKit
import SwiftUI
#if os(macOS)
public typealias SCNPlatformView = NSView
#elseif !os(watchOS)
public typealias SCNPlatformView = UIView
#endif

@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SCNLight: NSObject, @unchecked Sendable {
    public struct LightType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { fatalError() }
        public static let ambient = LightType(rawValue: "")
        public static let omni = LightType(rawValue: "")
        public static let directional = LightType(rawValue: "")
        public static let spot = LightType(rawValue: "")
        public static let IES = LightType(rawValue: "")
        public static let probe = LightType(rawValue: "")
        public static let area = LightType(rawValue: "")
    }
    public override init() { fatalError() }
    open var type: SCNLight.LightType { get { fatalError() } set {} }
    open var color: Any { get { fatalError() } set {} }
    open var intensity: CGFloat { get { fatalError() } set {} }
    open var temperature: CGFloat { get { fatalError() } set {} }
    open var castsShadow: Bool { get { fatalError() } set {} }
    open var shadowColor: Any { get { fatalError() } set {} }
    open var shadowRadius: CGFloat { get { fatalError() } set {} }
    open var shadowMapSize: CGSize { get { fatalError() } set {} }
    open var shadowMode: SCNShadowMode { get { fatalError() } set {} }
    open var shadowSampleCount: Int { get { fatalError() } set {} }
    open var spotInnerAngle: CGFloat { get { fatalError() } set {} }
    open var spotOuterAngle: CGFloat { get { fatalError() } set {} }
    open var attenuationStartDistance: CGFloat { get { fatalError() } set {} }
    open var attenuationEndDistance: CGFloat { get { fatalError() } set {} }
    open var categoryBitMask: Int { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public enum SCNShadowMode: Int, Sendable { case forward = 0, deferred, modulated }
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SCNCamera: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open var fieldOfView: CGFloat { get { fatalError() } set {} }
    open var zNear: Double { get { fatalError() } set {} }
    open var zFar: Double { get { fatalError() } set {} }
    open var usesOrthographicProjection: Bool { get { fatalError() } set {} }
    open var orthographicScale: Double { get { fatalError() } set {} }
    open var wantsHDR: Bool { get { fatalError() } set {} }
    open var wantsDepthOfField: Bool { get { fatalError() } set {} }
    open var focusDistance: CGFloat { get { fatalError() } set {} }
    open var fStop: CGFloat { get { fatalError() } set {} }
    open var bloomIntensity: CGFloat { get { fatalError() } set {} }
    open var exposureOffset: CGFloat { get { fatalError() } set {} }
    open var motionBlurIntensity: CGFloat { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public enum SCNActionTimingMode: Int, Sendable { case linear = 0, easeIn, easeOut, easeInEaseOut }
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SCNAction: NSObject, @unchecked Sendable {
    open var duration: TimeInterval { get { fatalError() } set {} }
    open var timingMode: SCNActionTimingMode { get { fatalError() } set {} }
    open var timingFunction: ((Float) -> Float)? { get { fatalError() } set {} }
    open var speed: CGFloat { get { fatalError() } set {} }
    open func reversed() -> SCNAction { fatalError() }
    open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, z deltaZ: CGFloat, duration: TimeInterval) -> SCNAction { fatalError() }
    open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction { fatalError() }
    open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction { fatalError() }
    open class func rotateBy(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval) -> SCNAction { fatalError() }
    open class func rotateTo(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval) -> SCNAction { fatalError() }
    open class func rotateTo(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval, usesShortestUnitArc shortestUnitArc: Bool) -> SCNAction { fatalError() }
    open class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction { fatalError() }
    open class func scale(by scale: CGFloat, duration sec: TimeInterval) -> SCNAction { fatalError() }
    open class func scale(to scale: CGFloat, duration sec: TimeInterval) -> SCNAction { fatalError() }
    open class func sequence(_ actions: [SCNAction]) -> SCNAction { fatalError() }
    open class func group(_ actions: [SCNAction]) -> SCNAction { fatalError() }
    open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction { fatalError() }
    open class func repeatForever(_ action: SCNAction) -> SCNAction { fatalError() }
    open class func fadeIn(duration sec: TimeInterval) -> SCNAction { fatalError() }
    open class func fadeOut(duration sec: TimeInterval) -> SCNAction { fatalError() }
    open class func fadeOpacity(by factor: CGFloat, duration sec: TimeInterval) -> SCNAction { fatalError() }
    open class func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction { fatalError() }
    open class func hide() -> SCNAction { fatalError() }
    open class func unhide() -> SCNAction { fatalError() }
    open class func wait(duration sec: TimeInterval) -> SCNAction { fatalError() }
    open class func wait(duration sec: TimeInterval, withRange durationRange: TimeInterval) -> SCNAction { fatalError() }
    open class func removeFromParentNode() -> SCNAction { fatalError() }
    open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { fatalError() }
    open class func customAction(duration seconds: TimeInterval, action block: @escaping (SCNNode, CGFloat) -> Void) -> SCNAction { fatalError() }
    open class func playAudio(_ source: SCNAudioSource, waitForCompletion wait: Bool) -> SCNAction { fatalError() }
}
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SCNTransaction: NSObject, @unchecked Sendable {
    open class func begin() {}
    open class func commit() {}
    open class func flush() {}
    open class var animationDuration: CFTimeInterval { get { fatalError() } set {} }
    open class var disableActions: Bool { get { fatalError() } set {} }
    open class var completionBlock: (() -> Void)? { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public enum SCNPhysicsBodyType: Int, Sendable { case `static` = 0, dynamic, kinematic }
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SCNPhysicsBody: NSObject, @unchecked Sendable {
    public convenience init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) { fatalError() }
    open class func `static`() -> Self { fatalError() }
    open class func dynamic() -> Self { fatalError() }
    open class func kinematic() -> Self { fatalError() }
    open var type: SCNPhysicsBodyType { get { fatalError() } set {} }
    open var mass: CGFloat { get { fatalError() } set {} }
    open var friction: CGFloat { get { fatalError() } set {} }
    open var rollingFriction: CGFloat { get { fatalError() } set {} }
    open var restitution: CGFloat { get { fatalError() } set {} }
    open var damping: CGFloat { get { fatalError() } set {} }
    open var angularDamping: CGFloat { get { fatalError() } set {} }
    open var velocity: SCNVector3 { get { fatalError() } set {} }
    open var angularVelocity: SCNVector4 { get { fatalError() } set {} }
    open var velocityFactor: SCNVector3 { get { fatalError() } set {} }
    open var angularVelocityFactor: SCNVector3 { get { fatalError() } set {} }
    open var categoryBitMask: Int { get { fatalError() } set {} }
    open var collisionBitMask: Int { get { fatalError() } set {} }
    open var contactTestBitMask: Int { get { fatalError() } set {} }
    open var isAffectedByGravity: Bool { get { fatalError() } set {} }
    open var allowsResting: Bool { get { fatalError() } set {} }
    open var isResting: Bool { fatalError() }
    open var physicsShape: SCNPhysicsShape? { get { fatalError() } set {} }
    open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {}
    open func applyForce(_ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool) {}
    open func applyTorque(_ torque: SCNVector4, asImpulse impulse: Bool) {}
    open func clearAllForces() {}
    open func resetTransform() {}
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SCNPhysicsShape: NSObject, @unchecked Sendable {
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { fatalError() }
        public static let type = Option(rawValue: "")
        public static let keepAsCompound = Option(rawValue: "")
        public static let scale = Option(rawValue: "")
        public static let collisionMargin = Option(rawValue: "")
    }
    public struct ShapeType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { fatalError() }
        public static let boundingBox = ShapeType(rawValue: "")
        public static let concavePolyhedron = ShapeType(rawValue: "")
        public static let convexHull = ShapeType(rawValue: "")
    }
    public convenience init(geometry: SCNGeometry, options: [SCNPhysicsShape.Option: Any]? = nil) { fatalError() }
    public convenience init(node: SCNNode, options: [SCNPhysicsShape.Option: Any]? = nil) { fatalError() }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) @preconcurrency public protocol SCNPhysicsContactDelegate: NSObjectProtocol {
    func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
    func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact)
    func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) extension SCNPhysicsContactDelegate {
    public func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {}
    public func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact) {}
    public func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact) {}
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SCNPhysicsContact: NSObject, @unchecked Sendable {
    open var nodeA: SCNNode { fatalError() }
    open var nodeB: SCNNode { fatalError() }
    open var contactPoint: SCNVector3 { fatalError() }
    open var contactNormal: SCNVector3 { fatalError() }
    open var collisionImpulse: CGFloat { fatalError() }
    open var penetrationDistance: CGFloat { fatalError() }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SCNPhysicsWorld: NSObject, @unchecked Sendable {
    open var gravity: SCNVector3 { get { fatalError() } set {} }
    open var speed: CGFloat { get { fatalError() } set {} }
    open var timeStep: TimeInterval { get { fatalError() } set {} }
    open weak var contactDelegate: (any SCNPhysicsContactDelegate)? { get { fatalError() } set {} }
    open func rayTestWithSegment(from origin: SCNVector3, to dest: SCNVector3, options: [String: Any]? = nil) -> [SCNHitTestResult] { fatalError() }
    open func updateCollisionPairs() {}
    open func removeAllBehaviors() {}
}
@available(iOS 8.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SCNConstraint: NSObject, @unchecked Sendable { open var isEnabled: Bool { get { fatalError() } set {} }; open var influenceFactor: CGFloat { get { fatalError() } set {} } }
@available(iOS 8.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SCNLookAtConstraint: SCNConstraint, @unchecked Sendable { public convenience init(target: SCNNode?) { fatalError() }; open var isGimbalLockEnabled: Bool { get { fatalError() } set {} }; open var target: SCNNode? { get { fatalError() } set {} } }
@available(iOS 9.0, macOS 10.11, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public struct SCNBillboardAxis: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var X: SCNBillboardAxis { fatalError() }
    public static var Y: SCNBillboardAxis { fatalError() }
    public static var Z: SCNBillboardAxis { fatalError() }
    public static var all: SCNBillboardAxis { fatalError() }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SCNBillboardConstraint: SCNConstraint, @unchecked Sendable { public override init() { fatalError() }; open var freeAxes: SCNBillboardAxis { get { fatalError() } set {} } }
@available(iOS 11.0, macOS 10.13, tvOS 11.0, watchOS 4.0, visionOS 1.0, *) open class SCNDistanceConstraint: SCNConstraint, @unchecked Sendable { public convenience init(target: SCNNode?) { fatalError() }; open var minimumDistance: CGFloat { get { fatalError() } set {} }; open var maximumDistance: CGFloat { get { fatalError() } set {} } }
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SCNParticleSystem: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    public convenience init?(named name: String, inDirectory directory: String?) { fatalError() }
    open var birthRate: CGFloat { get { fatalError() } set {} }
    open var emissionDuration: CGFloat { get { fatalError() } set {} }
    open var loops: Bool { get { fatalError() } set {} }
    open var particleLifeSpan: CGFloat { get { fatalError() } set {} }
    open var particleVelocity: CGFloat { get { fatalError() } set {} }
    open var particleVelocityVariation: CGFloat { get { fatalError() } set {} }
    open var particleSize: CGFloat { get { fatalError() } set {} }
    open var particleImage: Any? { get { fatalError() } set {} }
    open var particleColor: SCNPlatformColor { get { fatalError() } set {} }
    open var spreadingAngle: CGFloat { get { fatalError() } set {} }
    open var emitterShape: SCNGeometry? { get { fatalError() } set {} }
    open var acceleration: SCNVector3 { get { fatalError() } set {} }
    open var isAffectedByGravity: Bool { get { fatalError() } set {} }
    open var blendMode: Int { fatalError() }
}
#if !os(watchOS)
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum SCNRenderingAPI: UInt, Sendable { case metal = 0, openGLES2 }
#endif
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public enum SCNAntialiasingMode: UInt, Sendable { case none = 0, multisampling2X, multisampling4X, multisampling8X, multisampling16X }
@available(iOS 9.0, macOS 10.11, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public struct SCNDebugOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var showPhysicsShapes: SCNDebugOptions { fatalError() }
    public static var showBoundingBoxes: SCNDebugOptions { fatalError() }
    public static var showLightInfluences: SCNDebugOptions { fatalError() }
    public static var showLightExtents: SCNDebugOptions { fatalError() }
    public static var showPhysicsFields: SCNDebugOptions { fatalError() }
    public static var showWireframe: SCNDebugOptions { fatalError() }
    public static var renderAsWireframe: SCNDebugOptions { fatalError() }
    public static var showSkeletons: SCNDebugOptions { fatalError() }
    public static var showCreases: SCNDebugOptions { fatalError() }
    public static var showConstraints: SCNDebugOptions { fatalError() }
    public static var showCameras: SCNDebugOptions { fatalError() }
}
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) @preconcurrency public protocol SCNSceneRenderer: NSObjectProtocol {
    var pointOfView: SCNNode? { get set }
    func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]?) -> [SCNHitTestResult]
    func projectPoint(_ point: SCNVector3) -> SCNVector3
    func unprojectPoint(_ point: SCNVector3) -> SCNVector3
}
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) @preconcurrency public protocol SCNSceneRendererDelegate: NSObjectProtocol {
    func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) extension SCNSceneRendererDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval) {}
}
#if !os(watchOS)
@available(iOS 11.0, macOS 10.13, tvOS 11.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum SCNInteractionMode: Int, Sendable { case fly = 0, orbitTurntable, orbitAngleMapping, orbitCenteredArcball, orbitArcball, pan, truck }
@available(iOS 11.0, macOS 10.13, tvOS 11.0, visionOS 1.0, *) @available(watchOS, unavailable) open class SCNCameraController: NSObject, @unchecked Sendable {
    open var pointOfView: SCNNode? { get { fatalError() } set {} }
    open var interactionMode: SCNInteractionMode { get { fatalError() } set {} }
    open var target: SCNVector3 { get { fatalError() } set {} }
    open var inertiaEnabled: Bool { get { fatalError() } set {} }
    open var minimumVerticalAngle: Float { get { fatalError() } set {} }
    open var maximumVerticalAngle: Float { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.8, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency open class SCNView: SCNPlatformView, @preconcurrency SCNSceneRenderer {
    public init(frame: CGRect, options: [String: Any]? = nil) { fatalError() }
    public override convenience init(frame: CGRect) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    open var scene: SCNScene! { get { fatalError() } set {} }
    open var pointOfView: SCNNode? { get { fatalError() } set {} }
    open weak var delegate: (any SCNSceneRendererDelegate)? { get { fatalError() } set {} }
    open var allowsCameraControl: Bool { get { fatalError() } set {} }
    open var autoenablesDefaultLighting: Bool { get { fatalError() } set {} }
    open var showsStatistics: Bool { get { fatalError() } set {} }
    open var antialiasingMode: SCNAntialiasingMode { get { fatalError() } set {} }
    open var preferredFramesPerSecond: Int { get { fatalError() } set {} }
    open var rendersContinuously: Bool { get { fatalError() } set {} }
    open var isPlaying: Bool { get { fatalError() } set {} }
    open var loops: Bool { get { fatalError() } set {} }
    open var isJitteringEnabled: Bool { get { fatalError() } set {} }
    open var debugOptions: SCNDebugOptions { get { fatalError() } set {} }
    open var defaultCameraController: SCNCameraController { fatalError() }
    open var overlaySKScene: SKScene? { get { fatalError() } set {} }
    #if os(macOS)
    open var backgroundColor: NSColor { get { fatalError() } set {} }
    open func snapshot() -> NSImage { fatalError() }
    #else
    open func snapshot() -> UIImage { fatalError() }
    #endif
    open func play(_ sender: Any?) {}
    open func pause(_ sender: Any?) {}
    open func stop(_ sender: Any?) {}
    open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] { fatalError() }
    open func projectPoint(_ point: SCNVector3) -> SCNVector3 { fatalError() }
    open func unprojectPoint(_ point: SCNVector3) -> SCNVector3 { fatalError() }
    open func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool { fatalError() }
    open func prepare(_ objects: [Any], completionHandler: ((Bool) -> Void)? = nil) {}
}
#endif
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) @MainActor @preconcurrency public struct SceneView: View {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt8
        nonisolated public init(rawValue: UInt8) { fatalError() }
        nonisolated public static var allowsCameraControl: Options { fatalError() }
        nonisolated public static var rendersContinuously: Options { fatalError() }
        nonisolated public static var autoenablesDefaultLighting: Options { fatalError() }
        nonisolated public static var jitteringEnabled: Options { fatalError() }
        nonisolated public static var temporalAntialiasingEnabled: Options { fatalError() }
    }
    public init(scene: SCNScene?, pointOfView: SCNNode? = nil, options: SceneView.Options = [], preferredFramesPerSecond: Int = 60, antialiasingMode: SCNAntialiasingMode = .multisampling4X, delegate: (any SCNSceneRendererDelegate)? = nil, technique: SCNTechnique? = nil) { fatalError() }
    public var body: some View { fatalError() as EmptyView }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SCNTechnique: NSObject, @unchecked Sendable { public convenience init?(dictionary: [String: Any]) { fatalError() } }
