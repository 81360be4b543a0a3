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
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class UIView: UIResponder {
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
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class UITouch: NSObject {
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
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class UIEvent: NSObject {
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
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class UILayoutGuide: NSObject {
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
}
@available(iOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable { case horizontal, vertical }
  open var isActive: Bool { get { fatalError() } set { fatalError() } }
  open var constant: CGFloat { get { fatalError() } set { fatalError() } }
  open var priority: UILayoutPriority { get { fatalError() } set { fatalError() } }
  open var identifier: String? { get { fatalError() } set { fatalError() } }
  open class func activate(_ constraints: [NSLayoutConstraint]) { fatalError() }
  open class func deactivate(_ constraints: [NSLayoutConstraint]) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UILayoutPriority: RawRepresentable, Hashable, Sendable { public let rawValue: Float; public init(rawValue: Float) { fatalError() }; public init(_ rawValue: Float) { fatalError() }
  public static let required = UILayoutPriority(1)
  public static let defaultHigh = UILayoutPriority(1)
  public static let defaultLow = UILayoutPriority(1)
  public static let fittingSizeLevel = UILayoutPriority(1) }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { fatalError() }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { fatalError() }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { fatalError() }
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class UIWindow: UIView { @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public init(windowScene: UIWindowScene) { fatalError() }
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var rootViewController: UIViewController? { get { fatalError() } set { fatalError() } }
  open var windowScene: UIWindowScene? { get { fatalError() } set { fatalError() } }
  open var isKeyWindow: Bool { fatalError() }
  open func makeKeyAndVisible() { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class UIScreen: NSObject {
  @available(iOS, introduced: 13.0, deprecated: 26.0, message: "Use a UIScreen instance found through context instead: i.e, view.window.windowScene.screen")
@available(macOS, unavailable)
@available(tvOS, introduced: 13.0, deprecated: 26.0, message: "Use a UIScreen instance found through context instead: i.e, view.window.windowScene.screen")
@available(watchOS, unavailable)
@available(visionOS, introduced: 1.0, deprecated: 26.0, message: "Use a UIScreen instance found through context instead: i.e, view.window.windowScene.screen")
  open class var main: UIScreen { fatalError() }
  open var bounds: CGRect { fatalError() }
  open var scale: CGFloat { fatalError() }
  @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open var brightness: CGFloat { get { fatalError() } set { fatalError() } }
}
#endif
