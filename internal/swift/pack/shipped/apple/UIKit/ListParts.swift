#if !os(watchOS)
// What layouts of collections are made of.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  public override init() { fatalError() }
  public convenience init(forCellWith indexPath: IndexPath) { fatalError() }
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) { fatalError() }
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) { fatalError() }
  open var frame: CGRect { get { fatalError() } set { fatalError() } }
  open var center: CGPoint { get { fatalError() } set { fatalError() } }
  open var size: CGSize { get { fatalError() } set { fatalError() } }
  open var bounds: CGRect { get { fatalError() } set { fatalError() } }
  open var transform3D: CATransform3D { get { fatalError() } set { fatalError() } }
  open var transform: CGAffineTransform { get { fatalError() } set { fatalError() } }
  open var alpha: CGFloat { get { fatalError() } set { fatalError() } }
  open var zIndex: Int { get { fatalError() } set { fatalError() } }
  open var isHidden: Bool { get { fatalError() } set { fatalError() } }
  open var indexPath: IndexPath { get { fatalError() } set { fatalError() } }
  open var representedElementCategory: UICollectionView.ElementCategory { fatalError() }
  open var representedElementKind: String? { fatalError() }
  open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UICollectionViewLayoutInvalidationContext: NSObject {
  public override init() { fatalError() }
  open var invalidateEverything: Bool { fatalError() }
  open var invalidateDataSourceCounts: Bool { fatalError() }
  open func invalidateItems(at indexPaths: [IndexPath]) { fatalError() }
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) { fatalError() }
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) { fatalError() }
  open var invalidatedItemIndexPaths: [IndexPath]? { fatalError() }
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { fatalError() }
  open var contentOffsetAdjustment: CGPoint { get { fatalError() } set { fatalError() } }
  open var contentSizeAdjustment: CGSize { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  open var invalidateFlowLayoutDelegateMetrics: Bool { get { fatalError() } set { fatalError() } }
  open var invalidateFlowLayoutAttributes: Bool { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UICollectionViewUpdateItem: NSObject {
  open var indexPathBeforeUpdate: IndexPath? { fatalError() }
  open var indexPathAfterUpdate: IndexPath? { fatalError() }
  open var updateAction: UICollectionViewUpdateItem.Action { fatalError() }
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var transitionProgress: CGFloat { get { fatalError() } set { fatalError() } }
  open var currentLayout: UICollectionViewLayout { fatalError() }
  open var nextLayout: UICollectionViewLayout { fatalError() }
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { fatalError() }
  open func value(forAnimatedKey key: String) -> CGFloat { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UIContentInsetsReference: Int, Sendable { case automatic, none, safeArea, layoutMargins, readableContent }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  var transform3D: CATransform3D { get set }
  var name: String { get }
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  var bounds: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var representedElementKind: String? { get }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class NSCollectionLayoutGroupCustomItem: NSObject {
  public convenience init(frame: CGRect) { fatalError() }
  public convenience init(frame: CGRect, zIndex: Int) { fatalError() }
  open var frame: CGRect { fatalError() }
  open var zIndex: Int { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  open class func background(elementKind: String) -> Self { fatalError() }
  open var zIndex: Int { get { fatalError() } set { fatalError() } }
  open var elementKind: String { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class NSCollectionLayoutEdgeSpacing: NSObject {
  public convenience init(leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?) { fatalError() }
  open var leading: NSCollectionLayoutSpacing? { fatalError() }
  open var top: NSCollectionLayoutSpacing? { fatalError() }
  open var trailing: NSCollectionLayoutSpacing? { fatalError() }
  open var bottom: NSCollectionLayoutSpacing? { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class NSCollectionLayoutAnchor: NSObject {
  public convenience init(edges: NSDirectionalRectEdge) { fatalError() }
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) { fatalError() }
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) { fatalError() }
  open var edges: NSDirectionalRectEdge { fatalError() }
  open var offset: CGPoint { fatalError() }
}
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {}
@available(iOS 14.5, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public struct UIListSeparatorConfiguration: Hashable {
  public enum Visibility: Int, Sendable { case automatic, visible, hidden }
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) { fatalError() }
  public var topSeparatorVisibility: Visibility { get { fatalError() } set { fatalError() } }
  public var bottomSeparatorVisibility: Visibility { get { fatalError() } set { fatalError() } }
  public var topSeparatorInsets: NSDirectionalEdgeInsets { get { fatalError() } set { fatalError() } }
  public var bottomSeparatorInsets: NSDirectionalEdgeInsets { get { fatalError() } set { fatalError() } }
  public var color: UIColor { get { fatalError() } set { fatalError() } }
  public var multipleSelectionColor: UIColor { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, visionOS 1.0, *) @available(tvOS, unavailable) public var visualEffect: UIVisualEffect? { get { fatalError() } set { fatalError() } }
  nonisolated public static func == (l: UIListSeparatorConfiguration, r: UIListSeparatorConfiguration) -> Bool { fatalError() }
  nonisolated public func hash(into hasher: inout Hasher) { fatalError() }
}
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { fatalError() }
  public init(rawValue: String) { fatalError() }
}
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UIConfigurationColorTransformer {
  public typealias Transformer = (UIColor) -> UIColor
  public let transform: Transformer
  public init(_ transform: @escaping Transformer) { fatalError() }
  public func callAsFunction(_ input: UIColor) -> UIColor { fatalError() }
  public static let grayscale = UIConfigurationColorTransformer { _ in fatalError() }
  public static let preferredTint = UIConfigurationColorTransformer { _ in fatalError() }
  public static let monochromeTint = UIConfigurationColorTransformer { _ in fatalError() }
}
@available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UIConfigurationTextAttributesTransformer {
  public typealias Transformer = (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping Transformer) { fatalError() }
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { fatalError() }
}
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public init(traitCollection: UITraitCollection) { fatalError() }
  public var traitCollection: UITraitCollection { get { fatalError() } set { fatalError() } }
  public var isDisabled: Bool { get { fatalError() } set { fatalError() } }
  public var isHighlighted: Bool { get { fatalError() } set { fatalError() } }
  public var isSelected: Bool { get { fatalError() } set { fatalError() } }
  public var isFocused: Bool { get { fatalError() } set { fatalError() } }
  public var isPinned: Bool { get { fatalError() } set { fatalError() } }
  nonisolated public static func == (l: UIViewConfigurationState, r: UIViewConfigurationState) -> Bool { fatalError() }
  nonisolated public func hash(into hasher: inout Hasher) { fatalError() }
}
@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public struct UIShadowProperties: Hashable {
  public var color: UIColor { get { fatalError() } set { fatalError() } }
  public var opacity: CGFloat { get { fatalError() } set { fatalError() } }
  public var radius: CGFloat { get { fatalError() } set { fatalError() } }
  public var offset: CGSize { get { fatalError() } set { fatalError() } }
  public var path: UIBezierPath? { get { fatalError() } set { fatalError() } }
  nonisolated public static func == (l: UIShadowProperties, r: UIShadowProperties) -> Bool { fatalError() }
  nonisolated public func hash(into hasher: inout Hasher) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UIAxis: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var horizontal: UIAxis { fatalError() }; public static var vertical: UIAxis { fatalError() }; public static var both: UIAxis { fatalError() } }
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UICellAccessory {
  public struct PopUpMenuOptions { public init(isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil) { fatalError() } }
  public struct DetailOptions { public init(isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil) { fatalError() } }
  public enum LayoutDimension: Equatable { case actual, standard; case custom(CGFloat) }
  public enum Placement { public typealias Position = (_ accessories: [UICellAccessory]) -> Int; case leading(displayed: UICellAccessory.DisplayedState = .always, at: Position = { _ in 0 }); case trailing(displayed: UICellAccessory.DisplayedState = .always, at: Position = { _ in 0 }) }
  public struct CustomViewConfiguration { public init(customView: UIView, placement: UICellAccessory.Placement, isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil) { fatalError() } }
}
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIListContentView: UIView, UIContentView {
  public init(configuration: UIListContentConfiguration) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var configuration: any UIContentConfiguration { get { fatalError() } set { fatalError() } }
  open var textLayoutGuide: UILayoutGuide? { fatalError() }
  open var secondaryTextLayoutGuide: UILayoutGuide? { fatalError() }
  open var imageLayoutGuide: UILayoutGuide? { fatalError() }
}
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIContentUnavailableView: UIView, UIContentView {
  public init(configuration: UIContentUnavailableConfiguration) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var configuration: any UIContentConfiguration { get { fatalError() } set { fatalError() } }
  open var scrollEnabled: Bool { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class NSDiffableDataSourceSnapshotReference: NSObject {
  public override init() { fatalError() }
  open var numberOfItems: Int { fatalError() }
  open var numberOfSections: Int { fatalError() }
  open var sectionIdentifiers: [Any] { fatalError() }
  open var itemIdentifiers: [Any] { fatalError() }
  open func numberOfItems(inSection sectionIdentifier: Any) -> Int { fatalError() }
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] { fatalError() }
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int { fatalError() }
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int { fatalError() }
  open func reloadItems(withIdentifiers identifiers: [Any]) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSDiffableDataSourceSnapshotReference; public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference { fatalError() }; public static func _forceBridgeFromObjectiveC(_ source: NSDiffableDataSourceSnapshotReference, result: inout NSDiffableDataSourceSnapshot?) { fatalError() }; public static func _conditionallyBridgeFromObjectiveC(_ source: NSDiffableDataSourceSnapshotReference, result: inout NSDiffableDataSourceSnapshot?) -> Bool { fatalError() }; public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDiffableDataSourceSnapshotReference?) -> NSDiffableDataSourceSnapshot { fatalError() } }
#endif
