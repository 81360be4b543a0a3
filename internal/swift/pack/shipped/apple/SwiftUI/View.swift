@_exported import Foundation
@_exported import CoreGraphics
@_exported import Combine
@_exported import Observation
@_exported import UniformTypeIdentifiers
@_exported import CoreTransferable
@_exported import AssayGapFoundation

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Never: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Optional: View where Wrapped: View { public typealias Body = Never; public var body: Never { fatalError() } }

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { fatalError() }
  @available(*, unavailable, message: "this expression does not conform to 'View'") @_disfavoredOverload
  public static func buildExpression(_ invalid: Any) -> some View { fatalError() }
  public static func buildBlock() -> EmptyView { fatalError() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { fatalError() }
  @_disfavoredOverload public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> { fatalError() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { fatalError() }
  public static func buildEither<TrueContent: View, FalseContent: View>(first: TrueContent) -> _ConditionalContent<TrueContent, FalseContent> { fatalError() }
  public static func buildEither<TrueContent: View, FalseContent: View>(second: FalseContent) -> _ConditionalContent<TrueContent, FalseContent> { fatalError() }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct _ConditionalContent<TrueContent, FalseContent> {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension _ConditionalContent: View where TrueContent: View, FalseContent: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct EmptyView: Sendable { public init() { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension EmptyView: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct TupleView<T> { public var value: T; public init(_ value: T) { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension TupleView: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct AnyView {
  public init<V: View>(_ view: V) { fatalError() }
  public init<V: View>(erasing view: V) { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension AnyView: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct Group<Content> { }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Group: View where Content: View { public typealias Body = Never; public var body: Never { fatalError() }
  public init(@ViewBuilder content: () -> Content) { fatalError() }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension Group: Scene where Content: Scene { public typealias Body = Never; public var body: Never { fatalError() }; @MainActor public init(@SceneBuilder content: () -> Content) { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension Group: ToolbarContent where Content: ToolbarContent { public typealias Body = Never; public var body: Never { return fatalError() }; @MainActor public init(@ToolbarContentBuilder content: () -> Content) { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension Group: TabContent where Content: TabContent { public typealias TabValue = Content.TabValue; public typealias Body = _TabContentOf<Content.TabValue>; public var body: _TabContentOf<Content.TabValue> { fatalError() }
  @MainActor public init<C: TabContent>(@TabContentBuilder<C.TabValue> content: () -> C) where Content == C { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension Group where Content: View {
  public init<Base: View, Result: View>(subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result) where Content == GroupElementsOfContent<Base, Result> { fatalError() }
  public init<Base: View, Result: View>(sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result) where Content == GroupSectionsOfContent<Base, Result> { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct GroupElementsOfContent<Subviews: View, Content: View> {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension GroupElementsOfContent: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct GroupSectionsOfContent<Sections: View, Content: View> {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension GroupSectionsOfContent: View { public typealias Body = Never; public var body: Never { fatalError() } }

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension ViewModifier where Body == Never { public func body(content: Self.Content) -> Never { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct _ViewModifier_Content<Modifier: ViewModifier> {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension _ViewModifier_Content: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension ViewModifier { nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  nonisolated public init(content: Content, modifier: Modifier) { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension ModifiedContent: View where Content: View, Modifier: ViewModifier { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier { public func body(content: _ViewModifier_Content<Self>) -> Never { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct EmptyModifier: ViewModifier { public typealias Body = Never; nonisolated public init() { fatalError() }; public static let identity = EmptyModifier(); public func body(content: Self.Content) -> Never { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension View { nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct EquatableView<Content: Equatable & View> { public var content: Content; nonisolated public init(content: Content) { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension EquatableView: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension View where Self: Equatable { nonisolated public func equatable() -> EquatableView<Self> { fatalError() } }

// Subviews of custom containers.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct Subview: Identifiable, Sendable {
  public struct ID: Hashable, Sendable {}
  public var id: Subview.ID { fatalError() }
  public var containerValues: ContainerValues { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension Subview: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct SubviewsCollection: RandomAccessCollection, Sendable {
  public typealias Element = Subview
  public var startIndex: Int { fatalError() }
  public var endIndex: Int { fatalError() }
  public subscript(index: Int) -> Subview { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct SubviewsCollectionSlice: RandomAccessCollection, Sendable {
  public typealias Element = Subview
  public var startIndex: Int { fatalError() }
  public var endIndex: Int { fatalError() }
  public subscript(index: Int) -> Subview { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension SubviewsCollection { public typealias SubSequence = SubviewsCollectionSlice; public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension SubviewsCollectionSlice { public typealias SubSequence = SubviewsCollectionSlice; public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension SubviewsCollection: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension SubviewsCollectionSlice: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct SectionConfiguration: Identifiable {
  public struct ID: Hashable, Sendable {}
  public var id: SectionConfiguration.ID { fatalError() }
  public var containerValues: ContainerValues { fatalError() }
  public var header: SubviewsCollection { fatalError() }
  public var footer: SubviewsCollection { fatalError() }
  public var content: SubviewsCollection { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension SectionConfiguration: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct SectionCollection: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  public var startIndex: Int { fatalError() }
  public var endIndex: Int { fatalError() }
  public subscript(index: Int) -> SectionConfiguration { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension SectionCollection: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public protocol ContainerValueKey { associatedtype Value; static var defaultValue: Self.Value { get } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct ContainerValues { public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value { get { fatalError() } set { fatalError() } }
  public func tag<V: Hashable>(for type: V.Type) -> V? { fatalError() }
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension View { nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View { fatalError() } }

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension PreferenceKey where Value: ExpressibleByNilLiteral { public static var defaultValue: Value { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension View {
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View { fatalError() }
  nonisolated public func transformPreference<K: PreferenceKey>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void) -> some View { fatalError() }
  @preconcurrency nonisolated public func onPreferenceChange<K: PreferenceKey>(_ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void) -> some View where K.Value: Equatable { fatalError() }
  nonisolated public func anchorPreference<A, K: PreferenceKey>(key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value) -> some View { fatalError() }
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void) -> some View { fatalError() }
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(_ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T) -> some View { fatalError() }
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(_ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T) -> some View { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct Anchor<Value> {
  @frozen public struct Source {}
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Anchor: Sendable where Value: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Anchor.Source: Sendable where Value: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Anchor: Equatable where Value: Equatable { public static func == (l: Anchor, r: Anchor) -> Bool { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Anchor: Hashable where Value: Hashable { public func hash(into hasher: inout Hasher) { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Anchor.Source where Value == CGRect { public static func rect(_ r: CGRect) -> Anchor<Value>.Source { fatalError() }; public static var bounds: Anchor<CGRect>.Source { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Anchor.Source where Value == CGPoint {
  public static func point(_ p: CGPoint) -> Anchor<Value>.Source { fatalError() }
  public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source { fatalError() }
  public static var topLeading: Anchor<CGPoint>.Source { fatalError() }
  public static var top: Anchor<CGPoint>.Source { fatalError() }
  public static var topTrailing: Anchor<CGPoint>.Source { fatalError() }
  public static var leading: Anchor<CGPoint>.Source { fatalError() }
  public static var center: Anchor<CGPoint>.Source { fatalError() }
  public static var trailing: Anchor<CGPoint>.Source { fatalError() }
  public static var bottomTrailing: Anchor<CGPoint>.Source { fatalError() }
  public static var bottom: Anchor<CGPoint>.Source { fatalError() }
  public static var bottomLeading: Anchor<CGPoint>.Source { fatalError() }
}
