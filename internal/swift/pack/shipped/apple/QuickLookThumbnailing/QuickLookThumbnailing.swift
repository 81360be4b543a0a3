@_exported import CoreGraphics
@_exported import Foundation
import UniformTypeIdentifiers
#if os(iOS)
@_exported import UIKit
#else
@_exported import AppKit
#endif

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct QLThumbnailError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable { case generationFailed, savingToURLFailed, noCachedThumbnail, noCloudThumbnail, requestInvalid, requestCancelled }
    public var code: Code { fatalError() }
    public static var errorDomain: String { fatalError() }
    public static var generationFailed: Code { fatalError() }
    public static var savingToURLFailed: Code { fatalError() }
    public static var noCachedThumbnail: Code { fatalError() }
    public static var noCloudThumbnail: Code { fatalError() }
    public static var requestInvalid: Code { fatalError() }
    public static var requestCancelled: Code { fatalError() }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
    open class var shared: QLThumbnailGenerator { fatalError() }
    open func generateBestRepresentation(for request: QLThumbnailGenerator.Request) async throws -> QLThumbnailRepresentation { fatalError() }
    @preconcurrency open func generateBestRepresentation(for request: QLThumbnailGenerator.Request, completion completionHandler: @escaping @Sendable (QLThumbnailRepresentation?, (any Error)?) -> Void) {}
    @preconcurrency open func generateRepresentations(for request: QLThumbnailGenerator.Request, update updateHandler: (@Sendable (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void)? = nil) {}
    open func cancel(_ request: QLThumbnailGenerator.Request) {}
    @preconcurrency open func saveBestRepresentation(for request: QLThumbnailGenerator.Request, to fileURL: URL, contentType: String, completion completionHandler: @escaping @Sendable ((any Error)?) -> Void) {}
    open func saveBestRepresentation(for request: QLThumbnailGenerator.Request, to fileURL: URL, contentType: String) async throws {}
    @available(iOS 17.0, macOS 14.0, *) open func saveBestRepresentation(for request: QLThumbnailGenerator.Request, to fileURL: URL, as contentType: UTType) async throws {}
    open class Request: NSObject, NSCopying, @unchecked Sendable {
        public struct RepresentationTypes: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var icon: RepresentationTypes { fatalError() }; public static var lowQualityThumbnail: RepresentationTypes { fatalError() }; public static var thumbnail: RepresentationTypes { fatalError() }; public static var all: RepresentationTypes { fatalError() } }
        public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) { fatalError() }
        open var minimumDimension: CGFloat { get { fatalError() } set {} }
        open var iconMode: Bool { get { fatalError() } set {} }
        open var size: CGSize { fatalError() }
        open var scale: CGFloat { fatalError() }
        open var representationTypes: RepresentationTypes { fatalError() }
        @available(iOS 14.0, macOS 11.0, *) open var contentType: UTType! { get { fatalError() } set {} }
        open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
    }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
    public enum RepresentationType: Int, Sendable { case icon = 0, lowQualityThumbnail, thumbnail }
    open var type: RepresentationType { fatalError() }
    open var cgImage: CGImage { fatalError() }
    #if os(iOS)
    open var uiImage: UIImage { fatalError() }
    #else
    open var nsImage: NSImage { fatalError() }
    #endif
    open var contentRect: CGRect { fatalError() }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class QLThumbnailProvider: NSObject { public override init() { fatalError() }; open func provideThumbnail(for request: QLFileThumbnailRequest, _ handler: @escaping (QLThumbnailReply?, (any Error)?) -> Void) {} }
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class QLFileThumbnailRequest: NSObject { open var maximumSize: CGSize { fatalError() }; open var minimumSize: CGSize { fatalError() }; open var scale: CGFloat { fatalError() }; open var fileURL: URL { fatalError() } }
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class QLThumbnailReply: NSObject {
    public convenience init(contextSize: CGSize, drawing drawingBlock: @escaping (CGContext) -> Bool) { fatalError() }
    public convenience init(contextSize: CGSize, currentContextDrawing drawingBlock: @escaping () -> Bool) { fatalError() }
    public convenience init(imageFileURL fileURL: URL) { fatalError() }
    open var extensionBadge: String { get { fatalError() } set {} }
}
