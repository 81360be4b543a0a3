@_exported import Foundation
@_exported import CoreGraphics
@_exported import simd
#if os(macOS)
@_exported import AppKit
public typealias SCNFloat = CGFloat
public typealias SCNPlatformColor = NSColor
public typealias SCNPlatformImage = NSImage
#else
@_exported import UIKit
public typealias SCNFloat = Float
public typealias SCNPlatformColor = UIColor
public typealias SCNPlatformImage = UIImage
#endif
#if os(iOS) || os(tvOS)
import QuartzCore
#endif
#if !os(watchOS)
@_exported import Metal
#endif
import SpriteKit
import SwiftUI

@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public struct SCNVector3: Sendable {
    public var x: SCNFloat { get { fatalError() } set {} }
    public var y: SCNFloat { get { fatalError() } set {} }
    public var z: SCNFloat { get { fatalError() } set {} }
    public init() { fatalError() }
    public init(x: SCNFloat, y: SCNFloat, z: SCNFloat) { fatalError() }
    public init(_ x: Float, _ y: Float, _ z: Float) { fatalError() }
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { fatalError() }
    public init(_ x: Double, _ y: Double, _ z: Double) { fatalError() }
    public init(_ x: Int, _ y: Int, _ z: Int) { fatalError() }
    public init(_ v: SIMD3<Float>) { fatalError() }
    public init(_ v: SIMD3<Double>) { fatalError() }
}
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public struct SCNVector4: Sendable {
    public var x: SCNFloat { get { fatalError() } set {} }
    public var y: SCNFloat { get { fatalError() } set {} }
    public var z: SCNFloat { get { fatalError() } set {} }
    public var w: SCNFloat { get { fatalError() } set {} }
    public init() { fatalError() }
    public init(x: SCNFloat, y: SCNFloat, z: SCNFloat, w: SCNFloat) { fatalError() }
    public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { fatalError() }
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) { fatalError() }
    public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) { fatalError() }
    public init(_ x: Int, _ y: Int, _ z: Int, _ w: Int) { fatalError() }
}
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public typealias SCNQuaternion = SCNVector4
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public let SCNVector3Zero: SCNVector3 = SCNVector3()
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public let SCNVector4Zero: SCNVector4 = SCNVector4()
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public func SCNVector3Make(_ x: SCNFloat, _ y: SCNFloat, _ z: SCNFloat) -> SCNVector3 { fatalError() }
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public func SCNVector4Make(_ x: SCNFloat, _ y: SCNFloat, _ z: SCNFloat, _ w: SCNFloat) -> SCNVector4 { fatalError() }
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { fatalError() }
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public struct SCNMatrix4: Sendable {
    public init() { fatalError() }
    public init(_ m: float4x4) { fatalError() }
    public init(_ m: double4x4) { fatalError() }
    public var m11: SCNFloat { get { fatalError() } set {} }
    public var m12: SCNFloat { get { fatalError() } set {} }
    public var m13: SCNFloat { get { fatalError() } set {} }
    public var m14: SCNFloat { get { fatalError() } set {} }
    public var m21: SCNFloat { get { fatalError() } set {} }
    public var m22: SCNFloat { get { fatalError() } set {} }
    public var m23: SCNFloat { get { fatalError() } set {} }
    public var m24: SCNFloat { get { fatalError() } set {} }
    public var m31: SCNFloat { get { fatalError() } set {} }
    public var m32: SCNFloat { get { fatalError() } set {} }
    public var m33: SCNFloat { get { fatalError() } set {} }
    public var m34: SCNFloat { get { fatalError() } set {} }
    public var m41: SCNFloat { get { fatalError() } set {} }
    public var m42: SCNFloat { get { fatalError() } set {} }
    public var m43: SCNFloat { get { fatalError() } set {} }
    public var m44: SCNFloat { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public let SCNMatrix4Identity: SCNMatrix4 = SCNMatrix4()
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public func SCNMatrix4MakeTranslation(_ tx: SCNFloat, _ ty: SCNFloat, _ tz: SCNFloat) -> SCNMatrix4 { fatalError() }
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public func SCNMatrix4MakeScale(_ sx: SCNFloat, _ sy: SCNFloat, _ sz: SCNFloat) -> SCNMatrix4 { fatalError() }
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public func SCNMatrix4MakeRotation(_ angle: SCNFloat, _ x: SCNFloat, _ y: SCNFloat, _ z: SCNFloat) -> SCNMatrix4 { fatalError() }
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 { fatalError() }
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public func SCNMatrix4Rotate(_ m: SCNMatrix4, _ angle: SCNFloat, _ x: SCNFloat, _ y: SCNFloat, _ z: SCNFloat) -> SCNMatrix4 { fatalError() }
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public func SCNMatrix4Translate(_ m: SCNMatrix4, _ tx: SCNFloat, _ ty: SCNFloat, _ tz: SCNFloat) -> SCNMatrix4 { fatalError() }
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public func SCNMatrix4Scale(_ m: SCNMatrix4, _ sx: SCNFloat, _ sy: SCNFloat, _ sz: SCNFloat) -> SCNMatrix4 { fatalError() }
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public func SCNMatrix4Invert(_ m: SCNMatrix4) -> SCNMatrix4 { fatalError() }
extension SIMD3 where Scalar == Float { public init(_ v: SCNVector3) { fatalError() } }
extension simd_float4x4 { public init(_ m: SCNMatrix4) { fatalError() } }
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SCNScene: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    public convenience init?(named name: String) { fatalError() }
    public convenience init?(named name: String, inDirectory directory: String?, options: [SCNSceneSource.LoadingOption: Any]? = nil) { fatalError() }
    public convenience init(url: URL, options: [SCNSceneSource.LoadingOption: Any]? = nil) throws { fatalError() }
    open var rootNode: SCNNode { fatalError() }
    open var background: SCNMaterialProperty { fatalError() }
    open var lightingEnvironment: SCNMaterialProperty { fatalError() }
    open var physicsWorld: SCNPhysicsWorld { fatalError() }
    open var fogStartDistance: CGFloat { get { fatalError() } set {} }
    open var fogEndDistance: CGFloat { get { fatalError() } set {} }
    open var fogColor: Any { get { fatalError() } set {} }
    open var isPaused: Bool { get { fatalError() } set {} }
    open func addParticleSystem(_ system: SCNParticleSystem, transform: SCNMatrix4) {}
    open func removeAllParticleSystems() {}
    @discardableResult open func write(to url: URL, options: [String: Any]? = nil, delegate: (any SCNSceneExportDelegate)?, progressHandler: ((Float, (any Error)?, UnsafeMutablePointer<ObjCBool>) -> Void)? = nil) -> Bool { fatalError() }
}
@available(iOS 9.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) @preconcurrency public protocol SCNSceneExportDelegate: NSObjectProtocol {}
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SCNSceneSource: NSObject, @unchecked Sendable {
    public struct LoadingOption: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { fatalError() }
        public static let createNormalsIfAbsent = LoadingOption(rawValue: "")
        public static let checkConsistency = LoadingOption(rawValue: "")
        public static let flattenScene = LoadingOption(rawValue: "")
        public static let useSafeMode = LoadingOption(rawValue: "")
        public static let assetDirectoryURLs = LoadingOption(rawValue: "")
        public static let overrideAssetURLs = LoadingOption(rawValue: "")
        public static let strictConformance = LoadingOption(rawValue: "")
        public static let convertUnitsToMeters = LoadingOption(rawValue: "")
        public static let convertToYUp = LoadingOption(rawValue: "")
        public static let animationImportPolicy = LoadingOption(rawValue: "")
        public static let preserveOriginalTopology = LoadingOption(rawValue: "")
    }
    public init?(url: URL, options: [SCNSceneSource.LoadingOption: Any]? = nil) { fatalError() }
    public init?(data: Data, options: [SCNSceneSource.LoadingOption: Any]? = nil) { fatalError() }
    open func scene(options: [SCNSceneSource.LoadingOption: Any]? = nil) throws -> SCNScene { fatalError() }
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) @preconcurrency public protocol SCNActionable: NSObjectProtocol {}
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SCNNode: NSObject, SCNActionable, NSSecureCoding, @unchecked Sendable {
    public override init() { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    public static var supportsSecureCoding: Bool { fatalError() }
    open func encode(with coder: NSCoder) {}
    public convenience init(geometry: SCNGeometry?) { fatalError() }
    open func clone() -> Self { fatalError() }
    open func flattenedClone() -> Self { fatalError() }
    open var name: String? { get { fatalError() } set {} }
    open var light: SCNLight? { get { fatalError() } set {} }
    open var camera: SCNCamera? { get { fatalError() } set {} }
    open var geometry: SCNGeometry? { get { fatalError() } set {} }
    open var transform: SCNMatrix4 { get { fatalError() } set {} }
    open var worldTransform: SCNMatrix4 { fatalError() }
    open var position: SCNVector3 { get { fatalError() } set {} }
    open var worldPosition: SCNVector3 { get { fatalError() } set {} }
    open var rotation: SCNVector4 { get { fatalError() } set {} }
    open var orientation: SCNQuaternion { get { fatalError() } set {} }
    open var worldOrientation: SCNQuaternion { get { fatalError() } set {} }
    open var eulerAngles: SCNVector3 { get { fatalError() } set {} }
    open var scale: SCNVector3 { get { fatalError() } set {} }
    open var pivot: SCNMatrix4 { get { fatalError() } set {} }
    open var simdTransform: simd_float4x4 { get { fatalError() } set {} }
    open var simdPosition: simd_float3 { get { fatalError() } set {} }
    open var simdRotation: simd_float4 { get { fatalError() } set {} }
    open var simdOrientation: simd_quatf { get { fatalError() } set {} }
    open var simdEulerAngles: simd_float3 { get { fatalError() } set {} }
    open var simdScale: simd_float3 { get { fatalError() } set {} }
    open var simdWorldPosition: simd_float3 { get { fatalError() } set {} }
    open var simdWorldTransform: simd_float4x4 { get { fatalError() } set {} }
    open var simdWorldFront: simd_float3 { fatalError() }
    open var worldFront: SCNVector3 { fatalError() }
    open var worldUp: SCNVector3 { fatalError() }
    open var worldRight: SCNVector3 { fatalError() }
    open var isHidden: Bool { get { fatalError() } set {} }
    open var opacity: CGFloat { get { fatalError() } set {} }
    open var renderingOrder: Int { get { fatalError() } set {} }
    open var castsShadow: Bool { get { fatalError() } set {} }
    open var categoryBitMask: Int { get { fatalError() } set {} }
    open var movabilityHint: Int { fatalError() }
    open var parent: SCNNode? { fatalError() }
    open var childNodes: [SCNNode] { fatalError() }
    open var physicsBody: SCNPhysicsBody? { get { fatalError() } set {} }
    open var constraints: [SCNConstraint]? { get { fatalError() } set {} }
    open var presentation: SCNNode { fatalError() }
    open var isPaused: Bool { get { fatalError() } set {} }
    open var boundingBox: (min: SCNVector3, max: SCNVector3) { get { fatalError() } set {} }
    open var boundingSphere: (center: SCNVector3, radius: Float) { fatalError() }
    open var particleSystems: [SCNParticleSystem]? { fatalError() }
    open func addChildNode(_ child: SCNNode) {}
    open func insertChildNode(_ child: SCNNode, at index: Int) {}
    open func removeFromParentNode() {}
    open func replaceChildNode(_ oldChild: SCNNode, with newChild: SCNNode) {}
    open func childNode(withName name: String, recursively: Bool) -> SCNNode? { fatalError() }
    open func childNodes(passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool) -> [SCNNode] { fatalError() }
    open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    open func enumerateHierarchy(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    open func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 { fatalError() }
    open func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 { fatalError() }
    open func simdConvertPosition(_ position: simd_float3, to node: SCNNode?) -> simd_float3 { fatalError() }
    open func look(at worldTarget: SCNVector3) {}
    open func simdLook(at worldTarget: vector_float3) {}
    open func localTranslate(by translation: SCNVector3) {}
    open func rotate(by worldRotation: SCNQuaternion, aroundTarget worldTarget: SCNVector3) {}
    open func hitTestWithSegment(from pointA: SCNVector3, to pointB: SCNVector3, options: [String: Any]? = nil) -> [SCNHitTestResult] { fatalError() }
    open func runAction(_ action: SCNAction) {}
    open func runAction(_ action: SCNAction) async {}
    open func runAction(_ action: SCNAction, completionHandler block: (() -> Void)? = nil) {}
    open func runAction(_ action: SCNAction, forKey key: String?) {}
    open func runAction(_ action: SCNAction, forKey key: String?, completionHandler block: (() -> Void)? = nil) {}
    open var hasActions: Bool { fatalError() }
    open func action(forKey key: String) -> SCNAction? { fatalError() }
    open func removeAction(forKey key: String) {}
    open func removeAllActions() {}
    open func addParticleSystem(_ system: SCNParticleSystem) {}
    open func removeAllParticleSystems() {}
    open func addAudioPlayer(_ player: SCNAudioPlayer) {}
    open func removeAllAnimations() {}
    #if os(iOS) || os(tvOS)
    open func addAnimation(_ animation: CAAnimation, forKey key: String?) {}
    #endif
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SCNAudioSource: NSObject, @unchecked Sendable { public convenience init?(fileNamed fileName: String) { fatalError() }; public init?(url: URL) { fatalError() }; open var volume: Float { get { fatalError() } set {} }; open var loops: Bool { get { fatalError() } set {} }; open var isPositional: Bool { get { fatalError() } set {} }; open func load() {} }
@available(iOS 9.0, macOS 10.11, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SCNAudioPlayer: NSObject, @unchecked Sendable { public init(source: SCNAudioSource) { fatalError() } }
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SCNHitTestResult: NSObject, @unchecked Sendable {
    open var node: SCNNode { fatalError() }
    open var geometryIndex: Int { fatalError() }
    open var faceIndex: Int { fatalError() }
    open var localCoordinates: SCNVector3 { fatalError() }
    open var worldCoordinates: SCNVector3 { fatalError() }
    open var localNormal: SCNVector3 { fatalError() }
    open var worldNormal: SCNVector3 { fatalError() }
    open var modelTransform: SCNMatrix4 { fatalError() }
}
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public static let backFaceCulling = SCNHitTestOption(rawValue: "")
    public static let boundingBoxOnly = SCNHitTestOption(rawValue: "")
    public static let categoryBitMask = SCNHitTestOption(rawValue: "")
    public static let clipToZRange = SCNHitTestOption(rawValue: "")
    public static let ignoreChildNodes = SCNHitTestOption(rawValue: "")
    public static let ignoreHiddenNodes = SCNHitTestOption(rawValue: "")
    public static let rootNode = SCNHitTestOption(rawValue: "")
    public static let searchMode = SCNHitTestOption(rawValue: "")
}
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SCNGeometry: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    public convenience init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]?) { fatalError() }
    open var name: String? { get { fatalError() } set {} }
    open var materials: [SCNMaterial] { get { fatalError() } set {} }
    open var firstMaterial: SCNMaterial? { get { fatalError() } set {} }
    open var subdivisionLevel: Int { get { fatalError() } set {} }
    open var boundingBox: (min: SCNVector3, max: SCNVector3) { get { fatalError() } set {} }
    open func material(named name: String) -> SCNMaterial? { fatalError() }
    open func insertMaterial(_ material: SCNMaterial, at index: Int) {}
    open func replaceMaterial(at index: Int, with material: SCNMaterial) {}
}
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SCNGeometrySource: NSObject, @unchecked Sendable {
    public convenience init(vertices: [SCNVector3]) { fatalError() }
    public convenience init(normals: [SCNVector3]) { fatalError() }
    public convenience init(textureCoordinates: [CGPoint]) { fatalError() }
}
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public enum SCNGeometryPrimitiveType: Int, Sendable { case triangles = 0, triangleStrip, line, point, polygon }
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SCNGeometryElement: NSObject, @unchecked Sendable {
    public convenience init<IndexType: FixedWidthInteger>(indices: [IndexType], primitiveType: SCNGeometryPrimitiveType) { fatalError() }
    public convenience init(data: Data?, primitiveType: SCNGeometryPrimitiveType, primitiveCount: Int, bytesPerIndex: Int) { fatalError() }
}
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SCNBox: SCNGeometry, @unchecked Sendable { public convenience init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) { fatalError() }; open var width: CGFloat { get { fatalError() } set {} }; open var height: CGFloat { get { fatalError() } set {} }; open var length: CGFloat { get { fatalError() } set {} }; open var chamferRadius: CGFloat { get { fatalError() } set {} } }
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SCNSphere: SCNGeometry, @unchecked Sendable { public convenience init(radius: CGFloat) { fatalError() }; open var radius: CGFloat { get { fatalError() } set {} }; open var segmentCount: Int { get { fatalError() } set {} }; open var isGeodesic: Bool { get { fatalError() } set {} } }
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SCNPlane: SCNGeometry, @unchecked Sendable { public convenience init(width: CGFloat, height: CGFloat) { fatalError() }; open var width: CGFloat { get { fatalError() } set {} }; open var height: CGFloat { get { fatalError() } set {} }; open var cornerRadius: CGFloat { get { fatalError() } set {} } }
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SCNCylinder: SCNGeometry, @unchecked Sendable { public convenience init(radius: CGFloat, height: CGFloat) { fatalError() }; open var radius: CGFloat { get { fatalError() } set {} }; open var height: CGFloat { get { fatalError() } set {} }; open var radialSegmentCount: Int { get { fatalError() } set {} } }
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SCNCone: SCNGeometry, @unchecked Sendable { public convenience init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) { fatalError() } }
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SCNPyramid: SCNGeometry, @unchecked Sendable { public convenience init(width: CGFloat, height: CGFloat, length: CGFloat) { fatalError() } }
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SCNTorus: SCNGeometry, @unchecked Sendable { public convenience init(ringRadius: CGFloat, pipeRadius: CGFloat) { fatalError() } }
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SCNTube: SCNGeometry, @unchecked Sendable { public convenience init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) { fatalError() } }
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SCNCapsule: SCNGeometry, @unchecked Sendable { public convenience init(capRadius: CGFloat, height: CGFloat) { fatalError() } }
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SCNFloor: SCNGeometry, @unchecked Sendable { public override convenience init() { fatalError() }; open var reflectivity: CGFloat { get { fatalError() } set {} }; open var reflectionFalloffEnd: CGFloat { get { fatalError() } set {} }; open var width: CGFloat { get { fatalError() } set {} }; open var length: CGFloat { get { fatalError() } set {} } }
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SCNText: SCNGeometry, @unchecked Sendable {
    public convenience init(string: Any?, extrusionDepth: CGFloat) { fatalError() }
    open var string: Any? { get { fatalError() } set {} }
    open var extrusionDepth: CGFloat { get { fatalError() } set {} }
    #if os(macOS)
    open var font: NSFont! { get { fatalError() } set {} }
    #else
    open var font: UIFont! { get { fatalError() } set {} }
    #endif
    open var flatness: CGFloat { get { fatalError() } set {} }
    open var chamferRadius: CGFloat { get { fatalError() } set {} }
    open var isWrapped: Bool { get { fatalError() } set {} }
    open var containerFrame: CGRect { get { fatalError() } set {} }
    open var alignmentMode: String { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SCNMaterial: NSObject, @unchecked Sendable {
    public struct LightingModel: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { fatalError() }
        public static let phong = LightingModel(rawValue: "")
        public static let blinn = LightingModel(rawValue: "")
        public static let lambert = LightingModel(rawValue: "")
        public static let constant = LightingModel(rawValue: "")
        public static let physicallyBased = LightingModel(rawValue: "")
        public static let shadowOnly = LightingModel(rawValue: "")
    }
    public override init() { fatalError() }
    open var name: String? { get { fatalError() } set {} }
    open var diffuse: SCNMaterialProperty { fatalError() }
    open var ambient: SCNMaterialProperty { fatalError() }
    open var specular: SCNMaterialProperty { fatalError() }
    open var emission: SCNMaterialProperty { fatalError() }
    open var transparent: SCNMaterialProperty { fatalError() }
    open var reflective: SCNMaterialProperty { fatalError() }
    open var multiply: SCNMaterialProperty { fatalError() }
    open var normal: SCNMaterialProperty { fatalError() }
    open var displacement: SCNMaterialProperty { fatalError() }
    open var ambientOcclusion: SCNMaterialProperty { fatalError() }
    open var metalness: SCNMaterialProperty { fatalError() }
    open var roughness: SCNMaterialProperty { fatalError() }
    open var shininess: CGFloat { get { fatalError() } set {} }
    open var transparency: CGFloat { get { fatalError() } set {} }
    open var lightingModel: SCNMaterial.LightingModel { get { fatalError() } set {} }
    open var isLitPerPixel: Bool { get { fatalError() } set {} }
    open var isDoubleSided: Bool { get { fatalError() } set {} }
    open var fillMode: SCNFillMode { get { fatalError() } set {} }
    open var cullMode: SCNCullMode { get { fatalError() } set {} }
    open var transparencyMode: SCNTransparencyMode { get { fatalError() } set {} }
    open var writesToDepthBuffer: Bool { get { fatalError() } set {} }
    open var readsFromDepthBuffer: Bool { get { fatalError() } set {} }
    open var colorBufferWriteMask: SCNColorMask { get { fatalError() } set {} }
    open var blendMode: SCNBlendMode { get { fatalError() } set {} }
    open var shaderModifiers: [SCNShaderModifierEntryPoint: String]? { get { fatalError() } set {} }
}
@available(iOS 9.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public struct SCNShaderModifierEntryPoint: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public static let geometry = SCNShaderModifierEntryPoint(rawValue: "")
    public static let surface = SCNShaderModifierEntryPoint(rawValue: "")
    public static let lightingModel = SCNShaderModifierEntryPoint(rawValue: "")
    public static let fragment = SCNShaderModifierEntryPoint(rawValue: "")
}
@available(iOS 11.0, macOS 10.13, tvOS 11.0, watchOS 4.0, visionOS 1.0, *) public struct SCNColorMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { fatalError() }
    public static var red: SCNColorMask { fatalError() }
    public static var green: SCNColorMask { fatalError() }
    public static var blue: SCNColorMask { fatalError() }
    public static var alpha: SCNColorMask { fatalError() }
    public static var all: SCNColorMask { fatalError() }
}
@available(iOS 11.0, macOS 10.13, tvOS 11.0, watchOS 4.0, visionOS 1.0, *) public enum SCNFillMode: UInt, Sendable { case fill = 0, lines }
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public enum SCNCullMode: Int, Sendable { case back = 0, front }
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public enum SCNTransparencyMode: Int, Sendable { case aOne = 0, rgbZero, singleLayer, dualLayer }
@available(iOS 9.0, macOS 10.11, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public enum SCNBlendMode: Int, Sendable { case alpha = 0, add, subtract, multiply, screen, replace, max }
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public enum SCNWrapMode: Int, Sendable { case clamp = 1, `repeat`, clampToBorder, mirror }
@available(iOS 8.0, macOS 10.8, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SCNMaterialProperty: NSObject, @unchecked Sendable {
    public convenience init(contents: Any) { fatalError() }
    open var contents: Any? { get { fatalError() } set {} }
    open var intensity: CGFloat { get { fatalError() } set {} }
    open var contentsTransform: SCNMatrix4 { get { fatalError() } set {} }
    open var wrapS: SCNWrapMode { get { fatalError() } set {} }
    open var wrapT: SCNWrapMode { get { fatalError() } set {} }
}
