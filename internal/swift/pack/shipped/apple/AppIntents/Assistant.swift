import Foundation
import SwiftUI
#if os(iOS) || os(macOS)
import CoreSpotlight
#endif

// Schemas of Apple Intelligence, and macros. The packs' macros leave requirements to defaults.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public protocol AssistantSchemaIntent: AppIntent {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension AssistantSchemaIntent { public static var title: LocalizedStringResource { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public protocol AssistantSchemaEntity: AppEntity {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension AssistantSchemaEntity { public static var typeDisplayRepresentation: TypeDisplayRepresentation { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public protocol AssistantSchemaEnum: AppEnum {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension AssistantSchemaEnum { public static var typeDisplayRepresentation: TypeDisplayRepresentation { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public enum AssistantSchemas {
  public struct IntentSchema: Sendable {
    public static var books: _BooksIntents { fatalError() }
    public static var browser: _BrowserIntents { fatalError() }
    public static var camera: _CameraIntents { fatalError() }
    public static var files: _FilesIntents { fatalError() }
    public static var journal: _JournalIntents { fatalError() }
    public static var mail: _MailIntents { fatalError() }
    public static var photos: _PhotosIntents { fatalError() }
    public static var presentation: _PresentationIntents { fatalError() }
    public static var reader: _ReaderIntents { fatalError() }
    public static var spreadsheet: _SpreadsheetIntents { fatalError() }
    public static var system: _SystemIntents { fatalError() }
    public static var visualIntelligence: _VisualIntelligenceIntents { fatalError() }
    public static var whiteboard: _WhiteboardIntents { fatalError() }
    public static var wordProcessor: _WordProcessorIntents { fatalError() }
  }
  public struct EntitySchema: Sendable {
    public static var books: _BooksEntities { fatalError() }
    public static var browser: _BrowserEntities { fatalError() }
    public static var files: _FilesEntities { fatalError() }
    public static var journal: _JournalEntities { fatalError() }
    public static var mail: _MailEntities { fatalError() }
    public static var photos: _PhotosEntities { fatalError() }
    public static var presentation: _PresentationEntities { fatalError() }
    public static var reader: _ReaderEntities { fatalError() }
    public static var spreadsheet: _SpreadsheetEntities { fatalError() }
    public static var whiteboard: _WhiteboardEntities { fatalError() }
    public static var wordProcessor: _WordProcessorEntities { fatalError() }
  }
  public struct EnumSchema: Sendable {
    public static var books: _BooksEnums { fatalError() }
    public static var browser: _BrowserEnums { fatalError() }
    public static var camera: _CameraEnums { fatalError() }
    public static var photos: _PhotosEnums { fatalError() }
    public static var whiteboard: _WhiteboardEnums { fatalError() }
  }
  public struct _BooksIntents: Sendable { public var navigatePage: IntentSchema { fatalError() }; public var openBook: IntentSchema { fatalError() }; public var playAudiobook: IntentSchema { fatalError() }; public var updateSettings: IntentSchema { fatalError() } }
  public struct _BooksEntities: Sendable { public var audiobook: EntitySchema { fatalError() }; public var book: EntitySchema { fatalError() }; public var settings: EntitySchema { fatalError() } }
  public struct _BooksEnums: Sendable { public var navigationDirection: EnumSchema { fatalError() } }
  public struct _BrowserIntents: Sendable { public var bookmarkTab: IntentSchema { fatalError() }; public var bookmarkURL: IntentSchema { fatalError() }; public var clearHistory: IntentSchema { fatalError() }; public var closeTabs: IntentSchema { fatalError() }; public var closeWindows: IntentSchema { fatalError() }; public var createTabs: IntentSchema { fatalError() }; public var createWindows: IntentSchema { fatalError() }; public var deleteBookmarks: IntentSchema { fatalError() }; public var findOnPage: IntentSchema { fatalError() }; public var openBookmarks: IntentSchema { fatalError() }; public var openURLsInTab: IntentSchema { fatalError() }; public var search: IntentSchema { fatalError() }; public var switchTab: IntentSchema { fatalError() } }
  public struct _BrowserEntities: Sendable { public var bookmark: EntitySchema { fatalError() }; public var tab: EntitySchema { fatalError() }; public var window: EntitySchema { fatalError() } }
  public struct _BrowserEnums: Sendable { public var clearHistoryTimeFrame: EnumSchema { fatalError() } }
  public struct _CameraIntents: Sendable { public var openInMode: IntentSchema { fatalError() }; public var setDevice: IntentSchema { fatalError() }; public var startCapture: IntentSchema { fatalError() }; public var stopCapture: IntentSchema { fatalError() }; public var switchDevice: IntentSchema { fatalError() } }
  public struct _CameraEnums: Sendable { public var captureDevice: EnumSchema { fatalError() }; public var captureMode: EnumSchema { fatalError() } }
  public struct _FilesIntents: Sendable { public var createFolder: IntentSchema { fatalError() }; public var deleteFiles: IntentSchema { fatalError() }; public var moveFiles: IntentSchema { fatalError() }; public var openFile: IntentSchema { fatalError() }; public var renameFile: IntentSchema { fatalError() } }
  public struct _FilesEntities: Sendable { public var file: EntitySchema { fatalError() } }
  public struct _JournalIntents: Sendable { public var createAudioEntry: IntentSchema { fatalError() }; public var createEntry: IntentSchema { fatalError() }; public var deleteEntry: IntentSchema { fatalError() }; public var search: IntentSchema { fatalError() }; public var updateEntry: IntentSchema { fatalError() } }
  public struct _JournalEntities: Sendable { public var entry: EntitySchema { fatalError() } }
  public struct _MailIntents: Sendable { public var archiveMail: IntentSchema { fatalError() }; public var createDraft: IntentSchema { fatalError() }; public var deleteDraft: IntentSchema { fatalError() }; public var deleteMail: IntentSchema { fatalError() }; public var forwardMail: IntentSchema { fatalError() }; public var openDraft: IntentSchema { fatalError() }; public var replyMail: IntentSchema { fatalError() }; public var saveDraft: IntentSchema { fatalError() }; public var sendDraft: IntentSchema { fatalError() }; public var updateDraft: IntentSchema { fatalError() }; public var updateMail: IntentSchema { fatalError() } }
  public struct _MailEntities: Sendable { public var account: EntitySchema { fatalError() }; public var draft: EntitySchema { fatalError() }; public var mailbox: EntitySchema { fatalError() }; public var message: EntitySchema { fatalError() } }
  public struct _PhotosIntents: Sendable { public var addAssetsToAlbum: IntentSchema { fatalError() }; public var createAlbum: IntentSchema { fatalError() }; public var createAssets: IntentSchema { fatalError() }; public var crop: IntentSchema { fatalError() }; public var deleteAlbum: IntentSchema { fatalError() }; public var deleteAssets: IntentSchema { fatalError() }; public var duplicateAssets: IntentSchema { fatalError() }; public var openAlbum: IntentSchema { fatalError() }; public var openAsset: IntentSchema { fatalError() }; public var pasteEdits: IntentSchema { fatalError() }; public var removeAssetsFromAlbum: IntentSchema { fatalError() }; public var search: IntentSchema { fatalError() }; public var setCustomDate: IntentSchema { fatalError() }; public var setDepth: IntentSchema { fatalError() }; public var setExposure: IntentSchema { fatalError() }; public var setFilter: IntentSchema { fatalError() }; public var setRotation: IntentSchema { fatalError() }; public var setSaturation: IntentSchema { fatalError() }; public var straighten: IntentSchema { fatalError() }; public var toggleDepth: IntentSchema { fatalError() }; public var updateAlbum: IntentSchema { fatalError() }; public var updateAsset: IntentSchema { fatalError() }; public var updateRecognizedPerson: IntentSchema { fatalError() }; public var createMemory: IntentSchema { fatalError() } }
  public struct _PhotosEntities: Sendable { public var album: EntitySchema { fatalError() }; public var asset: EntitySchema { fatalError() }; public var recognizedPerson: EntitySchema { fatalError() } }
  public struct _PhotosEnums: Sendable { public var albumType: EnumSchema { fatalError() }; public var assetType: EnumSchema { fatalError() }; public var cropType: EnumSchema { fatalError() }; public var filterType: EnumSchema { fatalError() }; public var rotationDirection: EnumSchema { fatalError() } }
  public struct _PresentationIntents: Sendable { public var addCommentToSlide: IntentSchema { fatalError() }; public var addImageToSlide: IntentSchema { fatalError() }; public var addTextBoxToSlide: IntentSchema { fatalError() }; public var addVideoToSlide: IntentSchema { fatalError() }; public var create: IntentSchema { fatalError() }; public var createSlide: IntentSchema { fatalError() }; public var open: IntentSchema { fatalError() }; public var openSlide: IntentSchema { fatalError() }; public var playSlide: IntentSchema { fatalError() }; public var updateSlide: IntentSchema { fatalError() } }
  public struct _PresentationEntities: Sendable { public var document: EntitySchema { fatalError() }; public var slide: EntitySchema { fatalError() }; public var template: EntitySchema { fatalError() } }
  public struct _ReaderIntents: Sendable { public var open: IntentSchema { fatalError() }; public var openPage: IntentSchema { fatalError() }; public var updateSettings: IntentSchema { fatalError() } }
  public struct _ReaderEntities: Sendable { public var document: EntitySchema { fatalError() }; public var page: EntitySchema { fatalError() } }
  public struct _SpreadsheetIntents: Sendable { public var addCommentToSheet: IntentSchema { fatalError() }; public var addImageToSheet: IntentSchema { fatalError() }; public var addTextBoxToSheet: IntentSchema { fatalError() }; public var create: IntentSchema { fatalError() }; public var createSheet: IntentSchema { fatalError() }; public var deleteSheet: IntentSchema { fatalError() }; public var open: IntentSchema { fatalError() }; public var openSheet: IntentSchema { fatalError() }; public var updateSheet: IntentSchema { fatalError() } }
  public struct _SpreadsheetEntities: Sendable { public var document: EntitySchema { fatalError() }; public var sheet: EntitySchema { fatalError() }; public var template: EntitySchema { fatalError() } }
  public struct _SystemIntents: Sendable { public var search: IntentSchema { fatalError() }; public var searchInApp: IntentSchema { fatalError() } }
  public struct _VisualIntelligenceIntents: Sendable { public var semanticContentSearch: IntentSchema { fatalError() } }
  public struct _WhiteboardIntents: Sendable { public var create: IntentSchema { fatalError() }; public var createItem: IntentSchema { fatalError() }; public var deleteBoard: IntentSchema { fatalError() }; public var deleteItem: IntentSchema { fatalError() }; public var open: IntentSchema { fatalError() }; public var updateBoard: IntentSchema { fatalError() }; public var updateItem: IntentSchema { fatalError() } }
  public struct _WhiteboardEntities: Sendable { public var board: EntitySchema { fatalError() }; public var item: EntitySchema { fatalError() } }
  public struct _WhiteboardEnums: Sendable { public var color: EnumSchema { fatalError() }; public var itemType: EnumSchema { fatalError() } }
  public struct _WordProcessorIntents: Sendable { public var addCommentToPage: IntentSchema { fatalError() }; public var addImageToPage: IntentSchema { fatalError() }; public var addTextBoxToPage: IntentSchema { fatalError() }; public var create: IntentSchema { fatalError() }; public var createPage: IntentSchema { fatalError() }; public var deletePage: IntentSchema { fatalError() }; public var open: IntentSchema { fatalError() }; public var openPage: IntentSchema { fatalError() }; public var updatePage: IntentSchema { fatalError() } }
  public struct _WordProcessorEntities: Sendable { public var document: EntitySchema { fatalError() }; public var page: EntitySchema { fatalError() }; public var template: EntitySchema { fatalError() } }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) @attached(member, names: named(init)) @attached(extension, conformances: AssistantSchemaIntent) public macro AssistantIntent(schema: AssistantSchemas.IntentSchema) = #externalMacro(module: "AssayMacros", type: "AssistantSchemaIntent")
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) @attached(member, names: named(init)) @attached(extension, conformances: AssistantSchemaIntent) public macro AppIntent(schema: AssistantSchemas.IntentSchema) = #externalMacro(module: "AssayMacros", type: "AssistantSchemaIntent")
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) @attached(extension, conformances: AssistantSchemaEntity) public macro AssistantEntity(schema: AssistantSchemas.EntitySchema) = #externalMacro(module: "AssayMacros", type: "AssistantSchemaEntity")
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) @attached(extension, conformances: AssistantSchemaEntity) public macro AppEntity(schema: AssistantSchemas.EntitySchema) = #externalMacro(module: "AssayMacros", type: "AssistantSchemaEntity")
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) @attached(extension, conformances: AssistantSchemaEnum) public macro AssistantEnum(schema: AssistantSchemas.EnumSchema) = #externalMacro(module: "AssayMacros", type: "AssistantSchemaEnum")
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) @attached(extension, conformances: AssistantSchemaEnum) public macro AppEnum(schema: AssistantSchemas.EnumSchema) = #externalMacro(module: "AssayMacros", type: "AssistantSchemaEnum")

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @attached(peer) public macro ComputedProperty(title: LocalizedStringResource? = nil) = #externalMacro(module: "AssayMacros", type: "Nothing")
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @attached(peer) public macro DeferredProperty(title: LocalizedStringResource? = nil) = #externalMacro(module: "AssayMacros", type: "Nothing")
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) public protocol _UnionValueConvertible: _IntentValue {}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) @attached(extension, conformances: _UnionValueConvertible) public macro UnionValue() = #externalMacro(module: "AssayMacros", type: "UnionValue")

