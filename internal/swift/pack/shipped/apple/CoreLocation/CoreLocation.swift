@_exported import Foundation

public typealias CLLocationDegrees = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationDistance = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationDirection = Double
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct CLLocationCoordinate2D: Sendable { public var latitude: CLLocationDegrees; public var longitude: CLLocationDegrees; public init() { fatalError() }; public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) { fatalError() } }
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool { fatalError() }
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5000
public let kCLDistanceFilterNone: CLLocationDistance = -1
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public enum CLAuthorizationStatus: Int32, Sendable { case notDetermined, restricted, denied, authorizedAlways
  @available(iOS 13.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @available(macOS, unavailable) case authorizedWhenInUse
  @available(macOS 10.15, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public static var authorized: CLAuthorizationStatus { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct CLError: Error { public enum Code: Int, Sendable { case locationUnknown, denied, network, headingFailure }
  public var code: CLError.Code { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) open class CLLocation: NSObject, @unchecked Sendable {
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) { fatalError() }
  open var coordinate: CLLocationCoordinate2D { fatalError() }
  open var altitude: CLLocationDistance { fatalError() }
  open var horizontalAccuracy: CLLocationAccuracy { fatalError() }
  open var verticalAccuracy: CLLocationAccuracy { fatalError() }
  open var course: CLLocationDirection { fatalError() }
  open var speed: CLLocationSpeed { fatalError() }
  open var timestamp: Date { fatalError() }
  open func distance(from location: CLLocation) -> CLLocationDistance { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) open class CLLocationManager: NSObject {
  public override init() { fatalError() }
  open var delegate: (any CLLocationManagerDelegate)? { get { fatalError() } set { fatalError() } }
  open var desiredAccuracy: CLLocationAccuracy { get { fatalError() } set { fatalError() } }
  open var distanceFilter: CLLocationDistance { get { fatalError() } set { fatalError() } }
  open var location: CLLocation? { fatalError() }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) open var authorizationStatus: CLAuthorizationStatus { fatalError() }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) open var accuracyAuthorization: CLAccuracyAuthorization { fatalError() }
  open class func locationServicesEnabled() -> Bool { fatalError() }
  open func requestWhenInUseAuthorization() { fatalError() }
  @available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *) @available(tvOS, unavailable) open func requestAlwaysAuthorization() { fatalError() }
  @available(iOS 13, macOS 10.14, tvOS 13, watchOS 6, visionOS 1, *) open func requestLocation() { fatalError() }
  @available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *) @available(tvOS, unavailable) open func startUpdatingLocation() { fatalError() }
  open func stopUpdatingLocation() { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) { fatalError() }
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { fatalError() }
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { fatalError() }
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) { fatalError() }
}
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct CLLocationUpdate: Sendable {
  public var location: CLLocation? { fatalError() }
  public enum LiveConfiguration: Int, Sendable { case `default`, automotiveNavigation, otherNavigation, fitness, airborne }
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { fatalError() }
  public struct Updates: AsyncSequence { public typealias Element = CLLocationUpdate
    public struct Iterator: AsyncIteratorProtocol { public mutating func next() async throws -> CLLocationUpdate? { fatalError() } }
    public func makeAsyncIterator() -> Iterator { fatalError() } }
}
