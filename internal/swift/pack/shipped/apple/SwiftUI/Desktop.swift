@available(macOS 14.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  public static var automatic: AlternatingRowBackgroundBehavior { fatalError() }
  public static var enabled: AlternatingRowBackgroundBehavior { fatalError() }
  public static var disabled: AlternatingRowBackgroundBehavior { fatalError() }
}
@available(macOS 14.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension View { nonisolated public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View { fatalError() } }
@available(macOS 13.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension View {
  nonisolated public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View { fatalError() }
  nonisolated public func cuttable<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping () -> [T]) -> some View { fatalError() }
  nonisolated public func pasteDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }) -> some View { fatalError() }
}
@available(macOS 10.15, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension View {
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View { fatalError() }
  nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { fatalError() }
  nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { fatalError() }
  nonisolated public func horizontalRadioGroupLayout() -> some View { fatalError() }
  nonisolated public func touchBarItemPrincipal(_ principal: Bool = true) -> some View { fatalError() }
  nonisolated public func touchBarCustomizationLabel(_ label: Text) -> some View { fatalError() }
}
@available(macOS 11.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension View {
  nonisolated public func onPasteCommand(of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void) -> some View { fatalError() }
}
@available(macOS 15.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension View {
  nonisolated public func modifierKeyAlternate<V: View>(_ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V) -> some View { fatalError() }
  nonisolated public func onModifierKeysChanged(mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void) -> some View { fatalError() }
  nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { fatalError() }
  nonisolated public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { fatalError() }
  nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { fatalError() }
  nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { fatalError() }
  nonisolated public func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> some View { fatalError() }
}
@available(macOS 15.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct WindowInteractionBehavior: Sendable {
  public static let automatic = WindowInteractionBehavior()
  public static let enabled = WindowInteractionBehavior()
  public static let disabled = WindowInteractionBehavior()
}
@available(macOS 15.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct WindowToolbarFullScreenVisibility: Sendable {
  public static let automatic = WindowToolbarFullScreenVisibility()
  public static let visible = WindowToolbarFullScreenVisibility()
  public static let onHover = WindowToolbarFullScreenVisibility()
}
@available(macOS 13.0, tvOS 15.0, *) @available(iOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension View { nonisolated public func focusSection() -> some View { fatalError() } }
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension View {
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension View {
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View { fatalError() }
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View { fatalError() }
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { fatalError() }
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View { fatalError() }
}
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { fatalError() }
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 0)
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 0)
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 0)
}
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension View {
  nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { fatalError() }
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View { fatalError() }
  nonisolated public func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> some View { fatalError() }
  @_disfavoredOverload nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View { fatalError() }
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { fatalError() }
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { fatalError() }
  nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { fatalError() }
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View { fatalError() }
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { fatalError() }
  @_disfavoredOverload nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { fatalError() }
  nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View { fatalError() }
  nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { fatalError() }
  @_disfavoredOverload nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension View {
  nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View { fatalError() }
  nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { fatalError() }
  @_disfavoredOverload nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { fatalError() }
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct PaletteSelectionEffect: Sendable, Equatable {
  public static var automatic: PaletteSelectionEffect { fatalError() }
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect { fatalError() }
  public static var custom: PaletteSelectionEffect { fatalError() }
}
@available(iOS 18.0, macOS 15.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct WritingToolsBehavior: Sendable {
  public static let automatic = WritingToolsBehavior()
  public static let complete = WritingToolsBehavior()
  public static let limited = WritingToolsBehavior()
  public static let disabled = WritingToolsBehavior()
}
@available(iOS 18.0, macOS 15.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension View { nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension View {
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View { fatalError() }
  nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct MaterialActiveAppearance: Equatable, Sendable {
  public static let automatic = MaterialActiveAppearance()
  public static let active = MaterialActiveAppearance()
  public static let inactive = MaterialActiveAppearance()
  public static let matchWindow = MaterialActiveAppearance()
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension View {
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View { fatalError() }
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { fatalError() }
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension View { nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct ScenePadding: Equatable, Sendable {
  public static let minimum = ScenePadding()
  @available(watchOS 9.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @available(visionOS, unavailable) public static let navigationBar = ScenePadding()
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  public static var allCases: [InterfaceOrientation] { fatalError() }
  public var id: String { fatalError() }
  public static let portrait = InterfaceOrientation()
  public static let portraitUpsideDown = InterfaceOrientation()
  public static let landscapeLeft = InterfaceOrientation()
  public static let landscapeRight = InterfaceOrientation()
}
@available(iOS 17.1, macOS 14.1, tvOS 17.1, watchOS 10.1, visionOS 1.0, *) public struct SearchPresentationToolbarBehavior: Sendable {
  public static var automatic: SearchPresentationToolbarBehavior { fatalError() }
  public static var avoidHidingContent: SearchPresentationToolbarBehavior { fatalError() }
}
@available(iOS 17.1, macOS 14.1, tvOS 17.1, watchOS 10.1, visionOS 1.0, *) extension View { nonisolated public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension View {
  nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View { fatalError() }
  nonisolated public func navigationDocument(_ url: URL) -> some View { fatalError() }
}
@available(iOS 13.4, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum DropOperation: Sendable { case cancel, forbidden, copy, move }
@available(iOS 13.4, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { fatalError() }
}
@available(iOS 13.4, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct DropInfo {
  public var location: CGPoint { fatalError() }
  @available(iOS 14.0, macOS 11.0, visionOS 1.0, *) public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { fatalError() }
  @available(iOS 14.0, macOS 11.0, visionOS 1.0, *) public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { fatalError() }
}
@available(iOS 13.4, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol DropDelegate {
  @MainActor @preconcurrency func validateDrop(info: DropInfo) -> Bool
  @MainActor @preconcurrency func performDrop(info: DropInfo) -> Bool
  @MainActor @preconcurrency func dropEntered(info: DropInfo)
  @MainActor @preconcurrency func dropUpdated(info: DropInfo) -> DropProposal?
  @MainActor @preconcurrency func dropExited(info: DropInfo)
}
@available(iOS 13.4, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension DropDelegate {
  @MainActor @preconcurrency public func validateDrop(info: DropInfo) -> Bool { fatalError() }
  @MainActor @preconcurrency public func dropEntered(info: DropInfo) { fatalError() }
  @MainActor @preconcurrency public func dropUpdated(info: DropInfo) -> DropProposal? { fatalError() }
  @MainActor @preconcurrency public func dropExited(info: DropInfo) { fatalError() }
}
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension View {
  nonisolated public func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping (_ providers: [NSItemProvider]) -> Bool) -> some View { fatalError() }
  nonisolated public func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool) -> some View { fatalError() }
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { fatalError() }
}
@available(watchOS 9.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @available(visionOS, unavailable) extension View {
  nonisolated public func digitalCrownAccessory(_ visibility: Visibility) -> some View { fatalError() }
  nonisolated public func digitalCrownAccessory<Content: View>(@ViewBuilder content: @escaping () -> Content) -> some View { fatalError() }
}
@available(watchOS 6.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @available(visionOS, unavailable) extension View { nonisolated public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { fatalError() } }
@available(visionOS 1.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension View { nonisolated public func upperLimbVisibility(_ preferredVisibility: Visibility) -> some View { fatalError() } }
