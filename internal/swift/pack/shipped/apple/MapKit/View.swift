#if os(iOS) || os(tvOS) || os(macOS)
import SwiftUI
#if os(macOS)
@_exported import AppKit
public typealias _View = NSView
public typealias _Insets = NSEdgeInsets
#else
@_exported import UIKit
public typealias _View = UIView
public typealias _Insets = UIEdgeInsets
#endif

@available(iOS 9.0, macOS 10.11, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) public enum MKMapType: UInt, Sendable { case standard = 0, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard }
@available(iOS 9.0, macOS 10.11, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) public enum MKUserTrackingMode: Int, Sendable { case none = 0, follow, followWithHeading }
@available(iOS 9.0, macOS 10.11, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency open class MKMapView: _View {
  weak open var delegate: (any MKMapViewDelegate)?
  open var mapType: MKMapType { get { fatalError() } set {} }
  open var region: MKCoordinateRegion { get { fatalError() } set {} }
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { fatalError() }
  open var centerCoordinate: CLLocationCoordinate2D { get { fatalError() } set {} }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { fatalError() }
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { fatalError() }
  open var visibleMapRect: MKMapRect { get { fatalError() } set {} }
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { fatalError() }
  open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: _Insets, animated: Bool) { fatalError() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *) open var preferredConfiguration: MKMapConfiguration { get { fatalError() } set {} }
  open func convert(_ point: CGPoint, toCoordinateFrom view: _View?) -> CLLocationCoordinate2D { fatalError() }
  open var isZoomEnabled: Bool { get { fatalError() } set {} }
  open var isScrollEnabled: Bool { get { fatalError() } set {} }
  open var isRotateEnabled: Bool { get { fatalError() } set {} }
  open var isPitchEnabled: Bool { get { fatalError() } set {} }
  open var showsCompass: Bool { get { fatalError() } set {} }
  open var showsScale: Bool { get { fatalError() } set {} }
  open var showsTraffic: Bool { get { fatalError() } set {} }
  open var showsUserLocation: Bool { get { fatalError() } set {} }
  open var userLocation: MKUserLocation { fatalError() }
  open var userTrackingMode: MKUserTrackingMode { get { fatalError() } set {} }
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { fatalError() }
  open func addAnnotation(_ annotation: any MKAnnotation) { fatalError() }
  open func addAnnotations(_ annotations: [any MKAnnotation]) { fatalError() }
  open func removeAnnotation(_ annotation: any MKAnnotation) { fatalError() }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) { fatalError() }
  open var annotations: [any MKAnnotation] { fatalError() }
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { fatalError() }
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) { fatalError() }
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { fatalError() }
  open func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView { fatalError() }
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { fatalError() }
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) { fatalError() }
  open var selectedAnnotations: [any MKAnnotation] { get { fatalError() } set {} }
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) { fatalError() }
  open func addOverlay(_ overlay: any MKOverlay) { fatalError() }
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { fatalError() }
  open func addOverlays(_ overlays: [any MKOverlay]) { fatalError() }
  open func removeOverlay(_ overlay: any MKOverlay) { fatalError() }
  open func removeOverlays(_ overlays: [any MKOverlay]) { fatalError() }
  open var overlays: [any MKOverlay] { fatalError() }
  open var camera: MKMapCamera { get { fatalError() } set {} }
  open func setCamera(_ camera: MKMapCamera, animated: Bool) { fatalError() }
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) open var pointOfInterestFilter: MKPointOfInterestFilter? { get { fatalError() } set {} }
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) open var cameraZoomRange: MKMapView.CameraZoomRange? { get { fatalError() } set {} }
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) open func setCameraZoomRange(_ cameraZoomRange: MKMapView.CameraZoomRange?, animated: Bool) { fatalError() }
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) open var cameraBoundary: MKMapView.CameraBoundary? { get { fatalError() } set {} }
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) open func setCameraBoundary(_ cameraBoundary: MKMapView.CameraBoundary?, animated: Bool) { fatalError() }
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: _View?) -> CGPoint { fatalError() }
  open func convert(_ region: MKCoordinateRegion, toRectTo view: _View?) -> CGRect { fatalError() }
  open func convert(_ rect: CGRect, toRegionFrom view: _View?) -> MKCoordinateRegion { fatalError() }
  open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { fatalError() }
  open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: _Insets) -> MKMapRect { fatalError() }
  open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> { fatalError() }
  open var annotationVisibleRect: CGRect { fatalError() }
  open var isUserLocationVisible: Bool { fatalError() }
  open var showsBuildings: Bool { get { fatalError() } set {} }
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { fatalError() }
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int) { fatalError() }
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) { fatalError() }
  open func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) { fatalError() }
  open func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) { fatalError() }
  open func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) { fatalError() }
  open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { fatalError() }
  open func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { fatalError() }
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) open class CameraZoomRange: NSObject, @unchecked Sendable { public init?(minCenterCoordinateDistance minDistance: CLLocationDistance, maxCenterCoordinateDistance maxDistance: CLLocationDistance) { fatalError() }; public convenience init?(minCenterCoordinateDistance minDistance: CLLocationDistance) { fatalError() }; public convenience init?(maxCenterCoordinateDistance maxDistance: CLLocationDistance) { fatalError() } }
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) open class CameraBoundary: NSObject, @unchecked Sendable { public init?(mapRect: MKMapRect) { fatalError() }; public init?(coordinateRegion region: MKCoordinateRegion) { fatalError() }; open var mapRect: MKMapRect { fatalError() }; open var region: MKCoordinateRegion { fatalError() } }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) open class MKUserLocation: NSObject, MKAnnotation, @unchecked Sendable {
  open var location: CLLocation? { fatalError() }
  open var coordinate: CLLocationCoordinate2D { fatalError() }
  open var title: String? { get { fatalError() } set {} }
  open var subtitle: String? { get { fatalError() } set {} }
  open var isUpdating: Bool { fatalError() }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency open class MKAnnotationView: _View {
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var reuseIdentifier: String? { fatalError() }
  @available(iOS 11.0, macOS 11.0, tvOS 11.0, *) open var displayPriority: MKFeatureDisplayPriority { get { fatalError() } set {} }
  @available(iOS 11.0, macOS 11.0, tvOS 11.0, *) open var cluster: MKAnnotationView? { fatalError() }
  @available(iOS 11.0, macOS 11.0, tvOS 11.0, *) open func prepareForDisplay() { fatalError() }
  #if os(macOS)
  open override func prepareForReuse() { fatalError() }
  #else
  open func prepareForReuse() { fatalError() }
  #endif
  open var annotation: (any MKAnnotation)? { get { fatalError() } set {} }
  open var image: _Image? { get { fatalError() } set {} }
  open var centerOffset: CGPoint { get { fatalError() } set {} }
  open var calloutOffset: CGPoint { get { fatalError() } set {} }
  open var canShowCallout: Bool { get { fatalError() } set {} }
  open var isEnabled: Bool { get { fatalError() } set {} }
  open var clusteringIdentifier: String? { get { fatalError() } set {} }
  #if !os(tvOS)
  open var isDraggable: Bool { get { fatalError() } set {} }
  #endif
  open var leftCalloutAccessoryView: _View? { get { fatalError() } set {} }
  open var rightCalloutAccessoryView: _View? { get { fatalError() } set {} }
  open var detailCalloutAccessoryView: _View? { get { fatalError() } set {} }
  public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending }
  open func setSelected(_ selected: Bool, animated: Bool) { fatalError() }
  open var isSelected: Bool { get { fatalError() } set {} }
  open var isHighlighted: Bool { get { fatalError() } set {} }
  @available(iOS 11.0, macOS 10.13, tvOS 11.0, visionOS 1.0, *) open var collisionMode: MKAnnotationView.CollisionMode { get { fatalError() } set {} }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, *) open var zPriority: MKAnnotationViewZPriority { get { fatalError() } set {} }
