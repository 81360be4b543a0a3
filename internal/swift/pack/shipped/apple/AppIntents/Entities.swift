import Foundation
import SwiftUI
import UniformTypeIdentifiers

// Further kinds of values.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Float: _IntentValue {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Decimal: _IntentValue {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension UUID: _IntentValue {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Data: _IntentValue {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Set: _IntentValue where Element: _IntentValue {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Measurement: _IntentValue {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Duration: _IntentValue {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Calendar.RecurrenceRule: _IntentValue {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct IntentPerson: Sendable, Hashable, _IntentValue {
  public enum Name: Sendable, Hashable { case displayName(String), components(PersonNameComponents); public var displayString: String { fatalError() } }
  public struct Handle: Sendable, Hashable { public init(emailAddress: String) { fatalError() }; public init(phoneNumber: String) { fatalError() }; public init(applicationDefined: String) { fatalError() }; public enum Value: Sendable, Hashable { case emailAddress(String), phoneNumber(String), applicationDefined(String) }; public var value: Value { fatalError() } }
  public init(identifier: String? = nil, name: Name, handle: Handle? = nil, isMe: Bool = false) { fatalError() }
  public var name: Name { get { fatalError() } set {} }
  public var handle: Handle? { get { fatalError() } set {} }
  public var isMe: Bool { get { fatalError() } set {} }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct IntentCurrencyAmount: Sendable, Hashable, _IntentValue { public init(amount: Decimal, currencyCode: String) { fatalError() }; public var amount: Decimal { get { fatalError() } set {} }; public var currencyCode: String { get { fatalError() } set {} } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct IntentPaymentMethod: Sendable, Hashable, _IntentValue { public enum PaymentType: Sendable { case checking, savings, brokerage, debit, credit, prepaid, store, applePay }; public init(type: PaymentType, name: String? = nil, identificationHint: String? = nil, icon: DisplayRepresentation.Image? = nil) { fatalError() }; public static func == (a: IntentPaymentMethod, b: IntentPaymentMethod) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) {} }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension IntentParameter {
  public convenience init<U: Dimension>(title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: U? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil) where Value == Measurement<U> { fatalError() }
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, currencyCodes: [String], requestValueDialog: IntentDialog? = nil) where Value == IntentCurrencyAmount { fatalError() }
  public convenience init(description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil) where Value: _IntentValue { fatalError() }
  public convenience init<Q: EntityQuery>(title: LocalizedStringResource, description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil, query: Q) where Value: _IntentValue { fatalError() }
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, requestDisambiguationDialog: IntentDialog) where Value: _IntentValue { fatalError() }
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog?, requestDisambiguationDialog: IntentDialog) where Value: _IntentValue { fatalError() }
  public final func needsDisambiguationError(among items: [Value], dialog: IntentDialog? = nil) -> any Error { fatalError() }
  public final func requestDisambiguation<E>(among items: [E], dialog: IntentDialog? = nil) async throws -> E where Value == E? { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct IntentItem<Result>: Sendable where Result: Sendable {
  public init(_ value: Result, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil) { fatalError() }
  public init(_ value: Result, display: @autoclosure @escaping @Sendable () -> DisplayRepresentation) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct IntentItemSection<Result: Sendable>: Sendable {
  public init(_ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil, items: [IntentItem<Result>]) { fatalError() }
  public init(_ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil, items: [Result]) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct IntentItemCollection<Result: Sendable>: Sendable {
  public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]) { fatalError() }
  public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [IntentItem<Result>]) { fatalError() }
  public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, sections: [IntentItemSection<Result>]) { fatalError() }
  public static var empty: IntentItemCollection<Result> { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public typealias ItemCollection = IntentItemCollection
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public typealias ItemSection = IntentItemSection

// Conditions of summaries.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public enum _Equality: Sendable { case equalTo, notEqualTo }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public enum _Comparison: Sendable { case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public enum _Presence: Sendable { case hasAnyValue, hasNoValue }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public enum _Membership: Sendable { case oneOf, notOneOf }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct ParameterSummaryWhenCondition<Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary>: ParameterSummary {
  public init<V>(_ keyPath: KeyPath<Intent, IntentParameter<V>>, _ comparisonOperator: _Equality, _ value: V, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise) { fatalError() }
  public init<V: Comparable>(_ keyPath: KeyPath<Intent, IntentParameter<V>>, _ comparisonOperator: _Comparison, _ value: V, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise) { fatalError() }
  public init<V>(_ keyPath: KeyPath<Intent, IntentParameter<V?>>, _ comparisonOperator: _Equality, _ value: V, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise) { fatalError() }
  public init<V>(_ keyPath: KeyPath<Intent, IntentParameter<V>>, _ presence: _Presence, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise) { fatalError() }
  public init<V>(_ keyPath: KeyPath<Intent, IntentParameter<V>>, _ membership: _Membership, _ values: [V], @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise) { fatalError() }
  public init(widgetFamily comparisonOperator: _Equality, _ value: IntentWidgetFamily, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise) { fatalError() }
  public init(widgetFamily membership: _Membership, _ values: [IntentWidgetFamily], @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension ParameterSummaryWhenCondition where Otherwise == _EmptySummary<Intent> {
  public init<V>(_ keyPath: KeyPath<Intent, IntentParameter<V>>, _ comparisonOperator: _Equality, _ value: V, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition) { fatalError() }
  public init<V>(_ keyPath: KeyPath<Intent, IntentParameter<V>>, _ presence: _Presence, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value, CaseContent>: ParameterSummary {
  public init(_ keyPath: KeyPath<Intent, IntentParameter<Value>>, @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> CaseContent) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension ParameterSummarySwitchCondition where Value == IntentWidgetFamily {
  public init(_ widgetFamily: KeyPath<Intent, IntentWidgetFamily>, @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> CaseContent) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value, Content: ParameterSummary> {
  public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content) { fatalError() }
  public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content) { fatalError() }
  public init<V>(_ value: V, @ParameterSummaryBuilder<Intent> _ content: () -> Content) where Value == V? { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Content: ParameterSummary> { public init(@ParameterSummaryBuilder<Intent> _ content: () -> Content) { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct _Cases {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @resultBuilder public struct ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
  public static func buildExpression<C: ParameterSummary>(_ e: ParameterSummaryCaseCondition<Intent, Value, C>) -> _Cases { fatalError() }
  public static func buildExpression<C: ParameterSummary>(_ e: ParameterSummaryDefaultCaseCondition<Intent, C>) -> _Cases { fatalError() }
  public static func buildBlock(_ c: _Cases...) -> _Cases { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension AppIntent {
  public typealias When<W: ParameterSummary, O: ParameterSummary> = ParameterSummaryWhenCondition<Self, W, O>
  public typealias Switch<V, C> = ParameterSummarySwitchCondition<Self, V, C>
  public typealias Case<V, C: ParameterSummary> = ParameterSummaryCaseCondition<Self, V, C>
  public typealias DefaultCase<C: ParameterSummary> = ParameterSummaryDefaultCaseCondition<Self, C>
}

// Queries by property.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol EntityPropertyQuery: EntityQuery {
  associatedtype ComparatorMappingType
  static var properties: EntityQueryProperties<Entity, ComparatorMappingType> { get }
  static var sortingOptions: EntityQuerySortingOptions<Entity> { get }
  func entities(matching comparators: [ComparatorMappingType], mode: EntityQueryComparatorMode, sortedBy: [EntityQuerySort<Entity>], limit: Int?) async throws -> [Entity]
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension EntityPropertyQuery {
  public typealias ComparatorMode = EntityQueryComparatorMode
  public typealias Sort = EntityQuerySort
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  public typealias Property = EntityQueryProperty<Entity, ComparatorMappingType>
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
  public static var findIntentDescription: IntentDescription? { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public enum EntityQueryComparatorMode: Sendable { case and, or }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct EntityQuerySort<Entity: AppEntity> { public enum Ordering: Sendable { case ascending, descending }; public var by: PartialKeyPath<Entity> { fatalError() }; public var order: Ordering { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: @unchecked Sendable { public init(@EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> _ properties: () -> [EntityQueryProperty<Entity, ComparatorMappingType>]) { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @resultBuilder public struct EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
  public static func buildBlock(_ c: EntityQueryProperty<Entity, ComparatorMappingType>...) -> [EntityQueryProperty<Entity, ComparatorMappingType>] { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct EntityQueryProperty<Entity: AppEntity, ComparatorMappingType> {
  public init<V>(_ keyPath: KeyPath<Entity, EntityProperty<V>>, @EntityQueryComparatorsBuilder<V, ComparatorMappingType> comparators: () -> [_Comparator]) { fatalError() }
  public init<V>(_ keyPath: KeyPath<Entity, EntityProperty<V?>>, @EntityQueryComparatorsBuilder<V, ComparatorMappingType> comparators: () -> [_Comparator]) { fatalError() }
  public init<V, P: DynamicOptionsProvider>(_ keyPath: KeyPath<Entity, EntityProperty<V>>, @EntityQueryComparatorsBuilder<V, ComparatorMappingType> comparators: () -> [_Comparator], optionsProvider: P) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct _Comparator {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @resultBuilder public struct EntityQueryComparatorsBuilder<Value, ComparatorMappingType> {
  public static func buildExpression(_ e: EqualToComparator<Value, ComparatorMappingType>) -> _Comparator { fatalError() }
  public static func buildExpression(_ e: NotEqualToComparator<Value, ComparatorMappingType>) -> _Comparator { fatalError() }
  public static func buildExpression(_ e: LessThanComparator<Value, ComparatorMappingType>) -> _Comparator { fatalError() }
  public static func buildExpression(_ e: LessThanOrEqualToComparator<Value, ComparatorMappingType>) -> _Comparator { fatalError() }
  public static func buildExpression(_ e: GreaterThanComparator<Value, ComparatorMappingType>) -> _Comparator { fatalError() }
  public static func buildExpression(_ e: GreaterThanOrEqualToComparator<Value, ComparatorMappingType>) -> _Comparator { fatalError() }
  public static func buildExpression(_ e: ContainsComparator<Value, ComparatorMappingType>) -> _Comparator { fatalError() }
  public static func buildExpression(_ e: HasPrefixComparator<Value, ComparatorMappingType>) -> _Comparator { fatalError() }
  public static func buildExpression(_ e: HasSuffixComparator<Value, ComparatorMappingType>) -> _Comparator { fatalError() }
  public static func buildExpression(_ e: IsBetweenComparator<Value, ComparatorMappingType>) -> _Comparator { fatalError() }
  public static func buildBlock(_ c: _Comparator...) -> [_Comparator] { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct EqualToComparator<Value, ComparatorMappingType> { public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct NotEqualToComparator<Value, ComparatorMappingType> { public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct LessThanComparator<Value, ComparatorMappingType> { public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct LessThanOrEqualToComparator<Value, ComparatorMappingType> { public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct GreaterThanComparator<Value, ComparatorMappingType> { public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct GreaterThanOrEqualToComparator<Value, ComparatorMappingType> { public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct ContainsComparator<Value, ComparatorMappingType> { public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct HasPrefixComparator<Value, ComparatorMappingType> { public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct HasSuffixComparator<Value, ComparatorMappingType> { public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct IsBetweenComparator<Value, ComparatorMappingType> { public init(mappingTransform: @escaping (Value, Value) -> ComparatorMappingType) { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct EntityQuerySortingOptions<Entity: AppEntity>: @unchecked Sendable { public init(@EntityQuerySortingOptionsBuilder<Entity> _ options: () -> [EntityQuerySortableByProperty<Entity>]) { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct EntityQuerySortableByProperty<Entity: AppEntity> { public init<V>(_ keyPath: KeyPath<Entity, EntityProperty<V>>) { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @resultBuilder public struct EntityQuerySortingOptionsBuilder<Entity: AppEntity> { public static func buildBlock(_ c: EntityQuerySortableByProperty<Entity>...) -> [EntityQuerySortableByProperty<Entity>] { fatalError() } }

// Further kinds of entities.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public protocol UniqueAppEntity: AppEntity where ID == String {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension UniqueAppEntity { public var id: String { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public protocol UniqueAppEntityQuery: EntityQuery where Entity: UniqueAppEntity { associatedtype Entity; func uniqueEntity() async throws -> Entity }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension UniqueAppEntityQuery { public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery { public init() { fatalError() }; public init(_ provider: @escaping @Sendable () async throws -> Entity) { fatalError() }; public func uniqueEntity() async throws -> Entity { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public protocol FileEntity: AppEntity where ID == FileEntityIdentifier { static var supportedContentTypes: [UTType] { get } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct FileEntityIdentifier: EntityIdentifierConvertible, Hashable, Sendable { public static func file(url: URL) -> FileEntityIdentifier { fatalError() }; public static func draft(identifier: String) -> FileEntityIdentifier { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct EntityIdentifier: Hashable, Sendable, CustomStringConvertible {
  public init<E: AppEntity>(for entity: E) { fatalError() }
  public init<E: AppEntity>(for entityType: E.Type, identifier: E.ID) { fatalError() }
  public var identifier: String { fatalError() }
  public var description: String { fatalError() }
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) public struct EntityCollection<Entity: AppEntity>: Sendable, _IntentValue { public var identifiers: [Entity.ID] { fatalError() }; public func entities() async throws -> [Entity] { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension NSUserActivity { @available(iOS 18.2, macOS 15.2, tvOS 18.2, watchOS 11.2, visionOS 2.2, *) public var appEntityIdentifier: EntityIdentifier? { get { fatalError() } set {} } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension View { nonisolated public func appEntityIdentifier(_ identifier: EntityIdentifier?) -> some View { fatalError() } }
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) extension View { nonisolated public func onAppIntentExecution<I: TargetContentProvidingIntent>(_ intent: I.Type, perform action: @escaping (I) -> Void) -> some View { fatalError() } }

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension DisplayRepresentation {
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil, synonyms: [LocalizedStringResource] = [], descriptionText: LocalizedStringResource?) { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension DisplayRepresentation.Image {
#if os(iOS) || os(tvOS)
  public init(systemName: String, tintColor: UIColor? = nil, symbolConfiguration: UIImage.SymbolConfiguration? = nil) { fatalError() }
#elseif canImport(AppKit)
  public init(systemName: String, tintColor: NSColor? = nil) { fatalError() }
#endif
  public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle) { fatalError() }
  public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle) { fatalError() }
  public init(named: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle) { fatalError() }
  public enum DisplayStyle: Sendable { case `default`, circular }
}

// Shortcuts in views.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct ShortcutsLink: View { nonisolated public init() { fatalError() }; nonisolated public init(action: @escaping () -> Void) { fatalError() }; public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct SiriTipView<I: AppIntent>: View { nonisolated public init(intent: I, isVisible: Binding<Bool> = .constant(true)) { fatalError() }; public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct ShortcutsLinkStyle: Sendable, Equatable { public static let automatic = ShortcutsLinkStyle(); public static let automaticOutline = ShortcutsLinkStyle(); public static let dark = ShortcutsLinkStyle(); public static let darkOutline = ShortcutsLinkStyle(); public static let light = ShortcutsLinkStyle(); public static let lightOutline = ShortcutsLinkStyle() }
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct SiriTipViewStyle: Sendable, Equatable { public static let automatic = SiriTipViewStyle(); public static let dark = SiriTipViewStyle(); public static let light = SiriTipViewStyle() }
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) extension View {
  nonisolated public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { fatalError() }
  nonisolated public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension AppShortcut { public init<I: AppIntent, P: AppEntity>(intent: I, phrases: [AppShortcutPhrase<I>], shortTitle: LocalizedStringResource, systemImageName: String, parameterPresentation: AppShortcutParameterPresentation<I, P>) { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct AppShortcutParameterPresentation<Intent: AppIntent, Parameter> {
  public init(for keyPath: KeyPath<Intent, IntentParameter<Parameter>>, summary: AppShortcutParameterPresentationSummary<Intent>, @AppShortcutOptionsCollectionsBuilder optionsCollections: () -> [AppShortcutOptionsCollection]) { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct AppShortcutParameterPresentationSummary<Intent: AppIntent> { public init(_ summary: AppShortcutPhrase<Intent>) { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct AppShortcutOptionsCollection { public init<P: DynamicOptionsProvider>(_ provider: P, title: LocalizedStringResource, systemImageName: String) { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @resultBuilder public struct AppShortcutOptionsCollectionsBuilder { public static func buildBlock(_ c: AppShortcutOptionsCollection...) -> [AppShortcutOptionsCollection] { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct NegativeAppShortcutPhrases: ExpressibleByArrayLiteral { public init(arrayLiteral elements: NegativeAppShortcutPhrase...) { fatalError() }; public init(@NegativeAppShortcutPhrasesBuilder _ phrases: () -> [NegativeAppShortcutPhrase]) { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct NegativeAppShortcutPhrase: ExpressibleByStringLiteral { public init(stringLiteral value: String) { fatalError() }; public init(_ phrase: String) { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @resultBuilder public struct NegativeAppShortcutPhrasesBuilder { public static func buildBlock(_ c: NegativeAppShortcutPhrase...) -> [NegativeAppShortcutPhrase] { fatalError() }; public static func buildExpression(_ e: NegativeAppShortcutPhrase) -> NegativeAppShortcutPhrase { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension AppShortcutsBuilder {
  public static func buildOptional(_ c: [AppShortcut]?) -> [AppShortcut] { fatalError() }
  public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { fatalError() }
  public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { fatalError() }
  public static func buildLimitedAvailability(_ c: [AppShortcut]) -> [AppShortcut] { fatalError() }
}
