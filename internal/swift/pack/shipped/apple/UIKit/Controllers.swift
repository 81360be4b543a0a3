#if !os(watchOS)
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public convenience override init() { fatalError() }
  open var view: UIView! { get { fatalError() } set { fatalError() } }
  open var viewIfLoaded: UIView? { fatalError() }
  open var isViewLoaded: Bool { fatalError() }
  open var title: String? { get { fatalError() } set { fatalError() } }
  open var navigationItem: UINavigationItem { fatalError() }
  open var navigationController: UINavigationController? { fatalError() }
  open var tabBarController: UITabBarController? { fatalError() }
  open var parent: UIViewController? { fatalError() }
  open var children: [UIViewController] { fatalError() }
  open var presentedViewController: UIViewController? { fatalError() }
  open var presentingViewController: UIViewController? { fatalError() }
  open var traitCollection: UITraitCollection { fatalError() }
  open var modalPresentationStyle: UIModalPresentationStyle { get { fatalError() } set { fatalError() } }
  open var modalTransitionStyle: UIModalTransitionStyle { get { fatalError() } set { fatalError() } }
  open var isModalInPresentation: Bool { get { fatalError() } set { fatalError() } }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle { get { fatalError() } set { fatalError() } }
  open var preferredContentSize: CGSize { get { fatalError() } set { fatalError() } }
  open func loadView() { fatalError() }
  open func loadViewIfNeeded() { fatalError() }
  open func viewDidLoad() { fatalError() }
  open func viewWillAppear(_ animated: Bool) { fatalError() }
  open func viewDidAppear(_ animated: Bool) { fatalError() }
  open func viewWillDisappear(_ animated: Bool) { fatalError() }
  open func viewDidDisappear(_ animated: Bool) { fatalError() }
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open func viewIsAppearing(_ animated: Bool) { fatalError() }
  open func viewWillLayoutSubviews() { fatalError() }
  open func viewDidLayoutSubviews() { fatalError() }
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) { fatalError() }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { fatalError() }
  open func addChild(_ childController: UIViewController) { fatalError() }
  open func removeFromParent() { fatalError() }
  open func willMove(toParent parent: UIViewController?) { fatalError() }
  open func didMove(toParent parent: UIViewController?) { fatalError() }
  open func show(_ vc: UIViewController, sender: Any?) { fatalError() }
  open func setNeedsStatusBarAppearanceUpdate() { fatalError() }
  @available(tvOS, unavailable) open var preferredStatusBarStyle: UIStatusBarStyle { fatalError() }
  @available(tvOS, unavailable) open var prefersStatusBarHidden: Bool { fatalError() }
  @available(tvOS, unavailable) open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { fatalError() }
  @available(tvOS, unavailable) open var supportedInterfaceOrientations: UIInterfaceOrientationMask { fatalError() }
  @available(tvOS, unavailable) open var prefersHomeIndicatorAutoHidden: Bool { fatalError() }
  @available(tvOS, unavailable) open var childForStatusBarStyle: UIViewController? { fatalError() }
  @available(tvOS, unavailable) open var childForStatusBarHidden: UIViewController? { fatalError() }
  @available(tvOS, unavailable) open func setNeedsUpdateOfHomeIndicatorAutoHidden() { fatalError() }
  @available(tvOS, unavailable) open var editButtonItem: UIBarButtonItem { fatalError() }
  @available(tvOS, unavailable) open var hidesBottomBarWhenPushed: Bool { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open var toolbarItems: [UIBarButtonItem]? { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { fatalError() }
  open var isEditing: Bool { get { fatalError() } set { fatalError() } }
  open func setEditing(_ editing: Bool, animated: Bool) { fatalError() }
  open func didReceiveMemoryWarning() { fatalError() }
  open func updateViewConstraints() { fatalError() }
  open func viewSafeAreaInsetsDidChange() { fatalError() }
  open func viewLayoutMarginsDidChange() { fatalError() }
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) { fatalError() }
  open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) { fatalError() }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) { fatalError() }
  open var isBeingPresented: Bool { fatalError() }
  open var isBeingDismissed: Bool { fatalError() }
  open var isMovingToParent: Bool { fatalError() }
  open var isMovingFromParent: Bool { fatalError() }
  open var definesPresentationContext: Bool { get { fatalError() } set { fatalError() } }
  open var providesPresentationContextTransitionStyle: Bool { get { fatalError() } set { fatalError() } }
  open var additionalSafeAreaInsets: UIEdgeInsets { get { fatalError() } set { fatalError() } }
  open var extendedLayoutIncludesOpaqueBars: Bool { get { fatalError() } set { fatalError() } }
  weak open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? { get { fatalError() } set { fatalError() } }
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { fatalError() }
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { fatalError() }
  open func performSegue(withIdentifier identifier: String, sender: Any?) { fatalError() }
  open func transition(from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { fatalError() }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { fatalError() }
  open func endAppearanceTransition() { fatalError() }
  @available(iOS 17.0, tvOS 17.0, *) open var contentUnavailableConfiguration: (any UIContentConfiguration)? { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, tvOS 17.0, *) open func setNeedsUpdateContentUnavailableConfiguration() { fatalError() }
  @available(iOS 17.0, tvOS 17.0, *) open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) { fatalError() }
  @available(iOS 17.0, tvOS 17.0, *) open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 17.0, message: "Use the trait change registration APIs declared in the UITraitChangeObservable protocol")
