// target: ios17.0
// mode: 5

import SwiftUI
import MapKit

struct Landmark: Identifiable, Hashable {
    let id = UUID()
    let name: String
    let latitude: Double
    let longitude: Double
    var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
}

extension CLLocationCoordinate2D {
    static let parking = CLLocationCoordinate2D(latitude: 42.354528, longitude: -71.068369)
}

struct Explorer: View {
    let landmarks: [Landmark]
    @State private var position: MapCameraPosition = .automatic
    @State private var visible: MKCoordinateRegion?
    @State private var results: [MKMapItem] = []
    @State private var selection: MKMapItem?
    @State private var route: MKRoute?
    @State private var style = 0
    @Namespace private var scope

    var body: some View {
        Map(position: $position, selection: $selection) {
            Annotation("Parking", coordinate: .parking) {
                ZStack {
                    RoundedRectangle(cornerRadius: 5).fill(.background)
                    Image(systemName: "car").padding(5)
                }
            }
            .annotationTitles(.hidden)

            ForEach(results, id: \.self) { Marker(item: $0) }
            ForEach(landmarks) { place in
                Marker(place.name, systemImage: "star", coordinate: place.coordinate)
                    .tint(.orange)
                    .tag(place)
            }
            if let route {
                MapPolyline(route).stroke(.blue, lineWidth: 5)
            }
            MapCircle(center: .parking, radius: 250)
                .foregroundStyle(.teal.opacity(0.4))
                .stroke(.teal, lineWidth: 2)
            MapPolyline(coordinates: landmarks.map(\.coordinate))
                .stroke(.red, style: StrokeStyle(lineWidth: 3, dash: [4]))
            UserAnnotation()
        }
        .mapStyle(style == 0 ? .standard(elevation: .realistic) : .hybrid(elevation: .flat, showsTraffic: true))
        .safeAreaInset(edge: .bottom) {
            Button("Search", systemImage: "magnifyingglass") { Task { await search(for: "coffee") } }
        }
        .onChange(of: results) { position = .automatic }
        .onChange(of: selection) { Task { await directions() } }
        .onMapCameraChange { context in visible = context.region }
        .onMapCameraChange(frequency: .continuous) { print("moved") }
        .mapControls {
            MapUserLocationButton()
            MapCompass()
            MapScaleView()
            MapPitchToggle()
        }
        .mapScope(scope)
    }

    func search(for query: String) async {
        let request = MKLocalSearch.Request()
        request.naturalLanguageQuery = query
        request.resultTypes = .pointOfInterest
        request.region = visible ?? MKCoordinateRegion(center: .parking, span: MKCoordinateSpan(latitudeDelta: 0.0125, longitudeDelta: 0.0125))
        let response = try? await MKLocalSearch(request: request).start()
        results = response?.mapItems ?? []
    }

    func directions() async {
        guard let selection else { return }
        let request = MKDirections.Request()
        request.source = MKMapItem(placemark: MKPlacemark(coordinate: .parking))
        request.destination = selection
        request.transportType = .walking
        route = try? await MKDirections(request: request).calculate().routes.first
        if let rect = route?.polyline.boundingMapRect { position = .rect(rect) }
    }
}

struct Fixed: View {
    @State private var position = MapCameraPosition.region(MKCoordinateRegion(center: .parking, latitudinalMeters: 500, longitudinalMeters: 500))

    var body: some View {
        VStack {
            Map(initialPosition: .camera(MapCamera(centerCoordinate: .parking, distance: 1000, heading: 90, pitch: 60)), interactionModes: [.pan, .zoom]) {
                Marker("Parking", coordinate: .parking)
                Annotation("Here", coordinate: .parking, anchor: .bottom) { Circle().fill(.red).frame(width: 10) }
            }
            Map(position: $position)
                .mapStyle(.imagery)
                .frame(height: 200)
            MapReader { proxy in
                Map(initialPosition: .userLocation(fallback: .automatic))
                    .onTapGesture { location in
                        if let coordinate = proxy.convert(location, from: .local) {
                            position = .region(.init(center: coordinate, span: .init(latitudeDelta: 1, longitudeDelta: 1)))
                        }
                    }
            }
        }
        .onAppear { withAnimation { position = .camera(.init(centerCoordinate: .parking, distance: 500)) } }
    }
}