#if !os(tvOS)
  open func setDragState(_ newDragState: MKAnnotationView.DragState, animated: Bool) { fatalError() }
  open var dragState: MKAnnotationView.DragState { get { fatalError() } set {} }
#endif
  @available(iOS 11.0, macOS 10.13, tvOS 11.0, visionOS 1.0, *) public enum CollisionMode: Int, Sendable { case rectangle, circle, none }
}
@available(iOS 11.0, macOS 11.0, tvOS 11.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: _Color? { get { fatalError() } set {} }
  open var glyphTintColor: _Color? { get { fatalError() } set {} }
  open var glyphText: String? { get { fatalError() } set {} }
  open var glyphImage: _Image? { get { fatalError() } set {} }
  open var animatesWhenAdded: Bool { get { fatalError() } set {} }
  open var selectedGlyphImage: _Image? { get { fatalError() } set {} }
  open var titleVisibility: MKFeatureVisibility { get { fatalError() } set {} }
  open var subtitleVisibility: MKFeatureVisibility { get { fatalError() } set {} }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) open class MKOverlayRenderer: NSObject {
  public init(overlay: any MKOverlay) { fatalError() }
  open var overlay: any MKOverlay { fatalError() }
  open var alpha: CGFloat { get { fatalError() } set {} }
  open func point(for mapPoint: MKMapPoint) -> CGPoint { fatalError() }
  open func mapPoint(for point: CGPoint) -> MKMapPoint { fatalError() }
  open func rect(for mapRect: MKMapRect) -> CGRect { fatalError() }
  open func mapRect(for rect: CGRect) -> MKMapRect { fatalError() }
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { fatalError() }
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) { fatalError() }
  open func setNeedsDisplay() { fatalError() }
  open func setNeedsDisplay(_ mapRect: MKMapRect) { fatalError() }
  open var contentScaleFactor: CGFloat { fatalError() }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: _Color? { get { fatalError() } set {} }
  open var strokeColor: _Color? { get { fatalError() } set {} }
  open var lineWidth: CGFloat { get { fatalError() } set {} }
  open var lineDashPattern: [NSNumber]? { get { fatalError() } set {} }
  open var lineJoin: CGLineJoin { get { fatalError() } set {} }
  open var lineCap: CGLineCap { get { fatalError() } set {} }
  open var miterLimit: CGFloat { get { fatalError() } set {} }
  open var lineDashPhase: CGFloat { get { fatalError() } set {} }
  open var path: CGPath! { get { fatalError() } set {} }
  open func createPath() { fatalError() }
  open func invalidatePath() { fatalError() }
  open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) { fatalError() }
  open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) { fatalError() }
  open func strokePath(_ path: CGPath, in context: CGContext) { fatalError() }
  open func fillPath(_ path: CGPath, in context: CGContext) { fatalError() }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) open class MKPolylineRenderer: MKOverlayPathRenderer { public convenience init(polyline: MKPolyline) { fatalError() } }
