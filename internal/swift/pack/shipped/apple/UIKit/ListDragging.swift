#if !os(watchOS)
// Dragging from and dropping into lists.
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UITableViewDragDelegate: NSObjectProtocol {
  func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
  func tableView(_ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem]
  func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
  func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UITableViewDragDelegate {
  public func tableView(_ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem] { fatalError() }
  public func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? { fatalError() }
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { fatalError() }
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { fatalError() }
  public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool { fatalError() }
  public func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UITableViewDropDelegate: NSObjectProtocol {
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  func tableView(_ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UITableViewDropProposal
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UITableViewDropDelegate {
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { fatalError() }
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { fatalError() }
  public func tableView(_ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UITableViewDropProposal { fatalError() }
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { fatalError() }
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { fatalError() }
  public func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UITableViewDropProposal: UIDropProposal {
  public init(operation: UIDropOperation, intent: UITableViewDropProposal.Intent) { fatalError() }
  public convenience override init(operation: UIDropOperation) { fatalError() }
  open var intent: UITableViewDropProposal.Intent { fatalError() }
  public enum Intent: Int, Sendable { case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UITableViewDropCoordinator: NSObjectProtocol {
  var items: [any UITableViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UITableViewDropProposal { get }
  var session: any UIDropSession { get }
  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext
  @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  @discardableResult func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UITableViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UITableViewPlaceholder: NSObject {
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) { fatalError() }
  open var cellUpdateHandler: ((UITableViewCell) -> Void)? { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)? { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  @discardableResult func deletePlaceholder() -> Bool
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
  func collectionView(_ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem]
  func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
  func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UICollectionViewDragDelegate {
  public func collectionView(_ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem] { fatalError() }
  public func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters? { fatalError() }
  public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) { fatalError() }
  public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) { fatalError() }
  public func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool { fatalError() }
  public func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  func collectionView(_ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UICollectionViewDropProposal
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UICollectionViewDropDelegate {
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { fatalError() }
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) { fatalError() }
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UICollectionViewDropProposal { fatalError() }
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) { fatalError() }
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) { fatalError() }
  public func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters? { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UICollectionViewDropProposal: UIDropProposal {
  public init(operation: UIDropOperation, intent: UICollectionViewDropProposal.Intent) { fatalError() }
  public convenience override init(operation: UIDropOperation) { fatalError() }
  open var intent: UICollectionViewDropProposal.Intent { fatalError() }
  public enum Intent: Int, Sendable { case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  var items: [any UICollectionViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }
  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder) -> any UICollectionViewDropPlaceholderContext
  @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  @discardableResult func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UICollectionViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UICollectionViewPlaceholder: NSObject {
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) { fatalError() }
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)? { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)? { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  @discardableResult func deletePlaceholder() -> Bool
  func setNeedsCellUpdate()
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
// Previews.
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIPreviewParameters: NSObject {
  public override init() { fatalError() }
  public init(textLineRects: [NSValue]) { fatalError() }
  open var visiblePath: UIBezierPath? { get { fatalError() } set { fatalError() } }
  open var shadowPath: UIBezierPath? { get { fatalError() } set { fatalError() } }
  open var backgroundColor: UIColor! { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIDragPreviewParameters: UIPreviewParameters {
  public override init() { fatalError() }
  public override init(textLineRects: [NSValue]) { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIPreviewTarget: NSObject {
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) { fatalError() }
  public convenience init(container: UIView, center: CGPoint) { fatalError() }
  open var container: UIView { fatalError() }
  open var center: CGPoint { fatalError() }
  open var transform: CGAffineTransform { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIDragPreviewTarget: UIPreviewTarget {}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UITargetedPreview: NSObject {
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) { fatalError() }
  public convenience init(view: UIView, parameters: UIPreviewParameters) { fatalError() }
  public convenience init(view: UIView) { fatalError() }
  open var view: UIView { fatalError() }
  open var parameters: UIPreviewParameters { fatalError() }
  open var target: UIPreviewTarget { fatalError() }
  open var size: CGSize { fatalError() }
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UITargetedDragPreview: UITargetedPreview {
  public convenience init(forURL url: URL, target: UIDragPreviewTarget) { fatalError() }
  public convenience init(forURL url: URL, title: String?, target: UIDragPreviewTarget) { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIDragPreview: NSObject {
  public convenience init(view: UIView) { fatalError() }
  public init(view: UIView, parameters: UIDragPreviewParameters) { fatalError() }
  public convenience init(for url: URL) { fatalError() }
  public convenience init(for url: URL, title: String?) { fatalError() }
  open var view: UIView { fatalError() }
  open var parameters: UIDragPreviewParameters { fatalError() }
}
#endif
