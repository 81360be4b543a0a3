import CoreImage
import CoreMedia
import CoreML

@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct RecognizeTextRequest: ImageProcessingRequest {
  public enum Revision: Sendable, Comparable, Hashable, Codable, CaseIterable { case revision3 }
  public init(_ revision: Revision? = nil) { fatalError() }
  public typealias Result = [RecognizedTextObservation]
  public let revision: Revision
  public static let supportedRevisions: [Revision] = []
  public var regionOfInterest: NormalizedRect { get { fatalError() } set {} }
  public static func == (a: RecognizeTextRequest, b: RecognizeTextRequest) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public enum RecognitionLevel: Sendable, Hashable, Codable { case accurate, fast }
  public var recognitionLevel: RecognitionLevel { get { fatalError() } set {} }
  public var recognitionLanguages: [Locale.Language] { get { fatalError() } set {} }
  public var supportedRecognitionLanguages: [Locale.Language] { fatalError() }
  public var automaticallyDetectsLanguage: Bool { get { fatalError() } set {} }
  public var usesLanguageCorrection: Bool { get { fatalError() } set {} }
  public var customWords: [String] { get { fatalError() } set {} }
  public var minimumTextHeightFraction: Float { get { fatalError() } set {} }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct DetectTextRectanglesRequest: ImageProcessingRequest {
  public enum Revision: Sendable, Comparable, Hashable, Codable, CaseIterable { case revision1 }
  public init(_ revision: Revision? = nil) { fatalError() }
  public typealias Result = [TextObservation]
  public let revision: Revision
  public static let supportedRevisions: [Revision] = []
  public var regionOfInterest: NormalizedRect { get { fatalError() } set {} }
  public static func == (a: DetectTextRectanglesRequest, b: DetectTextRectanglesRequest) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var reportCharacterBoxes: Bool { get { fatalError() } set {} }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct DetectBarcodesRequest: ImageProcessingRequest {
  public enum Revision: Sendable, Comparable, Hashable, Codable, CaseIterable { case revision4 }
  public init(_ revision: Revision? = nil) { fatalError() }
  public typealias Result = [BarcodeObservation]
  public let revision: Revision
  public static let supportedRevisions: [Revision] = []
  public var regionOfInterest: NormalizedRect { get { fatalError() } set {} }
  public static func == (a: DetectBarcodesRequest, b: DetectBarcodesRequest) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var symbologies: [BarcodeSymbology] { get { fatalError() } set {} }
  public var supportedSymbologies: [BarcodeSymbology] { fatalError() }
  public var coalescesCompositeSymbologies: Bool { get { fatalError() } set {} }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct DetectFaceRectanglesRequest: ImageProcessingRequest {
  public enum Revision: Sendable, Comparable, Hashable, Codable, CaseIterable { case revision3 }
  public init(_ revision: Revision? = nil) { fatalError() }
  public typealias Result = [FaceObservation]
  public let revision: Revision
  public static let supportedRevisions: [Revision] = []
  public var regionOfInterest: NormalizedRect { get { fatalError() } set {} }
  public static func == (a: DetectFaceRectanglesRequest, b: DetectFaceRectanglesRequest) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct DetectFaceLandmarksRequest: ImageProcessingRequest {
  public enum Revision: Sendable, Comparable, Hashable, Codable, CaseIterable { case revision3 }
  public init(_ revision: Revision? = nil) { fatalError() }
  public typealias Result = [FaceObservation]
  public let revision: Revision
  public static let supportedRevisions: [Revision] = []
  public var regionOfInterest: NormalizedRect { get { fatalError() } set {} }
  public static func == (a: DetectFaceLandmarksRequest, b: DetectFaceLandmarksRequest) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var inputFaceObservations: [FaceObservation]? { get { fatalError() } set {} }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct DetectFaceCaptureQualityRequest: ImageProcessingRequest {
  public enum Revision: Sendable, Comparable, Hashable, Codable, CaseIterable { case revision3 }
  public init(_ revision: Revision? = nil) { fatalError() }
  public typealias Result = [FaceObservation]
  public let revision: Revision
  public static let supportedRevisions: [Revision] = []
  public var regionOfInterest: NormalizedRect { get { fatalError() } set {} }
  public static func == (a: DetectFaceCaptureQualityRequest, b: DetectFaceCaptureQualityRequest) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var inputFaceObservations: [FaceObservation]? { get { fatalError() } set {} }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct DetectHumanRectanglesRequest: ImageProcessingRequest {
  public enum Revision: Sendable, Comparable, Hashable, Codable, CaseIterable { case revision2 }
  public init(_ revision: Revision? = nil) { fatalError() }
  public typealias Result = [HumanObservation]
  public let revision: Revision
  public static let supportedRevisions: [Revision] = []
  public var regionOfInterest: NormalizedRect { get { fatalError() } set {} }
  public static func == (a: DetectHumanRectanglesRequest, b: DetectHumanRectanglesRequest) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var upperBodyOnly: Bool { get { fatalError() } set {} }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct RecognizeAnimalsRequest: ImageProcessingRequest {
  public enum Revision: Sendable, Comparable, Hashable, Codable, CaseIterable { case revision2 }
  public init(_ revision: Revision? = nil) { fatalError() }
  public typealias Result = [RecognizedObjectObservation]
  public let revision: Revision
  public static let supportedRevisions: [Revision] = []
  public var regionOfInterest: NormalizedRect { get { fatalError() } set {} }
  public static func == (a: RecognizeAnimalsRequest, b: RecognizeAnimalsRequest) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public enum Animal: String, Sendable, Hashable, Codable { case cat, dog }
  public var supportedAnimals: [Animal] { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct ClassifyImageRequest: ImageProcessingRequest {
  public enum Revision: Sendable, Comparable, Hashable, Codable, CaseIterable { case revision2 }
  public init(_ revision: Revision? = nil) { fatalError() }
  public typealias Result = [ClassificationObservation]
  public let revision: Revision
  public static let supportedRevisions: [Revision] = []
  public var regionOfInterest: NormalizedRect { get { fatalError() } set {} }
  public static func == (a: ClassifyImageRequest, b: ClassifyImageRequest) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var supportedIdentifiers: [String] { fatalError() }
  public var cropAndScaleAction: ImageCropAndScaleAction { get { fatalError() } set {} }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct DetectHorizonRequest: ImageProcessingRequest {
  public enum Revision: Sendable, Comparable, Hashable, Codable, CaseIterable { case revision1 }
  public init(_ revision: Revision? = nil) { fatalError() }
  public typealias Result = HorizonObservation?
  public let revision: Revision
  public static let supportedRevisions: [Revision] = []
  public var regionOfInterest: NormalizedRect { get { fatalError() } set {} }
  public static func == (a: DetectHorizonRequest, b: DetectHorizonRequest) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct DetectRectanglesRequest: ImageProcessingRequest {
  public enum Revision: Sendable, Comparable, Hashable, Codable, CaseIterable { case revision1 }
  public init(_ revision: Revision? = nil) { fatalError() }
  public typealias Result = [RectangleObservation]
  public let revision: Revision
  public static let supportedRevisions: [Revision] = []
  public var regionOfInterest: NormalizedRect { get { fatalError() } set {} }
  public static func == (a: DetectRectanglesRequest, b: DetectRectanglesRequest) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var minimumAspectRatio: Float { get { fatalError() } set {} }
  public var maximumAspectRatio: Float { get { fatalError() } set {} }
  public var quadratureToleranceDegrees: Float { get { fatalError() } set {} }
  public var minimumSize: Float { get { fatalError() } set {} }
  public var minimumConfidence: Float { get { fatalError() } set {} }
  public var maximumObservations: Int { get { fatalError() } set {} }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct DetectDocumentSegmentationRequest: ImageProcessingRequest {
  public enum Revision: Sendable, Comparable, Hashable, Codable, CaseIterable { case revision1 }
  public init(_ revision: Revision? = nil) { fatalError() }
  public typealias Result = DetectedDocumentObservation?
  public let revision: Revision
  public static let supportedRevisions: [Revision] = []
  public var regionOfInterest: NormalizedRect { get { fatalError() } set {} }
  public static func == (a: DetectDocumentSegmentationRequest, b: DetectDocumentSegmentationRequest) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct DetectContoursRequest: ImageProcessingRequest {
  public enum Revision: Sendable, Comparable, Hashable, Codable, CaseIterable { case revision1 }
  public init(_ revision: Revision? = nil) { fatalError() }
  public typealias Result = ContoursObservation
  public let revision: Revision
  public static let supportedRevisions: [Revision] = []
  public var regionOfInterest: NormalizedRect { get { fatalError() } set {} }
  public static func == (a: DetectContoursRequest, b: DetectContoursRequest) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var contrastAdjustment: Float { get { fatalError() } set {} }
  public var contrastPivot: Float? { get { fatalError() } set {} }
  public var detectsDarkOnLight: Bool { get { fatalError() } set {} }
  public var maximumImageDimension: Int? { get { fatalError() } set {} }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct GenerateImageFeaturePrintRequest: ImageProcessingRequest {
  public enum Revision: Sendable, Comparable, Hashable, Codable, CaseIterable { case revision2 }
  public init(_ revision: Revision? = nil) { fatalError() }
  public typealias Result = FeaturePrintObservation
  public let revision: Revision
  public static let supportedRevisions: [Revision] = []
  public var regionOfInterest: NormalizedRect { get { fatalError() } set {} }
  public static func == (a: GenerateImageFeaturePrintRequest, b: GenerateImageFeaturePrintRequest) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var cropAndScaleAction: ImageCropAndScaleAction { get { fatalError() } set {} }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct GenerateAttentionBasedSaliencyImageRequest: ImageProcessingRequest {
  public enum Revision: Sendable, Comparable, Hashable, Codable, CaseIterable { case revision2 }
  public init(_ revision: Revision? = nil) { fatalError() }
  public typealias Result = SaliencyImageObservation
  public let revision: Revision
  public static let supportedRevisions: [Revision] = []
  public var regionOfInterest: NormalizedRect { get { fatalError() } set {} }
  public static func == (a: GenerateAttentionBasedSaliencyImageRequest, b: GenerateAttentionBasedSaliencyImageRequest) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct GenerateObjectnessBasedSaliencyImageRequest: ImageProcessingRequest {
  public enum Revision: Sendable, Comparable, Hashable, Codable, CaseIterable { case revision2 }
  public init(_ revision: Revision? = nil) { fatalError() }
  public typealias Result = SaliencyImageObservation
  public let revision: Revision
  public static let supportedRevisions: [Revision] = []
  public var regionOfInterest: NormalizedRect { get { fatalError() } set {} }
  public static func == (a: GenerateObjectnessBasedSaliencyImageRequest, b: GenerateObjectnessBasedSaliencyImageRequest) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public final class GeneratePersonSegmentationRequest: StatefulRequest, @unchecked Sendable {
  public enum Revision: Sendable, Comparable, Hashable, Codable, CaseIterable { case revision1 }
  public init(_ revision: Revision? = nil, frameAnalysisSpacing: CMTime? = nil) { fatalError() }
  public typealias Result = PixelBufferObservation
  public let revision: Revision
  public static let supportedRevisions: [Revision] = []
  public var regionOfInterest: NormalizedRect { get { fatalError() } set {} }
  public static func == (a: GeneratePersonSegmentationRequest, b: GeneratePersonSegmentationRequest) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var frameAnalysisSpacing: CMTime { fatalError() }
  public enum QualityLevel: Sendable, Hashable, Codable, CaseIterable { case accurate, balanced, fast }
  public var qualityLevel: QualityLevel { get { fatalError() } set {} }
  public var outputPixelFormatType: OSType { get { fatalError() } set {} }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct GeneratePersonInstanceMaskRequest: ImageProcessingRequest {
  public enum Revision: Sendable, Comparable, Hashable, Codable, CaseIterable { case revision1 }
  public init(_ revision: Revision? = nil) { fatalError() }
  public typealias Result = InstanceMaskObservation?
  public let revision: Revision
  public static let supportedRevisions: [Revision] = []
  public var regionOfInterest: NormalizedRect { get { fatalError() } set {} }
  public static func == (a: GeneratePersonInstanceMaskRequest, b: GeneratePersonInstanceMaskRequest) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct GenerateForegroundInstanceMaskRequest: ImageProcessingRequest {
  public enum Revision: Sendable, Comparable, Hashable, Codable, CaseIterable { case revision1 }
  public init(_ revision: Revision? = nil) { fatalError() }
  public typealias Result = InstanceMaskObservation?
  public let revision: Revision
  public static let supportedRevisions: [Revision] = []
  public var regionOfInterest: NormalizedRect { get { fatalError() } set {} }
  public static func == (a: GenerateForegroundInstanceMaskRequest, b: GenerateForegroundInstanceMaskRequest) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct DetectHumanBodyPoseRequest: ImageProcessingRequest {
  public enum Revision: Sendable, Comparable, Hashable, Codable, CaseIterable { case revision2 }
  public init(_ revision: Revision? = nil) { fatalError() }
  public typealias Result = [HumanBodyPoseObservation]
  public let revision: Revision
  public static let supportedRevisions: [Revision] = []
  public var regionOfInterest: NormalizedRect { get { fatalError() } set {} }
  public static func == (a: DetectHumanBodyPoseRequest, b: DetectHumanBodyPoseRequest) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var detectsHands: Bool { get { fatalError() } set {} }
  public var supportedJointNames: [HumanBodyPoseObservation.JointName] { fatalError() }
  public var supportedJointsGroupNames: [HumanBodyPoseObservation.JointsGroupName] { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct DetectHumanHandPoseRequest: ImageProcessingRequest {
  public enum Revision: Sendable, Comparable, Hashable, Codable, CaseIterable { case revision1 }
  public init(_ revision: Revision? = nil) { fatalError() }
  public typealias Result = [HumanHandPoseObservation]
  public let revision: Revision
  public static let supportedRevisions: [Revision] = []
  public var regionOfInterest: NormalizedRect { get { fatalError() } set {} }
  public static func == (a: DetectHumanHandPoseRequest, b: DetectHumanHandPoseRequest) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var maximumHandCount: Int { get { fatalError() } set {} }
  public var supportedJointNames: [HumanHandPoseObservation.JointName] { fatalError() }
  public var supportedJointsGroupNames: [HumanHandPoseObservation.JointsGroupName] { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct DetectAnimalBodyPoseRequest: ImageProcessingRequest {
  public enum Revision: Sendable, Comparable, Hashable, Codable, CaseIterable { case revision1 }
  public init(_ revision: Revision? = nil) { fatalError() }
  public typealias Result = [AnimalBodyPoseObservation]
  public let revision: Revision
  public static let supportedRevisions: [Revision] = []
  public var regionOfInterest: NormalizedRect { get { fatalError() } set {} }
  public static func == (a: DetectAnimalBodyPoseRequest, b: DetectAnimalBodyPoseRequest) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct CalculateImageAestheticsScoresRequest: ImageProcessingRequest {
  public enum Revision: Sendable, Comparable, Hashable, Codable, CaseIterable { case revision1 }
  public init(_ revision: Revision? = nil) { fatalError() }
  public typealias Result = ImageAestheticsScoresObservation
  public let revision: Revision
  public static let supportedRevisions: [Revision] = []
  public var regionOfInterest: NormalizedRect { get { fatalError() } set {} }
  public static func == (a: CalculateImageAestheticsScoresRequest, b: CalculateImageAestheticsScoresRequest) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public final class TrackObjectRequest: StatefulRequest, @unchecked Sendable {
  public enum Revision: Sendable, Comparable, Hashable, Codable, CaseIterable { case revision2 }
  public init(detectedObject: any BoundingBoxProviding & VisionObservation, _ revision: Revision? = nil, frameAnalysisSpacing: CMTime? = nil) { fatalError() }
  public typealias Result = DetectedObjectObservation?
  public let revision: Revision
  public static let supportedRevisions: [Revision] = []
  public var regionOfInterest: NormalizedRect { get { fatalError() } set {} }
  public static func == (a: TrackObjectRequest, b: TrackObjectRequest) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var frameAnalysisSpacing: CMTime { fatalError() }
  public enum TrackingLevel: Sendable, Hashable, Codable { case accurate, fast }
  public var trackingLevel: TrackingLevel { get { fatalError() } set {} }
  public var inputObservation: any BoundingBoxProviding & VisionObservation { get { fatalError() } set {} }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public final class TrackRectangleRequest: StatefulRequest, @unchecked Sendable {
  public enum Revision: Sendable, Comparable, Hashable, Codable, CaseIterable { case revision1 }
  public init(detectedRectangle: any QuadrilateralProviding & VisionObservation, _ revision: Revision? = nil, frameAnalysisSpacing: CMTime? = nil) { fatalError() }
  public typealias Result = RectangleObservation?
  public let revision: Revision
  public static let supportedRevisions: [Revision] = []
  public var regionOfInterest: NormalizedRect { get { fatalError() } set {} }
  public static func == (a: TrackRectangleRequest, b: TrackRectangleRequest) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var frameAnalysisSpacing: CMTime { fatalError() }
  public enum TrackingLevel: Sendable, Hashable, Codable { case accurate, fast }
  public var trackingLevel: TrackingLevel { get { fatalError() } set {} }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public final class DetectTrajectoriesRequest: StatefulRequest, @unchecked Sendable {
  public enum Revision: Sendable, Comparable, Hashable, Codable, CaseIterable { case revision1 }
  public init(trajectoryLength: Int, _ revision: Revision? = nil, frameAnalysisSpacing: CMTime? = nil) { fatalError() }
  public typealias Result = [TrajectoryObservation]
  public let revision: Revision
  public static let supportedRevisions: [Revision] = []
  public var regionOfInterest: NormalizedRect { get { fatalError() } set {} }
  public static func == (a: DetectTrajectoriesRequest, b: DetectTrajectoriesRequest) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var frameAnalysisSpacing: CMTime { fatalError() }
  public var trajectoryLength: Int { fatalError() }
  public var objectMinimumNormalizedRadius: Float { get { fatalError() } set {} }
  public var objectMaximumNormalizedRadius: Float { get { fatalError() } set {} }
  public var targetFrameTime: CMTime { get { fatalError() } set {} }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct CoreMLModelContainer: Sendable {
  public init(model: MLModel, featureProvider: (any MLFeatureProvider & Sendable)? = nil) throws { fatalError() }
  public var inputImageFeatureName: String { get { fatalError() } set {} }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct CoreMLRequest: ImageProcessingRequest {
  public enum Revision: Sendable, Comparable, Hashable, Codable, CaseIterable { case revision1 }
  public init(model: CoreMLModelContainer, _ revision: Revision? = nil) { fatalError() }
  public typealias Result = [any VisionObservation]
  public let revision: Revision
  public static let supportedRevisions: [Revision] = []
  public var regionOfInterest: NormalizedRect { get { fatalError() } set {} }
  public static func == (a: CoreMLRequest, b: CoreMLRequest) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var model: CoreMLModelContainer { fatalError() }
  public var cropAndScaleAction: ImageCropAndScaleAction { get { fatalError() } set {} }
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, *) @available(watchOS, unavailable) public struct SmudgeObservation: VisionObservation {
  public var uuid: UUID { fatalError() }
  public var confidence: Float { fatalError() }
  public var timeRange: CMTimeRange? { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
  public static func == (a: SmudgeObservation, b: SmudgeObservation) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, *) @available(watchOS, unavailable) public struct DetectLensSmudgeRequest: ImageProcessingRequest {
  public enum Revision: Sendable, Comparable, Hashable, Codable, CaseIterable { case revision1 }
  public init(_ revision: Revision? = nil) { fatalError() }
  public typealias Result = SmudgeObservation
  public let revision: Revision
  public static let supportedRevisions: [Revision] = []
  public var regionOfInterest: NormalizedRect { get { fatalError() } set {} }
  public static func == (a: DetectLensSmudgeRequest, b: DetectLensSmudgeRequest) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var cropAndScaleAction: ImageCropAndScaleAction { get { fatalError() } set {} }
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, *) @available(watchOS, unavailable) public struct DocumentObservation: VisionObservation {
  public var uuid: UUID { fatalError() }
  public var confidence: Float { fatalError() }
  public var timeRange: CMTimeRange? { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
  public static func == (a: DocumentObservation, b: DocumentObservation) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var document: Container { fatalError() }
  public struct Container: Sendable, Hashable, Codable, BoundingRegionProviding {
  public struct Text: Sendable, Hashable, Codable, BoundingRegionProviding {
  public var transcript: String { fatalError() }
  public var boundingRegion: NormalizedRegion { fatalError() }
  public var lines: [RecognizedTextObservation] { fatalError() }
  public var words: [RecognizedTextObservation]? { fatalError() }
  public var detectedData: [DetectedData] { fatalError() }
  public struct DetectedData: Sendable, Hashable, Codable, BoundingRegionProviding { public var boundingRegion: NormalizedRegion { fatalError() } }
  }
  public struct Table: Sendable, Hashable, Codable, BoundingRegionProviding {
  public struct Cell: Sendable, Hashable, Codable { public var content: Container { fatalError() }; public var rowRange: ClosedRange<Int> { fatalError() }; public var columnRange: ClosedRange<Int> { fatalError() } }
  public var boundingRegion: NormalizedRegion { fatalError() }
  public var rows: [[Cell]] { fatalError() }
  public var columns: [[Cell]] { fatalError() }
  }
  public struct List: Sendable, Hashable, Codable, BoundingRegionProviding {
  public struct Item: Sendable, Hashable, Codable { public var content: Container { fatalError() }; public var markerString: String? { fatalError() }; public var itemString: String { fatalError() } }
  public var boundingRegion: NormalizedRegion { fatalError() }
  public var items: [Item] { fatalError() }
  }
  public var boundingRegion: NormalizedRegion { fatalError() }
  public var text: Text { fatalError() }
  public var title: Text? { fatalError() }
  public var paragraphs: [Text] { fatalError() }
  public var tables: [Table] { fatalError() }
  public var lists: [List] { fatalError() }
  public var barcodes: [BarcodeObservation] { fatalError() }
  }
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, *) @available(watchOS, unavailable) public struct RecognizeDocumentsRequest: ImageProcessingRequest {
  public enum Revision: Sendable, Comparable, Hashable, Codable, CaseIterable { case revision1 }
  public init(_ revision: Revision? = nil) { fatalError() }
  public typealias Result = [DocumentObservation]
  public let revision: Revision
  public static let supportedRevisions: [Revision] = []
  public var regionOfInterest: NormalizedRect { get { fatalError() } set {} }
  public static func == (a: RecognizeDocumentsRequest, b: RecognizeDocumentsRequest) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public struct TextRecognitionOptions: Sendable, Hashable { public var recognitionLanguages: [Locale.Language]; public var automaticallyDetectLanguage: Bool; public var useLanguageCorrection: Bool; public var customWords: [String]; public var minimumTextHeightFraction: Float; public var maximumCandidateCount: Int }
  public struct BarcodeDetectionOptions: Sendable, Hashable { public var enabled: Bool; public var symbologies: [BarcodeSymbology]; public var coalesceCompositeSymbologies: Bool }
  public var textRecognitionOptions: TextRecognitionOptions { get { fatalError() } set {} }
  public var barcodeDetectionOptions: BarcodeDetectionOptions { get { fatalError() } set {} }
  public var supportedRecognitionLanguages: [Locale.Language] { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public enum VisionResult: Sendable {
  case recognizeText(RecognizeTextRequest, [RecognizedTextObservation])
  case detectTextRectangles(DetectTextRectanglesRequest, [TextObservation])
  case detectBarcodes(DetectBarcodesRequest, [BarcodeObservation])
  case detectFaceRectangles(DetectFaceRectanglesRequest, [FaceObservation])
  case detectFaceLandmarks(DetectFaceLandmarksRequest, [FaceObservation])
  case detectFaceCaptureQuality(DetectFaceCaptureQualityRequest, [FaceObservation])
  case detectHumanRectangles(DetectHumanRectanglesRequest, [HumanObservation])
  case recognizeAnimals(RecognizeAnimalsRequest, [RecognizedObjectObservation])
  case classifyImage(ClassifyImageRequest, [ClassificationObservation])
  case detectHorizon(DetectHorizonRequest, HorizonObservation?)
  case detectRectangles(DetectRectanglesRequest, [RectangleObservation])
  case detectDocumentSegmentation(DetectDocumentSegmentationRequest, DetectedDocumentObservation?)
  case detectContours(DetectContoursRequest, ContoursObservation)
  case generateImageFeaturePrint(GenerateImageFeaturePrintRequest, FeaturePrintObservation)
  case generateAttentionBasedSaliencyImage(GenerateAttentionBasedSaliencyImageRequest, SaliencyImageObservation)
  case generateObjectnessBasedSaliencyImage(GenerateObjectnessBasedSaliencyImageRequest, SaliencyImageObservation)
  case generatePersonSegmentation(GeneratePersonSegmentationRequest, PixelBufferObservation)
  case generatePersonInstanceMask(GeneratePersonInstanceMaskRequest, InstanceMaskObservation?)
  case generateForegroundInstanceMask(GenerateForegroundInstanceMaskRequest, InstanceMaskObservation?)
  case detectHumanBodyPose(DetectHumanBodyPoseRequest, [HumanBodyPoseObservation])
  case detectHumanHandPose(DetectHumanHandPoseRequest, [HumanHandPoseObservation])
  case detectAnimalBodyPose(DetectAnimalBodyPoseRequest, [AnimalBodyPoseObservation])
  case calculateImageAestheticsScores(CalculateImageAestheticsScoresRequest, ImageAestheticsScoresObservation)
  case trackObject(TrackObjectRequest, DetectedObjectObservation?)
  case trackRectangle(TrackRectangleRequest, RectangleObservation?)
  case detectTrajectories(DetectTrajectoriesRequest, [TrajectoryObservation])
  case coreML(CoreMLRequest, [any VisionObservation])
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, *) @available(watchOS, unavailable) case detectLensSmudge(DetectLensSmudgeRequest, SmudgeObservation)
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, *) @available(watchOS, unavailable) case recognizeDocuments(RecognizeDocumentsRequest, [DocumentObservation])
}