@available(iOS 9.0, macOS 10.11, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) open class MKPolygonRenderer: MKOverlayPathRenderer { public convenience init(polygon: MKPolygon) { fatalError() } }
@available(iOS 9.0, macOS 10.11, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) open class MKCircleRenderer: MKOverlayPathRenderer { public convenience init(circle: MKCircle) { fatalError() } }
@available(iOS 9.0, macOS 10.11, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol MKMapViewDelegate: NSObjectProtocol {
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
#if os(iOS)
  func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
#endif
  func mapViewWillStartLoadingMap(_ mapView: MKMapView)
  func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
  func mapViewWillStartRenderingMap(_ mapView: MKMapView)
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
  func mapViewWillStartLocatingUser(_ mapView: MKMapView)
  func mapViewDidStopLocatingUser(_ mapView: MKMapView)
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
  func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
  @available(iOS 11.0, macOS 11.0, tvOS 11.0, visionOS 1.0, *) func mapView(_ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]) -> MKClusterAnnotation
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *) func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *) func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
#if !os(tvOS)
  func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
  func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState, fromOldState oldState: MKAnnotationView.DragState)
#endif
}
@available(iOS 9.0, macOS 10.11, tvOS 9.2, visionOS 1.0, *) @available(watchOS, unavailable) extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) { fatalError() }
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { fatalError() }
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) { fatalError() }
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) { fatalError() }
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { fatalError() }
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) { fatalError() }
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { fatalError() }
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) { fatalError() }
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) { fatalError() }
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer { fatalError() }
#if os(iOS)
  public func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) { fatalError() }
#endif
  public func mapViewWillStartLoadingMap(_ mapView: MKMapView) { fatalError() }
  public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) { fatalError() }
  public func mapViewWillStartRenderingMap(_ mapView: MKMapView) { fatalError() }
  public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) { fatalError() }
  public func mapViewWillStartLocatingUser(_ mapView: MKMapView) { fatalError() }
  public func mapViewDidStopLocatingUser(_ mapView: MKMapView) { fatalError() }
  public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) { fatalError() }
  public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) { fatalError() }
  @available(iOS 11.0, macOS 11.0, tvOS 11.0, visionOS 1.0, *) public func mapView(_ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]) -> MKClusterAnnotation { fatalError() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *) public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) { fatalError() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *) public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) { fatalError() }
