import AppIntents
import SwiftUI

// Relevance, push, and the rest of widgets and controls.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) public struct WidgetRelevance<Intent: WidgetConfigurationIntent>: Sendable { public init(_ attributes: [WidgetRelevanceAttribute<Intent>]) { fatalError() }; public init(_ attributes: [WidgetRelevanceAttribute<Intent>]) where Intent == _NoIntent { fatalError() } }
@available(iOS 18.0, macOS 15.0, watchOS 11.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) public struct _NoIntent: WidgetConfigurationIntent { public init() { fatalError() }; public static var title: LocalizedStringResource { fatalError() } }
@available(iOS 18.0, macOS 15.0, watchOS 11.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) public struct WidgetRelevanceAttribute<Intent: WidgetConfigurationIntent>: Sendable {
  public init(configuration: Intent, context: RelevantContext) { fatalError() }
  public init(configuration: Intent, group: WidgetRelevanceGroup) { fatalError() }
  public init(context: RelevantContext) where Intent == _NoIntent { fatalError() }
}
@available(iOS 18.0, macOS 15.0, watchOS 11.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) public struct WidgetRelevanceGroup: Sendable { public static var automatic: WidgetRelevanceGroup { fatalError() }; public static var ungrouped: WidgetRelevanceGroup { fatalError() }; public static func named(_ name: String) -> WidgetRelevanceGroup { fatalError() } }
@available(iOS 18.0, macOS 15.0, watchOS 11.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) extension TimelineProvider { public func relevance() async -> WidgetRelevance<_NoIntent> { fatalError() } }
@available(iOS 18.0, macOS 15.0, watchOS 11.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) extension AppIntentTimelineProvider { public func relevance() async -> WidgetRelevance<Intent> { fatalError() } }
@available(watchOS 26.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @available(visionOS, unavailable) public protocol RelevanceEntry: Sendable {}
@available(watchOS 26.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @available(visionOS, unavailable) public protocol RelevanceEntriesProvider {
  associatedtype Configuration: WidgetConfigurationIntent
  associatedtype Entry: RelevanceEntry
  typealias Context = RelevanceEntriesProviderContext
  func placeholder(context: Context) -> Entry
  func relevance() async -> WidgetRelevance<Configuration>
  func entry(configuration: Configuration, context: Context) async throws -> Entry
}
@available(watchOS 26.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @available(visionOS, unavailable) public struct RelevanceEntriesProviderContext: Sendable { public var isPreview: Bool { fatalError() }; public var displaySize: CGSize { fatalError() } }
@available(watchOS 26.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @available(visionOS, unavailable) public struct RelevanceConfiguration<Configuration: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
  @MainActor @preconcurrency public init<Provider: RelevanceEntriesProvider>(kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content) where Provider.Configuration == Configuration { fatalError() }
  public typealias Body = Never; public var body: Never { fatalError() }
}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) public protocol WidgetPushHandler { init(); func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) }
@available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) public struct WidgetPushInfo: Hashable, Sendable { public let token: Data }
@available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) extension WidgetConfiguration { nonisolated public func pushHandler<H: WidgetPushHandler>(_ type: H.Type) -> some WidgetConfiguration { return _Configured() } }
@available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *) @available(tvOS, unavailable) extension WidgetCenter { public func currentPushInfo() async throws -> WidgetPushInfo? { fatalError() } }
@available(iOS 18.0, macOS 15.0, watchOS 11.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) extension WidgetCenter { public func invalidateRelevance(ofKind kind: String) {} }
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) public protocol ControlPushHandler { init(); func pushTokensDidChange(controls: [ControlInfo]) }
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) public struct ControlInfo: Sendable, Hashable { public let kind: String; public struct PushInfo: Sendable, Hashable { public let token: Data }; public let pushInfo: PushInfo?; public func configuration<I: ControlConfigurationIntent>(of type: I.Type = I.self) -> I? { fatalError() } }
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) extension ControlCenter { public func currentControls() async throws -> [ControlInfo] { fatalError() } }
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) extension ControlWidgetConfiguration { nonisolated public func pushHandler<H: ControlPushHandler>(_ type: H.Type) -> some ControlWidgetConfiguration { return _ConfiguredControl() } }
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) extension ControlWidgetButton {
  @MainActor @preconcurrency public init(action: Action, @ViewBuilder label: @escaping () -> Label, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) { fatalError() }
}
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) extension ControlWidgetButton where Label == Text {
  @MainActor @preconcurrency public init(_ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) { fatalError() }
  @_disfavoredOverload @MainActor @preconcurrency public init(_ title: some StringProtocol, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) { fatalError() }
}
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) public struct EmptyControlWidgetTemplate: ControlWidgetTemplate { nonisolated public init() { fatalError() }; public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) public struct ControlWidgetButtonDefaultActionLabel: View { public typealias Body = Never; public var body: Never { fatalError() } }

