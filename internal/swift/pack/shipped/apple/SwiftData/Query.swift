import SwiftUI


@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @MainActor @preconcurrency @propertyWrapper public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  @MainActor @preconcurrency public var wrappedValue: Result { fatalError() }
  @MainActor @preconcurrency public var modelContext: ModelContext { fatalError() }
  var _storage: Never
  @MainActor @preconcurrency public var fetchError: (any Error)? { fatalError() }
  nonisolated public mutating func update() { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public typealias _Quer = Query
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Query where Result == [Element] {
  nonisolated public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil) { fatalError() }
  nonisolated public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation) { fatalError() }
  nonisolated public init<Value: Comparable>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward, transaction: Transaction? = nil) { fatalError() }
  nonisolated public init<Value: Comparable>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward, animation: Animation) { fatalError() }
  nonisolated public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) { fatalError() }
  nonisolated public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @attached(accessor) @attached(peer, names: prefixed(`_`)) public macro Query() = #externalMacro(module: "AssayMacros", type: "Query")
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @attached(accessor) @attached(peer, names: prefixed(`_`)) public macro Query(transaction: Transaction) = #externalMacro(module: "AssayMacros", type: "Query")
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @attached(accessor) @attached(peer, names: prefixed(`_`)) public macro Query(animation: Animation) = #externalMacro(module: "AssayMacros", type: "Query")
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @attached(accessor) @attached(peer, names: prefixed(`_`)) public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) = #externalMacro(module: "AssayMacros", type: "Query")
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @attached(accessor) @attached(peer, names: prefixed(`_`)) public macro Query<Element: PersistentModel>(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil) = #externalMacro(module: "AssayMacros", type: "Query")
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @attached(accessor) @attached(peer, names: prefixed(`_`)) public macro Query<Element: PersistentModel>(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation) = #externalMacro(module: "AssayMacros", type: "Query")
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @attached(accessor) @attached(peer, names: prefixed(`_`)) public macro Query<Value: Comparable, Element: PersistentModel>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward, transaction: Transaction? = nil) = #externalMacro(module: "AssayMacros", type: "Query")
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @attached(accessor) @attached(peer, names: prefixed(`_`)) public macro Query<Value: Comparable, Element: PersistentModel>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward, animation: Animation) = #externalMacro(module: "AssayMacros", type: "Query")
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension EnvironmentValues { public var modelContext: ModelContext { get { fatalError() } set { fatalError() } } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension View {
  nonisolated public func modelContext(_ modelContext: ModelContext) -> some View { fatalError() }
  nonisolated public func modelContainer(_ container: ModelContainer) -> some View { fatalError() }
  nonisolated public func modelContainer(for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }) -> some View { fatalError() }
  nonisolated public func modelContainer(for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }) -> some View { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Scene {
  nonisolated public func modelContext(_ modelContext: ModelContext) -> some Scene { fatalError() }
  nonisolated public func modelContainer(_ container: ModelContainer) -> some Scene { fatalError() }
  nonisolated public func modelContainer(for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }) -> some Scene { fatalError() }
  nonisolated public func modelContainer(for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }) -> some Scene { fatalError() }
}
