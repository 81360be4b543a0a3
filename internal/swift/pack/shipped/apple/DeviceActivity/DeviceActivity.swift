@_exported import Foundation
@_exported import ManagedSettings
import SwiftUI

@available(iOS 15.0, macOS 13.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct DeviceActivityName: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public init(_ rawValue: String) { fatalError() }
}
@available(iOS 15.0, macOS 13.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct DeviceActivitySchedule: Codable, Equatable, Sendable {
    public init(intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool, warningTime: DateComponents? = nil) { fatalError() }
    public var intervalStart: DateComponents { fatalError() }
    public var intervalEnd: DateComponents { fatalError() }
    public var repeats: Bool { fatalError() }
    public var warningTime: DateComponents? { fatalError() }
    public var nextInterval: DateInterval? { fatalError() }
}
@available(iOS 15.0, macOS 13.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct DeviceActivityEvent: Codable, Equatable, Sendable {
    public struct Name: RawRepresentable, Hashable, Codable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { fatalError() }
        public init(_ rawValue: String) { fatalError() }
    }
    public init(applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [], webDomains: Set<WebDomainToken> = [], threshold: DateComponents) { fatalError() }
    @available(iOS 17.4, *) public init(applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [], webDomains: Set<WebDomainToken> = [], threshold: DateComponents, includesPastActivity: Bool) { fatalError() }
    public var applications: Set<ApplicationToken> { fatalError() }
    public var categories: Set<ActivityCategoryToken> { fatalError() }
    public var webDomains: Set<WebDomainToken> { fatalError() }
    public var threshold: DateComponents { fatalError() }
}
@available(iOS 15.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct DeviceActivityCenter: Sendable {
    public init() { fatalError() }
    public var activities: [DeviceActivityName] { fatalError() }
    public func events(for activity: DeviceActivityName) -> [DeviceActivityEvent.Name: DeviceActivityEvent] { fatalError() }
    public func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule? { fatalError() }
    public func startMonitoring(_ activity: DeviceActivityName, during schedule: DeviceActivitySchedule, events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]) throws {}
    public func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
    public enum MonitoringError: LocalizedError, Sendable { case excessiveActivities, intervalTooLong, intervalTooShort, invalidDateComponents, unauthorized }
}
@available(iOS 15.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class DeviceActivityMonitor: NSObject {
    public override init() { fatalError() }
    open func intervalDidStart(for activity: DeviceActivityName) {}
    open func intervalDidEnd(for activity: DeviceActivityName) {}
    open func eventDidReachThreshold(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
    open func intervalWillStartWarning(for activity: DeviceActivityName) {}
    open func intervalWillEndWarning(for activity: DeviceActivityName) {}
    open func eventWillReachThresholdWarning(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
}
@available(iOS 16.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct DeviceActivityFilter: Sendable {
    public enum SegmentInterval: Sendable { case daily(during: DateInterval), hourly(during: DateInterval), weekly(during: DateInterval) }
    public struct Users: Sendable, Hashable { public static var all: Users { fatalError() }; public static var children: Users { fatalError() } }
    public struct Devices: Sendable { public init(_ devices: Set<DeviceActivityData.Device.Model>) { fatalError() }; public static var all: Devices { fatalError() } }
    public init(segment: SegmentInterval = .daily(during: DateInterval()), users: Users = .all, devices: Devices = .all, applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [], webDomains: Set<WebDomainToken> = []) { fatalError() }
    public init(segment: SegmentInterval = .daily(during: DateInterval()), devices: Devices = .all, applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [], webDomains: Set<WebDomainToken> = []) { fatalError() }
}
@available(iOS 16.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct DeviceActivityResults<Element>: AsyncSequence {
    public struct AsyncIterator: AsyncIteratorProtocol { public mutating func next() async -> Element? { fatalError() } }
    public func makeAsyncIterator() -> AsyncIterator { fatalError() }
}
@available(iOS 16.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct DeviceActivityData {
    public struct Device { public enum Model: Hashable, Sendable { case iPhone, iPad, iPod, mac }; public var model: Model { fatalError() }; public var name: String? { fatalError() } }
    public struct User { public enum Role: Hashable, Sendable { case individual, child }; public var role: Role { fatalError() }; public var appleID: String? { fatalError() }; public var nameComponents: PersonNameComponents? { fatalError() } }
    public struct ActivitySegment {
        public var dateInterval: DateInterval { fatalError() }
        public var totalActivityDuration: TimeInterval { fatalError() }
        public var totalPickupsWithoutApplicationActivity: Int { fatalError() }
        public var longestActivity: DateInterval? { fatalError() }
        public var firstPickup: Date? { fatalError() }
        public var categories: DeviceActivityResults<CategoryActivity> { fatalError() }
    }
    public struct CategoryActivity {
        public var category: ActivityCategory { fatalError() }
        public var totalActivityDuration: TimeInterval { fatalError() }
        public var applications: DeviceActivityResults<ApplicationActivity> { fatalError() }
        public var webDomains: DeviceActivityResults<WebDomainActivity> { fatalError() }
    }
    public struct ApplicationActivity { public var application: Application { fatalError() }; public var totalActivityDuration: TimeInterval { fatalError() }; public var numberOfPickups: Int { fatalError() }; public var numberOfNotifications: Int { fatalError() } }
    public struct WebDomainActivity { public var webDomain: WebDomain { fatalError() }; public var totalActivityDuration: TimeInterval { fatalError() } }
    public var device: Device { fatalError() }
    public var user: User { fatalError() }
    public var lastUpdatedDate: Date { fatalError() }
    public var activitySegments: DeviceActivityResults<ActivitySegment> { fatalError() }
}
@available(iOS 16.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public struct DeviceActivityReport: View {
    public struct Context: RawRepresentable, Hashable, Sendable { public let rawValue: String; nonisolated public init(rawValue: String) { fatalError() }; nonisolated public init(_ rawValue: String) { fatalError() } }
    public init(_ context: DeviceActivityReport.Context) { fatalError() }
    public init(_ context: DeviceActivityReport.Context, filter: DeviceActivityFilter) { fatalError() }
    public var body: some View { fatalError() as EmptyView }
}
@available(iOS 16.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @preconcurrency public protocol DeviceActivityReportScene {
    associatedtype Configuration
    associatedtype Content: View
    var context: DeviceActivityReport.Context { get }
    var content: (Configuration) -> Content { get }
    func makeConfiguration(representing data: DeviceActivityResults<DeviceActivityData>) async -> Configuration
}
@available(iOS 16.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct PairOfReportScenes<A: DeviceActivityReportScene, B: DeviceActivityReportScene>: DeviceActivityReportScene {
    public var context: DeviceActivityReport.Context { fatalError() }
    public var content: (Never) -> EmptyView { fatalError() }
    public func makeConfiguration(representing data: DeviceActivityResults<DeviceActivityData>) async -> Never { fatalError() }
}
@available(iOS 16.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @resultBuilder public struct DeviceActivityReportBuilder {
    public static func buildBlock<S: DeviceActivityReportScene>(_ scene: S) -> S { fatalError() }
    public static func buildBlock<A: DeviceActivityReportScene, B: DeviceActivityReportScene>(_ a: A, _ b: B) -> PairOfReportScenes<A, B> { fatalError() }
    public static func buildBlock<A: DeviceActivityReportScene, B: DeviceActivityReportScene, C: DeviceActivityReportScene>(_ a: A, _ b: B, _ c: C) -> PairOfReportScenes<PairOfReportScenes<A, B>, C> { fatalError() }
    public static func buildExpression<S: DeviceActivityReportScene>(_ scene: S) -> S { fatalError() }
}
@available(iOS 16.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @preconcurrency public protocol DeviceActivityReportExtension {
    associatedtype Body: DeviceActivityReportScene
    init()
    @DeviceActivityReportBuilder var body: Body { get }
}
@available(iOS 16.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension DeviceActivityReportExtension { public static func main() {} }
