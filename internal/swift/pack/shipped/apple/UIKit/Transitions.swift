#if !os(watchOS)
// Accessibility.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable)
public struct UIAccessibilityTraits: OptionSet, Sendable { public let rawValue: UInt64; public init(rawValue: UInt64) { fatalError() }
  public static var none: UIAccessibilityTraits { fatalError() }
  public static var button: UIAccessibilityTraits { fatalError() }
  public static var link: UIAccessibilityTraits { fatalError() }
  public static var image: UIAccessibilityTraits { fatalError() }
  public static var searchField: UIAccessibilityTraits { fatalError() }
  public static var keyboardKey: UIAccessibilityTraits { fatalError() }
  public static var staticText: UIAccessibilityTraits { fatalError() }
  public static var header: UIAccessibilityTraits { fatalError() }
  public static var tabBar: UIAccessibilityTraits { fatalError() }
  public static var summaryElement: UIAccessibilityTraits { fatalError() }
  public static var selected: UIAccessibilityTraits { fatalError() }
  public static var playsSound: UIAccessibilityTraits { fatalError() }
  public static var notEnabled: UIAccessibilityTraits { fatalError() }
  public static var updatesFrequently: UIAccessibilityTraits { fatalError() }
  public static var startsMediaSession: UIAccessibilityTraits { fatalError() }
  public static var adjustable: UIAccessibilityTraits { fatalError() }
  public static var allowsDirectInteraction: UIAccessibilityTraits { fatalError() }
  public static var causesPageTurn: UIAccessibilityTraits { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIAccessibilityCustomAction: NSObject {
  public init(name: String, target: Any?, selector: Selector) { fatalError() }
  public convenience init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) { fatalError() }
  public convenience init(name: String, image: UIImage?, actionHandler: @escaping (UIAccessibilityCustomAction) -> Bool) { fatalError() }
  open var name: String { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { fatalError() }
    public static var screenChanged: Notification { fatalError() }; public static var layoutChanged: Notification { fatalError() }; public static var announcement: Notification { fatalError() }; public static var pageScrolled: Notification { fatalError() } }
  @MainActor public static func post(notification: UIAccessibility.Notification, argument: Any?) { fatalError() }
  @MainActor public static var isVoiceOverRunning: Bool { fatalError() }
  @MainActor public static var isReduceMotionEnabled: Bool { fatalError() }
  @MainActor public static var isReduceTransparencyEnabled: Bool { fatalError() }
  @MainActor public static var isBoldTextEnabled: Bool { fatalError() }
  @MainActor public static var isDarkerSystemColorsEnabled: Bool { fatalError() }
  public static var voiceOverStatusDidChangeNotification: NSNotification.Name { fatalError() }
  public static var reduceMotionStatusDidChangeNotification: NSNotification.Name { fatalError() }
}

// Status bars, orientations and transitions of view controllers.
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum UIStatusBarStyle: Int, Sendable { case `default` = 0, lightContent = 1, darkContent = 3 }
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct UIInterfaceOrientationMask: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }
  public static var portrait: UIInterfaceOrientationMask { fatalError() }
  public static var landscapeLeft: UIInterfaceOrientationMask { fatalError() }
  public static var landscapeRight: UIInterfaceOrientationMask { fatalError() }
  public static var portraitUpsideDown: UIInterfaceOrientationMask { fatalError() }
  public static var landscape: UIInterfaceOrientationMask { fatalError() }
  public static var all: UIInterfaceOrientationMask { fatalError() }
  public static var allButUpsideDown: UIInterfaceOrientationMask { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIContentContainer: NSObjectProtocol { var preferredContentSize: CGSize { get } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  var initiallyInteractive: Bool { get }
  var transitionDuration: TimeInterval { get }
  var containerView: UIView { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  @discardableResult func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIViewControllerTransitionCoordinator {
  @discardableResult public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }
  public static let from = UITransitionContextViewControllerKey(rawValue: ""); public static let to = UITransitionContextViewControllerKey(rawValue: "") }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }
  public static let from = UITransitionContextViewKey(rawValue: ""); public static let to = UITransitionContextViewKey(rawValue: "") }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func initialFrame(for vc: UIViewController) -> CGRect
  func finalFrame(for vc: UIViewController) -> CGRect
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  func animationEnded(_ transitionCompleted: Bool)
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIViewControllerAnimatedTransitioning { public func animationEnded(_ transitionCompleted: Bool) { fatalError() } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol { func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  public override init() { fatalError() }
  open var percentComplete: CGFloat { fatalError() }
  open var completionSpeed: CGFloat { get { fatalError() } set { fatalError() } }
  open func update(_ percentComplete: CGFloat) { fatalError() }
  open func cancel() { fatalError() }
  open func finish() { fatalError() }
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
  func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController?
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIViewControllerTransitioningDelegate {
  public func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { fatalError() }
  public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { fatalError() }
  public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { fatalError() }
  public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { fatalError() }
  public func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? { fatalError() }
}

// Text containers and their layout.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class NSTextContainer: NSObject {
  public init(size: CGSize) { fatalError() }
  open var size: CGSize { get { fatalError() } set { fatalError() } }
  open var lineFragmentPadding: CGFloat { get { fatalError() } set { fatalError() } }
  open var maximumNumberOfLines: Int { get { fatalError() } set { fatalError() } }
  open var lineBreakMode: NSLineBreakMode { get { fatalError() } set { fatalError() } }
  open var exclusionPaths: [UIBezierPath] { get { fatalError() } set { fatalError() } }
  open var widthTracksTextView: Bool { get { fatalError() } set { fatalError() } }
  open var heightTracksTextView: Bool { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class NSLayoutManager: NSObject {
  public override init() { fatalError() }
  open func addTextContainer(_ container: NSTextContainer) { fatalError() }
  open func usedRect(for container: NSTextContainer) -> CGRect { fatalError() }
  open func ensureLayout(for container: NSTextContainer) { fatalError() }
  open func glyphRange(for container: NSTextContainer) -> NSRange { fatalError() }
  open var numberOfGlyphs: Int { fatalError() }
  open weak var delegate: (any NSLayoutManagerDelegate)? { get { fatalError() } set { fatalError() } }
  open var textStorage: NSTextStorage? { get { fatalError() } set { fatalError() } }
  open var textContainers: [NSTextContainer] { fatalError() }
  open var usesFontLeading: Bool { get { fatalError() } set { fatalError() } }
  open var allowsNonContiguousLayout: Bool { get { fatalError() } set { fatalError() } }
  open func characterIndex(for point: CGPoint, in container: NSTextContainer, fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?) -> Int { fatalError() }
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { fatalError() }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { fatalError() }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { fatalError() }
  open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?) -> NSRange { fatalError() }
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?) -> NSRange { fatalError() }
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect { fatalError() }
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?) -> CGRect { fatalError() }
  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?) -> CGRect { fatalError() }
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint { fatalError() }
  open func enumerateLineFragments(forGlyphRange glyphRange: NSRange, using block: @escaping (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<Bool>) -> Void) { fatalError() }
  open func enumerateEnclosingRects(forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer, using block: @escaping (CGRect, UnsafeMutablePointer<Bool>) -> Void) { fatalError() }
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) { fatalError() }
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) { fatalError() }
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?) { fatalError() }
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class NSTextStorage: NSMutableAttributedString, @unchecked Sendable {
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) { fatalError() }
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) { fatalError() }
  open weak var delegate: (any NSTextStorageDelegate)? { get { fatalError() } set { fatalError() } }
  open var layoutManagers: [NSLayoutManager] { fatalError() }
  open var editedMask: NSTextStorage.EditActions { fatalError() }
  open var editedRange: NSRange { fatalError() }
  open var changeInLength: Int { fatalError() }
  open func edited(_ editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) { fatalError() }
  open func processEditing() { fatalError() }
  public struct EditActions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var editedAttributes: EditActions { fatalError() }; public static var editedCharacters: EditActions { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }

