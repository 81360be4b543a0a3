@_exported import Foundation
@_exported import AssayGapFoundation

@available(iOS 12.0, macOS 10.14, tvOS 12.0, watchOS 5.0, visionOS 1.0, *) public enum MLComputeUnits: Int, Sendable {
    case cpuOnly = 0, cpuAndGPU = 1, all = 2
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *) case cpuAndNeuralEngine = 3
}
@available(iOS 12.0, macOS 10.14, tvOS 12.0, watchOS 5.0, visionOS 1.0, *) open class MLModelConfiguration: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open var computeUnits: MLComputeUnits { get { fatalError() } set {} }
    open var allowLowPrecisionAccumulationOnGPU: Bool { get { fatalError() } set {} }
}
public protocol MLFeatureProvider { var featureNames: Set<String> { get }; func featureValue(for featureName: String) -> MLFeatureValue? }
@available(iOS 11.0, macOS 10.13, tvOS 11.0, watchOS 4.0, visionOS 1.0, *) open class MLFeatureValue: NSObject, @unchecked Sendable {
    public convenience init(double value: Double) { fatalError() }
    public convenience init(int64 value: Int64) { fatalError() }
    public convenience init(string value: String) { fatalError() }
    public convenience init(multiArray value: MLMultiArray) { fatalError() }
    open var doubleValue: Double { fatalError() }
    open var int64Value: Int64 { fatalError() }
    open var stringValue: String { fatalError() }
    open var multiArrayValue: MLMultiArray? { fatalError() }
    open var dictionaryValue: [AnyHashable: NSNumber] { fatalError() }
}
@available(iOS 11.0, macOS 10.13, tvOS 11.0, watchOS 4.0, visionOS 1.0, *) open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
    public init(dictionary: [String: Any]) throws { fatalError() }
    open var featureNames: Set<String> { fatalError() }
    open func featureValue(for featureName: String) -> MLFeatureValue? { fatalError() }
}
public enum MLMultiArrayDataType: Int, Sendable { case double = 65600, float32 = 65568, int32 = 131104 }
@available(iOS 11.0, macOS 10.13, tvOS 11.0, watchOS 4.0, visionOS 1.0, *) open class MLMultiArray: NSObject, @unchecked Sendable {
    public convenience init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws { fatalError() }
    open var shape: [NSNumber] { fatalError() }
    open var strides: [NSNumber] { fatalError() }
    open var count: Int { fatalError() }
    open subscript(idx: Int) -> NSNumber { get { fatalError() } set {} }
    open subscript(key: [NSNumber]) -> NSNumber { get { fatalError() } set {} }
}
@available(iOS 11.0, macOS 10.13, tvOS 11.0, watchOS 4.0, visionOS 1.0, *) open class MLModel: NSObject, @unchecked Sendable {
    public convenience init(contentsOf url: URL) throws { fatalError() }
    public convenience init(contentsOf url: URL, configuration: MLModelConfiguration) throws { fatalError() }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *) open class func load(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()) async throws -> MLModel { fatalError() }
    open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider { fatalError() }
    @available(iOS 16.0, macOS 13.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class func compileModel(at modelURL: URL) async throws -> URL { fatalError() }
    open var configuration: MLModelConfiguration { fatalError() }
}
