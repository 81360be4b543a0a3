@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public struct ProgressView<Label: View, CurrentValueLabel: View> {}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension ProgressView: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init() where Label == EmptyView { fatalError() }
  nonisolated public init(@ViewBuilder label: () -> Label) { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text { fatalError() }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension ProgressView {
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView, CurrentValueLabel == EmptyView { fatalError() }
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView { fatalError() }
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) { fatalError() }
  nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text, CurrentValueLabel == EmptyView { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text, CurrentValueLabel == EmptyView { fatalError() }
  nonisolated public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView { fatalError() }
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension ProgressView {
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) { fatalError() }
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) where CurrentValueLabel == DefaultDateProgressLabel { fatalError() }
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct DefaultDateProgressLabel: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public struct ProgressViewStyleConfiguration {
  public struct Label {}
  public struct CurrentValueLabel {}
  public let fractionCompleted: Double?
  public var label: ProgressViewStyleConfiguration.Label?
  public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension ProgressViewStyleConfiguration.Label: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension ProgressViewStyleConfiguration.CurrentValueLabel: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) @MainActor @preconcurrency public protocol ProgressViewStyle { associatedtype Body: View; @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body; typealias Configuration = ProgressViewStyleConfiguration }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public struct DefaultProgressViewStyle: ProgressViewStyle { nonisolated public init() { fatalError() }; public func makeBody(configuration: Configuration) -> some View { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public struct LinearProgressViewStyle: ProgressViewStyle { nonisolated public init() { fatalError() }; public func makeBody(configuration: Configuration) -> some View { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public struct CircularProgressViewStyle: ProgressViewStyle { nonisolated public init() { fatalError() }; public func makeBody(configuration: Configuration) -> some View { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension ProgressViewStyle where Self == DefaultProgressViewStyle { public static var automatic: DefaultProgressViewStyle { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension ProgressViewStyle where Self == LinearProgressViewStyle { public static var linear: LinearProgressViewStyle { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension ProgressViewStyle where Self == CircularProgressViewStyle { public static var circular: CircularProgressViewStyle { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension View { nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { fatalError() } }
@available(iOS 16, macOS 13.0, watchOS 7, visionOS 1, *) @available(tvOS, unavailable) public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {}
@available(iOS 16, macOS 13.0, watchOS 7, visionOS 1, *) @available(tvOS, unavailable) extension Gauge: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 16, macOS 13.0, watchOS 7, visionOS 1, *) @available(tvOS, unavailable) extension Gauge {
  nonisolated public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView { fatalError() }
  nonisolated public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView { fatalError() }
  nonisolated public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel) where MarkedValueLabels == EmptyView { fatalError() }
}
@available(iOS 16, macOS 13.0, watchOS 7, visionOS 1, *) @available(tvOS, unavailable) public protocol GaugeStyle {}
@available(iOS 16, macOS 13.0, watchOS 9, visionOS 1, *) @available(tvOS, unavailable) public struct AccessoryCircularGaugeStyle: GaugeStyle { public init() { fatalError() } }
@available(iOS 16, macOS 13.0, watchOS 9, visionOS 1, *) @available(tvOS, unavailable) public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle { public init() { fatalError() } }
@available(iOS 16, macOS 13.0, watchOS 9, visionOS 1, *) @available(tvOS, unavailable) public struct LinearCapacityGaugeStyle: GaugeStyle { public init() { fatalError() } }
@available(iOS 16, macOS 13.0, watchOS 9, visionOS 1, *) @available(tvOS, unavailable) public struct AccessoryLinearGaugeStyle: GaugeStyle { public init() { fatalError() } }
@available(iOS 16, macOS 13.0, watchOS 9, visionOS 1, *) @available(tvOS, unavailable) public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle { public init() { fatalError() } }
@available(iOS 16, macOS 13.0, watchOS 9, visionOS 1, *) @available(tvOS, unavailable) extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle { public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { fatalError() } }
@available(iOS 16, macOS 13.0, watchOS 9, visionOS 1, *) @available(tvOS, unavailable) extension GaugeStyle where Self == AccessoryCircularGaugeStyle { public static var accessoryCircular: AccessoryCircularGaugeStyle { fatalError() } }
@available(iOS 16, macOS 13.0, watchOS 9, visionOS 1, *) @available(tvOS, unavailable) extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle { public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { fatalError() } }
@available(iOS 16, macOS 13.0, watchOS 9, visionOS 1, *) @available(tvOS, unavailable) extension GaugeStyle where Self == AccessoryLinearGaugeStyle { public static var accessoryLinear: AccessoryLinearGaugeStyle { fatalError() } }
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension GaugeStyle where Self == LinearCapacityGaugeStyle { public static var linearCapacity: LinearCapacityGaugeStyle { fatalError() } }
@available(iOS 16, macOS 13.0, watchOS 7, visionOS 1, *) @available(tvOS, unavailable) extension View { nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { fatalError() } }
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View> where Data: RandomAccessCollection, Data.Element: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable {}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) extension ShareLink: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct DefaultShareLinkLabel {}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) extension DefaultShareLinkLabel: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct SharePreview<Image: Transferable, Icon: Transferable> {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension SharePreview {
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { fatalError() }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { fatalError() }
  public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never { fatalError() }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never { fatalError() }
  public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never { fatalError() }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) where Icon == Never { fatalError() }
}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL> {
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) { fatalError() }
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) where Label == DefaultShareLinkLabel { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) where Label == DefaultShareLinkLabel { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) where Label == DefaultShareLinkLabel { fatalError() }
}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String> {
  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) { fatalError() }
  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil) where Label == DefaultShareLinkLabel { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) where Label == DefaultShareLinkLabel { fatalError() }
}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) extension ShareLink {
  nonisolated public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label) where Data == CollectionOfOne<I> { fatalError() }
  nonisolated public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel { fatalError() }
  nonisolated public init<I: Transferable>(_ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Image: Transferable { public static var transferRepresentation: some TransferRepresentation { return _NoRepresentation<Image>() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Color: Transferable { public static var transferRepresentation: some TransferRepresentation { return _NoRepresentation<Color>() } }

// Accessibility.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct AccessibilityTraits: SetAlgebra, Sendable {
  public static let isButton = AccessibilityTraits()
  public static let isHeader = AccessibilityTraits()
  public static let isSelected = AccessibilityTraits()
  public static let isLink = AccessibilityTraits()
  public static let isSearchField = AccessibilityTraits()
  public static let isImage = AccessibilityTraits()
  public static let playsSound = AccessibilityTraits()
  public static let isKeyboardKey = AccessibilityTraits()
  public static let isStaticText = AccessibilityTraits()
  public static let isSummaryElement = AccessibilityTraits()
  public static let updatesFrequently = AccessibilityTraits()
  public static let startsMediaSession = AccessibilityTraits()
  public static let allowsDirectInteraction = AccessibilityTraits()
  public static let causesPageTurn = AccessibilityTraits()
  public static let isModal = AccessibilityTraits()
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public static let isToggle = AccessibilityTraits()
  public typealias Element = AccessibilityTraits
  public typealias ArrayLiteralElement = AccessibilityTraits
  public init() { fatalError() }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { fatalError() }
  public mutating func formUnion(_ other: AccessibilityTraits) { fatalError() }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { fatalError() }
  public mutating func formIntersection(_ other: AccessibilityTraits) { fatalError() }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { fatalError() }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { fatalError() }
  public func contains(_ member: AccessibilityTraits) -> Bool { fatalError() }
  public mutating func insert(_ newMember: AccessibilityTraits) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) { fatalError() }
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? { fatalError() }
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? { fatalError() }
  public static func == (a: AccessibilityTraits, b: AccessibilityTraits) -> Bool { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct AccessibilityChildBehavior: Hashable, Sendable { public static var ignore: AccessibilityChildBehavior { fatalError() }; public static var contain: AccessibilityChildBehavior { fatalError() }; public static var combine: AccessibilityChildBehavior { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public enum AccessibilityAdjustmentDirection: Sendable, Hashable { case increment, decrement }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct AccessibilityActionKind: Equatable, Sendable { public static var `default`: AccessibilityActionKind { fatalError() }; public static var escape: AccessibilityActionKind { fatalError() }; public static var magicTap: AccessibilityActionKind { fatalError() }; public init(named name: Text) { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension View {
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { fatalError() }
  nonisolated public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  nonisolated public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct AccessibilityAttachmentModifier: ViewModifier { public typealias Body = Never; public func body(content: Self.Content) -> Never { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension View {
  nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  nonisolated public func accessibilityValue(_ value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  @_disfavoredOverload nonisolated public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension View {
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { fatalError() }
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { fatalError() }
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension View { nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { fatalError() } }
