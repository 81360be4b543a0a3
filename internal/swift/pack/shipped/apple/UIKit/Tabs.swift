#if !os(watchOS)
// Tabs and the sidebar of tab bars.
@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UITab: NSObject {
  public convenience init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil) { fatalError() }
  public typealias Identifier = String
  open var identifier: String { fatalError() }
  open var title: String { get { fatalError() } set { fatalError() } }
  open var image: UIImage? { get { fatalError() } set { fatalError() } }
  open var subtitle: String? { get { fatalError() } set { fatalError() } }
  open var badgeValue: String? { get { fatalError() } set { fatalError() } }
  open var userInfo: Any? { get { fatalError() } set { fatalError() } }
  open var isEnabled: Bool { get { fatalError() } set { fatalError() } }
  open var isHidden: Bool { get { fatalError() } set { fatalError() } }
  open var isHiddenByDefault: Bool { get { fatalError() } set { fatalError() } }
  open var allowsHiding: Bool { get { fatalError() } set { fatalError() } }
  open var preferredPlacement: UITab.Placement { get { fatalError() } set { fatalError() } }
  open var viewController: UIViewController? { fatalError() }
  open weak var managingTabGroup: UITabGroup? { fatalError() }
  open weak var parent: UITabGroup? { fatalError() }
  open weak var tabBarController: UITabBarController? { fatalError() }
  open var hasVisiblePlacement: Bool { fatalError() }
  public enum Placement: Int, Sendable { case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly }
}
@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UITabGroup: UITab {
  public convenience init(title: String, image: UIImage?, identifier: String, children: [UITab] = [], viewControllerProvider: ((UITab) -> UIViewController)? = nil) { fatalError() }
  open var children: [UITab] { get { fatalError() } set { fatalError() } }
  open var displayOrder: [UITab] { fatalError() }
  open var displayOrderIdentifiers: [UITab.Identifier] { get { fatalError() } set { fatalError() } }
  open var selectedChild: UITab? { get { fatalError() } set { fatalError() } }
  open var defaultChildIdentifier: UITab.Identifier? { get { fatalError() } set { fatalError() } }
  open var allowsReordering: Bool { get { fatalError() } set { fatalError() } }
  open var managingNavigationController: UINavigationController? { get { fatalError() } set { fatalError() } }
  open var sidebarActions: [UIAction] { get { fatalError() } set { fatalError() } }
  open var sidebarAppearance: UITabGroup.SidebarAppearance { get { fatalError() } set { fatalError() } }
  open func tab(forIdentifier identifier: String) -> UITab? { fatalError() }
  public enum SidebarAppearance: Int, Sendable { case automatic, inline, rootSection }
}
@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UISearchTab: UITab {
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) { fatalError() }
  public convenience init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil) { fatalError() }
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) open var automaticallyActivatesSearch: Bool { get { fatalError() } set { fatalError() } }
}
@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UITabBarController {
  public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }
  @available(iOS 18.0, visionOS 2.0, *) @available(tvOS, unavailable) @MainActor @preconcurrency open class Sidebar: NSObject {
    open var isHidden: Bool { get { fatalError() } set { fatalError() } }
    open var preferredLayout: UITabBarController.Sidebar.Layout { get { fatalError() } set { fatalError() } }
    open var headerContentConfiguration: (any UIContentConfiguration)? { get { fatalError() } set { fatalError() } }
    open var footerContentConfiguration: (any UIContentConfiguration)? { get { fatalError() } set { fatalError() } }
    weak open var delegate: (any UITabBarControllerSidebarDelegate)? { get { fatalError() } set { fatalError() } }
    open func reconfigureItem(for tab: UITab) { fatalError() }
    public enum Layout: Int, Sendable { case automatic, overlap, tile }
  }
  @available(iOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) public enum MinimizeBehavior: Int, Sendable { case automatic, never, onScrollDown, onScrollUp }
}
@available(iOS 18.0, visionOS 2.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UITabBarControllerSidebarDelegate: NSObjectProtocol {
  func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, itemFor request: UITabSidebarItem.Request) -> UITabSidebarItem
}
@available(iOS 18.0, visionOS 2.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UITabBarControllerSidebarDelegate {
  public func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, itemFor request: UITabSidebarItem.Request) -> UITabSidebarItem { fatalError() }
}
@available(iOS 26.0, visionOS 26.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UITabAccessory: NSObject {
  public convenience init(contentView: UIView) { fatalError() }
  open var contentView: UIView { fatalError() }
}
// Groups of bar button items, and what belongs to the title of a document.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIBarButtonItemGroup: NSObject {
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) { fatalError() }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) open class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup { fatalError() }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) open class func movableGroup(customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup { fatalError() }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) open class func optionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool = true, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup { fatalError() }
  open var barButtonItems: [UIBarButtonItem] { get { fatalError() } set { fatalError() } }
  open var representativeItem: UIBarButtonItem? { get { fatalError() } set { fatalError() } }
  open var isDisplayingRepresentativeItem: Bool { fatalError() }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) open var alwaysAvailable: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) open var menuRepresentation: UIMenuElement? { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) open var isHidden: Bool { get { fatalError() } set { fatalError() } }
}
@available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIDocumentProperties: NSObject {
  public init(url: URL) { fatalError() }
  open var activityViewControllerProvider: (() -> UIActivityViewController)? { get { fatalError() } set { fatalError() } }
  open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])? { get { fatalError() } set { fatalError() } }
  open var wantsIconRepresentation: Bool { get { fatalError() } set { fatalError() } }
}
@available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
  func navigationItem(_: UINavigationItem, didEndRenamingWith title: String)
  func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool
  func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}
