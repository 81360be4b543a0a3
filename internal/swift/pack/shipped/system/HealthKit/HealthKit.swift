@_exported import Foundation
@_exported import AssayGapFoundation

@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKHealthStore: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open class func isHealthDataAvailable() -> Bool { fatalError() }
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { fatalError() }
    @preconcurrency open func requestAuthorization(toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {}
    @available(iOS 15.0, watchOS 8.0, *) public func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws {}
    @preconcurrency open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {}
    open func save(_ object: HKObject) async throws {}
    @preconcurrency open func save(_ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {}
    open func save(_ objects: [HKObject]) async throws {}
    @preconcurrency open func delete(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {}
    open func delete(_ object: HKObject) async throws {}
    open func execute(_ query: HKQuery) {}
    open func stop(_ query: HKQuery) {}
    @preconcurrency open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {}
    open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {}
    @preconcurrency open func disableBackgroundDelivery(for type: HKObjectType, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {}
    open func biologicalSex() throws -> HKBiologicalSexObject { fatalError() }
    open func bloodType() throws -> HKBloodTypeObject { fatalError() }
    open func dateOfBirthComponents() throws -> DateComponents { fatalError() }
    @available(iOS 12.0, watchOS 5.0, *) open func statusForAuthorizationRequest(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws -> HKAuthorizationRequestStatus { fatalError() }
    @preconcurrency @available(iOS 12.0, watchOS 5.0, *) open func getRequestStatusForAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>, completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void) {}
}
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum HKAuthorizationStatus: Int, Sendable { case notDetermined = 0, sharingDenied, sharingAuthorized }
@available(iOS 12.0, macOS 13.0, watchOS 5.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown = 0, shouldRequest, unnecessary }
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum HKBiologicalSex: Int, Sendable { case notSet = 0, female, male, other }
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum HKBloodType: Int, Sendable { case notSet = 0, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative }
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKBiologicalSexObject: NSObject, @unchecked Sendable { open var biologicalSex: HKBiologicalSex { fatalError() } }
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKBloodTypeObject: NSObject, @unchecked Sendable { open var bloodType: HKBloodType { fatalError() } }

@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKObjectType: NSObject, @unchecked Sendable {
    open var identifier: String { fatalError() }
    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? { fatalError() }
    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? { fatalError() }
    open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier) -> HKCharacteristicType? { fatalError() }
    open class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? { fatalError() }
    open class func workoutType() -> HKWorkoutType { fatalError() }
    @available(iOS 9.3, *) open class func activitySummaryType() -> HKActivitySummaryType { fatalError() }
}
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKSampleType: HKObjectType, @unchecked Sendable {}
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKQuantityType: HKSampleType, @unchecked Sendable {
    @available(iOS 15.0, watchOS 8.0, *) public convenience init(_ identifier: HKQuantityTypeIdentifier) { fatalError() }
    open func `is`(compatibleWith unit: HKUnit) -> Bool { fatalError() }
    open var aggregationStyle: HKQuantityAggregationStyle { fatalError() }
}
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum HKQuantityAggregationStyle: Int, Sendable { case cumulative = 0, discreteArithmetic, discreteTemporallyWeighted, discreteEquivalentContinuousLevel }
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKCategoryType: HKSampleType, @unchecked Sendable {
    @available(iOS 15.0, watchOS 8.0, *) public convenience init(_ identifier: HKCategoryTypeIdentifier) { fatalError() }
}
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKCorrelationType: HKSampleType, @unchecked Sendable {}
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    @available(iOS 15.0, watchOS 8.0, *) public convenience init(_ identifier: HKCharacteristicTypeIdentifier) { fatalError() }
}
@available(iOS 9.3, macOS 13.0, watchOS 2.2, visionOS 1.0, *) @available(tvOS, unavailable) open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}
@available(iOS 11.0, macOS 13.0, watchOS 4.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKSeriesType: HKSampleType, @unchecked Sendable {
    open class func workoutRoute() -> HKSeriesType { fatalError() }
}
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public static let stepCount = HKQuantityTypeIdentifier(rawValue: "")
    public static let distanceWalkingRunning = HKQuantityTypeIdentifier(rawValue: "")
    public static let distanceCycling = HKQuantityTypeIdentifier(rawValue: "")
    public static let basalEnergyBurned = HKQuantityTypeIdentifier(rawValue: "")
    public static let activeEnergyBurned = HKQuantityTypeIdentifier(rawValue: "")
    public static let flightsClimbed = HKQuantityTypeIdentifier(rawValue: "")
    public static let heartRate = HKQuantityTypeIdentifier(rawValue: "")
    public static let bodyMass = HKQuantityTypeIdentifier(rawValue: "")
    public static let bodyMassIndex = HKQuantityTypeIdentifier(rawValue: "")
    public static let height = HKQuantityTypeIdentifier(rawValue: "")
    public static let leanBodyMass = HKQuantityTypeIdentifier(rawValue: "")
    public static let bodyFatPercentage = HKQuantityTypeIdentifier(rawValue: "")
    public static let bloodGlucose = HKQuantityTypeIdentifier(rawValue: "")
    public static let bloodPressureSystolic = HKQuantityTypeIdentifier(rawValue: "")
    public static let bloodPressureDiastolic = HKQuantityTypeIdentifier(rawValue: "")
    public static let respiratoryRate = HKQuantityTypeIdentifier(rawValue: "")
    public static let oxygenSaturation = HKQuantityTypeIdentifier(rawValue: "")
    public static let bodyTemperature = HKQuantityTypeIdentifier(rawValue: "")
    public static let dietaryEnergyConsumed = HKQuantityTypeIdentifier(rawValue: "")
    public static let dietaryProtein = HKQuantityTypeIdentifier(rawValue: "")
    public static let dietaryCarbohydrates = HKQuantityTypeIdentifier(rawValue: "")
    public static let dietaryFatTotal = HKQuantityTypeIdentifier(rawValue: "")
    public static let dietarySugar = HKQuantityTypeIdentifier(rawValue: "")
    public static let dietaryFiber = HKQuantityTypeIdentifier(rawValue: "")
    public static let dietarySodium = HKQuantityTypeIdentifier(rawValue: "")
    public static let dietaryCaffeine = HKQuantityTypeIdentifier(rawValue: "")
    public static let dietaryWater = HKQuantityTypeIdentifier(rawValue: "")
    public static let appleExerciseTime = HKQuantityTypeIdentifier(rawValue: "")
    public static let uvExposure = HKQuantityTypeIdentifier(rawValue: "")
    public static let distanceSwimming = HKQuantityTypeIdentifier(rawValue: "")
    public static let swimmingStrokeCount = HKQuantityTypeIdentifier(rawValue: "")
    public static let pushCount = HKQuantityTypeIdentifier(rawValue: "")
    public static let distanceWheelchair = HKQuantityTypeIdentifier(rawValue: "")
    public static let restingHeartRate = HKQuantityTypeIdentifier(rawValue: "")
    public static let walkingHeartRateAverage = HKQuantityTypeIdentifier(rawValue: "")
    public static let heartRateVariabilitySDNN = HKQuantityTypeIdentifier(rawValue: "")
    public static let vo2Max = HKQuantityTypeIdentifier(rawValue: "")
    public static let waistCircumference = HKQuantityTypeIdentifier(rawValue: "")
    public static let basalBodyTemperature = HKQuantityTypeIdentifier(rawValue: "")
    @available(iOS 13.0, watchOS 6.0, *) public static let appleStandTime = HKQuantityTypeIdentifier(rawValue: "")
    @available(iOS 13.0, watchOS 6.0, *) public static let environmentalAudioExposure = HKQuantityTypeIdentifier(rawValue: "")
    @available(iOS 13.0, watchOS 6.0, *) public static let headphoneAudioExposure = HKQuantityTypeIdentifier(rawValue: "")
    @available(iOS 14.0, watchOS 7.0, *) public static let walkingSpeed = HKQuantityTypeIdentifier(rawValue: "")
    @available(iOS 14.0, watchOS 7.0, *) public static let walkingStepLength = HKQuantityTypeIdentifier(rawValue: "")
    @available(iOS 14.0, watchOS 7.0, *) public static let sixMinuteWalkTestDistance = HKQuantityTypeIdentifier(rawValue: "")
    @available(iOS 14.5, watchOS 7.4, *) public static let appleMoveTime = HKQuantityTypeIdentifier(rawValue: "")
    @available(iOS 16.0, watchOS 9.0, *) public static let runningPower = HKQuantityTypeIdentifier(rawValue: "")
    @available(iOS 16.0, watchOS 9.0, *) public static let runningSpeed = HKQuantityTypeIdentifier(rawValue: "")
    @available(iOS 16.0, watchOS 9.0, *) public static let runningStrideLength = HKQuantityTypeIdentifier(rawValue: "")
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *) public static let cyclingCadence = HKQuantityTypeIdentifier(rawValue: "")
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *) public static let cyclingPower = HKQuantityTypeIdentifier(rawValue: "")
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *) public static let cyclingSpeed = HKQuantityTypeIdentifier(rawValue: "")
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *) public static let physicalEffort = HKQuantityTypeIdentifier(rawValue: "")
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *) public static let timeInDaylight = HKQuantityTypeIdentifier(rawValue: "")
}
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public static let sleepAnalysis = HKCategoryTypeIdentifier(rawValue: "")
    public static let appleStandHour = HKCategoryTypeIdentifier(rawValue: "")
    public static let mindfulSession = HKCategoryTypeIdentifier(rawValue: "")
    public static let menstrualFlow = HKCategoryTypeIdentifier(rawValue: "")
    public static let highHeartRateEvent = HKCategoryTypeIdentifier(rawValue: "")
    public static let lowHeartRateEvent = HKCategoryTypeIdentifier(rawValue: "")
    public static let irregularHeartRhythmEvent = HKCategoryTypeIdentifier(rawValue: "")
    @available(iOS 14.0, watchOS 7.0, *) public static let handwashingEvent = HKCategoryTypeIdentifier(rawValue: "")
    @available(iOS 13.6, watchOS 6.2, *) public static let headache = HKCategoryTypeIdentifier(rawValue: "")
}
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public static let biologicalSex = HKCharacteristicTypeIdentifier(rawValue: "")
    public static let bloodType = HKCharacteristicTypeIdentifier(rawValue: "")
    public static let dateOfBirth = HKCharacteristicTypeIdentifier(rawValue: "")
    public static let fitzpatrickSkinType = HKCharacteristicTypeIdentifier(rawValue: "")
    public static let wheelchairUse = HKCharacteristicTypeIdentifier(rawValue: "")
}
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public static let bloodPressure = HKCorrelationTypeIdentifier(rawValue: "")
    public static let food = HKCorrelationTypeIdentifier(rawValue: "")
}
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum HKCategoryValue: Int, Sendable { case notApplicable = 0 }
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum HKCategoryValueSleepAnalysis: Int, Sendable, CaseIterable {
    case inBed = 0
    @available(iOS 16.0, macOS 13.0, watchOS 9.0, *) case asleepUnspecified = 1
    case awake = 2
    @available(iOS 16.0, macOS 13.0, watchOS 9.0, *) case asleepCore = 3
    @available(iOS 16.0, macOS 13.0, watchOS 9.0, *) case asleepDeep = 4
    @available(iOS 16.0, macOS 13.0, watchOS 9.0, *) case asleepREM = 5
    @available(iOS, introduced: 8.0, deprecated: 16.0) @available(watchOS, introduced: 2.0, deprecated: 9.0) public static var asleep: HKCategoryValueSleepAnalysis { fatalError() }
    @available(iOS 16.0, macOS 13.0, watchOS 9.0, *) public static var allAsleepValues: Set<HKCategoryValueSleepAnalysis> { fatalError() }
    public static var allCases: [HKCategoryValueSleepAnalysis] { fatalError() }
}

