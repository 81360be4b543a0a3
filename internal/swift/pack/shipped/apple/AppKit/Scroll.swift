// Scrolling, splits and tabs.
@MainActor @preconcurrency open class NSScrollView: NSView, NSTextFinderBarContainer {
  public override init(frame frameRect: NSRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var documentView: NSView? { get { fatalError() } set {} }
  open var contentView: NSClipView { get { fatalError() } set {} }
  open var documentVisibleRect: NSRect { fatalError() }
  open var contentSize: NSSize { fatalError() }
  open var documentCursor: NSCursor? { get { fatalError() } set {} }
  open var borderType: NSBorderType { get { fatalError() } set {} }
  open var backgroundColor: NSColor { get { fatalError() } set {} }
  open var drawsBackground: Bool { get { fatalError() } set {} }
  open var hasVerticalScroller: Bool { get { fatalError() } set {} }
  open var hasHorizontalScroller: Bool { get { fatalError() } set {} }
  open var autohidesScrollers: Bool { get { fatalError() } set {} }
  open var scrollsDynamically: Bool { get { fatalError() } set {} }
  open var usesPredominantAxisScrolling: Bool { get { fatalError() } set {} }
  open var allowsMagnification: Bool { get { fatalError() } set {} }
  open var hasHorizontalRuler: Bool { get { fatalError() } set {} }
  open var hasVerticalRuler: Bool { get { fatalError() } set {} }
  open var rulersVisible: Bool { get { fatalError() } set {} }
  open var automaticallyAdjustsContentInsets: Bool { get { fatalError() } set {} }
  open var verticalScroller: NSScroller? { get { fatalError() } set {} }
  open var horizontalScroller: NSScroller? { get { fatalError() } set {} }
  open var horizontalLineScroll: CGFloat { get { fatalError() } set {} }
  open var verticalLineScroll: CGFloat { get { fatalError() } set {} }
  open var lineScroll: CGFloat { get { fatalError() } set {} }
  open var horizontalPageScroll: CGFloat { get { fatalError() } set {} }
  open var verticalPageScroll: CGFloat { get { fatalError() } set {} }
  open var pageScroll: CGFloat { get { fatalError() } set {} }
  open var magnification: CGFloat { get { fatalError() } set {} }
  open var maxMagnification: CGFloat { get { fatalError() } set {} }
  open var minMagnification: CGFloat { get { fatalError() } set {} }
  open var scrollerStyle: NSScroller.Style { get { fatalError() } set {} }
  open var scrollerKnobStyle: NSScroller.KnobStyle { get { fatalError() } set {} }
  open var horizontalScrollElasticity: NSScrollView.Elasticity { get { fatalError() } set {} }
  open var verticalScrollElasticity: NSScrollView.Elasticity { get { fatalError() } set {} }
  open var contentInsets: NSEdgeInsets { get { fatalError() } set {} }
  open var scrollerInsets: NSEdgeInsets { get { fatalError() } set {} }
  open var horizontalRulerView: NSRulerView? { get { fatalError() } set {} }
  open var verticalRulerView: NSRulerView? { get { fatalError() } set {} }
  open var findBarPosition: NSScrollView.FindBarPosition { get { fatalError() } set {} }
  open var findBarView: NSView? { get { fatalError() } set {} }
  open var isFindBarVisible: Bool { get { fatalError() } set {} }
  open func findBarViewDidChangeHeight() {}
  open class var rulerViewClass: AnyClass! { get { fatalError() } set {} }
  open func tile() {}
  open func flashScrollers() {}
  open func reflectScrolledClipView(_ cView: NSClipView) {}
  open func addFloatingSubview(_ view: NSView, for axis: NSEvent.GestureAxis) {}
  open func magnify(toFit rect: NSRect) {}
  open func setMagnification(_ magnification: CGFloat, centeredAt point: NSPoint) {}
  open class func frameSize(forContentSize cSize: NSSize, horizontalScrollerClass: AnyClass?, verticalScrollerClass: AnyClass?, borderType type: NSBorderType, controlSize: NSControl.ControlSize, scrollerStyle: NSScroller.Style) -> NSSize { fatalError() }
  public enum Elasticity: Int, Sendable { case automatic = 0, none, allowed }
  public enum FindBarPosition: Int, Sendable { case aboveHorizontalRuler = 0, aboveContent, belowContent }
  nonisolated public class var willStartLiveScrollNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didLiveScrollNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didEndLiveScrollNotification: NSNotification.Name { fatalError() }
  nonisolated public class var willStartLiveMagnifyNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didEndLiveMagnifyNotification: NSNotification.Name { fatalError() }
}
@MainActor @preconcurrency public protocol NSTextFinderBarContainer: NSObjectProtocol {
  var findBarView: NSView? { get set }
  var isFindBarVisible: Bool { get set }
  func findBarViewDidChangeHeight()
}
@MainActor @preconcurrency open class NSClipView: NSView {
  open var backgroundColor: NSColor { get { fatalError() } set {} }
  open var drawsBackground: Bool { get { fatalError() } set {} }
  open var documentView: NSView? { get { fatalError() } set {} }
  open var documentRect: NSRect { fatalError() }
  open var documentVisibleRect: NSRect { fatalError() }
  open var documentCursor: NSCursor? { get { fatalError() } set {} }
  open var contentInsets: NSEdgeInsets { get { fatalError() } set {} }
  open var automaticallyAdjustsContentInsets: Bool { get { fatalError() } set {} }
  open func viewFrameChanged(_ notification: Notification) {}
  open func viewBoundsChanged(_ notification: Notification) {}
  open func scroll(to newOrigin: NSPoint) {}
  open func constrainBoundsRect(_ proposedBounds: NSRect) -> NSRect { fatalError() }
}
@MainActor @preconcurrency open class NSScroller: NSControl {
  public enum Style: Int, Sendable { case legacy = 0, overlay }
  public enum KnobStyle: Int, Sendable { case `default` = 0, dark, light }
  public enum Part: UInt, Sendable { case noPart = 0, decrementPage, knob, incrementPage, knobSlot = 6 }
  open class func scrollerWidth(for controlSize: NSControl.ControlSize, scrollerStyle: NSScroller.Style) -> CGFloat { fatalError() }
  open class var isCompatibleWithOverlayScrollers: Bool { fatalError() }
  open class var preferredScrollerStyle: NSScroller.Style { fatalError() }
  open var scrollerStyle: NSScroller.Style { get { fatalError() } set {} }
  open var knobStyle: NSScroller.KnobStyle { get { fatalError() } set {} }
  open var knobProportion: CGFloat { get { fatalError() } set {} }
  open var hitPart: NSScroller.Part { fatalError() }
  open func drawKnob() {}
  open func checkSpaceForParts() {}
  open func rect(for partCode: NSScroller.Part) -> NSRect { fatalError() }
  open func drawKnobSlot(in slotRect: NSRect, highlight flag: Bool) {}
  open func testPart(_ point: NSPoint) -> NSScroller.Part { fatalError() }
  nonisolated public class var preferredScrollerStyleDidChangeNotification: NSNotification.Name { fatalError() }
}
@MainActor @preconcurrency open class NSRulerView: NSView {
  public init(scrollView: NSScrollView?, orientation: NSRulerView.Orientation) { fatalError() }
  public required init(coder: NSCoder) { fatalError() }
  open weak var scrollView: NSScrollView? { get { fatalError() } set {} }
  open weak var clientView: NSView? { get { fatalError() } set {} }
  open var ruleThickness: CGFloat { get { fatalError() } set {} }
  open var reservedThicknessForMarkers: CGFloat { get { fatalError() } set {} }
  open var reservedThicknessForAccessoryView: CGFloat { get { fatalError() } set {} }
  open var originOffset: CGFloat { get { fatalError() } set {} }
  open var requiredThickness: CGFloat { fatalError() }
  open func invalidateHashMarks() {}
  open func drawHashMarksAndLabels(in rect: NSRect) {}
  public enum Orientation: UInt, Sendable { case horizontalRuler = 0, verticalRuler }
}
@MainActor @preconcurrency open class NSSplitView: NSView {
  public typealias AutosaveName = String
  public enum DividerStyle: Int, Sendable { case thick = 1, thin = 2, paneSplitter = 3 }
  open var isVertical: Bool { get { fatalError() } set {} }
  open var dividerStyle: NSSplitView.DividerStyle { get { fatalError() } set {} }
  open var autosaveName: NSSplitView.AutosaveName? { get { fatalError() } set {} }
  open weak var delegate: (any NSSplitViewDelegate)? { get { fatalError() } set {} }
  open var dividerColor: NSColor { fatalError() }
  open var dividerThickness: CGFloat { fatalError() }
  open var arrangesAllSubviews: Bool { get { fatalError() } set {} }
  open var arrangedSubviews: [NSView] { fatalError() }
  open func drawDivider(in rect: NSRect) {}
  open func adjustSubviews() {}
  open func isSubviewCollapsed(_ subview: NSView) -> Bool { fatalError() }
  open func minPossiblePositionOfDivider(at dividerIndex: Int) -> CGFloat { fatalError() }
  open func maxPossiblePositionOfDivider(at dividerIndex: Int) -> CGFloat { fatalError() }
  open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int) {}
  open func holdingPriorityForSubview(at subviewIndex: Int) -> NSLayoutConstraint.Priority { fatalError() }
  open func setHoldingPriority(_ priority: NSLayoutConstraint.Priority, forSubviewAt subviewIndex: Int) {}
  open func addArrangedSubview(_ view: NSView) {}
  open func insertArrangedSubview(_ view: NSView, at index: Int) {}
  open func removeArrangedSubview(_ view: NSView) {}
  nonisolated public class var willResizeSubviewsNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didResizeSubviewsNotification: NSNotification.Name { fatalError() }
}
@MainActor @preconcurrency public protocol NSSplitViewDelegate: NSObjectProtocol {
  func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool
  func splitView(_ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat, ofSubviewAt dividerIndex: Int) -> CGFloat
  func splitView(_ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat, ofSubviewAt dividerIndex: Int) -> CGFloat
  func splitView(_ splitView: NSSplitView, constrainSplitPosition proposedPosition: CGFloat, ofSubviewAt dividerIndex: Int) -> CGFloat
  func splitView(_ splitView: NSSplitView, resizeSubviewsWithOldSize oldSize: NSSize)
  func splitView(_ splitView: NSSplitView, shouldAdjustSizeOfSubview view: NSView) -> Bool
  func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool
  func splitView(_ splitView: NSSplitView, effectiveRect proposedEffectiveRect: NSRect, forDrawnRect drawnRect: NSRect, ofDividerAt dividerIndex: Int) -> NSRect
  func splitView(_ splitView: NSSplitView, additionalEffectiveRectOfDividerAt dividerIndex: Int) -> NSRect
  func splitView(_ splitView: NSSplitView, shouldCollapseSubview subview: NSView, forDoubleClickOnDividerAt dividerIndex: Int) -> Bool
  func splitViewWillResizeSubviews(_ notification: Notification)
  func splitViewDidResizeSubviews(_ notification: Notification)
}
extension NSSplitViewDelegate {
  public func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool { fatalError() }
  public func splitView(_ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat, ofSubviewAt dividerIndex: Int) -> CGFloat { fatalError() }
  public func splitView(_ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat, ofSubviewAt dividerIndex: Int) -> CGFloat { fatalError() }
  public func splitView(_ splitView: NSSplitView, constrainSplitPosition proposedPosition: CGFloat, ofSubviewAt dividerIndex: Int) -> CGFloat { fatalError() }
  public func splitView(_ splitView: NSSplitView, resizeSubviewsWithOldSize oldSize: NSSize) { fatalError() }
  public func splitView(_ splitView: NSSplitView, shouldAdjustSizeOfSubview view: NSView) -> Bool { fatalError() }
  public func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool { fatalError() }
  public func splitView(_ splitView: NSSplitView, effectiveRect proposedEffectiveRect: NSRect, forDrawnRect drawnRect: NSRect, ofDividerAt dividerIndex: Int) -> NSRect { fatalError() }
  public func splitView(_ splitView: NSSplitView, additionalEffectiveRectOfDividerAt dividerIndex: Int) -> NSRect { fatalError() }
  public func splitView(_ splitView: NSSplitView, shouldCollapseSubview subview: NSView, forDoubleClickOnDividerAt dividerIndex: Int) -> Bool { fatalError() }
  public func splitViewWillResizeSubviews(_ notification: Notification) { fatalError() }
  public func splitViewDidResizeSubviews(_ notification: Notification) { fatalError() }
}
@MainActor @preconcurrency open class NSSplitViewController: NSViewController, NSSplitViewDelegate, NSUserInterfaceValidations {
  open var splitView: NSSplitView { get { fatalError() } set {} }
  open var splitViewItems: [NSSplitViewItem] { get { fatalError() } set {} }
  open var minimumThicknessForInlineSidebars: CGFloat { get { fatalError() } set {} }
  open func addSplitViewItem(_ splitViewItem: NSSplitViewItem) {}
  open func insertSplitViewItem(_ splitViewItem: NSSplitViewItem, at index: Int) {}
  open func removeSplitViewItem(_ splitViewItem: NSSplitViewItem) {}
  open func splitViewItem(for viewController: NSViewController) -> NSSplitViewItem? { fatalError() }
  open func toggleSidebar(_ sender: Any?) {}
  @available(macOS 14.0, *) open func toggleInspector(_ sender: Any?) {}
  open func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool { fatalError() }
  open func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool { fatalError() }
  open func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool { fatalError() }
  open func splitView(_ splitView: NSSplitView, effectiveRect proposedEffectiveRect: NSRect, forDrawnRect drawnRect: NSRect, ofDividerAt dividerIndex: Int) -> NSRect { fatalError() }
  open func splitView(_ splitView: NSSplitView, additionalEffectiveRectOfDividerAt dividerIndex: Int) -> NSRect { fatalError() }
  open func splitView(_ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat, ofSubviewAt dividerIndex: Int) -> CGFloat { fatalError() }
  open func splitView(_ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat, ofSubviewAt dividerIndex: Int) -> CGFloat { fatalError() }
  open func splitViewDidResizeSubviews(_ notification: Notification) {}
  open func splitViewWillResizeSubviews(_ notification: Notification) {}
  public nonisolated static var automaticDimension: CGFloat { fatalError() }
}
@MainActor @preconcurrency open class NSSplitViewItem: NSObject, NSAnimatablePropertyContainer {
  public convenience init(viewController: NSViewController) { fatalError() }
  public convenience init(sidebarWithViewController viewController: NSViewController) { fatalError() }
  public convenience init(contentListWithViewController viewController: NSViewController) { fatalError() }
  @available(macOS 14.0, *) public convenience init(inspectorWithViewController viewController: NSViewController) { fatalError() }
  public enum Behavior: Int, Sendable { case `default`, sidebar, contentList, inspector }
  public enum CollapseBehavior: Int, Sendable { case `default`, preferResizingSplitViewWithFixedSiblings, preferResizingSiblingsWithFixedSplitView, useConstraints }
  open var behavior: NSSplitViewItem.Behavior { fatalError() }
  open var viewController: NSViewController { get { fatalError() } set {} }
  open var isCollapsed: Bool { get { fatalError() } set {} }
  open var canCollapse: Bool { get { fatalError() } set {} }
  open var isSpringLoaded: Bool { get { fatalError() } set {} }
  @available(macOS 14.0, *) open var canCollapseFromWindowResize: Bool { get { fatalError() } set {} }
  open var collapseBehavior: NSSplitViewItem.CollapseBehavior { get { fatalError() } set {} }
  open var minimumThickness: CGFloat { get { fatalError() } set {} }
  open var maximumThickness: CGFloat { get { fatalError() } set {} }
  open var preferredThicknessFraction: CGFloat { get { fatalError() } set {} }
  open var automaticMaximumThickness: CGFloat { get { fatalError() } set {} }
  open var holdingPriority: NSLayoutConstraint.Priority { get { fatalError() } set {} }
  @available(macOS 11.0, *) open var allowsFullHeightLayout: Bool { get { fatalError() } set {} }
  @available(macOS 11.0, *) open var titlebarSeparatorStyle: NSTitlebarSeparatorStyle { get { fatalError() } set {} }
  @available(macOS 26.0, *) open var automaticallyAdjustsSafeAreaInsets: Bool { get { fatalError() } set {} }
  public nonisolated static var unspecifiedDimension: CGFloat { fatalError() }
  open func animator() -> Self { fatalError() }
  open var animations: [NSAnimatablePropertyKey: Any] { get { fatalError() } set {} }
  open func animation(forKey key: NSAnimatablePropertyKey) -> Any? { fatalError() }
}
@available(macOS 11.0, *) public enum NSTitlebarSeparatorStyle: Int, Sendable { case automatic, none, line, shadow }
@MainActor @preconcurrency open class NSTabView: NSView {
  public enum TabType: UInt, Sendable { case topTabsBezelBorder = 0, leftTabsBezelBorder, bottomTabsBezelBorder, rightTabsBezelBorder, noTabsBezelBorder, noTabsLineBorder, noTabsNoBorder }
  public enum TabPosition: UInt, Sendable { case none = 0, top, left, bottom, right }
  public enum TabViewBorderType: UInt, Sendable { case none = 0, line, bezel }
  open var tabViewItems: [NSTabViewItem] { get { fatalError() } set {} }
  open var selectedTabViewItem: NSTabViewItem? { fatalError() }
  open var numberOfTabViewItems: Int { fatalError() }
  open var font: NSFont { get { fatalError() } set {} }
  open var tabViewType: NSTabView.TabType { get { fatalError() } set {} }
  open var tabPosition: NSTabView.TabPosition { get { fatalError() } set {} }
  open var tabViewBorderType: NSTabView.TabViewBorderType { get { fatalError() } set {} }
  open var allowsTruncatedLabels: Bool { get { fatalError() } set {} }
  open var drawsBackground: Bool { get { fatalError() } set {} }
  open var controlSize: NSControl.ControlSize { get { fatalError() } set {} }
  open weak var delegate: (any NSTabViewDelegate)? { get { fatalError() } set {} }
  open var minimumSize: NSSize { fatalError() }
  open var contentRect: NSRect { fatalError() }
  open func addTabViewItem(_ tabViewItem: NSTabViewItem) {}
  open func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int) {}
  open func removeTabViewItem(_ tabViewItem: NSTabViewItem) {}
  open func selectTabViewItem(_ tabViewItem: NSTabViewItem?) {}
  open func selectTabViewItem(at index: Int) {}
  open func selectTabViewItem(withIdentifier identifier: Any) {}
  open func takeSelectedTabViewItemFromSender(_ sender: Any?) {}
  open func selectFirstTabViewItem(_ sender: Any?) {}
  open func selectLastTabViewItem(_ sender: Any?) {}
  open func selectNextTabViewItem(_ sender: Any?) {}
  open func selectPreviousTabViewItem(_ sender: Any?) {}
  open func indexOfTabViewItem(_ tabViewItem: NSTabViewItem) -> Int { fatalError() }
  open func tabViewItem(at index: Int) -> NSTabViewItem { fatalError() }
  open func tabViewItem(at point: NSPoint) -> NSTabViewItem? { fatalError() }
  open func indexOfTabViewItem(withIdentifier identifier: Any) -> Int { fatalError() }
}
@MainActor @preconcurrency open class NSTabViewItem: NSObject {
  public convenience init(viewController: NSViewController) { fatalError() }
  public init(identifier: Any?) { fatalError() }
  public convenience override init() { fatalError() }
  open var identifier: Any? { get { fatalError() } set {} }
  open var color: NSColor { get { fatalError() } set {} }
  open var label: String { get { fatalError() } set {} }
  open var image: NSImage? { get { fatalError() } set {} }
  open var view: NSView? { get { fatalError() } set {} }
  open var viewController: NSViewController? { get { fatalError() } set {} }
  open var toolTip: String? { get { fatalError() } set {} }
  open var tabView: NSTabView? { fatalError() }
  open weak var initialFirstResponder: NSView? { get { fatalError() } set {} }
  open var tabState: NSTabViewItem.State { fatalError() }
  public enum State: UInt, Sendable { case selectedTab = 0, backgroundTab, pressedTab }
}
@MainActor @preconcurrency public protocol NSTabViewDelegate: NSObjectProtocol {
  func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool
  func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?)
  func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?)
  func tabViewDidChangeNumberOfTabViewItems(_ tabView: NSTabView)
}
extension NSTabViewDelegate {
  public func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool { fatalError() }
  public func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?) { fatalError() }
  public func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) { fatalError() }
  public func tabViewDidChangeNumberOfTabViewItems(_ tabView: NSTabView) { fatalError() }
}
@MainActor @preconcurrency open class NSTabViewController: NSViewController, NSTabViewDelegate, NSToolbarDelegate {
  public enum TabStyle: Int, Sendable { case segmentedControlOnTop = 0, segmentedControlOnBottom, toolbar, unspecified = -1 }
  open var tabStyle: NSTabViewController.TabStyle { get { fatalError() } set {} }
  open var tabView: NSTabView { get { fatalError() } set {} }
  open var transitionOptions: NSViewController.TransitionOptions { get { fatalError() } set {} }
  open var canPropagateSelectedChildViewControllerTitle: Bool { get { fatalError() } set {} }
  open var tabViewItems: [NSTabViewItem] { get { fatalError() } set {} }
  open var selectedTabViewItemIndex: Int { get { fatalError() } set {} }
  open func addTabViewItem(_ tabViewItem: NSTabViewItem) {}
  open func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int) {}
  open func removeTabViewItem(_ tabViewItem: NSTabViewItem) {}
  open func tabViewItem(for viewController: NSViewController) -> NSTabViewItem? { fatalError() }
  open func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?) {}
  open func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {}
  open func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool { fatalError() }
  open func toolbar(_ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier, willBeInsertedIntoToolbar flag: Bool) -> NSToolbarItem? { fatalError() }
  open func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { fatalError() }
  open func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { fatalError() }
  open func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { fatalError() }
}
