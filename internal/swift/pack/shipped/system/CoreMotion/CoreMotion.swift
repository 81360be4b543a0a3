@_exported import Foundation
@_exported import AssayGapFoundation

public struct CMAcceleration: Sendable {
    public var x: Double
    public var y: Double
    public var z: Double
    public init() { fatalError() }
    public init(x: Double, y: Double, z: Double) { fatalError() }
}
public struct CMRotationRate: Sendable {
    public var x: Double
    public var y: Double
    public var z: Double
    public init() { fatalError() }
    public init(x: Double, y: Double, z: Double) { fatalError() }
}
public struct CMQuaternion: Sendable {
    public var x: Double
    public var y: Double
    public var z: Double
    public var w: Double
    public init() { fatalError() }
    public init(x: Double, y: Double, z: Double, w: Double) { fatalError() }
}
@available(iOS 4.0, macOS 10.15, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class CMLogItem: NSObject, @unchecked Sendable { open var timestamp: TimeInterval { fatalError() } }
@available(iOS 4.0, macOS 10.15, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class CMAccelerometerData: CMLogItem, @unchecked Sendable { open var acceleration: CMAcceleration { fatalError() } }
@available(iOS 4.0, macOS 10.15, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class CMGyroData: CMLogItem, @unchecked Sendable { open var rotationRate: CMRotationRate { fatalError() } }
@available(iOS 4.0, macOS 10.15, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class CMAttitude: NSObject, @unchecked Sendable {
    open var roll: Double { fatalError() }
    open var pitch: Double { fatalError() }
    open var yaw: Double { fatalError() }
    open var quaternion: CMQuaternion { fatalError() }
    open func multiply(byInverseOf attitude: CMAttitude) {}
}
@available(iOS 4.0, macOS 10.15, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    open var attitude: CMAttitude { fatalError() }
    open var rotationRate: CMRotationRate { fatalError() }
    open var gravity: CMAcceleration { fatalError() }
    open var userAcceleration: CMAcceleration { fatalError() }
    open var heading: Double { fatalError() }
}
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var xArbitraryZVertical: CMAttitudeReferenceFrame { fatalError() }
    public static var xArbitraryCorrectedZVertical: CMAttitudeReferenceFrame { fatalError() }
    public static var xMagneticNorthZVertical: CMAttitudeReferenceFrame { fatalError() }
    public static var xTrueNorthZVertical: CMAttitudeReferenceFrame { fatalError() }
}
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
@available(iOS 4.0, macOS 10.15, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class CMMotionManager: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open var accelerometerUpdateInterval: TimeInterval { get { fatalError() } set {} }
    open var isAccelerometerAvailable: Bool { fatalError() }
    open var isAccelerometerActive: Bool { fatalError() }
    open var accelerometerData: CMAccelerometerData? { fatalError() }
    open func startAccelerometerUpdates() {}
    open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) {}
    open func stopAccelerometerUpdates() {}
    open var gyroUpdateInterval: TimeInterval { get { fatalError() } set {} }
    open var isGyroAvailable: Bool { fatalError() }
    open var isGyroActive: Bool { fatalError() }
    open var gyroData: CMGyroData? { fatalError() }
    open func startGyroUpdates() {}
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {}
    open func stopGyroUpdates() {}
    open var isMagnetometerAvailable: Bool { fatalError() }
    open var deviceMotionUpdateInterval: TimeInterval { get { fatalError() } set {} }
    open var isDeviceMotionAvailable: Bool { fatalError() }
    open var isDeviceMotionActive: Bool { fatalError() }
    open var deviceMotion: CMDeviceMotion? { fatalError() }
    open func startDeviceMotionUpdates() {}
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {}
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {}
    open func stopDeviceMotionUpdates() {}
}
#if os(iOS) || os(watchOS)
@available(iOS 11.0, watchOS 4.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) public enum CMAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized }
@available(iOS 8.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class CMPedometerData: NSObject, @unchecked Sendable {
    open var startDate: Date { fatalError() }
    open var endDate: Date { fatalError() }
    open var numberOfSteps: NSNumber { fatalError() }
    open var distance: NSNumber? { fatalError() }
    open var floorsAscended: NSNumber? { fatalError() }
    open var floorsDescended: NSNumber? { fatalError() }
    open var currentPace: NSNumber? { fatalError() }
    open var currentCadence: NSNumber? { fatalError() }
    open var averageActivePace: NSNumber? { fatalError() }
}
public typealias CMPedometerHandler = @Sendable (CMPedometerData?, (any Error)?) -> Void
@available(iOS 8.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class CMPedometer: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open class func isStepCountingAvailable() -> Bool { fatalError() }
    open class func isDistanceAvailable() -> Bool { fatalError() }
    open class func isFloorCountingAvailable() -> Bool { fatalError() }
    open class func isPaceAvailable() -> Bool { fatalError() }
    open class func isCadenceAvailable() -> Bool { fatalError() }
    @available(iOS 11.0, watchOS 4.0, *) open class func authorizationStatus() -> CMAuthorizationStatus { fatalError() }
    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {}
    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {}
    open func stopUpdates() {}
}
public enum CMMotionActivityConfidence: Int, Sendable { case low = 0, medium, high }
@available(iOS 7.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class CMMotionActivity: CMLogItem, @unchecked Sendable {
    open var confidence: CMMotionActivityConfidence { fatalError() }
    open var startDate: Date { fatalError() }
    open var unknown: Bool { fatalError() }
    open var stationary: Bool { fatalError() }
    open var walking: Bool { fatalError() }
    open var running: Bool { fatalError() }
    open var automotive: Bool { fatalError() }
    open var cycling: Bool { fatalError() }
}
@available(iOS 7.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class CMMotionActivityManager: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open class func isActivityAvailable() -> Bool { fatalError() }
    @available(iOS 11.0, watchOS 4.0, *) open class func authorizationStatus() -> CMAuthorizationStatus { fatalError() }
    open func queryActivityStarting(from start: Date, to end: Date, to queue: OperationQueue, withHandler handler: @escaping ([CMMotionActivity]?, (any Error)?) -> Void) {}
    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void) {}
    open func stopActivityUpdates() {}
}
@available(iOS 8.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class CMAltitudeData: CMLogItem, @unchecked Sendable {
    open var relativeAltitude: NSNumber { fatalError() }
    open var pressure: NSNumber { fatalError() }
}
@available(iOS 8.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class CMAltimeter: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open class func isRelativeAltitudeAvailable() -> Bool { fatalError() }
    @available(iOS 11.0, watchOS 4.0, *) open class func authorizationStatus() -> CMAuthorizationStatus { fatalError() }
    open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void) {}
    open func stopRelativeAltitudeUpdates() {}
}
@available(iOS 14.0, watchOS 7.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class CMHeadphoneMotionManager: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open var isDeviceMotionAvailable: Bool { fatalError() }
    open var isDeviceMotionActive: Bool { fatalError() }
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {}
    open func stopDeviceMotionUpdates() {}
}
#endif
