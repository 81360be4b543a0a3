@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  public static var voiceOver: AccessibilityTechnologies { fatalError() }
  public static var switchControl: AccessibilityTechnologies { fatalError() }
  public init() { fatalError() }
  public func contains(_ member: AccessibilityTechnologies) -> Bool { fatalError() }
  public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies { fatalError() }
  public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies { fatalError() }
  public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies { fatalError() }
  public mutating func insert(_ newMember: AccessibilityTechnologies) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) { fatalError() }
  public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? { fatalError() }
  public mutating func update(with newMember: AccessibilityTechnologies) -> AccessibilityTechnologies? { fatalError() }
  public mutating func formUnion(_ other: AccessibilityTechnologies) { fatalError() }
  public mutating func formIntersection(_ other: AccessibilityTechnologies) { fatalError() }
  public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) @propertyWrapper @frozen public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper @frozen public struct Binding {
    let place: Int
    public var wrappedValue: Value { get { fatalError() } nonmutating set { fatalError() } }
    public var projectedValue: AccessibilityFocusState<Value>.Binding { fatalError() }
  }
  public var wrappedValue: Value { get { fatalError() } nonmutating set { fatalError() } }
  public var projectedValue: AccessibilityFocusState<Value>.Binding { fatalError() }
  public init() where Value == Bool { fatalError() }
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { fatalError() }
  public init<T: Hashable>() where Value == T? { fatalError() }
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension View {
  nonisolated public func accessibilityFocused<Value: Hashable>(_ binding: AccessibilityFocusState<Value>.Binding, equals value: Value) -> some View { fatalError() }
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { fatalError() }
  nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { fatalError() }
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { fatalError() }
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { fatalError() }
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { fatalError() }
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct AccessibilityTextContentType: Sendable {
  public static let plain = AccessibilityTextContentType()
  public static let console = AccessibilityTextContentType()
  public static let fileSystem = AccessibilityTextContentType()
  public static let messaging = AccessibilityTextContentType()
  public static let narrative = AccessibilityTextContentType()
  public static let sourceCode = AccessibilityTextContentType()
  public static let spreadsheet = AccessibilityTextContentType()
  public static let wordProcessing = AccessibilityTextContentType()
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) @frozen public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension View {
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID) -> some View { fatalError() }
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { fatalError() }
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension View { nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { fatalError() }
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 0)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 0)
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct AccessibilityZoomGestureAction {
  @frozen public enum Direction: Equatable, Hashable, Sendable { case zoomIn, zoomOut }
  public let direction: AccessibilityZoomGestureAction.Direction
  public let location: UnitPoint
  public let point: CGPoint
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension View {
  nonisolated public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  nonisolated public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension View {
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  @_disfavoredOverload nonisolated public func accessibilityDragPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  @_disfavoredOverload nonisolated public func accessibilityDropPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
}
