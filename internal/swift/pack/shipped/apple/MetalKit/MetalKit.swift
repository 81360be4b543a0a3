@_exported import Metal
@_exported import simd
#if os(macOS)
@_exported import AppKit
public typealias MTKPlatformView = NSView
#else
@_exported import UIKit
public typealias MTKPlatformView = UIView
#endif

@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol MTKViewDelegate: NSObjectProtocol {
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
    func draw(in view: MTKView)
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency open class MTKView: MTKPlatformView {
    public init(frame frameRect: CGRect, device: (any MTLDevice)?) { fatalError() }
    public override convenience init(frame: CGRect) { fatalError() }
    public required init(coder: NSCoder) { fatalError() }
    open weak var delegate: (any MTKViewDelegate)? { get { fatalError() } set {} }
    open var device: (any MTLDevice)? { get { fatalError() } set {} }
    open var currentDrawable: (any CAMetalDrawable)? { fatalError() }
    open var framebufferOnly: Bool { get { fatalError() } set {} }
    open var depthStencilAttachmentTextureUsage: MTLTextureUsage { get { fatalError() } set {} }
    open var presentsWithTransaction: Bool { get { fatalError() } set {} }
    open var colorPixelFormat: MTLPixelFormat { get { fatalError() } set {} }
    open var depthStencilPixelFormat: MTLPixelFormat { get { fatalError() } set {} }
    open var sampleCount: Int { get { fatalError() } set {} }
    open var clearColor: MTLClearColor { get { fatalError() } set {} }
    open var clearDepth: Double { get { fatalError() } set {} }
    open var clearStencil: UInt32 { get { fatalError() } set {} }
    open var depthStencilTexture: (any MTLTexture)? { fatalError() }
    open var multisampleColorTexture: (any MTLTexture)? { fatalError() }
    open func releaseDrawables() {}
    open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { fatalError() }
    open var preferredFramesPerSecond: Int { get { fatalError() } set {} }
    open var enableSetNeedsDisplay: Bool { get { fatalError() } set {} }
    open var autoResizeDrawable: Bool { get { fatalError() } set {} }
    open var drawableSize: CGSize { get { fatalError() } set {} }
    open var preferredDrawableSize: CGSize { fatalError() }
    open var isPaused: Bool { get { fatalError() } set {} }
    open var colorspace: CGColorSpace? { get { fatalError() } set {} }
    open func draw() {}
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class MTKTextureLoader: NSObject, @unchecked Sendable {
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { fatalError() }
        public static let allocateMipmaps = Option(rawValue: "")
        public static let generateMipmaps = Option(rawValue: "")
        public static let SRGB = Option(rawValue: "")
        public static let textureUsage = Option(rawValue: "")
        public static let textureCPUCacheMode = Option(rawValue: "")
        public static let textureStorageMode = Option(rawValue: "")
        public static let cubeLayout = Option(rawValue: "")
        public static let origin = Option(rawValue: "")
    }
    public struct Origin: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { fatalError() }
        public static let topLeft = Origin(rawValue: "")
        public static let bottomLeft = Origin(rawValue: "")
        public static let flippedVertically = Origin(rawValue: "")
    }
    public struct CubeLayout: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { fatalError() }
        public static let vertical = CubeLayout(rawValue: "")
    }
    public typealias Callback = @Sendable ((any MTLTexture)?, (any Error)?) -> Void
    public init(device: any MTLDevice) { fatalError() }
    open var device: any MTLDevice { fatalError() }
    open func newTexture(URL: URL, options: [MTKTextureLoader.Option: Any]? = nil) throws -> any MTLTexture { fatalError() }
    open func newTexture(URL: URL, options: [MTKTextureLoader.Option: Any]? = nil, completionHandler: @escaping MTKTextureLoader.Callback) {}
    open func newTexture(URL: URL, options: [MTKTextureLoader.Option: Any]? = nil) async throws -> any MTLTexture { fatalError() }
    open func newTexture(name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [MTKTextureLoader.Option: Any]? = nil) throws -> any MTLTexture { fatalError() }
    open func newTexture(name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [MTKTextureLoader.Option: Any]? = nil, completionHandler: @escaping MTKTextureLoader.Callback) {}
    open func newTexture(name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [MTKTextureLoader.Option: Any]? = nil) async throws -> any MTLTexture { fatalError() }
    open func newTexture(data: Data, options: [MTKTextureLoader.Option: Any]? = nil) throws -> any MTLTexture { fatalError() }
    open func newTexture(data: Data, options: [MTKTextureLoader.Option: Any]? = nil, completionHandler: @escaping MTKTextureLoader.Callback) {}
    open func newTexture(data: Data, options: [MTKTextureLoader.Option: Any]? = nil) async throws -> any MTLTexture { fatalError() }
    open func newTexture(cgImage: CGImage, options: [MTKTextureLoader.Option: Any]? = nil) throws -> any MTLTexture { fatalError() }
    open func newTexture(cgImage: CGImage, options: [MTKTextureLoader.Option: Any]? = nil, completionHandler: @escaping MTKTextureLoader.Callback) {}
    open func newTexture(cgImage: CGImage, options: [MTKTextureLoader.Option: Any]? = nil) async throws -> any MTLTexture { fatalError() }
}
