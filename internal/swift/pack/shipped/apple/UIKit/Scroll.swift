#if !os(watchOS)
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIScrollView: UIView {
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var contentSize: CGSize { get { fatalError() } set { fatalError() } }
  open var contentOffset: CGPoint { get { fatalError() } set { fatalError() } }
  open var contentInset: UIEdgeInsets { get { fatalError() } set { fatalError() } }
  open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior { get { fatalError() } set { fatalError() } }
  open var isScrollEnabled: Bool { get { fatalError() } set { fatalError() } }
  open var isDirectionalLockEnabled: Bool { get { fatalError() } set { fatalError() } }
  open var bounces: Bool { get { fatalError() } set { fatalError() } }
  open var alwaysBounceVertical: Bool { get { fatalError() } set { fatalError() } }
  open var alwaysBounceHorizontal: Bool { get { fatalError() } set { fatalError() } }
  open var showsVerticalScrollIndicator: Bool { get { fatalError() } set { fatalError() } }
  open var showsHorizontalScrollIndicator: Bool { get { fatalError() } set { fatalError() } }
  open var minimumZoomScale: CGFloat { get { fatalError() } set { fatalError() } }
  open var maximumZoomScale: CGFloat { get { fatalError() } set { fatalError() } }
  open var zoomScale: CGFloat { get { fatalError() } set { fatalError() } }
  open var bouncesZoom: Bool { get { fatalError() } set { fatalError() } }
  open var keyboardDismissMode: UIScrollView.KeyboardDismissMode { get { fatalError() } set { fatalError() } }
  open var decelerationRate: UIScrollView.DecelerationRate { get { fatalError() } set { fatalError() } }
  open var indicatorStyle: UIScrollView.IndicatorStyle { get { fatalError() } set { fatalError() } }
  open var verticalScrollIndicatorInsets: UIEdgeInsets { get { fatalError() } set { fatalError() } }
  open var horizontalScrollIndicatorInsets: UIEdgeInsets { get { fatalError() } set { fatalError() } }
  weak open var delegate: (any UIScrollViewDelegate)?
  open var adjustedContentInset: UIEdgeInsets { fatalError() }
  open var isTracking: Bool { fatalError() }
  open var isDragging: Bool { fatalError() }
  open var isDecelerating: Bool { fatalError() }
  open var isZooming: Bool { fatalError() }
  open var contentLayoutGuide: UILayoutGuide { fatalError() }
  open var frameLayoutGuide: UILayoutGuide { fatalError() }
  open var panGestureRecognizer: UIPanGestureRecognizer { fatalError() }
  @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open var isPagingEnabled: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open var scrollsToTop: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open var refreshControl: UIRefreshControl? { get { fatalError() } set { fatalError() } }
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { fatalError() }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { fatalError() }
  open func flashScrollIndicators() { fatalError() }
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { fatalError() }
  open func zoom(to rect: CGRect, animated: Bool) { fatalError() }
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory }
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable { public let rawValue: CGFloat; public init(rawValue: CGFloat) { fatalError() }; public static let normal = DecelerationRate(rawValue: 0); public static let fast = DecelerationRate(rawValue: 0) }
  open var scrollIndicatorInsets: UIEdgeInsets { get { fatalError() } set { fatalError() } }
  open var automaticallyAdjustsScrollIndicatorInsets: Bool { get { fatalError() } set { fatalError() } }
  open func adjustedContentInsetDidChange() { fatalError() }
  open var delaysContentTouches: Bool { get { fatalError() } set { fatalError() } }
  open var canCancelContentTouches: Bool { get { fatalError() } set { fatalError() } }
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { fatalError() }
  open func touchesShouldCancel(in view: UIView) -> Bool { fatalError() }
  open var isZoomBouncing: Bool { fatalError() }
  @available(tvOS, unavailable) open var pinchGestureRecognizer: UIPinchGestureRecognizer? { fatalError() }
  open var directionalPressGestureRecognizer: UIGestureRecognizer { fatalError() }
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) open var allowsKeyboardScrolling: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 17.4, tvOS 17.4, visionOS 1.1, *) open var contentAlignmentPoint: CGPoint { get { fatalError() } set { fatalError() } }
  @available(iOS 17.4, tvOS 17.4, visionOS 1.1, *) open var bouncesHorizontally: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 17.4, tvOS 17.4, visionOS 1.1, *) open var bouncesVertically: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 17.4, tvOS 17.4, visionOS 1.1, *) open var transfersHorizontalScrollingToParent: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 17.4, tvOS 17.4, visionOS 1.1, *) open var transfersVerticalScrollingToParent: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 17.4, tvOS 17.4, visionOS 1.1, *) open var isScrollAnimating: Bool { fatalError() }
  @available(iOS 17.4, tvOS 17.4, visionOS 1.1, *) open var isZoomAnimating: Bool { fatalError() }
  @available(iOS 17.4, tvOS 17.4, visionOS 1.1, *) open func stopScrollingAndZooming() { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { fatalError() }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { fatalError() }
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { fatalError() }
  public func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) { fatalError() }
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { fatalError() }
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { fatalError() }
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { fatalError() }
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { fatalError() }
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { fatalError() }
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { fatalError() }
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { fatalError() }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { fatalError() }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { fatalError() }
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIRefreshControl: UIControl {
  public convenience init() { fatalError() }
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var isRefreshing: Bool { fatalError() }
  open var attributedTitle: NSAttributedString? { get { fatalError() } set { fatalError() } }
  open func beginRefreshing() { fatalError() }
  open func endRefreshing() { fatalError() }
  open override var tintColor: UIColor! { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension IndexPath {
  public init(row: Int, section: Int) { fatalError() }
  public init(item: Int, section: Int) { fatalError() }
  public var row: Int { get { fatalError() } set { fatalError() } }
  public var item: Int { get { fatalError() } set { fatalError() } }
  public var section: Int { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class UINib: NSObject, @unchecked Sendable { public init(nibName name: String, bundle bundleOrNil: Bundle?) { fatalError() }
  public init(data: Data, bundle bundleOrNil: Bundle?) { fatalError() }
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] { fatalError() }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let externalObjects = OptionsKey(rawValue: "") }
}
#endif
