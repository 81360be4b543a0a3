#if !os(watchOS)
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIControl: UIView {
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public convenience init(frame: CGRect, primaryAction: UIAction?) { fatalError() }
  open var isEnabled: Bool { get { fatalError() } set { fatalError() } }
  open var isSelected: Bool { get { fatalError() } set { fatalError() } }
  open var isHighlighted: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 13, tvOS 14, visionOS 1, *) @available(macOS, unavailable) @available(watchOS, unavailable) open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) { fatalError() }
  open func sendActions(for controlEvents: UIControl.Event) { fatalError() }
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) { fatalError() }
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) { fatalError() }
  open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? { fatalError() }
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) { fatalError() }
  open var allTargets: Set<AnyHashable> { fatalError() }
  open var allControlEvents: UIControl.Event { fatalError() }
  open var state: UIControl.State { fatalError() }
  open var isTracking: Bool { fatalError() }
  open var isTouchInside: Bool { fatalError() }
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { fatalError() }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { fatalError() }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) { fatalError() }
  open func cancelTracking(with event: UIEvent?) { fatalError() }
  public struct Event: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var touchDown: Event { fatalError() }; public static var touchDownRepeat: Event { fatalError() }; public static var touchDragInside: Event { fatalError() }; public static var touchDragOutside: Event { fatalError() }; public static var touchDragEnter: Event { fatalError() }; public static var touchDragExit: Event { fatalError() }; public static var allTouchEvents: Event { fatalError() }; public static var allEditingEvents: Event { fatalError() }; public static var touchUpInside: Event { fatalError() }; public static var touchUpOutside: Event { fatalError() }; public static var touchCancel: Event { fatalError() }; public static var valueChanged: Event { fatalError() }; public static var primaryActionTriggered: Event { fatalError() }; public static var editingDidBegin: Event { fatalError() }; public static var editingChanged: Event { fatalError() }; public static var editingDidEnd: Event { fatalError() }; public static var editingDidEndOnExit: Event { fatalError() }; public static var allEvents: Event { fatalError() } }
  public struct State: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var normal: State { fatalError() }; public static var highlighted: State { fatalError() }; public static var disabled: State { fatalError() }; public static var selected: State { fatalError() } }
  open var contentVerticalAlignment: UIControl.ContentVerticalAlignment { get { fatalError() } set { fatalError() } }
  open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment { get { fatalError() } set { fatalError() } }
  open var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open var showsMenuAsPrimaryAction: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, visionOS 1.0, *) @available(tvOS, unavailable) open var isContextMenuInteractionEnabled: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, visionOS 1.0, *) @available(tvOS, unavailable) open var contextMenuInteraction: UIContextMenuInteraction? { fatalError() }
  @available(iOS 15.0, visionOS 1.0, *) @available(tvOS, unavailable) open var toolTip: String? { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) open var isSymbolAnimationEnabled: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open func sendAction(_ action: UIAction) { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void) { fatalError() }
  @available(iOS 17.4, tvOS 17.4, visionOS 1.1, *) open func performPrimaryAction() { fatalError() }
  @available(iOS 14.0, visionOS 1.0, *) @available(tvOS, unavailable) open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { fatalError() }
  @available(tvOS, unavailable) open func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? { fatalError() }
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable { case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7 }
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public convenience init(type buttonType: UIButton.ButtonType) { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) { fatalError() }
  open func setTitle(_ title: String?, for state: UIControl.State) { fatalError() }
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { fatalError() }
  open func setImage(_ image: UIImage?, for state: UIControl.State) { fatalError() }
  open var titleLabel: UILabel? { fatalError() }
  open var imageView: UIImageView? { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open var configuration: UIButton.Configuration? { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open var configurationUpdateHandler: ((UIButton) -> Void)? { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open func setNeedsUpdateConfiguration() { fatalError() }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open var menu: UIMenu? { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct Configuration {
    public static func plain() -> Configuration { fatalError() }
    public static func tinted() -> Configuration { fatalError() }
    public static func gray() -> Configuration { fatalError() }
    public static func filled() -> Configuration { fatalError() }
    public static func borderless() -> Configuration { fatalError() }
    public static func bordered() -> Configuration { fatalError() }
    public static func borderedTinted() -> Configuration { fatalError() }
    public static func borderedProminent() -> Configuration { fatalError() }
    public var title: String?
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var image: UIImage?
    public var imagePadding: CGFloat
    public var titlePadding: CGFloat
    public var imagePlacement: NSDirectionalRectEdge
    public var contentInsets: NSDirectionalEdgeInsets
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle: Configuration.CornerStyle
    public var buttonSize: Configuration.Size
    public var showsActivityIndicator: Bool
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic = 0, small, medium, large, capsule }
    public enum Size: Int, Sendable { case medium, small, mini, large }
  }
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) public convenience init(frame: CGRect, primaryAction: UIAction?) { fatalError() }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) { fatalError() }
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) { fatalError() }
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { fatalError() }
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State) { fatalError() }
  open func title(for state: UIControl.State) -> String? { fatalError() }
  open func titleColor(for state: UIControl.State) -> UIColor? { fatalError() }
  open func image(for state: UIControl.State) -> UIImage? { fatalError() }
  open func backgroundImage(for state: UIControl.State) -> UIImage? { fatalError() }
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { fatalError() }
  open var currentTitle: String? { fatalError() }
  open var currentTitleColor: UIColor { fatalError() }
  open var currentImage: UIImage? { fatalError() }
  open var currentBackgroundImage: UIImage? { fatalError() }
  open var currentAttributedTitle: NSAttributedString? { fatalError() }
  open var buttonType: UIButton.ButtonType { fatalError() }
  open var role: UIButton.Role { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) open var subtitleLabel: UILabel? { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) open func updateConfiguration() { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) open var automaticallyUpdatesConfiguration: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) open var changesSelectionAsPrimaryAction: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) open var isHovered: Bool { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) open var isHeld: Bool { fatalError() }
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder { get { fatalError() } set { fatalError() } }
  @available(iOS 13.4, visionOS 1.0, *) @available(tvOS, unavailable) open var isPointerInteractionEnabled: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 13.4, visionOS 1.0, *) @available(tvOS, unavailable) public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
  @available(iOS 13.4, visionOS 1.0, *) @available(tvOS, unavailable) open var pointerStyleProvider: UIButton.PointerStyleProvider? { get { fatalError() } set { fatalError() } }
  @available(iOS, introduced: 13.0, deprecated: 15.0, message: "This property is ignored when using UIButtonConfiguration") @available(tvOS, introduced: 13.0, deprecated: 15.0, message: "This property is ignored when using UIButtonConfiguration") @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "This property is ignored when using UIButtonConfiguration") open var contentEdgeInsets: UIEdgeInsets { get { fatalError() } set { fatalError() } }
  @available(iOS, introduced: 13.0, deprecated: 15.0, message: "This property is ignored when using UIButtonConfiguration") @available(tvOS, introduced: 13.0, deprecated: 15.0, message: "This property is ignored when using UIButtonConfiguration") @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "This property is ignored when using UIButtonConfiguration") open var titleEdgeInsets: UIEdgeInsets { get { fatalError() } set { fatalError() } }
  @available(iOS, introduced: 13.0, deprecated: 15.0, message: "This property is ignored when using UIButtonConfiguration") @available(tvOS, introduced: 13.0, deprecated: 15.0, message: "This property is ignored when using UIButtonConfiguration") @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "This property is ignored when using UIButtonConfiguration") open var imageEdgeInsets: UIEdgeInsets { get { fatalError() } set { fatalError() } }
  @available(iOS, introduced: 13.0, deprecated: 15.0, message: "This property is ignored when using UIButtonConfiguration") @available(tvOS, introduced: 13.0, deprecated: 15.0, message: "This property is ignored when using UIButtonConfiguration") @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "This property is ignored when using UIButtonConfiguration") open var adjustsImageWhenHighlighted: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS, introduced: 13.0, deprecated: 15.0, message: "This property is ignored when using UIButtonConfiguration") @available(tvOS, introduced: 13.0, deprecated: 15.0, message: "This property is ignored when using UIButtonConfiguration") @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "This property is ignored when using UIButtonConfiguration") open var adjustsImageWhenDisabled: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS, introduced: 13.0, deprecated: 15.0, message: "This property is ignored when using UIButtonConfiguration") @available(tvOS, introduced: 13.0, deprecated: 15.0, message: "This property is ignored when using UIButtonConfiguration") @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "This property is ignored when using UIButtonConfiguration") open var showsTouchWhenHighlighted: Bool { get { fatalError() } set { fatalError() } }
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { fatalError() }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { fatalError() }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { fatalError() }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { fatalError() }
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UILabel: UIView {
  open var text: String? { get { fatalError() } set { fatalError() } }
  open var attributedText: NSAttributedString? { get { fatalError() } set { fatalError() } }
  open var font: UIFont! { get { fatalError() } set { fatalError() } }
  open var textColor: UIColor! { get { fatalError() } set { fatalError() } }
  open var textAlignment: NSTextAlignment { get { fatalError() } set { fatalError() } }
  open var lineBreakMode: NSLineBreakMode { get { fatalError() } set { fatalError() } }
  open var numberOfLines: Int { get { fatalError() } set { fatalError() } }
  open var adjustsFontSizeToFitWidth: Bool { get { fatalError() } set { fatalError() } }
  open var adjustsFontForContentSizeCategory: Bool { get { fatalError() } set { fatalError() } }
  open var minimumScaleFactor: CGFloat { get { fatalError() } set { fatalError() } }
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var shadowColor: UIColor? { get { fatalError() } set { fatalError() } }
  open var shadowOffset: CGSize { get { fatalError() } set { fatalError() } }
  open var highlightedTextColor: UIColor? { get { fatalError() } set { fatalError() } }
  open var isHighlighted: Bool { get { fatalError() } set { fatalError() } }
  open var isEnabled: Bool { get { fatalError() } set { fatalError() } }
  open var baselineAdjustment: UIBaselineAdjustment { get { fatalError() } set { fatalError() } }
  open var allowsDefaultTighteningForTruncation: Bool { get { fatalError() } set { fatalError() } }
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { get { fatalError() } set { fatalError() } }
  open var preferredMaxLayoutWidth: CGFloat { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) open var showsExpansionTextWhenTruncated: Bool { get { fatalError() } set { fatalError() } }
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { fatalError() }
  open func drawText(in rect: CGRect) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIImageView: UIView {
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { get { fatalError() } set { fatalError() } }
  public init(image: UIImage?) { fatalError() }
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var image: UIImage? { get { fatalError() } set { fatalError() } }
  public init(image: UIImage?, highlightedImage: UIImage?) { fatalError() }
  open var highlightedImage: UIImage? { get { fatalError() } set { fatalError() } }
  open var isHighlighted: Bool { get { fatalError() } set { fatalError() } }
  open var animationImages: [UIImage]? { get { fatalError() } set { fatalError() } }
  open var highlightedAnimationImages: [UIImage]? { get { fatalError() } set { fatalError() } }
  open var animationDuration: TimeInterval { get { fatalError() } set { fatalError() } }
  open var animationRepeatCount: Int { get { fatalError() } set { fatalError() } }
  open func startAnimating() { fatalError() }
  open func stopAnimating() { fatalError() }
  open var isAnimating: Bool { fatalError() }
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) open var preferredImageDynamicRange: UIImage.DynamicRange { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) open var imageDynamicRange: UIImage.DynamicRange { fatalError() }
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIStackView: UIView {
  public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
  public enum Alignment: Int, Sendable { case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static var top: Alignment { fatalError() }
    public static var bottom: Alignment { fatalError() } }
  public override init(frame: CGRect) { fatalError() }
  public required init(coder: NSCoder) { fatalError() }
  public convenience init(arrangedSubviews views: [UIView]) { fatalError() }
  open var arrangedSubviews: [UIView] { fatalError() }
  open var axis: NSLayoutConstraint.Axis { get { fatalError() } set { fatalError() } }
  open var spacing: CGFloat { get { fatalError() } set { fatalError() } }
  open var alignment: UIStackView.Alignment { get { fatalError() } set { fatalError() } }
  open var distribution: UIStackView.Distribution { get { fatalError() } set { fatalError() } }
  open var isLayoutMarginsRelativeArrangement: Bool { get { fatalError() } set { fatalError() } }
  open func addArrangedSubview(_ view: UIView) { fatalError() }
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { fatalError() }
  open func removeArrangedSubview(_ view: UIView) { fatalError() }
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) { fatalError() }
  open var isBaselineRelativeArrangement: Bool { get { fatalError() } set { fatalError() } }
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat { fatalError() }
  nonisolated open class var spacingUseDefault: CGFloat { fatalError() }
  nonisolated open class var spacingUseSystem: CGFloat { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  open var text: String? { get { fatalError() } set { fatalError() } }
  open var placeholder: String? { get { fatalError() } set { fatalError() } }
  open var font: UIFont? { get { fatalError() } set { fatalError() } }
  open var textColor: UIColor? { get { fatalError() } set { fatalError() } }
  open var textAlignment: NSTextAlignment { get { fatalError() } set { fatalError() } }
  open var borderStyle: UITextField.BorderStyle { get { fatalError() } set { fatalError() } }
  open var isSecureTextEntry: Bool { get { fatalError() } set { fatalError() } }
  open var keyboardType: UIKeyboardType { get { fatalError() } set { fatalError() } }
  open var returnKeyType: UIReturnKeyType { get { fatalError() } set { fatalError() } }
  open var autocapitalizationType: UITextAutocapitalizationType { get { fatalError() } set { fatalError() } }
  open var autocorrectionType: UITextAutocorrectionType { get { fatalError() } set { fatalError() } }
  open var textContentType: UITextContentType! { get { fatalError() } set { fatalError() } }
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var minimumFontSize: CGFloat { get { fatalError() } set { fatalError() } }
  open var clearsOnBeginEditing: Bool { get { fatalError() } set { fatalError() } }
  open var clearsOnInsertion: Bool { get { fatalError() } set { fatalError() } }
  open var defaultTextAttributes: [NSAttributedString.Key: Any] { get { fatalError() } set { fatalError() } }
  open var typingAttributes: [NSAttributedString.Key: Any]? { get { fatalError() } set { fatalError() } }
  open var allowsEditingTextAttributes: Bool { get { fatalError() } set { fatalError() } }
  open var adjustsFontForContentSizeCategory: Bool { get { fatalError() } set { fatalError() } }
  open var background: UIImage? { get { fatalError() } set { fatalError() } }
  open var disabledBackground: UIImage? { get { fatalError() } set { fatalError() } }
  open override var inputView: UIView? { get { fatalError() } set { fatalError() } }
  open override var inputAccessoryView: UIView? { get { fatalError() } set { fatalError() } }
  open var spellCheckingType: UITextSpellCheckingType { get { fatalError() } set { fatalError() } }
  open var smartDashesType: UITextSmartDashesType { get { fatalError() } set { fatalError() } }
  open var smartQuotesType: UITextSmartQuotesType { get { fatalError() } set { fatalError() } }
  open var smartInsertDeleteType: UITextSmartInsertDeleteType { get { fatalError() } set { fatalError() } }
  open var keyboardAppearance: UIKeyboardAppearance { get { fatalError() } set { fatalError() } }
  open var enablesReturnKeyAutomatically: Bool { get { fatalError() } set { fatalError() } }
  @available(tvOS, unavailable) open var passwordRules: UITextInputPasswordRules? { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, visionOS 1.0, *) @available(tvOS, unavailable) open var inlinePredictionType: UITextInlinePredictionType { get { fatalError() } set { fatalError() } }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { fatalError() }
  open func textRect(forBounds bounds: CGRect) -> CGRect { fatalError() }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { fatalError() }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { fatalError() }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { fatalError() }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { fatalError() }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { fatalError() }
  open func drawText(in rect: CGRect) { fatalError() }
  open func drawPlaceholder(in rect: CGRect) { fatalError() }
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
  @available(iOS 16.0, visionOS 1.0, *) @available(tvOS, unavailable) open func willDismissEditMenu(with animator: any UIEditMenuInteractionAnimating) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case medium = 100, large = 101 }
  public init(style: UIActivityIndicatorView.Style) { fatalError() }
  public override init(frame: CGRect) { fatalError() }
  public required init(coder: NSCoder) { fatalError() }
  open func startAnimating() { fatalError() }
  open func stopAnimating() { fatalError() }
  open var isAnimating: Bool { fatalError() }
  open var hidesWhenStopped: Bool { get { fatalError() } set { fatalError() } }
  open var style: UIActivityIndicatorView.Style { get { fatalError() } set { fatalError() } }
  open var color: UIColor! { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed
    public static var recognized: State { fatalError() } }
  public init(target: Any?, action: Selector?) { fatalError() }
  public convenience override init() { fatalError() }
  open func addTarget(_ target: Any, action: Selector) { fatalError() }
  open func removeTarget(_ target: Any?, action: Selector?) { fatalError() }
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) { fatalError() }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { fatalError() }
  open var numberOfTouches: Int { fatalError() }
  open var delaysTouchesBegan: Bool { get { fatalError() } set { fatalError() } }
  open var delaysTouchesEnded: Bool { get { fatalError() } set { fatalError() } }
  open var name: String? { get { fatalError() } set { fatalError() } }
  open func reset() { fatalError() }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { fatalError() }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { fatalError() }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { fatalError() }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fatalError() }
  open var state: UIGestureRecognizer.State { get { fatalError() } set { fatalError() } }
  open var view: UIView? { fatalError() }
  open var isEnabled: Bool { get { fatalError() } set { fatalError() } }
  open func location(in view: UIView?) -> CGPoint { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { fatalError() }
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { fatalError() }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) { fatalError() }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { fatalError() }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { fatalError() }
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { fatalError() }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { fatalError() }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { fatalError() }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { fatalError() }
  open func ignore(_ touch: UITouch, for event: UIEvent) { fatalError() }
  @available(iOS 13.4, tvOS 13.4, visionOS 1.0, *) open func shouldReceive(_ event: UIEvent) -> Bool { fatalError() }
  open var allowedTouchTypes: [NSNumber] { get { fatalError() } set { fatalError() } }
  open var allowedPressTypes: [NSNumber] { get { fatalError() } set { fatalError() } }
  open var requiresExclusiveTouchType: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 13.4, visionOS 1.0, *) @available(tvOS, unavailable) open var modifierFlags: UIKeyModifierFlags { fatalError() }
  @available(iOS 13.4, visionOS 1.0, *) @available(tvOS, unavailable) open var buttonMask: UIEvent.ButtonMask { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer { open var numberOfTouchesRequired: Int { get { fatalError() } set { fatalError() } }; open var numberOfTapsRequired: Int { get { fatalError() } set { fatalError() } }
  @available(iOS 13.4, visionOS 1.0, *) @available(tvOS, unavailable) open var buttonMaskRequired: UIEvent.ButtonMask { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIPanGestureRecognizer: UIGestureRecognizer { open func setTranslation(_ translation: CGPoint, in view: UIView?) { fatalError() }; open var minimumNumberOfTouches: Int { get { fatalError() } set { fatalError() } }; open var maximumNumberOfTouches: Int { get { fatalError() } set { fatalError() } }; open func translation(in view: UIView?) -> CGPoint { fatalError() }; open func velocity(in view: UIView?) -> CGPoint { fatalError() }
  @available(iOS 13.4, visionOS 1.0, *) @available(tvOS, unavailable) open var allowedScrollTypesMask: UIScrollTypeMask { get { fatalError() } set { fatalError() } }
}
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIContentConfiguration { @MainActor @preconcurrency func makeContentView() -> any UIView & UIContentView; @MainActor @preconcurrency func updated(for state: any UIConfigurationState) -> Self }
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIContentView: NSObjectProtocol { var configuration: any UIContentConfiguration { get set } }
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public protocol UIConfigurationState { var traitCollection: UITraitCollection { get set } }
#endif
