@_exported import Foundation
@_exported import CoreGraphics
#if os(macOS)
import AppKit
#else
import QuartzCore
#endif

@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { fatalError() }
@available(iOS 18.0, macOS 10.11, tvOS 18.0, visionOS 1.0, *) @available(watchOS, unavailable) public func MTLCopyAllDevices() -> [any MTLDevice] { fatalError() }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct MTLSize: Equatable, Hashable, Sendable {
    public init() { fatalError() }
    public init(width: Int, height: Int, depth: Int) { fatalError() }
    public var width: Int { get { fatalError() } set {} }
    public var height: Int { get { fatalError() } set {} }
    public var depth: Int { get { fatalError() } set {} }
    public static func == (a: MTLSize, b: MTLSize) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) {}
}
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize { fatalError() }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct MTLOrigin: Sendable { public init() { fatalError() }; public init(x: Int, y: Int, z: Int) { fatalError() }; public var x: Int { get { fatalError() } set {} }; public var y: Int { get { fatalError() } set {} }; public var z: Int { get { fatalError() } set {} } }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public func MTLOriginMake(_ x: Int, _ y: Int, _ z: Int) -> MTLOrigin { fatalError() }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct MTLRegion: Sendable { public init() { fatalError() }; public init(origin: MTLOrigin, size: MTLSize) { fatalError() }; public var origin: MTLOrigin { get { fatalError() } set {} }; public var size: MTLSize { get { fatalError() } set {} } }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public func MTLRegionMake2D(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> MTLRegion { fatalError() }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public func MTLRegionMake3D(_ x: Int, _ y: Int, _ z: Int, _ width: Int, _ height: Int, _ depth: Int) -> MTLRegion { fatalError() }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct MTLClearColor: Sendable { public init() { fatalError() }; public init(red: Double, green: Double, blue: Double, alpha: Double) { fatalError() }; public var red: Double { get { fatalError() } set {} }; public var green: Double { get { fatalError() } set {} }; public var blue: Double { get { fatalError() } set {} }; public var alpha: Double { get { fatalError() } set {} } }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor { fatalError() }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct MTLViewport: Sendable { public init() { fatalError() }; public init(originX: Double, originY: Double, width: Double, height: Double, znear: Double, zfar: Double) { fatalError() } }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct MTLScissorRect: Sendable { public init() { fatalError() }; public init(x: Int, y: Int, width: Int, height: Int) { fatalError() } }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum MTLPixelFormat: UInt, Sendable { case invalid = 0, a8Unorm, r8Unorm = 10, r8Unorm_srgb, r8Snorm, r8Uint, r8Sint, r16Unorm = 20, r16Snorm = 22, r16Uint, r16Sint, r16Float, rg8Unorm = 30, rg8Snorm = 32, rg8Uint, rg8Sint, r32Uint = 53, r32Sint, r32Float, rg16Unorm = 60, rg16Float = 65, rgba8Unorm = 70, rgba8Unorm_srgb, rgba8Snorm, rgba8Uint, rgba8Sint, bgra8Unorm = 80, bgra8Unorm_srgb, rgb10a2Unorm = 90, rg11b10Float = 92, rgb9e5Float, bgr10a2Unorm, rg32Uint = 103, rg32Sint, rg32Float, rgba16Unorm = 110, rgba16Snorm = 112, rgba16Uint, rgba16Sint, rgba16Float, rgba32Uint = 123, rgba32Sint, rgba32Float, bc1_rgba = 130, depth16Unorm = 250, depth32Float = 252, stencil8, depth24Unorm_stencil8 = 255, depth32Float_stencil8 = 260, bgra10_xr = 552, bgr10_xr = 554 }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct MTLResourceOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var cpuCacheModeWriteCombined: MTLResourceOptions { fatalError() }
    public static var storageModeShared: MTLResourceOptions { fatalError() }
    public static var storageModeManaged: MTLResourceOptions { fatalError() }
    public static var storageModePrivate: MTLResourceOptions { fatalError() }
    public static var storageModeMemoryless: MTLResourceOptions { fatalError() }
    public static var hazardTrackingModeUntracked: MTLResourceOptions { fatalError() }
    public static var hazardTrackingModeTracked: MTLResourceOptions { fatalError() }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum MTLStorageMode: UInt, Sendable { case shared = 0, managed, `private`, memoryless }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum MTLCPUCacheMode: UInt, Sendable { case defaultCache = 0, writeCombined }
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct MTLTextureUsage: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var shaderRead: MTLTextureUsage { fatalError() }
    public static var shaderWrite: MTLTextureUsage { fatalError() }
    public static var renderTarget: MTLTextureUsage { fatalError() }
    public static var pixelFormatView: MTLTextureUsage { fatalError() }
    public static var unknown: MTLTextureUsage { fatalError() }
}
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum MTLTextureType: UInt, Sendable { case type1D = 0, type1DArray, type2D, type2DArray, type2DMultisample, typeCube, typeCubeArray, type3D, type2DMultisampleArray, typeTextureBuffer }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum MTLPrimitiveType: UInt, Sendable { case point = 0, line, lineStrip, triangle, triangleStrip }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum MTLIndexType: UInt, Sendable { case uint16 = 0, uint32 }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum MTLWinding: UInt, Sendable { case clockwise = 0, counterClockwise }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum MTLCullMode: UInt, Sendable { case none = 0, front, back }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum MTLTriangleFillMode: UInt, Sendable { case fill = 0, lines }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum MTLCompareFunction: UInt, Sendable { case never = 0, less, equal, lessEqual, greater, notEqual, greaterEqual, always }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum MTLLoadAction: UInt, Sendable { case dontCare = 0, load, clear }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum MTLStoreAction: UInt, Sendable { case dontCare = 0, store, multisampleResolve, storeAndMultisampleResolve, unknown, customSampleDepthStore }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum MTLBlendFactor: UInt, Sendable { case zero = 0, one, sourceColor, oneMinusSourceColor, sourceAlpha, oneMinusSourceAlpha, destinationColor, oneMinusDestinationColor, destinationAlpha, oneMinusDestinationAlpha, sourceAlphaSaturated, blendColor, oneMinusBlendColor, blendAlpha, oneMinusBlendAlpha }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum MTLBlendOperation: UInt, Sendable { case add = 0, subtract, reverseSubtract, min, max }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct MTLColorWriteMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var red: MTLColorWriteMask { fatalError() }
    public static var green: MTLColorWriteMask { fatalError() }
    public static var blue: MTLColorWriteMask { fatalError() }
    public static var alpha: MTLColorWriteMask { fatalError() }
    public static var all: MTLColorWriteMask { fatalError() }
}
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum MTLVertexFormat: UInt, Sendable { case invalid = 0, uchar2, uchar3, uchar4, char2, char3, char4, uchar2Normalized, uchar3Normalized, uchar4Normalized, ushort2 = 13, ushort4 = 15, half2 = 25, half3, half4, float, float2, float3, float4, int, int2, int3, int4, uint, uint2, uint3, uint4 }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum MTLVertexStepFunction: UInt, Sendable { case constant = 0, perVertex, perInstance }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum MTLSamplerMinMagFilter: UInt, Sendable { case nearest = 0, linear }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum MTLSamplerMipFilter: UInt, Sendable { case notMipmapped = 0, nearest, linear }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum MTLSamplerAddressMode: UInt, Sendable { case clampToEdge = 0, mirrorClampToEdge, `repeat`, mirrorRepeat, clampToZero, clampToBorderColor }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum MTLCommandBufferStatus: UInt, Sendable { case notEnqueued = 0, enqueued, committed, scheduled, completed, error }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum MTLGPUFamily: Int, Sendable { case apple1 = 1001, apple2, apple3, apple4, apple5, apple6, apple7, apple8, apple9, mac2 = 2002, common1 = 3001, common2, common3, metal3 = 5001 }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum MTLFunctionType: UInt, Sendable { case vertex = 1, fragment, kernel, visible = 5, intersection, mesh, object }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum MTLDataType: UInt, Sendable { case none = 0, `struct`, array, float, float2, float3, float4, half = 16, int = 29, int2, int3, int4, uint = 33, bool = 53 }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) public typealias MTLCommandBufferHandler = @Sendable (any MTLCommandBuffer) -> Void
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol MTLDevice: NSObjectProtocol, Sendable {
    var name: String { get }
    var registryID: UInt64 { get }
    var maxThreadsPerThreadgroup: MTLSize { get }
    var hasUnifiedMemory: Bool { get }
    var currentAllocatedSize: Int { get }
    var recommendedMaxWorkingSetSize: UInt64 { get }
    var maxThreadgroupMemoryLength: Int { get }
    var maxBufferLength: Int { get }
    var supportsRaytracing: Bool { get }
    func makeCommandQueue() -> (any MTLCommandQueue)?
    func makeCommandQueue(maxCommandBufferCount: Int) -> (any MTLCommandQueue)?
    func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    func makeBuffer(bytesNoCopy pointer: UnsafeMutableRawPointer, length: Int, options: MTLResourceOptions, deallocator: ((UnsafeMutableRawPointer, Int) -> Void)?) -> (any MTLBuffer)?
    func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
    func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)?
    func makeDepthStencilState(descriptor: MTLDepthStencilDescriptor) -> (any MTLDepthStencilState)?
    func makeDefaultLibrary() -> (any MTLLibrary)?
    func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary
    func makeLibrary(URL url: URL) throws -> any MTLLibrary
    func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
    func makeLibrary(source: String, options: MTLCompileOptions?) async throws -> any MTLLibrary
    func makeLibrary(source: String, options: MTLCompileOptions?, completionHandler: @escaping ((any MTLLibrary)?, (any Error)?) -> Void)
    func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState
    func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) async throws -> any MTLRenderPipelineState
    func makeComputePipelineState(function computeFunction: any MTLFunction) throws -> any MTLComputePipelineState
    func makeComputePipelineState(function computeFunction: any MTLFunction) async throws -> any MTLComputePipelineState
    func makeFence() -> (any MTLFence)?
    func makeEvent() -> (any MTLEvent)?
    func makeSharedEvent() -> (any MTLSharedEvent)?
    func makeHeap(descriptor: MTLHeapDescriptor) -> (any MTLHeap)?
    func supportsFamily(_ gpuFamily: MTLGPUFamily) -> Bool
    func supportsTextureSampleCount(_ sampleCount: Int) -> Bool
}
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) extension MTLDevice {
    public func makeBuffer(length: Int) -> (any MTLBuffer)? { fatalError() }
    public func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int) -> (any MTLBuffer)? { fatalError() }
    public func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions = []) -> (any MTLBuffer)? { fatalError() }
    public func makeBuffer(length: Int, options: MTLResourceOptions = []) -> (any MTLBuffer)? { fatalError() }
}
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol MTLResource: NSObjectProtocol, Sendable {
    var label: String? { get set }
    var device: any MTLDevice { get }
    var storageMode: MTLStorageMode { get }
    var allocatedSize: Int { get }
}
@available(iOS 10.0, macOS 10.13, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol MTLHeap: NSObjectProtocol, Sendable { var label: String? { get set }; var size: Int { get }; var usedSize: Int { get } }
@available(iOS 10.0, macOS 10.13, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol MTLFence: NSObjectProtocol, Sendable { var label: String? { get set } }
@available(iOS 12.0, macOS 10.14, tvOS 12.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol MTLEvent: NSObjectProtocol, Sendable { var label: String? { get set } }
@available(iOS 12.0, macOS 10.14, tvOS 12.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol MTLSharedEvent: MTLEvent { var signaledValue: UInt64 { get set } }
@available(iOS 10.0, macOS 10.13, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) open class MTLHeapDescriptor: NSObject, @unchecked Sendable { public override init() { fatalError() }; open var size: Int { get { fatalError() } set {} }; open var storageMode: MTLStorageMode { get { fatalError() } set {} } }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol MTLBuffer: MTLResource {
    var length: Int { get }
    func contents() -> UnsafeMutableRawPointer
    func didModifyRange(_ range: Range<Int>)
    func makeTexture(descriptor: MTLTextureDescriptor, offset: Int, bytesPerRow: Int) -> (any MTLTexture)?
}
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol MTLTexture: MTLResource {
    var width: Int { get }
    var height: Int { get }
    var depth: Int { get }
    var mipmapLevelCount: Int { get }
    var sampleCount: Int { get }
    var arrayLength: Int { get }
    var textureType: MTLTextureType { get }
    var pixelFormat: MTLPixelFormat { get }
    var usage: MTLTextureUsage { get }
    var isFramebufferOnly: Bool { get }
    func getBytes(_ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion, mipmapLevel level: Int)
    func replace(region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int)
    func makeTextureView(pixelFormat: MTLPixelFormat) -> (any MTLTexture)?
}
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class MTLTextureDescriptor: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open class func texture2DDescriptor(pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool) -> MTLTextureDescriptor { fatalError() }
    open class func textureCubeDescriptor(pixelFormat: MTLPixelFormat, size: Int, mipmapped: Bool) -> MTLTextureDescriptor { fatalError() }
    open var textureType: MTLTextureType { get { fatalError() } set {} }
    open var pixelFormat: MTLPixelFormat { get { fatalError() } set {} }
    open var width: Int { get { fatalError() } set {} }
    open var height: Int { get { fatalError() } set {} }
    open var depth: Int { get { fatalError() } set {} }
    open var mipmapLevelCount: Int { get { fatalError() } set {} }
    open var sampleCount: Int { get { fatalError() } set {} }
    open var arrayLength: Int { get { fatalError() } set {} }
    open var resourceOptions: MTLResourceOptions { get { fatalError() } set {} }
    open var cpuCacheMode: MTLCPUCacheMode { get { fatalError() } set {} }
    open var storageMode: MTLStorageMode { get { fatalError() } set {} }
    open var usage: MTLTextureUsage { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class MTLSamplerDescriptor: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open var minFilter: MTLSamplerMinMagFilter { get { fatalError() } set {} }
    open var magFilter: MTLSamplerMinMagFilter { get { fatalError() } set {} }
    open var mipFilter: MTLSamplerMipFilter { get { fatalError() } set {} }
    open var maxAnisotropy: Int { get { fatalError() } set {} }
    open var sAddressMode: MTLSamplerAddressMode { get { fatalError() } set {} }
    open var tAddressMode: MTLSamplerAddressMode { get { fatalError() } set {} }
    open var rAddressMode: MTLSamplerAddressMode { get { fatalError() } set {} }
    open var normalizedCoordinates: Bool { get { fatalError() } set {} }
    open var label: String? { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol MTLSamplerState: NSObjectProtocol, Sendable { var label: String? { get } }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol MTLDepthStencilState: NSObjectProtocol, Sendable { var label: String? { get } }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class MTLDepthStencilDescriptor: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open var depthCompareFunction: MTLCompareFunction { get { fatalError() } set {} }
    open var isDepthWriteEnabled: Bool { get { fatalError() } set {} }
    open var label: String? { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class MTLCompileOptions: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open var fastMathEnabled: Bool { get { fatalError() } set {} }
    open var preprocessorMacros: [String: NSObject]? { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol MTLLibrary: NSObjectProtocol, Sendable {
    var label: String? { get set }
    var device: any MTLDevice { get }
    var functionNames: [String] { get }
    func makeFunction(name functionName: String) -> (any MTLFunction)?
    func makeFunction(name: String, constantValues: MTLFunctionConstantValues) throws -> any MTLFunction
}
@available(iOS 10.0, macOS 10.12, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) open class MTLFunctionConstantValues: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open func setConstantValue(_ value: UnsafeRawPointer, type: MTLDataType, index: Int) {}
    open func setConstantValue(_ value: UnsafeRawPointer, type: MTLDataType, withName name: String) {}
    open func reset() {}
}
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol MTLFunction: NSObjectProtocol, Sendable {
    var label: String? { get set }
    var device: any MTLDevice { get }
    var functionType: MTLFunctionType { get }
    var name: String { get }
}
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class MTLVertexAttributeDescriptor: NSObject, @unchecked Sendable { open var format: MTLVertexFormat { get { fatalError() } set {} }; open var offset: Int { get { fatalError() } set {} }; open var bufferIndex: Int { get { fatalError() } set {} } }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class MTLVertexAttributeDescriptorArray: NSObject, @unchecked Sendable { open subscript(index: Int) -> MTLVertexAttributeDescriptor! { get { fatalError() } set {} } }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class MTLVertexBufferLayoutDescriptor: NSObject, @unchecked Sendable { open var stride: Int { get { fatalError() } set {} }; open var stepFunction: MTLVertexStepFunction { get { fatalError() } set {} }; open var stepRate: Int { get { fatalError() } set {} } }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class MTLVertexBufferLayoutDescriptorArray: NSObject, @unchecked Sendable { open subscript(index: Int) -> MTLVertexBufferLayoutDescriptor! { get { fatalError() } set {} } }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class MTLVertexDescriptor: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open var layouts: MTLVertexBufferLayoutDescriptorArray { fatalError() }
    open var attributes: MTLVertexAttributeDescriptorArray { fatalError() }
    open func reset() {}
}
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class MTLRenderPipelineColorAttachmentDescriptor: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open var pixelFormat: MTLPixelFormat { get { fatalError() } set {} }
    open var isBlendingEnabled: Bool { get { fatalError() } set {} }
    open var sourceRGBBlendFactor: MTLBlendFactor { get { fatalError() } set {} }
    open var destinationRGBBlendFactor: MTLBlendFactor { get { fatalError() } set {} }
    open var rgbBlendOperation: MTLBlendOperation { get { fatalError() } set {} }
    open var sourceAlphaBlendFactor: MTLBlendFactor { get { fatalError() } set {} }
    open var destinationAlphaBlendFactor: MTLBlendFactor { get { fatalError() } set {} }
    open var alphaBlendOperation: MTLBlendOperation { get { fatalError() } set {} }
    open var writeMask: MTLColorWriteMask { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class MTLRenderPipelineColorAttachmentDescriptorArray: NSObject, @unchecked Sendable { open subscript(attachmentIndex: Int) -> MTLRenderPipelineColorAttachmentDescriptor! { get { fatalError() } set {} } }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class MTLRenderPipelineDescriptor: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open var label: String? { get { fatalError() } set {} }
    open var vertexFunction: (any MTLFunction)? { get { fatalError() } set {} }
    open var fragmentFunction: (any MTLFunction)? { get { fatalError() } set {} }
    open var vertexDescriptor: MTLVertexDescriptor? { get { fatalError() } set {} }
    open var sampleCount: Int { get { fatalError() } set {} }
    open var rasterSampleCount: Int { get { fatalError() } set {} }
    open var isAlphaToCoverageEnabled: Bool { get { fatalError() } set {} }
    open var isRasterizationEnabled: Bool { get { fatalError() } set {} }
    open var colorAttachments: MTLRenderPipelineColorAttachmentDescriptorArray { fatalError() }
    open var depthAttachmentPixelFormat: MTLPixelFormat { get { fatalError() } set {} }
    open var stencilAttachmentPixelFormat: MTLPixelFormat { get { fatalError() } set {} }
    open func reset() {}
}
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol MTLRenderPipelineState: NSObjectProtocol, Sendable { var label: String? { get }; var device: any MTLDevice { get } }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol MTLComputePipelineState: NSObjectProtocol, Sendable {
    var label: String? { get }
    var device: any MTLDevice { get }
    var maxTotalThreadsPerThreadgroup: Int { get }
    var threadExecutionWidth: Int { get }
}
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol MTLCommandQueue: NSObjectProtocol, Sendable {
    var label: String? { get set }
    var device: any MTLDevice { get }
    func makeCommandBuffer() -> (any MTLCommandBuffer)?
    func makeCommandBufferWithUnretainedReferences() -> (any MTLCommandBuffer)?
}
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol MTLDrawable: NSObjectProtocol {
    func present()
    func present(at presentationTime: CFTimeInterval)
    func addPresentedHandler(_ block: @escaping @Sendable (any MTLDrawable) -> Void)
}
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol MTLCommandBuffer: NSObjectProtocol, Sendable {
    var label: String? { get set }
    var device: any MTLDevice { get }
    var commandQueue: any MTLCommandQueue { get }
    var status: MTLCommandBufferStatus { get }
    var error: (any Error)? { get }
    var gpuStartTime: CFTimeInterval { get }
    var gpuEndTime: CFTimeInterval { get }
    func enqueue()
    func commit()
    func present(_ drawable: any MTLDrawable)
    func present(_ drawable: any MTLDrawable, atTime presentationTime: CFTimeInterval)
    func present(_ drawable: any MTLDrawable, afterMinimumDuration duration: CFTimeInterval)
    func waitUntilScheduled()
    func waitUntilCompleted()
    func completed() async
    func addScheduledHandler(_ block: @escaping MTLCommandBufferHandler)
    func addCompletedHandler(_ block: @escaping MTLCommandBufferHandler)
    func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)?
    func makeRenderCommandEncoder(descriptor renderPassDescriptor: MTLRenderPassDescriptor) -> (any MTLRenderCommandEncoder)?
    func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
    func encodeWaitForEvent(_ event: any MTLEvent, value: UInt64)
    func encodeSignalEvent(_ event: any MTLEvent, value: UInt64)
    func pushDebugGroup(_ string: String)
    func popDebugGroup()
}
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol MTLCommandEncoder: NSObjectProtocol {
    var label: String? { get set }
    func endEncoding()
    func insertDebugSignpost(_ string: String)
    func pushDebugGroup(_ string: String)
    func popDebugGroup()
}
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
    func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
    func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setVertexBufferOffset(_ offset: Int, index: Int)
    func setVertexTexture(_ texture: (any MTLTexture)?, index: Int)
    func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
    func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    func setViewport(_ viewport: MTLViewport)
    func setFrontFacing(_ frontFacingWinding: MTLWinding)
    func setCullMode(_ cullMode: MTLCullMode)
    func setScissorRect(_ rect: MTLScissorRect)
    func setTriangleFillMode(_ fillMode: MTLTriangleFillMode)
    func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?)
    func setDepthBias(_ depthBias: Float, slopeScale: Float, clamp: Float)
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
    func drawIndexedPrimitives(type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer, indexBufferOffset: Int)
    func drawIndexedPrimitives(type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer, indexBufferOffset: Int, instanceCount: Int)
}
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
    func setComputePipelineState(_ state: any MTLComputePipelineState)
    func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setTexture(_ texture: (any MTLTexture)?, index: Int)
    func setSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    func setThreadgroupMemoryLength(_ length: Int, index: Int)
    func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
    func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
}
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol MTLBlitCommandEncoder: MTLCommandEncoder {
    func generateMipmaps(for texture: any MTLTexture)
    func fill(buffer: any MTLBuffer, range: Range<Int>, value: UInt8)
    func copy(from sourceBuffer: any MTLBuffer, sourceOffset: Int, to destinationBuffer: any MTLBuffer, destinationOffset: Int, size: Int)
    func copy(from sourceTexture: any MTLTexture, to destinationTexture: any MTLTexture)
    func copy(from sourceTexture: any MTLTexture, sourceSlice: Int, sourceLevel: Int, sourceOrigin: MTLOrigin, sourceSize: MTLSize, to destinationTexture: any MTLTexture, destinationSlice: Int, destinationLevel: Int, destinationOrigin: MTLOrigin)
    func synchronize(resource: any MTLResource)
}
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class MTLRenderPassAttachmentDescriptor: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open var texture: (any MTLTexture)? { get { fatalError() } set {} }
    open var level: Int { get { fatalError() } set {} }
    open var slice: Int { get { fatalError() } set {} }
    open var resolveTexture: (any MTLTexture)? { get { fatalError() } set {} }
    open var loadAction: MTLLoadAction { get { fatalError() } set {} }
    open var storeAction: MTLStoreAction { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class MTLRenderPassColorAttachmentDescriptor: MTLRenderPassAttachmentDescriptor, @unchecked Sendable { open var clearColor: MTLClearColor { get { fatalError() } set {} } }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class MTLRenderPassDepthAttachmentDescriptor: MTLRenderPassAttachmentDescriptor, @unchecked Sendable { open var clearDepth: Double { get { fatalError() } set {} } }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class MTLRenderPassStencilAttachmentDescriptor: MTLRenderPassAttachmentDescriptor, @unchecked Sendable { open var clearStencil: UInt32 { get { fatalError() } set {} } }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class MTLRenderPassColorAttachmentDescriptorArray: NSObject, @unchecked Sendable { open subscript(attachmentIndex: Int) -> MTLRenderPassColorAttachmentDescriptor! { get { fatalError() } set {} } }
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class MTLRenderPassDescriptor: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open var colorAttachments: MTLRenderPassColorAttachmentDescriptorArray { fatalError() }
    open var depthAttachment: MTLRenderPassDepthAttachmentDescriptor! { get { fatalError() } set {} }
    open var stencilAttachment: MTLRenderPassStencilAttachmentDescriptor! { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol CAMetalDrawable: MTLDrawable { var texture: any MTLTexture { get }; var layer: CAMetalLayer { get } }
#if os(macOS)
@available(macOS 10.11, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) open class CAMetalLayer: CALayer, @unchecked Sendable {
    open var device: (any MTLDevice)? { get { fatalError() } set {} }
    open var pixelFormat: MTLPixelFormat { get { fatalError() } set {} }
    open var framebufferOnly: Bool { get { fatalError() } set {} }
    open var drawableSize: CGSize { get { fatalError() } set {} }
    open var colorspace: CGColorSpace? { get { fatalError() } set {} }
    open func nextDrawable() -> (any CAMetalDrawable)? { fatalError() }
}
#else
@available(iOS 8.0, tvOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class CAMetalLayer: CALayer {
    open var device: (any MTLDevice)? { get { fatalError() } set {} }
    open var pixelFormat: MTLPixelFormat { get { fatalError() } set {} }
    open var framebufferOnly: Bool { get { fatalError() } set {} }
    open var drawableSize: CGSize { get { fatalError() } set {} }
    open var colorspace: CGColorSpace? { get { fatalError() } set {} }
    open func nextDrawable() -> (any CAMetalDrawable)? { fatalError() }
}
#endif
