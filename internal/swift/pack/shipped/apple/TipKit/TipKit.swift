@_exported import Foundation
import SwiftUI

// Tips.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public protocol Tip: Identifiable, Sendable {
  typealias Action = Tips.Action
  typealias Event = Tips.Event
  typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  typealias MaxDisplayCount = Tips.MaxDisplayCount
  typealias Option = TipOption
  typealias Rule = Tips.Rule
  typealias Status = Tips.Status
  var id: String { get }
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @Tips.ActionsBuilder var actions: [Self.Action] { get }
  @Tips.RuleBuilder var rules: [Self.Rule] { get }
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Tip {
  public var id: String { fatalError() }
  public var message: Text? { fatalError() }
  public var image: Image? { fatalError() }
  public var actions: [Tips.Action] { fatalError() }
  public var rules: [Tips.Rule] { fatalError() }
  public var options: [any TipOption] { fatalError() }
  public var status: Tips.Status { fatalError() }
  public var statusUpdates: AsyncStream<Tips.Status> { fatalError() }
  public var shouldDisplay: Bool { fatalError() }
  public var shouldDisplayUpdates: AsyncStream<Bool> { fatalError() }
  public func invalidate(reason: Tips.InvalidationReason) { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public func resetEligibility() async { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct AnyTip: Tip { public init(_ tip: any Tip) { fatalError() }
  public var id: String { fatalError() }
  public var title: Text { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public protocol TipOption: Sendable {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public enum Tips {
  public static func configure(_ configuration: [Tips.ConfigurationOption] = []) throws { fatalError() }
  public static func resetDatastore() throws { fatalError() }
  public static func showAllTipsForTesting() { fatalError() }
  public static func showTipsForTesting(_ tips: [any Tip.Type]) { fatalError() }
  public static func hideAllTipsForTesting() { fatalError() }
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) { fatalError() }
  public struct ConfigurationOption: Sendable { init() { fatalError() }
    public struct DisplayFrequency: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral { init() { fatalError() }
      public init(integerLiteral value: Int) { fatalError() }
      public init(floatLiteral value: Double) { fatalError() }
      public init(_ interval: TimeInterval) { fatalError() }
      public static let immediate = DisplayFrequency()
      public static let hourly = DisplayFrequency()
      public static let daily = DisplayFrequency()
      public static let weekly = DisplayFrequency()
      public static let monthly = DisplayFrequency() }
    public struct DatastoreLocation: Sendable { init() { fatalError() }
      public static let applicationDefault = DatastoreLocation()
      public static func groupContainer(identifier: String) -> DatastoreLocation { fatalError() }
      public static func url(_ url: URL) -> DatastoreLocation { fatalError() } }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct CloudKitContainer: Sendable { init() { fatalError() }
      public static let automatic = CloudKitContainer()
      public static func named(_ name: String) -> CloudKitContainer { fatalError() } }
    public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> ConfigurationOption { fatalError() }
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption { fatalError() }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public static func cloudKitContainer(_ container: CloudKitContainer?) -> ConfigurationOption { fatalError() } }
  public enum Status: Hashable, Sendable { case pending, available, invalidated(Tips.InvalidationReason) }
  public enum InvalidationReason: Hashable, Sendable, Codable { case actionPerformed, displayCountExceeded, tipClosed; @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) case displayDurationExceeded }
  public struct Action: Identifiable, Sendable { public let id: String; public let index: Int?; public var label: () -> Text { fatalError() }; public var handler: () -> Void { fatalError() }
    public init(id: String? = nil, title: some StringProtocol, perform handler: @escaping () -> Void = {}) { fatalError() }
    public init(id: String? = nil, perform handler: @escaping () -> Void = {}, _ label: @escaping () -> Text) { fatalError() } }
  public struct Rule: Sendable { init() { fatalError() } }
  public struct Parameter<Value: Codable & Sendable>: Sendable { init() { fatalError() }; public var wrappedValue: Value { get { fatalError() } set { fatalError() } } }
  public struct ParameterOption: Sendable { init() { fatalError() }; public static var transient: ParameterOption { fatalError() } }
  public struct EmptyDonation: Codable, Sendable {}
  public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable { public let id: String
    @dynamicMemberLookup public struct Donation: Sendable { public let date: Date; public subscript<T>(dynamicMember keyPath: KeyPath<DonationInfo, T>) -> T { fatalError() } }
    public init(id: String) where DonationInfo == Tips.EmptyDonation { fatalError() }
    @_disfavoredOverload public init(id: String) { fatalError() }
    public var donations: [Donation] { fatalError() }
    public func donate() async where DonationInfo == Tips.EmptyDonation { fatalError() }
    public func sendDonation(_ onComplete: (@Sendable () -> Void)? = nil) where DonationInfo == Tips.EmptyDonation { fatalError() }
    public func donate(_ donation: DonationInfo) async { fatalError() }
    public func sendDonation(_ donation: DonationInfo, _ onComplete: (@Sendable () -> Void)? = nil) { fatalError() } }
  public struct DonationTimeRange: Sendable { init() { fatalError() }
    public static let minute = DonationTimeRange()
    public static let hour = DonationTimeRange()
    public static let day = DonationTimeRange()
    public static let week = DonationTimeRange()
    public static func minutes(_ value: Int) -> DonationTimeRange { fatalError() }
    public static func hours(_ value: Int) -> DonationTimeRange { fatalError() }
    public static func days(_ value: Int) -> DonationTimeRange { fatalError() }
    public static func weeks(_ value: Int) -> DonationTimeRange { fatalError() } }
  public struct IgnoresDisplayFrequency: TipOption { public init(_ ignoresDisplayFrequency: Bool) { fatalError() } }
  public struct MaxDisplayCount: TipOption { public init(_ maxDisplayCount: Int) { fatalError() } }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct MaxDisplayDuration: TipOption { public init(_ maxDisplayDuration: TimeInterval) { fatalError() } }
  @resultBuilder public struct ActionsBuilder {
    public static func buildExpression(_ action: Tips.Action) -> [Tips.Action] { fatalError() }
    public static func buildExpression(_ actions: [Tips.Action]) -> [Tips.Action] { fatalError() }
    public static func buildBlock(_ actions: [Tips.Action]...) -> [Tips.Action] { fatalError() }
    public static func buildOptional(_ actions: [Tips.Action]?) -> [Tips.Action] { fatalError() }
    public static func buildEither(first: [Tips.Action]) -> [Tips.Action] { fatalError() }
    public static func buildEither(second: [Tips.Action]) -> [Tips.Action] { fatalError() }
    public static func buildArray(_ actions: [[Tips.Action]]) -> [Tips.Action] { fatalError() }
    public static func buildLimitedAvailability(_ actions: [Tips.Action]) -> [Tips.Action] { fatalError() } }
  @resultBuilder public struct RuleBuilder {
    public static func buildExpression(_ rule: Tips.Rule) -> [Tips.Rule] { fatalError() }
    public static func buildExpression(_ rules: [Tips.Rule]) -> [Tips.Rule] { fatalError() }
    public static func buildBlock(_ rules: [Tips.Rule]...) -> [Tips.Rule] { fatalError() }
    public static func buildOptional(_ rules: [Tips.Rule]?) -> [Tips.Rule] { fatalError() }
    public static func buildEither(first: [Tips.Rule]) -> [Tips.Rule] { fatalError() }
    public static func buildEither(second: [Tips.Rule]) -> [Tips.Rule] { fatalError() }
    public static func buildArray(_ rules: [[Tips.Rule]]) -> [Tips.Rule] { fatalError() }
    public static func buildLimitedAvailability(_ rules: [Tips.Rule]) -> [Tips.Rule] { fatalError() } }
  @resultBuilder public struct OptionsBuilder {
    public static func buildExpression(_ option: any TipOption) -> [any TipOption] { fatalError() }
    public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { fatalError() }
    public static func buildBlock(_ options: [any TipOption]...) -> [any TipOption] { fatalError() }
    public static func buildOptional(_ options: [any TipOption]?) -> [any TipOption] { fatalError() }
    public static func buildEither(first: [any TipOption]) -> [any TipOption] { fatalError() }
    public static func buildEither(second: [any TipOption]) -> [any TipOption] { fatalError() }
    public static func buildArray(_ options: [[any TipOption]]) -> [any TipOption] { fatalError() }
    public static func buildLimitedAvailability(_ options: [any TipOption]) -> [any TipOption] { fatalError() } }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Collection {
  public func donatedWithin<D>(_ range: Tips.DonationTimeRange) -> [Element] where Element == Tips.Event<D>.Donation { fatalError() }
  public func largestSubset<D, T: Hashable>(by keyPath: KeyPath<D, T>) -> [Element] where Element == Tips.Event<D>.Donation { fatalError() }
  public func smallestSubset<D, T: Hashable>(by keyPath: KeyPath<D, T>) -> [Element] where Element == Tips.Event<D>.Donation { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @freestanding(expression) public macro Rule<Value>(_ input: Tips.Parameter<Value>, body: (Value) throws -> Bool) -> Tips.Rule = #externalMacro(module: "AssayMacros", type: "Value")
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @freestanding(expression) public macro Rule<DonationInfo>(_ input: Tips.Event<DonationInfo>, body: (Tips.Event<DonationInfo>) throws -> Bool) -> Tips.Rule = #externalMacro(module: "AssayMacros", type: "Value")
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @attached(accessor) @attached(peer, names: prefixed(`$`)) public macro Parameter(_ options: Tips.ParameterOption...) = #externalMacro(module: "AssayMacros", type: "TipParameter")

// Groups.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) @MainActor public class TipGroup: Observable {
  public enum Priority: Sendable { case firstAvailable, ordered }
  public init(_ priority: Priority = .firstAvailable, @TipGroup.Builder _ tips: () -> [any Tip]) { fatalError() }
  public var currentTip: (any Tip)? { fatalError() }
  @resultBuilder public struct Builder { public static func buildBlock(_ tips: any Tip...) -> [any Tip] { fatalError() } }
}

// Views.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct TipView<Content: Tip>: View { public typealias Body = Never; public var body: Never { fatalError() }
  nonisolated public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) { fatalError() }
  nonisolated public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension TipView where Content == AnyTip { nonisolated public init(_ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @MainActor @preconcurrency public protocol TipViewStyle { associatedtype Body: View; @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body; typealias Configuration = TipViewStyleConfiguration }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct TipViewStyleConfiguration {
  public let tip: any Tip
  public var title: Text? { fatalError() }
  public var message: Text? { fatalError() }
  public var image: Image? { fatalError() }
  public var actions: [Tips.Action] { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct MiniTipViewStyle: TipViewStyle { nonisolated public init() { fatalError() }; public func makeBody(configuration: Configuration) -> some View { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension TipViewStyle where Self == MiniTipViewStyle { public static var miniTip: MiniTipViewStyle { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension View {
  nonisolated public func popoverTip<Content: Tip>(_ tip: Content, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }) -> some View { fatalError() }
  nonisolated public func popoverTip<Content: Tip>(_ tip: Content?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }) -> some View { fatalError() }
  @_disfavoredOverload nonisolated public func popoverTip(_ tip: (any Tip)?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }) -> some View { fatalError() }
  @_disfavoredOverload nonisolated public func popoverTip(_ tip: (any Tip)?, arrowEdge: Edge?, action: @escaping (Tips.Action) -> Void = { _ in }) -> some View { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension View {
  nonisolated public func tipViewStyle(_ style: some TipViewStyle) -> some View { fatalError() }
  nonisolated public func tipBackground<S: ShapeStyle>(_ style: S) -> some View { fatalError() }
  nonisolated public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View { fatalError() }
  nonisolated public func tipImageSize(_ size: CGSize?) -> some View { fatalError() }
  nonisolated public func tipImageStyle<S1: ShapeStyle>(_ style: S1) -> some View { fatalError() }
}
#if os(iOS)
@available(iOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor open class TipUIView: UIView {
  public init(_ tip: some Tip, arrowEdge: Edge? = nil, actionHandler: @escaping (Tips.Action) -> Void = { _ in }) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}
#endif
