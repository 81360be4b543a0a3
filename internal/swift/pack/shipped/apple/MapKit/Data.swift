@_exported import Foundation
@_exported import AssayGapFoundation
@_exported import CoreLocation
#if os(macOS)
import AppKit
public typealias _Color = NSColor
public typealias _Image = NSImage
#else
import UIKit
public typealias _Color = UIColor
public typealias _Image = UIImage
#endif

@available(iOS 9.0, macOS 10.11, tvOS 9.2, watchOS 2.0, visionOS 1.0, *) public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees
  public init() { fatalError() }
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) { fatalError() }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.2, watchOS 2.0, visionOS 1.0, *) public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan
  public init() { fatalError() }
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { fatalError() }
  public init(center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance) { fatalError() }
  public init(_ rect: MKMapRect) { fatalError() }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.2, watchOS 2.0, visionOS 1.0, *) public struct MKMapPoint: Sendable {
  public var x: Double
  public var y: Double
  public init() { fatalError() }
  public init(x: Double, y: Double) { fatalError() }
  public init(_ coordinate: CLLocationCoordinate2D) { fatalError() }
  public var coordinate: CLLocationCoordinate2D { fatalError() }
  public func distance(to: MKMapPoint) -> CLLocationDistance { fatalError() }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.2, watchOS 2.0, visionOS 1.0, *) public struct MKMapSize: Sendable {
  public var width: Double
  public var height: Double
  public init() { fatalError() }
  public init(width: Double, height: Double) { fatalError() }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.2, watchOS 2.0, visionOS 1.0, *) public struct MKMapRect: Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize
  public init() { fatalError() }
  public init(origin: MKMapPoint, size: MKMapSize) { fatalError() }
  public init(x: Double, y: Double, width: Double, height: Double) { fatalError() }
  public static let null = MKMapRect()
  public static let world = MKMapRect()
  public var width: Double { fatalError() }
  public var height: Double { fatalError() }
  public var minX: Double { fatalError() }
  public var midX: Double { fatalError() }
  public var maxX: Double { fatalError() }
  public var minY: Double { fatalError() }
  public var midY: Double { fatalError() }
  public var maxY: Double { fatalError() }
  public var isNull: Bool { fatalError() }
  public var isEmpty: Bool { fatalError() }
  public func union(_ rect2: MKMapRect) -> MKMapRect { fatalError() }
  public func intersection(_ rect2: MKMapRect) -> MKMapRect { fatalError() }
  public func insetBy(dx: Double, dy: Double) -> MKMapRect { fatalError() }
  public func contains(_ point: MKMapPoint) -> Bool { fatalError() }
  public func contains(_ rect2: MKMapRect) -> Bool { fatalError() }
  public func intersects(_ rect2: MKMapRect) -> Bool { fatalError() }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.2, watchOS 2.0, visionOS 1.0, *) public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.2, watchOS 2.0, visionOS 1.0, *) extension MKAnnotation {
  public var title: String? { fatalError() }
  public var subtitle: String? { fatalError() }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.2, watchOS 2.0, visionOS 1.0, *) open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  public override init(placemark: CLPlacemark) { fatalError() }
  @available(iOS 10.0, macOS 10.12, tvOS 10.0, watchOS 3.0, visionOS 1.0, *) public init(coordinate: CLLocationCoordinate2D) { fatalError() }
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) { fatalError() }
  open var coordinate: CLLocationCoordinate2D { fatalError() }
  open var countryCode: String? { fatalError() }
  open var title: String? { fatalError() }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.2, watchOS 2.0, visionOS 1.0, *) open class MKMapItem: NSObject, @unchecked Sendable {
  public override init() { fatalError() }
  public init(placemark: MKPlacemark) { fatalError() }
  open class func forCurrentLocation() -> MKMapItem { fatalError() }
  open var placemark: MKPlacemark { fatalError() }
  open var isCurrentLocation: Bool { fatalError() }
  open var name: String? { get { fatalError() } set {} }
  open var phoneNumber: String? { get { fatalError() } set {} }
  open var url: URL? { get { fatalError() } set {} }
  open var timeZone: TimeZone? { get { fatalError() } set {} }
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) open var pointOfInterestCategory: MKPointOfInterestCategory? { get { fatalError() } set {} }
  #if os(iOS) || os(macOS) || os(watchOS)
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { fatalError() }
  @discardableResult open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { fatalError() }
  #endif
}
@available(iOS 9.0, macOS 10.11, tvOS 9.2, watchOS 2.0, visionOS 1.0, *) public let MKLaunchOptionsDirectionsModeKey: String = ""
@available(iOS 9.0, macOS 10.11, tvOS 9.2, watchOS 2.0, visionOS 1.0, *) public let MKLaunchOptionsDirectionsModeDriving: String = ""
@available(iOS 9.0, macOS 10.11, tvOS 9.2, watchOS 2.0, visionOS 1.0, *) public let MKLaunchOptionsDirectionsModeWalking: String = ""
@available(iOS 9.0, macOS 10.11, tvOS 9.2, watchOS 2.0, visionOS 1.0, *) public let MKLaunchOptionsMapCenterKey: String = ""
@available(iOS 9.0, macOS 10.11, tvOS 9.2, watchOS 2.0, visionOS 1.0, *) public let MKLaunchOptionsMapSpanKey: String = ""
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct MKPointOfInterestCategory: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { fatalError() }
  public static let airport = MKPointOfInterestCategory(rawValue: "")
  public static let amusementPark = MKPointOfInterestCategory(rawValue: "")
  public static let aquarium = MKPointOfInterestCategory(rawValue: "")
  public static let atm = MKPointOfInterestCategory(rawValue: "")
  public static let bakery = MKPointOfInterestCategory(rawValue: "")
  public static let bank = MKPointOfInterestCategory(rawValue: "")
  public static let beach = MKPointOfInterestCategory(rawValue: "")
  public static let brewery = MKPointOfInterestCategory(rawValue: "")
  public static let cafe = MKPointOfInterestCategory(rawValue: "")
  public static let campground = MKPointOfInterestCategory(rawValue: "")
  public static let carRental = MKPointOfInterestCategory(rawValue: "")
  public static let evCharger = MKPointOfInterestCategory(rawValue: "")
  public static let fireStation = MKPointOfInterestCategory(rawValue: "")
  public static let fitnessCenter = MKPointOfInterestCategory(rawValue: "")
  public static let foodMarket = MKPointOfInterestCategory(rawValue: "")
  public static let gasStation = MKPointOfInterestCategory(rawValue: "")
  public static let hospital = MKPointOfInterestCategory(rawValue: "")
  public static let hotel = MKPointOfInterestCategory(rawValue: "")
  public static let laundry = MKPointOfInterestCategory(rawValue: "")
  public static let library = MKPointOfInterestCategory(rawValue: "")
  public static let marina = MKPointOfInterestCategory(rawValue: "")
  public static let movieTheater = MKPointOfInterestCategory(rawValue: "")
  public static let museum = MKPointOfInterestCategory(rawValue: "")
  public static let nationalPark = MKPointOfInterestCategory(rawValue: "")
  public static let nightlife = MKPointOfInterestCategory(rawValue: "")
  public static let park = MKPointOfInterestCategory(rawValue: "")
  public static let parking = MKPointOfInterestCategory(rawValue: "")
  public static let pharmacy = MKPointOfInterestCategory(rawValue: "")
  public static let police = MKPointOfInterestCategory(rawValue: "")
  public static let postOffice = MKPointOfInterestCategory(rawValue: "")
  public static let publicTransport = MKPointOfInterestCategory(rawValue: "")
  public static let restaurant = MKPointOfInterestCategory(rawValue: "")
  public static let restroom = MKPointOfInterestCategory(rawValue: "")
  public static let school = MKPointOfInterestCategory(rawValue: "")
  public static let stadium = MKPointOfInterestCategory(rawValue: "")
  public static let store = MKPointOfInterestCategory(rawValue: "")
  public static let theater = MKPointOfInterestCategory(rawValue: "")
  public static let university = MKPointOfInterestCategory(rawValue: "")
  public static let winery = MKPointOfInterestCategory(rawValue: "")
  public static let zoo = MKPointOfInterestCategory(rawValue: "")
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  open class var includingAll: MKPointOfInterestFilter { fatalError() }
  open class var excludingAll: MKPointOfInterestFilter { fatalError() }
  public init(including categories: [MKPointOfInterestCategory]) { fatalError() }
  public init(excluding categories: [MKPointOfInterestCategory]) { fatalError() }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) open class MKLocalSearch: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = (MKLocalSearch.Response?, (any Error)?) -> Void
  public init(request: MKLocalSearch.Request) { fatalError() }
  open func start(completionHandler: @escaping MKLocalSearch.CompletionHandler) { fatalError() }
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) open func start() async throws -> MKLocalSearch.Response { fatalError() }
  open func cancel() { fatalError() }
  open var isSearching: Bool { fatalError() }
  @available(iOS 9.0, macOS 10.11, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) open class Request: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    public init(completion: MKLocalSearchCompletion) { fatalError() }
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) public init(naturalLanguageQuery: String) { fatalError() }
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) public init(naturalLanguageQuery: String, region: MKCoordinateRegion) { fatalError() }
    open var naturalLanguageQuery: String? { get { fatalError() } set {} }
    open var region: MKCoordinateRegion { get { fatalError() } set {} }
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) open var resultTypes: MKLocalSearch.ResultType { get { fatalError() } set {} }
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) open var pointOfInterestFilter: MKPointOfInterestFilter? { get { fatalError() } set {} }
  }
  @available(iOS 9.0, macOS 10.11, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) open class Response: NSObject, @unchecked Sendable {
    open var mapItems: [MKMapItem] { fatalError() }
    open var boundingRegion: MKCoordinateRegion { fatalError() }
  }
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
  }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  open var title: String { fatalError() }
  open var subtitle: String { fatalError() }
  open var titleHighlightRanges: [NSValue] { fatalError() }
  open var subtitleHighlightRanges: [NSValue] { fatalError() }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
