#if !os(watchOS)
// Keys, presses and commands.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIPress: NSObject {
  open var timestamp: TimeInterval { fatalError() }
  open var phase: UIPress.Phase { fatalError() }
  open var type: UIPress.PressType { fatalError() }
  open var window: UIWindow? { fatalError() }
  open var responder: UIResponder? { fatalError() }
  open var gestureRecognizers: [UIGestureRecognizer]? { fatalError() }
  open var force: CGFloat { fatalError() }
  open var key: UIKey? { fatalError() }
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
  public enum PressType: Int, Sendable { case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause; @available(iOS 14.3, tvOS 14.3, visionOS 1.0, *) case pageUp = 30; @available(iOS 14.3, tvOS 14.3, visionOS 1.0, *) case pageDown = 31 }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIPressesEvent: UIEvent {
  open var allPresses: Set<UIPress> { fatalError() }
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIKey: NSObject {
  open var characters: String { fatalError() }
  open var charactersIgnoringModifiers: String { fatalError() }
  open var modifierFlags: UIKeyModifierFlags { fatalError() }
  open var keyCode: UIKeyboardHIDUsage { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UIKeyModifierFlags: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int) { fatalError() }; public static var alphaShift: UIKeyModifierFlags { fatalError() }; public static var shift: UIKeyModifierFlags { fatalError() }; public static var control: UIKeyModifierFlags { fatalError() }; public static var alternate: UIKeyModifierFlags { fatalError() }; public static var command: UIKeyModifierFlags { fatalError() }; public static var numericPad: UIKeyModifierFlags { fatalError() } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UIKeyboardHIDUsage: Int, Sendable { case keyboardErrorRollOver = 1, keyboardA = 4, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ, keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0, keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar, keyboardHyphen, keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash, keyboardNonUSPound, keyboardSemicolon, keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod, keyboardSlash, keyboardCapsLock, keyboardF1, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7, keyboardF8, keyboardF9, keyboardF10, keyboardF11, keyboardF12, keyboardHome = 74, keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown, keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow, keypadEnter = 88, keyboardLeftControl = 224, keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI, keyboardRightControl, keyboardRightShift, keyboardRightAlt, keyboardRightGUI }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UICommand: UIMenuElement {
  public convenience init(title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var action: Selector { fatalError() }
  open var propertyList: Any? { fatalError() }
  open var attributes: UIMenuElement.Attributes { get { fatalError() } set { fatalError() } }
  open var state: UIMenuElement.State { get { fatalError() } set { fatalError() } }
  open var discoverabilityTitle: String? { get { fatalError() } set { fatalError() } }
  open var alternates: [UICommandAlternate] { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UICommandAlternate: NSObject {
  public convenience init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) { fatalError() }
  public override init() { fatalError() }
  open var title: String { fatalError() }
  open var action: Selector { fatalError() }
  open var modifierFlags: UIKeyModifierFlags { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIKeyCommand: UICommand {
  public required init?(coder: NSCoder) { fatalError() }
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) { fatalError() }
  public convenience init(title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off) { fatalError() }
  open var input: String? { fatalError() }
  open var modifierFlags: UIKeyModifierFlags { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) open var wantsPriorityOverSystemBehavior: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) open var allowsAutomaticLocalization: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) open var allowsAutomaticMirroring: Bool { get { fatalError() } set { fatalError() } }
  nonisolated open class var inputUpArrow: String { fatalError() }
  nonisolated open class var inputDownArrow: String { fatalError() }
  nonisolated open class var inputLeftArrow: String { fatalError() }
  nonisolated open class var inputRightArrow: String { fatalError() }
  nonisolated open class var inputEscape: String { fatalError() }
  nonisolated open class var inputPageUp: String { fatalError() }
  nonisolated open class var inputPageDown: String { fatalError() }
  nonisolated open class var inputHome: String { fatalError() }
  nonisolated open class var inputEnd: String { fatalError() }
  nonisolated open class var f1: String { fatalError() }
  nonisolated open class var f2: String { fatalError() }
  nonisolated open class var f3: String { fatalError() }
  nonisolated open class var f4: String { fatalError() }
  nonisolated open class var f5: String { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) nonisolated open class var inputDelete: String { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIMenuBuilder {
  var system: UIMenuSystem { get }
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  func action(for identifier: UIAction.Identifier) -> UIAction?
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  func replaceChildren(ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func remove(menu removedIdentifier: UIMenu.Identifier)
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIMenuSystem: NSObject {
  open class var main: UIMenuSystem { fatalError() }
  open class var context: UIMenuSystem { fatalError() }
  open func setNeedsRebuild() { fatalError() }
  open func setNeedsRevalidate() { fatalError() }
}
@available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIEditMenuInteraction: NSObject, UIInteraction {
  public init(delegate: (any UIEditMenuInteractionDelegate)?) { fatalError() }
  open var view: UIView? { fatalError() }
  open func willMove(to view: UIView?) { fatalError() }
  open func didMove(to view: UIView?) { fatalError() }
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) { fatalError() }
  open func dismissMenu() { fatalError() }
  open func reloadVisibleMenu() { fatalError() }
  open func updateVisibleMenuPosition(animated: Bool) { fatalError() }
  open func location(in view: UIView?) -> CGPoint { fatalError() }
}
@available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIEditMenuConfiguration: NSObject {
  public convenience init(identifier: AnyHashable?, sourcePoint: CGPoint) { fatalError() }
  open var identifier: AnyHashable { fatalError() }
  open var sourcePoint: CGPoint { fatalError() }
  open var preferredArrowDirection: UIEditMenuArrowDirection { get { fatalError() } set { fatalError() } }
}
@available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum UIEditMenuArrowDirection: Int, Sendable { case automatic, up, down, left, right }
@available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}
@available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  func editMenuInteraction(_ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]) -> UIMenu?
  func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect
  func editMenuInteraction(_ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating)
  func editMenuInteraction(_ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating)
}
@available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(_ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]) -> UIMenu? { fatalError() }
  public func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect { fatalError() }
  public func editMenuInteraction(_ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating) { fatalError() }
  public func editMenuInteraction(_ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating) { fatalError() }
}
// Input.
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UITextInputAssistantItem: NSObject {
  open var allowsHidingShortcuts: Bool { get { fatalError() } set { fatalError() } }
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] { get { fatalError() } set { fatalError() } }
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIInputView: UIView {
  public init(frame: CGRect, inputViewStyle: UIInputView.Style) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var inputViewStyle: UIInputView.Style { fatalError() }
  open var allowsSelfSizing: Bool { get { fatalError() } set { fatalError() } }
  public enum Style: Int, Sendable { case `default`, keyboard }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIInputViewController: UIViewController {
  open var textDocumentProxy: any UITextDocumentProxy { fatalError() }
  open var primaryLanguage: String? { get { fatalError() } set { fatalError() } }
  open var hasDictationKey: Bool { get { fatalError() } set { fatalError() } }
  open var hasFullAccess: Bool { fatalError() }
  open var needsInputModeSwitchKey: Bool { fatalError() }
  open func dismissKeyboard() { fatalError() }
  open func advanceToNextInputMode() { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIKeyInput: NSObjectProtocol {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UITextDocumentProxy: UIKeyInput {
  var documentContextBeforeInput: String? { get }
  var documentContextAfterInput: String? { get }
  var selectedText: String? { get }
  func adjustTextPosition(byCharacterOffset offset: Int)
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UITextInputMode: NSObject {
  open var primaryLanguage: String? { fatalError() }
  open class var activeInputModes: [UITextInputMode] { fatalError() }
  nonisolated open class var currentInputModeDidChangeNotification: NSNotification.Name { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UITextPosition: NSObject {}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UITextRange: NSObject {
  open var isEmpty: Bool { fatalError() }
  open var start: UITextPosition { fatalError() }
  open var end: UITextPosition { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UITextSelectionRect: NSObject {
  open var rect: CGRect { fatalError() }
  open var containsStart: Bool { fatalError() }
  open var containsEnd: Bool { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UITextStorageDirection: Int, Sendable { case forward, backward }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { fatalError() }
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection { fatalError() }
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum UIEditingInteractionConfiguration: Int, Sendable { case none, `default` }
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIPasteConfiguration: NSObject {
  public convenience init(acceptableTypeIdentifiers: [String]) { fatalError() }
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) { fatalError() }
  open var acceptableTypeIdentifiers: [String] { get { fatalError() } set { fatalError() } }
}
@available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIPasteControl: UIControl {
  public init(configuration: UIPasteControl.Configuration) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var configuration: UIPasteControl.Configuration { fatalError() }
  open weak var target: (any NSObjectProtocol)? { get { fatalError() } set { fatalError() } }
}
@available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UIPasteControl {
  @MainActor @preconcurrency open class Configuration: NSObject {
    public override init() { fatalError() }
    open var displayMode: UIPasteControl.DisplayMode { get { fatalError() } set { fatalError() } }
    open var cornerStyle: UIButton.Configuration.CornerStyle { get { fatalError() } set { fatalError() } }
    open var cornerRadius: CGFloat { get { fatalError() } set { fatalError() } }
    open var baseForegroundColor: UIColor? { get { fatalError() } set { fatalError() } }
    open var baseBackgroundColor: UIColor? { get { fatalError() } set { fatalError() } }
    }
  public enum DisplayMode: UInt, Sendable { case iconAndLabel, iconOnly, labelOnly }
}
// Directions, edges and offsets.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UISemanticContentAttribute: Int, Sendable { case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UIRectEdge: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var top: UIRectEdge { fatalError() }; public static var left: UIRectEdge { fatalError() }; public static var bottom: UIRectEdge { fatalError() }; public static var right: UIRectEdge { fatalError() }; public static var all: UIRectEdge { fatalError() } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UIOffset: Equatable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat
  public init() { fatalError() }
  public init(horizontal: CGFloat, vertical: CGFloat) { fatalError() }
  public static var zero: UIOffset { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum UIInterfaceOrientation: Int, Sendable { case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft; public var isLandscape: Bool { fatalError() }; public var isPortrait: Bool { fatalError() } }
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum UIDeviceOrientation: Int, Sendable { case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown; public var isLandscape: Bool { fatalError() }; public var isPortrait: Bool { fatalError() }; public var isFlat: Bool { fatalError() }; public var isValidInterfaceOrientation: Bool { fatalError() } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIAppearanceContainer: NSObjectProtocol {}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIView: UIAppearanceContainer {}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIViewController: UIAppearanceContainer {}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIBarButtonItem: UIAppearanceContainer {}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}
// Storyboards.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIStoryboard: NSObject {
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) { fatalError() }
  open func instantiateInitialViewController() -> UIViewController? { fatalError() }
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { fatalError() }
  open func instantiateInitialViewController<ViewController: UIViewController>(creator: ((NSCoder) -> ViewController?)? = nil) -> ViewController? { fatalError() }
  open func instantiateViewController<ViewController: UIViewController>(identifier: String, creator: ((NSCoder) -> ViewController?)? = nil) -> ViewController { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIStoryboardSegue: NSObject {
  public init(identifier: String?, source: UIViewController, destination: UIViewController) { fatalError() }
  public convenience init(identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void) { fatalError() }
  open var identifier: String? { fatalError() }
  open var source: UIViewController { fatalError() }
  open var destination: UIViewController { fatalError() }
  open func perform() { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIStoryboardUnwindSegueSource: NSObject {
  open var source: UIViewController { fatalError() }
  open var unwindAction: Selector { fatalError() }
  open var sender: Any? { fatalError() }
}
// Motion.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIMotionEffect: NSObject {
  public override init() { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIInterpolatingMotionEffect: UIMotionEffect {
  public init(keyPath: String, type: UIInterpolatingMotionEffect.EffectType) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var keyPath: String { fatalError() }
  open var type: UIInterpolatingMotionEffect.EffectType { fatalError() }
  open var minimumRelativeValue: Any? { get { fatalError() } set { fatalError() } }
  open var maximumRelativeValue: Any? { get { fatalError() } set { fatalError() } }
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]? { get { fatalError() } set { fatalError() } }
}
// Focus.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIFocusEnvironment: NSObjectProtocol {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  var isFocused: Bool { get }
  var frame: CGRect { get }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIView: UIFocusItem {}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIViewController: UIFocusEnvironment {}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIFocusUpdateContext: NSObject {
  open weak var previouslyFocusedItem: (any UIFocusItem)? { fatalError() }
  open weak var nextFocusedItem: (any UIFocusItem)? { fatalError() }
  open weak var previouslyFocusedView: UIView? { fatalError() }
  open weak var nextFocusedView: UIView? { fatalError() }
  open var focusHeading: UIFocusHeading { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UIFocusHeading: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var up: UIFocusHeading { fatalError() }; public static var down: UIFocusHeading { fatalError() }; public static var left: UIFocusHeading { fatalError() }; public static var right: UIFocusHeading { fatalError() }; public static var next: UIFocusHeading { fatalError() }; public static var previous: UIFocusHeading { fatalError() } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIFocusAnimationCoordinator: NSObject {
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIFocusGuide: UILayoutGuide {
  open var isEnabled: Bool { get { fatalError() } set { fatalError() } }
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! { get { fatalError() } set { fatalError() } }
}
@available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIFocusEffect: NSObject {}
@available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIFocusHaloEffect: UIFocusEffect {
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) { fatalError() }
  public convenience init(path bezierPath: UIBezierPath) { fatalError() }
}
#endif
