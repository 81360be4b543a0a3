import Foundation
import Observation
import SwiftUI

@available(iOS 15.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum WKMediaCaptureState: Int, Sendable { case none = 0, active, muted }

// The rest of pages, their configuration and their views.
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension WebPage {
  public convenience init<S: WebPage.NavigationDeciding>(configuration: WebPage.Configuration = Configuration(), navigationDecider: S) { fatalError() }
  public convenience init<D: WebPage.DialogPresenting>(configuration: WebPage.Configuration = Configuration(), dialogPresenter: D) { fatalError() }
  public convenience init<S: WebPage.NavigationDeciding, D: WebPage.DialogPresenting>(configuration: WebPage.Configuration = Configuration(), navigationDecider: S, dialogPresenter: D) { fatalError() }
  public var backForwardList: WebPage.BackForwardList { fatalError() }
  public var currentNavigationEvent: WebPage.NavigationEvent? { fatalError() }
  public var navigations: some AsyncSequence<WebPage.NavigationEvent, any Error> { return AsyncThrowingStream<WebPage.NavigationEvent, any Error> { _ in } }
  public var hasOnlySecureContent: Bool { fatalError() }
  public var serverTrust: SecTrust? { fatalError() }
  public var themeColor: Color? { fatalError() }
  public var mediaType: String? { get { fatalError() } set {} }
  public var isWritingToolsActive: Bool { fatalError() }
  public var cameraCaptureState: WKMediaCaptureState { fatalError() }
  public var microphoneCaptureState: WKMediaCaptureState { fatalError() }
  public var fullscreenState: WebPage.FullscreenState { fatalError() }
  public enum FullscreenState: Sendable, Equatable { case notInFullscreen, enteringFullscreen, inFullscreen, exitingFullscreen }
  @discardableResult public func load(_ item: WebPage.BackForwardList.Item) -> some AsyncSequence<WebPage.NavigationEvent, any Error> { return AsyncThrowingStream<WebPage.NavigationEvent, any Error> { _ in } }
  @discardableResult public func load(_ data: Data, mimeType: String, characterEncoding: String.Encoding, baseURL: URL) -> some AsyncSequence<WebPage.NavigationEvent, any Error> { return AsyncThrowingStream<WebPage.NavigationEvent, any Error> { _ in } }
  @discardableResult public func load(simulatedRequest request: URLRequest, response: URLResponse, responseData: Data) -> some AsyncSequence<WebPage.NavigationEvent, any Error> { return AsyncThrowingStream<WebPage.NavigationEvent, any Error> { _ in } }
  @discardableResult public func load(simulatedRequest request: URLRequest, responseHTML: String) -> some AsyncSequence<WebPage.NavigationEvent, any Error> { return AsyncThrowingStream<WebPage.NavigationEvent, any Error> { _ in } }
  public func pdf(configuration: WKPDFConfiguration = WKPDFConfiguration()) async throws -> Data { fatalError() }
  public func webArchiveData() async throws -> Data { fatalError() }
  public func setCameraCaptureState(_ state: WKMediaCaptureState) async {}
  public func setMicrophoneCaptureState(_ state: WKMediaCaptureState) async {}
  public func pauseAllMediaPlayback() async {}
  public func closeAllMediaPresentations() async {}
  public func setAllMediaPlaybackSuspended(_ suspended: Bool) async {}
  @MainActor @preconcurrency public struct BackForwardList: Equatable, Sendable {
    @MainActor @preconcurrency public struct Item: Identifiable, Equatable, Sendable {
      nonisolated public var id: ID { fatalError() }
      public struct ID: Hashable, Sendable {}
      public var title: String? { fatalError() }
      public var url: URL { fatalError() }
      public var initialURL: URL { fatalError() }
      nonisolated public static func == (a: Item, b: Item) -> Bool { fatalError() }
    }
    public var currentItem: Item? { fatalError() }
    public var backList: [Item] { fatalError() }
    public var forwardList: [Item] { fatalError() }
    public subscript(index: Int) -> Item? { fatalError() }
    nonisolated public static func == (a: BackForwardList, b: BackForwardList) -> Bool { fatalError() }
  }
  public enum NavigationError: Error { case failedProvisionalNavigation(any Error), pageClosed, webContentProcessTerminated, invalidURL }
  @MainActor @preconcurrency public struct NavigationAction: Sendable { public var request: URLRequest { fatalError() }; public var source: WKFrameInfo { fatalError() }; public var target: WKFrameInfo? { fatalError() }; public var navigationType: WKNavigationType { fatalError() }; public var shouldPerformDownload: Bool { fatalError() } }
  @MainActor @preconcurrency public struct NavigationResponse: Sendable { public var response: URLResponse { fatalError() }; public var isForMainFrame: Bool { fatalError() }; public var canShowMimeType: Bool { fatalError() } }
  @MainActor @preconcurrency public struct NavigationPreferences: Sendable {
    public enum ContentMode: Sendable { case recommended, mobile, desktop }
    public init() { fatalError() }
    public var preferredContentMode: ContentMode { get { fatalError() } set {} }
    public var allowsContentJavaScript: Bool { get { fatalError() } set {} }
    public var isLockdownModeEnabled: Bool { get { fatalError() } set {} }
    public var preferredHTTPSNavigationPolicy: UpgradeToHTTPSPolicy { get { fatalError() } set {} }
    public enum UpgradeToHTTPSPolicy: Sendable { case keepAsRequested, automaticFallbackToHTTP, userMediatedFallbackToHTTP, errorOnFailure }
  }
  @MainActor @preconcurrency public protocol NavigationDeciding {
    @MainActor mutating func decidePolicy(for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences) async -> WKNavigationActionPolicy
    @MainActor mutating func decidePolicy(for response: WebPage.NavigationResponse) async -> WKNavigationResponsePolicy
    @MainActor mutating func decideAuthenticationChallengeDisposition(for challenge: URLAuthenticationChallenge) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
  }
  @MainActor @preconcurrency public protocol DialogPresenting {
    @MainActor func handleJavaScriptAlert(message: String, initiatedBy frame: WebPage.FrameInfo) async
    @MainActor func handleJavaScriptConfirm(message: String, initiatedBy frame: WebPage.FrameInfo) async -> WebPage.JavaScriptConfirmResult
    @MainActor func handleJavaScriptPrompt(message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo) async -> WebPage.JavaScriptPromptResult
    @MainActor func handleFileInputPrompt(parameters: WKOpenPanelParameters_, initiatedBy frame: WebPage.FrameInfo) async -> WebPage.FileInputPromptResult
  }
  public typealias FrameInfo = WKFrameInfo
  public enum JavaScriptConfirmResult: Hashable, Sendable { case ok, cancel }
  public enum JavaScriptPromptResult: Hashable, Sendable { case ok(String), cancel }
  public enum FileInputPromptResult: Hashable, Sendable { case selected([URL]), cancel }
  @MainActor @preconcurrency public struct WKOpenPanelParameters_: Sendable { public var allowsMultipleSelection: Bool { fatalError() }; public var allowsDirectories: Bool { fatalError() } }
}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension WebPage.NavigationDeciding {
  @MainActor public mutating func decidePolicy(for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences) async -> WKNavigationActionPolicy { fatalError() }
  @MainActor public mutating func decidePolicy(for response: WebPage.NavigationResponse) async -> WKNavigationResponsePolicy { fatalError() }
  @MainActor public mutating func decideAuthenticationChallengeDisposition(for challenge: URLAuthenticationChallenge) async -> (URLSession.AuthChallengeDisposition, URLCredential?) { fatalError() }
}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension WebPage.DialogPresenting {
  @MainActor public func handleJavaScriptAlert(message: String, initiatedBy frame: WebPage.FrameInfo) async {}
  @MainActor public func handleJavaScriptConfirm(message: String, initiatedBy frame: WebPage.FrameInfo) async -> WebPage.JavaScriptConfirmResult { fatalError() }
  @MainActor public func handleJavaScriptPrompt(message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo) async -> WebPage.JavaScriptPromptResult { fatalError() }
  @MainActor public func handleFileInputPrompt(parameters: WebPage.WKOpenPanelParameters_, initiatedBy frame: WebPage.FrameInfo) async -> WebPage.FileInputPromptResult { fatalError() }
}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension WebPage.Configuration {
  public var urlSchemeHandlers: [URLScheme: any URLSchemeHandler] { get { fatalError() } set {} }
  public var defaultNavigationPreferences: WebPage.NavigationPreferences { get { fatalError() } set {} }
  public var limitsNavigationsToAppBoundDomains: Bool { get { fatalError() } set {} }
  public var upgradeKnownHostsToHTTPS: Bool { get { fatalError() } set {} }
  public var suppressesIncrementalRendering: Bool { get { fatalError() } set {} }
  public var allowsInlinePredictions: Bool { get { fatalError() } set {} }
  public var supportsAdaptiveImageGlyph: Bool { get { fatalError() } set {} }
  public var loadsSubresources: Bool { get { fatalError() } set {} }
  public var showsSystemScreenTimeBlockingView: Bool { get { fatalError() } set {} }
  #if os(iOS)
  public var dataDetectorTypes: WKDataDetectorTypes { get { fatalError() } set {} }
  public var ignoresViewportScaleLimits: Bool { get { fatalError() } set {} }
  #endif
}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct URLScheme: Hashable, Sendable { public init?(_ rawValue: String) { fatalError() }; public var rawValue: String { fatalError() } }
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public protocol URLSchemeHandler {
  associatedtype TaskSequence: AsyncSequence where TaskSequence.Element == URLSchemeTaskResult
  func reply(for request: URLRequest) -> TaskSequence
}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum URLSchemeTaskResult: Sendable { case response(URLResponse), data(Data) }
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension View {
  nonisolated public func webViewTextSelection<S: TextSelectability>(_ selectability: S) -> some View { fatalError() }
  nonisolated public func webViewElementFullscreenBehavior(_ value: WebView.ElementFullscreenBehavior) -> some View { fatalError() }
  nonisolated public func webViewContextMenu<M: View>(@ViewBuilder menu: @escaping @MainActor (WebView.ActivatedElementInfo) -> M) -> some View { fatalError() }
  nonisolated public func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View { fatalError() }
  nonisolated public func webViewOnScrollGeometryChange<T: Hashable>(for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void) -> some View { fatalError() }
}
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension WebView {
  public struct ElementFullscreenBehavior: Sendable { init() { fatalError() }; public static let automatic = ElementFullscreenBehavior(); public static let enabled = ElementFullscreenBehavior(); public static let disabled = ElementFullscreenBehavior() }
  public struct ActivatedElementInfo: Sendable, Hashable { public let linkURL: URL? }
}