// Content for views that have nothing to show.
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public init(traitCollection: UITraitCollection) { fatalError() }
  public var traitCollection: UITraitCollection
  public var searchText: String?
}
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  public static func empty() -> UIContentUnavailableConfiguration { fatalError() }
  public static func loading() -> UIContentUnavailableConfiguration { fatalError() }
  public static func search() -> UIContentUnavailableConfiguration { fatalError() }
  public var image: UIImage?
  public var text: String?
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var button: UIButton.Configuration
  public var secondaryButton: UIButton.Configuration
  public var buttonProperties: UIContentUnavailableConfiguration.ButtonProperties
  public var secondaryButtonProperties: UIContentUnavailableConfiguration.ButtonProperties
  public var imageProperties: UIContentUnavailableConfiguration.ImageProperties
  public var textProperties: UIContentUnavailableConfiguration.TextProperties
  public var secondaryTextProperties: UIContentUnavailableConfiguration.TextProperties
  public struct ButtonProperties: Hashable { public var primaryAction: UIAction?; public var menu: UIMenu?; public var isEnabled: Bool }
  public struct ImageProperties: Hashable { public var tintColor: UIColor?; public var cornerRadius: CGFloat; public var maximumSize: CGSize { get { fatalError() } set { fatalError() } } }
  public struct TextProperties: Hashable { public var font: UIFont; public var color: UIColor; public var numberOfLines: Int; public var adjustsFontSizeToFitWidth: Bool }
  @MainActor public func makeContentView() -> UIView & UIContentView { fatalError() }
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { fatalError() }
  public static func == (a: Self, b: Self) -> Bool { fatalError() }
  public func hash(into h: inout Hasher) { fatalError() }
  public var directionalLayoutMargins: NSDirectionalEdgeInsets { get { fatalError() } set { fatalError() } }
  public var axesPreservingSuperviewLayoutMargins: UIAxis { get { fatalError() } set { fatalError() } }
  public var alignment: UIContentUnavailableConfiguration.Alignment { get { fatalError() } set { fatalError() } }
  public var background: UIBackgroundConfiguration { get { fatalError() } set { fatalError() } }
  public var imageToTextPadding: CGFloat { get { fatalError() } set { fatalError() } }
  public var textToSecondaryTextPadding: CGFloat { get { fatalError() } set { fatalError() } }
  public var textToButtonPadding: CGFloat { get { fatalError() } set { fatalError() } }
  public var buttonToSecondaryButtonPadding: CGFloat { get { fatalError() } set { fatalError() } }
  public enum Alignment: Sendable { case center, natural }
}

