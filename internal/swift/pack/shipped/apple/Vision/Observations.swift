import CoreImage
import CoreMedia
import CoreML

@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public enum CoordinateOrigin: Sendable, Hashable, Codable { case lowerLeft, upperLeft }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct NormalizedPoint: Sendable, Hashable, Codable {
  public init(x: CGFloat, y: CGFloat) { fatalError() }
  public init(normalizedPoint: CGPoint) { fatalError() }
  public init(imagePoint: CGPoint, in imageSize: CGSize) { fatalError() }
  public init(imagePoint: CGPoint, in imageSize: CGSize, normalizedTo region: NormalizedRect) { fatalError() }
  public static let zero = NormalizedPoint(x: 0, y: 0)
  public var x: CGFloat { fatalError() }
  public var y: CGFloat { fatalError() }
  public var cgPoint: CGPoint { fatalError() }
  public func verticallyFlipped() -> NormalizedPoint { fatalError() }
  public func toImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> CGPoint { fatalError() }
  public func toImageCoordinates(from region: NormalizedRect, imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> CGPoint { fatalError() }
  public static func distance(_ point1: NormalizedPoint, _ point2: NormalizedPoint) -> CGFloat { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct NormalizedRect: Sendable, Hashable, Codable {
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { fatalError() }
  public init(normalizedRect: CGRect) { fatalError() }
  public init(imageRect: CGRect, in imageSize: CGSize) { fatalError() }
  public init(imageRect: CGRect, in imageSize: CGSize, normalizedTo region: NormalizedRect) { fatalError() }
  public static let fullImage = NormalizedRect(x: 0, y: 0, width: 1, height: 1)
  public var origin: CGPoint { fatalError() }
  public var width: CGFloat { fatalError() }
  public var height: CGFloat { fatalError() }
  public var cgRect: CGRect { fatalError() }
  public func verticallyFlipped() -> NormalizedRect { fatalError() }
  public func toImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> CGRect { fatalError() }
  public func toImageCoordinates(from region: NormalizedRect, imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> CGRect { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct NormalizedCircle: Sendable, Hashable, Codable {
  public init(center: NormalizedPoint, radius: CGFloat) { fatalError() }
  public var center: NormalizedPoint { fatalError() }
  public var radius: CGFloat { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public enum ComputeStage: Sendable, Hashable, Codable { case main, postProcessing }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public enum ImageCropAndScaleAction: Sendable, Hashable, Codable { case centerCrop, scaleToFit, scaleToFill, scaleToFitPlus90CCWRotation, scaleToFillPlus90CCWRotation }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public protocol BoundingBoxProviding { var boundingBox: NormalizedRect { get } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public protocol QuadrilateralProviding: BoundingBoxProviding { var topLeft: NormalizedPoint { get }; var topRight: NormalizedPoint { get }; var bottomRight: NormalizedPoint { get }; var bottomLeft: NormalizedPoint { get } }
@available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, *) @available(watchOS, unavailable) public protocol BoundingRegionProviding { var boundingRegion: NormalizedRegion { get } }
@available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, *) @available(watchOS, unavailable) public struct NormalizedRegion: Sendable, Hashable, Codable { public var boundingBox: NormalizedRect { fatalError() }; public var points: [NormalizedPoint] { fatalError() }; public var normalizedPath: CGPath { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public protocol VisionObservation: Codable, CustomStringConvertible, Hashable, Identifiable, Sendable {
  var uuid: UUID { get }
  var confidence: Float { get }
  var timeRange: CMTimeRange? { get }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) extension VisionObservation { public var id: UUID { fatalError() }; public var description: String { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public protocol VisionRequest: CustomStringConvertible, Hashable, Sendable {
  associatedtype Result: Sendable
  var regionOfInterest: NormalizedRect { get set }
  var supportedComputeStageDevices: [ComputeStage: [MLComputeDevice]] { get }
  func computeDevice(for computeStage: ComputeStage) -> MLComputeDevice?
  mutating func setComputeDevice(_ computeDevice: MLComputeDevice?, for computeStage: ComputeStage)
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) extension VisionRequest {
  public var description: String { fatalError() }
  public var supportedComputeStageDevices: [ComputeStage: [MLComputeDevice]] { fatalError() }
  public func computeDevice(for computeStage: ComputeStage) -> MLComputeDevice? { fatalError() }
  public mutating func setComputeDevice(_ computeDevice: MLComputeDevice?, for computeStage: ComputeStage) {}
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public protocol ImageProcessingRequest: VisionRequest {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) extension ImageProcessingRequest {
  public func perform(on image: CGImage, orientation: CGImagePropertyOrientation? = nil) async throws -> Result { fatalError() }
  public func perform(on image: CIImage, orientation: CGImagePropertyOrientation? = nil) async throws -> Result { fatalError() }
  public func perform(on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation? = nil) async throws -> Result { fatalError() }
  public func perform(on sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation? = nil) async throws -> Result { fatalError() }
  public func perform(on data: Data, orientation: CGImagePropertyOrientation? = nil) async throws -> Result { fatalError() }
  public func perform(on url: URL, orientation: CGImagePropertyOrientation? = nil) async throws -> Result { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public protocol StatefulRequest: ImageProcessingRequest { var frameAnalysisSpacing: CMTime { get } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public protocol TargetedRequest: VisionRequest {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public final class ImageRequestHandler: @unchecked Sendable {
  public init(_ image: CGImage, orientation: CGImagePropertyOrientation? = nil) { fatalError() }
  public init(_ image: CIImage, orientation: CGImagePropertyOrientation? = nil) { fatalError() }
  public init(_ pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation? = nil) { fatalError() }
  public init(_ sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation? = nil) { fatalError() }
  public init(_ data: Data, orientation: CGImagePropertyOrientation? = nil) { fatalError() }
  public init(_ url: URL, orientation: CGImagePropertyOrientation? = nil) { fatalError() }
  public func perform<T: ImageProcessingRequest>(_ request: T) async throws -> T.Result { fatalError() }
  public func perform<each T: ImageProcessingRequest>(_ request: repeat each T) async throws -> (repeat (each T).Result) { fatalError() }
  public func performAll(_ requests: some Collection<any VisionRequest>) -> VisionResults { fatalError() }
  public func performAll(_ requests: [any VisionRequest]) -> VisionResults { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct VisionResults: AsyncSequence, Sendable {
  public typealias Element = VisionResult
  public struct AsyncIterator: AsyncIteratorProtocol { public mutating func next() async -> VisionResult? { fatalError() } }
  public func makeAsyncIterator() -> AsyncIterator { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct RecognizedTextObservation: VisionObservation, QuadrilateralProviding {
  public var uuid: UUID { fatalError() }
  public var confidence: Float { fatalError() }
  public var timeRange: CMTimeRange? { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
  public static func == (a: RecognizedTextObservation, b: RecognizedTextObservation) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var boundingBox: NormalizedRect { fatalError() }
  public var topLeft: NormalizedPoint { fatalError() }
  public var topRight: NormalizedPoint { fatalError() }
  public var bottomRight: NormalizedPoint { fatalError() }
  public var bottomLeft: NormalizedPoint { fatalError() }
  public func topCandidates(_ maxCandidateCount: Int) -> [RecognizedText] { fatalError() }
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, *) @available(watchOS, unavailable) public var transcript: String { fatalError() }
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, *) @available(watchOS, unavailable) public var isTitle: Bool { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct RecognizedText: Sendable, Hashable, Codable, CustomStringConvertible {
  public var string: String { fatalError() }
  public var confidence: Float { fatalError() }
  public func boundingBox(for range: Range<String.Index>) -> RectangleObservation? { fatalError() }
  public var description: String { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct RectangleObservation: VisionObservation, QuadrilateralProviding {
  public var uuid: UUID { fatalError() }
  public var confidence: Float { fatalError() }
  public var timeRange: CMTimeRange? { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
  public static func == (a: RectangleObservation, b: RectangleObservation) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var boundingBox: NormalizedRect { fatalError() }
  public var topLeft: NormalizedPoint { fatalError() }
  public var topRight: NormalizedPoint { fatalError() }
  public var bottomRight: NormalizedPoint { fatalError() }
  public var bottomLeft: NormalizedPoint { fatalError() }
  public init(topLeft: NormalizedPoint, topRight: NormalizedPoint, bottomRight: NormalizedPoint, bottomLeft: NormalizedPoint) { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct DetectedObjectObservation: VisionObservation, BoundingBoxProviding {
  public var uuid: UUID { fatalError() }
  public var confidence: Float { fatalError() }
  public var timeRange: CMTimeRange? { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
  public static func == (a: DetectedObjectObservation, b: DetectedObjectObservation) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var boundingBox: NormalizedRect { fatalError() }
  public init(boundingBox: NormalizedRect) { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct RecognizedObjectObservation: VisionObservation, BoundingBoxProviding {
  public var uuid: UUID { fatalError() }
  public var confidence: Float { fatalError() }
  public var timeRange: CMTimeRange? { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
  public static func == (a: RecognizedObjectObservation, b: RecognizedObjectObservation) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var boundingBox: NormalizedRect { fatalError() }
  public var labels: [ClassificationObservation] { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct ClassificationObservation: VisionObservation {
  public var uuid: UUID { fatalError() }
  public var confidence: Float { fatalError() }
  public var timeRange: CMTimeRange? { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
  public static func == (a: ClassificationObservation, b: ClassificationObservation) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var identifier: String { fatalError() }
  public var hasPrecisionRecallCurve: Bool { fatalError() }
  public func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool { fatalError() }
  public func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct TextObservation: VisionObservation, QuadrilateralProviding {
  public var uuid: UUID { fatalError() }
  public var confidence: Float { fatalError() }
  public var timeRange: CMTimeRange? { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
  public static func == (a: TextObservation, b: TextObservation) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var boundingBox: NormalizedRect { fatalError() }
  public var topLeft: NormalizedPoint { fatalError() }
  public var topRight: NormalizedPoint { fatalError() }
  public var bottomRight: NormalizedPoint { fatalError() }
  public var bottomLeft: NormalizedPoint { fatalError() }
  public var characterBoxes: [RectangleObservation]? { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct BarcodeObservation: VisionObservation, QuadrilateralProviding {
  public var uuid: UUID { fatalError() }
  public var confidence: Float { fatalError() }
  public var timeRange: CMTimeRange? { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
  public static func == (a: BarcodeObservation, b: BarcodeObservation) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var boundingBox: NormalizedRect { fatalError() }
  public var topLeft: NormalizedPoint { fatalError() }
  public var topRight: NormalizedPoint { fatalError() }
  public var bottomRight: NormalizedPoint { fatalError() }
  public var bottomLeft: NormalizedPoint { fatalError() }
  public var payloadString: String? { fatalError() }
  public var payloadData: Data? { fatalError() }
  public var symbology: BarcodeSymbology { fatalError() }
  public var supplementalPayloadString: String? { fatalError() }
  public var supplementalPayloadData: Data? { fatalError() }
  public var isGS1DataCarrier: Bool { fatalError() }
  public var isColorInverted: Bool { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct FaceObservation: VisionObservation, BoundingBoxProviding {
  public var uuid: UUID { fatalError() }
  public var confidence: Float { fatalError() }
  public var timeRange: CMTimeRange? { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
  public static func == (a: FaceObservation, b: FaceObservation) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var boundingBox: NormalizedRect { fatalError() }
  public init(boundingBox: NormalizedRect) { fatalError() }
  public var roll: Measurement<UnitAngle> { fatalError() }
  public var yaw: Measurement<UnitAngle> { fatalError() }
  public var pitch: Measurement<UnitAngle> { fatalError() }
  public var landmarks: Landmarks2D? { fatalError() }
  public struct CaptureQuality: Sendable, Hashable, Codable { public var score: Float { fatalError() } }
  public var captureQuality: CaptureQuality? { fatalError() }
  public struct Landmarks2D: Sendable, Hashable, Codable {
  public struct Region: Sendable, Hashable, Codable {
  public enum PointsClassification: Sendable, Hashable, Codable { case disconnected, openPath, closedPath }
  public var points: [NormalizedPoint] { fatalError() }
  public var pointsClassification: PointsClassification { fatalError() }
  public var precisionEstimatesPerPoint: [Float]? { fatalError() }
  public func pointsInImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> [CGPoint] { fatalError() }
  }
  public var confidence: Float { fatalError() }
  public var allPoints: Region { fatalError() }
  public var faceContour: Region { fatalError() }
  public var leftEye: Region { fatalError() }
  public var rightEye: Region { fatalError() }
  public var leftEyebrow: Region { fatalError() }
  public var rightEyebrow: Region { fatalError() }
  public var nose: Region { fatalError() }
  public var noseCrest: Region { fatalError() }
  public var medianLine: Region { fatalError() }
  public var outerLips: Region { fatalError() }
  public var innerLips: Region { fatalError() }
  public var leftPupil: Region { fatalError() }
  public var rightPupil: Region { fatalError() }
  }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct HumanObservation: VisionObservation, BoundingBoxProviding {
  public var uuid: UUID { fatalError() }
  public var confidence: Float { fatalError() }
  public var timeRange: CMTimeRange? { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
  public static func == (a: HumanObservation, b: HumanObservation) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var boundingBox: NormalizedRect { fatalError() }
  public var isUpperBodyOnly: Bool { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct HorizonObservation: VisionObservation {
  public var uuid: UUID { fatalError() }
  public var confidence: Float { fatalError() }
  public var timeRange: CMTimeRange? { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
  public static func == (a: HorizonObservation, b: HorizonObservation) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var angle: Measurement<UnitAngle> { fatalError() }
  public func transform(for imageSize: CGSize) -> CGAffineTransform { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct DetectedDocumentObservation: VisionObservation, QuadrilateralProviding {
  public var uuid: UUID { fatalError() }
  public var confidence: Float { fatalError() }
  public var timeRange: CMTimeRange? { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
  public static func == (a: DetectedDocumentObservation, b: DetectedDocumentObservation) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var boundingBox: NormalizedRect { fatalError() }
  public var topLeft: NormalizedPoint { fatalError() }
  public var topRight: NormalizedPoint { fatalError() }
  public var bottomRight: NormalizedPoint { fatalError() }
  public var bottomLeft: NormalizedPoint { fatalError() }
  public var globalSegmentationMask: PixelBufferObservation? { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct PixelBufferObservation: VisionObservation {
  public var uuid: UUID { fatalError() }
  public var confidence: Float { fatalError() }
  public var timeRange: CMTimeRange? { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
  public static func == (a: PixelBufferObservation, b: PixelBufferObservation) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var size: CGSize { fatalError() }
  public var pixelFormat: OSType { fatalError() }
  public var cgImage: CGImage { get throws { fatalError() } }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct FeaturePrintObservation: VisionObservation {
  public var uuid: UUID { fatalError() }
  public var confidence: Float { fatalError() }
  public var timeRange: CMTimeRange? { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
  public static func == (a: FeaturePrintObservation, b: FeaturePrintObservation) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var data: Data { fatalError() }
  public var elementCount: Int { fatalError() }
  public func distance(to featurePrint: FeaturePrintObservation) throws -> Double { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct SaliencyImageObservation: VisionObservation {
  public var uuid: UUID { fatalError() }
  public var confidence: Float { fatalError() }
  public var timeRange: CMTimeRange? { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
  public static func == (a: SaliencyImageObservation, b: SaliencyImageObservation) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var heatMap: PixelBufferObservation { fatalError() }
  public var salientObjects: [RectangleObservation] { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct InstanceMaskObservation: VisionObservation {
  public var uuid: UUID { fatalError() }
  public var confidence: Float { fatalError() }
  public var timeRange: CMTimeRange? { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
  public static func == (a: InstanceMaskObservation, b: InstanceMaskObservation) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var allInstances: IndexSet { fatalError() }
  public var instanceMask: PixelBufferObservation { fatalError() }
  public func instanceAtPoint(_ point: NormalizedPoint) -> Int { fatalError() }
  public func generateMask(for instances: IndexSet) throws -> CVPixelBuffer { fatalError() }
  public func generateMask(forInstances instances: IndexSet) throws -> CVPixelBuffer { fatalError() }
  public func generateScaledMask(for instances: IndexSet, scaledToImageFrom requestHandler: ImageRequestHandler) throws -> CVPixelBuffer { fatalError() }
  public func generateScaledMask(forInstances instances: IndexSet, scaledToImageFrom requestHandler: ImageRequestHandler) throws -> CVPixelBuffer { fatalError() }
  public func generateMaskedImage(for instances: IndexSet, imageFrom requestHandler: ImageRequestHandler, croppedToInstancesExtent: Bool = false) throws -> CVPixelBuffer { fatalError() }
  public func generateMaskedImage(forInstances instances: IndexSet, imageFrom requestHandler: ImageRequestHandler, croppedToInstancesExtent: Bool = false) throws -> CVPixelBuffer { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct ImageAestheticsScoresObservation: VisionObservation {
  public var uuid: UUID { fatalError() }
  public var confidence: Float { fatalError() }
  public var timeRange: CMTimeRange? { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
  public static func == (a: ImageAestheticsScoresObservation, b: ImageAestheticsScoresObservation) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var overallScore: Float { fatalError() }
  public var isUtility: Bool { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct ContoursObservation: VisionObservation {
  public var uuid: UUID { fatalError() }
  public var confidence: Float { fatalError() }
  public var timeRange: CMTimeRange? { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
  public static func == (a: ContoursObservation, b: ContoursObservation) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public struct Contour: Sendable, Hashable {
  public var pointCount: Int { fatalError() }
  public var normalizedPoints: [SIMD2<Float>] { fatalError() }
  public var normalizedPath: CGPath { fatalError() }
  public var aspectRatio: Float { fatalError() }
  public var indexPath: IndexPath { fatalError() }
  public var childContours: [Contour] { fatalError() }
  public func calculatePerimeter() -> Double { fatalError() }
  public func calculateArea(useOrientedArea: Bool = false) -> Double { fatalError() }
  public func polygonApproximation(epsilon: Float) throws -> Contour { fatalError() }
  }
  public var contourCount: Int { fatalError() }
  public var topLevelContours: [Contour] { fatalError() }
  public var normalizedPath: CGPath { fatalError() }
  public func contour(at contourIndex: Int) throws -> Contour { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct TrajectoryObservation: VisionObservation {
  public var uuid: UUID { fatalError() }
  public var confidence: Float { fatalError() }
  public var timeRange: CMTimeRange? { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
  public static func == (a: TrajectoryObservation, b: TrajectoryObservation) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var detectedPoints: [NormalizedPoint] { fatalError() }
  public var projectedPoints: [NormalizedPoint] { fatalError() }
  public var equationCoefficients: SIMD3<Float> { fatalError() }
  public var movingAverageRadius: CGFloat { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct CoreMLFeatureValueObservation: VisionObservation {
  public var uuid: UUID { fatalError() }
  public var confidence: Float { fatalError() }
  public var timeRange: CMTimeRange? { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
  public static func == (a: CoreMLFeatureValueObservation, b: CoreMLFeatureValueObservation) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var featureName: String { fatalError() }
  public var featureValue: MLFeatureValue { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct Joint: Sendable, Hashable, Codable { public var jointName: String { fatalError() }; public var location: NormalizedPoint { fatalError() }; public var confidence: Float { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public protocol PoseProviding { associatedtype PoseJointName; associatedtype PoseJointsGroupName }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct HumanHandPoseObservation: VisionObservation {
  public var uuid: UUID { fatalError() }
  public var confidence: Float { fatalError() }
  public var timeRange: CMTimeRange? { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
  public static func == (a: HumanHandPoseObservation, b: HumanHandPoseObservation) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public enum JointName: String, Sendable, Hashable, Codable, CaseIterable { case wrist, thumbCMC, thumbMP, thumbIP, thumbTip, indexMCP, indexPIP, indexDIP, indexTip, middleMCP, middlePIP, middleDIP, middleTip, ringMCP, ringPIP, ringDIP, ringTip, littleMCP, littlePIP, littleDIP, littleTip }
  public enum JointsGroupName: String, Sendable, Hashable, Codable, CaseIterable { case thumb, indexFinger, middleFinger, ringFinger, littleFinger }
  public var availableJointNames: [JointName] { fatalError() }
  public var availableJointsGroupNames: [JointsGroupName] { fatalError() }
  public func joint(for jointName: JointName) -> Joint? { fatalError() }
  public func allJoints(in groupName: JointsGroupName? = nil) -> [JointName: Joint] { fatalError() }
  public var keypoints: MLMultiArray { fatalError() }
  public enum Chirality: String, Sendable, Hashable, Codable { case left, right }
  public var chirality: Chirality? { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct HumanBodyPoseObservation: VisionObservation {
  public var uuid: UUID { fatalError() }
  public var confidence: Float { fatalError() }
  public var timeRange: CMTimeRange? { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
  public static func == (a: HumanBodyPoseObservation, b: HumanBodyPoseObservation) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public enum JointName: String, Sendable, Hashable, Codable, CaseIterable { case nose, leftEye, rightEye, leftEar, rightEar, leftShoulder, rightShoulder, neck, leftElbow, rightElbow, leftWrist, rightWrist, leftHip, rightHip, root, leftKnee, rightKnee, leftAnkle, rightAnkle }
  public enum JointsGroupName: String, Sendable, Hashable, Codable, CaseIterable { case face, torso, leftArm, rightArm, leftLeg, rightLeg }
  public var availableJointNames: [JointName] { fatalError() }
  public var availableJointsGroupNames: [JointsGroupName] { fatalError() }
  public func joint(for jointName: JointName) -> Joint? { fatalError() }
  public func allJoints(in groupName: JointsGroupName? = nil) -> [JointName: Joint] { fatalError() }
  public var keypoints: MLMultiArray { fatalError() }
  public var leftHand: HumanHandPoseObservation? { fatalError() }
  public var rightHand: HumanHandPoseObservation? { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct AnimalBodyPoseObservation: VisionObservation {
  public var uuid: UUID { fatalError() }
  public var confidence: Float { fatalError() }
  public var timeRange: CMTimeRange? { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
  public static func == (a: AnimalBodyPoseObservation, b: AnimalBodyPoseObservation) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public enum JointName: String, Sendable, Hashable, Codable, CaseIterable { case leftEarTop, leftEarMiddle, leftEarBottom, rightEarTop, rightEarMiddle, rightEarBottom, leftEye, rightEye, nose, neck, leftFrontElbow, leftFrontKnee, leftFrontPaw, rightFrontElbow, rightFrontKnee, rightFrontPaw, leftBackElbow, leftBackKnee, leftBackPaw, rightBackElbow, rightBackKnee, rightBackPaw, tailTop, tailMiddle, tailBottom }
  public enum JointsGroupName: String, Sendable, Hashable, Codable, CaseIterable { case head, forelegs, hindlegs, tail, trunk }
  public var availableJointNames: [JointName] { fatalError() }
  public var availableJointsGroupNames: [JointsGroupName] { fatalError() }
  public func joint(for jointName: JointName) -> Joint? { fatalError() }
  public func allJoints(in groupName: JointsGroupName? = nil) -> [JointName: Joint] { fatalError() }
  public var keypoints: MLMultiArray { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public enum BarcodeSymbology: Sendable, Hashable, Codable, CaseIterable { case aztec, codabar, code39, code39Checksum, code39FullASCII, code39FullASCIIChecksum, code93, code93i, code128, dataMatrix, ean8, ean13, gs1DataBar, gs1DataBarExpanded, gs1DataBarLimited, i2of5, i2of5Checksum, itf14, microPDF417, microQR, msiPlessey, pdf417, qr, upce }
