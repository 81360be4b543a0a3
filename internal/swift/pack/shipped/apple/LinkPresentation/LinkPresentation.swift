@_exported import Foundation
@_exported import AssayGapFoundation
#if os(macOS)
import AppKit
#else
import UIKit
#endif

// What links look like.
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class LPLinkMetadata: NSObject, @unchecked Sendable {
  public override init() { fatalError() }
  open var originalURL: URL? { get { fatalError() } set { fatalError() } }
  open var url: URL? { get { fatalError() } set { fatalError() } }
  open var title: String? { get { fatalError() } set { fatalError() } }
  open var iconProvider: NSItemProvider? { get { fatalError() } set { fatalError() } }
  open var imageProvider: NSItemProvider? { get { fatalError() } set { fatalError() } }
  open var videoProvider: NSItemProvider? { get { fatalError() } set { fatalError() } }
  open var remoteVideoURL: URL? { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class LPMetadataProvider: NSObject, @unchecked Sendable {
  public override init() { fatalError() }
  open func startFetchingMetadata(for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void) { fatalError() }
  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata { fatalError() }
  @available(iOS 15.0, macOS 12.0, visionOS 1.0, *) open func startFetchingMetadata(for request: URLRequest, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void) { fatalError() }
  @available(iOS 15.0, macOS 12.0, visionOS 1.0, *) open func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata { fatalError() }
  open func cancel() { fatalError() }
  open var shouldFetchSubresources: Bool { get { fatalError() } set { fatalError() } }
  open var timeout: TimeInterval { get { fatalError() } set { fatalError() } }
}
#if os(macOS)
public typealias _LinkSuperview = NSView
#else
public typealias _LinkSuperview = UIView
#endif
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor open class LPLinkView: _LinkSuperview {
  public init(url URL: URL) { fatalError() }
  public init(metadata: LPLinkMetadata) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var metadata: LPLinkMetadata { get { fatalError() } set { fatalError() } }
}
