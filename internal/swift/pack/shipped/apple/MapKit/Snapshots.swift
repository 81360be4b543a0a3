#if os(iOS) || os(tvOS) || os(macOS)
import SwiftUI
#if os(macOS)
public typealias _SnapshotImage = NSImage
public typealias _MapColor = NSColor
#else
public typealias _SnapshotImage = UIImage
public typealias _MapColor = UIColor
#endif

// Snapshots, cameras, zoom ranges, and more overlays.
@available(iOS 7.0, macOS 10.9, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) open class MKMapCamera: NSObject, @unchecked Sendable {
  public override init() { fatalError() }
  public convenience init(lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance) { fatalError() }
  public convenience init(lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection) { fatalError() }
  open var centerCoordinate: CLLocationCoordinate2D { get { fatalError() } set {} }
  open var centerCoordinateDistance: CLLocationDistance { get { fatalError() } set {} }
  open var pitch: CGFloat { get { fatalError() } set {} }
  open var altitude: CLLocationDistance { get { fatalError() } set {} }
  open var heading: CLLocationDirection { get { fatalError() } set {} }
}
@available(iOS 7.0, macOS 10.9, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = (MKMapSnapshotter.Snapshot?, (any Error)?) -> Void
  public init(options: MKMapSnapshotter.Options) { fatalError() }
  open func start(completionHandler: @escaping MKMapSnapshotter.CompletionHandler) { fatalError() }
  open func start(with queue: DispatchQueue, completionHandler: @escaping MKMapSnapshotter.CompletionHandler) { fatalError() }
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) open func start() async throws -> MKMapSnapshotter.Snapshot { fatalError() }
  open func cancel() { fatalError() }
  open var isLoading: Bool { fatalError() }
  open class Options: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open var camera: MKMapCamera { get { fatalError() } set {} }
    open var mapRect: MKMapRect { get { fatalError() } set {} }
    open var region: MKCoordinateRegion { get { fatalError() } set {} }
    open var mapType: MKMapType { get { fatalError() } set {} }
    open var size: CGSize { get { fatalError() } set {} }
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) open var pointOfInterestFilter: MKPointOfInterestFilter? { get { fatalError() } set {} }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *) open var preferredConfiguration: MKMapConfiguration { get { fatalError() } set {} }
    open var showsBuildings: Bool { get { fatalError() } set {} }
#if !os(macOS)
    open var scale: CGFloat { get { fatalError() } set {} }
    @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) open var traitCollection: UITraitCollection { get { fatalError() } set {} }
#endif
  }
  open class Snapshot: NSObject, @unchecked Sendable {
    open var image: _SnapshotImage { fatalError() }
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { fatalError() }
#if !os(macOS)
    @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) open var traitCollection: UITraitCollection { fatalError() }
#endif
  }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, *) @available(watchOS, unavailable) open class MKGradientPolylineRenderer: MKPolylineRenderer {
  open var locations: [CGFloat] { fatalError() }
  open func setColors(_ colors: [_MapColor], locations: [CGFloat]) { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) open class MKMultiPolyline: MKShape, MKOverlay, @unchecked Sendable {
  public init(_ polylines: [MKPolyline]) { fatalError() }
  open var polylines: [MKPolyline] { fatalError() }
  open var boundingMapRect: MKMapRect { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) open class MKMultiPolygon: MKShape, MKOverlay, @unchecked Sendable {
  public init(_ polygons: [MKPolygon]) { fatalError() }
  open var polygons: [MKPolygon] { fatalError() }
  open var boundingMapRect: MKMapRect { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) open class MKMultiPolylineRenderer: MKOverlayPathRenderer { public convenience init(multiPolyline: MKMultiPolyline) { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) open class MKMultiPolygonRenderer: MKOverlayPathRenderer { public convenience init(multiPolygon: MKMultiPolygon) { fatalError() } }
@available(iOS 7.0, macOS 10.9, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) open class MKGeodesicPolyline: MKPolyline, @unchecked Sendable {}
@available(iOS 7.0, macOS 10.9, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) public struct MKTileOverlayPath: Sendable { public var x: Int; public var y: Int; public var z: Int; public var contentScaleFactor: CGFloat; public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) { fatalError() } }
@available(iOS 7.0, macOS 10.9, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) open class MKTileOverlay: NSObject, MKOverlay {
  public init(urlTemplate URLTemplate: String?) { fatalError() }
  open var tileSize: CGSize { get { fatalError() } set {} }
  open var isGeometryFlipped: Bool { get { fatalError() } set {} }
  open var minimumZ: Int { get { fatalError() } set {} }
  open var maximumZ: Int { get { fatalError() } set {} }
  open var urlTemplate: String? { fatalError() }
  open var canReplaceMapContent: Bool { get { fatalError() } set {} }
  open var coordinate: CLLocationCoordinate2D { fatalError() }
  open var boundingMapRect: MKMapRect { fatalError() }
  open func url(forTilePath path: MKTileOverlayPath) -> URL { fatalError() }
  open func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) { fatalError() }
}
@available(iOS 7.0, macOS 10.9, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) open class MKTileOverlayRenderer: MKOverlayRenderer { public convenience init(tileOverlay overlay: MKTileOverlay) { fatalError() }; open func reloadData() { fatalError() } }
@available(iOS 7.0, macOS 10.9, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) public typealias MKZoomScale = CGFloat
@available(iOS 11.0, macOS 10.13, tvOS 11.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable { public let rawValue: Float; public init(rawValue: Float) { fatalError() }; public init(_ rawValue: Float) { fatalError() }; public static var max: MKAnnotationViewZPriority { fatalError() }; public static var defaultSelected: MKAnnotationViewZPriority { fatalError() }; public static var defaultUnselected: MKAnnotationViewZPriority { fatalError() }; public static var min: MKAnnotationViewZPriority { fatalError() } }
#if os(iOS)
@available(iOS 11.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class MKUserTrackingButton: UIView { public convenience init(mapView: MKMapView?) { fatalError() }; open var mapView: MKMapView? { get { fatalError() } set {} } }
@available(iOS 11.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class MKUserTrackingBarButtonItem: UIBarButtonItem { public init(mapView: MKMapView?) { fatalError() }; public required init?(coder: NSCoder) { fatalError() }; open var mapView: MKMapView? { get { fatalError() } set {} } }
@available(iOS 11.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class MKCompassButton: UIView { public convenience init(mapView: MKMapView?) { fatalError() }; open var mapView: MKMapView? { get { fatalError() } set {} }; open var compassVisibility: MKFeatureVisibility { get { fatalError() } set {} } }
@available(iOS 11.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class MKScaleView: UIView { public convenience init(mapView: MKMapView?) { fatalError() }; open var mapView: MKMapView? { get { fatalError() } set {} }; open var scaleVisibility: MKFeatureVisibility { get { fatalError() } set {} }; open var legendAlignment: Alignment { get { fatalError() } set {} }; public enum Alignment: Int, Sendable { case leading, trailing } }
#endif
#endif
