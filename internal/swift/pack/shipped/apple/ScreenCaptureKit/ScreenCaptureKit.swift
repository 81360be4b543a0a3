@_exported import Foundation
@_exported import AssayGapFoundation
@_exported import CoreGraphics
@_exported import CoreMedia
@available(macOS 12.3, *) open class SCRunningApplication: NSObject, @unchecked Sendable {
  open var bundleIdentifier: String { fatalError() }
  open var applicationName: String { fatalError() }
  open var processID: pid_t { fatalError() }
}
@available(macOS 12.3, *) open class SCWindow: NSObject, @unchecked Sendable {
  open var windowID: CGWindowID { fatalError() }
  open var frame: CGRect { fatalError() }
  open var title: String? { fatalError() }
  open var windowLayer: Int { fatalError() }
  open var owningApplication: SCRunningApplication? { fatalError() }
  open var isOnScreen: Bool { fatalError() }
  @available(macOS 13.1, *) open var isActive: Bool { fatalError() }
}
@available(macOS 12.3, *) open class SCDisplay: NSObject, @unchecked Sendable {
  open var displayID: CGDirectDisplayID { fatalError() }
  open var width: Int { fatalError() }
  open var height: Int { fatalError() }
  open var frame: CGRect { fatalError() }
}
@available(macOS 14.0, *) public enum SCShareableContentStyle: Int, Sendable { case none, window, display, application }
@available(macOS 12.3, *) open class SCShareableContent: NSObject, @unchecked Sendable {
  open class func getWithCompletionHandler(_ completionHandler: @escaping (SCShareableContent?, (any Error)?) -> Void) {}
  open class func getExcludingDesktopWindows(_ excludeDesktopWindows: Bool, onScreenWindowsOnly: Bool, completionHandler: @escaping (SCShareableContent?, (any Error)?) -> Void) {}
  open class func getExcludingDesktopWindows(_ excludeDesktopWindows: Bool, onScreenWindowsOnlyBelow window: SCWindow, completionHandler: @escaping (SCShareableContent?, (any Error)?) -> Void) {}
  open class func getExcludingDesktopWindows(_ excludeDesktopWindows: Bool, onScreenWindowsOnlyAbove window: SCWindow, completionHandler: @escaping (SCShareableContent?, (any Error)?) -> Void) {}
  @available(macOS 14.4, *) open class func getCurrentProcessShareableContent(completionHandler: @escaping (SCShareableContent?, (any Error)?) -> Void) {}
  open class var current: SCShareableContent { get async throws { fatalError() } }
  @available(macOS 14.4, *) open class var currentProcess: SCShareableContent { get async throws { fatalError() } }
  open class func excludingDesktopWindows(_ excludeDesktopWindows: Bool, onScreenWindowsOnly: Bool) async throws -> SCShareableContent { fatalError() }
  open class func excludingDesktopWindows(_ excludeDesktopWindows: Bool, onScreenWindowsOnlyBelow window: SCWindow) async throws -> SCShareableContent { fatalError() }
  open class func excludingDesktopWindows(_ excludeDesktopWindows: Bool, onScreenWindowsOnlyAbove window: SCWindow) async throws -> SCShareableContent { fatalError() }
  @available(macOS 14.0, *) open class func info(for filter: SCContentFilter) -> SCShareableContentInfo { fatalError() }
  open var windows: [SCWindow] { fatalError() }
  open var displays: [SCDisplay] { fatalError() }
  open var applications: [SCRunningApplication] { fatalError() }
}
@available(macOS 14.0, *) open class SCShareableContentInfo: NSObject {
  open var style: SCShareableContentStyle { fatalError() }
  open var pointPixelScale: Float { fatalError() }
  open var contentRect: CGRect { fatalError() }
}
@available(macOS 12.3, *) open class SCContentFilter: NSObject, @unchecked Sendable {
  public init(desktopIndependentWindow window: SCWindow) { fatalError() }
  public init(display: SCDisplay, excludingWindows excluded: [SCWindow]) { fatalError() }
  public init(display: SCDisplay, including includedWindows: [SCWindow]) { fatalError() }
  public init(display: SCDisplay, including applications: [SCRunningApplication], exceptingWindows: [SCWindow]) { fatalError() }
  public init(display: SCDisplay, excludingApplications applications: [SCRunningApplication], exceptingWindows: [SCWindow]) { fatalError() }
  @available(macOS 14.0, *) open var style: SCShareableContentStyle { fatalError() }
  @available(macOS 14.0, *) open var pointPixelScale: Float { fatalError() }
  @available(macOS 14.0, *) open var contentRect: CGRect { fatalError() }
  @available(macOS 14.2, *) open var includeMenuBar: Bool { get { fatalError() } set {} }
  @available(macOS 15.2, *) open var includedDisplays: [SCDisplay] { fatalError() }
  @available(macOS 15.2, *) open var includedApplications: [SCRunningApplication] { fatalError() }
  @available(macOS 15.2, *) open var includedWindows: [SCWindow] { fatalError() }
}
@available(macOS 14.0, *) public enum SCCaptureResolutionType: Int, Sendable { case automatic, best, nominal }
@available(macOS 15.0, *) public enum SCCaptureDynamicRange: Int, Sendable { case SDR, hdrLocalDisplay, hdrCanonicalDisplay }
@available(macOS 12.3, *) public enum SCFrameStatus: Int, Sendable { case complete, idle, blank, suspended, started, stopped }
@available(macOS 12.3, *) public enum SCStreamOutputType: Int, Sendable { case screen; @available(macOS 13.0, *) case audio; @available(macOS 15.0, *) case microphone }
@available(macOS 14.0, *) public enum SCPresenterOverlayAlertSetting: Int, Sendable { case system, never, always }
@available(macOS 12.3, *) open class SCStreamConfiguration: NSObject, @unchecked Sendable {
  public override init() { fatalError() }
  @available(macOS 15.0, *) public convenience init(preset: SCStreamConfiguration.Preset) { fatalError() }
  @available(macOS 15.0, *) public enum Preset: Int, Sendable { case captureHDRStreamLocalDisplay, captureHDRStreamCanonicalDisplay, captureHDRScreenshotLocalDisplay, captureHDRScreenshotCanonicalDisplay }
  open var width: Int { get { fatalError() } set {} }
  open var height: Int { get { fatalError() } set {} }
  open var queueDepth: Int { get { fatalError() } set {} }
  open var minimumFrameInterval: CMTime { get { fatalError() } set {} }
  open var pixelFormat: OSType { get { fatalError() } set {} }
  open var scalesToFit: Bool { get { fatalError() } set {} }
  open var showsCursor: Bool { get { fatalError() } set {} }
  @available(macOS 14.0, *) open var preservesAspectRatio: Bool { get { fatalError() } set {} }
  @available(macOS 14.0, *) open var ignoreShadowsDisplay: Bool { get { fatalError() } set {} }
  @available(macOS 14.0, *) open var ignoreShadowsSingleWindow: Bool { get { fatalError() } set {} }
  @available(macOS 14.0, *) open var ignoreGlobalClipDisplay: Bool { get { fatalError() } set {} }
  @available(macOS 14.0, *) open var ignoreGlobalClipSingleWindow: Bool { get { fatalError() } set {} }
  @available(macOS 14.0, *) open var shouldBeOpaque: Bool { get { fatalError() } set {} }
  @available(macOS 14.2, *) open var includeChildWindows: Bool { get { fatalError() } set {} }
  @available(macOS 15.0, *) open var showMouseClicks: Bool { get { fatalError() } set {} }
  @available(macOS 15.0, *) open var captureMicrophone: Bool { get { fatalError() } set {} }
  @available(macOS 15.0, *) open var microphoneCaptureDeviceID: String? { get { fatalError() } set {} }
  @available(macOS 15.0, *) open var captureDynamicRange: SCCaptureDynamicRange { get { fatalError() } set {} }
  @available(macOS 14.0, *) open var captureResolution: SCCaptureResolutionType { get { fatalError() } set {} }
  @available(macOS 14.0, *) open var streamName: String? { get { fatalError() } set {} }
  @available(macOS 14.0, *) open var presenterOverlayPrivacyAlertSetting: SCPresenterOverlayAlertSetting { get { fatalError() } set {} }
  open var backgroundColor: CGColor { get { fatalError() } set {} }
  open var sourceRect: CGRect { get { fatalError() } set {} }
  open var destinationRect: CGRect { get { fatalError() } set {} }
  open var colorMatrix: CFString { get { fatalError() } set {} }
  open var colorSpaceName: CFString { get { fatalError() } set {} }
  @available(macOS 13.0, *) open var capturesAudio: Bool { get { fatalError() } set {} }
  @available(macOS 13.0, *) open var sampleRate: Int { get { fatalError() } set {} }
  @available(macOS 13.0, *) open var channelCount: Int { get { fatalError() } set {} }
  @available(macOS 13.0, *) open var excludesCurrentProcessAudio: Bool { get { fatalError() } set {} }
}
@available(macOS 12.3, *) open class SCStream: NSObject, @unchecked Sendable {
  public init(filter contentFilter: SCContentFilter, configuration streamConfig: SCStreamConfiguration, delegate: (any SCStreamDelegate)?) { fatalError() }
  open func addStreamOutput(_ output: any SCStreamOutput, type: SCStreamOutputType, sampleHandlerQueue: DispatchQueue?) throws {}
  open func removeStreamOutput(_ output: any SCStreamOutput, type: SCStreamOutputType) throws {}
  open func updateContentFilter(_ contentFilter: SCContentFilter, completionHandler: (((any Error)?) -> Void)? = nil) {}
  open func updateContentFilter(_ contentFilter: SCContentFilter) async throws { fatalError() }
  open func updateConfiguration(_ streamConfig: SCStreamConfiguration, completionHandler: (((any Error)?) -> Void)? = nil) {}
  open func updateConfiguration(_ streamConfig: SCStreamConfiguration) async throws { fatalError() }
  open func startCapture(completionHandler: (((any Error)?) -> Void)? = nil) {}
  open func startCapture() async throws { fatalError() }
  open func stopCapture(completionHandler: (((any Error)?) -> Void)? = nil) {}
  open func stopCapture() async throws { fatalError() }
  @available(macOS 13.0, *) open var synchronizationClock: CMClock? { fatalError() }
  @available(macOS 15.0, *) open func addRecordingOutput(_ recordingOutput: SCRecordingOutput) throws {}
  @available(macOS 15.0, *) open func removeRecordingOutput(_ recordingOutput: SCRecordingOutput) throws {}
}
@available(macOS 12.3, *) public protocol SCStreamOutput: NSObjectProtocol {
  func stream(_ stream: SCStream, didOutputSampleBuffer sampleBuffer: CMSampleBuffer, of type: SCStreamOutputType)
}
@available(macOS 12.3, *) extension SCStreamOutput {
  public func stream(_ stream: SCStream, didOutputSampleBuffer sampleBuffer: CMSampleBuffer, of type: SCStreamOutputType) { fatalError() }
}
@available(macOS 12.3, *) public protocol SCStreamDelegate: NSObjectProtocol {
  func stream(_ stream: SCStream, didStopWithError error: any Error)
  @available(macOS 14.0, *) func outputVideoEffectDidStart(for stream: SCStream)
  @available(macOS 14.0, *) func outputVideoEffectDidStop(for stream: SCStream)
  @available(macOS 15.2, *) func streamDidBecomeActive(_ stream: SCStream)
  @available(macOS 15.2, *) func streamDidBecomeInactive(_ stream: SCStream)
}
@available(macOS 12.3, *) extension SCStreamDelegate {
  public func stream(_ stream: SCStream, didStopWithError error: any Error) { fatalError() }
  @available(macOS 14.0, *) public func outputVideoEffectDidStart(for stream: SCStream) { fatalError() }
  @available(macOS 14.0, *) public func outputVideoEffectDidStop(for stream: SCStream) { fatalError() }
  @available(macOS 15.2, *) public func streamDidBecomeActive(_ stream: SCStream) { fatalError() }
  @available(macOS 15.2, *) public func streamDidBecomeInactive(_ stream: SCStream) { fatalError() }
}
@available(macOS 12.3, *) public struct SCStreamFrameInfo: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { fatalError() }
  public init(_ rawValue: String) { fatalError() }
  public static var status: SCStreamFrameInfo { fatalError() }
  public static var displayTime: SCStreamFrameInfo { fatalError() }
  public static var scaleFactor: SCStreamFrameInfo { fatalError() }
  public static var contentScale: SCStreamFrameInfo { fatalError() }
  public static var contentRect: SCStreamFrameInfo { fatalError() }
  public static var dirtyRects: SCStreamFrameInfo { fatalError() }
  @available(macOS 14.0, *) public static var boundingRect: SCStreamFrameInfo { fatalError() }
  @available(macOS 13.1, *) public static var screenRect: SCStreamFrameInfo { fatalError() }
  @available(macOS 14.2, *) public static var presenterOverlayContentRect: SCStreamFrameInfo { fatalError() }
}
public var SCStreamErrorDomain: String { fatalError() }
@available(macOS 12.3, *) public struct SCStreamError: Error {
  public enum Code: Int, Sendable { case userDeclined = -3801, failedToStart = -3802, missingEntitlements = -3803, failedApplicationConnectionInvalid = -3804, failedApplicationConnectionInterrupted = -3805, failedNoMatchingApplicationContext = -3806, attemptToStartStreamState = -3807, attemptToStopStreamState = -3808, attemptToUpdateFilterState = -3809, attemptToConfigState = -3810, internalError = -3811, invalidParameter = -3812, noWindowList = -3813, noDisplayList = -3814, noCaptureSource = -3815, removingStream = -3816, userStopped = -3817, failedToStartAudioCapture = -3818, failedToStopAudioCapture = -3819, failedToStartMicrophoneCapture = -3820, systemStoppedStream = -3821 }
  public var code: SCStreamError.Code { fatalError() }
  public var localizedDescription: String { fatalError() }
  public static var userDeclined: SCStreamError.Code { fatalError() }
  public static var failedToStart: SCStreamError.Code { fatalError() }
  public static var missingEntitlements: SCStreamError.Code { fatalError() }
  public static var noWindowList: SCStreamError.Code { fatalError() }
  public static var noDisplayList: SCStreamError.Code { fatalError() }
  public static var noCaptureSource: SCStreamError.Code { fatalError() }
  public static var userStopped: SCStreamError.Code { fatalError() }
}
@available(macOS 14.0, *) open class SCScreenshotManager: NSObject {
  open class func captureSampleBuffer(contentFilter: SCContentFilter, configuration config: SCStreamConfiguration, completionHandler: ((CMSampleBuffer?, (any Error)?) -> Void)? = nil) {}
  open class func captureSampleBuffer(contentFilter: SCContentFilter, configuration config: SCStreamConfiguration) async throws -> CMSampleBuffer { fatalError() }
  open class func captureImage(contentFilter: SCContentFilter, configuration config: SCStreamConfiguration, completionHandler: ((CGImage?, (any Error)?) -> Void)? = nil) {}
  open class func captureImage(contentFilter: SCContentFilter, configuration config: SCStreamConfiguration) async throws -> CGImage { fatalError() }
  @available(macOS 15.2, *) open class func captureImage(in rect: CGRect, completionHandler: ((CGImage?, (any Error)?) -> Void)? = nil) {}
  @available(macOS 15.2, *) open class func captureImage(in rect: CGRect) async throws -> CGImage { fatalError() }
}
@available(macOS 14.0, *) public struct SCContentSharingPickerMode: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var singleWindow: SCContentSharingPickerMode { fatalError() }; public static var multipleWindows: SCContentSharingPickerMode { fatalError() }; public static var singleApplication: SCContentSharingPickerMode { fatalError() }; public static var multipleApplications: SCContentSharingPickerMode { fatalError() }; public static var singleDisplay: SCContentSharingPickerMode { fatalError() } }
@available(macOS 14.0, *) public struct SCContentSharingPickerConfiguration: Sendable {
  public init() { fatalError() }
  public var allowedPickerModes: SCContentSharingPickerMode { get { fatalError() } set {} }
  public var excludedWindowIDs: [Int] { get { fatalError() } set {} }
  public var excludedBundleIDs: [String] { get { fatalError() } set {} }
  public var allowsChangingSelectedContent: Bool { get { fatalError() } set {} }
}
@available(macOS 14.0, *) open class SCContentSharingPicker: NSObject, @unchecked Sendable {
  open class var shared: SCContentSharingPicker { fatalError() }
  open var defaultConfiguration: SCContentSharingPickerConfiguration { get { fatalError() } set {} }
  open var maximumStreamCount: Int? { get { fatalError() } set {} }
  open var isActive: Bool { get { fatalError() } set {} }
  open var configuration: SCContentSharingPickerConfiguration? { get { fatalError() } set {} }
  open func add(_ observer: any SCContentSharingPickerObserver) {}
  open func remove(_ observer: any SCContentSharingPickerObserver) {}
  open func setConfiguration(_ pickerConfig: SCContentSharingPickerConfiguration?, for stream: SCStream) {}
  open func present() {}
  open func present(using contentStyle: SCShareableContentStyle) {}
  open func present(for stream: SCStream) {}
  open func present(for stream: SCStream, using contentStyle: SCShareableContentStyle) {}
}
@available(macOS 14.0, *) public protocol SCContentSharingPickerObserver: NSObjectProtocol {
  func contentSharingPicker(_ picker: SCContentSharingPicker, didCancelFor stream: SCStream?)
  func contentSharingPicker(_ picker: SCContentSharingPicker, didUpdateWith filter: SCContentFilter, for stream: SCStream?)
  func contentSharingPickerStartDidFailWithError(_ error: any Error)
}
@available(macOS 15.0, *) open class SCRecordingOutputConfiguration: NSObject {
  public override init() { fatalError() }
  open var outputURL: URL { get { fatalError() } set {} }
}
@available(macOS 15.0, *) open class SCRecordingOutput: NSObject {
  public init(configuration recordingOutputConfiguration: SCRecordingOutputConfiguration, delegate: any SCRecordingOutputDelegate) { fatalError() }
  open var recordedDuration: CMTime { fatalError() }
  open var recordedFileSize: Int { fatalError() }
}
@available(macOS 15.0, *) public protocol SCRecordingOutputDelegate: NSObjectProtocol {
  func recordingOutputDidStartRecording(_ recordingOutput: SCRecordingOutput)
  func recordingOutput(_ recordingOutput: SCRecordingOutput, didFailWithError error: any Error)
  func recordingOutputDidFinishRecording(_ recordingOutput: SCRecordingOutput)
}
@available(macOS 15.0, *) extension SCRecordingOutputDelegate {
  public func recordingOutputDidStartRecording(_ recordingOutput: SCRecordingOutput) { fatalError() }
  public func recordingOutput(_ recordingOutput: SCRecordingOutput, didFailWithError error: any Error) { fatalError() }
  public func recordingOutputDidFinishRecording(_ recordingOutput: SCRecordingOutput) { fatalError() }
}
