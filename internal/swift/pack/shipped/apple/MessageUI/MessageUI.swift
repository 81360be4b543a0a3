@_exported import UIKit

@available(iOS 3.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum MFMailComposeResult: Int, Sendable { case cancelled = 0, saved, sent, failed }
@available(iOS 4.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum MessageComposeResult: Int, Sendable { case cancelled = 0, sent, failed }
@available(iOS 3.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class MFMailComposeViewController: UINavigationController {
    open class func canSendMail() -> Bool { fatalError() }
    weak open var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)? { get { fatalError() } set {} }
    open func setSubject(_ subject: String) {}
    open func setToRecipients(_ toRecipients: [String]?) {}
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
}
@available(iOS 3.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}
@available(iOS 3.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?) { fatalError() }
}
@available(iOS 4.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class MFMessageComposeViewController: UINavigationController {
    open class func canSendText() -> Bool { fatalError() }
    open class func canSendAttachments() -> Bool { fatalError() }
    open class func canSendSubject() -> Bool { fatalError() }
    weak open var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)? { get { fatalError() } set {} }
    open var recipients: [String]? { get { fatalError() } set {} }
    open var body: String? { get { fatalError() } set {} }
    open var subject: String? { get { fatalError() } set {} }
    @discardableResult open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { fatalError() }
    @discardableResult open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { fatalError() }
}
@available(iOS 4.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
