import UniformTypeIdentifiers

#if !os(watchOS)
// Presentation.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIPresentationController: NSObject {
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) { fatalError() }
  open var presentingViewController: UIViewController { fatalError() }
  open var presentedViewController: UIViewController { fatalError() }
  open var containerView: UIView? { fatalError() }
  open var presentedView: UIView? { fatalError() }
  open var frameOfPresentedViewInContainerView: CGRect { fatalError() }
  open func containerViewWillLayoutSubviews() { fatalError() }
  open func containerViewDidLayoutSubviews() { fatalError() }
  open func presentationTransitionWillBegin() { fatalError() }
  open func presentationTransitionDidEnd(_ completed: Bool) { fatalError() }
  open func dismissalTransitionWillBegin() { fatalError() }
  open func dismissalTransitionDidEnd(_ completed: Bool) { fatalError() }
  open var presentationStyle: UIModalPresentationStyle { fatalError() }
  open var adaptivePresentationStyle: UIModalPresentationStyle { fatalError() }
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { fatalError() }
  open var shouldPresentInFullscreen: Bool { fatalError() }
  open var shouldRemovePresentersView: Bool { fatalError() }
  open var traitCollection: UITraitCollection { fatalError() }
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) open var traitOverrides: any UITraitOverrides { get { fatalError() } set { fatalError() } }
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) { fatalError() }
  open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) { fatalError() }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) { fatalError() }
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize { fatalError() }
  open var preferredContentSize: CGSize { fatalError() }
}
// A subclass narrows the type of its delegate, which only a member of a protocol allows.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol _HasPresentationDelegate: AnyObject {}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension _HasPresentationDelegate { public var delegate: (any UIAdaptivePresentationControllerDelegate)? { get { fatalError() } set { fatalError() } } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIPresentationController: _HasPresentationDelegate {}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol _HasNavigationDelegate: AnyObject {}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension _HasNavigationDelegate { public var delegate: (any UINavigationControllerDelegate)? { get { fatalError() } set { fatalError() } } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UINavigationController: _HasNavigationDelegate {}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController?
  func presentationController(_ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle, transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) func presentationController(_ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController)
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { fatalError() }
  public func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { fatalError() }
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { fatalError() }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { fatalError() }
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { fatalError() }
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { fatalError() }
  public func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController? { fatalError() }
  public func presentationController(_ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle, transitionCoordinator: (any UIViewControllerTransitionCoordinator)?) { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) public func presentationController(_ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController) { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIPopoverPresentationController: UIPresentationController {
  open var permittedArrowDirections: UIPopoverArrowDirection { get { fatalError() } set { fatalError() } }
  open var sourceView: UIView? { get { fatalError() } set { fatalError() } }
  open var sourceRect: CGRect { get { fatalError() } set { fatalError() } }
  open var barButtonItem: UIBarButtonItem? { get { fatalError() } set { fatalError() } }
  open var passthroughViews: [UIView]? { get { fatalError() } set { fatalError() } }
  open var backgroundColor: UIColor? { get { fatalError() } set { fatalError() } }
  open var popoverLayoutMargins: UIEdgeInsets { get { fatalError() } set { fatalError() } }
  open var arrowDirection: UIPopoverArrowDirection { fatalError() }
  open var canOverlapSourceViewRect: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, visionOS 1.0, *) @available(tvOS, unavailable) open var adaptiveSheetPresentationController: UISheetPresentationController { fatalError() }
  open var popoverBackgroundViewClass: AnyClass? { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UIPopoverPresentationController {
  public var delegate: (any UIPopoverPresentationControllerDelegate)? { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct UIPopoverArrowDirection: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var up: UIPopoverArrowDirection { fatalError() }; public static var down: UIPopoverArrowDirection { fatalError() }; public static var left: UIPopoverArrowDirection { fatalError() }; public static var right: UIPopoverArrowDirection { fatalError() }; public static var any: UIPopoverArrowDirection { fatalError() } }
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate { func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) }
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UIPopoverPresentationControllerDelegate { public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) { fatalError() } }
@available(iOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UISheetPresentationController: UIPresentationController {
  open var detents: [UISheetPresentationController.Detent] { get { fatalError() } set { fatalError() } }
  open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier? { get { fatalError() } set { fatalError() } }
  open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier? { get { fatalError() } set { fatalError() } }
  open var prefersGrabberVisible: Bool { get { fatalError() } set { fatalError() } }
  open var prefersScrollingExpandsWhenScrolledToEdge: Bool { get { fatalError() } set { fatalError() } }
  open var prefersEdgeAttachedInCompactHeight: Bool { get { fatalError() } set { fatalError() } }
  open var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool { get { fatalError() } set { fatalError() } }
  open var preferredCornerRadius: CGFloat? { get { fatalError() } set { fatalError() } }
  open var sourceView: UIView? { get { fatalError() } set { fatalError() } }
  open func animateChanges(_ changes: () -> Void) { fatalError() }
  @available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open func invalidateDetents() { fatalError() }
  @MainActor @preconcurrency open class Detent: NSObject {
    open class func medium() -> UISheetPresentationController.Detent { fatalError() }
    open class func large() -> UISheetPresentationController.Detent { fatalError() }
    @available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public class func custom(identifier: UISheetPresentationController.Detent.Identifier? = nil, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?) -> UISheetPresentationController.Detent { fatalError() }
    @available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open var identifier: UISheetPresentationController.Detent.Identifier { fatalError() }
    public struct Identifier: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public init(_ rawValue: String) { fatalError() }
      public static let medium = Identifier(rawValue: "")
      public static let large = Identifier(rawValue: "") }
  }
  @available(iOS 17.0, visionOS 1.0, *) @available(tvOS, unavailable) open var prefersPageSizing: Bool { get { fatalError() } set { fatalError() } }
}
@available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol { var maximumDetentValue: CGFloat { get }; var containerTraitCollection: UITraitCollection { get } }
@available(iOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UISheetPresentationController { public var delegate: (any UISheetPresentationControllerDelegate)? { get { fatalError() } set { fatalError() } } }
@available(iOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate { func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) }
@available(iOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UISheetPresentationControllerDelegate { public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) { fatalError() } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIViewController {
  public var presentationController: UIPresentationController? { fatalError() }
  @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public var popoverPresentationController: UIPopoverPresentationController? { fatalError() }
  @available(iOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public var sheetPresentationController: UISheetPresentationController? { fatalError() }
}

// Pickers and sharing.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
  @available(tvOS, unavailable) func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask
  @available(tvOS, unavailable) func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController) -> UIInterfaceOrientation
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UINavigationControllerDelegate {
  public func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) { fatalError() }
  public func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) { fatalError() }
  public func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { fatalError() }
  public func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { fatalError() }
  @available(tvOS, unavailable) public func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask { fatalError() }
  @available(tvOS, unavailable) public func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController) -> UIInterfaceOrientation { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public enum CameraDevice: Int, Sendable { case rear, front }
  public enum CameraFlashMode: Int, Sendable { case off = -1, auto = 0, on = 1 }
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  public enum QualityType: Int, Sendable { case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540 }
  public struct InfoKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }
    public static let mediaType = InfoKey(rawValue: "")
    public static let originalImage = InfoKey(rawValue: "")
    public static let editedImage = InfoKey(rawValue: "")
    public static let cropRect = InfoKey(rawValue: "")
    public static let mediaURL = InfoKey(rawValue: "")
    public static let mediaMetadata = InfoKey(rawValue: "")
    public static let imageURL = InfoKey(rawValue: "") }
  open class func isSourceTypeAvailable(_ sourceType: UIImagePickerController.SourceType) -> Bool { fatalError() }
  open class func isCameraDeviceAvailable(_ cameraDevice: UIImagePickerController.CameraDevice) -> Bool { fatalError() }
  open class func availableMediaTypes(for sourceType: UIImagePickerController.SourceType) -> [String]? { fatalError() }
  open var sourceType: UIImagePickerController.SourceType { get { fatalError() } set { fatalError() } }
  open var mediaTypes: [String] { get { fatalError() } set { fatalError() } }
  open var allowsEditing: Bool { get { fatalError() } set { fatalError() } }
  open var cameraDevice: UIImagePickerController.CameraDevice { get { fatalError() } set { fatalError() } }
  open var cameraFlashMode: UIImagePickerController.CameraFlashMode { get { fatalError() } set { fatalError() } }
  open var cameraCaptureMode: UIImagePickerController.CameraCaptureMode { get { fatalError() } set { fatalError() } }
  open var videoMaximumDuration: TimeInterval { get { fatalError() } set { fatalError() } }
  open var videoQuality: UIImagePickerController.QualityType { get { fatalError() } set { fatalError() } }
  open var showsCameraControls: Bool { get { fatalError() } set { fatalError() } }
  open var cameraOverlayView: UIView? { get { fatalError() } set { fatalError() } }
  open func takePicture() { fatalError() }
  open func startVideoCapture() -> Bool { fatalError() }
  open func stopVideoCapture() { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UIImagePickerController { public var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? { get { fatalError() } set { fatalError() } } }
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UIImagePickerControllerDelegate {
  public func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) { fatalError() }
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIActivity: NSObject { public override init() { fatalError() }
  public struct ActivityType: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public init(_ rawValue: String) { fatalError() }
    public static let postToFacebook = ActivityType(rawValue: "")
    public static let postToTwitter = ActivityType(rawValue: "")
    public static let message = ActivityType(rawValue: "")
    public static let mail = ActivityType(rawValue: "")
    public static let print = ActivityType(rawValue: "")
    public static let copyToPasteboard = ActivityType(rawValue: "")
    public static let assignToContact = ActivityType(rawValue: "")
    public static let saveToCameraRoll = ActivityType(rawValue: "")
    public static let addToReadingList = ActivityType(rawValue: "")
    public static let airDrop = ActivityType(rawValue: "")
    public static let openInIBooks = ActivityType(rawValue: "")
    public static let markupAsPDF = ActivityType(rawValue: "") }
  open class var activityCategory: UIActivity.Category { fatalError() }
  open var activityType: UIActivity.ActivityType? { fatalError() }
  open var activityTitle: String? { fatalError() }
  open var activityImage: UIImage? { fatalError() }
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { fatalError() }
  open func prepare(withActivityItems activityItems: [Any]) { fatalError() }
  open var activityViewController: UIViewController? { fatalError() }
  open func perform() { fatalError() }
  open func activityDidFinish(_ completed: Bool) { fatalError() }
  public enum Category: Int, Sendable { case action, share }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { fatalError() }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
  open var completionWithItemsHandler: UIActivityViewController.CompletionWithItemsHandler? { get { fatalError() } set { fatalError() } }
  open var excludedActivityTypes: [UIActivity.ActivityType]? { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, visionOS 1.0, *) @available(tvOS, unavailable) open var allowsProminentActivity: Bool { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIDocumentPickerViewController: UIViewController {
  @available(iOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) { fatalError() }
  @available(iOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public init(forExporting urls: [URL], asCopy: Bool = false) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  weak open var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection: Bool { get { fatalError() } set { fatalError() } }
  open var shouldShowFileExtensions: Bool { get { fatalError() } set { fatalError() } }
  open var directoryURL: URL? { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { fatalError() }
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { fatalError() }
}

// Containers.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let spineLocation = OptionsKey(rawValue: ""); public static let interPageSpacing = OptionsKey(rawValue: "") }
  public init(transitionStyle style: UIPageViewController.TransitionStyle, navigationOrientation: UIPageViewController.NavigationOrientation, options: [UIPageViewController.OptionsKey: Any]? = nil) { fatalError() }
  public convenience init() { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  weak open var delegate: (any UIPageViewControllerDelegate)?
  weak open var dataSource: (any UIPageViewControllerDataSource)?
  open var viewControllers: [UIViewController]? { fatalError() }
  open func setViewControllers(_ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil) { fatalError() }
  open var transitionStyle: UIPageViewController.TransitionStyle { fatalError() }
  open var navigationOrientation: UIPageViewController.NavigationOrientation { fatalError() }
  open var spineLocation: UIPageViewController.SpineLocation { fatalError() }
  open var isDoubleSided: Bool { get { fatalError() } set { fatalError() } }
  open var gestureRecognizers: [UIGestureRecognizer] { fatalError() }
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController?
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { fatalError() }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  @available(tvOS, unavailable) func pageViewController(_ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation) -> UIPageViewController.SpineLocation
  @available(tvOS, unavailable) func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController) -> UIInterfaceOrientationMask
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIPageViewControllerDelegate {
  public func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) { fatalError() }
  public func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) { fatalError() }
  @available(tvOS, unavailable) public func pageViewController(_ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation) -> UIPageViewController.SpineLocation { fatalError() }
  @available(tvOS, unavailable) public func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController) -> UIInterfaceOrientationMask { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UITabBarItem: NSObject {
  public override init() { fatalError() }
  public convenience init(title: String?, image: UIImage?, tag: Int) { fatalError() }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) { fatalError() }
  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) { fatalError() }
  public enum SystemItem: Int, Sendable { case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed }
  open var title: String? { get { fatalError() } set { fatalError() } }
  open var image: UIImage? { get { fatalError() } set { fatalError() } }
  open var selectedImage: UIImage? { get { fatalError() } set { fatalError() } }
  open var badgeValue: String? { get { fatalError() } set { fatalError() } }
  open var badgeColor: UIColor? { get { fatalError() } set { fatalError() } }
  open var tag: Int { get { fatalError() } set { fatalError() } }
  open var isEnabled: Bool { get { fatalError() } set { fatalError() } }
  public required init?(coder: NSCoder) { fatalError() }
  open class func appearance() -> Self { fatalError() }
  open var titlePositionAdjustment: UIOffset { get { fatalError() } set { fatalError() } }
  open var imageInsets: UIEdgeInsets { get { fatalError() } set { fatalError() } }
  open var landscapeImagePhone: UIImage? { get { fatalError() } set { fatalError() } }
  open var standardAppearance: UITabBarAppearance? { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) open var scrollEdgeAppearance: UITabBarAppearance? { get { fatalError() } set { fatalError() } }
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) { fatalError() }
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) { fatalError() }
  open var accessibilityIdentifier: String? { get { fatalError() } set { fatalError() } }
  open var accessibilityLabel: String? { get { fatalError() } set { fatalError() } }
  open var accessibilityHint: String? { get { fatalError() } set { fatalError() } }
  open var accessibilityValue: String? { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UITabBar: UIView {
  open var items: [UITabBarItem]? { get { fatalError() } set { fatalError() } }
  open var selectedItem: UITabBarItem? { get { fatalError() } set { fatalError() } }
  open var barTintColor: UIColor? { get { fatalError() } set { fatalError() } }
  open var unselectedItemTintColor: UIColor? { get { fatalError() } set { fatalError() } }
  open var isTranslucent: Bool { get { fatalError() } set { fatalError() } }
  open var standardAppearance: UITabBarAppearance { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open var scrollEdgeAppearance: UITabBarAppearance? { get { fatalError() } set { fatalError() } }
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open weak var delegate: (any UITabBarDelegate)? { get { fatalError() } set { fatalError() } }
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { fatalError() }
  open var backgroundImage: UIImage? { get { fatalError() } set { fatalError() } }
  open var selectionIndicatorImage: UIImage? { get { fatalError() } set { fatalError() } }
  open var shadowImage: UIImage? { get { fatalError() } set { fatalError() } }
  open var itemPositioning: UITabBar.ItemPositioning { get { fatalError() } set { fatalError() } }
  open var itemWidth: CGFloat { get { fatalError() } set { fatalError() } }
  open var itemSpacing: CGFloat { get { fatalError() } set { fatalError() } }
  open var barStyle: UIBarStyle { get { fatalError() } set { fatalError() } }
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup)
  func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
  @available(tvOS, unavailable) func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask
  @available(tvOS, unavailable) func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
  @available(tvOS, unavailable) func tabBarController(_ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UITabBarControllerDelegate {
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { fatalError() }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) { fatalError() }
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { fatalError() }
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) public func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) { fatalError() }
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) public func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup) { fatalError() }
  public func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { fatalError() }
  public func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { fatalError() }
  @available(tvOS, unavailable) public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask { fatalError() }
  @available(tvOS, unavailable) public func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]) { fatalError() }
  @available(tvOS, unavailable) public func tabBarController(_ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UITabBarController {
  public var tabBar: UITabBar { fatalError() }
  public var delegate: (any UITabBarControllerDelegate)? { get { fatalError() } set { fatalError() } }
  public func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIViewController { public var tabBarItem: UITabBarItem! { get { fatalError() } set { fatalError() } } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIBarAppearance: NSObject {
  public override init() { fatalError() }
  open func configureWithDefaultBackground() { fatalError() }
  open func configureWithOpaqueBackground() { fatalError() }
  open func configureWithTransparentBackground() { fatalError() }
  open var backgroundColor: UIColor? { get { fatalError() } set { fatalError() } }
  open var backgroundImage: UIImage? { get { fatalError() } set { fatalError() } }
  open var shadowColor: UIColor? { get { fatalError() } set { fatalError() } }
  open var shadowImage: UIImage? { get { fatalError() } set { fatalError() } }
  public convenience init(idiom: UIUserInterfaceIdiom) { fatalError() }
  public convenience init(barAppearance: UIBarAppearance) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var backgroundEffect: UIBlurEffect? { get { fatalError() } set { fatalError() } }
  open var backgroundImageContentMode: UIView.ContentMode { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance: UITabBarItemAppearance { get { fatalError() } set { fatalError() } }
  open var inlineLayoutAppearance: UITabBarItemAppearance { get { fatalError() } set { fatalError() } }
  open var compactInlineLayoutAppearance: UITabBarItemAppearance { get { fatalError() } set { fatalError() } }
  open var selectionIndicatorTintColor: UIColor? { get { fatalError() } set { fatalError() } }
  open var selectionIndicatorImage: UIImage? { get { fatalError() } set { fatalError() } }
  open var stackedItemPositioning: UITabBar.ItemPositioning { get { fatalError() } set { fatalError() } }
  open var stackedItemWidth: CGFloat { get { fatalError() } set { fatalError() } }
  open var stackedItemSpacing: CGFloat { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] { get { fatalError() } set { fatalError() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] { get { fatalError() } set { fatalError() } }
  open var titlePositionAdjustment: UIOffset { get { fatalError() } set { fatalError() } }
  open var buttonAppearance: UIBarButtonItemAppearance { get { fatalError() } set { fatalError() } }
  open var doneButtonAppearance: UIBarButtonItemAppearance { get { fatalError() } set { fatalError() } }
  open var backButtonAppearance: UIBarButtonItemAppearance { get { fatalError() } set { fatalError() } }
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) open var prominentButtonAppearance: UIBarButtonItemAppearance { get { fatalError() } set { fatalError() } }
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) open var subtitleTextAttributes: [NSAttributedString.Key: Any] { get { fatalError() } set { fatalError() } }
  open var backIndicatorImage: UIImage { fatalError() }
  open var backIndicatorTransitionMaskImage: UIImage { fatalError() }
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UINavigationBar: UIView {
  open var isTranslucent: Bool { get { fatalError() } set { fatalError() } }
  open var barTintColor: UIColor? { get { fatalError() } set { fatalError() } }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { get { fatalError() } set { fatalError() } }
  open var standardAppearance: UINavigationBarAppearance { get { fatalError() } set { fatalError() } }
  open var compactAppearance: UINavigationBarAppearance? { get { fatalError() } set { fatalError() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { get { fatalError() } set { fatalError() } }
  @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open var prefersLargeTitles: Bool { get { fatalError() } set { fatalError() } }
  open var topItem: UINavigationItem? { fatalError() }
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var barStyle: UIBarStyle { get { fatalError() } set { fatalError() } }
  open weak var delegate: (any UINavigationBarDelegate)? { get { fatalError() } set { fatalError() } }
  open var items: [UINavigationItem]? { get { fatalError() } set { fatalError() } }
  open var backItem: UINavigationItem? { fatalError() }
  open var shadowImage: UIImage? { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open var backIndicatorImage: UIImage? { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open var backIndicatorTransitionMaskImage: UIImage? { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) open var compactScrollEdgeAppearance: UINavigationBarAppearance? { get { fatalError() } set { fatalError() } }
  open func pushItem(_ item: UINavigationItem, animated: Bool) { fatalError() }
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { fatalError() }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { fatalError() }
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) { fatalError() }
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UINavigationController {
  public var navigationBar: UINavigationBar { fatalError() }
  public var isNavigationBarHidden: Bool { get { fatalError() } set { fatalError() } }
  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { fatalError() }
  @discardableResult public func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? { fatalError() }
  @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public var isToolbarHidden: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public var hidesBarsOnSwipe: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public var interactivePopGestureRecognizer: UIGestureRecognizer? { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UISplitViewController: UIViewController {
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public init(style: UISplitViewController.Style) { fatalError() }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public enum DisplayMode: Int, Sendable { case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary }
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  open var viewControllers: [UIViewController] { get { fatalError() } set { fatalError() } }
  open var isCollapsed: Bool { fatalError() }
  open var displayMode: UISplitViewController.DisplayMode { fatalError() }
  open var preferredDisplayMode: UISplitViewController.DisplayMode { get { fatalError() } set { fatalError() } }
  open var preferredPrimaryColumnWidthFraction: CGFloat { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open var preferredSplitBehavior: UISplitViewController.SplitBehavior { get { fatalError() } set { fatalError() } }
  open var presentsWithGesture: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open func viewController(for column: UISplitViewController.Column) -> UIViewController? { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open func show(_ column: UISplitViewController.Column) { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open func hide(_ column: UISplitViewController.Column) { fatalError() }
  open var preferredPrimaryColumnWidth: CGFloat { get { fatalError() } set { fatalError() } }
  open var minimumPrimaryColumnWidth: CGFloat { get { fatalError() } set { fatalError() } }
  open var maximumPrimaryColumnWidth: CGFloat { get { fatalError() } set { fatalError() } }
  open var primaryColumnWidth: CGFloat { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open var preferredSupplementaryColumnWidth: CGFloat { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open var preferredSupplementaryColumnWidthFraction: CGFloat { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open var minimumSupplementaryColumnWidth: CGFloat { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open var maximumSupplementaryColumnWidth: CGFloat { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open var supplementaryColumnWidth: CGFloat { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open var style: UISplitViewController.Style { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open var splitBehavior: UISplitViewController.SplitBehavior { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open var showsSecondaryOnlyButton: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 14.5, visionOS 1.0, *) @available(tvOS, unavailable) open var displayModeButtonVisibility: UISplitViewController.DisplayModeButtonVisibility { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open var displayModeButtonItem: UIBarButtonItem { fatalError() }
  open var primaryEdge: UISplitViewController.PrimaryEdge { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open var primaryBackgroundStyle: UISplitViewController.BackgroundStyle { get { fatalError() } set { fatalError() } }
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) open func isShowing(_ column: UISplitViewController.Column) -> Bool { fatalError() }
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) open var preferredInspectorColumnWidth: CGFloat { get { fatalError() } set { fatalError() } }
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) open var minimumSecondaryColumnWidth: CGFloat { get { fatalError() } set { fatalError() } }
  nonisolated open class var automaticDimension: CGFloat { fatalError() }
  @available(iOS 14.5, visionOS 1.0, *) @available(tvOS, unavailable) public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }
  public enum BackgroundStyle: Int, Sendable { case none, sidebar }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UISplitViewController { public var delegate: (any UISplitViewControllerDelegate)? { get { fatalError() } set { fatalError() } } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIViewController { public var splitViewController: UISplitViewController? { fatalError() } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool
  func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
  func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController?
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) func splitViewController(_ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) func splitViewControllerDidExpand(_ svc: UISplitViewController)
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
  @available(tvOS, unavailable) func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController) -> UIInterfaceOrientationMask
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UISplitViewControllerDelegate {
  public func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column { fatalError() }
  public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) { fatalError() }
  public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { fatalError() }
  public func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool { fatalError() }
  public func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool { fatalError() }
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? { fatalError() }
  public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? { fatalError() }
  public func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController? { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) public func splitViewController(_ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) public func splitViewControllerDidCollapse(_ svc: UISplitViewController) { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) public func splitViewControllerDidExpand(_ svc: UISplitViewController) { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) { fatalError() }
  @available(tvOS, unavailable) public func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController) -> UIInterfaceOrientationMask { fatalError() }
}
#endif
