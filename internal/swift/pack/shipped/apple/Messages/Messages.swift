@_exported import Foundation
@_exported import UIKit

@available(iOS 10.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum MSMessagesAppPresentationStyle: UInt, Sendable { case compact = 0, expanded, transcript }
@available(iOS 12.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum MSMessagesAppPresentationContext: Int, Sendable { case messages = 0, media }
@available(iOS 10.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MSSession: NSObject, @unchecked Sendable { public override init() { fatalError() } }
@available(iOS 10.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MSMessageLayout: NSObject, @unchecked Sendable {}
@available(iOS 10.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MSMessageTemplateLayout: MSMessageLayout, @unchecked Sendable {
    public override init() { fatalError() }
    open var caption: String? { get { fatalError() } set {} }
    open var subcaption: String? { get { fatalError() } set {} }
    open var trailingCaption: String? { get { fatalError() } set {} }
    open var trailingSubcaption: String? { get { fatalError() } set {} }
    open var image: UIImage? { get { fatalError() } set {} }
    open var mediaFileURL: URL? { get { fatalError() } set {} }
    open var imageTitle: String? { get { fatalError() } set {} }
    open var imageSubtitle: String? { get { fatalError() } set {} }
}
@available(iOS 11.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MSMessageLiveLayout: MSMessageLayout, @unchecked Sendable { public init(alternateLayout: MSMessageTemplateLayout) { fatalError() }; open var alternateLayout: MSMessageTemplateLayout { fatalError() } }
@available(iOS 10.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MSMessage: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    public init(session: MSSession) { fatalError() }
    open var session: MSSession? { fatalError() }
    @available(iOS 11.0, *) open var isPending: Bool { fatalError() }
    open var senderParticipantIdentifier: UUID { fatalError() }
    open var layout: MSMessageLayout? { get { fatalError() } set {} }
    open var url: URL? { get { fatalError() } set {} }
    open var shouldExpire: Bool { get { fatalError() } set {} }
    open var summaryText: String? { get { fatalError() } set {} }
    open var error: (any Error)? { get { fatalError() } set {} }
}
@available(iOS 10.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MSSticker: NSObject, @unchecked Sendable {
    public init(contentsOfFileURL fileURL: URL, localizedDescription: String) throws { fatalError() }
    @available(iOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public init(contentsOfFileURL fileURL: URL, identifier: UUID, localizedDescription: String) { fatalError() }
    open var imageFileURL: URL { fatalError() }
    open var localizedDescription: String { fatalError() }
}
@available(iOS 10.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class MSConversation: NSObject, @unchecked Sendable {
    open var localParticipantIdentifier: UUID { fatalError() }
    open var remoteParticipantIdentifiers: [UUID] { fatalError() }
    open var selectedMessage: MSMessage? { fatalError() }
    @preconcurrency open func insert(_ message: MSMessage, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {}
    open func insert(_ message: MSMessage) async throws {}
    @preconcurrency open func insert(_ sticker: MSSticker, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {}
    open func insert(_ sticker: MSSticker) async throws {}
    @preconcurrency open func insertText(_ text: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {}
    open func insertText(_ text: String) async throws {}
    @preconcurrency open func insertAttachment(_ URL: URL, withAlternateFilename filename: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {}
    open func insertAttachment(_ URL: URL, withAlternateFilename filename: String?) async throws {}
    @available(iOS 11.0, *) @preconcurrency open func send(_ message: MSMessage, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {}
    @available(iOS 11.0, *) open func send(_ message: MSMessage) async throws {}
    @available(iOS 11.0, *) @preconcurrency open func sendText(_ text: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {}
    @available(iOS 11.0, *) open func sendText(_ text: String) async throws {}
}
@available(iOS 11.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol MSMessagesAppTranscriptPresentation: NSObjectProtocol { func contentSizeThatFits(_ size: CGSize) -> CGSize }
@available(iOS 10.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class MSMessagesAppViewController: UIViewController {
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    open var activeConversation: MSConversation? { fatalError() }
    open var presentationStyle: MSMessagesAppPresentationStyle { fatalError() }
    @available(iOS 12.0, *) open var presentationContext: MSMessagesAppPresentationContext { fatalError() }
    open func requestPresentationStyle(_ presentationStyle: MSMessagesAppPresentationStyle) {}
    open func dismiss() {}
    open func willBecomeActive(with conversation: MSConversation) {}
    open func didBecomeActive(with conversation: MSConversation) {}
    open func willResignActive(with conversation: MSConversation) {}
    open func didResignActive(with conversation: MSConversation) {}
    open func willSelect(_ message: MSMessage, conversation: MSConversation) {}
    open func didSelect(_ message: MSMessage, conversation: MSConversation) {}
    open func didReceive(_ message: MSMessage, conversation: MSConversation) {}
    open func didStartSending(_ message: MSMessage, conversation: MSConversation) {}
    open func didCancelSending(_ message: MSMessage, conversation: MSConversation) {}
    open func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
    open func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
    open func contentSizeThatFits(_ size: CGSize) -> CGSize { fatalError() }
}
@available(iOS 10.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum MSStickerSize: Int, Sendable { case small = 0, regular, large }
@available(iOS 10.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class MSStickerView: UIView { public init(frame: CGRect, sticker: MSSticker?) { fatalError() }; public required init?(coder: NSCoder) { fatalError() }; open var sticker: MSSticker? { get { fatalError() } set {} }; open func startAnimating() {}; open func stopAnimating() {} }
@available(iOS 10.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol MSStickerBrowserViewDataSource: NSObjectProtocol {
    func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int
    func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker
}
@available(iOS 10.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class MSStickerBrowserView: UIView { public init(frame: CGRect, stickerSize: MSStickerSize) { fatalError() }; public required init?(coder: NSCoder) { fatalError() }; open weak var dataSource: (any MSStickerBrowserViewDataSource)? { get { fatalError() } set {} }; open func reloadData() {} }
@available(iOS 10.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class MSStickerBrowserViewController: UIViewController, MSStickerBrowserViewDataSource {
    public init(stickerSize: MSStickerSize) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    open var stickerBrowserView: MSStickerBrowserView { fatalError() }
    open func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int { fatalError() }
    open func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker { fatalError() }
}
