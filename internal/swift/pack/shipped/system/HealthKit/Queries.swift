import Foundation

@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKQuery: NSObject, @unchecked Sendable {
    open class func predicateForSamples(withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []) -> NSPredicate { fatalError() }
    open class func predicateForObjects(from source: HKSource) -> NSPredicate { fatalError() }
    open class func predicateForObject(with UUID: UUID) -> NSPredicate { fatalError() }
    open class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate { fatalError() }
    open class func predicateForObjects(withMetadataKey key: String) -> NSPredicate { fatalError() }
    open class func predicate(forActivitySummariesBetweenStart startDateComponents: DateComponents, end endDateComponents: DateComponents) -> NSPredicate { fatalError() }
    open class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate { fatalError() }
}
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct HKQueryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var strictStartDate: HKQueryOptions { fatalError() }
    public static var strictEndDate: HKQueryOptions { fatalError() }
}
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct HKStatisticsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var separateBySource: HKStatisticsOptions { fatalError() }
    public static var discreteAverage: HKStatisticsOptions { fatalError() }
    public static var discreteMin: HKStatisticsOptions { fatalError() }
    public static var discreteMax: HKStatisticsOptions { fatalError() }
    public static var cumulativeSum: HKStatisticsOptions { fatalError() }
    @available(iOS 13.0, watchOS 6.0, *) public static var mostRecent: HKStatisticsOptions { fatalError() }
    @available(iOS 13.0, watchOS 6.0, *) public static var duration: HKStatisticsOptions { fatalError() }
}
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKStatistics: NSObject, @unchecked Sendable {
    open var quantityType: HKQuantityType { fatalError() }
    open var startDate: Date { fatalError() }
    open var endDate: Date { fatalError() }
    open var sources: [HKSource]? { fatalError() }
    open func averageQuantity() -> HKQuantity? { fatalError() }
    open func minimumQuantity() -> HKQuantity? { fatalError() }
    open func maximumQuantity() -> HKQuantity? { fatalError() }
    @available(iOS 12.0, watchOS 5.0, *) open func mostRecentQuantity() -> HKQuantity? { fatalError() }
    open func sumQuantity() -> HKQuantity? { fatalError() }
    open func sumQuantity(for source: HKSource) -> HKQuantity? { fatalError() }
    @available(iOS 13.0, watchOS 6.0, *) open func duration() -> HKQuantity? { fatalError() }
}
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    open func statistics(for date: Date) -> HKStatistics? { fatalError() }
    open func enumerateStatistics(from startDate: Date, to endDate: Date, with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    open func statistics() -> [HKStatistics] { fatalError() }
    open func sources() -> Set<HKSource> { fatalError() }
}
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKSampleQuery: HKQuery, @unchecked Sendable {
    @preconcurrency public init(sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?, resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void) { fatalError() }
}
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    @preconcurrency public init(quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], completionHandler handler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void) { fatalError() }
}
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    public init(quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents) { fatalError() }
    @preconcurrency open var initialResultsHandler: (@Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)? { get { fatalError() } set {} }
    @preconcurrency open var statisticsUpdateHandler: (@Sendable (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)? { get { fatalError() } set {} }
}
public typealias HKObserverQueryCompletionHandler = () -> Void
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKObserverQuery: HKQuery, @unchecked Sendable {
    @preconcurrency public init(sampleType: HKSampleType, predicate: NSPredicate?, updateHandler: @escaping @Sendable (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void) { fatalError() }
}
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKQueryAnchor: NSObject, @unchecked Sendable {}
@available(iOS 9.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKDeletedObject: NSObject, @unchecked Sendable { open var uuid: UUID { fatalError() } }
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    @preconcurrency public init(type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int, resultsHandler handler: @escaping @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void) { fatalError() }
    @preconcurrency open var updateHandler: (@Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void)? { get { fatalError() } set {} }
}
@available(iOS 9.3, macOS 13.0, watchOS 2.2, visionOS 1.0, *) @available(tvOS, unavailable) open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
    @preconcurrency public init(predicate: NSPredicate?, resultsHandler handler: @escaping @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void) { fatalError() }
}

