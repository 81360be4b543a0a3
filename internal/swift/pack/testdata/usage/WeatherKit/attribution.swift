// target: ios16.0
// mode: 5

import SwiftUI
import WeatherKit
struct AttributionView: View {
    @Environment(\.colorScheme) private var scheme
    @State private var attribution: WeatherAttribution?
    var body: some View {
        VStack {
            if let attribution {
                AsyncImage(url: scheme == .dark ? attribution.combinedMarkDarkURL : attribution.combinedMarkLightURL)
                Link("Data sources", destination: attribution.legalPageURL)
            }
        }
        .task { attribution = try? await WeatherService.shared.attribution }
    }
}
