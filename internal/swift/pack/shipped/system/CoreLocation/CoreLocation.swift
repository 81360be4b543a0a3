@_exported import Foundation
@_exported import AssayGapFoundation

public typealias CLLocationDegrees = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationDirection = Double
public typealias CLLocationDistance = Double

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
@available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, visionOS 1.0, *)
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 0
public let kCLDistanceFilterNone: CLLocationDistance = -1

public struct CLLocationCoordinate2D: Sendable {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees
    public init() { fatalError() }
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) { fatalError() }
}
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool { fatalError() }

@available(macOS 10.6, iOS 2.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
open class CLLocation: NSObject, @unchecked Sendable {
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) { fatalError() }
    public init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date) { fatalError() }
    open var coordinate: CLLocationCoordinate2D { fatalError() }
    open var altitude: CLLocationDistance { fatalError() }
    open var horizontalAccuracy: CLLocationAccuracy { fatalError() }
    open var verticalAccuracy: CLLocationAccuracy { fatalError() }
    open var course: CLLocationDirection { fatalError() }
    open var speed: CLLocationSpeed { fatalError() }
    open var timestamp: Date { fatalError() }
    open func distance(from location: CLLocation) -> CLLocationDistance { fatalError() }
}

@available(macOS 10.6, iOS 4.2, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorizedAlways = 3
    @available(iOS 8.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, macOS 10.15, *)
    case authorizedWhenInUse = 4
}
@available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, visionOS 1.0, *)
public enum CLAccuracyAuthorization: Int, Sendable {
    case fullAccuracy = 0
    case reducedAccuracy = 1
}

@available(macOS 10.6, iOS 2.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
open class CLLocationManager: NSObject {
    open class func locationServicesEnabled() -> Bool { fatalError() }
    @available(macOS, introduced: 10.7, deprecated: 11.0)
    @available(iOS, introduced: 4.2, deprecated: 14.0)
    @available(watchOS, introduced: 2.0, deprecated: 7.0)
    @available(tvOS, introduced: 9.0, deprecated: 14.0)
    open class func authorizationStatus() -> CLAuthorizationStatus { fatalError() }
    @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, visionOS 1.0, *)
    open var authorizationStatus: CLAuthorizationStatus { fatalError() }
    @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, visionOS 1.0, *)
    open var accuracyAuthorization: CLAccuracyAuthorization { fatalError() }
    weak open var delegate: (any CLLocationManagerDelegate)?
    open var distanceFilter: CLLocationDistance { get { fatalError() } set {} }
    open var desiredAccuracy: CLLocationAccuracy { get { fatalError() } set {} }
    open var location: CLLocation? { fatalError() }
    @available(iOS 8.0, macOS 10.15, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
    open func requestWhenInUseAuthorization() {}
    @available(iOS 8.0, macOS 10.15, watchOS 2.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    open func requestAlwaysAuthorization() {}
    @available(iOS 2.0, macOS 10.6, watchOS 3.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    open func startUpdatingLocation() {}
    open func stopUpdatingLocation() {}
    @available(iOS 9.0, macOS 10.14, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
    open func requestLocation() {}
}

@available(macOS 10.6, iOS 2.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, visionOS 1.0, *)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    @available(iOS 3.0, macOS 10.15, watchOS 2.0, *) @available(tvOS, unavailable) func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    @available(iOS 3.0, macOS 10.15, watchOS 2.0, *) @available(tvOS, unavailable) func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
    func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
    @available(iOS 8.0, macOS 10.15, *) @available(tvOS, unavailable) @available(watchOS, unavailable) func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
}
@available(macOS 10.6, iOS 2.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, visionOS 1.0, *)
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    @available(iOS 3.0, macOS 10.15, watchOS 2.0, *) @available(tvOS, unavailable) public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) { fatalError() }
    @available(iOS 3.0, macOS 10.15, watchOS 2.0, *) @available(tvOS, unavailable) public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { fatalError() }
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) { fatalError() }
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) { fatalError() }
    public func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) { fatalError() }
    public func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error) { fatalError() }
    public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) { fatalError() }
    public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) { fatalError() }
    public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) { fatalError() }
    @available(iOS 8.0, macOS 10.15, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) { fatalError() }
}

public struct CLError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case locationUnknown = 0
        case denied = 1
        case network = 2
        case headingFailure = 3
        case regionMonitoringDenied = 4
        case regionMonitoringFailure = 5
        case geocodeFoundNoResult = 8
        case geocodeFoundPartialResult = 9
        case geocodeCanceled = 10
    }
    public init(_ code: CLError.Code, userInfo: [String: Any] = [:]) { fatalError() }
    public let code: CLError.Code
    public static var locationUnknown: CLError.Code { .locationUnknown }
    public static var denied: CLError.Code { .denied }
    public static var network: CLError.Code { .network }
}
public func ~= (a: CLError.Code, b: any Error) -> Bool { fatalError() }

@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, visionOS 1.0, *)
public struct CLLocationUpdate: Sendable {
    public enum LiveConfiguration: Sendable {
        case `default`
        case automotiveNavigation
        case otherNavigation
        case fitness
        case airborne
    }
    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = CLLocationUpdate
        public struct Iterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> CLLocationUpdate? { fatalError() }
        }
        public func makeAsyncIterator() -> Iterator { fatalError() }
    }
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { fatalError() }
    public var location: CLLocation? { fatalError() }
}

@available(macOS 10.8, iOS 5.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
open class CLPlacemark: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    public init(placemark: CLPlacemark) { fatalError() }
    open var location: CLLocation? { fatalError() }
    open var timeZone: TimeZone? { fatalError() }
    open var name: String? { fatalError() }
    open var thoroughfare: String? { fatalError() }
    open var subThoroughfare: String? { fatalError() }
    open var locality: String? { fatalError() }
    open var subLocality: String? { fatalError() }
    open var administrativeArea: String? { fatalError() }
    open var subAdministrativeArea: String? { fatalError() }
    open var postalCode: String? { fatalError() }
    open var isoCountryCode: String? { fatalError() }
    open var country: String? { fatalError() }
    open var inlandWater: String? { fatalError() }
    open var ocean: String? { fatalError() }
    open var areasOfInterest: [String]? { fatalError() }
}
@available(macOS 10.8, iOS 5.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
open class CLGeocoder: NSObject, @unchecked Sendable {
    public override init() {}
    open var isGeocoding: Bool { fatalError() }
    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void) {}
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { fatalError() }
    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void) {}
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { fatalError() }
    open func cancelGeocode() {}
}
