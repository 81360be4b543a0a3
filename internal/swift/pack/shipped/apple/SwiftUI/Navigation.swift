@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @MainActor @preconcurrency public struct NavigationStack<Data, Root: View> {
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { fatalError() }
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath { fatalError() }
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root) where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension NavigationStack: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct NavigationPath: Equatable {
  public var count: Int { fatalError() }
  public var isEmpty: Bool { fatalError() }
  public var codable: NavigationPath.CodableRepresentation? { fatalError() }
  public init() { fatalError() }
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { fatalError() }
  public init<S: Sequence>(_ elements: S) where S.Element: Decodable, S.Element: Encodable, S.Element: Hashable { fatalError() }
  public init(_ codable: NavigationPath.CodableRepresentation) { fatalError() }
  public mutating func append<V: Hashable>(_ value: V) { fatalError() }
  public mutating func append<V: Decodable & Encodable & Hashable>(_ value: V) { fatalError() }
  public mutating func removeLast(_ k: Int = 1) { fatalError() }
  public struct CodableRepresentation: Codable, Equatable { public init(from decoder: any Decoder) throws { fatalError() }; public func encode(to encoder: any Encoder) throws { fatalError() } }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) { fatalError() }
  nonisolated public init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) { fatalError() }
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView { fatalError() }
  nonisolated public init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension NavigationSplitView: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension NavigationSplitView {
  nonisolated public init(preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) { fatalError() }
  nonisolated public init(columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) { fatalError() }
  nonisolated public init(preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView { fatalError() }
  nonisolated public init(columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct NavigationSplitViewColumn: Hashable, Sendable { public static let sidebar = NavigationSplitViewColumn(); public static let content = NavigationSplitViewColumn(); public static let detail = NavigationSplitViewColumn() }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  public static var automatic: NavigationSplitViewVisibility { fatalError() }
  public static var all: NavigationSplitViewVisibility { fatalError() }
  public static var doubleColumn: NavigationSplitViewVisibility { fatalError() }
  public static var detailOnly: NavigationSplitViewVisibility { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol NavigationSplitViewStyle { }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public init() { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle { public static var automatic: AutomaticNavigationSplitViewStyle { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle { public static var balanced: BalancedNavigationSplitViewStyle { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle { public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension View {
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { fatalError() }
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { fatalError() }
  nonisolated public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { fatalError() }
  nonisolated public func navigationDestination<D: Hashable, C: View>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View { fatalError() }
  nonisolated public func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension View { nonisolated public func navigationDestination<D: Hashable, C: View>(item: Binding<Optional<D>>, @ViewBuilder destination: @escaping (D) -> C) -> some View { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct NavigationLink<Label: View, Destination: View> {
  nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { fatalError() }
  @available(iOS, introduced: 13, deprecated: 16.0, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
@available(macOS, introduced: 10.15, deprecated: 13.0, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
@available(tvOS, introduced: 13, deprecated: 16.0, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
@available(watchOS, introduced: 6, deprecated: 9.0, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
@available(visionOS, introduced: 1, deprecated: 1.0, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
  nonisolated public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { fatalError() }
  @available(iOS, introduced: 13, deprecated: 16.0, message: "use NavigationLink(value:label:) inside a List within a NavigationStack or NavigationSplitView")
@available(macOS, introduced: 10.15, deprecated: 13.0, message: "use NavigationLink(value:label:) inside a List within a NavigationStack or NavigationSplitView")
@available(tvOS, introduced: 13, deprecated: 16.0, message: "use NavigationLink(value:label:) inside a List within a NavigationStack or NavigationSplitView")
@available(watchOS, introduced: 6, deprecated: 9.0, message: "use NavigationLink(value:label:) inside a List within a NavigationStack or NavigationSplitView")
@available(visionOS, introduced: 1, deprecated: 1.0, message: "use NavigationLink(value:label:) inside a List within a NavigationStack or NavigationSplitView")
  nonisolated public init<V: Hashable>(tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { fatalError() }
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 16.0, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
@available(macOS, introduced: 10.15, deprecated: 13.0, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
@available(tvOS, introduced: 13.0, deprecated: 16.0, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
@available(watchOS, introduced: 6.0, deprecated: 9.0, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
@available(visionOS, introduced: 1.0, deprecated: 1.0, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
  nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 16.0, message: "use NavigationLink(value:label:) inside a List within a NavigationStack or NavigationSplitView")
@available(macOS, introduced: 10.15, deprecated: 13.0, message: "use NavigationLink(value:label:) inside a List within a NavigationStack or NavigationSplitView")
@available(tvOS, introduced: 13.0, deprecated: 16.0, message: "use NavigationLink(value:label:) inside a List within a NavigationStack or NavigationSplitView")
@available(watchOS, introduced: 6.0, deprecated: 9.0, message: "use NavigationLink(value:label:) inside a List within a NavigationStack or NavigationSplitView")
@available(visionOS, introduced: 1.0, deprecated: 1.0, message: "use NavigationLink(value:label:) inside a List within a NavigationStack or NavigationSplitView")
  nonisolated public init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension NavigationLink: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension NavigationLink where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 16.0, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView")
@available(macOS, introduced: 10.15, deprecated: 13.0, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView")
@available(tvOS, introduced: 13.0, deprecated: 16.0, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView")
@available(watchOS, introduced: 6.0, deprecated: 9.0, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView")
@available(visionOS, introduced: 1.0, deprecated: 1.0, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView")
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 16.0, message: "use NavigationLink(_:value:) inside a List within a NavigationStack or NavigationSplitView")
@available(macOS, introduced: 10.15, deprecated: 13.0, message: "use NavigationLink(_:value:) inside a List within a NavigationStack or NavigationSplitView")
@available(tvOS, introduced: 13.0, deprecated: 16.0, message: "use NavigationLink(_:value:) inside a List within a NavigationStack or NavigationSplitView")
@available(watchOS, introduced: 6.0, deprecated: 9.0, message: "use NavigationLink(_:value:) inside a List within a NavigationStack or NavigationSplitView")
@available(visionOS, introduced: 1.0, deprecated: 1.0, message: "use NavigationLink(_:value:) inside a List within a NavigationStack or NavigationSplitView")
  nonisolated public init<V: Hashable>(_ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension NavigationLink where Destination == Never {
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { fatalError() }
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text { fatalError() }
  nonisolated public init<P: Decodable & Encodable & Hashable>(value: P?, @ViewBuilder label: () -> Label) { fatalError() }
  nonisolated public init<P: Decodable & Encodable & Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, P: Decodable & Encodable & Hashable>(_ title: S, value: P?) where Label == Text { fatalError() }
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 7, visionOS 1, *) public struct NavigationView<Content: View> { nonisolated public init(@ViewBuilder content: () -> Content) { fatalError() } }
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 7, visionOS 1, *) extension NavigationView: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 7, visionOS 1, *) @MainActor @preconcurrency public protocol NavigationViewStyle {}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 7, visionOS 1, *) public struct DefaultNavigationViewStyle: NavigationViewStyle { nonisolated public init() { fatalError() } }
@available(iOS 13, tvOS 13, watchOS 7, visionOS 1, *) @available(macOS, unavailable) public struct StackNavigationViewStyle: NavigationViewStyle { nonisolated public init() { fatalError() } }
@available(iOS 13, macOS 10.15, tvOS 13, visionOS 1, *) @available(watchOS, unavailable) public struct DoubleColumnNavigationViewStyle: NavigationViewStyle { nonisolated public init() { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct ColumnNavigationViewStyle: NavigationViewStyle { }
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 7, visionOS 1, *) extension NavigationViewStyle where Self == DefaultNavigationViewStyle { public static var automatic: DefaultNavigationViewStyle { fatalError() } }
@available(iOS 13, tvOS 13, watchOS 7, visionOS 1, *) @available(macOS, unavailable) extension NavigationViewStyle where Self == StackNavigationViewStyle { public static var stack: StackNavigationViewStyle { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, *) @available(watchOS, unavailable) extension NavigationViewStyle where Self == ColumnNavigationViewStyle { public static var columns: ColumnNavigationViewStyle { fatalError() } }
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 7, visionOS 1, *) extension View { nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension View {
  nonisolated public func navigationTitle(_ title: Text) -> some View { fatalError() }
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { fatalError() }
  @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension View { nonisolated public func navigationTitle(_ title: Binding<String>) -> some View { fatalError() } }
@available(macOS 11.0, visionOS 1, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension View {
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View { fatalError() }
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { fatalError() }
  @_disfavoredOverload nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { fatalError() }
}
@available(iOS 14, watchOS 8, visionOS 1, *) @available(macOS, unavailable) @available(tvOS, unavailable) extension View { nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View { fatalError() } }
@available(iOS 13.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @available(macOS, unavailable) public struct NavigationBarItem: Sendable { public enum TitleDisplayMode: Sendable { case automatic, inline
  @available(iOS 13.0, watchOS 6.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) case large } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension View { nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { fatalError() } }
@available(iOS 13.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @available(macOS, unavailable) extension View {
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { fatalError() }
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { fatalError() }
  @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { fatalError() }
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension View {
  nonisolated public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View { fatalError() }
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View { fatalError() }
  @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S, displayMode: NavigationBarItem.TitleDisplayMode) -> some View { fatalError() }
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { fatalError() }
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) nonisolated public func navigationBarItems<L: View>(leading: L) -> some View { fatalError() }
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public protocol NavigationTransition {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct AutomaticNavigationTransition: NavigationTransition {}
@available(iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) @available(macOS, unavailable) public struct ZoomNavigationTransition: NavigationTransition {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension NavigationTransition where Self == AutomaticNavigationTransition { public static var automatic: AutomaticNavigationTransition { fatalError() } }
@available(iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) @available(macOS, unavailable) extension NavigationTransition where Self == ZoomNavigationTransition { public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension View {
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { fatalError() }
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { fatalError() }
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID, configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration) -> some View { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public protocol MatchedTransitionSourceConfiguration {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration { public init() { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension MatchedTransitionSourceConfiguration {
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { return EmptyMatchedTransitionSourceConfiguration() }
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { return EmptyMatchedTransitionSourceConfiguration() }
  public func shadow(color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some MatchedTransitionSourceConfiguration { return EmptyMatchedTransitionSourceConfiguration() }
}

// Tabs.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 7, visionOS 1, *) public struct TabView<SelectionValue: Hashable, Content: View> {}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 7, visionOS 1, *) extension TabView: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 7, visionOS 1, *) extension TabView {
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) { fatalError() }
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 7, visionOS 1, *) extension TabView where SelectionValue == Int { nonisolated public init(@ViewBuilder content: () -> Content) { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension TabView {
  nonisolated public init<C: TabContent>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C) where SelectionValue == C.TabValue, Content == TabContentBuilder<SelectionValue>.Content<C> { fatalError() }
  nonisolated public init<C: TabContent>(selection: Binding<SelectionValue?>, @TabContentBuilder<SelectionValue> content: () -> C) where SelectionValue == C.TabValue, Content == TabContentBuilder<SelectionValue>.Content<C> { fatalError() }
  nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C) where SelectionValue == Never, C.TabValue == Never, Content == TabContentBuilder<Never>.Content<C> { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) @MainActor @preconcurrency public protocol TabContent<TabValue> { associatedtype TabValue: Hashable where Self.TabValue == Self.Body.TabValue; associatedtype Body: TabContent; @MainActor @preconcurrency var body: Self.Body { get } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension Never: TabContent { public typealias TabValue = Never }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) @resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  public struct Content<C: TabContent>: View { public typealias Body = Never; public var body: Never { fatalError() } }
  public static func buildExpression(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> { return _TabContentOf<TabValue>() }
  public static func buildBlock(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> { return _TabContentOf<TabValue>() }
  public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> some TabContent<TabValue> { return _TabContentOf<TabValue>() }
  public static func buildIf(_ content: (some TabContent<TabValue>)?) -> some TabContent<TabValue> { return _TabContentOf<TabValue>() }
  public static func buildEither(first: some TabContent<TabValue>) -> some TabContent<TabValue> { return _TabContentOf<TabValue>() }
  public static func buildEither(second: some TabContent<TabValue>) -> some TabContent<TabValue> { return _TabContentOf<TabValue>() }
  public static func buildLimitedAvailability(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> { return _TabContentOf<TabValue>() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct _TabContentOf<TabValue: Hashable>: TabContent { public typealias Body = _TabContentOf<TabValue>; public var body: _TabContentOf<TabValue> { fatalError() }; nonisolated public init() { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct TabRole: Hashable, Sendable { public static var search: TabRole { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct DefaultTabLabel {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension DefaultTabLabel: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent { public typealias TabValue = Value; public typealias Body = _TabContentOf<Value>; public var body: _TabContentOf<Value> { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension Tab {
  nonisolated public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { fatalError() }
  nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { fatalError() }
  nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { fatalError() }
  nonisolated public init(value: Value, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { fatalError() }
  nonisolated public init<S: StringProtocol>(_ title: S, image: String, value: Value, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension Tab where Value == Never {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { fatalError() }
  nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { fatalError() }
  nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct TabSection<Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable>: TabContent { public typealias TabValue = SelectionValue; public typealias Body = _TabContentOf<SelectionValue>; public var body: _TabContentOf<SelectionValue> { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension TabSection where Footer == EmptyView, SelectionValue == Content.TabValue {
  nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header) { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) where Header == Text { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) where Header == Text { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct TabPlacement: Hashable, Sendable { public static let automatic = TabPlacement(); public static let pinned = TabPlacement(); public static let sidebarOnly = TabPlacement() }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct AdaptableTabBarPlacement: Hashable, Sendable { public static var automatic: AdaptableTabBarPlacement { fatalError() }; public static let tabBar = AdaptableTabBarPlacement(); public static let sidebar = AdaptableTabBarPlacement() }
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct TabCustomizationBehavior: Equatable, Sendable { public static var automatic: TabCustomizationBehavior { fatalError() }; public static var reorderable: TabCustomizationBehavior { fatalError() }; public static var disabled: TabCustomizationBehavior { fatalError() } }
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct TabViewCustomization: Codable, Sendable { public init() { fatalError() } 
  public subscript(tab id: String) -> TabCustomization { get { fatalError() } set { fatalError() } }
  public struct TabCustomization { public var sidebarVisibility: Visibility { get { fatalError() } set { fatalError() } }; public var tabBarVisibility: Visibility { get { fatalError() } set { fatalError() } } }
  public mutating func resetSectionOrder() { fatalError() }
  public mutating func resetVisibility() { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension TabContent {
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> { return _TabContentOf<TabValue>() }
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { return _TabContentOf<TabValue>() }
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { return _TabContentOf<TabValue>() }
  @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> { return _TabContentOf<TabValue>() }
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { return _TabContentOf<TabValue>() }
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) nonisolated public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...) -> some TabContent<TabValue> { return _TabContentOf<TabValue>() }
  nonisolated public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> some TabContent<TabValue> { return _TabContentOf<TabValue>() }
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> { return _TabContentOf<TabValue>() }
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { return _TabContentOf<TabValue>() }
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some TabContent<TabValue> { return _TabContentOf<TabValue>() }
  nonisolated public func swipeActions<T: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T) -> some TabContent<TabValue> { return _TabContentOf<TabValue>() }
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some TabContent<TabValue> { return _TabContentOf<TabValue>() }
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some TabContent<TabValue> { return _TabContentOf<TabValue>() }
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension View {
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { fatalError() }
  nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { fatalError() }
  nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { fatalError() }
  nonisolated public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { fatalError() }
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 7, visionOS 1, *) extension View { nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { fatalError() } }
@available(iOS 14, macOS 11.0, tvOS 14, watchOS 7, visionOS 1, *) @MainActor @preconcurrency public protocol TabViewStyle {}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public struct DefaultTabViewStyle: TabViewStyle { nonisolated public init() { fatalError() } }
@available(iOS 14.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) @available(macOS, unavailable) public struct PageTabViewStyle: TabViewStyle {
  public struct IndexDisplayMode: Sendable { public static let automatic = IndexDisplayMode(); @available(iOS 14.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) @available(macOS, unavailable) public static let always = IndexDisplayMode(); @available(iOS 14.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) @available(macOS, unavailable) public static let never = IndexDisplayMode() }
  nonisolated public init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) public struct SidebarAdaptableTabViewStyle: TabViewStyle { nonisolated public init() { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct TabBarOnlyTabViewStyle: TabViewStyle { nonisolated public init() { fatalError() } }
@available(watchOS 10, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @available(visionOS, unavailable) public struct VerticalPageTabViewStyle: TabViewStyle { nonisolated public init() { fatalError() } }
@available(watchOS 10.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @available(visionOS, unavailable) extension TabViewStyle where Self == VerticalPageTabViewStyle { public static var verticalPage: VerticalPageTabViewStyle { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: DefaultTabViewStyle { fatalError() } }
@available(iOS 14.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) @available(macOS, unavailable) extension TabViewStyle where Self == PageTabViewStyle { public static var page: PageTabViewStyle { fatalError() }; public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) @available(watchOS, unavailable) extension TabViewStyle where Self == SidebarAdaptableTabViewStyle { public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension TabViewStyle where Self == TabBarOnlyTabViewStyle { public static var tabBarOnly: TabBarOnlyTabViewStyle { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension View { nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { fatalError() } }
@available(iOS 14.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) @available(macOS, unavailable) public struct PageIndexViewStyle { public struct BackgroundDisplayMode: Sendable { public static let automatic = BackgroundDisplayMode(); public static let interactive = BackgroundDisplayMode(); public static let always = BackgroundDisplayMode(); public static let never = BackgroundDisplayMode() } }
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) public struct TabBarMinimizeBehavior: Hashable, Sendable { public static let automatic = TabBarMinimizeBehavior(); public static let onScrollDown = TabBarMinimizeBehavior(); public static let onScrollUp = TabBarMinimizeBehavior(); public static let never = TabBarMinimizeBehavior() }
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) extension View { nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { fatalError() } }