@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKUnit: NSObject, @unchecked Sendable {
    public convenience init(from string: String) { fatalError() }
    open var unitString: String { fatalError() }
    open class func count() -> Self { fatalError() }
    open class func percent() -> Self { fatalError() }
    open class func gram() -> Self { fatalError() }
    open class func gramUnit(with prefix: HKMetricPrefix) -> Self { fatalError() }
    open class func ounce() -> Self { fatalError() }
    open class func pound() -> Self { fatalError() }
    open class func stone() -> Self { fatalError() }
    open class func meter() -> Self { fatalError() }
    open class func meterUnit(with prefix: HKMetricPrefix) -> Self { fatalError() }
    open class func inch() -> Self { fatalError() }
    open class func foot() -> Self { fatalError() }
    open class func mile() -> Self { fatalError() }
    @available(iOS 9.0, *) open class func yard() -> Self { fatalError() }
    open class func liter() -> Self { fatalError() }
    open class func literUnit(with prefix: HKMetricPrefix) -> Self { fatalError() }
    open class func fluidOunceUS() -> Self { fatalError() }
    open class func second() -> Self { fatalError() }
    open class func secondUnit(with prefix: HKMetricPrefix) -> Self { fatalError() }
    open class func minute() -> Self { fatalError() }
    open class func hour() -> Self { fatalError() }
    open class func day() -> Self { fatalError() }
    open class func joule() -> Self { fatalError() }
    open class func kilocalorie() -> Self { fatalError() }
    @available(iOS 11.0, watchOS 4.0, *) open class func smallCalorie() -> Self { fatalError() }
    @available(iOS 11.0, watchOS 4.0, *) open class func largeCalorie() -> Self { fatalError() }
    open class func degreeCelsius() -> Self { fatalError() }
    open class func degreeFahrenheit() -> Self { fatalError() }
    open class func millimeterOfMercury() -> Self { fatalError() }
    @available(iOS 13.0, watchOS 6.0, *) open class func decibelAWeightedSoundPressureLevel() -> Self { fatalError() }
    @available(iOS 16.0, watchOS 9.0, *) open class func watt() -> Self { fatalError() }
    open func unitMultiplied(by unit: HKUnit) -> HKUnit { fatalError() }
    open func unitDivided(by unit: HKUnit) -> HKUnit { fatalError() }
    open func unitRaised(toPower power: Int) -> HKUnit { fatalError() }
    open func reciprocal() -> HKUnit { fatalError() }
}
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum HKMetricPrefix: Int, Sendable { case none = 0, pico = 1, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto }
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKQuantity: NSObject, @unchecked Sendable {
    public convenience init(unit: HKUnit, doubleValue value: Double) { fatalError() }
    open func `is`(compatibleWith unit: HKUnit) -> Bool { fatalError() }
    open func doubleValue(for unit: HKUnit) -> Double { fatalError() }
    open func compare(_ quantity: HKQuantity) -> ComparisonResult { fatalError() }
}
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKObject: NSObject, @unchecked Sendable {
    open var uuid: UUID { fatalError() }
    open var metadata: [String: Any]? { fatalError() }
    @available(iOS 9.0, *) open var device: HKDevice? { fatalError() }
    @available(iOS 9.0, *) open var sourceRevision: HKSourceRevision { fatalError() }
}
@available(iOS 9.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKDevice: NSObject, @unchecked Sendable {
    open var name: String? { fatalError() }
    open var model: String? { fatalError() }
    open var manufacturer: String? { fatalError() }
    open class func local() -> HKDevice { fatalError() }
}
@available(iOS 9.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKSourceRevision: NSObject, @unchecked Sendable {
    open var source: HKSource { fatalError() }
    open var version: String? { fatalError() }
    open var productType: String? { fatalError() }
}
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKSource: NSObject, @unchecked Sendable {
    open class func `default`() -> HKSource { fatalError() }
    open var name: String { fatalError() }
    open var bundleIdentifier: String { fatalError() }
}
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKSample: HKObject, @unchecked Sendable {
    open var sampleType: HKSampleType { fatalError() }
    open var startDate: Date { fatalError() }
    open var endDate: Date { fatalError() }
}
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKQuantitySample: HKSample, @unchecked Sendable {
    public convenience init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date) { fatalError() }
    public convenience init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, metadata: [String: Any]?) { fatalError() }
    public convenience init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, device: HKDevice?, metadata: [String: Any]?) { fatalError() }
    open var quantityType: HKQuantityType { fatalError() }
    open var quantity: HKQuantity { fatalError() }
}
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKCategorySample: HKSample, @unchecked Sendable {
    public convenience init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date) { fatalError() }
    public convenience init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]?) { fatalError() }
    open var categoryType: HKCategoryType { fatalError() }
    open var value: Int { fatalError() }
}
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class HKCorrelation: HKSample, @unchecked Sendable {
    public convenience init(type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>) { fatalError() }
    open var objects: Set<HKSample> { fatalError() }
    open func objects(for objectType: HKObjectType) -> Set<HKSample> { fatalError() }
}
@available(iOS 9.3, macOS 13.0, watchOS 2.2, visionOS 1.0, *) @available(tvOS, unavailable) open class HKActivitySummary: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open func dateComponents(for calendar: Calendar) -> DateComponents { fatalError() }
    open var activeEnergyBurned: HKQuantity { get { fatalError() } set {} }
    open var appleExerciseTime: HKQuantity { get { fatalError() } set {} }
    open var appleStandHours: HKQuantity { get { fatalError() } set {} }
    open var activeEnergyBurnedGoal: HKQuantity { get { fatalError() } set {} }
    open var appleExerciseTimeGoal: HKQuantity { get { fatalError() } set {} }
    open var appleStandHoursGoal: HKQuantity { get { fatalError() } set {} }
}
public let HKMetadataKeyWasUserEntered: String = ""
public let HKMetadataKeyTimeZone: String = ""
public let HKMetadataKeyIndoorWorkout: String = ""
public let HKMetadataKeyWorkoutBrandName: String = ""
public let HKMetadataKeyExternalUUID: String = ""
public let HKMetadataKeySyncIdentifier: String = ""
public let HKMetadataKeySyncVersion: String = ""
public let HKSampleSortIdentifierStartDate: String = ""
public let HKSampleSortIdentifierEndDate: String = ""
public let HKPredicateKeyPathStartDate: String = ""
public let HKPredicateKeyPathEndDate: String = ""
public let HKObjectQueryNoLimit: Int = 0
public let HKErrorDomain: String = ""
@available(iOS 8.0, macOS 13.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct HKError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case noError = 0, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument, errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled, errorAnotherWorkoutSessionStarted, errorUserExitedWorkoutSession, errorRequiredAuthorizationDenied, errorNoData }
    public let code: Code
    public init(_ code: Code, userInfo: [String: Any] = [:]) { fatalError() }
    public static var errorAuthorizationDenied: Code { fatalError() }
    public static var errorAuthorizationNotDetermined: Code { fatalError() }
    public static var errorHealthDataUnavailable: Code { fatalError() }
    public static var errorNoData: Code { fatalError() }
    public static var errorDatabaseInaccessible: Code { fatalError() }
}
