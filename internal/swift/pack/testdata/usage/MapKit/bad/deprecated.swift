// target: ios17.0
// mode: 5
// expect: 10 availability_deprecated

import SwiftUI
import MapKit

struct Old: View {
    @State private var region = MKCoordinateRegion()
    var body: some View { Map(coordinateRegion: $region) }
}
