#if !os(watchOS)
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UITableView: UIScrollView {
  public init(frame: CGRect, style: UITableView.Style) { fatalError() }
  public convenience override init(frame: CGRect) { fatalError() }
  public convenience init() { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  weak open var dataSource: (any UITableViewDataSource)?
  weak open var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var style: UITableView.Style { fatalError() }
  open var numberOfSections: Int { fatalError() }
  open var visibleCells: [UITableViewCell] { fatalError() }
  open var indexPathsForVisibleRows: [IndexPath]? { fatalError() }
  open var indexPathForSelectedRow: IndexPath? { fatalError() }
  open var indexPathsForSelectedRows: [IndexPath]? { fatalError() }
  open var rowHeight: CGFloat { get { fatalError() } set { fatalError() } }
  open var sectionHeaderHeight: CGFloat { get { fatalError() } set { fatalError() } }
  open var sectionFooterHeight: CGFloat { get { fatalError() } set { fatalError() } }
  open var estimatedRowHeight: CGFloat { get { fatalError() } set { fatalError() } }
  open var estimatedSectionHeaderHeight: CGFloat { get { fatalError() } set { fatalError() } }
  open var estimatedSectionFooterHeight: CGFloat { get { fatalError() } set { fatalError() } }
  open var separatorInset: UIEdgeInsets { get { fatalError() } set { fatalError() } }
  open var backgroundView: UIView? { get { fatalError() } set { fatalError() } }
  open var isEditing: Bool { get { fatalError() } set { fatalError() } }
  open var allowsSelection: Bool { get { fatalError() } set { fatalError() } }
  open var allowsSelectionDuringEditing: Bool { get { fatalError() } set { fatalError() } }
  open var allowsMultipleSelection: Bool { get { fatalError() } set { fatalError() } }
  open var allowsMultipleSelectionDuringEditing: Bool { get { fatalError() } set { fatalError() } }
  open var separatorColor: UIColor? { get { fatalError() } set { fatalError() } }
  open var tableHeaderView: UIView? { get { fatalError() } set { fatalError() } }
  open var tableFooterView: UIView? { get { fatalError() } set { fatalError() } }
  open var remembersLastFocusedIndexPath: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open var separatorStyle: UITableViewCell.SeparatorStyle { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open var sectionHeaderTopPadding: CGFloat { get { fatalError() } set { fatalError() } }
  open func numberOfRows(inSection section: Int) -> Int { fatalError() }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { fatalError() }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { fatalError() }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { fatalError() }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { fatalError() }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { fatalError() }
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) { fatalError() }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { fatalError() }
  open func beginUpdates() { fatalError() }
  open func endUpdates() { fatalError() }
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { fatalError() }
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { fatalError() }
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { fatalError() }
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { fatalError() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { fatalError() }
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { fatalError() }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { fatalError() }
  open func reloadData() { fatalError() }
  open func reloadSectionIndexTitles() { fatalError() }
  open func setEditing(_ editing: Bool, animated: Bool) { fatalError() }
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) { fatalError() }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { fatalError() }
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { fatalError() }
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell { fatalError() }
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? { fatalError() }
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { fatalError() }
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) { fatalError() }
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) { fatalError() }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open func reconfigureRows(at indexPaths: [IndexPath]) { fatalError() }
  nonisolated public class var automaticDimension: CGFloat { fatalError() }
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
  @available(tvOS, unavailable) open weak var dragDelegate: (any UITableViewDragDelegate)? { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open weak var dropDelegate: (any UITableViewDropDelegate)? { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open var dragInteractionEnabled: Bool { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open var hasActiveDrag: Bool { fatalError() }
  @available(tvOS, unavailable) open var hasActiveDrop: Bool { fatalError() }
  open var hasUncommittedUpdates: Bool { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) open var isPrefetchingEnabled: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) open var fillerRowHeight: CGFloat { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) open var allowsFocus: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open var selectionFollowsFocus: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) open var selfSizingInvalidation: UITableView.SelfSizingInvalidation { get { fatalError() } set { fatalError() } }
  open var separatorInsetReference: UITableView.SeparatorInsetReference { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open var separatorEffect: UIVisualEffect? { get { fatalError() } set { fatalError() } }
  open var cellLayoutMarginsFollowReadableWidth: Bool { get { fatalError() } set { fatalError() } }
  open var insetsContentViewsToSafeArea: Bool { get { fatalError() } set { fatalError() } }
  open var sectionIndexMinimumDisplayRowCount: Int { get { fatalError() } set { fatalError() } }
  open var sectionIndexColor: UIColor? { get { fatalError() } set { fatalError() } }
  open var sectionIndexBackgroundColor: UIColor? { get { fatalError() } set { fatalError() } }
  open var sectionIndexTrackingBackgroundColor: UIColor? { get { fatalError() } set { fatalError() } }
  open func rect(forSection section: Int) -> CGRect { fatalError() }
  open func rectForHeader(inSection section: Int) -> CGRect { fatalError() }
  open func rectForFooter(inSection section: Int) -> CGRect { fatalError() }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { fatalError() }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { fatalError() }
  open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) { fatalError() }
  open func moveSection(_ section: Int, toSection newSection: Int) { fatalError() }
  nonisolated open class var indexSearch: String { fatalError() }
  nonisolated open class var selectionDidChangeNotification: NSNotification.Name { fatalError() }
  @available(tvOS, unavailable) open var contextMenuInteraction: UIContextMenuInteraction? { fatalError() }
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { fatalError() }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { fatalError() }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { fatalError() }
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { fatalError() }
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { fatalError() }
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { fatalError() }
  public func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { fatalError() }
  public func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { fatalError() }
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
#if !os(tvOS)
  func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
  func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
#endif
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  @available(tvOS, unavailable) func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
  @available(tvOS, unavailable) func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  @available(tvOS, unavailable) func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  @available(tvOS, unavailable) func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  @available(tvOS, unavailable) func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  @available(tvOS, unavailable) func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
  @available(tvOS, unavailable) func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
  @available(tvOS, unavailable) func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { fatalError() }
  public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) { fatalError() }
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { fatalError() }
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { fatalError() }
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { fatalError() }
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { fatalError() }
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { fatalError() }
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { fatalError() }
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { fatalError() }
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { fatalError() }
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { fatalError() }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { fatalError() }
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { fatalError() }
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { fatalError() }
#if !os(tvOS)
  public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { fatalError() }
  public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { fatalError() }
  public func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { fatalError() }
