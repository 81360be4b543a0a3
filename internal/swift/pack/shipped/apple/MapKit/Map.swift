import SwiftUI

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { fatalError() }
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public static let pitch = MapInteractionModes(rawValue: 4)
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public static let rotate = MapInteractionModes(rawValue: 8)
  public static let all = MapInteractionModes(rawValue: 3)
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public enum MapUserTrackingMode: Sendable { case none, follow }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public protocol MapAnnotationProtocol {}
@available(iOS, introduced: 14.0, deprecated: 17.0, message: "Use Marker along with Map initializers that take a MapContentBuilder instead.") @available(macOS, introduced: 11.0, deprecated: 14.0, message: "Use Marker along with Map initializers that take a MapContentBuilder instead.") @available(tvOS, introduced: 14.0, deprecated: 17.0, message: "Use Marker along with Map initializers that take a MapContentBuilder instead.") @available(watchOS, introduced: 7.0, deprecated: 10.0, message: "Use Marker along with Map initializers that take a MapContentBuilder instead.") @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Use Marker along with Map initializers that take a MapContentBuilder instead.") public struct MapMarker: MapAnnotationProtocol { public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) { fatalError() } }
@available(iOS, introduced: 14.0, deprecated: 17.0, message: "Use Annotation along with Map initializers that take a MapContentBuilder instead.") @available(macOS, introduced: 11.0, deprecated: 14.0, message: "Use Annotation along with Map initializers that take a MapContentBuilder instead.") @available(tvOS, introduced: 14.0, deprecated: 17.0, message: "Use Annotation along with Map initializers that take a MapContentBuilder instead.") @available(watchOS, introduced: 7.0, deprecated: 10.0, message: "Use Annotation along with Map initializers that take a MapContentBuilder instead.") @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Use Annotation along with Map initializers that take a MapContentBuilder instead.") public struct MapAnnotation<Content: View>: MapAnnotationProtocol { public init(coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5), @ViewBuilder content: () -> Content) { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public struct _DefaultMapContent: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection>: View where Items.Element: Identifiable { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) @MainActor @preconcurrency public struct Map<Content: View>: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension Map {
  @available(iOS, introduced: 14.0, deprecated: 17.0, message: "Use Map initializers that take a MapContentBuilder instead.") @available(macOS, introduced: 11.0, deprecated: 14.0, message: "Use Map initializers that take a MapContentBuilder instead.") @available(tvOS, introduced: 14.0, deprecated: 17.0, message: "Use Map initializers that take a MapContentBuilder instead.") @available(watchOS, introduced: 7.0, deprecated: 10.0, message: "Use Map initializers that take a MapContentBuilder instead.") @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Use Map initializers that take a MapContentBuilder instead.") nonisolated public init(coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil) where Content == _DefaultMapContent { fatalError() }
  @available(iOS, introduced: 14.0, deprecated: 17.0, message: "Use Map initializers that take a MapContentBuilder instead.") @available(macOS, introduced: 11.0, deprecated: 14.0, message: "Use Map initializers that take a MapContentBuilder instead.") @available(tvOS, introduced: 14.0, deprecated: 17.0, message: "Use Map initializers that take a MapContentBuilder instead.") @available(watchOS, introduced: 7.0, deprecated: 10.0, message: "Use Map initializers that take a MapContentBuilder instead.") @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Use Map initializers that take a MapContentBuilder instead.") nonisolated public init(mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil) where Content == _DefaultMapContent { fatalError() }
  @available(iOS, introduced: 14.0, deprecated: 17.0, message: "Use Map initializers that take a MapContentBuilder instead.") @available(macOS, introduced: 11.0, deprecated: 14.0, message: "Use Map initializers that take a MapContentBuilder instead.") @available(tvOS, introduced: 14.0, deprecated: 17.0, message: "Use Map initializers that take a MapContentBuilder instead.") @available(watchOS, introduced: 7.0, deprecated: 10.0, message: "Use Map initializers that take a MapContentBuilder instead.") @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Use Map initializers that take a MapContentBuilder instead.") nonisolated public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable { fatalError() }
  @available(iOS, introduced: 14.0, deprecated: 17.0, message: "Use Map initializers that take a MapContentBuilder instead.") @available(macOS, introduced: 11.0, deprecated: 14.0, message: "Use Map initializers that take a MapContentBuilder instead.") @available(tvOS, introduced: 14.0, deprecated: 17.0, message: "Use Map initializers that take a MapContentBuilder instead.") @available(watchOS, introduced: 7.0, deprecated: 10.0, message: "Use Map initializers that take a MapContentBuilder instead.") @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Use Map initializers that take a MapContentBuilder instead.") nonisolated public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Map {
  nonisolated public init<C: MapContent>(initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C) where Content == MapContentView<Never, C> { fatalError() }
  nonisolated public init<SelectedValue: Hashable, C: MapContent>(initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C) where Content == MapContentView<SelectedValue, C> { fatalError() }
  nonisolated public init(initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil) where Content == MapContentView<Never, EmptyMapContent> { fatalError() }
  nonisolated public init<C: MapContent>(position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C) where Content == MapContentView<Never, C> { fatalError() }
  nonisolated public init<SelectedValue: Hashable, C: MapContent>(position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C) where Content == MapContentView<SelectedValue, C> { fatalError() }
  nonisolated public init(position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil) where Content == MapContentView<Never, EmptyMapContent> { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct MapContentView<SelectedValue: Hashable, Content: MapContent>: View { public typealias Body = Never; public var body: Never { fatalError() } }

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @MainActor @preconcurrency public protocol MapContent { associatedtype Body: MapContent; @MapContentBuilder @MainActor @preconcurrency var body: Self.Body { get } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Never: MapContent {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct EmptyMapContent: MapContent { nonisolated public init() { fatalError() }; public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Optional: MapContent where Wrapped: MapContent { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Group: MapContent where Content: MapContent { public typealias Body = Never; public var body: Never { fatalError() }; nonisolated public init(@MapContentBuilder content: () -> Content) { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension ForEach: MapContent where Content: MapContent { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension ForEach where ID == Data.Element.ID, Content: MapContent, Data.Element: Identifiable { nonisolated public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension ForEach where Content: MapContent { nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content) { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension ForEach where Data == Range<Int>, ID == Int, Content: MapContent { nonisolated public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content) { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct _EitherMapContent<A: MapContent, B: MapContent>: MapContent { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @resultBuilder public struct MapContentBuilder {
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { fatalError() }
  public static func buildBlock() -> EmptyMapContent { fatalError() }
  public static func buildPartialBlock<T: MapContent>(first: T) -> T { fatalError() }
  public static func buildPartialBlock<A: MapContent, B: MapContent>(accumulated: A, next: B) -> some MapContent { return EmptyMapContent() }
  public static func buildIf<T: MapContent>(_ content: T?) -> T? { fatalError() }
  public static func buildEither<A: MapContent, B: MapContent>(first: A) -> _EitherMapContent<A, B> { fatalError() }
  public static func buildEither<A: MapContent, B: MapContent>(second: B) -> _EitherMapContent<A, B> { fatalError() }
  public static func buildLimitedAvailability(_ content: some MapContent) -> some MapContent { return EmptyMapContent() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct Marker<Label: View>: MapContent {
  nonisolated public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) { fatalError() }
  public typealias Body = Never; public var body: Never { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Marker where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Marker where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) { fatalError() }
  nonisolated public init(item: MKMapItem) { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct Annotation<Label: View, Content: View>: MapContent {
  nonisolated public init(coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { fatalError() }
  public typealias Body = Never; public var body: Never { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Annotation where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct UserLocation: Sendable {
  public var heading: Double? { fatalError() }
  public var location: CLLocation? { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct UserAnnotation<Content: View>: MapContent {
  nonisolated public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content) { fatalError() }
  nonisolated public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content) { fatalError() }
  public typealias Body = Never; public var body: Never { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension UserAnnotation where Content == EmptyView { nonisolated public init() { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct MapPolyline: MapContent {
  public enum ContourStyle: Sendable { case straight, geodesic }
  nonisolated public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) { fatalError() }
  nonisolated public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) { fatalError() }
  @available(watchOS, unavailable) nonisolated public init(_ polyline: MKPolyline) { fatalError() }
  @available(watchOS, unavailable) nonisolated public init(_ route: MKRoute) { fatalError() }
  public typealias Body = Never; public var body: Never { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct MapPolygon: MapContent {
  nonisolated public init(coordinates: [CLLocationCoordinate2D]) { fatalError() }
  nonisolated public init(points: [MKMapPoint]) { fatalError() }
  @available(watchOS, unavailable) nonisolated public init(_ polygon: MKPolygon) { fatalError() }
  public typealias Body = Never; public var body: Never { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct MapCircle: MapContent {
  nonisolated public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) { fatalError() }
  nonisolated public init(mapRect: MKMapRect) { fatalError() }
  @available(watchOS, unavailable) nonisolated public init(_ circle: MKCircle) { fatalError() }
  public typealias Body = Never; public var body: Never { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension MapContent {
  nonisolated public func tint(_ tint: Color?) -> some MapContent { return EmptyMapContent() }
  nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent { return EmptyMapContent() }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { return EmptyMapContent() }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent { return EmptyMapContent() }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent { return EmptyMapContent() }
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some MapContent { return EmptyMapContent() }
  nonisolated public func strokeStyle(style: StrokeStyle) -> some MapContent { return EmptyMapContent() }
  nonisolated public func annotationTitles(_ visibility: Visibility) -> some MapContent { return EmptyMapContent() }
  nonisolated public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { return EmptyMapContent() }
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some MapContent { return EmptyMapContent() }
  @available(watchOS, unavailable) nonisolated public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { return EmptyMapContent() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct MapCamera: Equatable, Hashable, Sendable {
  public var centerCoordinate: CLLocationCoordinate2D { get { fatalError() } set {} }
  public var distance: Double { get { fatalError() } set {} }
  public var heading: Double { get { fatalError() } set {} }
  public var pitch: Double { get { fatalError() } set {} }
  public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct MapCameraPosition: Equatable, Sendable {
  public static var automatic: MapCameraPosition { fatalError() }
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { fatalError() }
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { fatalError() }
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { fatalError() }
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition { fatalError() }
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition { fatalError() }
  public var positionedByUser: Bool { fatalError() }
  public var followsUserLocation: Bool { fatalError() }
  public var followsUserHeading: Bool { fatalError() }
  public var fallbackPosition: MapCameraPosition? { fatalError() }
  public var camera: MapCamera? { fatalError() }
  public var region: MKCoordinateRegion? { fatalError() }
  public var rect: MKMapRect? { fatalError() }
  public var item: MKMapItem? { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct MapCameraBounds: Sendable {
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) { fatalError() }
  public init(centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil) { fatalError() }
  public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public enum MapCameraUpdateFrequency: Hashable, Sendable { case continuous, onEnd }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct MapCameraUpdateContext: Sendable {
  public var camera: MapCamera { fatalError() }
  public var region: MKCoordinateRegion { fatalError() }
  public var rect: MKMapRect { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct PointOfInterestCategories: Equatable, Sendable {
  public static var all: PointOfInterestCategories { fatalError() }
  public static var excludingAll: PointOfInterestCategories { fatalError() }
  public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { fatalError() }
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct MapStyle: Sendable {
  public struct Elevation: Hashable, Sendable {
    public static let automatic = Elevation()
    public static let flat = Elevation()
    public static let realistic = Elevation()
  }
  public struct StandardEmphasis: Hashable, Sendable {
    public static let automatic = StandardEmphasis()
    public static let muted = StandardEmphasis()
  }
  public static var standard: MapStyle { fatalError() }
  public static var imagery: MapStyle { fatalError() }
  public static var hybrid: MapStyle { fatalError() }
  public static func standard(elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic, pointsOfInterest: PointOfInterestCategories? = nil, showsTraffic: Bool = false) -> MapStyle { fatalError() }
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { fatalError() }
  public static func hybrid(elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories? = nil, showsTraffic: Bool = false) -> MapStyle { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct MapProxy {
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? { fatalError() }
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct MapReader<Content: View>: View {
  nonisolated public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { fatalError() }
  public typealias Body = Never; public var body: Never { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension View {
  nonisolated public func mapStyle(_ mapStyle: MapStyle) -> some View { fatalError() }
  nonisolated public func mapControls(@ViewBuilder _ content: () -> some View) -> some View { fatalError() }
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View { fatalError() }
  nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { fatalError() }
  nonisolated public func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void) -> some View { fatalError() }
  nonisolated public func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void) -> some View { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct MapUserLocationButton: View { nonisolated public init(scope: Namespace.ID? = nil) { fatalError() }; public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct MapCompass: View { nonisolated public init(scope: Namespace.ID? = nil) { fatalError() }; public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct MapScaleView: View { nonisolated public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) { fatalError() }; public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct MapPitchToggle: View { nonisolated public init(scope: Namespace.ID? = nil) { fatalError() }; public typealias Body = Never; public var body: Never { fatalError() } }
