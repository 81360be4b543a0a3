// Text views and what lays out their text.
public enum NSTextAlignment: Int, Sendable { case left = 0, center = 1, right = 2, justified = 3, natural = 4 }
public enum NSLineBreakMode: UInt, Sendable { case byWordWrapping = 0, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle }
public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight = 0, rightToLeft = 1 }
public enum NSSelectionGranularity: UInt, Sendable { case selectByCharacter = 0, selectByWord, selectByParagraph }
public enum NSSelectionAffinity: UInt, Sendable { case upstream = 0, downstream }
public enum NSTextMovement: Int, Sendable { case `return` = 0x10, tab = 0x11, backtab = 0x12, left = 0x13, right = 0x14, up = 0x15, down = 0x16, cancel = 0x17, other = 0 }
@MainActor @preconcurrency open class NSText: NSView {
  open var string: String { get { fatalError() } set {} }
  open var isEditable: Bool { get { fatalError() } set {} }
  open var isSelectable: Bool { get { fatalError() } set {} }
  open var isRichText: Bool { get { fatalError() } set {} }
  open var importsGraphics: Bool { get { fatalError() } set {} }
  open var isFieldEditor: Bool { get { fatalError() } set {} }
  open var usesFontPanel: Bool { get { fatalError() } set {} }
  open var drawsBackground: Bool { get { fatalError() } set {} }
  open var isHorizontallyResizable: Bool { get { fatalError() } set {} }
  open var isVerticallyResizable: Bool { get { fatalError() } set {} }
  open var isRulerVisible: Bool { fatalError() }
  open var backgroundColor: NSColor? { get { fatalError() } set {} }
  open var selectedRange: NSRange { get { fatalError() } set {} }
  open var font: NSFont? { get { fatalError() } set {} }
  open var textColor: NSColor? { get { fatalError() } set {} }
  open var alignment: NSTextAlignment { get { fatalError() } set {} }
  open var baseWritingDirection: NSWritingDirection { get { fatalError() } set {} }
  open var maxSize: NSSize { get { fatalError() } set {} }
  open var minSize: NSSize { get { fatalError() } set {} }
  open func replaceCharacters(in range: NSRange, with string: String) {}
  open func replaceCharacters(in range: NSRange, withRTF rtfData: Data) {}
  open func rtf(from range: NSRange) -> Data? { fatalError() }
  open func rtfd(from range: NSRange) -> Data? { fatalError() }
  @discardableResult open func writeRTFD(toFile path: String, atomically flag: Bool) -> Bool { fatalError() }
  @discardableResult open func readRTFD(fromFile path: String) -> Bool { fatalError() }
  open func scrollRangeToVisible(_ range: NSRange) {}
  open func setTextColor(_ color: NSColor?, range: NSRange) {}
  open func setFont(_ font: NSFont, range: NSRange) {}
  open func sizeToFit() {}
  open func copy(_ sender: Any?) {}
  open func copyFont(_ sender: Any?) {}
  open func copyRuler(_ sender: Any?) {}
  open func cut(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func pasteFont(_ sender: Any?) {}
  open func pasteRuler(_ sender: Any?) {}
  open func alignLeft(_ sender: Any?) {}
  open func alignRight(_ sender: Any?) {}
  open func alignCenter(_ sender: Any?) {}
  open func `subscript`(_ sender: Any?) {}
  open func superscript(_ sender: Any?) {}
  open func underline(_ sender: Any?) {}
  open func unscript(_ sender: Any?) {}
  open func showGuessPanel(_ sender: Any?) {}
  open func checkSpelling(_ sender: Any?) {}
  open func toggleRuler(_ sender: Any?) {}
  open func changeFont(_ sender: Any?) {}
  nonisolated public class var didBeginEditingNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didEndEditingNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didChangeNotification: NSNotification.Name { fatalError() }
}
@MainActor @preconcurrency public protocol NSTextDelegate: NSObjectProtocol {
  func textShouldBeginEditing(_ textObject: NSText) -> Bool
  func textShouldEndEditing(_ textObject: NSText) -> Bool
  func textDidBeginEditing(_ notification: Notification)
  func textDidEndEditing(_ notification: Notification)
  func textDidChange(_ notification: Notification)
}
extension NSTextDelegate {
  public func textShouldBeginEditing(_ textObject: NSText) -> Bool { fatalError() }
  public func textShouldEndEditing(_ textObject: NSText) -> Bool { fatalError() }
  public func textDidBeginEditing(_ notification: Notification) { fatalError() }
  public func textDidEndEditing(_ notification: Notification) { fatalError() }
  public func textDidChange(_ notification: Notification) { fatalError() }
}
@MainActor @preconcurrency open class NSTextView: NSText, NSTextInputClient, NSUserInterfaceValidations, NSDraggingSource, NSTextFinderClient, NSTextContent, NSMenuItemValidation {
  public override init(frame frameRect: NSRect) { fatalError() }
  public init(frame frameRect: NSRect, textContainer container: NSTextContainer?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @available(macOS 12.0, *) public convenience init(usingTextLayoutManager: Bool) { fatalError() }
  open class func fieldEditor() -> Self { fatalError() }
  open class func scrollableTextView() -> NSScrollView { fatalError() }
  open class func scrollableDocumentContentTextView() -> NSScrollView { fatalError() }
  open class func scrollablePlainDocumentContentTextView() -> NSScrollView { fatalError() }
  open weak var delegate: (any NSTextViewDelegate)? { get { fatalError() } set {} }
  @available(macOS 11.0, *) open var contentType: NSTextContentType? { get { fatalError() } set {} }
  open var textContainer: NSTextContainer? { get { fatalError() } set {} }
  open func replaceTextContainer(_ newContainer: NSTextContainer) {}
  open var textContainerInset: NSSize { get { fatalError() } set {} }
  open var textContainerOrigin: NSPoint { fatalError() }
  open var layoutManager: NSLayoutManager? { fatalError() }
  open var textStorage: NSTextStorage? { fatalError() }
  @available(macOS 12.0, *) open var textLayoutManager: NSTextLayoutManager? { fatalError() }
  @available(macOS 12.0, *) open var textContentStorage: NSTextContentStorage? { fatalError() }
  open var shouldDrawInsertionPoint: Bool { fatalError() }
  open var allowsUndo: Bool { get { fatalError() } set {} }
  open var usesFindBar: Bool { get { fatalError() } set {} }
  open var usesFindPanel: Bool { get { fatalError() } set {} }
  open var isIncrementalSearchingEnabled: Bool { get { fatalError() } set {} }
  open var isContinuousSpellCheckingEnabled: Bool { get { fatalError() } set {} }
  open var isGrammarCheckingEnabled: Bool { get { fatalError() } set {} }
  open var isAutomaticSpellingCorrectionEnabled: Bool { get { fatalError() } set {} }
  open var isAutomaticQuoteSubstitutionEnabled: Bool { get { fatalError() } set {} }
  open var isAutomaticDashSubstitutionEnabled: Bool { get { fatalError() } set {} }
  open var isAutomaticTextReplacementEnabled: Bool { get { fatalError() } set {} }
  open var isAutomaticLinkDetectionEnabled: Bool { get { fatalError() } set {} }
  open var isAutomaticDataDetectionEnabled: Bool { get { fatalError() } set {} }
  open var isAutomaticTextCompletionEnabled: Bool { get { fatalError() } set {} }
  open var smartInsertDeleteEnabled: Bool { get { fatalError() } set {} }
  open var usesRuler: Bool { get { fatalError() } set {} }
  open var usesInspectorBar: Bool { get { fatalError() } set {} }
  open var allowsImageEditing: Bool { get { fatalError() } set {} }
  open var allowsDocumentBackgroundColorChange: Bool { get { fatalError() } set {} }
  open var acceptsGlyphInfo: Bool { get { fatalError() } set {} }
  open var displaysLinkToolTips: Bool { get { fatalError() } set {} }
  open var usesRolloverButtonForSelection: Bool { get { fatalError() } set {} }
  open var usesAdaptiveColorMappingForDarkAppearance: Bool { get { fatalError() } set {} }
  open var allowsCharacterPickerTouchBarItem: Bool { get { fatalError() } set {} }
  open var isCoalescingUndo: Bool { fatalError() }
  @available(macOS 15.0, *) open var isWritingToolsActive: Bool { fatalError() }
  @available(macOS 15.0, *) open var writingToolsBehavior: NSWritingToolsBehavior { get { fatalError() } set {} }
  @available(macOS 15.0, *) open var allowedWritingToolsResultOptions: NSWritingToolsResultOptions { get { fatalError() } set {} }
  @available(macOS 14.0, *) open var inlinePredictionType: NSTextInputTraitType { get { fatalError() } set {} }
  @available(macOS 15.0, *) open var mathExpressionCompletionType: NSTextInputTraitType { get { fatalError() } set {} }
  open var insertionPointColor: NSColor { get { fatalError() } set {} }
  open var defaultParagraphStyle: NSParagraphStyle? { get { fatalError() } set {} }
  open var typingAttributes: [NSAttributedString.Key: Any] { get { fatalError() } set {} }
  open var selectedTextAttributes: [NSAttributedString.Key: Any] { get { fatalError() } set {} }
  open var markedTextAttributes: [NSAttributedString.Key: Any]? { get { fatalError() } set {} }
  open var linkTextAttributes: [NSAttributedString.Key: Any]? { get { fatalError() } set {} }
  open var selectedRanges: [NSValue] { get { fatalError() } set {} }
  open var selectionGranularity: NSSelectionGranularity { get { fatalError() } set {} }
  open var selectionAffinity: NSSelectionAffinity { fatalError() }
  open var allowedInputSourceLocales: [String]? { get { fatalError() } set {} }
  open var enabledTextCheckingTypes: NSTextCheckingTypes { get { fatalError() } set {} }
  open var rangeForUserCompletion: NSRange { fatalError() }
  open var rangeForUserTextChange: NSRange { fatalError() }
  open var rangeForUserCharacterAttributeChange: NSRange { fatalError() }
  open var rangeForUserParagraphAttributeChange: NSRange { fatalError() }
  open var readablePasteboardTypes: [NSPasteboard.PasteboardType] { fatalError() }
  open var writablePasteboardTypes: [NSPasteboard.PasteboardType] { fatalError() }
  open var acceptableDragTypes: [NSPasteboard.PasteboardType] { fatalError() }
  open var spellCheckerDocumentTag: Int { fatalError() }
  open func setSelectedRange(_ charRange: NSRange) {}
  open func setSelectedRange(_ charRange: NSRange, affinity: NSSelectionAffinity, stillSelecting stillSelectingFlag: Bool) {}
  open func setSelectedRanges(_ ranges: [NSValue], affinity: NSSelectionAffinity, stillSelecting stillSelectingFlag: Bool) {}
  open func selectionRange(forProposedRange proposedCharRange: NSRange, granularity: NSSelectionGranularity) -> NSRange { fatalError() }
  open func shouldChangeText(in affectedCharRange: NSRange, replacementString: String?) -> Bool { fatalError() }
  open func shouldChangeText(inRanges affectedRanges: [NSValue], replacementStrings: [String]?) -> Bool { fatalError() }
  open func setConstrainedFrameSize(_ desiredSize: NSSize) {}
  open func setAlignment(_ alignment: NSTextAlignment, range: NSRange) {}
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, range: NSRange) {}
  open func invalidateTextContainerOrigin() {}
  open func drawInsertionPoint(in rect: NSRect, color: NSColor, turnedOn flag: Bool) {}
  open func drawBackground(in rect: NSRect) {}
  open func updateInsertionPointStateAndRestartTimer(_ restartFlag: Bool) {}
  open func setNeedsDisplay(_ rect: NSRect, avoidAdditionalLayout flag: Bool) {}
  open func showFindIndicator(for charRange: NSRange) {}
  open func characterIndexForInsertion(at point: NSPoint) -> Int { fatalError() }
  open func clicked(onLink link: Any, at charIndex: Int) {}
  open func insertCompletion(_ word: String, forPartialWordRange charRange: NSRange, movement: Int, isFinal flag: Bool) {}
  open func completions(forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>) -> [String]? { fatalError() }
  open func insertText(_ string: Any, replacementRange: NSRange) {}
  open func setMarkedText(_ string: Any, selectedRange: NSRange, replacementRange: NSRange) {}
  open func unmarkText() {}
  open func didChangeText() {}
  open func breakUndoCoalescing() {}
  open func updateFontPanel() {}
  open func updateRuler() {}
  open func updateDragTypeRegistration() {}
  open override func selectAll(_ sender: Any?) {}
  open func selectedRange() -> NSRange { fatalError() }
  open func markedRange() -> NSRange { fatalError() }
  open func hasMarkedText() -> Bool { fatalError() }
  open func attributedSubstring(forProposedRange range: NSRange, actualRange: UnsafeMutablePointer<NSRange>?) -> NSAttributedString? { fatalError() }
  open func validAttributesForMarkedText() -> [NSAttributedString.Key] { fatalError() }
  open func firstRect(forCharacterRange range: NSRange, actualRange: UnsafeMutablePointer<NSRange>?) -> NSRect { fatalError() }
  open func characterIndex(for point: NSPoint) -> Int { fatalError() }
  open func attributedString() -> NSAttributedString { fatalError() }
  open func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool { fatalError() }
  open func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { fatalError() }
  open func readSelection(from pboard: NSPasteboard) -> Bool { fatalError() }
  open func readSelection(from pboard: NSPasteboard, type: NSPasteboard.PasteboardType) -> Bool { fatalError() }
  open func writeSelection(to pboard: NSPasteboard, type: NSPasteboard.PasteboardType) -> Bool { fatalError() }
  open func writeSelection(to pboard: NSPasteboard, types: [NSPasteboard.PasteboardType]) -> Bool { fatalError() }
  open func preferredPasteboardType(from availableTypes: [NSPasteboard.PasteboardType], restrictedToTypesFrom allowedTypes: [NSPasteboard.PasteboardType]?) -> NSPasteboard.PasteboardType? { fatalError() }
  open func draggingSession(_ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext) -> NSDragOperation { fatalError() }
  open func performFindPanelAction(_ sender: Any?) {}
  open func setLayoutOrientation(_ orientation: NSLayoutManager.TextLayoutOrientation) {}
  open func pasteAsPlainText(_ sender: Any?) {}
  open func pasteAsRichText(_ sender: Any?) {}
  open func alignJustified(_ sender: Any?) {}
  open func changeAttributes(_ sender: Any?) {}
  open func changeColor(_ sender: Any?) {}
  open func changeDocumentBackgroundColor(_ sender: Any?) {}
  open func outline(_ sender: Any?) {}
  open func loosenKerning(_ sender: Any?) {}
  open func tightenKerning(_ sender: Any?) {}
  open func turnOffKerning(_ sender: Any?) {}
  open func useStandardKerning(_ sender: Any?) {}
  open func raiseBaseline(_ sender: Any?) {}
  open func lowerBaseline(_ sender: Any?) {}
  open func toggleContinuousSpellChecking(_ sender: Any?) {}
  open func toggleGrammarChecking(_ sender: Any?) {}
  open func toggleAutomaticSpellingCorrection(_ sender: Any?) {}
  open func toggleSmartInsertDelete(_ sender: Any?) {}
  open func toggleAutomaticQuoteSubstitution(_ sender: Any?) {}
  open func toggleAutomaticDashSubstitution(_ sender: Any?) {}
  open func toggleAutomaticTextReplacement(_ sender: Any?) {}
  open func toggleAutomaticLinkDetection(_ sender: Any?) {}
  open func toggleAutomaticDataDetection(_ sender: Any?) {}
  open func orderFrontSubstitutionsPanel(_ sender: Any?) {}
  open func orderFrontLinkPanel(_ sender: Any?) {}
  open func orderFrontListPanel(_ sender: Any?) {}
  open func orderFrontTablePanel(_ sender: Any?) {}
  open func orderFrontSpacingPanel(_ sender: Any?) {}
  open func checkTextInDocument(_ sender: Any?) {}
  open func startSpeaking(_ sender: Any?) {}
  open func stopSpeaking(_ sender: Any?) {}
  open func toggleQuickLookPreviewPanel(_ sender: Any?) {}
  @available(macOS 15.2, *) open func showWritingTools(_ sender: Any?) {}
  nonisolated public class var didChangeSelectionNotification: NSNotification.Name { fatalError() }
  nonisolated public class var willChangeNotifyingTextViewNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didChangeTypingAttributesNotification: NSNotification.Name { fatalError() }
}
@available(macOS 15.0, *) public enum NSWritingToolsBehavior: Int, Sendable { case none = -1, `default` = 0, complete, limited }
@available(macOS 15.0, *) public struct NSWritingToolsResultOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var plainText: NSWritingToolsResultOptions { fatalError() }; public static var richText: NSWritingToolsResultOptions { fatalError() }; public static var list: NSWritingToolsResultOptions { fatalError() }; public static var table: NSWritingToolsResultOptions { fatalError() } }
@available(macOS 14.0, *) public enum NSTextInputTraitType: Int, Sendable { case `default` = 0, no, yes }
@MainActor @preconcurrency public protocol NSTextContent {
  @available(macOS 11.0, *) var contentType: NSTextContentType? { get set }
}
extension NSTextContent {
  @available(macOS 11.0, *) public var contentType: NSTextContentType? { get { fatalError() } set {} }
}
@available(macOS 11.0, *) public struct NSTextContentType: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static var username: NSTextContentType { fatalError() }; public static var password: NSTextContentType { fatalError() }; public static var oneTimeCode: NSTextContentType { fatalError() }; @available(macOS 14.0, *) public static var newPassword: NSTextContentType { fatalError() }; @available(macOS 14.0, *) public static var name: NSTextContentType { fatalError() }; @available(macOS 14.0, *) public static var namePrefix: NSTextContentType { fatalError() }; @available(macOS 14.0, *) public static var givenName: NSTextContentType { fatalError() }; @available(macOS 14.0, *) public static var middleName: NSTextContentType { fatalError() }; @available(macOS 14.0, *) public static var familyName: NSTextContentType { fatalError() }; @available(macOS 14.0, *) public static var nameSuffix: NSTextContentType { fatalError() }; @available(macOS 14.0, *) public static var nickname: NSTextContentType { fatalError() }; @available(macOS 14.0, *) public static var jobTitle: NSTextContentType { fatalError() }; @available(macOS 14.0, *) public static var organizationName: NSTextContentType { fatalError() }; @available(macOS 14.0, *) public static var location: NSTextContentType { fatalError() }; @available(macOS 14.0, *) public static var fullStreetAddress: NSTextContentType { fatalError() }; @available(macOS 14.0, *) public static var streetAddressLine1: NSTextContentType { fatalError() }; @available(macOS 14.0, *) public static var streetAddressLine2: NSTextContentType { fatalError() }; @available(macOS 14.0, *) public static var addressCity: NSTextContentType { fatalError() }; @available(macOS 14.0, *) public static var addressState: NSTextContentType { fatalError() }; @available(macOS 14.0, *) public static var addressCityAndState: NSTextContentType { fatalError() }; @available(macOS 14.0, *) public static var sublocality: NSTextContentType { fatalError() }; @available(macOS 14.0, *) public static var countryName: NSTextContentType { fatalError() }; @available(macOS 14.0, *) public static var postalCode: NSTextContentType { fatalError() }; @available(macOS 14.0, *) public static var telephoneNumber: NSTextContentType { fatalError() }; @available(macOS 14.0, *) public static var emailAddress: NSTextContentType { fatalError() }; @available(macOS 14.0, *) public static var URL: NSTextContentType { fatalError() }; @available(macOS 14.0, *) public static var creditCardNumber: NSTextContentType { fatalError() }; @available(macOS 14.0, *) public static var dateTime: NSTextContentType { fatalError() }; @available(macOS 14.0, *) public static var flightNumber: NSTextContentType { fatalError() }; @available(macOS 14.0, *) public static var shipmentTrackingNumber: NSTextContentType { fatalError() }; @available(macOS 14.0, *) public static var birthdate: NSTextContentType { fatalError() } }
@MainActor @preconcurrency public protocol NSTextFinderClient: NSObjectProtocol {
}
@MainActor @preconcurrency open class NSTextFinder: NSObject {
  public override init() { fatalError() }
  open weak var client: (any NSTextFinderClient)? { get { fatalError() } set {} }
  open func performAction(_ op: NSTextFinder.Action) {}
  open func validateAction(_ op: NSTextFinder.Action) -> Bool { fatalError() }
  open var isIncrementalSearchingEnabled: Bool { get { fatalError() } set {} }
  open var incrementalSearchingShouldDimContentView: Bool { get { fatalError() } set {} }
  open func cancelFindIndicator() {}
  open func noteClientStringWillChange() {}
  public enum Action: Int, Sendable { case showFindInterface = 1, nextMatch, previousMatch, replaceAll, replace, replaceAndFind, setSearchString, replaceAllInSelection, selectAll, selectAllInSelection, hideFindInterface, showReplaceInterface, hideReplaceInterface }
}
@MainActor @preconcurrency public protocol NSTextViewDelegate: NSTextDelegate {
  func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool
  func textView(_ textView: NSTextView, willChangeSelectionFromCharacterRange oldSelectedCharRange: NSRange, toCharacterRange newSelectedCharRange: NSRange) -> NSRange
  func textView(_ textView: NSTextView, willChangeSelectionFromCharacterRanges oldSelectedCharRanges: [NSValue], toCharacterRanges newSelectedCharRanges: [NSValue]) -> [NSValue]
  func textView(_ textView: NSTextView, shouldChangeTextInRanges affectedRanges: [NSValue], replacementStrings: [String]?) -> Bool
  func textView(_ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?) -> Bool
  func textView(_ textView: NSTextView, shouldChangeTypingAttributes oldTypingAttributes: [String: Any], toAttributes newTypingAttributes: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  func textViewDidChangeSelection(_ notification: Notification)
  func textViewDidChangeTypingAttributes(_ notification: Notification)
  func textView(_ textView: NSTextView, willDisplayToolTip tooltip: String, forCharacterAt characterIndex: Int) -> String?
  func textView(_ textView: NSTextView, completions words: [String], forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>?) -> [String]
  func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
  func textView(_ view: NSTextView, menu: NSMenu, for event: NSEvent, at charIndex: Int) -> NSMenu?
  func undoManager(for view: NSTextView) -> UndoManager?
  func textView(_ textView: NSTextView, shouldSetSpellingState value: Int, range affectedCharRange: NSRange) -> Int
  func textView(_ textView: NSTextView, urlForContentsOf textAttachment: NSTextAttachment, at charIndex: Int) -> URL?
  @available(macOS 15.0, *) func textViewWritingToolsWillBegin(_ textView: NSTextView)
  @available(macOS 15.0, *) func textViewWritingToolsDidEnd(_ textView: NSTextView)
  @available(macOS 15.0, *) func textView(_ textView: NSTextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange) -> [NSValue]
}
extension NSTextViewDelegate {
  public func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool { fatalError() }
  public func textView(_ textView: NSTextView, willChangeSelectionFromCharacterRange oldSelectedCharRange: NSRange, toCharacterRange newSelectedCharRange: NSRange) -> NSRange { fatalError() }
  public func textView(_ textView: NSTextView, willChangeSelectionFromCharacterRanges oldSelectedCharRanges: [NSValue], toCharacterRanges newSelectedCharRanges: [NSValue]) -> [NSValue] { fatalError() }
  public func textView(_ textView: NSTextView, shouldChangeTextInRanges affectedRanges: [NSValue], replacementStrings: [String]?) -> Bool { fatalError() }
  public func textView(_ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?) -> Bool { fatalError() }
  public func textView(_ textView: NSTextView, shouldChangeTypingAttributes oldTypingAttributes: [String: Any], toAttributes newTypingAttributes: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] { fatalError() }
  public func textViewDidChangeSelection(_ notification: Notification) { fatalError() }
  public func textViewDidChangeTypingAttributes(_ notification: Notification) { fatalError() }
  public func textView(_ textView: NSTextView, willDisplayToolTip tooltip: String, forCharacterAt characterIndex: Int) -> String? { fatalError() }
  public func textView(_ textView: NSTextView, completions words: [String], forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>?) -> [String] { fatalError() }
  public func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool { fatalError() }
  public func textView(_ view: NSTextView, menu: NSMenu, for event: NSEvent, at charIndex: Int) -> NSMenu? { fatalError() }
  public func undoManager(for view: NSTextView) -> UndoManager? { fatalError() }
  public func textView(_ textView: NSTextView, shouldSetSpellingState value: Int, range affectedCharRange: NSRange) -> Int { fatalError() }
  public func textView(_ textView: NSTextView, urlForContentsOf textAttachment: NSTextAttachment, at charIndex: Int) -> URL? { fatalError() }
  @available(macOS 15.0, *) public func textViewWritingToolsWillBegin(_ textView: NSTextView) { fatalError() }
  @available(macOS 15.0, *) public func textViewWritingToolsDidEnd(_ textView: NSTextView) { fatalError() }
  @available(macOS 15.0, *) public func textView(_ textView: NSTextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange) -> [NSValue] { fatalError() }
}
open class NSTextContainer: NSObject {
  public init(size: NSSize) { fatalError() }
  public convenience override init() { fatalError() }
  public required init(coder: NSCoder) { fatalError() }
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "init(size:)") public convenience init(containerSize aContainerSize: NSSize) { fatalError() }
  open var size: NSSize { get { fatalError() } set {} }
  open var containerSize: NSSize { get { fatalError() } set {} }
  open var layoutManager: NSLayoutManager? { get { fatalError() } set {} }
  open weak var textView: NSTextView? { get { fatalError() } set {} }
  @available(macOS 12.0, *) open weak var textLayoutManager: NSTextLayoutManager? { fatalError() }
  open var exclusionPaths: [NSBezierPath] { get { fatalError() } set {} }
  open var lineBreakMode: NSLineBreakMode { get { fatalError() } set {} }
  open var lineFragmentPadding: CGFloat { get { fatalError() } set {} }
  open var maximumNumberOfLines: Int { get { fatalError() } set {} }
  open var widthTracksTextView: Bool { get { fatalError() } set {} }
  open var heightTracksTextView: Bool { get { fatalError() } set {} }
  open var isSimpleRectangular: Bool { fatalError() }
  open func lineFragmentRect(forProposedRect proposedRect: NSRect, at characterIndex: Int, writingDirection baseWritingDirection: NSWritingDirection, remaining remainingRect: UnsafeMutablePointer<NSRect>?) -> NSRect { fatalError() }
}
open class NSLayoutManager: NSObject {
  public override init() { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open weak var delegate: (any NSLayoutManagerDelegate)? { get { fatalError() } set {} }
  open var textStorage: NSTextStorage? { get { fatalError() } set {} }
  open var textContainers: [NSTextContainer] { fatalError() }
  open var usesFontLeading: Bool { get { fatalError() } set {} }
  open var allowsNonContiguousLayout: Bool { get { fatalError() } set {} }
  open var showsInvisibleCharacters: Bool { get { fatalError() } set {} }
  open var showsControlCharacters: Bool { get { fatalError() } set {} }
  open var usesDefaultHyphenation: Bool { get { fatalError() } set {} }
  open var backgroundLayoutEnabled: Bool { get { fatalError() } set {} }
  open var limitsLayoutForSuspiciousContents: Bool { get { fatalError() } set {} }
  open var hasNonContiguousLayout: Bool { fatalError() }
  open var numberOfGlyphs: Int { fatalError() }
  open var extraLineFragmentRect: NSRect { fatalError() }
  open var extraLineFragmentUsedRect: NSRect { fatalError() }
  open weak var extraLineFragmentTextContainer: NSTextContainer? { fatalError() }
  open weak var firstTextView: NSTextView? { fatalError() }
  open var textViewForBeginningOfSelection: NSTextView? { fatalError() }
  open func addTextContainer(_ container: NSTextContainer) {}
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {}
  open func removeTextContainer(at index: Int) {}
  open func textContainerChangedGeometry(_ container: NSTextContainer) {}
  open func replaceTextStorage(_ newTextStorage: NSTextStorage) {}
  open func usedRect(for container: NSTextContainer) -> NSRect { fatalError() }
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  open func ensureLayout(for container: NSTextContainer) {}
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
  open func ensureLayout(forBoundingRect bounds: NSRect, in container: NSTextContainer) {}
  open func glyphRange(for container: NSTextContainer) -> NSRange { fatalError() }
  open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?) -> NSRange { fatalError() }
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?) -> NSRange { fatalError() }
  open func glyphRange(forBoundingRect bounds: NSRect, in container: NSTextContainer) -> NSRange { fatalError() }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { fatalError() }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { fatalError() }
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { fatalError() }
  open func glyphIndex(for point: NSPoint, in container: NSTextContainer) -> Int { fatalError() }
  open func glyphIndex(for point: NSPoint, in container: NSTextContainer, fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?) -> Int { fatalError() }
  open func characterIndex(for point: NSPoint, in container: NSTextContainer, fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?) -> Int { fatalError() }
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> NSRect { fatalError() }
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?) -> NSRect { fatalError() }
  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?) -> NSRect { fatalError() }
  open func location(forGlyphAt glyphIndex: Int) -> NSPoint { fatalError() }
  open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?) -> NSTextContainer? { fatalError() }
  open func enumerateLineFragments(forGlyphRange glyphRange: NSRange, using block: @escaping (NSRect, NSRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void) {}
  open func enumerateEnclosingRects(forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer, using block: @escaping (NSRect, UnsafeMutablePointer<ObjCBool>) -> Void) {}
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: NSPoint) {}
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: NSPoint) {}
  open func fillBackgroundRectArray(_ rectArray: UnsafePointer<NSRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: NSColor) {}
  open func drawUnderline(forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat, lineFragmentRect lineRect: NSRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: NSPoint) {}
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?) {}
  open func invalidateGlyphs(forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: UnsafeMutablePointer<NSRange>?) {}
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
  open func processEditing(for textStorage: NSTextStorage, edited editMask: NSTextStorageEditActions, range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange) {}
  open func setTemporaryAttributes(_ attrs: [NSAttributedString.Key: Any], forCharacterRange charRange: NSRange) {}
  open func addTemporaryAttributes(_ attrs: [NSAttributedString.Key: Any], forCharacterRange charRange: NSRange) {}
  open func addTemporaryAttribute(_ attrName: NSAttributedString.Key, value: Any, forCharacterRange charRange: NSRange) {}
  open func removeTemporaryAttribute(_ attrName: NSAttributedString.Key, forCharacterRange charRange: NSRange) {}
  open func temporaryAttribute(_ attrName: NSAttributedString.Key, atCharacterIndex location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?) -> Any? { fatalError() }
  open func temporaryAttributes(atCharacterIndex charIndex: Int, effectiveRange effectiveCharRange: UnsafeMutablePointer<NSRange>?) -> [NSAttributedString.Key: Any] { fatalError() }
  open func defaultLineHeight(for theFont: NSFont) -> CGFloat { fatalError() }
  open func defaultBaselineOffset(for theFont: NSFont) -> CGFloat { fatalError() }
  open func setExtraLineFragmentRect(_ fragmentRect: NSRect, usedRect: NSRect, textContainer container: NSTextContainer) {}
  public enum TextLayoutOrientation: Int, Sendable { case horizontal = 0, vertical }
}
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  func layoutManager(_ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: NSRect) -> CGFloat
  func layoutManager(_ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: NSRect) -> CGFloat
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  func layoutManager(_ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool)
  func layoutManager(_ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: NSSize)
  func layoutManager(_ layoutManager: NSLayoutManager, shouldUseTemporaryAttributes attrs: [NSAttributedString.Key: Any], forDrawingToScreen toScreen: Bool, atCharacterIndex charIndex: Int, effectiveRange effectiveCharRange: UnsafeMutablePointer<NSRange>?) -> [NSAttributedString.Key: Any]?
}
extension NSLayoutManagerDelegate {
  public func layoutManager(_ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: NSRect) -> CGFloat { fatalError() }
  public func layoutManager(_ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: NSRect) -> CGFloat { fatalError() }
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { fatalError() }
  public func layoutManager(_ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool) { fatalError() }
  public func layoutManager(_ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: NSSize) { fatalError() }
  public func layoutManager(_ layoutManager: NSLayoutManager, shouldUseTemporaryAttributes attrs: [NSAttributedString.Key: Any], forDrawingToScreen toScreen: Bool, atCharacterIndex charIndex: Int, effectiveRange effectiveCharRange: UnsafeMutablePointer<NSRange>?) -> [NSAttributedString.Key: Any]? { fatalError() }
}
public struct NSTextStorageEditActions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var editedAttributes: NSTextStorageEditActions { fatalError() }; public static var editedCharacters: NSTextStorageEditActions { fatalError() } }
open class NSTextStorage: NSMutableAttributedString, @unchecked Sendable {
  open weak var delegate: (any NSTextStorageDelegate)? { get { fatalError() } set {} }
  open var layoutManagers: [NSLayoutManager] { fatalError() }
  open var editedMask: NSTextStorageEditActions { fatalError() }
  open var editedRange: NSRange { fatalError() }
  open var changeInLength: Int { fatalError() }
  open var font: NSFont? { get { fatalError() } set {} }
  open var foregroundColor: NSColor? { get { fatalError() } set {} }
  open var fixesAttributesLazily: Bool { fatalError() }
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {}
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {}
  open func edited(_ editedMask: NSTextStorageEditActions, range editedRange: NSRange, changeInLength delta: Int) {}
  open func processEditing() {}
  open func invalidateAttributes(in range: NSRange) {}
  open func ensureAttributesAreFixed(in range: NSRange) {}
}
extension NSTextStorage {
  nonisolated public class var didProcessEditingNotification: NSNotification.Name { fatalError() }
  nonisolated public class var willProcessEditingNotification: NSNotification.Name { fatalError() }
}
public protocol NSTextStorageDelegate: NSObjectProtocol {
  func textStorage(_ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorageEditActions, range editedRange: NSRange, changeInLength delta: Int)
  func textStorage(_ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorageEditActions, range editedRange: NSRange, changeInLength delta: Int)
}
extension NSTextStorageDelegate {
  public func textStorage(_ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorageEditActions, range editedRange: NSRange, changeInLength delta: Int) { fatalError() }
  public func textStorage(_ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorageEditActions, range editedRange: NSRange, changeInLength delta: Int) { fatalError() }
}
@available(macOS 12.0, *) open class NSTextLayoutManager: NSObject {
  public override init() { fatalError() }
  open var textContainer: NSTextContainer? { get { fatalError() } set {} }
  open var textContentManager: NSTextContentManager? { fatalError() }
  open var usageBoundsForTextContainer: NSRect { fatalError() }
  open func ensureLayout(for bounds: NSRect) {}
  open func ensureLayout(for range: NSTextRange) {}
  open func invalidateLayout(for range: NSTextRange) {}
  open var documentRange: NSTextRange { fatalError() }
  open var textSelections: [NSTextSelection] { get { fatalError() } set {} }
  @discardableResult open func enumerateTextLayoutFragments(from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [], using block: (NSTextLayoutFragment) -> Bool) -> (any NSTextLocation)? { fatalError() }
  open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? { fatalError() }
  open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? { fatalError() }
  open func addRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange) {}
}
@available(macOS 12.0, *) public protocol NSTextLocation: NSObjectProtocol { func compare(_ location: any NSTextLocation) -> ComparisonResult }
@available(macOS 12.0, *) open class NSTextRange: NSObject {
  public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) { fatalError() }
  public convenience init(location: any NSTextLocation) { fatalError() }
  open var location: any NSTextLocation { fatalError() }
  open var endLocation: any NSTextLocation { fatalError() }
  open var isEmpty: Bool { fatalError() }
}
@available(macOS 12.0, *) open class NSTextSelection: NSObject {
  open var textRanges: [NSTextRange] { fatalError() }
}
@available(macOS 12.0, *) open class NSTextLayoutFragment: NSObject {
  open var layoutFragmentFrame: CGRect { fatalError() }
  open var renderingSurfaceBounds: CGRect { fatalError() }
  open var rangeInElement: NSTextRange { fatalError() }
  open var textLineFragments: [NSTextLineFragment] { fatalError() }
  open var textElement: NSTextElement? { fatalError() }
  open func draw(at point: CGPoint, in context: CGContext) {}
  public struct EnumerationOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var reverse: EnumerationOptions { fatalError() }; public static var estimatesSize: EnumerationOptions { fatalError() }; public static var ensuresLayout: EnumerationOptions { fatalError() }; public static var ensuresExtraLineFragment: EnumerationOptions { fatalError() } }
}
@available(macOS 12.0, *) open class NSTextLineFragment: NSObject {
  open var typographicBounds: CGRect { fatalError() }
  open var characterRange: NSRange { fatalError() }
  open var attributedString: NSAttributedString { fatalError() }
}
@available(macOS 12.0, *) open class NSTextElement: NSObject {
  open var elementRange: NSTextRange? { fatalError() }
}
@available(macOS 12.0, *) open class NSTextParagraph: NSTextElement {
  open var attributedString: NSAttributedString { fatalError() }
}
@available(macOS 12.0, *) open class NSTextContentManager: NSObject {
  public override init() { fatalError() }
  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {}
  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {}
  open func performEditingTransaction(_ transaction: () -> Void) {}
  open var documentRange: NSTextRange { fatalError() }
  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { fatalError() }
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { fatalError() }
  open var textLayoutManagers: [NSTextLayoutManager] { fatalError() }
}
@available(macOS 12.0, *) open class NSTextContentStorage: NSTextContentManager {
  open var attributedString: NSAttributedString? { get { fatalError() } set {} }
  open var textStorage: NSTextStorage? { get { fatalError() } set {} }
}
