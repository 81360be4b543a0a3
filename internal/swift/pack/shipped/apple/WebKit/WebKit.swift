@_exported import Foundation
#if os(iOS)
@_exported import UIKit
#elseif os(macOS)
@_exported import AppKit
#endif
import SwiftUI

// Web views.
#if os(iOS)
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class _WKView: UIView {
  @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open var scrollView: UIScrollView { fatalError() }
}
#elseif os(macOS)
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class _WKView: NSView {
  @available(macOS 10.15, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) open var allowsMagnification: Bool { get { fatalError() } set { fatalError() } }
  @available(macOS 10.15, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) open var magnification: CGFloat { get { fatalError() } set { fatalError() } }
}
#endif
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class WKWebView: _WKView {
  public init(frame: CGRect, configuration: WKWebViewConfiguration) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  #if os(iOS)
  public override convenience init(frame: CGRect) { fatalError() }
  #else
  public convenience override init(frame: CGRect) { fatalError() }
  #endif
  open var configuration: WKWebViewConfiguration { fatalError() }
  weak open var navigationDelegate: (any WKNavigationDelegate)?
  weak open var uiDelegate: (any WKUIDelegate)?
  open var backForwardList: WKBackForwardList { fatalError() }
  open var title: String? { fatalError() }
  open var url: URL? { fatalError() }
  open var isLoading: Bool { fatalError() }
  open var estimatedProgress: Double { fatalError() }
  open var hasOnlySecureContent: Bool { fatalError() }
  open var canGoBack: Bool { fatalError() }
  open var canGoForward: Bool { fatalError() }
  open var allowsBackForwardNavigationGestures: Bool { get { fatalError() } set { fatalError() } }
  open var allowsLinkPreview: Bool { get { fatalError() } set { fatalError() } }
  open var customUserAgent: String? { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open var pageZoom: CGFloat { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open var mediaType: String? { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open var isFindInteractionEnabled: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open var themeColor: _WKColor! { fatalError() }
  @available(iOS 15.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open var underPageBackgroundColor: _WKColor! { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open var interactionState: Any? { get { fatalError() } set { fatalError() } }
  @available(iOS 16.4, macOS 13.3, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open var isInspectable: Bool { get { fatalError() } set { fatalError() } }
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { fatalError() }
  @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { fatalError() }
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { fatalError() }
  @discardableResult open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation? { fatalError() }
  @available(iOS 15.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @discardableResult open func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation { fatalError() }
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? { fatalError() }
  @discardableResult open func goBack() -> WKNavigation? { fatalError() }
  @discardableResult open func goForward() -> WKNavigation? { fatalError() }
  @discardableResult open func reload() -> WKNavigation? { fatalError() }
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { fatalError() }
  open func stopLoading() { fatalError() }
  open func evaluateJavaScript(_ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil) { fatalError() }
  @discardableResult open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? { fatalError() }
  @available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @preconcurrency public func evaluateJavaScript(_ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld, completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil) { fatalError() }
  @available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public func evaluateJavaScript(_ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld) async throws -> Any? { fatalError() }
  @available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public func callAsyncJavaScript(_ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld, completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil) { fatalError() }
  @available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public func callAsyncJavaScript(_ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld) async throws -> Any? { fatalError() }
  open func takeSnapshot(with snapshotConfiguration: WKSnapshotConfiguration?, completionHandler: @escaping @MainActor (_WKImage?, (any Error)?) -> Void) { fatalError() }
  open func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> _WKImage { fatalError() }
  @available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open func createPDF(configuration: WKPDFConfiguration = .init(), completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void) { fatalError() }
  @available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open func pdf(configuration: WKPDFConfiguration = .init()) async throws -> Data { fatalError() }
  @available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open func find(_ string: String, configuration: WKFindConfiguration = .init(), completionHandler: @escaping @MainActor (WKFindResult) -> Void) { fatalError() }
  @available(iOS 15.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open func pauseAllMediaPlayback(completionHandler: (@MainActor () -> Void)? = nil) { fatalError() }
  @available(iOS 15.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open func closeAllMediaPresentations(completionHandler: (@MainActor () -> Void)? = nil) { fatalError() }
  @available(iOS 14.5, macOS 11.3, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open func startDownload(using request: URLRequest, completionHandler: @escaping @MainActor (WKDownload) -> Void) { fatalError() }
  open class func handlesURLScheme(_ urlScheme: String) -> Bool { fatalError() }
}
#if os(iOS)
public typealias _WKColor = UIColor
public typealias _WKImage = UIImage
#elseif os(macOS)
public typealias _WKColor = NSColor
public typealias _WKImage = NSImage
#endif
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class WKNavigation: NSObject {
  @available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open var effectiveContentMode: WKWebpagePreferences.ContentMode { fatalError() }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class WKBackForwardListItem: NSObject { open var url: URL { fatalError() }; open var title: String? { fatalError() }; open var initialURL: URL { fatalError() } }
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class WKBackForwardList: NSObject { open var currentItem: WKBackForwardListItem? { fatalError() }; open var backItem: WKBackForwardListItem? { fatalError() }; open var forwardItem: WKBackForwardListItem? { fatalError() }; open func item(at index: Int) -> WKBackForwardListItem? { fatalError() }; open var backList: [WKBackForwardListItem] { fatalError() }; open var forwardList: [WKBackForwardListItem] { fatalError() } }
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class WKSnapshotConfiguration: NSObject { public override init() { fatalError() }; open var rect: CGRect { get { fatalError() } set { fatalError() } }; open var snapshotWidth: NSNumber? { get { fatalError() } set { fatalError() } }; open var afterScreenUpdates: Bool { get { fatalError() } set { fatalError() } } }
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class WKPDFConfiguration: NSObject { public override init() { fatalError() }; open var rect: CGRect? { get { fatalError() } set { fatalError() } } }
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class WKFindConfiguration: NSObject { public override init() { fatalError() }; open var backwards: Bool { get { fatalError() } set { fatalError() } }; open var caseSensitive: Bool { get { fatalError() } set { fatalError() } }; open var wraps: Bool { get { fatalError() } set { fatalError() } } }
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class WKFindResult: NSObject { open var matchFound: Bool { fatalError() } }

// Configuration.
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class WKWebViewConfiguration: NSObject {
  public override init() { fatalError() }
  open var processPool: WKProcessPool { get { fatalError() } set { fatalError() } }
  open var preferences: WKPreferences { get { fatalError() } set { fatalError() } }
  open var userContentController: WKUserContentController { get { fatalError() } set { fatalError() } }
  open var websiteDataStore: WKWebsiteDataStore { get { fatalError() } set { fatalError() } }
  open var suppressesIncrementalRendering: Bool { get { fatalError() } set { fatalError() } }
  open var applicationNameForUserAgent: String? { get { fatalError() } set { fatalError() } }
  open var allowsAirPlayForMediaPlayback: Bool { get { fatalError() } set { fatalError() } }
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes { get { fatalError() } set { fatalError() } }
  open var defaultWebpagePreferences: WKWebpagePreferences! { get { fatalError() } set { fatalError() } }
  @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open var allowsInlineMediaPlayback: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open var allowsPictureInPictureMediaPlayback: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open var selectionGranularity: WKSelectionGranularity { get { fatalError() } set { fatalError() } }
  @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open var dataDetectorTypes: WKDataDetectorTypes { get { fatalError() } set { fatalError() } }
  @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open var ignoresViewportScaleLimits: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open var limitsNavigationsToAppBoundDomains: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open var upgradeKnownHostsToHTTPS: Bool { get { fatalError() } set { fatalError() } }
  open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) { fatalError() }
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum WKSelectionGranularity: Int, Sendable { case dynamic, character }
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct WKAudiovisualMediaTypes: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var audio: WKAudiovisualMediaTypes { fatalError() }; public static var video: WKAudiovisualMediaTypes { fatalError() }; public static var all: WKAudiovisualMediaTypes { fatalError() } }
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct WKDataDetectorTypes: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var phoneNumber: WKDataDetectorTypes { fatalError() }; public static var link: WKDataDetectorTypes { fatalError() }; public static var address: WKDataDetectorTypes { fatalError() }; public static var calendarEvent: WKDataDetectorTypes { fatalError() }; public static var trackingNumber: WKDataDetectorTypes { fatalError() }; public static var flightNumber: WKDataDetectorTypes { fatalError() }; public static var lookupSuggestion: WKDataDetectorTypes { fatalError() }; public static var all: WKDataDetectorTypes { fatalError() } }
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class WKProcessPool: NSObject { public override init() { fatalError() } }
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class WKPreferences: NSObject {
  public override init() { fatalError() }
  open var minimumFontSize: CGFloat { get { fatalError() } set { fatalError() } }
  open var javaScriptCanOpenWindowsAutomatically: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS, introduced: 13.0, deprecated: 14.0, message: "Use WKWebpagePreferences.allowsContentJavaScript to disable content JavaScript on a per-navigation basis") @available(macOS, introduced: 10.15, deprecated: 11.0, message: "Use WKWebpagePreferences.allowsContentJavaScript to disable content JavaScript on a per-navigation basis") @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Use WKWebpagePreferences.allowsContentJavaScript to disable content JavaScript on a per-navigation basis") open var javaScriptEnabled: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open var isFraudulentWebsiteWarningEnabled: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 14.5, macOS 11.3, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open var isTextInteractionEnabled: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 15.4, macOS 12.3, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open var isElementFullscreenEnabled: Bool { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class WKWebpagePreferences: NSObject {
  public override init() { fatalError() }
  open var preferredContentMode: WKWebpagePreferences.ContentMode { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open var allowsContentJavaScript: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open var isLockdownModeEnabled: Bool { get { fatalError() } set { fatalError() } }
  public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class WKUserScript: NSObject {
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) { fatalError() }
  @available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld) { fatalError() }
  open var source: String { fatalError() }
  open var injectionTime: WKUserScriptInjectionTime { fatalError() }
  open var isForMainFrameOnly: Bool { fatalError() }
}
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class WKContentWorld: NSObject {
  open class var page: WKContentWorld { fatalError() }
  open class var defaultClient: WKContentWorld { fatalError() }
  open class func world(name: String) -> WKContentWorld { fatalError() }
  open var name: String? { fatalError() }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class WKUserContentController: NSObject {
  public override init() { fatalError() }
  open var userScripts: [WKUserScript] { fatalError() }
  open func addUserScript(_ userScript: WKUserScript) { fatalError() }
  open func removeAllUserScripts() { fatalError() }
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) { fatalError() }
  @available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String) { fatalError() }
  @available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open func addScriptMessageHandler(_ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String) { fatalError() }
  open func removeScriptMessageHandler(forName name: String) { fatalError() }
  @available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) { fatalError() }
  @available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open func removeAllScriptMessageHandlers() { fatalError() }
  open func add(_ contentRuleList: WKContentRuleList) { fatalError() }
  open func remove(_ contentRuleList: WKContentRuleList) { fatalError() }
  open func removeAllContentRuleLists() { fatalError() }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class WKContentRuleList: NSObject { open var identifier: String! { fatalError() } }
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class WKContentRuleListStore: NSObject {
  open class func `default`() -> Self! { fatalError() }
  open func compileContentRuleList(forIdentifier identifier: String!, encodedContentRuleList: String!, completionHandler: (@MainActor (WKContentRuleList?, (any Error)?) -> Void)!) { fatalError() }
  open func compileContentRuleList(forIdentifier identifier: String!, encodedContentRuleList: String!) async throws -> WKContentRuleList! { fatalError() }
  open func lookUpContentRuleList(forIdentifier identifier: String!, completionHandler: (@MainActor (WKContentRuleList?, (any Error)?) -> Void)!) { fatalError() }
  open func removeContentRuleList(forIdentifier identifier: String!, completionHandler: (@MainActor ((any Error)?) -> Void)!) { fatalError() }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class WKScriptMessage: NSObject { open var body: Any { fatalError() }; open var webView: WKWebView? { fatalError() }; open var frameInfo: WKFrameInfo { fatalError() }; open var name: String { fatalError() }; @available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open var world: WKContentWorld { fatalError() } }
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol WKScriptMessageHandler: NSObjectProtocol { func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) }
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage, replyHandler: @escaping @MainActor (Any?, String?) -> Void)
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) async -> (Any?, String?)
}
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension WKScriptMessageHandlerWithReply {
  public func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage, replyHandler: @escaping @MainActor (Any?, String?) -> Void) { fatalError() }
  public func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) async -> (Any?, String?) { fatalError() }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol WKURLSchemeTask: NSObjectProtocol { var request: URLRequest { get }; func didReceive(_ response: URLResponse); func didReceive(_ data: Data); func didFinish(); func didFailWithError(_ error: any Error) }
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol WKURLSchemeHandler: NSObjectProtocol { func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask); func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) }

// Data.
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public let WKWebsiteDataTypeFetchCache: String = ""
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public let WKWebsiteDataTypeDiskCache: String = ""
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public let WKWebsiteDataTypeMemoryCache: String = ""
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public let WKWebsiteDataTypeOfflineWebApplicationCache: String = ""
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public let WKWebsiteDataTypeCookies: String = ""
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public let WKWebsiteDataTypeSessionStorage: String = ""
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public let WKWebsiteDataTypeLocalStorage: String = ""
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public let WKWebsiteDataTypeWebSQLDatabases: String = ""
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public let WKWebsiteDataTypeIndexedDBDatabases: String = ""
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public let WKWebsiteDataTypeServiceWorkerRegistrations: String = ""
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class WKWebsiteDataRecord: NSObject { open var displayName: String { fatalError() }; open var dataTypes: Set<String> { fatalError() } }
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class WKWebsiteDataStore: NSObject {
  open class func `default`() -> WKWebsiteDataStore { fatalError() }
  open class func nonPersistent() -> WKWebsiteDataStore { fatalError() }
  @available(iOS 17.0, macOS 14.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public convenience init(forIdentifier identifier: UUID) { fatalError() }
  override init() { fatalError() }
  open var isPersistent: Bool { fatalError() }
  @available(iOS 17.0, macOS 14.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open var identifier: UUID? { fatalError() }
  open var httpCookieStore: WKHTTPCookieStore { fatalError() }
  open class func allWebsiteDataTypes() -> Set<String> { fatalError() }
  open func fetchDataRecords(ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void) { fatalError() }
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { fatalError() }
  open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping @MainActor () -> Void) { fatalError() }
  open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async { fatalError() }
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping @MainActor () -> Void) { fatalError() }
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async { fatalError() }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class WKHTTPCookieStore: NSObject {
  open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) { fatalError() }
  open func allCookies() async -> [HTTPCookie] { fatalError() }
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) { fatalError() }
  open func setCookie(_ cookie: HTTPCookie) async { fatalError() }
  open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) { fatalError() }
  open func deleteCookie(_ cookie: HTTPCookie) async { fatalError() }
  open func add(_ observer: any WKHTTPCookieStoreObserver) { fatalError() }
  open func remove(_ observer: any WKHTTPCookieStoreObserver) { fatalError() }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol WKHTTPCookieStoreObserver: NSObjectProtocol { func cookiesDidChange(in cookieStore: WKHTTPCookieStore) }
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension WKHTTPCookieStoreObserver { public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { fatalError() } }

