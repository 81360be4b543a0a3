import Foundation
#if os(macOS)
import AppKit
#endif
#if os(iOS) || os(macOS) || os(tvOS)

#if !os(macOS)
@available(iOS 4.0, tvOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class AVPlayerLayer: CALayer {
    public convenience init(player: AVPlayer?) { fatalError() }
    open var player: AVPlayer? { get { fatalError() } set {} }
    open var videoGravity: AVLayerVideoGravity { get { fatalError() } set {} }
    open var isReadyForDisplay: Bool { fatalError() }
    open var videoRect: CGRect { fatalError() }
}
@available(iOS 4.0, tvOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class AVCaptureVideoPreviewLayer: CALayer {
    public init(session: AVCaptureSession) { fatalError() }
    public init(sessionWithNoConnection session: AVCaptureSession) { fatalError() }
    public override init() { fatalError() }
    public override init(layer: Any) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    open var session: AVCaptureSession? { get { fatalError() } set {} }
    open var connection: AVCaptureConnection? { fatalError() }
    open var videoGravity: AVLayerVideoGravity { get { fatalError() } set {} }
    open var isPreviewing: Bool { fatalError() }
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint { fatalError() }
    open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint { fatalError() }
    open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect { fatalError() }
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect { fatalError() }
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { fatalError() }
}
#endif

public enum AVAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized }

@available(iOS 4.0, macOS 10.7, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class AVCaptureSession: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { fatalError() }
        public static let photo = Preset(rawValue: "")
        public static let high = Preset(rawValue: "")
        public static let medium = Preset(rawValue: "")
        public static let low = Preset(rawValue: "")
        public static let cif352x288 = Preset(rawValue: "")
        public static let vga640x480 = Preset(rawValue: "")
        public static let hd1280x720 = Preset(rawValue: "")
        public static let hd1920x1080 = Preset(rawValue: "")
        public static let hd4K3840x2160 = Preset(rawValue: "")
        public static let inputPriority = Preset(rawValue: "")
    }
    public enum InterruptionReason: Int, Sendable {
        case videoDeviceNotAvailableInBackground = 1, audioDeviceInUseByAnotherClient, videoDeviceInUseByAnotherClient, videoDeviceNotAvailableWithMultipleForegroundApps, videoDeviceNotAvailableDueToSystemPressure
    }
    open func canSetSessionPreset(_ preset: Preset) -> Bool { fatalError() }
    open var sessionPreset: Preset { get { fatalError() } set {} }
    open var inputs: [AVCaptureInput] { fatalError() }
    open func canAddInput(_ input: AVCaptureInput) -> Bool { fatalError() }
    open func addInput(_ input: AVCaptureInput) {}
    open func removeInput(_ input: AVCaptureInput) {}
    open var outputs: [AVCaptureOutput] { fatalError() }
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { fatalError() }
    open func addOutput(_ output: AVCaptureOutput) {}
    open func removeOutput(_ output: AVCaptureOutput) {}
    open func addConnection(_ connection: AVCaptureConnection) {}
    open var connections: [AVCaptureConnection] { fatalError() }
    open func beginConfiguration() {}
    open func commitConfiguration() {}
    open var isRunning: Bool { fatalError() }
    open var isInterrupted: Bool { fatalError() }
    open var usesApplicationAudioSession: Bool { get { fatalError() } set {} }
    open var automaticallyConfiguresApplicationAudioSession: Bool { get { fatalError() } set {} }
    open var automaticallyConfiguresCaptureDeviceForWideColor: Bool { get { fatalError() } set {} }
    @available(iOS 16.0, tvOS 17.0, *) open var isMultitaskingCameraAccessSupported: Bool { fatalError() }
    @available(iOS 16.0, tvOS 17.0, *) open var isMultitaskingCameraAccessEnabled: Bool { get { fatalError() } set {} }
    open func startRunning() {}
    open func stopRunning() {}
    public class var runtimeErrorNotification: NSNotification.Name { fatalError() }
    public class var didStartRunningNotification: NSNotification.Name { fatalError() }
    public class var didStopRunningNotification: NSNotification.Name { fatalError() }
    public class var wasInterruptedNotification: NSNotification.Name { fatalError() }
    public class var interruptionEndedNotification: NSNotification.Name { fatalError() }
}
extension NSNotification.Name {
    public static let AVCaptureSessionRuntimeError = NSNotification.Name("")
    public static let AVCaptureSessionDidStartRunning = NSNotification.Name("")
    public static let AVCaptureSessionDidStopRunning = NSNotification.Name("")
    public static let AVCaptureSessionWasInterrupted = NSNotification.Name("")
    public static let AVCaptureSessionInterruptionEnded = NSNotification.Name("")
}
public let AVCaptureSessionErrorKey: String = ""
public let AVCaptureSessionInterruptionReasonKey: String = ""

