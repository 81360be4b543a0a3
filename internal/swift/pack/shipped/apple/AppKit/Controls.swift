// Controls and cells.
@MainActor @preconcurrency open class NSControl: NSView {
  public struct StateValue: RawRepresentable, Hashable, Sendable { public let rawValue: Int; public init(rawValue: Int) { fatalError() }; public init(_ rawValue: Int) { fatalError() }; public static var off: StateValue { fatalError() }; public static var on: StateValue { fatalError() }; public static var mixed: StateValue { fatalError() } }
  public enum ControlSize: UInt, Sendable { case regular = 0, small, mini; @available(macOS 11.0, *) case large = 3; @available(macOS 26.0, *) case extraLarge = 4 }
  public override init(frame frameRect: NSRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open weak var target: AnyObject? { get { fatalError() } set {} }
  open var action: Selector? { get { fatalError() } set {} }
  open var ignoresMultiClick: Bool { get { fatalError() } set {} }
  open var isContinuous: Bool { get { fatalError() } set {} }
  open var isEnabled: Bool { get { fatalError() } set {} }
  open var refusesFirstResponder: Bool { get { fatalError() } set {} }
  open var isHighlighted: Bool { get { fatalError() } set {} }
  open var usesSingleLineMode: Bool { get { fatalError() } set {} }
  open var controlSize: NSControl.ControlSize { get { fatalError() } set {} }
  open var formatter: Formatter? { get { fatalError() } set {} }
  open var objectValue: Any? { get { fatalError() } set {} }
  open var stringValue: String { get { fatalError() } set {} }
  open var attributedStringValue: NSAttributedString { get { fatalError() } set {} }
  open var intValue: Int32 { get { fatalError() } set {} }
  open var integerValue: Int { get { fatalError() } set {} }
  open var floatValue: Float { get { fatalError() } set {} }
  open var doubleValue: Double { get { fatalError() } set {} }
  open var cell: NSCell? { get { fatalError() } set {} }
  open class var cellClass: AnyClass? { get { fatalError() } set {} }
  open var font: NSFont? { get { fatalError() } set {} }
  open var alignment: NSTextAlignment { get { fatalError() } set {} }
  open var lineBreakMode: NSLineBreakMode { get { fatalError() } set {} }
  open var baseWritingDirection: NSWritingDirection { get { fatalError() } set {} }
  open func sizeThatFits(_ size: NSSize) -> NSSize { fatalError() }
  open func sizeToFit() {}
  open func validateEditing() {}
  @discardableResult open func sendAction(_ action: Selector?, to target: Any?) -> Bool { fatalError() }
  @discardableResult open func sendAction(on mask: NSEvent.EventTypeMask) -> Int { fatalError() }
  open func takeIntValueFrom(_ sender: Any?) {}
  open func takeFloatValueFrom(_ sender: Any?) {}
  open func takeDoubleValueFrom(_ sender: Any?) {}
  open func takeStringValueFrom(_ sender: Any?) {}
  open func takeObjectValueFrom(_ sender: Any?) {}
  open func takeIntegerValueFrom(_ sender: Any?) {}
  open func performClick(_ sender: Any?) {}
  open func selectedTag() -> Int { fatalError() }
  open func selectedCell() -> NSCell? { fatalError() }
  open func currentEditor() -> NSText? { fatalError() }
  @discardableResult open func abortEditing() -> Bool { fatalError() }
  open func edit(withFrame rect: NSRect, editor textObj: NSText, delegate: Any?, event: NSEvent) {}
  open func select(withFrame rect: NSRect, editor textObj: NSText, delegate: Any?, start selStart: Int, length selLength: Int) {}
  open func endEditing(_ textObj: NSText) {}
  open func expansionFrame(withFrame contentFrame: NSRect) -> NSRect { fatalError() }
  open func draw(withExpansionFrame contentFrame: NSRect, in view: NSView) {}
  nonisolated public class var textDidBeginEditingNotification: NSNotification.Name { fatalError() }
  nonisolated public class var textDidEndEditingNotification: NSNotification.Name { fatalError() }
  nonisolated public class var textDidChangeNotification: NSNotification.Name { fatalError() }
}
@MainActor @preconcurrency public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  func controlTextDidBeginEditing(_ obj: Notification)
  func controlTextDidEndEditing(_ obj: Notification)
  func controlTextDidChange(_ obj: Notification)
  func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool
  func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool
  func control(_ control: NSControl, didFailToFormatString string: String, errorDescription error: String?) -> Bool
  func control(_ control: NSControl, didFailToValidatePartialString string: String, errorDescription error: String?)
  func control(_ control: NSControl, isValidObject obj: Any?) -> Bool
  func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
  func control(_ control: NSControl, textView: NSTextView, completions words: [String], forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>) -> [String]
}
extension NSControlTextEditingDelegate {
  public func controlTextDidBeginEditing(_ obj: Notification) { fatalError() }
  public func controlTextDidEndEditing(_ obj: Notification) { fatalError() }
  public func controlTextDidChange(_ obj: Notification) { fatalError() }
  public func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool { fatalError() }
  public func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool { fatalError() }
  public func control(_ control: NSControl, didFailToFormatString string: String, errorDescription error: String?) -> Bool { fatalError() }
  public func control(_ control: NSControl, didFailToValidatePartialString string: String, errorDescription error: String?) { fatalError() }
  public func control(_ control: NSControl, isValidObject obj: Any?) -> Bool { fatalError() }
  public func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool { fatalError() }
  public func control(_ control: NSControl, textView: NSTextView, completions words: [String], forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>) -> [String] { fatalError() }
}
@MainActor @preconcurrency open class NSCell: NSObject {
  public override init() { fatalError() }
  public init(textCell string: String) { fatalError() }
  public init(imageCell image: NSImage?) { fatalError() }
  public required init(coder: NSCoder) { fatalError() }
  open func accessibilityLabel() -> String? { fatalError() }
  open func setAccessibilityLabel(_ accessibilityLabel: String?) {}
  open func accessibilityRole() -> NSAccessibility.Role? { fatalError() }
  open func setAccessibilityRole(_ accessibilityRole: NSAccessibility.Role?) {}
  open func isAccessibilityElement() -> Bool { fatalError() }
  open func setAccessibilityElement(_ accessibilityElement: Bool) {}
  open func accessibilityValue() -> Any? { fatalError() }
  open func accessibilityTitle() -> String? { fatalError() }
  open func accessibilityHelp() -> String? { fatalError() }
  open func accessibilityFrame() -> NSRect { fatalError() }
  open func accessibilityChildren() -> [Any]? { fatalError() }
  open func accessibilityParent() -> Any? { fatalError() }
  open func accessibilityIdentifier() -> String { fatalError() }
  open func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {}
  open weak var controlView: NSView? { get { fatalError() } set {} }
  open weak var target: AnyObject? { get { fatalError() } set {} }
  open var action: Selector? { get { fatalError() } set {} }
  open var tag: Int { get { fatalError() } set {} }
  open var title: String { get { fatalError() } set {} }
  open var state: NSControl.StateValue { get { fatalError() } set {} }
  open var isEnabled: Bool { get { fatalError() } set {} }
  open var isContinuous: Bool { get { fatalError() } set {} }
  open var isEditable: Bool { get { fatalError() } set {} }
  open var isSelectable: Bool { get { fatalError() } set {} }
  open var isBordered: Bool { get { fatalError() } set {} }
  open var isBezeled: Bool { get { fatalError() } set {} }
  open var isScrollable: Bool { get { fatalError() } set {} }
  open var isHighlighted: Bool { get { fatalError() } set {} }
  open var wraps: Bool { get { fatalError() } set {} }
  open var truncatesLastVisibleLine: Bool { get { fatalError() } set {} }
  open var usesSingleLineMode: Bool { get { fatalError() } set {} }
  open var allowsMixedState: Bool { get { fatalError() } set {} }
  open var refusesFirstResponder: Bool { get { fatalError() } set {} }
  open var showsFirstResponder: Bool { get { fatalError() } set {} }
  open var sendsActionOnEndEditing: Bool { get { fatalError() } set {} }
  open var allowsUndo: Bool { get { fatalError() } set {} }
  open var allowsEditingTextAttributes: Bool { get { fatalError() } set {} }
  open var importsGraphics: Bool { get { fatalError() } set {} }
  open var isOpaque: Bool { fatalError() }
  open var hasValidObjectValue: Bool { fatalError() }
  open var acceptsFirstResponder: Bool { fatalError() }
  open var stringValue: String { get { fatalError() } set {} }
  open var attributedStringValue: NSAttributedString { get { fatalError() } set {} }
  open var objectValue: Any? { get { fatalError() } set {} }
  open var representedObject: Any? { get { fatalError() } set {} }
  open var intValue: Int32 { get { fatalError() } set {} }
  open var integerValue: Int { get { fatalError() } set {} }
  open var floatValue: Float { get { fatalError() } set {} }
  open var doubleValue: Double { get { fatalError() } set {} }
  open var formatter: Formatter? { get { fatalError() } set {} }
  open var font: NSFont? { get { fatalError() } set {} }
  open var image: NSImage? { get { fatalError() } set {} }
  open var menu: NSMenu? { get { fatalError() } set {} }
  open var keyEquivalent: String { fatalError() }
  open var alignment: NSTextAlignment { get { fatalError() } set {} }
  open var lineBreakMode: NSLineBreakMode { get { fatalError() } set {} }
  open var baseWritingDirection: NSWritingDirection { get { fatalError() } set {} }
  open var controlSize: NSControl.ControlSize { get { fatalError() } set {} }
  open var focusRingType: NSFocusRingType { get { fatalError() } set {} }
  open var backgroundStyle: NSView.BackgroundStyle { get { fatalError() } set {} }
  open var interiorBackgroundStyle: NSView.BackgroundStyle { fatalError() }
  open var cellSize: NSSize { fatalError() }
  open class var defaultMenu: NSMenu? { fatalError() }
  open class var prefersTrackingUntilMouseUp: Bool { fatalError() }
  open func cellSize(forBounds rect: NSRect) -> NSSize { fatalError() }
  open func drawingRect(forBounds rect: NSRect) -> NSRect { fatalError() }
  open func titleRect(forBounds rect: NSRect) -> NSRect { fatalError() }
  open func imageRect(forBounds rect: NSRect) -> NSRect { fatalError() }
  open func draw(withFrame cellFrame: NSRect, in controlView: NSView) {}
  open func drawInterior(withFrame cellFrame: NSRect, in controlView: NSView) {}
  open func highlight(_ flag: Bool, withFrame cellFrame: NSRect, in controlView: NSView) {}
  open func highlightColor(withFrame cellFrame: NSRect, in controlView: NSView) -> NSColor? { fatalError() }
  open func calcDrawInfo(_ rect: NSRect) {}
  open func setUpFieldEditorAttributes(_ textObj: NSText) -> NSText { fatalError() }
  open func edit(withFrame rect: NSRect, in controlView: NSView, editor textObj: NSText, delegate: Any?, event: NSEvent?) {}
  open func select(withFrame rect: NSRect, in controlView: NSView, editor textObj: NSText, delegate: Any?, start selStart: Int, length selLength: Int) {}
  open func endEditing(_ textObj: NSText) {}
  open func fieldEditor(for controlView: NSView) -> NSTextView? { fatalError() }
  open func resetCursorRect(_ cellFrame: NSRect, in controlView: NSView) {}
  open func menu(for event: NSEvent, in cellFrame: NSRect, of view: NSView) -> NSMenu? { fatalError() }
  open func startTracking(at startPoint: NSPoint, in controlView: NSView) -> Bool { fatalError() }
  open func continueTracking(last lastPoint: NSPoint, current currentPoint: NSPoint, in controlView: NSView) -> Bool { fatalError() }
  open func stopTracking(last lastPoint: NSPoint, current stopPoint: NSPoint, in controlView: NSView, mouseIsUp flag: Bool) {}
  open func trackMouse(with event: NSEvent, in cellFrame: NSRect, of controlView: NSView, untilMouseUp flag: Bool) -> Bool { fatalError() }
  open func hitTest(for event: NSEvent, in cellFrame: NSRect, of controlView: NSView) -> NSCell.HitResult { fatalError() }
  open func drawFocusRingMask(withFrame cellFrame: NSRect, in controlView: NSView) {}
  open func focusRingMaskBounds(forFrame cellFrame: NSRect, in controlView: NSView) -> NSRect { fatalError() }
  open func setNextState() {}
  open func performClick(_ sender: Any?) {}
  public struct HitResult: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var contentArea: HitResult { fatalError() }; public static var editableTextArea: HitResult { fatalError() }; public static var trackableArea: HitResult { fatalError() } }
  public enum ImagePosition: UInt, Sendable { case noImage = 0, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading, imageTrailing }
  public struct StyleMask: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var contentsCellMask: StyleMask { fatalError() }; public static var pushInCellMask: StyleMask { fatalError() }; public static var changeGrayCellMask: StyleMask { fatalError() }; public static var changeBackgroundCellMask: StyleMask { fatalError() } }
  public enum CellType: UInt, Sendable { case nullCellType = 0, textCellType, imageCellType }
}
extension NSControl {
  public typealias ImagePosition = NSCell.ImagePosition
}
@MainActor @preconcurrency open class NSActionCell: NSCell {}
public enum NSImageScaling: UInt, Sendable { case scaleProportionallyDown = 0, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown }
@MainActor @preconcurrency open class NSButtonCell: NSActionCell {
  open var alternateImage: NSImage? { get { fatalError() } set {} }
  open var imagePosition: NSControl.ImagePosition { get { fatalError() } set {} }
  open var imageScaling: NSImageScaling { get { fatalError() } set {} }
  open var attributedTitle: NSAttributedString { get { fatalError() } set {} }
  open var attributedAlternateTitle: NSAttributedString { get { fatalError() } set {} }
  open var alternateTitle: String { get { fatalError() } set {} }
  open var bezelStyle: NSButton.BezelStyle { get { fatalError() } set {} }
  open var highlightsBy: NSCell.StyleMask { get { fatalError() } set {} }
  open var showsStateBy: NSCell.StyleMask { get { fatalError() } set {} }
  open var isTransparent: Bool { get { fatalError() } set {} }
  open var imageDimsWhenDisabled: Bool { get { fatalError() } set {} }
  open var showsBorderOnlyWhileMouseInside: Bool { get { fatalError() } set {} }
  open var backgroundColor: NSColor? { get { fatalError() } set {} }
  open var sound: NSSound? { get { fatalError() } set {} }
  open func setButtonType(_ type: NSButton.ButtonType) {}
  open func drawBezel(withFrame frame: NSRect, in controlView: NSView) {}
  open func drawImage(_ image: NSImage, withFrame frame: NSRect, in controlView: NSView) {}
  open func drawTitle(_ title: NSAttributedString, withFrame frame: NSRect, in controlView: NSView) -> NSRect { fatalError() }
}
@MainActor @preconcurrency open class NSButton: NSControl, NSUserInterfaceValidations {
  public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) { fatalError() }
  public convenience init(title: String, target: Any?, action: Selector?) { fatalError() }
  public convenience init(image: NSImage, target: Any?, action: Selector?) { fatalError() }
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) { fatalError() }
  public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) { fatalError() }
  open var title: String { get { fatalError() } set {} }
  open var alternateTitle: String { get { fatalError() } set {} }
  open var keyEquivalent: String { get { fatalError() } set {} }
  open var attributedTitle: NSAttributedString { get { fatalError() } set {} }
  open var attributedAlternateTitle: NSAttributedString { get { fatalError() } set {} }
  open var image: NSImage? { get { fatalError() } set {} }
  open var alternateImage: NSImage? { get { fatalError() } set {} }
  open var imagePosition: NSControl.ImagePosition { get { fatalError() } set {} }
  open var imageScaling: NSImageScaling { get { fatalError() } set {} }
  open var imageHugsTitle: Bool { get { fatalError() } set {} }
  open var state: NSControl.StateValue { get { fatalError() } set {} }
  open var isBordered: Bool { get { fatalError() } set {} }
  open var isTransparent: Bool { get { fatalError() } set {} }
  open var allowsMixedState: Bool { get { fatalError() } set {} }
  open var showsBorderOnlyWhileMouseInside: Bool { get { fatalError() } set {} }
  open var isSpringLoaded: Bool { get { fatalError() } set {} }
  @available(macOS 11.0, *) open var hasDestructiveAction: Bool { get { fatalError() } set {} }
  open var maxAcceleratorLevel: Int { get { fatalError() } set {} }
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags { get { fatalError() } set {} }
  open var bezelStyle: NSButton.BezelStyle { get { fatalError() } set {} }
  open var bezelColor: NSColor? { get { fatalError() } set {} }
  open var contentTintColor: NSColor? { get { fatalError() } set {} }
  @available(macOS 11.0, *) open var symbolConfiguration: NSImage.SymbolConfiguration? { get { fatalError() } set {} }
  @available(macOS 26.0, *) open var borderShape: NSControl.BorderShape { get { fatalError() } set {} }
  @available(macOS 26.0, *) open var tintProminence: NSTintProminence { get { fatalError() } set {} }
  open var sound: NSSound? { get { fatalError() } set {} }
  open var activeCompressionOptions: NSObject { fatalError() }
  open func setButtonType(_ type: NSButton.ButtonType) {}
  open func setPeriodicDelay(_ delay: Float, interval: Float) {}
  open func getPeriodicDelay(_ delay: UnsafeMutablePointer<Float>, interval: UnsafeMutablePointer<Float>) {}
  open func setNextState() {}
  open func highlight(_ flag: Bool) {}
  open func minimumSize(withPrioritizedCompressionOptions prioritizedOptions: [NSObject]) -> NSSize { fatalError() }
  open func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool { fatalError() }
  public enum ButtonType: UInt, Sendable { case momentaryLight = 0, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff, momentaryPushIn, accelerator, multiLevelAccelerator }
  public enum BezelStyle: UInt, Sendable { case automatic = 0, push = 1, flexiblePush = 2, disclosure = 5, circular = 7, helpButton = 9, smallSquare = 10, toolbar = 11, accessoryBarAction = 12, accessoryBar = 13, pushDisclosure = 14, badge = 15
  @available(macOS 26.0, *) case glass = 16
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "push") public static var rounded: BezelStyle { fatalError() }
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "flexiblePush") public static var regularSquare: BezelStyle { fatalError() }
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "toolbar") public static var texturedRounded: BezelStyle { fatalError() }
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "accessoryBarAction") public static var roundRect: BezelStyle { fatalError() }
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "accessoryBar") public static var recessed: BezelStyle { fatalError() }
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "pushDisclosure") public static var roundedDisclosure: BezelStyle { fatalError() }
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "badge") public static var inline: BezelStyle { fatalError() }
  @available(macOS, introduced: 10.15, deprecated: 10.14) public static var texturedSquare: BezelStyle { fatalError() }
  @available(macOS, introduced: 10.15, deprecated: 14.0) public static var shadowlessSquare: BezelStyle { fatalError() } }
}
extension NSControl {
  @available(macOS 26.0, *) public enum BorderShape: Int, Sendable { case automatic, capsule, roundedRectangle, circle }
}
@available(macOS 26.0, *) public enum NSTintProminence: Int, Sendable { case automatic, none, primary, secondary }
@MainActor @preconcurrency open class NSPopUpButton: NSButton {
  public convenience init() { fatalError() }
  public init(frame buttonFrame: NSRect, pullsDown flag: Bool) { fatalError() }
  public override init(frame frameRect: NSRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @available(macOS 15.0, *) public convenience init(popUpMenu menu: NSMenu, target: AnyObject?, action: Selector?) { fatalError() }
  @available(macOS 15.0, *) public convenience init(pullDownMenu menu: NSMenu, title: String? = nil, image: NSImage? = nil) { fatalError() }
  open var pullsDown: Bool { get { fatalError() } set {} }
  open var autoenablesItems: Bool { get { fatalError() } set {} }
  @available(macOS 15.0, *) open var usesItemFromMenu: Bool { get { fatalError() } set {} }
  @available(macOS 15.0, *) open var altersStateOfSelectedItem: Bool { get { fatalError() } set {} }
  open var preferredEdge: NSRectEdge { get { fatalError() } set {} }
  open var itemArray: [NSMenuItem] { fatalError() }
  open var numberOfItems: Int { fatalError() }
  open var indexOfSelectedItem: Int { fatalError() }
  open var itemTitles: [String] { fatalError() }
  open var selectedItem: NSMenuItem? { fatalError() }
  open var titleOfSelectedItem: String? { fatalError() }
  open var lastItem: NSMenuItem? { fatalError() }
  open func addItem(withTitle title: String) {}
  open func addItems(withTitles itemTitles: [String]) {}
  open func insertItem(withTitle title: String, at index: Int) {}
  open func removeItem(withTitle title: String) {}
  open func removeItem(at index: Int) {}
  open func removeAllItems() {}
  open func index(of item: NSMenuItem) -> Int { fatalError() }
  open func indexOfItem(withTitle title: String) -> Int { fatalError() }
  open func indexOfItem(withTag tag: Int) -> Int { fatalError() }
  open func indexOfItem(withRepresentedObject obj: Any?) -> Int { fatalError() }
  open func indexOfItem(withTarget target: Any?, andAction actionSelector: Selector?) -> Int { fatalError() }
  open func item(at index: Int) -> NSMenuItem? { fatalError() }
  open func item(withTitle title: String) -> NSMenuItem? { fatalError() }
  open func itemTitle(at index: Int) -> String { fatalError() }
  open func select(_ item: NSMenuItem?) {}
  open func selectItem(at index: Int) {}
  open func selectItem(withTitle title: String) {}
  @discardableResult open func selectItem(withTag tag: Int) -> Bool { fatalError() }
  open func setTitle(_ string: String) {}
  open func synchronizeTitleAndSelectedItem() {}
  nonisolated public class var willPopUpNotification: NSNotification.Name { fatalError() }
}
@MainActor @preconcurrency open class NSMenuItemCell: NSButtonCell {}
@MainActor @preconcurrency open class NSPopUpButtonCell: NSMenuItemCell {
  public init(textCell stringValue: String, pullsDown pullDown: Bool) { fatalError() }
  public required init(coder: NSCoder) { fatalError() }
  open var pullsDown: Bool { get { fatalError() } set {} }
  open var autoenablesItems: Bool { get { fatalError() } set {} }
  open var usesItemFromMenu: Bool { get { fatalError() } set {} }
  open var altersStateOfSelectedItem: Bool { get { fatalError() } set {} }
  open var preferredEdge: NSRectEdge { get { fatalError() } set {} }
  open var arrowPosition: NSPopUpButton.ArrowPosition { get { fatalError() } set {} }
  open func addItem(withTitle title: String) {}
  open func removeAllItems() {}
  open var itemArray: [NSMenuItem] { fatalError() }
  open func selectItem(at index: Int) {}
}
extension NSPopUpButton {
  public enum ArrowPosition: UInt, Sendable { case noArrow = 0, arrowAtCenter, arrowAtBottom }
}
@MainActor @preconcurrency open class NSSlider: NSControl {
  public convenience init(target: Any?, action: Selector?) { fatalError() }
  public convenience init(value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?) { fatalError() }
  public enum SliderType: UInt, Sendable { case linear = 0, circular }
  public enum TickMarkPosition: UInt, Sendable { case below = 0, above = 1, leading = 2, trailing = 3 }
  open var minValue: Double { get { fatalError() } set {} }
  open var maxValue: Double { get { fatalError() } set {} }
  open var altIncrementValue: Double { get { fatalError() } set {} }
  open var sliderType: NSSlider.SliderType { get { fatalError() } set {} }
  open var knobThickness: CGFloat { fatalError() }
  open var isVertical: Bool { get { fatalError() } set {} }
  open var trackFillColor: NSColor? { get { fatalError() } set {} }
  @available(macOS 26.0, *) open var neutralValue: Double { get { fatalError() } set {} }
  @available(macOS 26.0, *) open var tintProminence: NSTintProminence { get { fatalError() } set {} }
  open var numberOfTickMarks: Int { get { fatalError() } set {} }
  open var tickMarkPosition: NSSlider.TickMarkPosition { get { fatalError() } set {} }
  open var allowsTickMarkValuesOnly: Bool { get { fatalError() } set {} }
  open func tickMarkValue(at index: Int) -> Double { fatalError() }
  open func rectOfTickMark(at index: Int) -> NSRect { fatalError() }
  open func indexOfTickMark(at point: NSPoint) -> Int { fatalError() }
  open func closestTickMarkValue(toValue value: Double) -> Double { fatalError() }
}
extension NSSlider.TickMarkPosition {
  public static var left: NSSlider.TickMarkPosition { fatalError() }
  public static var right: NSSlider.TickMarkPosition { fatalError() }
}
@MainActor @preconcurrency open class NSSliderCell: NSActionCell {
  open var minValue: Double { get { fatalError() } set {} }
  open var maxValue: Double { get { fatalError() } set {} }
  open var altIncrementValue: Double { get { fatalError() } set {} }
  open var sliderType: NSSlider.SliderType { get { fatalError() } set {} }
  open var knobThickness: CGFloat { fatalError() }
  open var trackRect: NSRect { fatalError() }
  open func knobRect(flipped: Bool) -> NSRect { fatalError() }
  open func drawKnob(_ knobRect: NSRect) {}
  open func drawKnob() {}
  open func drawBar(inside rect: NSRect, flipped: Bool) {}
  open func barRect(flipped: Bool) -> NSRect { fatalError() }
  open func drawTickMarks() {}
}
@MainActor @preconcurrency open class NSSwitch: NSControl {
  open var state: NSControl.StateValue { get { fatalError() } set {} }
}
@MainActor @preconcurrency open class NSStepper: NSControl {
  open var minValue: Double { get { fatalError() } set {} }
  open var maxValue: Double { get { fatalError() } set {} }
  open var increment: Double { get { fatalError() } set {} }
  open var valueWraps: Bool { get { fatalError() } set {} }
  open var autorepeat: Bool { get { fatalError() } set {} }
}
@MainActor @preconcurrency open class NSSegmentedControl: NSControl {
  public convenience init(labels: [String], trackingMode: NSSegmentedControl.SwitchTracking, target: Any?, action: Selector?) { fatalError() }
  public convenience init(images: [NSImage], trackingMode: NSSegmentedControl.SwitchTracking, target: Any?, action: Selector?) { fatalError() }
  public enum SwitchTracking: UInt, Sendable { case selectOne = 0, selectAny, momentary, momentaryAccelerator }
  public enum Style: Int, Sendable { case automatic = 0, rounded = 1, texturedRounded = 2, roundRect = 3, texturedSquare = 4, capsule = 5, smallSquare = 6, separated = 8 }
  public enum Distribution: Int, Sendable { case fit = 0, fill, fillEqually, fillProportionally }
  open var segmentCount: Int { get { fatalError() } set {} }
  open var selectedSegment: Int { get { fatalError() } set {} }
  open var indexOfSelectedItem: Int { fatalError() }
  open var segmentStyle: NSSegmentedControl.Style { get { fatalError() } set {} }
  open var trackingMode: NSSegmentedControl.SwitchTracking { get { fatalError() } set {} }
  open var segmentDistribution: NSSegmentedControl.Distribution { get { fatalError() } set {} }
  open var isSpringLoaded: Bool { get { fatalError() } set {} }
  open var selectedSegmentBezelColor: NSColor? { get { fatalError() } set {} }
  open var doubleValueForSelectedSegment: Double { fatalError() }
  @discardableResult open func selectSegment(withTag tag: Int) -> Bool { fatalError() }
  open func setWidth(_ width: CGFloat, forSegment segment: Int) {}
  open func width(forSegment segment: Int) -> CGFloat { fatalError() }
  open func setImage(_ image: NSImage?, forSegment segment: Int) {}
  open func image(forSegment segment: Int) -> NSImage? { fatalError() }
  open func setImageScaling(_ scaling: NSImageScaling, forSegment segment: Int) {}
  open func imageScaling(forSegment segment: Int) -> NSImageScaling { fatalError() }
  open func setLabel(_ label: String, forSegment segment: Int) {}
  open func label(forSegment segment: Int) -> String? { fatalError() }
  open func setMenu(_ menu: NSMenu?, forSegment segment: Int) {}
  open func menu(forSegment segment: Int) -> NSMenu? { fatalError() }
  open func setSelected(_ selected: Bool, forSegment segment: Int) {}
  open func isSelected(forSegment segment: Int) -> Bool { fatalError() }
  open func setEnabled(_ enabled: Bool, forSegment segment: Int) {}
  open func isEnabled(forSegment segment: Int) -> Bool { fatalError() }
  open func setToolTip(_ toolTip: String?, forSegment segment: Int) {}
  open func toolTip(forSegment segment: Int) -> String? { fatalError() }
  open func setTag(_ tag: Int, forSegment segment: Int) {}
  open func tag(forSegment segment: Int) -> Int { fatalError() }
  open func setShowsMenuIndicator(_ showsMenuIndicator: Bool, forSegment segment: Int) {}
  open func showsMenuIndicator(forSegment segment: Int) -> Bool { fatalError() }
  open func setAlignment(_ alignment: NSTextAlignment, forSegment segment: Int) {}
  open func alignment(forSegment segment: Int) -> NSTextAlignment { fatalError() }
}
@MainActor @preconcurrency open class NSProgressIndicator: NSView {
  open var isIndeterminate: Bool { get { fatalError() } set {} }
  open var isBezeled: Bool { get { fatalError() } set {} }
  open var usesThreadedAnimation: Bool { get { fatalError() } set {} }
  open var isDisplayedWhenStopped: Bool { get { fatalError() } set {} }
  open var doubleValue: Double { get { fatalError() } set {} }
  open var minValue: Double { get { fatalError() } set {} }
  open var maxValue: Double { get { fatalError() } set {} }
  open var controlTint: NSControlTint { get { fatalError() } set {} }
  open var controlSize: NSControl.ControlSize { get { fatalError() } set {} }
  open var style: NSProgressIndicator.Style { get { fatalError() } set {} }
  @available(macOS 14.0, *) open var observedProgress: Progress? { get { fatalError() } set {} }
  open func increment(by delta: Double) {}
  open func startAnimation(_ sender: Any?) {}
  open func stopAnimation(_ sender: Any?) {}
  open func sizeToFit() {}
  public enum Style: UInt, Sendable { case bar = 0, spinning = 1 }
}
public enum NSControlTint: UInt, Sendable { case defaultControlTint = 0, blueControlTint = 1, graphiteControlTint = 6, clearControlTint = 7 }
@MainActor @preconcurrency open class NSLevelIndicator: NSControl {
  public enum Style: UInt, Sendable { case relevancy = 0, continuousCapacity, discreteCapacity, rating }
  public enum PlaceholderVisibility: Int, Sendable { case automatic = 0, always, whileEditing }
  open var levelIndicatorStyle: NSLevelIndicator.Style { get { fatalError() } set {} }
  open var isEditable: Bool { get { fatalError() } set {} }
  open var minValue: Double { get { fatalError() } set {} }
  open var maxValue: Double { get { fatalError() } set {} }
  open var warningValue: Double { get { fatalError() } set {} }
  open var criticalValue: Double { get { fatalError() } set {} }
  open var fillColor: NSColor! { get { fatalError() } set {} }
  open var warningFillColor: NSColor! { get { fatalError() } set {} }
  open var criticalFillColor: NSColor! { get { fatalError() } set {} }
  open var drawsTieredCapacityLevels: Bool { get { fatalError() } set {} }
  open var placeholderVisibility: NSLevelIndicator.PlaceholderVisibility { get { fatalError() } set {} }
  open var ratingImage: NSImage? { get { fatalError() } set {} }
  open var ratingPlaceholderImage: NSImage? { get { fatalError() } set {} }
  open var numberOfTickMarks: Int { get { fatalError() } set {} }
  open var numberOfMajorTickMarks: Int { get { fatalError() } set {} }
  open var tickMarkPosition: NSSlider.TickMarkPosition { get { fatalError() } set {} }
}
@MainActor @preconcurrency open class NSDatePicker: NSControl {
  public enum Style: UInt, Sendable { case textFieldAndStepper = 0, clockAndCalendar = 1, textField = 2 }
  public enum Mode: UInt, Sendable { case single = 0, range }
  public struct ElementFlags: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var hourMinute: ElementFlags { fatalError() }; public static var hourMinuteSecond: ElementFlags { fatalError() }; public static var timeZone: ElementFlags { fatalError() }; public static var yearMonth: ElementFlags { fatalError() }; public static var yearMonthDay: ElementFlags { fatalError() }; public static var era: ElementFlags { fatalError() } }
  open var datePickerStyle: NSDatePicker.Style { get { fatalError() } set {} }
  open var datePickerMode: NSDatePicker.Mode { get { fatalError() } set {} }
  open var datePickerElements: NSDatePicker.ElementFlags { get { fatalError() } set {} }
  open var isBezeled: Bool { get { fatalError() } set {} }
  open var isBordered: Bool { get { fatalError() } set {} }
  open var drawsBackground: Bool { get { fatalError() } set {} }
  @available(macOS 10.15, *) open var presentsCalendarOverlay: Bool { get { fatalError() } set {} }
  open var backgroundColor: NSColor { get { fatalError() } set {} }
  open var textColor: NSColor { get { fatalError() } set {} }
  open var calendar: Calendar? { get { fatalError() } set {} }
  open var locale: Locale? { get { fatalError() } set {} }
  open var timeZone: TimeZone? { get { fatalError() } set {} }
  open var dateValue: Date { get { fatalError() } set {} }
  open var timeInterval: TimeInterval { get { fatalError() } set {} }
  open var minDate: Date? { get { fatalError() } set {} }
  open var maxDate: Date? { get { fatalError() } set {} }
  open weak var delegate: (any NSDatePickerCellDelegate)? { get { fatalError() } set {} }
}
@MainActor @preconcurrency public protocol NSDatePickerCellDelegate: NSObjectProtocol {
}
@MainActor @preconcurrency open class NSColorWell: NSControl {
  @available(macOS 13.0, *) public convenience init(style: NSColorWell.Style) { fatalError() }
  open var color: NSColor { get { fatalError() } set {} }
  open var isActive: Bool { fatalError() }
  open var isBordered: Bool { get { fatalError() } set {} }
  @available(macOS 13.0, *) open var colorWellStyle: NSColorWell.Style { get { fatalError() } set {} }
  @available(macOS 13.0, *) open var image: NSImage? { get { fatalError() } set {} }
  @available(macOS 13.0, *) open var pulldownTarget: AnyObject? { get { fatalError() } set {} }
  @available(macOS 13.0, *) open var pulldownAction: Selector? { get { fatalError() } set {} }
  @available(macOS 14.0, *) open var supportsAlpha: Bool { get { fatalError() } set {} }
  @available(macOS 15.0, *) open var maximumLinearExposure: CGFloat { get { fatalError() } set {} }
  open func activate(_ exclusive: Bool) {}
  open func deactivate() {}
  open func takeColorFrom(_ sender: Any?) {}
  @available(macOS 13.0, *) public enum Style: Int, Sendable { case `default` = 0, minimal, expanded }
}
@MainActor @preconcurrency open class NSImageView: NSControl {
  public convenience init(image: NSImage) { fatalError() }
  open var image: NSImage? { get { fatalError() } set {} }
  open var isEditable: Bool { get { fatalError() } set {} }
  open var animates: Bool { get { fatalError() } set {} }
  open var allowsCutCopyPaste: Bool { get { fatalError() } set {} }
  open var imageAlignment: NSImageAlignment { get { fatalError() } set {} }
  open var imageScaling: NSImageScaling { get { fatalError() } set {} }
  open var imageFrameStyle: NSImageView.FrameStyle { get { fatalError() } set {} }
  open var contentTintColor: NSColor? { get { fatalError() } set {} }
  @available(macOS 11.0, *) open var symbolConfiguration: NSImage.SymbolConfiguration? { get { fatalError() } set {} }
  @available(macOS 14.0, *) open var preferredImageDynamicRange: NSImage.DynamicRange { get { fatalError() } set {} }
  @available(macOS 14.0, *) open var imageDynamicRange: NSImage.DynamicRange { fatalError() }
  @available(macOS 14.0, *) open class var defaultPreferredImageDynamicRange: NSImage.DynamicRange { get { fatalError() } set {} }
  public enum FrameStyle: UInt, Sendable { case none = 0, photo, grayBezel, groove, button }
}
public enum NSImageAlignment: UInt, Sendable { case alignCenter = 0, alignTop, alignTopLeft, alignTopRight, alignLeft, alignBottom, alignBottomLeft, alignBottomRight, alignRight }
@MainActor @preconcurrency open class NSScrubber: NSView {}
@MainActor @preconcurrency open class NSRuleEditor: NSControl {}
@MainActor @preconcurrency open class NSPathControl: NSControl {
  open var url: URL? { get { fatalError() } set {} }
  open var pathStyle: NSPathControl.Style { get { fatalError() } set {} }
  public enum Style: Int, Sendable { case standard = 0, popUp = 2 }
  open var isEditable: Bool { get { fatalError() } set {} }
  open var backgroundColor: NSColor? { get { fatalError() } set {} }
  open var allowedTypes: [String]? { get { fatalError() } set {} }
  open var placeholderString: String? { get { fatalError() } set {} }
  open var doubleAction: Selector? { get { fatalError() } set {} }
  open var pathItems: [NSPathControlItem] { get { fatalError() } set {} }
  open var clickedPathItem: NSPathControlItem? { fatalError() }
  open weak var delegate: (any NSPathControlDelegate)? { get { fatalError() } set {} }
}
@MainActor @preconcurrency open class NSPathControlItem: NSObject {
  open var title: String { get { fatalError() } set {} }
  open var image: NSImage? { get { fatalError() } set {} }
  open var url: URL? { fatalError() }
}
@MainActor @preconcurrency public protocol NSPathControlDelegate: NSObjectProtocol {
  func pathControl(_ pathControl: NSPathControl, shouldDrag pathItem: NSPathControlItem, with pasteboard: NSPasteboard) -> Bool
  func pathControl(_ pathControl: NSPathControl, willPopUp menu: NSMenu)
  func pathControl(_ pathControl: NSPathControl, willDisplay openPanel: NSOpenPanel)
}
extension NSPathControlDelegate {
  public func pathControl(_ pathControl: NSPathControl, shouldDrag pathItem: NSPathControlItem, with pasteboard: NSPasteboard) -> Bool { fatalError() }
  public func pathControl(_ pathControl: NSPathControl, willPopUp menu: NSMenu) { fatalError() }
  public func pathControl(_ pathControl: NSPathControl, willDisplay openPanel: NSOpenPanel) { fatalError() }
}