@available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UINavigationItemRenameDelegate {
  public func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool { fatalError() }
  public func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { fatalError() }
}
@available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIBarButtonItem {
  public struct Badge: Hashable, Sendable { public static func count(_ count: Int) -> Badge { fatalError() }; public static func string(_ string: String) -> Badge { fatalError() }; public static func indicator() -> Badge { fatalError() } }
}
@available(iOS 18.0, visionOS 2.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UIViewController {
  @MainActor @preconcurrency open class Transition: NSObject {
    open class func zoom(options: UIViewController.Transition.ZoomOptions? = nil, sourceViewProvider: @escaping (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?) -> UIViewController.Transition { fatalError() }
    open class var coverVertical: UIViewController.Transition { fatalError() }
    open class var flipHorizontal: UIViewController.Transition { fatalError() }
    open class var crossDissolve: UIViewController.Transition { fatalError() }
    open class var partialCurl: UIViewController.Transition { fatalError() }
    @MainActor @preconcurrency public struct ZoomSourceViewProviderContext { public var sourceViewController: UIViewController { fatalError() }; public var zoomedViewController: UIViewController { fatalError() } }
    @MainActor @preconcurrency open class ZoomOptions: NSObject {
      public override init() { fatalError() }
      public struct AlignmentRectContext { public var sourceView: UIView { fatalError() }; public var zoomedViewController: UIViewController { fatalError() } }
      public struct InteractionContext { public var location: CGPoint { fatalError() }; public var velocity: CGVector { fatalError() }; public var willBegin: Bool { fatalError() } }
      open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)? { get { fatalError() } set { fatalError() } }
      open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)? { get { fatalError() } set { fatalError() } }
      open var dimmingColor: UIColor? { get { fatalError() } set { fatalError() } }
      open var dimmingVisualEffect: UIVisualEffect? { get { fatalError() } set { fatalError() } }
    }
  }
}
@available(iOS 18.0, visionOS 2.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UITabSidebarItem: NSObject {
  @MainActor @preconcurrency public struct Request { public var tab: UITab? { fatalError() }; public var action: UIAction? { fatalError() } }
  public convenience init(request: UITabSidebarItem.Request) { fatalError() }
  open var contentConfiguration: any UIContentConfiguration { get { fatalError() } set { fatalError() } }
  open var backgroundConfiguration: UIBackgroundConfiguration? { get { fatalError() } set { fatalError() } }
  open var accessories: [UICellAccessory] { get { fatalError() } set { fatalError() } }
  open func defaultContentConfiguration() -> UIListContentConfiguration { fatalError() }
}
#endif