@available(iOS 9.0, macOS 10.11, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
@available(iOS 9.0, macOS 10.11, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) open class MKLocalSearchCompleter: NSObject {
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
  }
  public override init() { fatalError() }
  open var queryFragment: String { get { fatalError() } set {} }
  open var region: MKCoordinateRegion { get { fatalError() } set {} }
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) open var resultTypes: MKLocalSearchCompleter.ResultType { get { fatalError() } set {} }
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) open var pointOfInterestFilter: MKPointOfInterestFilter? { get { fatalError() } set {} }
  weak open var delegate: (any MKLocalSearchCompleterDelegate)?
  open var results: [MKLocalSearchCompletion] { fatalError() }
  open var isSearching: Bool { fatalError() }
  open func cancel() { fatalError() }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { fatalError() }
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let any = MKDirectionsTransportType(rawValue: 0xFFFFFFF)
}
@available(iOS 9.0, macOS 10.11, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) open class MKDirections: NSObject, @unchecked Sendable {
  public init(request: MKDirections.Request) { fatalError() }
  open func calculate(completionHandler: @escaping (MKDirections.Response?, (any Error)?) -> Void) { fatalError() }
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) open func calculate() async throws -> MKDirections.Response { fatalError() }
  open func calculateETA(completionHandler: @escaping (MKDirections.ETAResponse?, (any Error)?) -> Void) { fatalError() }
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) open func calculateETA() async throws -> MKDirections.ETAResponse { fatalError() }
  open func cancel() { fatalError() }
  open var isCalculating: Bool { fatalError() }
  @available(iOS 9.0, macOS 10.11, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) open class Request: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open var source: MKMapItem? { get { fatalError() } set {} }
    open var destination: MKMapItem? { get { fatalError() } set {} }
    open var transportType: MKDirectionsTransportType { get { fatalError() } set {} }
    open var requestsAlternateRoutes: Bool { get { fatalError() } set {} }
    open var departureDate: Date? { get { fatalError() } set {} }
    open var arrivalDate: Date? { get { fatalError() } set {} }
  }
  @available(iOS 9.0, macOS 10.11, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) open class Response: NSObject, @unchecked Sendable {
    open var source: MKMapItem { fatalError() }
    open var destination: MKMapItem { fatalError() }
    open var routes: [MKRoute] { fatalError() }
  }
  @available(iOS 9.0, macOS 10.11, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) open class ETAResponse: NSObject, @unchecked Sendable {
    open var expectedTravelTime: TimeInterval { fatalError() }
    open var distance: CLLocationDistance { fatalError() }
    open var expectedArrivalDate: Date { fatalError() }
  }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) open class MKRoute: NSObject, @unchecked Sendable {
  @available(iOS 9.0, macOS 10.11, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) open class Step: NSObject, @unchecked Sendable {
    open var instructions: String { fatalError() }
    open var notice: String? { fatalError() }
    open var polyline: MKPolyline { fatalError() }
    open var distance: CLLocationDistance { fatalError() }
    open var transportType: MKDirectionsTransportType { fatalError() }
  }
  open var name: String { fatalError() }
  open var advisoryNotices: [String] { fatalError() }
  open var distance: CLLocationDistance { fatalError() }
  open var expectedTravelTime: TimeInterval { fatalError() }
  open var transportType: MKDirectionsTransportType { fatalError() }
  open var polyline: MKPolyline { fatalError() }
  open var steps: [MKRoute.Step] { fatalError() }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) open class MKShape: NSObject, MKAnnotation, @unchecked Sendable {
  open var title: String? { get { fatalError() } set {} }
  open var subtitle: String? { get { fatalError() } set {} }
  open var coordinate: CLLocationCoordinate2D { get { fatalError() } set {} }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) open class MKPointAnnotation: MKShape, @unchecked Sendable {
  public override init() { fatalError() }
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) public init(coordinate: CLLocationCoordinate2D) { fatalError() }
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) public init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) { fatalError() }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) public protocol MKOverlay: MKAnnotation { var boundingMapRect: MKMapRect { get } }
@available(iOS 9.0, macOS 10.11, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) open class MKMultiPoint: MKShape, @unchecked Sendable {
  open func points() -> UnsafeMutablePointer<MKMapPoint> { fatalError() }
  open var pointCount: Int { fatalError() }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) open class MKPolyline: MKMultiPoint, MKOverlay, @unchecked Sendable {
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) { fatalError() }
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) { fatalError() }
  open var boundingMapRect: MKMapRect { fatalError() }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) open class MKPolygon: MKMultiPoint, MKOverlay, @unchecked Sendable {
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) { fatalError() }
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) { fatalError() }
  open var boundingMapRect: MKMapRect { fatalError() }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) open class MKCircle: MKShape, MKOverlay, @unchecked Sendable {
  public convenience init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) { fatalError() }
  open var radius: CLLocationDistance { fatalError() }
  open var boundingMapRect: MKMapRect { fatalError() }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) public enum MKOverlayLevel: Int, Sendable { case aboveRoads = 0, aboveLabels }
