@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension View {
  nonisolated public func sheet<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View { fatalError() }
  nonisolated public func sheet<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View { fatalError() }
}
@available(iOS 14.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) @available(macOS, unavailable) extension View {
  nonisolated public func fullScreenCover<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View { fatalError() }
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View { fatalError() }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension View {
  nonisolated public func popover<Content: View>(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content) -> some View { fatalError() }
  nonisolated public func popover<Item: Identifiable, Content: View>(item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content) -> some View { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public enum PopoverAttachmentAnchor { case rect(Anchor<CGRect>.Source), point(UnitPoint) }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension View {
  nonisolated public func alert<A: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View { fatalError() }
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View { fatalError() }
  nonisolated public func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View { fatalError() }
  nonisolated public func alert<A: View, M: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View { fatalError() }
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View { fatalError() }
  nonisolated public func alert<A: View, M: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View { fatalError() }
  nonisolated public func alert<A: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View { fatalError() }
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, T>(_ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View { fatalError() }
  nonisolated public func alert<A: View, M: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View { fatalError() }
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(_ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View { fatalError() }
  nonisolated public func alert<A: View, M: View, T>(_ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View { fatalError() }
  nonisolated public func alert<E: LocalizedError, A: View>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A) -> some View { fatalError() }
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M) -> some View { fatalError() }
  nonisolated public func confirmationDialog<A: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View { fatalError() }
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View { fatalError() }
  nonisolated public func confirmationDialog<A: View>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View { fatalError() }
  nonisolated public func confirmationDialog<A: View, M: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View { fatalError() }
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View { fatalError() }
  nonisolated public func confirmationDialog<A: View, M: View>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View { fatalError() }
  nonisolated public func confirmationDialog<A: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View { fatalError() }
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View { fatalError() }
  nonisolated public func confirmationDialog<A: View, M: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View { fatalError() }
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View { fatalError() }
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { fatalError() }
}
extension View {
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use `alert(title:isPresented:presenting::actions:) instead.")
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "use `alert(title:isPresented:presenting::actions:) instead.")
@available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "use `alert(title:isPresented:presenting::actions:) instead.")
@available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "use `alert(title:isPresented:presenting::actions:) instead.")
@available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "use `alert(title:isPresented:presenting::actions:) instead.")
  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use `alert(title:isPresented:presenting::actions:) instead.")
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "use `alert(title:isPresented:presenting::actions:) instead.")
@available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "use `alert(title:isPresented:presenting::actions:) instead.")
@available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "use `alert(title:isPresented:presenting::actions:) instead.")
@available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "use `alert(title:isPresented:presenting::actions:) instead.")
  nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead.")
