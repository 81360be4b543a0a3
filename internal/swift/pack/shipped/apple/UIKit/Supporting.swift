#if !os(watchOS)
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIPickerView: UIView {
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open weak var dataSource: (any UIPickerViewDataSource)? { get { fatalError() } set { fatalError() } }
  open weak var delegate: (any UIPickerViewDelegate)? { get { fatalError() } set { fatalError() } }
  open var numberOfComponents: Int { fatalError() }
  open func numberOfRows(inComponent component: Int) -> Int { fatalError() }
  open func rowSize(forComponent component: Int) -> CGSize { fatalError() }
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { fatalError() }
  open func reloadAllComponents() { fatalError() }
  open func reloadComponent(_ component: Int) { fatalError() }
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { fatalError() }
  open func selectedRow(inComponent component: Int) -> Int { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 13.0, message: "This property has no effect on iOS 7 and later.") @available(tvOS, unavailable) @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "This property has no effect on iOS 7 and later.") open var showsSelectionIndicator: Bool { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
  func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { fatalError() }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { fatalError() }
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { fatalError() }
  public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? { fatalError() }
  public func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView { fatalError() }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UIBarStyle: Int, Sendable { case `default`, black }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
@available(iOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }
@available(iOS 18.0, visionOS 2.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum UIWritingToolsBehavior: Int, Sendable { case none = -1, `default` = 0, complete, limited }
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UITextInputPasswordRules: NSObject {
  public convenience init(descriptor passwordRulesDescriptor: String) { fatalError() }
  open var passwordRulesDescriptor: String { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct UIDataDetectorTypes: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var phoneNumber: UIDataDetectorTypes { fatalError() }; public static var link: UIDataDetectorTypes { fatalError() }; public static var address: UIDataDetectorTypes { fatalError() }; public static var calendarEvent: UIDataDetectorTypes { fatalError() }; public static var shipmentTrackingNumber: UIDataDetectorTypes { fatalError() }; public static var flightNumber: UIDataDetectorTypes { fatalError() }; public static var lookupSuggestion: UIDataDetectorTypes { fatalError() }; public static var all: UIDataDetectorTypes { fatalError() } }
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }
@available(iOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UITextItem: NSObject {
  open var range: NSRange { fatalError() }
  public enum Content { case link(URL), textAttachment(NSTextAttachment), tag(String) }
  open var content: UITextItem.Content { fatalError() }
  @MainActor @preconcurrency open class MenuConfiguration: NSObject { public convenience init(menu: UIMenu) { fatalError() }; public convenience init(preview: UITextItem.MenuPreview?, menu: UIMenu) { fatalError() } }
  @MainActor @preconcurrency open class MenuPreview: NSObject { public init(view: UIView) { fatalError() }; public class var `default`: Self { fatalError() } }
}
@available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIFindInteraction: NSObject, UIInteraction {
  public init(sessionDelegate: any UIFindInteractionDelegate) { fatalError() }
  open var view: UIView? { fatalError() }
  open func willMove(to view: UIView?) { fatalError() }
  open func didMove(to view: UIView?) { fatalError() }
  open var isFindNavigatorVisible: Bool { fatalError() }
  open var searchText: String? { get { fatalError() } set { fatalError() } }
  open var replacementText: String? { get { fatalError() } set { fatalError() } }
  open func presentFindNavigator(showingReplace replaceVisible: Bool) { fatalError() }
  open func dismissFindNavigator() { fatalError() }
  open func findNext() { fatalError() }
  open func findPrevious() { fatalError() }
  open func updateResultCount() { fatalError() }
}
@available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIFindInteractionDelegate: NSObjectProtocol {
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
}
@available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIFindSession: NSObject {
  open var resultCount: Int { fatalError() }
  open var highlightedResultIndex: Int { fatalError() }
  open var allowsReplacement: Bool { fatalError() }
}
@available(iOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIPageControlProgress: NSObject {
  open var currentProgress: Float { get { fatalError() } set { fatalError() } }
  open var progressVisible: Bool { get { fatalError() } set { fatalError() } }
  open weak var delegate: (any UIPageControlProgressDelegate)? { get { fatalError() } set { fatalError() } }
}
@available(iOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}
@available(iOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UIPageControlProgressDelegate {
  public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { fatalError() }
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) { fatalError() }
}
@available(iOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIPageControlTimerProgress: UIPageControlProgress {
  public init(preferredDuration: TimeInterval) { fatalError() }
  open var resetsToInitialPageAfterEnd: Bool { get { fatalError() } set { fatalError() } }
  open var preferredDuration: TimeInterval { get { fatalError() } set { fatalError() } }
  open var isRunning: Bool { fatalError() }
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { fatalError() }
  open func duration(forPage page: Int) -> TimeInterval { fatalError() }
  open func resumeTimer() { fatalError() }
  open func pauseTimer() { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  func presentSearchController(_ searchController: UISearchController)
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) { fatalError() }
  public func didPresentSearchController(_ searchController: UISearchController) { fatalError() }
  public func willDismissSearchController(_ searchController: UISearchController) { fatalError() }
  public func didDismissSearchController(_ searchController: UISearchController) { fatalError() }
  public func presentSearchController(_ searchController: UISearchController) { fatalError() }
}
@available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UISearchSuggestion: NSObjectProtocol {
  var localizedSuggestion: String? { get }
  var representedObject: Any? { get set }
}
@available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  public convenience init(localizedSuggestion: String) { fatalError() }
  public convenience init(localizedSuggestion: String, localizedDescription description: String?) { fatalError() }
  public convenience init(localizedSuggestion: String, localizedDescription description: String?, iconImage: UIImage?) { fatalError() }
  public convenience init(localizedAttributedSuggestion suggestion: NSAttributedString) { fatalError() }
  open var localizedSuggestion: String? { fatalError() }
  open var localizedDescription: String? { fatalError() }
  open var iconImage: UIImage? { fatalError() }
  open var representedObject: Any? { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UISearchTextField: UITextField {
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @available(tvOS, unavailable) open var tokens: [UISearchToken] { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open func insertToken(_ token: UISearchToken, at tokenIndex: Int) { fatalError() }
  @available(tvOS, unavailable) open func removeToken(at tokenIndex: Int) { fatalError() }
  @available(tvOS, unavailable) open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) { fatalError() }
  @available(tvOS, unavailable) open var tokenBackgroundColor: UIColor! { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open var allowsDeletingTokens: Bool { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open var allowsCopyingTokens: Bool { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UISearchToken: NSObject {
  public init(icon: UIImage?, text: String) { fatalError() }
  open var representedObject: Any? { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.4, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct UIScrollTypeMask: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int) { fatalError() }; public static var discrete: UIScrollTypeMask { fatalError() }; public static var continuous: UIScrollTypeMask { fatalError() }; public static var all: UIScrollTypeMask { fatalError() } }
@available(iOS 13.4, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UIEvent {
  public struct ButtonMask: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int) { fatalError() }; public static var primary: ButtonMask { fatalError() }; public static var secondary: ButtonMask { fatalError() }; public static func button(_ buttonNumber: Int) -> ButtonMask { fatalError() } }
  public var modifierFlags: UIKeyModifierFlags { fatalError() }
  public var buttonMask: UIEvent.ButtonMask { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIHoverGestureRecognizer: UIGestureRecognizer {
  @available(iOS 16.4, tvOS 16.4, visionOS 1.0, *) open var zOffset: CGFloat { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { fatalError() }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { fatalError() }
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { fatalError() }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] { get { fatalError() } set { fatalError() } }
  open var titlePositionAdjustment: UIOffset { get { fatalError() } set { fatalError() } }
  open var backgroundImage: UIImage? { get { fatalError() } set { fatalError() } }
  open var backgroundImagePositionAdjustment: UIOffset { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIBarButtonItemAppearance: NSObject {
  public override init() { fatalError() }
  public init(style: UIBarButtonItem.Style) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open func configureWithDefault(for style: UIBarButtonItem.Style) { fatalError() }
  open var normal: UIBarButtonItemStateAppearance { fatalError() }
  open var highlighted: UIBarButtonItemStateAppearance { fatalError() }
  open var disabled: UIBarButtonItemStateAppearance { fatalError() }
  open var focused: UIBarButtonItemStateAppearance { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] { get { fatalError() } set { fatalError() } }
  open var titlePositionAdjustment: UIOffset { get { fatalError() } set { fatalError() } }
  open var iconColor: UIColor? { get { fatalError() } set { fatalError() } }
  open var badgePositionAdjustment: UIOffset { get { fatalError() } set { fatalError() } }
  open var badgeBackgroundColor: UIColor? { get { fatalError() } set { fatalError() } }
  open var badgeTextAttributes: [NSAttributedString.Key: Any] { get { fatalError() } set { fatalError() } }
  open var badgeTitlePositionAdjustment: UIOffset { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UITabBarItemAppearance: NSObject {
  public enum Style: Int, Sendable { case stacked, inline, compactInline }
  public override init() { fatalError() }
  public init(style: UITabBarItemAppearance.Style) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open func configureWithDefault(for style: UITabBarItemAppearance.Style) { fatalError() }
  open var normal: UITabBarItemStateAppearance { fatalError() }
  open var selected: UITabBarItemStateAppearance { fatalError() }
  open var disabled: UITabBarItemStateAppearance { fatalError() }
  open var focused: UITabBarItemStateAppearance { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance: UIBarButtonItemAppearance { get { fatalError() } set { fatalError() } }
  open var doneButtonAppearance: UIBarButtonItemAppearance { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UINavigationController {
  public enum Operation: Int, Sendable { case none, push, pop }
}
@available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }
@available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  func frame(in referenceView: UIView) -> CGRect
}
@available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UIView: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect { fatalError() }
}
@available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect { fatalError() }
}
// Pointers.
@available(iOS 13.4, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIPointerInteraction: NSObject, UIInteraction {
  public init(delegate: (any UIPointerInteractionDelegate)?) { fatalError() }
  open var view: UIView? { fatalError() }
  open func willMove(to view: UIView?) { fatalError() }
  open func didMove(to view: UIView?) { fatalError() }
  open var isEnabled: Bool { get { fatalError() } set { fatalError() } }
  open func invalidate() { fatalError() }
}
@available(iOS 13.4, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  func pointerInteraction(_ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion) -> UIPointerRegion?
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  func pointerInteraction(_ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
  func pointerInteraction(_ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
}
@available(iOS 13.4, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UIPointerInteractionDelegate {
  public func pointerInteraction(_ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion) -> UIPointerRegion? { fatalError() }
  public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? { fatalError() }
  public func pointerInteraction(_ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating) { fatalError() }
  public func pointerInteraction(_ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating) { fatalError() }
}
@available(iOS 13.4, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}
@available(iOS 13.4, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIPointerRegionRequest: NSObject {
  open var location: CGPoint { fatalError() }
  open var modifiers: UIKeyModifierFlags { fatalError() }
}
@available(iOS 13.4, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIPointerRegion: NSObject {
  public convenience init(rect: CGRect, identifier: AnyHashable? = nil) { fatalError() }
  open var rect: CGRect { fatalError() }
  open var identifier: AnyHashable? { fatalError() }
}
@available(iOS 13.4, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIPointerStyle: NSObject {
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { fatalError() }
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) { fatalError() }
  open class func hidden() -> Self { fatalError() }
  @available(iOS 15.0, visionOS 1.0, *) @available(tvOS, unavailable) open class func system() -> Self { fatalError() }
  @available(iOS 15.0, visionOS 1.0, *) @available(tvOS, unavailable) open var accessories: [UIPointerAccessory] { get { fatalError() } set { fatalError() } }
}
@available(iOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIPointerAccessory: NSObject {
  public struct Position: Hashable, Sendable { public init(offset: CGFloat, angle: CGFloat) { fatalError() }; public static var top: Position { fatalError() }; public static var bottom: Position { fatalError() }; public static var left: Position { fatalError() }; public static var right: Position { fatalError() } }
  open class func arrow(_ position: UIPointerAccessory.Position) -> Self { fatalError() }
  public convenience init(_ shape: UIPointerShape, position: UIPointerAccessory.Position) { fatalError() }
}
@available(iOS 13.4, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public enum UIPointerEffect { case automatic(UITargetedPreview); case highlight(UITargetedPreview); case lift(UITargetedPreview); case hover(UITargetedPreview, preferredTintMode: UIPointerEffect.TintMode = .overlay, prefersShadow: Bool = false, prefersScaledContent: Bool = true); public enum TintMode: Int, Sendable { case none, overlay, underlay }; public var preview: UITargetedPreview { fatalError() } }
@available(iOS 13.4, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public enum UIPointerShape { case path(UIBezierPath); case roundedRect(CGRect, radius: CGFloat = 8); case verticalBeam(length: CGFloat); case horizontalBeam(length: CGFloat); public static let defaultCornerRadius: CGFloat = 8 }
// The pencil.
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIPencilInteraction: NSObject, UIInteraction {
  public override init() { fatalError() }
  @available(iOS 17.5, *) @available(tvOS, unavailable) @available(visionOS, unavailable) public convenience init(delegate: any UIPencilInteractionDelegate) { fatalError() }
  open weak var delegate: (any UIPencilInteractionDelegate)? { get { fatalError() } set { fatalError() } }
  open var view: UIView? { fatalError() }
  open func willMove(to view: UIView?) { fatalError() }
  open func didMove(to view: UIView?) { fatalError() }
  open var isEnabled: Bool { get { fatalError() } set { fatalError() } }
  open class var preferredTapAction: UIPencilPreferredAction { fatalError() }
  open class var prefersPencilOnlyDrawing: Bool { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum UIPencilPreferredAction: Int, Sendable { case ignore, switchEraser, switchPrevious, showColorPalette; @available(iOS 16.0, visionOS 1.0, *) case showInkAttributes }
// Colors and fonts are picked.
@available(iOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIColorPickerViewController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open weak var delegate: (any UIColorPickerViewControllerDelegate)? { get { fatalError() } set { fatalError() } }
  open var selectedColor: UIColor { get { fatalError() } set { fatalError() } }
  open var supportsAlpha: Bool { get { fatalError() } set { fatalError() } }
}
@available(iOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  @available(iOS 15.0, visionOS 1.0, *) @available(tvOS, unavailable) func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  @available(iOS, introduced: 13.0, deprecated: 15.0, message: "Use colorPickerViewController(_:didSelect:continuously:)") @available(tvOS, unavailable) @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Use colorPickerViewController(_:didSelect:continuously:)") func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}
@available(iOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UIColorPickerViewControllerDelegate {
  @available(iOS 15.0, visionOS 1.0, *) @available(tvOS, unavailable) public func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 15.0, message: "Use colorPickerViewController(_:didSelect:continuously:)") @available(tvOS, unavailable) @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Use colorPickerViewController(_:didSelect:continuously:)") public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) { fatalError() }
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { fatalError() }
}
@available(iOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIColorWell: UIControl {
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var title: String? { get { fatalError() } set { fatalError() } }
  open var supportsAlpha: Bool { get { fatalError() } set { fatalError() } }
  open var selectedColor: UIColor? { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIFontPickerViewController: UIViewController {
  public init(configuration: UIFontPickerViewController.Configuration) { fatalError() }
  public convenience init() { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open weak var delegate: (any UIFontPickerViewControllerDelegate)? { get { fatalError() } set { fatalError() } }
  open var selectedFontDescriptor: UIFontDescriptor? { get { fatalError() } set { fatalError() } }
  @MainActor @preconcurrency open class Configuration: NSObject { public override init() { fatalError() }; open var includeFaces: Bool { get { fatalError() } set { fatalError() } }; open var displayUsingSystemFont: Bool { get { fatalError() } set { fatalError() } } }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { fatalError() }
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) { fatalError() }
}
// Calendars.
@available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UICalendarView: UIView {
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open weak var delegate: (any UICalendarViewDelegate)? { get { fatalError() } set { fatalError() } }
  open var selectionBehavior: UICalendarSelection? { get { fatalError() } set { fatalError() } }
  open var calendar: Calendar { get { fatalError() } set { fatalError() } }
  open var locale: Locale { get { fatalError() } set { fatalError() } }
  open var timeZone: TimeZone? { get { fatalError() } set { fatalError() } }
  open var fontDesign: UIFontDescriptor.SystemDesign { get { fatalError() } set { fatalError() } }
  open var availableDateRange: DateInterval { get { fatalError() } set { fatalError() } }
  open var visibleDateComponents: DateComponents { get { fatalError() } set { fatalError() } }
  open var wantsDateDecorations: Bool { get { fatalError() } set { fatalError() } }
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) { fatalError() }
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) { fatalError() }
  @MainActor @preconcurrency open class Decoration: NSObject { public override init() { fatalError() }; public init(image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium) { fatalError() }; public init(customViewProvider: @escaping () -> UIView) { fatalError() }; open class func `default`(color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium) -> Self { fatalError() }; open class func image(_ image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium) -> Self { fatalError() }; open class func customView(_ customViewProvider: @escaping () -> UIView) -> Self { fatalError() } }
  public enum DecorationSize: Int, Sendable { case small, medium, large }
}
@available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UICalendarViewDelegate: NSObjectProtocol {
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
  func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}
@available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UICalendarViewDelegate {
  public func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) { fatalError() }
}
@available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UICalendarSelection: NSObject {
  open func updateSelectableDates() { fatalError() }
}
@available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UICalendarSelectionSingleDate: UICalendarSelection {
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { fatalError() }
  open var selectedDate: DateComponents? { get { fatalError() } set { fatalError() } }
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { fatalError() }
}
@available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}
@available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool { fatalError() }
}
@available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UICalendarSelectionMultiDate: UICalendarSelection {
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { fatalError() }
  open var selectedDates: [DateComponents] { get { fatalError() } set { fatalError() } }
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { fatalError() }
}
@available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool
}
@available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool { fatalError() }
  public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool { fatalError() }
}
// Dynamics.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIDynamicAnimator: NSObject {
  public init(referenceView view: UIView) { fatalError() }
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) { fatalError() }
  open func addBehavior(_ behavior: UIDynamicBehavior) { fatalError() }
  open func removeBehavior(_ behavior: UIDynamicBehavior) { fatalError() }
  open func removeAllBehaviors() { fatalError() }
  open var referenceView: UIView? { fatalError() }
  open var behaviors: [UIDynamicBehavior] { fatalError() }
  open var isRunning: Bool { fatalError() }
  open var elapsedTime: TimeInterval { fatalError() }
  open weak var delegate: (any UIDynamicAnimatorDelegate)? { get { fatalError() } set { fatalError() } }
  open func items(in rect: CGRect) -> [any UIDynamicItem] { fatalError() }
  open func updateItem(usingCurrentState item: any UIDynamicItem) { fatalError() }
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { fatalError() }
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIView: UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { fatalError() }
  public var collisionBoundingPath: UIBezierPath { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UICollectionViewLayoutAttributes: UIDynamicItem {}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UIDynamicItemCollisionBoundsType: UInt, Sendable { case rectangle, ellipse, path }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIDynamicBehavior: NSObject {
  public override init() { fatalError() }
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { fatalError() }
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) { fatalError() }
  open var childBehaviors: [UIDynamicBehavior] { fatalError() }
  open var action: (() -> Void)? { get { fatalError() } set { fatalError() } }
  open var dynamicAnimator: UIDynamicAnimator? { fatalError() }
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIGravityBehavior: UIDynamicBehavior {
  public init(items: [any UIDynamicItem]) { fatalError() }
  open func addItem(_ item: any UIDynamicItem) { fatalError() }
  open func removeItem(_ item: any UIDynamicItem) { fatalError() }
  open var items: [any UIDynamicItem] { fatalError() }
  open var gravityDirection: CGVector { get { fatalError() } set { fatalError() } }
  open var angle: CGFloat { get { fatalError() } set { fatalError() } }
  open var magnitude: CGFloat { get { fatalError() } set { fatalError() } }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UICollisionBehavior: UIDynamicBehavior {
  public init(items: [any UIDynamicItem]) { fatalError() }
  open func addItem(_ item: any UIDynamicItem) { fatalError() }
  open func removeItem(_ item: any UIDynamicItem) { fatalError() }
  open var items: [any UIDynamicItem] { fatalError() }
  open var collisionMode: UICollisionBehavior.Mode { get { fatalError() } set { fatalError() } }
  open var translatesReferenceBoundsIntoBoundary: Bool { get { fatalError() } set { fatalError() } }
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) { fatalError() }
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) { fatalError() }
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) { fatalError() }
  open func removeBoundary(withIdentifier identifier: any NSCopying) { fatalError() }
  open func removeAllBoundaries() { fatalError() }
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)? { get { fatalError() } set { fatalError() } }
  public struct Mode: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var items: Mode { fatalError() }; public static var boundaries: Mode { fatalError() }; public static var everything: Mode { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint)
  func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?)
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UICollisionBehaviorDelegate {
  public func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint) { fatalError() }
  public func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem) { fatalError() }
  public func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint) { fatalError() }
  public func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIAttachmentBehavior: UIDynamicBehavior {
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) { fatalError() }
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) { fatalError() }
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) { fatalError() }
  open var items: [any UIDynamicItem] { fatalError() }
  open var anchorPoint: CGPoint { get { fatalError() } set { fatalError() } }
  open var length: CGFloat { get { fatalError() } set { fatalError() } }
  open var damping: CGFloat { get { fatalError() } set { fatalError() } }
  open var frequency: CGFloat { get { fatalError() } set { fatalError() } }
  open var frictionTorque: CGFloat { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UISnapBehavior: UIDynamicBehavior {
  public init(item: any UIDynamicItem, snapTo point: CGPoint) { fatalError() }
  open var snapPoint: CGPoint { get { fatalError() } set { fatalError() } }
  open var damping: CGFloat { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIPushBehavior: UIDynamicBehavior {
  public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) { fatalError() }
  open func addItem(_ item: any UIDynamicItem) { fatalError() }
  open func removeItem(_ item: any UIDynamicItem) { fatalError() }
  open var items: [any UIDynamicItem] { fatalError() }
  open var mode: UIPushBehavior.Mode { fatalError() }
  open var active: Bool { get { fatalError() } set { fatalError() } }
  open var angle: CGFloat { get { fatalError() } set { fatalError() } }
  open var magnitude: CGFloat { get { fatalError() } set { fatalError() } }
  open var pushDirection: CGVector { get { fatalError() } set { fatalError() } }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { fatalError() }
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) { fatalError() }
  public enum Mode: Int, Sendable { case continuous, instantaneous }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIDynamicItemBehavior: UIDynamicBehavior {
  public init(items: [any UIDynamicItem]) { fatalError() }
  open func addItem(_ item: any UIDynamicItem) { fatalError() }
  open func removeItem(_ item: any UIDynamicItem) { fatalError() }
  open var items: [any UIDynamicItem] { fatalError() }
  open var elasticity: CGFloat { get { fatalError() } set { fatalError() } }
  open var friction: CGFloat { get { fatalError() } set { fatalError() } }
  open var density: CGFloat { get { fatalError() } set { fatalError() } }
  open var resistance: CGFloat { get { fatalError() } set { fatalError() } }
  open var angularResistance: CGFloat { get { fatalError() } set { fatalError() } }
  open var charge: CGFloat { get { fatalError() } set { fatalError() } }
  open var isAnchored: Bool { get { fatalError() } set { fatalError() } }
  open var allowsRotation: Bool { get { fatalError() } set { fatalError() } }
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) { fatalError() }
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { fatalError() }
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) { fatalError() }
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { fatalError() }
}
#endif
