#if !os(watchOS)
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension NSAttributedString.Key {
  public static let expansion = NSAttributedString.Key("")
  public static let obliqueness = NSAttributedString.Key("")
  public static let writingDirection = NSAttributedString.Key("")
  public static let textEffect = NSAttributedString.Key("")
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) public static let tracking = NSAttributedString.Key("")
  public static let accessibilitySpeechLanguage = NSAttributedString.Key("")
  public static let accessibilitySpeechPitch = NSAttributedString.Key("")
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key("")
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key("")
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension NSUnderlineStyle {
  public static var patternDashDot: NSUnderlineStyle { fatalError() }
  public static var patternDashDotDot: NSUnderlineStyle { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight = 0, rightToLeft = 1 }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension NSAttributedString {
  public struct DocumentType: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let plain = DocumentType(rawValue: ""); public static let rtf = DocumentType(rawValue: ""); public static let rtfd = DocumentType(rawValue: ""); public static let html = DocumentType(rawValue: "") }
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let documentType = DocumentReadingOptionKey(rawValue: ""); public static let defaultAttributes = DocumentReadingOptionKey(rawValue: ""); public static let characterEncoding = DocumentReadingOptionKey(rawValue: "") }
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let documentType = DocumentAttributeKey(rawValue: ""); public static let characterEncoding = DocumentAttributeKey(rawValue: ""); public static let defaultAttributes = DocumentAttributeKey(rawValue: ""); public static let paperSize = DocumentAttributeKey(rawValue: "") }
  public convenience init(data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:], documentAttributes dict: AutoreleasingDocumentAttributes?) throws { fatalError() }
  public convenience init(url: URL, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:], documentAttributes dict: AutoreleasingDocumentAttributes?) throws { fatalError() }
  public func data(from range: NSRange, documentAttributes dict: [NSAttributedString.DocumentAttributeKey: Any] = [:]) throws -> Data { fatalError() }
  public convenience init(attachment: NSTextAttachment) { fatalError() }
  public func size() -> CGSize { fatalError() }
  public func draw(at point: CGPoint) { fatalError() }
  public func draw(in rect: CGRect) { fatalError() }
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) { fatalError() }
  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public typealias AutoreleasingDocumentAttributes = UnsafeMutablePointer<NSDictionary?>
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct NSStringDrawingOptions: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int) { fatalError() }; public static var usesLineFragmentOrigin: NSStringDrawingOptions { fatalError() }; public static var usesFontLeading: NSStringDrawingOptions { fatalError() }; public static var usesDeviceMetrics: NSStringDrawingOptions { fatalError() }; public static var truncatesLastVisibleLine: NSStringDrawingOptions { fatalError() } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class NSStringDrawingContext: NSObject {
  public override init() { fatalError() }
  open var minimumScaleFactor: CGFloat { get { fatalError() } set { fatalError() } }
  open var actualScaleFactor: CGFloat { fatalError() }
  open var totalBounds: CGRect { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { fatalError() }
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) { fatalError() }
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) { fatalError() }
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?) { fatalError() }
  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?) -> CGRect { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension String {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { fatalError() }
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) { fatalError() }
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) { fatalError() }
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?) { fatalError() }
  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?) -> CGRect { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class NSTextAttachment: NSObject {
  public init(data contentData: Data?, ofType uti: String?) { fatalError() }
  public convenience init(image: UIImage) { fatalError() }
  public convenience override init() { fatalError() }
  open var image: UIImage? { get { fatalError() } set { fatalError() } }
  open var bounds: CGRect { get { fatalError() } set { fatalError() } }
  open var contents: Data? { get { fatalError() } set { fatalError() } }
  open var fileType: String? { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension NSParagraphStyle {
  public struct LineBreakStrategy: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var pushOut: LineBreakStrategy { fatalError() }; public static var hangulWordPriority: LineBreakStrategy { fatalError() }; public static var standard: LineBreakStrategy { fatalError() } }
  public class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class NSTextTab: NSObject {
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [NSTextTab.OptionKey: Any] = [:]) { fatalError() }
  open var alignment: NSTextAlignment { fatalError() }
  open var location: CGFloat { fatalError() }
  public struct OptionKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let columnTerminators = OptionKey(rawValue: "") }
}
// The second text system, and layout managers.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UITextInputTraits: NSObjectProtocol {}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func firstRect(for range: UITextRange) -> CGRect
  func caretRect(for position: UITextPosition) -> CGRect
  func closestPosition(to point: CGPoint) -> UITextPosition?
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UITextField: UITextInput {}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UITextView: UITextInput {}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UITextField: UIContentSizeCategoryAdjusting {}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UITextView: UIContentSizeCategoryAdjusting {}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UILabel: UIContentSizeCategoryAdjusting {}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  var adjustsFontForContentSizeCategory: Bool { get set }
}
@available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class NSTextLayoutManager: NSObject {
  public override init() { fatalError() }
  open var usageBoundsForTextContainer: CGRect { fatalError() }
  open var textContainer: NSTextContainer? { get { fatalError() } set { fatalError() } }
  open var textContentManager: NSTextContentManager? { fatalError() }
  open func ensureLayout(for bounds: CGRect) { fatalError() }
}
@available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class NSTextContentManager: NSObject {
  public override init() { fatalError() }
  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) { fatalError() }
  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) { fatalError() }
  open func performEditingTransaction(_ transaction: () -> Void) { fatalError() }
}
@available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class NSTextContentStorage: NSTextContentManager {
  open var attributedString: NSAttributedString? { get { fatalError() } set { fatalError() } }
  open var textStorage: NSTextStorage? { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public protocol NSTextStorageDelegate: NSObjectProtocol {
  func textStorage(_ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int)
  func textStorage(_ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int)
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension NSTextStorageDelegate {
  public func textStorage(_ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) { fatalError() }
  public func textStorage(_ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  func layoutManager(_ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect) -> CGFloat
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension NSLayoutManagerDelegate {
  public func layoutManager(_ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect) -> CGFloat { fatalError() }
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { fatalError() }
}
#endif
