import Foundation

// Measurement

@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension Measurement where UnitType: Dimension {
    public func formatted<S>(_ style: S) -> S.FormatOutput where S: Foundation.FormatStyle, S.FormatInput == Measurement<UnitType> { fatalError() }
    public func formatted() -> String { fatalError() }

    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public struct UnitWidth: Codable, Hashable, Sendable {
            public static var wide: UnitWidth { fatalError() }
            public static var abbreviated: UnitWidth { fatalError() }
            public static var narrow: UnitWidth { fatalError() }
        }
        public var width: UnitWidth
        public var locale: Locale
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        public func format(_ measurement: Measurement<UnitType>) -> String { fatalError() }
        public func locale(_ locale: Locale) -> Measurement<UnitType>.FormatStyle { fatalError() }
        public var attributed: Measurement<UnitType>.AttributedStyle { fatalError() }
    }
    public struct AttributedStyle: Foundation.FormatStyle, Sendable {
        public func format(_ measurement: Measurement<UnitType>) -> AttributedString { fatalError() }
        public func locale(_ locale: Locale) -> Measurement<UnitType>.AttributedStyle { fatalError() }
    }
}

@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension Measurement.FormatStyle where UnitType: Dimension {
    public init(width: Measurement<UnitType>.FormatStyle.UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil) { fatalError() }
}

@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension Measurement.FormatStyle where UnitType == UnitTemperature {
    public var hidesScaleName: Bool { get { fatalError() } set {} }
    public init(width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil) { fatalError() }
}

@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
    public struct ByteCount: Foundation.FormatStyle, Sendable {
        public var style: ByteCountFormatStyle.Style
        public var allowedUnits: ByteCountFormatStyle.Units
        public var spellsOutZero: Bool
        public var includesActualByteCount: Bool
        public var locale: Locale
        public init(style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units, spellsOutZero: Bool, includesActualByteCount: Bool, locale: Locale) { fatalError() }
        public func format(_ value: Measurement<UnitInformationStorage>) -> String { fatalError() }
        public func locale(_ locale: Locale) -> ByteCount { fatalError() }
    }
}

@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
public struct MeasurementFormatUnitUsage<UnitType>: Codable, Hashable, Sendable where UnitType: Dimension {
    public static var general: MeasurementFormatUnitUsage<UnitType> { fatalError() }
    public static var asProvided: MeasurementFormatUnitUsage<UnitType> { fatalError() }
}
@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    public static var food: MeasurementFormatUnitUsage<UnitEnergy> { fatalError() }
    public static var workout: MeasurementFormatUnitUsage<UnitEnergy> { fatalError() }
}
@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var person: MeasurementFormatUnitUsage<UnitLength> { fatalError() }
    public static var personHeight: MeasurementFormatUnitUsage<UnitLength> { fatalError() }
    public static var road: MeasurementFormatUnitUsage<UnitLength> { fatalError() }
    public static var focalLength: MeasurementFormatUnitUsage<UnitLength> { fatalError() }
    public static var rainfall: MeasurementFormatUnitUsage<UnitLength> { fatalError() }
    public static var snowfall: MeasurementFormatUnitUsage<UnitLength> { fatalError() }
    public static var visibility: MeasurementFormatUnitUsage<UnitLength> { fatalError() }
}
@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    public static var personWeight: MeasurementFormatUnitUsage<UnitMass> { fatalError() }
}
@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    public static var barometric: MeasurementFormatUnitUsage<UnitPressure> { fatalError() }
}
@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    public static var wind: MeasurementFormatUnitUsage<UnitSpeed> { fatalError() }
}
@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var person: MeasurementFormatUnitUsage<UnitTemperature> { fatalError() }
    public static var weather: MeasurementFormatUnitUsage<UnitTemperature> { fatalError() }
}
@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    public static var liquid: MeasurementFormatUnitUsage<UnitVolume> { fatalError() }
}

@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension FormatStyle {
    public static func measurement<UnitType>(width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil) -> Self where Self == Measurement<UnitType>.FormatStyle, UnitType: Dimension { fatalError() }
    public static func measurement(width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil) -> Self where Self == Measurement<UnitTemperature>.FormatStyle { fatalError() }
}

@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
    public static func byteCount(style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true, includesActualByteCount: Bool = false) -> Self { fatalError() }
}

// Names of people

