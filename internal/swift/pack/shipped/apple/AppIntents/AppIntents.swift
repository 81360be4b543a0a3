@_exported import Foundation
@_exported import AssayGapFoundation
import SwiftUI
import UniformTypeIdentifiers

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol PersistentlyIdentifiable { static var persistentIdentifier: String { get } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension PersistentlyIdentifiable { public static var persistentIdentifier: String { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol AppIntent: PersistentlyIdentifiable, Sendable {
  associatedtype SummaryContent: ParameterSummary
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  @ParameterSummaryBuilder<Self> static var parameterSummary: Self.SummaryContent { get }
  init()
  func perform() async throws -> Self.PerformResult
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public enum IntentAuthenticationPolicy: Int, Sendable { case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension AppIntent {
  public static var description: IntentDescription? { fatalError() }
  public static var openAppWhenRun: Bool { fatalError() }
  public static var isDiscoverable: Bool { fatalError() }
  public static var authenticationPolicy: IntentAuthenticationPolicy { fatalError() }
  public static var parameterSummary: some ParameterSummary { return _EmptySummary<Self>() }
  @discardableResult public func callAsFunction(donate: Bool = true) async throws -> Self.PerformResult { fatalError() }
  @discardableResult public func donate() async throws -> IntentDonationIdentifier { fatalError() }
  public func requestConfirmation<Result: IntentResult>(result: Result, confirmationActionName: ConfirmationActionName = .`continue`, showPrompt: Bool = true) async throws { fatalError() }
  public func requestConfirmation() async throws { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public func requestConfirmation(conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .`continue`, dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true) async throws { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public func requestConfirmation<Content: View>(conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .`continue`, dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, @ViewBuilder content: () -> Content) async throws { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct IntentDonationIdentifier: Hashable, Sendable {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct ConfirmationConditions: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int) { fatalError() }; public static let userNotInitiated = ConfirmationConditions(rawValue: 1) }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct ConfirmationActionName: Sendable {
  public static func custom(acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [], denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource] = [], destructive: Bool = false) -> ConfirmationActionName { fatalError() }
  public static let `continue` = ConfirmationActionName()
  public static let order = ConfirmationActionName()
  public static let buy = ConfirmationActionName()
  public static let book = ConfirmationActionName()
  public static let send = ConfirmationActionName()
  public static let start = ConfirmationActionName()
  public static let set = ConfirmationActionName()
  public static let add = ConfirmationActionName()
  public static let create = ConfirmationActionName()
  public static let play = ConfirmationActionName()
  public static let post = ConfirmationActionName()
  public static let share = ConfirmationActionName()
  public static let `do` = ConfirmationActionName()
  public static let go = ConfirmationActionName()
  public static let call = ConfirmationActionName()
  public static let checkIn = ConfirmationActionName()
  public static let download = ConfirmationActionName()
  public static let filter = ConfirmationActionName()
  public static let find = ConfirmationActionName()
  public static let log = ConfirmationActionName()
  public static let open = ConfirmationActionName()
  public static let pay = ConfirmationActionName()
  public static let request = ConfirmationActionName()
  public static let run = ConfirmationActionName()
  public static let save = ConfirmationActionName()
  public static let search = ConfirmationActionName()
  public static let toggle = ConfirmationActionName()
  public static let turnOff = ConfirmationActionName()
  public static let turnOn = ConfirmationActionName()
  public static let view = ConfirmationActionName()
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct IntentDescription: ExpressibleByStringLiteral, Sendable { public init(stringLiteral value: String) { fatalError() }
  public init(_ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil, searchKeywords: [LocalizedStringResource] = []) { fatalError() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public init(_ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil, searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource?) { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public protocol WidgetConfigurationIntent: AppIntent {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension WidgetConfigurationIntent { public func perform() async throws -> some IntentResult { return IntentResultContainer<Never, Never, Never, Never>() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public protocol ControlConfigurationIntent: AppIntent {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension ControlConfigurationIntent { public func perform() async throws -> some IntentResult { return IntentResultContainer<Never, Never, Never, Never>() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol SystemIntent: AppIntent {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol OpenIntent: SystemIntent { associatedtype Value: AppValue; var target: Self.Value { get set } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public protocol LiveActivityIntent: SystemIntent {}
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *) public protocol AudioPlaybackIntent: SystemIntent {}
@available(iOS 16.4, watchOS 9.4, tvOS 16.4, visionOS 1.0, *) @available(macOS, unavailable) public protocol ForegroundContinuableIntent: SystemIntent {}
@available(iOS 16.4, watchOS 9.4, tvOS 16.4, visionOS 1.0, *) @available(macOS, unavailable) extension ForegroundContinuableIntent {
  public func needsToContinueInForegroundError(_ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil) -> any Error { fatalError() }
  public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public protocol SetValueIntent: SystemIntent { associatedtype ValueType: _IntentValue; var value: Self.ValueType { get set } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct OpenURLIntent: AppIntent { public init() { fatalError() }; public init(_ url: URL) { fatalError() }; public static var title: LocalizedStringResource { fatalError() }; public func perform() async throws -> some IntentResult { return IntentResultContainer<Never, Never, Never, Never>() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol IntentResult: Sendable { associatedtype Value; var value: Self.Value? { get } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol ReturnsValue<Value>: IntentResult {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol ProvidesDialog: IntentResult {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol ShowsSnippetView: IntentResult {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol OpensIntent: IntentResult {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct IntentResultContainer<Value, OpensAppIntent, SnippetView, Dialog>: IntentResult, @unchecked Sendable { public var value: Value? { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension IntentResultContainer: ReturnsValue {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension IntentResultContainer: ShowsSnippetView where SnippetView: View {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension IntentResultContainer: OpensIntent where OpensAppIntent: AppIntent {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension IntentResult {
  public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> { fatalError() }
  public static func result<Value: _IntentValue>(value: Value) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> { fatalError() }
  public static func result(dialog: IntentDialog) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { fatalError() }
  public static func result<Value: _IntentValue>(value: Value, dialog: IntentDialog) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> { fatalError() }
  public static func result<V: View>(view: V) -> Self where Self == IntentResultContainer<Never, Never, V, Never> { fatalError() }
  public static func result<V: View>(dialog: IntentDialog, view: V) -> Self where Self == IntentResultContainer<Never, Never, V, IntentDialog> { fatalError() }
  public static func result<Value: _IntentValue, V: View>(value: Value, view: V) -> Self where Self == IntentResultContainer<Value, Never, V, Never> { fatalError() }
  public static func result<Value: _IntentValue, V: View>(value: Value, dialog: IntentDialog, view: V) -> Self where Self == IntentResultContainer<Value, Never, V, IntentDialog> { fatalError() }
  public static func result<V: View>(@ViewBuilder content: () -> V) -> Self where Self == IntentResultContainer<Never, Never, V, Never> { fatalError() }
  public static func result<V: View>(dialog: IntentDialog, @ViewBuilder content: () -> V) -> Self where Self == IntentResultContainer<Never, Never, V, IntentDialog> { fatalError() }
  public static func result<Value: _IntentValue, V: View>(value: Value, @ViewBuilder content: () -> V) -> Self where Self == IntentResultContainer<Value, Never, V, Never> { fatalError() }
  public static func result<Value: _IntentValue, V: View>(value: Value, dialog: IntentDialog, @ViewBuilder content: () -> V) -> Self where Self == IntentResultContainer<Value, Never, V, IntentDialog> { fatalError() }
  public static func result<I: AppIntent>(opensIntent: I, dialog: IntentDialog) -> Self where Self == IntentResultContainer<Never, I, Never, IntentDialog> { fatalError() }
  public static func result<Value: _IntentValue, I: AppIntent>(value: Value, opensIntent: I, dialog: IntentDialog) -> Self where Self == IntentResultContainer<Value, I, Never, IntentDialog> { fatalError() }
  public static func result<I: AppIntent>(opensIntent: I) -> Self where Self == IntentResultContainer<Never, I, Never, Never> { fatalError() }
  public static func result<Value: _IntentValue, I: AppIntent>(value: Value, opensIntent: I) -> Self where Self == IntentResultContainer<Value, I, Never, Never> { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public init(_ resource: LocalizedStringResource) { fatalError() }
  public init(stringLiteral value: String) { fatalError() }
  public init(stringInterpolation: DefaultStringInterpolation) { fatalError() }
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { fatalError() }
  @available(iOS 17.2, macOS 14.2, tvOS 17.2, watchOS 10.2, visionOS 1.1, *) public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String?) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol _IntentValue: Sendable { associatedtype ValueType = Self; associatedtype UnwrappedType = Self }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Bool: _IntentValue {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Int: _IntentValue {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Double: _IntentValue {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension String: _IntentValue {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Date: _IntentValue {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension URL: _IntentValue {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension AttributedString: _IntentValue {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension DateComponents: _IntentValue {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Never: _IntentValue {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Array: _IntentValue where Element: _IntentValue {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Optional: _IntentValue where Wrapped: _IntentValue {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension String { public struct IntentInputOptions: Sendable { public enum KeyboardType: Sendable { case `default`, numbersAndPunctuation, URL, numberPad, emailAddress, decimalPad, asciiCapable }; public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }
  public init(keyboardType: KeyboardType = .`default`, capitalizationType: CapitalizationType = .sentences, multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true) { fatalError() } } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Date { public enum IntentDateKind: Sendable { case date, time, dateTime } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public enum _ControlStyle: Sendable { case field, stepper, slider }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @propertyWrapper public final class IntentParameter<Value>: @unchecked Sendable {
  public final var wrappedValue: Value { get { fatalError() } set { fatalError() } }
  public final var projectedValue: IntentParameter<Value> { fatalError() }
  init(x: Int) { fatalError() }
  public final func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { fatalError() }
  public final func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { fatalError() }
  public final func requestConfirmation(for itemToConfirm: Value, dialog: IntentDialog? = nil) async throws -> Bool { fatalError() }
  public final func requestDisambiguation(among items: [Value], dialog: IntentDialog? = nil) async throws -> Value { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension AppIntent { public typealias Parameter = IntentParameter }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension IntentParameter {
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil) where Value: _IntentValue { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior) where Value: _IntentValue { fatalError() }
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value, requestValueDialog: IntentDialog? = nil) where Value: _IntentValue { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior) where Value: _IntentValue { fatalError() }
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Int? = nil, controlStyle: _ControlStyle = .field, inclusiveRange: (Int, Int)?, requestValueDialog: IntentDialog? = nil) where Value == Int { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Int? = nil, controlStyle: _ControlStyle = .field, inclusiveRange: (Int, Int)?, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior) where Value == Int { fatalError() }
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Int? = nil, controlStyle: _ControlStyle, requestValueDialog: IntentDialog? = nil) where Value == Int { fatalError() }
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Int? = nil, controlStyle: _ControlStyle = .field, inclusiveRange: (Int, Int)?, requestValueDialog: IntentDialog? = nil) where Value == Int? { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Int? = nil, controlStyle: _ControlStyle = .field, inclusiveRange: (Int, Int)?, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior) where Value == Int? { fatalError() }
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Int? = nil, controlStyle: _ControlStyle, requestValueDialog: IntentDialog? = nil) where Value == Int? { fatalError() }
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Double? = nil, controlStyle: _ControlStyle = .field, inclusiveRange: (Double, Double)?, requestValueDialog: IntentDialog? = nil) where Value == Double { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Double? = nil, controlStyle: _ControlStyle = .field, inclusiveRange: (Double, Double)?, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior) where Value == Double { fatalError() }
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Double? = nil, controlStyle: _ControlStyle, requestValueDialog: IntentDialog? = nil) where Value == Double { fatalError() }
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Double? = nil, controlStyle: _ControlStyle = .field, inclusiveRange: (Double, Double)?, requestValueDialog: IntentDialog? = nil) where Value == Double? { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Double? = nil, controlStyle: _ControlStyle = .field, inclusiveRange: (Double, Double)?, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior) where Value == Double? { fatalError() }
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Double? = nil, controlStyle: _ControlStyle, requestValueDialog: IntentDialog? = nil) where Value == Double? { fatalError() }
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: String? = nil, inputOptions: String.IntentInputOptions?, requestValueDialog: IntentDialog? = nil) where Value == String { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: String? = nil, inputOptions: String.IntentInputOptions?, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior) where Value == String { fatalError() }
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: String? = nil, inputOptions: String.IntentInputOptions?, requestValueDialog: IntentDialog? = nil) where Value == String? { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: String? = nil, inputOptions: String.IntentInputOptions?, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior) where Value == String? { fatalError() }
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: AttributedString? = nil, inputOptions: String.IntentInputOptions?, requestValueDialog: IntentDialog? = nil) where Value == AttributedString { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: AttributedString? = nil, inputOptions: String.IntentInputOptions?, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior) where Value == AttributedString { fatalError() }
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: AttributedString? = nil, inputOptions: String.IntentInputOptions?, requestValueDialog: IntentDialog? = nil) where Value == AttributedString? { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: AttributedString? = nil, inputOptions: String.IntentInputOptions?, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior) where Value == AttributedString? { fatalError() }
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Date? = nil, kind: Date.IntentDateKind, requestValueDialog: IntentDialog? = nil) where Value == Date { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Date? = nil, kind: Date.IntentDateKind, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior) where Value == Date { fatalError() }
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Date? = nil, kind: Date.IntentDateKind, requestValueDialog: IntentDialog? = nil) where Value == Date? { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Date? = nil, kind: Date.IntentDateKind, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior) where Value == Date? { fatalError() }
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Bool? = nil, displayName: Bool.IntentDisplayName, requestValueDialog: IntentDialog? = nil) where Value == Bool { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Bool? = nil, displayName: Bool.IntentDisplayName, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior) where Value == Bool { fatalError() }
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil) where Value == IntentFile { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior) where Value == IntentFile { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil) where Value == IntentFile { fatalError() }
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil) where Value == IntentFile? { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior) where Value == IntentFile? { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil) where Value == IntentFile? { fatalError() }
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil) where Value == [IntentFile] { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior) where Value == [IntentFile] { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil) where Value == [IntentFile] { fatalError() }
  public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil) where Value == [IntentFile]? { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior) where Value == [IntentFile]? { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil) where Value == [IntentFile]? { fatalError() }
  public convenience init<P: DynamicOptionsProvider>(title: LocalizedStringResource, description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil, optionsProvider: P) where Value: _IntentValue { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public convenience init<P: DynamicOptionsProvider>(title: LocalizedStringResource, description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior, optionsProvider: P) where Value: _IntentValue { fatalError() }
  public convenience init<P: DynamicOptionsProvider>(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value, requestValueDialog: IntentDialog? = nil, optionsProvider: P) where Value: _IntentValue { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public convenience init<P: DynamicOptionsProvider>(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior, optionsProvider: P) where Value: _IntentValue { fatalError() }
  public convenience init<Element: _IntentValue>(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: [Element]? = nil, size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil) where Value == [Element] { fatalError() }
  public convenience init<Element: _IntentValue>(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: [Element]? = nil, size: [IntentWidgetFamily: IntentCollectionSize], requestValueDialog: IntentDialog? = nil) where Value == [Element] { fatalError() }
  public convenience init<Element: _IntentValue>(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: [Element]? = nil, size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil) where Value == [Element]? { fatalError() }
  public convenience init<Element: _IntentValue>(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: [Element]? = nil, size: [IntentWidgetFamily: IntentCollectionSize], requestValueDialog: IntentDialog? = nil) where Value == [Element]? { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct InputConnectionBehavior: Sendable { public static var `default`: InputConnectionBehavior { fatalError() }; public static var connectToPreviousIntentResult: InputConnectionBehavior { fatalError() }; public static var never: InputConnectionBehavior { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Bool { public struct IntentDisplayName: Sendable { public init(`true`: LocalizedStringResource, `false`: LocalizedStringResource) { fatalError() } } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Sendable { public init(integerLiteral value: Int) { fatalError() }; public init(exactly value: Int) { fatalError() }; public init(min: Int, max: Int) { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public enum IntentWidgetFamily: Hashable, Sendable { case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct IntentFile: Sendable, Hashable {
  public init(data: Data, filename: String, type: UTType? = nil) { fatalError() }
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) { fatalError() }
  public var data: Data { fatalError() }
  public var fileURL: URL? { fatalError() }
  public var filename: String { get { fatalError() } set { fatalError() } }
  public var type: UTType? { get { fatalError() } set { fatalError() } }
  public var removedOnCompletion: Bool { get { fatalError() } set { fatalError() } }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension IntentFile: _IntentValue {}
// Dependencies.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @propertyWrapper public final class AppDependency<Value>: @unchecked Sendable {
  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) { fatalError() }
  public final var wrappedValue: Value { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public final class AppDependencyManager: @unchecked Sendable { init() { fatalError() }
  public static let shared = AppDependencyManager()
  public func add<Dependency: Sendable>(key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure @escaping @Sendable () -> Dependency) { fatalError() }
  public func add<Dependency: Sendable>(key: AnyHashable? = nil, dependency dependencyProvider: @escaping @Sendable () async -> Dependency) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension AppIntent { public typealias Dependency = AppDependency }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension EntityQuery { public typealias Dependency = AppDependency }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol DynamicOptionsProvider: Sendable { associatedtype Result; associatedtype DefaultValue = Never; func results() async throws -> Self.Result; func defaultResult() async -> Self.DefaultValue? }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension DynamicOptionsProvider where DefaultValue == Never { public func defaultResult() async -> Never? { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol ParameterSummary { associatedtype Intent }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct _EmptySummary<Intent>: ParameterSummary { public init() { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @resultBuilder public struct ParameterSummaryBuilder<Intent> {
  public static func buildExpression(_ e: IntentParameterSummary<Intent>) -> IntentParameterSummary<Intent> where Intent: AppIntent { fatalError() }
  @_disfavoredOverload public static func buildExpression<S: ParameterSummary>(_ e: S) -> S { fatalError() }
  public static func buildBlock<S: ParameterSummary>(_ c: S) -> S { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) { fatalError() }
  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil, @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension AppIntent { public typealias Summary = IntentParameterSummary<Self> }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @resultBuilder public struct ParameterKeyPathsBuilder<Intent: AppIntent> { public static func buildBlock(_ c: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { fatalError() }
  public static func buildExpression<V>(_ e: KeyPath<Intent, IntentParameter<V>>) -> PartialKeyPath<Intent> { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { fatalError() }
  public init(stringInterpolation: StringInterpolation) { fatalError() }
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) { fatalError() }
    public mutating func appendLiteral(_ literal: String) { fatalError() }
    public mutating func appendInterpolation<V>(_ keyPath: KeyPath<Intent, IntentParameter<V>>) { fatalError() }
  }
}
// Entities.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol TypeDisplayRepresentable { static var typeDisplayRepresentation: TypeDisplayRepresentation { get } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol DisplayRepresentable: TypeDisplayRepresentable { var displayRepresentation: DisplayRepresentation { get } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol InstanceDisplayRepresentable { var displayRepresentation: DisplayRepresentation { get } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol AppValue: PersistentlyIdentifiable, _IntentValue, DisplayRepresentable {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol AppEntity: AppValue, Identifiable where Self.ID: EntityIdentifierConvertible & Sendable { associatedtype DefaultQuery: EntityQuery; static var defaultQuery: Self.DefaultQuery { get } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension AppEntity { public typealias Property = EntityProperty }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol EntityIdentifierConvertible: Sendable { }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Int: EntityIdentifierConvertible {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension String: EntityIdentifierConvertible {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension UUID: EntityIdentifierConvertible {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol TransientAppEntity: AppValue { init() }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @propertyWrapper public final class EntityProperty<Value>: @unchecked Sendable {
  public convenience init(title: LocalizedStringResource) { fatalError() }
  public convenience init() { fatalError() }
  public convenience init(title: LocalizedStringResource, identifier: String) { fatalError() }
  public final var wrappedValue: Value { get { fatalError() } set { fatalError() } }
  public final var projectedValue: EntityProperty<Value> { fatalError() }
  init(x: Int) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol EntityQuery: PersistentlyIdentifiable, Sendable { associatedtype Entity: AppEntity
  init()
  func entities(for identifiers: [Self.Entity.ID]) async throws -> [Self.Entity]
  func suggestedEntities() async throws -> [Self.Entity]
  func defaultResult() async -> Self.Entity?
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension EntityQuery { public func suggestedEntities() async throws -> [Self.Entity] { fatalError() }; public func defaultResult() async -> Self.Entity? { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol EntityStringQuery: EntityQuery { func entities(matching string: String) async throws -> [Self.Entity] }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol EnumerableEntityQuery: EntityQuery { associatedtype Entity; func allEntities() async throws -> [Self.Entity] }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension EnumerableEntityQuery { public func entities(for identifiers: [Self.Entity.ID]) async throws -> [Self.Entity] { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol AppEnum: AppValue, CaseIterable, RawRepresentable, Hashable where Self.RawValue: LosslessStringConvertible { static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension AppEnum { public var displayRepresentation: DisplayRepresentation { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) { fatalError() }
  public init(stringInterpolation: DefaultStringInterpolation) { fatalError() }
  public init(name: LocalizedStringResource) { fatalError() }
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) { fatalError() }
  public init(stringInterpolation: DefaultStringInterpolation) { fatalError() }
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil) { fatalError() }
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil, synonyms: [LocalizedStringResource]) { fatalError() }
  public struct Image: Sendable {
    public init(systemName: String, isTemplate: Bool? = nil) { fatalError() }
    public init(named: String, isTemplate: Bool? = nil) { fatalError() }
    public init(data: Data, isTemplate: Bool? = nil) { fatalError() }
    public init(url: URL, isTemplate: Bool? = nil) { fatalError() }
  }
  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: DisplayRepresentation.Image?
}
// Shortcuts.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public protocol AppShortcutsProvider { @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }; static var shortcutTileColor: ShortcutTileColor { get } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension AppShortcutsProvider { public static var shortcutTileColor: ShortcutTileColor { fatalError() }; public static func updateAppShortcutParameters() { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @resultBuilder public struct AppShortcutsBuilder { public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { fatalError() }; public static func buildExpression(_ e: AppShortcut) -> [AppShortcut] { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct AppShortcut: Sendable {
  @available(iOS, introduced: 16.0, deprecated: 17.0, message: "Use init(intent:phrases:shortTitle:systemImageName:)")
@available(macOS, introduced: 13.0, deprecated: 14.0, message: "Use init(intent:phrases:shortTitle:systemImageName:)")
@available(tvOS, introduced: 16.0, deprecated: 17.0, message: "Use init(intent:phrases:shortTitle:systemImageName:)")
@available(watchOS, introduced: 9.0, deprecated: 10.0, message: "Use init(intent:phrases:shortTitle:systemImageName:)")
@available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Use init(intent:phrases:shortTitle:systemImageName:)")
  public init<I: AppIntent>(intent: I, phrases: [AppShortcutPhrase<I>]) { fatalError() }
  public init<I: AppIntent>(intent: I, phrases: [AppShortcutPhrase<I>], shortTitle: LocalizedStringResource, systemImageName: String) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { fatalError() }
  public init(stringInterpolation: StringInterpolation) { fatalError() }
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) { fatalError() }
    public mutating func appendLiteral(_ literal: String) { fatalError() }
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { fatalError() }
    public mutating func appendInterpolation<V>(_ keyPath: KeyPath<Intent, IntentParameter<V>>) { fatalError() }
  }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public enum AppShortcutPhraseToken: Sendable { case applicationName }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public enum ShortcutTileColor: Int, Sendable { case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red, tangerine, teal, yellow }
// What SwiftUI gains with intents.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Button { nonisolated public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) { fatalError() }
  nonisolated public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Button where Label == Text { nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) { fatalError() }
  @_disfavoredOverload nonisolated public init<I: AppIntent>(_ title: some StringProtocol, intent: I) { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Toggle { nonisolated public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Toggle where Label == Text { nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) { fatalError() } }
