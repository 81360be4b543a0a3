@_exported import AVFoundation
@_exported import CoreLocation
@_exported import CoreVideo
import CoreImage
import ImageIO
@_exported import Foundation
@_exported import SceneKit
@_exported import SpriteKit
@_exported import UIKit
@_exported import simd

@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARConfiguration: NSObject, @unchecked Sendable {
    public struct FrameSemantics: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { fatalError() }
        public static var personSegmentation: FrameSemantics { fatalError() }
        public static var personSegmentationWithDepth: FrameSemantics { fatalError() }
        public static var bodyDetection: FrameSemantics { fatalError() }
        public static var sceneDepth: FrameSemantics { fatalError() }
        public static var smoothedSceneDepth: FrameSemantics { fatalError() }
    }
    public struct SceneReconstruction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { fatalError() }
        public static var mesh: SceneReconstruction { fatalError() }
        public static var meshWithClassification: SceneReconstruction { fatalError() }
    }
    public enum WorldAlignment: Int, Sendable { case gravity = 0, gravityAndHeading, camera }
    open class VideoFormat: NSObject, @unchecked Sendable { open var imageResolution: CGSize { fatalError() }; open var framesPerSecond: Int { fatalError() } }
    open class var isSupported: Bool { fatalError() }
    open class var supportedVideoFormats: [ARConfiguration.VideoFormat] { fatalError() }
    open class func supportsFrameSemantics(_ frameSemantics: ARConfiguration.FrameSemantics) -> Bool { fatalError() }
    @available(iOS 16.0, *) open class var recommendedVideoFormatFor4KResolution: ARConfiguration.VideoFormat? { fatalError() }
    open var videoFormat: ARConfiguration.VideoFormat { get { fatalError() } set {} }
    open var worldAlignment: ARConfiguration.WorldAlignment { get { fatalError() } set {} }
    open var isLightEstimationEnabled: Bool { get { fatalError() } set {} }
    open var providesAudioData: Bool { get { fatalError() } set {} }
    @available(iOS 13.0, *) open var frameSemantics: ARConfiguration.FrameSemantics { get { fatalError() } set {} }
    @available(iOS 16.0, *) open var videoHDRAllowed: Bool { get { fatalError() } set {} }
}
@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARWorldTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    public struct PlaneDetection: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { fatalError() }
        public static var horizontal: PlaneDetection { fatalError() }
        public static var vertical: PlaneDetection { fatalError() }
    }
    public enum EnvironmentTexturing: Int, Sendable { case none = 0, manual, automatic }
    public override init() { fatalError() }
    open var isAutoFocusEnabled: Bool { get { fatalError() } set {} }
    open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection { get { fatalError() } set {} }
    @available(iOS 12.0, *) open var environmentTexturing: ARWorldTrackingConfiguration.EnvironmentTexturing { get { fatalError() } set {} }
    @available(iOS 13.0, *) open var wantsHDREnvironmentTextures: Bool { get { fatalError() } set {} }
    open var detectionImages: Set<ARReferenceImage> { get { fatalError() } set {} }
    open var maximumNumberOfTrackedImages: Int { get { fatalError() } set {} }
    @available(iOS 13.0, *) open var automaticImageScaleEstimationEnabled: Bool { get { fatalError() } set {} }
    @available(iOS 12.0, *) open var detectionObjects: Set<ARReferenceObject> { get { fatalError() } set {} }
    @available(iOS 12.0, *) open var initialWorldMap: ARWorldMap? { get { fatalError() } set {} }
    @available(iOS 13.0, *) open var isCollaborationEnabled: Bool { get { fatalError() } set {} }
    @available(iOS 13.0, *) open class var supportsUserFaceTracking: Bool { fatalError() }
    @available(iOS 13.0, *) open var userFaceTrackingEnabled: Bool { get { fatalError() } set {} }
    @available(iOS 13.4, *) open class func supportsSceneReconstruction(_ sceneReconstruction: ARConfiguration.SceneReconstruction) -> Bool { fatalError() }
    @available(iOS 13.4, *) open var sceneReconstruction: ARConfiguration.SceneReconstruction { get { fatalError() } set {} }
    @available(iOS 14.3, *) open var appClipCodeTrackingEnabled: Bool { get { fatalError() } set {} }
}
@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class AROrientationTrackingConfiguration: ARConfiguration, @unchecked Sendable { public override init() { fatalError() } }
@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARFaceTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    public override init() { fatalError() }
    @available(iOS 13.0, *) open class var supportsWorldTracking: Bool { fatalError() }
    @available(iOS 13.0, *) open var isWorldTrackingEnabled: Bool { get { fatalError() } set {} }
    @available(iOS 13.0, *) open class var supportedNumberOfTrackedFaces: Int { fatalError() }
    @available(iOS 13.0, *) open var maximumNumberOfTrackedFaces: Int { get { fatalError() } set {} }
}
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARImageTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    public override init() { fatalError() }
    open var isAutoFocusEnabled: Bool { get { fatalError() } set {} }
    open var trackingImages: Set<ARReferenceImage> { get { fatalError() } set {} }
    open var maximumNumberOfTrackedImages: Int { get { fatalError() } set {} }
}
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARObjectScanningConfiguration: ARConfiguration, @unchecked Sendable { public override init() { fatalError() }; open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection { get { fatalError() } set {} } }
@available(iOS 13.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARBodyTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    public override init() { fatalError() }
    open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection { get { fatalError() } set {} }
    open var automaticSkeletonScaleEstimationEnabled: Bool { get { fatalError() } set {} }
}
@available(iOS 13.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARPositionalTrackingConfiguration: ARConfiguration, @unchecked Sendable { public override init() { fatalError() }; open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection { get { fatalError() } set {} } }
@available(iOS 14.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARGeoTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    public override init() { fatalError() }
    @preconcurrency open class func checkAvailability(completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {}
    @preconcurrency open class func checkAvailability(at coordinate: CLLocationCoordinate2D, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {}
    open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection { get { fatalError() } set {} }
}
@available(iOS 11.3, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARReferenceImage: NSObject, @unchecked Sendable {
    public init(_ image: CGImage, orientation: CGImagePropertyOrientation, physicalWidth: CGFloat) { fatalError() }
    open var name: String? { get { fatalError() } set {} }
    open var physicalSize: CGSize { fatalError() }
    open class func referenceImages(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceImage>? { fatalError() }
}
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARReferenceObject: NSObject, @unchecked Sendable {
    public init(archiveURL url: URL) throws { fatalError() }
    open var name: String? { get { fatalError() } set {} }
    open class func referenceObjects(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceObject>? { fatalError() }
}
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARWorldMap: NSObject, NSSecureCoding, @unchecked Sendable {
    public static var supportsSecureCoding: Bool { fatalError() }
    public func encode(with coder: NSCoder) {}
    public required init?(coder: NSCoder) { fatalError() }
    open var anchors: [ARAnchor] { get { fatalError() } set {} }
    open var center: simd_float3 { fatalError() }
    open var extent: simd_float3 { fatalError() }
}
@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @preconcurrency public protocol ARAnchorCopying: NSObjectProtocol {}
@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARAnchor: NSObject, NSSecureCoding, ARAnchorCopying, @unchecked Sendable {
    open class var supportsSecureCoding: Bool { fatalError() }
    open func encode(with coder: NSCoder) {}
    public required init?(coder: NSCoder) { fatalError() }
    public required init(anchor: ARAnchor) { fatalError() }
    public init(transform: simd_float4x4) { fatalError() }
    @available(iOS 12.0, *) public init(name: String, transform: simd_float4x4) { fatalError() }
    open var identifier: UUID { fatalError() }
    @available(iOS 12.0, *) open var name: String? { fatalError() }
    @available(iOS 13.0, *) open var sessionIdentifier: UUID? { fatalError() }
    open var transform: simd_float4x4 { fatalError() }
}
@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @preconcurrency public protocol ARTrackable: NSObjectProtocol { var isTracked: Bool { get } }
@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARPlaneAnchor: ARAnchor, @unchecked Sendable {
    public enum Alignment: Int, Sendable { case horizontal = 0, vertical }
    public enum Classification: Sendable, Equatable {
        case none(Status), wall, floor, ceiling, table, seat, window, door
        public enum Status: Int, Sendable { case notAvailable, undetermined, unknown }
    }
    open var alignment: ARPlaneAnchor.Alignment { fatalError() }
    open var center: simd_float3 { fatalError() }
    open var extent: simd_float3 { fatalError() }
    @available(iOS 16.0, *) open var planeExtent: ARPlaneExtent { fatalError() }
    @available(iOS 11.3, *) open var geometry: ARPlaneGeometry { fatalError() }
    @available(iOS 12.0, *) open class var isClassificationSupported: Bool { fatalError() }
    @available(iOS 12.0, *) public var classification: ARPlaneAnchor.Classification { fatalError() }
}
@available(iOS 16.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARPlaneExtent: NSObject, @unchecked Sendable { open var rotationOnYAxis: Float { fatalError() }; open var width: Float { fatalError() }; open var height: Float { fatalError() } }
@available(iOS 11.3, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARPlaneGeometry: NSObject, @unchecked Sendable { public var vertices: [vector_float3] { fatalError() }; public var boundaryVertices: [vector_float3] { fatalError() }; public var triangleIndices: [Int16] { fatalError() }; public var textureCoordinates: [vector_float2] { fatalError() } }
@available(iOS 11.3, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARImageAnchor: ARAnchor, ARTrackable, @unchecked Sendable { open var referenceImage: ARReferenceImage { fatalError() }; open var isTracked: Bool { fatalError() }; @available(iOS 13.0, *) open var estimatedScaleFactor: CGFloat { fatalError() } }
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARObjectAnchor: ARAnchor, @unchecked Sendable { open var referenceObject: ARReferenceObject { fatalError() } }
@available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class AREnvironmentProbeAnchor: ARAnchor, @unchecked Sendable { public init(transform: simd_float4x4, extent: simd_float3) { fatalError() }; public required init?(coder: NSCoder) { fatalError() }; public required init(anchor: ARAnchor) { fatalError() } }
@available(iOS 13.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARParticipantAnchor: ARAnchor, @unchecked Sendable {}
@available(iOS 14.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARGeoAnchor: ARAnchor, @unchecked Sendable {
    public init(coordinate: CLLocationCoordinate2D) { fatalError() }
    public init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance) { fatalError() }
    public init(name: String, coordinate: CLLocationCoordinate2D) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    public required init(anchor: ARAnchor) { fatalError() }
    open var coordinate: CLLocationCoordinate2D { fatalError() }
}
@available(iOS 13.4, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum ARMeshClassification: Int, Sendable { case none = 0, wall, floor, ceiling, table, seat, window, door }
@available(iOS 13.4, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARMeshAnchor: ARAnchor, @unchecked Sendable { open var geometry: ARMeshGeometry { fatalError() } }
@available(iOS 13.4, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARMeshGeometry: NSObject, @unchecked Sendable { open var vertices: ARGeometrySource { fatalError() }; open var normals: ARGeometrySource { fatalError() }; open var faces: ARGeometryElement { fatalError() }; open var classification: ARGeometrySource? { fatalError() } }
@available(iOS 13.4, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARGeometrySource: NSObject, @unchecked Sendable { open var buffer: any MTLBuffer { fatalError() }; open var count: Int { fatalError() }; open var format: MTLVertexFormat { fatalError() }; open var componentsPerVector: Int { fatalError() }; open var offset: Int { fatalError() }; open var stride: Int { fatalError() } }
@available(iOS 13.4, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARGeometryElement: NSObject, @unchecked Sendable { open var buffer: any MTLBuffer { fatalError() }; open var count: Int { fatalError() }; open var bytesPerIndex: Int { fatalError() }; open var indexCountPerPrimitive: Int { fatalError() } }
@available(iOS 13.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARBodyAnchor: ARAnchor, ARTrackable, @unchecked Sendable { open var skeleton: ARSkeleton3D { fatalError() }; open var estimatedScaleFactor: CGFloat { fatalError() }; open var isTracked: Bool { fatalError() } }
@available(iOS 13.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARSkeleton: NSObject, @unchecked Sendable {
    public struct JointName: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let root = JointName(rawValue: ""); public static let head = JointName(rawValue: ""); public static let leftHand = JointName(rawValue: ""); public static let rightHand = JointName(rawValue: ""); public static let leftFoot = JointName(rawValue: ""); public static let rightFoot = JointName(rawValue: ""); public static let leftShoulder = JointName(rawValue: ""); public static let rightShoulder = JointName(rawValue: "") }
    open var definition: ARSkeletonDefinition { fatalError() }
    open var jointCount: Int { fatalError() }
    open func isJointTracked(_ jointIndex: Int) -> Bool { fatalError() }
}
@available(iOS 13.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARSkeletonDefinition: NSObject, @unchecked Sendable { open class var defaultBody3D: ARSkeletonDefinition { fatalError() }; open var jointNames: [String] { fatalError() }; open var parentIndices: [Int] { fatalError() }; open func index(for jointName: ARSkeleton.JointName) -> Int { fatalError() } }
@available(iOS 13.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARSkeleton3D: ARSkeleton, @unchecked Sendable { public var jointModelTransforms: [simd_float4x4] { fatalError() }; public var jointLocalTransforms: [simd_float4x4] { fatalError() }; open func modelTransform(for jointName: ARSkeleton.JointName) -> simd_float4x4? { fatalError() }; open func localTransform(for jointName: ARSkeleton.JointName) -> simd_float4x4? { fatalError() } }
@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARFaceAnchor: ARAnchor, ARTrackable, @unchecked Sendable {
    public struct BlendShapeLocation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { fatalError() }
        public static let browDownLeft = BlendShapeLocation(rawValue: "")
        public static let browDownRight = BlendShapeLocation(rawValue: "")
        public static let browInnerUp = BlendShapeLocation(rawValue: "")
        public static let browOuterUpLeft = BlendShapeLocation(rawValue: "")
        public static let browOuterUpRight = BlendShapeLocation(rawValue: "")
        public static let cheekPuff = BlendShapeLocation(rawValue: "")
        public static let cheekSquintLeft = BlendShapeLocation(rawValue: "")
        public static let cheekSquintRight = BlendShapeLocation(rawValue: "")
        public static let eyeBlinkLeft = BlendShapeLocation(rawValue: "")
        public static let eyeBlinkRight = BlendShapeLocation(rawValue: "")
        public static let eyeLookDownLeft = BlendShapeLocation(rawValue: "")
        public static let eyeLookDownRight = BlendShapeLocation(rawValue: "")
        public static let eyeLookInLeft = BlendShapeLocation(rawValue: "")
        public static let eyeLookInRight = BlendShapeLocation(rawValue: "")
        public static let eyeLookOutLeft = BlendShapeLocation(rawValue: "")
        public static let eyeLookOutRight = BlendShapeLocation(rawValue: "")
        public static let eyeLookUpLeft = BlendShapeLocation(rawValue: "")
        public static let eyeLookUpRight = BlendShapeLocation(rawValue: "")
        public static let eyeSquintLeft = BlendShapeLocation(rawValue: "")
        public static let eyeSquintRight = BlendShapeLocation(rawValue: "")
        public static let eyeWideLeft = BlendShapeLocation(rawValue: "")
        public static let eyeWideRight = BlendShapeLocation(rawValue: "")
        public static let jawForward = BlendShapeLocation(rawValue: "")
        public static let jawLeft = BlendShapeLocation(rawValue: "")
        public static let jawOpen = BlendShapeLocation(rawValue: "")
        public static let jawRight = BlendShapeLocation(rawValue: "")
        public static let mouthClose = BlendShapeLocation(rawValue: "")
        public static let mouthDimpleLeft = BlendShapeLocation(rawValue: "")
        public static let mouthDimpleRight = BlendShapeLocation(rawValue: "")
        public static let mouthFrownLeft = BlendShapeLocation(rawValue: "")
        public static let mouthFrownRight = BlendShapeLocation(rawValue: "")
        public static let mouthFunnel = BlendShapeLocation(rawValue: "")
        public static let mouthLeft = BlendShapeLocation(rawValue: "")
        public static let mouthLowerDownLeft = BlendShapeLocation(rawValue: "")
        public static let mouthLowerDownRight = BlendShapeLocation(rawValue: "")
        public static let mouthPressLeft = BlendShapeLocation(rawValue: "")
        public static let mouthPressRight = BlendShapeLocation(rawValue: "")
        public static let mouthPucker = BlendShapeLocation(rawValue: "")
        public static let mouthRight = BlendShapeLocation(rawValue: "")
        public static let mouthRollLower = BlendShapeLocation(rawValue: "")
        public static let mouthRollUpper = BlendShapeLocation(rawValue: "")
        public static let mouthShrugLower = BlendShapeLocation(rawValue: "")
        public static let mouthShrugUpper = BlendShapeLocation(rawValue: "")
        public static let mouthSmileLeft = BlendShapeLocation(rawValue: "")
        public static let mouthSmileRight = BlendShapeLocation(rawValue: "")
        public static let mouthStretchLeft = BlendShapeLocation(rawValue: "")
        public static let mouthStretchRight = BlendShapeLocation(rawValue: "")
        public static let mouthUpperUpLeft = BlendShapeLocation(rawValue: "")
        public static let mouthUpperUpRight = BlendShapeLocation(rawValue: "")
        public static let noseSneerLeft = BlendShapeLocation(rawValue: "")
        public static let noseSneerRight = BlendShapeLocation(rawValue: "")
        public static let tongueOut = BlendShapeLocation(rawValue: "")
    }
    open var geometry: ARFaceGeometry { fatalError() }
    open var leftEyeTransform: simd_float4x4 { fatalError() }
    open var rightEyeTransform: simd_float4x4 { fatalError() }
    open var lookAtPoint: simd_float3 { fatalError() }
    open var blendShapes: [ARFaceAnchor.BlendShapeLocation: NSNumber] { fatalError() }
    open var isTracked: Bool { fatalError() }
}
@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARFaceGeometry: NSObject, @unchecked Sendable { public var vertices: [vector_float3] { fatalError() }; public var textureCoordinates: [vector_float2] { fatalError() }; public var triangleIndices: [Int16] { fatalError() } }
@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARSCNFaceGeometry: SCNGeometry, @unchecked Sendable { public convenience init?(device: any MTLDevice) { fatalError() }; public convenience init?(device: any MTLDevice, fillMesh: Bool) { fatalError() }; open func update(from faceGeometry: ARFaceGeometry) {} }
@available(iOS 11.3, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARSCNPlaneGeometry: SCNGeometry, @unchecked Sendable { public convenience init?(device: any MTLDevice) { fatalError() }; open func update(from planeGeometry: ARPlaneGeometry) {} }
@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARCamera: NSObject, @unchecked Sendable {
    public enum TrackingState: Equatable, Sendable {
        public enum Reason: Sendable { case initializing, excessiveMotion, insufficientFeatures, relocalizing }
        case notAvailable, limited(ARCamera.TrackingState.Reason), normal
    }
    open var transform: simd_float4x4 { fatalError() }
    open var eulerAngles: simd_float3 { fatalError() }
    public var trackingState: ARCamera.TrackingState { fatalError() }
    open var intrinsics: simd_float3x3 { fatalError() }
    open var imageResolution: CGSize { fatalError() }
    open var projectionMatrix: simd_float4x4 { fatalError() }
    open func projectPoint(_ point: simd_float3, orientation: UIInterfaceOrientation, viewportSize: CGSize) -> CGPoint { fatalError() }
    open func viewMatrix(for orientation: UIInterfaceOrientation) -> simd_float4x4 { fatalError() }
    open func projectionMatrix(for orientation: UIInterfaceOrientation, viewportSize: CGSize, zNear: CGFloat, zFar: CGFloat) -> simd_float4x4 { fatalError() }
}
@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARLightEstimate: NSObject, @unchecked Sendable { open var ambientIntensity: CGFloat { fatalError() }; open var ambientColorTemperature: CGFloat { fatalError() } }
@available(iOS 14.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARDepthData: NSObject, @unchecked Sendable { open var depthMap: CVPixelBuffer { fatalError() }; open var confidenceMap: CVPixelBuffer? { fatalError() } }
@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARPointCloud: NSObject, @unchecked Sendable { public var points: [vector_float3] { fatalError() }; public var identifiers: [UInt64] { fatalError() } }
@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARFrame: NSObject, @unchecked Sendable {
    @available(iOS 12.0, *) public enum WorldMappingStatus: Int, Sendable { case notAvailable = 0, limited, extending, mapped }
    open var timestamp: TimeInterval { fatalError() }
    open var capturedImage: CVPixelBuffer { fatalError() }
    open var camera: ARCamera { fatalError() }
    open var anchors: [ARAnchor] { fatalError() }
    open var lightEstimate: ARLightEstimate? { fatalError() }
    open var rawFeaturePoints: ARPointCloud? { fatalError() }
    @available(iOS 14.0, *) open var sceneDepth: ARDepthData? { fatalError() }
    @available(iOS 14.0, *) open var smoothedSceneDepth: ARDepthData? { fatalError() }
    @available(iOS 12.0, *) open var worldMappingStatus: ARFrame.WorldMappingStatus { fatalError() }
    @available(iOS 13.0, *) open var segmentationBuffer: CVPixelBuffer? { fatalError() }
    @available(iOS 13.0, *) open func raycastQuery(from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment) -> ARRaycastQuery { fatalError() }
    open func displayTransform(for orientation: UIInterfaceOrientation, viewportSize: CGSize) -> CGAffineTransform { fatalError() }
}
@available(iOS 13.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARRaycastQuery: NSObject, @unchecked Sendable {
    public enum Target: Int, Sendable { case existingPlaneGeometry = 0, existingPlaneInfinite, estimatedPlane }
    public enum TargetAlignment: Int, Sendable { case horizontal = 0, vertical, any }
    public init(origin: simd_float3, direction: simd_float3, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment) { fatalError() }
    open var origin: simd_float3 { fatalError() }
    open var direction: simd_float3 { fatalError() }
}
@available(iOS 13.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARRaycastResult: NSObject, @unchecked Sendable { open var worldTransform: simd_float4x4 { fatalError() }; open var target: ARRaycastQuery.Target { fatalError() }; open var targetAlignment: ARRaycastQuery.TargetAlignment { fatalError() }; open var anchor: ARAnchor? { fatalError() } }
@available(iOS 13.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARTrackedRaycast: NSObject, @unchecked Sendable { open func stopTracking() {} }
@available(iOS 13.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @preconcurrency public protocol ARSessionProviding: NSObjectProtocol { var session: ARSession { get } }
@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ARSession: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    public struct RunOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { fatalError() }
        public static var resetTracking: RunOptions { fatalError() }
        public static var removeExistingAnchors: RunOptions { fatalError() }
        public static var stopTrackedRaycasts: RunOptions { fatalError() }
        public static var resetSceneReconstruction: RunOptions { fatalError() }
    }
    open var identifier: UUID { fatalError() }
    open weak var delegate: (any ARSessionDelegate)? { get { fatalError() } set {} }
    open var delegateQueue: DispatchQueue? { get { fatalError() } set {} }
    open var currentFrame: ARFrame? { fatalError() }
    open var configuration: ARConfiguration? { fatalError() }
    open func run(_ configuration: ARConfiguration, options: ARSession.RunOptions = []) {}
    open func pause() {}
    open func add(anchor: ARAnchor) {}
    open func remove(anchor: ARAnchor) {}
    open func setWorldOrigin(relativeTransform: simd_float4x4) {}
    @preconcurrency open func getCurrentWorldMap(completionHandler: @escaping @Sendable (ARWorldMap?, (any Error)?) -> Void) {}
    open func currentWorldMap() async throws -> ARWorldMap { fatalError() }
    open func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult] { fatalError() }
    open func trackedRaycast(_ query: ARRaycastQuery, updateHandler: @escaping ([ARRaycastResult]) -> Void) -> ARTrackedRaycast? { fatalError() }
    @available(iOS 16.0, *) @preconcurrency open func captureHighResolutionFrame(completion: @escaping @Sendable (ARFrame?, (any Error)?) -> Void) {}
    @available(iOS 16.0, *) open func captureHighResolutionFrame() async throws -> ARFrame { fatalError() }
}
@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @preconcurrency public protocol ARSessionObserver: NSObjectProtocol {
    func session(_ session: ARSession, didFailWithError error: any Error)
    func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
    func sessionWasInterrupted(_ session: ARSession)
    func sessionInterruptionEnded(_ session: ARSession)
    func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool
}
@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension ARSessionObserver {
    public func session(_ session: ARSession, didFailWithError error: any Error) {}
    public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
    public func sessionWasInterrupted(_ session: ARSession) {}
    public func sessionInterruptionEnded(_ session: ARSession) {}
    public func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool { fatalError() }
}
@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @preconcurrency public protocol ARSessionDelegate: ARSessionObserver {
    func session(_ session: ARSession, didUpdate frame: ARFrame)
    func session(_ session: ARSession, didAdd anchors: [ARAnchor])
    func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
    func session(_ session: ARSession, didRemove anchors: [ARAnchor])
}
@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension ARSessionDelegate {
    public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
    public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
}
@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct ARError: Error, CustomNSError, Hashable, @unchecked Sendable {
    public enum Code: Int, Sendable { case requestFailed = 4, unsupportedConfiguration = 100, sensorUnavailable, sensorFailed, cameraUnauthorized, microphoneUnauthorized, locationUnauthorized, worldTrackingFailed = 200, geoTrackingNotAvailableAtLocation, geoTrackingFailed, invalidReferenceImage = 300, invalidReferenceObject, invalidWorldMap, invalidConfiguration, insufficientFeatures = 400, objectMergeFailed, fileIOFailed = 500 }
    public init(_ code: Code, userInfo: [String: Any] = [:]) { fatalError() }
    public static var errorDomain: String { fatalError() }
    public var code: Code { fatalError() }
    public var errorCode: Int { fatalError() }
    public var errorUserInfo: [String: Any] { fatalError() }
    public var userInfo: [String: Any] { fatalError() }
    public var localizedDescription: String { fatalError() }
    public static func == (a: ARError, b: ARError) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
    public static var requestFailed: Code { fatalError() }
    public static var unsupportedConfiguration: Code { fatalError() }
    public static var sensorUnavailable: Code { fatalError() }
    public static var sensorFailed: Code { fatalError() }
    public static var cameraUnauthorized: Code { fatalError() }
    public static var microphoneUnauthorized: Code { fatalError() }
    public static var locationUnauthorized: Code { fatalError() }
    public static var worldTrackingFailed: Code { fatalError() }
    public static var geoTrackingNotAvailableAtLocation: Code { fatalError() }
    public static var geoTrackingFailed: Code { fatalError() }
    public static var invalidReferenceImage: Code { fatalError() }
    public static var invalidReferenceObject: Code { fatalError() }
    public static var invalidWorldMap: Code { fatalError() }
    public static var invalidConfiguration: Code { fatalError() }
    public static var insufficientFeatures: Code { fatalError() }
    public static var objectMergeFailed: Code { fatalError() }
    public static var fileIOFailed: Code { fatalError() }
}
@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public func ~= (match: ARError.Code, error: any Error) -> Bool { fatalError() }
@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @preconcurrency public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionObserver {
    func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
    func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
}
@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension ARSCNViewDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? { fatalError() }
    public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor) {}
}
@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class ARSCNView: SCNView {
    public override init(frame: CGRect, options: [String: Any]? = nil) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    open weak override var delegate: (any SCNSceneRendererDelegate)? { get { fatalError() } set {} }
    open var session: ARSession { get { fatalError() } set {} }
    open var automaticallyUpdatesLighting: Bool { get { fatalError() } set {} }
    open var rendersCameraGrain: Bool { get { fatalError() } set {} }
    open var rendersMotionBlur: Bool { get { fatalError() } set {} }
    open func anchor(for node: SCNNode) -> ARAnchor? { fatalError() }
    open func node(for anchor: ARAnchor) -> SCNNode? { fatalError() }
    open func raycastQuery(from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment) -> ARRaycastQuery? { fatalError() }
    open func unprojectPoint(_ point: CGPoint, ontoPlane planeTransform: simd_float4x4) -> simd_float3? { fatalError() }
}
extension SCNDebugOptions {
    public static var showWorldOrigin: SCNDebugOptions { fatalError() }
    public static var showFeaturePoints: SCNDebugOptions { fatalError() }
}
@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct ARSCNDebugOptions { public static var showWorldOrigin: SCNDebugOptions { fatalError() }; public static var showFeaturePoints: SCNDebugOptions { fatalError() } }
@available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class ARSKView: SKView { open var session: ARSession { get { fatalError() } set {} } }
@available(iOS 13.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class ARCoachingOverlayView: UIView {
    public enum Goal: Int, Sendable { case tracking = 0, horizontalPlane, verticalPlane, anyPlane, geoTracking }
    open weak var delegate: (any ARCoachingOverlayViewDelegate)? { get { fatalError() } set {} }
    open weak var sessionProvider: (any ARSessionProviding)? { get { fatalError() } set {} }
    open var session: ARSession? { get { fatalError() } set {} }
    open var goal: ARCoachingOverlayView.Goal { get { fatalError() } set {} }
    open var activatesAutomatically: Bool { get { fatalError() } set {} }
    open var isActive: Bool { fatalError() }
    open func setActive(_ active: Bool, animated: Bool) {}
}
@available(iOS 13.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol ARCoachingOverlayViewDelegate: NSObjectProtocol {
    func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView)
    func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView)
    func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView)
}
@available(iOS 13.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension ARCoachingOverlayViewDelegate {
    public func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView) {}
    public func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView) {}
    public func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView) {}
}
