@_exported import Foundation
@_exported import UniformTypeIdentifiers

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol Transferable { associatedtype Representation: TransferRepresentation; @TransferRepresentationBuilder<Self> static var transferRepresentation: Self.Representation { get } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol TransferRepresentation<Item>: Sendable { associatedtype Item: Transferable; associatedtype Body: TransferRepresentation; @TransferRepresentationBuilder<Self.Item> var body: Self.Body { get } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct _NoRepresentation<Item: Transferable>: TransferRepresentation { public init() { fatalError() }; public typealias Body = _NoRepresentation<Item>; public var body: _NoRepresentation<Item> { return _x() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content where Item == Content.Item { fatalError() }
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content where Item == Content.Item { fatalError() }
  @_disfavoredOverload public static func buildBlock<each C: TransferRepresentation>(_ c: repeat each C) -> _NoRepresentation<Item> { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public init(for itemType: Item.Type = Item.self, contentType: UTType) { fatalError() }
  public typealias Body = _NoRepresentation<Item>
  public var body: _NoRepresentation<Item> { return _x() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public init(contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data, importing: @escaping @Sendable (Data) async throws -> Item) { fatalError() }
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) { fatalError() }
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) { fatalError() }
  public typealias Body = _NoRepresentation<Item>
  public var body: _NoRepresentation<Item> { return _x() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public init(contentType: UTType, shouldAttemptToOpenInPlace: Bool = false, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile, importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item) { fatalError() }
  public init(exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile) { fatalError() }
  public init(importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false, importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item) { fatalError() }
  public typealias Body = _NoRepresentation<Item>
  public var body: _NoRepresentation<Item> { return _x() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct SentTransferredFile: Sendable { public let file: URL; public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct ReceivedTransferredFile: Sendable { public let file: URL; public let isOriginalFile: Bool }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation, importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) { fatalError() }
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) { fatalError() }
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) { fatalError() }
  public typealias Body = _NoRepresentation<Item>
  public var body: _NoRepresentation<Item> { return _x() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension String: Transferable { public static var transferRepresentation: some TransferRepresentation { return _NoRepresentation<String>() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Data: Transferable { public static var transferRepresentation: some TransferRepresentation { return _NoRepresentation<Data>() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension URL: Transferable { public static var transferRepresentation: some TransferRepresentation { return _NoRepresentation<URL>() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension AttributedString: Transferable { public static var transferRepresentation: some TransferRepresentation { return _NoRepresentation<AttributedString>() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Never: Transferable { public static var transferRepresentation: some TransferRepresentation { return _NoRepresentation<Never>() } }
func _x<T>() -> T { fatalError() }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct TransferRepresentationVisibility: Sendable { public static var all: TransferRepresentationVisibility { return _x() }; public static var team: TransferRepresentationVisibility { return _x() }; public static var group: TransferRepresentationVisibility { return _x() }; public static var ownProcess: TransferRepresentationVisibility { return _x() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension TransferRepresentation {
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { return _NoRepresentation<Item>() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> some TransferRepresentation<Item> { return _NoRepresentation<Item>() }
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item> { return _NoRepresentation<Item>() }
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> { return _NoRepresentation<Item>() }
}
