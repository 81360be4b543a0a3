@_exported import Foundation

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public struct UTType: Hashable, Codable, Sendable {
  public init?(_ identifier: String) { fatalError() }
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) { fatalError() }
  public init?(mimeType: String, conformingTo supertype: UTType = .data) { fatalError() }
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { fatalError() }
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws { fatalError() }
  public var identifier: String { fatalError() }
  public var preferredFilenameExtension: String? { fatalError() }
  public var preferredMIMEType: String? { fatalError() }
  public var localizedDescription: String? { fatalError() }
  public var isDynamic: Bool { fatalError() }
  public var isDeclared: Bool { fatalError() }
  public var isPublic: Bool { fatalError() }
  public func conforms(to type: UTType) -> Bool { fatalError() }
  public func isSubtype(of type: UTType) -> Bool { fatalError() }
  public func isSupertype(of type: UTType) -> Bool { fatalError() }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension UTType {
  public static var item: UTType { fatalError() }
  public static var content: UTType { fatalError() }
  public static var compositeContent: UTType { fatalError() }
  public static var diskImage: UTType { fatalError() }
  public static var data: UTType { fatalError() }
  public static var directory: UTType { fatalError() }
  public static var resolvable: UTType { fatalError() }
  public static var symbolicLink: UTType { fatalError() }
  public static var executable: UTType { fatalError() }
  public static var mountPoint: UTType { fatalError() }
  public static var aliasFile: UTType { fatalError() }
  public static var urlBookmarkData: UTType { fatalError() }
  public static var url: UTType { fatalError() }
  public static var fileURL: UTType { fatalError() }
  public static var text: UTType { fatalError() }
  public static var plainText: UTType { fatalError() }
  public static var utf8PlainText: UTType { fatalError() }
  public static var utf16PlainText: UTType { fatalError() }
  public static var delimitedText: UTType { fatalError() }
  public static var commaSeparatedText: UTType { fatalError() }
  public static var tabSeparatedText: UTType { fatalError() }
  public static var rtf: UTType { fatalError() }
  public static var html: UTType { fatalError() }
  public static var xml: UTType { fatalError() }
  public static var yaml: UTType { fatalError() }
  public static var sourceCode: UTType { fatalError() }
  public static var swiftSource: UTType { fatalError() }
  public static var json: UTType { fatalError() }
  public static var propertyList: UTType { fatalError() }
  public static var xmlPropertyList: UTType { fatalError() }
  public static var binaryPropertyList: UTType { fatalError() }
  public static var pdf: UTType { fatalError() }
  public static var rtfd: UTType { fatalError() }
  public static var webArchive: UTType { fatalError() }
  public static var image: UTType { fatalError() }
  public static var jpeg: UTType { fatalError() }
  public static var tiff: UTType { fatalError() }
  public static var gif: UTType { fatalError() }
  public static var png: UTType { fatalError() }
  public static var icns: UTType { fatalError() }
  public static var bmp: UTType { fatalError() }
  public static var ico: UTType { fatalError() }
  public static var rawImage: UTType { fatalError() }
  public static var svg: UTType { fatalError() }
  public static var livePhoto: UTType { fatalError() }
  public static var heif: UTType { fatalError() }
  public static var heic: UTType { fatalError() }
  public static var webP: UTType { fatalError() }
  public static var threeDContent: UTType { fatalError() }
  public static var usd: UTType { fatalError() }
  public static var usdz: UTType { fatalError() }
  public static var audiovisualContent: UTType { fatalError() }
  public static var movie: UTType { fatalError() }
  public static var video: UTType { fatalError() }
  public static var audio: UTType { fatalError() }
  public static var quickTimeMovie: UTType { fatalError() }
  public static var mpeg: UTType { fatalError() }
  public static var mpeg4Movie: UTType { fatalError() }
  public static var mp3: UTType { fatalError() }
  public static var wav: UTType { fatalError() }
  public static var aiff: UTType { fatalError() }
  public static var midi: UTType { fatalError() }
  public static var archive: UTType { fatalError() }
  public static var gzip: UTType { fatalError() }
  public static var zip: UTType { fatalError() }
  public static var folder: UTType { fatalError() }
  public static var volume: UTType { fatalError() }
  public static var package: UTType { fatalError() }
  public static var bundle: UTType { fatalError() }
  public static var application: UTType { fatalError() }
  public static var spreadsheet: UTType { fatalError() }
  public static var presentation: UTType { fatalError() }
  public static var database: UTType { fatalError() }
  public static var message: UTType { fatalError() }
  public static var contact: UTType { fatalError() }
  public static var vCard: UTType { fatalError() }
  public static var toDoItem: UTType { fatalError() }
  public static var calendarEvent: UTType { fatalError() }
  public static var emailMessage: UTType { fatalError() }
  public static var log: UTType { fatalError() }
  public static var script: UTType { fatalError() }
  public static var shellScript: UTType { fatalError() }
  public static var font: UTType { fatalError() }
  public static var bookmark: UTType { fatalError() }
  public static var epub: UTType { fatalError() }
}
