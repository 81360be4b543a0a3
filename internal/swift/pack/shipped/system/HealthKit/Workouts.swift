import CoreLocation
import Foundation

// Events, routes and mirrored sessions of workouts.
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum HKWorkoutEventType: Int, Sendable { case pause = 1, resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest }
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKWorkoutEvent: NSObject, @unchecked Sendable {
    public convenience init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) { fatalError() }
    open var type: HKWorkoutEventType { fatalError() }
    open var dateInterval: DateInterval { fatalError() }
    open var metadata: [String: Any]? { fatalError() }
}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKWorkoutActivity: NSObject, @unchecked Sendable {
    public init(workoutConfiguration: HKWorkoutConfiguration, start startDate: Date, end endDate: Date?, metadata: [String: Any]?) { fatalError() }
    open var uuid: UUID { fatalError() }
    open var workoutConfiguration: HKWorkoutConfiguration { fatalError() }
    open var startDate: Date { fatalError() }
    open var endDate: Date? { fatalError() }
    open var duration: TimeInterval { fatalError() }
    open var workoutEvents: [HKWorkoutEvent] { fatalError() }
    open var allStatistics: [HKQuantityType: HKStatistics] { fatalError() }
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { fatalError() }
}
public enum HKWorkoutSwimmingLocationType: Int, Sendable { case unknown = 0, pool, openWater }
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) extension HKWorkoutConfiguration {
    @available(iOS 11.0, watchOS 3.0, *) public var swimmingLocationType: HKWorkoutSwimmingLocationType { get { fatalError() } set {} }
    @available(iOS 11.0, watchOS 3.0, *) public var lapLength: HKQuantity? { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) extension HKWorkout {
    public var workoutEvents: [HKWorkoutEvent]? { fatalError() }
    @available(iOS 16.0, watchOS 9.0, *) public var workoutActivities: [HKWorkoutActivity] { fatalError() }
    @available(iOS 16.0, watchOS 9.0, *) public var allStatistics: [HKQuantityType: HKStatistics] { fatalError() }
}
@available(iOS 12.0, macOS 13.0, watchOS 5.0, visionOS 1.0, *) @available(tvOS, unavailable) extension HKWorkoutBuilder {
    public var workoutConfiguration: HKWorkoutConfiguration { fatalError() }
    public var metadata: [String: Any] { fatalError() }
    public var workoutEvents: [HKWorkoutEvent] { fatalError() }
    @available(iOS 16.0, watchOS 9.0, *) public var allStatistics: [HKQuantityType: HKStatistics] { fatalError() }
    @available(iOS 16.0, watchOS 9.0, *) public var workoutActivities: [HKWorkoutActivity] { fatalError() }
    @preconcurrency public func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {}
    public func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws {}
    @preconcurrency public func addMetadata(_ metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {}
    public func addMetadata(_ metadata: [String: Any]) async throws {}
    public func seriesBuilder(for seriesType: HKSeriesType) -> HKSeriesBuilder? { fatalError() }
}
@available(iOS 11.0, macOS 13.0, watchOS 4.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKSeriesBuilder: NSObject, @unchecked Sendable { open func discard() {} }
@available(iOS 11.0, macOS 13.0, watchOS 4.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKSeriesSample: HKSample, @unchecked Sendable { open var count: Int { fatalError() } }
@available(iOS 11.0, macOS 13.0, watchOS 4.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKWorkoutRoute: HKSeriesSample, @unchecked Sendable {}
@available(iOS 11.0, macOS 13.0, watchOS 4.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKWorkoutRouteBuilder: HKSeriesBuilder, @unchecked Sendable {
    public init(healthStore: HKHealthStore, device: HKDevice?) { fatalError() }
    @preconcurrency open func insertRouteData(_ routeData: [CLLocation], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {}
    open func insertRouteData(_ routeData: [CLLocation]) async throws {}
    @preconcurrency open func finishRoute(with workout: HKWorkout, metadata: [String: Any]?, completion: @escaping @Sendable (HKWorkoutRoute?, (any Error)?) -> Void) {}
    @discardableResult open func finishRoute(with workout: HKWorkout, metadata: [String: Any]?) async throws -> HKWorkoutRoute { fatalError() }
}
@available(iOS 11.0, macOS 13.0, watchOS 4.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKWorkoutRouteQuery: HKQuery, @unchecked Sendable { @preconcurrency public init(route workoutRoute: HKWorkoutRoute, dataHandler: @escaping @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void) { fatalError() } }
@available(iOS 15.4, macOS 13.0, watchOS 8.5, visionOS 1.0, *) @available(tvOS, unavailable) public struct HKWorkoutRouteQueryDescriptor: @unchecked Sendable {
    public struct Results: AsyncSequence, Sendable {
        public typealias Element = CLLocation
        public struct AsyncIterator: AsyncIteratorProtocol { public mutating func next() async throws -> CLLocation? { fatalError() } }
        public func makeAsyncIterator() -> AsyncIterator { fatalError() }
    }
    public init(_ workoutRoute: HKWorkoutRoute) { fatalError() }
    public func results(for store: HKHealthStore) -> Results { fatalError() }
}
#if os(watchOS) || os(iOS)
@available(iOS 17.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) extension HKWorkoutSession {
    @available(iOS 17.0, watchOS 10.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) public var type: HKWorkoutSessionType { fatalError() }
    public var workoutConfiguration: HKWorkoutConfiguration { fatalError() }
    @available(watchOS 9.0, *) public var currentActivity: HKWorkoutActivity { fatalError() }
    @available(watchOS 9.0, *) public func beginNewActivity(configuration workoutConfiguration: HKWorkoutConfiguration, date: Date, metadata: [String: Any]?) {}
    @available(watchOS 9.0, *) public func endCurrentActivity(on date: Date) {}
    @available(watchOS 10.0, *) public func sendToRemoteWorkoutSession(data: Data) async throws {}
    @available(watchOS 10.0, *) @preconcurrency public func sendToRemoteWorkoutSession(data: Data, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {}
    @available(watchOS 10.0, *) public func startMirroringToCompanionDevice() async throws {}
    @available(watchOS 10.0, *) public func stopMirroringToCompanionDevice() async throws {}
    @available(watchOS 10.0, *) @preconcurrency public func startMirroringToCompanionDevice(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {}
}
@available(iOS 17.0, watchOS 10.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) public enum HKWorkoutSessionType: Int, Sendable { case primary = 0, mirrored }
@available(iOS 17.0, watchOS 5.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) extension HKHealthStore {
    @available(watchOS 10.0, *) public var workoutSessionMirroringStartHandler: ((HKWorkoutSession) -> Void)? { get { fatalError() } set {} }
    @available(iOS 26.0, *) public func recoverActiveWorkoutSession() async throws -> HKWorkoutSession? { fatalError() }
    @available(iOS 26.0, *) @preconcurrency public func recoverActiveWorkoutSession(completion: @escaping @Sendable (HKWorkoutSession?, (any Error)?) -> Void) {}
}
#endif
#if os(iOS)
@available(iOS 10.0, *) extension HKHealthStore {
    public func startWatchApp(toHandle workoutConfiguration: HKWorkoutConfiguration) async throws {}
    @preconcurrency public func startWatchApp(with workoutConfiguration: HKWorkoutConfiguration, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {}
}
#endif
