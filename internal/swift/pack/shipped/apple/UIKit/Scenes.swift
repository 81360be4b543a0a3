#if !os(watchOS)
// Scenes.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UISceneConfiguration: NSObject { public init(name: String?, sessionRole: UISceneSession.Role) { fatalError() }
  open var name: String? { fatalError() }
  open var role: UISceneSession.Role { fatalError() }
  open var sceneClass: AnyClass? { get { fatalError() } set { fatalError() } }
  open var delegateClass: AnyClass? { get { fatalError() } set { fatalError() } } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UISceneSession: NSObject { open var scene: UIScene? { fatalError() }; open var role: UISceneSession.Role { fatalError() }; open var configuration: UISceneConfiguration { fatalError() }; open var persistentIdentifier: String { fatalError() }; open var stateRestorationActivity: NSUserActivity? { get { fatalError() } set { fatalError() } }; open var userInfo: [String: Any]? { get { fatalError() } set { fatalError() } }
  public struct Role: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let windowApplication = Role(rawValue: ""); @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public static let windowExternalDisplayNonInteractive = Role(rawValue: "") } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIOpenURLContext: NSObject { open var url: URL { fatalError() }
  open var options: UIScene.OpenURLOptions { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIScene {
  @MainActor @preconcurrency open class ConnectionOptions: NSObject { open var urlContexts: Set<UIOpenURLContext> { fatalError() }; open var userActivities: Set<NSUserActivity> { fatalError() }; open var sourceApplication: String? { fatalError() } }
  public var session: UISceneSession { fatalError() }
  public var title: String! { get { fatalError() } set { fatalError() } }
  public var delegate: (any UISceneDelegate)? { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UISceneDelegate: NSObjectProtocol {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UISceneDelegate {
  public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) { fatalError() }
  public func sceneDidDisconnect(_ scene: UIScene) { fatalError() }
  public func sceneDidBecomeActive(_ scene: UIScene) { fatalError() }
  public func sceneWillResignActive(_ scene: UIScene) { fatalError() }
  public func sceneWillEnterForeground(_ scene: UIScene) { fatalError() }
  public func sceneDidEnterBackground(_ scene: UIScene) { fatalError() }
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { fatalError() }
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { fatalError() }
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { fatalError() }
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) { fatalError() }
  public func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error) { fatalError() }
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate { var window: UIWindow? { get set }
  @available(tvOS, unavailable) func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
  @available(tvOS, unavailable) func windowScene(_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection)
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIWindowSceneDelegate { public var window: UIWindow? { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) public func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) { fatalError() }
  @available(tvOS, unavailable) public func windowScene(_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection) { fatalError() }
}

// The pasteboard and fonts.
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class UIPasteboard: NSObject, @unchecked Sendable {
  open class var general: UIPasteboard { fatalError() }
  open var string: String? { get { fatalError() } set { fatalError() } }
  open var strings: [String]? { get { fatalError() } set { fatalError() } }
  open var url: URL? { get { fatalError() } set { fatalError() } }
  open var image: UIImage? { get { fatalError() } set { fatalError() } }
  open var color: UIColor? { get { fatalError() } set { fatalError() } }
  open var items: [[String: Any]] { get { fatalError() } set { fatalError() } }
  open var hasStrings: Bool { fatalError() }
  open var hasURLs: Bool { fatalError() }
  open var hasImages: Bool { fatalError() }
  open var changeCount: Int { fatalError() }
  public class var changedNotification: NSNotification.Name { fatalError() }
  public convenience init?(name pasteboardName: String, create: Bool) { fatalError() }
  open class func withUniqueName() -> UIPasteboard { fatalError() }
  open var urls: [URL]? { get { fatalError() } set { fatalError() } }
  open var images: [UIImage]? { get { fatalError() } set { fatalError() } }
  open var colors: [UIColor]? { get { fatalError() } set { fatalError() } }
  open var hasColors: Bool { fatalError() }
  open var numberOfItems: Int { fatalError() }
  open var itemProviders: [NSItemProvider] { get { fatalError() } set { fatalError() } }
  open func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) { fatalError() }
  open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) { fatalError() }
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) { fatalError() }
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { fatalError() }
  open func data(forPasteboardType pasteboardType: String) -> Data? { fatalError() }
  open func value(forPasteboardType pasteboardType: String) -> Any? { fatalError() }
  open func contains(pasteboardTypes: [String]) -> Bool { fatalError() }
  open func addItems(_ items: [[String: Any]]) { fatalError() }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let expirationDate = OptionsKey(rawValue: ""); public static let localOnly = OptionsKey(rawValue: "") }
  open class var removedNotification: NSNotification.Name { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { fatalError() }; public static var traitItalic: SymbolicTraits { fatalError() }; public static var traitBold: SymbolicTraits { fatalError() }; public static var traitMonoSpace: SymbolicTraits { fatalError() }; public static var traitExpanded: SymbolicTraits { fatalError() }; public static var traitCondensed: SymbolicTraits { fatalError() } }
  public struct SystemDesign: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let `default` = SystemDesign(rawValue: ""); public static let rounded = SystemDesign(rawValue: ""); public static let serif = SystemDesign(rawValue: ""); public static let monospaced = SystemDesign(rawValue: "") }
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor { fatalError() }
  open var symbolicTraits: UIFontDescriptor.SymbolicTraits { fatalError() }
  open var pointSize: CGFloat { fatalError() }
  open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? { fatalError() }
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? { fatalError() }
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { fatalError() }
  public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) { fatalError() }
  public convenience init(name fontName: String, size: CGFloat) { fatalError() }
  open func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:]) -> UIFontDescriptor { fatalError() }
  open func withFamily(_ newFamily: String) -> UIFontDescriptor { fatalError() }
  open func withFace(_ newFace: String) -> UIFontDescriptor { fatalError() }
  open var fontAttributes: [UIFontDescriptor.AttributeName: Any] { fatalError() }
  open var postscriptName: String { fatalError() }
  open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? { fatalError() }
  public struct AttributeName: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let family = AttributeName(rawValue: ""); public static let name = AttributeName(rawValue: ""); public static let face = AttributeName(rawValue: ""); public static let size = AttributeName(rawValue: ""); public static let visibleName = AttributeName(rawValue: ""); public static let matrix = AttributeName(rawValue: ""); public static let characterSet = AttributeName(rawValue: ""); public static let cascadeList = AttributeName(rawValue: ""); public static let traits = AttributeName(rawValue: ""); public static let fixedAdvance = AttributeName(rawValue: ""); public static let featureSettings = AttributeName(rawValue: ""); public static let textStyle = AttributeName(rawValue: "") }
  public struct TraitKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let symbolic = TraitKey(rawValue: ""); public static let weight = TraitKey(rawValue: ""); public static let width = TraitKey(rawValue: ""); public static let slant = TraitKey(rawValue: "") }
  public struct FeatureKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let type = FeatureKey(rawValue: ""); public static let selector = FeatureKey(rawValue: ""); public static let featureIdentifier = FeatureKey(rawValue: ""); public static let typeIdentifier = FeatureKey(rawValue: "") }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIFont {
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) { fatalError() }
  public var fontDescriptor: UIFontDescriptor { fatalError() }
  public var familyName: String { fatalError() }
  public var ascender: CGFloat { fatalError() }
  public var descender: CGFloat { fatalError() }
  public var capHeight: CGFloat { fatalError() }
  public class var familyNames: [String] { fatalError() }
  public class var labelFontSize: CGFloat { fatalError() }
  public class var systemFontSize: CGFloat { fatalError() }
  public class func fontNames(forFamilyName familyName: String) -> [String] { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class UIFontMetrics: NSObject, @unchecked Sendable { public init(forTextStyle textStyle: UIFont.TextStyle) { fatalError() }
  open class var `default`: UIFontMetrics { fatalError() }
  open func scaledFont(for font: UIFont) -> UIFont { fatalError() }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { fatalError() }
  open func scaledValue(for value: CGFloat) -> CGFloat { fatalError() } }

// Attributes of strings.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("")
  public static let foregroundColor = NSAttributedString.Key("")
  public static let backgroundColor = NSAttributedString.Key("")
  public static let paragraphStyle = NSAttributedString.Key("")
  public static let kern = NSAttributedString.Key("")
  public static let ligature = NSAttributedString.Key("")
  public static let underlineStyle = NSAttributedString.Key("")
  public static let underlineColor = NSAttributedString.Key("")
  public static let strikethroughStyle = NSAttributedString.Key("")
  public static let strikethroughColor = NSAttributedString.Key("")
  public static let strokeColor = NSAttributedString.Key("")
  public static let strokeWidth = NSAttributedString.Key("")
  public static let shadow = NSAttributedString.Key("")
  public static let attachment = NSAttributedString.Key("")
  public static let link = NSAttributedString.Key("")
  public static let baselineOffset = NSAttributedString.Key("")
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct NSUnderlineStyle: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int) { fatalError() }; public static var single: NSUnderlineStyle { fatalError() }; public static var thick: NSUnderlineStyle { fatalError() }; public static var double: NSUnderlineStyle { fatalError() }; public static var patternDot: NSUnderlineStyle { fatalError() }; public static var patternDash: NSUnderlineStyle { fatalError() }; public static var byWord: NSUnderlineStyle { fatalError() } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class NSParagraphStyle: NSObject, @unchecked Sendable { public override init() { fatalError() }
  open class var `default`: NSParagraphStyle { fatalError() }
  open var lineSpacing: CGFloat { fatalError() }
  open var paragraphSpacing: CGFloat { fatalError() }
  open var alignment: NSTextAlignment { fatalError() }
  open var lineBreakMode: NSLineBreakMode { fatalError() }
  open var lineHeightMultiple: CGFloat { fatalError() }
  open var minimumLineHeight: CGFloat { fatalError() }
  open var maximumLineHeight: CGFloat { fatalError() }
  open var headIndent: CGFloat { fatalError() }
  open var tailIndent: CGFloat { fatalError() }
  open var firstLineHeadIndent: CGFloat { fatalError() }
  open var paragraphSpacingBefore: CGFloat { fatalError() }
  open var hyphenationFactor: Float { fatalError() }
  open var baseWritingDirection: NSWritingDirection { fatalError() }
  open var tabStops: [NSTextTab] { fatalError() }
  open var defaultTabInterval: CGFloat { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) open var usesDefaultHyphenation: Bool { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable { public override init() { fatalError() }
  open override var lineSpacing: CGFloat { get { fatalError() } set { fatalError() } }
  open override var paragraphSpacing: CGFloat { get { fatalError() } set { fatalError() } }
  open override var alignment: NSTextAlignment { get { fatalError() } set { fatalError() } }
  open override var lineBreakMode: NSLineBreakMode { get { fatalError() } set { fatalError() } }
  open override var lineHeightMultiple: CGFloat { get { fatalError() } set { fatalError() } }
  open override var minimumLineHeight: CGFloat { get { fatalError() } set { fatalError() } }
  open override var maximumLineHeight: CGFloat { get { fatalError() } set { fatalError() } }
  open override var headIndent: CGFloat { get { fatalError() } set { fatalError() } }
  open override var tailIndent: CGFloat { get { fatalError() } set { fatalError() } }
  open override var firstLineHeadIndent: CGFloat { get { fatalError() } set { fatalError() } }
  open override var paragraphSpacingBefore: CGFloat { get { fatalError() } set { fatalError() } }
  open override var hyphenationFactor: Float { get { fatalError() } set { fatalError() } }
  open override var baseWritingDirection: NSWritingDirection { get { fatalError() } set { fatalError() } }
  open override var tabStops: [NSTextTab] { get { fatalError() } set { fatalError() } }
  open override var defaultTabInterval: CGFloat { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) open override var usesDefaultHyphenation: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { get { fatalError() } set { fatalError() } }
  open func setParagraphStyle(_ obj: NSParagraphStyle) { fatalError() }
  open func addTabStop(_ anObject: NSTextTab) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class NSShadow: NSObject { public override init() { fatalError() }; open var shadowOffset: CGSize { get { fatalError() } set { fatalError() } }; open var shadowBlurRadius: CGFloat { get { fatalError() } set { fatalError() } }; open var shadowColor: Any? { get { fatalError() } set { fatalError() } } }

// The keyboard.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIResponder {
  nonisolated public class var keyboardWillShowNotification: NSNotification.Name { fatalError() }
  nonisolated public class var keyboardDidShowNotification: NSNotification.Name { fatalError() }
  nonisolated public class var keyboardWillHideNotification: NSNotification.Name { fatalError() }
  nonisolated public class var keyboardDidHideNotification: NSNotification.Name { fatalError() }
  nonisolated public class var keyboardWillChangeFrameNotification: NSNotification.Name { fatalError() }
  nonisolated public class var keyboardDidChangeFrameNotification: NSNotification.Name { fatalError() }
  nonisolated public class var keyboardFrameBeginUserInfoKey: String { fatalError() }
  nonisolated public class var keyboardFrameEndUserInfoKey: String { fatalError() }
  nonisolated public class var keyboardAnimationDurationUserInfoKey: String { fatalError() }
  nonisolated public class var keyboardAnimationCurveUserInfoKey: String { fatalError() }
}

// Interactions, menus and dragging.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIInteraction: NSObjectProtocol { var view: UIView? { get }; func willMove(to view: UIView?); func didMove(to view: UIView?) }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIView {
  public func addInteraction(_ interaction: any UIInteraction) { fatalError() }
  public func removeInteraction(_ interaction: any UIInteraction) { fatalError() }
  public var interactions: [any UIInteraction] { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIContextMenuInteraction: NSObject, UIInteraction { public init(delegate: any UIContextMenuInteractionDelegate) { fatalError() }; open var view: UIView? { fatalError() }; open func willMove(to view: UIView?) { fatalError() }; open func didMove(to view: UIView?) { fatalError() }; open func dismissMenu() { fatalError() }; open func location(in view: UIView?) -> CGPoint { fatalError() }
  open weak var delegate: (any UIContextMenuInteractionDelegate)? { fatalError() }
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIContextMenuInteractionDelegate: NSObjectProtocol { func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration?
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, highlightPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview?
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, dismissalPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview?
  @available(iOS, introduced: 13.0, deprecated: 16.0, renamed: "contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)") @available(tvOS, unavailable) @available(visionOS, introduced: 1.0, deprecated: 1.0, renamed: "contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)") func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  @available(iOS, introduced: 13.0, deprecated: 16.0, renamed: "contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)") @available(tvOS, unavailable) @available(visionOS, introduced: 1.0, deprecated: 1.0, renamed: "contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)") func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UIContextMenuInteractionDelegate {
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, highlightPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview? { fatalError() }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, dismissalPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview? { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 16.0, renamed: "contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)") @available(tvOS, unavailable) @available(visionOS, introduced: 1.0, deprecated: 1.0, renamed: "contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)") public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 16.0, renamed: "contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)") @available(tvOS, unavailable) @available(visionOS, introduced: 1.0, deprecated: 1.0, renamed: "contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)") public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { fatalError() }
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { fatalError() }
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { fatalError() }
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIDragDropSession: NSObjectProtocol { var items: [UIDragItem] { get }; func location(in view: UIView) -> CGPoint; func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool; func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool }
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIDragSession: UIDragDropSession { var localContext: Any? { get set } }
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIDropSession: UIDragDropSession { var localDragSession: (any UIDragSession)? { get }; @discardableResult func loadObjects(ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void) -> Progress }
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UIDropSession { @discardableResult public func loadObjects<T: _ObjectiveCBridgeable>(ofClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress { fatalError() } }
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIDragItem: NSObject { public init(itemProvider: NSItemProvider) { fatalError() }; open var itemProvider: NSItemProvider { fatalError() }; open var localObject: Any? { get { fatalError() } set { fatalError() } }
  open var previewProvider: (() -> UIDragPreview?)? { get { fatalError() } set { fatalError() } }
  open func setNeedsDropPreviewUpdate() { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIDropProposal: NSObject { public init(operation: UIDropOperation) { fatalError() }; open var operation: UIDropOperation { fatalError() }
  open var isPrecise: Bool { get { fatalError() } set { fatalError() } }
  open var prefersFullSizePreview: Bool { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIDragInteraction: NSObject, UIInteraction { public init(delegate: any UIDragInteractionDelegate) { fatalError() }; open var view: UIView? { fatalError() }; open func willMove(to view: UIView?) { fatalError() }; open func didMove(to view: UIView?) { fatalError() }; open var isEnabled: Bool { get { fatalError() } set { fatalError() } }
  open weak var delegate: (any UIDragInteractionDelegate)? { fatalError() }
  open var allowsSimultaneousRecognitionDuringLift: Bool { get { fatalError() } set { fatalError() } }
  open class var isEnabledByDefault: Bool { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIDragInteractionDelegate: NSObjectProtocol { func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
  func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession) -> UITargetedDragPreview?
  func dragInteraction(_ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool
  func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
  func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
  func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
  func dragInteraction(_ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint) -> [UIDragItem]
  func dragInteraction(_ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview?
  func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UIDragInteractionDelegate {
  public func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession) -> UITargetedDragPreview? { fatalError() }
  public func dragInteraction(_ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession) { fatalError() }
  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) { fatalError() }
  public func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool { fatalError() }
  public func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool { fatalError() }
  public func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool { fatalError() }
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) { fatalError() }
  public func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) { fatalError() }
  public func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) { fatalError() }
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) { fatalError() }
  public func dragInteraction(_ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint) -> [UIDragItem] { fatalError() }
  public func dragInteraction(_ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview? { fatalError() }
  public func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating) { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIDropInteraction: NSObject, UIInteraction { public init(delegate: any UIDropInteractionDelegate) { fatalError() }; open var view: UIView? { fatalError() }; open func willMove(to view: UIView?) { fatalError() }; open func didMove(to view: UIView?) { fatalError() }
  open weak var delegate: (any UIDropInteractionDelegate)? { fatalError() }
  open var allowsSimultaneousDropSessions: Bool { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIDropInteractionDelegate: NSObjectProtocol { func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool; func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal; func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview?
  func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UIDropInteractionDelegate { public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { fatalError() }; public func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal { fatalError() }; public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) { fatalError() }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) { fatalError() }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { fatalError() }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { fatalError() }
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) { fatalError() }
  public func dropInteraction(_ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview? { fatalError() }
  public func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIMenu {
  public struct Identifier: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public init(_ rawValue: String) { fatalError() } }
  public struct Options: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var displayInline: Options { fatalError() }; public static var destructive: Options { fatalError() }; @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public static var singleSelection: Options { fatalError() } }
  public convenience init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [], children: [UIMenuElement] = []) { fatalError() }
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu { fatalError() }
}

// Traits.
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UITraitDefinition { associatedtype Value; static var defaultValue: Self.Value { get } }
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public typealias UITrait = any UITraitDefinition.Type
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UITraitChangeRegistration: NSObjectProtocol {}
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UITraitChangeObservable: AnyObject {}
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UITraitChangeObservable {
  @discardableResult public func registerForTraitChanges(_ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void) -> any UITraitChangeRegistration { fatalError() }
  @_disfavoredOverload @discardableResult public func registerForTraitChanges<Observer>(_ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void) -> any UITraitChangeRegistration { fatalError() }
  @discardableResult public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration { fatalError() }
  @discardableResult public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration { fatalError() }
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { fatalError() }
}
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIView: UITraitChangeObservable {}
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIViewController: UITraitChangeObservable {}
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UITraitUserInterfaceStyle: UITraitDefinition { public typealias Value = UIUserInterfaceStyle; public static var defaultValue: UIUserInterfaceStyle { fatalError() } }
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UITraitHorizontalSizeClass: UITraitDefinition { public typealias Value = UIUserInterfaceSizeClass; public static var defaultValue: UIUserInterfaceSizeClass { fatalError() } }
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UITraitVerticalSizeClass: UITraitDefinition { public typealias Value = UIUserInterfaceSizeClass; public static var defaultValue: UIUserInterfaceSizeClass { fatalError() } }
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UITraitPreferredContentSizeCategory: UITraitDefinition { public typealias Value = UIContentSizeCategory; public static var defaultValue: UIContentSizeCategory { fatalError() } }
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UITraitAccessibilityContrast: UITraitDefinition { public typealias Value = UIAccessibilityContrast; public static var defaultValue: UIAccessibilityContrast { fatalError() } }
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UITraitLayoutDirection: UITraitDefinition { public typealias Value = UITraitEnvironmentLayoutDirection; public static var defaultValue: UITraitEnvironmentLayoutDirection { fatalError() } }
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UITraitUserInterfaceIdiom: UITraitDefinition { public typealias Value = UIUserInterfaceIdiom; public static var defaultValue: UIUserInterfaceIdiom { fatalError() } }
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UITraitDisplayScale: UITraitDefinition { public typealias Value = CGFloat; public static var defaultValue: CGFloat { fatalError() } }
#endif
