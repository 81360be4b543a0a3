@_exported import Foundation
import FoundationNetworking
import Dispatch

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public protocol Publisher<Output, Failure> { associatedtype Output; associatedtype Failure: Error; func receive<S: Subscriber>(subscriber: S) where Self.Failure == S.Failure, Self.Output == S.Input }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Publisher { public func subscribe<S: Subscriber>(_ subscriber: S) where Self.Failure == S.Failure, Self.Output == S.Input { fatalError() }
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where Self.Failure == S.Failure, Self.Output == S.Output { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible { associatedtype Input; associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Self.Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Self.Failure>) }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Subscriber where Input == Void { public func receive() -> Subscribers.Demand { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible { func request(_ demand: Subscribers.Demand) }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public protocol Cancellable { func cancel() }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Cancellable {
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable { fatalError() }
  public func store(in set: inout Set<AnyCancellable>) { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct CombineIdentifier: Hashable, Sendable { public init() { fatalError() }; public init(_ obj: AnyObject) { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public protocol CustomCombineIdentifierConvertible { var combineIdentifier: CombineIdentifier { get } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension CustomCombineIdentifierConvertible where Self: AnyObject { public var combineIdentifier: CombineIdentifier { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public final class AnyCancellable: Cancellable, Hashable {
  public init(_ cancel: @escaping () -> Void) { fatalError() }
  public init<C: Cancellable>(_ canceller: C) { fatalError() }
  final public func cancel() { fatalError() }
  final public func hash(into hasher: inout Hasher) { fatalError() }
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension AnyCancellable {
  final public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable { fatalError() }
  final public func store(in set: inout Set<AnyCancellable>) { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public protocol Subject<Output, Failure>: AnyObject, Publisher { func send(_ value: Self.Output); func send(completion: Subscribers.Completion<Self.Failure>); func send(subscription: any Subscription) }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Subject where Output == Void { public func send() { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) final public class PassthroughSubject<Output, Failure: Error>: Subject {
  public init() { fatalError() }
  final public func send(subscription: any Subscription) { fatalError() }
  final public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure { fatalError() }
  final public func send(_ input: Output) { fatalError() }
  final public func send(completion: Subscribers.Completion<Failure>) { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) final public class CurrentValueSubject<Output, Failure: Error>: Subject {
  final public var value: Output { get { fatalError() } set { fatalError() } }
  public init(_ value: Output) { fatalError() }
  final public func send(subscription: any Subscription) { fatalError() }
  final public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure { fatalError() }
  final public func send(_ input: Output) { fatalError() }
  final public func send(completion: Subscribers.Completion<Failure>) { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible { public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure { fatalError() }
  public var description: String { fatalError() }
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public enum Subscribers {
  @frozen public struct Demand: Equatable, Comparable, Hashable, Sendable { public static let unlimited: Demand = .max(1); public static let none: Demand = .max(0); public static func max(_ value: Int) -> Demand { fatalError() }; public static func < (l: Demand, r: Demand) -> Bool { fatalError() }; public var max: Int? { fatalError() }
    public static func + (l: Demand, r: Demand) -> Demand { fatalError() }
    public static func += (l: inout Demand, r: Demand) { fatalError() } }
  @frozen public enum Completion<Failure: Error> { case finished, failure(Failure) }
  final public class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    public init(receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void) { fatalError() }
    final public func receive(subscription: any Subscription) { fatalError() }
    final public func receive(_ value: Input) -> Demand { fatalError() }
    final public func receive(completion: Completion<Failure>) { fatalError() }
    final public func cancel() { fatalError() } }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Subscribers.Completion: Equatable where Failure: Equatable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Subscribers.Completion: Sendable where Failure: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public protocol ObservableObject: AnyObject { associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where Self.ObjectWillChangePublisher.Failure == Never; var objectWillChange: Self.ObjectWillChangePublisher { get } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher { public var objectWillChange: ObservableObjectPublisher { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) final public class ObservableObjectPublisher: Publisher { public typealias Output = Void; public typealias Failure = Never; public init() { fatalError() }; final public func send() { fatalError() }
  final public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Void { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @propertyWrapper public struct Published<Value> {
  public init(wrappedValue: Value) { fatalError() }
  public init(initialValue: Value) { fatalError() }
  public struct Publisher: Combine.Publisher { public typealias Output = Value; public typealias Failure = Never; public func receive<S: Subscriber>(subscriber: S) where Value == S.Input, S.Failure == Never { fatalError() } }
  public var projectedValue: Published<Value>.Publisher { mutating get { fatalError() } set { fatalError() } }
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value { get { fatalError() } set { fatalError() } }
  public static subscript<EnclosingSelf: AnyObject>(_enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>, storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>) -> Value { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable where Self.SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions
  var now: Self.SchedulerTimeType { get }
  var minimumTolerance: Self.SchedulerTimeType.Stride { get }
  func schedule(options: Self.SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(after date: Self.SchedulerTimeType, tolerance: Self.SchedulerTimeType.Stride, options: Self.SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(after date: Self.SchedulerTimeType, interval: Self.SchedulerTimeType.Stride, tolerance: Self.SchedulerTimeType.Stride, options: Self.SchedulerOptions?, _ action: @escaping () -> Void) -> any Cancellable
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public protocol SchedulerTimeIntervalConvertible { static func seconds(_ s: Int) -> Self; static func seconds(_ s: Double) -> Self; static func milliseconds(_ ms: Int) -> Self; static func microseconds(_ us: Int) -> Self; static func nanoseconds(_ ns: Int) -> Self }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct _SchedulerTime: Strideable, Hashable, Codable, Sendable {
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Codable, Hashable, ExpressibleByFloatLiteral, Sendable {
    public typealias Magnitude = Double
    public init(integerLiteral value: Double) { fatalError() }
    public init(floatLiteral value: Double) { fatalError() }
    public init?<T: BinaryInteger>(exactly source: T) { fatalError() }
    public var magnitude: Double { fatalError() }
    public static func < (l: Stride, r: Stride) -> Bool { fatalError() }
    public static func * (l: Stride, r: Stride) -> Stride { fatalError() }
    public static func + (l: Stride, r: Stride) -> Stride { fatalError() }
    public static func - (l: Stride, r: Stride) -> Stride { fatalError() }
    public static func *= (l: inout Stride, r: Stride) { fatalError() }
    public static func += (l: inout Stride, r: Stride) { fatalError() }
    public static func -= (l: inout Stride, r: Stride) { fatalError() }
    public static func seconds(_ s: Int) -> Stride { fatalError() }
    public static func seconds(_ s: Double) -> Stride { fatalError() }
    public static func milliseconds(_ ms: Int) -> Stride { fatalError() }
    public static func microseconds(_ us: Int) -> Stride { fatalError() }
    public static func nanoseconds(_ ns: Int) -> Stride { fatalError() }
    public init(from d: any Decoder) throws { fatalError() }
    public func encode(to e: any Encoder) throws { fatalError() }
  }
  public func distance(to other: _SchedulerTime) -> Stride { fatalError() }
  public func advanced(by n: Stride) -> _SchedulerTime { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension DispatchQueue: Scheduler { public typealias SchedulerTimeType = _SchedulerTime
  public struct SchedulerOptions { public init() { fatalError() } }
  public var now: _SchedulerTime { fatalError() }
  public var minimumTolerance: _SchedulerTime.Stride { fatalError() }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { fatalError() }
  public func schedule(after date: _SchedulerTime, tolerance: _SchedulerTime.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void) { fatalError() }
  public func schedule(after date: _SchedulerTime, interval: _SchedulerTime.Stride, tolerance: _SchedulerTime.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void) -> any Cancellable { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension RunLoop: Scheduler { public typealias SchedulerTimeType = _SchedulerTime
  public struct SchedulerOptions { public init() { fatalError() } }
  public var now: _SchedulerTime { fatalError() }
  public var minimumTolerance: _SchedulerTime.Stride { fatalError() }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { fatalError() }
  public func schedule(after date: _SchedulerTime, tolerance: _SchedulerTime.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void) { fatalError() }
  public func schedule(after date: _SchedulerTime, interval: _SchedulerTime.Stride, tolerance: _SchedulerTime.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void) -> any Cancellable { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension OperationQueue: Scheduler { public typealias SchedulerTimeType = _SchedulerTime
  public struct SchedulerOptions { public init() { fatalError() } }
  public var now: _SchedulerTime { fatalError() }
  public var minimumTolerance: _SchedulerTime.Stride { fatalError() }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { fatalError() }
  public func schedule(after date: _SchedulerTime, tolerance: _SchedulerTime.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void) { fatalError() }
  public func schedule(after date: _SchedulerTime, interval: _SchedulerTime.Stride, tolerance: _SchedulerTime.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void) -> any Cancellable { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public protocol TopLevelDecoder { associatedtype Input; func decode<T: Decodable>(_ type: T.Type, from: Self.Input) throws -> T }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public protocol TopLevelEncoder { associatedtype Output; func encode<T: Encodable>(_ value: T) throws -> Self.Output }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension JSONDecoder: TopLevelDecoder { public typealias Input = Data }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension JSONEncoder: TopLevelEncoder { public typealias Output = Data }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension PropertyListDecoder: TopLevelDecoder { public typealias Input = Data }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension PropertyListEncoder: TopLevelEncoder { public typealias Output = Data }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public protocol ConnectablePublisher<Output, Failure>: Publisher { func connect() -> any Cancellable }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension ConnectablePublisher { public func autoconnect() -> Publishers.Autoconnect<Self> { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never { public typealias Element = P.Output
  public init(_ publisher: P) { fatalError() }
  public struct Iterator: AsyncIteratorProtocol { public mutating func next() async -> P.Output? { fatalError() } }
  public func makeAsyncIterator() -> Iterator { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence { public typealias Element = P.Output
  public init(_ publisher: P) { fatalError() }
  public struct Iterator: AsyncIteratorProtocol { public mutating func next() async throws -> P.Output? { fatalError() } }
  public func makeAsyncIterator() -> Iterator { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension Publisher where Failure == Never { public var values: AsyncPublisher<Self> { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension Publisher { public var values: AsyncThrowingPublisher<Self> { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) final public class Future<Output, Failure: Error>: Publisher { public typealias Promise = (Result<Output, Failure>) -> Void; public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) { fatalError() }
  final public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension Future where Failure == Never { final public var value: Output { get async { fatalError() } } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension Future { final public var value: Output { get async throws { fatalError() } } }
