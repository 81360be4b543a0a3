@_exported import CoreLocation
@_exported import Foundation
@_exported import AssayGapFoundation

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) final public class WeatherService: Sendable {
    public static let shared: WeatherService = WeatherService()
    public init() { fatalError() }
    final public var attribution: WeatherAttribution { get async throws { fatalError() } }
    final public func weather(for location: CLLocation) async throws -> Weather { fatalError() }
    final public func weather<T>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws -> T { fatalError() }
    final public func weather<T1, T2>(for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>) async throws -> (T1, T2) { fatalError() }
    final public func weather<T1, T2, T3>(for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>, _ dataSet3: WeatherQuery<T3>) async throws -> (T1, T2, T3) { fatalError() }
    final public func weather<T1, T2, T3, T4>(for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>, _ dataSet3: WeatherQuery<T3>, _ dataSet4: WeatherQuery<T4>) async throws -> (T1, T2, T3, T4) { fatalError() }
    final public func weather<T1, T2, T3, T4, T5>(for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>, _ dataSet3: WeatherQuery<T3>, _ dataSet4: WeatherQuery<T4>, _ dataSet5: WeatherQuery<T5>) async throws -> (T1, T2, T3, T4, T5) { fatalError() }
    final public func weather<T1, T2, T3, T4, T5, T6>(for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>, _ dataSet3: WeatherQuery<T3>, _ dataSet4: WeatherQuery<T4>, _ dataSet5: WeatherQuery<T5>, _ dataSet6: WeatherQuery<T6>) async throws -> (T1, T2, T3, T4, T5, T6) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct WeatherQuery<T>: Sendable {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension WeatherQuery where T == CurrentWeather { public static var current: WeatherQuery<CurrentWeather> { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension WeatherQuery where T == Forecast<MinuteWeather>? { public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension WeatherQuery where T == Forecast<HourWeather> {
    public static var hourly: WeatherQuery<Forecast<HourWeather>> { fatalError() }
    public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension WeatherQuery where T == Forecast<DayWeather> {
    public static var daily: WeatherQuery<Forecast<DayWeather>> { fatalError() }
    public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension WeatherQuery where T == [WeatherAlert]? { public static var alerts: WeatherQuery<[WeatherAlert]?> { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension WeatherQuery where T == WeatherAvailability { public static var availability: WeatherQuery<WeatherAvailability> { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension WeatherQuery where T == WeatherChanges? { public static var changes: WeatherQuery<WeatherChanges?> { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension WeatherQuery where T == HistoricalComparisons? { public static var historicalComparisons: WeatherQuery<HistoricalComparisons?> { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct Weather: Codable, Equatable, Sendable {
    public var currentWeather: CurrentWeather { get { fatalError() } set {} }
    public var minuteForecast: Forecast<MinuteWeather>? { get { fatalError() } set {} }
    public var hourlyForecast: Forecast<HourWeather> { get { fatalError() } set {} }
    public var dailyForecast: Forecast<DayWeather> { get { fatalError() } set {} }
    public var weatherAlerts: [WeatherAlert]? { get { fatalError() } set {} }
    public var availability: WeatherAvailability { get { fatalError() } set {} }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public static func == (a: Weather, b: Weather) -> Bool { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct Forecast<Element>: RandomAccessCollection, Codable, Equatable, Sendable where Element: Decodable, Element: Encodable, Element: Equatable, Element: Sendable {
    public var forecast: [Element] { get { fatalError() } set {} }
    public var metadata: WeatherMetadata { get { fatalError() } set {} }
    public var startIndex: Int { fatalError() }
    public var endIndex: Int { fatalError() }
    public subscript(position: Int) -> Element { fatalError() }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public static func == (a: Forecast<Element>, b: Forecast<Element>) -> Bool { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Forecast where Element == MinuteWeather { public var summary: String { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct CurrentWeather: Codable, Equatable, Sendable {
    public var date: Date { get { fatalError() } set {} }
    public var cloudCover: Double { get { fatalError() } set {} }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public var cloudCoverByAltitude: CloudCoverByAltitude { fatalError() }
    public var condition: WeatherCondition { get { fatalError() } set {} }
    public var symbolName: String { get { fatalError() } set {} }
    public var dewPoint: Measurement<UnitTemperature> { get { fatalError() } set {} }
    public var humidity: Double { get { fatalError() } set {} }
    public var pressure: Measurement<UnitPressure> { get { fatalError() } set {} }
    public var pressureTrend: PressureTrend { get { fatalError() } set {} }
    public var isDaylight: Bool { get { fatalError() } set {} }
    public var temperature: Measurement<UnitTemperature> { get { fatalError() } set {} }
    public var apparentTemperature: Measurement<UnitTemperature> { get { fatalError() } set {} }
    public var uvIndex: UVIndex { get { fatalError() } set {} }
    public var visibility: Measurement<UnitLength> { get { fatalError() } set {} }
    public var wind: Wind { get { fatalError() } set {} }
    public var precipitationIntensity: Measurement<UnitSpeed> { get { fatalError() } set {} }
    public var metadata: WeatherMetadata { get { fatalError() } set {} }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public static func == (a: CurrentWeather, b: CurrentWeather) -> Bool { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct HourWeather: Codable, Equatable, Sendable {
    public var date: Date { get { fatalError() } set {} }
    public var cloudCover: Double { get { fatalError() } set {} }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public var cloudCoverByAltitude: CloudCoverByAltitude { fatalError() }
    public var condition: WeatherCondition { get { fatalError() } set {} }
    public var symbolName: String { get { fatalError() } set {} }
    public var dewPoint: Measurement<UnitTemperature> { get { fatalError() } set {} }
    public var humidity: Double { get { fatalError() } set {} }
    public var isDaylight: Bool { get { fatalError() } set {} }
    public var precipitation: Precipitation { get { fatalError() } set {} }
    public var precipitationChance: Double { get { fatalError() } set {} }
    public var precipitationAmount: Measurement<UnitLength> { get { fatalError() } set {} }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public var snowfallAmount: Measurement<UnitLength> { fatalError() }
    public var pressure: Measurement<UnitPressure> { get { fatalError() } set {} }
    public var pressureTrend: PressureTrend { get { fatalError() } set {} }
    public var temperature: Measurement<UnitTemperature> { get { fatalError() } set {} }
    public var apparentTemperature: Measurement<UnitTemperature> { get { fatalError() } set {} }
    public var uvIndex: UVIndex { get { fatalError() } set {} }
    public var visibility: Measurement<UnitLength> { get { fatalError() } set {} }
    public var wind: Wind { get { fatalError() } set {} }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public static func == (a: HourWeather, b: HourWeather) -> Bool { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct DayWeather: Codable, Equatable, Sendable {
    public var date: Date { get { fatalError() } set {} }
    public var condition: WeatherCondition { get { fatalError() } set {} }
    public var symbolName: String { get { fatalError() } set {} }
    public var highTemperature: Measurement<UnitTemperature> { get { fatalError() } set {} }
    public var lowTemperature: Measurement<UnitTemperature> { get { fatalError() } set {} }
    public var precipitation: Precipitation { get { fatalError() } set {} }
    public var precipitationChance: Double { get { fatalError() } set {} }
    public var precipitationAmount: Measurement<UnitLength> { get { fatalError() } set {} }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public var precipitationAmountByType: PrecipitationAmountByType { fatalError() }
    public var rainfallAmount: Measurement<UnitLength> { get { fatalError() } set {} }
    public var snowfallAmount: Measurement<UnitLength> { get { fatalError() } set {} }
    public var sun: SunEvents { get { fatalError() } set {} }
    public var moon: MoonEvents { get { fatalError() } set {} }
    public var uvIndex: UVIndex { get { fatalError() } set {} }
    public var wind: Wind { get { fatalError() } set {} }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public var highTemperatureTime: Date? { fatalError() }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public var lowTemperatureTime: Date? { fatalError() }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public var maximumHumidity: Double { fatalError() }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public var minimumHumidity: Double { fatalError() }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public var daytimeForecast: DayPartForecast { fatalError() }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public var overnightForecast: DayPartForecast { fatalError() }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public var restOfDayForecast: DayPartForecast? { fatalError() }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public var highWindSpeed: Measurement<UnitSpeed>? { fatalError() }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public static func == (a: DayWeather, b: DayWeather) -> Bool { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct DayPartForecast: Codable, Equatable, Sendable {
    public var condition: WeatherCondition { get { fatalError() } set {} }
    public var highTemperature: Measurement<UnitTemperature> { get { fatalError() } set {} }
    public var lowTemperature: Measurement<UnitTemperature> { get { fatalError() } set {} }
    public var precipitation: Precipitation { get { fatalError() } set {} }
    public var precipitationChance: Double { get { fatalError() } set {} }
    public var cloudCover: Double { get { fatalError() } set {} }
    public var wind: Wind { get { fatalError() } set {} }
    public var maximumHumidity: Double { get { fatalError() } set {} }
    public var minimumHumidity: Double { get { fatalError() } set {} }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public static func == (a: DayPartForecast, b: DayPartForecast) -> Bool { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct PrecipitationAmountByType: Codable, Equatable, Sendable {
    public var hail: Measurement<UnitLength> { get { fatalError() } set {} }
    public var mixed: Measurement<UnitLength> { get { fatalError() } set {} }
    public var rainfall: Measurement<UnitLength> { get { fatalError() } set {} }
    public var sleet: Measurement<UnitLength> { get { fatalError() } set {} }
    public var precipitation: Measurement<UnitLength> { get { fatalError() } set {} }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public static func == (a: PrecipitationAmountByType, b: PrecipitationAmountByType) -> Bool { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct CloudCoverByAltitude: Codable, Equatable, Sendable {
    public var low: Double { get { fatalError() } set {} }
    public var medium: Double { get { fatalError() } set {} }
    public var high: Double { get { fatalError() } set {} }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public static func == (a: CloudCoverByAltitude, b: CloudCoverByAltitude) -> Bool { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct MinuteWeather: Codable, Equatable, Sendable {
    public var date: Date { get { fatalError() } set {} }
    public var precipitation: Precipitation { get { fatalError() } set {} }
    public var precipitationChance: Double { get { fatalError() } set {} }
    public var precipitationIntensity: Measurement<UnitSpeed> { get { fatalError() } set {} }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public static func == (a: MinuteWeather, b: MinuteWeather) -> Bool { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct WeatherAlert: Codable, Equatable, Sendable {
    public var detailsURL: URL { get { fatalError() } set {} }
    public var source: String { get { fatalError() } set {} }
    public var summary: String { get { fatalError() } set {} }
    public var region: String? { get { fatalError() } set {} }
    public var severity: WeatherSeverity { get { fatalError() } set {} }
    public var metadata: WeatherMetadata { get { fatalError() } set {} }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public static func == (a: WeatherAlert, b: WeatherAlert) -> Bool { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct WeatherAvailability: Codable, Equatable, Sendable {
    public var alertAvailability: WeatherAvailability.AvailabilityKind { get { fatalError() } set {} }
    public var minuteAvailability: WeatherAvailability.AvailabilityKind { get { fatalError() } set {} }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public static func == (a: WeatherAvailability, b: WeatherAvailability) -> Bool { fatalError() }
    public enum AvailabilityKind: String, Codable, Hashable, Sendable { case available, temporarilyUnavailable, unsupported, unknown }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct WeatherMetadata: Codable, Equatable, Sendable {
    public var date: Date { get { fatalError() } set {} }
    public var expirationDate: Date { get { fatalError() } set {} }
    public var location: CLLocation { get { fatalError() } set {} }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public static func == (a: WeatherMetadata, b: WeatherMetadata) -> Bool { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct Wind: Codable, Equatable, Sendable {
    public var compassDirection: Wind.CompassDirection { get { fatalError() } set {} }
    public var direction: Measurement<UnitAngle> { get { fatalError() } set {} }
    public var speed: Measurement<UnitSpeed> { get { fatalError() } set {} }
    public var gust: Measurement<UnitSpeed>? { get { fatalError() } set {} }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public static func == (a: Wind, b: Wind) -> Bool { fatalError() }
    public enum CompassDirection: String, CaseIterable, Codable, CustomStringConvertible, Hashable, Sendable {
        case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast, south, southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest
        public var abbreviation: String { fatalError() }
        public var description: String { fatalError() }
        public var accessibilityDescription: String { fatalError() }
    }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct UVIndex: Codable, Equatable, Sendable {
    public var value: Int { get { fatalError() } set {} }
    public var category: UVIndex.ExposureCategory { get { fatalError() } set {} }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public static func == (a: UVIndex, b: UVIndex) -> Bool { fatalError() }
    public enum ExposureCategory: String, CaseIterable, Codable, Comparable, CustomStringConvertible, Hashable, Sendable {
        case low, moderate, high, veryHigh, extreme
        public var description: String { fatalError() }
        public var rangeValue: ClosedRange<Int> { fatalError() }
        public var minimumValue: Int { fatalError() }
        public static func < (lhs: ExposureCategory, rhs: ExposureCategory) -> Bool { fatalError() }
    }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct SunEvents: Codable, Equatable, Sendable {
    public var astronomicalDawn: Date? { get { fatalError() } set {} }
    public var nauticalDawn: Date? { get { fatalError() } set {} }
    public var civilDawn: Date? { get { fatalError() } set {} }
    public var sunrise: Date? { get { fatalError() } set {} }
    public var solarNoon: Date? { get { fatalError() } set {} }
    public var sunset: Date? { get { fatalError() } set {} }
    public var civilDusk: Date? { get { fatalError() } set {} }
    public var nauticalDusk: Date? { get { fatalError() } set {} }
    public var astronomicalDusk: Date? { get { fatalError() } set {} }
    public var solarMidnight: Date? { get { fatalError() } set {} }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public static func == (a: SunEvents, b: SunEvents) -> Bool { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct MoonEvents: Codable, Equatable, Sendable {
    public var phase: MoonPhase { get { fatalError() } set {} }
    public var moonrise: Date? { get { fatalError() } set {} }
    public var moonset: Date? { get { fatalError() } set {} }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public static func == (a: MoonEvents, b: MoonEvents) -> Bool { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct WeatherAttribution: Codable, Equatable, Sendable {
    public var serviceName: String { get { fatalError() } set {} }
    public var legalPageURL: URL { get { fatalError() } set {} }
    public var squareMarkURL: URL { get { fatalError() } set {} }
    public var combinedMarkDarkURL: URL { get { fatalError() } set {} }
    public var combinedMarkLightURL: URL { get { fatalError() } set {} }
    @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *) public var legalAttributionText: String { fatalError() }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public static func == (a: WeatherAttribution, b: WeatherAttribution) -> Bool { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct WeatherChanges: Codable, Equatable, Sendable {
    public var forecast: [WeatherChange] { get { fatalError() } set {} }
    public var metadata: WeatherMetadata { get { fatalError() } set {} }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public static func == (a: WeatherChanges, b: WeatherChanges) -> Bool { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct WeatherChange: Codable, Equatable, Sendable {
    public var date: Date { get { fatalError() } set {} }
    public var highTemperature: WeatherChange.Direction { get { fatalError() } set {} }
    public var lowTemperature: WeatherChange.Direction { get { fatalError() } set {} }
    public var dayPrecipitationAmount: WeatherChange.Direction { get { fatalError() } set {} }
    public var nightPrecipitationAmount: WeatherChange.Direction { get { fatalError() } set {} }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public static func == (a: WeatherChange, b: WeatherChange) -> Bool { fatalError() }
    public enum Direction: String, Codable, Hashable, Sendable { case decrease, increase, steady }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct HistoricalComparisons: Codable, Equatable, Sendable {
    public var comparisons: [HistoricalComparison] { get { fatalError() } set {} }
    public var metadata: WeatherMetadata { get { fatalError() } set {} }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public static func == (a: HistoricalComparisons, b: HistoricalComparisons) -> Bool { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public enum HistoricalComparison: Codable, Equatable, Sendable {
    case highTemperature(Trend<Measurement<UnitTemperature>>), lowTemperature(Trend<Measurement<UnitTemperature>>)
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct Trend<Value>: Codable, Equatable, Sendable where Value: Codable, Value: Equatable, Value: Sendable {
    public var currentValue: Value { fatalError() }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public static func == (a: Trend<Value>, b: Trend<Value>) -> Bool { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public enum MoonPhase: String, CaseIterable, Codable, CustomStringConvertible, Hashable, Sendable {
    case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent
    public var description: String { fatalError() }
    public var accessibilityDescription: String { fatalError() }
    public var symbolName: String { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public enum Precipitation: String, CaseIterable, Codable, CustomStringConvertible, Hashable, Sendable {
    case none, hail, mixed, rain, sleet, snow
    public var description: String { fatalError() }
    public var accessibilityDescription: String { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public enum PressureTrend: String, CaseIterable, Codable, CustomStringConvertible, Hashable, Sendable {
    case rising, falling, steady
    public var description: String { fatalError() }
    public var accessibilityDescription: String { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public enum WeatherSeverity: String, CaseIterable, Codable, CustomStringConvertible, Hashable, Sendable {
    case minor, moderate, severe, extreme, unknown
    public var description: String { fatalError() }
    public var accessibilityDescription: String { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public enum WeatherCondition: String, CaseIterable, Codable, CustomStringConvertible, Hashable, Sendable {
    case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle, freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries, sunShowers, thunderstorms, tropicalStorm, windy, wintryMix
    public var description: String { fatalError() }
    public var accessibilityDescription: String { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public enum WeatherError: LocalizedError, Hashable, Sendable {
    case permissionDenied, unknown
    public var errorDescription: String? { fatalError() }
    public var failureReason: String? { fatalError() }
    public var recoverySuggestion: String? { fatalError() }
    public var helpAnchor: String? { fatalError() }
}
