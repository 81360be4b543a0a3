#if !os(watchOS)
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable { public let rawValue: Int; public init(rawValue: Int) { fatalError() }; public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0) }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIResponder: UIUserActivityRestoring {}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
  public convenience init(type: UIApplicationShortcutIcon.IconType) { fatalError() }
  public convenience init(templateImageName: String) { fatalError() }
  public convenience init(systemImageName: String) { fatalError() }
  public enum IconType: Int, Sendable { case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  public init(type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil) { fatalError() }
  public convenience init(type: String, localizedTitle: String) { fatalError() }
  open var type: String { fatalError() }
  open var localizedTitle: String { fatalError() }
  open var localizedSubtitle: String? { fatalError() }
  open var icon: UIApplicationShortcutIcon? { fatalError() }
  open var userInfo: [String: any NSSecureCoding]? { fatalError() }
  open var targetContentIdentifier: Any? { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIApplication {
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let sourceApplication = OpenURLOptionsKey(rawValue: ""); public static let annotation = OpenURLOptionsKey(rawValue: ""); public static let openInPlace = OpenURLOptionsKey(rawValue: "") }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIApplication.LaunchOptionsKey {
  public static let url = UIApplication.LaunchOptionsKey(rawValue: "")
  public static let sourceApplication = UIApplication.LaunchOptionsKey(rawValue: "")
  public static let remoteNotification = UIApplication.LaunchOptionsKey(rawValue: "")
  public static let annotation = UIApplication.LaunchOptionsKey(rawValue: "")
  public static let location = UIApplication.LaunchOptionsKey(rawValue: "")
  public static let shortcutItem = UIApplication.LaunchOptionsKey(rawValue: "")
  public static let userActivityDictionary = UIApplication.LaunchOptionsKey(rawValue: "")
  public static let userActivityType = UIApplication.LaunchOptionsKey(rawValue: "")
  public static let bluetoothCentrals = UIApplication.LaunchOptionsKey(rawValue: "")
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIApplication.OpenExternalURLOptionsKey {
  public static let universalLinksOnly = UIApplication.OpenExternalURLOptionsKey(rawValue: "")
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIScene {
  @MainActor @preconcurrency open class OpenURLOptions: NSObject { open var sourceApplication: String? { fatalError() }; open var annotation: Any? { fatalError() }; open var openInPlace: Bool { fatalError() } }
  @MainActor @preconcurrency open class OpenExternalURLOptions: NSObject { public override init() { fatalError() }; open var universalLinksOnly: Bool { get { fatalError() } set { fatalError() } } }
  @MainActor @preconcurrency open class ActivationRequestOptions: NSObject { public override init() { fatalError() }; open var requestingScene: UIScene? { get { fatalError() } set { fatalError() } } }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UIScene.ConnectionOptions {
  public var shortcutItem: UIApplicationShortcutItem? { fatalError() }
  public var handoffUserActivityType: String? { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UISceneActivationConditions: NSObject {
  public override init() { fatalError() }
  open var canActivateForTargetContentIdentifierPredicate: NSPredicate { get { fatalError() } set { fatalError() } }
  open var prefersToActivateForTargetContentIdentifierPredicate: NSPredicate { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UISceneDestructionRequestOptions: NSObject {}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  public override init() { fatalError() }
  open var windowDismissalAnimation: UIWindowScene.DismissalAnimation { get { fatalError() } set { fatalError() } }
}
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UISceneSessionActivationRequest {
  public init(role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil) { fatalError() }
  public init(session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UISceneSizeRestrictions: NSObject {
  open var minimumSize: CGSize { get { fatalError() } set { fatalError() } }
  open var maximumSize: CGSize { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIStatusBarManager: NSObject {
  open var statusBarStyle: UIStatusBarStyle { fatalError() }
  open var isStatusBarHidden: Bool { fatalError() }
  open var statusBarFrame: CGRect { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIWindowScene {
  public enum DismissalAnimation: Int, Sendable { case standard, commit, decline }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) @MainActor @preconcurrency open class Geometry: NSObject { open var interfaceOrientation: UIInterfaceOrientation { fatalError() } }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) @MainActor @preconcurrency open class GeometryPreferences: NSObject { @MainActor @preconcurrency open class iOS: GeometryPreferences { public override init() { fatalError() }; public init(interfaceOrientations: UIInterfaceOrientationMask) { fatalError() }; open var interfaceOrientations: UIInterfaceOrientationMask? { get { fatalError() } set { fatalError() } } } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIView: UICoordinateSpace {
  @_disfavoredOverload public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint { fatalError() }
  @_disfavoredOverload public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint { fatalError() }
  @_disfavoredOverload public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { fatalError() }
  @_disfavoredOverload public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UIVibrancyEffectStyle: Int, Sendable { case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class UIGraphicsRendererFormat: NSObject {
  open var bounds: CGRect { fatalError() }
}
@available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  public convenience init(style: UIGlassEffect.Style) { fatalError() }
  open var isInteractive: Bool { get { fatalError() } set { fatalError() } }
  open var tintColor: UIColor? { get { fatalError() } set { fatalError() } }
  public enum Style: Int, Sendable { case regular, clear }
}
@available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
  public override init() { fatalError() }
  open var spacing: CGFloat { get { fatalError() } set { fatalError() } }
}
@available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIMenu {
  public enum ElementSize: Int, Sendable { case small, medium, large; @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) case automatic }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIMenu.Identifier {
  public static let application = UIMenu.Identifier(rawValue: "")
  public static let file = UIMenu.Identifier(rawValue: "")
  public static let edit = UIMenu.Identifier(rawValue: "")
  public static let view = UIMenu.Identifier(rawValue: "")
  public static let window = UIMenu.Identifier(rawValue: "")
  public static let help = UIMenu.Identifier(rawValue: "")
  public static let about = UIMenu.Identifier(rawValue: "")
  public static let preferences = UIMenu.Identifier(rawValue: "")
  public static let services = UIMenu.Identifier(rawValue: "")
  public static let hide = UIMenu.Identifier(rawValue: "")
  public static let quit = UIMenu.Identifier(rawValue: "")
  public static let newScene = UIMenu.Identifier(rawValue: "")
  public static let close = UIMenu.Identifier(rawValue: "")
  public static let print = UIMenu.Identifier(rawValue: "")
  public static let undoRedo = UIMenu.Identifier(rawValue: "")
  public static let standardEdit = UIMenu.Identifier(rawValue: "")
  public static let find = UIMenu.Identifier(rawValue: "")
  public static let replace = UIMenu.Identifier(rawValue: "")
  public static let share = UIMenu.Identifier(rawValue: "")
  public static let textStyle = UIMenu.Identifier(rawValue: "")
  public static let spelling = UIMenu.Identifier(rawValue: "")
  public static let substitutions = UIMenu.Identifier(rawValue: "")
  public static let transformations = UIMenu.Identifier(rawValue: "")
  public static let speech = UIMenu.Identifier(rawValue: "")
  public static let lookup = UIMenu.Identifier(rawValue: "")
  public static let learn = UIMenu.Identifier(rawValue: "")
  public static let format = UIMenu.Identifier(rawValue: "")
  public static let font = UIMenu.Identifier(rawValue: "")
  public static let textSize = UIMenu.Identifier(rawValue: "")
  public static let textColor = UIMenu.Identifier(rawValue: "")
  public static let text = UIMenu.Identifier(rawValue: "")
  public static let writingDirection = UIMenu.Identifier(rawValue: "")
  public static let alignment = UIMenu.Identifier(rawValue: "")
  public static let toolbar = UIMenu.Identifier(rawValue: "")
  public static let sidebar = UIMenu.Identifier(rawValue: "")
  public static let fullscreen = UIMenu.Identifier(rawValue: "")
  public static let minimizeAndZoom = UIMenu.Identifier(rawValue: "")
  public static let bringAllToFront = UIMenu.Identifier(rawValue: "")
  public static let root = UIMenu.Identifier(rawValue: "")
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) public static let openRecent = UIMenu.Identifier(rawValue: "")
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) public static let document = UIMenu.Identifier(rawValue: "")
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) public static let autoFill = UIMenu.Identifier(rawValue: "")
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIMenuElement.Attributes {
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) public static var keepsMenuPresented: UIMenuElement.Attributes { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIMenu.Options {
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) public static var displayAsPalette: UIMenu.Options { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class UIPrintInteractionController: NSObject {
  open class var shared: UIPrintInteractionController { fatalError() }
  open class var isPrintingAvailable: Bool { fatalError() }
  open var printInfo: UIPrintInfo? { get { fatalError() } set { fatalError() } }
  open var printingItem: Any? { get { fatalError() } set { fatalError() } }
  open var printingItems: [Any]? { get { fatalError() } set { fatalError() } }
  open var printFormatter: UIPrintFormatter? { get { fatalError() } set { fatalError() } }
  open var printPageRenderer: UIPrintPageRenderer? { get { fatalError() } set { fatalError() } }
  open var showsNumberOfCopies: Bool { get { fatalError() } set { fatalError() } }
  @discardableResult open func present(animated: Bool, completionHandler completion: ((UIPrintInteractionController, Bool, (any Error)?) -> Void)? = nil) -> Bool { fatalError() }
  @discardableResult open func present(from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: ((UIPrintInteractionController, Bool, (any Error)?) -> Void)? = nil) -> Bool { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class UIPrintInfo: NSObject {
  open class func printInfo() -> UIPrintInfo { fatalError() }
  public init(dictionary: [AnyHashable: Any]?) { fatalError() }
  open var jobName: String { get { fatalError() } set { fatalError() } }
  open var outputType: UIPrintInfo.OutputType { get { fatalError() } set { fatalError() } }
  open var orientation: UIPrintInfo.Orientation { get { fatalError() } set { fatalError() } }
  public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
  public enum Orientation: Int, Sendable { case portrait, landscape }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class UIPrintFormatter: NSObject {
  open var perPageContentInsets: UIEdgeInsets { get { fatalError() } set { fatalError() } }
  open var startPage: Int { get { fatalError() } set { fatalError() } }
  open var pageCount: Int { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class UISimpleTextPrintFormatter: UIPrintFormatter {
  public init(text: String) { fatalError() }
  public init(attributedText: NSAttributedString) { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  public init(markupText: String) { fatalError() }
  open var markupText: String? { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class UIPrintPageRenderer: NSObject {
  public override init() { fatalError() }
  open var headerHeight: CGFloat { get { fatalError() } set { fatalError() } }
  open var footerHeight: CGFloat { get { fatalError() } set { fatalError() } }
  open var paperRect: CGRect { fatalError() }
  open var printableRect: CGRect { fatalError() }
  open var numberOfPages: Int { fatalError() }
  open var printFormatters: [UIPrintFormatter]? { get { fatalError() } set { fatalError() } }
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) { fatalError() }
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIActivityItemSource: NSObjectProtocol {
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  func activityViewController(_ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?) -> Any?
  func activityViewController(_ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?) -> String
  func activityViewController(_ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?) -> String
  func activityViewController(_ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize) -> UIImage?
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UIActivityItemSource {
  public func activityViewController(_ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?) -> String { fatalError() }
  public func activityViewController(_ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?) -> String { fatalError() }
  public func activityViewController(_ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize) -> UIImage? { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIDocumentInteractionController: NSObject {
  public convenience init(url: URL) { fatalError() }
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)? { get { fatalError() } set { fatalError() } }
  open var url: URL? { get { fatalError() } set { fatalError() } }
  open var name: String? { get { fatalError() } set { fatalError() } }
  open var uti: String? { get { fatalError() } set { fatalError() } }
  @discardableResult open func presentPreview(animated: Bool) -> Bool { fatalError() }
  @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { fatalError() }
  @discardableResult open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { fatalError() }
  @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { fatalError() }
  open func dismissPreview(animated: Bool) { fatalError() }
  open func dismissMenu(animated: Bool) { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController
  func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
  func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController { fatalError() }
  public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect { fatalError() }
  public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? { fatalError() }
  public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) { fatalError() }
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) { fatalError() }
  public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) { fatalError() }
}
#endif
