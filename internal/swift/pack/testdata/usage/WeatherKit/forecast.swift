// target: ios17.0
// mode: 5

import SwiftUI
import WeatherKit
import CoreLocation

@MainActor
final class WeatherModel: ObservableObject {
    @Published var weather: Weather?
    private let service = WeatherService.shared
    func load(_ location: CLLocation) async {
        do { weather = try await service.weather(for: location) } catch { print(error) }
    }
}
struct WeatherView: View {
    @StateObject private var model = WeatherModel()
    var body: some View {
        VStack {
            if let current = model.weather?.currentWeather {
                Image(systemName: current.symbolName)
                Text(current.temperature.formatted(.measurement(width: .abbreviated)))
                Text(current.apparentTemperature.converted(to: .celsius).formatted())
                Text(current.condition.description)
                Text("Wind \(current.wind.speed.formatted()) \(current.wind.compassDirection.abbreviation)")
                Text("UV \(current.uvIndex.value) \(current.uvIndex.category.description)")
                Text(current.humidity, format: .percent)
            }
            if let days = model.weather?.dailyForecast.forecast {
                List(days, id: \.date) { day in
                    HStack {
                        Text(day.date, format: .dateTime.weekday())
                        Spacer()
                        Label("\(Int(day.precipitationChance * 100))%", systemImage: day.symbolName)
                        Text("\(day.lowTemperature.formatted()) – \(day.highTemperature.formatted())")
                    }
                }
            }
        }
        .task { await model.load(CLLocation(latitude: 52.52, longitude: 13.4)) }
    }
}
