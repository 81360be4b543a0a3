@_exported import Foundation
@_exported import UIKit

@available(iOS 8.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class SLComposeServiceViewController: UIViewController, UITextViewDelegate {
    open func presentationAnimationDidFinish() {}
    open var textView: UITextView! { fatalError() }
    open var contentText: String! { fatalError() }
    open var placeholder: String! { get { fatalError() } set {} }
    open func didSelectPost() {}
    open func didSelectCancel() {}
    open func cancel() {}
    open func isContentValid() -> Bool { fatalError() }
    open func validateContent() {}
    open var charactersRemaining: NSNumber! { get { fatalError() } set {} }
    open func configurationItems() -> [Any]! { fatalError() }
    open func reloadConfigurationItems() {}
    open func pushConfigurationViewController(_ viewController: UIViewController!) {}
    open func popConfigurationViewController() {}
    open func loadPreviewView() -> UIView! { fatalError() }
}
@available(iOS 8.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class SLComposeSheetConfigurationItem: NSObject {
    public override init() { fatalError() }
    open var title: String! { get { fatalError() } set {} }
    open var value: String! { get { fatalError() } set {} }
    open var valuePending: Bool { get { fatalError() } set {} }
    open var tapHandler: (() -> Void)! { get { fatalError() } set {} }
}