@available(macOS, unavailable)
@available(tvOS, introduced: 13.0, deprecated: 17.0, message: "Use the trait change registration APIs declared in the UITraitChangeObservable protocol")
@available(watchOS, unavailable)
@available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Use the trait change registration APIs declared in the UITraitChangeObservable protocol")
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) { fatalError() }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var topViewController: UIViewController? { fatalError() }
  open var visibleViewController: UIViewController? { fatalError() }
  open var viewControllers: [UIViewController] { get { fatalError() } set { fatalError() } }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) { fatalError() }
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? { fatalError() }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? { fatalError() }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { fatalError() }
  @available(tvOS, unavailable) open func setToolbarHidden(_ hidden: Bool, animated: Bool) { fatalError() }
  @available(tvOS, unavailable) open var hidesBarsOnTap: Bool { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open var toolbar: UIToolbar! { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? { get { fatalError() } set { fatalError() } }
  open var selectedIndex: Int { get { fatalError() } set { fatalError() } }
  open var selectedViewController: UIViewController? { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class UINavigationItem: NSObject { public init(title: String) { fatalError() }
  open var title: String? { get { fatalError() } set { fatalError() } }
  open var leftBarButtonItem: UIBarButtonItem? { get { fatalError() } set { fatalError() } }
  open var rightBarButtonItem: UIBarButtonItem? { get { fatalError() } set { fatalError() } }
  open var leftBarButtonItems: [UIBarButtonItem]? { get { fatalError() } set { fatalError() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { get { fatalError() } set { fatalError() } }
  open var titleView: UIView? { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class UIBarButtonItem: NSObject {
  public override init() { fatalError() }
  public enum Style: Int, Sendable { case plain
    @available(iOS, deprecated: 8.0, message: "Use UIBarButtonItemStylePlain when minimum deployment target is iOS7 or later") @available(tvOS, unavailable) @available(visionOS, unavailable) case bordered
    case done }
  public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) { fatalError() }
  public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) { fatalError() }
  public convenience init(image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) { fatalError() }
  public convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?) { fatalError() }
  public convenience init(customView: UIView) { fatalError() }
  open var style: UIBarButtonItem.Style { get { fatalError() } set { fatalError() } }
  open var width: CGFloat { get { fatalError() } set { fatalError() } }
  open var customView: UIView? { get { fatalError() } set { fatalError() } }
  open class func appearance() -> Self { fatalError() }
  @available(iOS 14.0, tvOS 14.0, *) open class func flexibleSpace() -> Self { fatalError() }
  @available(iOS 14.0, tvOS 14.0, *) open class func fixedSpace(_ width: CGFloat) -> Self { fatalError() }
  open var accessibilityIdentifier: String? { get { fatalError() } set { fatalError() } }
  open var isAccessibilityElement: Bool { get { fatalError() } set { fatalError() } }
  open var accessibilityLabel: String? { get { fatalError() } set { fatalError() } }
  open var accessibilityHint: String? { get { fatalError() } set { fatalError() } }
  open var accessibilityValue: String? { get { fatalError() } set { fatalError() } }
  open var accessibilityTraits: UIAccessibilityTraits { get { fatalError() } set { fatalError() } }
  open var action: Selector? { get { fatalError() } set { fatalError() } }
  weak open var target: AnyObject? { get { fatalError() } set { fatalError() } }
  open var tintColor: UIColor? { get { fatalError() } set { fatalError() } }
  open var tag: Int { get { fatalError() } set { fatalError() } }
  @available(iOS 14, tvOS 14, visionOS 1, *) @available(macOS, unavailable) @available(watchOS, unavailable) open var menu: UIMenu? { get { fatalError() } set { fatalError() } }
  @available(iOS 14, tvOS 14, visionOS 1, *) @available(macOS, unavailable) @available(watchOS, unavailable) open var primaryAction: UIAction? { get { fatalError() } set { fatalError() } }
  @available(iOS 13, tvOS 14, visionOS 1, *) @available(macOS, unavailable) @available(watchOS, unavailable) public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) { fatalError() }
  @available(iOS 13, tvOS 14, visionOS 1, *) @available(macOS, unavailable) @available(watchOS, unavailable) public convenience init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) { fatalError() }
  public enum SystemItem: Int, Sendable { case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo }
  open var isEnabled: Bool { get { fatalError() } set { fatalError() } }
  open var title: String? { get { fatalError() } set { fatalError() } }
  open var image: UIImage? { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class UIMenuElement: NSObject { public enum State: Int, Sendable { case off, on, mixed }
  public struct Attributes: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var disabled: Attributes { fatalError() }; public static var destructive: Attributes { fatalError() }; public static var hidden: Attributes { fatalError() } }
  open var title: String { fatalError() }
  open var image: UIImage? { fatalError() } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class UIAction: UIMenuElement {
  public convenience init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler) { fatalError() }
  override init() { fatalError() }
  public struct Identifier: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public init(_ rawValue: String) { fatalError() } }
  open var sender: Any? { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public typealias UIActionHandler = @MainActor (UIAction) -> Void
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class UIMenu: UIMenuElement { public convenience init(title: String = "", children: [UIMenuElement] = []) { fatalError() }; override init() { fatalError() }; open var children: [UIMenuElement] { fatalError() } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) { fatalError() }
  open func addAction(_ action: UIAlertAction) { fatalError() }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) { fatalError() }
  open var textFields: [UITextField]? { fatalError() }
  open var actions: [UIAlertAction] { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class UIAlertAction: NSObject { open var isEnabled: Bool { get { fatalError() } set { fatalError() } }; public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public convenience init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) { fatalError() }
  override init() { fatalError() } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class UIApplication: UIResponder {
  open class var shared: UIApplication { fatalError() }
  @discardableResult open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { fatalError() }
  open var connectedScenes: Set<UIScene> { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 13.0, message: "Should not be used for applications that support multiple scenes as it returns a key window across all connected scenes")
@available(macOS, unavailable)
@available(tvOS, introduced: 13.0, deprecated: 13.0, message: "Should not be used for applications that support multiple scenes as it returns a key window across all connected scenes")
@available(watchOS, unavailable)
@available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Should not be used for applications that support multiple scenes as it returns a key window across all connected scenes")
  open var keyWindow: UIWindow? { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 15.0, message: "Use UIWindowScene.windows on a relevant window scene instead")
@available(macOS, unavailable)
@available(tvOS, introduced: 13.0, deprecated: 15.0, message: "Use UIWindowScene.windows on a relevant window scene instead")
@available(watchOS, unavailable)
@available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Use UIWindowScene.windows on a relevant window scene instead")
  open var windows: [UIWindow] { fatalError() }
  open var applicationState: UIApplication.State { fatalError() }
  open var isIdleTimerDisabled: Bool { get { fatalError() } set { fatalError() } }
  open func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil) { fatalError() }
  open func canOpenURL(_ url: URL) -> Bool { fatalError() }
  public enum State: Int, Sendable { case active, inactive, background }
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() } }
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() } }
  nonisolated public class var didEnterBackgroundNotification: NSNotification.Name { fatalError() }
  nonisolated public class var willEnterForegroundNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didFinishLaunchingNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didBecomeActiveNotification: NSNotification.Name { fatalError() }
  nonisolated public class var willResignActiveNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didReceiveMemoryWarningNotification: NSNotification.Name { fatalError() }
  nonisolated public class var willTerminateNotification: NSNotification.Name { fatalError() }
  nonisolated public class var significantTimeChangeNotification: NSNotification.Name { fatalError() }
  nonisolated public class var userDidTakeScreenshotNotification: NSNotification.Name { fatalError() }
  nonisolated public class var openSettingsURLString: String { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIApplicationDelegate {
  public func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { fatalError() }
  public func applicationDidBecomeActive(_ application: UIApplication) { fatalError() }
  public func applicationWillResignActive(_ application: UIApplication) { fatalError() }
  public func applicationDidEnterBackground(_ application: UIApplication) { fatalError() }
  public func applicationWillEnterForeground(_ application: UIApplication) { fatalError() }
  public func applicationWillTerminate(_ application: UIApplication) { fatalError() }
  public func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) { fatalError() }
  public func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class UIScene: UIResponder { open var activationState: UIScene.ActivationState { fatalError() }
  public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }
  nonisolated public class var didActivateNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didEnterBackgroundNotification: NSNotification.Name { fatalError() }
  nonisolated public class var willEnterForegroundNotification: NSNotification.Name { fatalError() } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class UIWindowScene: UIScene { open var windows: [UIWindow] { fatalError() }
  open var screen: UIScreen { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open var keyWindow: UIWindow? { fatalError() } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class UIDevice: NSObject { open class var current: UIDevice { fatalError() }
  open var name: String { fatalError() }
  open var model: String { fatalError() }
  open var systemName: String { fatalError() }
  open var systemVersion: String { fatalError() }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { fatalError() }
  open var identifierForVendor: UUID? { fatalError() } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class UIControl: UIView {
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public convenience init(frame: CGRect, primaryAction: UIAction?) { fatalError() }
  open var isEnabled: Bool { get { fatalError() } set { fatalError() } }
  open var isSelected: Bool { get { fatalError() } set { fatalError() } }
  open var isHighlighted: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 13, tvOS 14, visionOS 1, *) @available(macOS, unavailable) @available(watchOS, unavailable) open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) { fatalError() }
  open func sendActions(for controlEvents: UIControl.Event) { fatalError() }
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) { fatalError() }
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) { fatalError() }
  open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? { fatalError() }
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) { fatalError() }
  open var allTargets: Set<AnyHashable> { fatalError() }
  open var allControlEvents: UIControl.Event { fatalError() }
  open var state: UIControl.State { fatalError() }
  open var isTracking: Bool { fatalError() }
  open var isTouchInside: Bool { fatalError() }
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { fatalError() }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { fatalError() }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) { fatalError() }
  open func cancelTracking(with event: UIEvent?) { fatalError() }
  public struct Event: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var touchDown: Event { fatalError() }; public static var touchDownRepeat: Event { fatalError() }; public static var touchDragInside: Event { fatalError() }; public static var touchDragOutside: Event { fatalError() }; public static var touchDragEnter: Event { fatalError() }; public static var touchDragExit: Event { fatalError() }; public static var allTouchEvents: Event { fatalError() }; public static var allEditingEvents: Event { fatalError() }; public static var touchUpInside: Event { fatalError() }; public static var touchUpOutside: Event { fatalError() }; public static var touchCancel: Event { fatalError() }; public static var valueChanged: Event { fatalError() }; public static var primaryActionTriggered: Event { fatalError() }; public static var editingDidBegin: Event { fatalError() }; public static var editingChanged: Event { fatalError() }; public static var editingDidEnd: Event { fatalError() }; public static var editingDidEndOnExit: Event { fatalError() }; public static var allEvents: Event { fatalError() } }
  public struct State: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var normal: State { fatalError() }; public static var highlighted: State { fatalError() }; public static var disabled: State { fatalError() }; public static var selected: State { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable { case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7 }
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public convenience init(type buttonType: UIButton.ButtonType) { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) { fatalError() }
  open func setTitle(_ title: String?, for state: UIControl.State) { fatalError() }
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { fatalError() }
  open func setImage(_ image: UIImage?, for state: UIControl.State) { fatalError() }
  open var titleLabel: UILabel? { fatalError() }
  open var imageView: UIImageView? { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open var configuration: UIButton.Configuration? { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open var configurationUpdateHandler: ((UIButton) -> Void)? { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open func setNeedsUpdateConfiguration() { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open var menu: UIMenu? { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct Configuration {
    public static func plain() -> Configuration { fatalError() }
    public static func tinted() -> Configuration { fatalError() }
    public static func gray() -> Configuration { fatalError() }
    public static func filled() -> Configuration { fatalError() }
    public static func borderless() -> Configuration { fatalError() }
    public static func bordered() -> Configuration { fatalError() }
    public static func borderedTinted() -> Configuration { fatalError() }
    public static func borderedProminent() -> Configuration { fatalError() }
    public var title: String?
    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePadding: CGFloat
    public var titlePadding: CGFloat
    public var imagePlacement: NSDirectionalRectEdge
    public var contentInsets: NSDirectionalEdgeInsets
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle: Configuration.CornerStyle
    public var buttonSize: Configuration.Size
    public var showsActivityIndicator: Bool
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic = 0, small, medium, large, capsule }
    public enum Size: Int, Sendable { case medium, small, mini, large }
  }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class UILabel: UIView {
  open var text: String? { get { fatalError() } set { fatalError() } }
  open var attributedText: NSAttributedString? { get { fatalError() } set { fatalError() } }
  open var font: UIFont! { get { fatalError() } set { fatalError() } }
  open var textColor: UIColor! { get { fatalError() } set { fatalError() } }
  open var textAlignment: NSTextAlignment { get { fatalError() } set { fatalError() } }
  open var lineBreakMode: NSLineBreakMode { get { fatalError() } set { fatalError() } }
  open var numberOfLines: Int { get { fatalError() } set { fatalError() } }
  open var adjustsFontSizeToFitWidth: Bool { get { fatalError() } set { fatalError() } }
  open var adjustsFontForContentSizeCategory: Bool { get { fatalError() } set { fatalError() } }
  open var minimumScaleFactor: CGFloat { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class UIImageView: UIView {
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { get { fatalError() } set { fatalError() } }
  public init(image: UIImage?) { fatalError() }
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var image: UIImage? { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class UIStackView: UIView {
  public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
  public enum Alignment: Int, Sendable { case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static var top: Alignment { fatalError() }
    public static var bottom: Alignment { fatalError() } }
  public override init(frame: CGRect) { fatalError() }
  public required init(coder: NSCoder) { fatalError() }
  public convenience init(arrangedSubviews views: [UIView]) { fatalError() }
  open var arrangedSubviews: [UIView] { fatalError() }
  open var axis: NSLayoutConstraint.Axis { get { fatalError() } set { fatalError() } }
  open var spacing: CGFloat { get { fatalError() } set { fatalError() } }
  open var alignment: UIStackView.Alignment { get { fatalError() } set { fatalError() } }
  open var distribution: UIStackView.Distribution { get { fatalError() } set { fatalError() } }
  open var isLayoutMarginsRelativeArrangement: Bool { get { fatalError() } set { fatalError() } }
  open func addArrangedSubview(_ view: UIView) { fatalError() }
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { fatalError() }
  open func removeArrangedSubview(_ view: UIView) { fatalError() }
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  open var text: String? { get { fatalError() } set { fatalError() } }
  open var placeholder: String? { get { fatalError() } set { fatalError() } }
  open var font: UIFont? { get { fatalError() } set { fatalError() } }
  open var textColor: UIColor? { get { fatalError() } set { fatalError() } }
  open var textAlignment: NSTextAlignment { get { fatalError() } set { fatalError() } }
  open var borderStyle: UITextField.BorderStyle { get { fatalError() } set { fatalError() } }
  open var isSecureTextEntry: Bool { get { fatalError() } set { fatalError() } }
  open var keyboardType: UIKeyboardType { get { fatalError() } set { fatalError() } }
  open var returnKeyType: UIReturnKeyType { get { fatalError() } set { fatalError() } }
  open var autocapitalizationType: UITextAutocapitalizationType { get { fatalError() } set { fatalError() } }
  open var autocorrectionType: UITextAutocorrectionType { get { fatalError() } set { fatalError() } }
  open var textContentType: UITextContentType! { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case medium = 100, large = 101 }
  public init(style: UIActivityIndicatorView.Style) { fatalError() }
  public override init(frame: CGRect) { fatalError() }
  public required init(coder: NSCoder) { fatalError() }
  open func startAnimating() { fatalError() }
  open func stopAnimating() { fatalError() }
  open var isAnimating: Bool { fatalError() }
  open var hidesWhenStopped: Bool { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed
    public static var recognized: State { fatalError() } }
  public init(target: Any?, action: Selector?) { fatalError() }
  public convenience override init() { fatalError() }
  open func addTarget(_ target: Any, action: Selector) { fatalError() }
  open func removeTarget(_ target: Any?, action: Selector?) { fatalError() }
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) { fatalError() }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { fatalError() }
  open var numberOfTouches: Int { fatalError() }
  open var delaysTouchesBegan: Bool { get { fatalError() } set { fatalError() } }
  open var delaysTouchesEnded: Bool { get { fatalError() } set { fatalError() } }
  open var name: String? { get { fatalError() } set { fatalError() } }
  open func reset() { fatalError() }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { fatalError() }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { fatalError() }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { fatalError() }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fatalError() }
  open var state: UIGestureRecognizer.State { get { fatalError() } set { fatalError() } }
  open var view: UIView? { fatalError() }
  open var isEnabled: Bool { get { fatalError() } set { fatalError() } }
  open func location(in view: UIView?) -> CGPoint { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class UITapGestureRecognizer: UIGestureRecognizer { open var numberOfTouchesRequired: Int { get { fatalError() } set { fatalError() } }; open var numberOfTapsRequired: Int { get { fatalError() } set { fatalError() } } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer { open func setTranslation(_ translation: CGPoint, in view: UIView?) { fatalError() }; open var minimumNumberOfTouches: Int { get { fatalError() } set { fatalError() } }; open var maximumNumberOfTouches: Int { get { fatalError() } set { fatalError() } }; open func translation(in view: UIView?) -> CGPoint { fatalError() }; open func velocity(in view: UIView?) -> CGPoint { fatalError() } }
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIContentConfiguration { @MainActor @preconcurrency func makeContentView() -> any UIView & UIContentView; @MainActor @preconcurrency func updated(for state: any UIConfigurationState) -> Self }
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIContentView: NSObjectProtocol { var configuration: any UIContentConfiguration { get set } }
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public protocol UIConfigurationState { var traitCollection: UITraitCollection { get set } }
#endif
