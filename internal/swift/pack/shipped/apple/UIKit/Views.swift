#if !os(watchOS)
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIResponder: NSObject {
  public override init() { fatalError() }
  open var next: UIResponder? { fatalError() }
  open var canBecomeFirstResponder: Bool { fatalError() }
  @discardableResult open func becomeFirstResponder() -> Bool { fatalError() }
  @discardableResult open func resignFirstResponder() -> Bool { fatalError() }
  open var isFirstResponder: Bool { fatalError() }
  open var canResignFirstResponder: Bool { fatalError() }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { fatalError() }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { fatalError() }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { fatalError() }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { fatalError() }
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { fatalError() }
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? { fatalError() }
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { fatalError() }
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { fatalError() }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { fatalError() }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { fatalError() }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { fatalError() }
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { fatalError() }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { fatalError() }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { fatalError() }
  open func remoteControlReceived(with event: UIEvent?) { fatalError() }
  open var undoManager: UndoManager? { fatalError() }
  open var keyCommands: [UIKeyCommand]? { fatalError() }
  open var inputView: UIView? { fatalError() }
  open var inputAccessoryView: UIView? { fatalError() }
  @available(tvOS, unavailable) open var inputAssistantItem: UITextInputAssistantItem { fatalError() }
  open var inputViewController: UIInputViewController? { fatalError() }
  open var textInputMode: UITextInputMode? { fatalError() }
  open func reloadInputViews() { fatalError() }
  open func validate(_ command: UICommand) { fatalError() }
  open func buildMenu(with builder: any UIMenuBuilder) { fatalError() }
  open var userActivity: NSUserActivity? { get { fatalError() } set { fatalError() } }
  open func updateUserActivityState(_ activity: NSUserActivity) { fatalError() }
  open func restoreUserActivityState(_ activity: NSUserActivity) { fatalError() }
  @available(tvOS, unavailable) open var editingInteractionConfiguration: UIEditingInteractionConfiguration { fatalError() }
  @available(tvOS, unavailable) open var pasteConfiguration: UIPasteConfiguration? { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open func paste(itemProviders: [NSItemProvider]) { fatalError() }
  @available(tvOS, unavailable) open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { fatalError() }
  open func cut(_ sender: Any?) { fatalError() }
  open func copy(_ sender: Any?) { fatalError() }
  open func paste(_ sender: Any?) { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) open func pasteAndMatchStyle(_ sender: Any?) { fatalError() }
  open func select(_ sender: Any?) { fatalError() }
  open func selectAll(_ sender: Any?) { fatalError() }
  open func delete(_ sender: Any?) { fatalError() }
  open func toggleBoldface(_ sender: Any?) { fatalError() }
  open func toggleItalics(_ sender: Any?) { fatalError() }
  open func toggleUnderline(_ sender: Any?) { fatalError() }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) open func find(_ sender: Any?) { fatalError() }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) open func findNext(_ sender: Any?) { fatalError() }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) open func findPrevious(_ sender: Any?) { fatalError() }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) open func useSelectionForFind(_ sender: Any?) { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) open func printContent(_ sender: Any?) { fatalError() }
  open func increaseSize(_ sender: Any?) { fatalError() }
  open func decreaseSize(_ sender: Any?) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIView: UIResponder {
  public init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public convenience override init() { fatalError() }
  open var frame: CGRect { get { fatalError() } set { fatalError() } }
  open var bounds: CGRect { get { fatalError() } set { fatalError() } }
  open var center: CGPoint { get { fatalError() } set { fatalError() } }
  open var transform: CGAffineTransform { get { fatalError() } set { fatalError() } }
  open var backgroundColor: UIColor? { get { fatalError() } set { fatalError() } }
  open var tintColor: UIColor! { get { fatalError() } set { fatalError() } }
  open var alpha: CGFloat { get { fatalError() } set { fatalError() } }
  open var isHidden: Bool { get { fatalError() } set { fatalError() } }
  open var isOpaque: Bool { get { fatalError() } set { fatalError() } }
  open var clipsToBounds: Bool { get { fatalError() } set { fatalError() } }
  open var tag: Int { get { fatalError() } set { fatalError() } }
  open var isUserInteractionEnabled: Bool { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open var isMultipleTouchEnabled: Bool { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open var isExclusiveTouch: Bool { get { fatalError() } set { fatalError() } }
  open func tintColorDidChange() { fatalError() }
  open func accessibilityIncrement() { fatalError() }
  open func accessibilityDecrement() { fatalError() }
  open func accessibilityActivate() -> Bool { fatalError() }
  open func accessibilityPerformEscape() -> Bool { fatalError() }
  open class func appearance() -> Self { fatalError() }
  open func setNeedsDisplay(_ rect: CGRect) { fatalError() }
  open var accessibilityIdentifier: String? { get { fatalError() } set { fatalError() } }
  open var isAccessibilityElement: Bool { get { fatalError() } set { fatalError() } }
  open var accessibilityLabel: String? { get { fatalError() } set { fatalError() } }
  open var accessibilityHint: String? { get { fatalError() } set { fatalError() } }
  open var accessibilityValue: String? { get { fatalError() } set { fatalError() } }
  open var accessibilityTraits: UIAccessibilityTraits { get { fatalError() } set { fatalError() } }
  open var accessibilityFrame: CGRect { get { fatalError() } set { fatalError() } }
  open var accessibilityElementsHidden: Bool { get { fatalError() } set { fatalError() } }
  open var accessibilityViewIsModal: Bool { get { fatalError() } set { fatalError() } }
  open var shouldGroupAccessibilityChildren: Bool { get { fatalError() } set { fatalError() } }
  open var accessibilityAttributedLabel: NSAttributedString? { get { fatalError() } set { fatalError() } }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get { fatalError() } set { fatalError() } }
  open var accessibilityElements: [Any]? { get { fatalError() } set { fatalError() } }
  open var contentMode: UIView.ContentMode { get { fatalError() } set { fatalError() } }
  open var superview: UIView? { fatalError() }
  open var subviews: [UIView] { fatalError() }
  open var window: UIWindow? { fatalError() }
  open var layer: CALayer { fatalError() }
  open var translatesAutoresizingMaskIntoConstraints: Bool { get { fatalError() } set { fatalError() } }
  open var layoutMargins: UIEdgeInsets { get { fatalError() } set { fatalError() } }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets { get { fatalError() } set { fatalError() } }
  open var safeAreaInsets: UIEdgeInsets { fatalError() }
  open var safeAreaLayoutGuide: UILayoutGuide { fatalError() }
  open var layoutMarginsGuide: UILayoutGuide { fatalError() }
  open var readableContentGuide: UILayoutGuide { fatalError() }
  @available(iOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open var keyboardLayoutGuide: UIKeyboardLayoutGuide { fatalError() }
  open var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var leftAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var rightAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var topAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var centerXAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var centerYAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var widthAnchor: NSLayoutDimension { fatalError() }
  open var heightAnchor: NSLayoutDimension { fatalError() }
  open var intrinsicContentSize: CGSize { fatalError() }
  open var traitCollection: UITraitCollection { fatalError() }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle { get { fatalError() } set { fatalError() } }
  open var gestureRecognizers: [UIGestureRecognizer]? { get { fatalError() } set { fatalError() } }
  open var autoresizingMask: UIView.AutoresizingMask { get { fatalError() } set { fatalError() } }
  open func addSubview(_ view: UIView) { fatalError() }
  open func insertSubview(_ view: UIView, at index: Int) { fatalError() }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { fatalError() }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { fatalError() }
  open func removeFromSuperview() { fatalError() }
  open func bringSubviewToFront(_ view: UIView) { fatalError() }
  open func sendSubviewToBack(_ view: UIView) { fatalError() }
  open func viewWithTag(_ tag: Int) -> UIView? { fatalError() }
  open func setNeedsLayout() { fatalError() }
  open func layoutIfNeeded() { fatalError() }
  open func layoutSubviews() { fatalError() }
  open func setNeedsDisplay() { fatalError() }
  open func draw(_ rect: CGRect) { fatalError() }
  open func sizeToFit() { fatalError() }
  open func sizeThatFits(_ size: CGSize) -> CGSize { fatalError() }
  open func didMoveToSuperview() { fatalError() }
  open func didMoveToWindow() { fatalError() }
  open func invalidateIntrinsicContentSize() { fatalError() }
  open func updateConstraints() { fatalError() }
  open func setNeedsUpdateConstraints() { fatalError() }
  open func addConstraint(_ constraint: NSLayoutConstraint) { fatalError() }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { fatalError() }
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { fatalError() }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { fatalError() }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { fatalError() }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { fatalError() }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { fatalError() }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { fatalError() }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { fatalError() }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { fatalError() }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { fatalError() }
  @discardableResult open func endEditing(_ force: Bool) -> Bool { fatalError() }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { fatalError() }
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { fatalError() }
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { fatalError() }
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) { fatalError() }
  open class func animate(withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) { fatalError() }
  open class func animate(withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) { fatalError() }
  open class func transition(with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { fatalError() }
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 17.0, message: "Use the trait change registration APIs declared in the UITraitChangeObservable protocol")
@available(macOS, unavailable)
@available(tvOS, introduced: 13.0, deprecated: 17.0, message: "Use the trait change registration APIs declared in the UITraitChangeObservable protocol")
@available(watchOS, unavailable)
@available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Use the trait change registration APIs declared in the UITraitChangeObservable protocol")
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { fatalError() }
  public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight }
  public struct AutoresizingMask: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var flexibleLeftMargin: AutoresizingMask { fatalError() }; public static var flexibleWidth: AutoresizingMask { fatalError() }; public static var flexibleRightMargin: AutoresizingMask { fatalError() }; public static var flexibleTopMargin: AutoresizingMask { fatalError() }; public static var flexibleHeight: AutoresizingMask { fatalError() }; public static var flexibleBottomMargin: AutoresizingMask { fatalError() } }
  public struct AnimationOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }
    public static var layoutSubviews: AnimationOptions { fatalError() }
    public static var allowUserInteraction: AnimationOptions { fatalError() }
    public static var beginFromCurrentState: AnimationOptions { fatalError() }
    public static var `repeat`: AnimationOptions { fatalError() }
    public static var autoreverse: AnimationOptions { fatalError() }
    public static var curveEaseInOut: AnimationOptions { fatalError() }
    public static var curveEaseIn: AnimationOptions { fatalError() }
    public static var curveEaseOut: AnimationOptions { fatalError() }
    public static var curveLinear: AnimationOptions { fatalError() }
    public static var transitionCrossDissolve: AnimationOptions { fatalError() }
    public static var transitionFlipFromLeft: AnimationOptions { fatalError() }
    public static var transitionFlipFromRight: AnimationOptions { fatalError() } }
  public static let noIntrinsicMetric: CGFloat = -1
  open class var layerClass: AnyClass { fatalError() }
  open class var requiresConstraintBasedLayout: Bool { fatalError() }
  open class var areAnimationsEnabled: Bool { fatalError() }
  open class func setAnimationsEnabled(_ enabled: Bool) { fatalError() }
  open class var inheritedAnimationDuration: TimeInterval { fatalError() }
  open class func animateKeyframes(withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) { fatalError() }
  open class func addKeyframe(withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void) { fatalError() }
  open class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) { fatalError() }
  open class func transition(from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil) { fatalError() }
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) open class func animate(springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil) { fatalError() }
  open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection { fatalError() }
  open class func userInterfaceLayoutDirection(for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection { fatalError() }
  open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self { fatalError() }
  open class func appearance(for trait: UITraitCollection) -> Self { fatalError() }
  open class func appearance(for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self { fatalError() }
  open var semanticContentAttribute: UISemanticContentAttribute { get { fatalError() } set { fatalError() } }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { fatalError() }
  open var tintAdjustmentMode: UIView.TintAdjustmentMode { get { fatalError() } set { fatalError() } }
  open var contentScaleFactor: CGFloat { get { fatalError() } set { fatalError() } }
  open var transform3D: CATransform3D { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) open var anchorPoint: CGPoint { get { fatalError() } set { fatalError() } }
  open var mask: UIView? { get { fatalError() } set { fatalError() } }
  open var autoresizesSubviews: Bool { get { fatalError() } set { fatalError() } }
  open var clearsContextBeforeDrawing: Bool { get { fatalError() } set { fatalError() } }
  open var preservesSuperviewLayoutMargins: Bool { get { fatalError() } set { fatalError() } }
  open var insetsLayoutMarginsFromSafeArea: Bool { get { fatalError() } set { fatalError() } }
  open func layoutMarginsDidChange() { fatalError() }
  open func safeAreaInsetsDidChange() { fatalError() }
  open var layoutGuides: [UILayoutGuide] { fatalError() }
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { fatalError() }
  open var constraints: [NSLayoutConstraint] { fatalError() }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { fatalError() }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { fatalError() }
  open func needsUpdateConstraints() -> Bool { fatalError() }
  open func updateConstraintsIfNeeded() { fatalError() }
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { fatalError() }
  open var hasAmbiguousLayout: Bool { fatalError() }
  open func exerciseAmbiguityInLayout() { fatalError() }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { fatalError() }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { fatalError() }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fatalError() }
  open func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize { fatalError() }
  nonisolated open class var layoutFittingCompressedSize: CGSize { fatalError() }
  nonisolated open class var layoutFittingExpandedSize: CGSize { fatalError() }
  open var alignmentRectInsets: UIEdgeInsets { fatalError() }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { fatalError() }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { fatalError() }
  open var forFirstBaselineLayout: UIView { fatalError() }
  open var forLastBaselineLayout: UIView { fatalError() }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { fatalError() }
  open func isDescendant(of view: UIView) -> Bool { fatalError() }
  open func didAddSubview(_ subview: UIView) { fatalError() }
  open func willRemoveSubview(_ subview: UIView) { fatalError() }
  open func willMove(toSuperview newSuperview: UIView?) { fatalError() }
  open func willMove(toWindow newWindow: UIWindow?) { fatalError() }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { fatalError() }
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { fatalError() }
  open func resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets) -> UIView? { fatalError() }
  @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { fatalError() }
  open func addMotionEffect(_ effect: UIMotionEffect) { fatalError() }
  open func removeMotionEffect(_ effect: UIMotionEffect) { fatalError() }
  open var motionEffects: [UIMotionEffect] { get { fatalError() } set { fatalError() } }
  open var restorationIdentifier: String? { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) open var minimumContentSizeCategory: UIContentSizeCategory? { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) open var maximumContentSizeCategory: UIContentSizeCategory? { get { fatalError() } set { fatalError() } }
  open var isFocused: Bool { fatalError() }
  open var canBecomeFocused: Bool { fatalError() }
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { fatalError() }
  open func setNeedsFocusUpdate() { fatalError() }
  open func updateFocusIfNeeded() { fatalError() }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { fatalError() }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open var focusGroupIdentifier: String? { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) open var focusEffect: UIFocusEffect? { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) open var traitOverrides: any UITraitOverrides { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) open func updateTraitsIfNeeded() { fatalError() }
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) open func updateProperties() { fatalError() }
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) open func setNeedsUpdateProperties() { fatalError() }
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) open func updatePropertiesIfNeeded() { fatalError() }
  open var showsLargeContentViewer: Bool { get { fatalError() } set { fatalError() } }
  open var largeContentTitle: String? { get { fatalError() } set { fatalError() } }
  open var largeContentImage: UIImage? { get { fatalError() } set { fatalError() } }
  open var scalesLargeContentImage: Bool { get { fatalError() } set { fatalError() } }
  open var accessibilityAttributedHint: NSAttributedString? { get { fatalError() } set { fatalError() } }
  open var accessibilityAttributedValue: NSAttributedString? { get { fatalError() } set { fatalError() } }
  open var accessibilityActivationPoint: CGPoint { get { fatalError() } set { fatalError() } }
  open var accessibilityPath: UIBezierPath? { get { fatalError() } set { fatalError() } }
  open var accessibilityLanguage: String? { get { fatalError() } set { fatalError() } }
  open var accessibilityUserInputLabels: [String]! { get { fatalError() } set { fatalError() } }
  open var accessibilityContainerType: UIAccessibilityContainerType { get { fatalError() } set { fatalError() } }
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle { get { fatalError() } set { fatalError() } }
  open var accessibilityRespondsToUserInteraction: Bool { get { fatalError() } set { fatalError() } }
  open var accessibilityIgnoresInvertColors: Bool { get { fatalError() } set { fatalError() } }
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? { get { fatalError() } set { fatalError() } }
  open var accessibilityTextualContext: UIAccessibilityTextualContext? { get { fatalError() } set { fatalError() } }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { fatalError() }
  open func accessibilityPerformMagicTap() -> Bool { fatalError() }
  open func accessibilityElementDidBecomeFocused() { fatalError() }
  open func accessibilityElementDidLoseFocus() { fatalError() }
  open func accessibilityElementIsFocused() -> Bool { fatalError() }
  open func accessibilityElementCount() -> Int { fatalError() }
  open func accessibilityElement(at index: Int) -> Any? { fatalError() }
  open func index(ofAccessibilityElement element: Any) -> Int { fatalError() }
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
  public struct KeyframeAnimationOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var layoutSubviews: KeyframeAnimationOptions { fatalError() }; public static var allowUserInteraction: KeyframeAnimationOptions { fatalError() }; public static var beginFromCurrentState: KeyframeAnimationOptions { fatalError() }; public static var `repeat`: KeyframeAnimationOptions { fatalError() }; public static var autoreverse: KeyframeAnimationOptions { fatalError() }; public static var overrideInheritedDuration: KeyframeAnimationOptions { fatalError() }; public static var overrideInheritedOptions: KeyframeAnimationOptions { fatalError() }; public static var calculationModeLinear: KeyframeAnimationOptions { fatalError() }; public static var calculationModeDiscrete: KeyframeAnimationOptions { fatalError() }; public static var calculationModePaced: KeyframeAnimationOptions { fatalError() }; public static var calculationModeCubic: KeyframeAnimationOptions { fatalError() }; public static var calculationModeCubicPaced: KeyframeAnimationOptions { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class CALayer: NSObject {
  public override init() { fatalError() }
  open var cornerRadius: CGFloat { get { fatalError() } set { fatalError() } }
  open var masksToBounds: Bool { get { fatalError() } set { fatalError() } }
  open var borderWidth: CGFloat { get { fatalError() } set { fatalError() } }
  open var borderColor: CGColor? { get { fatalError() } set { fatalError() } }
  open var backgroundColor: CGColor? { get { fatalError() } set { fatalError() } }
  open var shadowColor: CGColor? { get { fatalError() } set { fatalError() } }
  open var shadowOpacity: Float { get { fatalError() } set { fatalError() } }
  open var shadowOffset: CGSize { get { fatalError() } set { fatalError() } }
  open var shadowRadius: CGFloat { get { fatalError() } set { fatalError() } }
  open var frame: CGRect { get { fatalError() } set { fatalError() } }
  open var bounds: CGRect { get { fatalError() } set { fatalError() } }
  open var opacity: Float { get { fatalError() } set { fatalError() } }
  open var isHidden: Bool { get { fatalError() } set { fatalError() } }
  open func addSublayer(_ layer: CALayer) { fatalError() }
  open func removeFromSuperlayer() { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public init(layer: Any) { fatalError() }
  open var transform: CATransform3D { get { fatalError() } set { fatalError() } }
  open var sublayerTransform: CATransform3D { get { fatalError() } set { fatalError() } }
  open var anchorPointZ: CGFloat { get { fatalError() } set { fatalError() } }
  open func setAffineTransform(_ m: CGAffineTransform) { fatalError() }
  open func affineTransform() -> CGAffineTransform { fatalError() }
  open weak var delegate: (any CALayerDelegate)? { get { fatalError() } set { fatalError() } }
  open var duration: CFTimeInterval { get { fatalError() } set { fatalError() } }
  open var repeatCount: Float { get { fatalError() } set { fatalError() } }
  open var repeatDuration: CFTimeInterval { get { fatalError() } set { fatalError() } }
  open var autoreverses: Bool { get { fatalError() } set { fatalError() } }
  open var fillMode: CAMediaTimingFillMode { get { fatalError() } set { fatalError() } }
  open var contentsRect: CGRect { get { fatalError() } set { fatalError() } }
  open var contentsCenter: CGRect { get { fatalError() } set { fatalError() } }
  open var isDoubleSided: Bool { get { fatalError() } set { fatalError() } }
  open var isGeometryFlipped: Bool { get { fatalError() } set { fatalError() } }
  open var magnificationFilter: CALayerContentsFilter { get { fatalError() } set { fatalError() } }
  open var minificationFilter: CALayerContentsFilter { get { fatalError() } set { fatalError() } }
  open var needsDisplayOnBoundsChange: Bool { get { fatalError() } set { fatalError() } }
  open var drawsAsynchronously: Bool { get { fatalError() } set { fatalError() } }
  open var allowsGroupOpacity: Bool { get { fatalError() } set { fatalError() } }
  open var allowsEdgeAntialiasing: Bool { get { fatalError() } set { fatalError() } }
  open var filters: [Any]? { get { fatalError() } set { fatalError() } }
  open var compositingFilter: Any? { get { fatalError() } set { fatalError() } }
  open var backgroundFilters: [Any]? { get { fatalError() } set { fatalError() } }
  open var style: [AnyHashable: Any]? { get { fatalError() } set { fatalError() } }
  open var actions: [String: any CAAction]? { get { fatalError() } set { fatalError() } }
  open var visibleRect: CGRect { fatalError() }
  open func model() -> Self { fatalError() }
  open class func needsDisplay(forKey key: String) -> Bool { fatalError() }
  open class func defaultValue(forKey key: String) -> Any? { fatalError() }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { fatalError() }
  open func action(forKey event: String) -> (any CAAction)? { fatalError() }
  open func animationKeys() -> [String]? { fatalError() }
  open func display() { fatalError() }
  open func displayIfNeeded() { fatalError() }
  open func needsDisplay() -> Bool { fatalError() }
  open func setNeedsDisplay(_ r: CGRect) { fatalError() }
  open func draw(in ctx: CGContext) { fatalError() }
  open func setNeedsLayout() { fatalError() }
  open func layoutIfNeeded() { fatalError() }
  open func needsLayout() -> Bool { fatalError() }
  open func layoutSublayers() { fatalError() }
  open func preferredFrameSize() -> CGSize { fatalError() }
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { fatalError() }
  open func contains(_ p: CGPoint) -> Bool { fatalError() }
  open func hitTest(_ p: CGPoint) -> CALayer? { fatalError() }
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { fatalError() }
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { fatalError() }
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { fatalError() }
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { fatalError() }
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { fatalError() }
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { fatalError() }
  open func scrollRectToVisible(_ r: CGRect) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UITouch: NSObject {
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited }
  public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer
    public static var stylus: TouchType { fatalError() } }
  open var timestamp: TimeInterval { fatalError() }
  open var phase: UITouch.Phase { fatalError() }
  open var tapCount: Int { fatalError() }
  open var type: UITouch.TouchType { fatalError() }
  open var majorRadius: CGFloat { fatalError() }
  open var window: UIWindow? { fatalError() }
  open var view: UIView? { fatalError() }
  open var gestureRecognizers: [UIGestureRecognizer]? { fatalError() }
  open var force: CGFloat { fatalError() }
  open var maximumPossibleForce: CGFloat { fatalError() }
  open var altitudeAngle: CGFloat { fatalError() }
  open func location(in view: UIView?) -> CGPoint { fatalError() }
  open func previousLocation(in view: UIView?) -> CGPoint { fatalError() }
  open func preciseLocation(in view: UIView?) -> CGPoint { fatalError() }
  open func azimuthAngle(in view: UIView?) -> CGFloat { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIEvent: NSObject {
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses, scroll, hover, transform }
  public enum EventSubtype: Int, Sendable { case none, motionShake }
  open var type: UIEvent.EventType { fatalError() }
  open var subtype: UIEvent.EventSubtype { fatalError() }
  open var timestamp: TimeInterval { fatalError() }
  open var allTouches: Set<UITouch>? { fatalError() }
  open func touches(for view: UIView) -> Set<UITouch>? { fatalError() }
  open func touches(for window: UIWindow) -> Set<UITouch>? { fatalError() }
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { fatalError() }
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UILayoutGuide: NSObject {
  public override init() { fatalError() }
  open var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var leftAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var rightAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var topAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var centerXAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var centerYAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var widthAnchor: NSLayoutDimension { fatalError() }
  open var heightAnchor: NSLayoutDimension { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open weak var owningView: UIView? { get { fatalError() } set { fatalError() } }
  open var layoutFrame: CGRect { fatalError() }
  open var identifier: String { get { fatalError() } set { fatalError() } }
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { fatalError() }
}
@available(iOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIKeyboardLayoutGuide: UILayoutGuide {
  open var followsUndockedKeyboard: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, visionOS 1.0, *) @available(tvOS, unavailable) open var usesBottomSafeArea: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, visionOS 1.0, *) @available(tvOS, unavailable) open var keyboardDismissPadding: CGFloat { get { fatalError() } set { fatalError() } }
  open func setConstraints(_ constraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) { fatalError() }
  open func setConstraints(_ constraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable { case horizontal, vertical }
  open var isActive: Bool { get { fatalError() } set { fatalError() } }
  open var constant: CGFloat { get { fatalError() } set { fatalError() } }
  open var priority: UILayoutPriority { get { fatalError() } set { fatalError() } }
  open var identifier: String? { get { fatalError() } set { fatalError() } }
  open class func activate(_ constraints: [NSLayoutConstraint]) { fatalError() }
  open class func deactivate(_ constraints: [NSLayoutConstraint]) { fatalError() }
  public convenience init(item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat) { fatalError() }
  open class func constraints(withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil, views: [String: Any]) -> [NSLayoutConstraint] { fatalError() }
  open var firstItem: AnyObject? { fatalError() }
  open var secondItem: AnyObject? { fatalError() }
  open var firstAttribute: NSLayoutConstraint.Attribute { fatalError() }
  open var secondAttribute: NSLayoutConstraint.Attribute { fatalError() }
  open var firstAnchor: NSLayoutAnchor<AnyObject> { fatalError() }
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { fatalError() }
  open var relation: NSLayoutConstraint.Relation { fatalError() }
  open var multiplier: CGFloat { fatalError() }
  open var shouldBeArchived: Bool { get { fatalError() } set { fatalError() } }
  public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal = 0, greaterThanOrEqual = 1 }
  public enum Attribute: Int, Sendable { case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins, notAnAttribute = 0 }
  public struct FormatOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var alignAllLeft: FormatOptions { fatalError() }; public static var alignAllRight: FormatOptions { fatalError() }; public static var alignAllTop: FormatOptions { fatalError() }; public static var alignAllBottom: FormatOptions { fatalError() }; public static var alignAllLeading: FormatOptions { fatalError() }; public static var alignAllTrailing: FormatOptions { fatalError() }; public static var alignAllCenterX: FormatOptions { fatalError() }; public static var alignAllCenterY: FormatOptions { fatalError() }; public static var alignAllLastBaseline: FormatOptions { fatalError() }; public static var alignAllFirstBaseline: FormatOptions { fatalError() }; public static var directionLeadingToTrailing: FormatOptions { fatalError() }; public static var directionLeftToRight: FormatOptions { fatalError() }; public static var directionRightToLeft: FormatOptions { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UILayoutPriority: RawRepresentable, Hashable, Sendable { public let rawValue: Float; public init(rawValue: Float) { fatalError() }; public init(_ rawValue: Float) { fatalError() }
  public static let required = UILayoutPriority(1)
  public static let defaultHigh = UILayoutPriority(1)
  public static let defaultLow = UILayoutPriority(1)
  public static let fittingSizeLevel = UILayoutPriority(1) }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { fatalError() }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { fatalError() }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { fatalError() }
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint { fatalError() }
  open var name: String { fatalError() }
  open var item: AnyObject? { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension { fatalError() }
  open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension { fatalError() }
  open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIWindow: UIView { @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public init(windowScene: UIWindowScene) { fatalError() }
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var rootViewController: UIViewController? { get { fatalError() } set { fatalError() } }
  open var windowScene: UIWindowScene? { get { fatalError() } set { fatalError() } }
  open var isKeyWindow: Bool { fatalError() }
  open func makeKeyAndVisible() { fatalError() }
  open var screen: UIScreen { fatalError() }
  open var windowLevel: UIWindow.Level { get { fatalError() } set { fatalError() } }
  open var canBecomeKey: Bool { fatalError() }
  open func becomeKey() { fatalError() }
  open func resignKey() { fatalError() }
  open func makeKey() { fatalError() }
  open func sendEvent(_ event: UIEvent) { fatalError() }
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint { fatalError() }
  public struct Level: RawRepresentable, Hashable, Sendable { public let rawValue: CGFloat; public init(rawValue: CGFloat) { fatalError() }; public init(_ rawValue: CGFloat) { fatalError() }; public static func + (a: Level, b: CGFloat) -> Level { fatalError() }; public static func - (a: Level, b: CGFloat) -> Level { fatalError() }; public static let normal = Level(rawValue: 0); public static let alert = Level(rawValue: 0); @available(tvOS, unavailable) public static let statusBar = Level(rawValue: 0) }
  nonisolated open class var didBecomeKeyNotification: NSNotification.Name { fatalError() }
  nonisolated open class var didResignKeyNotification: NSNotification.Name { fatalError() }
  nonisolated open class var didBecomeVisibleNotification: NSNotification.Name { fatalError() }
  nonisolated open class var didBecomeHiddenNotification: NSNotification.Name { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIScreen: NSObject {
  @available(iOS, introduced: 13.0, deprecated: 26.0, message: "Use a UIScreen instance found through context instead: i.e, view.window.windowScene.screen")
@available(macOS, unavailable)
@available(tvOS, introduced: 13.0, deprecated: 26.0, message: "Use a UIScreen instance found through context instead: i.e, view.window.windowScene.screen")
@available(watchOS, unavailable)
@available(visionOS, introduced: 1.0, deprecated: 26.0, message: "Use a UIScreen instance found through context instead: i.e, view.window.windowScene.screen")
  open class var main: UIScreen { fatalError() }
  open var bounds: CGRect { fatalError() }
  open var scale: CGFloat { fatalError() }
  @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open var brightness: CGFloat { get { fatalError() } set { fatalError() } }
  open var nativeBounds: CGRect { fatalError() }
  open var nativeScale: CGFloat { fatalError() }
  open var maximumFramesPerSecond: Int { fatalError() }
  open var traitCollection: UITraitCollection { fatalError() }
  open var coordinateSpace: any UICoordinateSpace { fatalError() }
  open var fixedCoordinateSpace: any UICoordinateSpace { fatalError() }
  open var isCaptured: Bool { fatalError() }
  @available(tvOS, unavailable) open var wantsSoftwareDimming: Bool { get { fatalError() } set { fatalError() } }
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { fatalError() }
  nonisolated open class var brightnessDidChangeNotification: NSNotification.Name { fatalError() }
  nonisolated open class var capturedDidChangeNotification: NSNotification.Name { fatalError() }
}
#endif
