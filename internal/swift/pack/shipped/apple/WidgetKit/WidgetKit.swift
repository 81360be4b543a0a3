@_exported import Foundation
@_exported import SwiftUI
import AppIntents

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *) @available(tvOS, unavailable) @MainActor @preconcurrency public protocol Widget { associatedtype Body: WidgetConfiguration; @MainActor @preconcurrency init(); @MainActor @preconcurrency var body: Self.Body { get } }
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *) @available(tvOS, unavailable) extension Widget { @MainActor @preconcurrency public static func main() { fatalError() } }
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *) @available(tvOS, unavailable) @MainActor @preconcurrency public protocol WidgetConfiguration { associatedtype Body: WidgetConfiguration; @MainActor @preconcurrency var body: Self.Body { get } }
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *) @available(tvOS, unavailable) extension Never: WidgetConfiguration {}
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct _Configured: WidgetConfiguration { public typealias Body = Never; public var body: Never { fatalError() }; nonisolated init() { fatalError() } }
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *) @available(tvOS, unavailable) @MainActor @preconcurrency public protocol WidgetBundle { associatedtype Body: Widget; @MainActor @preconcurrency init(); @WidgetBundleBuilder @MainActor @preconcurrency var body: Self.Body { get } }
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *) @available(tvOS, unavailable) extension WidgetBundle { @MainActor @preconcurrency public static func main() { fatalError() } }
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct _TupleWidget: Widget { nonisolated public init() { fatalError() }; public var body: _Configured { fatalError() } }
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *) @available(tvOS, unavailable) @resultBuilder public struct WidgetBundleBuilder {
  public static func buildBlock() -> some Widget { return _TupleWidget() }
  public static func buildExpression<W: Widget>(_ w: W) -> W { fatalError() }
  @available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *) @available(tvOS, unavailable) @_disfavoredOverload public static func buildExpression<W: ControlWidget>(_ w: W) -> _TupleWidget { fatalError() }
  public static func buildBlock<each C: Widget>(_ c: repeat each C) -> some Widget { return _TupleWidget() }
  @available(iOS 16.1, macOS 13.0, watchOS 9.1, visionOS 1.0, *) @available(tvOS, unavailable) public static func buildOptional<W: Widget>(_ w: W?) -> some Widget { return _TupleWidget() }
  @available(iOS 16.1, macOS 13.0, watchOS 9.1, visionOS 1.0, *) @available(tvOS, unavailable) public static func buildLimitedAvailability<W: Widget>(_ w: W) -> some Widget { return _TupleWidget() }
}
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable { public static var allCases: [WidgetFamily] { fatalError() }
  case systemSmall, systemMedium, systemLarge
  @available(iOS 15, macOS 14.0, visionOS 1, *) @available(tvOS, unavailable) @available(watchOS, unavailable) case systemExtraLarge
  @available(iOS 16, watchOS 9.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(visionOS, unavailable) case accessoryCircular
  @available(iOS 16, watchOS 9.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(visionOS, unavailable) case accessoryRectangular
  @available(iOS 16, watchOS 9.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(visionOS, unavailable) case accessoryInline
  #if os(watchOS)
  @available(watchOS 9.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @available(visionOS, unavailable) case accessoryCorner
  #endif
}
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *) @available(tvOS, unavailable) public protocol TimelineEntry { var date: Date { get }; var relevance: TimelineEntryRelevance? { get } }
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *) @available(tvOS, unavailable) extension TimelineEntry { public var relevance: TimelineEntryRelevance? { fatalError() } }
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct TimelineEntryRelevance: Codable, Hashable { public var score: Float; public var duration: TimeInterval; public init(score: Float, duration: TimeInterval = 0) { fatalError() } }
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct TimelineReloadPolicy: Equatable, Sendable { public static let atEnd = TimelineReloadPolicy.x; static var x: TimelineReloadPolicy { fatalError() }; public static let never = TimelineReloadPolicy.x; public static func after(_ date: Date) -> TimelineReloadPolicy { fatalError() } }
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct Timeline<EntryType: TimelineEntry> { public let entries: [EntryType]; public let policy: TimelineReloadPolicy; public init(entries: [EntryType], policy: TimelineReloadPolicy) { fatalError() } }
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *) @available(tvOS, unavailable) extension Timeline: Sendable where EntryType: Sendable {}
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct TimelineProviderContext { public let family: WidgetFamily; public let isPreview: Bool; public let displaySize: CGSize }
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *) @available(tvOS, unavailable) public protocol TimelineProvider { associatedtype Entry: TimelineEntry; typealias Context = TimelineProviderContext
  func placeholder(in context: Self.Context) -> Self.Entry
  @preconcurrency func getSnapshot(in context: Self.Context, completion: @escaping @Sendable (Self.Entry) -> Void)
  @preconcurrency func getTimeline(in context: Self.Context, completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void) }
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *) @available(tvOS, unavailable) public protocol AppIntentTimelineProvider { associatedtype Entry: TimelineEntry; associatedtype Intent: WidgetConfigurationIntent; typealias Context = TimelineProviderContext
  func placeholder(in context: Self.Context) -> Self.Entry
  func snapshot(for configuration: Self.Intent, in context: Self.Context) async -> Self.Entry
  func timeline(for configuration: Self.Intent, in context: Self.Context) async -> Timeline<Self.Entry>
  func recommendations() -> [AppIntentRecommendation<Self.Intent>] }
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *) @available(tvOS, unavailable) extension AppIntentTimelineProvider { @available(iOS 17.0, macOS 14.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public func recommendations() -> [AppIntentRecommendation<Self.Intent>] { fatalError() } }
@available(iOS 17, macOS 14.0, watchOS 10, visionOS 1, *) @available(tvOS, unavailable) public struct AppIntentRecommendation<T: WidgetConfigurationIntent> { public init(intent: T, description: LocalizedStringKey) { fatalError() }; public init(intent: T, description: String) { fatalError() }; public init(intent: T, description: Text) { fatalError() } }
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct StaticConfiguration<Content: View>: WidgetConfiguration { 
  @MainActor @preconcurrency public init<Provider: TimelineProvider>(kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content) { fatalError() }
  public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
  @MainActor @preconcurrency public init<Provider: AppIntentTimelineProvider>(kind: String, intent: Intent.Type = Intent.self, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content) where Intent == Provider.Intent { fatalError() }
  public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *) @available(tvOS, unavailable) extension WidgetConfiguration {
  nonisolated public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { return _Configured() }
  nonisolated public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration { return _Configured() }
  @_disfavoredOverload nonisolated public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration { return _Configured() }
  nonisolated public func description(_ description: Text) -> some WidgetConfiguration { return _Configured() }
  nonisolated public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { return _Configured() }
  @_disfavoredOverload nonisolated public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { return _Configured() }
  nonisolated public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { return _Configured() }
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *) @available(tvOS, unavailable) nonisolated public func contentMarginsDisabled() -> some WidgetConfiguration { return _Configured() }
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *) @available(tvOS, unavailable) nonisolated public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { return _Configured() }
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *) @available(tvOS, unavailable) nonisolated public func promptsForUserConfiguration() -> some WidgetConfiguration { return _Configured() }
}
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *) @available(tvOS, unavailable) public class WidgetCenter: @unchecked Sendable { public static let shared = WidgetCenter(); init() { fatalError() }
  public func reloadTimelines(ofKind kind: String) { fatalError() }
  public func reloadAllTimelines() { fatalError() }
  @available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 26.0, *) public func currentConfigurations() async throws -> [WidgetInfo] { fatalError() }
  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) { fatalError() }
  @available(iOS 16, macOS 13.0, watchOS 9, *) @available(tvOS, unavailable) @available(visionOS, unavailable) public func invalidateConfigurationRecommendations() { fatalError() } }
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct WidgetInfo { public let kind: String; public let family: WidgetFamily }
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *) @available(tvOS, unavailable) extension EnvironmentValues { public var widgetFamily: WidgetFamily { get { fatalError() } set { fatalError() } } }
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct WidgetRenderingMode: Equatable, Sendable { public static var fullColor: WidgetRenderingMode { fatalError() }; public static var accented: WidgetRenderingMode { fatalError() }; public static var vibrant: WidgetRenderingMode { fatalError() } }
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) extension EnvironmentValues { public var widgetRenderingMode: WidgetRenderingMode { get { fatalError() } set { fatalError() } } }
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *) @available(tvOS, unavailable) extension EnvironmentValues { public var widgetContentMargins: EdgeInsets { fatalError() } }
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) extension View { nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { fatalError() } }
@available(iOS 16.0, watchOS 9.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(visionOS, unavailable) extension View { nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { fatalError() }; nonisolated public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { fatalError() } }
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *) @available(tvOS, unavailable) extension View { nonisolated public func widgetURL(_ url: URL?) -> some View { fatalError() } }
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *) @available(tvOS, unavailable) extension ContainerBackgroundPlacement { public static let widget = ContainerBackgroundPlacement.w; static var w: ContainerBackgroundPlacement { fatalError() } }
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct AccessoryWidgetBackground { nonisolated public init() { fatalError() } }
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) extension AccessoryWidgetBackground: View { public typealias Body = Never; public var body: Never { fatalError() } }

