@_exported import Foundation
@_exported import AssayGapFoundation

public protocol CHHapticDeviceCapability { var supportsHaptics: Bool { get }; var supportsAudio: Bool { get } }
public let CHHapticTimeImmediate: TimeInterval = 0
@available(iOS 13.0, macOS 10.15, tvOS 14.0, visionOS 1.0, *) @available(watchOS, unavailable) public class CHHapticEngine: @unchecked Sendable {
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { fatalError() }
    public init() throws { fatalError() }
    open func start(completionHandler: (((any Error)?) -> Void)? = nil) {}
    open func start() throws {}
    open func stop(completionHandler: (((any Error)?) -> Void)? = nil) {}
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { fatalError() }
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer { fatalError() }
    open func playPattern(from fileURL: URL) throws {}
    open var stoppedHandler: (CHHapticEngine.StoppedReason) -> Void { get { fatalError() } set {} }
    open var resetHandler: () -> Void { get { fatalError() } set {} }
    open var playsHapticsOnly: Bool { get { fatalError() } set {} }
    open var isAutoShutdownEnabled: Bool { get { fatalError() } set {} }
    public enum StoppedReason: Int, Sendable { case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed, gameControllerDisconnect, systemError = -1 }
}
@available(iOS 13.0, macOS 10.15, tvOS 14.0, visionOS 1.0, *) @available(watchOS, unavailable) public protocol CHHapticPatternPlayer: NSObjectProtocol {
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
    func cancel() throws
    var isMuted: Bool { get set }
}
@available(iOS 13.0, macOS 10.15, tvOS 14.0, visionOS 1.0, *) @available(watchOS, unavailable) public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    func pause(atTime time: TimeInterval) throws
    func resume(atTime time: TimeInterval) throws
    var loopEnabled: Bool { get set }
    var playbackRate: Float { get set }
}
@available(iOS 13.0, macOS 10.15, tvOS 14.0, visionOS 1.0, *) @available(watchOS, unavailable) open class CHHapticPattern: NSObject, @unchecked Sendable {
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws { fatalError() }
    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws { fatalError() }
    open var duration: TimeInterval { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 14.0, visionOS 1.0, *) @available(watchOS, unavailable) open class CHHapticDynamicParameter: NSObject, @unchecked Sendable {
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { fatalError() }
        public static let hapticIntensityControl = ID(rawValue: "")
        public static let hapticSharpnessControl = ID(rawValue: "")
    }
    public init(parameterID: CHHapticDynamicParameter.ID, value: Float, relativeTime time: TimeInterval) { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 14.0, visionOS 1.0, *) @available(watchOS, unavailable) open class CHHapticParameterCurve: NSObject, @unchecked Sendable {
    open class ControlPoint: NSObject, @unchecked Sendable { public init(relativeTime time: TimeInterval, value: Float) { fatalError() } }
    public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [CHHapticParameterCurve.ControlPoint], relativeTime: TimeInterval) { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 14.0, visionOS 1.0, *) @available(watchOS, unavailable) open class CHHapticEventParameter: NSObject, @unchecked Sendable {
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) { fatalError() }
    open var value: Float { get { fatalError() } set {} }
}
@available(iOS 13.0, macOS 10.15, tvOS 14.0, visionOS 1.0, *) @available(watchOS, unavailable) open class CHHapticEvent: NSObject, @unchecked Sendable {
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { fatalError() }
        public static let hapticTransient = EventType(rawValue: "")
        public static let hapticContinuous = EventType(rawValue: "")
        public static let audioContinuous = EventType(rawValue: "")
        public static let audioCustom = EventType(rawValue: "")
    }
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { fatalError() }
        public static let hapticIntensity = ParameterID(rawValue: "")
        public static let hapticSharpness = ParameterID(rawValue: "")
        public static let attackTime = ParameterID(rawValue: "")
        public static let decayTime = ParameterID(rawValue: "")
        public static let releaseTime = ParameterID(rawValue: "")
        public static let sustained = ParameterID(rawValue: "")
        public static let audioVolume = ParameterID(rawValue: "")
    }
    public convenience init(eventType type: CHHapticEvent.EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval) { fatalError() }
    public convenience init(eventType type: CHHapticEvent.EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval, duration: TimeInterval) { fatalError() }
    open var relativeTime: TimeInterval { get { fatalError() } set {} }
    open var duration: TimeInterval { get { fatalError() } set {} }
}
