// target: ios17.0
// mode: 5

import MapKit
import UIKit

final class Tracks: NSObject, MKMapViewDelegate {
  func image(of region: MKCoordinateRegion) async throws -> UIImage {
    let options = MKMapSnapshotter.Options()
    options.region = region
    options.size = CGSize(width: 300, height: 200)
    options.pointOfInterestFilter = .excludingAll
    let snapshot = try await MKMapSnapshotter(options: options).start()
    _ = snapshot.point(for: region.center)
    return snapshot.image
  }

  @MainActor func configure(_ map: MKMapView) {
    map.setCamera(MKMapCamera(lookingAtCenter: map.centerCoordinate, fromDistance: 1_000, pitch: 45, heading: 0), animated: true)
    map.cameraZoomRange = MKMapView.CameraZoomRange(minCenterCoordinateDistance: 500, maxCenterCoordinateDistance: 5_000)
    map.addOverlay(MKTileOverlay(urlTemplate: "https://example.com/{z}/{x}/{y}.png"), level: .aboveLabels)
    let button = MKUserTrackingButton(mapView: map)
    map.addSubview(button)
  }

  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    if let tiles = overlay as? MKTileOverlay { return MKTileOverlayRenderer(tileOverlay: tiles) }
    guard let line = overlay as? MKPolyline else { return MKOverlayRenderer(overlay: overlay) }
    let renderer = MKGradientPolylineRenderer(polyline: line)
    renderer.setColors([.green, .red], locations: [0, 1])
    renderer.lineCap = .round
    return renderer
  }

  func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState, fromOldState oldState: MKAnnotationView.DragState) {
    if newState == .ending { view.setDragState(.none, animated: true) }
  }
}
