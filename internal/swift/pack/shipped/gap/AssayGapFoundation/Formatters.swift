import Foundation

@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    public enum DateTimeStyle: Int, Sendable {
        case numeric = 0
        case named = 1
    }
    public enum UnitsStyle: Int, Sendable {
        case full = 0
        case spellOut = 1
        case short = 2
        case abbreviated = 3
    }
    open var dateTimeStyle: DateTimeStyle { get { fatalError() } set {} }
    open var unitsStyle: UnitsStyle { get { fatalError() } set {} }
    open var formattingContext: Formatter.Context { get { fatalError() } set {} }
    open var calendar: Calendar! { get { fatalError() } set {} }
    open var locale: Locale! { get { fatalError() } set {} }
    open func localizedString(from dateComponents: DateComponents) -> String { fatalError() }
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String { fatalError() }
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String { fatalError() }
    open override func string(for obj: Any?) -> String? { fatalError() }
}

@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
open class ListFormatter: Formatter, @unchecked Sendable {
    open var locale: Locale! { get { fatalError() } set {} }
    @NSCopying open var itemFormatter: Formatter?
    open class func localizedString(byJoining strings: [String]) -> String { fatalError() }
    open func string(from items: [Any]) -> String? { fatalError() }
    open override func string(for obj: Any?) -> String? { fatalError() }
}

@available(macOS 10.10, iOS 8.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, Sendable {
        case positional = 0
        case abbreviated = 1
        case short = 2
        case full = 3
        case spellOut = 4
        @available(macOS 10.12, iOS 10.0, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
        case brief = 5
    }
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }
    open func string(from components: DateComponents) -> String? { fatalError() }
    open func string(from startDate: Date, to endDate: Date) -> String? { fatalError() }
    open func string(from ti: TimeInterval) -> String? { fatalError() }
    open class func localizedString(from components: DateComponents, unitsStyle: DateComponentsFormatter.UnitsStyle) -> String? { fatalError() }
    open var unitsStyle: DateComponentsFormatter.UnitsStyle { get { fatalError() } set {} }
    open var allowedUnits: NSCalendar.Unit { get { fatalError() } set {} }
    open var zeroFormattingBehavior: DateComponentsFormatter.ZeroFormattingBehavior { get { fatalError() } set {} }
    open var calendar: Calendar? { get { fatalError() } set {} }
    @available(macOS 10.13, iOS 11.0, watchOS 4.0, tvOS 11.0, visionOS 1.0, *)
    open var referenceDate: Date? { get { fatalError() } set {} }
    open var allowsFractionalUnits: Bool { get { fatalError() } set {} }
    open var maximumUnitCount: Int { get { fatalError() } set {} }
    open var collapsesLargestUnit: Bool { get { fatalError() } set {} }
    open var includesApproximationPhrase: Bool { get { fatalError() } set {} }
    open var includesTimeRemainingPhrase: Bool { get { fatalError() } set {} }
    open var formattingContext: Formatter.Context { get { fatalError() } set {} }
    open override func string(for obj: Any?) -> String? { fatalError() }
}

extension NumberFormatter {
    @available(macOS 10.10, iOS 8.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
    public var formattingContext: Formatter.Context { get { fatalError() } set {} }
    @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
    public var minimumGroupingDigits: Int { get { fatalError() } set {} }
}

extension DateFormatter {
    @available(macOS 10.10, iOS 8.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
    public var formattingContext: Formatter.Context { get { fatalError() } set {} }
}

@available(macOS 10.12, iOS 10.0, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }
    open var unitOptions: MeasurementFormatter.UnitOptions { get { fatalError() } set {} }
    open var unitStyle: Formatter.UnitStyle { get { fatalError() } set {} }
    open var locale: Locale! { get { fatalError() } set {} }
    open var numberFormatter: NumberFormatter! { get { fatalError() } set {} }
    public func string<UnitType>(from measurement: Measurement<UnitType>) -> String where UnitType: Unit { fatalError() }
    open func string(from unit: Unit) -> String { fatalError() }
    open override func string(for obj: Any?) -> String? { fatalError() }
}
