// Fields and their cells.
@MainActor @preconcurrency open class NSTextField: NSControl, NSUserInterfaceValidations, NSTextContent {
  @available(macOS 11.0, *) open var contentType: NSTextContentType? { get { fatalError() } set {} }
  public convenience init(labelWithString stringValue: String) { fatalError() }
  public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) { fatalError() }
  public convenience init(wrappingLabelWithString stringValue: String) { fatalError() }
  public convenience init(string stringValue: String) { fatalError() }
  open var textColor: NSColor? { get { fatalError() } set {} }
  open var backgroundColor: NSColor? { get { fatalError() } set {} }
  open var placeholderString: String? { get { fatalError() } set {} }
  open var placeholderAttributedString: NSAttributedString? { get { fatalError() } set {} }
  open var isEditable: Bool { get { fatalError() } set {} }
  open var isSelectable: Bool { get { fatalError() } set {} }
  open var isBordered: Bool { get { fatalError() } set {} }
  open var isBezeled: Bool { get { fatalError() } set {} }
  open var drawsBackground: Bool { get { fatalError() } set {} }
  open var allowsEditingTextAttributes: Bool { get { fatalError() } set {} }
  open var importsGraphics: Bool { get { fatalError() } set {} }
  open var allowsDefaultTighteningForTruncation: Bool { get { fatalError() } set {} }
  open var allowsCharacterPickerTouchBarItem: Bool { get { fatalError() } set {} }
  open var isAutomaticTextCompletionEnabled: Bool { get { fatalError() } set {} }
  @available(macOS 15.0, *) open var allowsWritingTools: Bool { get { fatalError() } set {} }
  @available(macOS 15.4, *) open var allowsWritingToolsAffordance: Bool { get { fatalError() } set {} }
  @available(macOS 26.0, *) open var resolvesNaturalAlignmentWithBaseWritingDirection: Bool { get { fatalError() } set {} }
  @available(macOS 26.0, *) open var placeholderStrings: [String] { get { fatalError() } set {} }
  open var preferredMaxLayoutWidth: CGFloat { get { fatalError() } set {} }
  open var maximumNumberOfLines: Int { get { fatalError() } set {} }
  open var bezelStyle: NSTextField.BezelStyle { get { fatalError() } set {} }
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { get { fatalError() } set {} }
  open weak var delegate: (any NSTextFieldDelegate)? { get { fatalError() } set {} }
  open func selectText(_ sender: Any?) {}
  open func textShouldBeginEditing(_ textObject: NSText) -> Bool { fatalError() }
  open func textShouldEndEditing(_ textObject: NSText) -> Bool { fatalError() }
  open func textDidBeginEditing(_ notification: Notification) {}
  open func textDidEndEditing(_ notification: Notification) {}
  open func textDidChange(_ notification: Notification) {}
  open func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool { fatalError() }
  public enum BezelStyle: UInt, Sendable { case squareBezel = 0, roundedBezel = 1 }
}
@MainActor @preconcurrency public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {
  func textField(_ textField: NSTextField, textView: NSTextView, candidatesForSelectedRange selectedRange: NSRange) -> [Any]?
  func textField(_ textField: NSTextField, textView: NSTextView, shouldSelectCandidateAt index: Int) -> Bool
}
extension NSTextFieldDelegate {
  public func textField(_ textField: NSTextField, textView: NSTextView, candidatesForSelectedRange selectedRange: NSRange) -> [Any]? { fatalError() }
  public func textField(_ textField: NSTextField, textView: NSTextView, shouldSelectCandidateAt index: Int) -> Bool { fatalError() }
}
@MainActor @preconcurrency open class NSTextFieldCell: NSActionCell {
  open var textColor: NSColor? { get { fatalError() } set {} }
  open var backgroundColor: NSColor? { get { fatalError() } set {} }
  open var drawsBackground: Bool { get { fatalError() } set {} }
  open var bezelStyle: NSTextField.BezelStyle { get { fatalError() } set {} }
  open var placeholderString: String? { get { fatalError() } set {} }
  open var placeholderAttributedString: NSAttributedString? { get { fatalError() } set {} }
  open func setWantsNotificationForMarkedText(_ flag: Bool) {}
  open var allowedInputSourceLocales: [String]? { get { fatalError() } set {} }
}
@MainActor @preconcurrency open class NSSecureTextField: NSTextField {}
@MainActor @preconcurrency open class NSSecureTextFieldCell: NSTextFieldCell {
  open var echosBullets: Bool { get { fatalError() } set {} }
}
@MainActor @preconcurrency open class NSSearchField: NSTextField {
  public typealias RecentsAutosaveName = String
  open var searchTextBounds: NSRect { fatalError() }
  open var searchButtonBounds: NSRect { fatalError() }
  open var cancelButtonBounds: NSRect { fatalError() }
  open var recentSearches: [String] { get { fatalError() } set {} }
  open var recentsAutosaveName: NSSearchField.RecentsAutosaveName? { get { fatalError() } set {} }
  open var searchMenuTemplate: NSMenu? { get { fatalError() } set {} }
  open var sendsWholeSearchString: Bool { get { fatalError() } set {} }
  open var sendsSearchStringImmediately: Bool { get { fatalError() } set {} }
  open var centersPlaceholder: Bool { get { fatalError() } set {} }
  open var maximumRecents: Int { get { fatalError() } set {} }
  public nonisolated static var recentsMenuItemTag: Int { fatalError() }
}
@MainActor @preconcurrency public protocol NSSearchFieldDelegate: NSTextFieldDelegate {
  func searchFieldDidStartSearching(_ sender: NSSearchField)
  func searchFieldDidEndSearching(_ sender: NSSearchField)
}
extension NSSearchFieldDelegate {
  public func searchFieldDidStartSearching(_ sender: NSSearchField) { fatalError() }
  public func searchFieldDidEndSearching(_ sender: NSSearchField) { fatalError() }
}
@MainActor @preconcurrency open class NSSearchFieldCell: NSTextFieldCell {
  open var searchButtonCell: NSButtonCell? { get { fatalError() } set {} }
  open var cancelButtonCell: NSButtonCell? { get { fatalError() } set {} }
  open func resetSearchButtonCell() {}
  open func resetCancelButtonCell() {}
  open func searchTextRect(forBounds rect: NSRect) -> NSRect { fatalError() }
  open func searchButtonRect(forBounds rect: NSRect) -> NSRect { fatalError() }
  open func cancelButtonRect(forBounds rect: NSRect) -> NSRect { fatalError() }
}
@MainActor @preconcurrency open class NSComboBox: NSTextField {
  open var hasVerticalScroller: Bool { get { fatalError() } set {} }
  open var isButtonBordered: Bool { get { fatalError() } set {} }
  open var usesDataSource: Bool { get { fatalError() } set {} }
  open var completes: Bool { get { fatalError() } set {} }
  open var intercellSpacing: NSSize { get { fatalError() } set {} }
  open var itemHeight: CGFloat { get { fatalError() } set {} }
  open var numberOfVisibleItems: Int { get { fatalError() } set {} }
  open var numberOfItems: Int { fatalError() }
  open var indexOfSelectedItem: Int { fatalError() }
  open weak var dataSource: (any NSComboBoxDataSource)? { get { fatalError() } set {} }
  open func reloadData() {}
  open func noteNumberOfItemsChanged() {}
  open func removeAllItems() {}
  open func scrollItemAtIndexToTop(_ index: Int) {}
  open func scrollItemAtIndexToVisible(_ index: Int) {}
  open func selectItem(at index: Int) {}
  open func deselectItem(at index: Int) {}
  open func addItem(withObjectValue object: Any) {}
  open func addItems(withObjectValues objects: [Any]) {}
  open func insertItem(withObjectValue object: Any, at index: Int) {}
  open func removeItem(withObjectValue object: Any) {}
  open func removeItem(at index: Int) {}
  open func selectItem(withObjectValue object: Any?) {}
  open func itemObjectValue(at index: Int) -> Any { fatalError() }
  open var objectValueOfSelectedItem: Any? { fatalError() }
  open func indexOfItem(withObjectValue object: Any) -> Int { fatalError() }
  open var objectValues: [Any] { fatalError() }
  nonisolated public class var willPopUpNotification: NSNotification.Name { fatalError() }
  nonisolated public class var willDismissNotification: NSNotification.Name { fatalError() }
  nonisolated public class var selectionDidChangeNotification: NSNotification.Name { fatalError() }
  nonisolated public class var selectionIsChangingNotification: NSNotification.Name { fatalError() }
}
@MainActor @preconcurrency public protocol NSComboBoxDataSource: NSObjectProtocol {
  func numberOfItems(in comboBox: NSComboBox) -> Int
  func comboBox(_ comboBox: NSComboBox, objectValueForItemAt index: Int) -> Any?
  func comboBox(_ comboBox: NSComboBox, indexOfItemWithStringValue string: String) -> Int
  func comboBox(_ comboBox: NSComboBox, completedString string: String) -> String?
}
extension NSComboBoxDataSource {
  public func numberOfItems(in comboBox: NSComboBox) -> Int { fatalError() }
  public func comboBox(_ comboBox: NSComboBox, objectValueForItemAt index: Int) -> Any? { fatalError() }
  public func comboBox(_ comboBox: NSComboBox, indexOfItemWithStringValue string: String) -> Int { fatalError() }
  public func comboBox(_ comboBox: NSComboBox, completedString string: String) -> String? { fatalError() }
}
@MainActor @preconcurrency public protocol NSComboBoxDelegate: NSTextFieldDelegate {
  func comboBoxWillPopUp(_ notification: Notification)
  func comboBoxWillDismiss(_ notification: Notification)
  func comboBoxSelectionDidChange(_ notification: Notification)
  func comboBoxSelectionIsChanging(_ notification: Notification)
}
extension NSComboBoxDelegate {
  public func comboBoxWillPopUp(_ notification: Notification) { fatalError() }
  public func comboBoxWillDismiss(_ notification: Notification) { fatalError() }
  public func comboBoxSelectionDidChange(_ notification: Notification) { fatalError() }
  public func comboBoxSelectionIsChanging(_ notification: Notification) { fatalError() }
}
@available(macOS 15.2, *) @MainActor @preconcurrency open class NSComboButton: NSControl {
  public convenience init(title: String, menu: NSMenu?, target: AnyObject?, action: Selector?) { fatalError() }
  public convenience init(image: NSImage, menu: NSMenu?, target: AnyObject?, action: Selector?) { fatalError() }
  public convenience init(title: String, image: NSImage, menu: NSMenu?, target: AnyObject?, action: Selector?) { fatalError() }
  open var title: String { get { fatalError() } set {} }
  open var image: NSImage? { get { fatalError() } set {} }
  open var style: NSComboButton.Style { get { fatalError() } set {} }
  public enum Style: Int, Sendable { case split, unified }
}
@MainActor @preconcurrency open class NSTokenField: NSTextField {
  open var tokenStyle: NSTokenField.TokenStyle { get { fatalError() } set {} }
  open var completionDelay: TimeInterval { get { fatalError() } set {} }
  open class var defaultCompletionDelay: TimeInterval { fatalError() }
  open var tokenizingCharacterSet: CharacterSet! { get { fatalError() } set {} }
  open class var defaultTokenizingCharacterSet: CharacterSet { fatalError() }
  public enum TokenStyle: UInt, Sendable { case `default` = 0, none = 1, rounded = 2, squared = 3, plainSquared = 4 }
}
@MainActor @preconcurrency public protocol NSTokenFieldDelegate: NSTextFieldDelegate {
  func tokenField(_ tokenField: NSTokenField, completionsForSubstring substring: String, indexOfToken tokenIndex: Int, indexOfSelectedItem selectedIndex: UnsafeMutablePointer<Int>?) -> [Any]?
  func tokenField(_ tokenField: NSTokenField, shouldAdd tokens: [Any], at index: Int) -> [Any]
  func tokenField(_ tokenField: NSTokenField, displayStringForRepresentedObject representedObject: Any) -> String?
  func tokenField(_ tokenField: NSTokenField, editingStringForRepresentedObject representedObject: Any) -> String?
  func tokenField(_ tokenField: NSTokenField, representedObjectForEditing editingString: String) -> Any?
  func tokenField(_ tokenField: NSTokenField, hasMenuForRepresentedObject representedObject: Any) -> Bool
  func tokenField(_ tokenField: NSTokenField, menuForRepresentedObject representedObject: Any) -> NSMenu?
  func tokenField(_ tokenField: NSTokenField, styleForRepresentedObject representedObject: Any) -> NSTokenField.TokenStyle
  func tokenField(_ tokenField: NSTokenField, writeRepresentedObjects objects: [Any], to pboard: NSPasteboard) -> Bool
  func tokenField(_ tokenField: NSTokenField, readFrom pboard: NSPasteboard) -> [Any]?
}
extension NSTokenFieldDelegate {
  public func tokenField(_ tokenField: NSTokenField, completionsForSubstring substring: String, indexOfToken tokenIndex: Int, indexOfSelectedItem selectedIndex: UnsafeMutablePointer<Int>?) -> [Any]? { fatalError() }
  public func tokenField(_ tokenField: NSTokenField, shouldAdd tokens: [Any], at index: Int) -> [Any] { fatalError() }
  public func tokenField(_ tokenField: NSTokenField, displayStringForRepresentedObject representedObject: Any) -> String? { fatalError() }
  public func tokenField(_ tokenField: NSTokenField, editingStringForRepresentedObject representedObject: Any) -> String? { fatalError() }
  public func tokenField(_ tokenField: NSTokenField, representedObjectForEditing editingString: String) -> Any? { fatalError() }
  public func tokenField(_ tokenField: NSTokenField, hasMenuForRepresentedObject representedObject: Any) -> Bool { fatalError() }
  public func tokenField(_ tokenField: NSTokenField, menuForRepresentedObject representedObject: Any) -> NSMenu? { fatalError() }
  public func tokenField(_ tokenField: NSTokenField, styleForRepresentedObject representedObject: Any) -> NSTokenField.TokenStyle { fatalError() }
  public func tokenField(_ tokenField: NSTokenField, writeRepresentedObjects objects: [Any], to pboard: NSPasteboard) -> Bool { fatalError() }
  public func tokenField(_ tokenField: NSTokenField, readFrom pboard: NSPasteboard) -> [Any]? { fatalError() }
}
