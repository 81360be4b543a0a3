// Live Activities.
import SwiftUI
import WidgetKit

@available(iOS 16.1, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct ActivityViewContext<Attributes: ActivityAttributes> { public let activityID: String; public let attributes: Attributes; public let state: Attributes.ContentState; @available(iOS 16.2, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public var isStale: Bool { fatalError() } }
@available(iOS 16.1, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration { public typealias Body = Never; public var body: Never { fatalError() }
  @MainActor @preconcurrency public init<Content: View>(for attributesType: Attributes.Type, @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content, dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland) { fatalError() } }
@available(iOS 16.1, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct _Supplemented: WidgetConfiguration { public typealias Body = Never; public var body: Never { fatalError() }; nonisolated init() { fatalError() } }
@available(iOS 18.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension WidgetConfiguration { nonisolated public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { return _Supplemented() } }
@available(iOS 18.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public enum ActivityFamily: CaseIterable, Hashable, Sendable { case small, medium }
@available(iOS 18.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension EnvironmentValues { public var activityFamily: ActivityFamily { fatalError() } }
@available(iOS 16.1, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct DynamicIsland {
  public init<Expanded, CompactLeading: View, CompactTrailing: View, Minimal: View>(@DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>, @ViewBuilder compactLeading: @escaping () -> CompactLeading, @ViewBuilder compactTrailing: @escaping () -> CompactTrailing, @ViewBuilder minimal: @escaping () -> Minimal) { fatalError() }
  public func widgetURL(_ url: URL?) -> DynamicIsland { fatalError() }
  public func keylineTint(_ color: Color?) -> DynamicIsland { fatalError() }
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode) -> DynamicIsland { fatalError() }
}
@available(iOS 16.1, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct DynamicIslandMode: Sendable { init() { fatalError() }; public static let expanded = DynamicIslandMode(); public static let compactLeading = DynamicIslandMode(); public static let compactTrailing = DynamicIslandMode(); public static let minimal = DynamicIslandMode() }
@available(iOS 16.1, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct DynamicIslandExpandedContent<Content: View> { init() { fatalError() } }
@available(iOS 16.1, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct DynamicIslandExpandedRegion<Content: View> {
  public init(_ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: @escaping () -> Content) { fatalError() }
}
@available(iOS 16.1, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct DynamicIslandExpandedRegionPosition: Sendable { init() { fatalError() }; public static let leading = DynamicIslandExpandedRegionPosition(); public static let trailing = DynamicIslandExpandedRegionPosition(); public static let center = DynamicIslandExpandedRegionPosition(); public static let bottom = DynamicIslandExpandedRegionPosition() }
@available(iOS 16.1, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct DynamicIslandExpandedRegionVerticalPlacement: Sendable { init() { fatalError() }; public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement() }
@available(iOS 16.1, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension View { nonisolated public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View { fatalError() } }
@available(iOS 16.1, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) @resultBuilder public struct DynamicIslandExpandedContentBuilder {
  public static func buildExpression<C: View>(_ region: DynamicIslandExpandedRegion<C>) -> DynamicIslandExpandedContent<C> { fatalError() }
  public static func buildBlock<each C: View>(_ content: repeat DynamicIslandExpandedContent<each C>) -> DynamicIslandExpandedContent<EmptyView> { fatalError() }
  public static func buildOptional<C: View>(_ content: DynamicIslandExpandedContent<C>?) -> DynamicIslandExpandedContent<C> { fatalError() }
  public static func buildEither<A: View>(first: DynamicIslandExpandedContent<A>) -> DynamicIslandExpandedContent<EmptyView> { fatalError() }
  public static func buildEither<A: View>(second: DynamicIslandExpandedContent<A>) -> DynamicIslandExpandedContent<EmptyView> { fatalError() }
}
@available(iOS 16.1, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension View {
  nonisolated public func activityBackgroundTint(_ color: Color?) -> some View { fatalError() }
  nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View { fatalError() }
}
@available(iOS 17.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) @freestanding(declaration) public macro Preview<A: ActivityAttributes, W: Widget>(_ name: String? = nil, as presentation: ActivityPreviewViewKind, using attributes: A, widget: @escaping @MainActor () -> W, @PreviewActivityBuilder<A> contentStates: @escaping @MainActor () -> [A.ContentState]) = #externalMacro(module: "AssayMacros", type: "Nothing")
@available(iOS 16.2, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct ActivityPreviewViewKind: Sendable { init() { fatalError() }
  public static var content: ActivityPreviewViewKind { fatalError() }
  public static func dynamicIsland(_ state: DynamicIslandPreviewViewState) -> ActivityPreviewViewKind { fatalError() }
  public enum DynamicIslandPreviewViewState: Sendable { case compact, expanded, minimal } }
@available(iOS 16.2, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension ActivityAttributes {
  @MainActor @preconcurrency public func previewContext(_ contentState: Self.ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind) -> some View { fatalError() } }
@available(iOS 17.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) @resultBuilder public struct PreviewActivityBuilder<A: ActivityAttributes> { public static func buildBlock(_ states: A.ContentState...) -> [A.ContentState] { fatalError() } }
