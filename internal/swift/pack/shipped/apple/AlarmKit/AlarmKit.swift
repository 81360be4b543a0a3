@_exported import Foundation
import ActivityKit
import AppIntents
import SwiftUI

@available(iOS 26.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct Alarm: Identifiable, Codable, Hashable, Sendable {
    public enum State: Codable, Hashable, Sendable { case scheduled, countdown, paused, alerting }
    public enum Schedule: Codable, Hashable, Sendable {
        case fixed(Date), relative(Relative)
        public struct Relative: Codable, Hashable, Sendable {
            public struct Time: Codable, Hashable, Sendable { public init(hour: Int, minute: Int) { fatalError() }; public var hour: Int { get { fatalError() } set {} }; public var minute: Int { get { fatalError() } set {} } }
            public enum Recurrence: Codable, Hashable, Sendable { case never, weekly([Locale.Weekday]) }
            public init(time: Time, repeats: Recurrence = .never) { fatalError() }
            public var time: Time { get { fatalError() } set {} }
            public var repeats: Recurrence { get { fatalError() } set {} }
        }
    }
    public struct CountdownDuration: Codable, Hashable, Sendable { public init(preAlert: TimeInterval?, postAlert: TimeInterval?) { fatalError() }; public var preAlert: TimeInterval? { get { fatalError() } set {} }; public var postAlert: TimeInterval? { get { fatalError() } set {} } }
    public let id: UUID
    public var state: State { fatalError() }
    public var schedule: Schedule? { fatalError() }
    public var countdownDuration: CountdownDuration? { fatalError() }
}
@available(iOS 26.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @preconcurrency public protocol AlarmMetadata: Codable, Hashable, Sendable {}
@available(iOS 26.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct AlarmButton: Codable, Hashable, Sendable { public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) { fatalError() } 
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public static func == (a: AlarmButton, b: AlarmButton) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) {} }
@available(iOS 26.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct AlarmPresentation: Codable, Hashable, Sendable {
    public struct Alert: Codable, Hashable, Sendable {
        public enum SecondaryButtonBehavior: Codable, Hashable, Sendable { case countdown, custom }
        public init(title: LocalizedStringResource, stopButton: AlarmButton, secondaryButton: AlarmButton? = nil, secondaryButtonBehavior: SecondaryButtonBehavior? = nil) { fatalError() }
        public init(title: LocalizedStringResource, secondaryButton: AlarmButton? = nil, secondaryButtonBehavior: SecondaryButtonBehavior? = nil) { fatalError() }
        public var title: LocalizedStringResource { fatalError() }
        public init(from decoder: any Decoder) throws { fatalError() }
        public func encode(to encoder: any Encoder) throws {}
        public static func == (a: Alert, b: Alert) -> Bool { fatalError() }
        public func hash(into hasher: inout Hasher) {}
    }
    public struct Countdown: Codable, Hashable, Sendable {
        public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) { fatalError() }
        public var title: LocalizedStringResource { fatalError() }
        public init(from decoder: any Decoder) throws { fatalError() }
        public func encode(to encoder: any Encoder) throws {}
        public static func == (a: Countdown, b: Countdown) -> Bool { fatalError() }
        public func hash(into hasher: inout Hasher) {}
    }
    public struct Paused: Codable, Hashable, Sendable {
        public init(title: LocalizedStringResource, resumeButton: AlarmButton) { fatalError() }
        public var title: LocalizedStringResource { fatalError() }
        public init(from decoder: any Decoder) throws { fatalError() }
        public func encode(to encoder: any Encoder) throws {}
        public static func == (a: Paused, b: Paused) -> Bool { fatalError() }
        public func hash(into hasher: inout Hasher) {}
    }
    public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) { fatalError() }
    public var alert: Alert { get { fatalError() } set {} }
    public var countdown: Countdown? { get { fatalError() } set {} }
    public var paused: Paused? { get { fatalError() } set {} }
}
@available(iOS 26.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct AlarmPresentationState: Codable, Hashable, Sendable {
    public enum Mode: Codable, Hashable, Sendable {
        case alert(Alert), countdown(Countdown), paused(Paused)
        public struct Alert: Codable, Hashable, Sendable { public var time: Alarm.Schedule.Relative.Time { fatalError() } }
        public struct Countdown: Codable, Hashable, Sendable { public var totalCountdownDuration: TimeInterval { fatalError() }; public var previouslyElapsedDuration: TimeInterval { fatalError() }; public var startDate: Date { fatalError() }; public var fireDate: Date { fatalError() } }
        public struct Paused: Codable, Hashable, Sendable { public var totalCountdownDuration: TimeInterval { fatalError() }; public var previouslyElapsedDuration: TimeInterval { fatalError() } }
    }
    public var alarmID: UUID { fatalError() }
    public var mode: Mode { fatalError() }
}
@available(iOS 26.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes, Codable, Hashable, Sendable {
    public typealias ContentState = AlarmPresentationState
    public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) { fatalError() }
    public var presentation: AlarmPresentation { get { fatalError() } set {} }
    public var metadata: Metadata? { get { fatalError() } set {} }
    public var tintColor: Color { get { fatalError() } set {} }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public static func == (a: AlarmAttributes, b: AlarmAttributes) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) {}
}
@available(iOS 26.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) final public class AlarmManager: @unchecked Sendable {
    public static var shared: AlarmManager { fatalError() }
    init() { fatalError() }
    public enum AuthorizationState: Hashable, Sendable { case notDetermined, denied, authorized }
    public enum AlarmError: Error, Hashable, Sendable { case maximumLimitReached }
    public struct AlarmConfiguration<Metadata: AlarmMetadata> {
        public init(countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil, attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default) { fatalError() }
        public static func timer(duration: TimeInterval, attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default) -> AlarmConfiguration<Metadata> { fatalError() }
        public static func alarm(schedule: Alarm.Schedule? = nil, attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default) -> AlarmConfiguration<Metadata> { fatalError() }
    }
    public struct AlarmUpdates: AsyncSequence, Sendable { public typealias Element = [Alarm]; public struct Iterator: AsyncIteratorProtocol { public mutating func next() async -> [Alarm]? { fatalError() } }; public func makeAsyncIterator() -> Iterator { fatalError() } }
    public struct AuthorizationUpdates: AsyncSequence, Sendable { public typealias Element = AuthorizationState; public struct Iterator: AsyncIteratorProtocol { public mutating func next() async -> AuthorizationState? { fatalError() } }; public func makeAsyncIterator() -> Iterator { fatalError() } }
    public var authorizationState: AuthorizationState { fatalError() }
    @discardableResult public func requestAuthorization() async throws -> AuthorizationState { fatalError() }
    public var authorizationUpdates: AuthorizationUpdates { fatalError() }
    public var alarms: [Alarm] { get throws { fatalError() } }
    public var alarmUpdates: AlarmUpdates { fatalError() }
    @discardableResult public func schedule<Metadata: AlarmMetadata>(id: Alarm.ID, configuration: AlarmConfiguration<Metadata>) async throws -> Alarm { fatalError() }
    public func countdown(id: Alarm.ID) throws {}
    public func pause(id: Alarm.ID) throws {}
    public func resume(id: Alarm.ID) throws {}
    public func stop(id: Alarm.ID) throws {}
    public func cancel(id: Alarm.ID) throws {}
}
