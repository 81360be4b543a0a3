import Foundation

// Key-value coding and observing, selectors

public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public init(_ str: String) { fatalError() }
    public init(stringLiteral value: String) { fatalError() }
    public var description: String { fatalError() }
}
// The judge puts _selector(METHOD) in place of #selector(METHOD), and _keyPth(\ROOT.PROPERTY)
// in place of #keyPath(ROOT.PROPERTY).
public func _selector<Method>(_ method: Method) -> Selector { fatalError() }
public func _keyPth<Root, Value>(_ path: KeyPath<Root, Value>) -> String { fatalError() }
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { fatalError() }
public func NSStringFromSelector(_ aSelector: Selector) -> String { fatalError() }

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion = 2
    case removal = 3
    case replacement = 4
}
public struct NSKeyValueChangeKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange
    public let kind: NSKeyValueObservedChange<Value>.Kind
    public let newValue: Value?
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
}
public class NSKeyValueObservation: NSObject {
    public func invalidate() {}
}
public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}
extension _KeyValueCodingAndObserving {
    public func observe<Value>(_ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [], changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void) -> NSKeyValueObservation { fatalError() }
    public func willChangeValue<Value>(for keyPath: __owned KeyPath<Self, Value>) {}
    public func didChangeValue<Value>(for keyPath: __owned KeyPath<Self, Value>) {}
}
extension NSObject {
    public func value(forKey key: String) -> Any? { fatalError() }
    public func setValue(_ value: Any?, forKey key: String) {}
    public func value(forKeyPath keyPath: String) -> Any? { fatalError() }
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {}
    public func setValuesForKeys(_ keyedValues: [String: Any]) {}
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] { fatalError() }
    public func addObserver(_ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?) {}
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {}
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
    public func willChangeValue(forKey key: String) {}
    public func didChangeValue(forKey key: String) {}
    public func responds(to aSelector: Selector!) -> Bool { fatalError() }
    @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { fatalError() }
    @discardableResult public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { fatalError() }
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {}
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {}
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {}
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?) {}
}
extension NotificationCenter {
    public func addObserver(_ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?) {}
}
extension Timer {
    public convenience init(timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool) { fatalError() }
    public convenience init(fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?, repeats rep: Bool) { fatalError() }
    @discardableResult public class func scheduledTimer(timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool) -> Timer { fatalError() }
}

// Notifications