// Navigation.
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum WKNavigationType: Int, Sendable { case linkActivated, formSubmitted, backForward, reload, formResubmitted, other = -1 }
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow; @available(iOS 14.5, macOS 11.3, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) case download }
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow; @available(iOS 14.5, macOS 11.3, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) case download }
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class WKNavigationAction: NSObject { open var sourceFrame: WKFrameInfo { fatalError() }; open var targetFrame: WKFrameInfo? { fatalError() }; open var navigationType: WKNavigationType { fatalError() }; open var request: URLRequest { fatalError() }; @available(iOS 14.5, macOS 11.3, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open var shouldPerformDownload: Bool { fatalError() } }
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class WKNavigationResponse: NSObject { open var isForMainFrame: Bool { fatalError() }; open var response: URLResponse { fatalError() }; open var canShowMIMEType: Bool { fatalError() } }
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class WKFrameInfo: NSObject { open var isMainFrame: Bool { fatalError() }; open var request: URLRequest { fatalError() }; open var securityOrigin: WKSecurityOrigin { fatalError() }; open var webView: WKWebView? { fatalError() } }
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class WKSecurityOrigin: NSObject { open var `protocol`: String { fatalError() }; open var host: String { fatalError() }; open var port: Int { fatalError() } }
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class WKWindowFeatures: NSObject { open var menuBarVisibility: NSNumber? { fatalError() }; open var x: NSNumber? { fatalError() }; open var y: NSNumber? { fatalError() }; open var width: NSNumber? { fatalError() }; open var height: NSNumber? { fatalError() } }
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async -> WKNavigationActionPolicy
  func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences, decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
  func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences) async -> (WKNavigationActionPolicy, WKWebpagePreferences)
  func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse, decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)
  func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async -> WKNavigationResponsePolicy
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webView(_ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge, completionHandler: @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  func webView(_ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
  @available(iOS 14.5, macOS 11.3, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
  @available(iOS 14.5, macOS 11.3, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension WKNavigationDelegate {
  public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void) { fatalError() }
  public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async -> WKNavigationActionPolicy { fatalError() }
  public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences, decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void) { fatalError() }
  public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences) async -> (WKNavigationActionPolicy, WKWebpagePreferences) { fatalError() }
  public func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse, decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void) { fatalError() }
  public func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async -> WKNavigationResponsePolicy { fatalError() }
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { fatalError() }
  public func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) { fatalError() }
  public func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) { fatalError() }
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { fatalError() }
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { fatalError() }
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) { fatalError() }
  public func webView(_ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge, completionHandler: @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void) { fatalError() }
  public func webView(_ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge) async -> (URLSession.AuthChallengeDisposition, URLCredential?) { fatalError() }
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { fatalError() }
  @available(iOS 14.5, macOS 11.3, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) { fatalError() }
  @available(iOS 14.5, macOS 11.3, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload) { fatalError() }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol WKUIDelegate: NSObjectProtocol {
  func webView(_ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures) -> WKWebView?
  func webViewDidClose(_ webView: WKWebView)
  func webView(_ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor () -> Void)
  func webView(_ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo) async
  func webView(_ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (Bool) -> Void)
  func webView(_ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo) async -> Bool
  func webView(_ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (String?) -> Void)
  func webView(_ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?, initiatedByFrame frame: WKFrameInfo) async -> String?
  @available(iOS 15.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) func webView(_ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType, decisionHandler: @escaping @MainActor (WKPermissionDecision) -> Void)
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension WKUIDelegate {
  public func webView(_ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures) -> WKWebView? { fatalError() }
  public func webViewDidClose(_ webView: WKWebView) { fatalError() }
  public func webView(_ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor () -> Void) { fatalError() }
  public func webView(_ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo) async { fatalError() }
  public func webView(_ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (Bool) -> Void) { fatalError() }
  public func webView(_ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo) async -> Bool { fatalError() }
  public func webView(_ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (String?) -> Void) { fatalError() }
  public func webView(_ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?, initiatedByFrame frame: WKFrameInfo) async -> String? { fatalError() }
  @available(iOS 15.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public func webView(_ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType, decisionHandler: @escaping @MainActor (WKPermissionDecision) -> Void) { fatalError() }
}
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum WKMediaCaptureType: Int, Sendable { case camera, microphone, cameraAndMicrophone }
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum WKPermissionDecision: Int, Sendable { case prompt, grant, deny }
@available(iOS 14.5, macOS 11.3, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class WKDownload: NSObject { open var originalRequest: URLRequest? { fatalError() }; open var webView: WKWebView? { fatalError() }; weak open var delegate: (any WKDownloadDelegate)?; open func cancel(_ completionHandler: (@MainActor (Data?) -> Void)? = nil) { fatalError() } }
@available(iOS 14.5, macOS 11.3, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol WKDownloadDelegate: NSObjectProtocol {
  func download(_ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String, completionHandler: @escaping @MainActor (URL?) -> Void)
  func download(_ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String) async -> URL?
  func downloadDidFinish(_ download: WKDownload)
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}
@available(iOS 14.5, macOS 11.3, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension WKDownloadDelegate {
  public func download(_ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String, completionHandler: @escaping @MainActor (URL?) -> Void) { fatalError() }
  public func download(_ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String) async -> URL? { fatalError() }
  public func downloadDidFinish(_ download: WKDownload) { fatalError() }
  public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) { fatalError() }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct WKError: Error { let _x: Int
  public var code: WKError.Code { fatalError() }
  public enum Code: Int, Sendable { case unknown = 1, webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred, javaScriptResultTypeIsUnsupported } }
