@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SKPhysicsBody: NSObject, @unchecked Sendable {
    public convenience init(circleOfRadius r: CGFloat) { fatalError() }
    public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { fatalError() }
    public convenience init(rectangleOf s: CGSize) { fatalError() }
    public convenience init(rectangleOf s: CGSize, center: CGPoint) { fatalError() }
    public convenience init(polygonFrom path: CGPath) { fatalError() }
    public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { fatalError() }
    public convenience init(edgeChainFrom path: CGPath) { fatalError() }
    public convenience init(edgeLoopFrom path: CGPath) { fatalError() }
    public convenience init(edgeLoopFrom rect: CGRect) { fatalError() }
    public convenience init(texture: SKTexture, size: CGSize) { fatalError() }
    public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) { fatalError() }
    public convenience init(bodies: [SKPhysicsBody]) { fatalError() }
    open var isDynamic: Bool { get { fatalError() } set {} }
    open var usesPreciseCollisionDetection: Bool { get { fatalError() } set {} }
    open var allowsRotation: Bool { get { fatalError() } set {} }
    open var pinned: Bool { get { fatalError() } set {} }
    open var isResting: Bool { get { fatalError() } set {} }
    open var friction: CGFloat { get { fatalError() } set {} }
    open var charge: CGFloat { get { fatalError() } set {} }
    open var restitution: CGFloat { get { fatalError() } set {} }
    open var linearDamping: CGFloat { get { fatalError() } set {} }
    open var angularDamping: CGFloat { get { fatalError() } set {} }
    open var density: CGFloat { get { fatalError() } set {} }
    open var mass: CGFloat { get { fatalError() } set {} }
    open var area: CGFloat { fatalError() }
    open var affectedByGravity: Bool { get { fatalError() } set {} }
    open var fieldBitMask: UInt32 { get { fatalError() } set {} }
    open var categoryBitMask: UInt32 { get { fatalError() } set {} }
    open var collisionBitMask: UInt32 { get { fatalError() } set {} }
    open var contactTestBitMask: UInt32 { get { fatalError() } set {} }
    open var joints: [SKPhysicsJoint] { fatalError() }
    open weak var node: SKNode? { fatalError() }
    open var velocity: CGVector { get { fatalError() } set {} }
    open var angularVelocity: CGFloat { get { fatalError() } set {} }
    open func applyForce(_ force: CGVector) {}
    open func applyForce(_ force: CGVector, at point: CGPoint) {}
    open func applyTorque(_ torque: CGFloat) {}
    open func applyImpulse(_ impulse: CGVector) {}
    open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {}
    open func applyAngularImpulse(_ impulse: CGFloat) {}
    open func allContactedBodies() -> [SKPhysicsBody] { fatalError() }
}
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) @MainActor @preconcurrency public protocol SKPhysicsContactDelegate: NSObjectProtocol {
    func didBegin(_ contact: SKPhysicsContact)
    func didEnd(_ contact: SKPhysicsContact)
}
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) extension SKPhysicsContactDelegate {
    public func didBegin(_ contact: SKPhysicsContact) {}
    public func didEnd(_ contact: SKPhysicsContact) {}
}
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SKPhysicsContact: NSObject, @unchecked Sendable {
    open var bodyA: SKPhysicsBody { fatalError() }
    open var bodyB: SKPhysicsBody { fatalError() }
    open var contactPoint: CGPoint { fatalError() }
    open var contactNormal: CGVector { fatalError() }
    open var collisionImpulse: CGFloat { fatalError() }
}
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SKPhysicsWorld: NSObject, @unchecked Sendable {
    open var gravity: CGVector { get { fatalError() } set {} }
    open var speed: CGFloat { get { fatalError() } set {} }
    open weak var contactDelegate: (any SKPhysicsContactDelegate)? { get { fatalError() } set {} }
    open func add(_ joint: SKPhysicsJoint) {}
    open func remove(_ joint: SKPhysicsJoint) {}
    open func removeAllJoints() {}
    open func sampleFields(at position: vector_float3) -> vector_float3 { fatalError() }
    open func body(at point: CGPoint) -> SKPhysicsBody? { fatalError() }
    open func body(in rect: CGRect) -> SKPhysicsBody? { fatalError() }
    open func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? { fatalError() }
    open func enumerateBodies(at point: CGPoint, using block: @escaping (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    open func enumerateBodies(in rect: CGRect, using block: @escaping (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    open func enumerateBodies(alongRayStart start: CGPoint, end: CGPoint, using block: @escaping (SKPhysicsBody, CGPoint, CGVector, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SKPhysicsJoint: NSObject, @unchecked Sendable {
    open var bodyA: SKPhysicsBody { get { fatalError() } set {} }
    open var bodyB: SKPhysicsBody { get { fatalError() } set {} }
    open var reactionForce: CGVector { fatalError() }
    open var reactionTorque: CGFloat { fatalError() }
}
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SKPhysicsJointPin: SKPhysicsJoint, @unchecked Sendable {
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointPin { fatalError() }
    open var shouldEnableLimits: Bool { get { fatalError() } set {} }
    open var lowerAngleLimit: CGFloat { get { fatalError() } set {} }
    open var upperAngleLimit: CGFloat { get { fatalError() } set {} }
    open var frictionTorque: CGFloat { get { fatalError() } set {} }
    open var rotationSpeed: CGFloat { get { fatalError() } set {} }
}
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SKPhysicsJointSpring: SKPhysicsJoint, @unchecked Sendable {
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint) -> SKPhysicsJointSpring { fatalError() }
    open var damping: CGFloat { get { fatalError() } set {} }
    open var frequency: CGFloat { get { fatalError() } set {} }
}
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SKPhysicsJointFixed: SKPhysicsJoint, @unchecked Sendable {
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointFixed { fatalError() }
}
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SKPhysicsJointSliding: SKPhysicsJoint, @unchecked Sendable {
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector) -> SKPhysicsJointSliding { fatalError() }
    open var shouldEnableLimits: Bool { get { fatalError() } set {} }
    open var lowerDistanceLimit: CGFloat { get { fatalError() } set {} }
    open var upperDistanceLimit: CGFloat { get { fatalError() } set {} }
}
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SKPhysicsJointLimit: SKPhysicsJoint, @unchecked Sendable {
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint) -> SKPhysicsJointLimit { fatalError() }
    open var maxLength: CGFloat { get { fatalError() } set {} }
}
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public enum SKTextureFilteringMode: Int, Sendable { case nearest = 0, linear }
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SKTexture: NSObject, @unchecked Sendable {
    public convenience init(imageNamed name: String) { fatalError() }
    public convenience init(rect: CGRect, in texture: SKTexture) { fatalError() }
    public convenience init(noiseWithSmoothness smoothness: CGFloat, size: CGSize, grayscale: Bool) { fatalError() }
    public convenience init(vectorNoiseWithSmoothness smoothness: CGFloat, size: CGSize) { fatalError() }
    public convenience init(cgImage image: CGImage) { fatalError() }
    public convenience init(image: SKImage) { fatalError() }
    public convenience init(data pixelData: Data, size: CGSize) { fatalError() }
    public convenience init(data pixelData: Data, size: CGSize, flipped: Bool) { fatalError() }
    open func generatingNormalMap() -> Self { fatalError() }
    open func generatingNormalMap(withSmoothness smoothness: CGFloat, contrast: CGFloat) -> Self { fatalError() }
    open func textureRect() -> CGRect { fatalError() }
    open func size() -> CGSize { fatalError() }
    open var filteringMode: SKTextureFilteringMode { get { fatalError() } set {} }
    open var usesMipmaps: Bool { get { fatalError() } set {} }
    open func cgImage() -> CGImage { fatalError() }
    open class func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping @Sendable () -> Void) {}
    open class func preload(_ textures: [SKTexture]) async {}
    open func preload(completionHandler: @escaping @Sendable () -> Void) {}
    open func preload() async {}
}
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SKMutableTexture: SKTexture, @unchecked Sendable {
    public init(size: CGSize) { fatalError() }
    open func modifyPixelData(_ block: @escaping (UnsafeMutableRawPointer?, Int) -> Void) {}
}
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SKTextureAtlas: NSObject, @unchecked Sendable {
    public convenience init(named name: String) { fatalError() }
    public convenience init(dictionary properties: [String: Any]) { fatalError() }
    open func textureNamed(_ name: String) -> SKTexture { fatalError() }
    open var textureNames: [String] { fatalError() }
    open class func preloadTextureAtlases(_ textureAtlases: [SKTextureAtlas], withCompletionHandler completionHandler: @escaping @Sendable () -> Void) {}
    open class func preloadTextureAtlases(_ textureAtlases: [SKTextureAtlas]) async {}
    open func preload(completionHandler: @escaping @Sendable () -> Void) {}
    open func preload() async {}
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SKShader: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    public init(source: String) { fatalError() }
    public init(source: String, uniforms: [SKUniform]) { fatalError() }
    public convenience init(fileNamed name: String) { fatalError() }
    open var source: String? { get { fatalError() } set {} }
    open var uniforms: [SKUniform] { get { fatalError() } set {} }
    open var attributes: [SKAttribute] { get { fatalError() } set {} }
    open func addUniform(_ uniform: SKUniform) {}
    open func uniformNamed(_ name: String) -> SKUniform? { fatalError() }
    open func removeUniformNamed(_ name: String) {}
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public enum SKUniformType: Int, Sendable { case none = 0, float, floatVector2, floatVector3, floatVector4, floatMatrix2, floatMatrix3, floatMatrix4, texture }
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SKUniform: NSObject, @unchecked Sendable {
    public init(name: String) { fatalError() }
    public convenience init(name: String, texture: SKTexture?) { fatalError() }
    public convenience init(name: String, float value: Float) { fatalError() }
    public convenience init(name: String, vectorFloat2 value: vector_float2) { fatalError() }
    public convenience init(name: String, vectorFloat3 value: vector_float3) { fatalError() }
    public convenience init(name: String, vectorFloat4 value: vector_float4) { fatalError() }
    public convenience init(name: String, matrixFloat4x4 value: matrix_float4x4) { fatalError() }
    open var name: String { fatalError() }
    open var uniformType: SKUniformType { fatalError() }
    open var textureValue: SKTexture? { get { fatalError() } set {} }
    open var floatValue: Float { get { fatalError() } set {} }
    open var vectorFloat2Value: vector_float2 { get { fatalError() } set {} }
    open var vectorFloat3Value: vector_float3 { get { fatalError() } set {} }
    open var vectorFloat4Value: vector_float4 { get { fatalError() } set {} }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public enum SKAttributeType: Int, Sendable { case none = 0, float, vectorFloat2, vectorFloat3, vectorFloat4, halfFloat, vectorHalfFloat2, vectorHalfFloat3, vectorHalfFloat4 }
@available(iOS 9.0, macOS 10.11, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SKAttribute: NSObject, @unchecked Sendable {
    public init(name: String, type: SKAttributeType) { fatalError() }
    open var name: String { fatalError() }
    open var type: SKAttributeType { fatalError() }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SKAttributeValue: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    public convenience init(float value: Float) { fatalError() }
    public convenience init(vectorFloat2 value: vector_float2) { fatalError() }
    public convenience init(vectorFloat3 value: vector_float3) { fatalError() }
    public convenience init(vectorFloat4 value: vector_float4) { fatalError() }
    open var floatValue: Float { get { fatalError() } set {} }
    open var vectorFloat2Value: vector_float2 { get { fatalError() } set {} }
    open var vectorFloat3Value: vector_float3 { get { fatalError() } set {} }
    open var vectorFloat4Value: vector_float4 { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SKRange: NSObject, @unchecked Sendable {
    public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) { fatalError() }
    public convenience init(lowerLimit lower: CGFloat) { fatalError() }
    public convenience init(upperLimit upper: CGFloat) { fatalError() }
    public convenience init(constantValue value: CGFloat) { fatalError() }
    public convenience init(value: CGFloat, variance: CGFloat) { fatalError() }
    open class func withNoLimits() -> Self { fatalError() }
    open var lowerLimit: CGFloat { get { fatalError() } set {} }
    open var upperLimit: CGFloat { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) @MainActor @preconcurrency open class SKConstraint: NSObject {
    open var enabled: Bool { get { fatalError() } set {} }
    open var referenceNode: SKNode? { get { fatalError() } set {} }
    open class func positionX(_ range: SKRange) -> Self { fatalError() }
    open class func positionY(_ range: SKRange) -> Self { fatalError() }
    open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> Self { fatalError() }
    open class func distance(_ range: SKRange, to node: SKNode) -> Self { fatalError() }
    open class func distance(_ range: SKRange, to point: CGPoint) -> Self { fatalError() }
    open class func distance(_ range: SKRange, to point: CGPoint, in node: SKNode) -> Self { fatalError() }
    open class func zRotation(_ zRange: SKRange) -> Self { fatalError() }
    open class func orient(to node: SKNode, offset radians: SKRange) -> Self { fatalError() }
    open class func orient(to point: CGPoint, offset radians: SKRange) -> Self { fatalError() }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SKReachConstraints: NSObject, @unchecked Sendable {
    public init(lowerAngleLimit: CGFloat, upperAngleLimit: CGFloat) { fatalError() }
    open var lowerAngleLimit: CGFloat { get { fatalError() } set {} }
    open var upperAngleLimit: CGFloat { get { fatalError() } set {} }
}
