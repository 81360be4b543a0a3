import SwiftUI
import Observation

// Web content in SwiftUI.
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public struct WebView: View {
  public init(url: URL?) { fatalError() }
  public init(_ page: WebPage) { fatalError() }
  public typealias Body = Never
  public var body: Never { fatalError() }
}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor final public class WebPage: Observable {
  public init() { fatalError() }
  public init(configuration: WebPage.Configuration) { fatalError() }
  public var url: URL? { fatalError() }
  public var title: String { fatalError() }
  public var isLoading: Bool { fatalError() }
  public var estimatedProgress: Double { fatalError() }
  public var customUserAgent: String? { get { fatalError() } set { fatalError() } }
  public var isInspectable: Bool { get { fatalError() } set { fatalError() } }
  @discardableResult public func load(_ request: URLRequest) -> some AsyncSequence<NavigationEvent, any Error> { return AsyncThrowingStream<NavigationEvent, any Error> { _ in } }
  @discardableResult public func load(_ url: URL?) -> some AsyncSequence<NavigationEvent, any Error> { return AsyncThrowingStream<NavigationEvent, any Error> { _ in } }
  @discardableResult public func load(html: String, baseURL: URL = URL(string: "about:blank")!) -> some AsyncSequence<NavigationEvent, any Error> { return AsyncThrowingStream<NavigationEvent, any Error> { _ in } }
  @discardableResult public func reload(fromOrigin: Bool = false) -> some AsyncSequence<NavigationEvent, any Error> { return AsyncThrowingStream<NavigationEvent, any Error> { _ in } }
  public func stopLoading() { fatalError() }
  @discardableResult public func callJavaScript(_ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld? = nil) async throws -> Any? { fatalError() }
  public struct Configuration { public init() { fatalError() }
    public var websiteDataStore: WKWebsiteDataStore { get { fatalError() } set { fatalError() } }
    public var userContentController: WKUserContentController { get { fatalError() } set { fatalError() } }
    public var applicationNameForUserAgent: String? { get { fatalError() } set { fatalError() } }
  }
  public enum NavigationEvent: Sendable { case startedProvisionalNavigation, receivedServerRedirect, committed, finished }
}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension View {
  nonisolated public func webViewBackForwardNavigationGestures(_ value: WebView.BackForwardNavigationGesturesBehavior) -> some View { fatalError() }
  nonisolated public func webViewMagnificationGestures(_ value: WebView.MagnificationGesturesBehavior) -> some View { fatalError() }
  nonisolated public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View { fatalError() }
  nonisolated public func webViewContentBackground(_ visibility: Visibility) -> some View { fatalError() }
}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension WebView {
  public struct BackForwardNavigationGesturesBehavior: Sendable { init() { fatalError() }; public static let automatic = BackForwardNavigationGesturesBehavior(); public static let enabled = BackForwardNavigationGesturesBehavior(); public static let disabled = BackForwardNavigationGesturesBehavior() }
  public struct MagnificationGesturesBehavior: Sendable { init() { fatalError() }; public static let automatic = MagnificationGesturesBehavior(); public static let enabled = MagnificationGesturesBehavior(); public static let disabled = MagnificationGesturesBehavior() }
  public struct LinkPreviewBehavior: Sendable { init() { fatalError() }; public static let automatic = LinkPreviewBehavior(); public static let enabled = LinkPreviewBehavior(); public static let disabled = LinkPreviewBehavior() }
}
