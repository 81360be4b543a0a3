import Foundation

@available(iOS 4.0, macOS 10.6, watchOS 2.0, tvOS 9.0, visionOS 1.0, *) extension CLLocationManager {
    @available(iOS 9.0, macOS 10.15, watchOS 4.0, *) @available(tvOS, unavailable) public var allowsBackgroundLocationUpdates: Bool { get { fatalError() } set {} }
    @available(iOS 6.0, macOS 10.15, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public var pausesLocationUpdatesAutomatically: Bool { get { fatalError() } set {} }
    @available(iOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public var showsBackgroundLocationIndicator: Bool { get { fatalError() } set {} }
    @available(iOS 6.0, macOS 10.15, watchOS 4.0, *) @available(tvOS, unavailable) public var activityType: CLActivityType { get { fatalError() } set {} }
    @available(tvOS, unavailable) @available(watchOS, unavailable) public func startMonitoringSignificantLocationChanges() {}
    @available(tvOS, unavailable) @available(watchOS, unavailable) public func stopMonitoringSignificantLocationChanges() {}
    @available(tvOS, unavailable) @available(watchOS, unavailable) public class func significantLocationChangeMonitoringAvailable() -> Bool { fatalError() }
    @available(iOS 4.0, macOS 10.7, watchOS 2.0, *) @available(tvOS, unavailable) public class func headingAvailable() -> Bool { fatalError() }
    @available(iOS 3.0, macOS 10.15, watchOS 2.0, *) @available(tvOS, unavailable) public func startUpdatingHeading() {}
    @available(iOS 3.0, macOS 10.15, watchOS 2.0, *) @available(tvOS, unavailable) public func stopUpdatingHeading() {}
    @available(iOS 4.0, macOS 10.15, watchOS 2.0, *) @available(tvOS, unavailable) public var heading: CLHeading? { fatalError() }
    @available(iOS 3.0, macOS 10.15, watchOS 2.0, *) @available(tvOS, unavailable) public var headingFilter: CLLocationDegrees { get { fatalError() } set {} }
    @available(tvOS, unavailable) @available(watchOS, unavailable) public class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { fatalError() }
    @available(iOS 8.0, macOS 10.15, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public func startMonitoringVisits() {}
    @available(iOS 8.0, macOS 10.15, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public func stopMonitoringVisits() {}
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *) public func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil) {}
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *) public func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {}
}
@available(iOS 6.0, macOS 10.15, watchOS 4.0, tvOS 9.0, visionOS 1.0, *) public enum CLActivityType: Int, Sendable {
    case other = 1, automotiveNavigation, fitness, otherNavigation
    @available(iOS 12.0, macOS 10.15, tvOS 12.0, watchOS 5.0, *) case airborne = 5
}
@available(iOS 3.0, macOS 10.7, watchOS 2.0, *) @available(tvOS, unavailable) open class CLHeading: NSObject, @unchecked Sendable {
    open var magneticHeading: CLLocationDirection { fatalError() }
    open var trueHeading: CLLocationDirection { fatalError() }
    open var headingAccuracy: CLLocationDirection { fatalError() }
    open var timestamp: Date { fatalError() }
}
@available(iOS 8.0, macOS 10.15, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class CLVisit: NSObject, @unchecked Sendable {
    open var arrivalDate: Date { fatalError() }
    open var departureDate: Date { fatalError() }
    open var coordinate: CLLocationCoordinate2D { fatalError() }
    open var horizontalAccuracy: CLLocationAccuracy { fatalError() }
}
@available(iOS 7.0, macOS 10.10, *) public enum CLRegionState: Int, Sendable { case unknown = 0, inside, outside }
@available(iOS 8.0, macOS 10.15, tvOS 9.0, watchOS 2.0, *) open class CLFloor: NSObject, @unchecked Sendable { open var level: Int { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *) open class CLLocationSourceInformation: NSObject, @unchecked Sendable {
    open var isSimulatedBySoftware: Bool { fatalError() }
    open var isProducedByAccessory: Bool { fatalError() }
}
extension CLLocation {
    @available(iOS 8.0, macOS 10.15, tvOS 9.0, watchOS 2.0, *) public var floor: CLFloor? { fatalError() }
    @available(iOS 10.0, macOS 10.15, tvOS 10.0, watchOS 3.0, *) public var speedAccuracy: CLLocationSpeed { fatalError() }
    @available(iOS 13.4, macOS 10.15.4, tvOS 13.4, watchOS 6.2, *) public var courseAccuracy: CLLocationDirection { fatalError() }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *) public var ellipsoidalAltitude: CLLocationDistance { fatalError() }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *) public var sourceInformation: CLLocationSourceInformation? { fatalError() }
}
@available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, visionOS 1.0, *) extension CLLocationUpdate {
    public var isStationary: Bool { fatalError() }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public var stationary: Bool { fatalError() }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public var authorizationDenied: Bool { fatalError() }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public var authorizationDeniedGlobally: Bool { fatalError() }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public var authorizationRestricted: Bool { fatalError() }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public var authorizationRequestInProgress: Bool { fatalError() }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public var accuracyLimited: Bool { fatalError() }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public var insufficientlyInUse: Bool { fatalError() }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public var locationUnavailable: Bool { fatalError() }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public var serviceSessionRequired: Bool { fatalError() }
}
@available(iOS 17.0, watchOS 10.0, macOS 14.0, *) @available(tvOS, unavailable) open class CLBackgroundActivitySession: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open func invalidate() {}
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public final class CLServiceSession: @unchecked Sendable {
    public enum AuthorizationRequirement: Sendable { case none, whenInUse, always }
    public init(authorization: AuthorizationRequirement) { fatalError() }
    public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) { fatalError() }
    public func invalidate() {}
}
@available(iOS 17.0, macOS 14.0, watchOS 10.0, *) @available(tvOS, unavailable) public protocol CLCondition: Sendable {}
@available(iOS 17.0, macOS 14.0, watchOS 10.0, *) @available(tvOS, unavailable) public actor CLMonitor {
    public struct CircularGeographicCondition: CLCondition, Hashable {
        public let center: CLLocationCoordinate2D
        public let radius: CLLocationDistance
        public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) { fatalError() }
        public static func == (a: Self, b: Self) -> Bool { fatalError() }
        public func hash(into hasher: inout Hasher) {}
    }
    public struct Event: Sendable {
        public enum State: Int, Sendable { case unknown = 0, satisfied, unsatisfied, unmonitored }
        public let identifier: String
        public let refinement: (any CLCondition)?
        public let state: State
        public let date: Date
    }
    public struct Record: Sendable {
        public let condition: any CLCondition
        public let lastEvent: Event
    }
    public struct Events: AsyncSequence, Sendable {
        public typealias Element = Event
        public struct Iterator: AsyncIteratorProtocol { public mutating func next() async throws -> Event? { fatalError() } }
        public func makeAsyncIterator() -> Iterator { fatalError() }
    }
    public init(_ name: String) async { fatalError() }
    public let name: String
    public var identifiers: [String] { fatalError() }
    public var events: Events { fatalError() }
    public func add(_ condition: some CLCondition, identifier: String) {}
    public func add(_ condition: some CLCondition, identifier: String, assuming state: Event.State) {}
    public func remove(_ identifier: String) {}
    public func record(for identifier: String) -> Record? { fatalError() }
}