// What traits tell of text and contrast.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }
  public static var unspecified: UIContentSizeCategory { fatalError() }
  public static var extraSmall: UIContentSizeCategory { fatalError() }
  public static var small: UIContentSizeCategory { fatalError() }
  public static var medium: UIContentSizeCategory { fatalError() }
  public static var large: UIContentSizeCategory { fatalError() }
  public static var extraLarge: UIContentSizeCategory { fatalError() }
  public static var extraExtraLarge: UIContentSizeCategory { fatalError() }
  public static var extraExtraExtraLarge: UIContentSizeCategory { fatalError() }
  public static var accessibilityMedium: UIContentSizeCategory { fatalError() }
  public static var accessibilityLarge: UIContentSizeCategory { fatalError() }
  public static var accessibilityExtraLarge: UIContentSizeCategory { fatalError() }
  public static var accessibilityExtraExtraLarge: UIContentSizeCategory { fatalError() }
  public static var accessibilityExtraExtraExtraLarge: UIContentSizeCategory { fatalError() }
  public var isAccessibilityCategory: Bool { fatalError() }
  public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { fatalError() }
  public static var didChangeNotification: NSNotification.Name { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UITextView {
  nonisolated public class var textDidBeginEditingNotification: NSNotification.Name { fatalError() }
  nonisolated public class var textDidEndEditingNotification: NSNotification.Name { fatalError() }
  nonisolated public class var textDidChangeNotification: NSNotification.Name { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UITextField {
  nonisolated public class var textDidBeginEditingNotification: NSNotification.Name { fatalError() }
  nonisolated public class var textDidEndEditingNotification: NSNotification.Name { fatalError() }
  nonisolated public class var textDidChangeNotification: NSNotification.Name { fatalError() }
}

// Menus that are made late, and animations of context menus.
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIDeferredMenuElement: UIMenuElement {
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) { fatalError() }
  @available(iOS 15.0, tvOS 15.0, *) open class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> UIDeferredMenuElement { fatalError() }
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) open class func usingFocus(identifier: String, shouldCacheItems: Bool = true) -> UIDeferredMenuElement { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating { var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set } }

// Snapshots of one section, and items that move.
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable> {
  public init() { fatalError() }
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) { fatalError() }
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) { fatalError() }
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) { fatalError() }
  public mutating func delete(_ items: [ItemIdentifierType]) { fatalError() }
  public mutating func deleteAll() { fatalError() }
  public mutating func expand(_ items: [ItemIdentifierType]) { fatalError() }
  public mutating func collapse(_ items: [ItemIdentifierType]) { fatalError() }
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { fatalError() }
  public func contains(_ item: ItemIdentifierType) -> Bool { fatalError() }
  public func index(of item: ItemIdentifierType) -> Int? { fatalError() }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { fatalError() }
  public func isVisible(_ item: ItemIdentifierType) -> Bool { fatalError() }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { fatalError() }
  public func level(of item: ItemIdentifierType) -> Int { fatalError() }
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { fatalError() }
  public var items: [ItemIdentifierType] { fatalError() }
  public var rootItems: [ItemIdentifierType] { fatalError() }
  public var visibleItems: [ItemIdentifierType] { fatalError() }
}
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable> {
  public var initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { fatalError() }
  public var finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { fatalError() }
  public var difference: CollectionDifference<ItemIdentifierType> { fatalError() }
}
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UICollectionViewDiffableDataSource {
  nonisolated public func apply(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) { fatalError() }
  @available(iOS 15.0, tvOS 15.0, *) nonisolated public func apply(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType, animatingDifferences: Bool = true) async { fatalError() }
  nonisolated public func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { fatalError() }
  public struct ReorderingHandlers {
    public init() { fatalError() }
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
  }
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    public init() { fatalError() }
    public var shouldExpandItem: ((Item) -> Bool)?
    public var willExpandItem: ((Item) -> Void)?
    public var shouldCollapseItem: ((Item) -> Bool)?
    public var willCollapseItem: ((Item) -> Void)?
    public var snapshotForExpandingParent: ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?
  }
  public var reorderingHandlers: ReorderingHandlers { get { fatalError() } set { fatalError() } }
  public var sectionSnapshotHandlers: SectionSnapshotHandlers<ItemIdentifierType> { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UICollectionView {
  @discardableResult public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { fatalError() }
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { fatalError() }
  public func endInteractiveMovement() { fatalError() }
  public func cancelInteractiveMovement() { fatalError() }
}

// Emitters.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class CAEmitterCell: NSObject {
  public override init() { fatalError() }
  open var contents: Any? { get { fatalError() } set { fatalError() } }
  open var birthRate: Float { get { fatalError() } set { fatalError() } }
  open var lifetime: Float { get { fatalError() } set { fatalError() } }
  open var lifetimeRange: Float { get { fatalError() } set { fatalError() } }
  open var velocity: CGFloat { get { fatalError() } set { fatalError() } }
  open var velocityRange: CGFloat { get { fatalError() } set { fatalError() } }
  open var xAcceleration: CGFloat { get { fatalError() } set { fatalError() } }
  open var yAcceleration: CGFloat { get { fatalError() } set { fatalError() } }
  open var zAcceleration: CGFloat { get { fatalError() } set { fatalError() } }
  open var scale: CGFloat { get { fatalError() } set { fatalError() } }
  open var scaleRange: CGFloat { get { fatalError() } set { fatalError() } }
  open var scaleSpeed: CGFloat { get { fatalError() } set { fatalError() } }
  open var spin: CGFloat { get { fatalError() } set { fatalError() } }
  open var spinRange: CGFloat { get { fatalError() } set { fatalError() } }
  open var emissionLongitude: CGFloat { get { fatalError() } set { fatalError() } }
  open var emissionLatitude: CGFloat { get { fatalError() } set { fatalError() } }
  open var emissionRange: CGFloat { get { fatalError() } set { fatalError() } }
  open var color: CGColor? { get { fatalError() } set { fatalError() } }
  open var alphaSpeed: Float { get { fatalError() } set { fatalError() } }
  open var alphaRange: Float { get { fatalError() } set { fatalError() } }
  open var name: String? { get { fatalError() } set { fatalError() } }
  open var emitterCells: [CAEmitterCell]? { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }
  public static var point: CAEmitterLayerEmitterShape { fatalError() }
  public static var line: CAEmitterLayerEmitterShape { fatalError() }
  public static var rectangle: CAEmitterLayerEmitterShape { fatalError() }
  public static var cuboid: CAEmitterLayerEmitterShape { fatalError() }
  public static var circle: CAEmitterLayerEmitterShape { fatalError() }
  public static var sphere: CAEmitterLayerEmitterShape { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }
  public static var points: CAEmitterLayerEmitterMode { fatalError() }
  public static var outline: CAEmitterLayerEmitterMode { fatalError() }
  public static var surface: CAEmitterLayerEmitterMode { fatalError() }
  public static var volume: CAEmitterLayerEmitterMode { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }
  public static var unordered: CAEmitterLayerRenderMode { fatalError() }
  public static var oldestFirst: CAEmitterLayerRenderMode { fatalError() }
  public static var oldestLast: CAEmitterLayerRenderMode { fatalError() }
  public static var backToFront: CAEmitterLayerRenderMode { fatalError() }
  public static var additive: CAEmitterLayerRenderMode { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]? { get { fatalError() } set { fatalError() } }
  open var birthRate: Float { get { fatalError() } set { fatalError() } }
  open var lifetime: Float { get { fatalError() } set { fatalError() } }
  open var emitterPosition: CGPoint { get { fatalError() } set { fatalError() } }
  open var emitterSize: CGSize { get { fatalError() } set { fatalError() } }
  open var emitterShape: CAEmitterLayerEmitterShape { get { fatalError() } set { fatalError() } }
  open var emitterMode: CAEmitterLayerEmitterMode { get { fatalError() } set { fatalError() } }
  open var renderMode: CAEmitterLayerRenderMode { get { fatalError() } set { fatalError() } }
  open var velocity: Float { get { fatalError() } set { fatalError() } }
  open var scale: Float { get { fatalError() } set { fatalError() } }
  open var spin: Float { get { fatalError() } set { fatalError() } }
}