#endif
  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { fatalError() }
  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) { fatalError() }
  public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) { fatalError() }
  public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) { fatalError() }
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { fatalError() }
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { fatalError() }
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { fatalError() }
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { fatalError() }
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { fatalError() }
  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { fatalError() }
  public func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath { fatalError() }
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { fatalError() }
  public func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { fatalError() }
  public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) { fatalError() }
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { fatalError() }
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { fatalError() }
  public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool { fatalError() }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { fatalError() }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) { fatalError() }
  @available(tvOS, unavailable) public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { fatalError() }
  @available(tvOS, unavailable) public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { fatalError() }
  @available(tvOS, unavailable) public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { fatalError() }
  @available(tvOS, unavailable) public func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { fatalError() }
  @available(tvOS, unavailable) public func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { fatalError() }
  @available(tvOS, unavailable) public func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { fatalError() }
  @available(tvOS, unavailable) public func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { fatalError() }
  @available(tvOS, unavailable) public func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UITableViewDataSourcePrefetching {
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  public init(style: UITableView.Style) { fatalError() }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var tableView: UITableView! { get { fatalError() } set { fatalError() } }
  open var clearsSelectionOnViewWillAppear: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open var refreshControl: UIRefreshControl? { get { fatalError() } set { fatalError() } }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fatalError() }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { fatalError() }
  open func numberOfSections(in tableView: UITableView) -> Int { fatalError() }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { fatalError() }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { fatalError() }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { fatalError() }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { fatalError() }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { fatalError() }
  open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { fatalError() }
  open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { fatalError() }
  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { fatalError() }
  open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) { fatalError() }
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { fatalError() }
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { fatalError() }
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { fatalError() }
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { fatalError() }
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { fatalError() }
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { fatalError() }
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { fatalError() }
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { fatalError() }
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { fatalError() }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { fatalError() }
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { fatalError() }
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { fatalError() }
  #if !os(tvOS)
  open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { fatalError() }
  open func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { fatalError() }
  open func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { fatalError() }
  #endif
  open func scrollViewDidScroll(_ scrollView: UIScrollView) { fatalError() }
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { fatalError() }
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { fatalError() }
  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { fatalError() }
  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) { fatalError() }
  open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) { fatalError() }
  open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) { fatalError() }
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { fatalError() }
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { fatalError() }
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { fatalError() }
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { fatalError() }
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { fatalError() }
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { fatalError() }
  open func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath { fatalError() }
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { fatalError() }
  open func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { fatalError() }
  open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) { fatalError() }
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { fatalError() }
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { fatalError() }
  open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool { fatalError() }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { fatalError() }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) { fatalError() }
