// target: ios17.0
// mode: 5

import CoreLocationUI
import SwiftUI
struct V: View {
    let m = CLLocationManager()
    var body: some View { LocationButton(.shareCurrentLocation) { m.requestLocation() }.symbolVariant(.fill).labelStyle(.titleAndIcon).foregroundColor(.white).cornerRadius(20) }
}
