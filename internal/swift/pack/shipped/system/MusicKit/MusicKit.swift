@_exported import Combine
@_exported import Foundation
@_exported import AssayGapFoundation
@_exported import CoreGraphics

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct MusicAuthorization {
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public enum Status: String, Codable, CustomStringConvertible, Hashable, Sendable {
        case notDetermined, denied, restricted, authorized
        public var description: String { fatalError() }
    }
    public static var currentStatus: MusicAuthorization.Status { fatalError() }
    public static func request() async -> MusicAuthorization.Status { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct MusicItemID: RawRepresentable, ExpressibleByStringLiteral, Codable, Hashable, CustomStringConvertible, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public init(_ value: String) { fatalError() }
    public init(stringLiteral value: String) { fatalError() }
    public var description: String { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) @preconcurrency public protocol MusicItem: Identifiable, Hashable, Sendable where ID == MusicItemID { var id: MusicItemID { get } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) @preconcurrency public protocol MusicCatalogSearchable: MusicItem {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) @preconcurrency public protocol MusicCatalogChartRequestable: MusicItem {}
@available(iOS 16.0, macOS 14.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @preconcurrency public protocol MusicLibraryRequestable: MusicItem { associatedtype LibraryFilter; associatedtype LibrarySortProperties }
@available(iOS 16.0, macOS 14.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @preconcurrency public protocol MusicLibrarySearchable: MusicItem {}
@available(iOS 16.0, macOS 14.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @preconcurrency public protocol MusicLibraryAddable: MusicItem {}
@available(iOS 16.0, macOS 14.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @preconcurrency public protocol MusicPlaylistAddable: MusicItem {}
@available(iOS 16.0, macOS 14.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @preconcurrency public protocol MusicPersonalRecommendationItem: MusicItem {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) @preconcurrency public protocol PlayableMusicItem: MusicItem { var playParameters: PlayParameters? { get } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct PlayParameters: Codable, Hashable, Sendable {
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) @preconcurrency public protocol MusicPropertyContainer: MusicItem {
    func with(_ properties: [PartialMusicAsyncProperty<Self>]) async throws -> Self
    func with(_ properties: [PartialMusicAsyncProperty<Self>], preferredSource: MusicPropertySource) async throws -> Self
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension MusicPropertyContainer {
    public func with(_ properties: [PartialMusicAsyncProperty<Self>]) async throws -> Self { fatalError() }
    public func with(_ properties: [PartialMusicAsyncProperty<Self>], preferredSource: MusicPropertySource) async throws -> Self { fatalError() }
}
@available(iOS 16.0, macOS 14.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public enum MusicPropertySource: Hashable, Sendable { case catalog, library }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public class AnyMusicProperty: @unchecked Sendable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public class PartialMusicProperty<Root>: AnyMusicProperty, @unchecked Sendable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public class PartialMusicAsyncProperty<Root>: PartialMusicProperty<Root>, @unchecked Sendable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public class MusicAttributeProperty<Root, Value>: PartialMusicProperty<Root>, @unchecked Sendable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public class MusicExtendedAttributeProperty<Root, Value>: PartialMusicAsyncProperty<Root>, @unchecked Sendable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public class MusicRelationshipProperty<Root, Related>: PartialMusicAsyncProperty<Root>, @unchecked Sendable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct MusicItemCollection<MusicItemType>: RandomAccessCollection, Hashable, ExpressibleByArrayLiteral, Sendable where MusicItemType: MusicItem {
    public init() { fatalError() }
    public init<S: Sequence>(_ items: S) where S.Element == MusicItemType { fatalError() }
    public init(arrayLiteral elements: MusicItemType...) { fatalError() }
    public var title: String? { fatalError() }
    public var hasNextBatch: Bool { fatalError() }
    public func nextBatch(limit: Int? = nil) async throws -> MusicItemCollection<MusicItemType>? { fatalError() }
    public var startIndex: Int { fatalError() }
    public var endIndex: Int { fatalError() }
    public subscript(position: Int) -> MusicItemType { fatalError() }
    public static func == (a: MusicItemCollection, b: MusicItemCollection) -> Bool { fatalError() }
    public static func + (a: MusicItemCollection, b: MusicItemCollection) -> MusicItemCollection { fatalError() }
    public static func += (a: inout MusicItemCollection, b: MusicItemCollection) {}
    public func hash(into hasher: inout Hasher) {}
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension MusicItemCollection: Decodable where MusicItemType: Decodable { public init(from decoder: any Decoder) throws { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension MusicItemCollection: Encodable where MusicItemType: Encodable { public func encode(to encoder: any Encoder) throws {} }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct Artwork: Codable, Hashable, Sendable {
    public var maximumWidth: Int { fatalError() }
    public var maximumHeight: Int { fatalError() }
    public var alternateText: String? { fatalError() }
    public var backgroundColor: CGColor? { fatalError() }
    public var primaryTextColor: CGColor? { fatalError() }
    public var secondaryTextColor: CGColor? { fatalError() }
    public var tertiaryTextColor: CGColor? { fatalError() }
    public var quaternaryTextColor: CGColor? { fatalError() }
    public func url(width: Int, height: Int) -> URL? { fatalError() }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct EditorialNotes: Codable, Hashable, Sendable {
    public var standard: String? { fatalError() }
    public var short: String? { fatalError() }
    public var name: String? { fatalError() }
    public var tagline: String? { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public enum ContentRating: String, Codable, Hashable, Sendable { case clean, explicit }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct PreviewAsset: Codable, Hashable, Sendable {
    public var artwork: Artwork? { fatalError() }
    public var url: URL? { fatalError() }
    public var hlsURL: URL? { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public enum AudioVariant: Hashable, Codable, Sendable { case dolbyAtmos, dolbyAudio, lossless, highResolutionLossless, lossyStereo, spatialAudio }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct Song: MusicItem, Codable, Hashable, CustomStringConvertible, Sendable, MusicCatalogSearchable, MusicCatalogChartRequestable, MusicPropertyContainer, PlayableMusicItem, MusicLibraryRequestable, MusicLibrarySearchable, MusicLibraryAddable, MusicPlaylistAddable {
    public let id: MusicItemID
    public var albumTitle: String? { fatalError() }
    public var artistName: String { fatalError() }
    public var artistURL: URL? { fatalError() }
    public var artwork: Artwork? { fatalError() }
    public var attribution: String? { fatalError() }
    public var composerName: String? { fatalError() }
    public var contentRating: ContentRating? { fatalError() }
    public var discNumber: Int? { fatalError() }
    public var duration: TimeInterval? { fatalError() }
    public var editorialNotes: EditorialNotes? { fatalError() }
    public var genreNames: [String] { fatalError() }
    public var hasLyrics: Bool { fatalError() }
    public var isAppleDigitalMaster: Bool? { fatalError() }
    public var isrc: String? { fatalError() }
    public var lastPlayedDate: Date? { fatalError() }
    public var libraryAddedDate: Date? { fatalError() }
    public var movementCount: Int? { fatalError() }
    public var movementName: String? { fatalError() }
    public var movementNumber: Int? { fatalError() }
    public var playCount: Int? { fatalError() }
    public var playParameters: PlayParameters? { fatalError() }
    public var previewAssets: [PreviewAsset]? { fatalError() }
    public var releaseDate: Date? { fatalError() }
    public var title: String { fatalError() }
    public var trackNumber: Int? { fatalError() }
    public var url: URL? { fatalError() }
    public var workName: String? { fatalError() }
    public var audioVariants: [AudioVariant]? { fatalError() }
    public var albums: MusicItemCollection<Album>? { fatalError() }
    public var artists: MusicItemCollection<Artist>? { fatalError() }
    public var composers: MusicItemCollection<Artist>? { fatalError() }
    public var genres: MusicItemCollection<Genre>? { fatalError() }
    public var musicVideos: MusicItemCollection<MusicVideo>? { fatalError() }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public var description: String { fatalError() }
    public static func == (a: Song, b: Song) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) {}
    public struct LibraryFilter: Sendable { public var id: MusicItemID { fatalError() }; public var title: String { fatalError() }; public var artistName: String { fatalError() }; public var albumTitle: String? { fatalError() }; public var isDownloaded: Bool? { fatalError() } }
    public struct LibrarySortProperties: Sendable { public var title: String { fatalError() }; public var artistName: String { fatalError() }; public var albumTitle: String? { fatalError() }; public var libraryAddedDate: Date? { fatalError() }; public var lastPlayedDate: Date? { fatalError() }; public var playCount: Int? { fatalError() } }
    public var station: Station? { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension PartialMusicAsyncProperty where Root == Song {
    public static var albums: MusicRelationshipProperty<Song, Album> { fatalError() }
    public static var artists: MusicRelationshipProperty<Song, Artist> { fatalError() }
    public static var composers: MusicRelationshipProperty<Song, Artist> { fatalError() }
    public static var genres: MusicRelationshipProperty<Song, Genre> { fatalError() }
    public static var musicVideos: MusicRelationshipProperty<Song, MusicVideo> { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct Album: MusicItem, Codable, Hashable, CustomStringConvertible, Sendable, MusicCatalogSearchable, MusicCatalogChartRequestable, MusicPropertyContainer, PlayableMusicItem, MusicLibraryRequestable, MusicLibrarySearchable, MusicLibraryAddable, MusicPersonalRecommendationItem {
    public let id: MusicItemID
    public var artistName: String { fatalError() }
    public var artistURL: URL? { fatalError() }
    public var artwork: Artwork? { fatalError() }
    public var contentRating: ContentRating? { fatalError() }
    public var copyright: String? { fatalError() }
    public var editorialNotes: EditorialNotes? { fatalError() }
    public var genreNames: [String] { fatalError() }
    public var isAppleDigitalMaster: Bool? { fatalError() }
    public var isCompilation: Bool? { fatalError() }
    public var isComplete: Bool? { fatalError() }
    public var isSingle: Bool? { fatalError() }
    public var lastPlayedDate: Date? { fatalError() }
    public var libraryAddedDate: Date? { fatalError() }
    public var playParameters: PlayParameters? { fatalError() }
    public var recordLabelName: String? { fatalError() }
    public var releaseDate: Date? { fatalError() }
    public var title: String { fatalError() }
    public var trackCount: Int { fatalError() }
    public var upc: String? { fatalError() }
    public var url: URL? { fatalError() }
    public var audioVariants: [AudioVariant]? { fatalError() }
    public var appearsOn: MusicItemCollection<Playlist>? { fatalError() }
    public var artists: MusicItemCollection<Artist>? { fatalError() }
    public var genres: MusicItemCollection<Genre>? { fatalError() }
    public var otherVersions: MusicItemCollection<Album>? { fatalError() }
    public var recordLabels: MusicItemCollection<RecordLabel>? { fatalError() }
    public var relatedAlbums: MusicItemCollection<Album>? { fatalError() }
    public var relatedVideos: MusicItemCollection<MusicVideo>? { fatalError() }
    public var tracks: MusicItemCollection<Track>? { fatalError() }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public var description: String { fatalError() }
    public static func == (a: Album, b: Album) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) {}
    public struct LibraryFilter: Sendable { public var id: MusicItemID { fatalError() }; public var title: String { fatalError() }; public var artistName: String { fatalError() } }
    public struct LibrarySortProperties: Sendable { public var title: String { fatalError() }; public var artistName: String { fatalError() }; public var libraryAddedDate: Date? { fatalError() }; public var lastPlayedDate: Date? { fatalError() } }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension PartialMusicAsyncProperty where Root == Album {
    public static var appearsOn: MusicRelationshipProperty<Album, Playlist> { fatalError() }
    public static var artists: MusicRelationshipProperty<Album, Artist> { fatalError() }
    public static var genres: MusicRelationshipProperty<Album, Genre> { fatalError() }
    public static var otherVersions: MusicRelationshipProperty<Album, Album> { fatalError() }
    public static var recordLabels: MusicRelationshipProperty<Album, RecordLabel> { fatalError() }
    public static var relatedAlbums: MusicRelationshipProperty<Album, Album> { fatalError() }
    public static var relatedVideos: MusicRelationshipProperty<Album, MusicVideo> { fatalError() }
    public static var tracks: MusicRelationshipProperty<Album, Track> { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct Artist: MusicItem, Codable, Hashable, CustomStringConvertible, Sendable, MusicCatalogSearchable, MusicPropertyContainer, MusicLibraryRequestable, MusicLibrarySearchable {
    public let id: MusicItemID
    public var artwork: Artwork? { fatalError() }
    public var editorialNotes: EditorialNotes? { fatalError() }
    public var genreNames: [String]? { fatalError() }
    public var name: String { fatalError() }
    public var url: URL? { fatalError() }
    public var libraryAddedDate: Date? { fatalError() }
    public var albums: MusicItemCollection<Album>? { fatalError() }
    public var appearsOnAlbums: MusicItemCollection<Album>? { fatalError() }
    public var compilationAlbums: MusicItemCollection<Album>? { fatalError() }
    public var featuredAlbums: MusicItemCollection<Album>? { fatalError() }
    public var featuredPlaylists: MusicItemCollection<Playlist>? { fatalError() }
    public var fullAlbums: MusicItemCollection<Album>? { fatalError() }
    public var genres: MusicItemCollection<Genre>? { fatalError() }
    public var liveAlbums: MusicItemCollection<Album>? { fatalError() }
    public var musicVideos: MusicItemCollection<MusicVideo>? { fatalError() }
    public var playlists: MusicItemCollection<Playlist>? { fatalError() }
    public var similarArtists: MusicItemCollection<Artist>? { fatalError() }
    public var singles: MusicItemCollection<Album>? { fatalError() }
    public var topMusicVideos: MusicItemCollection<MusicVideo>? { fatalError() }
    public var topSongs: MusicItemCollection<Song>? { fatalError() }
    public var latestRelease: Album? { fatalError() }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public var description: String { fatalError() }
    public static func == (a: Artist, b: Artist) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) {}
    public struct LibraryFilter: Sendable { public var id: MusicItemID { fatalError() }; public var name: String { fatalError() } }
    public struct LibrarySortProperties: Sendable { public var name: String { fatalError() }; public var libraryAddedDate: Date? { fatalError() } }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension PartialMusicAsyncProperty where Root == Artist {
    public static var albums: MusicRelationshipProperty<Artist, Album> { fatalError() }
    public static var appearsOnAlbums: MusicRelationshipProperty<Artist, Album> { fatalError() }
    public static var compilationAlbums: MusicRelationshipProperty<Artist, Album> { fatalError() }
    public static var featuredAlbums: MusicRelationshipProperty<Artist, Album> { fatalError() }
    public static var featuredPlaylists: MusicRelationshipProperty<Artist, Playlist> { fatalError() }
    public static var fullAlbums: MusicRelationshipProperty<Artist, Album> { fatalError() }
    public static var genres: MusicRelationshipProperty<Artist, Genre> { fatalError() }
    public static var liveAlbums: MusicRelationshipProperty<Artist, Album> { fatalError() }
    public static var musicVideos: MusicRelationshipProperty<Artist, MusicVideo> { fatalError() }
    public static var playlists: MusicRelationshipProperty<Artist, Playlist> { fatalError() }
    public static var similarArtists: MusicRelationshipProperty<Artist, Artist> { fatalError() }
    public static var singles: MusicRelationshipProperty<Artist, Album> { fatalError() }
    public static var topMusicVideos: MusicRelationshipProperty<Artist, MusicVideo> { fatalError() }
    public static var topSongs: MusicRelationshipProperty<Artist, Song> { fatalError() }
    public static var latestRelease: MusicExtendedAttributeProperty<Artist, Album> { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct Playlist: MusicItem, Codable, Hashable, CustomStringConvertible, Sendable, MusicCatalogSearchable, MusicCatalogChartRequestable, MusicPropertyContainer, PlayableMusicItem, MusicLibraryRequestable, MusicLibrarySearchable, MusicLibraryAddable, MusicPersonalRecommendationItem {
    public let id: MusicItemID
    public var artwork: Artwork? { fatalError() }
    public var curatorName: String? { fatalError() }
    public var editorialNotes: EditorialNotes? { fatalError() }
    public var hasCollaboration: Bool? { fatalError() }
    public var isChart: Bool? { fatalError() }
    public var kind: Playlist.Kind? { fatalError() }
    public var lastModifiedDate: Date? { fatalError() }
    public var lastPlayedDate: Date? { fatalError() }
    public var libraryAddedDate: Date? { fatalError() }
    public var name: String { fatalError() }
    public var playParameters: PlayParameters? { fatalError() }
    public var shortDescription: String? { fatalError() }
    public var standardDescription: String? { fatalError() }
    public var url: URL? { fatalError() }
    public var entries: MusicItemCollection<Playlist.Entry>? { fatalError() }
    public var featuredArtists: MusicItemCollection<Artist>? { fatalError() }
    public var moreByCurator: MusicItemCollection<Playlist>? { fatalError() }
    public var tracks: MusicItemCollection<Track>? { fatalError() }
    public var curator: Curator? { fatalError() }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public var description: String { fatalError() }
    public static func == (a: Playlist, b: Playlist) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) {}
    public enum Kind: String, Codable, Hashable, Sendable { case editorial, external, personalMix, replay, userShared }
    public struct LibraryFilter: Sendable { public var id: MusicItemID { fatalError() }; public var name: String { fatalError() } }
    public struct LibrarySortProperties: Sendable { public var name: String { fatalError() }; public var libraryAddedDate: Date? { fatalError() }; public var lastPlayedDate: Date? { fatalError() } }
    public struct Entry: MusicItem, Hashable, Sendable { public let id: MusicItemID; public var title: String { fatalError() }; public var artistName: String { fatalError() }; public var albumTitle: String? { fatalError() }; public var artwork: Artwork? { fatalError() }; public var duration: TimeInterval? { fatalError() }; public var item: Item? { fatalError() }; public enum Item: Hashable, Sendable { case song(Song), musicVideo(MusicVideo) } }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension PartialMusicAsyncProperty where Root == Playlist {
    public static var entries: MusicRelationshipProperty<Playlist, Playlist.Entry> { fatalError() }
    public static var featuredArtists: MusicRelationshipProperty<Playlist, Artist> { fatalError() }
    public static var moreByCurator: MusicRelationshipProperty<Playlist, Playlist> { fatalError() }
    public static var tracks: MusicRelationshipProperty<Playlist, Track> { fatalError() }
    public static var curator: MusicExtendedAttributeProperty<Playlist, Curator> { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct MusicVideo: MusicItem, Codable, Hashable, CustomStringConvertible, Sendable, MusicCatalogSearchable, MusicCatalogChartRequestable, MusicPropertyContainer, PlayableMusicItem, MusicLibraryAddable, MusicPlaylistAddable {
    public let id: MusicItemID
    public var albumTitle: String? { fatalError() }
    public var artistName: String { fatalError() }
    public var artwork: Artwork? { fatalError() }
    public var contentRating: ContentRating? { fatalError() }
    public var duration: TimeInterval? { fatalError() }
    public var editorialNotes: EditorialNotes? { fatalError() }
    public var genreNames: [String] { fatalError() }
    public var playParameters: PlayParameters? { fatalError() }
    public var previewAssets: [PreviewAsset]? { fatalError() }
    public var releaseDate: Date? { fatalError() }
    public var title: String { fatalError() }
    public var url: URL? { fatalError() }
    public var albums: MusicItemCollection<Album>? { fatalError() }
    public var artists: MusicItemCollection<Artist>? { fatalError() }
    public var genres: MusicItemCollection<Genre>? { fatalError() }
    public var songs: MusicItemCollection<Song>? { fatalError() }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public var description: String { fatalError() }
    public static func == (a: MusicVideo, b: MusicVideo) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) {}
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension PartialMusicAsyncProperty where Root == MusicVideo {
    public static var albums: MusicRelationshipProperty<MusicVideo, Album> { fatalError() }
    public static var artists: MusicRelationshipProperty<MusicVideo, Artist> { fatalError() }
    public static var genres: MusicRelationshipProperty<MusicVideo, Genre> { fatalError() }
    public static var songs: MusicRelationshipProperty<MusicVideo, Song> { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct Station: MusicItem, Codable, Hashable, CustomStringConvertible, Sendable, MusicCatalogSearchable, PlayableMusicItem, MusicPersonalRecommendationItem {
    public let id: MusicItemID
    public var artwork: Artwork? { fatalError() }
    public var contentRating: ContentRating? { fatalError() }
    public var duration: TimeInterval? { fatalError() }
    public var editorialNotes: EditorialNotes? { fatalError() }
    public var isLive: Bool { fatalError() }
    public var name: String { fatalError() }
    public var playParameters: PlayParameters? { fatalError() }
    public var stationProviderName: String? { fatalError() }
    public var url: URL? { fatalError() }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public var description: String { fatalError() }
    public static func == (a: Station, b: Station) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) {}
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct Genre: MusicItem, Codable, Hashable, CustomStringConvertible, Sendable, MusicPropertyContainer {
    public let id: MusicItemID
    public var name: String { fatalError() }
    public var parent: Genre? { fatalError() }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public var description: String { fatalError() }
    public static func == (a: Genre, b: Genre) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) {}
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct RecordLabel: MusicItem, Codable, Hashable, CustomStringConvertible, Sendable, MusicCatalogSearchable, MusicPropertyContainer {
    public let id: MusicItemID
    public var artwork: Artwork? { fatalError() }
    public var name: String { fatalError() }
    public var url: URL? { fatalError() }
    public var latestReleases: MusicItemCollection<Album>? { fatalError() }
    public var topReleases: MusicItemCollection<Album>? { fatalError() }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public var description: String { fatalError() }
    public static func == (a: RecordLabel, b: RecordLabel) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) {}
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension PartialMusicAsyncProperty where Root == RecordLabel {
    public static var latestReleases: MusicRelationshipProperty<RecordLabel, Album> { fatalError() }
    public static var topReleases: MusicRelationshipProperty<RecordLabel, Album> { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct Curator: MusicItem, Codable, Hashable, CustomStringConvertible, Sendable, MusicCatalogSearchable, MusicPropertyContainer {
    public let id: MusicItemID
    public var artwork: Artwork? { fatalError() }
    public var editorialNotes: EditorialNotes? { fatalError() }
    public var name: String { fatalError() }
    public var url: URL? { fatalError() }
    public var playlists: MusicItemCollection<Playlist>? { fatalError() }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public var description: String { fatalError() }
    public static func == (a: Curator, b: Curator) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) {}
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension PartialMusicAsyncProperty where Root == Curator {
    public static var playlists: MusicRelationshipProperty<Curator, Playlist> { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public enum Track: MusicItem, PlayableMusicItem, Codable, Hashable, MusicPlaylistAddable, Sendable {
    case song(Song), musicVideo(MusicVideo)
    public var id: MusicItemID { fatalError() }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public var albumTitle: String? { fatalError() }
    public var artistName: String { fatalError() }
    public var artwork: Artwork? { fatalError() }
    public var contentRating: ContentRating? { fatalError() }
    public var discNumber: Int? { fatalError() }
    public var duration: TimeInterval? { fatalError() }
    public var genreNames: [String] { fatalError() }
    public var playParameters: PlayParameters? { fatalError() }
    public var previewAssets: [PreviewAsset]? { fatalError() }
    public var releaseDate: Date? { fatalError() }
    public var title: String { fatalError() }
    public var trackNumber: Int? { fatalError() }
    public var url: URL? { fatalError() }
}
