@_exported import Foundation
@_exported import UIKit

// Pages of the web within an app.
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor open class SFSafariViewController: UIViewController {
  open class Configuration: NSObject {
    public override init() { fatalError() }
    open var entersReaderIfAvailable: Bool { get { fatalError() } set { fatalError() } }
    open var barCollapsingEnabled: Bool { get { fatalError() } set { fatalError() } }
  }
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
  public convenience init(url URL: URL) { fatalError() }
  public init(url URL: URL, configuration: SFSafariViewController.Configuration) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  weak open var delegate: (any SFSafariViewControllerDelegate)?
  open var configuration: SFSafariViewController.Configuration { fatalError() }
  open var preferredBarTintColor: UIColor? { get { fatalError() } set { fatalError() } }
  open var preferredControlTintColor: UIColor? { get { fatalError() } set { fatalError() } }
  open var dismissButtonStyle: SFSafariViewController.DismissButtonStyle { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  func safariViewController(_ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?) -> [UIActivity]
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) { fatalError() }
  public func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) { fatalError() }
  public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) { fatalError() }
  public func safariViewController(_ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?) -> [UIActivity] { fatalError() }
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) { fatalError() }
}
