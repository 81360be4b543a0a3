// Constraints, anchors and guides.
@MainActor @preconcurrency open class NSLayoutConstraint: NSObject, NSAnimatablePropertyContainer {
  public convenience init(item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat) { fatalError() }
  open class func constraints(withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [], metrics: [String: NSNumber]?, views: [String: Any]) -> [NSLayoutConstraint] { fatalError() }
  open var isActive: Bool { get { fatalError() } set {} }
  open var shouldBeArchived: Bool { get { fatalError() } set {} }
  open var priority: NSLayoutConstraint.Priority { get { fatalError() } set {} }
  open var constant: CGFloat { get { fatalError() } set {} }
  open var multiplier: CGFloat { fatalError() }
  open var identifier: String? { get { fatalError() } set {} }
  open weak var firstItem: AnyObject? { fatalError() }
  open weak var secondItem: AnyObject? { fatalError() }
  open var firstAttribute: NSLayoutConstraint.Attribute { fatalError() }
  open var secondAttribute: NSLayoutConstraint.Attribute { fatalError() }
  open var relation: NSLayoutConstraint.Relation { fatalError() }
  open var firstAnchor: NSLayoutAnchor<AnyObject> { fatalError() }
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { fatalError() }
  open class func activate(_ constraints: [NSLayoutConstraint]) {}
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {}
  open func animator() -> Self { fatalError() }
  open var animations: [NSAnimatablePropertyKey: Any] { get { fatalError() } set {} }
  open func animation(forKey key: NSAnimatablePropertyKey) -> Any? { fatalError() }
  public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal = 0, greaterThanOrEqual = 1 }
  public enum Attribute: Int, Sendable { case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline, notAnAttribute = 0 }
  public enum Orientation: Int, Sendable { case horizontal, vertical }
  public struct FormatOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var alignAllLeft: FormatOptions { fatalError() }; public static var alignAllRight: FormatOptions { fatalError() }; public static var alignAllTop: FormatOptions { fatalError() }; public static var alignAllBottom: FormatOptions { fatalError() }; public static var alignAllLeading: FormatOptions { fatalError() }; public static var alignAllTrailing: FormatOptions { fatalError() }; public static var alignAllCenterX: FormatOptions { fatalError() }; public static var alignAllCenterY: FormatOptions { fatalError() }; public static var alignAllLastBaseline: FormatOptions { fatalError() }; public static var alignAllFirstBaseline: FormatOptions { fatalError() }; public static var alignmentMask: FormatOptions { fatalError() }; public static var directionLeadingToTrailing: FormatOptions { fatalError() }; public static var directionLeftToRight: FormatOptions { fatalError() }; public static var directionRightToLeft: FormatOptions { fatalError() }; public static var directionMask: FormatOptions { fatalError() } }
  public struct Priority: RawRepresentable, Hashable, Sendable { public let rawValue: Float; public init(rawValue: Float) { fatalError() }; public init(_ rawValue: Float) { fatalError() }; public static var required: Priority { fatalError() }; public static var defaultHigh: Priority { fatalError() }; public static var defaultLow: Priority { fatalError() }; public static var dragThatCanResizeWindow: Priority { fatalError() }; public static var dragThatCannotResizeWindow: Priority { fatalError() }; public static var windowSizeStayPut: Priority { fatalError() }; public static var fittingSizeCompression: Priority { fatalError() } }
}
extension NSLayoutConstraint.Attribute {
  public static var baseline: NSLayoutConstraint.Attribute { fatalError() }
}
@MainActor @preconcurrency open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { fatalError() }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { fatalError() }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { fatalError() }
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint { fatalError() }
  open var name: String { fatalError() }
  open weak var item: AnyObject? { fatalError() }
  open var hasAmbiguousLayout: Bool { fatalError() }
  open var constraintsAffectingLayout: [NSLayoutConstraint] { fatalError() }
}
@MainActor @preconcurrency open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension { fatalError() }
  @available(macOS 11.0, *) open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { fatalError() }
  @available(macOS 11.0, *) open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { fatalError() }
  @available(macOS 11.0, *) open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { fatalError() }
}
@MainActor @preconcurrency open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension { fatalError() }
  @available(macOS 11.0, *) open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { fatalError() }
  @available(macOS 11.0, *) open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { fatalError() }
  @available(macOS 11.0, *) open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { fatalError() }
}
@MainActor @preconcurrency open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint { fatalError() }
}
@MainActor @preconcurrency open class NSLayoutGuide: NSObject {
  public override init() { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var frame: NSRect { fatalError() }
  open weak var owningView: NSView? { get { fatalError() } set {} }
  open var identifier: NSUserInterfaceItemIdentifier { get { fatalError() } set {} }
  open var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var leftAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var rightAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var centerXAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var topAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var centerYAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var widthAnchor: NSLayoutDimension { fatalError() }
  open var heightAnchor: NSLayoutDimension { fatalError() }
  open var hasAmbiguousLayout: Bool { fatalError() }
}
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  public var top: CGFloat { get { fatalError() } set {} }
  public var leading: CGFloat { get { fatalError() } set {} }
  public var bottom: CGFloat { get { fatalError() } set {} }
  public var trailing: CGFloat { get { fatalError() } set {} }
  public init() { fatalError() }
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { fatalError() }
  public static func == (l: NSDirectionalEdgeInsets, r: NSDirectionalEdgeInsets) -> Bool { fatalError() }
}
public var NSDirectionalEdgeInsetsZero: NSDirectionalEdgeInsets { fatalError() }
public struct NSDirectionalRectEdge: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var top: NSDirectionalRectEdge { fatalError() }; public static var leading: NSDirectionalRectEdge { fatalError() }; public static var bottom: NSDirectionalRectEdge { fatalError() }; public static var trailing: NSDirectionalRectEdge { fatalError() }; public static var all: NSDirectionalRectEdge { fatalError() } }
public enum NSRectAlignment: Int, Sendable { case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing }
@MainActor @preconcurrency open class NSStackView: NSView {
  public convenience init(views: [NSView]) { fatalError() }
  open weak var delegate: (any NSStackViewDelegate)? { get { fatalError() } set {} }
  open var orientation: NSUserInterfaceLayoutOrientation { get { fatalError() } set {} }
  open var alignment: NSLayoutConstraint.Attribute { get { fatalError() } set {} }
  open var distribution: NSStackView.Distribution { get { fatalError() } set {} }
  open var spacing: CGFloat { get { fatalError() } set {} }
  open var edgeInsets: NSEdgeInsets { get { fatalError() } set {} }
  open var detachesHiddenViews: Bool { get { fatalError() } set {} }
  open var arrangedSubviews: [NSView] { fatalError() }
  open var views: [NSView] { fatalError() }
  open var detachedViews: [NSView] { fatalError() }
  open func addArrangedSubview(_ view: NSView) {}
  open func insertArrangedSubview(_ view: NSView, at index: Int) {}
  open func removeArrangedSubview(_ view: NSView) {}
  open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {}
  open func customSpacing(after view: NSView) -> CGFloat { fatalError() }
  open func addView(_ view: NSView, in gravity: NSStackView.Gravity) {}
  open func insertView(_ view: NSView, at index: Int, in gravity: NSStackView.Gravity) {}
  open func removeView(_ view: NSView) {}
  open func views(in gravity: NSStackView.Gravity) -> [NSView] { fatalError() }
  open func setViews(_ views: [NSView], in gravity: NSStackView.Gravity) {}
  open func setVisibilityPriority(_ priority: NSStackView.VisibilityPriority, for view: NSView) {}
  open func visibilityPriority(for view: NSView) -> NSStackView.VisibilityPriority { fatalError() }
  open func clippingResistancePriority(for orientation: NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Priority { fatalError() }
  open func setClippingResistancePriority(_ clippingResistancePriority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation) {}
  open func huggingPriority(for orientation: NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Priority { fatalError() }
  open func setHuggingPriority(_ huggingPriority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation) {}
  public enum Gravity: Int, Sendable { case top = 1, center = 2, bottom = 3 }
  public enum Distribution: Int, Sendable { case gravityAreas = -1, fill = 0, fillEqually, fillProportionally, equalSpacing, equalCentering }
  public struct VisibilityPriority: RawRepresentable, Hashable, Sendable { public let rawValue: Float; public init(rawValue: Float) { fatalError() }; public init(_ rawValue: Float) { fatalError() }; public static var mustHold: VisibilityPriority { fatalError() }; public static var detachOnlyIfNecessary: VisibilityPriority { fatalError() }; public static var notVisible: VisibilityPriority { fatalError() } }
  public static var useDefaultSpacing: CGFloat { fatalError() }
}
extension NSStackView.Gravity {
  public static var leading: NSStackView.Gravity { fatalError() }
  public static var trailing: NSStackView.Gravity { fatalError() }
}
@MainActor @preconcurrency public protocol NSStackViewDelegate: NSObjectProtocol {
  func stackView(_ stackView: NSStackView, willDetach views: [NSView])
  func stackView(_ stackView: NSStackView, didReattach views: [NSView])
}
extension NSStackViewDelegate {
  public func stackView(_ stackView: NSStackView, willDetach views: [NSView]) { fatalError() }
  public func stackView(_ stackView: NSStackView, didReattach views: [NSView]) { fatalError() }
}
@MainActor @preconcurrency open class NSGridView: NSView {
  public convenience init(numberOfColumns columnCount: Int, rows rowCount: Int) { fatalError() }
  public convenience init(views rows: [[NSView]]) { fatalError() }
  open var numberOfRows: Int { fatalError() }
  open var numberOfColumns: Int { fatalError() }
  open func row(at index: Int) -> NSGridRow { fatalError() }
  open func index(of row: NSGridRow) -> Int { fatalError() }
  open func column(at index: Int) -> NSGridColumn { fatalError() }
  open func index(of column: NSGridColumn) -> Int { fatalError() }
  open func cell(atColumnIndex columnIndex: Int, rowIndex: Int) -> NSGridCell { fatalError() }
  open func cell(for view: NSView) -> NSGridCell? { fatalError() }
  @discardableResult open func addRow(with views: [NSView]) -> NSGridRow { fatalError() }
  @discardableResult open func insertRow(at index: Int, with views: [NSView]) -> NSGridRow { fatalError() }
  open func moveRow(at fromIndex: Int, to toIndex: Int) {}
  open func removeRow(at index: Int) {}
  @discardableResult open func addColumn(with views: [NSView]) -> NSGridColumn { fatalError() }
  @discardableResult open func insertColumn(at index: Int, with views: [NSView]) -> NSGridColumn { fatalError() }
  open func moveColumn(at fromIndex: Int, to toIndex: Int) {}
  open func removeColumn(at index: Int) {}
  open var xPlacement: NSGridCell.Placement { get { fatalError() } set {} }
  open var yPlacement: NSGridCell.Placement { get { fatalError() } set {} }
  open var rowAlignment: NSGridRow.Alignment { get { fatalError() } set {} }
  open var rowSpacing: CGFloat { get { fatalError() } set {} }
  open var columnSpacing: CGFloat { get { fatalError() } set {} }
  open func mergeCells(inHorizontalRange hRange: NSRange, verticalRange vRange: NSRange) {}
  public static var sizedForContent: CGFloat { fatalError() }
}
@MainActor @preconcurrency open class NSGridRow: NSObject {
  open weak var gridView: NSGridView? { fatalError() }
  open var numberOfCells: Int { fatalError() }
  open func cell(at index: Int) -> NSGridCell { fatalError() }
  open var yPlacement: NSGridCell.Placement { get { fatalError() } set {} }
  open var rowAlignment: NSGridRow.Alignment { get { fatalError() } set {} }
  open var height: CGFloat { get { fatalError() } set {} }
  open var topPadding: CGFloat { get { fatalError() } set {} }
  open var bottomPadding: CGFloat { get { fatalError() } set {} }
  open var isHidden: Bool { get { fatalError() } set {} }
  open func mergeCells(in range: NSRange) {}
  public enum Alignment: Int, Sendable { case inherited = 0, none, firstBaseline, lastBaseline }
}
@MainActor @preconcurrency open class NSGridColumn: NSObject {
  open weak var gridView: NSGridView? { fatalError() }
  open var numberOfCells: Int { fatalError() }
  open func cell(at index: Int) -> NSGridCell { fatalError() }
  open var xPlacement: NSGridCell.Placement { get { fatalError() } set {} }
  open var width: CGFloat { get { fatalError() } set {} }
  open var leadingPadding: CGFloat { get { fatalError() } set {} }
  open var trailingPadding: CGFloat { get { fatalError() } set {} }
  open var isHidden: Bool { get { fatalError() } set {} }
  open func mergeCells(in range: NSRange) {}
}
@MainActor @preconcurrency open class NSGridCell: NSObject {
  open var contentView: NSView? { get { fatalError() } set {} }
  open class var emptyContentView: NSView { fatalError() }
  open weak var row: NSGridRow? { fatalError() }
  open weak var column: NSGridColumn? { fatalError() }
  open var xPlacement: NSGridCell.Placement { get { fatalError() } set {} }
  open var yPlacement: NSGridCell.Placement { get { fatalError() } set {} }
  open var rowAlignment: NSGridRow.Alignment { get { fatalError() } set {} }
  open var customPlacementConstraints: [NSLayoutConstraint] { get { fatalError() } set {} }
  public enum Placement: Int, Sendable { case inherited = 0, none, leading, trailing, center, fill }
}
extension NSGridCell.Placement {
  public static var top: NSGridCell.Placement { fatalError() }
  public static var bottom: NSGridCell.Placement { fatalError() }
}
@MainActor @preconcurrency open class NSBox: NSView {
  open var boxType: NSBox.BoxType { get { fatalError() } set {} }
  open var titlePosition: NSBox.TitlePosition { get { fatalError() } set {} }
  open var title: String { get { fatalError() } set {} }
  open var titleFont: NSFont { get { fatalError() } set {} }
  open var titleCell: Any { get { fatalError() } set {} }
  open var borderRect: NSRect { fatalError() }
  open var titleRect: NSRect { fatalError() }
  open var contentView: NSView? { get { fatalError() } set {} }
  open var contentViewMargins: NSSize { get { fatalError() } set {} }
  open var isTransparent: Bool { get { fatalError() } set {} }
  open var borderWidth: CGFloat { get { fatalError() } set {} }
  open var cornerRadius: CGFloat { get { fatalError() } set {} }
  open var borderColor: NSColor { get { fatalError() } set {} }
  open var fillColor: NSColor { get { fatalError() } set {} }
  open func sizeToFit() {}
  open func setFrameFromContentFrame(_ contentFrame: NSRect) {}
  public enum BoxType: UInt, Sendable { case primary = 0, separator = 2, custom = 4 }
  public enum TitlePosition: UInt, Sendable { case noTitle = 0, aboveTop, atTop, belowTop, aboveBottom, atBottom, belowBottom }
}
@MainActor @preconcurrency open class NSVisualEffectView: NSView {
  @available(macOS 10.15, *) public enum Material: Int, Sendable { case titlebar = 3, selection = 4, menu = 5, popover = 6, sidebar = 7, headerView = 10, sheet = 11, windowBackground = 12, hudWindow = 13, fullScreenUI = 15, toolTip = 17, contentBackground = 18, underWindowBackground = 21, underPageBackground = 22; @available(macOS, introduced: 10.10, deprecated: 10.14, message: "Use a specific material instead.") case appearanceBased = 0; @available(macOS, introduced: 10.10, deprecated: 10.14, message: "Use a semantic material instead.") case light = 1, dark = 2, mediumLight = 8, ultraDark = 9 }
  public enum BlendingMode: Int, Sendable { case behindWindow = 0, withinWindow }
  public enum State: Int, Sendable { case followsWindowActiveState = 0, active, inactive }
  open var material: Material { get { fatalError() } set {} }
  open var blendingMode: BlendingMode { get { fatalError() } set {} }
  open var state: State { get { fatalError() } set {} }
  open var isEmphasized: Bool { get { fatalError() } set {} }
  open var maskImage: NSImage? { get { fatalError() } set {} }
  open var interiorBackgroundStyle: NSView.BackgroundStyle { fatalError() }
}
extension NSView {
  public enum BackgroundStyle: Int, Sendable { case normal = 0, emphasized, raised, lowered }
}
@available(macOS 26.0, *) @MainActor @preconcurrency open class NSGlassEffectView: NSView {
  open var contentView: NSView? { get { fatalError() } set {} }
  open var cornerRadius: CGFloat { get { fatalError() } set {} }
  open var tintColor: NSColor? { get { fatalError() } set {} }
  open var style: NSGlassEffectView.Style { get { fatalError() } set {} }
  public enum Style: Int, Sendable { case regular, clear }
}
@available(macOS 26.0, *) @MainActor @preconcurrency open class NSGlassEffectContainerView: NSView {
  open var contentView: NSView? { get { fatalError() } set {} }
  open var spacing: CGFloat { get { fatalError() } set {} }
}
@available(macOS 26.0, *) @MainActor @preconcurrency open class NSBackgroundExtensionView: NSView {
  open var contentView: NSView? { get { fatalError() } set {} }
  open var automaticallyPlacesContentView: Bool { get { fatalError() } set {} }
}
