// target: ios16.0
// mode: 5

import MapKit
import SwiftUI

struct City: Identifiable { let id = UUID(); let name: String; let coordinate: CLLocationCoordinate2D }

struct Cities: View {
    @State private var region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 51.507222, longitude: -0.1275),
        span: MKCoordinateSpan(latitudeDelta: 0.5, longitudeDelta: 0.5)
    )
    @State private var tracking = MapUserTrackingMode.follow
    let cities: [City]

    var body: some View {
        VStack {
            Map(coordinateRegion: $region).ignoresSafeArea()
            Map(coordinateRegion: $region, showsUserLocation: true, userTrackingMode: $tracking)
            Map(coordinateRegion: $region, annotationItems: cities) { city in
                MapMarker(coordinate: city.coordinate, tint: .red)
            }
            Map(coordinateRegion: $region, interactionModes: .all, annotationItems: cities) { city in
                MapAnnotation(coordinate: city.coordinate) {
                    VStack { Circle().stroke(.red, lineWidth: 3).frame(width: 44, height: 44); Text(city.name) }
                }
            }
        }
    }
}