#if !os(tvOS)
  public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) { fatalError() }
  public func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState, fromOldState oldState: MKAnnotationView.DragState) { fatalError() }
#endif
}

// Clusters.
@available(iOS 11.0, macOS 11.0, tvOS 11.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { fatalError() }
  public init(_ rawValue: Float) { fatalError() }
  public static var required: MKFeatureDisplayPriority { fatalError() }
  public static var defaultHigh: MKFeatureDisplayPriority { fatalError() }
  public static var defaultLow: MKFeatureDisplayPriority { fatalError() }
}
@available(iOS 11.0, macOS 11.0, tvOS 11.0, visionOS 1.0, *) @available(watchOS, unavailable) open class MKClusterAnnotation: NSObject, MKAnnotation {
  public init(memberAnnotations: [any MKAnnotation]) { fatalError() }
  open var memberAnnotations: [any MKAnnotation] { fatalError() }
  open var coordinate: CLLocationCoordinate2D { fatalError() }
  open var title: String? { get { fatalError() } set {} }
  open var subtitle: String? { get { fatalError() } set {} }
}
@available(iOS 11.0, macOS 11.0, tvOS 11.0, visionOS 1.0, *) @available(watchOS, unavailable) public let MKMapViewDefaultAnnotationViewReuseIdentifier: String = ""
@available(iOS 11.0, macOS 11.0, tvOS 11.0, visionOS 1.0, *) @available(watchOS, unavailable) public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier: String = ""

// Configurations.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency open class MKMapConfiguration: NSObject {
  public enum ElevationStyle: Int, Sendable { case flat, realistic }
  open var elevationStyle: MKMapConfiguration.ElevationStyle { get { fatalError() } set {} }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency open class MKStandardMapConfiguration: MKMapConfiguration {
  public enum EmphasisStyle: Int, Sendable { case `default`, muted }
  public override init() { fatalError() }
  public convenience init(elevationStyle: MKMapConfiguration.ElevationStyle) { fatalError() }
  public convenience init(emphasisStyle: MKStandardMapConfiguration.EmphasisStyle) { fatalError() }
  public convenience init(elevationStyle: MKMapConfiguration.ElevationStyle, emphasisStyle: MKStandardMapConfiguration.EmphasisStyle) { fatalError() }
  open var emphasisStyle: MKStandardMapConfiguration.EmphasisStyle { get { fatalError() } set {} }
  open var showsTraffic: Bool { get { fatalError() } set {} }
  open var pointOfInterestFilter: MKPointOfInterestFilter? { get { fatalError() } set {} }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency open class MKHybridMapConfiguration: MKMapConfiguration {
  public override init() { fatalError() }
  public convenience init(elevationStyle: MKMapConfiguration.ElevationStyle) { fatalError() }
  open var showsTraffic: Bool { get { fatalError() } set {} }
  open var pointOfInterestFilter: MKPointOfInterestFilter? { get { fatalError() } set {} }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency open class MKImageryMapConfiguration: MKMapConfiguration {
  public override init() { fatalError() }
  public convenience init(elevationStyle: MKMapConfiguration.ElevationStyle) { fatalError() }
}

// Look Around.
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MKLookAroundScene: NSObject, @unchecked Sendable { }
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MKLookAroundSceneRequest: NSObject {
  public init(coordinate: CLLocationCoordinate2D) { fatalError() }
  public init(mapItem: MKMapItem) { fatalError() }
  open var scene: MKLookAroundScene? { get async throws { fatalError() } }
  open func getSceneWithCompletionHandler(_ completionHandler: @escaping @Sendable (MKLookAroundScene?, (any Error)?) -> Void) { fatalError() }
  open func cancel() { fatalError() }
  open var isCancelled: Bool { fatalError() }
  open var isLoading: Bool { fatalError() }
}
#if os(iOS) || os(macOS)
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading, topTrailing, bottomTrailing }
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public struct LookAroundPreview: View {
  nonisolated public init(scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading) { fatalError() }
  nonisolated public init(initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading) { fatalError() }
  @MainActor @preconcurrency public var body: Never { fatalError() }
}
#endif
#endif
