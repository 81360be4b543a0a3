// target: ios16.0
// mode: 5

import SwiftUI
import Charts
import WeatherKit
struct RainChart: View {
    let weather: Weather
    var body: some View {
        if let minutes = weather.minuteForecast {
            Chart(minutes, id: \.date) { m in
                AreaMark(x: .value("Time", m.date), y: .value("mm", m.precipitationIntensity.value))
            }
            Text(minutes.summary)
        }
    }
    func icon(_ c: WeatherCondition) -> String {
        switch c {
        case .clear, .mostlyClear: return "sun.max"
        case .rain, .heavyRain, .drizzle: return "cloud.rain"
        case .snow, .flurries: return "snow"
        case .thunderstorms: return "cloud.bolt"
        default: return "cloud"
        }
    }
}
