@_exported import CoreImage
@_exported import CoreML
@_exported import CoreMedia

// Requests narrow the type of their results, which Swift lets no subclass do.
public protocol _VNResults {}
extension _VNResults { public var results: [VNObservation]? { fatalError() } }
public typealias VNConfidence = Float
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public static let properties = VNImageOption(rawValue: "")
    public static let ciContext = VNImageOption(rawValue: "")
}
@available(iOS 11.0, macOS 10.13, tvOS 11.0, visionOS 1.0, *) @available(watchOS, unavailable) open class VNRequest: NSObject, _VNResults, @unchecked Sendable {
    public init(completionHandler: VNRequestCompletionHandler? = nil) { fatalError() }
    open var preferBackgroundProcessing: Bool { get { fatalError() } set {} }
    open var revision: Int { get { fatalError() } set {} }
    open func cancel() {}
}
@available(iOS 11.0, macOS 10.13, tvOS 11.0, visionOS 1.0, *) @available(watchOS, unavailable) open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
    open var regionOfInterest: CGRect { get { fatalError() } set {} }
}
@available(iOS 11.0, macOS 10.13, tvOS 11.0, visionOS 1.0, *) @available(watchOS, unavailable) open class VNImageRequestHandler: NSObject, @unchecked Sendable {
    public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) { fatalError() }
    public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) { fatalError() }
    public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) { fatalError() }
    public init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) { fatalError() }
    public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) { fatalError() }
    public init(ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) { fatalError() }
    public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) { fatalError() }
    public init(data imageData: Data, options: [VNImageOption: Any] = [:]) { fatalError() }
    public init(data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) { fatalError() }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, *) public init(cmSampleBuffer sampleBuffer: CMSampleBuffer, options: [VNImageOption: Any] = [:]) { fatalError() }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, *) public init(cmSampleBuffer sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) { fatalError() }
    open func perform(_ requests: [VNRequest]) throws {}
}
@available(iOS 11.0, macOS 10.13, tvOS 11.0, visionOS 1.0, *) @available(watchOS, unavailable) open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws {}
    open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation) throws {}
    open func perform(_ requests: [VNRequest], onCGImage image: CGImage) throws {}
}
@available(iOS 11.0, macOS 10.13, tvOS 11.0, visionOS 1.0, *) @available(watchOS, unavailable) open class VNObservation: NSObject, @unchecked Sendable {
    open var uuid: UUID { fatalError() }
    open var confidence: VNConfidence { fatalError() }
}
@available(iOS 11.0, macOS 10.13, tvOS 11.0, visionOS 1.0, *) @available(watchOS, unavailable) open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
    public convenience init(boundingBox: CGRect) { fatalError() }
    open var boundingBox: CGRect { fatalError() }
}
@available(iOS 11.0, macOS 10.13, tvOS 11.0, visionOS 1.0, *) @available(watchOS, unavailable) open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var landmarks: VNFaceLandmarks2D? { fatalError() }
    @available(iOS 12.0, macOS 10.14, tvOS 12.0, *) open var roll: NSNumber? { fatalError() }
    @available(iOS 12.0, macOS 10.14, tvOS 12.0, *) open var yaw: NSNumber? { fatalError() }
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, *) open var faceCaptureQuality: Float? { fatalError() }
}
@available(iOS 11.0, macOS 10.13, tvOS 11.0, visionOS 1.0, *) @available(watchOS, unavailable) open class VNFaceLandmarks2D: NSObject, @unchecked Sendable {
    open var allPoints: VNFaceLandmarkRegion2D? { fatalError() }
    open var leftEye: VNFaceLandmarkRegion2D? { fatalError() }
    open var rightEye: VNFaceLandmarkRegion2D? { fatalError() }
    open var nose: VNFaceLandmarkRegion2D? { fatalError() }
    open var outerLips: VNFaceLandmarkRegion2D? { fatalError() }
    open var faceContour: VNFaceLandmarkRegion2D? { fatalError() }
}
@available(iOS 11.0, macOS 10.13, tvOS 11.0, visionOS 1.0, *) @available(watchOS, unavailable) open class VNFaceLandmarkRegion2D: NSObject, @unchecked Sendable {
    open var pointCount: Int { fatalError() }
    public var normalizedPoints: [CGPoint] { fatalError() }
    public func pointsInImage(imageSize: CGSize) -> [CGPoint] { fatalError() }
}
@available(iOS 11.0, macOS 10.13, tvOS 11.0, visionOS 1.0, *) @available(watchOS, unavailable) open class VNClassificationObservation: VNObservation, @unchecked Sendable {
    open var identifier: String { fatalError() }
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, *) open func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool { fatalError() }
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, *) open func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool { fatalError() }
}
@available(iOS 12.0, macOS 10.14, tvOS 12.0, visionOS 1.0, *) @available(watchOS, unavailable) open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var labels: [VNClassificationObservation] { fatalError() }
}
@available(iOS 11.0, macOS 10.13, tvOS 11.0, visionOS 1.0, *) @available(watchOS, unavailable) open class VNPixelBufferObservation: VNObservation, @unchecked Sendable {
    open var pixelBuffer: CVPixelBuffer { fatalError() }
}
@available(iOS 11.0, macOS 10.13, tvOS 11.0, visionOS 1.0, *) @available(watchOS, unavailable) open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var topLeft: CGPoint { fatalError() }
    open var topRight: CGPoint { fatalError() }
    open var bottomLeft: CGPoint { fatalError() }
    open var bottomRight: CGPoint { fatalError() }
}
@available(iOS 11.0, macOS 10.13, tvOS 11.0, visionOS 1.0, *) @available(watchOS, unavailable) open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
    open var symbology: VNBarcodeSymbology { fatalError() }
    open var payloadStringValue: String? { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) open class VNRecognizedText: NSObject, @unchecked Sendable {
    open var string: String { fatalError() }
    open var confidence: VNConfidence { fatalError() }
    public func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate = 0, fast }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNRecognizedTextObservation]? { fatalError() }
    open var recognitionLevel: VNRequestTextRecognitionLevel { get { fatalError() } set {} }
    open var recognitionLanguages: [String] { get { fatalError() } set {} }
    open var customWords: [String] { get { fatalError() } set {} }
    open var usesLanguageCorrection: Bool { get { fatalError() } set {} }
    open var minimumTextHeight: Float { get { fatalError() } set {} }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, *) open var automaticallyDetectsLanguage: Bool { get { fatalError() } set {} }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, *) open func supportedRecognitionLanguages() throws -> [String] { fatalError() }
}
@available(iOS 11.0, macOS 10.13, tvOS 11.0, visionOS 1.0, *) @available(watchOS, unavailable) open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNFaceObservation]? { fatalError() }
}
@available(iOS 11.0, macOS 10.13, tvOS 11.0, visionOS 1.0, *) @available(watchOS, unavailable) open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNFaceObservation]? { fatalError() }
    open var inputFaceObservations: [VNFaceObservation]? { get { fatalError() } set {} }
}
@available(iOS 11.0, macOS 10.13, tvOS 11.0, visionOS 1.0, *) @available(watchOS, unavailable) open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNRectangleObservation]? { fatalError() }
    open var minimumAspectRatio: VNAspectRatio { get { fatalError() } set {} }
    open var maximumAspectRatio: VNAspectRatio { get { fatalError() } set {} }
    open var minimumSize: Float { get { fatalError() } set {} }
    open var minimumConfidence: VNConfidence { get { fatalError() } set {} }
    open var maximumObservations: Int { get { fatalError() } set {} }
}
public typealias VNAspectRatio = Float
@available(iOS 11.0, macOS 10.13, tvOS 11.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public static let qr = VNBarcodeSymbology(rawValue: "")
    public static let ean13 = VNBarcodeSymbology(rawValue: "")
    public static let ean8 = VNBarcodeSymbology(rawValue: "")
    public static let code128 = VNBarcodeSymbology(rawValue: "")
    public static let code39 = VNBarcodeSymbology(rawValue: "")
    public static let pdf417 = VNBarcodeSymbology(rawValue: "")
    public static let aztec = VNBarcodeSymbology(rawValue: "")
    public static let dataMatrix = VNBarcodeSymbology(rawValue: "")
    public static let upce = VNBarcodeSymbology(rawValue: "")
}
@available(iOS 11.0, macOS 10.13, tvOS 11.0, visionOS 1.0, *) @available(watchOS, unavailable) open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNBarcodeObservation]? { fatalError() }
    open var symbologies: [VNBarcodeSymbology] { get { fatalError() } set {} }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNClassificationObservation]? { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, *) @available(watchOS, unavailable) open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
    public enum QualityLevel: UInt, Sendable { case accurate = 0, balanced, fast }
    open var results: [VNPixelBufferObservation]? { fatalError() }
    open var qualityLevel: QualityLevel { get { fatalError() } set {} }
    open var outputPixelFormat: OSType { get { fatalError() } set {} }
}
@available(iOS 11.0, macOS 10.13, tvOS 11.0, visionOS 1.0, *) @available(watchOS, unavailable) open class VNCoreMLModel: NSObject, @unchecked Sendable {
    public convenience init(for model: MLModel) throws { fatalError() }
}
public enum VNImageCropAndScaleOption: UInt, Sendable { case centerCrop = 0, scaleFit, scaleFill }
@available(iOS 11.0, macOS 10.13, tvOS 11.0, visionOS 1.0, *) @available(watchOS, unavailable) open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
    public convenience init(model: VNCoreMLModel) { fatalError() }
    public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) { fatalError() }
    open var imageCropAndScaleOption: VNImageCropAndScaleOption { get { fatalError() } set {} }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, *) @available(watchOS, unavailable) open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNHumanBodyPoseObservation]? { fatalError() }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, *) @available(watchOS, unavailable) open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNHumanHandPoseObservation]? { fatalError() }
    open var maximumHandCount: Int { get { fatalError() } set {} }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, *) @available(watchOS, unavailable) open class VNRecognizedPoint: NSObject, @unchecked Sendable {
    open var location: CGPoint { fatalError() }
    open var x: Double { fatalError() }
    open var y: Double { fatalError() }
    open var confidence: VNConfidence { fatalError() }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, *) @available(watchOS, unavailable) open class VNRecognizedPointsObservation: VNObservation, @unchecked Sendable {}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, *) @available(watchOS, unavailable) open class VNHumanHandPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { fatalError() }
        public static let wrist = JointName(rawValue: "")
        public static let thumbCMC = JointName(rawValue: "")
        public static let thumbMP = JointName(rawValue: "")
        public static let thumbIP = JointName(rawValue: "")
        public static let thumbTip = JointName(rawValue: "")
        public static let indexMCP = JointName(rawValue: "")
        public static let indexPIP = JointName(rawValue: "")
        public static let indexDIP = JointName(rawValue: "")
        public static let indexTip = JointName(rawValue: "")
        public static let middleMCP = JointName(rawValue: "")
        public static let middlePIP = JointName(rawValue: "")
        public static let middleDIP = JointName(rawValue: "")
        public static let middleTip = JointName(rawValue: "")
        public static let ringMCP = JointName(rawValue: "")
        public static let ringPIP = JointName(rawValue: "")
        public static let ringDIP = JointName(rawValue: "")
        public static let ringTip = JointName(rawValue: "")
        public static let littleMCP = JointName(rawValue: "")
        public static let littlePIP = JointName(rawValue: "")
        public static let littleDIP = JointName(rawValue: "")
        public static let littleTip = JointName(rawValue: "")
    }
    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { fatalError() }
        public static let all = JointsGroupName(rawValue: "")
        public static let thumb = JointsGroupName(rawValue: "")
        public static let indexFinger = JointsGroupName(rawValue: "")
        public static let middleFinger = JointsGroupName(rawValue: "")
        public static let ringFinger = JointsGroupName(rawValue: "")
        public static let littleFinger = JointsGroupName(rawValue: "")
    }
    public func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { fatalError() }
    public func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { fatalError() }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, *) @available(watchOS, unavailable) open class VNHumanBodyPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { fatalError() }
        public static let nose = JointName(rawValue: "")
        public static let leftEye = JointName(rawValue: "")
        public static let rightEye = JointName(rawValue: "")
        public static let leftEar = JointName(rawValue: "")
        public static let rightEar = JointName(rawValue: "")
        public static let leftShoulder = JointName(rawValue: "")
        public static let rightShoulder = JointName(rawValue: "")
        public static let neck = JointName(rawValue: "")
        public static let leftElbow = JointName(rawValue: "")
        public static let rightElbow = JointName(rawValue: "")
        public static let leftWrist = JointName(rawValue: "")
        public static let rightWrist = JointName(rawValue: "")
        public static let root = JointName(rawValue: "")
        public static let leftHip = JointName(rawValue: "")
        public static let rightHip = JointName(rawValue: "")
        public static let leftKnee = JointName(rawValue: "")
        public static let rightKnee = JointName(rawValue: "")
        public static let leftAnkle = JointName(rawValue: "")
        public static let rightAnkle = JointName(rawValue: "")
    }
    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { fatalError() }
        public static let all = JointsGroupName(rawValue: "")
        public static let face = JointsGroupName(rawValue: "")
        public static let torso = JointsGroupName(rawValue: "")
        public static let leftArm = JointsGroupName(rawValue: "")
        public static let rightArm = JointsGroupName(rawValue: "")
        public static let leftLeg = JointsGroupName(rawValue: "")
        public static let rightLeg = JointsGroupName(rawValue: "")
    }
    public func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { fatalError() }
    public func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { fatalError() }
}
public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect { fatalError() }
public func VNImagePointForNormalizedPoint(_ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint { fatalError() }
