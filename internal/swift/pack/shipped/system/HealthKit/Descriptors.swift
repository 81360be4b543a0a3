import Foundation

// Queries as values, with results that go on.
@available(iOS 15.4, macOS 13.0, watchOS 8.5, visionOS 1.0, *) @available(tvOS, unavailable) public protocol HKAsyncQuery { associatedtype Output; func result(for healthStore: HKHealthStore) async throws -> Output }
@available(iOS 15.4, macOS 13.0, watchOS 8.5, visionOS 1.0, *) @available(tvOS, unavailable) public protocol HKAsyncSequenceQuery { associatedtype Sequence: AsyncSequence; func results(for healthStore: HKHealthStore) -> Sequence }
@available(iOS 15.4, macOS 13.0, watchOS 8.5, visionOS 1.0, *) @available(tvOS, unavailable) extension HKSampleQueryDescriptor: HKAsyncQuery {}
@available(iOS 15.4, macOS 13.0, watchOS 8.5, visionOS 1.0, *) @available(tvOS, unavailable) extension HKStatisticsQueryDescriptor: HKAsyncQuery {}
@available(iOS 15.4, macOS 13.0, watchOS 8.5, visionOS 1.0, *) @available(tvOS, unavailable) extension HKStatisticsCollectionQueryDescriptor: HKAsyncQuery {
    public struct Result: Sendable { public let statisticsCollection: HKStatisticsCollection; public let updatedStatistics: HKStatistics? }
    public struct Results: AsyncSequence, Sendable {
        public typealias Element = HKStatisticsCollectionQueryDescriptor.Result
        public struct AsyncIterator: AsyncIteratorProtocol { public mutating func next() async throws -> HKStatisticsCollectionQueryDescriptor.Result? { fatalError() } }
        public func makeAsyncIterator() -> AsyncIterator { fatalError() }
    }
    public func results(for store: HKHealthStore) -> Results { fatalError() }
}
@available(iOS 15.4, macOS 13.0, watchOS 8.5, visionOS 1.0, *) @available(tvOS, unavailable) public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample>: @unchecked Sendable {
    public struct Result: @unchecked Sendable { public let addedSamples: [Sample]; public let deletedObjects: [HKDeletedObject]; public let newAnchor: HKQueryAnchor }
    public struct Results: AsyncSequence, @unchecked Sendable {
        public typealias Element = HKAnchoredObjectQueryDescriptor<Sample>.Result
        public struct AsyncIterator: AsyncIteratorProtocol { public mutating func next() async throws -> HKAnchoredObjectQueryDescriptor<Sample>.Result? { fatalError() } }
        public func makeAsyncIterator() -> AsyncIterator { fatalError() }
    }
    public var predicates: [HKSamplePredicate<Sample>] { get { fatalError() } set {} }
    public var anchor: HKQueryAnchor? { get { fatalError() } set {} }
    public var limit: Int? { get { fatalError() } set {} }
    public init(predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil) { fatalError() }
    public func result(for store: HKHealthStore) async throws -> Result { fatalError() }
    public func results(for store: HKHealthStore) -> Results { fatalError() }
}
@available(iOS 15.4, macOS 13.0, watchOS 8.5, visionOS 1.0, *) @available(tvOS, unavailable) public struct HKActivitySummaryQueryDescriptor: @unchecked Sendable {
    public struct Results: AsyncSequence, Sendable {
        public typealias Element = [HKActivitySummary]
        public struct AsyncIterator: AsyncIteratorProtocol { public mutating func next() async throws -> [HKActivitySummary]? { fatalError() } }
        public func makeAsyncIterator() -> AsyncIterator { fatalError() }
    }
    public init(predicate: NSPredicate? = nil) { fatalError() }
    public func result(for store: HKHealthStore) async throws -> [HKActivitySummary] { fatalError() }
    public func results(for store: HKHealthStore) -> Results { fatalError() }
}
@available(iOS 15.4, macOS 13.0, watchOS 8.5, visionOS 1.0, *) @available(tvOS, unavailable) public struct HKSourceQueryDescriptor<Sample: HKSample>: @unchecked Sendable { public init(predicate: HKSamplePredicate<Sample>) { fatalError() }; public func result(for store: HKHealthStore) async throws -> [HKSource] { fatalError() } }
@available(iOS 15.4, macOS 13.0, watchOS 8.5, visionOS 1.0, *) @available(tvOS, unavailable) extension HKSamplePredicate where Sample == HKCorrelation { public static func correlation(type: HKCorrelationType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKCorrelation> { fatalError() } }
extension HKQueryAnchor {
    public convenience init(fromValue value: Int) { fatalError() }
}
