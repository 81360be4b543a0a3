// target: ios16.0
// mode: 5

import UIKit
import MapKit
import SwiftUI

final class Shop: NSObject, MKAnnotation {
    let title: String?
    let subtitle: String?
    let coordinate: CLLocationCoordinate2D

    init(title: String, subtitle: String? = nil, coordinate: CLLocationCoordinate2D) {
        self.title = title
        self.subtitle = subtitle
        self.coordinate = coordinate
        super.init()
    }
}

final class MapController: UIViewController, MKMapViewDelegate, CLLocationManagerDelegate {
    private let mapView = MKMapView()
    private let locations = CLLocationManager()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(mapView)
        mapView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            mapView.topAnchor.constraint(equalTo: view.topAnchor),
            mapView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ])
        mapView.delegate = self
        mapView.showsUserLocation = true
        mapView.register(MKMarkerAnnotationView.self, forAnnotationViewWithReuseIdentifier: "shop")
        let pin = MKPointAnnotation()
        pin.coordinate = CLLocationCoordinate2D(latitude: 1, longitude: 2)
        pin.title = "Pin"
        mapView.addAnnotations([pin, Shop(title: "Bakery", coordinate: pin.coordinate)])
        let points = [pin.coordinate, pin.coordinate]
        mapView.addOverlay(MKPolyline(coordinates: points, count: points.count))
        mapView.setRegion(MKCoordinateRegion(center: pin.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000), animated: true)
    }

    func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
        guard annotation is Shop else { return nil }
        let view = mapView.dequeueReusableAnnotationView(withIdentifier: "shop", for: annotation) as? MKMarkerAnnotationView
        view?.canShowCallout = true
        view?.markerTintColor = .systemRed
        view?.glyphImage = UIImage(systemName: "cart")
        view?.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
        return view
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
        if let line = overlay as? MKPolyline {
            let renderer = MKPolylineRenderer(polyline: line)
            renderer.strokeColor = .systemBlue
            renderer.lineWidth = 4
            return renderer
        }
        return MKOverlayRenderer(overlay: overlay)
    }

    func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) {
        guard let shop = view.annotation as? Shop else { return }
        let item = MKMapItem(placemark: MKPlacemark(coordinate: shop.coordinate))
        item.name = shop.title
        item.openInMaps(launchOptions: [MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeDriving])
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations all: [CLLocation]) {
        guard let location = all.last else { return }
        CLGeocoder().reverseGeocodeLocation(location) { placemarks, error in
            print(placemarks?.first?.locality ?? error?.localizedDescription ?? "")
        }
    }
}

struct MapView: UIViewRepresentable {
    var coordinate: CLLocationCoordinate2D
    func makeUIView(context: Context) -> MKMapView { MKMapView(frame: .zero) }
    func updateUIView(_ view: MKMapView, context: Context) {
        view.setRegion(.init(center: coordinate, span: .init(latitudeDelta: 0.02, longitudeDelta: 0.02)), animated: true)
    }
}
