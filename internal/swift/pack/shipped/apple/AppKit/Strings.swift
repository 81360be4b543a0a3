// Attributes of strings, their drawing, and documents of them.
extension NSAttributedString.Key {
  public static var font: NSAttributedString.Key { fatalError() }
  public static var paragraphStyle: NSAttributedString.Key { fatalError() }
  public static var foregroundColor: NSAttributedString.Key { fatalError() }
  public static var backgroundColor: NSAttributedString.Key { fatalError() }
  public static var ligature: NSAttributedString.Key { fatalError() }
  public static var kern: NSAttributedString.Key { fatalError() }
  @available(macOS 11.0, *) public static var tracking: NSAttributedString.Key { fatalError() }
  public static var strikethroughStyle: NSAttributedString.Key { fatalError() }
  public static var underlineStyle: NSAttributedString.Key { fatalError() }
  public static var strokeColor: NSAttributedString.Key { fatalError() }
  public static var strokeWidth: NSAttributedString.Key { fatalError() }
  public static var shadow: NSAttributedString.Key { fatalError() }
  public static var textEffect: NSAttributedString.Key { fatalError() }
  public static var attachment: NSAttributedString.Key { fatalError() }
  public static var link: NSAttributedString.Key { fatalError() }
  public static var baselineOffset: NSAttributedString.Key { fatalError() }
  public static var underlineColor: NSAttributedString.Key { fatalError() }
  public static var strikethroughColor: NSAttributedString.Key { fatalError() }
  public static var obliqueness: NSAttributedString.Key { fatalError() }
  public static var expansion: NSAttributedString.Key { fatalError() }
  public static var writingDirection: NSAttributedString.Key { fatalError() }
  public static var superscript: NSAttributedString.Key { fatalError() }
  public static var cursor: NSAttributedString.Key { fatalError() }
  public static var toolTip: NSAttributedString.Key { fatalError() }
  public static var markedClauseSegment: NSAttributedString.Key { fatalError() }
  public static var textAlternatives: NSAttributedString.Key { fatalError() }
  public static var spellingState: NSAttributedString.Key { fatalError() }
  public static var glyphInfo: NSAttributedString.Key { fatalError() }
  @available(macOS 15.0, *) public static var adaptiveImageGlyph: NSAttributedString.Key { fatalError() }
  @available(macOS 15.0, *) public static var textHighlightStyle: NSAttributedString.Key { fatalError() }
  @available(macOS 15.0, *) public static var textHighlightColorScheme: NSAttributedString.Key { fatalError() }
  public static var accessibilityFont: NSAttributedString.Key { fatalError() }
  public static var accessibilityForegroundColor: NSAttributedString.Key { fatalError() }
  public static var accessibilityLink: NSAttributedString.Key { fatalError() }
}
public struct NSUnderlineStyle: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int) { fatalError() }; public static var single: NSUnderlineStyle { fatalError() }; public static var thick: NSUnderlineStyle { fatalError() }; public static var double: NSUnderlineStyle { fatalError() }; public static var patternDot: NSUnderlineStyle { fatalError() }; public static var patternDash: NSUnderlineStyle { fatalError() }; public static var patternDashDot: NSUnderlineStyle { fatalError() }; public static var patternDashDotDot: NSUnderlineStyle { fatalError() }; public static var byWord: NSUnderlineStyle { fatalError() } }
open class NSParagraphStyle: NSObject, NSCopying, @unchecked Sendable {
  public struct LineBreakStrategy: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var pushOut: LineBreakStrategy { fatalError() }; @available(macOS 11.0, *) public static var hangulWordPriority: LineBreakStrategy { fatalError() }; @available(macOS 11.0, *) public static var standard: LineBreakStrategy { fatalError() } }
  public override init() { fatalError() }
  open class var `default`: NSParagraphStyle { fatalError() }
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection { fatalError() }
  open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { fatalError() }
  open var lineSpacing: CGFloat { fatalError() }
  open var paragraphSpacing: CGFloat { fatalError() }
  open var headIndent: CGFloat { fatalError() }
  open var tailIndent: CGFloat { fatalError() }
  open var firstLineHeadIndent: CGFloat { fatalError() }
  open var minimumLineHeight: CGFloat { fatalError() }
  open var maximumLineHeight: CGFloat { fatalError() }
  open var lineHeightMultiple: CGFloat { fatalError() }
  open var paragraphSpacingBefore: CGFloat { fatalError() }
  open var defaultTabInterval: CGFloat { fatalError() }
  open var hyphenationFactor: Float { fatalError() }
  @available(macOS 12.0, *) open var usesDefaultHyphenation: Bool { fatalError() }
  open var tighteningFactorForTruncation: Float { fatalError() }
  open var headerLevel: Int { fatalError() }
  open var alignment: NSTextAlignment { fatalError() }
  open var lineBreakMode: NSLineBreakMode { fatalError() }
  open var baseWritingDirection: NSWritingDirection { fatalError() }
  open var tabStops: [NSTextTab] { fatalError() }
  open var allowsDefaultTighteningForTruncation: Bool { fatalError() }
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { fatalError() }
  open var textBlocks: [NSObject] { fatalError() }
  open var textLists: [NSTextList] { fatalError() }
}
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  public override init() { fatalError() }
  open override var lineSpacing: CGFloat { get { fatalError() } set {} }
  open override var paragraphSpacing: CGFloat { get { fatalError() } set {} }
  open override var headIndent: CGFloat { get { fatalError() } set {} }
  open override var tailIndent: CGFloat { get { fatalError() } set {} }
  open override var firstLineHeadIndent: CGFloat { get { fatalError() } set {} }
  open override var minimumLineHeight: CGFloat { get { fatalError() } set {} }
  open override var maximumLineHeight: CGFloat { get { fatalError() } set {} }
  open override var lineHeightMultiple: CGFloat { get { fatalError() } set {} }
  open override var paragraphSpacingBefore: CGFloat { get { fatalError() } set {} }
  open override var defaultTabInterval: CGFloat { get { fatalError() } set {} }
  open override var hyphenationFactor: Float { get { fatalError() } set {} }
  open override var tighteningFactorForTruncation: Float { get { fatalError() } set {} }
  open override var headerLevel: Int { get { fatalError() } set {} }
  open override var alignment: NSTextAlignment { get { fatalError() } set {} }
  open override var lineBreakMode: NSLineBreakMode { get { fatalError() } set {} }
  open override var baseWritingDirection: NSWritingDirection { get { fatalError() } set {} }
  open override var tabStops: [NSTextTab] { get { fatalError() } set {} }
  open override var allowsDefaultTighteningForTruncation: Bool { get { fatalError() } set {} }
  open override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { get { fatalError() } set {} }
  open override var textBlocks: [NSObject] { get { fatalError() } set {} }
  open override var textLists: [NSTextList] { get { fatalError() } set {} }
  @available(macOS 12.0, *) open override var usesDefaultHyphenation: Bool { get { fatalError() } set {} }
  open func addTabStop(_ anObject: NSTextTab) {}
  open func removeTabStop(_ anObject: NSTextTab) {}
  open func setParagraphStyle(_ obj: NSParagraphStyle) {}
}
open class NSTextTab: NSObject {
  public struct OptionKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static var columnTerminators: OptionKey { fatalError() } }
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [NSTextTab.OptionKey: Any] = [:]) { fatalError() }
  open var alignment: NSTextAlignment { fatalError() }
  open var location: CGFloat { fatalError() }
  open var options: [NSTextTab.OptionKey: Any] { fatalError() }
}
open class NSTextList: NSObject {
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static var box: MarkerFormat { fatalError() }; public static var check: MarkerFormat { fatalError() }; public static var circle: MarkerFormat { fatalError() }; public static var diamond: MarkerFormat { fatalError() }; public static var disc: MarkerFormat { fatalError() }; public static var hyphen: MarkerFormat { fatalError() }; public static var square: MarkerFormat { fatalError() }; public static var lowercaseHexadecimal: MarkerFormat { fatalError() }; public static var uppercaseHexadecimal: MarkerFormat { fatalError() }; public static var octal: MarkerFormat { fatalError() }; public static var lowercaseAlpha: MarkerFormat { fatalError() }; public static var uppercaseAlpha: MarkerFormat { fatalError() }; public static var lowercaseLatin: MarkerFormat { fatalError() }; public static var uppercaseLatin: MarkerFormat { fatalError() }; public static var lowercaseRoman: MarkerFormat { fatalError() }; public static var uppercaseRoman: MarkerFormat { fatalError() }; public static var decimal: MarkerFormat { fatalError() } }
  public init(markerFormat: NSTextList.MarkerFormat, options: Int) { fatalError() }
  open var markerFormat: NSTextList.MarkerFormat { fatalError() }
  open var startingItemNumber: Int { get { fatalError() } set {} }
}
open class NSTextAttachment: NSObject {
  public init(data contentData: Data?, ofType uti: String?) { fatalError() }
  public convenience init(fileWrapper: FileWrapper?) { fatalError() }
  public convenience override init() { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open func attachmentBounds(for textContainer: NSTextContainer?, proposedLineFragment lineFrag: NSRect, glyphPosition position: NSPoint, characterIndex charIndex: Int) -> NSRect { fatalError() }
  open func image(forBounds imageBounds: NSRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> NSImage? { fatalError() }
  open var contents: Data? { get { fatalError() } set {} }
  open var fileType: String? { get { fatalError() } set {} }
  open var image: NSImage? { get { fatalError() } set {} }
  open var bounds: NSRect { get { fatalError() } set {} }
  open var fileWrapper: FileWrapper? { get { fatalError() } set {} }
  open var attachmentCell: (any NSTextAttachmentCellProtocol)? { get { fatalError() } set {} }
  public static var character: Int { fatalError() }
}
public protocol NSTextAttachmentCellProtocol: NSObjectProtocol {
}
@MainActor @preconcurrency open class NSTextAttachmentCell: NSCell, NSTextAttachmentCellProtocol {}
public struct NSStringDrawingOptions: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int) { fatalError() }; public static var usesLineFragmentOrigin: NSStringDrawingOptions { fatalError() }; public static var usesFontLeading: NSStringDrawingOptions { fatalError() }; public static var usesDeviceMetrics: NSStringDrawingOptions { fatalError() }; public static var truncatesLastVisibleLine: NSStringDrawingOptions { fatalError() }; public static var disableScreenFontSubstitution: NSStringDrawingOptions { fatalError() }; public static var oneShot: NSStringDrawingOptions { fatalError() } }
open class NSStringDrawingContext: NSObject {
  public override init() { fatalError() }
  open var minimumScaleFactor: CGFloat { get { fatalError() } set {} }
  open var actualScaleFactor: CGFloat { fatalError() }
  open var totalBounds: NSRect { fatalError() }
}
extension NSString {
  public typealias DrawingOptions = NSStringDrawingOptions
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> NSSize { fatalError() }
  public func draw(at point: NSPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(in rect: NSRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(with rect: NSRect, options: NSString.DrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(with rect: NSRect, options: NSString.DrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?) {}
  public func boundingRect(with size: NSSize, options: NSString.DrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil) -> NSRect { fatalError() }
  public func boundingRect(with size: NSSize, options: NSString.DrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?) -> NSRect { fatalError() }
}
extension String {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> NSSize { fatalError() }
  public func draw(at point: NSPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(in rect: NSRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(with rect: NSRect, options: NSString.DrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(with rect: NSRect, options: NSString.DrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?) {}
  public func boundingRect(with size: NSSize, options: NSString.DrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil) -> NSRect { fatalError() }
  public func boundingRect(with size: NSSize, options: NSString.DrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?) -> NSRect { fatalError() }
}
extension NSAttributedString {
  public struct DocumentType: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static var plain: DocumentType { fatalError() }; public static var rtf: DocumentType { fatalError() }; public static var rtfd: DocumentType { fatalError() }; public static var html: DocumentType { fatalError() }; public static var macSimpleText: DocumentType { fatalError() }; public static var docFormat: DocumentType { fatalError() }; public static var wordML: DocumentType { fatalError() }; public static var webArchive: DocumentType { fatalError() }; public static var officeOpenXML: DocumentType { fatalError() }; public static var openDocument: DocumentType { fatalError() } }
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static var documentType: DocumentReadingOptionKey { fatalError() }; public static var defaultAttributes: DocumentReadingOptionKey { fatalError() }; public static var characterEncoding: DocumentReadingOptionKey { fatalError() }; public static var baseURL: DocumentReadingOptionKey { fatalError() }; public static var textEncodingName: DocumentReadingOptionKey { fatalError() }; public static var timeout: DocumentReadingOptionKey { fatalError() }; public static var webPreferences: DocumentReadingOptionKey { fatalError() }; public static var webResourceLoadDelegate: DocumentReadingOptionKey { fatalError() }; public static var textSizeMultiplier: DocumentReadingOptionKey { fatalError() }; public static var fileType: DocumentReadingOptionKey { fatalError() }; public static var targetTextScaling: DocumentReadingOptionKey { fatalError() }; public static var sourceTextScaling: DocumentReadingOptionKey { fatalError() } }
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static var documentType: DocumentAttributeKey { fatalError() }; public static var characterEncoding: DocumentAttributeKey { fatalError() }; public static var defaultAttributes: DocumentAttributeKey { fatalError() }; public static var paperSize: DocumentAttributeKey { fatalError() }; public static var leftMargin: DocumentAttributeKey { fatalError() }; public static var rightMargin: DocumentAttributeKey { fatalError() }; public static var topMargin: DocumentAttributeKey { fatalError() }; public static var bottomMargin: DocumentAttributeKey { fatalError() }; public static var viewSize: DocumentAttributeKey { fatalError() }; public static var viewZoom: DocumentAttributeKey { fatalError() }; public static var viewMode: DocumentAttributeKey { fatalError() }; public static var readOnly: DocumentAttributeKey { fatalError() }; public static var backgroundColor: DocumentAttributeKey { fatalError() }; public static var hyphenationFactor: DocumentAttributeKey { fatalError() }; public static var defaultTabInterval: DocumentAttributeKey { fatalError() }; public static var converted: DocumentAttributeKey { fatalError() }; public static var cocoaVersion: DocumentAttributeKey { fatalError() }; public static var fileType: DocumentAttributeKey { fatalError() }; public static var title: DocumentAttributeKey { fatalError() }; public static var company: DocumentAttributeKey { fatalError() }; public static var copyright: DocumentAttributeKey { fatalError() }; public static var subject: DocumentAttributeKey { fatalError() }; public static var author: DocumentAttributeKey { fatalError() }; public static var keywords: DocumentAttributeKey { fatalError() }; public static var comment: DocumentAttributeKey { fatalError() }; public static var editor: DocumentAttributeKey { fatalError() }; public static var creationTime: DocumentAttributeKey { fatalError() }; public static var modificationTime: DocumentAttributeKey { fatalError() }; public static var manager: DocumentAttributeKey { fatalError() }; public static var category: DocumentAttributeKey { fatalError() }; public static var excludedElements: DocumentAttributeKey { fatalError() }; public static var textEncodingName: DocumentAttributeKey { fatalError() }; public static var prefixSpaces: DocumentAttributeKey { fatalError() }; public static var textScaling: DocumentAttributeKey { fatalError() } }
  public convenience init(url: URL, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?) throws { fatalError() }
  public convenience init(data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?) throws { fatalError() }
  public convenience init?(rtf data: Data, documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?) { fatalError() }
  public convenience init?(rtfd data: Data, documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?) { fatalError() }
  public convenience init?(html data: Data, documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?) { fatalError() }
  public convenience init?(html data: Data, baseURL base: URL, documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?) { fatalError() }
  public convenience init?(html data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?) { fatalError() }
  public convenience init?(docFormat data: Data, documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?) { fatalError() }
  public func data(from range: NSRange, documentAttributes dict: [NSAttributedString.DocumentAttributeKey: Any] = [:]) throws -> Data { fatalError() }
  public func fileWrapper(from range: NSRange, documentAttributes dict: [NSAttributedString.DocumentAttributeKey: Any] = [:]) throws -> FileWrapper { fatalError() }
  public func rtf(from range: NSRange, documentAttributes dict: [NSAttributedString.DocumentAttributeKey: Any] = [:]) -> Data? { fatalError() }
  public func rtfd(from range: NSRange, documentAttributes dict: [NSAttributedString.DocumentAttributeKey: Any] = [:]) -> Data? { fatalError() }
  public func docFormat(from range: NSRange, documentAttributes dict: [NSAttributedString.DocumentAttributeKey: Any] = [:]) -> Data? { fatalError() }
  public convenience init(attachment: NSTextAttachment) { fatalError() }
  public func size() -> NSSize { fatalError() }
  public func draw(at point: NSPoint) {}
  public func draw(in rect: NSRect) {}
  public func draw(with rect: NSRect, options: NSString.DrawingOptions = []) {}
  public func draw(with rect: NSRect, options: NSString.DrawingOptions = [], context: NSStringDrawingContext?) {}
  public func boundingRect(with size: NSSize, options: NSString.DrawingOptions = []) -> NSRect { fatalError() }
  public func boundingRect(with size: NSSize, options: NSString.DrawingOptions = [], context: NSStringDrawingContext?) -> NSRect { fatalError() }
  public var containsAttachments: Bool { fatalError() }
  public func doubleClick(at location: Int) -> NSRange { fatalError() }
  public func nextWord(from location: Int, forward isForward: Bool) -> Int { fatalError() }
  public func fontAttributes(in range: NSRange) -> [NSAttributedString.Key: Any] { fatalError() }
  public class var textTypes: [String] { fatalError() }
}
extension NSMutableAttributedString {
  public func applyFontTraits(_ traitMask: NSFontTraitMask, range: NSRange) {}
  public func setAlignment(_ alignment: NSTextAlignment, range: NSRange) {}
  public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, range: NSRange) {}
  public func superscriptRange(_ range: NSRange) {}
  public func subscriptRange(_ range: NSRange) {}
  public func unscriptRange(_ range: NSRange) {}
  public func fixAttributes(in range: NSRange) {}
  public func fixFontAttribute(in range: NSRange) {}
  public func fixAttachmentAttribute(in range: NSRange) {}
  public func updateAttachments(fromPath path: String) {}
}
