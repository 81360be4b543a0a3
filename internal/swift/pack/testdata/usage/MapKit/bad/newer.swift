// target: ios16.0
// mode: 5
// expect: 9 availability_decl_only_version_newer

import SwiftUI
import MapKit

struct Explorer: View {
    @State private var position: MapCameraPosition = .automatic
    var body: some View { Text("x") }
}
