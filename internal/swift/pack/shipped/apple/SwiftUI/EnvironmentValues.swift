@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
  public init() { fatalError() }
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value { get { fatalError() } set { fatalError() } }
  public var description: String { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension EnvironmentValues {
  public var colorScheme: ColorScheme { get { fatalError() } set { fatalError() } }
  public var colorSchemeContrast: ColorSchemeContrast { fatalError() }
  public var layoutDirection: LayoutDirection { get { fatalError() } set { fatalError() } }
  public var locale: Locale { get { fatalError() } set { fatalError() } }
  public var calendar: Calendar { get { fatalError() } set { fatalError() } }
  public var timeZone: TimeZone { get { fatalError() } set { fatalError() } }
  public var displayScale: CGFloat { get { fatalError() } set { fatalError() } }
  public var pixelLength: CGFloat { fatalError() }
  public var font: Font? { get { fatalError() } set { fatalError() } }
  public var isEnabled: Bool { get { fatalError() } set { fatalError() } }
  public var lineLimit: Int? { get { fatalError() } set { fatalError() } }
  public var lineSpacing: CGFloat { get { fatalError() } set { fatalError() } }
  public var multilineTextAlignment: TextAlignment { get { fatalError() } set { fatalError() } }
  public var truncationMode: Text.TruncationMode { get { fatalError() } set { fatalError() } }
  public var minimumScaleFactor: CGFloat { get { fatalError() } set { fatalError() } }
  public var allowsTightening: Bool { get { fatalError() } set { fatalError() } }
  public var defaultMinListRowHeight: CGFloat { get { fatalError() } set { fatalError() } }
  public var accessibilityReduceMotion: Bool { fatalError() }
  public var accessibilityReduceTransparency: Bool { fatalError() }
  public var accessibilityDifferentiateWithoutColor: Bool { fatalError() }
  public var accessibilityInvertColors: Bool { fatalError() }
  public var accessibilityEnabled: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public var presentationMode: Binding<PresentationMode> { fatalError() }
  @available(iOS 13, macOS 11.0, tvOS 13, watchOS 6, visionOS 1, *) public var imageScale: Image.Scale { get { fatalError() } set { fatalError() } }
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) public var undoManager: UndoManager? { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) extension EnvironmentValues {
  @available(iOS 13, macOS 14.0, tvOS 17, watchOS 10, visionOS 1, *) public var horizontalSizeClass: UserInterfaceSizeClass? { get { fatalError() } set { fatalError() } }
  @available(iOS 13, macOS 14.0, tvOS 17, watchOS 10, visionOS 1, *) public var verticalSizeClass: UserInterfaceSizeClass? { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) extension EnvironmentValues { @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public var editMode: Binding<EditMode>? { get { fatalError() } set { fatalError() } } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum EditMode: Sendable, Hashable { case inactive, transient, active
  public var isEditing: Bool { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension EnvironmentValues {
  public var scenePhase: ScenePhase { get { fatalError() } set { fatalError() } }
  public var openURL: OpenURLAction { get { fatalError() } set { fatalError() } }
  public var redactionReasons: RedactionReasons { get { fatalError() } set { fatalError() } }
  public var textCase: Text.Case? { get { fatalError() } set { fatalError() } }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension EnvironmentValues {
  public var dismiss: DismissAction { fatalError() }
  public var isPresented: Bool { fatalError() }
  public var refresh: RefreshAction? { fatalError() }
  public var dynamicTypeSize: DynamicTypeSize { get { fatalError() } set { fatalError() } }
  public var isSearching: Bool { fatalError() }
  public var dismissSearch: DismissSearchAction { fatalError() }
  public var controlSize: ControlSize { get { fatalError() } set { fatalError() } }
  public var headerProminence: Prominence { get { fatalError() } set { fatalError() } }
  public var symbolRenderingMode: SymbolRenderingMode? { get { fatalError() } set { fatalError() } }
  public var symbolVariants: SymbolVariants { get { fatalError() } set { fatalError() } }
  public var isFocused: Bool { fatalError() }
  public var backgroundMaterial: Material? { get { fatalError() } set { fatalError() } }
  public var accessibilityShowButtonShapes: Bool { fatalError() }
  public var accessibilityVoiceOverEnabled: Bool { fatalError() }
  public var accessibilitySwitchControlEnabled: Bool { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension EnvironmentValues {
  @available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public var openWindow: OpenWindowAction { fatalError() }
  @available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public var supportsMultipleWindows: Bool { fatalError() }
  public var isScrollEnabled: Bool { get { fatalError() } set { fatalError() } }
  public var backgroundStyle: AnyShapeStyle? { get { fatalError() } set { fatalError() } }
  public var isLuminanceReduced: Bool { get { fatalError() } set { fatalError() } }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension EnvironmentValues {
  @available(iOS 17.0, macOS 14.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public var dismissWindow: DismissWindowAction { fatalError() }
  @available(iOS 17, macOS 14.0, tvOS 17, watchOS 10, visionOS 1, *) public var isHoverEffectEnabled: Bool { get { fatalError() } set { fatalError() } }
  public var springLoadingBehavior: SpringLoadingBehavior { fatalError() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public var showsWidgetContainerBackground: Bool { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct SpringLoadingBehavior: Hashable, Sendable { public static let automatic = SpringLoadingBehavior(); public static let enabled = SpringLoadingBehavior(); public static let disabled = SpringLoadingBehavior() }
#if os(macOS)
@available(macOS 14.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension EnvironmentValues { public var openSettings: OpenSettingsAction { fatalError() } }
@available(macOS 10.15, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public enum ControlActiveState: CaseIterable, Sendable, Hashable { case key, active, inactive }
@available(macOS 10.15, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension EnvironmentValues { public var controlActiveState: ControlActiveState { get { fatalError() } set { fatalError() } } }
#endif
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension EnvironmentValues { public var tabBarPlacement: TabBarPlacement? { get { fatalError() } set { fatalError() } } }
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct TabBarPlacement: Hashable, Sendable { public static let topBar = TabBarPlacement(); public static let sidebar = TabBarPlacement(); public static let bottomBar = TabBarPlacement() }

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @attached(accessor) @attached(peer, names: prefixed(__Key_)) public macro Entry() = #externalMacro(module: "AssayMacros", type: "Accessor")
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public init(stringLiteral: String) { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @MainActor @preconcurrency public protocol PreviewProvider { associatedtype Previews: View; @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public enum PreviewLayout: Sendable { case device, sizeThatFits, fixed(width: CGFloat, height: CGFloat) }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension View {
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { fatalError() }
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { fatalError() }
  nonisolated public func previewDisplayName(_ value: String?) -> some View { fatalError() }
}
// Module DeveloperToolsSupport on Apple's platforms.
public struct Preview { public struct ViewTraits {} }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct PreviewTrait<T> {
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public static var defaultLayout: PreviewTrait<T> { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension PreviewTrait where T == Preview.ViewTraits {
  public static var sizeThatFitsLayout: PreviewTrait<T> { fatalError() }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> { fatalError() }
  public static var portrait: PreviewTrait<T> { fatalError() }
  public static var landscapeLeft: PreviewTrait<T> { fatalError() }
  public static var landscapeRight: PreviewTrait<T> { fatalError() }
  public static var portraitUpsideDown: PreviewTrait<T> { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) @MainActor public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<Preview.ViewTraits> { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) @MainActor @preconcurrency public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent
  @MainActor @preconcurrency static func makeSharedContext() async throws -> Self.Context
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, context: Self.Context) -> Self.Body
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension PreviewModifier where Context == Void { public static func makeSharedContext() async throws { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct PreviewModifierContent {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension PreviewModifierContent: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @freestanding(declaration) public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) = #externalMacro(module: "AssayMacros", type: "Nothing")
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @freestanding(declaration) public macro Preview(_ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>, _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View) = #externalMacro(module: "AssayMacros", type: "Nothing")
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @attached(peer) public macro Previewable() = #externalMacro(module: "AssayMacros", type: "Nothing")
