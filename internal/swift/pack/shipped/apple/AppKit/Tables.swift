// Tables and outlines.
@MainActor @preconcurrency open class NSTableView: NSControl, NSUserInterfaceValidations, NSTextViewDelegate, NSDraggingSource {
  public typealias AutosaveName = String
  public override init(frame frameRect: NSRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open weak var dataSource: (any NSTableViewDataSource)? { get { fatalError() } set {} }
  open weak var delegate: (any NSTableViewDelegate)? { get { fatalError() } set {} }
  open var headerView: NSTableHeaderView? { get { fatalError() } set {} }
  open var cornerView: NSView? { get { fatalError() } set {} }
  open var allowsColumnReordering: Bool { get { fatalError() } set {} }
  open var allowsColumnResizing: Bool { get { fatalError() } set {} }
  open var allowsColumnSelection: Bool { get { fatalError() } set {} }
  open var allowsEmptySelection: Bool { get { fatalError() } set {} }
  open var allowsMultipleSelection: Bool { get { fatalError() } set {} }
  open var allowsTypeSelect: Bool { get { fatalError() } set {} }
  open var usesAlternatingRowBackgroundColors: Bool { get { fatalError() } set {} }
  open var usesAutomaticRowHeights: Bool { get { fatalError() } set {} }
  open var usesStaticContents: Bool { get { fatalError() } set {} }
  open var floatsGroupRows: Bool { get { fatalError() } set {} }
  open var rowActionsVisible: Bool { get { fatalError() } set {} }
  open var verticalMotionCanBeginDrag: Bool { get { fatalError() } set {} }
  open var autosaveTableColumns: Bool { get { fatalError() } set {} }
  open var columnAutoresizingStyle: NSTableView.ColumnAutoresizingStyle { get { fatalError() } set {} }
  open var gridStyleMask: NSTableView.GridLineStyle { get { fatalError() } set {} }
  open var intercellSpacing: NSSize { get { fatalError() } set {} }
  open var backgroundColor: NSColor { get { fatalError() } set {} }
  open var gridColor: NSColor { get { fatalError() } set {} }
  open var rowSizeStyle: NSTableView.RowSizeStyle { get { fatalError() } set {} }
  open var effectiveRowSizeStyle: NSTableView.RowSizeStyle { fatalError() }
  @available(macOS 11.0, *) open var style: NSTableView.Style { get { fatalError() } set {} }
  @available(macOS 11.0, *) open var effectiveStyle: NSTableView.Style { fatalError() }
  open var rowHeight: CGFloat { get { fatalError() } set {} }
  open var tableColumns: [NSTableColumn] { fatalError() }
  open var numberOfColumns: Int { fatalError() }
  open var numberOfRows: Int { fatalError() }
  open var editedColumn: Int { fatalError() }
  open var editedRow: Int { fatalError() }
  open var clickedColumn: Int { fatalError() }
  open var clickedRow: Int { fatalError() }
  open var selectedColumn: Int { fatalError() }
  open var selectedRow: Int { fatalError() }
  open var numberOfSelectedColumns: Int { fatalError() }
  open var numberOfSelectedRows: Int { fatalError() }
  open var selectedColumnIndexes: IndexSet { fatalError() }
  open var selectedRowIndexes: IndexSet { fatalError() }
  open var hiddenRowIndexes: IndexSet { fatalError() }
  open var doubleAction: Selector? { get { fatalError() } set {} }
  open var sortDescriptors: [NSSortDescriptor] { get { fatalError() } set {} }
  open var highlightedTableColumn: NSTableColumn? { get { fatalError() } set {} }
  open var selectionHighlightStyle: NSTableView.SelectionHighlightStyle { get { fatalError() } set {} }
  open var draggingDestinationFeedbackStyle: NSTableView.DraggingDestinationFeedbackStyle { get { fatalError() } set {} }
  open var autosaveName: NSTableView.AutosaveName? { get { fatalError() } set {} }
  open var registeredNibsByIdentifier: [NSUserInterfaceItemIdentifier: NSNib]? { fatalError() }
  open func addTableColumn(_ tableColumn: NSTableColumn) {}
  open func removeTableColumn(_ tableColumn: NSTableColumn) {}
  open func moveColumn(_ oldIndex: Int, toColumn newIndex: Int) {}
  open func column(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> Int { fatalError() }
  open func tableColumn(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> NSTableColumn? { fatalError() }
  open func tile() {}
  open func sizeLastColumnToFit() {}
  open func reloadData() {}
  open func noteNumberOfRowsChanged() {}
  open func beginUpdates() {}
  open func endUpdates() {}
  open func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet) {}
  open func noteHeightOfRows(withIndexesChanged indexSet: IndexSet) {}
  open func scrollRowToVisible(_ row: Int) {}
  open func scrollColumnToVisible(_ column: Int) {}
  open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {}
  open func selectColumnIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {}
  open func deselectRow(_ row: Int) {}
  open func deselectColumn(_ column: Int) {}
  open func isRowSelected(_ row: Int) -> Bool { fatalError() }
  open func isColumnSelected(_ column: Int) -> Bool { fatalError() }
  open func deselectAll(_ sender: Any?) {}
  open func rect(ofColumn column: Int) -> NSRect { fatalError() }
  open func rect(ofRow row: Int) -> NSRect { fatalError() }
  open func columnIndexes(in rect: NSRect) -> IndexSet { fatalError() }
  open func rows(in rect: NSRect) -> NSRange { fatalError() }
  open func column(at point: NSPoint) -> Int { fatalError() }
  open func row(at point: NSPoint) -> Int { fatalError() }
  open func row(for view: NSView) -> Int { fatalError() }
  open func column(for view: NSView) -> Int { fatalError() }
  open func frameOfCell(atColumn column: Int, row: Int) -> NSRect { fatalError() }
  open func editColumn(_ column: Int, row: Int, with event: NSEvent?, select: Bool) {}
  open func drawRow(_ row: Int, clipRect: NSRect) {}
  open func highlightSelection(inClipRect clipRect: NSRect) {}
  open func drawGrid(inClipRect clipRect: NSRect) {}
  open func drawBackground(inClipRect clipRect: NSRect) {}
  open func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? { fatalError() }
  open func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView? { fatalError() }
  open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView? { fatalError() }
  open func enumerateAvailableRowViews(_ handler: (NSTableRowView, Int) -> Void) {}
  open func insertRows(at indexes: IndexSet, withAnimation animationOptions: NSTableView.AnimationOptions = []) {}
  open func removeRows(at indexes: IndexSet, withAnimation animationOptions: NSTableView.AnimationOptions = []) {}
  open func moveRow(at oldIndex: Int, to newIndex: Int) {}
  open func hideRows(at indexes: IndexSet, withAnimation rowAnimation: NSTableView.AnimationOptions = []) {}
  open func unhideRows(at indexes: IndexSet, withAnimation rowAnimation: NSTableView.AnimationOptions = []) {}
  open func register(_ nib: NSNib?, forIdentifier identifier: NSUserInterfaceItemIdentifier) {}
  open func didAdd(_ rowView: NSTableRowView, forRow row: Int) {}
  open func didRemove(_ rowView: NSTableRowView, forRow row: Int) {}
  open func setIndicatorImage(_ image: NSImage?, in tableColumn: NSTableColumn) {}
  open func indicatorImage(in tableColumn: NSTableColumn) -> NSImage? { fatalError() }
  open func canDragRows(with rowIndexes: IndexSet, at mouseDownPoint: NSPoint) -> Bool { fatalError() }
  open func dragImageForRows(with dragRows: IndexSet, tableColumns: [NSTableColumn], event dragEvent: NSEvent, offset dragImageOffset: UnsafeMutablePointer<NSPoint>) -> NSImage { fatalError() }
  open func setDraggingSourceOperationMask(_ mask: NSDragOperation, forLocal isLocal: Bool) {}
  open func setDropRow(_ row: Int, dropOperation: NSTableView.DropOperation) {}
  open func draggingSession(_ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext) -> NSDragOperation { fatalError() }
  open func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool { fatalError() }
  open func textDidBeginEditing(_ notification: Notification) {}
  open func textDidEndEditing(_ notification: Notification) {}
  open func textDidChange(_ notification: Notification) {}
  public enum DropOperation: UInt, Sendable { case on = 0, above }
  public enum ColumnAutoresizingStyle: UInt, Sendable { case noColumnAutoresizing = 0, uniformColumnAutoresizingStyle, sequentialColumnAutoresizingStyle, reverseSequentialColumnAutoresizingStyle, lastColumnOnlyAutoresizingStyle, firstColumnOnlyAutoresizingStyle }
  public struct GridLineStyle: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var solidVerticalGridLineMask: GridLineStyle { fatalError() }; public static var solidHorizontalGridLineMask: GridLineStyle { fatalError() }; public static var dashedHorizontalGridLineMask: GridLineStyle { fatalError() } }
  public enum RowSizeStyle: Int, Sendable { case `default` = -1, custom = 0, small = 1, medium = 2, large = 3 }
  @available(macOS 11.0, *) public enum Style: Int, Sendable { case automatic, fullWidth, inset, sourceList, plain }
  public enum SelectionHighlightStyle: Int, Sendable { case none = -1, regular = 0; @available(macOS, introduced: 10.15, deprecated: 12.0, message: "Set the NSTableView.style property to NSTableViewStyleSourceList instead.") case sourceList = 1 }
  public enum DraggingDestinationFeedbackStyle: Int, Sendable { case none = -1, regular = 0, sourceList = 1, gap = 2 }
  public enum RowActionEdge: Int, Sendable { case leading, trailing }
  public struct AnimationOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var effectFade: AnimationOptions { fatalError() }; public static var effectGap: AnimationOptions { fatalError() }; public static var slideUp: AnimationOptions { fatalError() }; public static var slideDown: AnimationOptions { fatalError() }; public static var slideLeft: AnimationOptions { fatalError() }; public static var slideRight: AnimationOptions { fatalError() } }
  nonisolated public class var selectionDidChangeNotification: NSNotification.Name { fatalError() }
  nonisolated public class var columnDidMoveNotification: NSNotification.Name { fatalError() }
  nonisolated public class var columnDidResizeNotification: NSNotification.Name { fatalError() }
  nonisolated public class var selectionIsChangingNotification: NSNotification.Name { fatalError() }
  public nonisolated static var rowViewKey: NSUserInterfaceItemIdentifier { fatalError() }
}
@MainActor @preconcurrency public protocol NSTableViewDataSource: NSObjectProtocol {
  func numberOfRows(in tableView: NSTableView) -> Int
  func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any?
  func tableView(_ tableView: NSTableView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, row: Int)
  func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
  func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int) -> (any NSPasteboardWriting)?
  func tableView(_ tableView: NSTableView, draggingSession session: NSDraggingSession, willBeginAt screenPoint: NSPoint, forRowIndexes rowIndexes: IndexSet)
  func tableView(_ tableView: NSTableView, draggingSession session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation)
  func tableView(_ tableView: NSTableView, updateDraggingItemsForDrag draggingInfo: any NSDraggingInfo)
  func tableView(_ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int, proposedDropOperation dropOperation: NSTableView.DropOperation) -> NSDragOperation
  func tableView(_ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int, dropOperation: NSTableView.DropOperation) -> Bool
  func tableView(_ tableView: NSTableView, writeRowsWith rowIndexes: IndexSet, to pboard: NSPasteboard) -> Bool
}
extension NSTableViewDataSource {
  public func numberOfRows(in tableView: NSTableView) -> Int { fatalError() }
  public func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any? { fatalError() }
  public func tableView(_ tableView: NSTableView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, row: Int) { fatalError() }
  public func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]) { fatalError() }
  public func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int) -> (any NSPasteboardWriting)? { fatalError() }
  public func tableView(_ tableView: NSTableView, draggingSession session: NSDraggingSession, willBeginAt screenPoint: NSPoint, forRowIndexes rowIndexes: IndexSet) { fatalError() }
  public func tableView(_ tableView: NSTableView, draggingSession session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation) { fatalError() }
  public func tableView(_ tableView: NSTableView, updateDraggingItemsForDrag draggingInfo: any NSDraggingInfo) { fatalError() }
  public func tableView(_ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int, proposedDropOperation dropOperation: NSTableView.DropOperation) -> NSDragOperation { fatalError() }
  public func tableView(_ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int, dropOperation: NSTableView.DropOperation) -> Bool { fatalError() }
  public func tableView(_ tableView: NSTableView, writeRowsWith rowIndexes: IndexSet, to pboard: NSPasteboard) -> Bool { fatalError() }
}
@MainActor @preconcurrency public protocol NSTableViewDelegate: NSControlTextEditingDelegate {
  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
  func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView?
  func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int)
  func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int)
  func tableView(_ tableView: NSTableView, willDisplayCell cell: Any, for tableColumn: NSTableColumn?, row: Int)
  func tableView(_ tableView: NSTableView, shouldEdit tableColumn: NSTableColumn?, row: Int) -> Bool
  func tableView(_ tableView: NSTableView, toolTipFor cell: NSCell, rect: UnsafeMutablePointer<NSRect>, tableColumn: NSTableColumn?, row: Int, mouseLocation: NSPoint) -> String
  func tableView(_ tableView: NSTableView, dataCellFor tableColumn: NSTableColumn?, row: Int) -> NSCell?
  func selectionShouldChange(in tableView: NSTableView) -> Bool
  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
  func tableView(_ tableView: NSTableView, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet) -> IndexSet
  func tableView(_ tableView: NSTableView, shouldSelect tableColumn: NSTableColumn?) -> Bool
  func tableView(_ tableView: NSTableView, mouseDownInHeaderOf tableColumn: NSTableColumn)
  func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn)
  func tableView(_ tableView: NSTableView, didDrag tableColumn: NSTableColumn)
  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat
  func tableView(_ tableView: NSTableView, typeSelectStringFor tableColumn: NSTableColumn?, row: Int) -> String?
  func tableView(_ tableView: NSTableView, nextTypeSelectMatchFromRow startRow: Int, toRow endRow: Int, for searchString: String) -> Int
  func tableView(_ tableView: NSTableView, shouldTypeSelectFor event: NSEvent, withCurrentSearch searchString: String?) -> Bool
  func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool
  func tableView(_ tableView: NSTableView, sizeToFitWidthOfColumn column: Int) -> CGFloat
  func tableView(_ tableView: NSTableView, shouldReorderColumn columnIndex: Int, toColumn newColumnIndex: Int) -> Bool
  func tableView(_ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge) -> [NSTableViewRowAction]
  @available(macOS 14.0, *) func tableView(_ tableView: NSTableView, userCanChangeVisibilityOf column: NSTableColumn) -> Bool
  @available(macOS 14.0, *) func tableView(_ tableView: NSTableView, userDidChangeVisibilityOf columns: [NSTableColumn])
  func tableViewSelectionDidChange(_ notification: Notification)
  func tableViewColumnDidMove(_ notification: Notification)
  func tableViewColumnDidResize(_ notification: Notification)
  func tableViewSelectionIsChanging(_ notification: Notification)
}
extension NSTableViewDelegate {
  public func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? { fatalError() }
  public func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? { fatalError() }
  public func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int) { fatalError() }
  public func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int) { fatalError() }
  public func tableView(_ tableView: NSTableView, willDisplayCell cell: Any, for tableColumn: NSTableColumn?, row: Int) { fatalError() }
  public func tableView(_ tableView: NSTableView, shouldEdit tableColumn: NSTableColumn?, row: Int) -> Bool { fatalError() }
  public func tableView(_ tableView: NSTableView, toolTipFor cell: NSCell, rect: UnsafeMutablePointer<NSRect>, tableColumn: NSTableColumn?, row: Int, mouseLocation: NSPoint) -> String { fatalError() }
  public func tableView(_ tableView: NSTableView, dataCellFor tableColumn: NSTableColumn?, row: Int) -> NSCell? { fatalError() }
  public func selectionShouldChange(in tableView: NSTableView) -> Bool { fatalError() }
  public func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { fatalError() }
  public func tableView(_ tableView: NSTableView, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet) -> IndexSet { fatalError() }
  public func tableView(_ tableView: NSTableView, shouldSelect tableColumn: NSTableColumn?) -> Bool { fatalError() }
  public func tableView(_ tableView: NSTableView, mouseDownInHeaderOf tableColumn: NSTableColumn) { fatalError() }
  public func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn) { fatalError() }
  public func tableView(_ tableView: NSTableView, didDrag tableColumn: NSTableColumn) { fatalError() }
  public func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat { fatalError() }
  public func tableView(_ tableView: NSTableView, typeSelectStringFor tableColumn: NSTableColumn?, row: Int) -> String? { fatalError() }
  public func tableView(_ tableView: NSTableView, nextTypeSelectMatchFromRow startRow: Int, toRow endRow: Int, for searchString: String) -> Int { fatalError() }
  public func tableView(_ tableView: NSTableView, shouldTypeSelectFor event: NSEvent, withCurrentSearch searchString: String?) -> Bool { fatalError() }
  public func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool { fatalError() }
  public func tableView(_ tableView: NSTableView, sizeToFitWidthOfColumn column: Int) -> CGFloat { fatalError() }
  public func tableView(_ tableView: NSTableView, shouldReorderColumn columnIndex: Int, toColumn newColumnIndex: Int) -> Bool { fatalError() }
  public func tableView(_ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge) -> [NSTableViewRowAction] { fatalError() }
  @available(macOS 14.0, *) public func tableView(_ tableView: NSTableView, userCanChangeVisibilityOf column: NSTableColumn) -> Bool { fatalError() }
  @available(macOS 14.0, *) public func tableView(_ tableView: NSTableView, userDidChangeVisibilityOf columns: [NSTableColumn]) { fatalError() }
  public func tableViewSelectionDidChange(_ notification: Notification) { fatalError() }
  public func tableViewColumnDidMove(_ notification: Notification) { fatalError() }
  public func tableViewColumnDidResize(_ notification: Notification) { fatalError() }
  public func tableViewSelectionIsChanging(_ notification: Notification) { fatalError() }
}
@MainActor @preconcurrency open class NSTableViewRowAction: NSObject {
  public convenience init(style: NSTableViewRowAction.Style, title: String, handler: @escaping (NSTableViewRowAction, Int) -> Void) { fatalError() }
  public enum Style: Int, Sendable { case regular, destructive }
  open var style: NSTableViewRowAction.Style { fatalError() }
  open var title: String { get { fatalError() } set {} }
  open var backgroundColor: NSColor! { get { fatalError() } set {} }
  open var image: NSImage? { get { fatalError() } set {} }
}
@MainActor @preconcurrency open class NSTableColumn: NSObject {
  public init(identifier: NSUserInterfaceItemIdentifier) { fatalError() }
  public required init(coder: NSCoder) { fatalError() }
  public convenience override init() { fatalError() }
  public var identifier: NSUserInterfaceItemIdentifier { get { fatalError() } set {} }
  open weak var tableView: NSTableView? { get { fatalError() } set {} }
  open var width: CGFloat { get { fatalError() } set {} }
  open var minWidth: CGFloat { get { fatalError() } set {} }
  open var maxWidth: CGFloat { get { fatalError() } set {} }
  open var title: String { get { fatalError() } set {} }
  open var headerCell: NSTableHeaderCell { get { fatalError() } set {} }
  open var isEditable: Bool { get { fatalError() } set {} }
  open var isHidden: Bool { get { fatalError() } set {} }
  open var sortDescriptorPrototype: NSSortDescriptor? { get { fatalError() } set {} }
  open var resizingMask: NSTableColumn.ResizingOptions { get { fatalError() } set {} }
  open var headerToolTip: String? { get { fatalError() } set {} }
  open var dataCell: Any { get { fatalError() } set {} }
  open func dataCell(forRow row: Int) -> Any { fatalError() }
  open func sizeToFit() {}
  public struct ResizingOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var autoresizingMask: ResizingOptions { fatalError() }; public static var userResizingMask: ResizingOptions { fatalError() } }
}
@MainActor @preconcurrency open class NSTableHeaderView: NSView {
  open weak var tableView: NSTableView? { get { fatalError() } set {} }
  open var draggedColumn: Int { fatalError() }
  open var resizedColumn: Int { fatalError() }
  open var draggedDistance: CGFloat { fatalError() }
  open func headerRect(ofColumn column: Int) -> NSRect { fatalError() }
  open func column(at point: NSPoint) -> Int { fatalError() }
}
@MainActor @preconcurrency open class NSTableHeaderCell: NSTextFieldCell {
  open func drawSortIndicator(withFrame cellFrame: NSRect, in controlView: NSView, ascending: Bool, priority: Int) {}
  open func sortIndicatorRect(forBounds rect: NSRect) -> NSRect { fatalError() }
}
@MainActor @preconcurrency open class NSTableCellView: NSView {
  open var objectValue: Any? { get { fatalError() } set {} }
  open weak var textField: NSTextField? { get { fatalError() } set {} }
  open weak var imageView: NSImageView? { get { fatalError() } set {} }
  open var backgroundStyle: NSView.BackgroundStyle { get { fatalError() } set {} }
  open var rowSizeStyle: NSTableView.RowSizeStyle { get { fatalError() } set {} }
  open var draggingImageComponents: [NSDraggingImageComponent] { fatalError() }
}
@MainActor @preconcurrency open class NSTableRowView: NSView {
  open var selectionHighlightStyle: NSTableView.SelectionHighlightStyle { get { fatalError() } set {} }
  open var isEmphasized: Bool { get { fatalError() } set {} }
  open var isGroupRowStyle: Bool { get { fatalError() } set {} }
  open var isSelected: Bool { get { fatalError() } set {} }
  open var isPreviousRowSelected: Bool { get { fatalError() } set {} }
  open var isNextRowSelected: Bool { get { fatalError() } set {} }
  open var isFloating: Bool { get { fatalError() } set {} }
  open var isTargetForDropOperation: Bool { get { fatalError() } set {} }
  open var draggingDestinationFeedbackStyle: NSTableView.DraggingDestinationFeedbackStyle { get { fatalError() } set {} }
  open var indentationForDropOperation: CGFloat { get { fatalError() } set {} }
  open var interiorBackgroundStyle: NSView.BackgroundStyle { fatalError() }
  open var backgroundColor: NSColor { get { fatalError() } set {} }
  open var numberOfColumns: Int { fatalError() }
  open func drawBackground(in dirtyRect: NSRect) {}
  open func drawSelection(in dirtyRect: NSRect) {}
  open func drawSeparator(in dirtyRect: NSRect) {}
  open func drawDraggingDestinationFeedback(in dirtyRect: NSRect) {}
  open func view(atColumn column: Int) -> Any? { fatalError() }
}
@MainActor @preconcurrency open class NSOutlineView: NSTableView {
  open var outlineTableColumn: NSTableColumn? { get { fatalError() } set {} }
  open var indentationPerLevel: CGFloat { get { fatalError() } set {} }
  open var indentationMarkerFollowsCell: Bool { get { fatalError() } set {} }
  open var autoresizesOutlineColumn: Bool { get { fatalError() } set {} }
  open var autosaveExpandedItems: Bool { get { fatalError() } set {} }
  open var stronglyReferencesItems: Bool { get { fatalError() } set {} }
  open func isExpandable(_ item: Any?) -> Bool { fatalError() }
  open func numberOfChildren(ofItem item: Any?) -> Int { fatalError() }
  open func child(_ index: Int, ofItem item: Any?) -> Any? { fatalError() }
  open func expandItem(_ item: Any?, expandChildren: Bool) {}
  open func expandItem(_ item: Any?) {}
  open func collapseItem(_ item: Any?, collapseChildren: Bool) {}
  open func collapseItem(_ item: Any?) {}
  open func reloadItem(_ item: Any?, reloadChildren: Bool) {}
  open func reloadItem(_ item: Any?) {}
  open func parent(forItem item: Any?) -> Any? { fatalError() }
  open func childIndex(forItem item: Any) -> Int { fatalError() }
  open func item(atRow row: Int) -> Any? { fatalError() }
  open func row(forItem item: Any?) -> Int { fatalError() }
  open func level(forItem item: Any?) -> Int { fatalError() }
  open func level(forRow row: Int) -> Int { fatalError() }
  open func isItemExpanded(_ item: Any?) -> Bool { fatalError() }
  open func frameOfOutlineCell(atRow row: Int) -> NSRect { fatalError() }
  open func setDropItem(_ item: Any?, dropChildIndex index: Int) {}
  open func shouldCollapseAutoExpandedItems(forDeposited deposited: Bool) -> Bool { fatalError() }
  open func insertItems(at indexes: IndexSet, inParent parent: Any?, withAnimation animationOptions: NSTableView.AnimationOptions = []) {}
  open func removeItems(at indexes: IndexSet, inParent parent: Any?, withAnimation animationOptions: NSTableView.AnimationOptions = []) {}
  open func moveItem(at fromIndex: Int, inParent oldParent: Any?, to toIndex: Int, inParent newParent: Any?) {}
  public nonisolated static var disclosureButtonIdentifier: NSUserInterfaceItemIdentifier { fatalError() }
  public nonisolated static var showHideButtonIdentifier: NSUserInterfaceItemIdentifier { fatalError() }
  nonisolated public class var itemWillExpandNotification: NSNotification.Name { fatalError() }
  nonisolated public class var itemDidExpandNotification: NSNotification.Name { fatalError() }
  nonisolated public class var itemWillCollapseNotification: NSNotification.Name { fatalError() }
  nonisolated public class var itemDidCollapseNotification: NSNotification.Name { fatalError() }
}
extension NSOutlineView {
  nonisolated public static var dropOnItemIndex: Int { fatalError() }
}
public var NSOutlineViewDropOnItemIndex: Int { fatalError() }
// They refine those of tables, as an outline view takes both through one property here.
@MainActor @preconcurrency public protocol NSOutlineViewDataSource: NSTableViewDataSource {
  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int
  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any
  func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool
  func outlineView(_ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?) -> Any?
  func outlineView(_ outlineView: NSOutlineView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, byItem item: Any?)
  func outlineView(_ outlineView: NSOutlineView, itemForPersistentObject object: Any) -> Any?
  func outlineView(_ outlineView: NSOutlineView, persistentObjectForItem item: Any?) -> Any?
  func outlineView(_ outlineView: NSOutlineView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
  func outlineView(_ outlineView: NSOutlineView, pasteboardWriterForItem item: Any) -> (any NSPasteboardWriting)?
  func outlineView(_ outlineView: NSOutlineView, draggingSession session: NSDraggingSession, willBeginAt screenPoint: NSPoint, forItems draggedItems: [Any])
  func outlineView(_ outlineView: NSOutlineView, draggingSession session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation)
  func outlineView(_ outlineView: NSOutlineView, writeItems items: [Any], to pasteboard: NSPasteboard) -> Bool
  func outlineView(_ outlineView: NSOutlineView, updateDraggingItemsForDrag draggingInfo: any NSDraggingInfo)
  func outlineView(_ outlineView: NSOutlineView, validateDrop info: any NSDraggingInfo, proposedItem item: Any?, proposedChildIndex index: Int) -> NSDragOperation
  func outlineView(_ outlineView: NSOutlineView, acceptDrop info: any NSDraggingInfo, item: Any?, childIndex index: Int) -> Bool
}
extension NSOutlineViewDataSource {
  public func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int { fatalError() }
  public func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any { fatalError() }
  public func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool { fatalError() }
  public func outlineView(_ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?) -> Any? { fatalError() }
  public func outlineView(_ outlineView: NSOutlineView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, byItem item: Any?) { fatalError() }
  public func outlineView(_ outlineView: NSOutlineView, itemForPersistentObject object: Any) -> Any? { fatalError() }
  public func outlineView(_ outlineView: NSOutlineView, persistentObjectForItem item: Any?) -> Any? { fatalError() }
  public func outlineView(_ outlineView: NSOutlineView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]) { fatalError() }
  public func outlineView(_ outlineView: NSOutlineView, pasteboardWriterForItem item: Any) -> (any NSPasteboardWriting)? { fatalError() }
  public func outlineView(_ outlineView: NSOutlineView, draggingSession session: NSDraggingSession, willBeginAt screenPoint: NSPoint, forItems draggedItems: [Any]) { fatalError() }
  public func outlineView(_ outlineView: NSOutlineView, draggingSession session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation) { fatalError() }
  public func outlineView(_ outlineView: NSOutlineView, writeItems items: [Any], to pasteboard: NSPasteboard) -> Bool { fatalError() }
  public func outlineView(_ outlineView: NSOutlineView, updateDraggingItemsForDrag draggingInfo: any NSDraggingInfo) { fatalError() }
  public func outlineView(_ outlineView: NSOutlineView, validateDrop info: any NSDraggingInfo, proposedItem item: Any?, proposedChildIndex index: Int) -> NSDragOperation { fatalError() }
  public func outlineView(_ outlineView: NSOutlineView, acceptDrop info: any NSDraggingInfo, item: Any?, childIndex index: Int) -> Bool { fatalError() }
}
@MainActor @preconcurrency public protocol NSOutlineViewDelegate: NSTableViewDelegate {
  func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView?
  func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView?
  func outlineView(_ outlineView: NSOutlineView, didAdd rowView: NSTableRowView, forRow row: Int)
  func outlineView(_ outlineView: NSOutlineView, didRemove rowView: NSTableRowView, forRow row: Int)
  func outlineView(_ outlineView: NSOutlineView, willDisplayCell cell: Any, for tableColumn: NSTableColumn?, item: Any)
  func outlineView(_ outlineView: NSOutlineView, shouldEdit tableColumn: NSTableColumn?, item: Any) -> Bool
  func selectionShouldChange(in outlineView: NSOutlineView) -> Bool
  func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool
  func outlineView(_ outlineView: NSOutlineView, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet) -> IndexSet
  func outlineView(_ outlineView: NSOutlineView, shouldSelect tableColumn: NSTableColumn?) -> Bool
  func outlineView(_ outlineView: NSOutlineView, mouseDownInHeaderOf tableColumn: NSTableColumn)
  func outlineView(_ outlineView: NSOutlineView, didClick tableColumn: NSTableColumn)
  func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat
  func outlineView(_ outlineView: NSOutlineView, tintConfigurationForItem item: Any) -> NSTintConfiguration?
  func outlineView(_ outlineView: NSOutlineView, typeSelectStringFor tableColumn: NSTableColumn?, item: Any) -> String?
  func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool
  func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool
  func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool
  func outlineView(_ outlineView: NSOutlineView, shouldShowOutlineCellForItem item: Any) -> Bool
  func outlineView(_ outlineView: NSOutlineView, shouldReorderColumn columnIndex: Int, toColumn newColumnIndex: Int) -> Bool
  func outlineView(_ outlineView: NSOutlineView, sizeToFitWidthOfColumn column: Int) -> CGFloat
  func outlineView(_ outlineView: NSOutlineView, dataCellFor tableColumn: NSTableColumn?, item: Any) -> NSCell?
  func outlineViewSelectionDidChange(_ notification: Notification)
  func outlineViewColumnDidMove(_ notification: Notification)
  func outlineViewColumnDidResize(_ notification: Notification)
  func outlineViewSelectionIsChanging(_ notification: Notification)
  func outlineViewItemWillExpand(_ notification: Notification)
  func outlineViewItemDidExpand(_ notification: Notification)
  func outlineViewItemWillCollapse(_ notification: Notification)
  func outlineViewItemDidCollapse(_ notification: Notification)
}
extension NSOutlineViewDelegate {
  public func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView? { fatalError() }
  public func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView? { fatalError() }
  public func outlineView(_ outlineView: NSOutlineView, didAdd rowView: NSTableRowView, forRow row: Int) { fatalError() }
  public func outlineView(_ outlineView: NSOutlineView, didRemove rowView: NSTableRowView, forRow row: Int) { fatalError() }
  public func outlineView(_ outlineView: NSOutlineView, willDisplayCell cell: Any, for tableColumn: NSTableColumn?, item: Any) { fatalError() }
  public func outlineView(_ outlineView: NSOutlineView, shouldEdit tableColumn: NSTableColumn?, item: Any) -> Bool { fatalError() }
  public func selectionShouldChange(in outlineView: NSOutlineView) -> Bool { fatalError() }
  public func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool { fatalError() }
  public func outlineView(_ outlineView: NSOutlineView, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet) -> IndexSet { fatalError() }
  public func outlineView(_ outlineView: NSOutlineView, shouldSelect tableColumn: NSTableColumn?) -> Bool { fatalError() }
  public func outlineView(_ outlineView: NSOutlineView, mouseDownInHeaderOf tableColumn: NSTableColumn) { fatalError() }
  public func outlineView(_ outlineView: NSOutlineView, didClick tableColumn: NSTableColumn) { fatalError() }
  public func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat { fatalError() }
  public func outlineView(_ outlineView: NSOutlineView, tintConfigurationForItem item: Any) -> NSTintConfiguration? { fatalError() }
  public func outlineView(_ outlineView: NSOutlineView, typeSelectStringFor tableColumn: NSTableColumn?, item: Any) -> String? { fatalError() }
  public func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool { fatalError() }
  public func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool { fatalError() }
  public func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool { fatalError() }
  public func outlineView(_ outlineView: NSOutlineView, shouldShowOutlineCellForItem item: Any) -> Bool { fatalError() }
  public func outlineView(_ outlineView: NSOutlineView, shouldReorderColumn columnIndex: Int, toColumn newColumnIndex: Int) -> Bool { fatalError() }
  public func outlineView(_ outlineView: NSOutlineView, sizeToFitWidthOfColumn column: Int) -> CGFloat { fatalError() }
  public func outlineView(_ outlineView: NSOutlineView, dataCellFor tableColumn: NSTableColumn?, item: Any) -> NSCell? { fatalError() }
  public func outlineViewSelectionDidChange(_ notification: Notification) { fatalError() }
  public func outlineViewColumnDidMove(_ notification: Notification) { fatalError() }
  public func outlineViewColumnDidResize(_ notification: Notification) { fatalError() }
  public func outlineViewSelectionIsChanging(_ notification: Notification) { fatalError() }
  public func outlineViewItemWillExpand(_ notification: Notification) { fatalError() }
  public func outlineViewItemDidExpand(_ notification: Notification) { fatalError() }
  public func outlineViewItemWillCollapse(_ notification: Notification) { fatalError() }
  public func outlineViewItemDidCollapse(_ notification: Notification) { fatalError() }
}
@available(macOS 11.0, *) open class NSTintConfiguration: NSObject {
  open class var `default`: Self { fatalError() }
  open class var monochrome: Self { fatalError() }
  public convenience init(preferredColor color: NSColor) { fatalError() }
  public convenience init(fixedColor color: NSColor) { fatalError() }
  open var baseTintColor: NSColor? { fatalError() }
  open var equivalentContentTintColor: NSColor? { fatalError() }
  open var adaptsToUserAccentColor: Bool { fatalError() }
}
// Snapshots and what shows them.
@available(macOS 10.15, *) public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: Sendable {
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
  public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {}
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {}
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {}
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {}
  public mutating func deleteAllItems() {}
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {}
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {}
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {}
  public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) {}
  public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) {}
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {}
  public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {}
  public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {}
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}
}
@available(macOS 11.0, *) @MainActor @preconcurrency open class NSTableViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: NSObject, NSTableViewDataSource {
  public typealias CellProvider = (_ tableView: NSTableView, _ tableColumn: NSTableColumn, _ row: Int, _ itemIdentifier: ItemIdentifierType) -> NSView
  public typealias RowProvider = (_ tableView: NSTableView, _ row: Int, _ identifier: Any) -> NSTableRowView
  public typealias SectionHeaderViewProvider = (_ tableView: NSTableView, _ row: Int, _ sectionIdentifier: SectionIdentifierType) -> NSView
  public init(tableView: NSTableView, cellProvider: @escaping CellProvider) { fatalError() }
  open nonisolated func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool, completion: (() -> Void)? = nil) {}
  open nonisolated func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { fatalError() }
  open func itemIdentifier(forRow row: Int) -> ItemIdentifierType? { fatalError() }
  open func row(forItemIdentifier identifier: ItemIdentifierType) -> Int? { fatalError() }
  open func sectionIdentifier(forRow row: Int) -> SectionIdentifierType? { fatalError() }
  open func row(forSectionIdentifier identifier: SectionIdentifierType) -> Int? { fatalError() }
  open var rowViewProvider: RowProvider? { get { fatalError() } set {} }
  open var sectionHeaderViewProvider: SectionHeaderViewProvider? { get { fatalError() } set {} }
  open var defaultRowAnimation: NSTableView.AnimationOptions { get { fatalError() } set {} }
  open func numberOfRows(in tableView: NSTableView) -> Int { fatalError() }
  open func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any? { fatalError() }
  open func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int) -> (any NSPasteboardWriting)? { fatalError() }
  open func tableView(_ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int, proposedDropOperation dropOperation: NSTableView.DropOperation) -> NSDragOperation { fatalError() }
  open func tableView(_ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int, dropOperation: NSTableView.DropOperation) -> Bool { fatalError() }
  open func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]) {}
}
