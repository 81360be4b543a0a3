@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct MusicCatalogSearchRequest: Sendable {
    public init(term: String, types: [any MusicCatalogSearchable.Type]) { fatalError() }
    public var term: String { fatalError() }
    public var types: [any MusicCatalogSearchable.Type] { fatalError() }
    public var limit: Int? { get { fatalError() } set {} }
    public var offset: Int? { get { fatalError() } set {} }
    public var includeTopResults: Bool { get { fatalError() } set {} }
    public func response() async throws -> MusicCatalogSearchResponse { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct MusicCatalogSearchResponse: Sendable {
    public var albums: MusicItemCollection<Album> { fatalError() }
    public var artists: MusicItemCollection<Artist> { fatalError() }
    public var curators: MusicItemCollection<Curator> { fatalError() }
    public var musicVideos: MusicItemCollection<MusicVideo> { fatalError() }
    public var playlists: MusicItemCollection<Playlist> { fatalError() }
    public var recordLabels: MusicItemCollection<RecordLabel> { fatalError() }
    public var songs: MusicItemCollection<Song> { fatalError() }
    public var stations: MusicItemCollection<Station> { fatalError() }
    @available(iOS 16.0, macOS 14.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public var topResults: MusicItemCollection<TopResult> { fatalError() }
    @available(iOS 16.0, macOS 14.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public enum TopResult: MusicItem, Hashable, Sendable {
        case album(Album), artist(Artist), curator(Curator), musicVideo(MusicVideo), playlist(Playlist), recordLabel(RecordLabel), song(Song), station(Station)
        public var id: MusicItemID { fatalError() }
        public var title: String { fatalError() }
        public var artwork: Artwork? { fatalError() }
    }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct MusicCatalogSearchSuggestionsRequest: Sendable {
    public init(term: String, includingTopResultsOfTypes types: [any MusicCatalogSearchable.Type] = []) { fatalError() }
    public var limit: Int? { get { fatalError() } set {} }
    public func response() async throws -> MusicCatalogSearchSuggestionsResponse { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct MusicCatalogSearchSuggestionsResponse: Sendable {
    public struct Suggestion: Identifiable, Hashable, Sendable { public let id: String; public var displayTerm: String { fatalError() }; public var searchTerm: String { fatalError() } }
    public var suggestions: [Suggestion] { fatalError() }
    public var topResults: MusicItemCollection<MusicCatalogSearchResponse.TopResult> { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) @preconcurrency public protocol FilterableMusicItem: MusicItem { associatedtype FilterType }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct MusicCatalogResourceRequest<MusicItemType> where MusicItemType: MusicItem, MusicItemType: Decodable {
    public init() where MusicItemType == Genre { fatalError() }
    public init<Value>(matching keyPath: KeyPath<MusicItemType.FilterType, Value>, equalTo value: Value) where MusicItemType: FilterableMusicItem { fatalError() }
    public init<Value>(matching keyPath: KeyPath<MusicItemType.FilterType, Value>, memberOf values: [Value]) where MusicItemType: FilterableMusicItem { fatalError() }
    public var limit: Int? { get { fatalError() } set {} }
    public var properties: [PartialMusicAsyncProperty<MusicItemType>] { get { fatalError() } set {} }
    public func response() async throws -> MusicCatalogResourceResponse<MusicItemType> { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct MusicCatalogResourceResponse<MusicItemType>: Sendable where MusicItemType: MusicItem, MusicItemType: Decodable { public var items: MusicItemCollection<MusicItemType> { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) @preconcurrency public protocol SongFilter { var id: MusicItemID { get }; var isrc: String { get } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) @preconcurrency public protocol AlbumFilter { var id: MusicItemID { get }; var upc: String { get } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) @preconcurrency public protocol MusicIDFilter { var id: MusicItemID { get } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension Song: FilterableMusicItem { public typealias FilterType = any SongFilter }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension Album: FilterableMusicItem { public typealias FilterType = any AlbumFilter }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension Artist: FilterableMusicItem { public typealias FilterType = any MusicIDFilter }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension Playlist: FilterableMusicItem { public typealias FilterType = any MusicIDFilter }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension MusicVideo: FilterableMusicItem { public typealias FilterType = any SongFilter }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension Station: FilterableMusicItem { public typealias FilterType = any MusicIDFilter }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension Genre: FilterableMusicItem { public typealias FilterType = any MusicIDFilter }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension RecordLabel: FilterableMusicItem { public typealias FilterType = any MusicIDFilter }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension Curator: FilterableMusicItem { public typealias FilterType = any MusicIDFilter }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public enum MusicCatalogChartKind: String, Hashable, Sendable { case mostPlayed, cityTop, dailyGlobalTop }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct MusicCatalogChartsRequest: Sendable {
    public init(genre: Genre? = nil, kinds: [MusicCatalogChartKind] = [.mostPlayed], types: [any MusicCatalogChartRequestable.Type]) { fatalError() }
    public var limit: Int? { get { fatalError() } set {} }
    public var offset: Int? { get { fatalError() } set {} }
    public func response() async throws -> MusicCatalogChartsResponse { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct MusicCatalogChart<MusicItemType>: Identifiable, Sendable where MusicItemType: MusicItem {
    public let id: String
    public var kind: MusicCatalogChartKind { fatalError() }
    public var title: String { fatalError() }
    public var items: MusicItemCollection<MusicItemType> { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct MusicCatalogChartsResponse: Sendable {
    public var albumCharts: [MusicCatalogChart<Album>] { fatalError() }
    public var musicVideoCharts: [MusicCatalogChart<MusicVideo>] { fatalError() }
    public var playlistCharts: [MusicCatalogChart<Playlist>] { fatalError() }
    public var songCharts: [MusicCatalogChart<Song>] { fatalError() }
}
@available(iOS 16.0, macOS 14.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct MusicLibraryRequest<MusicItemType> where MusicItemType: MusicLibraryRequestable {
    public init() { fatalError() }
    public var limit: Int { get { fatalError() } set {} }
    public var offset: Int { get { fatalError() } set {} }
    public var includeOnlyDownloadedContent: Bool { get { fatalError() } set {} }
    public mutating func filter<Value>(matching keyPath: KeyPath<MusicItemType.LibraryFilter, Value>, equalTo value: Value) {}
    public mutating func filter<Value>(matching keyPath: KeyPath<MusicItemType.LibraryFilter, Value>, memberOf values: [Value]) {}
    public mutating func filter(matching keyPath: KeyPath<MusicItemType.LibraryFilter, String>, contains value: String) {}
    public mutating func filter(text: String) {}
    public mutating func sort<Value>(by keyPath: KeyPath<MusicItemType.LibrarySortProperties, Value>, ascending: Bool) {}
    public func response() async throws -> MusicLibraryResponse<MusicItemType> { fatalError() }
}
@available(iOS 16.0, macOS 14.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct MusicLibraryResponse<MusicItemType>: Sendable where MusicItemType: MusicItem { public var items: MusicItemCollection<MusicItemType> { fatalError() } }
@available(iOS 16.0, macOS 14.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct MusicLibrarySearchRequest: Sendable {
    public init(term: String, types: [any MusicLibrarySearchable.Type]) { fatalError() }
    public var limit: Int { get { fatalError() } set {} }
    public func response() async throws -> MusicLibrarySearchResponse { fatalError() }
}
@available(iOS 16.0, macOS 14.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct MusicLibrarySearchResponse: Sendable {
    public var albums: MusicItemCollection<Album> { fatalError() }
    public var artists: MusicItemCollection<Artist> { fatalError() }
    public var playlists: MusicItemCollection<Playlist> { fatalError() }
    public var songs: MusicItemCollection<Song> { fatalError() }
}
@available(iOS 16.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) final public class MusicLibrary: Sendable {
    public static let shared: MusicLibrary = MusicLibrary()
    init() { fatalError() }
    public func add<MusicItemType: MusicLibraryAddable>(_ item: MusicItemType) async throws {}
    @discardableResult public func add<MusicItemType: MusicPlaylistAddable>(_ item: MusicItemType, to playlist: Playlist) async throws -> Playlist { fatalError() }
    @discardableResult public func createPlaylist(name: String, description: String? = nil, authorDisplayName: String? = nil) async throws -> Playlist { fatalError() }
    @discardableResult public func createPlaylist<S: Sequence>(name: String, description: String? = nil, authorDisplayName: String? = nil, items: S) async throws -> Playlist where S.Element: MusicPlaylistAddable { fatalError() }
    @discardableResult public func edit(_ playlist: Playlist, name: String? = nil, description: String? = nil, authorDisplayName: String? = nil) async throws -> Playlist { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct MusicPersonalRecommendationsRequest: Sendable {
    public init() { fatalError() }
    public var limit: Int? { get { fatalError() } set {} }
    public var offset: Int? { get { fatalError() } set {} }
    public func response() async throws -> MusicPersonalRecommendationsResponse { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct MusicPersonalRecommendationsResponse: Sendable { public var recommendations: MusicItemCollection<MusicPersonalRecommendation> { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct MusicPersonalRecommendation: MusicItem, Hashable, Sendable {
    public let id: MusicItemID
    public var title: String? { fatalError() }
    public var reason: String? { fatalError() }
    public var nextRefreshDate: Date? { fatalError() }
    public var albums: MusicItemCollection<Album> { fatalError() }
    public var playlists: MusicItemCollection<Playlist> { fatalError() }
    public var stations: MusicItemCollection<Station> { fatalError() }
    public var items: MusicItemCollection<Item> { fatalError() }
    public enum Item: MusicItem, Hashable, Sendable {
        case album(Album), playlist(Playlist), station(Station)
        public var id: MusicItemID { fatalError() }
        public var title: String { fatalError() }
        public var artwork: Artwork? { fatalError() }
    }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct MusicRecentlyPlayedRequest<MusicItemType> where MusicItemType: MusicItem, MusicItemType: Decodable {
    public init() { fatalError() }
    public var limit: Int? { get { fatalError() } set {} }
    public var offset: Int? { get { fatalError() } set {} }
    public func response() async throws -> MusicRecentlyPlayedResponse<MusicItemType> { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct MusicRecentlyPlayedResponse<MusicItemType>: Sendable where MusicItemType: MusicItem, MusicItemType: Decodable { public var items: MusicItemCollection<MusicItemType> { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct MusicDataRequest: Sendable {
    public init(urlRequest: URLRequest) { fatalError() }
    public var urlRequest: URLRequest { get { fatalError() } set {} }
    public static var currentCountryCode: String { get async throws { fatalError() } }
    public func response() async throws -> MusicDataResponse { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct MusicDataResponse: Sendable {
    public var data: Data { fatalError() }
    public var urlResponse: HTTPURLResponse { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct MusicSubscription: Equatable, Hashable, Sendable {
    public var canPlayCatalogContent: Bool { fatalError() }
    public var canBecomeSubscriber: Bool { fatalError() }
    public var hasCloudLibraryEnabled: Bool { fatalError() }
    public static var current: MusicSubscription { get async throws { fatalError() } }
    public static var subscriptionUpdates: MusicSubscription.Updates { fatalError() }
    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = MusicSubscription
        public struct Iterator: AsyncIteratorProtocol { public mutating func next() async -> MusicSubscription? { fatalError() } }
        public func makeAsyncIterator() -> Iterator { fatalError() }
    }
    public enum Error: String, LocalizedError, Sendable { case unknown, permissionDenied, privacyAcknowledgementRequired }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct MusicTokenRequestOptions: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int) { fatalError() }; public static var ignoreCache: MusicTokenRequestOptions { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public enum MusicTokenRequestError: Error, Hashable, Sendable { case unknown, permissionDenied, userNotSignedIn, developerTokenRequestFailed, userTokenRequestFailed, userTokenRevoked, privacyAcknowledgementRequired }
@available(iOS 15.0, macOS 14.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) open class MusicPlayer: @unchecked Sendable {
    public enum PlaybackStatus: String, Hashable, Sendable { case stopped, playing, paused, interrupted, seekingForward, seekingBackward }
    public enum RepeatMode: String, Hashable, Sendable { case none, one, all }
    public enum ShuffleMode: String, Hashable, Sendable { case off, songs }
    public class State: ObservableObject, @unchecked Sendable {
        public var playbackStatus: MusicPlayer.PlaybackStatus { fatalError() }
        public var playbackRate: Float { get { fatalError() } set {} }
        public var repeatMode: MusicPlayer.RepeatMode? { get { fatalError() } set {} }
        public var shuffleMode: MusicPlayer.ShuffleMode? { get { fatalError() } set {} }
        public var audioVariant: AudioVariant? { fatalError() }
    }
    public class Queue: ObservableObject, ExpressibleByArrayLiteral, @unchecked Sendable {
        public typealias ArrayLiteralElement = any PlayableMusicItem
        public enum EntryInsertionPosition: Hashable, Sendable { case afterCurrentEntry, tail }
        public required init(arrayLiteral elements: any PlayableMusicItem...) { fatalError() }
        public init<S, PlayableMusicItemType>(for playableItems: S, startingAt startPlayableItem: S.Element? = nil) where S: Sequence, PlayableMusicItemType: PlayableMusicItem, PlayableMusicItemType == S.Element { fatalError() }
        public init(album: Album, startingAt track: Track) { fatalError() }
        public init(playlist: Playlist, startingAt entry: Playlist.Entry) { fatalError() }
        public init<S: Sequence>(_ entries: S, startingAt entry: Entry? = nil) where S.Element == Entry { fatalError() }
        public var currentEntry: Entry? { get { fatalError() } set {} }
        public func insert<PlayableMusicItemType: PlayableMusicItem>(_ item: PlayableMusicItemType, position: EntryInsertionPosition) async throws {}
        public func insert<S, PlayableMusicItemType>(_ items: S, position: EntryInsertionPosition) async throws where S: Sequence, PlayableMusicItemType: PlayableMusicItem, PlayableMusicItemType == S.Element {}
        public struct Entry: Identifiable, Hashable, Sendable {
            public init(_ item: some PlayableMusicItem, startTime: TimeInterval? = nil, endTime: TimeInterval? = nil) { fatalError() }
            public let id: String
            public var title: String { fatalError() }
            public var subtitle: String? { fatalError() }
            public var artwork: Artwork? { fatalError() }
            public var isTransient: Bool { fatalError() }
            public var startTime: TimeInterval? { fatalError() }
            public var endTime: TimeInterval? { fatalError() }
            public var item: Item? { fatalError() }
            public var transientItem: (any PlayableMusicItem)? { fatalError() }
            public static func == (a: Entry, b: Entry) -> Bool { fatalError() }
            public func hash(into hasher: inout Hasher) {}
            public enum Item: MusicItem, Hashable, Sendable {
                case song(Song), musicVideo(MusicVideo)
                public var id: MusicItemID { fatalError() }
            }
        }
    }
    public var state: MusicPlayer.State { fatalError() }
    public var isPreparedToPlay: Bool { fatalError() }
    public var playbackTime: TimeInterval { get { fatalError() } set {} }
    public func prepareToPlay() async throws {}
    public func play() async throws {}
    public func pause() {}
    public func stop() {}
    public func restartCurrentEntry() {}
    public func skipToNextEntry() async throws {}
    public func skipToPreviousEntry() async throws {}
    public func beginSeekingForward() {}
    public func beginSeekingBackward() {}
    public func endSeeking() {}
}
@available(iOS 15.0, macOS 14.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) final public class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable {
    public static var shared: ApplicationMusicPlayer { fatalError() }
    public var queue: ApplicationMusicPlayer.Queue { get { fatalError() } set {} }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public var transition: MusicPlayer.Transition { get { fatalError() } set {} }
    final public class Queue: MusicPlayer.Queue, @unchecked Sendable { @available(iOS 16.0, macOS 14.0, tvOS 16.0, watchOS 9.0, *) public var entries: Entries { get { fatalError() } set {} } }
    public typealias Entries = [MusicPlayer.Queue.Entry]
}
@available(iOS 15.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) @available(macOS, unavailable) final public class SystemMusicPlayer: MusicPlayer, @unchecked Sendable {
    public static var shared: SystemMusicPlayer { fatalError() }
    public var queue: MusicPlayer.Queue { get { fatalError() } set {} }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension MusicPlayer {
    public enum Transition: Hashable, Sendable {
        case none, crossfade(options: CrossfadeOptions)
        public static var crossfade: Transition { fatalError() }
        public struct CrossfadeOptions: Hashable, Sendable { public init(duration: TimeInterval? = nil) { fatalError() } }
    }
}
