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
