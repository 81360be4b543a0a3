// target: ios16.4
// mode: 5
// expect: 10 availability_decl_only_version_newer

import SwiftUI
import MapKit

struct Controls: View {
    @State private var region = MKCoordinateRegion()
    var body: some View { Map(coordinateRegion: $region).mapControls { Text("x") } }
}