@available(iOS 15.4, macOS 13.0, watchOS 8.5, visionOS 1.0, *) @available(tvOS, unavailable) public struct HKSamplePredicate<Sample: HKSample>: Sendable {
    public let sampleType: HKSampleType
    public let nsPredicate: NSPredicate?
}
@available(iOS 15.4, macOS 13.0, watchOS 8.5, visionOS 1.0, *) @available(tvOS, unavailable) extension HKSamplePredicate where Sample == HKSample {
    public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKSample> { fatalError() }
}
@available(iOS 15.4, macOS 13.0, watchOS 8.5, visionOS 1.0, *) @available(tvOS, unavailable) extension HKSamplePredicate where Sample == HKQuantitySample {
    public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKQuantitySample> { fatalError() }
}
@available(iOS 15.4, macOS 13.0, watchOS 8.5, visionOS 1.0, *) @available(tvOS, unavailable) extension HKSamplePredicate where Sample == HKCategorySample {
    public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKCategorySample> { fatalError() }
}
@available(iOS 15.4, macOS 13.0, watchOS 8.5, visionOS 1.0, *) @available(tvOS, unavailable) extension HKSamplePredicate where Sample == HKWorkout {
    public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> { fatalError() }
}
@available(iOS 15.4, macOS 13.0, watchOS 8.5, visionOS 1.0, *) @available(tvOS, unavailable) public class HKSampleQueryDescriptor<Sample: HKSample>: @unchecked Sendable {
    public init(predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil) { fatalError() }
    public func result(for store: HKHealthStore) async throws -> [Sample] { fatalError() }
}
@available(iOS 15.4, macOS 13.0, watchOS 8.5, visionOS 1.0, *) @available(tvOS, unavailable) public struct HKStatisticsQueryDescriptor: Sendable {
    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) { fatalError() }
    public func result(for store: HKHealthStore) async throws -> HKStatistics? { fatalError() }
}
@available(iOS 15.4, macOS 13.0, watchOS 8.5, visionOS 1.0, *) @available(tvOS, unavailable) public struct HKStatisticsCollectionQueryDescriptor: Sendable {
    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date, intervalComponents: DateComponents) { fatalError() }
    public func result(for store: HKHealthStore) async throws -> HKStatisticsCollection { fatalError() }
}

