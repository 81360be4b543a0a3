// Collection views and their layouts.
@MainActor @preconcurrency open class NSCollectionView: NSView, NSDraggingSource {
  public typealias SupplementaryElementKind = String
  public typealias DecorationElementKind = String
  public override init(frame frameRect: NSRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open weak var dataSource: (any NSCollectionViewDataSource)? { get { fatalError() } set {} }
  open weak var prefetchDataSource: (any NSCollectionViewPrefetching)? { get { fatalError() } set {} }
  open weak var delegate: (any NSCollectionViewDelegate)? { get { fatalError() } set {} }
  open var collectionViewLayout: NSCollectionViewLayout? { get { fatalError() } set {} }
  open var content: [Any] { get { fatalError() } set {} }
  open var backgroundView: NSView? { get { fatalError() } set {} }
  open var backgroundViewScrollsWithContent: Bool { get { fatalError() } set {} }
  open var backgroundColors: [NSColor]! { get { fatalError() } set {} }
  open var isSelectable: Bool { get { fatalError() } set {} }
  open var allowsEmptySelection: Bool { get { fatalError() } set {} }
  open var allowsMultipleSelection: Bool { get { fatalError() } set {} }
  open var isFirstResponder: Bool { fatalError() }
  open var selectionIndexes: IndexSet { get { fatalError() } set {} }
  open var selectionIndexPaths: Set<IndexPath> { get { fatalError() } set {} }
  open var numberOfSections: Int { fatalError() }
  open func numberOfItems(inSection section: Int) -> Int { fatalError() }
  open func reloadData() {}
  open func frameForItem(at index: Int) -> NSRect { fatalError() }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? { fatalError() }
  open func layoutAttributesForSupplementaryElement(ofKind kind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? { fatalError() }
  open func register(_ itemClass: AnyClass?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier) {}
  open func register(_ nib: NSNib?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier) {}
  open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind kind: NSCollectionView.SupplementaryElementKind, withIdentifier identifier: NSUserInterfaceItemIdentifier) {}
  open func register(_ nib: NSNib?, forSupplementaryViewOfKind kind: NSCollectionView.SupplementaryElementKind, withIdentifier identifier: NSUserInterfaceItemIdentifier) {}
  open func makeItem(withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath) -> NSCollectionViewItem { fatalError() }
  open func makeSupplementaryView(ofKind elementKind: NSCollectionView.SupplementaryElementKind, withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath) -> NSView { fatalError() }
  open func item(at index: Int) -> NSCollectionViewItem? { fatalError() }
  open func item(at indexPath: IndexPath) -> NSCollectionViewItem? { fatalError() }
  open func visibleItems() -> [NSCollectionViewItem] { fatalError() }
  open func indexPathsForVisibleItems() -> Set<IndexPath> { fatalError() }
  open func indexPath(for item: NSCollectionViewItem) -> IndexPath? { fatalError() }
  open func indexPathForItem(at point: NSPoint) -> IndexPath? { fatalError() }
  open func supplementaryView(forElementKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath) -> (any NSView & NSCollectionViewElement)? { fatalError() }
  open func visibleSupplementaryViews(ofKind elementKind: NSCollectionView.SupplementaryElementKind) -> [any NSView & NSCollectionViewElement] { fatalError() }
  open func insertSections(_ sections: IndexSet) {}
  open func deleteSections(_ sections: IndexSet) {}
  open func reloadSections(_ sections: IndexSet) {}
  open func moveSection(_ section: Int, toSection newSection: Int) {}
  open func insertItems(at indexPaths: Set<IndexPath>) {}
  open func deleteItems(at indexPaths: Set<IndexPath>) {}
  open func reloadItems(at indexPaths: Set<IndexPath>) {}
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  open func performBatchUpdates(_ updates: (() -> Void)?, completionHandler: ((Bool) -> Void)? = nil) {}
  open func scrollToItems(at indexPaths: Set<IndexPath>, scrollPosition: NSCollectionView.ScrollPosition) {}
  open func selectItems(at indexPaths: Set<IndexPath>, scrollPosition: NSCollectionView.ScrollPosition) {}
  open func deselectItems(at indexPaths: Set<IndexPath>) {}
  open func deselectAll(_ sender: Any?) {}
  open func toggleSectionCollapse(_ sender: Any?) {}
  open func setDraggingSourceOperationMask(_ dragOperationMask: NSDragOperation, forLocal localDestination: Bool) {}
  open func draggingSession(_ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext) -> NSDragOperation { fatalError() }
  public enum DropOperation: Int, Sendable { case on = 0, before }
  public struct ScrollPosition: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var top: ScrollPosition { fatalError() }; public static var centeredVertically: ScrollPosition { fatalError() }; public static var bottom: ScrollPosition { fatalError() }; public static var nearestHorizontalEdge: ScrollPosition { fatalError() }; public static var left: ScrollPosition { fatalError() }; public static var centeredHorizontally: ScrollPosition { fatalError() }; public static var right: ScrollPosition { fatalError() }; public static var leadingEdge: ScrollPosition { fatalError() }; public static var trailingEdge: ScrollPosition { fatalError() }; public static var nearestVerticalEdge: ScrollPosition { fatalError() } }
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  public nonisolated static var elementKindSectionHeader: NSCollectionView.SupplementaryElementKind { fatalError() }
  public nonisolated static var elementKindSectionFooter: NSCollectionView.SupplementaryElementKind { fatalError() }
  public nonisolated static var elementKindInterItemGapIndicator: NSCollectionView.SupplementaryElementKind { fatalError() }
}
@MainActor @preconcurrency public protocol NSCollectionViewElement: NSObjectProtocol, NSUserInterfaceItemIdentification {
  func prepareForReuse()
  func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes)
  func willTransition(from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout)
  func didTransition(from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout)
  func preferredLayoutAttributesFitting(_ layoutAttributes: NSCollectionViewLayoutAttributes) -> NSCollectionViewLayoutAttributes
}
extension NSCollectionViewElement {
  public func prepareForReuse() { fatalError() }
  public func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) { fatalError() }
  public func willTransition(from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout) { fatalError() }
  public func didTransition(from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout) { fatalError() }
  public func preferredLayoutAttributesFitting(_ layoutAttributes: NSCollectionViewLayoutAttributes) -> NSCollectionViewLayoutAttributes { fatalError() }
}
@MainActor @preconcurrency public protocol NSCollectionViewSectionHeaderView: NSCollectionViewElement {
}
@MainActor @preconcurrency open class NSCollectionViewItem: NSViewController, NSCollectionViewElement {
  public override init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open weak var collectionView: NSCollectionView? { fatalError() }
  open var isSelected: Bool { get { fatalError() } set {} }
  open var highlightState: NSCollectionViewItem.HighlightState { get { fatalError() } set {} }
  open weak var imageView: NSImageView? { get { fatalError() } set {} }
  open weak var textField: NSTextField? { get { fatalError() } set {} }
  open var draggingImageComponents: [NSDraggingImageComponent] { fatalError() }
  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) {}
  open func willTransition(from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout) {}
  open func didTransition(from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout) {}
  open func preferredLayoutAttributesFitting(_ layoutAttributes: NSCollectionViewLayoutAttributes) -> NSCollectionViewLayoutAttributes { fatalError() }
  public enum HighlightState: Int, Sendable { case none = 0, forSelection, forDeselection, asDropTarget }
}
@MainActor @preconcurrency public protocol NSCollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath) -> NSCollectionViewItem
  func numberOfSections(in collectionView: NSCollectionView) -> Int
  func collectionView(_ collectionView: NSCollectionView, viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath) -> NSView
}
extension NSCollectionViewDataSource {
  public func numberOfSections(in collectionView: NSCollectionView) -> Int { fatalError() }
  public func collectionView(_ collectionView: NSCollectionView, viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath) -> NSView { fatalError() }
}
@MainActor @preconcurrency public protocol NSCollectionViewPrefetching: NSObjectProtocol {
  func collectionView(_ collectionView: NSCollectionView, prefetchItemsAt indexPaths: [IndexPath])
  func collectionView(_ collectionView: NSCollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
extension NSCollectionViewPrefetching {
  public func collectionView(_ collectionView: NSCollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) { fatalError() }
}
@MainActor @preconcurrency public protocol NSCollectionViewDelegate: NSObjectProtocol {
  func collectionView(_ collectionView: NSCollectionView, shouldChangeItemsAt indexPaths: Set<IndexPath>, to highlightState: NSCollectionViewItem.HighlightState) -> Set<IndexPath>
  func collectionView(_ collectionView: NSCollectionView, didChangeItemsAt indexPaths: Set<IndexPath>, to highlightState: NSCollectionViewItem.HighlightState)
  func collectionView(_ collectionView: NSCollectionView, shouldSelectItemsAt indexPaths: Set<IndexPath>) -> Set<IndexPath>
  func collectionView(_ collectionView: NSCollectionView, shouldDeselectItemsAt indexPaths: Set<IndexPath>) -> Set<IndexPath>
  func collectionView(_ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>)
  func collectionView(_ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>)
  func collectionView(_ collectionView: NSCollectionView, willDisplay item: NSCollectionViewItem, forRepresentedObjectAt indexPath: IndexPath)
  func collectionView(_ collectionView: NSCollectionView, didEndDisplaying item: NSCollectionViewItem, forRepresentedObjectAt indexPath: IndexPath)
  func collectionView(_ collectionView: NSCollectionView, canDragItemsAt indexPaths: Set<IndexPath>, with event: NSEvent) -> Bool
  func collectionView(_ collectionView: NSCollectionView, pasteboardWriterForItemAt indexPath: IndexPath) -> (any NSPasteboardWriting)?
  func collectionView(_ collectionView: NSCollectionView, draggingSession session: NSDraggingSession, willBeginAt screenPoint: NSPoint, forItemsAt indexPaths: Set<IndexPath>)
  func collectionView(_ collectionView: NSCollectionView, draggingSession session: NSDraggingSession, endedAt screenPoint: NSPoint, dragOperation operation: NSDragOperation)
  func collectionView(_ collectionView: NSCollectionView, validateDrop draggingInfo: any NSDraggingInfo, proposedIndexPath proposedDropIndexPath: AutoreleasingUnsafeMutablePointer<NSIndexPath>, dropOperation proposedDropOperation: UnsafeMutablePointer<NSCollectionView.DropOperation>) -> NSDragOperation
  func collectionView(_ collectionView: NSCollectionView, acceptDrop draggingInfo: any NSDraggingInfo, indexPath: IndexPath, dropOperation: NSCollectionView.DropOperation) -> Bool
  func collectionView(_ collectionView: NSCollectionView, updateDraggingItemsForDrag draggingInfo: any NSDraggingInfo)
}
extension NSCollectionViewDelegate {
  public func collectionView(_ collectionView: NSCollectionView, shouldChangeItemsAt indexPaths: Set<IndexPath>, to highlightState: NSCollectionViewItem.HighlightState) -> Set<IndexPath> { fatalError() }
  public func collectionView(_ collectionView: NSCollectionView, didChangeItemsAt indexPaths: Set<IndexPath>, to highlightState: NSCollectionViewItem.HighlightState) { fatalError() }
  public func collectionView(_ collectionView: NSCollectionView, shouldSelectItemsAt indexPaths: Set<IndexPath>) -> Set<IndexPath> { fatalError() }
  public func collectionView(_ collectionView: NSCollectionView, shouldDeselectItemsAt indexPaths: Set<IndexPath>) -> Set<IndexPath> { fatalError() }
  public func collectionView(_ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>) { fatalError() }
  public func collectionView(_ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>) { fatalError() }
  public func collectionView(_ collectionView: NSCollectionView, willDisplay item: NSCollectionViewItem, forRepresentedObjectAt indexPath: IndexPath) { fatalError() }
  public func collectionView(_ collectionView: NSCollectionView, didEndDisplaying item: NSCollectionViewItem, forRepresentedObjectAt indexPath: IndexPath) { fatalError() }
  public func collectionView(_ collectionView: NSCollectionView, canDragItemsAt indexPaths: Set<IndexPath>, with event: NSEvent) -> Bool { fatalError() }
  public func collectionView(_ collectionView: NSCollectionView, pasteboardWriterForItemAt indexPath: IndexPath) -> (any NSPasteboardWriting)? { fatalError() }
  public func collectionView(_ collectionView: NSCollectionView, draggingSession session: NSDraggingSession, willBeginAt screenPoint: NSPoint, forItemsAt indexPaths: Set<IndexPath>) { fatalError() }
  public func collectionView(_ collectionView: NSCollectionView, draggingSession session: NSDraggingSession, endedAt screenPoint: NSPoint, dragOperation operation: NSDragOperation) { fatalError() }
  public func collectionView(_ collectionView: NSCollectionView, validateDrop draggingInfo: any NSDraggingInfo, proposedIndexPath proposedDropIndexPath: AutoreleasingUnsafeMutablePointer<NSIndexPath>, dropOperation proposedDropOperation: UnsafeMutablePointer<NSCollectionView.DropOperation>) -> NSDragOperation { fatalError() }
  public func collectionView(_ collectionView: NSCollectionView, acceptDrop draggingInfo: any NSDraggingInfo, indexPath: IndexPath, dropOperation: NSCollectionView.DropOperation) -> Bool { fatalError() }
  public func collectionView(_ collectionView: NSCollectionView, updateDraggingItemsForDrag draggingInfo: any NSDraggingInfo) { fatalError() }
}
@MainActor @preconcurrency public protocol NSCollectionViewDelegateFlowLayout: NSCollectionViewDelegate {
  func collectionView(_ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> NSSize
  func collectionView(_ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout, insetForSectionAt section: Int) -> NSEdgeInsets
  func collectionView(_ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat
  func collectionView(_ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
  func collectionView(_ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> NSSize
  func collectionView(_ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout, referenceSizeForFooterInSection section: Int) -> NSSize
}
extension NSCollectionViewDelegateFlowLayout {
  public func collectionView(_ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> NSSize { fatalError() }
  public func collectionView(_ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout, insetForSectionAt section: Int) -> NSEdgeInsets { fatalError() }
  public func collectionView(_ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat { fatalError() }
  public func collectionView(_ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat { fatalError() }
  public func collectionView(_ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> NSSize { fatalError() }
  public func collectionView(_ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout, referenceSizeForFooterInSection section: Int) -> NSSize { fatalError() }
}
@MainActor @preconcurrency open class NSCollectionViewLayoutAttributes: NSObject {
  public override init() { fatalError() }
  public convenience init(forItemWith indexPath: IndexPath) { fatalError() }
  public convenience init(forSupplementaryViewOfKind elementKind: NSCollectionView.SupplementaryElementKind, with indexPath: IndexPath) { fatalError() }
  public convenience init(forDecorationViewOfKind decorationViewKind: NSCollectionView.DecorationElementKind, with indexPath: IndexPath) { fatalError() }
  open var frame: NSRect { get { fatalError() } set {} }
  open var size: NSSize { get { fatalError() } set {} }
  open var alpha: CGFloat { get { fatalError() } set {} }
  open var zIndex: Int { get { fatalError() } set {} }
  open var isHidden: Bool { get { fatalError() } set {} }
  open var indexPath: IndexPath? { get { fatalError() } set {} }
  open var representedElementCategory: NSCollectionElementCategory { fatalError() }
  open var representedElementKind: String? { fatalError() }
}
public enum NSCollectionElementCategory: Int, Sendable { case item, supplementaryView, decorationView, interItemGap }
@MainActor @preconcurrency open class NSCollectionViewLayoutInvalidationContext: NSObject {
  open var invalidateEverything: Bool { fatalError() }
  open var invalidateDataSourceCounts: Bool { fatalError() }
  open var contentOffsetAdjustment: NSPoint { get { fatalError() } set {} }
  open var contentSizeAdjustment: NSSize { get { fatalError() } set {} }
  open func invalidateItems(at indexPaths: Set<IndexPath>) {}
}
@MainActor @preconcurrency open class NSCollectionViewLayout: NSObject {
  public override init() { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open weak var collectionView: NSCollectionView? { fatalError() }
  open func invalidateLayout() {}
  open func prepare() {}
  open func finalizeCollectionViewUpdates() {}
  open func invalidateLayout(with context: NSCollectionViewLayoutInvalidationContext) {}
  open class var layoutAttributesClass: AnyClass { fatalError() }
  open class var invalidationContextClass: AnyClass { fatalError() }
  open func layoutAttributesForElements(in rect: NSRect) -> [NSCollectionViewLayoutAttributes] { fatalError() }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? { fatalError() }
  open func layoutAttributesForSupplementaryView(ofKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? { fatalError() }
  open func layoutAttributesForDecorationView(ofKind elementKind: NSCollectionView.DecorationElementKind, at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? { fatalError() }
  open func shouldInvalidateLayout(forBoundsChange newBounds: NSRect) -> Bool { fatalError() }
  open func invalidationContext(forBoundsChange newBounds: NSRect) -> NSCollectionViewLayoutInvalidationContext { fatalError() }
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: NSPoint) -> NSPoint { fatalError() }
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: NSPoint, withScrollingVelocity velocity: NSPoint) -> NSPoint { fatalError() }
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: NSCollectionView.DecorationElementKind) {}
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> NSCollectionViewLayoutAttributes? { fatalError() }
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> NSCollectionViewLayoutAttributes? { fatalError() }
  open var collectionViewContentSize: NSSize { fatalError() }
}
@MainActor @preconcurrency open class NSCollectionViewFlowLayout: NSCollectionViewLayout {
  open var minimumLineSpacing: CGFloat { get { fatalError() } set {} }
  open var minimumInteritemSpacing: CGFloat { get { fatalError() } set {} }
  open var itemSize: NSSize { get { fatalError() } set {} }
  open var estimatedItemSize: NSSize { get { fatalError() } set {} }
  open var headerReferenceSize: NSSize { get { fatalError() } set {} }
  open var footerReferenceSize: NSSize { get { fatalError() } set {} }
  open var scrollDirection: NSCollectionView.ScrollDirection { get { fatalError() } set {} }
  open var sectionInset: NSEdgeInsets { get { fatalError() } set {} }
  open var sectionHeadersPinToVisibleBounds: Bool { get { fatalError() } set {} }
  open var sectionFootersPinToVisibleBounds: Bool { get { fatalError() } set {} }
  open func sectionAtIndexIsCollapsed(_ sectionIndex: Int) -> Bool { fatalError() }
  open func collapseSection(at sectionIndex: Int) {}
  open func expandSection(at sectionIndex: Int) {}
}
@MainActor @preconcurrency open class NSCollectionViewGridLayout: NSCollectionViewLayout {
  open var margins: NSEdgeInsets { get { fatalError() } set {} }
  open var minimumInteritemSpacing: CGFloat { get { fatalError() } set {} }
  open var minimumLineSpacing: CGFloat { get { fatalError() } set {} }
  open var maximumNumberOfRows: Int { get { fatalError() } set {} }
  open var maximumNumberOfColumns: Int { get { fatalError() } set {} }
  open var minimumItemSize: NSSize { get { fatalError() } set {} }
  open var maximumItemSize: NSSize { get { fatalError() } set {} }
  open var backgroundColors: [NSColor]! { get { fatalError() } set {} }
}
public typealias NSCollectionViewCompositionalLayoutSectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
@MainActor @preconcurrency open class NSCollectionViewCompositionalLayoutConfiguration: NSObject {
  public override init() { fatalError() }
  open var scrollDirection: NSCollectionView.ScrollDirection { get { fatalError() } set {} }
  open var interSectionSpacing: CGFloat { get { fatalError() } set {} }
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] { get { fatalError() } set {} }
}
@MainActor @preconcurrency open class NSCollectionViewCompositionalLayout: NSCollectionViewLayout {
  public init(section: NSCollectionLayoutSection) { fatalError() }
  public init(section: NSCollectionLayoutSection, configuration: NSCollectionViewCompositionalLayoutConfiguration) { fatalError() }
  public init(sectionProvider: @escaping NSCollectionViewCompositionalLayoutSectionProvider) { fatalError() }
  public init(sectionProvider: @escaping NSCollectionViewCompositionalLayoutSectionProvider, configuration: NSCollectionViewCompositionalLayoutConfiguration) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var configuration: NSCollectionViewCompositionalLayoutConfiguration { get { fatalError() } set {} }
}
public enum NSCollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable { case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered }
@MainActor @preconcurrency public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: NSSize { get }
  var effectiveContentSize: NSSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
}
@MainActor @preconcurrency public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
}
@MainActor @preconcurrency open class NSCollectionLayoutSection: NSObject {
  public convenience init(group: NSCollectionLayoutGroup) { fatalError() }
  open var contentInsets: NSDirectionalEdgeInsets { get { fatalError() } set {} }
  open var interGroupSpacing: CGFloat { get { fatalError() } set {} }
  open var orthogonalScrollingBehavior: NSCollectionLayoutSectionOrthogonalScrollingBehavior { get { fatalError() } set {} }
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] { get { fatalError() } set {} }
  open var supplementariesFollowContentInsets: Bool { get { fatalError() } set {} }
  open var visibleItemsInvalidationHandler: (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)? { get { fatalError() } set {} }
  open var decorationItems: [NSCollectionLayoutDecorationItem] { get { fatalError() } set {} }
}
@MainActor @preconcurrency public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: NSPoint { get set }
  var name: String { get }
  var indexPath: IndexPath { get }
  var frame: NSRect { get }
  var bounds: NSRect { get }
  var representedElementCategory: NSCollectionElementCategory { get }
  var representedElementKind: String? { get }
}
@MainActor @preconcurrency open class NSCollectionLayoutItem: NSObject {
  public convenience init(layoutSize: NSCollectionLayoutSize) { fatalError() }
  public convenience init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) { fatalError() }
  open var contentInsets: NSDirectionalEdgeInsets { get { fatalError() } set {} }
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing? { get { fatalError() } set {} }
  open var layoutSize: NSCollectionLayoutSize { fatalError() }
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { fatalError() }
}
@MainActor @preconcurrency open class NSCollectionLayoutGroupCustomItem: NSObject {
  public convenience init(frame: NSRect) { fatalError() }
  public convenience init(frame: NSRect, zIndex: Int) { fatalError() }
  open var frame: NSRect { fatalError() }
  open var zIndex: Int { fatalError() }
}
@MainActor @preconcurrency open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self { fatalError() }
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self { fatalError() }
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self { fatalError() }
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self { fatalError() }
  @available(macOS 13.0, *) open class func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> Self { fatalError() }
  @available(macOS 13.0, *) open class func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> Self { fatalError() }
  open class func custom(layoutSize: NSCollectionLayoutSize, itemProvider: @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]) -> Self { fatalError() }
  open var interItemSpacing: NSCollectionLayoutSpacing? { get { fatalError() } set {} }
  open var subitems: [NSCollectionLayoutItem] { fatalError() }
  open func visualDescription() -> String { fatalError() }
}
@MainActor @preconcurrency open class NSCollectionLayoutDimension: NSObject {
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { fatalError() }
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { fatalError() }
  open class func absolute(_ absoluteDimension: CGFloat) -> Self { fatalError() }
  open class func estimated(_ estimatedDimension: CGFloat) -> Self { fatalError() }
  open var isFractionalWidth: Bool { fatalError() }
  open var isFractionalHeight: Bool { fatalError() }
  open var isAbsolute: Bool { fatalError() }
  open var isEstimated: Bool { fatalError() }
  open var dimension: CGFloat { fatalError() }
}
@MainActor @preconcurrency open class NSCollectionLayoutSize: NSObject {
  public convenience init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) { fatalError() }
  open var widthDimension: NSCollectionLayoutDimension { fatalError() }
  open var heightDimension: NSCollectionLayoutDimension { fatalError() }
}
@MainActor @preconcurrency open class NSCollectionLayoutSpacing: NSObject {
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self { fatalError() }
  open class func fixed(_ fixedSpacing: CGFloat) -> Self { fatalError() }
  open var spacing: CGFloat { fatalError() }
  open var isFlexible: Bool { fatalError() }
  open var isFixed: Bool { fatalError() }
}
@MainActor @preconcurrency open class NSCollectionLayoutEdgeSpacing: NSObject {
  public convenience init(leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?) { fatalError() }
  open var leading: NSCollectionLayoutSpacing? { fatalError() }
  open var top: NSCollectionLayoutSpacing? { fatalError() }
  open var trailing: NSCollectionLayoutSpacing? { fatalError() }
  open var bottom: NSCollectionLayoutSpacing? { fatalError() }
}
@MainActor @preconcurrency open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) { fatalError() }
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor) { fatalError() }
  open var zIndex: Int { get { fatalError() } set {} }
  open var elementKind: String { fatalError() }
  open var containerAnchor: NSCollectionLayoutAnchor { fatalError() }
  open var itemAnchor: NSCollectionLayoutAnchor? { fatalError() }
}
@MainActor @preconcurrency open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) { fatalError() }
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: NSPoint) { fatalError() }
  open var extendsBoundary: Bool { get { fatalError() } set {} }
  open var pinToVisibleBounds: Bool { get { fatalError() } set {} }
  open var alignment: NSRectAlignment { fatalError() }
  open var offset: NSPoint { fatalError() }
}
@MainActor @preconcurrency open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  open class func background(elementKind: String) -> Self { fatalError() }
  open var zIndex: Int { get { fatalError() } set {} }
  open var elementKind: String { fatalError() }
}
@MainActor @preconcurrency open class NSCollectionLayoutAnchor: NSObject {
  public convenience init(edges: NSDirectionalRectEdge) { fatalError() }
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: NSPoint) { fatalError() }
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: NSPoint) { fatalError() }
  open var edges: NSDirectionalRectEdge { fatalError() }
  open var offset: NSPoint { fatalError() }
}
@available(macOS 10.15, *) @MainActor @preconcurrency open class NSCollectionViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: NSObject, NSCollectionViewDataSource {
  public typealias ItemProvider = (_ collectionView: NSCollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) -> NSCollectionViewItem?
  public typealias SupplementaryViewProvider = (_ collectionView: NSCollectionView, _ elementKind: String, _ indexPath: IndexPath) -> (any NSView & NSCollectionViewElement)?
  public init(collectionView: NSCollectionView, itemProvider: @escaping ItemProvider) { fatalError() }
  open var supplementaryViewProvider: SupplementaryViewProvider? { get { fatalError() } set {} }
  open nonisolated func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {}
  open nonisolated func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { fatalError() }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { fatalError() }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { fatalError() }
  open func numberOfSections(in collectionView: NSCollectionView) -> Int { fatalError() }
  open func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int { fatalError() }
  open func collectionView(_ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath) -> NSCollectionViewItem { fatalError() }
  open func collectionView(_ collectionView: NSCollectionView, viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath) -> NSView { fatalError() }
}
extension IndexPath {
  public init(item: Int, section: Int) { fatalError() }
  public var item: Int { get { fatalError() } set {} }
  public var section: Int { get { fatalError() } set {} }
}