// Controls.
@available(iOS 18, macOS 26.0, watchOS 26.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) @MainActor @preconcurrency public protocol ControlWidget { associatedtype Body: ControlWidgetConfiguration; @MainActor @preconcurrency init(); @MainActor @preconcurrency var body: Self.Body { get } }
@available(iOS 18, macOS 26.0, watchOS 26.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) @MainActor @preconcurrency public protocol ControlWidgetConfiguration { associatedtype Body: ControlWidgetConfiguration; @MainActor @preconcurrency var body: Self.Body { get } }
@available(iOS 18, macOS 26.0, watchOS 26.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) extension Never: ControlWidgetConfiguration {}
@available(iOS 18, macOS 26.0, watchOS 26.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) public struct _ConfiguredControl: ControlWidgetConfiguration { public typealias Body = Never; public var body: Never { fatalError() }; nonisolated init() { fatalError() } }
@available(iOS 18, macOS 26.0, watchOS 26.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) public protocol ControlValueProvider { associatedtype Value; var previewValue: Self.Value { get }; func currentValue() async throws -> Self.Value }
@available(iOS 18, macOS 26.0, watchOS 26.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) public protocol AppIntentControlValueProvider { associatedtype Value; associatedtype Configuration: ControlConfigurationIntent; func previewValue(configuration: Self.Configuration) -> Self.Value; func currentValue(configuration: Self.Configuration) async throws -> Self.Value }
@available(iOS 18, macOS 26.0, watchOS 26.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) @MainActor @preconcurrency public protocol ControlWidgetTemplate { associatedtype Body: ControlWidgetTemplate; @MainActor @preconcurrency var body: Self.Body { get } }
@available(iOS 18, macOS 26.0, watchOS 26.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) extension Never: ControlWidgetTemplate {}
@available(iOS 18, macOS 26.0, watchOS 26.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) public struct _TemplateOf: ControlWidgetTemplate { public typealias Body = Never; public var body: Never { fatalError() }; nonisolated init() { fatalError() } }
@available(iOS 18, macOS 26.0, watchOS 26.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) @resultBuilder public struct ControlWidgetTemplateBuilder { public static func buildBlock<C: ControlWidgetTemplate>(_ c: C) -> C { fatalError() }; public static func buildExpression<C: ControlWidgetTemplate>(_ c: C) -> C { fatalError() } }
@available(iOS 18, macOS 26.0, watchOS 26.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
  @MainActor @preconcurrency public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) { fatalError() }
  @MainActor @preconcurrency public init<Provider: ControlValueProvider>(kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content) { fatalError() }
  public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 18, macOS 26.0, watchOS 26.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) public struct AppIntentControlConfiguration<Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
  @MainActor @preconcurrency public init<Provider: AppIntentControlValueProvider>(kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content) where Configuration == Provider.Configuration { fatalError() }
  public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 18, macOS 26.0, watchOS 26.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) extension ControlWidgetConfiguration {
  nonisolated public func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration { return _ConfiguredControl() }
  nonisolated public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration { return _ConfiguredControl() }
  nonisolated public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { return _ConfiguredControl() }
}
@available(iOS 18, macOS 26.0, watchOS 26.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 18, macOS 26.0, watchOS 26.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) public struct ControlWidgetToggleDefaultLabel {}
@available(iOS 18, macOS 26.0, watchOS 26.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) extension ControlWidgetToggleDefaultLabel: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 18, macOS 26.0, watchOS 26.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) extension ControlWidgetButton where ActionLabel == EmptyView { @MainActor @preconcurrency public init(action: Action, @ViewBuilder label: @escaping () -> Label) { fatalError() } }
@available(iOS 18, macOS 26.0, watchOS 26.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>: ControlWidgetTemplate where Action.ValueType == Bool { public typealias Body = Never; public var body: Never { fatalError() }
  @MainActor @preconcurrency public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) { fatalError() } }