@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum HKWorkoutActivityType: UInt, Sendable {
    case americanFootball = 1, archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing, cricket, crossTraining, curling, cycling
    case elliptical = 16, equestrianSports, fencing, fishing, functionalStrengthTraining, golf, gymnastics, handball, hiking, hockey, hunting, lacrosse, martialArts, mindAndBody
    case paddleSports = 31, play, preparationAndRecovery, racquetball, rowing, rugby, running, sailing, skatingSports, snowSports, soccer, softball, squash, stairClimbing, surfingSports, swimming, tableTennis, tennis, trackAndField, traditionalStrengthTraining, volleyball, walking, waterFitness, waterPolo, waterSports, wrestling, yoga
    case barre = 58, coreTraining, crossCountrySkiing, downhillSkiing, flexibility, highIntensityIntervalTraining, jumpRope, kickboxing, pilates, snowboarding, stairs, stepTraining, wheelchairWalkPace, wheelchairRunPace, taiChi, mixedCardio, handCycling
    case discSports = 75, fitnessGaming, cardioDance, socialDance, pickleball, cooldown
    case other = 3000
}
@available(iOS 10.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum HKWorkoutSessionLocationType: Int, Sendable { case unknown = 1, indoor, outdoor }
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKWorkout: HKSample, @unchecked Sendable {
    open var workoutActivityType: HKWorkoutActivityType { fatalError() }
    open var duration: TimeInterval { fatalError() }
    open var totalEnergyBurned: HKQuantity? { fatalError() }
    open var totalDistance: HKQuantity? { fatalError() }
    @available(iOS 16.0, watchOS 9.0, *) open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { fatalError() }
}
@available(iOS 10.0, macOS 13.0, watchOS 3.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open var activityType: HKWorkoutActivityType { get { fatalError() } set {} }
    open var locationType: HKWorkoutSessionLocationType { get { fatalError() } set {} }
}
@available(iOS 12.0, macOS 13.0, watchOS 5.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) { fatalError() }
    @preconcurrency open func beginCollection(withStart startDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {}
    @available(iOS 15.0, watchOS 8.0, *) open func beginCollection(at startDate: Date) async throws {}
    @preconcurrency open func add(_ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {}
    @available(iOS 15.0, watchOS 8.0, *) open func addSamples(_ samples: [HKSample]) async throws {}
    @preconcurrency open func endCollection(withEnd endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {}
    @available(iOS 15.0, watchOS 8.0, *) open func endCollection(at endDate: Date) async throws {}
    @preconcurrency open func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void) {}
    @available(iOS 15.0, watchOS 8.0, *) @discardableResult open func finishWorkout() async throws -> HKWorkout? { fatalError() }
    open func discardWorkout() {}
    open func elapsedTime(at date: Date) -> TimeInterval { fatalError() }
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { fatalError() }
    open var startDate: Date? { fatalError() }
    open var endDate: Date? { fatalError() }
}
#if os(watchOS) || os(iOS)
@available(iOS 17.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) public enum HKWorkoutSessionState: Int, Sendable { case notStarted = 1, running, ended, paused, prepared, stopped }
@available(iOS 17.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class HKWorkoutSession: NSObject, @unchecked Sendable {
    @available(iOS 26.0, watchOS 5.0, *) public init(healthStore: HKHealthStore, configuration workoutConfiguration: HKWorkoutConfiguration) throws { fatalError() }
    weak open var delegate: (any HKWorkoutSessionDelegate)?
    open var state: HKWorkoutSessionState { fatalError() }
    open var startDate: Date? { fatalError() }
    open var endDate: Date? { fatalError() }
    @available(iOS 26.0, watchOS 5.0, *) open func associatedWorkoutBuilder() -> HKLiveWorkoutBuilder { fatalError() }
    open func prepare() {}
    open func startActivity(with date: Date?) {}
    open func stopActivity(with date: Date?) {}
    open func pause() {}
    open func resume() {}
    open func end() {}
}
@available(iOS 17.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @preconcurrency public protocol HKWorkoutSessionDelegate: NSObjectProtocol {
    func workoutSession(_ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState, from fromState: HKWorkoutSessionState, date: Date)
    func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error)
    func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent)
    @available(iOS 17.0, watchOS 10.0, *) func workoutSession(_ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data])
    @available(iOS 17.0, watchOS 10.0, *) func workoutSession(_ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?)
    @available(iOS 17.0, watchOS 9.0, *) func workoutSession(_ workoutSession: HKWorkoutSession, didBeginActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date)
    @available(iOS 17.0, watchOS 9.0, *) func workoutSession(_ workoutSession: HKWorkoutSession, didEndActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date)
}
@available(iOS 17.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) extension HKWorkoutSessionDelegate {
    public func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent) { fatalError() }
    @available(iOS 17.0, watchOS 10.0, *) public func workoutSession(_ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data]) {}
    @available(iOS 17.0, watchOS 10.0, *) public func workoutSession(_ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?) {}
    @available(iOS 17.0, watchOS 9.0, *) public func workoutSession(_ workoutSession: HKWorkoutSession, didBeginActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date) {}
    @available(iOS 17.0, watchOS 9.0, *) public func workoutSession(_ workoutSession: HKWorkoutSession, didEndActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date) {}
}
@available(iOS 26.0, watchOS 5.0, visionOS 26.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class HKLiveWorkoutBuilder: HKWorkoutBuilder, @unchecked Sendable {
    weak open var delegate: (any HKLiveWorkoutBuilderDelegate)?
    open var dataSource: HKLiveWorkoutDataSource? { get { fatalError() } set {} }
    open var elapsedTime: TimeInterval { fatalError() }
    open var shouldCollectWorkoutEvents: Bool { get { fatalError() } set {} }
}
@available(iOS 26.0, watchOS 5.0, visionOS 26.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @preconcurrency public protocol HKLiveWorkoutBuilderDelegate: NSObjectProtocol {
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>)
    func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder)
}
@available(iOS 26.0, watchOS 5.0, visionOS 26.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) open class HKLiveWorkoutDataSource: NSObject, @unchecked Sendable {
    public init(healthStore: HKHealthStore, workoutConfiguration configuration: HKWorkoutConfiguration?) { fatalError() }
    open func enableCollection(for quantityType: HKQuantityType, predicate: NSPredicate?) {}
    open func disableCollection(for quantityType: HKQuantityType) {}
}
#endif
