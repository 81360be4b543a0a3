// Views.
@MainActor @preconcurrency open class NSView: NSResponder, NSAnimatablePropertyContainer, NSUserInterfaceItemIdentification, NSDraggingDestination, NSAppearanceCustomization {
  public init(frame frameRect: NSRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public convenience override init() { fatalError() }
  open var frame: NSRect { get { fatalError() } set {} }
  open var bounds: NSRect { get { fatalError() } set {} }
  open var alphaValue: CGFloat { get { fatalError() } set {} }
  open var frameRotation: CGFloat { get { fatalError() } set {} }
  open var frameCenterRotation: CGFloat { get { fatalError() } set {} }
  open var boundsRotation: CGFloat { get { fatalError() } set {} }
  open var isHidden: Bool { get { fatalError() } set {} }
  open var wantsLayer: Bool { get { fatalError() } set {} }
  open var needsDisplay: Bool { get { fatalError() } set {} }
  open var needsLayout: Bool { get { fatalError() } set {} }
  open var needsUpdateConstraints: Bool { get { fatalError() } set {} }
  open var translatesAutoresizingMaskIntoConstraints: Bool { get { fatalError() } set {} }
  open var autoresizesSubviews: Bool { get { fatalError() } set {} }
  open var canDrawConcurrently: Bool { get { fatalError() } set {} }
  open var postsFrameChangedNotifications: Bool { get { fatalError() } set {} }
  open var postsBoundsChangedNotifications: Bool { get { fatalError() } set {} }
  open var canDrawSubviewsIntoLayer: Bool { get { fatalError() } set {} }
  open var layerUsesCoreImageFilters: Bool { get { fatalError() } set {} }
  open var wantsRestingTouches: Bool { get { fatalError() } set {} }
  open var wantsBestResolutionOpenGLSurface: Bool { get { fatalError() } set {} }
  open var allowsExpansionToolTips: Bool { get { fatalError() } set {} }
  open var preparesContentInDraw: Bool { get { fatalError() } set {} }
  @available(macOS 14.0, *) open var clipsToBounds: Bool { get { fatalError() } set {} }
  @available(macOS 11.0, *) open var safeAreaInsets: NSEdgeInsets { fatalError() }
  @available(macOS 11.0, *) open var additionalSafeAreaInsets: NSEdgeInsets { get { fatalError() } set {} }
  @available(macOS 11.0, *) open var safeAreaLayoutGuide: NSLayoutGuide { fatalError() }
  @available(macOS 11.0, *) open var safeAreaRect: NSRect { fatalError() }
  @available(macOS 11.0, *) open var layoutMarginsGuide: NSLayoutGuide { fatalError() }
  @available(macOS 26.0, *) open var prefersCompactControlSizeMetrics: Bool { get { fatalError() } set {} }
  open var isFlipped: Bool { fatalError() }
  open var isOpaque: Bool { fatalError() }
  open var isHiddenOrHasHiddenAncestor: Bool { fatalError() }
  open var isRotatedFromBase: Bool { fatalError() }
  open var isRotatedOrScaledFromBase: Bool { fatalError() }
  open var canBecomeKeyView: Bool { fatalError() }
  open var needsPanelToBecomeKey: Bool { fatalError() }
  open var mouseDownCanMoveWindow: Bool { fatalError() }
  open var acceptsTouchEvents: Bool { fatalError() }
  open var wantsDefaultClipping: Bool { fatalError() }
  open var wantsUpdateLayer: Bool { fatalError() }
  open var allowsVibrancy: Bool { fatalError() }
  open var inLiveResize: Bool { fatalError() }
  open var preservesContentDuringLiveResize: Bool { fatalError() }
  open var isInFullScreenMode: Bool { fatalError() }
  open var shouldDrawColor: Bool { fatalError() }
  open var hasAmbiguousLayout: Bool { fatalError() }
  open var isDrawingFindIndicator: Bool { fatalError() }
  open var isHorizontalContentSizeConstraintActive: Bool { fatalError() }
  open var isVerticalContentSizeConstraintActive: Bool { fatalError() }
  open var baselineOffsetFromBottom: CGFloat { fatalError() }
  open var firstBaselineOffsetFromTop: CGFloat { fatalError() }
  open var lastBaselineOffsetFromBottom: CGFloat { fatalError() }
  open var heightAdjustLimit: CGFloat { fatalError() }
  open var widthAdjustLimit: CGFloat { fatalError() }
  open var window: NSWindow? { fatalError() }
  open var superview: NSView? { fatalError() }
  open var subviews: [NSView] { get { fatalError() } set {} }
  open var layer: CALayer? { get { fatalError() } set {} }
  open var identifier: NSUserInterfaceItemIdentifier? { get { fatalError() } set {} }
  open var tag: Int { fatalError() }
  open var toolTip: String? { get { fatalError() } set {} }
  open var appearance: NSAppearance? { get { fatalError() } set {} }
  open var effectiveAppearance: NSAppearance { fatalError() }
  open var shadow: NSShadow? { get { fatalError() } set {} }
  open var contentFilters: [CIFilter] { get { fatalError() } set {} }
  open var backgroundFilters: [CIFilter] { get { fatalError() } set {} }
  open var compositingFilter: CIFilter? { get { fatalError() } set {} }
  open var focusRingType: NSFocusRingType { get { fatalError() } set {} }
  open var focusRingMaskBounds: NSRect { fatalError() }
  open var visibleRect: NSRect { fatalError() }
  open var intrinsicContentSize: NSSize { fatalError() }
  open var fittingSize: NSSize { fatalError() }
  open var alignmentRectInsets: NSEdgeInsets { fatalError() }
  open var opaqueAncestor: NSView? { fatalError() }
  open var enclosingScrollView: NSScrollView? { fatalError() }
  open var enclosingMenuItem: NSMenuItem? { fatalError() }
  open var trackingAreas: [NSTrackingArea] { fatalError() }
  open var registeredDraggedTypes: [NSPasteboard.PasteboardType] { fatalError() }
  open var allowedTouchTypes: NSTouch.TouchTypeMask { get { fatalError() } set {} }
  open var gestureRecognizers: [NSGestureRecognizer] { get { fatalError() } set {} }
  open var nextKeyView: NSView? { get { fatalError() } set {} }
  open var nextValidKeyView: NSView? { fatalError() }
  open var previousKeyView: NSView? { fatalError() }
  open var previousValidKeyView: NSView? { fatalError() }
  open var autoresizingMask: NSView.AutoresizingMask { get { fatalError() } set {} }
  open var layerContentsRedrawPolicy: NSView.LayerContentsRedrawPolicy { get { fatalError() } set {} }
  open var layerContentsPlacement: NSView.LayerContentsPlacement { get { fatalError() } set {} }
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection { get { fatalError() } set {} }
  open var constraints: [NSLayoutConstraint] { fatalError() }
  open var layoutGuides: [NSLayoutGuide] { fatalError() }
  open var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var leftAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var rightAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var centerXAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var topAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var centerYAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var widthAnchor: NSLayoutDimension { fatalError() }
  open var heightAnchor: NSLayoutDimension { fatalError() }
  open var rectPreservedDuringLiveResize: NSRect { fatalError() }
  open var preparedContentRect: NSRect { fatalError() }
  open class var defaultFocusRingType: NSFocusRingType { fatalError() }
  open class var focusView: NSView? { fatalError() }
  open class var requiresConstraintBasedLayout: Bool { fatalError() }
  open class var isCompatibleWithResponsiveScrolling: Bool { fatalError() }
  open var inputContext: NSTextInputContext? { fatalError() }
  open var pressureConfiguration: NSPressureConfiguration? { fatalError() }
  open var candidateListTouchBarItem: AnyObject? { fatalError() }
  @available(macOS 14.0, *) open func displayLink(target: Any, selector: Selector) -> CADisplayLink { fatalError() }
  open func addSubview(_ view: NSView) {}
  open func addSubview(_ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?) {}
  open func sortSubviews(_ compare: @escaping (NSView, NSView, UnsafeMutableRawPointer?) -> ComparisonResult, context: UnsafeMutableRawPointer?) {}
  open func replaceSubview(_ oldView: NSView, with newView: NSView) {}
  open func removeFromSuperview() {}
  open func removeFromSuperviewWithoutNeedingDisplay() {}
  open func viewDidMoveToWindow() {}
  open func viewDidMoveToSuperview() {}
  open func viewDidHide() {}
  open func viewDidUnhide() {}
  open func viewDidChangeBackingProperties() {}
  open func viewDidChangeEffectiveAppearance() {}
  open func viewDidEndLiveResize() {}
  open func viewWillStartLiveResize() {}
  open func viewWillDraw() {}
  open func layout() {}
  open func layoutSubtreeIfNeeded() {}
  open func updateLayer() {}
  open func updateConstraints() {}
  open func updateConstraintsForSubtreeIfNeeded() {}
  open func invalidateIntrinsicContentSize() {}
  open func updateTrackingAreas() {}
  open func resetCursorRects() {}
  open func discardCursorRects() {}
  open func display() {}
  open func displayIfNeeded() {}
  open func displayIfNeededIgnoringOpacity() {}
  open func unregisterDraggedTypes() {}
  open func lockFocus() {}
  open func unlockFocus() {}
  open func noteFocusRingMaskChanged() {}
  open func drawFocusRingMask() {}
  open func removeAllToolTips() {}
  open func beginDocument() {}
  open func endDocument() {}
  open func prepareForReuse() {}
  open func exerciseAmbiguityInLayout() {}
  open func isDescendant(of view: NSView) -> Bool { fatalError() }
  open func ancestorShared(with view: NSView) -> NSView? { fatalError() }
  open func viewWithTag(_ tag: Int) -> NSView? { fatalError() }
  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  open func viewWillMove(toSuperview newSuperview: NSView?) {}
  open func didAddSubview(_ subview: NSView) {}
  open func willRemoveSubview(_ subview: NSView) {}
  open func resizeSubviews(withOldSize oldSize: NSSize) {}
  open func resize(withOldSuperviewSize oldSize: NSSize) {}
  open func setFrameOrigin(_ newOrigin: NSPoint) {}
  open func setFrameSize(_ newSize: NSSize) {}
  open func setBoundsOrigin(_ newOrigin: NSPoint) {}
  open func setBoundsSize(_ newSize: NSSize) {}
  open func translateOrigin(to translation: NSPoint) {}
  open func scaleUnitSquare(to newUnitSize: NSSize) {}
  open func rotate(byDegrees angle: CGFloat) {}
  open func convert(_ point: NSPoint, from view: NSView?) -> NSPoint { fatalError() }
  open func convert(_ point: NSPoint, to view: NSView?) -> NSPoint { fatalError() }
  open func convert(_ size: NSSize, from view: NSView?) -> NSSize { fatalError() }
  open func convert(_ size: NSSize, to view: NSView?) -> NSSize { fatalError() }
  open func convert(_ rect: NSRect, from view: NSView?) -> NSRect { fatalError() }
  open func convert(_ rect: NSRect, to view: NSView?) -> NSRect { fatalError() }
  open func backingAlignedRect(_ rect: NSRect, options: AlignmentOptions) -> NSRect { fatalError() }
  open func centerScanRect(_ rect: NSRect) -> NSRect { fatalError() }
  open func convertToBacking(_ point: NSPoint) -> NSPoint { fatalError() }
  open func convertFromBacking(_ point: NSPoint) -> NSPoint { fatalError() }
  open func convertToBacking(_ size: NSSize) -> NSSize { fatalError() }
  open func convertFromBacking(_ size: NSSize) -> NSSize { fatalError() }
  open func convertToBacking(_ rect: NSRect) -> NSRect { fatalError() }
  open func convertFromBacking(_ rect: NSRect) -> NSRect { fatalError() }
  open func convertToLayer(_ point: NSPoint) -> NSPoint { fatalError() }
  open func convertFromLayer(_ point: NSPoint) -> NSPoint { fatalError() }
  open func convertToLayer(_ rect: NSRect) -> NSRect { fatalError() }
  open func convertFromLayer(_ rect: NSRect) -> NSRect { fatalError() }
  open func setNeedsDisplay(_ invalidRect: NSRect) {}
  open func display(_ rect: NSRect) {}
  open func draw(_ dirtyRect: NSRect) {}
  open func getRectsBeingDrawn(_ rects: UnsafeMutablePointer<UnsafePointer<NSRect>?>?, count: UnsafeMutablePointer<Int>?) {}
  open func needsToDraw(_ rect: NSRect) -> Bool { fatalError() }
  open func bitmapImageRepForCachingDisplay(in rect: NSRect) -> NSBitmapImageRep? { fatalError() }
  open func cacheDisplay(in rect: NSRect, to bitmapImageRep: NSBitmapImageRep) {}
  open func dataWithPDF(inside rect: NSRect) -> Data { fatalError() }
  open func dataWithEPS(inside rect: NSRect) -> Data { fatalError() }
  open func writePDF(inside rect: NSRect, to pasteboard: NSPasteboard) {}
  open func scroll(_ point: NSPoint) {}
  open func scroll(_ rect: NSRect, by delta: NSSize) {}
  @discardableResult open func scrollToVisible(_ rect: NSRect) -> Bool { fatalError() }
  @discardableResult open func autoscroll(with event: NSEvent) -> Bool { fatalError() }
  open func adjustScroll(_ newVisible: NSRect) -> NSRect { fatalError() }
  open func prepareContent(in rect: NSRect) {}
  open func hitTest(_ point: NSPoint) -> NSView? { fatalError() }
  open func mouse(_ point: NSPoint, in rect: NSRect) -> Bool { fatalError() }
  open func isMousePoint(_ point: NSPoint, in rect: NSRect) -> Bool { fatalError() }
  open func acceptsFirstMouse(for event: NSEvent?) -> Bool { fatalError() }
  open func shouldDelayWindowOrdering(for event: NSEvent) -> Bool { fatalError() }
  open func menu(for event: NSEvent) -> NSMenu? { fatalError() }
  open func willOpenMenu(_ menu: NSMenu, with event: NSEvent) {}
  open func didCloseMenu(_ menu: NSMenu, with event: NSEvent?) {}
  open class var defaultMenu: NSMenu? { fatalError() }
  open func addTrackingArea(_ trackingArea: NSTrackingArea) {}
  open func removeTrackingArea(_ trackingArea: NSTrackingArea) {}
  @discardableResult open func addTrackingRect(_ rect: NSRect, owner: Any, userData data: UnsafeMutableRawPointer?, assumeInside flag: Bool) -> NSView.TrackingRectTag { fatalError() }
  open func removeTrackingRect(_ tag: NSView.TrackingRectTag) {}
  open func addCursorRect(_ rect: NSRect, cursor object: NSCursor) {}
  open func removeCursorRect(_ rect: NSRect, cursor object: NSCursor) {}
  @discardableResult open func addToolTip(_ rect: NSRect, owner: Any, userData data: UnsafeMutableRawPointer?) -> NSView.ToolTipTag { fatalError() }
  open func removeToolTip(_ tag: NSView.ToolTipTag) {}
  open func makeBackingLayer() -> CALayer { fatalError() }
  open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {}
  @discardableResult open func beginDraggingSession(with items: [NSDraggingItem], event: NSEvent, source: any NSDraggingSource) -> NSDraggingSession { fatalError() }
  @discardableResult open func enterFullScreenMode(_ screen: NSScreen, withOptions options: [NSView.FullScreenModeOptionKey: Any]? = nil) -> Bool { fatalError() }
  open func exitFullScreenMode(options: [NSView.FullScreenModeOptionKey: Any]? = nil) {}
  open func showDefinition(for attrString: NSAttributedString?, at textBaselineOrigin: NSPoint) {}
  open func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {}
  open func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {}
  open func addConstraint(_ constraint: NSLayoutConstraint) {}
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {}
  open func removeConstraint(_ constraint: NSLayoutConstraint) {}
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {}
  open func addLayoutGuide(_ guide: NSLayoutGuide) {}
  open func removeLayoutGuide(_ guide: NSLayoutGuide) {}
  open func constraintsAffectingLayout(for orientation: NSLayoutConstraint.Orientation) -> [NSLayoutConstraint] { fatalError() }
  open func contentHuggingPriority(for orientation: NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Priority { fatalError() }
  open func setContentHuggingPriority(_ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation) {}
  open func contentCompressionResistancePriority(for orientation: NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Priority { fatalError() }
  open func setContentCompressionResistancePriority(_ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation) {}
  open func alignmentRect(forFrame frame: NSRect) -> NSRect { fatalError() }
  open func frame(forAlignmentRect alignmentRect: NSRect) -> NSRect { fatalError() }
  open func rectForSmartMagnification(at location: NSPoint, in visibleRect: NSRect) -> NSRect { fatalError() }
  open func animator() -> Self { fatalError() }
  open var animations: [NSAnimatablePropertyKey: Any] { get { fatalError() } set {} }
  open func animation(forKey key: NSAnimatablePropertyKey) -> Any? { fatalError() }
  open class func defaultAnimation(forKey key: NSAnimatablePropertyKey) -> Any? { fatalError() }
  open func printView(_ sender: Any?) {}
  open func setKeyboardFocusRingNeedsDisplay(_ rect: NSRect) {}
  open func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { fatalError() }
  open func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation { fatalError() }
  open func draggingExited(_ sender: (any NSDraggingInfo)?) {}
  open func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool { fatalError() }
  open func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { fatalError() }
  open func concludeDragOperation(_ sender: (any NSDraggingInfo)?) {}
  open func draggingEnded(_ sender: any NSDraggingInfo) {}
  open func wantsPeriodicDraggingUpdates() -> Bool { fatalError() }
  open func updateDraggingItemsForDrag(_ sender: (any NSDraggingInfo)?) {}
  open func layer(_ layer: CALayer, shouldInheritContentsScale newScale: CGFloat, from window: NSWindow) -> Bool { fatalError() }
  public nonisolated static var noIntrinsicMetric: CGFloat { fatalError() }
  public typealias TrackingRectTag = Int
  public typealias ToolTipTag = Int
  public struct AutoresizingMask: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var none: AutoresizingMask { fatalError() }; public static var minXMargin: AutoresizingMask { fatalError() }; public static var width: AutoresizingMask { fatalError() }; public static var maxXMargin: AutoresizingMask { fatalError() }; public static var minYMargin: AutoresizingMask { fatalError() }; public static var height: AutoresizingMask { fatalError() }; public static var maxYMargin: AutoresizingMask { fatalError() } }
  public enum LayerContentsRedrawPolicy: Int, Sendable { case never, onSetNeedsDisplay, duringViewResize, beforeViewResize, crossfade }
  public enum LayerContentsPlacement: Int, Sendable { case scaleAxesIndependently, scaleProportionallyToFit, scaleProportionallyToFill, center, top, topRight, right, bottomRight, bottom, bottomLeft, left, topLeft }
  public struct FullScreenModeOptionKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static var fullScreenModeAllScreens: FullScreenModeOptionKey { fatalError() }; public static var fullScreenModeSetting: FullScreenModeOptionKey { fatalError() }; public static var fullScreenModeWindowLevel: FullScreenModeOptionKey { fatalError() }; public static var fullScreenModeApplicationPresentationOptions: FullScreenModeOptionKey { fatalError() } }
  nonisolated public class var frameDidChangeNotification: NSNotification.Name { fatalError() }
  nonisolated public class var boundsDidChangeNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didUpdateTrackingAreasNotification: NSNotification.Name { fatalError() }
  nonisolated public class var focusDidChangeNotification: NSNotification.Name { fatalError() }
}
public enum NSFocusRingType: UInt, Sendable { case `default`, none, exterior }
public enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum NSUserInterfaceLayoutOrientation: Int, Sendable { case horizontal, vertical }
public enum NSBorderType: UInt, Sendable { case noBorder, lineBorder, bezelBorder, grooveBorder }
@MainActor @preconcurrency open class NSTextInputContext: NSObject {
  public init(client: any NSTextInputClient) { fatalError() }
  open var client: any NSTextInputClient { fatalError() }
  open class var current: NSTextInputContext? { fatalError() }
  open func activate() {}
  open func deactivate() {}
  open func discardMarkedText() {}
  open func invalidateCharacterCoordinates() {}
  open func handleEvent(_ event: NSEvent) -> Bool { fatalError() }
  open var selectedKeyboardInputSource: String? { get { fatalError() } set {} }
  open var keyboardInputSources: [String]? { fatalError() }
  nonisolated public class var keyboardSelectionDidChangeNotification: NSNotification.Name { fatalError() }
}
@MainActor @preconcurrency public protocol NSTextInputClient {
  func insertText(_ string: Any, replacementRange: NSRange)
  func doCommand(by selector: Selector)
  func setMarkedText(_ string: Any, selectedRange: NSRange, replacementRange: NSRange)
  func unmarkText()
  func selectedRange() -> NSRange
  func markedRange() -> NSRange
  func hasMarkedText() -> Bool
  func attributedSubstring(forProposedRange range: NSRange, actualRange: UnsafeMutablePointer<NSRange>?) -> NSAttributedString?
  func validAttributesForMarkedText() -> [NSAttributedString.Key]
  func firstRect(forCharacterRange range: NSRange, actualRange: UnsafeMutablePointer<NSRange>?) -> NSRect
  func characterIndex(for point: NSPoint) -> Int
  func attributedString() -> NSAttributedString
  func fractionOfDistanceThroughGlyph(for point: NSPoint) -> CGFloat
  func baselineDeltaForCharacter(at anIndex: Int) -> CGFloat
  func windowLevel() -> Int
  func drawsVerticallyForCharacter(at charIndex: Int) -> Bool
}
extension NSTextInputClient {
  public func attributedString() -> NSAttributedString { fatalError() }
  public func fractionOfDistanceThroughGlyph(for point: NSPoint) -> CGFloat { fatalError() }
  public func baselineDeltaForCharacter(at anIndex: Int) -> CGFloat { fatalError() }
  public func windowLevel() -> Int { fatalError() }
  public func drawsVerticallyForCharacter(at charIndex: Int) -> Bool { fatalError() }
}
@MainActor @preconcurrency open class NSPressureConfiguration: NSObject {
  public init(pressureBehavior: NSEvent.PressureBehavior) { fatalError() }
  open var pressureBehavior: NSEvent.PressureBehavior { fatalError() }
}
open class NSTrackingArea: NSObject {
  public init(rect: NSRect, options: NSTrackingArea.Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil) { fatalError() }
  open var rect: NSRect { fatalError() }
  open var options: NSTrackingArea.Options { fatalError() }
  open var owner: AnyObject? { fatalError() }
  open var userInfo: [AnyHashable: Any]? { fatalError() }
  public struct Options: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var mouseEnteredAndExited: Options { fatalError() }; public static var mouseMoved: Options { fatalError() }; public static var cursorUpdate: Options { fatalError() }; public static var activeWhenFirstResponder: Options { fatalError() }; public static var activeInKeyWindow: Options { fatalError() }; public static var activeInActiveApp: Options { fatalError() }; public static var activeAlways: Options { fatalError() }; public static var assumeInside: Options { fatalError() }; public static var inVisibleRect: Options { fatalError() }; public static var enabledDuringMouseDrag: Options { fatalError() } }
}
@MainActor @preconcurrency open class NSViewController: NSResponder, NSEditor, NSUserInterfaceItemIdentification {
  public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public convenience override init() { fatalError() }
  open var view: NSView { get { fatalError() } set {} }
  @available(macOS 14.0, *) open var viewIfLoaded: NSView? { fatalError() }
  @available(macOS 14.0, *) open func loadViewIfNeeded() {}
  open var title: String? { get { fatalError() } set {} }
  open var identifier: NSUserInterfaceItemIdentifier? { get { fatalError() } set {} }
  open var representedObject: Any? { get { fatalError() } set {} }
  open var nibName: NSNib.Name? { fatalError() }
  open var nibBundle: Bundle? { fatalError() }
  open var isViewLoaded: Bool { fatalError() }
  open var preferredContentSize: NSSize { get { fatalError() } set {} }
  open var preferredScreenOrigin: NSPoint { get { fatalError() } set {} }
  open var preferredMinimumSize: NSSize { fatalError() }
  open var preferredMaximumSize: NSSize { fatalError() }
  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
  open func viewDidDisappear() {}
  open func viewWillLayout() {}
  open func viewDidLayout() {}
  open func updateViewConstraints() {}
  open func removeFromParent() {}
  open func discardEditing() {}
  @discardableResult open func commitEditing() -> Bool { fatalError() }
  open func dismiss(_ sender: Any?) {}
  open func present(_ viewController: NSViewController, animator: any NSViewControllerPresentationAnimator) {}
  open func dismiss(_ viewController: NSViewController) {}
  open func presentAsSheet(_ viewController: NSViewController) {}
  open func presentAsModalWindow(_ viewController: NSViewController) {}
  open func present(_ viewController: NSViewController, asPopoverRelativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge, behavior: NSPopover.Behavior) {}
  @available(macOS 14.0, *) open func present(_ viewController: NSViewController, asPopoverRelativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge, behavior: NSPopover.Behavior, hasFullSizeContent: Bool) {}
  open func transition(from fromViewController: NSViewController, to toViewController: NSViewController, options: NSViewController.TransitionOptions = [], completionHandler completion: (() -> Void)? = nil) {}
  open var children: [NSViewController] { get { fatalError() } set {} }
  open var parent: NSViewController? { fatalError() }
  open var presentedViewControllers: [NSViewController]? { fatalError() }
  open weak var presentingViewController: NSViewController? { fatalError() }
  open func addChild(_ childViewController: NSViewController) {}
  open func insertChild(_ childViewController: NSViewController, at index: Int) {}
  open func removeChild(at index: Int) {}
  open func preferredContentSizeDidChange(for viewController: NSViewController) {}
  open func viewWillTransition(to newSize: NSSize) {}
  open var storyboard: NSStoryboard? { fatalError() }
  open func prepare(for segue: NSStoryboardSegue, sender: Any?) {}
  open func performSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?) -> Bool { fatalError() }
  open var extensionContext: NSExtensionContext? { fatalError() }
  open var sourceItemView: NSView? { get { fatalError() } set {} }
  public struct TransitionOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var crossfade: TransitionOptions { fatalError() }; public static var slideUp: TransitionOptions { fatalError() }; public static var slideDown: TransitionOptions { fatalError() }; public static var slideLeft: TransitionOptions { fatalError() }; public static var slideRight: TransitionOptions { fatalError() }; public static var slideForward: TransitionOptions { fatalError() }; public static var slideBackward: TransitionOptions { fatalError() }; public static var allowUserInteraction: TransitionOptions { fatalError() } }
}
@MainActor @preconcurrency public protocol NSViewControllerPresentationAnimator: NSObjectProtocol {
  func animatePresentation(of viewController: NSViewController, from fromViewController: NSViewController)
  func animateDismissal(of viewController: NSViewController, from fromViewController: NSViewController)
}
@MainActor @preconcurrency open class NSStoryboard: NSObject {
  public typealias Name = String
  public typealias SceneIdentifier = String
  open class var main: NSStoryboard? { fatalError() }
  public convenience init(name: NSStoryboard.Name, bundle storyboardBundleOrNil: Bundle?) { fatalError() }
  open func instantiateInitialController() -> Any? { fatalError() }
  open func instantiateController(withIdentifier identifier: NSStoryboard.SceneIdentifier) -> Any { fatalError() }
  @available(macOS 10.15, *) open func instantiateInitialController<Controller>(creator block: ((NSCoder) -> Controller?)? = nil) -> Controller? where Controller: NSViewController { fatalError() }
  @available(macOS 10.15, *) open func instantiateController<Controller>(identifier: NSStoryboard.SceneIdentifier, creator block: ((NSCoder) -> Controller?)? = nil) -> Controller where Controller: NSViewController { fatalError() }
}
@MainActor @preconcurrency open class NSStoryboardSegue: NSObject {
  public typealias Identifier = String
  public init(identifier: NSStoryboardSegue.Identifier, source sourceController: Any, destination destinationController: Any) { fatalError() }
  open var identifier: NSStoryboardSegue.Identifier? { fatalError() }
  open var sourceController: Any { fatalError() }
  open var destinationController: Any { fatalError() }
  open func perform() {}
}
@MainActor @preconcurrency open class NSNib: NSObject {
  public typealias Name = String
  public init?(nibNamed: NSNib.Name, bundle: Bundle?) { fatalError() }
  public init(nibData: Data, bundle: Bundle?) { fatalError() }
  @discardableResult open func instantiate(withOwner owner: Any?, topLevelObjects: UnsafeMutablePointer<NSArray?>? = nil) -> Bool { fatalError() }
}
extension Bundle {
  @discardableResult public func loadNibNamed(_ nibName: NSNib.Name, owner: Any?, topLevelObjects: UnsafeMutablePointer<NSArray?>? = nil) -> Bool { fatalError() }
  public func image(forResource name: NSImage.Name) -> NSImage? { fatalError() }
  public func urlForImageResource(_ name: NSImage.Name) -> URL? { fatalError() }
}
