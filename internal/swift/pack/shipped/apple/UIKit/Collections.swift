#if !os(watchOS)
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var reuseIdentifier: String? { fatalError() }
  open func prepareForReuse() { fatalError() }
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { fatalError() }
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes { fatalError() }
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) { fatalError() }
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UICollectionViewCell: UICollectionReusableView {
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var contentView: UIView { fatalError() }
  open var isSelected: Bool { get { fatalError() } set { fatalError() } }
  open var isHighlighted: Bool { get { fatalError() } set { fatalError() } }
  open var backgroundView: UIView? { get { fatalError() } set { fatalError() } }
  open var selectedBackgroundView: UIView? { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open var contentConfiguration: (any UIContentConfiguration)? { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open var backgroundConfiguration: UIBackgroundConfiguration? { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open var automaticallyUpdatesContentConfiguration: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open var automaticallyUpdatesBackgroundConfiguration: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open var configurationState: UICellConfigurationState { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open func setNeedsUpdateConfiguration() { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open func updateConfiguration(using state: UICellConfigurationState) { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public var configurationUpdateHandler: UICollectionViewCell.ConfigurationUpdateHandler? { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) { fatalError() }
  @available(tvOS, unavailable) public enum DragState: Int, Sendable { case none, lifting, dragging }
}
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UICollectionViewListCell: UICollectionViewCell {
  public func defaultContentConfiguration() -> UIListContentConfiguration { fatalError() }
  open var indentationLevel: Int { get { fatalError() } set { fatalError() } }
  open var indentationWidth: CGFloat { get { fatalError() } set { fatalError() } }
  public var accessories: [UICellAccessory] { get { fatalError() } set { fatalError() } }
  open var indentsAccessories: Bool { get { fatalError() } set { fatalError() } }
  open var separatorLayoutGuide: UILayoutGuide { fatalError() }
}
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public struct UICellAccessory {
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
  public static func disclosureIndicator(displayed: UICellAccessory.DisplayedState = .always, options: UICellAccessory.DisclosureIndicatorOptions = DisclosureIndicatorOptions()) -> UICellAccessory { fatalError() }
  public static func checkmark(displayed: UICellAccessory.DisplayedState = .always, options: UICellAccessory.CheckmarkOptions = CheckmarkOptions()) -> UICellAccessory { fatalError() }
  public static func delete(displayed: UICellAccessory.DisplayedState = .whenEditing, options: UICellAccessory.DeleteOptions = DeleteOptions(), actionHandler: (() -> Void)? = nil) -> UICellAccessory { fatalError() }
  public static func reorder(displayed: UICellAccessory.DisplayedState = .whenEditing, options: UICellAccessory.ReorderOptions = ReorderOptions()) -> UICellAccessory { fatalError() }
  public static func outlineDisclosure(displayed: UICellAccessory.DisplayedState = .always, options: UICellAccessory.OutlineDisclosureOptions = OutlineDisclosureOptions(), actionHandler: (() -> Void)? = nil) -> UICellAccessory { fatalError() }
  public static func insert(displayed: UICellAccessory.DisplayedState = .whenEditing, options: UICellAccessory.InsertOptions = InsertOptions(), actionHandler: (() -> Void)? = nil) -> UICellAccessory { fatalError() }
  public static func multiselect(displayed: UICellAccessory.DisplayedState = .whenEditing, options: UICellAccessory.MultiselectOptions = MultiselectOptions()) -> UICellAccessory { fatalError() }
  public static func label(text: String, displayed: UICellAccessory.DisplayedState = .always, options: UICellAccessory.LabelOptions = LabelOptions()) -> UICellAccessory { fatalError() }
  public struct OutlineDisclosureOptions { public enum Style: Sendable { case automatic, header, cell }; public init(style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: CGFloat? = nil, tintColor: UIColor? = nil) { fatalError() } }
  public struct InsertOptions { public init() { fatalError() } }
  public struct MultiselectOptions { public init() { fatalError() } }
  public struct LabelOptions { public init() { fatalError() } }
  public struct DisclosureIndicatorOptions { public init() { fatalError() } }
  public struct CheckmarkOptions { public init() { fatalError() } }
  public struct DeleteOptions { public init() { fatalError() } }
  public struct ReorderOptions { public init() { fatalError() } }
  public static func popUpMenu(_ menu: UIMenu, displayed: UICellAccessory.DisplayedState = .always, options: UICellAccessory.PopUpMenuOptions = PopUpMenuOptions(), selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil) -> UICellAccessory { fatalError() }
  public static func detail(displayed: UICellAccessory.DisplayedState = .always, options: UICellAccessory.DetailOptions = DetailOptions(), actionHandler: (() -> Void)? = nil) -> UICellAccessory { fatalError() }
  public static func customView(configuration: UICellAccessory.CustomViewConfiguration) -> UICellAccessory { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UICollectionView: UIScrollView {
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) { fatalError() }
  public convenience override init(frame: CGRect) { fatalError() }
  public convenience init() { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  weak open var dataSource: (any UICollectionViewDataSource)?
  weak open var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var collectionViewLayout: UICollectionViewLayout { get { fatalError() } set { fatalError() } }
  open var backgroundView: UIView? { get { fatalError() } set { fatalError() } }
  open var allowsSelection: Bool { get { fatalError() } set { fatalError() } }
  open var allowsMultipleSelection: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open var isEditing: Bool { get { fatalError() } set { fatalError() } }
  open var indexPathsForSelectedItems: [IndexPath]? { fatalError() }
  open var numberOfSections: Int { fatalError() }
  open var visibleCells: [UICollectionViewCell] { fatalError() }
  open var indexPathsForVisibleItems: [IndexPath] { fatalError() }
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) { fatalError() }
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) { fatalError() }
  open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) { fatalError() }
  open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) { fatalError() }
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell { fatalError() }
  open func dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionReusableView { fatalError() }
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition) { fatalError() }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { fatalError() }
  open func reloadData() { fatalError() }
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { fatalError() }
  open func numberOfItems(inSection section: Int) -> Int { fatalError() }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { fatalError() }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { fatalError() }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { fatalError() }
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool) { fatalError() }
  open func insertSections(_ sections: IndexSet) { fatalError() }
  open func deleteSections(_ sections: IndexSet) { fatalError() }
  open func reloadSections(_ sections: IndexSet) { fatalError() }
  open func insertItems(at indexPaths: [IndexPath]) { fatalError() }
  open func deleteItems(at indexPaths: [IndexPath]) { fatalError() }
  open func reloadItems(at indexPaths: [IndexPath]) { fatalError() }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { fatalError() }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open func reconfigureItems(at indexPaths: [IndexPath]) { fatalError() }
  nonisolated public class var elementKindSectionHeader: String { fatalError() }
  nonisolated public class var elementKindSectionFooter: String { fatalError() }
  public struct ScrollPosition: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var top: ScrollPosition { fatalError() }; public static var centeredVertically: ScrollPosition { fatalError() }; public static var bottom: ScrollPosition { fatalError() }; public static var left: ScrollPosition { fatalError() }; public static var centeredHorizontally: ScrollPosition { fatalError() }; public static var right: ScrollPosition { fatalError() } }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public struct CellRegistration<Cell: UICollectionViewCell, Item> { public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void; public init(handler: @escaping Handler) { fatalError() }; public init(cellNib: UINib, handler: @escaping Handler) { fatalError() } }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> { public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void; public init(elementKind: String, handler: @escaping Handler) { fatalError() }; public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) { fatalError() } }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?) -> Cell { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(using registration: UICollectionView.SupplementaryRegistration<Supplementary>, for indexPath: IndexPath) -> Supplementary { fatalError() }
  @available(tvOS, unavailable) open weak var dragDelegate: (any UICollectionViewDragDelegate)? { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open weak var dropDelegate: (any UICollectionViewDropDelegate)? { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open var dragInteractionEnabled: Bool { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open var reorderingCadence: UICollectionView.ReorderingCadence { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open var hasActiveDrag: Bool { fatalError() }
  @available(tvOS, unavailable) open var hasActiveDrop: Bool { fatalError() }
  open var hasUncommittedUpdates: Bool { fatalError() }
  open var isPrefetchingEnabled: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open var allowsSelectionDuringEditing: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open var allowsMultipleSelectionDuringEditing: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open var selectionFollowsFocus: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) open var allowsFocus: Bool { get { fatalError() } set { fatalError() } }
  open var remembersLastFocusedIndexPath: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) open var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open var contextMenuInteraction: UIContextMenuInteraction? { fatalError() }
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil) { fatalError() }
  open func startInteractiveTransition(to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil) -> UICollectionViewTransitionLayout { fatalError() }
  open func finishInteractiveTransition() { fatalError() }
  open func cancelInteractiveTransition() { fatalError() }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { fatalError() }
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { fatalError() }
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? { fatalError() }
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] { fatalError() }
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] { fatalError() }
  open func moveSection(_ section: Int, toSection newSection: Int) { fatalError() }
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }
  @available(tvOS, unavailable) public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) func indexTitles(for collectionView: UICollectionView) -> [String]?
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { fatalError() }
  public func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { fatalError() }
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { fatalError() }
  public func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) public func indexTitles(for collectionView: UICollectionView) -> [String]? { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) public func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath)
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
  func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout
  func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool
  func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
  func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
  @available(iOS, introduced: 13.0, deprecated: 16.0, renamed: "collectionView(_:contextMenuConfigurationForItemsAt:point:)") @available(tvOS, unavailable) @available(visionOS, introduced: 1.0, deprecated: 1.0, renamed: "collectionView(_:contextMenuConfigurationForItemsAt:point:)") func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration?
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview?
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview?
  @available(tvOS, unavailable) func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
  @available(tvOS, unavailable) func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
  @available(tvOS, unavailable) func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UICollectionViewDelegate {
  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { fatalError() }
  public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { fatalError() }
  public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { fatalError() }
  public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { fatalError() }
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { fatalError() }
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { fatalError() }
  public func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { fatalError() }
  public func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { fatalError() }
  public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { fatalError() }
  public func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) { fatalError() }
  public func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) { fatalError() }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) public func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool { fatalError() }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) public func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) { fatalError() }
  public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { fatalError() }
  public func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout { fatalError() }
  public func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) public func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { fatalError() }
  public func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { fatalError() }
  public func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) { fatalError() }
  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 16.0, renamed: "collectionView(_:contextMenuConfigurationForItemsAt:point:)") @available(tvOS, unavailable) @available(visionOS, introduced: 1.0, deprecated: 1.0, renamed: "collectionView(_:contextMenuConfigurationForItemsAt:point:)") public func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { fatalError() }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) public func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? { fatalError() }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) public func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? { fatalError() }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) public func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? { fatalError() }
  @available(tvOS, unavailable) public func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { fatalError() }
  @available(tvOS, unavailable) public func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { fatalError() }
  @available(tvOS, unavailable) public func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UICollectionViewDataSourcePrefetching {
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UICollectionViewDelegateFlowLayout {
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize { fatalError() }
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets { fatalError() }
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat { fatalError() }
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat { fatalError() }
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize { fatalError() }
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
  public init(collectionViewLayout layout: UICollectionViewLayout) { fatalError() }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var collectionView: UICollectionView! { get { fatalError() } set { fatalError() } }
  open var collectionViewLayout: UICollectionViewLayout { fatalError() }
  open var clearsSelectionOnViewWillAppear: Bool { get { fatalError() } set { fatalError() } }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { fatalError() }
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { fatalError() }
  open func numberOfSections(in collectionView: UICollectionView) -> Int { fatalError() }
  open func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { fatalError() }
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { fatalError() }
  open func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { fatalError() }
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { fatalError() }
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { fatalError() }
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { fatalError() }
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { fatalError() }
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { fatalError() }
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { fatalError() }
  open func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { fatalError() }
  open func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { fatalError() }
  open func scrollViewDidScroll(_ scrollView: UIScrollView) { fatalError() }
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { fatalError() }
  open func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) { fatalError() }
  open func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) { fatalError() }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) open func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool { fatalError() }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) { fatalError() }
  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { fatalError() }
  open func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout { fatalError() }
  open func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) open func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { fatalError() }
  open func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { fatalError() }
  open func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) { fatalError() }
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { fatalError() }
#if !os(tvOS)
  @available(iOS, introduced: 13.0, deprecated: 16.0, renamed: "collectionView(_:contextMenuConfigurationForItemsAt:point:)") @available(tvOS, unavailable) @available(visionOS, introduced: 1.0, deprecated: 1.0, renamed: "collectionView(_:contextMenuConfigurationForItemsAt:point:)") open func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { fatalError() }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) open func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? { fatalError() }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) open func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? { fatalError() }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) open func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? { fatalError() }
  @available(tvOS, unavailable) open func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { fatalError() }
  @available(tvOS, unavailable) open func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { fatalError() }
  @available(tvOS, unavailable) open func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { fatalError() }
