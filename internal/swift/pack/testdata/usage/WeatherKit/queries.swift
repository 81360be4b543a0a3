// target: ios17.0
// mode: 5

import WeatherKit
import CoreLocation
func fetch(_ location: CLLocation) async throws {
    let (current, hourly, daily) = try await WeatherService.shared.weather(for: location, including: .current, .hourly, .daily)
    print(current.date, current.isDaylight, current.pressureTrend == .rising)
    for hour in hourly.prefix(12) { print(hour.date, hour.temperature.value, hour.precipitationChance) }
    print(daily.first?.sun.sunrise ?? .now, daily.first?.moon.phase.symbolName ?? "")
    let alerts = try await WeatherService.shared.weather(for: location, including: .alerts)
    alerts?.forEach { print($0.summary, $0.severity, $0.detailsURL) }
    let next = try await WeatherService().weather(for: location, including: .hourly(startDate: .now, endDate: .now.addingTimeInterval(86400)))
    print(next.forecast.count)
}
