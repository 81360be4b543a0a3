// Documents, printing, spelling and speech.
@MainActor @preconcurrency open class NSDocument: NSObject, NSUserInterfaceValidations, NSMenuItemValidation, NSEditorRegistration, NSFilePresenter {
  public enum ChangeType: UInt, Sendable { case changeDone = 0, changeUndone, changeCleared, changeReadOtherContents, changeAutosaved, changeRedone, changeDiscardable = 256 }
  public enum SaveOperationType: UInt, Sendable { case saveOperation = 0, saveAsOperation, saveToOperation, autosaveInPlaceOperation = 4, autosaveElsewhereOperation = 3, autosaveAsOperation = 5 }
  public override init() { fatalError() }
  public convenience init(type typeName: String) throws { fatalError() }
  public convenience init(contentsOf url: URL, ofType typeName: String) throws { fatalError() }
  public convenience init(for urlOrNil: URL?, withContentsOf contentsURL: URL, ofType typeName: String) throws { fatalError() }
  open class func canConcurrentlyReadDocuments(ofType typeName: String) -> Bool { fatalError() }
  open nonisolated var fileType: String? { get { fatalError() } set {} }
  open nonisolated var fileURL: URL? { get { fatalError() } set {} }
  open nonisolated var fileModificationDate: Date? { get { fatalError() } set {} }
  open var isDraft: Bool { get { fatalError() } set {} }
  open nonisolated var presentedItemURL: URL? { fatalError() }
  open nonisolated var presentedItemOperationQueue: OperationQueue { fatalError() }
  open func performActivity(withSynchronousWaiting waitSynchronously: Bool, using block: @escaping (@escaping () -> Void) -> Void) {}
  open func continueActivity(_ block: () -> Void) {}
  open func continueAsynchronousWorkOnMainThread(_ block: @escaping () -> Void) {}
  open func performSynchronousFileAccess(_ block: () -> Void) {}
  open func performAsynchronousFileAccess(_ block: @escaping (@escaping () -> Void) -> Void) {}
  open func revertToSaved(_ sender: Any?) {}
  open func save(_ sender: Any?) {}
  open func saveAs(_ sender: Any?) {}
  open func saveTo(_ sender: Any?) {}
  open func runPageLayout(_ sender: Any?) {}
  open func duplicate(_ sender: Any?) {}
  open func rename(_ sender: Any?) {}
  open func move(_ sender: Any?) {}
  open func moveToUbiquityContainer(_ sender: Any?) {}
  open func lock(_ sender: Any?) {}
  open func unlock(_ sender: Any?) {}
  open func browseVersions(_ sender: Any?) {}
  open func printDocument(_ sender: Any?) {}
  open func revert(toContentsOf url: URL, ofType typeName: String) throws {}
  open func read(from url: URL, ofType typeName: String) throws {}
  open func read(from fileWrapper: FileWrapper, ofType typeName: String) throws {}
  open func read(from data: Data, ofType typeName: String) throws {}
  open var isEntireFileLoaded: Bool { fatalError() }
  open var isDocumentEdited: Bool { fatalError() }
  open var hasUnautosavedChanges: Bool { fatalError() }
  open var isBrowsingVersions: Bool { fatalError() }
  open var keepBackupFile: Bool { fatalError() }
  open var isInViewingMode: Bool { fatalError() }
  open var autosavingIsImplicitlyCancellable: Bool { fatalError() }
  open var shouldRunSavePanelWithAccessoryView: Bool { fatalError() }
  open var fileNameExtensionWasHiddenInLastRunSavePanel: Bool { fatalError() }
  open var isLocked: Bool { fatalError() }
  open func write(to url: URL, ofType typeName: String) throws {}
  open func fileWrapper(ofType typeName: String) throws -> FileWrapper { fatalError() }
  open func data(ofType typeName: String) throws -> Data { fatalError() }
  open func unblockUserInteraction() {}
  open func writeSafely(to url: URL, ofType typeName: String, for saveOperation: NSDocument.SaveOperationType) throws {}
  open func write(to url: URL, ofType typeName: String, for saveOperation: NSDocument.SaveOperationType, originalContentsURL absoluteOriginalContentsURL: URL?) throws {}
  open func fileAttributesToWrite(to url: URL, ofType typeName: String, for saveOperation: NSDocument.SaveOperationType, originalContentsURL absoluteOriginalContentsURL: URL?) throws -> [String: Any] { fatalError() }
  open func save(to url: URL, ofType typeName: String, for saveOperation: NSDocument.SaveOperationType, completionHandler: @escaping ((any Error)?) -> Void) {}
  open func save(to url: URL, ofType typeName: String, for saveOperation: NSDocument.SaveOperationType) async throws { fatalError() }
  open func canAsynchronouslyWrite(to url: URL, ofType typeName: String, for saveOperation: NSDocument.SaveOperationType) -> Bool { fatalError() }
  open func autosave(withImplicitCancellability autosavingIsImplicitlyCancellable: Bool, completionHandler: @escaping ((any Error)?) -> Void) {}
  open func checkAutosavingSafety() throws {}
  open func scheduleAutosaving() {}
  open func prepareSavePanel(_ savePanel: NSSavePanel) -> Bool { fatalError() }
  open func close() {}
  open func canClose(withDelegate delegate: Any, shouldClose shouldCloseSelector: Selector?, contextInfo: UnsafeMutableRawPointer?) {}
  open func save(withDelegate delegate: Any?, didSave didSaveSelector: Selector?, contextInfo: UnsafeMutableRawPointer?) {}
  open func printOperation(withSettings printSettings: [NSPrintInfo.AttributeKey: Any]) throws -> NSPrintOperation { fatalError() }
  open var printInfo: NSPrintInfo { get { fatalError() } set {} }
  open func preparePageLayout(_ pageLayout: NSPageLayout) -> Bool { fatalError() }
  open func updateChangeCount(_ change: NSDocument.ChangeType) {}
  open func changeCountToken(for saveOperation: NSDocument.SaveOperationType) -> Any { fatalError() }
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: NSDocument.SaveOperationType) {}
  @discardableResult open func presentError(_ error: any Error) -> Bool { fatalError() }
  open func willPresentError(_ error: any Error) -> any Error { fatalError() }
  open func willNotPresentError(_ error: any Error) {}
  open nonisolated var undoManager: UndoManager? { get { fatalError() } set {} }
  open var hasUndoManager: Bool { get { fatalError() } set {} }
  open var autosavedContentsFileURL: URL? { get { fatalError() } set {} }
  open var backupFileURL: URL? { fatalError() }
  open var windowNibName: NSNib.Name? { fatalError() }
  open func makeWindowControllers() {}
  open func windowControllerWillLoadNib(_ windowController: NSWindowController) {}
  open func windowControllerDidLoadNib(_ windowController: NSWindowController) {}
  open func setWindow(_ window: NSWindow?) {}
  open func addWindowController(_ windowController: NSWindowController) {}
  open func removeWindowController(_ windowController: NSWindowController) {}
  open func showWindows() {}
  open var windowControllers: [NSWindowController] { fatalError() }
  open var windowForSheet: NSWindow? { fatalError() }
  open var displayName: String! { get { fatalError() } set {} }
  open func defaultDraftName() -> String { fatalError() }
  open class var readableTypes: [String] { fatalError() }
  open class var writableTypes: [String] { fatalError() }
  open class func isNativeType(_ type: String) -> Bool { fatalError() }
  open class var autosavesInPlace: Bool { fatalError() }
  open class var autosavesDrafts: Bool { fatalError() }
  open class var preservesVersions: Bool { fatalError() }
  open class var usesUbiquitousStorage: Bool { fatalError() }
  open func writableTypes(for saveOperation: NSDocument.SaveOperationType) -> [String] { fatalError() }
  open func fileNameExtension(forType typeName: String, saveOperation: NSDocument.SaveOperationType) -> String? { fatalError() }
  open var autosavingFileType: String? { fatalError() }
  open func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool { fatalError() }
  open func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { fatalError() }
  open func encodeRestorableState(with coder: NSCoder) {}
  open func restoreState(with coder: NSCoder) {}
  open func invalidateRestorableState() {}
  open var userActivity: NSUserActivity? { get { fatalError() } set {} }
  open func updateUserActivityState(_ userActivity: NSUserActivity) {}
}
@MainActor @preconcurrency public protocol NSEditorRegistration: NSObjectProtocol {
  func objectDidBeginEditing(_ editor: any NSEditor)
  func objectDidEndEditing(_ editor: any NSEditor)
}
extension NSEditorRegistration {
  public func objectDidBeginEditing(_ editor: any NSEditor) { fatalError() }
  public func objectDidEndEditing(_ editor: any NSEditor) { fatalError() }
}
@MainActor @preconcurrency open class NSDocumentController: NSObject, NSUserInterfaceValidations, NSMenuItemValidation {
  public override init() { fatalError() }
  open class var shared: NSDocumentController { fatalError() }
  open var documents: [NSDocument] { fatalError() }
  open var currentDocument: NSDocument? { fatalError() }
  open var currentDirectory: String? { fatalError() }
  open func document(for url: URL) -> NSDocument? { fatalError() }
  open func document(for window: NSWindow) -> NSDocument? { fatalError() }
  open func addDocument(_ document: NSDocument) {}
  open func removeDocument(_ document: NSDocument) {}
  open func newDocument(_ sender: Any?) {}
  open func openDocument(_ sender: Any?) {}
  open func saveAllDocuments(_ sender: Any?) {}
  open func clearRecentDocuments(_ sender: Any?) {}
  @discardableResult open func openUntitledDocumentAndDisplay(_ displayDocument: Bool) throws -> NSDocument { fatalError() }
  open func makeUntitledDocument(ofType typeName: String) throws -> NSDocument { fatalError() }
  open func openDocument(withContentsOf url: URL, display displayDocument: Bool, completionHandler: @escaping (NSDocument?, Bool, (any Error)?) -> Void) {}
  @discardableResult open func openDocument(withContentsOf url: URL, display displayDocument: Bool) async throws -> (NSDocument, Bool) { fatalError() }
  open func makeDocument(withContentsOf url: URL, ofType typeName: String) throws -> NSDocument { fatalError() }
  open func reopenDocument(for urlOrNil: URL?, withContentsOf contentsURL: URL, display displayDocument: Bool, completionHandler: @escaping (NSDocument?, Bool, (any Error)?) -> Void) {}
  open func duplicateDocument(withContentsOf url: URL, copying duplicateByCopying: Bool, displayName displayNameOrNil: String?) throws -> NSDocument { fatalError() }
  open func urlsFromRunningOpenPanel() -> [URL]? { fatalError() }
  open func runModalOpenPanel(_ openPanel: NSOpenPanel, forTypes types: [String]?) -> Int { fatalError() }
  open func beginOpenPanel(completionHandler: @escaping ([URL]?) -> Void) {}
  open func closeAllDocuments(withDelegate delegate: Any?, didCloseAllSelector: Selector?, contextInfo: UnsafeMutableRawPointer?) {}
  open func reviewUnsavedDocuments(withAlertTitle title: String?, cancellable: Bool, delegate: Any?, didReviewAllSelector: Selector?, contextInfo: UnsafeMutableRawPointer?) {}
  open var autosavingDelay: TimeInterval { get { fatalError() } set {} }
  open var hasEditedDocuments: Bool { fatalError() }
  open var recentDocumentURLs: [URL] { fatalError() }
  open var maximumRecentDocumentCount: Int { fatalError() }
  open func noteNewRecentDocument(_ document: NSDocument) {}
  open func noteNewRecentDocumentURL(_ url: URL) {}
  open var defaultType: String? { fatalError() }
  open func typeForContents(of url: URL) throws -> String { fatalError() }
  open var documentClassNames: [String] { fatalError() }
  open func documentClass(forType typeName: String) -> AnyClass? { fatalError() }
  open func displayName(forType typeName: String) -> String? { fatalError() }
  @available(macOS 10.15, *) open var allowsAutomaticShareMenu: Bool { fatalError() }
  open func presentError(_ error: any Error) -> Bool { fatalError() }
  open func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool { fatalError() }
  open func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { fatalError() }
}
open class NSPrintInfo: NSObject, NSCopying {
  public struct AttributeKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public init(_ rawValue: String) { fatalError() }; public static var paperName: AttributeKey { fatalError() }; public static var paperSize: AttributeKey { fatalError() }; public static var orientation: AttributeKey { fatalError() }; public static var scalingFactor: AttributeKey { fatalError() }; public static var leftMargin: AttributeKey { fatalError() }; public static var rightMargin: AttributeKey { fatalError() }; public static var topMargin: AttributeKey { fatalError() }; public static var bottomMargin: AttributeKey { fatalError() }; public static var jobDisposition: AttributeKey { fatalError() }; public static var jobSavingURL: AttributeKey { fatalError() }; public static var copies: AttributeKey { fatalError() }; public static var firstPage: AttributeKey { fatalError() }; public static var lastPage: AttributeKey { fatalError() }; public static var headerAndFooter: AttributeKey { fatalError() } }
  public struct JobDisposition: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public init(_ rawValue: String) { fatalError() }; public static var spool: JobDisposition { fatalError() }; public static var preview: JobDisposition { fatalError() }; public static var save: JobDisposition { fatalError() }; public static var cancel: JobDisposition { fatalError() } }
  public enum PaperOrientation: Int, Sendable { case portrait = 0, landscape }
  public enum PaginationMode: UInt, Sendable { case automatic = 0, fit, clip }
  open class var shared: NSPrintInfo { get { fatalError() } set {} }
  public override init() { fatalError() }
  public init(dictionary attributes: [NSPrintInfo.AttributeKey: Any]) { fatalError() }
  open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  open func dictionary() -> NSMutableDictionary { fatalError() }
  open var paperSize: NSSize { get { fatalError() } set {} }
  open var leftMargin: CGFloat { get { fatalError() } set {} }
  open var rightMargin: CGFloat { get { fatalError() } set {} }
  open var topMargin: CGFloat { get { fatalError() } set {} }
  open var bottomMargin: CGFloat { get { fatalError() } set {} }
  open var scalingFactor: CGFloat { get { fatalError() } set {} }
  open var isHorizontallyCentered: Bool { get { fatalError() } set {} }
  open var isVerticallyCentered: Bool { get { fatalError() } set {} }
  open var isSelectionOnly: Bool { get { fatalError() } set {} }
  open var orientation: NSPrintInfo.PaperOrientation { get { fatalError() } set {} }
  open var horizontalPagination: NSPrintInfo.PaginationMode { get { fatalError() } set {} }
  open var verticalPagination: NSPrintInfo.PaginationMode { get { fatalError() } set {} }
  open var jobDisposition: NSPrintInfo.JobDisposition { get { fatalError() } set {} }
  open var imageablePageBounds: NSRect { fatalError() }
}
@MainActor @preconcurrency open class NSPrintOperation: NSObject {
  public convenience init(view: NSView) { fatalError() }
  public convenience init(view: NSView, printInfo: NSPrintInfo) { fatalError() }
  open class func pdfOperation(with view: NSView, inside rect: NSRect, to data: NSMutableData) -> NSPrintOperation { fatalError() }
  open class func pdfOperation(with view: NSView, inside rect: NSRect, toPath path: String, printInfo: NSPrintInfo) -> NSPrintOperation { fatalError() }
  open class var current: NSPrintOperation? { get { fatalError() } set {} }
  open var jobTitle: String? { get { fatalError() } set {} }
  open var showsPrintPanel: Bool { get { fatalError() } set {} }
  open var showsProgressPanel: Bool { get { fatalError() } set {} }
  open var canSpawnSeparateThread: Bool { get { fatalError() } set {} }
  open var printPanel: NSPrintPanel { get { fatalError() } set {} }
  open var printInfo: NSPrintInfo { get { fatalError() } set {} }
  open var view: NSView? { fatalError() }
  open var currentPage: Int { fatalError() }
  @discardableResult open func run() -> Bool { fatalError() }
  open func runModal(for docWindow: NSWindow, delegate: Any?, didRun didRunSelector: Selector?, contextInfo: UnsafeMutableRawPointer?) {}
}
@MainActor @preconcurrency open class NSPrintPanel: NSObject {
  public struct Options: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var showsCopies: Options { fatalError() }; public static var showsPageRange: Options { fatalError() }; public static var showsPaperSize: Options { fatalError() }; public static var showsOrientation: Options { fatalError() }; public static var showsScaling: Options { fatalError() }; public static var showsPrintSelection: Options { fatalError() }; public static var showsPageSetupAccessory: Options { fatalError() }; public static var showsPreview: Options { fatalError() } }
  open var options: NSPrintPanel.Options { get { fatalError() } set {} }
  open var jobStyleHint: String? { get { fatalError() } set {} }
}
@MainActor @preconcurrency open class NSPageLayout: NSObject {
}
@MainActor @preconcurrency open class NSSpellChecker: NSObject {
  open class var shared: NSSpellChecker { fatalError() }
  open class func uniqueSpellDocumentTag() -> Int { fatalError() }
  open func checkSpelling(of stringToCheck: String, startingAt startingOffset: Int) -> NSRange { fatalError() }
  open func checkSpelling(of stringToCheck: String, startingAt startingOffset: Int, language: String?, wrap wrapFlag: Bool, inSpellDocumentWithTag tag: Int, wordCount: UnsafeMutablePointer<Int>?) -> NSRange { fatalError() }
  open func guesses(forWordRange range: NSRange, in string: String, language: String?, inSpellDocumentWithTag tag: Int) -> [String]? { fatalError() }
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String?, inSpellDocumentWithTag tag: Int) -> [String]? { fatalError() }
  open func learnWord(_ word: String) {}
  open func ignoreWord(_ wordToIgnore: String, inSpellDocumentWithTag tag: Int) {}
  open func closeSpellDocument(withTag tag: Int) {}
  open func language() -> String { fatalError() }
  open var availableLanguages: [String] { fatalError() }
  open var automaticallyIdentifiesLanguages: Bool { get { fatalError() } set {} }
}
@available(macOS, introduced: 10.15, deprecated: 14.0, renamed: "AVSpeechSynthesizer") open class NSSpeechSynthesizer: NSObject {
  public override init() { fatalError() }
  @discardableResult open func startSpeaking(_ string: String) -> Bool { fatalError() }
  open func stopSpeaking() {}
  open var isSpeaking: Bool { fatalError() }
  open var rate: Float { get { fatalError() } set {} }
  open var volume: Float { get { fatalError() } set {} }
}
// Accessibility.
@MainActor @preconcurrency public protocol NSAccessibilityProtocol: NSObjectProtocol {
  func isAccessibilityElement() -> Bool
  func accessibilityLabel() -> String?
  func setAccessibilityLabel(_ accessibilityLabel: String?)
  func accessibilityRole() -> NSAccessibility.Role?
  func accessibilityFrame() -> NSRect
  func accessibilityParent() -> Any?
  func accessibilityIdentifier() -> String
}
extension NSAccessibilityProtocol {
  public func isAccessibilityElement() -> Bool { fatalError() }
  public func accessibilityLabel() -> String? { fatalError() }
  public func setAccessibilityLabel(_ accessibilityLabel: String?) { fatalError() }
  public func accessibilityRole() -> NSAccessibility.Role? { fatalError() }
  public func accessibilityFrame() -> NSRect { fatalError() }
  public func accessibilityParent() -> Any? { fatalError() }
  public func accessibilityIdentifier() -> String { fatalError() }
}
@MainActor @preconcurrency public protocol NSAccessibilityElementProtocol: NSObjectProtocol {
  func accessibilityFrame() -> NSRect
  func accessibilityParent() -> Any?
  func isAccessibilityFocused() -> Bool
  func accessibilityIdentifier() -> String
}
extension NSAccessibilityElementProtocol {
  public func isAccessibilityFocused() -> Bool { fatalError() }
  public func accessibilityIdentifier() -> String { fatalError() }
}
@MainActor @preconcurrency public protocol NSAccessibilityGroup: NSAccessibilityElementProtocol {
}
@MainActor @preconcurrency public protocol NSAccessibilityButton: NSAccessibilityElementProtocol {
  func accessibilityLabel() -> String?
  func accessibilityPerformPress() -> Bool
}
@MainActor @preconcurrency public protocol NSAccessibilityImage: NSAccessibilityElementProtocol {
  func accessibilityLabel() -> String?
}
@MainActor @preconcurrency public protocol NSAccessibilityStaticText: NSAccessibilityElementProtocol {
}
public struct NSAccessibility {
  public struct Role: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public init(_ rawValue: String) { fatalError() }; public static var application: Role { fatalError() }; public static var browser: Role { fatalError() }; public static var busyIndicator: Role { fatalError() }; public static var button: Role { fatalError() }; public static var cell: Role { fatalError() }; public static var checkBox: Role { fatalError() }; public static var colorWell: Role { fatalError() }; public static var column: Role { fatalError() }; public static var comboBox: Role { fatalError() }; public static var disclosureTriangle: Role { fatalError() }; public static var drawer: Role { fatalError() }; public static var grid: Role { fatalError() }; public static var group: Role { fatalError() }; public static var growArea: Role { fatalError() }; public static var handle: Role { fatalError() }; public static var helpTag: Role { fatalError() }; public static var image: Role { fatalError() }; public static var incrementor: Role { fatalError() }; public static var layoutArea: Role { fatalError() }; public static var layoutItem: Role { fatalError() }; public static var levelIndicator: Role { fatalError() }; public static var link: Role { fatalError() }; public static var list: Role { fatalError() }; public static var matte: Role { fatalError() }; public static var menu: Role { fatalError() }; public static var menuBar: Role { fatalError() }; public static var menuBarItem: Role { fatalError() }; public static var menuButton: Role { fatalError() }; public static var menuItem: Role { fatalError() }; public static var outline: Role { fatalError() }; @available(macOS 13.0, *) public static var pageRole: Role { fatalError() }; public static var popUpButton: Role { fatalError() }; public static var popover: Role { fatalError() }; public static var progressIndicator: Role { fatalError() }; public static var radioButton: Role { fatalError() }; public static var radioGroup: Role { fatalError() }; public static var relevanceIndicator: Role { fatalError() }; public static var row: Role { fatalError() }; public static var ruler: Role { fatalError() }; public static var rulerMarker: Role { fatalError() }; public static var scrollArea: Role { fatalError() }; public static var scrollBar: Role { fatalError() }; public static var sheet: Role { fatalError() }; public static var slider: Role { fatalError() }; public static var splitGroup: Role { fatalError() }; public static var splitter: Role { fatalError() }; public static var staticText: Role { fatalError() }; public static var systemWide: Role { fatalError() }; public static var tabGroup: Role { fatalError() }; public static var table: Role { fatalError() }; public static var textArea: Role { fatalError() }; public static var textField: Role { fatalError() }; public static var toolbar: Role { fatalError() }; public static var unknown: Role { fatalError() }; public static var valueIndicator: Role { fatalError() }; public static var window: Role { fatalError() } }
  public struct Subrole: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public init(_ rawValue: String) { fatalError() }; public static var closeButton: Subrole { fatalError() }; public static var collectionList: Subrole { fatalError() }; public static var contentList: Subrole { fatalError() }; public static var decrementArrow: Subrole { fatalError() }; public static var decrementPage: Subrole { fatalError() }; public static var definitionList: Subrole { fatalError() }; public static var descriptionList: Subrole { fatalError() }; public static var dialog: Subrole { fatalError() }; public static var floatingWindow: Subrole { fatalError() }; public static var fullScreenButton: Subrole { fatalError() }; public static var incrementArrow: Subrole { fatalError() }; public static var incrementPage: Subrole { fatalError() }; public static var minimizeButton: Subrole { fatalError() }; public static var outlineRow: Subrole { fatalError() }; public static var ratingIndicator: Subrole { fatalError() }; public static var searchField: Subrole { fatalError() }; public static var secureTextField: Subrole { fatalError() }; public static var sectionList: Subrole { fatalError() }; public static var sortButton: Subrole { fatalError() }; public static var standardWindow: Subrole { fatalError() }; public static var `switch`: Subrole { fatalError() }; public static var systemDialog: Subrole { fatalError() }; public static var systemFloatingWindow: Subrole { fatalError() }; public static var tabButtonSubrole: Subrole { fatalError() }; public static var tableRow: Subrole { fatalError() }; public static var textAttachment: Subrole { fatalError() }; public static var textLink: Subrole { fatalError() }; public static var timeline: Subrole { fatalError() }; public static var toggle: Subrole { fatalError() }; public static var toolbarButton: Subrole { fatalError() }; public static var unknown: Subrole { fatalError() }; public static var zoomButton: Subrole { fatalError() } }
  public struct Notification: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public init(_ rawValue: String) { fatalError() }; public static var announcementRequested: Notification { fatalError() }; public static var applicationActivated: Notification { fatalError() }; public static var applicationDeactivated: Notification { fatalError() }; public static var applicationHidden: Notification { fatalError() }; public static var applicationShown: Notification { fatalError() }; public static var created: Notification { fatalError() }; public static var drawerCreated: Notification { fatalError() }; public static var focusedUIElementChanged: Notification { fatalError() }; public static var focusedWindowChanged: Notification { fatalError() }; public static var helpTagCreated: Notification { fatalError() }; public static var layoutChanged: Notification { fatalError() }; public static var mainWindowChanged: Notification { fatalError() }; public static var moved: Notification { fatalError() }; public static var resized: Notification { fatalError() }; public static var rowCollapsed: Notification { fatalError() }; public static var rowCountChanged: Notification { fatalError() }; public static var rowExpanded: Notification { fatalError() }; public static var selectedCellsChanged: Notification { fatalError() }; public static var selectedChildrenChanged: Notification { fatalError() }; public static var selectedChildrenMoved: Notification { fatalError() }; public static var selectedColumnsChanged: Notification { fatalError() }; public static var selectedRowsChanged: Notification { fatalError() }; public static var selectedTextChanged: Notification { fatalError() }; public static var sheetCreated: Notification { fatalError() }; public static var titleChanged: Notification { fatalError() }; public static var uiElementDestroyed: Notification { fatalError() }; public static var unitsChanged: Notification { fatalError() }; public static var valueChanged: Notification { fatalError() }; public static var windowCreated: Notification { fatalError() }; public static var windowDeminiaturized: Notification { fatalError() }; public static var windowMiniaturized: Notification { fatalError() }; public static var windowMoved: Notification { fatalError() }; public static var windowResized: Notification { fatalError() } }
  public struct NotificationUserInfoKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public init(_ rawValue: String) { fatalError() }; public static var announcement: NotificationUserInfoKey { fatalError() }; public static var priority: NotificationUserInfoKey { fatalError() }; public static var uiElements: NotificationUserInfoKey { fatalError() } }
  public struct Action: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public init(_ rawValue: String) { fatalError() }; public static var cancel: Action { fatalError() }; public static var confirm: Action { fatalError() }; public static var decrement: Action { fatalError() }; public static var delete: Action { fatalError() }; public static var increment: Action { fatalError() }; public static var pick: Action { fatalError() }; public static var press: Action { fatalError() }; public static var raise: Action { fatalError() }; public static var showAlternateUI: Action { fatalError() }; public static var showDefaultUI: Action { fatalError() }; public static var showMenu: Action { fatalError() } }
  public struct Attribute: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public init(_ rawValue: String) { fatalError() } }
  public static func post(element: Any, notification: NSAccessibility.Notification) {}
  public static func post(element: Any, notification: NSAccessibility.Notification, userInfo: [NSAccessibility.NotificationUserInfoKey: Any]?) {}
  public static func unignoredAncestor(of element: Any) -> Any? { fatalError() }
  public static func unignoredChildren(from originalChildren: [Any]) -> [Any] { fatalError() }
  public static func screenPoint(fromView parentView: NSView, point: NSPoint) -> NSPoint { fatalError() }
  public static func screenRect(fromView parentView: NSView, rect: NSRect) -> NSRect { fatalError() }
}
public enum NSAccessibilityOrientation: Int, Sendable { case unknown = 0, vertical, horizontal }
public enum NSAccessibilityPriorityLevel: Int, Sendable { case low = 10, medium = 50, high = 90 }
@MainActor @preconcurrency open class NSAccessibilityElement: NSObject, NSAccessibilityElementProtocol, NSAccessibilityProtocol {
  public override init() { fatalError() }
  open class func element(withRole role: NSAccessibility.Role, frame: NSRect, label: String?, parent: Any?) -> Any { fatalError() }
  open func accessibilityAddChildElement(_ childElement: NSAccessibilityElement) {}
  open func setAccessibilityFrameInParentSpace(_ frame: NSRect) {}
  open func accessibilityIdentifier() -> String { fatalError() }
  open func isAccessibilityElement() -> Bool { fatalError() }
  open func setAccessibilityElement(_ accessibilityElement: Bool) {}
  open func accessibilityFrame() -> NSRect { fatalError() }
  open func accessibilityParent() -> Any? { fatalError() }
  open func setAccessibilityLabel(_ accessibilityLabel: String?) {}
  open func accessibilityLabel() -> String? { fatalError() }
  open func setAccessibilityRole(_ accessibilityRole: NSAccessibility.Role?) {}
  open func accessibilityRole() -> NSAccessibility.Role? { fatalError() }
  open func setAccessibilityParent(_ accessibilityParent: Any?) {}
  open func setAccessibilityFrame(_ accessibilityFrame: NSRect) {}
  open func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {}
  open func setAccessibilityValue(_ accessibilityValue: Any?) {}
  open func accessibilityValue() -> Any? { fatalError() }
  open func accessibilityPerformPress() -> Bool { fatalError() }
}
open class NSAccessibilityCustomAction: NSObject {
  public init(name: String, handler: (() -> Bool)? = nil) { fatalError() }
  public init(name: String, target: any NSObjectProtocol, selector: Selector) { fatalError() }
  open var name: String { get { fatalError() } set {} }
  open var handler: (() -> Bool)? { get { fatalError() } set {} }
}
// Bindings.
public struct NSBindingName: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public init(_ rawValue: String) { fatalError() }; public static var value: NSBindingName { fatalError() }; public static var enabled: NSBindingName { fatalError() }; public static var hidden: NSBindingName { fatalError() }; public static var title: NSBindingName { fatalError() }; public static var content: NSBindingName { fatalError() }; public static var contentArray: NSBindingName { fatalError() }; public static var selection: NSBindingName { fatalError() }; public static var selectedIndex: NSBindingName { fatalError() }; public static var selectedObject: NSBindingName { fatalError() }; public static var selectedValue: NSBindingName { fatalError() }; public static var toolTip: NSBindingName { fatalError() }; public static var font: NSBindingName { fatalError() }; public static var textColor: NSBindingName { fatalError() }; public static var editable: NSBindingName { fatalError() }; public static var image: NSBindingName { fatalError() }; public static var label: NSBindingName { fatalError() }; public static var maxValue: NSBindingName { fatalError() }; public static var minValue: NSBindingName { fatalError() }; public static var sortDescriptors: NSBindingName { fatalError() }; public static var selectionIndexes: NSBindingName { fatalError() }; public static var animate: NSBindingName { fatalError() }; public static var fontBold: NSBindingName { fatalError() }; public static var target: NSBindingName { fatalError() }; public static var argument: NSBindingName { fatalError() } }
public struct NSBindingOption: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public init(_ rawValue: String) { fatalError() }; public static var allowsEditingMultipleValuesSelection: NSBindingOption { fatalError() }; public static var allowsNullArgument: NSBindingOption { fatalError() }; public static var alwaysPresentsApplicationModalAlerts: NSBindingOption { fatalError() }; public static var conditionallySetsEditable: NSBindingOption { fatalError() }; public static var conditionallySetsEnabled: NSBindingOption { fatalError() }; public static var conditionallySetsHidden: NSBindingOption { fatalError() }; public static var continuouslyUpdatesValue: NSBindingOption { fatalError() }; public static var createsSortDescriptor: NSBindingOption { fatalError() }; public static var deletesObjectsOnRemove: NSBindingOption { fatalError() }; public static var displayName: NSBindingOption { fatalError() }; public static var displayPattern: NSBindingOption { fatalError() }; public static var handlesContentAsCompoundValue: NSBindingOption { fatalError() }; public static var insertsNullPlaceholder: NSBindingOption { fatalError() }; public static var multipleValuesPlaceholder: NSBindingOption { fatalError() }; public static var noSelectionPlaceholder: NSBindingOption { fatalError() }; public static var notApplicablePlaceholder: NSBindingOption { fatalError() }; public static var nullPlaceholder: NSBindingOption { fatalError() }; public static var raisesForNotApplicableKeys: NSBindingOption { fatalError() }; public static var predicateFormat: NSBindingOption { fatalError() }; public static var selectorName: NSBindingOption { fatalError() }; public static var selectsAllWhenSettingContent: NSBindingOption { fatalError() }; public static var validatesImmediately: NSBindingOption { fatalError() }; public static var valueTransformer: NSBindingOption { fatalError() }; public static var valueTransformerName: NSBindingOption { fatalError() } }
extension NSObject {
  public func bind(_ binding: NSBindingName, to observable: Any, withKeyPath keyPath: String, options: [NSBindingOption: Any]? = nil) {}
  public func unbind(_ binding: NSBindingName) {}
  public class func exposeBinding(_ binding: NSBindingName) {}
  public var exposedBindings: [NSBindingName] { fatalError() }
  public func infoForBinding(_ binding: NSBindingName) -> [NSObject: Any]? { fatalError() }
}
@MainActor @preconcurrency open class NSController: NSObject {
  public override init() { fatalError() }
}
@MainActor @preconcurrency open class NSObjectController: NSController {
  public init(content: Any?) { fatalError() }
  public convenience override init() { fatalError() }
  open var content: Any? { get { fatalError() } set {} }
  open var selectedObjects: [Any]! { fatalError() }
}
@MainActor @preconcurrency open class NSArrayController: NSObjectController {
  open var arrangedObjects: Any { fatalError() }
  open var sortDescriptors: [NSSortDescriptor] { get { fatalError() } set {} }
  open var filterPredicate: NSPredicate? { get { fatalError() } set {} }
  open var selectionIndexes: IndexSet { fatalError() }
  open func addObject(_ object: Any) {}
  open func removeObject(_ object: Any) {}
  open func rearrangeObjects() {}
  open func setSelectionIndex(_ index: Int) -> Bool { fatalError() }
}
@MainActor @preconcurrency open class NSUserDefaultsController: NSController {
  open class var shared: NSUserDefaultsController { fatalError() }
  open var defaults: UserDefaults { fatalError() }
  open var values: Any { fatalError() }
  open var appliesImmediately: Bool { get { fatalError() } set {} }
}
open class NSDataAsset: NSObject {
  public typealias Name = String
  public convenience init?(name: NSDataAsset.Name) { fatalError() }
  public init?(name: NSDataAsset.Name, bundle: Bundle) { fatalError() }
  open var name: NSDataAsset.Name { fatalError() }
  open var data: Data { fatalError() }
  open var typeIdentifier: String { fatalError() }
}
