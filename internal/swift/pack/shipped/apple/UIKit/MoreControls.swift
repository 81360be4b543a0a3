#if !os(watchOS)
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor open class UISwitch: UIControl {
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var isOn: Bool { get { fatalError() } set { fatalError() } }
  open var onTintColor: UIColor? { get { fatalError() } set { fatalError() } }
  open var thumbTintColor: UIColor? { get { fatalError() } set { fatalError() } }
  open func setOn(_ on: Bool, animated: Bool) { fatalError() }
  @available(iOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open var title: String? { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor open class UISlider: UIControl {
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var value: Float { get { fatalError() } set { fatalError() } }
  open var minimumValue: Float { get { fatalError() } set { fatalError() } }
  open var maximumValue: Float { get { fatalError() } set { fatalError() } }
  open var isContinuous: Bool { get { fatalError() } set { fatalError() } }
  open var minimumTrackTintColor: UIColor? { get { fatalError() } set { fatalError() } }
  open var maximumTrackTintColor: UIColor? { get { fatalError() } set { fatalError() } }
  open var thumbTintColor: UIColor? { get { fatalError() } set { fatalError() } }
  open var minimumValueImage: UIImage? { get { fatalError() } set { fatalError() } }
  open var maximumValueImage: UIImage? { get { fatalError() } set { fatalError() } }
  open func setValue(_ value: Float, animated: Bool) { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor open class UIStepper: UIControl {
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var value: Double { get { fatalError() } set { fatalError() } }
  open var minimumValue: Double { get { fatalError() } set { fatalError() } }
  open var maximumValue: Double { get { fatalError() } set { fatalError() } }
  open var stepValue: Double { get { fatalError() } set { fatalError() } }
  open var isContinuous: Bool { get { fatalError() } set { fatalError() } }
  open var autorepeat: Bool { get { fatalError() } set { fatalError() } }
  open var wraps: Bool { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class UISegmentedControl: UIControl {
  public init(items: [Any]?) { fatalError() }
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public convenience init(frame: CGRect, actions: [UIAction]) { fatalError() }
  nonisolated public class var noSegment: Int { fatalError() }
  open var selectedSegmentIndex: Int { get { fatalError() } set { fatalError() } }
  open var isMomentary: Bool { get { fatalError() } set { fatalError() } }
  open var selectedSegmentTintColor: UIColor? { get { fatalError() } set { fatalError() } }
  open var numberOfSegments: Int { fatalError() }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) { fatalError() }
  open func removeSegment(at segment: Int, animated: Bool) { fatalError() }
  open func removeAllSegments() { fatalError() }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { fatalError() }
  open func titleForSegment(at segment: Int) -> String? { fatalError() }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class UIPageControl: UIControl {
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var numberOfPages: Int { get { fatalError() } set { fatalError() } }
  open var currentPage: Int { get { fatalError() } set { fatalError() } }
  open var hidesForSinglePage: Bool { get { fatalError() } set { fatalError() } }
  open var pageIndicatorTintColor: UIColor? { get { fatalError() } set { fatalError() } }
  open var currentPageIndicatorTintColor: UIColor? { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }
  public convenience init(progressViewStyle style: UIProgressView.Style) { fatalError() }
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var progress: Float { get { fatalError() } set { fatalError() } }
  open var progressTintColor: UIColor? { get { fatalError() } set { fatalError() } }
  open var trackTintColor: UIColor? { get { fatalError() } set { fatalError() } }
  open var observedProgress: Progress? { get { fatalError() } set { fatalError() } }
  open func setProgress(_ progress: Float, animated: Bool) { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor open class UIDatePicker: UIControl {
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var date: Date { get { fatalError() } set { fatalError() } }
  open var minimumDate: Date? { get { fatalError() } set { fatalError() } }
  open var maximumDate: Date? { get { fatalError() } set { fatalError() } }
  open var datePickerMode: UIDatePicker.Mode { get { fatalError() } set { fatalError() } }
  open var locale: Locale? { get { fatalError() } set { fatalError() } }
  open var calendar: Calendar! { get { fatalError() } set { fatalError() } }
  open var timeZone: TimeZone? { get { fatalError() } set { fatalError() } }
  open var countDownDuration: TimeInterval { get { fatalError() } set { fatalError() } }
  open var minuteInterval: Int { get { fatalError() } set { fatalError() } }
  @available(iOS 13.4, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open var preferredDatePickerStyle: UIDatePickerStyle { get { fatalError() } set { fatalError() } }
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer; @available(iOS 17.4, visionOS 1.1, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) case yearAndMonth }
  open func setDate(_ date: Date, animated: Bool) { fatalError() }
}
@available(iOS 13.4, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact; case inline }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class UITextView: UIScrollView {
  public convenience init() { fatalError() }
  public init(frame: CGRect, textContainer: NSTextContainer?) { fatalError() }
  public override convenience init(frame: CGRect) { fatalError() }
  @available(iOS 16.0, tvOS 16.0, *) public convenience init(usingTextLayoutManager: Bool) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var text: String! { get { fatalError() } set { fatalError() } }
  open var font: UIFont? { get { fatalError() } set { fatalError() } }
  open var textColor: UIColor? { get { fatalError() } set { fatalError() } }
  open var textAlignment: NSTextAlignment { get { fatalError() } set { fatalError() } }
  open var attributedText: NSAttributedString! { get { fatalError() } set { fatalError() } }
  open var isSelectable: Bool { get { fatalError() } set { fatalError() } }
  open var textContainerInset: UIEdgeInsets { get { fatalError() } set { fatalError() } }
  open var selectedRange: NSRange { get { fatalError() } set { fatalError() } }
  open var keyboardType: UIKeyboardType { get { fatalError() } set { fatalError() } }
  open var returnKeyType: UIReturnKeyType { get { fatalError() } set { fatalError() } }
  open var autocorrectionType: UITextAutocorrectionType { get { fatalError() } set { fatalError() } }
  open var autocapitalizationType: UITextAutocapitalizationType { get { fatalError() } set { fatalError() } }
  open var isSecureTextEntry: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open var isEditable: Bool { get { fatalError() } set { fatalError() } }
  open var textContainer: NSTextContainer { fatalError() }
  open var layoutManager: NSLayoutManager { fatalError() }
  open var textStorage: NSTextStorage { fatalError() }
  open var inputView: UIView? { get { fatalError() } set { fatalError() } }
  open var inputAccessoryView: UIView? { get { fatalError() } set { fatalError() } }
  open var typingAttributes: [NSAttributedString.Key: Any] { get { fatalError() } set { fatalError() } }
  open var linkTextAttributes: [NSAttributedString.Key: Any]! { get { fatalError() } set { fatalError() } }
  open var allowsEditingTextAttributes: Bool { get { fatalError() } set { fatalError() } }
  open var clearsOnInsertion: Bool { get { fatalError() } set { fatalError() } }
  open var adjustsFontForContentSizeCategory: Bool { get { fatalError() } set { fatalError() } }
  open var spellCheckingType: UITextSpellCheckingType { get { fatalError() } set { fatalError() } }
  open var smartDashesType: UITextSmartDashesType { get { fatalError() } set { fatalError() } }
  open var smartQuotesType: UITextSmartQuotesType { get { fatalError() } set { fatalError() } }
  open var keyboardAppearance: UIKeyboardAppearance { get { fatalError() } set { fatalError() } }
  open var enablesReturnKeyAutomatically: Bool { get { fatalError() } set { fatalError() } }
  open var textContentType: UITextContentType! { get { fatalError() } set { fatalError() } }
  open override var canBecomeFirstResponder: Bool { fatalError() }
  open func scrollRangeToVisible(_ range: NSRange) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { fatalError() }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { fatalError() }
  public func textViewDidBeginEditing(_ textView: UITextView) { fatalError() }
  public func textViewDidEndEditing(_ textView: UITextView) { fatalError() }
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { fatalError() }
  public func textViewDidChange(_ textView: UITextView) { fatalError() }
  public func textViewDidChangeSelection(_ textView: UITextView) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { fatalError() }
  public func textFieldDidBeginEditing(_ textField: UITextField) { fatalError() }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { fatalError() }
  public func textFieldDidEndEditing(_ textField: UITextField) { fatalError() }
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { fatalError() }
  public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { fatalError() }
  public func textFieldDidChangeSelection(_ textField: UITextField) { fatalError() }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { fatalError() }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UITextField {
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  public weak var delegate: (any UITextFieldDelegate)? { get { fatalError() } set { fatalError() } }
  public var attributedText: NSAttributedString? { get { fatalError() } set { fatalError() } }
  public var attributedPlaceholder: NSAttributedString? { get { fatalError() } set { fatalError() } }
  public var clearButtonMode: UITextField.ViewMode { get { fatalError() } set { fatalError() } }
  public var leftView: UIView? { get { fatalError() } set { fatalError() } }
  public var leftViewMode: UITextField.ViewMode { get { fatalError() } set { fatalError() } }
  public var rightView: UIView? { get { fatalError() } set { fatalError() } }
  public var rightViewMode: UITextField.ViewMode { get { fatalError() } set { fatalError() } }
  public var adjustsFontSizeToFitWidth: Bool { get { fatalError() } set { fatalError() } }
  public var isEditing: Bool { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval { get { fatalError() } set { fatalError() } }
  open var allowableMovement: CGFloat { get { fatalError() } set { fatalError() } }
  open var numberOfTapsRequired: Int { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  open var direction: UISwipeGestureRecognizer.Direction { get { fatalError() } set { fatalError() } }
  public struct Direction: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var right: Direction { fatalError() }; public static var left: Direction { fatalError() }; public static var up: Direction { fatalError() }; public static var down: Direction { fatalError() } }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat { get { fatalError() } set { fatalError() } }
  open var velocity: CGFloat { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat { get { fatalError() } set { fatalError() } }
  open var velocity: CGFloat { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { fatalError() }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { fatalError() }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool { fatalError() }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIGestureRecognizer { public weak var delegate: (any UIGestureRecognizerDelegate)? { get { fatalError() } set { fatalError() } }; public var cancelsTouchesInView: Bool { get { fatalError() } set { fatalError() } } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class UISearchBar: UIView {
  public required init?(coder: NSCoder) { fatalError() }
  open var text: String? { get { fatalError() } set { fatalError() } }
  open var scopeButtonTitles: [String]? { get { fatalError() } set { fatalError() } }
  open var selectedScopeButtonIndex: Int { get { fatalError() } set { fatalError() } }
  open var showsScopeBar: Bool { get { fatalError() } set { fatalError() } }
  open var showsCancelButton: Bool { get { fatalError() } set { fatalError() } }
  open var searchBarStyle: UISearchBar.Style { get { fatalError() } set { fatalError() } }
  open var barTintColor: UIColor? { get { fatalError() } set { fatalError() } }
  open var prompt: String? { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { fatalError() }
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  open var autocapitalizationType: UITextAutocapitalizationType { get { fatalError() } set { fatalError() } }
  open var autocorrectionType: UITextAutocorrectionType { get { fatalError() } set { fatalError() } }
  open var keyboardType: UIKeyboardType { get { fatalError() } set { fatalError() } }
  open var returnKeyType: UIReturnKeyType { get { fatalError() } set { fatalError() } }
  public init() { fatalError() }
  public override init(frame: CGRect) { fatalError() }
  open var placeholder: String? { get { fatalError() } set { fatalError() } }
  weak open var delegate: (any UISearchBarDelegate)?
  @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open var searchTextField: UITextField { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { fatalError() }
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { fatalError() }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { fatalError() }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { fatalError() }
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { fatalError() }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { fatalError() }
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor open class UISearchController: UIViewController {
  public init(searchResultsController: UIViewController?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public convenience init() { fatalError() }
  @available(iOS 13.0, tvOS 13.0, *) open var automaticallyShowsCancelButton: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 13.0, tvOS 13.0, *) open var automaticallyShowsScopeBar: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 13.0, tvOS 13.0, *) open var showsSearchResultsController: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, *) @available(tvOS, unavailable) public enum ScopeBarActivation: Int, Sendable { case automatic, manual, onTextEntry, onSearchActivation }
  @available(iOS 16.0, *) @available(tvOS, unavailable) open var scopeBarActivation: UISearchController.ScopeBarActivation { get { fatalError() } set { fatalError() } }
  weak open var searchResultsUpdater: (any UISearchResultsUpdating)?
  open var isActive: Bool { get { fatalError() } set { fatalError() } }
  open var obscuresBackgroundDuringPresentation: Bool { get { fatalError() } set { fatalError() } }
  open var hidesNavigationBarDuringPresentation: Bool { get { fatalError() } set { fatalError() } }
  open var searchBar: UISearchBar { fatalError() }
  open var searchResultsController: UIViewController? { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UINavigationItem { public var searchController: UISearchController? { get { fatalError() } set { fatalError() } }; public var hidesSearchBarWhenScrolling: Bool { get { fatalError() } set { fatalError() } }; public var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode { get { fatalError() } set { fatalError() } }; public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never; @available(iOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) case inline } }
#endif
