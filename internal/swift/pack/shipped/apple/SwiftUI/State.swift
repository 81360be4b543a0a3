@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public protocol DynamicProperty { mutating func update() }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension DynamicProperty { public mutating func update() { fatalError() } }

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen @propertyWrapper public struct State<Value>: DynamicProperty {
  public init(wrappedValue value: Value) { fatalError() }
  public init(initialValue value: Value) { fatalError() }
  public var wrappedValue: Value { get { fatalError() } nonmutating set { fatalError() } }
  public var projectedValue: Binding<Value> { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension State where Value: ExpressibleByNilLiteral { public init() { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension State: Sendable where Value: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  public var transaction: Transaction
  @preconcurrency public init(get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void) { fatalError() }
  @preconcurrency public init(get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void) { fatalError() }
  public static func constant(_ value: Value) -> Binding<Value> { fatalError() }
  public var wrappedValue: Value { get { fatalError() } nonmutating set { fatalError() } }
  public var projectedValue: Binding<Value> { fatalError() }
  public init(projectedValue: Binding<Value>) { fatalError() }
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Binding: @unchecked Sendable where Value: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Binding {
  public init<V>(_ base: Binding<V>) where Value == V? { fatalError() }
  public init?(_ base: Binding<Value?>) { fatalError() }
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable { fatalError() }
  public func transaction(_ transaction: Transaction) -> Binding<Value> { fatalError() }
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Binding: DynamicProperty {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { fatalError() }
  public var endIndex: Value.Index { fatalError() }
  public var indices: Value.Indices { fatalError() }
  public func index(after i: Value.Index) -> Value.Index { fatalError() }
  public subscript(position: Value.Index) -> Binding<Value.Element> { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection { public func index(before i: Value.Index) -> Value.Index { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Binding: Identifiable where Value: Identifiable { public var id: Value.ID { fatalError() } }

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { fatalError() }
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable") public init(wrappedValue: Value) { fatalError() }
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable") public init(projectedValue: Bindable<Value>) { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Bindable where Value: AnyObject { public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Bindable where Value: AnyObject, Value: Observable {
  public init(wrappedValue: Value) { fatalError() }
  public init(_ wrappedValue: Value) { fatalError() }
  public init(projectedValue: Bindable<Value>) { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Bindable: Identifiable where Value: Identifiable { public var id: Value.ID { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Bindable: Sendable where Value: Sendable {}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) @MainActor @preconcurrency @frozen @propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { fatalError() }
  @MainActor @preconcurrency public var wrappedValue: ObjectType { fatalError() }
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { fatalError() }
  nonisolated public mutating func update() { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @MainActor @preconcurrency @frozen @propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @MainActor @preconcurrency @dynamicMemberLookup @frozen public struct Wrapper {
    @MainActor @preconcurrency public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> { fatalError() }
  }
  nonisolated public init(initialValue: ObjectType) { fatalError() }
  nonisolated public init(wrappedValue: ObjectType) { fatalError() }
  @MainActor @preconcurrency public var wrappedValue: ObjectType { get { fatalError() } set { fatalError() } }
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { fatalError() }
  nonisolated public mutating func update() { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @MainActor @preconcurrency @frozen @propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  @MainActor @preconcurrency @dynamicMemberLookup @frozen public struct Wrapper {
    @MainActor @preconcurrency public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> { fatalError() }
  }
  nonisolated public init() { fatalError() }
  @MainActor @preconcurrency public var wrappedValue: ObjectType { fatalError() }
  @MainActor @preconcurrency public var projectedValue: EnvironmentObject<ObjectType>.Wrapper { fatalError() }
  nonisolated public mutating func update() { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension View { nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View { fatalError() } }

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen @propertyWrapper public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { fatalError() }
  public var wrappedValue: Value { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Environment: Sendable where Value: Sendable {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Environment {
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable { fatalError() }
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension View { nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Scene { nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Scene { nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Scene { nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension View {
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { fatalError() }
  nonisolated public func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) -> some View { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public protocol EnvironmentKey { associatedtype Value; static var defaultValue: Self.Value { get } }

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) @frozen @propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  var _storage: Never
  public var wrappedValue: Value { get { fatalError() } nonmutating set { fatalError() } }
  public var projectedValue: Binding<Value> { fatalError() }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension AppStorage: @unchecked Sendable where Value: Sendable {}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool { fatalError() }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int { fatalError() }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double { fatalError() }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String { fatalError() }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL { fatalError() }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data { fatalError() }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == Int { fatalError() }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == String { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension AppStorage { public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { fatalError() }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { fatalError() }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { fatalError() }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? { fatalError() }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? { fatalError() }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension AppStorage where Value: ExpressibleByNilLiteral { public init(_ key: String, store: UserDefaults? = nil) where Value == Date? { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension AppStorage {
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String { fatalError() }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int { fatalError() }
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension AppStorage { public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) where Value == TabViewCustomization { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension View { nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension Scene { nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene { fatalError() } }

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) @frozen @propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  var _storage: Never
  public var wrappedValue: Value { get { fatalError() } nonmutating set { fatalError() } }
  public var projectedValue: Binding<Value> { fatalError() }
}
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension SceneStorage { public init<RowValue: Identifiable>(wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String) where Value == TableColumnCustomization<RowValue> { fatalError() } }
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension AppStorage { public init<RowValue: Identifiable>(wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil) where Value == TableColumnCustomization<RowValue> { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension SceneStorage: @unchecked Sendable where Value: Sendable {}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool { fatalError() }
  public init(wrappedValue: Value, _ key: String) where Value == Int { fatalError() }
  public init(wrappedValue: Value, _ key: String) where Value == Double { fatalError() }
  public init(wrappedValue: Value, _ key: String) where Value == String { fatalError() }
  public init(wrappedValue: Value, _ key: String) where Value == URL { fatalError() }
  public init(wrappedValue: Value, _ key: String) where Value == Data { fatalError() }
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int { fatalError() }
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String { fatalError() }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? { fatalError() }
  public init(_ key: String) where Value == Int? { fatalError() }
  public init(_ key: String) where Value == Double? { fatalError() }
  public init(_ key: String) where Value == String? { fatalError() }
  public init(_ key: String) where Value == URL? { fatalError() }
  public init(_ key: String) where Value == Data? { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension SceneStorage {
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String { fatalError() }
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int { fatalError() }
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension SceneStorage { public init(wrappedValue: Value = TabViewCustomization(), _ key: String) where Value == TabViewCustomization { fatalError() } }

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) @frozen @propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  @frozen @propertyWrapper public struct Binding {
    var _storage: Never
    public var wrappedValue: Value { get { fatalError() } nonmutating set { fatalError() } }
    public var projectedValue: FocusState<Value>.Binding { fatalError() }
  }
  public init() where Value == Bool { fatalError() }
  public init<T: Hashable>() where Value == T? { fatalError() }
  public var wrappedValue: Value { get { fatalError() } nonmutating set { fatalError() } }
  public var projectedValue: FocusState<Value>.Binding { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension FocusState: Sendable where Value: Sendable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension View {
  nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View { fatalError() }
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { fatalError() }
}
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *) extension View { nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension View {
  nonisolated public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic) -> some View { fatalError() }
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct DefaultFocusEvaluationPriority: Sendable { public static let automatic = DefaultFocusEvaluationPriority(); public static let userInitiated = DefaultFocusEvaluationPriority() }
@available(macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) @available(iOS, unavailable) extension View { nonisolated public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View { fatalError() } 
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) @propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { fatalError() }
  public var wrappedValue: Value? { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension FocusedValue where Value: AnyObject, Value: Observable { public init(_ objectType: Value.Type) { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) @propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { fatalError() }
  public var wrappedValue: Value? { get { fatalError() } nonmutating set { fatalError() } }
  public var projectedValue: Binding<Value?> { fatalError() }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public protocol FocusedValueKey { associatedtype Value }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public struct FocusedValues { public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? { get { fatalError() } set { fatalError() } } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension View { nonisolated public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension View { nonisolated public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension View { nonisolated public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View { fatalError() }
  nonisolated public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View { fatalError() } }

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) @frozen @propertyWrapper public struct Namespace: DynamicProperty, Sendable {
  public init() { fatalError() }
  public var wrappedValue: Namespace.ID { fatalError() }
  @frozen public struct ID: Hashable, Sendable {}
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen @propertyWrapper public struct GestureState<Value>: DynamicProperty {
  public init(wrappedValue: Value) { fatalError() }
  public init(initialValue: Value) { fatalError() }
  public init(wrappedValue: Value, resetTransaction: Transaction) { fatalError() }
  public init(initialValue: Value, resetTransaction: Transaction) { fatalError() }
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { fatalError() }
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { fatalError() }
  public var wrappedValue: Value { fatalError() }
  public var projectedValue: GestureState<Value> { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension GestureState where Value: ExpressibleByNilLiteral { public init(resetTransaction: Transaction = Transaction()) { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension GestureState: Sendable where Value: Sendable {}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) @propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { fatalError() }
  public init(wrappedValue: Value) { fatalError() }
  public var wrappedValue: Value { fatalError() }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension ScaledMetric: Sendable where Value: Sendable {}
