#if !os(watchOS)
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UISwitch: UIControl {
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var isOn: Bool { get { fatalError() } set { fatalError() } }
  open var onTintColor: UIColor? { get { fatalError() } set { fatalError() } }
  open var thumbTintColor: UIColor? { get { fatalError() } set { fatalError() } }
  open func setOn(_ on: Bool, animated: Bool) { fatalError() }
  @available(iOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open var title: String? { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, visionOS 1.0, *) @available(tvOS, unavailable) open var preferredStyle: UISwitch.Style { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, visionOS 1.0, *) @available(tvOS, unavailable) open var style: UISwitch.Style { fatalError() }
  @available(iOS 14.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum Style: Int, Sendable { case automatic, checkbox, sliding }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UISlider: UIControl {
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
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { fatalError() }
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) { fatalError() }
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) { fatalError() }
  open func thumbImage(for state: UIControl.State) -> UIImage? { fatalError() }
  open var currentThumbImage: UIImage? { fatalError() }
  open func trackRect(forBounds bounds: CGRect) -> CGRect { fatalError() }
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect { fatalError() }
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { fatalError() }
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIStepper: UIControl {
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var value: Double { get { fatalError() } set { fatalError() } }
  open var minimumValue: Double { get { fatalError() } set { fatalError() } }
  open var maximumValue: Double { get { fatalError() } set { fatalError() } }
  open var stepValue: Double { get { fatalError() } set { fatalError() } }
  open var isContinuous: Bool { get { fatalError() } set { fatalError() } }
  open var autorepeat: Bool { get { fatalError() } set { fatalError() } }
  open var wraps: Bool { get { fatalError() } set { fatalError() } }
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { fatalError() }
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { fatalError() }
  open func setDividerImage(_ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState: UIControl.State) { fatalError() }
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UISegmentedControl: UIControl {
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
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open func insertSegment(action: UIAction, at segment: Int, animated: Bool) { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open func setAction(_ action: UIAction, forSegmentAt segment: Int) { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open func actionForSegment(at segment: Int) -> UIAction? { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int { fatalError() }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) { fatalError() }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { fatalError() }
  open func imageForSegment(at segment: Int) -> UIImage? { fatalError() }
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { fatalError() }
  open func widthForSegment(at segment: Int) -> CGFloat { fatalError() }
  open func isEnabledForSegment(at segment: Int) -> Bool { fatalError() }
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { fatalError() }
  open var apportionsSegmentWidthsByContent: Bool { get { fatalError() } set { fatalError() } }
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) { fatalError() }
  open func setDividerImage(_ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics) { fatalError() }
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) { fatalError() }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIPageControl: UIControl {
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var numberOfPages: Int { get { fatalError() } set { fatalError() } }
  open var currentPage: Int { get { fatalError() } set { fatalError() } }
  open var hidesForSinglePage: Bool { get { fatalError() } set { fatalError() } }
  open var pageIndicatorTintColor: UIColor? { get { fatalError() } set { fatalError() } }
  open var currentPageIndicatorTintColor: UIColor? { get { fatalError() } set { fatalError() } }
  open func size(forNumberOfPages pageCount: Int) -> CGSize { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open var backgroundStyle: UIPageControl.BackgroundStyle { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open var interactionState: UIPageControl.InteractionState { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open var allowsContinuousInteraction: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open var preferredIndicatorImage: UIImage? { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open func indicatorImage(forPage page: Int) -> UIImage? { fatalError() }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) open var direction: UIPageControl.Direction { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) open var preferredCurrentPageIndicatorImage: UIImage? { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) { fatalError() }
  @available(iOS 17.0, visionOS 1.0, *) @available(tvOS, unavailable) open var progress: UIPageControlProgress? { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) public enum InteractionState: Int, Sendable { case none, discrete, continuous }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) public enum Direction: Int, Sendable { case natural, leftToRight, rightToLeft, topToBottom, bottomToTop }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }
  public convenience init(progressViewStyle style: UIProgressView.Style) { fatalError() }
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var progress: Float { get { fatalError() } set { fatalError() } }
  open var progressTintColor: UIColor? { get { fatalError() } set { fatalError() } }
  open var trackTintColor: UIColor? { get { fatalError() } set { fatalError() } }
  open var observedProgress: Progress? { get { fatalError() } set { fatalError() } }
  open func setProgress(_ progress: Float, animated: Bool) { fatalError() }
  open var progressViewStyle: UIProgressView.Style { get { fatalError() } set { fatalError() } }
  open var progressImage: UIImage? { get { fatalError() } set { fatalError() } }
  open var trackImage: UIImage? { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIDatePicker: UIControl {
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
  @available(iOS 15.0, visionOS 1.0, *) @available(tvOS, unavailable) open var roundsToMinuteInterval: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 13.4, visionOS 1.0, *) @available(tvOS, unavailable) open var datePickerStyle: UIDatePickerStyle { fatalError() }
}
@available(iOS 13.4, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact; case inline }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UITextView: UIScrollView {
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
  open override var inputView: UIView? { get { fatalError() } set { fatalError() } }
  open override var inputAccessoryView: UIView? { get { fatalError() } set { fatalError() } }
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
  open var hasText: Bool { fatalError() }
  open func insertText(_ text: String) { fatalError() }
  open func deleteBackward() { fatalError() }
  open var selectedTextRange: UITextRange? { get { fatalError() } set { fatalError() } }
  open var markedTextRange: UITextRange? { fatalError() }
  open var beginningOfDocument: UITextPosition { fatalError() }
  open var endOfDocument: UITextPosition { fatalError() }
  open func text(in range: UITextRange) -> String? { fatalError() }
  open func replace(_ range: UITextRange, withText text: String) { fatalError() }
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { fatalError() }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { fatalError() }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { fatalError() }
  open func firstRect(for range: UITextRange) -> CGRect { fatalError() }
  open func caretRect(for position: UITextPosition) -> CGRect { fatalError() }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { fatalError() }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { fatalError() }
  open func characterRange(at point: CGPoint) -> UITextRange? { fatalError() }
  open var smartInsertDeleteType: UITextSmartInsertDeleteType { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open var dataDetectorTypes: UIDataDetectorTypes { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) open var isFindInteractionEnabled: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) open var findInteraction: UIFindInteraction? { fatalError() }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) open var textLayoutManager: NSTextLayoutManager? { fatalError() }
  @available(iOS 17.0, visionOS 1.0, *) @available(tvOS, unavailable) open var inlinePredictionType: UITextInlinePredictionType { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) open var borderStyle: UITextView.BorderStyle { get { fatalError() } set { fatalError() } }
  @available(iOS 18.0, visionOS 2.0, *) @available(tvOS, unavailable) open var writingToolsBehavior: UIWritingToolsBehavior { get { fatalError() } set { fatalError() } }
  @available(iOS 18.0, visionOS 2.0, *) @available(tvOS, unavailable) open var isWritingToolsActive: Bool { fatalError() }
  open var usesStandardTextScaling: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) public enum BorderStyle: Int, Sendable { case none, roundedRect }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  @available(iOS, introduced: 13.0, deprecated: 17.0, message: "Replaced by primaryActionForTextItem: and menuConfigurationForTextItem: for additional customization options.") @available(tvOS, unavailable) @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Replaced by primaryActionForTextItem: and menuConfigurationForTextItem: for additional customization options.") func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  @available(iOS 17.0, visionOS 1.0, *) @available(tvOS, unavailable) func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
  @available(iOS 17.0, visionOS 1.0, *) @available(tvOS, unavailable) func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu) -> UITextItem.MenuConfiguration?
  @available(iOS 18.0, visionOS 2.0, *) @available(tvOS, unavailable) func textViewWritingToolsWillBegin(_ textView: UITextView)
  @available(iOS 18.0, visionOS 2.0, *) @available(tvOS, unavailable) func textViewWritingToolsDidEnd(_ textView: UITextView)
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { fatalError() }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { fatalError() }
  public func textViewDidBeginEditing(_ textView: UITextView) { fatalError() }
  public func textViewDidEndEditing(_ textView: UITextView) { fatalError() }
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { fatalError() }
  public func textViewDidChange(_ textView: UITextView) { fatalError() }
  public func textViewDidChangeSelection(_ textView: UITextView) { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 17.0, message: "Replaced by primaryActionForTextItem: and menuConfigurationForTextItem: for additional customization options.") @available(tvOS, unavailable) @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Replaced by primaryActionForTextItem: and menuConfigurationForTextItem: for additional customization options.") public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool { fatalError() }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) public func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? { fatalError() }
  @available(iOS 17.0, visionOS 1.0, *) @available(tvOS, unavailable) public func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? { fatalError() }
  @available(iOS 17.0, visionOS 1.0, *) @available(tvOS, unavailable) public func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu) -> UITextItem.MenuConfiguration? { fatalError() }
  @available(iOS 18.0, visionOS 2.0, *) @available(tvOS, unavailable) public func textViewWritingToolsWillBegin(_ textView: UITextView) { fatalError() }
  @available(iOS 18.0, visionOS 2.0, *) @available(tvOS, unavailable) public func textViewWritingToolsDidEnd(_ textView: UITextView) { fatalError() }
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
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
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
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) public func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? { fatalError() }
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
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval { get { fatalError() } set { fatalError() } }
  open var allowableMovement: CGFloat { get { fatalError() } set { fatalError() } }
  open var numberOfTapsRequired: Int { get { fatalError() } set { fatalError() } }
  open var numberOfTouchesRequired: Int { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UISwipeGestureRecognizer: UIGestureRecognizer {
  open var direction: UISwipeGestureRecognizer.Direction { get { fatalError() } set { fatalError() } }
  public struct Direction: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var right: Direction { fatalError() }; public static var left: Direction { fatalError() }; public static var up: Direction { fatalError() }; public static var down: Direction { fatalError() } }
  open var numberOfTouchesRequired: Int { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat { get { fatalError() } set { fatalError() } }
  open var velocity: CGFloat { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat { get { fatalError() } set { fatalError() } }
  open var velocity: CGFloat { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
  @available(iOS 13.4, tvOS 13.4, visionOS 1.0, *) func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { fatalError() }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { fatalError() }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool { fatalError() }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool { fatalError() }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { fatalError() }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { fatalError() }
  @available(iOS 13.4, tvOS 13.4, visionOS 1.0, *) public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIGestureRecognizer { public weak var delegate: (any UIGestureRecognizerDelegate)? { get { fatalError() } set { fatalError() } }; public var cancelsTouchesInView: Bool { get { fatalError() } set { fatalError() } } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UISearchBar: UIView {
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
  open var barStyle: UIBarStyle { get { fatalError() } set { fatalError() } }
  open var isTranslucent: Bool { get { fatalError() } set { fatalError() } }
  open var searchTextPositionAdjustment: UIOffset { get { fatalError() } set { fatalError() } }
  open var searchFieldBackgroundPositionAdjustment: UIOffset { get { fatalError() } set { fatalError() } }
  open var isSearchResultsButtonSelected: Bool { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open var showsBookmarkButton: Bool { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open var showsSearchResultsButton: Bool { get { fatalError() } set { fatalError() } }
  open var backgroundImage: UIImage? { get { fatalError() } set { fatalError() } }
  open var scopeBarBackgroundImage: UIImage? { get { fatalError() } set { fatalError() } }
  @available(iOS 16.4, tvOS 16.4, visionOS 1.0, *) open var isEnabled: Bool { get { fatalError() } set { fatalError() } }
  open func setShowsScope(_ show: Bool, animated animate: Bool) { fatalError() }
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) { fatalError() }
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) { fatalError() }
  open func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) { fatalError() }
  open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? { fatalError() }
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) { fatalError() }
  open func setScopeBarButtonTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) { fatalError() }
  open var spellCheckingType: UITextSpellCheckingType { get { fatalError() } set { fatalError() } }
  open var keyboardAppearance: UIKeyboardAppearance { get { fatalError() } set { fatalError() } }
  open var enablesReturnKeyAutomatically: Bool { get { fatalError() } set { fatalError() } }
  open var textContentType: UITextContentType! { get { fatalError() } set { fatalError() } }
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  @available(tvOS, unavailable) func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  @available(tvOS, unavailable) func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { fatalError() }
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { fatalError() }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { fatalError() }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { fatalError() }
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { fatalError() }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { fatalError() }
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { fatalError() }
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { fatalError() }
  public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { fatalError() }
  @available(tvOS, unavailable) public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { fatalError() }
  @available(tvOS, unavailable) public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UISearchController: UIViewController {
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
  open weak var delegate: (any UISearchControllerDelegate)? { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) open var searchBarPlacement: UINavigationItem.SearchBarPlacement { fatalError() }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) open var searchSuggestions: [any UISearchSuggestion]? { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) open var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS, introduced: 13.0, deprecated: 12.0, renamed: "obscuresBackgroundDuringPresentation") @available(tvOS, introduced: 13.0, deprecated: 12.0, renamed: "obscuresBackgroundDuringPresentation") @available(visionOS, introduced: 1.0, deprecated: 1.0, renamed: "obscuresBackgroundDuringPresentation") open var dimsBackgroundDuringPresentation: Bool { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UISearchResultsUpdating {
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) public func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UINavigationItem { public var searchController: UISearchController? { get { fatalError() } set { fatalError() } }; public var hidesSearchBarWhenScrolling: Bool { get { fatalError() } set { fatalError() } }; public var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode { get { fatalError() } set { fatalError() } }; public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never; @available(iOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) case inline } }
#endif
