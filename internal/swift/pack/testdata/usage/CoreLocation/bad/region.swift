// target: ios15.0
// mode: 5
// expect: 7 missing_argument_named

import CoreLocation

let home = CLCircularRegion(center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 150)