// Displays that tell when they refresh.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class CADisplayLink: NSObject {
  public init(target: Any, selector sel: Selector) { fatalError() }
  open var timestamp: CFTimeInterval { fatalError() }
  open var targetTimestamp: CFTimeInterval { fatalError() }
  open var duration: CFTimeInterval { fatalError() }
  open var isPaused: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, tvOS 15.0, *) open var preferredFrameRateRange: CAFrameRateRange { get { fatalError() } set { fatalError() } }
  open var preferredFramesPerSecond: Int { get { fatalError() } set { fatalError() } }
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { fatalError() }
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { fatalError() }
  open func invalidate() { fatalError() }
}
@available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct CAFrameRateRange: Sendable { public init(minimum: Float, maximum: Float, preferred: Float? = nil) { fatalError() }; public var minimum: Float; public var maximum: Float }

// Toolbars.
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIToolbar: UIView {
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var items: [UIBarButtonItem]? { get { fatalError() } set { fatalError() } }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { fatalError() }
  open var isTranslucent: Bool { get { fatalError() } set { fatalError() } }
  open var barTintColor: UIColor? { get { fatalError() } set { fatalError() } }
  open var barStyle: UIBarStyle { get { fatalError() } set { fatalError() } }
  open var standardAppearance: UIToolbarAppearance { get { fatalError() } set { fatalError() } }
  open var compactAppearance: UIToolbarAppearance? { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, visionOS 1.0, *) @available(tvOS, unavailable) open var scrollEdgeAppearance: UIToolbarAppearance? { get { fatalError() } set { fatalError() } }
  open func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) { fatalError() }
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) { fatalError() }
}
#endif
