@_exported import CoreLocation
@_exported import Foundation
import SwiftUI

@available(iOS 17.2, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct JournalingSuggestion: Identifiable, Sendable {
    public struct ItemContent: Identifiable, Sendable { public let id: UUID; public func content<T: JournalingSuggestionAsset>(forType: T.Type) async throws -> T? { fatalError() } }
    public var title: String { fatalError() }
    public var date: DateInterval? { fatalError() }
    public var items: [ItemContent] { fatalError() }
    public var id: UUID { fatalError() }
    public func content<T: JournalingSuggestionAsset>(forType type: T.Type) async -> [T] { fatalError() }
    public struct Location: JournalingSuggestionAsset { public var place: String? { fatalError() }; public var city: String? { fatalError() }; public var location: CLLocation? { fatalError() }; public var date: Date? { fatalError() } }
    public struct Photo: JournalingSuggestionAsset { public var photo: URL { fatalError() }; public var date: Date? { fatalError() } }
    public struct Video: JournalingSuggestionAsset { public var url: URL { fatalError() }; public var date: Date? { fatalError() } }
    public struct LivePhoto: JournalingSuggestionAsset { public var image: URL { fatalError() }; public var video: URL { fatalError() }; public var date: Date? { fatalError() } }
    public struct Song: JournalingSuggestionAsset { public var song: String? { fatalError() }; public var artist: String? { fatalError() }; public var album: String? { fatalError() }; public var artwork: URL? { fatalError() }; public var date: Date? { fatalError() } }
    public struct Podcast: JournalingSuggestionAsset { public var episode: String? { fatalError() }; public var show: String? { fatalError() }; public var artwork: URL? { fatalError() }; public var date: Date? { fatalError() } }
    public struct Contact: JournalingSuggestionAsset { public var name: String { fatalError() }; public var photo: URL? { fatalError() } }
    public struct Reflection: JournalingSuggestionAsset { public var prompt: String { fatalError() }; public var color: Color? { fatalError() } }
    public struct MotionActivity: JournalingSuggestionAsset { public var steps: Int { fatalError() }; public var icon: URL? { fatalError() }; public var date: DateInterval? { fatalError() } }
}
@available(iOS 17.2, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @preconcurrency public protocol JournalingSuggestionAsset: Sendable {}
@available(iOS 17.2, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension Image: JournalingSuggestionAsset {}
@available(iOS 17.2, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public struct JournalingSuggestionsPicker<Label: View>: View {
    public init(@ViewBuilder label: () -> Label, onCompletion: @escaping @Sendable (JournalingSuggestion) async -> Void) { fatalError() }
    public var body: some View { fatalError() as EmptyView }
}
@available(iOS 17.2, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension JournalingSuggestionsPicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, onCompletion: @escaping @Sendable (JournalingSuggestion) async -> Void) { fatalError() }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, onCompletion: @escaping @Sendable (JournalingSuggestion) async -> Void) { fatalError() }
}
