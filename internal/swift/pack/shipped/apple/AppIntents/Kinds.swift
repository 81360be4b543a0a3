import Foundation
import SwiftUI

// Kinds of intents.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol SetFocusFilterIntent: SystemIntent, InstanceDisplayRepresentable {
  var appContext: FocusFilterAppContext { get }
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension SetFocusFilterIntent {
  public var appContext: FocusFilterAppContext { fatalError() }
  public static var current: Self { get async throws { fatalError() } }
  public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct FocusFilterAppContext: Sendable {
  public init(notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil) { fatalError() }
  public var notificationFilterPredicate: NSPredicate? { get { fatalError() } set {} }
  public var targetContentIdentifierPrefix: String? { get { fatalError() } set {} }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct FocusFilterSuggestionContext: Sendable {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol DeleteIntent: SystemIntent { associatedtype Entity: AppEntity; var entities: [Entity] { get set } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol CustomIntentMigratedAppIntent: AppIntent { static var intentClassName: String { get } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol PredictableIntent: AppIntent { associatedtype PredictionConfiguration: IntentPredictionConfiguration; @IntentPredictionsBuilder<Self> static var predictionConfiguration: Self.PredictionConfiguration { get } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol IntentPredictionConfiguration {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct IntentPrediction<Intent: AppIntent, Parameters>: IntentPredictionConfiguration {
  public init(displayRepresentation: @escaping () -> DisplayRepresentation) where Parameters == Void { fatalError() }
  public init<V>(parameters: KeyPath<Intent, IntentParameter<V>>, displayRepresentation: @escaping (V) -> DisplayRepresentation) where Parameters == V { fatalError() }
  @_disfavoredOverload public init<each V>(parameters: (repeat KeyPath<Intent, IntentParameter<each V>>), displayRepresentation: @escaping (repeat each V) -> DisplayRepresentation) where Parameters == (repeat each V) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct _Predictions: IntentPredictionConfiguration {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @resultBuilder public struct IntentPredictionsBuilder<Intent: AppIntent> {
  public static func buildExpression<P>(_ e: IntentPrediction<Intent, P>) -> IntentPrediction<Intent, P> { fatalError() }
  public static func buildBlock<C: IntentPredictionConfiguration>(_ c: C) -> C { fatalError() }
  @_disfavoredOverload public static func buildBlock<each C: IntentPredictionConfiguration>(_ c: repeat each C) -> _Predictions { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public protocol ProgressReportingIntent: AppIntent {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension ProgressReportingIntent { public var progress: Progress { fatalError() } }
@available(iOS 17.2, macOS 14.2, tvOS 17.2, watchOS 10.2, visionOS 1.1, *) public protocol ShowInAppSearchResultsIntent: SystemIntent { static var searchScopes: [StringSearchScope] { get }; var criteria: StringSearchCriteria { get set } }
@available(iOS 17.2, macOS 14.2, tvOS 17.2, watchOS 10.2, visionOS 1.1, *) public struct StringSearchCriteria: Sendable, _IntentValue { public init(term: String) { fatalError() }; public var term: String { fatalError() } }
@available(iOS 17.2, macOS 14.2, tvOS 17.2, watchOS 10.2, visionOS 1.1, *) public struct StringSearchScope: Sendable, Hashable { public static let general = StringSearchScope(); public static let movies = StringSearchScope(); public static let tv = StringSearchScope() }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public protocol AudioRecordingIntent: SystemIntent {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public protocol AudioStartingIntent: SystemIntent {}
@available(iOS 18.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public protocol CameraCaptureIntent: SystemIntent { associatedtype AppContext: Codable & Sendable = Never }
@available(iOS 18.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension CameraCaptureIntent {
  public static var appContext: AppContext? { get async throws { fatalError() } }
  public static func updateAppContext(_ context: AppContext) async throws {}
}
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *) public protocol StartWorkoutIntent: SystemIntent { associatedtype WorkoutStyle: AppEnum; var workoutStyle: WorkoutStyle { get set }; static var suggestedWorkouts: [Self] { get }; static var displayRepresentation: DisplayRepresentation { get } }
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *) extension StartWorkoutIntent { public static var suggestedWorkouts: [Self] { fatalError() }; public static var displayRepresentation: DisplayRepresentation { fatalError() } }
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *) public protocol PauseWorkoutIntent: SystemIntent {}
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *) public protocol ResumeWorkoutIntent: SystemIntent {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol PlayVideoIntent: SystemIntent { associatedtype Video; var term: String { get set } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public protocol URLRepresentableIntent: AppIntent { static var urlRepresentation: Self.URLRepresentation { get } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension URLRepresentableIntent { public typealias URLRepresentation = IntentURLRepresentation<Self>; public static var urlRepresentation: Self.URLRepresentation { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public protocol URLRepresentableEntity: AppEntity { static var urlRepresentation: Self.URLRepresentation { get } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension URLRepresentableEntity { public typealias URLRepresentation = EntityURLRepresentation<Self>; public var urlRepresentation: URL? { get async throws { fatalError() } } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public protocol URLRepresentableEnum: AppEnum { static var urlRepresentation: Self.URLRepresentation { get } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension URLRepresentableEnum { public typealias URLRepresentation = EnumURLRepresentation<Self> }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct IntentURLRepresentation<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) { fatalError() }
  public init(stringInterpolation: StringInterpolation) { fatalError() }
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) { fatalError() }
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<V>(_ keyPath: KeyPath<Intent, IntentParameter<V>>) {}
  }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public enum EntityURLIdentifierToken: Sendable { case id }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) { fatalError() }
  public init(stringInterpolation: StringInterpolation) { fatalError() }
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) { fatalError() }
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: EntityURLIdentifierToken) {}
    public mutating func appendInterpolation<V>(_ keyPath: KeyPath<Entity, EntityProperty<V>>) {}
  }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct EnumURLRepresentation<Enum: AppEnum>: ExpressibleByDictionaryLiteral, Sendable { public init(dictionaryLiteral elements: (Enum, String)...) { fatalError() } }

// How intents run.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) public struct IntentModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { fatalError() }
  public enum ForegroundMode: Sendable { case immediate, dynamic, deferred }
  public static let background = IntentModes(rawValue: 1)
  public static let foreground = IntentModes(rawValue: 2)
  public static func foreground(_ mode: ForegroundMode) -> IntentModes { fatalError() }
  public enum CurrentMode: Sendable { case background, foreground; public var canContinueInForeground: Bool { fatalError() } }
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) extension AppIntent {
  public static var supportedModes: IntentModes { fatalError() }
  public var systemContext: IntentSystemContext { fatalError() }
  public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {}
  public func requestChoice(between options: [IntentChoiceOption], dialog: IntentDialog? = nil) async throws -> IntentChoiceOption { fatalError() }
  public func requestChoice<Content: View>(between options: [IntentChoiceOption], dialog: IntentDialog? = nil, view: Content) async throws -> IntentChoiceOption { fatalError() }
  public func requestConfirmation<I: SnippetIntent>(conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .`continue`, dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: I) async throws {}
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) public struct IntentSystemContext: Sendable { public var currentMode: IntentModes.CurrentMode { fatalError() }; public var preciseTimestamp: Date? { fatalError() } }
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) public struct IntentChoiceOption: Sendable, Hashable {
  public enum Style: Sendable { case `default`, cancel, destructive }
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, style: Style = .default) { fatalError() }
  public var title: LocalizedStringResource { fatalError() }
  public static func cancel(title: LocalizedStringResource) -> IntentChoiceOption { fatalError() }
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) public protocol SnippetIntent: AppIntent {}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) extension SnippetIntent { public static func reload() {} }
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) public protocol TargetContentProvidingIntent: AppIntent {}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) extension TargetContentProvidingIntent { public func perform() async throws -> some IntentResult { return IntentResultContainer<Never, Never, Never, Never>() } }
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) public protocol UndoableIntent: AppIntent {}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) extension UndoableIntent { public var undoManager: UndoManager? { fatalError() } }
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) public protocol ShowsSnippetIntent: IntentResult {}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) public struct _SnippetResult<Value, Intent, Dialog>: IntentResult, @unchecked Sendable { public var value: Value? { fatalError() } }
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) extension _SnippetResult: ShowsSnippetIntent {}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) extension _SnippetResult: ReturnsValue {}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) extension _SnippetResult: ProvidesDialog where Dialog == IntentDialog {}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) extension IntentResult {
  public static func result<I: SnippetIntent>(snippetIntent: I) -> Self where Self == _SnippetResult<Never, I, Never> { fatalError() }
  public static func result<I: SnippetIntent>(dialog: IntentDialog, snippetIntent: I) -> Self where Self == _SnippetResult<Never, I, IntentDialog> { fatalError() }
  public static func result<Value: _IntentValue, I: SnippetIntent>(value: Value, snippetIntent: I) -> Self where Self == _SnippetResult<Value, I, Never> { fatalError() }
  public static func result<Value: _IntentValue, I: SnippetIntent>(value: Value, dialog: IntentDialog, snippetIntent: I) -> Self where Self == _SnippetResult<Value, I, IntentDialog> { fatalError() }
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) public protocol IntentValueQuery: PersistentlyIdentifiable, Sendable { associatedtype Input; associatedtype Value; init(); func values(for input: Input) async throws -> [Value] }
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) extension IntentValueQuery { public typealias Dependency = AppDependency }

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public protocol AppIntentsPackage { static var includedPackages: [any AppIntentsPackage.Type] { get } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension AppIntentsPackage { public static var includedPackages: [any AppIntentsPackage.Type] { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct AppIntentError: Error, Sendable, CustomLocalizedStringResourceConvertible {
  public var localizedStringResource: LocalizedStringResource { fatalError() }
  public enum PermissionRequired: Error, Sendable { case unknown }
  public enum UserActionRequired: Error, Sendable { case accountSetup, subscriptionRequired, signin, confirmation, restart }
  public enum Unrecoverable: Error, Sendable { case entityNotFound, featureCurrentlyRestricted, notAllowed, unknown, unsupportedOnDevice, networkUnavailable }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension DynamicOptionsProvider { public typealias Dependency = AppDependency; public typealias ParameterDependency = IntentParameterDependency }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension EntityQuery { public typealias IntentParameterDependency = _ParameterDependency }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @propertyWrapper public struct _ParameterDependency<Intent: AppIntent>: Sendable {
  public init<each V>(_ keyPaths: repeat KeyPath<Intent, IntentParameter<each V>>) { fatalError() }
  public var wrappedValue: IntentProjection<Intent>? { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public typealias IntentParameterDependency = _ParameterDependency
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @dynamicMemberLookup public struct IntentProjection<Intent: AppIntent>: Sendable { public subscript<V>(dynamicMember keyPath: KeyPath<Intent, V>) -> V { fatalError() } }

// Relevance.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct RelevantIntent: Sendable {
  public init<I: WidgetConfigurationIntent>(_ intent: I, widgetKind: String, relevance: RelevantContext) { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public final class RelevantIntentManager: Sendable {
  public static let shared = RelevantIntentManager()
  init() { fatalError() }
  public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {}
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct RelevantContext: Sendable {
  public enum DateKind: Sendable { case `default`, scheduled, informational }
  public static func date(_ date: Date) -> RelevantContext { fatalError() }
  public static func date(from startDate: Date, to endDate: Date) -> RelevantContext { fatalError() }
  public static func date(_ dateInterval: DateInterval) -> RelevantContext { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public static func date(interval: DateInterval, kind: DateKind) -> RelevantContext { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public static func date(range: Range<Date>, kind: DateKind) -> RelevantContext { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public static func date(_ date: Date, kind: DateKind) -> RelevantContext { fatalError() }
  public enum FitnessKind: Sendable { case activityRingsIncomplete, workoutActive }
  public static func fitness(_ condition: FitnessKind) -> RelevantContext { fatalError() }
  public enum SleepKind: Sendable { case wakeup, bedtime }
  public static func sleep(_ condition: SleepKind) -> RelevantContext { fatalError() }
  public enum HardwareKind: Sendable { case headphones }
  public static func hardware(_ condition: HardwareKind) -> RelevantContext { fatalError() }
  public enum InferredLocation: Sendable { case home, work, school, commute }
  public static func location(inferred: InferredLocation) -> RelevantContext { fatalError() }
}
