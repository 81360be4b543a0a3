@_exported import CoreGraphics
@_exported import Foundation
@_exported import simd
#if os(macOS)
@_exported import AppKit
public typealias SKColor = NSColor
public typealias SKImage = NSImage
public typealias SKFont = NSFont
public typealias SKResponder = NSResponder
#elseif os(watchOS)
@_exported import UIKit
public typealias SKColor = UIColor
public typealias SKImage = UIImage
public typealias SKResponder = NSObject
#else
@_exported import UIKit
public typealias SKColor = UIColor
public typealias SKImage = UIImage
public typealias SKResponder = UIResponder
#endif

@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public enum SKBlendMode: Int, Sendable { case alpha = 0, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha = 7 }
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) @MainActor @preconcurrency open class SKNode: SKResponder {
    public override init() { fatalError() }
    public required init?(coder aDecoder: NSCoder) { fatalError() }
    public convenience init?(fileNamed filename: String) { fatalError() }
    open var frame: CGRect { fatalError() }
    open func calculateAccumulatedFrame() -> CGRect { fatalError() }
    open var position: CGPoint { get { fatalError() } set {} }
    open var zPosition: CGFloat { get { fatalError() } set {} }
    open var zRotation: CGFloat { get { fatalError() } set {} }
    open var xScale: CGFloat { get { fatalError() } set {} }
    open var yScale: CGFloat { get { fatalError() } set {} }
    open var speed: CGFloat { get { fatalError() } set {} }
    open var alpha: CGFloat { get { fatalError() } set {} }
    open var isPaused: Bool { get { fatalError() } set {} }
    open var isHidden: Bool { get { fatalError() } set {} }
    open var isUserInteractionEnabled: Bool { get { fatalError() } set {} }
    open var parent: SKNode? { fatalError() }
    open var children: [SKNode] { fatalError() }
    open var name: String? { get { fatalError() } set {} }
    open var scene: SKScene? { fatalError() }
    open var physicsBody: SKPhysicsBody? { get { fatalError() } set {} }
    open var userData: NSMutableDictionary? { get { fatalError() } set {} }
    open var reachConstraints: SKReachConstraints? { get { fatalError() } set {} }
    open var constraints: [SKConstraint]? { get { fatalError() } set {} }
    open var attributeValues: [String: SKAttributeValue] { get { fatalError() } set {} }
    open func value(forAttributeNamed key: String) -> SKAttributeValue? { fatalError() }
    open func setValue(_ value: SKAttributeValue, forAttribute key: String) {}
    open func setScale(_ scale: CGFloat) {}
    open func addChild(_ node: SKNode) {}
    open func insertChild(_ node: SKNode, at index: Int) {}
    open func removeChildren(in nodes: [SKNode]) {}
    open func removeAllChildren() {}
    open func removeFromParent() {}
    open func move(toParent parent: SKNode) {}
    open func childNode(withName name: String) -> SKNode? { fatalError() }
    open func enumerateChildNodes(withName name: String, using block: @escaping (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    public subscript(name: String) -> [SKNode] { fatalError() }
    open func inParentHierarchy(_ parent: SKNode) -> Bool { fatalError() }
    open func run(_ action: SKAction) {}
    open func run(_ action: SKAction, completion block: @escaping () -> Void) {}
    open func run(_ action: SKAction) async {}
    open func run(_ action: SKAction, withKey key: String) {}
    open func hasActions() -> Bool { fatalError() }
    open func action(forKey key: String) -> SKAction? { fatalError() }
    open func removeAction(forKey key: String) {}
    open func removeAllActions() {}
    open func contains(_ p: CGPoint) -> Bool { fatalError() }
    open func atPoint(_ p: CGPoint) -> SKNode { fatalError() }
    open func nodes(at p: CGPoint) -> [SKNode] { fatalError() }
    open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { fatalError() }
    open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { fatalError() }
    open func intersects(_ node: SKNode) -> Bool { fatalError() }
    open func isEqual(to node: SKNode) -> Bool { fatalError() }
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *) open class func obstacles(fromNodeBounds nodes: [SKNode]) -> [AnyObject] { fatalError() }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) @MainActor @preconcurrency public protocol SKWarpable: NSObjectProtocol {
    var warpGeometry: SKWarpGeometry? { get set }
    var subdivisionLevels: Int { get set }
}
@available(iOS 10.0, macOS 10.12, tvOS 10.0, watchOS 3.0, visionOS 1.0, *) open class SKWarpGeometry: NSObject, @unchecked Sendable {}
@available(iOS 10.0, macOS 10.12, tvOS 10.0, watchOS 3.0, visionOS 1.0, *) open class SKWarpGeometryGrid: SKWarpGeometry, @unchecked Sendable {
    open class func grid(withColumns cols: Int, rows: Int) -> Self { fatalError() }
    public convenience init(columns cols: Int, rows: Int) { fatalError() }
    public convenience init(columns: Int, rows: Int, sourcePositions: [SIMD2<Float>] = [], destinationPositions: [SIMD2<Float>] = []) { fatalError() }
    open var numberOfColumns: Int { fatalError() }
    open var numberOfRows: Int { fatalError() }
    open var vertexCount: Int { fatalError() }
    open func destPosition(at index: Int) -> vector_float2 { fatalError() }
    open func sourcePosition(at index: Int) -> vector_float2 { fatalError() }
}
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) @MainActor @preconcurrency open class SKSpriteNode: SKNode, SKWarpable {
    public init(texture: SKTexture?, color: SKColor, size: CGSize) { fatalError() }
    public convenience override init() { fatalError() }
    public required init?(coder aDecoder: NSCoder) { fatalError() }
    public convenience init(texture: SKTexture?, size: CGSize) { fatalError() }
    public convenience init(texture: SKTexture?) { fatalError() }
    public convenience init(imageNamed name: String) { fatalError() }
    public convenience init(imageNamed name: String, normalMapped generateNormalMap: Bool) { fatalError() }
    public convenience init(texture: SKTexture?, normalMap: SKTexture?) { fatalError() }
    public convenience init(color: SKColor, size: CGSize) { fatalError() }
    open var texture: SKTexture? { get { fatalError() } set {} }
    open var normalTexture: SKTexture? { get { fatalError() } set {} }
    open var lightingBitMask: UInt32 { get { fatalError() } set {} }
    open var shadowCastBitMask: UInt32 { get { fatalError() } set {} }
    open var shadowedBitMask: UInt32 { get { fatalError() } set {} }
    open var centerRect: CGRect { get { fatalError() } set {} }
    open var colorBlendFactor: CGFloat { get { fatalError() } set {} }
    open var color: SKColor { get { fatalError() } set {} }
    open var blendMode: SKBlendMode { get { fatalError() } set {} }
    open var anchorPoint: CGPoint { get { fatalError() } set {} }
    open var size: CGSize { get { fatalError() } set {} }
    open func scale(to size: CGSize) {}
    open var shader: SKShader? { get { fatalError() } set {} }
    open var warpGeometry: SKWarpGeometry? { get { fatalError() } set {} }
    open var subdivisionLevels: Int { get { fatalError() } set {} }
}
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline = 0, center, top, bottom }
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center = 0, left, right }
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) @MainActor @preconcurrency open class SKLabelNode: SKNode {
    public init(fontNamed fontName: String?) { fatalError() }
    public convenience override init() { fatalError() }
    public required init?(coder aDecoder: NSCoder) { fatalError() }
    public convenience init(text: String?) { fatalError() }
    @available(iOS 11.0, macOS 10.13, tvOS 11.0, watchOS 4.0, *) public convenience init(attributedText: NSAttributedString?) { fatalError() }
    open var verticalAlignmentMode: SKLabelVerticalAlignmentMode { get { fatalError() } set {} }
    open var horizontalAlignmentMode: SKLabelHorizontalAlignmentMode { get { fatalError() } set {} }
    @available(iOS 11.0, macOS 10.13, tvOS 11.0, watchOS 4.0, *) open var numberOfLines: Int { get { fatalError() } set {} }
    #if !os(macOS)
    @available(iOS 11.0, macOS 10.13, tvOS 11.0, watchOS 4.0, *) open var lineBreakMode: NSLineBreakMode { get { fatalError() } set {} }
    #endif
    @available(iOS 11.0, macOS 10.13, tvOS 11.0, watchOS 4.0, *) open var preferredMaxLayoutWidth: CGFloat { get { fatalError() } set {} }
    open var fontName: String? { get { fatalError() } set {} }
    open var text: String? { get { fatalError() } set {} }
    @available(iOS 11.0, macOS 10.13, tvOS 11.0, watchOS 4.0, *) open var attributedText: NSAttributedString? { get { fatalError() } set {} }
    open var fontSize: CGFloat { get { fatalError() } set {} }
    open var fontColor: SKColor? { get { fatalError() } set {} }
    open var colorBlendFactor: CGFloat { get { fatalError() } set {} }
    open var color: SKColor? { get { fatalError() } set {} }
    open var blendMode: SKBlendMode { get { fatalError() } set {} }
}
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) @MainActor @preconcurrency open class SKShapeNode: SKNode {
    public override init() { fatalError() }
    public required init?(coder aDecoder: NSCoder) { fatalError() }
    public convenience init(path: CGPath) { fatalError() }
    public convenience init(path: CGPath, centered: Bool) { fatalError() }
    public convenience init(rect: CGRect) { fatalError() }
    public convenience init(rectOf size: CGSize) { fatalError() }
    public convenience init(rect: CGRect, cornerRadius: CGFloat) { fatalError() }
    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) { fatalError() }
    public convenience init(circleOfRadius radius: CGFloat) { fatalError() }
    public convenience init(ellipseIn rect: CGRect) { fatalError() }
    public convenience init(ellipseOf size: CGSize) { fatalError() }
    public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) { fatalError() }
    public convenience init(splinePoints points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) { fatalError() }
    open var path: CGPath? { get { fatalError() } set {} }
    open var strokeColor: SKColor { get { fatalError() } set {} }
    open var fillColor: SKColor { get { fatalError() } set {} }
    open var blendMode: SKBlendMode { get { fatalError() } set {} }
    open var isAntialiased: Bool { get { fatalError() } set {} }
    open var lineWidth: CGFloat { get { fatalError() } set {} }
    open var glowWidth: CGFloat { get { fatalError() } set {} }
    open var lineCap: CGLineCap { get { fatalError() } set {} }
    open var lineJoin: CGLineJoin { get { fatalError() } set {} }
    open var miterLimit: CGFloat { get { fatalError() } set {} }
    open var lineLength: CGFloat { fatalError() }
    open var fillTexture: SKTexture? { get { fatalError() } set {} }
    open var fillShader: SKShader? { get { fatalError() } set {} }
    open var strokeTexture: SKTexture? { get { fatalError() } set {} }
    open var strokeShader: SKShader? { get { fatalError() } set {} }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) @MainActor @preconcurrency open class SKCameraNode: SKNode {
    open func contains(_ node: SKNode) -> Bool { fatalError() }
    open func containedNodeSet() -> Set<SKNode> { fatalError() }
}
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) @MainActor @preconcurrency open class SKCropNode: SKNode {
    open var maskNode: SKNode? { get { fatalError() } set {} }
}
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) @MainActor @preconcurrency open class SKEffectNode: SKNode, SKWarpable {
    open var shouldEnableEffects: Bool { get { fatalError() } set {} }
    open var shouldCenterFilter: Bool { get { fatalError() } set {} }
    open var shouldRasterize: Bool { get { fatalError() } set {} }
    open var blendMode: SKBlendMode { get { fatalError() } set {} }
    open var shader: SKShader? { get { fatalError() } set {} }
    open var warpGeometry: SKWarpGeometry? { get { fatalError() } set {} }
    open var subdivisionLevels: Int { get { fatalError() } set {} }
}
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public enum SKParticleRenderOrder: UInt, Sendable { case oldestLast = 0, oldestFirst, dontCare }
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) @MainActor @preconcurrency open class SKEmitterNode: SKNode {
    open func advanceSimulationTime(_ sec: TimeInterval) {}
    open func resetSimulation() {}
    open var particleTexture: SKTexture? { get { fatalError() } set {} }
    open var particleBlendMode: SKBlendMode { get { fatalError() } set {} }
    open var particleColor: SKColor { get { fatalError() } set {} }
    open var particleColorRedRange: CGFloat { get { fatalError() } set {} }
    open var particleColorGreenRange: CGFloat { get { fatalError() } set {} }
    open var particleColorBlueRange: CGFloat { get { fatalError() } set {} }
    open var particleColorAlphaRange: CGFloat { get { fatalError() } set {} }
    open var particleColorRedSpeed: CGFloat { get { fatalError() } set {} }
    open var particleColorGreenSpeed: CGFloat { get { fatalError() } set {} }
    open var particleColorBlueSpeed: CGFloat { get { fatalError() } set {} }
    open var particleColorAlphaSpeed: CGFloat { get { fatalError() } set {} }
    open var particleColorSequence: SKKeyframeSequence? { get { fatalError() } set {} }
    open var particleColorBlendFactor: CGFloat { get { fatalError() } set {} }
    open var particleColorBlendFactorRange: CGFloat { get { fatalError() } set {} }
    open var particleColorBlendFactorSpeed: CGFloat { get { fatalError() } set {} }
    open var particleColorBlendFactorSequence: SKKeyframeSequence? { get { fatalError() } set {} }
    open var particlePosition: CGPoint { get { fatalError() } set {} }
    open var particlePositionRange: CGVector { get { fatalError() } set {} }
    open var particleSpeed: CGFloat { get { fatalError() } set {} }
    open var particleSpeedRange: CGFloat { get { fatalError() } set {} }
    open var emissionAngle: CGFloat { get { fatalError() } set {} }
    open var emissionAngleRange: CGFloat { get { fatalError() } set {} }
    open var xAcceleration: CGFloat { get { fatalError() } set {} }
    open var yAcceleration: CGFloat { get { fatalError() } set {} }
    open var particleBirthRate: CGFloat { get { fatalError() } set {} }
    open var numParticlesToEmit: Int { get { fatalError() } set {} }
    open var particleLifetime: CGFloat { get { fatalError() } set {} }
    open var particleLifetimeRange: CGFloat { get { fatalError() } set {} }
    open var particleRotation: CGFloat { get { fatalError() } set {} }
    open var particleRotationRange: CGFloat { get { fatalError() } set {} }
    open var particleRotationSpeed: CGFloat { get { fatalError() } set {} }
    open var particleSize: CGSize { get { fatalError() } set {} }
    open var particleScale: CGFloat { get { fatalError() } set {} }
    open var particleScaleRange: CGFloat { get { fatalError() } set {} }
    open var particleScaleSpeed: CGFloat { get { fatalError() } set {} }
    open var particleScaleSequence: SKKeyframeSequence? { get { fatalError() } set {} }
    open var particleAlpha: CGFloat { get { fatalError() } set {} }
    open var particleAlphaRange: CGFloat { get { fatalError() } set {} }
    open var particleAlphaSpeed: CGFloat { get { fatalError() } set {} }
    open var particleAlphaSequence: SKKeyframeSequence? { get { fatalError() } set {} }
    open var particleAction: SKAction? { get { fatalError() } set {} }
    open var fieldBitMask: UInt32 { get { fatalError() } set {} }
    open weak var targetNode: SKNode? { get { fatalError() } set {} }
    open var shader: SKShader? { get { fatalError() } set {} }
    open var particleZPosition: CGFloat { get { fatalError() } set {} }
    open var particleRenderOrder: SKParticleRenderOrder { get { fatalError() } set {} }
}
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public enum SKInterpolationMode: Int, Sendable { case linear = 1, spline, step }
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public enum SKRepeatMode: Int, Sendable { case clamp = 1, loop }
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SKKeyframeSequence: NSObject, @unchecked Sendable {
    public convenience init(keyframeValues values: [Any], times: [NSNumber]) { fatalError() }
    public convenience init(capacity numItems: Int) { fatalError() }
    open func addKeyframeValue(_ value: Any, time: CGFloat) {}
    open func sample(atTime time: CGFloat) -> Any? { fatalError() }
    open func count() -> Int { fatalError() }
    open var interpolationMode: SKInterpolationMode { get { fatalError() } set {} }
    open var repeatMode: SKRepeatMode { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) @MainActor @preconcurrency open class SKLightNode: SKNode {
    open var isEnabled: Bool { get { fatalError() } set {} }
    open var lightColor: SKColor { get { fatalError() } set {} }
    open var ambientColor: SKColor { get { fatalError() } set {} }
    open var shadowColor: SKColor { get { fatalError() } set {} }
    open var falloff: CGFloat { get { fatalError() } set {} }
    open var categoryBitMask: UInt32 { get { fatalError() } set {} }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) @MainActor @preconcurrency open class SKReferenceNode: SKNode {
    public init(url: URL?) { fatalError() }
    public init(fileNamed fileName: String?) { fatalError() }
    public required init?(coder aDecoder: NSCoder) { fatalError() }
    open func didLoad(_ node: SKNode?) {}
    open func resolve() {}
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency open class SKAudioNode: SKNode {
    public convenience init(fileNamed name: String) { fatalError() }
    public convenience init(url: URL) { fatalError() }
    open var autoplayLooped: Bool { get { fatalError() } set {} }
    open var isPositional: Bool { get { fatalError() } set {} }
}
@available(iOS 7.0, macOS 10.10, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency open class SKVideoNode: SKNode {
    public init(fileNamed videoFile: String) { fatalError() }
    public init(url: URL) { fatalError() }
    public required init?(coder aDecoder: NSCoder) { fatalError() }
    open func play() {}
    open func pause() {}
    open var size: CGSize { get { fatalError() } set {} }
    open var anchorPoint: CGPoint { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) @MainActor @preconcurrency open class SKFieldNode: SKNode {
    open var isEnabled: Bool { get { fatalError() } set {} }
    open var isExclusive: Bool { get { fatalError() } set {} }
    open var region: SKRegion? { get { fatalError() } set {} }
    open var minimumRadius: Float { get { fatalError() } set {} }
    open var categoryBitMask: UInt32 { get { fatalError() } set {} }
    open var strength: Float { get { fatalError() } set {} }
    open var falloff: Float { get { fatalError() } set {} }
    open var animationSpeed: Float { get { fatalError() } set {} }
    open var smoothness: Float { get { fatalError() } set {} }
    open var direction: vector_float3 { get { fatalError() } set {} }
    open var texture: SKTexture? { get { fatalError() } set {} }
    open class func dragField() -> SKFieldNode { fatalError() }
    open class func vortexField() -> SKFieldNode { fatalError() }
    open class func radialGravityField() -> SKFieldNode { fatalError() }
    open class func linearGravityField(withVector direction: vector_float3) -> SKFieldNode { fatalError() }
    open class func velocityField(withVector direction: vector_float3) -> SKFieldNode { fatalError() }
    open class func noiseField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode { fatalError() }
    open class func turbulenceField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode { fatalError() }
    open class func springField() -> SKFieldNode { fatalError() }
    open class func electricField() -> SKFieldNode { fatalError() }
    open class func magneticField() -> SKFieldNode { fatalError() }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SKRegion: NSObject, @unchecked Sendable {
    open var path: CGPath? { fatalError() }
    open class func infinite() -> Self { fatalError() }
    public convenience init(radius: Float) { fatalError() }
    public convenience init(size: CGSize) { fatalError() }
    public convenience init(path: CGPath) { fatalError() }
    open func contains(_ point: CGPoint) -> Bool { fatalError() }
}
@available(iOS 10.0, macOS 10.12, tvOS 10.0, watchOS 3.0, visionOS 1.0, *) @MainActor @preconcurrency open class SKTileMapNode: SKNode {
    public init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize) { fatalError() }
    public convenience init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, fillWith tileGroup: SKTileGroup) { fatalError() }
    public convenience override init() { fatalError() }
    public required init?(coder aDecoder: NSCoder) { fatalError() }
    open var numberOfColumns: Int { get { fatalError() } set {} }
    open var numberOfRows: Int { get { fatalError() } set {} }
    open var tileSize: CGSize { get { fatalError() } set {} }
    open var mapSize: CGSize { fatalError() }
    open var tileSet: SKTileSet { get { fatalError() } set {} }
    open var colorBlendFactor: CGFloat { get { fatalError() } set {} }
    open var color: SKColor { get { fatalError() } set {} }
    open var blendMode: SKBlendMode { get { fatalError() } set {} }
    open var anchorPoint: CGPoint { get { fatalError() } set {} }
    open var enableAutomapping: Bool { get { fatalError() } set {} }
    open func fill(with tileGroup: SKTileGroup?) {}
    open func tileDefinition(atColumn column: Int, row: Int) -> SKTileDefinition? { fatalError() }
    open func tileGroup(atColumn column: Int, row: Int) -> SKTileGroup? { fatalError() }
    open func setTileGroup(_ tileGroup: SKTileGroup?, forColumn column: Int, row: Int) {}
    open func tileColumnIndex(fromPosition position: CGPoint) -> Int { fatalError() }
    open func tileRowIndex(fromPosition position: CGPoint) -> Int { fatalError() }
    open func centerOfTile(atColumn column: Int, row: Int) -> CGPoint { fatalError() }
}
@available(iOS 10.0, macOS 10.12, tvOS 10.0, watchOS 3.0, visionOS 1.0, *) open class SKTileSet: NSObject, @unchecked Sendable {
    public convenience init?(named name: String) { fatalError() }
    public init(tileGroups: [SKTileGroup]) { fatalError() }
    open var tileGroups: [SKTileGroup] { get { fatalError() } set {} }
    open var name: String? { get { fatalError() } set {} }
    open var defaultTileSize: CGSize { get { fatalError() } set {} }
}
@available(iOS 10.0, macOS 10.12, tvOS 10.0, watchOS 3.0, visionOS 1.0, *) open class SKTileGroup: NSObject, @unchecked Sendable {
    public init(tileDefinition: SKTileDefinition) { fatalError() }
    open class func empty() -> Self { fatalError() }
    open var name: String? { get { fatalError() } set {} }
}
@available(iOS 10.0, macOS 10.12, tvOS 10.0, watchOS 3.0, visionOS 1.0, *) open class SKTileDefinition: NSObject, @unchecked Sendable {
    public init(texture: SKTexture) { fatalError() }
    public init(texture: SKTexture, size: CGSize) { fatalError() }
    public init(textures: [SKTexture], size: CGSize, timePerFrame: CGFloat) { fatalError() }
    open var textures: [SKTexture] { get { fatalError() } set {} }
    open var userData: NSMutableDictionary? { get { fatalError() } set {} }
    open var name: String? { get { fatalError() } set {} }
    open var size: CGSize { get { fatalError() } set {} }
}
