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
  open var edgesForExtendedLayout: UIRectEdge { get { fatalError() } set { fatalError() } }
  open var storyboard: UIStoryboard? { fatalError() }
  open var nibName: String? { fatalError() }
  open var nibBundle: Bundle? { fatalError() }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) { fatalError() }
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { fatalError() }
  open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool { fatalError() }
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) { fatalError() }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { fatalError() }
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize { fatalError() }
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) { fatalError() }
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? { fatalError() }
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] { fatalError() }
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { fatalError() }
  open var viewRespectsSystemMinimumLayoutMargins: Bool { get { fatalError() } set { fatalError() } }
  open var modalPresentationCapturesStatusBarAppearance: Bool { get { fatalError() } set { fatalError() } }
  open var disablesAutomaticKeyboardDismissal: Bool { fatalError() }
  open var restorationIdentifier: String? { get { fatalError() } set { fatalError() } }
  open var restoresFocusAfterTransition: Bool { get { fatalError() } set { fatalError() } }
  open var extensionContext: NSExtensionContext? { fatalError() }
  @available(tvOS, unavailable) open var shouldAutorotate: Bool { fatalError() }
  @available(tvOS, unavailable) open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { fatalError() }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) open func setNeedsUpdateOfSupportedInterfaceOrientations() { fatalError() }
  @available(tvOS, unavailable) open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { fatalError() }
  @available(tvOS, unavailable) open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { fatalError() }
  @available(tvOS, unavailable) open var childForScreenEdgesDeferringSystemGestures: UIViewController? { fatalError() }
  @available(tvOS, unavailable) open var childForHomeIndicatorAutoHidden: UIViewController? { fatalError() }
  @available(iOS 14.0, visionOS 1.0, *) @available(tvOS, unavailable) open var prefersPointerLocked: Bool { fatalError() }
  @available(iOS 14.0, visionOS 1.0, *) @available(tvOS, unavailable) open func setNeedsUpdateOfPrefersPointerLocked() { fatalError() }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) open var activePresentationController: UIPresentationController? { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) { fatalError() }
  open func setContentScrollView(_ scrollView: UIScrollView?) { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) open var interactionActivityTrackingBaseName: String? { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) open var traitOverrides: any UITraitOverrides { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) open func updateTraitsIfNeeded() { fatalError() }
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) open func updateProperties() { fatalError() }
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) open func setNeedsUpdateProperties() { fatalError() }
  @available(iOS 18.0, visionOS 2.0, *) @available(tvOS, unavailable) open var preferredTransition: UIViewController.Transition? { get { fatalError() } set { fatalError() } }
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) open var tab: UITab? { fatalError() }
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { fatalError() }
  open func setNeedsFocusUpdate() { fatalError() }
  open func updateFocusIfNeeded() { fatalError() }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { fatalError() }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) { fatalError() }
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { fatalError() }
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { fatalError() }
  open var performsActionsWhilePresentingModally: Bool { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 17.0, message: "Use the traitOverrides property on the child view controller instead") @available(tvOS, introduced: 13.0, deprecated: 17.0, message: "Use the traitOverrides property on the child view controller instead") @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Use the traitOverrides property on the child view controller instead") open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 17.0, message: "Use the traitOverrides property on the child view controller instead") @available(tvOS, introduced: 13.0, deprecated: 17.0, message: "Use the traitOverrides property on the child view controller instead") @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Use the traitOverrides property on the child view controller instead") open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 16.0, message: "Please use instance method setNeedsUpdateOfSupportedInterfaceOrientations.") @available(tvOS, unavailable) @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Please use instance method setNeedsUpdateOfSupportedInterfaceOrientations.") open class func attemptRotationToDeviceOrientation() { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 11.0, message: "Use view.safeAreaLayoutGuide.topAnchor instead of topLayoutGuide.bottomAnchor") @available(tvOS, introduced: 13.0, deprecated: 11.0, message: "Use view.safeAreaLayoutGuide.topAnchor instead of topLayoutGuide.bottomAnchor") @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Use view.safeAreaLayoutGuide.topAnchor instead of topLayoutGuide.bottomAnchor") open var topLayoutGuide: any UILayoutSupport { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 11.0, message: "Use view.safeAreaLayoutGuide.bottomAnchor instead of bottomLayoutGuide.topAnchor") @available(tvOS, introduced: 13.0, deprecated: 11.0, message: "Use view.safeAreaLayoutGuide.bottomAnchor instead of bottomLayoutGuide.topAnchor") @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Use view.safeAreaLayoutGuide.bottomAnchor instead of bottomLayoutGuide.topAnchor") open var bottomLayoutGuide: any UILayoutSupport { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 11.0, message: "Use UIScrollView's contentInsetAdjustmentBehavior instead") @available(tvOS, introduced: 13.0, deprecated: 11.0, message: "Use UIScrollView's contentInsetAdjustmentBehavior instead") @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Use UIScrollView's contentInsetAdjustmentBehavior instead") open var automaticallyAdjustsScrollViewInsets: Bool { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UINavigationController: UIViewController {
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
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { fatalError() }
  @available(tvOS, unavailable) open var hidesBarsWhenKeyboardAppears: Bool { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open var hidesBarsWhenVerticallyCompact: Bool { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { fatalError() }
  @available(tvOS, unavailable) open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { fatalError() }
  @available(iOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { fatalError() }
  nonisolated open class var hideShowBarDuration: CGFloat { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? { get { fatalError() } set { fatalError() } }
  open var selectedIndex: Int { get { fatalError() } set { fatalError() } }
  open var selectedViewController: UIViewController? { get { fatalError() } set { fatalError() } }
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) public convenience init(tabs: [UITab]) { fatalError() }
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) open var tabs: [UITab] { get { fatalError() } set { fatalError() } }
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) open func setTabs(_ tabs: [UITab], animated: Bool) { fatalError() }
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) open var selectedTab: UITab? { get { fatalError() } set { fatalError() } }
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) open func tab(forIdentifier identifier: String) -> UITab? { fatalError() }
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) open var mode: UITabBarController.Mode { get { fatalError() } set { fatalError() } }
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) open var compactTabIdentifiers: [UITab.Identifier]? { get { fatalError() } set { fatalError() } }
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) open var customizationIdentifier: String? { get { fatalError() } set { fatalError() } }
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) open var isTabBarHidden: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) open func setTabBarHidden(_ hidden: Bool, animated: Bool) { fatalError() }
  @available(iOS 18.0, visionOS 2.0, *) @available(tvOS, unavailable) open var sidebar: UITabBarController.Sidebar { fatalError() }
  @available(iOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) open var tabBarMinimizeBehavior: UITabBarController.MinimizeBehavior { get { fatalError() } set { fatalError() } }
  @available(iOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) open var bottomAccessory: UITabAccessory? { get { fatalError() } set { fatalError() } }
  @available(iOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) { fatalError() }
  @available(tvOS, unavailable) open var moreNavigationController: UINavigationController { fatalError() }
  @available(tvOS, unavailable) open var customizableViewControllers: [UIViewController]? { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UINavigationItem: NSObject { public init(title: String) { fatalError() }; public convenience override init() { fatalError() }
  open var title: String? { get { fatalError() } set { fatalError() } }
  open var leftBarButtonItem: UIBarButtonItem? { get { fatalError() } set { fatalError() } }
  open var rightBarButtonItem: UIBarButtonItem? { get { fatalError() } set { fatalError() } }
  open var leftBarButtonItems: [UIBarButtonItem]? { get { fatalError() } set { fatalError() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { get { fatalError() } set { fatalError() } }
  open var titleView: UIView? { get { fatalError() } set { fatalError() } }
  public required init?(coder: NSCoder) { fatalError() }
  open var prompt: String? { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open var backBarButtonItem: UIBarButtonItem? { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open var backButtonTitle: String? { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, visionOS 1.0, *) @available(tvOS, unavailable) open var backButtonDisplayMode: UINavigationItem.BackButtonDisplayMode { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) open var backAction: UIAction? { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open var hidesBackButton: Bool { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { fatalError() }
  @available(tvOS, unavailable) open var leftItemsSupplementBackButton: Bool { get { fatalError() } set { fatalError() } }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { fatalError() }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { fatalError() }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { fatalError() }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { fatalError() }
  open var standardAppearance: UINavigationBarAppearance? { get { fatalError() } set { fatalError() } }
  open var compactAppearance: UINavigationBarAppearance? { get { fatalError() } set { fatalError() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) open var compactScrollEdgeAppearance: UINavigationBarAppearance? { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) open var style: UINavigationItem.ItemStyle { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) open var leadingItemGroups: [UIBarButtonItemGroup] { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) open var centerItemGroups: [UIBarButtonItemGroup] { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) open var trailingItemGroups: [UIBarButtonItemGroup] { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) open var pinnedTrailingGroup: UIBarButtonItemGroup? { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) open var customizationIdentifier: String? { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) open var documentProperties: UIDocumentProperties? { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) open var renameDelegate: (any UINavigationItemRenameDelegate)? { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) open var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) open var searchBarPlacement: UINavigationItem.SearchBarPlacement { fatalError() }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) open var additionalOverflowItems: UIDeferredMenuElement? { get { fatalError() } set { fatalError() } }
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) open var subtitle: String? { get { fatalError() } set { fatalError() } }
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) open var attributedTitle: AttributedString? { get { fatalError() } set { fatalError() } }
  @available(iOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) open var largeTitle: String? { get { fatalError() } set { fatalError() } }
  @available(iOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) open var subtitleView: UIView? { get { fatalError() } set { fatalError() } }
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked; @available(iOS 26.0, visionOS 26.0, *) case integrated, integratedCentered, integratedButton }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIBarButtonItem: NSObject {
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
  public required init?(coder: NSCoder) { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) open var subtitle: String? { get { fatalError() } set { fatalError() } }
  open var landscapeImagePhone: UIImage? { get { fatalError() } set { fatalError() } }
  open var imageInsets: UIEdgeInsets { get { fatalError() } set { fatalError() } }
  open var possibleTitles: Set<String>? { get { fatalError() } set { fatalError() } }
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) { fatalError() }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { fatalError() }
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) { fatalError() }
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) { fatalError() }
  open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) open var changesSelectionAsPrimaryAction: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) open var isSelected: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) open var isHidden: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) open var menuRepresentation: UIMenuElement? { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) open var isSymbolAnimationEnabled: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) open func creatingFixedGroup() -> UIBarButtonItemGroup { fatalError() }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup { fatalError() }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) open func creatingOptionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool = true) -> UIBarButtonItemGroup { fatalError() }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) open var buttonGroup: UIBarButtonItemGroup? { fatalError() }
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) open var hidesSharedBackground: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) open var sharesBackground: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) open var identifier: String? { get { fatalError() } set { fatalError() } }
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) open var badge: UIBarButtonItem.Badge? { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIMenuElement: NSObject { public enum State: Int, Sendable { case off, on, mixed }
  public struct Attributes: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var disabled: Attributes { fatalError() }; public static var destructive: Attributes { fatalError() }; public static var hidden: Attributes { fatalError() } }
  open var title: String { fatalError() }
  open var image: UIImage? { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) open var subtitle: String? { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIAction: UIMenuElement {
  public convenience init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler) { fatalError() }
  public struct Identifier: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public init(_ rawValue: String) { fatalError() } }
  open var sender: Any? { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var discoverabilityTitle: String? { get { fatalError() } set { fatalError() } }
  open var identifier: UIAction.Identifier { fatalError() }
  open var attributes: UIMenuElement.Attributes { get { fatalError() } set { fatalError() } }
  open var state: UIMenuElement.State { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public typealias UIActionHandler = @MainActor (UIAction) -> Void
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIMenu: UIMenuElement { public convenience init(title: String = "", children: [UIMenuElement] = []) { fatalError() }; open var children: [UIMenuElement] { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) open var preferredElementSize: UIMenu.ElementSize { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) open var selectedElements: [UIMenuElement] { fatalError() }
  open var identifier: UIMenu.Identifier { fatalError() }
  open var options: UIMenu.Options { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) { fatalError() }
  open func addAction(_ action: UIAlertAction) { fatalError() }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) { fatalError() }
  open var textFields: [UITextField]? { fatalError() }
  open var actions: [UIAlertAction] { fatalError() }
  open var message: String? { get { fatalError() } set { fatalError() } }
  open var preferredStyle: UIAlertController.Style { fatalError() }
  open var preferredAction: UIAlertAction? { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) open var severity: UIAlertControllerSeverity { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIAlertAction: NSObject { open var isEnabled: Bool { get { fatalError() } set { fatalError() } }; public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public convenience init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) { fatalError() }
  override init() { fatalError() }
  open var title: String? { fatalError() }
  open var style: UIAlertAction.Style { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIApplication: UIResponder {
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
  open weak var delegate: (any UIApplicationDelegate)? { get { fatalError() } set { fatalError() } }
  open var openSessions: Set<UISceneSession> { fatalError() }
  open var supportsMultipleScenes: Bool { fatalError() }
  open var preferredContentSizeCategory: UIContentSizeCategory { fatalError() }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { fatalError() }
  open var backgroundTimeRemaining: TimeInterval { fatalError() }
  open func beginBackgroundTask(expirationHandler handler: (@Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier { fatalError() }
  open func beginBackgroundTask(withName taskName: String?, expirationHandler handler: (@Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier { fatalError() }
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { fatalError() }
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { fatalError() }
  open var isProtectedDataAvailable: Bool { fatalError() }
  open func registerForRemoteNotifications() { fatalError() }
  open func unregisterForRemoteNotifications() { fatalError() }
  open var isRegisteredForRemoteNotifications: Bool { fatalError() }
  @available(tvOS, unavailable) open var applicationSupportsShakeToEdit: Bool { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open var shortcutItems: [UIApplicationShortcutItem]? { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open var alternateIconName: String? { fatalError() }
  open var supportsAlternateIcons: Bool { fatalError() }
  open func setAlternateIconName(_ alternateIconName: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { fatalError() }
  open func setAlternateIconName(_ alternateIconName: String?) async throws { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 17.0, message: "Use UNUserNotificationCenter.setBadgeCount(_:withCompletionHandler:) instead.") @available(tvOS, unavailable) @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Use UNUserNotificationCenter.setBadgeCount(_:withCompletionHandler:) instead.") open var applicationIconBadgeNumber: Int { get { fatalError() } set { fatalError() } }
  @available(iOS, introduced: 13.0, deprecated: 13.0, message: "Use the interfaceOrientation property of the window scene instead.") @available(tvOS, unavailable) @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Use the interfaceOrientation property of the window scene instead.") open var statusBarOrientation: UIInterfaceOrientation { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 13.0, message: "Use the statusBarManager property of the window scene instead.") @available(tvOS, unavailable) @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Use the statusBarManager property of the window scene instead.") open var statusBarFrame: CGRect { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 13.0, message: "Provide a custom network activity UI in your app if desired.") @available(tvOS, unavailable) @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Provide a custom network activity UI in your app if desired.") open var isNetworkActivityIndicatorVisible: Bool { get { fatalError() } set { fatalError() } }
  open func sendEvent(_ event: UIEvent) { fatalError() }
  open func requestSceneSessionActivation(_ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil) { fatalError() }
  open func requestSceneSessionDestruction(_ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: ((any Error) -> Void)? = nil) { fatalError() }
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) { fatalError() }
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) open func activateSceneSession(for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil) { fatalError() }
  open func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { fatalError() }
  @available(tvOS, unavailable) open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { fatalError() }
  nonisolated open class var backgroundRefreshStatusDidChangeNotification: NSNotification.Name { fatalError() }
  nonisolated open class var protectedDataWillBecomeUnavailableNotification: NSNotification.Name { fatalError() }
  nonisolated open class var protectedDataDidBecomeAvailableNotification: NSNotification.Name { fatalError() }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) nonisolated open class var openNotificationSettingsURLString: String { fatalError() }
  nonisolated open class var backgroundFetchIntervalMinimum: TimeInterval { fatalError() }
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
  func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
  func applicationDidFinishLaunching(_ application: UIApplication)
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  func applicationSignificantTimeChange(_ application: UIApplication)
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
  func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) async -> UIBackgroundFetchResult
  func application(_ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void)
  func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool
  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
  @available(tvOS, unavailable) func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
  @available(tvOS, unavailable) func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIApplicationDelegate {
  public static func main() { fatalError() }
  public func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { fatalError() }
  public func applicationDidBecomeActive(_ application: UIApplication) { fatalError() }
  public func applicationWillResignActive(_ application: UIApplication) { fatalError() }
  public func applicationDidEnterBackground(_ application: UIApplication) { fatalError() }
  public func applicationWillEnterForeground(_ application: UIApplication) { fatalError() }
  public func applicationWillTerminate(_ application: UIApplication) { fatalError() }
  public func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) { fatalError() }
  public func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) { fatalError() }
  public func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { fatalError() }
  public func applicationDidFinishLaunching(_ application: UIApplication) { fatalError() }
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) { fatalError() }
  public func applicationSignificantTimeChange(_ application: UIApplication) { fatalError() }
  public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { fatalError() }
  public func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration { fatalError() }
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) { fatalError() }
  public func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) { fatalError() }
  public func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) async -> UIBackgroundFetchResult { fatalError() }
  public func application(_ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void) { fatalError() }
  public func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool { fatalError() }
  public func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool { fatalError() }
  @available(tvOS, unavailable) public func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) { fatalError() }
  @available(tvOS, unavailable) public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { fatalError() }
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) { fatalError() }
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIScene: UIResponder { open var activationState: UIScene.ActivationState { fatalError() }
  public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }
  nonisolated public class var didActivateNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didEnterBackgroundNotification: NSNotification.Name { fatalError() }
  nonisolated public class var willEnterForegroundNotification: NSNotification.Name { fatalError() }
  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) { fatalError() }
  open func open(_ url: URL, options: UIScene.OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil) { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) open var subtitle: String! { get { fatalError() } set { fatalError() } }
  open var activationConditions: UISceneActivationConditions { get { fatalError() } set { fatalError() } }
  nonisolated open class var willConnectNotification: NSNotification.Name { fatalError() }
  nonisolated open class var didDisconnectNotification: NSNotification.Name { fatalError() }
  nonisolated open class var willDeactivateNotification: NSNotification.Name { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIWindowScene: UIScene { open var windows: [UIWindow] { fatalError() }
  open var screen: UIScreen { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open var keyWindow: UIWindow? { fatalError() }
  @available(tvOS, unavailable) open var interfaceOrientation: UIInterfaceOrientation { fatalError() }
  @available(tvOS, unavailable) open var statusBarManager: UIStatusBarManager? { fatalError() }
  open var coordinateSpace: any UICoordinateSpace { fatalError() }
  open var traitCollection: UITraitCollection { fatalError() }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) open var effectiveGeometry: UIWindowScene.Geometry { fatalError() }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) open func requestGeometryUpdate(_ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil) { fatalError() }
  open var sizeRestrictions: UISceneSizeRestrictions? { fatalError() }
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) open var traitOverrides: any UITraitOverrides { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) open var isFullScreen: Bool { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIDevice: NSObject { open class var current: UIDevice { fatalError() }
  open var name: String { fatalError() }
  open var model: String { fatalError() }
  open var systemName: String { fatalError() }
  open var systemVersion: String { fatalError() }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { fatalError() }
  open var identifierForVendor: UUID? { fatalError() }
  open var localizedModel: String { fatalError() }
  @available(tvOS, unavailable) open var orientation: UIDeviceOrientation { fatalError() }
  @available(tvOS, unavailable) open var isGeneratingDeviceOrientationNotifications: Bool { fatalError() }
  @available(tvOS, unavailable) open func beginGeneratingDeviceOrientationNotifications() { fatalError() }
  @available(tvOS, unavailable) open func endGeneratingDeviceOrientationNotifications() { fatalError() }
  @available(tvOS, unavailable) open var isBatteryMonitoringEnabled: Bool { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open var batteryState: UIDevice.BatteryState { fatalError() }
  @available(tvOS, unavailable) open var batteryLevel: Float { fatalError() }
  @available(tvOS, unavailable) open var isProximityMonitoringEnabled: Bool { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open var proximityState: Bool { fatalError() }
  open var isMultitaskingSupported: Bool { fatalError() }
  open func playInputClick() { fatalError() }
  @available(tvOS, unavailable) public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
  @available(tvOS, unavailable) nonisolated open class var orientationDidChangeNotification: NSNotification.Name { fatalError() }
  @available(tvOS, unavailable) nonisolated open class var batteryStateDidChangeNotification: NSNotification.Name { fatalError() }
  @available(tvOS, unavailable) nonisolated open class var batteryLevelDidChangeNotification: NSNotification.Name { fatalError() }
  @available(tvOS, unavailable) nonisolated open class var proximityStateDidChangeNotification: NSNotification.Name { fatalError() }
}
#endif
