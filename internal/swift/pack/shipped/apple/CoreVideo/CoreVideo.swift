@_exported import CoreGraphics

public class CVBuffer: Hashable, @unchecked Sendable {
    public static func == (a: CVBuffer, b: CVBuffer) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) {}
}
public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVBuffer
public typealias CVReturn = Int32
public typealias CVOptionFlags = UInt64
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
    public let rawValue: CVOptionFlags
    public init(rawValue: CVOptionFlags) { fatalError() }
    public static var readOnly: CVPixelBufferLockFlags { fatalError() }
}
public var kCVReturnSuccess: CVReturn { fatalError() }
public var kCVPixelFormatType_32BGRA: OSType { fatalError() }
public var kCVPixelFormatType_32ARGB: OSType { fatalError() }
public var kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType { fatalError() }
public var kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType { fatalError() }
public var kCVPixelFormatType_OneComponent8: OSType { fatalError() }
public var kCVPixelFormatType_DepthFloat32: OSType { fatalError() }
public var kCVPixelBufferPixelFormatTypeKey: CFString { fatalError() }
public var kCVPixelBufferWidthKey: CFString { fatalError() }
public var kCVPixelBufferHeightKey: CFString { fatalError() }
public var kCVPixelBufferCGImageCompatibilityKey: CFString { fatalError() }
public var kCVPixelBufferCGBitmapContextCompatibilityKey: CFString { fatalError() }
public var kCVPixelBufferIOSurfacePropertiesKey: CFString { fatalError() }
public var kCVPixelBufferMetalCompatibilityKey: CFString { fatalError() }
public func CVPixelBufferCreate(_ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType, _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>) -> CVReturn { fatalError() }
@discardableResult public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags) -> CVReturn { fatalError() }
@discardableResult public func CVPixelBufferUnlockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags) -> CVReturn { fatalError() }
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { fatalError() }
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { fatalError() }
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { fatalError() }
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { fatalError() }
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { fatalError() }
public func CVPixelBufferGetBaseAddressOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> UnsafeMutableRawPointer? { fatalError() }
public func CVPixelBufferGetBytesPerRowOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int { fatalError() }