#endif
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open func indexTitles(for collectionView: UICollectionView) -> [String]? { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath { fatalError() }
  open var installsStandardGestureForInteractiveMovement: Bool { get { fatalError() } set { fatalError() } }
  open var useLayoutToLayoutNavigationTransitions: Bool { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
  public override init() { fatalError() }
  open var collectionView: UICollectionView? { fatalError() }
  open var collectionViewContentSize: CGSize { fatalError() }
  open func invalidateLayout() { fatalError() }
  open func prepare() { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open class var layoutAttributesClass: AnyClass { fatalError() }
  open class var invalidationContextClass: AnyClass { fatalError() }
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { fatalError() }
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) { fatalError() }
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) { fatalError() }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { fatalError() }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { fatalError() }
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { fatalError() }
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { fatalError() }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { fatalError() }
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext { fatalError() }
  open func shouldInvalidateLayout(forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes, withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes) -> Bool { fatalError() }
  open func invalidationContext(forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes, withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutInvalidationContext { fatalError() }
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint { fatalError() }
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { fatalError() }
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { fatalError() }
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { fatalError() }
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) { fatalError() }
  open func finalizeCollectionViewUpdates() { fatalError() }
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) { fatalError() }
  open func finalizeAnimatedBoundsChange() { fatalError() }
  open func prepareForTransition(to newLayout: UICollectionViewLayout) { fatalError() }
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) { fatalError() }
  open func finalizeLayoutTransition() { fatalError() }
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { fatalError() }
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { fatalError() }
  open func initialLayoutAttributesForAppearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { fatalError() }
  open func finalLayoutAttributesForDisappearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { fatalError() }
  open func initialLayoutAttributesForAppearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { fatalError() }
  open func finalLayoutAttributesForDisappearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { fatalError() }
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { fatalError() }
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { fatalError() }
  open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath { fatalError() }
  open func layoutAttributesForInteractivelyMovingItem(at indexPath: IndexPath, withTargetPosition position: CGPoint) -> UICollectionViewLayoutAttributes { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var minimumLineSpacing: CGFloat { get { fatalError() } set { fatalError() } }
  open var minimumInteritemSpacing: CGFloat { get { fatalError() } set { fatalError() } }
  open var itemSize: CGSize { get { fatalError() } set { fatalError() } }
  open var estimatedItemSize: CGSize { get { fatalError() } set { fatalError() } }
  open var scrollDirection: UICollectionView.ScrollDirection { get { fatalError() } set { fatalError() } }
  open var headerReferenceSize: CGSize { get { fatalError() } set { fatalError() } }
  open var footerReferenceSize: CGSize { get { fatalError() } set { fatalError() } }
  open var sectionInset: UIEdgeInsets { get { fatalError() } set { fatalError() } }
  open var sectionHeadersPinToVisibleBounds: Bool { get { fatalError() } set { fatalError() } }
  nonisolated public class var automaticSize: CGSize { fatalError() }
  open var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference { get { fatalError() } set { fatalError() } }
  open var sectionFootersPinToVisibleBounds: Bool { get { fatalError() } set { fatalError() } }
  public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UICollectionView { public enum ScrollDirection: Int, Sendable { case vertical, horizontal } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public typealias UICollectionViewCompositionalLayoutSectionProvider = @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UICollectionViewCompositionalLayoutConfiguration: NSObject { public override init() { fatalError() }
  open var scrollDirection: UICollectionView.ScrollDirection { get { fatalError() } set { fatalError() } }
  open var interSectionSpacing: CGFloat { get { fatalError() } set { fatalError() } }
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open var contentInsetsReference: UIContentInsetsReference { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public init(section: NSCollectionLayoutSection) { fatalError() }
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) { fatalError() }
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) { fatalError() }
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration) { fatalError() }
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Sendable { case plain, grouped; @available(iOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) case insetGrouped; @available(iOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) case sidebar; @available(iOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) case sidebarPlain }
  public enum HeaderMode: Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Sendable { case none, supplementary }
  public init(appearance: UICollectionLayoutListConfiguration.Appearance) { fatalError() }
  public var backgroundColor: UIColor? { get { fatalError() } set { fatalError() } }
  public var headerMode: UICollectionLayoutListConfiguration.HeaderMode { get { fatalError() } set { fatalError() } }
  public var footerMode: UICollectionLayoutListConfiguration.FooterMode { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public var showsSeparators: Bool { get { fatalError() } set { fatalError() } }
#if !os(tvOS)
  @available(iOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  @available(iOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? { get { fatalError() } set { fatalError() } }
#endif
  @available(iOS 14.5, visionOS 1.0, *) @available(tvOS, unavailable) public var separatorConfiguration: UIListSeparatorConfiguration { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) public var headerTopPadding: CGFloat? { get { fatalError() } set { fatalError() } }
  @available(iOS 14.5, visionOS 1.0, *) @available(tvOS, unavailable) public typealias ItemSeparatorHandler = (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
  @available(iOS 14.5, visionOS 1.0, *) @available(tvOS, unavailable) public var itemSeparatorHandler: ItemSeparatorHandler? { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol NSCollectionLayoutContainer: NSObjectProtocol { var contentSize: CGSize { get }; var effectiveContentSize: CGSize { get }; var contentInsets: NSDirectionalEdgeInsets { get } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol NSCollectionLayoutEnvironment: NSObjectProtocol { var container: any NSCollectionLayoutContainer { get }; var traitCollection: UITraitCollection { get } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class NSCollectionLayoutDimension: NSObject {
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { fatalError() }
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { fatalError() }
  open class func absolute(_ absoluteDimension: CGFloat) -> Self { fatalError() }
  open class func estimated(_ estimatedDimension: CGFloat) -> Self { fatalError() }
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self { fatalError() }
  open var isFractionalWidth: Bool { fatalError() }
  open var isFractionalHeight: Bool { fatalError() }
  open var isAbsolute: Bool { fatalError() }
  open var isEstimated: Bool { fatalError() }
  open var dimension: CGFloat { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class NSCollectionLayoutSize: NSObject { public convenience init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) { fatalError() }; override init() { fatalError() }
  open var widthDimension: NSCollectionLayoutDimension { fatalError() }
  open var heightDimension: NSCollectionLayoutDimension { fatalError() } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class NSCollectionLayoutSpacing: NSObject { open class func flexible(_ flexibleSpacing: CGFloat) -> Self { fatalError() }; open class func fixed(_ fixedSpacing: CGFloat) -> Self { fatalError() }
  open var spacing: CGFloat { fatalError() }
  open var isFlexible: Bool { fatalError() }
  open var isFixed: Bool { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class NSCollectionLayoutItem: NSObject { public convenience init(layoutSize: NSCollectionLayoutSize) { fatalError() }; public convenience init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) { fatalError() }; override init() { fatalError() }
  open var contentInsets: NSDirectionalEdgeInsets { get { fatalError() } set { fatalError() } }
  open var layoutSize: NSCollectionLayoutSize { fatalError() }
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing? { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem { open var zIndex: Int { get { fatalError() } set { fatalError() } }; open var elementKind: String { fatalError() }
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) { fatalError() }
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor) { fatalError() }
  open var containerAnchor: NSCollectionLayoutAnchor { fatalError() }
  open var itemAnchor: NSCollectionLayoutAnchor? { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) { fatalError() }
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint) { fatalError() }
  open var pinToVisibleBounds: Bool { get { fatalError() } set { fatalError() } }
  open var extendsBoundary: Bool { get { fatalError() } set { fatalError() } }
  open var alignment: NSRectAlignment { fatalError() }
  open var offset: CGPoint { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum NSRectAlignment: Int, Sendable { case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self { fatalError() }
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self { fatalError() }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> Self { fatalError() }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> Self { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 16.0, renamed: "horizontal(layoutSize:repeatingSubitem:count:)")
  @available(tvOS, introduced: 13.0, deprecated: 16.0, renamed: "horizontal(layoutSize:repeatingSubitem:count:)")
  @available(visionOS, introduced: 1.0, deprecated: 1.0, renamed: "horizontal(layoutSize:repeatingSubitem:count:)")
  @available(macOS, unavailable) @available(watchOS, unavailable)
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 16.0, renamed: "vertical(layoutSize:repeatingSubitem:count:)")
  @available(tvOS, introduced: 13.0, deprecated: 16.0, renamed: "vertical(layoutSize:repeatingSubitem:count:)")
  @available(visionOS, introduced: 1.0, deprecated: 1.0, renamed: "vertical(layoutSize:repeatingSubitem:count:)")
  @available(macOS, unavailable) @available(watchOS, unavailable)
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self { fatalError() }
  open var interItemSpacing: NSCollectionLayoutSpacing? { get { fatalError() } set { fatalError() } }
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { get { fatalError() } set { fatalError() } }
  open class func custom(layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider) -> Self { fatalError() }
  open var subitems: [NSCollectionLayoutItem] { fatalError() }
  open func visualDescription() -> String { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable { case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class NSCollectionLayoutSection: NSObject { public convenience init(group: NSCollectionLayoutGroup) { fatalError() }; override init() { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public class func list(using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection { fatalError() }
  open var contentInsets: NSDirectionalEdgeInsets { get { fatalError() } set { fatalError() } }
  open var interGroupSpacing: CGFloat { get { fatalError() } set { fatalError() } }
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior { get { fatalError() } set { fatalError() } }
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open var contentInsetsReference: UIContentInsetsReference { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) open var supplementaryContentInsetsReference: UIContentInsetsReference { get { fatalError() } set { fatalError() } }
  @available(iOS, introduced: 13.0, deprecated: 16.0, message: "Use supplementaryContentInsetsReference instead.") @available(tvOS, introduced: 13.0, deprecated: 16.0, message: "Use supplementaryContentInsetsReference instead.") @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Use supplementaryContentInsetsReference instead.") open var supplementariesFollowContentInsets: Bool { get { fatalError() } set { fatalError() } }
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? { get { fatalError() } set { fatalError() } }
  open var decorationItems: [NSCollectionLayoutDecorationItem] { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: NSObject, UICollectionViewDataSource {
  public typealias CellProvider = (_ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) -> UICollectionViewCell?
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) { fatalError() }
  nonisolated open func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) nonisolated open func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true) async { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) nonisolated open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil) { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) nonisolated open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) async { fatalError() }
  nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { fatalError() }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { fatalError() }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { fatalError() }
  public typealias SupplementaryViewProvider = (_ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath) -> UICollectionReusableView?
  open var supplementaryViewProvider: SupplementaryViewProvider? { get { fatalError() } set { fatalError() } }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { fatalError() }
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { fatalError() }
  open func numberOfSections(in collectionView: UICollectionView) -> Int { fatalError() }
  open func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { fatalError() }
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { fatalError() }
  open func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open func indexTitles(for collectionView: UICollectionView) -> [String]? { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath { fatalError() }
}
#endif
