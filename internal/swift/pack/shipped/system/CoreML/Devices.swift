import Foundation

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public enum MLComputeDevice: @unchecked Sendable, CustomStringConvertible {
    case cpu(MLCPUComputeDevice), gpu(MLGPUComputeDevice), neuralEngine(MLNeuralEngineComputeDevice)
    public static var allComputeDevices: [MLComputeDevice] { fatalError() }
    public var description: String { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) open class MLCPUComputeDevice: NSObject, @unchecked Sendable {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) open class MLGPUComputeDevice: NSObject, @unchecked Sendable {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) open class MLNeuralEngineComputeDevice: NSObject, @unchecked Sendable { open var totalCoreCount: Int { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension MLModel {
    public static var availableComputeDevices: [MLComputeDevice] { fatalError() }
}
