@available(iOS 15.0, macOS 12.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol ControlGroupStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ControlGroupStyleConfiguration
}
@available(iOS 15.0, macOS 12.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct ControlGroupStyleConfiguration {
  public struct Content: View { public typealias Body = Never; public var body: Never { fatalError() } }
  public let content: ControlGroupStyleConfiguration.Content
  @available(iOS 16.0, macOS 13.0, tvOS 17.0, visionOS 1.0, *) public struct Label: View { public typealias Body = Never; public var body: Never { fatalError() } }
  @available(iOS 16.0, macOS 13.0, tvOS 17.0, visionOS 1.0, *) public let label: ControlGroupStyleConfiguration.Label
}
@available(iOS 15.0, macOS 12.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public init() { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { Text("") }
}
@available(iOS 15.0, macOS 12.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct NavigationControlGroupStyle: ControlGroupStyle {
  public init() { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { Text("") }
}
@available(iOS 16.4, macOS 13.3, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct MenuControlGroupStyle: ControlGroupStyle {
  public init() { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { Text("") }
}
@available(iOS 16.4, macOS 13.3, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  public init() { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { Text("") }
}
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct PaletteControlGroupStyle: ControlGroupStyle {
  public init() { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { Text("") }
}
@available(iOS 15.0, macOS 12.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) extension ControlGroupStyle where Self == AutomaticControlGroupStyle { public static var automatic: AutomaticControlGroupStyle { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) extension ControlGroupStyle where Self == NavigationControlGroupStyle { public static var navigation: NavigationControlGroupStyle { fatalError() } }
@available(iOS 16.4, macOS 13.3, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) extension ControlGroupStyle where Self == MenuControlGroupStyle { public static var menu: MenuControlGroupStyle { fatalError() } }
@available(iOS 16.4, macOS 13.3, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) extension ControlGroupStyle where Self == CompactMenuControlGroupStyle { public static var compactMenu: CompactMenuControlGroupStyle { fatalError() } }
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension ControlGroupStyle where Self == PaletteControlGroupStyle { public static var palette: PaletteControlGroupStyle { fatalError() } }
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = DisclosureGroupStyleConfiguration
}
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct DisclosureGroupStyleConfiguration {
  public struct Label: View { public typealias Body = Never; public var body: Never { fatalError() } }
  public struct Content: View { public typealias Body = Never; public var body: Never { fatalError() } }
  public let label: DisclosureGroupStyleConfiguration.Label
  public let content: DisclosureGroupStyleConfiguration.Content
  @Binding public var isExpanded: Bool
}
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public init() { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { Text("") }
}
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle { public static var automatic: AutomaticDisclosureGroupStyle { fatalError() } }
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = GroupBoxStyleConfiguration
}
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct GroupBoxStyleConfiguration {
  public struct Label: View { public typealias Body = Never; public var body: Never { fatalError() } }
  public struct Content: View { public typealias Body = Never; public var body: Never { fatalError() } }
  public let label: GroupBoxStyleConfiguration.Label
  public let content: GroupBoxStyleConfiguration.Content
}
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { Text("") }
}
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension GroupBoxStyle where Self == DefaultGroupBoxStyle { public static var automatic: DefaultGroupBoxStyle { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = LabeledContentStyleConfiguration
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct LabeledContentStyleConfiguration {
  public struct Label: View { public typealias Body = Never; public var body: Never { fatalError() } }
  public struct Content: View { public typealias Body = Never; public var body: Never { fatalError() } }
  public let label: LabeledContentStyleConfiguration.Label
  public let content: LabeledContentStyleConfiguration.Content
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public init() { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { Text("") }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension LabeledContentStyle where Self == AutomaticLabeledContentStyle { public static var automatic: AutomaticLabeledContentStyle { fatalError() } }
@available(iOS 14.0, tvOS 14.0, watchOS 8.0, visionOS 1.0, *) @available(macOS, unavailable) @MainActor @preconcurrency public protocol IndexViewStyle { }
@available(iOS 14.0, tvOS 14.0, watchOS 8.0, visionOS 1.0, *) @available(macOS, unavailable) extension PageIndexViewStyle: IndexViewStyle { nonisolated public init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic) { fatalError() } }
@available(iOS 14.0, tvOS 14.0, watchOS 8.0, visionOS 1.0, *) @available(macOS, unavailable) extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { fatalError() }
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle { fatalError() }
}
@available(iOS 16.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol TableStyle { }
@available(iOS 16.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct AutomaticTableStyle: TableStyle { nonisolated public init() { fatalError() } }
@available(iOS 16.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct InsetTableStyle: TableStyle { nonisolated public init() { fatalError() } }
@available(macOS 12.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct BorderedTableStyle: TableStyle { nonisolated public init() { fatalError() } }
@available(iOS 16.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension TableStyle where Self == AutomaticTableStyle { public static var automatic: AutomaticTableStyle { fatalError() } }
@available(iOS 16.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension TableStyle where Self == InsetTableStyle { public static var inset: InsetTableStyle { fatalError() } }
@available(macOS 12.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension TableStyle where Self == BorderedTableStyle { public static var bordered: BorderedTableStyle { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) extension View { nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { fatalError() } }
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension View { nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View { fatalError() } }
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension View { nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension View { nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View { fatalError() } }
@available(iOS 14.0, tvOS 14.0, watchOS 8.0, visionOS 1.0, *) @available(macOS, unavailable) extension View { nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { fatalError() } }
@available(iOS 16.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension View { nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { fatalError() } }
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension View { nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View { fatalError() } }
