@_exported import Foundation
import SwiftUI

// Live Activities.
@available(iOS 16.1, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public protocol ActivityAttributes: Decodable, Encodable { associatedtype ContentState: Decodable, Encodable, Hashable }
@available(iOS 16.1, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable { init() { fatalError() }
  public typealias ContentState = Attributes.ContentState
  public let id: String
  public let attributes: Attributes
  public static var activities: [Activity<Attributes>] { fatalError() }
  public static var activityUpdates: ActivityUpdates { fatalError() }
  public var activityState: ActivityState { fatalError() }
  public var activityStateUpdates: ActivityStateUpdates { fatalError() }
  public var pushToken: Data? { fatalError() }
  public var pushTokenUpdates: PushTokenUpdates { fatalError() }
  @available(iOS 17.2, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public static var pushToStartToken: Data? { fatalError() }
  @available(iOS 17.2, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public static var pushToStartTokenUpdates: PushTokenUpdates { fatalError() }
  @available(iOS 16.2, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public var content: ActivityContent<Activity<Attributes>.ContentState> { fatalError() }
  @available(iOS 16.2, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public var contentUpdates: ContentUpdates { fatalError() }
  @available(iOS, introduced: 16.1, deprecated: 16.2, message: "Use content instead.") @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public var contentState: ContentState { fatalError() }
  @available(iOS, introduced: 16.1, deprecated: 16.2, message: "Use contentUpdates instead.") @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public var contentStateUpdates: ContentStateUpdates { fatalError() }
  @available(iOS, introduced: 16.1, deprecated: 16.2, message: "Use the request with content instead.") @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public static func request(attributes: Attributes, contentState: Activity<Attributes>.ContentState, pushType: PushType? = nil) throws -> Activity<Attributes> { fatalError() }
  @available(iOS 16.2, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public static func request(attributes: Attributes, content: ActivityContent<Activity<Attributes>.ContentState>, pushType: PushType? = nil) throws -> Activity<Attributes> { fatalError() }
  @available(iOS 18.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public static func request(attributes: Attributes, content: ActivityContent<Activity<Attributes>.ContentState>, pushType: PushType? = nil, style: ActivityStyle) throws -> Activity<Attributes> { fatalError() }
  @available(iOS, introduced: 16.1, deprecated: 16.2, message: "Use update with content instead.") @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public func update(using contentState: Activity<Attributes>.ContentState) async { fatalError() }
  @available(iOS, introduced: 16.1, deprecated: 16.2, message: "Use update with content instead.") @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public func update(using contentState: Activity<Attributes>.ContentState, alertConfiguration: AlertConfiguration? = nil) async { fatalError() }
  @available(iOS 16.2, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public func update(_ content: ActivityContent<Activity<Attributes>.ContentState>) async { fatalError() }
  @available(iOS 16.2, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public func update(_ content: ActivityContent<Activity<Attributes>.ContentState>, alertConfiguration: AlertConfiguration? = nil) async { fatalError() }
  @available(iOS 17.2, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public func update(_ content: ActivityContent<Activity<Attributes>.ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date) async { fatalError() }
  @available(iOS, introduced: 16.1, deprecated: 16.2, message: "Use end with content instead.") @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public func end(using contentState: Activity<Attributes>.ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default) async { fatalError() }
  @available(iOS 16.2, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public func end(_ content: ActivityContent<Activity<Attributes>.ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default) async { fatalError() }
  @available(iOS 17.2, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public func end(_ content: ActivityContent<Activity<Attributes>.ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date) async { fatalError() }
  public struct ActivityUpdates: AsyncSequence { public typealias Element = Activity<Attributes>
    public struct Iterator: AsyncIteratorProtocol { public mutating func next() async -> Activity<Attributes>? { fatalError() } }
    public func makeAsyncIterator() -> Iterator { fatalError() } }
  public struct ActivityStateUpdates: AsyncSequence, Sendable { public typealias Element = ActivityState
    public struct Iterator: AsyncIteratorProtocol { public mutating func next() async -> ActivityState? { fatalError() } }
    public func makeAsyncIterator() -> Iterator { fatalError() } }
  public struct PushTokenUpdates: AsyncSequence, Sendable { public typealias Element = Data
    public struct Iterator: AsyncIteratorProtocol { public mutating func next() async -> Data? { fatalError() } }
    public func makeAsyncIterator() -> Iterator { fatalError() } }
  public struct ContentUpdates: AsyncSequence { public typealias Element = ActivityContent<Activity<Attributes>.ContentState>
    public struct Iterator: AsyncIteratorProtocol { public mutating func next() async -> ActivityContent<Activity<Attributes>.ContentState>? { fatalError() } }
    public func makeAsyncIterator() -> Iterator { fatalError() } }
  public struct ContentStateUpdates: AsyncSequence { public typealias Element = Activity<Attributes>.ContentState
    public struct Iterator: AsyncIteratorProtocol { public mutating func next() async -> Activity<Attributes>.ContentState? { fatalError() } }
    public func makeAsyncIterator() -> Iterator { fatalError() } }
}
@available(iOS 16.2, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct ActivityContent<State: Codable & Hashable> { public let state: State; public let staleDate: Date?; public let relevanceScore: Double
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0.0) { fatalError() } }
@available(iOS 16.2, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension ActivityContent: Sendable where State: Sendable {}
@available(iOS 16.1, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public enum ActivityState: Codable, Hashable, Sendable { case active, ended, dismissed; @available(iOS 16.2, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) case stale }
@available(iOS 18.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public enum ActivityStyle: Codable, Hashable, Sendable { case standard, transient }
@available(iOS 16.1, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct ActivityUIDismissalPolicy: Sendable { init() { fatalError() }
  public static let `default` = ActivityUIDismissalPolicy()
  public static let immediate = ActivityUIDismissalPolicy()
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { fatalError() } }
@available(iOS 16.1, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct PushType: Sendable, Equatable { init() { fatalError() }
  public static var token: PushType { fatalError() }
  @available(iOS 18.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public static func channel(_ channelID: String) -> PushType { fatalError() } }
@available(iOS 16.1, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct AlertConfiguration: Sendable { public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertConfiguration.AlertSound) { fatalError() }
  public struct AlertSound: Sendable { init() { fatalError() }; public static var `default`: AlertSound { fatalError() }; public static func named(_ name: String) -> AlertSound { fatalError() } } }
@available(iOS 16.1, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) final public class ActivityAuthorizationInfo: @unchecked Sendable { public init() { fatalError() }
  public var areActivitiesEnabled: Bool { fatalError() }
  public var activityEnablementUpdates: ActivityEnablementUpdates { fatalError() }
  @available(iOS 16.2, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public var frequentPushesEnabled: Bool { fatalError() }
  public struct ActivityEnablementUpdates: AsyncSequence, Sendable { public typealias Element = Bool
    public struct Iterator: AsyncIteratorProtocol { public mutating func next() async -> Bool? { fatalError() } }
    public func makeAsyncIterator() -> Iterator { fatalError() } } }
@available(iOS 16.1, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public enum ActivityAuthorizationError: Int, LocalizedError, Sendable { case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier, missingProcessIdentifier, persistenceFailure, reconnectNotPermitted, targetMaximumExceeded, unentitled, unsupported, unsupportedTarget, visibility }
