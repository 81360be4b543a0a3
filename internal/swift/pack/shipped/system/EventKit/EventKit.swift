@_exported import Foundation
@_exported import AssayGapFoundation
import CoreGraphics

@available(iOS 4.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum EKEntityType: UInt, Sendable { case event = 0, reminder }
@available(iOS 6.0, macOS 10.9, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined = 0, restricted, denied
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *) case fullAccess
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *) case writeOnly
    @available(iOS, introduced: 6.0, deprecated: 17.0) @available(macOS, introduced: 10.9, deprecated: 14.0) @available(watchOS, introduced: 2.0, deprecated: 10.0) public static var authorized: EKAuthorizationStatus { fatalError() }
}
@available(iOS 4.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum EKSpan: Int, Sendable { case thisEvent = 0, futureEvents }
@available(iOS 4.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class EKEventStore: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { fatalError() }
    @available(iOS, introduced: 6.0, deprecated: 17.0) @available(macOS, introduced: 10.9, deprecated: 14.0) @available(watchOS, introduced: 2.0, deprecated: 10.0) open func requestAccess(to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void) {}
    @available(iOS, introduced: 6.0, deprecated: 17.0) @available(macOS, introduced: 10.9, deprecated: 14.0) @available(watchOS, introduced: 2.0, deprecated: 10.0) open func requestAccess(to entityType: EKEntityType) async throws -> Bool { fatalError() }
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *) open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {}
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *) open func requestFullAccessToEvents() async throws -> Bool { fatalError() }
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *) @available(watchOS, unavailable) open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {}
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *) @available(watchOS, unavailable) open func requestWriteOnlyAccessToEvents() async throws -> Bool { fatalError() }
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *) open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {}
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *) open func requestFullAccessToReminders() async throws -> Bool { fatalError() }
    open var eventStoreIdentifier: String { fatalError() }
    open var sources: [EKSource] { fatalError() }
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { fatalError() }
    open var defaultCalendarForNewEvents: EKCalendar? { fatalError() }
    open func defaultCalendarForNewReminders() -> EKCalendar? { fatalError() }
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { fatalError() }
    @available(watchOS, unavailable) open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {}
    @available(watchOS, unavailable) open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {}
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { fatalError() }
    @available(watchOS, unavailable) open func save(_ event: EKEvent, span: EKSpan) throws {}
    @available(watchOS, unavailable) open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {}
    @available(watchOS, unavailable) open func remove(_ event: EKEvent, span: EKSpan) throws {}
    @available(watchOS, unavailable) open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {}
    open func event(withIdentifier identifier: String) -> EKEvent? { fatalError() }
    open func events(matching predicate: NSPredicate) -> [EKEvent] { fatalError() }
    open func enumerateEvents(matching predicate: NSPredicate, using block: @escaping (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate { fatalError() }
    @available(watchOS, unavailable) open func save(_ reminder: EKReminder, commit: Bool) throws {}
    @available(watchOS, unavailable) open func remove(_ reminder: EKReminder, commit: Bool) throws {}
    @discardableResult open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any { fatalError() }
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { fatalError() }
    open func predicateForIncompleteReminders(withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?) -> NSPredicate { fatalError() }
    open func predicateForCompletedReminders(withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?) -> NSPredicate { fatalError() }
    @available(watchOS, unavailable) open func commit() throws {}
    open func reset() {}
    open func refreshSourcesIfNecessary() {}
}
extension NSNotification.Name { public static let EKEventStoreChanged = NSNotification.Name("") }
@available(iOS 5.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class EKObject: NSObject, @unchecked Sendable {
    open var hasChanges: Bool { fatalError() }
    open var isNew: Bool { fatalError() }
    @discardableResult open func refresh() -> Bool { fatalError() }
}
@available(iOS 5.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class EKSource: EKObject, @unchecked Sendable {
    open var sourceIdentifier: String { fatalError() }
    open var title: String { fatalError() }
    open var sourceType: EKSourceType { fatalError() }
}
@available(iOS 5.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum EKSourceType: Int, Sendable { case local = 0, exchange, calDAV, mobileMe, subscribed, birthdays }
@available(iOS 4.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum EKCalendarType: Int, Sendable { case local = 0, calDAV, exchange, subscription, birthday }
@available(iOS 4.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class EKCalendar: EKObject, @unchecked Sendable {
    public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) { fatalError() }
    open var source: EKSource! { get { fatalError() } set {} }
    open var calendarIdentifier: String { fatalError() }
    open var title: String { get { fatalError() } set {} }
    open var type: EKCalendarType { fatalError() }
    open var allowsContentModifications: Bool { fatalError() }
    open var cgColor: CGColor! { get { fatalError() } set {} }
}
@available(iOS 5.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class EKCalendarItem: EKObject, @unchecked Sendable {
    open var calendarItemIdentifier: String { fatalError() }
    open var calendar: EKCalendar! { get { fatalError() } set {} }
    open var title: String! { get { fatalError() } set {} }
    open var location: String? { get { fatalError() } set {} }
    open var notes: String? { get { fatalError() } set {} }
    open var url: URL? { get { fatalError() } set {} }
    open var lastModifiedDate: Date? { fatalError() }
    open var creationDate: Date? { fatalError() }
    open var timeZone: TimeZone? { get { fatalError() } set {} }
    open var hasAlarms: Bool { fatalError() }
    open var hasRecurrenceRules: Bool { fatalError() }
    open var hasAttendees: Bool { fatalError() }
    open var attendees: [EKParticipant]? { fatalError() }
    open var alarms: [EKAlarm]? { get { fatalError() } set {} }
    open func addAlarm(_ alarm: EKAlarm) {}
    open func removeAlarm(_ alarm: EKAlarm) {}
    open var recurrenceRules: [EKRecurrenceRule]? { get { fatalError() } set {} }
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) {}
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {}
}
@available(iOS 4.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum EKEventAvailability: Int, Sendable { case notSupported = -1, busy = 0, free, tentative, unavailable }
@available(iOS 4.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum EKEventStatus: Int, Sendable { case none = 0, confirmed, tentative, canceled }
@available(iOS 4.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class EKEvent: EKCalendarItem, @unchecked Sendable {
    public convenience init(eventStore: EKEventStore) { fatalError() }
    open var eventIdentifier: String! { fatalError() }
    open var isAllDay: Bool { get { fatalError() } set {} }
    open var startDate: Date! { get { fatalError() } set {} }
    open var endDate: Date! { get { fatalError() } set {} }
    open var availability: EKEventAvailability { get { fatalError() } set {} }
    open var status: EKEventStatus { fatalError() }
    open var organizer: EKParticipant? { fatalError() }
    open var isDetached: Bool { fatalError() }
    open var structuredLocation: EKStructuredLocation? { get { fatalError() } set {} }
    open func compareStartDate(with other: EKEvent) -> ComparisonResult { fatalError() }
}
@available(iOS 6.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum EKReminderPriority: UInt, Sendable { case none = 0, high = 1, medium = 5, low = 9 }
@available(iOS 6.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class EKReminder: EKCalendarItem, @unchecked Sendable {
    public convenience init(eventStore: EKEventStore) { fatalError() }
    open var startDateComponents: DateComponents? { get { fatalError() } set {} }
    open var dueDateComponents: DateComponents? { get { fatalError() } set {} }
    open var isCompleted: Bool { get { fatalError() } set {} }
    open var completionDate: Date? { get { fatalError() } set {} }
    open var priority: Int { get { fatalError() } set {} }
}
@available(iOS 4.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class EKParticipant: EKObject, @unchecked Sendable {
    open var name: String? { fatalError() }
    open var url: URL { fatalError() }
    open var isCurrentUser: Bool { fatalError() }
}
@available(iOS 6.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class EKStructuredLocation: EKObject, @unchecked Sendable {
    public convenience init(title: String) { fatalError() }
    open var title: String? { get { fatalError() } set {} }
    open var radius: Double { get { fatalError() } set {} }
}
@available(iOS 6.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum EKAlarmProximity: Int, Sendable { case none = 0, enter, leave }
@available(iOS 4.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class EKAlarm: EKObject, @unchecked Sendable {
    public convenience init(absoluteDate date: Date) { fatalError() }
    public convenience init(relativeOffset offset: TimeInterval) { fatalError() }
    open var relativeOffset: TimeInterval { get { fatalError() } set {} }
    open var absoluteDate: Date? { get { fatalError() } set {} }
    open var structuredLocation: EKStructuredLocation? { get { fatalError() } set {} }
    open var proximity: EKAlarmProximity { get { fatalError() } set {} }
}
@available(iOS 4.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum EKRecurrenceFrequency: Int, Sendable { case daily = 0, weekly, monthly, yearly }
@available(iOS 4.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum EKWeekday: Int, Sendable { case sunday = 1, monday, tuesday, wednesday, thursday, friday, saturday }
@available(iOS 4.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class EKRecurrenceDayOfWeek: NSObject, @unchecked Sendable {
    public convenience init(_ dayOfTheWeek: EKWeekday) { fatalError() }
    public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) { fatalError() }
}
@available(iOS 4.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
    public convenience init(end endDate: Date) { fatalError() }
    public convenience init(occurrenceCount: Int) { fatalError() }
}
@available(iOS 4.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class EKRecurrenceRule: EKObject, @unchecked Sendable {
    public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) { fatalError() }
    public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?, daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?) { fatalError() }
    open var frequency: EKRecurrenceFrequency { fatalError() }
    open var interval: Int { fatalError() }
    open var recurrenceEnd: EKRecurrenceEnd? { get { fatalError() } set {} }
}
