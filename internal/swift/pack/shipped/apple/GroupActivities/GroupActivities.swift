@_exported import Combine
@_exported import CoreTransferable
@_exported import Foundation
import CoreGraphics
import SwiftUI
#if !os(macOS) && !os(watchOS)
import UIKit
#endif

@available(iOS 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol GroupActivity: Codable {
    associatedtype ActivityIdentifier = String
    static var activityIdentifier: String { get }
    var metadata: GroupActivityMetadata { get async }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum GroupActivityActivationResult: Hashable, Sendable { case activationDisabled, activationPreferred, cancelled }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, *) @available(watchOS, unavailable) extension GroupActivity {
    public static var activityIdentifier: String { fatalError() }
    @discardableResult public func activate() async throws -> Bool { fatalError() }
    public func prepareForActivation() async -> GroupActivityActivationResult { fatalError() }
    public static func sessions() -> GroupSession<Self>.Sessions { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct GroupActivityMetadata: Codable, Equatable, Sendable {
    public init() { fatalError() }
    public var title: String? { get { fatalError() } set {} }
    public var subtitle: String? { get { fatalError() } set {} }
    public var previewImage: CGImage? { get { fatalError() } set {} }
    public var fallbackURL: URL? { get { fatalError() } set {} }
    public var type: GroupActivityMetadata.ActivityType { get { fatalError() } set {} }
    public var supportsContinuationOnTV: Bool { get { fatalError() } set {} }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) public var sceneAssociationBehavior: SceneAssociationBehavior { get { fatalError() } set {} }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public static func == (a: GroupActivityMetadata, b: GroupActivityMetadata) -> Bool { fatalError() }
    public struct ActivityType: Codable, Hashable, Sendable {
        public static var generic: ActivityType { fatalError() }
        public static var watchTogether: ActivityType { fatalError() }
        public static var listenTogether: ActivityType { fatalError() }
        @available(iOS 15.4, macOS 12.3, tvOS 15.4, *) public static var createTogether: ActivityType { fatalError() }
        @available(iOS 15.4, macOS 12.3, tvOS 15.4, *) public static var workoutTogether: ActivityType { fatalError() }
        @available(iOS 15.4, macOS 12.3, tvOS 15.4, *) public static var shopTogether: ActivityType { fatalError() }
        @available(iOS 15.4, macOS 12.3, tvOS 15.4, *) public static var readTogether: ActivityType { fatalError() }
        @available(iOS 15.4, macOS 12.3, tvOS 15.4, *) public static var exploreTogether: ActivityType { fatalError() }
        @available(iOS 15.4, macOS 12.3, tvOS 15.4, *) public static var learnTogether: ActivityType { fatalError() }
    }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct SceneAssociationBehavior: Codable, Hashable, Sendable {
    public static var `default`: SceneAssociationBehavior { fatalError() }
    public static var none: SceneAssociationBehavior { fatalError() }
    public static func content(_ targetContentIdentifier: String) -> SceneAssociationBehavior { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct Participant: Identifiable, Hashable, Sendable {
    public let id: UUID
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) public var isNearbyWithLocalParticipant: Bool { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct Participants: OptionSet, SetAlgebra, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { fatalError() }
    public static var all: Participants { fatalError() }
    public static func only(_ participant: Participant) -> Participants { fatalError() }
    public static func only(_ participants: Set<Participant>) -> Participants { fatalError() }
    public static func only(_ participants: [Participant]) -> Participants { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct GroupSessionEvent: Hashable, Sendable {
    public enum Action: Hashable, Sendable { case play, pause, seek(to: TimeInterval), changeSpeed, stop }
    public init(originator: Participant, action: Action, url: URL?) { fatalError() }
    public var originator: Participant { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, *) @available(watchOS, unavailable) final public class GroupSession<ActivityType: GroupActivity>: ObservableObject, Identifiable, Hashable, @unchecked Sendable {
    public enum State: Sendable { case waiting, joined, invalidated(reason: any Error) }
    public let id: UUID
    @Published public var activity: ActivityType
    @Published final public private(set) var state: GroupSession<ActivityType>.State
    @Published final public private(set) var activeParticipants: Set<Participant>
    public var localParticipant: Participant { fatalError() }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) public var isLocallyInitiated: Bool { fatalError() }
    public var sceneSessionIdentifier: String? { fatalError() }
    init() { fatalError() }
    public func join() {}
    public func leave() {}
    public func end() {}
    public func requestForegroundPresentation() async {}
    public func postEvent(_ event: GroupSessionEvent) {}
    public func showNotice(_ event: GroupSessionEvent) {}
    public static func == (a: GroupSession, b: GroupSession) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) {}
    public struct Sessions: AsyncSequence, Sendable {
        public typealias Element = GroupSession<ActivityType>
        public struct Iterator: AsyncIteratorProtocol { public mutating func next() async -> GroupSession<ActivityType>? { fatalError() } }
        public func makeAsyncIterator() -> Iterator { fatalError() }
    }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, *) @available(watchOS, unavailable) final public class GroupSessionMessenger: @unchecked Sendable {
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum DeliveryMode: Hashable, Sendable { case reliable, unreliable }
    public init<ActivityType: GroupActivity>(session: GroupSession<ActivityType>) { fatalError() }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *) @available(watchOS, unavailable) public init<ActivityType: GroupActivity>(session: GroupSession<ActivityType>, deliveryMode: DeliveryMode) { fatalError() }
    public struct MessageContext: Sendable { public var source: Participant { fatalError() } }
    public struct Messages<Message: Codable>: AsyncSequence {
        public typealias Element = (Message, MessageContext)
        public struct Iterator: AsyncIteratorProtocol { public mutating func next() async -> (Message, MessageContext)? { fatalError() } }
        public func makeAsyncIterator() -> Iterator { fatalError() }
    }
    public func send<Message: Codable>(_ value: Message, to participants: Participants = .all, completion: @escaping ((any Error)?) -> Void) {}
    public func send(_ value: Data, to participants: Participants = .all, completion: @escaping ((any Error)?) -> Void) {}
    public func send<Message: Codable>(_ value: Message, to participants: Participants = .all) async throws {}
    public func send(_ value: Data, to participants: Participants = .all) async throws {}
    public func messages<Message: Codable>(of type: Message.Type) -> Messages<Message> { fatalError() }
    public func messages(of type: Data.Type) -> Messages<Data> { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) final public class GroupSessionJournal: ObservableObject, @unchecked Sendable {
    public init<ActivityType: GroupActivity>(session: GroupSession<ActivityType>) { fatalError() }
    public struct Attachment: Identifiable, Sendable {
        public let id: UUID
        public func load<Content: Transferable>(_ type: Content.Type) async throws -> Content { fatalError() }
        public func loadMetadata<Metadata: Codable>(of type: Metadata.Type) async throws -> Metadata { fatalError() }
    }
    public struct Attachments: AsyncSequence, Sendable {
        public typealias Element = [Attachment]
        public struct Iterator: AsyncIteratorProtocol { public mutating func next() async -> [Attachment]? { fatalError() } }
        public func makeAsyncIterator() -> Iterator { fatalError() }
    }
    public var attachments: Attachments { fatalError() }
    @discardableResult public func add<Item: Transferable>(_ item: Item) async throws -> Attachment { fatalError() }
    @discardableResult public func add<Item: Transferable, Metadata: Codable>(_ item: Item, metadata: Metadata) async throws -> Attachment { fatalError() }
    public func remove(attachment: Attachment) async throws {}
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, *) @available(watchOS, unavailable) final public class GroupStateObserver: ObservableObject {
    public init() { fatalError() }
    @Published final public private(set) var isEligibleForGroupSession: Bool
}
#if os(iOS)
@available(iOS 15.4, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor final public class GroupActivitySharingController: UIViewController {
    public init<ActivityType: GroupActivity>(_ activity: ActivityType) throws { fatalError() }
    public init<ActivityType: GroupActivity>(preparationHandler: @escaping () async throws -> ActivityType) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    public enum Result: Hashable, Sendable { case success, cancelled }
    public var result: Result { get async { fatalError() } }
}
#endif
@available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) extension View {
    nonisolated public func groupActivityAssociation(_ kind: GroupActivityAssociationKind?) -> some View { fatalError() as EmptyView }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct GroupActivityAssociationKind: Hashable, Sendable {
    public static func primary(_ sharedContentIdentifier: String) -> GroupActivityAssociationKind { fatalError() }
}
