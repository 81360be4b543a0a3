import FoundationNetworking
import AssayGapFoundation

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Self.Output, Self.Failure> { fatalError() }
  public func sink(receiveCompletion: @escaping ((Subscribers.Completion<Self.Failure>) -> Void), receiveValue: @escaping ((Self.Output) -> Void)) -> AnyCancellable { fatalError() }
  public func map<T>(_ transform: @escaping (Self.Output) -> T) -> Publishers.Map<Self, T> { fatalError() }
  public func map<T>(_ keyPath: KeyPath<Self.Output, T>) -> Publishers.Map<Self, T> { fatalError() }
  public func tryMap<T>(_ transform: @escaping (Self.Output) throws -> T) -> Publishers.TryMap<Self, T> { fatalError() }
  public func mapError<E: Error>(_ transform: @escaping (Self.Failure) -> E) -> Publishers.MapError<Self, E> { fatalError() }
  public func filter(_ isIncluded: @escaping (Self.Output) -> Bool) -> Publishers.Filter<Self> { fatalError() }
  public func tryFilter(_ isIncluded: @escaping (Self.Output) throws -> Bool) -> Publishers.TryFilter<Self> { fatalError() }
  public func compactMap<T>(_ transform: @escaping (Self.Output) -> T?) -> Publishers.CompactMap<Self, T> { fatalError() }
  public func tryCompactMap<T>(_ transform: @escaping (Self.Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> { fatalError() }
  public func removeDuplicates(by predicate: @escaping (Self.Output, Self.Output) -> Bool) -> Publishers.RemoveDuplicates<Self> { fatalError() }
  public func debounce<S: Scheduler>(for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.Debounce<Self, S> { fatalError() }
  public func throttle<S: Scheduler>(for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool) -> Publishers.Throttle<Self, S> { fatalError() }
  public func delay<S: Scheduler>(for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.Delay<Self, S> { fatalError() }
  public func timeout<S: Scheduler>(_ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil, customError: (() -> Self.Failure)? = nil) -> Publishers.Timeout<Self, S> { fatalError() }
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S> { fatalError() }
  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S> { fatalError() }
  public func flatMap<T, P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Self.Output) -> P) -> Publishers.FlatMap<P, Self> where T == P.Output, Self.Failure == P.Failure { fatalError() }
  public func `catch`<P: Publisher>(_ handler: @escaping (Self.Failure) -> P) -> Publishers.Catch<Self, P> where Self.Output == P.Output { fatalError() }
  public func tryCatch<P: Publisher>(_ handler: @escaping (Self.Failure) throws -> P) -> Publishers.TryCatch<Self, P> where Self.Output == P.Output { fatalError() }
  public func replaceError(with output: Self.Output) -> Publishers.ReplaceError<Self> { fatalError() }
  public func replaceEmpty(with output: Self.Output) -> Publishers.ReplaceEmpty<Self> { fatalError() }
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Self.Output == T? { fatalError() }
  public func retry(_ retries: Int) -> Publishers.Retry<Self> { fatalError() }
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(type: Item.Type, decoder: Coder) -> Publishers.Decode<Self, Item, Coder> where Self.Output == Coder.Input { fatalError() }
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> where Self.Output: Encodable { fatalError() }
  public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) -> T) -> Publishers.Scan<Self, T> { fatalError() }
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) -> T) -> Publishers.Reduce<Self, T> { fatalError() }
  public func collect() -> Publishers.Collect<Self> { fatalError() }
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> { fatalError() }
  public func collect<S: Scheduler>(_ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil) -> Publishers.CollectByTime<Self, S> { fatalError() }
  public func first() -> Publishers.First<Self> { fatalError() }
  public func first(where predicate: @escaping (Self.Output) -> Bool) -> Publishers.FirstWhere<Self> { fatalError() }
  public func last() -> Publishers.Last<Self> { fatalError() }
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { fatalError() }
  public func drop(while predicate: @escaping (Self.Output) -> Bool) -> Publishers.DropWhile<Self> { fatalError() }
  public func prefix(while predicate: @escaping (Self.Output) -> Bool) -> Publishers.PrefixWhile<Self> { fatalError() }
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { fatalError() }
  public func output(at index: Int) -> Publishers.Output<Self> { fatalError() }
  public func handleEvents(receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Self.Output) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Self.Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil) -> Publishers.HandleEvents<Self> { fatalError() }
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> { fatalError() }
  public func share() -> Publishers.Share<Self> { fatalError() }
  public func count() -> Publishers.Count<Self> { fatalError() }
  public func contains(where predicate: @escaping (Self.Output) -> Bool) -> Publishers.ContainsWhere<Self> { fatalError() }
  public func allSatisfy(_ predicate: @escaping (Self.Output) -> Bool) -> Publishers.AllSatisfy<Self> { fatalError() }
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { fatalError() }
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P> where Self.Failure == P.Failure, Self.Output == P.Output { fatalError() }
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C> where Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output { fatalError() }
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where Self.Failure == P.Failure { fatalError() }
  public func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Self.Output, P.Output) -> T) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Self.Failure == P.Failure { fatalError() }
  public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.CombineLatest3<Self, P, Q> where Self.Failure == P.Failure, P.Failure == Q.Failure { fatalError() }
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where Self.Failure == P.Failure { fatalError() }
  public func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q> where Self.Failure == P.Failure, P.Failure == Q.Failure { fatalError() }
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P> where Self.Failure == P.Failure, Self.Output == P.Output { fatalError() }
  public func prepend(_ elements: Self.Output...) -> Publishers.Concatenate<Publishers.Sequence<[Self.Output], Self.Failure>, Self> { fatalError() }
  public func prepend<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<S, Self.Failure>, Self> where Self.Output == S.Element { fatalError() }
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self> where Self.Failure == P.Failure, Self.Output == P.Output { fatalError() }
  public func append(_ elements: Self.Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Self.Output], Self.Failure>> { fatalError() }
  public func append<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Self.Failure>> where Self.Output == S.Element { fatalError() }
  public func makeConnectable() -> Publishers.MakeConnectable<Self> where Self.Failure == Never { fatalError() }
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S> where Self.Failure == S.Failure, Self.Output == S.Output { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping ((Self.Output) -> Void)) -> AnyCancellable { fatalError() }
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Self.Output>, on object: Root) -> AnyCancellable { fatalError() }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public func assign(to published: inout Published<Self.Output>.Publisher) { fatalError() }
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> { fatalError() }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension Publisher where Failure == Never { public func flatMap<P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Self.Output) -> P) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Publisher where Output: Equatable { public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { fatalError() }
  public func contains(_ output: Self.Output) -> Publishers.Contains<Self> { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Publisher where Failure == Self.Output.Failure, Output: Publisher { public func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Self> { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension Publisher where Failure == Never, Output: Publisher { @_disfavoredOverload public func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Publishers.SetFailureType<Self, Self.Output.Failure>> { fatalError() } }

// Publishers of Foundation's types.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension URLSession {
  public func dataTaskPublisher(for url: URL) -> URLSession.DataTaskPublisher { fatalError() }
  public func dataTaskPublisher(for request: URLRequest) -> URLSession.DataTaskPublisher { fatalError() }
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
    public let request: URLRequest
    public let session: URLSession
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == URLError, S.Input == (data: Data, response: URLResponse) { fatalError() }
  }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension NotificationCenter {
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher { fatalError() }
  public struct Publisher: Combine.Publisher { public typealias Output = Notification; public typealias Failure = Never
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Notification { fatalError() } }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Timer {
  public static func publish(every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil) -> Timer.TimerPublisher { fatalError() }
  final public class TimerPublisher: ConnectablePublisher { public typealias Output = Date; public typealias Failure = Never
    public init(interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil) { fatalError() }
    final public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Date { fatalError() }
    final public func connect() -> any Cancellable { fatalError() } }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension NSObject {
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher { public typealias Output = Value; public typealias Failure = Never
    public let object: Subject
    public let keyPath: KeyPath<Subject, Value>
    public let options: NSKeyValueObservingOptions
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Value { fatalError() } }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension _KeyValueCodingAndObserving where Self: NSObject {
  public func publisher<Value>(for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]) -> NSObject.KeyValueObservingPublisher<Self, Value> { fatalError() }
}