#if os(iOS) || os(macOS)
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public protocol IndexedEntity: AppEntity {
  var attributeSet: CSSearchableItemAttributeSet { get }
  @available(iOS 18.4, macOS 15.4, visionOS 2.4, *) var hideInSpotlight: Bool { get }
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension IndexedEntity {
  public var attributeSet: CSSearchableItemAttributeSet { fatalError() }
  public var defaultAttributeSet: CSSearchableItemAttributeSet { fatalError() }
  public var hideInSpotlight: Bool { fatalError() }
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension CSSearchableIndex {
  public func indexAppEntities<E: IndexedEntity>(_ appEntities: [E], priority: Int = 0) async throws {}
  public func deleteAppEntities<E: IndexedEntity>(identifiedBy identifiers: [E.ID], ofType type: E.Type) async throws {}
  public func deleteAppEntities<E: IndexedEntity>(ofType type: E.Type) async throws {}
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension CSSearchableItem { public func associateAppEntity<E: AppEntity>(_ appEntity: E, priority: Int = 0) {} }
@available(iOS 18.4, macOS 15.4, visionOS 2.4, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension CSSearchableItemAttributeSet { public func associateAppEntity<E: AppEntity>(_ appEntity: E, priority: Int = 0) {} }
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension EntityProperty {
  @available(iOS 26.0, macOS 26.0, visionOS 26.0, *) public convenience init(title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) { fatalError() }
  @available(iOS 26.0, macOS 26.0, visionOS 26.0, *) public convenience init(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) { fatalError() }
  @available(iOS 26.0, macOS 26.0, visionOS 26.0, *) public convenience init(title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey) { fatalError() }
}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @attached(peer) public macro ComputedProperty(title: LocalizedStringResource? = nil, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) = #externalMacro(module: "AssayMacros", type: "Nothing")
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @attached(peer) public macro ComputedProperty(title: LocalizedStringResource? = nil, customIndexingKey: CSCustomAttributeKey) = #externalMacro(module: "AssayMacros", type: "Nothing")
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @attached(peer) public macro DeferredProperty(title: LocalizedStringResource? = nil, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) = #externalMacro(module: "AssayMacros", type: "Nothing")
#endif