@available(iOS 18, macOS 26.0, watchOS 26.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) extension ControlWidgetToggle where Label == Text {
  @MainActor @preconcurrency public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) { fatalError() }
  @_disfavoredOverload @MainActor @preconcurrency public init(_ title: some StringProtocol, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) { fatalError() }
}
@available(iOS 18, macOS 26.0, watchOS 26.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) extension ControlWidgetToggle where ValueLabel == ControlWidgetToggleDefaultLabel { @MainActor @preconcurrency public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label) { fatalError() } }
@available(iOS 18, macOS 26.0, watchOS 26.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) extension ControlWidgetTemplate { nonisolated public func tint(_ tint: Color?) -> some ControlWidgetTemplate { return _TemplateOf() }; nonisolated public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { return _TemplateOf() } }
@available(iOS 18, macOS 26.0, watchOS 26.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) extension View { nonisolated public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View { fatalError() }; @_disfavoredOverload nonisolated public func controlWidgetActionHint(_ hint: some StringProtocol) -> some View { fatalError() }
  nonisolated public func controlWidgetStatus(_ status: LocalizedStringKey) -> some View { fatalError() } }
@available(iOS 18, macOS 26.0, watchOS 26.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) public class ControlCenter: @unchecked Sendable { public static let shared = ControlCenter(); init() { fatalError() }; public func reloadControls(ofKind kind: String) { fatalError() }; public func reloadAllControls() { fatalError() } }
// Previews.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *) @available(tvOS, unavailable) @resultBuilder public struct PreviewTimelineBuilder { public static func buildBlock(_ entries: any TimelineEntry...) -> [any TimelineEntry] { fatalError() } }
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *) @available(tvOS, unavailable) @freestanding(declaration) public macro Preview<W: Widget>(_ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W, @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]) = #externalMacro(module: "AssayMacros", type: "Nothing")
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *) @available(tvOS, unavailable) @freestanding(declaration) public macro Preview<W: Widget, P: TimelineProvider>(_ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> P) = #externalMacro(module: "AssayMacros", type: "Nothing")
