// target: ios17.0
// mode: 5

import MapKit
import SwiftUI

final class Pin: MKMarkerAnnotationView {
    override var annotation: (any MKAnnotation)? {
        willSet {
            clusteringIdentifier = "pin"
            displayPriority = .defaultLow
        }
    }
}

@MainActor func setUp(_ map: MKMapView) {
    map.register(Pin.self, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
    map.register(MKMarkerAnnotationView.self, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultClusterAnnotationViewReuseIdentifier)
    map.preferredConfiguration = MKStandardMapConfiguration(elevationStyle: .realistic, emphasisStyle: .muted)
}

func count(_ annotation: any MKAnnotation) -> Int { (annotation as? MKClusterAnnotation)?.memberAnnotations.count ?? 1 }

struct Place: View {
    @State private var scene: MKLookAroundScene?
    let coordinate: CLLocationCoordinate2D
    var body: some View {
        LookAroundPreview(scene: $scene)
            .task { scene = try? await MKLookAroundSceneRequest(coordinate: coordinate).scene }
    }
}
