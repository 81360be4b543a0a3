@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) @MainActor @preconcurrency public protocol App { associatedtype Body: Scene; @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }; @MainActor @preconcurrency init() }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension App { @MainActor @preconcurrency public static func main() { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) @MainActor @preconcurrency public protocol Scene { associatedtype Body: Scene; @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension Never: Scene {}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) @resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { fatalError() }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { fatalError() }
  public static func buildBlock<each C: Scene>(_ c: repeat each C) -> some Scene { return _TupleScene() }
  @available(iOS 16.1, macOS 13.0, tvOS 16.1, watchOS 9.1, visionOS 1.0, *) public static func buildLimitedAvailability(_ scene: any Scene) -> some Scene { return _TupleScene() }
  public static func buildOptional(_ scene: (any Scene)?) -> some Scene { return _TupleScene() }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public struct _TupleScene: Scene { public typealias Body = Never; public var body: Never { fatalError() }; nonisolated init() { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public struct WindowGroup<Content: View>: Scene {
  nonisolated public init(@ViewBuilder content: () -> Content) { fatalError() }
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { fatalError() }
  @available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C> { fatalError() }
  @available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C> { fatalError() }
  @available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(_ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C> { fatalError() }
  public typealias Body = Never; public var body: Never { fatalError() }
}
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct PresentedWindowContent<Data: Decodable & Encodable & Hashable, Content: View> {}
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension PresentedWindowContent: View { public typealias Body = Never; public var body: Never { fatalError() } }
#if os(macOS)
@available(macOS 11.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct Settings<Content: View>: Scene { nonisolated public init(@ViewBuilder content: () -> Content) { fatalError() }; public typealias Body = Never; public var body: Never { fatalError() } }
@available(macOS 13.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct MenuBarExtra<Label: View, Content: View>: Scene {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) where Label == SwiftUI.Label<Text, Image> { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text { fatalError() }
  public typealias Body = Never; public var body: Never { fatalError() } }
@available(macOS 13.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public protocol MenuBarExtraStyle {}
@available(macOS 13.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { public init() { fatalError() } }
@available(macOS 13.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { public init() { fatalError() } }
@available(macOS 13.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle { public static var window: WindowMenuBarExtraStyle { fatalError() } }
@available(macOS 13.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle { public static var menu: PullDownMenuBarExtraStyle { fatalError() } }
@available(macOS 13.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension Scene { nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { return _TupleScene() } }
@available(macOS 11.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public protocol WindowStyle {}
@available(macOS 11.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct DefaultWindowStyle: WindowStyle { public init() { fatalError() } }
@available(macOS 11.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct HiddenTitleBarWindowStyle: WindowStyle { public init() { fatalError() } }
@available(macOS 11.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct TitleBarWindowStyle: WindowStyle { public init() { fatalError() } }
@available(macOS 11.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension WindowStyle where Self == HiddenTitleBarWindowStyle { public static var hiddenTitleBar: HiddenTitleBarWindowStyle { fatalError() } }
@available(macOS 11.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension WindowStyle where Self == TitleBarWindowStyle { public static var titleBar: TitleBarWindowStyle { fatalError() } }
@available(macOS 11.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension Scene { nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { return _TupleScene() } }
#endif
@available(macOS 13.0, visionOS 2, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct Window<Content: View>: Scene {
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) { fatalError() }
  public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 17, macOS 13.0, visionOS 1, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension Scene {
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { return _TupleScene() }
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { return _TupleScene() }
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { return _TupleScene() }
}
@available(iOS 17, macOS 13.0, visionOS 1, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct WindowResizability: Sendable { public static var automatic: WindowResizability { fatalError() }; public static var contentSize: WindowResizability { fatalError() }; public static var contentMinSize: WindowResizability { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension Scene {
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene { return _TupleScene() }
  @available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { return _TupleScene() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Scene {
  nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void) -> some Scene { return _TupleScene() }
  nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene { return _TupleScene() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Scene { nonisolated public func backgroundTask<D: Sendable, R: Sendable>(_ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R) -> some Scene { return _TupleScene() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct BackgroundTask<Request: Sendable, Response: Sendable> {}
@available(iOS 16.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) extension BackgroundTask { public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { fatalError() }
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { fatalError() } }
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct DocumentGroup<Document, Content: View>: Scene { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension DocumentGroup where Document: FileDocument { nonisolated public init(newDocument: @autoclosure @escaping @Sendable () -> Document, @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content) { fatalError() }
  nonisolated public init(viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content) { fatalError() } }
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol Commands { associatedtype Body: Commands; @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get } }
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension Never: Commands {}
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @resultBuilder public struct CommandsBuilder {
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { fatalError() }
  public static func buildBlock<each C: Commands>(_ c: repeat each C) -> some Commands { return EmptyCommands() }
}
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct EmptyCommands: Commands { nonisolated public init() { fatalError() }; public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct CommandMenu<Content: View>: Commands { nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { fatalError() }; public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct CommandGroup<Content: View>: Commands {
  nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { fatalError() }
  nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { fatalError() }
  nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { fatalError() }
  public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct CommandGroupPlacement: Sendable {
  public static let appInfo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
  public static let systemServices = CommandGroupPlacement()
  public static let appVisibility = CommandGroupPlacement()
  public static let appTermination = CommandGroupPlacement()
  public static let newItem = CommandGroupPlacement()
  public static let saveItem = CommandGroupPlacement()
  public static let importExport = CommandGroupPlacement()
  public static let printItem = CommandGroupPlacement()
  public static let undoRedo = CommandGroupPlacement()
  public static let pasteboard = CommandGroupPlacement()
  public static let textEditing = CommandGroupPlacement()
  public static let textFormatting = CommandGroupPlacement()
  public static let toolbar = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let windowSize = CommandGroupPlacement()
  public static let windowArrangement = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
}
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct SidebarCommands: Commands { nonisolated public init() { fatalError() }; public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct ToolbarCommands: Commands { nonisolated public init() { fatalError() }; public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct TextEditingCommands: Commands { nonisolated public init() { fatalError() }; public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct InspectorCommands: Commands { nonisolated public init() { fatalError() }; public typealias Body = Never; public var body: Never { fatalError() } }

// Toolbars.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) @MainActor @preconcurrency public protocol ToolbarContent { associatedtype Body: ToolbarContent; @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) @MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent where Self.Body: CustomizableToolbarContent {}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension Never: ToolbarContent, CustomizableToolbarContent {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct ToolbarCustomizationBehavior: Sendable { public static var `default`: ToolbarCustomizationBehavior { fatalError() }; public static var reorderable: ToolbarCustomizationBehavior { fatalError() }; public static var disabled: ToolbarCustomizationBehavior { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct ToolbarCustomizationOptions: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int) { fatalError() }; public static var alwaysAvailable: ToolbarCustomizationOptions { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension CustomizableToolbarContent { nonisolated public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent { return _TupleToolbar() }; nonisolated public func defaultCustomization(_ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []) -> some CustomizableToolbarContent { return _TupleToolbar() }; nonisolated public func defaultCustomization(_ options: ToolbarCustomizationOptions) -> some CustomizableToolbarContent { return _TupleToolbar() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) @resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { fatalError() }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { return _TupleToolbar() }
  @_disfavoredOverload public static func buildBlock<each C: ToolbarContent>(_ c: repeat each C) -> some ToolbarContent { return _TupleToolbar() }
  public static func buildBlock<Content: CustomizableToolbarContent>(_ content: Content) -> some CustomizableToolbarContent { return _TupleToolbar() }
  public static func buildBlock<each C: CustomizableToolbarContent>(_ c: repeat each C) -> some CustomizableToolbarContent { return _TupleToolbar() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { fatalError() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public static func buildEither<T: ToolbarContent, F: ToolbarContent>(first: T) -> _ConditionalContent<T, F> { fatalError() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public static func buildEither<T: ToolbarContent, F: ToolbarContent>(second: F) -> _ConditionalContent<T, F> { fatalError() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public static func buildLimitedAvailability(_ content: any ToolbarContent) -> some ToolbarContent { return _TupleToolbar() }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension Optional: ToolbarContent where Wrapped: ToolbarContent { public typealias Body = Never; public var body: Never { return fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent { public typealias Body = Never; public var body: Never { return fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public struct _TupleToolbar: CustomizableToolbarContent { public typealias Body = Never; public var body: Never { return fatalError() }; nonisolated init() { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public struct ToolbarItem<ID, Content: View>: ToolbarContent { public typealias Body = Never; public var body: Never { return fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension ToolbarItem where ID == () { nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension ToolbarItem: CustomizableToolbarContent where ID == String { nonisolated public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public struct ToolbarItemGroup<Content: View>: ToolbarContent { nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { fatalError() }; public typealias Body = Never; public var body: Never { return fatalError() } }
@available(iOS 26.0, macOS 26.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct ToolbarSpacer: ToolbarContent { nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) { fatalError() }; public typealias Body = Never; public var body: Never { return fatalError() } }
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) public struct SpacerSizing: Hashable, Sendable { public static let flexible = SpacerSizing(); public static let fixed = SpacerSizing() }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public struct ToolbarItemPlacement: Sendable {
  public static let automatic = ToolbarItemPlacement()
  @available(iOS 14, macOS 11.0, tvOS 14, watchOS 8, visionOS 1, *) public static let principal = ToolbarItemPlacement()
  @available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public static let navigation = ToolbarItemPlacement()
  public static let primaryAction = ToolbarItemPlacement()
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public static let secondaryAction = ToolbarItemPlacement()
  @available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public static let status = ToolbarItemPlacement()
  public static let confirmationAction = ToolbarItemPlacement()
  public static let cancellationAction = ToolbarItemPlacement()
  public static let destructiveAction = ToolbarItemPlacement()
  @available(iOS 15.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public static let keyboard = ToolbarItemPlacement()
  @available(iOS 14, tvOS 14, watchOS 10, visionOS 1, *) @available(macOS, unavailable) public static let topBarLeading = ToolbarItemPlacement()
  @available(iOS 14, tvOS 14, watchOS 10, visionOS 1, *) @available(macOS, unavailable) public static let topBarTrailing = ToolbarItemPlacement()
  @available(iOS, introduced: 14.0, deprecated: 100000.0, renamed: "topBarLeading")
@available(macOS, unavailable)
@available(tvOS, introduced: 14.0, deprecated: 100000.0, renamed: "topBarLeading")
@available(watchOS, unavailable)
@available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "topBarLeading")
  public static let navigationBarLeading = ToolbarItemPlacement()
  @available(iOS, introduced: 14.0, deprecated: 100000.0, renamed: "topBarTrailing")
@available(macOS, unavailable)
@available(tvOS, introduced: 14.0, deprecated: 100000.0, renamed: "topBarTrailing")
@available(watchOS, unavailable)
@available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "topBarTrailing")
  public static let navigationBarTrailing = ToolbarItemPlacement()
  @available(iOS 14, tvOS 18, watchOS 10, visionOS 1, *) @available(macOS, unavailable) public static let bottomBar = ToolbarItemPlacement()
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension View {
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { fatalError() }
  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View { fatalError() }
  @available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) nonisolated public func toolbar<Content: CustomizableToolbarContent>(id: String, @ToolbarContentBuilder content: () -> Content) -> some View { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension View {
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { fatalError() }
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { fatalError() }
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { fatalError() }
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { fatalError() }
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { fatalError() }
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension View {
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { fatalError() }
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension View {
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { fatalError() }
  nonisolated public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct ToolbarPlacement: Sendable {
  public static var automatic: ToolbarPlacement { fatalError() }
  @available(iOS 16.0, watchOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) public static var bottomBar: ToolbarPlacement { fatalError() }
  @available(iOS 16.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) public static var navigationBar: ToolbarPlacement { fatalError() }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public static var tabBar: ToolbarPlacement { fatalError() }
  @available(macOS 13.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public static var windowToolbar: ToolbarPlacement { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct ToolbarRole: Sendable { public static var automatic: ToolbarRole { fatalError() }; @available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public static var browser: ToolbarRole { fatalError() }; @available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public static var editor: ToolbarRole { fatalError() }; @available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public static var navigationStack: ToolbarRole { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct ToolbarTitleDisplayMode: Sendable { public static var automatic: ToolbarTitleDisplayMode { fatalError() }; @available(iOS 17.0, watchOS 10.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) public static var large: ToolbarTitleDisplayMode { fatalError() }; public static var inlineLarge: ToolbarTitleDisplayMode { fatalError() }; public static var inline: ToolbarTitleDisplayMode { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct ToolbarDefaultItemKind: Sendable { @available(iOS 17, macOS 14.0, tvOS 17, watchOS 10, visionOS 1, *) public static let sidebarToggle = ToolbarDefaultItemKind(); @available(iOS 18.0, macOS 15.0, visionOS 2.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public static let title = ToolbarDefaultItemKind() }
