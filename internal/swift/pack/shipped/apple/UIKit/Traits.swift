#if !os(watchOS)
// Traits that are overridden, and custom traits.
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIMutableTraits {
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIMutableTraits {
  public var userInterfaceIdiom: UIUserInterfaceIdiom { get { fatalError() } set { fatalError() } }
  public var userInterfaceStyle: UIUserInterfaceStyle { get { fatalError() } set { fatalError() } }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { get { fatalError() } set { fatalError() } }
  public var displayScale: CGFloat { get { fatalError() } set { fatalError() } }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { get { fatalError() } set { fatalError() } }
  public var verticalSizeClass: UIUserInterfaceSizeClass { get { fatalError() } set { fatalError() } }
  public var preferredContentSizeCategory: UIContentSizeCategory { get { fatalError() } set { fatalError() } }
  public var accessibilityContrast: UIAccessibilityContrast { get { fatalError() } set { fatalError() } }
  public var userInterfaceLevel: UIUserInterfaceLevel { get { fatalError() } set { fatalError() } }
  public var legibilityWeight: UILegibilityWeight { get { fatalError() } set { fatalError() } }
  public var activeAppearance: UIUserInterfaceActiveAppearance { get { fatalError() } set { fatalError() } }
  public var toolbarItemPresentationSize: CGFloat { get { fatalError() } set { fatalError() } }
  public var imageDynamicRange: UIImage.DynamicRange { get { fatalError() } set { fatalError() } }
  public var typesettingLanguage: Locale.Language? { get { fatalError() } set { fatalError() } }
}
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UITraitOverrides: UIMutableTraits {
  func contains<T: UITraitDefinition>(_ trait: T.Type) -> Bool
  mutating func remove<T: UITraitDefinition>(_ trait: T.Type)
}
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UITraitDefinition {
  public static var name: String { fatalError() }
  public static var identifier: String { fatalError() }
  public static var affectsColorAppearance: Bool { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIView: UITraitEnvironment {}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIViewController: UITraitEnvironment {}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UIUserInterfaceActiveAppearance: Int, Sendable { case unspecified = -1, inactive, active }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UITraitCollection {
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { fatalError() }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { fatalError() }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { fatalError() }
  public convenience init(displayScale scale: CGFloat) { fatalError() }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { fatalError() }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { fatalError() }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) { fatalError() }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) { fatalError() }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { fatalError() }
  public convenience init(legibilityWeight: UILegibilityWeight) { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 17.0, message: "Use either init(mutations:) or modifyingTraits(_:)") @available(tvOS, introduced: 13.0, deprecated: 17.0, message: "Use either init(mutations:) or modifyingTraits(_:)") @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Use either init(mutations:) or modifyingTraits(_:)") public convenience init(traitsFrom traitCollections: [UITraitCollection]) { fatalError() }
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) public convenience init(mutations: (inout any UIMutableTraits) -> Void) { fatalError() }
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection { fatalError() }
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection { fatalError() }
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) { fatalError() }
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { fatalError() }
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) public func changedTraits(from traitCollection: UITraitCollection?) -> Set<AnyHashable> { fatalError() }
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) public class var systemTraitsAffectingColorAppearance: [UITrait] { fatalError() }
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) public class var systemTraitsAffectingImageLookup: [UITrait] { fatalError() }
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) public class var traitsAffectingSidebarAppearance: [UITrait] { fatalError() }
  public var forceTouchCapability: UIForceTouchCapability { fatalError() }
  public var displayGamut: UIDisplayGamut { fatalError() }
  public var userInterfaceLevel: UIUserInterfaceLevel { fatalError() }
  public var legibilityWeight: UILegibilityWeight { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) public var activeAppearance: UIUserInterfaceActiveAppearance { fatalError() }
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) public var imageDynamicRange: UIImage.DynamicRange { fatalError() }
  public func containsTraits(in trait: UITraitCollection?) -> Bool { fatalError() }
  public var imageConfiguration: UIImage.Configuration { fatalError() }
}
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UITraitLegibilityWeight: UITraitDefinition {
  public typealias Value = UILegibilityWeight
  public static var defaultValue: UILegibilityWeight { fatalError() }
}
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UITraitUserInterfaceLevel: UITraitDefinition {
  public typealias Value = UIUserInterfaceLevel
  public static var defaultValue: UIUserInterfaceLevel { fatalError() }
}
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UITraitDisplayGamut: UITraitDefinition {
  public typealias Value = UIDisplayGamut
  public static var defaultValue: UIDisplayGamut { fatalError() }
}
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UITraitActiveAppearance: UITraitDefinition {
  public typealias Value = UIUserInterfaceActiveAppearance
  public static var defaultValue: UIUserInterfaceActiveAppearance { fatalError() }
}
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UITraitImageDynamicRange: UITraitDefinition {
  public typealias Value = UIImage.DynamicRange
  public static var defaultValue: UIImage.DynamicRange { fatalError() }
}
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIWindowScene: UITraitChangeObservable {}
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIPresentationController: UITraitChangeObservable {}
// Accessibility of views.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UIAccessibilityContainerType: Int, Sendable { case none, dataTable, list, landmark, semanticGroup }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UIAccessibilityScrollDirection: Int, Sendable { case right = 1, left, up, down, next, previous }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let wordProcessing = UIAccessibilityTextualContext(rawValue: ""); public static let narrative = UIAccessibilityTextualContext(rawValue: ""); public static let messaging = UIAccessibilityTextualContext(rawValue: ""); public static let sourceCode = UIAccessibilityTextualContext(rawValue: ""); public static let spreadsheet = UIAccessibilityTextualContext(rawValue: ""); public static let fileSystem = UIAccessibilityTextualContext(rawValue: ""); public static let console = UIAccessibilityTextualContext(rawValue: "") }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIAccessibilityCustomRotor: NSObject {
  public init(name: String, itemSearch itemSearchBlock: @escaping UIAccessibilityCustomRotor.Search) { fatalError() }
  public convenience init(systemType type: UIAccessibilityCustomRotor.SystemRotorType, itemSearch itemSearchBlock: @escaping UIAccessibilityCustomRotor.Search) { fatalError() }
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?
  open var name: String { get { fatalError() } set { fatalError() } }
  open var systemRotorType: UIAccessibilityCustomRotor.SystemRotorType { fatalError() }
  public enum Direction: Int, Sendable { case previous, next }
  public enum SystemRotorType: Int, Sendable { case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table, list, landmark }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem: UIAccessibilityCustomRotorItemResult { get { fatalError() } set { fatalError() } }
  open var searchDirection: UIAccessibilityCustomRotor.Direction { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIAccessibilityCustomRotorItemResult: NSObject {
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) { fatalError() }
  open weak var targetElement: (any NSObjectProtocol)? { get { fatalError() } set { fatalError() } }
  open var targetRange: UITextRange? { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIAccessibilityElement: UIResponder {
  public init(accessibilityContainer container: Any) { fatalError() }
  open weak var accessibilityContainer: AnyObject? { get { fatalError() } set { fatalError() } }
  open var isAccessibilityElement: Bool { get { fatalError() } set { fatalError() } }
  open var accessibilityIdentifier: String? { get { fatalError() } set { fatalError() } }
  open var accessibilityLabel: String? { get { fatalError() } set { fatalError() } }
  open var accessibilityHint: String? { get { fatalError() } set { fatalError() } }
  open var accessibilityValue: String? { get { fatalError() } set { fatalError() } }
  open var accessibilityFrame: CGRect { get { fatalError() } set { fatalError() } }
  open var accessibilityFrameInContainerSpace: CGRect { get { fatalError() } set { fatalError() } }
  open var accessibilityTraits: UIAccessibilityTraits { get { fatalError() } set { fatalError() } }
  open var accessibilityActivationPoint: CGPoint { get { fatalError() } set { fatalError() } }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get { fatalError() } set { fatalError() } }
  open func accessibilityIncrement() { fatalError() }
  open func accessibilityDecrement() { fatalError() }
  open func accessibilityActivate() -> Bool { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIAccessibility {
  public static var isSwitchControlRunning: Bool { fatalError() }
  public static var isGrayscaleEnabled: Bool { fatalError() }
  public static var isInvertColorsEnabled: Bool { fatalError() }
  public static var isGuidedAccessEnabled: Bool { fatalError() }
  public static var isAssistiveTouchRunning: Bool { fatalError() }
  public static var isClosedCaptioningEnabled: Bool { fatalError() }
  public static var isMonoAudioEnabled: Bool { fatalError() }
  public static var isShakeToUndoEnabled: Bool { fatalError() }
  public static var isSpeakScreenEnabled: Bool { fatalError() }
  public static var isSpeakSelectionEnabled: Bool { fatalError() }
  public static var isOnOffSwitchLabelsEnabled: Bool { fatalError() }
  public static var isVideoAutoplayEnabled: Bool { fatalError() }
  public static var shouldDifferentiateWithoutColor: Bool { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) public static var prefersCrossFadeTransitions: Bool { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) public static var buttonShapesEnabled: Bool { fatalError() }
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect { fatalError() }
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath { fatalError() }
  public static var switchControlStatusDidChangeNotification: NSNotification.Name { fatalError() }
  public static var boldTextStatusDidChangeNotification: NSNotification.Name { fatalError() }
  public static var darkerSystemColorsStatusDidChangeNotification: NSNotification.Name { fatalError() }
  public static var reduceTransparencyStatusDidChangeNotification: NSNotification.Name { fatalError() }
  public static var invertColorsStatusDidChangeNotification: NSNotification.Name { fatalError() }
  public static var grayscaleStatusDidChangeNotification: NSNotification.Name { fatalError() }
  public static var announcementDidFinishNotification: NSNotification.Name { fatalError() }
  public static var elementFocusedNotification: NSNotification.Name { fatalError() }
  public static var announcementStringValueUserInfoKey: String { fatalError() }
  public static var announcementWasSuccessfulUserInfoKey: String { fatalError() }
  public static var focusedElementUserInfoKey: String { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIAccessibilityTraits {
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) public static var toggleButton: UIAccessibilityTraits { fatalError() }
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) public static var supportsZoom: UIAccessibilityTraits { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) { fatalError() }
  open var view: UIView? { fatalError() }
  open func willMove(to view: UIView?) { fatalError() }
  open func didMove(to view: UIView?) { fatalError() }
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { fatalError() }
  open class var isEnabled: Bool { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, didEndOn item: UIView?, at point: CGPoint)
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UILargeContentViewerInteractionDelegate {
  public func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, didEndOn item: UIView?, at point: CGPoint) { fatalError() }
}
#endif