@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension PersonNameComponents {
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public enum Style: String, Codable, Hashable, Sendable {
            case short
            case medium
            case long
            case abbreviated
        }
        public var style: PersonNameComponents.FormatStyle.Style
        public var locale: Locale
        public init(style: PersonNameComponents.FormatStyle.Style = .medium, locale: Locale = .autoupdatingCurrent) { fatalError() }
        public func format(_ components: PersonNameComponents) -> String { fatalError() }
        public func locale(_ locale: Locale) -> PersonNameComponents.FormatStyle { fatalError() }
        public var attributed: PersonNameComponents.AttributedStyle { fatalError() }
        public var parseStrategy: PersonNameComponents.ParseStrategy { fatalError() }
    }
    public struct AttributedStyle: Foundation.FormatStyle, Sendable {
        public func format(_ components: PersonNameComponents) -> AttributedString { fatalError() }
        public func locale(_ locale: Locale) -> PersonNameComponents.AttributedStyle { fatalError() }
    }
    public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
        public init() { fatalError() }
        public func parse(_ value: String) throws -> PersonNameComponents { fatalError() }
    }
    public func formatted() -> String { fatalError() }
    public func formatted<S>(_ style: S) -> S.FormatOutput where S: Foundation.FormatStyle, S.FormatInput == PersonNameComponents { fatalError() }
    public init(_ value: String) throws { fatalError() }
    public init<S>(_ value: S.ParseInput, strategy: S) throws where S: Foundation.ParseStrategy, S.ParseOutput == PersonNameComponents { fatalError() }
}
@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { fatalError() }
}
@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
    public static var name: Self { fatalError() }
}

// URLs

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, visionOS 1.0, *)
extension URL {
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public struct ComponentDisplayOption: Codable, Hashable, Sendable {
            public static var always: ComponentDisplayOption { fatalError() }
            public static var never: ComponentDisplayOption { fatalError() }
            public static var omitIfHTTPFamily: ComponentDisplayOption { fatalError() }
        }
        public struct HostDisplayOption: Codable, Hashable, Sendable {
            public static var always: HostDisplayOption { fatalError() }
            public static var never: HostDisplayOption { fatalError() }
        }
        public init(scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never, password: ComponentDisplayOption = .never, host: HostDisplayOption = .always, port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always, query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never) { fatalError() }
        public func scheme(_ strategy: ComponentDisplayOption = .always) -> URL.FormatStyle { fatalError() }
        public func user(_ strategy: ComponentDisplayOption = .always) -> URL.FormatStyle { fatalError() }
        public func password(_ strategy: ComponentDisplayOption = .always) -> URL.FormatStyle { fatalError() }
        public func host(_ strategy: HostDisplayOption = .always) -> URL.FormatStyle { fatalError() }
        public func port(_ strategy: ComponentDisplayOption = .always) -> URL.FormatStyle { fatalError() }
        public func path(_ strategy: ComponentDisplayOption = .always) -> URL.FormatStyle { fatalError() }
        public func query(_ strategy: ComponentDisplayOption = .always) -> URL.FormatStyle { fatalError() }
        public func fragment(_ strategy: ComponentDisplayOption = .always) -> URL.FormatStyle { fatalError() }
        public func format(_ value: URL) -> String { fatalError() }
        public func locale(_ locale: Locale) -> URL.FormatStyle { fatalError() }
    }
    public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
        public func parse(_ value: String) throws -> URL { fatalError() }
    }
    public func formatted() -> String { fatalError() }
    public func formatted<F>(_ style: F) -> F.FormatOutput where F: Foundation.FormatStyle, F.FormatInput == URL { fatalError() }
    public init<S>(_ value: S.ParseInput, strategy: S) throws where S: Foundation.ParseStrategy, S.ParseOutput == URL { fatalError() }
}
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, visionOS 1.0, *)
extension FormatStyle where Self == URL.FormatStyle {
    public static var url: Self { fatalError() }
}
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, visionOS 1.0, *)
extension ParseStrategy where Self == URL.ParseStrategy {
    public static var url: Self { fatalError() }
}

// Ranges of dates

@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension Date.ComponentsFormatStyle: @retroactive FormatStyle {
    public struct Style: Codable, Hashable, Sendable {
        public static let condensedAbbreviated = Style()
        public static let abbreviated = Style()
        public static let narrow = Style()
        public static let wide = Style()
        public static let spellOut = Style()
    }
    public var style: Style { get { fatalError() } set {} }
    public var fields: Set<Field>? { get { fatalError() } set {} }
    public init(style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent, fields: Set<Field>? = nil) { fatalError() }
    public func format(_ v: Range<Date>) -> String { fatalError() }
    public func locale(_ locale: Locale) -> Date.ComponentsFormatStyle { fatalError() }
}
@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension FormatStyle where Self == Date.ComponentsFormatStyle {
    public static var timeDuration: Self { fatalError() }
    public static func components(style: Date.ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil) -> Self { fatalError() }
}
