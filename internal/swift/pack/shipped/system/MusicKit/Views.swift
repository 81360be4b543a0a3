import SwiftUI

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) @MainActor @preconcurrency public struct ArtworkImage: View {
    nonisolated public init(_ artwork: Artwork, width: CGFloat, height: CGFloat) { fatalError() }
    nonisolated public init(_ artwork: Artwork, width: CGFloat) { fatalError() }
    nonisolated public init(_ artwork: Artwork, height: CGFloat) { fatalError() }
    public var body: some View { fatalError() as EmptyView }
}
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct MusicSubscriptionOffer {
    public struct Options: Equatable, Sendable {
        public init(messageIdentifier: MessageIdentifier = .join, itemID: MusicItemID? = nil, affiliateToken: String? = nil, campaignToken: String? = nil) { fatalError() }
        public var messageIdentifier: MessageIdentifier { get { fatalError() } set {} }
        public var itemID: MusicItemID? { get { fatalError() } set {} }
        public var affiliateToken: String? { get { fatalError() } set {} }
        public var campaignToken: String? { get { fatalError() } set {} }
        public static var `default`: Options { fatalError() }
    }
    public enum MessageIdentifier: Hashable, Sendable { case join, connect, addMusic, playMusic }
}
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension View {
    nonisolated public func musicSubscriptionOffer(isPresented: Binding<Bool>, options: MusicSubscriptionOffer.Options = .default, onLoadCompletion: @escaping ((any Error)?) -> Void = { _ in }) -> some View { fatalError() as EmptyView }
}
