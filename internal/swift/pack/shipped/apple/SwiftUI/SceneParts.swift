// The rest of scenes, their modifiers and commands.
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension Scene {
  nonisolated public func commandsRemoved() -> some Scene { return _TupleScene() }
  nonisolated public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { return _TupleScene() }
}
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension Scene { nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { return _TupleScene() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Scene { nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some Scene { return _TupleScene() } }
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension Scene {
  nonisolated public func dialogIcon(_ icon: Image?) -> some Scene { return _TupleScene() }
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some Scene { return _TupleScene() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension View {
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { fatalError() }
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct DialogSeverity: Equatable, Sendable { public static let automatic = DialogSeverity(); public static let standard = DialogSeverity(); public static let critical = DialogSeverity() }
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension Optional: Commands where Wrapped: Commands { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { fatalError() }
  public static func buildBlock() -> EmptyCommands { fatalError() }
  public static func buildIf<C: Commands>(_ content: C?) -> C? { fatalError() }
  public static func buildEither<T: Commands, F: Commands>(first: T) -> _ConditionalContent<T, F> { fatalError() }
  public static func buildEither<T: Commands, F: Commands>(second: F) -> _ConditionalContent<T, F> { fatalError() }
  public static func buildLimitedAvailability<C: Commands>(_ content: C) -> some Commands { return EmptyCommands() }
}
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension CommandMenu {
  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension CommandGroupPlacement { public static var singleWindowList: CommandGroupPlacement { fatalError() } }
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct TextFormattingCommands: Commands { nonisolated public init() { fatalError() }; public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension Commands { }
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension WindowGroup {
  nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) { fatalError() }
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension WindowGroup {
  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D) where Content == PresentedWindowContent<D, C> { fatalError() }
  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D) where Content == PresentedWindowContent<D, C> { fatalError() }
  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(_ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D) where Content == PresentedWindowContent<D, C> { fatalError() }
  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(_ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D) where Content == PresentedWindowContent<D, C> { fatalError() }
  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(_ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C> { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(_ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C> { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(_ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C> { fatalError() }
}
// Documents that are objects.
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @preconcurrency public protocol ReferenceFileDocument: ObservableObject {
  associatedtype Snapshot
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: Self.ReadConfiguration) throws
  func snapshot(contentType: UTType) throws -> Self.Snapshot
  func fileWrapper(snapshot: Self.Snapshot, configuration: Self.WriteConfiguration) throws -> FileWrapper
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension ReferenceFileDocument { public static var writableContentTypes: [UTType] { fatalError() } }
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  @ObservedObject @MainActor @preconcurrency public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension DocumentGroup where Document: ReferenceFileDocument {
  nonisolated public init(newDocument: @escaping @Sendable () -> Document, @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content) { fatalError() }
  nonisolated public init(viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content) { fatalError() }
}
@available(iOS 18.0, visionOS 2.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct DocumentGroupLaunchScene<Actions: View>: Scene {
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions) { fatalError() }
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> some View) { fatalError() }
  public typealias Body = Never; public var body: Never { fatalError() }
}
@available(iOS 18.0, visionOS 2.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct NewDocumentButton<Label: View>: View {
  nonisolated public init(_ label: LocalizedStringKey? = nil) where Label == Text { fatalError() }
  public typealias Body = Never; public var body: Never { fatalError() }
}
#if os(macOS)
@available(macOS 13.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension Scene {
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { return _TupleScene() }
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { return _TupleScene() }
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene { return _TupleScene() }
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization) -> some Scene { return _TupleScene() }
}
@available(macOS 11.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension Scene { nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { return _TupleScene() } }
@available(macOS 11.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public protocol WindowToolbarStyle {}
@available(macOS 11.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public init() { fatalError() } }
@available(macOS 11.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { public init() { fatalError() } }
@available(macOS 11.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct UnifiedWindowToolbarStyle: WindowToolbarStyle { public init() { fatalError() }; public init(showsTitle: Bool) { fatalError() } }
@available(macOS 11.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle { public init() { fatalError() }; public init(showsTitle: Bool) { fatalError() } }
@available(macOS 11.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle { public static var automatic: DefaultWindowToolbarStyle { fatalError() } }
@available(macOS 11.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle { public static var expanded: ExpandedWindowToolbarStyle { fatalError() } }
@available(macOS 11.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle { public static var unified: UnifiedWindowToolbarStyle { fatalError() }; public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { fatalError() } }
@available(macOS 11.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle { public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { fatalError() }; public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle { fatalError() } }
@available(macOS 11.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension WindowStyle where Self == DefaultWindowStyle { public static var automatic: DefaultWindowStyle { fatalError() } }
@available(macOS 15.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct PlainWindowStyle: WindowStyle { public init() { fatalError() } }
@available(macOS 15.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension WindowStyle where Self == PlainWindowStyle { public static var plain: PlainWindowStyle { fatalError() } }
@available(macOS 12.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension View {
  nonisolated public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View { fatalError() }
  nonisolated public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View { fatalError() }
}
@available(macOS 13.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { public init() { fatalError() } }
@available(macOS 13.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle { public static var automatic: AutomaticMenuBarExtraStyle { fatalError() } }
@available(macOS 13.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension MenuBarExtra {
  nonisolated public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) where Label == Text { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) where Label == Text { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) where Label == Text { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) where Label == SwiftUI.Label<Text, Image> { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) where Label == SwiftUI.Label<Text, Image> { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) where Label == SwiftUI.Label<Text, Image> { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) where Label == SwiftUI.Label<Text, Image> { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) where Label == SwiftUI.Label<Text, Image> { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) where Label == SwiftUI.Label<Text, Image> { fatalError() }
}
@available(macOS 13.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension Window { nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { fatalError() } }
@available(macOS 15.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct UtilityWindow<Content: View>: Scene {
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) { fatalError() }
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) { fatalError() }
  public typealias Body = Never; public var body: Never { fatalError() }
}
@available(macOS 15.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct AlertScene<Actions: View, Message: View>: Scene {
  nonisolated public init(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message) { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions) where Message == Never { fatalError() }
  public typealias Body = Never; public var body: Never { fatalError() }
}
@available(macOS 15.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct WindowLevel: Hashable, Sendable { public static let automatic = WindowLevel(); public static let normal = WindowLevel(); public static let floating = WindowLevel(); public static let desktop = WindowLevel() }
@available(macOS 15.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct WindowManagerRole: Sendable { public static let automatic = WindowManagerRole(); public static let principal = WindowManagerRole(); public static let associated = WindowManagerRole() }
@available(macOS 15.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct WindowIdealSize: Sendable { public static let automatic = WindowIdealSize(); public static let fitToContent = WindowIdealSize(); public static let maximum = WindowIdealSize() }
@available(macOS 15.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct SceneLaunchBehavior: Sendable { public static let automatic = SceneLaunchBehavior(); public static let presented = SceneLaunchBehavior(); public static let suppressed = SceneLaunchBehavior() }
@available(macOS 15.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct SceneRestorationBehavior: Sendable { public static let automatic = SceneRestorationBehavior(); public static let disabled = SceneRestorationBehavior() }
@available(macOS 15.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct ToolbarLabelStyle: Sendable, Equatable { public static var automatic: ToolbarLabelStyle { fatalError() }; public static var titleAndIcon: ToolbarLabelStyle { fatalError() }; public static var titleOnly: ToolbarLabelStyle { fatalError() }; public static var iconOnly: ToolbarLabelStyle { fatalError() } }
@available(macOS 15.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct WindowLayoutRoot { public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fatalError() } }
@available(macOS 15.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct WindowPlacementContext { public var defaultDisplay: DisplayProxy { fatalError() } }
@available(macOS 15.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct DisplayProxy: Hashable { public var bounds: CGRect { fatalError() }; public var safeAreaInsets: EdgeInsets { fatalError() }; public var visibleRect: CGRect { fatalError() } }
@available(macOS 15.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct WindowPlacement {
  public init(_ position: CGPoint? = nil, size: CGSize? = nil) { fatalError() }
  public init(x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) { fatalError() }
  public init(_ position: UnitPoint, size: CGSize? = nil) { fatalError() }
  public init(_ position: UnitPoint, width: CGFloat? = nil, height: CGFloat? = nil) { fatalError() }
  public init(width: CGFloat? = nil, height: CGFloat? = nil) { fatalError() }
}
@available(macOS 15.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension Scene {
  nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene { return _TupleScene() }
  nonisolated public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { return _TupleScene() }
  nonisolated public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { return _TupleScene() }
  nonisolated public func windowIdealPlacement(_ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement) -> some Scene { return _TupleScene() }
  nonisolated public func defaultWindowPlacement(_ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement) -> some Scene { return _TupleScene() }
  nonisolated public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { return _TupleScene() }
  nonisolated public func windowToolbarLabelStyle(fixed toolbarLabelStyle: ToolbarLabelStyle) -> some Scene { return _TupleScene() }
  nonisolated public func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>) -> some Scene { return _TupleScene() }
  nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { return _TupleScene() }
  nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { return _TupleScene() }
}
@available(macOS 15.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct WindowDragGesture: Gesture { public init() { fatalError() }; public struct Value: Equatable, Sendable {}; public typealias Body = Never; public var body: Never { fatalError() } }
@available(macOS 15.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension View { nonisolated public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { fatalError() } }
@available(macOS 14.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct SettingsLink<Label: View>: View {
  nonisolated public init(@ViewBuilder label: () -> Label) { fatalError() }
  public typealias Body = Never; public var body: Never { fatalError() }
}
@available(macOS 14.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct DefaultSettingsLinkLabel: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(macOS 14.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension SettingsLink where Label == DefaultSettingsLinkLabel { nonisolated public init() { fatalError() } }
@available(macOS 14.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct HelpLink: View {
  nonisolated public init(action: @escaping () -> Void) { fatalError() }
  nonisolated public init(destination: URL) { fatalError() }
  public typealias Body = Never; public var body: Never { fatalError() }
}
@available(macOS 12.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct ImportFromDevicesCommands: Commands { nonisolated public init() { fatalError() }; public typealias Body = Never; public var body: Never { fatalError() } }
@available(macOS 13.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) @MainActor @preconcurrency public struct NewDocumentAction {
  public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping @Sendable () -> D) {}
  public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping @Sendable () -> D) {}
  @available(macOS 14.0, *) public func callAsFunction(contentType: UTType) {}
}
@available(macOS 13.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) @MainActor @preconcurrency public struct OpenDocumentAction { public func callAsFunction(at url: URL) async throws {} }
@available(macOS 13.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension EnvironmentValues {
  public var newDocument: NewDocumentAction { fatalError() }
  public var openDocument: OpenDocumentAction { fatalError() }
}
@available(macOS 15.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension EnvironmentValues { public var toolbarLabelStyle: ToolbarLabelStyle? { fatalError() } }
#endif