@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension NotificationCenter {
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Notifications { fatalError() }
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        public typealias Element = Notification
        public struct Iterator: AsyncIteratorProtocol {
            public mutating func next() async -> Notification? { fatalError() }
        }
        public func makeAsyncIterator() -> NotificationCenter.Notifications.Iterator { fatalError() }
    }
}
extension NSNotification.Name {
    public static let NSSystemClockDidChange = NSNotification.Name("")
    public static let NSProcessInfoPowerStateDidChange = NSNotification.Name("")
    public static let NSUndoManagerCheckpoint = NSNotification.Name("")
    public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("")
    public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name("")
    public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name("")
    public static let NSUndoManagerWillUndoChange = NSNotification.Name("")
    public static let NSUndoManagerDidUndoChange = NSNotification.Name("")
    public static let NSUndoManagerWillRedoChange = NSNotification.Name("")
    public static let NSUndoManagerDidRedoChange = NSNotification.Name("")
    public static let NSMetadataQueryDidStartGathering = NSNotification.Name("")
    public static let NSMetadataQueryGatheringProgress = NSNotification.Name("")
    public static let NSMetadataQueryDidFinishGathering = NSNotification.Name("")
    public static let NSMetadataQueryDidUpdate = NSNotification.Name("")
    @available(macOS 10.8, iOS 6.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
    public static let NSUbiquityIdentityDidChange = NSNotification.Name("")
    @available(macOS 12.0, iOS 9.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
    public static let NSBundleResourceRequestLowDiskSpace = NSNotification.Name("")
}

// Process

extension ProcessInfo {
    @available(macOS 10.10.3, iOS 11.0, watchOS 4.0, tvOS 11.0, visionOS 1.0, *)
    public enum ThermalState: Int, Sendable {
        case nominal = 0
        case fair = 1
        case serious = 2
        case critical = 3
    }
    @available(macOS 10.10.3, iOS 11.0, watchOS 4.0, tvOS 11.0, visionOS 1.0, *)
    public var thermalState: ProcessInfo.ThermalState { fatalError() }
    @available(macOS 10.10.3, iOS 11.0, watchOS 4.0, tvOS 11.0, visionOS 1.0, *)
    public class var thermalStateDidChangeNotification: NSNotification.Name { fatalError() }
    @available(macOS 12.0, iOS 9.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
    public var isLowPowerModeEnabled: Bool { fatalError() }
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    public var isMacCatalystApp: Bool { fatalError() }
    @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, visionOS 1.0, *)
    public var isiOSAppOnMac: Bool { fatalError() }
    @available(iOS 8.2, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {}
    public struct ActivityOptions: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
        public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
        public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
        public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
        public static let userInitiated = ActivityOptions(rawValue: 0xffffff)
        public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0xefffff)
        public static let background = ActivityOptions(rawValue: 0xff)
        public static let latencyCritical = ActivityOptions(rawValue: 0xff00000000)
    }
    @available(macOS 10.9, iOS 7.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
    public func beginActivity(options: ProcessInfo.ActivityOptions = [], reason: String) -> any NSObjectProtocol { fatalError() }
    @available(macOS 10.9, iOS 7.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
    public func endActivity(_ activity: any NSObjectProtocol) {}
    @available(macOS 10.9, iOS 7.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
    public func performActivity(options: ProcessInfo.ActivityOptions = [], reason: String, using block: () -> Void) {}
}

extension Progress {
    @available(macOS 10.13, iOS 11.0, watchOS 4.0, tvOS 11.0, visionOS 1.0, *)
    public var estimatedTimeRemaining: TimeInterval? { get { fatalError() } set {} }
    @available(macOS 10.13, iOS 11.0, watchOS 4.0, tvOS 11.0, visionOS 1.0, *)
    public var throughput: Int? { get { fatalError() } set {} }
    @available(macOS 10.13, iOS 11.0, watchOS 4.0, tvOS 11.0, visionOS 1.0, *)
    public var fileTotalCount: Int? { get { fatalError() } set {} }
    @available(macOS 10.13, iOS 11.0, watchOS 4.0, tvOS 11.0, visionOS 1.0, *)
    public var fileCompletedCount: Int? { get { fatalError() } set {} }
    @available(macOS 10.13, iOS 11.0, watchOS 4.0, tvOS 11.0, visionOS 1.0, *)
    public var fileURL: URL? { get { fatalError() } set {} }
}

extension Bundle {
    @available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
    public func localizedAttributedString(forKey key: String, value: String?, table tableName: String?) -> NSAttributedString { fatalError() }
}

extension NSError {
    @available(macOS 11.3, iOS 14.5, watchOS 7.4, tvOS 14.5, visionOS 1.0, *)
    public var underlyingErrors: [any Error] { fatalError() }
}

extension NSKeyedUnarchiver {
    @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, visionOS 1.0, *)
    public static func unarchivedArrayOfObjects<DecodedObjectType>(ofClass cls: DecodedObjectType.Type, from data: Data) throws -> [DecodedObjectType]? where DecodedObjectType: NSObject, DecodedObjectType: NSCoding { fatalError() }
    @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, visionOS 1.0, *)
    public static func unarchivedDictionary<DecodedKeyType, DecodedObjectType>(ofKeyClass keyCls: DecodedKeyType.Type, objectClass: DecodedObjectType.Type, from data: Data) throws -> [DecodedKeyType: DecodedObjectType]? where DecodedKeyType: NSObject, DecodedKeyType: NSCoding, DecodedObjectType: NSObject, DecodedObjectType: NSCoding { fatalError() }
}

extension UnitFrequency {
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    public class var framesPerSecond: UnitFrequency { fatalError() }
}

// C

public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { fatalError() }
public typealias CFAbsoluteTime = Double
public typealias CFTimeInterval = Double
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { fatalError() }
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = 978307200
public let kCFAbsoluteTimeIntervalSince1904: CFTimeInterval = 3061152000

public struct CGVector: Equatable, Codable, Hashable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat
    public init() { fatalError() }
    public init(dx: CGFloat, dy: CGFloat) { fatalError() }
    public init(dx: Double, dy: Double) { fatalError() }
    public init(dx: Int, dy: Int) { fatalError() }
    public static var zero: CGVector { fatalError() }
}
public struct CGAffineTransform: Equatable, Codable, Sendable {
    public var a: CGFloat
    public var b: CGFloat
    public var c: CGFloat
    public var d: CGFloat
    public var tx: CGFloat
    public var ty: CGFloat
    public init() { fatalError() }
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) { fatalError() }
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) { fatalError() }
    public init(rotationAngle angle: CGFloat) { fatalError() }
    public init(scaleX sx: CGFloat, y sy: CGFloat) { fatalError() }
    public init(translationX tx: CGFloat, y ty: CGFloat) { fatalError() }
    public static var identity: CGAffineTransform { fatalError() }
    public var isIdentity: Bool { fatalError() }
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform { fatalError() }
    public func inverted() -> CGAffineTransform { fatalError() }
    public func rotated(by angle: CGFloat) -> CGAffineTransform { fatalError() }
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform { fatalError() }
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform { fatalError() }
}
extension CGPoint {
    public func applying(_ t: CGAffineTransform) -> CGPoint { fatalError() }
}
extension CGSize {
    public func applying(_ t: CGAffineTransform) -> CGSize { fatalError() }
}
extension CGRect {
    public func applying(_ t: CGAffineTransform) -> CGRect { fatalError() }
}

// Descriptors of Objective-C's objects, which are older than those of any type

@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension SortDescriptor where Compared: NSObject {
    public init<Value>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) where Value: Comparable { fatalError() }
    public init<Value>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward) where Value: Comparable { fatalError() }
    public init(_ keyPath: KeyPath<Compared, Bool>, order: SortOrder = .forward) { fatalError() }
    public init(_ keyPath: KeyPath<Compared, String>, comparator: String.StandardComparator = .localizedStandard, order: SortOrder = .forward) { fatalError() }
    public init(_ keyPath: KeyPath<Compared, String?>, comparator: String.StandardComparator = .localizedStandard, order: SortOrder = .forward) { fatalError() }
}