@available(macOS, unavailable)
@available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead.")
@available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead.")
@available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead.")
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead.")
@available(macOS, unavailable)
@available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead.")
@available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead.")
@available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead.")
  nonisolated public func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct Alert {
  public struct Button {
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { fatalError() }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { fatalError() }
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button { fatalError() }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { fatalError() }
  }
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) { fatalError() }
  public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @available(macOS, unavailable) public struct ActionSheet {
  public typealias Button = Alert.Button
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct PresentationMode { public var isPresented: Bool { fatalError() }; public mutating func dismiss() { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) @MainActor @preconcurrency public struct DismissAction: Sendable { @MainActor @preconcurrency public func callAsFunction() { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @MainActor @preconcurrency public struct DismissSearchAction: Sendable { @MainActor @preconcurrency public func callAsFunction() { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) @MainActor @preconcurrency public struct OpenURLAction: Sendable {
  public struct Result: Sendable { public static let handled = Result(); public static let discarded = Result(); public static let systemAction = Result(); public static func systemAction(_ url: URL) -> OpenURLAction.Result { fatalError() } }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) nonisolated public init(handler: @escaping @MainActor (URL) -> OpenURLAction.Result) { fatalError() }
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { fatalError() }
  @MainActor @preconcurrency public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct RefreshAction: Sendable { public func callAsFunction() async { fatalError() } }
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public struct OpenWindowAction: Sendable {
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) { fatalError() }
  public func callAsFunction(id: String) { fatalError() }
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) { fatalError() }
}
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public struct DismissWindowAction: Sendable { public func callAsFunction() { fatalError() }; public func callAsFunction(id: String) { fatalError() }; public func callAsFunction<D: Codable & Hashable>(value: D) { fatalError() }; public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { fatalError() } }
@available(macOS 14.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) @MainActor @preconcurrency public struct OpenSettingsAction: Sendable { public func callAsFunction() { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension View {
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { fatalError() }
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View { fatalError() }
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { fatalError() }
}
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *) extension View {
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { fatalError() }
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { fatalError() }
  nonisolated public func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { fatalError() }
  nonisolated public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { fatalError() }
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { fatalError() }
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { fatalError() }
  nonisolated public func presentationCompactAdaptation(horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation) -> some View { fatalError() }
}
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *) public struct PresentationBackgroundInteraction: Sendable { public static var automatic: PresentationBackgroundInteraction { fatalError() }; public static var enabled: PresentationBackgroundInteraction { fatalError() }; public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { fatalError() }; public static var disabled: PresentationBackgroundInteraction { fatalError() } }
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *) public struct PresentationContentInteraction: Equatable, Sendable { public static var automatic: PresentationContentInteraction { fatalError() }; public static var resizes: PresentationContentInteraction { fatalError() }; public static var scrolls: PresentationContentInteraction { fatalError() } }
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *) public struct PresentationAdaptation: Sendable { public static var automatic: PresentationAdaptation { fatalError() }; public static var none: PresentationAdaptation { fatalError() }; public static var popover: PresentationAdaptation { fatalError() }; public static var sheet: PresentationAdaptation { fatalError() }; public static var fullScreenCover: PresentationAdaptation { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public protocol PresentationSizing {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct FormPresentationSizing: PresentationSizing {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct PagePresentationSizing: PresentationSizing {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct FittedPresentationSizing: PresentationSizing {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct AutomaticPresentationSizing: PresentationSizing {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension PresentationSizing where Self == FormPresentationSizing { public static var form: FormPresentationSizing { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension PresentationSizing where Self == PagePresentationSizing { public static var page: PagePresentationSizing { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension PresentationSizing where Self == FittedPresentationSizing { public static var fitted: FittedPresentationSizing { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension PresentationSizing where Self == AutomaticPresentationSizing { public static var automatic: AutomaticPresentationSizing { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension View { nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View { fatalError() } }
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension View {
  nonisolated public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View { fatalError() }
  nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { fatalError() }
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) extension View {
  nonisolated public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View { fatalError() }
}
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension View {
  nonisolated public func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void) -> some View { fatalError() }
  nonisolated public func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void) -> some View { fatalError() }
  nonisolated public func fileExporter<D: FileDocument>(isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void) -> some View { fatalError() }
  nonisolated public func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void) -> some View { fatalError() }
}
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public protocol FileDocument {
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: Self.ReadConfiguration) throws
  typealias ReadConfiguration = FileDocumentReadConfiguration
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension FileDocument { public static var writableContentTypes: [UTType] { fatalError() } }
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct FileDocumentReadConfiguration { public let contentType: UTType; public let file: FileWrapper }
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct FileDocumentWriteConfiguration { public let contentType: UTType; public let existingFile: FileWrapper? }
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct FileDocumentConfiguration<Document: FileDocument> { @Binding public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool }

// Menus.
@available(iOS 14, macOS 11.0, tvOS 17, visionOS 1, *) @available(watchOS, unavailable) public struct Menu<Label: View, Content: View> {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { fatalError() }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void) { fatalError() }
}
@available(iOS 14, macOS 11.0, tvOS 17, visionOS 1, *) @available(watchOS, unavailable) extension Menu: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 14, macOS 11.0, tvOS 17, visionOS 1, *) @available(watchOS, unavailable) extension Menu where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { fatalError() }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) { fatalError() }
}
@available(iOS 14, macOS 11.0, tvOS 17, visionOS 1, *) @available(watchOS, unavailable) extension Menu where Label == SwiftUI.Label<Text, Image> {
  @available(iOS 15.0, macOS 12.0, tvOS 17.0, visionOS 1.0, *) nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) { fatalError() }
  @available(iOS 15.0, macOS 12.0, tvOS 17.0, visionOS 1.0, *) @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) { fatalError() }
}
@available(iOS 13, macOS 10.15, tvOS 14, visionOS 1, *) @available(watchOS, unavailable) extension View { nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View { fatalError() } }
@available(iOS 16, macOS 13.0, tvOS 16, visionOS 1, *) @available(watchOS, unavailable) extension View {
  nonisolated public func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View { fatalError() }
  @available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) nonisolated public func contextMenu<I: Hashable, M: View>(forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil) -> some View { fatalError() }
}
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *) public struct MenuActionDismissBehavior: Equatable { public static let automatic = MenuActionDismissBehavior(); public static let enabled = MenuActionDismissBehavior(); public static let disabled = MenuActionDismissBehavior() }
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *) extension View { nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct MenuOrder: Equatable, Hashable, Sendable { public static let automatic = MenuOrder(); @available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public static let priority = MenuOrder(); public static let fixed = MenuOrder() }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension View { nonisolated public func menuOrder(_ order: MenuOrder) -> some View { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol MenuStyle {}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct DefaultMenuStyle: MenuStyle { nonisolated public init() { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct ButtonMenuStyle: MenuStyle { nonisolated public init() { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, *) @available(watchOS, unavailable) extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: DefaultMenuStyle { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *) @available(watchOS, unavailable) extension MenuStyle where Self == ButtonMenuStyle { public static var button: ButtonMenuStyle { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, *) @available(watchOS, unavailable) extension View { nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension View { nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct ControlGroup<Content: View> { nonisolated public init(@ViewBuilder content: () -> Content) { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, *) @available(watchOS, unavailable) extension ControlGroup: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public struct Link<Label: View> {
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) where Label == Text { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) where Label == Text { fatalError() }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension Link: View { public typealias Body = Never; public var body: Never { fatalError() } }