@available(iOS 14.0, macOS 11.0, watchOS 9.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) extension WidgetInfo { public var id: WidgetInfo { self } }
@available(iOS 17.0, macOS 14.0, watchOS 10.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) extension WidgetInfo { public func widgetConfigurationIntent<I: WidgetConfigurationIntent>(of type: I.Type = I.self) -> I? { fatalError() } }
@available(iOS 14.0, macOS 11.0, watchOS 9.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) extension WidgetConfiguration {
  nonisolated public func onBackgroundURLSessionEvents(matching matching: ((_ identifier: String) -> Bool)? = nil, _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void) -> some WidgetConfiguration { return _Configured() }
}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) extension WidgetConfiguration { nonisolated public func backgroundTask<D: Sendable, R: Sendable>(_ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R) -> some WidgetConfiguration { return _Configured() } }
@available(iOS 17.0, macOS 14.0, watchOS 10.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) extension WidgetConfiguration { nonisolated public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily]) -> some WidgetConfiguration { return _Configured() } }
@available(iOS 17.0, macOS 14.0, watchOS 10.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) public struct WidgetLocation: Hashable, Sendable {
  public static var homeScreen: WidgetLocation { fatalError() }
  public static var lockScreen: WidgetLocation { fatalError() }
  public static var standBy: WidgetLocation { fatalError() }
  public static var iPhoneWidgetsOnMac: WidgetLocation { fatalError() }
  @available(iOS 18.0, macOS 15.0, watchOS 11.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) public static var carPlay: WidgetLocation { fatalError() }
}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) extension EnvironmentValues { public var showsWidgetLabel: Bool { fatalError() } }
@available(iOS 14.0, macOS 11.0, watchOS 9.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) extension TimelineProviderContext {
  public var environmentVariants: EnvironmentVariants { fatalError() }
  @dynamicMemberLookup public struct EnvironmentVariants { public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { fatalError() } }
}
@available(iOS 14.0, macOS 11.0, watchOS 9.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) public struct WidgetPreviewContext: PreviewContext { nonisolated public init(family: WidgetFamily) { fatalError() } }
@available(iOS 14.0, macOS 11.0, watchOS 9.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) public protocol PreviewContext {}
@available(iOS 14.0, macOS 11.0, watchOS 9.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) extension View { nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View { fatalError() } }
@available(iOS 17.0, macOS 14.0, watchOS 10.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) @freestanding(declaration) public macro Preview<W: Widget, P: AppIntentTimelineProvider>(_ name: String? = nil, as family: WidgetFamily, using intent: P.Intent, widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> P) = #externalMacro(module: "AssayMacros", type: "Nothing")
@available(iOS 17.0, macOS 14.0, watchOS 10.0, *) @available(tvOS, unavailable) @available(visionOS, unavailable) @freestanding(declaration) public macro Preview<W: Widget, I: WidgetConfigurationIntent>(_ name: String? = nil, as family: WidgetFamily, using intent: I, widget: @escaping @MainActor () -> W, @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]) = #externalMacro(module: "AssayMacros", type: "Nothing")