@available(iOS 4.0, macOS 10.7, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class AVCaptureDevice: NSObject, @unchecked Sendable {
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { fatalError() }
        public static let builtInWideAngleCamera = DeviceType(rawValue: "")
        @available(macOS, unavailable) public static let builtInTelephotoCamera = DeviceType(rawValue: "")
        @available(iOS 13.0, *) @available(macOS, unavailable) public static let builtInUltraWideCamera = DeviceType(rawValue: "")
        @available(macOS, unavailable) public static let builtInDualCamera = DeviceType(rawValue: "")
        @available(iOS 13.0, *) @available(macOS, unavailable) public static let builtInDualWideCamera = DeviceType(rawValue: "")
        @available(iOS 13.0, *) @available(macOS, unavailable) public static let builtInTripleCamera = DeviceType(rawValue: "")
        @available(macOS, unavailable) public static let builtInTrueDepthCamera = DeviceType(rawValue: "")
        @available(iOS 15.4, *) @available(macOS, unavailable) public static let builtInLiDARDepthCamera = DeviceType(rawValue: "")
        @available(iOS 17.0, macOS 14.0, tvOS 17.0, *) public static let external = DeviceType(rawValue: "")
        @available(iOS 17.0, macOS 14.0, tvOS 17.0, *) public static let microphone = DeviceType(rawValue: "")
        @available(iOS 17.0, macOS 13.0, tvOS 17.0, *) public static let continuityCamera = DeviceType(rawValue: "")
    }
    public enum Position: Int, Sendable { case unspecified = 0, back, front }
    public enum FlashMode: Int, Sendable { case off = 0, on, auto }
    public enum TorchMode: Int, Sendable { case off = 0, on, auto }
    public enum FocusMode: Int, Sendable { case locked = 0, autoFocus, continuousAutoFocus }
    public enum ExposureMode: Int, Sendable { case locked = 0, autoExpose, continuousAutoExposure, custom }
    public enum WhiteBalanceMode: Int, Sendable { case locked = 0, autoWhiteBalance, continuousAutoWhiteBalance }
    @available(iOS 10.0, macOS 10.15, tvOS 17.0, *) open class DiscoverySession: NSObject, @unchecked Sendable {
        public convenience init(deviceTypes: [AVCaptureDevice.DeviceType], mediaType: AVMediaType?, position: AVCaptureDevice.Position) { fatalError() }
        open var devices: [AVCaptureDevice] { fatalError() }
    }
    open class Format: NSObject, @unchecked Sendable {
        open var mediaType: AVMediaType { fatalError() }
        open var formatDescription: CMFormatDescription { fatalError() }
        open var videoSupportedFrameRateRanges: [AVFrameRateRange] { fatalError() }
        open var videoMaxZoomFactor: CGFloat { fatalError() }
        open var minISO: Float { fatalError() }
        open var maxISO: Float { fatalError() }
        open var minExposureDuration: CMTime { fatalError() }
        open var maxExposureDuration: CMTime { fatalError() }
        @available(iOS 16.0, macOS 13.0, tvOS 17.0, *) open var supportedMaxPhotoDimensions: [CMVideoDimensions] { fatalError() }
    }
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { fatalError() }
    open class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position) -> AVCaptureDevice? { fatalError() }
    public convenience init?(uniqueID deviceUniqueID: String) { fatalError() }
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { fatalError() }
    @preconcurrency open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void) {}
    @discardableResult open class func requestAccess(for mediaType: AVMediaType) async -> Bool { fatalError() }
    open var uniqueID: String { fatalError() }
    open var modelID: String { fatalError() }
    open var localizedName: String { fatalError() }
    open var manufacturer: String { fatalError() }
    open var position: Position { fatalError() }
    open var deviceType: DeviceType { fatalError() }
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { fatalError() }
    open func lockForConfiguration() throws {}
    open func unlockForConfiguration() {}
    open var isConnected: Bool { fatalError() }
    open var formats: [Format] { fatalError() }
    open var activeFormat: Format { get { fatalError() } set {} }
    open var activeVideoMinFrameDuration: CMTime { get { fatalError() } set {} }
    open var activeVideoMaxFrameDuration: CMTime { get { fatalError() } set {} }
    open var hasFlash: Bool { fatalError() }
    open var isFlashAvailable: Bool { fatalError() }
    open var hasTorch: Bool { fatalError() }
    open var isTorchAvailable: Bool { fatalError() }
    open var isTorchActive: Bool { fatalError() }
    open var torchLevel: Float { fatalError() }
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { fatalError() }
    open var torchMode: TorchMode { get { fatalError() } set {} }
    open func setTorchModeOn(level torchLevel: Float) throws {}
    open class var maxAvailableTorchLevel: Float { fatalError() }
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { fatalError() }
    open var focusMode: FocusMode { get { fatalError() } set {} }
    open var isFocusPointOfInterestSupported: Bool { fatalError() }
    open var focusPointOfInterest: CGPoint { get { fatalError() } set {} }
    @preconcurrency open func setFocusModeLocked(lensPosition: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil) {}
    open var isSmoothAutoFocusSupported: Bool { fatalError() }
    open var isSmoothAutoFocusEnabled: Bool { get { fatalError() } set {} }
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { fatalError() }
    open var exposureMode: ExposureMode { get { fatalError() } set {} }
    open var isExposurePointOfInterestSupported: Bool { fatalError() }
    open var exposurePointOfInterest: CGPoint { get { fatalError() } set {} }
    @preconcurrency open func setExposureModeCustom(duration: CMTime, iso ISO: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil) {}
    @preconcurrency open func setExposureTargetBias(_ bias: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil) {}
    open var minExposureTargetBias: Float { fatalError() }
    open var maxExposureTargetBias: Float { fatalError() }
    open var exposureTargetBias: Float { fatalError() }
    open var exposureDuration: CMTime { fatalError() }
    open var iso: Float { fatalError() }
    open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { fatalError() }
    open var whiteBalanceMode: WhiteBalanceMode { get { fatalError() } set {} }
    open var isSubjectAreaChangeMonitoringEnabled: Bool { get { fatalError() } set {} }
    open var videoZoomFactor: CGFloat { get { fatalError() } set {} }
    open var minAvailableVideoZoomFactor: CGFloat { fatalError() }
    open var maxAvailableVideoZoomFactor: CGFloat { fatalError() }
    open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
    open func cancelVideoZoomRamp() {}
    @available(iOS 13.0, tvOS 17.0, *) open var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { fatalError() }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, *) open class RotationCoordinator: NSObject, @unchecked Sendable {
        public init(device: AVCaptureDevice, previewLayer: CALayer?) { fatalError() }
        open var videoRotationAngleForHorizonLevelPreview: CGFloat { fatalError() }
        open var videoRotationAngleForHorizonLevelCapture: CGFloat { fatalError() }
    }
}
@available(iOS 4.0, macOS 10.7, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class AVFrameRateRange: NSObject, @unchecked Sendable {
    open var minFrameRate: Double { fatalError() }
    open var maxFrameRate: Double { fatalError() }
    open var minFrameDuration: CMTime { fatalError() }
    open var maxFrameDuration: CMTime { fatalError() }
}
@available(iOS 4.0, macOS 10.7, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class AVCaptureInput: NSObject, @unchecked Sendable {
    open var ports: [AVCaptureInput.Port] { fatalError() }
    open class Port: NSObject, @unchecked Sendable {
        open var mediaType: AVMediaType { fatalError() }
        open var isEnabled: Bool { get { fatalError() } set {} }
    }
}
@available(iOS 4.0, macOS 10.7, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    public init(device: AVCaptureDevice) throws { fatalError() }
    open var device: AVCaptureDevice { fatalError() }
}
@available(iOS 4.0, macOS 10.7, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class AVCaptureOutput: NSObject, @unchecked Sendable {
    open var connections: [AVCaptureConnection] { fatalError() }
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { fatalError() }
}
public enum AVCaptureVideoOrientation: Int, Sendable { case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft }
public enum AVCaptureVideoStabilizationMode: Int, Sendable { case off = 0, standard, cinematic, auto = -1 }
@available(iOS 4.0, macOS 10.7, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class AVCaptureConnection: NSObject, @unchecked Sendable {
    open var inputPorts: [AVCaptureInput.Port] { fatalError() }
    open var output: AVCaptureOutput? { fatalError() }
    open var isEnabled: Bool { get { fatalError() } set {} }
    open var isActive: Bool { fatalError() }
    @available(iOS, introduced: 4.0, deprecated: 17.0) @available(macOS, introduced: 10.7, deprecated: 14.0) open var isVideoOrientationSupported: Bool { fatalError() }
    @available(iOS, introduced: 4.0, deprecated: 17.0) @available(macOS, introduced: 10.7, deprecated: 14.0) open var videoOrientation: AVCaptureVideoOrientation { get { fatalError() } set {} }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, *) open var videoRotationAngle: CGFloat { get { fatalError() } set {} }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, *) open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { fatalError() }
    open var isVideoMirroringSupported: Bool { fatalError() }
    open var isVideoMirrored: Bool { get { fatalError() } set {} }
    open var automaticallyAdjustsVideoMirroring: Bool { get { fatalError() } set {} }
    open var isVideoStabilizationSupported: Bool { fatalError() }
    open var preferredVideoStabilizationMode: AVCaptureVideoStabilizationMode { get { fatalError() } set {} }
}
@available(iOS 4.0, macOS 10.7, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() { fatalError() }
    open func setSampleBufferDelegate(_ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue sampleBufferCallbackQueue: DispatchQueue?) {}
    open var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)? { fatalError() }
    open var videoSettings: [String: Any]! { get { fatalError() } set {} }
    open var alwaysDiscardsLateVideoFrames: Bool { get { fatalError() } set {} }
    open var availableVideoPixelFormatTypes: [OSType] { fatalError() }
}
@available(iOS 4.0, macOS 10.7, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
    func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
    func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
@available(iOS 4.0, macOS 10.7, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) extension AVCaptureVideoDataOutputSampleBufferDelegate {
    public func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) { fatalError() }
    public func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) { fatalError() }
}
@available(iOS 4.0, macOS 10.7, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class AVCaptureAudioDataOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() { fatalError() }
    open func setSampleBufferDelegate(_ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?, queue sampleBufferCallbackQueue: DispatchQueue?) {}
}
@available(iOS 4.0, macOS 10.7, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
    func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
@available(iOS 4.0, macOS 10.7, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) extension AVCaptureAudioDataOutputSampleBufferDelegate {
    public func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) { fatalError() }
}
@available(iOS 4.0, macOS 10.7, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
    open var outputFileURL: URL? { fatalError() }
    open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate) {}
    open func stopRecording() {}
    open var isRecording: Bool { fatalError() }
    open var recordedDuration: CMTime { fatalError() }
    open var recordedFileSize: Int64 { fatalError() }
    open var maxRecordedDuration: CMTime { get { fatalError() } set {} }
}
@available(iOS 4.0, macOS 10.7, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
    func fileOutput(_ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection], error: (any Error)?)
}
@available(iOS 4.0, macOS 10.7, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) extension AVCaptureFileOutputRecordingDelegate {
    public func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]) { fatalError() }
}
@available(iOS 4.0, macOS 10.7, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
    public override init() { fatalError() }
    open var movieFragmentInterval: CMTime { get { fatalError() } set {} }
    open var availableVideoCodecTypes: [AVVideoCodecType] { fatalError() }
}
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public static let hevc = AVVideoCodecType(rawValue: "")
    public static let h264 = AVVideoCodecType(rawValue: "")
    public static let jpeg = AVVideoCodecType(rawValue: "")
    public static let proRes422 = AVVideoCodecType(rawValue: "")
}
public let AVVideoCodecKey: String = ""
public let AVVideoWidthKey: String = ""
public let AVVideoHeightKey: String = ""
@available(iOS 10.0, macOS 10.15, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() { fatalError() }
    public enum QualityPrioritization: Int, Sendable { case speed = 1, balanced, quality }
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {}
    open var availablePhotoCodecTypes: [AVVideoCodecType] { fatalError() }
    open var availablePhotoPixelFormatTypes: [OSType] { fatalError() }
    @available(macOS, unavailable) open var supportedFlashModes: [AVCaptureDevice.FlashMode] { fatalError() }
    @available(iOS, introduced: 10.0, deprecated: 16.0) @available(macOS, introduced: 10.15, deprecated: 13.0) open var isHighResolutionCaptureEnabled: Bool { get { fatalError() } set {} }
    @available(iOS 16.0, macOS 13.0, tvOS 17.0, *) open var maxPhotoDimensions: CMVideoDimensions { get { fatalError() } set {} }
    @available(iOS 13.0, macOS 13.0, tvOS 17.0, *) open var maxPhotoQualityPrioritization: QualityPrioritization { get { fatalError() } set {} }
    @available(macOS, unavailable) open var isLivePhotoCaptureSupported: Bool { fatalError() }
    @available(macOS, unavailable) open var isLivePhotoCaptureEnabled: Bool { get { fatalError() } set {} }
    @available(macOS, unavailable) open var isDepthDataDeliverySupported: Bool { fatalError() }
    @available(macOS, unavailable) open var isDepthDataDeliveryEnabled: Bool { get { fatalError() } set {} }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, *) open var isResponsiveCaptureSupported: Bool { fatalError() }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, *) open var isResponsiveCaptureEnabled: Bool { get { fatalError() } set {} }
}
@available(iOS 10.0, macOS 10.15, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    public convenience init(format: [String: Any]?) { fatalError() }
    public convenience init(from photoSettings: AVCapturePhotoSettings) { fatalError() }
    open var uniqueID: Int64 { fatalError() }
    open var flashMode: AVCaptureDevice.FlashMode { get { fatalError() } set {} }
    @available(iOS, introduced: 10.0, deprecated: 16.0) @available(macOS, introduced: 10.15, deprecated: 13.0) open var isHighResolutionPhotoEnabled: Bool { get { fatalError() } set {} }
    @available(iOS 16.0, macOS 13.0, tvOS 17.0, *) open var maxPhotoDimensions: CMVideoDimensions { get { fatalError() } set {} }
    @available(iOS 13.0, macOS 13.0, tvOS 17.0, *) open var photoQualityPrioritization: AVCapturePhotoOutput.QualityPrioritization { get { fatalError() } set {} }
    @available(macOS, unavailable) open var isDepthDataDeliveryEnabled: Bool { get { fatalError() } set {} }
    open var previewPhotoFormat: [String: Any]? { get { fatalError() } set {} }
    open var availablePreviewPhotoPixelFormatTypes: [OSType] { fatalError() }
    open var livePhotoMovieFileURL: URL? { get { fatalError() } set {} }
}
@available(iOS 10.0, macOS 10.15, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
    open var uniqueID: Int64 { fatalError() }
    open var photoDimensions: CMVideoDimensions { fatalError() }
    open var isFlashEnabled: Bool { fatalError() }
}
@available(iOS 11.0, macOS 10.15, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class AVCapturePhoto: NSObject, @unchecked Sendable {
    open func fileDataRepresentation() -> Data? { fatalError() }
    open func cgImageRepresentation() -> CGImage? { fatalError() }
    open var pixelBuffer: CVPixelBuffer? { fatalError() }
    open var metadata: [String: Any] { fatalError() }
    open var timestamp: CMTime { fatalError() }
    open var photoCount: Int { fatalError() }
    open var isRawPhoto: Bool { fatalError() }
    open var resolvedSettings: AVCaptureResolvedPhotoSettings { fatalError() }
}
@available(iOS 10.0, macOS 10.15, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    @available(iOS 11.0, *) func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
}
@available(iOS 10.0, macOS 10.15, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings) { fatalError() }
    public func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) { fatalError() }
    public func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) { fatalError() }
    @available(iOS 11.0, *) public func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) { fatalError() }
    public func photoOutput(_ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?) { fatalError() }
}
@available(iOS 6.0, macOS 10.15, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() { fatalError() }
    open func setMetadataObjectsDelegate(_ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?) {}
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! { get { fatalError() } set {} }
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { fatalError() }
    open var rectOfInterest: CGRect { get { fatalError() } set {} }
}
@available(iOS 6.0, macOS 10.15, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection)
}
@available(iOS 6.0, macOS 10.15, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) extension AVCaptureMetadataOutputObjectsDelegate {
    public func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection) { fatalError() }
}
@available(iOS 6.0, macOS 10.10, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class AVMetadataObject: NSObject, @unchecked Sendable {
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { fatalError() }
        public static let face = ObjectType(rawValue: "")
        public static let humanBody = ObjectType(rawValue: "")
        public static let qr = ObjectType(rawValue: "")
        public static let ean13 = ObjectType(rawValue: "")
        public static let ean8 = ObjectType(rawValue: "")
        public static let upce = ObjectType(rawValue: "")
        public static let code39 = ObjectType(rawValue: "")
        public static let code39Mod43 = ObjectType(rawValue: "")
        public static let code93 = ObjectType(rawValue: "")
        public static let code128 = ObjectType(rawValue: "")
        public static let pdf417 = ObjectType(rawValue: "")
        public static let aztec = ObjectType(rawValue: "")
        public static let interleaved2of5 = ObjectType(rawValue: "")
        public static let itf14 = ObjectType(rawValue: "")
        public static let dataMatrix = ObjectType(rawValue: "")
    }
    open var time: CMTime { fatalError() }
    open var duration: CMTime { fatalError() }
    open var bounds: CGRect { fatalError() }
    open var type: ObjectType { fatalError() }
}
@available(iOS 7.0, macOS 10.15, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
    open var corners: [CGPoint] { fatalError() }
    open var stringValue: String? { fatalError() }
}
@available(iOS 6.0, macOS 10.10, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class AVMetadataFaceObject: AVMetadataObject, @unchecked Sendable {
    open var faceID: Int { fatalError() }
}
#endif