#if !os(tvOS)
  @available(tvOS, unavailable) open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { fatalError() }
  @available(tvOS, unavailable) open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { fatalError() }
  @available(tvOS, unavailable) open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { fatalError() }
  @available(tvOS, unavailable) open func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { fatalError() }
  @available(tvOS, unavailable) open func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { fatalError() }
  @available(tvOS, unavailable) open func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { fatalError() }
  @available(tvOS, unavailable) open func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { fatalError() }
  @available(tvOS, unavailable) open func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { fatalError() }
#endif
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UITableViewCell: UIView {
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { fatalError() }
  public convenience override init(frame: CGRect) { fatalError() }
  public convenience init() { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var contentView: UIView { fatalError() }
  open var reuseIdentifier: String? { fatalError() }
  open var imageView: UIImageView? { fatalError() }
  open var textLabel: UILabel? { fatalError() }
  open var detailTextLabel: UILabel? { fatalError() }
  open var backgroundView: UIView? { get { fatalError() } set { fatalError() } }
  open var selectedBackgroundView: UIView? { get { fatalError() } set { fatalError() } }
  open var selectionStyle: UITableViewCell.SelectionStyle { get { fatalError() } set { fatalError() } }
  open var isSelected: Bool { get { fatalError() } set { fatalError() } }
  open var isHighlighted: Bool { get { fatalError() } set { fatalError() } }
  open var accessoryType: UITableViewCell.AccessoryType { get { fatalError() } set { fatalError() } }
  open var accessoryView: UIView? { get { fatalError() } set { fatalError() } }
  open var editingAccessoryType: UITableViewCell.AccessoryType { get { fatalError() } set { fatalError() } }
  open var indentationLevel: Int { get { fatalError() } set { fatalError() } }
  open var indentationWidth: CGFloat { get { fatalError() } set { fatalError() } }
  open var separatorInset: UIEdgeInsets { get { fatalError() } set { fatalError() } }
  open var isEditing: Bool { get { fatalError() } set { fatalError() } }
  open var showsReorderControl: Bool { get { fatalError() } set { fatalError() } }
  open var shouldIndentWhileEditing: Bool { get { fatalError() } set { fatalError() } }
  open func prepareForReuse() { fatalError() }
  open func setSelected(_ selected: Bool, animated: Bool) { fatalError() }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { fatalError() }
  open func setEditing(_ editing: Bool, animated: Bool) { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open var contentConfiguration: (any UIContentConfiguration)? { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open var backgroundConfiguration: UIBackgroundConfiguration? { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open var automaticallyUpdatesContentConfiguration: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open var automaticallyUpdatesBackgroundConfiguration: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open var configurationState: UICellConfigurationState { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open func setNeedsUpdateConfiguration() { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open func updateConfiguration(using state: UICellConfigurationState) { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func defaultContentConfiguration() -> UIListContentConfiguration { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public var configurationUpdateHandler: UITableViewCell.ConfigurationUpdateHandler? { get { fatalError() } set { fatalError() } }
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  public enum AccessoryType: Int, Sendable { case none, disclosureIndicator; @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) case detailDisclosureButton; case checkmark; @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) case detailButton }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  open var multipleSelectionBackgroundView: UIView? { get { fatalError() } set { fatalError() } }
  open var editingStyle: UITableViewCell.EditingStyle { fatalError() }
  open var showingDeleteConfirmation: Bool { fatalError() }
  open var focusStyle: UITableViewCell.FocusStyle { get { fatalError() } set { fatalError() } }
  open var editingAccessoryView: UIView? { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open var userInteractionEnabledWhileDragging: Bool { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open func dragStateDidChange(_ dragState: UITableViewCell.DragState) { fatalError() }
  open func willTransition(to state: UITableViewCell.StateMask) { fatalError() }
  open func didTransition(to state: UITableViewCell.StateMask) { fatalError() }
  public enum FocusStyle: Int, Sendable { case `default`, custom }
  @available(tvOS, unavailable) public enum DragState: Int, Sendable { case none, lifting, dragging }
  public struct StateMask: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var showingEditControl: StateMask { fatalError() }; public static var showingDeleteConfirmation: StateMask { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UITableViewHeaderFooterView: UIView {
  public init(reuseIdentifier: String?) { fatalError() }
  public convenience override init(frame: CGRect) { fatalError() }
  public convenience init() { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var textLabel: UILabel? { fatalError() }
  open var detailTextLabel: UILabel? { fatalError() }
  open var contentView: UIView { fatalError() }
  open var reuseIdentifier: String? { fatalError() }
  open var backgroundView: UIView? { get { fatalError() } set { fatalError() } }
  open func prepareForReuse() { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open var contentConfiguration: (any UIContentConfiguration)? { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open var backgroundConfiguration: UIBackgroundConfiguration? { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func defaultContentConfiguration() -> UIListContentConfiguration { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open var automaticallyUpdatesContentConfiguration: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open var automaticallyUpdatesBackgroundConfiguration: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open var configurationState: UIViewConfigurationState { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open func setNeedsUpdateConfiguration() { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open func updateConfiguration(using state: UIViewConfigurationState) { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) open var configurationUpdateHandler: UITableViewHeaderFooterView.ConfigurationUpdateHandler? { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable { case normal, destructive }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public init(style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler) { fatalError() }
  open var style: UIContextualAction.Style { fatalError() }
  open var title: String? { get { fatalError() } set { fatalError() } }
  open var backgroundColor: UIColor! { get { fatalError() } set { fatalError() } }
  open var image: UIImage? { get { fatalError() } set { fatalError() } }
  open var handler: UIContextualAction.Handler { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UISwipeActionsConfiguration: NSObject {
  public init(actions: [UIContextualAction]) { fatalError() }
  open var actions: [UIContextualAction] { fatalError() }
  open var performsFirstActionWithFullSwipe: Bool { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIContextMenuConfiguration: NSObject {
  open var identifier: any NSCopying { fatalError() }
  @available(iOS 16.0, *) open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, *) public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }
  public init(identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil, actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil) { fatalError() }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) open var badgeCount: Int { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) open var secondaryItemIdentifiers: Set<AnyHashable> { get { fatalError() } set { fatalError() } }
}
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public init(traitCollection: UITraitCollection) { fatalError() }
  public var traitCollection: UITraitCollection { get { fatalError() } set { fatalError() } }
  public var isDisabled: Bool { get { fatalError() } set { fatalError() } }
  public var isHighlighted: Bool { get { fatalError() } set { fatalError() } }
  public var isSelected: Bool { get { fatalError() } set { fatalError() } }
  public var isFocused: Bool { get { fatalError() } set { fatalError() } }
  public var isEditing: Bool { get { fatalError() } set { fatalError() } }
  public var isSwiped: Bool { get { fatalError() } set { fatalError() } }
  public var isReordering: Bool { get { fatalError() } set { fatalError() } }
  public var isExpanded: Bool { get { fatalError() } set { fatalError() } }
  public var isPinned: Bool { get { fatalError() } set { fatalError() } }
  public var cellDragState: UICellConfigurationState.DragState { get { fatalError() } set { fatalError() } }
  public var cellDropState: UICellConfigurationState.DropState { get { fatalError() } set { fatalError() } }
  public enum DragState: Sendable { case none, lifting, dragging }
  public enum DropState: Sendable { case none, notTargeted, targeted }
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get { fatalError() } set { fatalError() } }
}
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public struct UIBackgroundConfiguration: Hashable {
  public static func clear() -> UIBackgroundConfiguration { fatalError() }
  public static func listPlainCell() -> UIBackgroundConfiguration { fatalError() }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { fatalError() }
  public static func listGroupedCell() -> UIBackgroundConfiguration { fatalError() }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { fatalError() }
  public static func listSidebarCell() -> UIBackgroundConfiguration { fatalError() }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { fatalError() }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { fatalError() }
  public var backgroundColor: UIColor? { get { fatalError() } set { fatalError() } }
  public var cornerRadius: CGFloat { get { fatalError() } set { fatalError() } }
  public var backgroundInsets: NSDirectionalEdgeInsets { get { fatalError() } set { fatalError() } }
  public var strokeColor: UIColor? { get { fatalError() } set { fatalError() } }
  public var strokeWidth: CGFloat { get { fatalError() } set { fatalError() } }
  public var customView: UIView? { get { fatalError() } set { fatalError() } }
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { fatalError() }
  nonisolated public static func == (l: UIBackgroundConfiguration, r: UIBackgroundConfiguration) -> Bool { fatalError() }
  nonisolated public func hash(into hasher: inout Hasher) { fatalError() }
  public var backgroundColorTransformer: UIConfigurationColorTransformer? { get { fatalError() } set { fatalError() } }
  public var strokeColorTransformer: UIConfigurationColorTransformer? { get { fatalError() } set { fatalError() } }
  public var strokeOutset: CGFloat { get { fatalError() } set { fatalError() } }
  public var visualEffect: UIVisualEffect? { get { fatalError() } set { fatalError() } }
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) public var image: UIImage? { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) public var imageContentMode: UIView.ContentMode { get { fatalError() } set { fatalError() } }
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) public var shadowProperties: UIShadowProperties { get { fatalError() } set { fatalError() } }
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor { fatalError() }
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) public static func listCell() -> UIBackgroundConfiguration { fatalError() }
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) public static func listHeader() -> UIBackgroundConfiguration { fatalError() }
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) public static func listFooter() -> UIBackgroundConfiguration { fatalError() }
}
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public static func cell() -> UIListContentConfiguration { fatalError() }
  public static func subtitleCell() -> UIListContentConfiguration { fatalError() }
  public static func valueCell() -> UIListContentConfiguration { fatalError() }
  public static func plainHeader() -> UIListContentConfiguration { fatalError() }
  @available(iOS 15.0, *) @available(tvOS, unavailable) public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { fatalError() }
  @available(iOS 15.0, *) @available(tvOS, unavailable) public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { fatalError() }
  public static func plainFooter() -> UIListContentConfiguration { fatalError() }
  public static func groupedHeader() -> UIListContentConfiguration { fatalError() }
  public static func groupedFooter() -> UIListContentConfiguration { fatalError() }
  public static func sidebarCell() -> UIListContentConfiguration { fatalError() }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { fatalError() }
  public static func sidebarHeader() -> UIListContentConfiguration { fatalError() }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { fatalError() }
  public var image: UIImage? { get { fatalError() } set { fatalError() } }
  public var imageProperties: UIListContentConfiguration.ImageProperties { get { fatalError() } set { fatalError() } }
  public var text: String? { get { fatalError() } set { fatalError() } }
  public var attributedText: NSAttributedString? { get { fatalError() } set { fatalError() } }
  public var textProperties: UIListContentConfiguration.TextProperties { get { fatalError() } set { fatalError() } }
  public var secondaryText: String? { get { fatalError() } set { fatalError() } }
  public var secondaryAttributedText: NSAttributedString? { get { fatalError() } set { fatalError() } }
  public var secondaryTextProperties: UIListContentConfiguration.TextProperties { get { fatalError() } set { fatalError() } }
  public var directionalLayoutMargins: NSDirectionalEdgeInsets { get { fatalError() } set { fatalError() } }
  public var prefersSideBySideTextAndSecondaryText: Bool { get { fatalError() } set { fatalError() } }
  public var imageToTextPadding: CGFloat { get { fatalError() } set { fatalError() } }
  public var textToSecondaryTextHorizontalPadding: CGFloat { get { fatalError() } set { fatalError() } }
  public var textToSecondaryTextVerticalPadding: CGFloat { get { fatalError() } set { fatalError() } }
  public func makeContentView() -> any UIView & UIContentView { fatalError() }
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { fatalError() }
  nonisolated public static func == (l: UIListContentConfiguration, r: UIListContentConfiguration) -> Bool { fatalError() }
  nonisolated public func hash(into hasher: inout Hasher) { fatalError() }
  @MainActor @preconcurrency public struct TextProperties {
    public enum TextAlignment: Sendable { case natural, center, justified }
    public enum TextTransform: Sendable { case none, uppercase, lowercase, capitalized }
    public var font: UIFont { get { fatalError() } set { fatalError() } }
    public var color: UIColor { get { fatalError() } set { fatalError() } }
    public var alignment: TextAlignment { get { fatalError() } set { fatalError() } }
    public var lineBreakMode: NSLineBreakMode { get { fatalError() } set { fatalError() } }
    public var numberOfLines: Int { get { fatalError() } set { fatalError() } }
    public var adjustsFontSizeToFitWidth: Bool { get { fatalError() } set { fatalError() } }
    public var minimumScaleFactor: CGFloat { get { fatalError() } set { fatalError() } }
    public var adjustsFontForContentSizeCategory: Bool { get { fatalError() } set { fatalError() } }
    public var transform: TextTransform { get { fatalError() } set { fatalError() } }
  }
  @MainActor @preconcurrency public struct ImageProperties {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { get { fatalError() } set { fatalError() } }
    public var tintColor: UIColor? { get { fatalError() } set { fatalError() } }
    public var cornerRadius: CGFloat { get { fatalError() } set { fatalError() } }
    public var maximumSize: CGSize { get { fatalError() } set { fatalError() } }
    public var reservedLayoutSize: CGSize { get { fatalError() } set { fatalError() } }
    nonisolated public static let standardDimension: CGFloat = 0
  }
  public var axesPreservingSuperviewLayoutMargins: UIAxis { get { fatalError() } set { fatalError() } }
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) public static func header() -> UIListContentConfiguration { fatalError() }
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) public static func footer() -> UIListContentConfiguration { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: NSObject, UITableViewDataSource {
  public typealias CellProvider = (_ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) -> UITableViewCell?
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) { fatalError() }
  nonisolated open func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) nonisolated open func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true) async { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) nonisolated open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil) { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) nonisolated open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) async { fatalError() }
  nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { fatalError() }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { fatalError() }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { fatalError() }
  open var defaultRowAnimation: UITableView.RowAnimation { get { fatalError() } set { fatalError() } }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fatalError() }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { fatalError() }
  open func numberOfSections(in tableView: UITableView) -> Int { fatalError() }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { fatalError() }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { fatalError() }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { fatalError() }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { fatalError() }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { fatalError() }
  open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { fatalError() }
  open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { fatalError() }
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: Sendable {
  public init() { fatalError() }
  public var numberOfItems: Int { fatalError() }
  public var numberOfSections: Int { fatalError() }
  public var sectionIdentifiers: [SectionIdentifierType] { fatalError() }
  public var itemIdentifiers: [ItemIdentifierType] { fatalError() }
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { fatalError() }
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] { fatalError() }
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? { fatalError() }
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { fatalError() }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { fatalError() }
  public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) { fatalError() }
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) { fatalError() }
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) { fatalError() }
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { fatalError() }
  public mutating func deleteAllItems() { fatalError() }
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) { fatalError() }
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) { fatalError() }
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { fatalError() }
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { fatalError() }
  public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) { fatalError() }
  public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) { fatalError() }
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) { fatalError() }
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) { fatalError() }
}
#endif
