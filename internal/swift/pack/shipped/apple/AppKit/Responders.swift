// Responders and the validation of what they do.
@_exported import Foundation
@_exported import AssayGapFoundation
@_exported import ApplicationServices
@_exported import CoreGraphics
@_exported import CoreImage
@_exported import UniformTypeIdentifiers
@MainActor @preconcurrency open class NSResponder: NSObject, NSAccessibilityProtocol {
  public override init() { fatalError() }
  open weak var nextResponder: NSResponder? { get { fatalError() } set {} }
  @discardableResult open func tryToPerform(_ action: Selector, with object: Any?) -> Bool { fatalError() }
  open func performKeyEquivalent(with event: NSEvent) -> Bool { fatalError() }
  open func validRequestor(forSendType sendType: NSPasteboard.PasteboardType?, returnType: NSPasteboard.PasteboardType?) -> Any? { fatalError() }
  open func mouseDown(with event: NSEvent) {}
  open func rightMouseDown(with event: NSEvent) {}
  open func otherMouseDown(with event: NSEvent) {}
  open func mouseUp(with event: NSEvent) {}
  open func rightMouseUp(with event: NSEvent) {}
  open func otherMouseUp(with event: NSEvent) {}
  open func mouseMoved(with event: NSEvent) {}
  open func mouseDragged(with event: NSEvent) {}
  open func mouseCancelled(with event: NSEvent) {}
  open func scrollWheel(with event: NSEvent) {}
  open func rightMouseDragged(with event: NSEvent) {}
  open func otherMouseDragged(with event: NSEvent) {}
  open func mouseEntered(with event: NSEvent) {}
  open func mouseExited(with event: NSEvent) {}
  open func keyDown(with event: NSEvent) {}
  open func keyUp(with event: NSEvent) {}
  open func flagsChanged(with event: NSEvent) {}
  open func tabletPoint(with event: NSEvent) {}
  open func tabletProximity(with event: NSEvent) {}
  open func cursorUpdate(with event: NSEvent) {}
  open func magnify(with event: NSEvent) {}
  open func rotate(with event: NSEvent) {}
  open func swipe(with event: NSEvent) {}
  open func beginGesture(with event: NSEvent) {}
  open func endGesture(with event: NSEvent) {}
  open func smartMagnify(with event: NSEvent) {}
  open func changeMode(with event: NSEvent) {}
  open func touchesBegan(with event: NSEvent) {}
  open func touchesMoved(with event: NSEvent) {}
  open func touchesEnded(with event: NSEvent) {}
  open func touchesCancelled(with event: NSEvent) {}
  open func quickLook(with event: NSEvent) {}
  open func pressureChange(with event: NSEvent) {}
  @available(macOS 10.15, *) open func contextMenuKeyDown(_ event: NSEvent) {}
  open func noResponder(for eventSelector: Selector) {}
  open var acceptsFirstResponder: Bool { fatalError() }
  @discardableResult open func becomeFirstResponder() -> Bool { fatalError() }
  @discardableResult open func resignFirstResponder() -> Bool { fatalError() }
  open func interpretKeyEvents(_ eventArray: [NSEvent]) {}
  open func flushBufferedKeyEvents() {}
  open var menu: NSMenu? { get { fatalError() } set {} }
  open func showContextHelp(_ sender: Any?) {}
  open func helpRequested(_ eventPtr: NSEvent) {}
  open func shouldBeTreatedAsInkEvent(_ event: NSEvent) -> Bool { fatalError() }
  open func wantsScrollEventsForSwipeTracking(on axis: NSEvent.GestureAxis) -> Bool { fatalError() }
  open func wantsForwardedScrollEvents(for axis: NSEvent.GestureAxis) -> Bool { fatalError() }
  open func supplementalTarget(forAction action: Selector, sender: Any?) -> Any? { fatalError() }
  open var undoManager: UndoManager? { fatalError() }
  open func presentError(_ error: any Error, modalFor window: NSWindow, delegate: Any?, didPresent didPresentSelector: Selector?, contextInfo: UnsafeMutableRawPointer?) {}
  @discardableResult open func presentError(_ error: any Error) -> Bool { fatalError() }
  open func willPresentError(_ error: any Error) -> any Error { fatalError() }
  open func encodeRestorableState(with coder: NSCoder) {}
  open func restoreState(with coder: NSCoder) {}
  open func invalidateRestorableState() {}
  open class var restorableStateKeyPaths: [String] { fatalError() }
  open var userActivity: NSUserActivity? { get { fatalError() } set {} }
  open func updateUserActivityState(_ userActivity: NSUserActivity) {}
  open var touchBar: NSTouchBar? { get { fatalError() } set {} }
  open func makeTouchBar() -> NSTouchBar? { fatalError() }
  open func performTextFinderAction(_ sender: Any?) {}
  open func newWindowForTab(_ sender: Any?) {}
  open func validateProposedFirstResponder(_ responder: NSResponder, for event: NSEvent?) -> Bool { fatalError() }
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
  open func insertText(_ insertString: Any) {}
  open func doCommand(by selector: Selector) {}
  open func cancelOperation(_ sender: Any?) {}
  open func complete(_ sender: Any?) {}
  open func capitalizeWord(_ sender: Any?) {}
  open func centerSelectionInVisibleArea(_ sender: Any?) {}
  open func changeCaseOfLetter(_ sender: Any?) {}
  open func deleteBackward(_ sender: Any?) {}
  open func deleteForward(_ sender: Any?) {}
  open func deleteToBeginningOfLine(_ sender: Any?) {}
  open func deleteToBeginningOfParagraph(_ sender: Any?) {}
  open func deleteToEndOfLine(_ sender: Any?) {}
  open func deleteToEndOfParagraph(_ sender: Any?) {}
  open func deleteToMark(_ sender: Any?) {}
  open func deleteWordBackward(_ sender: Any?) {}
  open func deleteWordForward(_ sender: Any?) {}
  open func indent(_ sender: Any?) {}
  open func insertBacktab(_ sender: Any?) {}
  open func insertContainerBreak(_ sender: Any?) {}
  open func insertLineBreak(_ sender: Any?) {}
  open func insertNewline(_ sender: Any?) {}
  open func insertNewlineIgnoringFieldEditor(_ sender: Any?) {}
  open func insertParagraphSeparator(_ sender: Any?) {}
  open func insertTab(_ sender: Any?) {}
  open func insertTabIgnoringFieldEditor(_ sender: Any?) {}
  open func lowercaseWord(_ sender: Any?) {}
  open func moveBackward(_ sender: Any?) {}
  open func moveBackwardAndModifySelection(_ sender: Any?) {}
  open func moveDown(_ sender: Any?) {}
  open func moveDownAndModifySelection(_ sender: Any?) {}
  open func moveForward(_ sender: Any?) {}
  open func moveForwardAndModifySelection(_ sender: Any?) {}
  open func moveLeft(_ sender: Any?) {}
  open func moveLeftAndModifySelection(_ sender: Any?) {}
  open func moveParagraphBackwardAndModifySelection(_ sender: Any?) {}
  open func moveParagraphForwardAndModifySelection(_ sender: Any?) {}
  open func moveRight(_ sender: Any?) {}
  open func moveRightAndModifySelection(_ sender: Any?) {}
  open func moveToBeginningOfDocument(_ sender: Any?) {}
  open func moveToBeginningOfLine(_ sender: Any?) {}
  open func moveToBeginningOfParagraph(_ sender: Any?) {}
  open func moveToEndOfDocument(_ sender: Any?) {}
  open func moveToEndOfLine(_ sender: Any?) {}
  open func moveToEndOfParagraph(_ sender: Any?) {}
  open func moveToLeftEndOfLine(_ sender: Any?) {}
  open func moveToRightEndOfLine(_ sender: Any?) {}
  open func moveUp(_ sender: Any?) {}
  open func moveUpAndModifySelection(_ sender: Any?) {}
  open func moveWordBackward(_ sender: Any?) {}
  open func moveWordForward(_ sender: Any?) {}
  open func moveWordLeft(_ sender: Any?) {}
  open func moveWordRight(_ sender: Any?) {}
  open func pageDown(_ sender: Any?) {}
  open func pageUp(_ sender: Any?) {}
  open func scrollLineDown(_ sender: Any?) {}
  open func scrollLineUp(_ sender: Any?) {}
  open func scrollPageDown(_ sender: Any?) {}
  open func scrollPageUp(_ sender: Any?) {}
  open func scrollToBeginningOfDocument(_ sender: Any?) {}
  open func scrollToEndOfDocument(_ sender: Any?) {}
  open func selectLine(_ sender: Any?) {}
  open func selectParagraph(_ sender: Any?) {}
  open func selectWord(_ sender: Any?) {}
  open func selectToMark(_ sender: Any?) {}
  open func setMark(_ sender: Any?) {}
  open func swapWithMark(_ sender: Any?) {}
  open func transpose(_ sender: Any?) {}
  open func transposeWords(_ sender: Any?) {}
  open func uppercaseWord(_ sender: Any?) {}
  open func yank(_ sender: Any?) {}
  open func quickLookPreviewItems(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  // Accessibility, which views, windows and the application have.
  open func isAccessibilityElement() -> Bool { fatalError() }
  open func setAccessibilityElement(_ accessibilityElement: Bool) {}
  open func accessibilityLabel() -> String? { fatalError() }
  open func setAccessibilityLabel(_ accessibilityLabel: String?) {}
  open func accessibilityTitle() -> String? { fatalError() }
  open func setAccessibilityTitle(_ accessibilityTitle: String?) {}
  open func accessibilityValue() -> Any? { fatalError() }
  open func setAccessibilityValue(_ accessibilityValue: Any?) {}
  open func accessibilityHelp() -> String? { fatalError() }
  open func setAccessibilityHelp(_ accessibilityHelp: String?) {}
  open func accessibilityIdentifier() -> String { fatalError() }
  open func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {}
  open func accessibilityRole() -> NSAccessibility.Role? { fatalError() }
  open func setAccessibilityRole(_ accessibilityRole: NSAccessibility.Role?) {}
  open func accessibilitySubrole() -> NSAccessibility.Subrole? { fatalError() }
  open func setAccessibilitySubrole(_ accessibilitySubrole: NSAccessibility.Subrole?) {}
  open func accessibilityRoleDescription() -> String? { fatalError() }
  open func setAccessibilityRoleDescription(_ accessibilityRoleDescription: String?) {}
  open func accessibilityChildren() -> [Any]? { fatalError() }
  open func setAccessibilityChildren(_ accessibilityChildren: [Any]?) {}
  open func accessibilityParent() -> Any? { fatalError() }
  open func setAccessibilityParent(_ accessibilityParent: Any?) {}
  open func accessibilityFrame() -> NSRect { fatalError() }
  open func setAccessibilityFrame(_ accessibilityFrame: NSRect) {}
  open func isAccessibilityEnabled() -> Bool { fatalError() }
  open func setAccessibilityEnabled(_ accessibilityEnabled: Bool) {}
  open func isAccessibilityFocused() -> Bool { fatalError() }
  open func setAccessibilityFocused(_ accessibilityFocused: Bool) {}
  open func isAccessibilitySelected() -> Bool { fatalError() }
  open func setAccessibilitySelected(_ accessibilitySelected: Bool) {}
  open func isAccessibilityHidden() -> Bool { fatalError() }
  open func setAccessibilityHidden(_ accessibilityHidden: Bool) {}
  open func accessibilityPlaceholderValue() -> String? { fatalError() }
  open func setAccessibilityPlaceholderValue(_ accessibilityPlaceholderValue: String?) {}
  open func accessibilityPerformPress() -> Bool { fatalError() }
  open func accessibilityPerformIncrement() -> Bool { fatalError() }
  open func accessibilityPerformDecrement() -> Bool { fatalError() }
  open func accessibilityPerformShowMenu() -> Bool { fatalError() }
  open func accessibilityPerformConfirm() -> Bool { fatalError() }
  open func accessibilityPerformCancel() -> Bool { fatalError() }
  open func accessibilityCustomActions() -> [NSAccessibilityCustomAction]? { fatalError() }
  open func setAccessibilityCustomActions(_ accessibilityCustomActions: [NSAccessibilityCustomAction]?) {}
  open func accessibilityLinkedUIElements() -> [Any]? { fatalError() }
  open func accessibilityTitleUIElement() -> Any? { fatalError() }
  open func setAccessibilityTitleUIElement(_ accessibilityTitleUIElement: Any?) {}
  open func setAccessibilityLinkedUIElements(_ accessibilityLinkedUIElements: [Any]?) {}
  open func accessibilityMinValue() -> Any? { fatalError() }
  open func accessibilityMaxValue() -> Any? { fatalError() }
  open func setAccessibilityMinValue(_ accessibilityMinValue: Any?) {}
  open func setAccessibilityMaxValue(_ accessibilityMaxValue: Any?) {}
  open func setAccessibilityOrientation(_ accessibilityOrientation: NSAccessibilityOrientation) {}
  open func accessibilityValueDescription() -> String? { fatalError() }
  open func setAccessibilityValueDescription(_ accessibilityValueDescription: String?) {}
  open func accessibilityRows() -> [Any]? { fatalError() }
  open func setAccessibilityRows(_ accessibilityRows: [Any]?) {}
  open func accessibilitySelectedText() -> String? { fatalError() }
  open func accessibilityNumberOfCharacters() -> Int { fatalError() }
  open func acceptsPreviewPanelControl(_ panel: QLPreviewPanel!) -> Bool { fatalError() }
  open func beginPreviewPanelControl(_ panel: QLPreviewPanel!) {}
  open func endPreviewPanelControl(_ panel: QLPreviewPanel!) {}
}
@MainActor @preconcurrency public protocol NSUserInterfaceValidations: NSObjectProtocol { func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool }
@MainActor @preconcurrency public protocol NSValidatedUserInterfaceItem { var action: Selector? { get }; var tag: Int { get } }
@MainActor @preconcurrency public protocol NSMenuItemValidation: NSObjectProtocol { func validateMenuItem(_ menuItem: NSMenuItem) -> Bool }
@MainActor @preconcurrency public protocol NSToolbarItemValidation: NSObjectProtocol { func validateToolbarItem(_ item: NSToolbarItem) -> Bool }
@MainActor @preconcurrency public protocol NSEditor: NSObjectProtocol { func discardEditing(); func commitEditing() -> Bool }
@MainActor @preconcurrency public protocol NSUserInterfaceItemIdentification { var identifier: NSUserInterfaceItemIdentifier? { get set } }
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public init(_ rawValue: String) { fatalError() } }
extension NSUserInterfaceItemIdentifier: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { fatalError() }
}
@MainActor @preconcurrency public protocol NSStandardKeyBindingResponding: NSObjectProtocol {}
@MainActor @preconcurrency public protocol NSServicesMenuRequestor: NSObjectProtocol {
  func writeSelection(to pboard: NSPasteboard, types: [NSPasteboard.PasteboardType]) -> Bool
  func readSelection(from pboard: NSPasteboard) -> Bool
}
extension NSServicesMenuRequestor {
  public func writeSelection(to pboard: NSPasteboard, types: [NSPasteboard.PasteboardType]) -> Bool { fatalError() }
  public func readSelection(from pboard: NSPasteboard) -> Bool { fatalError() }
}
@MainActor @preconcurrency public protocol NSAnimatablePropertyContainer { func animator() -> Self; var animations: [NSAnimatablePropertyKey: Any] { get set }; func animation(forKey key: NSAnimatablePropertyKey) -> Any? }
public typealias NSAnimatablePropertyKey = String
@MainActor @preconcurrency public protocol NSAppearanceCustomization: NSObjectProtocol {
  var appearance: NSAppearance? { get set }
  var effectiveAppearance: NSAppearance { get }
}
open class NSAppearance: NSObject, @unchecked Sendable {
  public struct Name: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static var aqua: Name { fatalError() }; public static var darkAqua: Name { fatalError() }; public static var vibrantLight: Name { fatalError() }; public static var vibrantDark: Name { fatalError() }; public static var accessibilityHighContrastAqua: Name { fatalError() }; public static var accessibilityHighContrastDarkAqua: Name { fatalError() }; public static var accessibilityHighContrastVibrantLight: Name { fatalError() }; public static var accessibilityHighContrastVibrantDark: Name { fatalError() } }
  public init?(named name: NSAppearance.Name) { fatalError() }
  public init?(appearanceNamed name: NSAppearance.Name, bundle: Bundle?) { fatalError() }
  open var name: NSAppearance.Name { fatalError() }
  open var allowsVibrancy: Bool { fatalError() }
  @available(macOS, introduced: 10.9, deprecated: 12.0, message: "Use -performAsCurrentDrawingAppearance: or +currentDrawingAppearance") open class var current: NSAppearance! { get { fatalError() } set {} }
  @available(macOS 11.0, *) open class func currentDrawing() -> NSAppearance { fatalError() }
  @available(macOS 11.0, *) open func performAsCurrentDrawingAppearance(_ block: () -> Void) {}
  open func bestMatch(from appearances: [NSAppearance.Name]) -> NSAppearance.Name? { fatalError() }
}
