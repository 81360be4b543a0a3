// Toolbars, the Touch Bar and sharing.
@MainActor @preconcurrency open class NSToolbar: NSObject {
  public typealias Identifier = String
  public enum DisplayMode: UInt, Sendable { case `default` = 0, iconAndLabel, iconOnly, labelOnly }
  public enum SizeMode: UInt, Sendable { case `default` = 0, regular, small }
  public init(identifier: NSToolbar.Identifier) { fatalError() }
  public convenience override init() { fatalError() }
  open weak var delegate: (any NSToolbarDelegate)? { get { fatalError() } set {} }
  open var isVisible: Bool { get { fatalError() } set {} }
  open var allowsUserCustomization: Bool { get { fatalError() } set {} }
  open var autosavesConfiguration: Bool { get { fatalError() } set {} }
  open var showsBaselineSeparator: Bool { get { fatalError() } set {} }
  open var allowsExtensionItems: Bool { get { fatalError() } set {} }
  @available(macOS 15.0, *) open var allowsDisplayModeCustomization: Bool { get { fatalError() } set {} }
  open var customizationPaletteIsRunning: Bool { fatalError() }
  open var displayMode: NSToolbar.DisplayMode { get { fatalError() } set {} }
  open var sizeMode: NSToolbar.SizeMode { get { fatalError() } set {} }
  open var selectedItemIdentifier: NSToolbarItem.Identifier? { get { fatalError() } set {} }
  open var identifier: NSToolbar.Identifier { fatalError() }
  open var items: [NSToolbarItem] { fatalError() }
  open var visibleItems: [NSToolbarItem]? { fatalError() }
  @available(macOS 15.0, *) open var itemIdentifiers: [NSToolbarItem.Identifier] { get { fatalError() } set {} }
  open var centeredItemIdentifier: NSToolbarItem.Identifier? { get { fatalError() } set {} }
  @available(macOS 13.0, *) open var centeredItemIdentifiers: Set<NSToolbarItem.Identifier> { get { fatalError() } set {} }
  open func insertItem(withItemIdentifier itemIdentifier: NSToolbarItem.Identifier, at index: Int) {}
  open func removeItem(at index: Int) {}
  @available(macOS 15.0, *) open func removeItem(identifier itemIdentifier: NSToolbarItem.Identifier) {}
  open func runCustomizationPalette(_ sender: Any?) {}
  open func validateVisibleItems() {}
  nonisolated public class var willAddItemNotification: NSNotification.Name { fatalError() }
  nonisolated public class var didRemoveItemNotification: NSNotification.Name { fatalError() }
}
@MainActor @preconcurrency public protocol NSToolbarDelegate: NSObjectProtocol {
  func toolbar(_ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier, willBeInsertedIntoToolbar flag: Bool) -> NSToolbarItem?
  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  @available(macOS 13.0, *) func toolbarImmovableItemIdentifiers(_ toolbar: NSToolbar) -> Set<NSToolbarItem.Identifier>
  @available(macOS 13.0, *) func toolbar(_ toolbar: NSToolbar, itemIdentifier: NSToolbarItem.Identifier, canBeInsertedAt index: Int) -> Bool
  func toolbarWillAddItem(_ notification: Notification)
  func toolbarDidRemoveItem(_ notification: Notification)
}
extension NSToolbarDelegate {
  public func toolbar(_ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier, willBeInsertedIntoToolbar flag: Bool) -> NSToolbarItem? { fatalError() }
  public func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { fatalError() }
  public func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { fatalError() }
  public func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { fatalError() }
  @available(macOS 13.0, *) public func toolbarImmovableItemIdentifiers(_ toolbar: NSToolbar) -> Set<NSToolbarItem.Identifier> { fatalError() }
  @available(macOS 13.0, *) public func toolbar(_ toolbar: NSToolbar, itemIdentifier: NSToolbarItem.Identifier, canBeInsertedAt index: Int) -> Bool { fatalError() }
  public func toolbarWillAddItem(_ notification: Notification) { fatalError() }
  public func toolbarDidRemoveItem(_ notification: Notification) { fatalError() }
}
@MainActor @preconcurrency open class NSToolbarItem: NSObject, NSValidatedUserInterfaceItem {
  public struct Identifier: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public init(_ rawValue: String) { fatalError() }; public static var space: Identifier { fatalError() }; public static var flexibleSpace: Identifier { fatalError() }; public static var showColors: Identifier { fatalError() }; public static var showFonts: Identifier { fatalError() }; public static var toggleSidebar: Identifier { fatalError() }; @available(macOS 11.0, *) public static var sidebarTrackingSeparator: Identifier { fatalError() }; public static var print: Identifier { fatalError() }; public static var cloudSharing: Identifier { fatalError() }; @available(macOS 14.0, *) public static var toggleInspector: Identifier { fatalError() }; @available(macOS 14.0, *) public static var inspectorTrackingSeparator: Identifier { fatalError() }; @available(macOS 15.2, *) public static var writingTools: Identifier { fatalError() } }
  public struct VisibilityPriority: RawRepresentable, Hashable, Sendable { public let rawValue: Int; public init(rawValue: Int) { fatalError() }; public init(_ rawValue: Int) { fatalError() }; public static var standard: VisibilityPriority { fatalError() }; public static var low: VisibilityPriority { fatalError() }; public static var high: VisibilityPriority { fatalError() }; public static var user: VisibilityPriority { fatalError() } }
  @available(macOS 26.0, *) public enum Style: Int, Sendable { case plain, prominent }
  public init(itemIdentifier: NSToolbarItem.Identifier) { fatalError() }
  open var itemIdentifier: NSToolbarItem.Identifier { fatalError() }
  open weak var toolbar: NSToolbar? { fatalError() }
  open var label: String { get { fatalError() } set {} }
  open var paletteLabel: String { get { fatalError() } set {} }
  @available(macOS 11.0, *) open var title: String { get { fatalError() } set {} }
  open var possibleLabels: Set<String> { get { fatalError() } set {} }
  open var toolTip: String? { get { fatalError() } set {} }
  open var menuFormRepresentation: NSMenuItem? { get { fatalError() } set {} }
  open var tag: Int { get { fatalError() } set {} }
  open weak var target: AnyObject? { get { fatalError() } set {} }
  open var action: Selector? { get { fatalError() } set {} }
  open var isEnabled: Bool { get { fatalError() } set {} }
  open var autovalidates: Bool { get { fatalError() } set {} }
  @available(macOS 11.0, *) open var isNavigational: Bool { get { fatalError() } set {} }
  @available(macOS 15.0, *) open var isHidden: Bool { get { fatalError() } set {} }
  open var isBordered: Bool { get { fatalError() } set {} }
  @available(macOS 26.0, *) open var style: NSToolbarItem.Style { get { fatalError() } set {} }
  @available(macOS 26.0, *) open var backgroundTintColor: NSColor? { get { fatalError() } set {} }
  @available(macOS 26.0, *) open var badge: NSItemBadge? { get { fatalError() } set {} }
  open var image: NSImage? { get { fatalError() } set {} }
  open var view: NSView? { get { fatalError() } set {} }
  open var isVisible: Bool { fatalError() }
  open var minSize: NSSize { get { fatalError() } set {} }
  open var maxSize: NSSize { get { fatalError() } set {} }
  open var visibilityPriority: NSToolbarItem.VisibilityPriority { get { fatalError() } set {} }
  open var allowsDuplicatesInToolbar: Bool { fatalError() }
  open func validate() {}
}
extension NSToolbarItem.Identifier: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { fatalError() }
}
@available(macOS 26.0, *) open class NSItemBadge: NSObject {
  open class func count(_ count: Int) -> Self { fatalError() }
  open class func text(_ text: String) -> Self { fatalError() }
  open class var indicator: NSItemBadge { fatalError() }
}
@MainActor @preconcurrency open class NSToolbarItemGroup: NSToolbarItem {
  public enum SelectionMode: Int, Sendable { case selectOne = 0, selectAny, momentary }
  public enum ControlRepresentation: Int, Sendable { case automatic, expanded, collapsed }
  public convenience init(itemIdentifier: NSToolbarItem.Identifier, titles: [String], selectionMode: NSToolbarItemGroup.SelectionMode, labels: [String]?, target: Any?, action: Selector?) { fatalError() }
  public convenience init(itemIdentifier: NSToolbarItem.Identifier, images: [NSImage], selectionMode: NSToolbarItemGroup.SelectionMode, labels: [String]?, target: Any?, action: Selector?) { fatalError() }
  open var subitems: [NSToolbarItem] { get { fatalError() } set {} }
  open var controlRepresentation: NSToolbarItemGroup.ControlRepresentation { get { fatalError() } set {} }
  open var selectionMode: NSToolbarItemGroup.SelectionMode { get { fatalError() } set {} }
  open var selectedIndex: Int { get { fatalError() } set {} }
  open func setSelected(_ selected: Bool, at index: Int) {}
  open func isSelected(at index: Int) -> Bool { fatalError() }
}
@MainActor @preconcurrency open class NSMenuToolbarItem: NSToolbarItem {
  open var menu: NSMenu { get { fatalError() } set {} }
  open var showsIndicator: Bool { get { fatalError() } set {} }
}
@available(macOS 11.0, *) @MainActor @preconcurrency open class NSSearchToolbarItem: NSToolbarItem {
  open var searchField: NSSearchField { get { fatalError() } set {} }
  open var resignsFirstResponderWithCancel: Bool { get { fatalError() } set {} }
  open var preferredWidthForSearchField: CGFloat { get { fatalError() } set {} }
  open func beginSearchInteraction() {}
  open func endSearchInteraction() {}
}
@available(macOS 11.0, *) @MainActor @preconcurrency open class NSTrackingSeparatorToolbarItem: NSToolbarItem {
  public convenience init(identifier: NSToolbarItem.Identifier, splitView: NSSplitView, dividerIndex: Int) { fatalError() }
  open var splitView: NSSplitView { get { fatalError() } set {} }
  open var dividerIndex: Int { get { fatalError() } set {} }
}
@MainActor @preconcurrency open class NSSharingServicePickerToolbarItem: NSToolbarItem {
  open weak var delegate: (any NSSharingServicePickerToolbarItemDelegate)? { get { fatalError() } set {} }
}
@MainActor @preconcurrency public protocol NSSharingServicePickerToolbarItemDelegate: NSSharingServicePickerDelegate {
  func items(for pickerToolbarItem: NSSharingServicePickerToolbarItem) -> [Any]
}
open class NSSharingService: NSObject {
  public struct Name: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public init(_ rawValue: String) { fatalError() }; public static var composeEmail: Name { fatalError() }; public static var composeMessage: Name { fatalError() }; public static var sendViaAirDrop: Name { fatalError() }; public static var addToSafariReadingList: Name { fatalError() }; public static var addToIPhoto: Name { fatalError() }; public static var addToAperture: Name { fatalError() }; public static var useAsDesktopPicture: Name { fatalError() }; public static var cloudSharing: Name { fatalError() } }
  public enum SharingContentScope: Int, Sendable { case item, partial, full }
  public init?(named serviceName: NSSharingService.Name) { fatalError() }
  public init(title: String, image: NSImage, alternateImage: NSImage?, handler block: @escaping () -> Void) { fatalError() }
  @available(macOS, introduced: 10.8, deprecated: 13.0, message: "Use -[NSSharingServicePicker standardShareMenuItem] instead.") open class func sharingServices(forItems items: [Any]) -> [NSSharingService] { fatalError() }
  open weak var delegate: (any NSSharingServiceDelegate)? { get { fatalError() } set {} }
  open var title: String { fatalError() }
  open var image: NSImage { fatalError() }
  open var alternateImage: NSImage? { fatalError() }
  open var menuItemTitle: String { get { fatalError() } set {} }
  open var recipients: [String]? { get { fatalError() } set {} }
  open var subject: String? { get { fatalError() } set {} }
  open var messageBody: String? { fatalError() }
  open var permanentLink: URL? { fatalError() }
  open var accountName: String? { fatalError() }
  open var attachmentFileURLs: [URL]? { fatalError() }
  open func canPerform(withItems items: [Any]?) -> Bool { fatalError() }
  open func perform(withItems items: [Any]) {}
}
@MainActor @preconcurrency public protocol NSSharingServiceDelegate: NSObjectProtocol {
  func sharingService(_ sharingService: NSSharingService, willShareItems items: [Any])
  func sharingService(_ sharingService: NSSharingService, didFailToShareItems items: [Any], error: any Error)
  func sharingService(_ sharingService: NSSharingService, didShareItems items: [Any])
  func sharingService(_ sharingService: NSSharingService, sourceFrameOnScreenForShareItem item: Any) -> NSRect
  func sharingService(_ sharingService: NSSharingService, transitionImageForShareItem item: Any, contentRect: UnsafeMutablePointer<NSRect>) -> NSImage?
  func sharingService(_ sharingService: NSSharingService, sourceWindowForShareItems items: [Any], sharingContentScope: UnsafeMutablePointer<NSSharingService.SharingContentScope>) -> NSWindow?
  func anchoringView(for sharingService: NSSharingService, showRelativeTo positioningRect: UnsafeMutablePointer<NSRect>, preferredEdge: UnsafeMutablePointer<NSRectEdge>) -> NSView?
}
extension NSSharingServiceDelegate {
  public func sharingService(_ sharingService: NSSharingService, willShareItems items: [Any]) { fatalError() }
  public func sharingService(_ sharingService: NSSharingService, didFailToShareItems items: [Any], error: any Error) { fatalError() }
  public func sharingService(_ sharingService: NSSharingService, didShareItems items: [Any]) { fatalError() }
  public func sharingService(_ sharingService: NSSharingService, sourceFrameOnScreenForShareItem item: Any) -> NSRect { fatalError() }
  public func sharingService(_ sharingService: NSSharingService, transitionImageForShareItem item: Any, contentRect: UnsafeMutablePointer<NSRect>) -> NSImage? { fatalError() }
  public func sharingService(_ sharingService: NSSharingService, sourceWindowForShareItems items: [Any], sharingContentScope: UnsafeMutablePointer<NSSharingService.SharingContentScope>) -> NSWindow? { fatalError() }
  public func anchoringView(for sharingService: NSSharingService, showRelativeTo positioningRect: UnsafeMutablePointer<NSRect>, preferredEdge: UnsafeMutablePointer<NSRectEdge>) -> NSView? { fatalError() }
}
@MainActor @preconcurrency open class NSSharingServicePicker: NSObject {
  public init(items: [Any]) { fatalError() }
  open weak var delegate: (any NSSharingServicePickerDelegate)? { get { fatalError() } set {} }
  open func show(relativeTo rect: NSRect, of view: NSView, preferredEdge: NSRectEdge) {}
  @available(macOS 13.0, *) open var standardShareMenuItem: NSMenuItem { fatalError() }
  @available(macOS 13.0, *) open func close() {}
}
@MainActor @preconcurrency public protocol NSSharingServicePickerDelegate: NSObjectProtocol {
  func sharingServicePicker(_ sharingServicePicker: NSSharingServicePicker, sharingServicesForItems items: [Any], proposedSharingServices proposedServices: [NSSharingService]) -> [NSSharingService]
  func sharingServicePicker(_ sharingServicePicker: NSSharingServicePicker, delegateFor sharingService: NSSharingService) -> (any NSSharingServiceDelegate)?
  func sharingServicePicker(_ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService?)
}
extension NSSharingServicePickerDelegate {
  public func sharingServicePicker(_ sharingServicePicker: NSSharingServicePicker, sharingServicesForItems items: [Any], proposedSharingServices proposedServices: [NSSharingService]) -> [NSSharingService] { fatalError() }
  public func sharingServicePicker(_ sharingServicePicker: NSSharingServicePicker, delegateFor sharingService: NSSharingService) -> (any NSSharingServiceDelegate)? { fatalError() }
  public func sharingServicePicker(_ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService?) { fatalError() }
}
@MainActor @preconcurrency open class NSTouchBar: NSObject {
  public typealias CustomizationIdentifier = String
  public override init() { fatalError() }
  open var customizationIdentifier: NSTouchBar.CustomizationIdentifier? { get { fatalError() } set {} }
  open var defaultItemIdentifiers: [NSTouchBarItem.Identifier] { get { fatalError() } set {} }
  open var customizationAllowedItemIdentifiers: [NSTouchBarItem.Identifier] { get { fatalError() } set {} }
  open var customizationRequiredItemIdentifiers: [NSTouchBarItem.Identifier] { get { fatalError() } set {} }
  open var itemIdentifiers: [NSTouchBarItem.Identifier] { fatalError() }
  open var principalItemIdentifier: NSTouchBarItem.Identifier? { get { fatalError() } set {} }
  open var escapeKeyReplacementItemIdentifier: NSTouchBarItem.Identifier? { get { fatalError() } set {} }
  open var templateItems: Set<NSTouchBarItem> { get { fatalError() } set {} }
  open weak var delegate: (any NSTouchBarDelegate)? { get { fatalError() } set {} }
  open func item(forIdentifier identifier: NSTouchBarItem.Identifier) -> NSTouchBarItem? { fatalError() }
  open var isVisible: Bool { fatalError() }
}
@MainActor @preconcurrency public protocol NSTouchBarDelegate: NSObjectProtocol {
  func touchBar(_ touchBar: NSTouchBar, makeItemForIdentifier identifier: NSTouchBarItem.Identifier) -> NSTouchBarItem?
}
extension NSTouchBarDelegate {
  public func touchBar(_ touchBar: NSTouchBar, makeItemForIdentifier identifier: NSTouchBarItem.Identifier) -> NSTouchBarItem? { fatalError() }
}
@MainActor @preconcurrency public protocol NSTouchBarProvider: NSObjectProtocol {
  var touchBar: NSTouchBar? { get }
}
@MainActor @preconcurrency open class NSTouchBarItem: NSObject {
  public struct Identifier: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public init(_ rawValue: String) { fatalError() }; public static var fixedSpaceSmall: Identifier { fatalError() }; public static var fixedSpaceLarge: Identifier { fatalError() }; public static var flexibleSpace: Identifier { fatalError() }; public static var otherItemsProxy: Identifier { fatalError() }; public static var characterPicker: Identifier { fatalError() }; public static var textColorPicker: Identifier { fatalError() }; public static var textStyle: Identifier { fatalError() }; public static var textAlignment: Identifier { fatalError() }; public static var textList: Identifier { fatalError() }; public static var textFormat: Identifier { fatalError() }; public static var candidateList: Identifier { fatalError() } }
  public init(identifier: NSTouchBarItem.Identifier) { fatalError() }
  open var identifier: NSTouchBarItem.Identifier { fatalError() }
  open var view: NSView? { fatalError() }
  open var viewController: NSViewController? { fatalError() }
  open var customizationLabel: String! { fatalError() }
  open var isVisible: Bool { fatalError() }
}
@MainActor @preconcurrency open class NSCustomTouchBarItem: NSTouchBarItem {
  open override var view: NSView! { get { fatalError() } set {} }
  open override var viewController: NSViewController? { get { fatalError() } set {} }
  open override var customizationLabel: String! { get { fatalError() } set {} }
}
@MainActor @preconcurrency open class NSButtonTouchBarItem: NSTouchBarItem {
  public convenience init(identifier: NSTouchBarItem.Identifier, title: String, target: Any?, action: Selector?) { fatalError() }
  public convenience init(identifier: NSTouchBarItem.Identifier, image: NSImage, target: Any?, action: Selector?) { fatalError() }
  open var title: String { get { fatalError() } set {} }
  open var image: NSImage? { get { fatalError() } set {} }
  open var bezelColor: NSColor? { get { fatalError() } set {} }
}
@MainActor @preconcurrency open class NSSliderTouchBarItem: NSTouchBarItem {
  open var slider: NSSlider { get { fatalError() } set {} }
  open var label: String? { get { fatalError() } set {} }
  open var target: AnyObject? { get { fatalError() } set {} }
  open var action: Selector? { get { fatalError() } set {} }
  open var doubleValue: Double { get { fatalError() } set {} }
}
@MainActor @preconcurrency open class NSPopoverTouchBarItem: NSTouchBarItem {
  open var popoverTouchBar: NSTouchBar { get { fatalError() } set {} }
  open var collapsedRepresentationLabel: String { get { fatalError() } set {} }
  open var collapsedRepresentationImage: NSImage? { get { fatalError() } set {} }
  open var showsCloseButton: Bool { get { fatalError() } set {} }
}
