import CoreGraphics
import CoreVideo
import Foundation

// vImage.
public typealias vImagePixelCount = UInt
public typealias vImage_Error = Int
public typealias vImage_Flags = UInt32
public typealias Pixel_8 = UInt8
public typealias Pixel_F = Float
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)
public typealias Pixel_FFFF = (Float, Float, Float, Float)
public struct vImage_Buffer {
    public var data: UnsafeMutableRawPointer!
    public var height: vImagePixelCount
    public var width: vImagePixelCount
    public var rowBytes: Int
    public init() { fatalError() }
    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) { fatalError() }
}
extension vImage_Buffer {
    public init(width: Int, height: Int, bitsPerPixel: UInt32) throws { fatalError() }
    public init(cgImage: CGImage, flags options: vImage.Options = .noFlags) throws { fatalError() }
    public init(cgImage: CGImage, format: vImage_CGImageFormat, flags options: vImage.Options = .noFlags) throws { fatalError() }
    public func createCGImage(format: vImage_CGImageFormat, flags options: vImage.Options = .noFlags) throws -> CGImage { fatalError() }
    public func copy(destinationBuffer: inout vImage_Buffer, pixelSize: Int, flags options: vImage.Options = .noFlags) throws {}
    public var size: CGSize { fatalError() }
    public func free() {}
}
public struct vImage_CGImageFormat {
    public var bitsPerComponent: UInt32
    public var bitsPerPixel: UInt32
    public var colorSpace: Unmanaged<CGColorSpace>!
    public var bitmapInfo: CGBitmapInfo
    public var version: UInt32
    public var decode: UnsafePointer<CGFloat>!
    public var renderingIntent: CGColorRenderingIntent
    public init() { fatalError() }
    public init(bitsPerComponent: UInt32, bitsPerPixel: UInt32, colorSpace: Unmanaged<CGColorSpace>!, bitmapInfo: CGBitmapInfo, version: UInt32, decode: UnsafePointer<CGFloat>!, renderingIntent: CGColorRenderingIntent) { fatalError() }
    public init?(bitsPerComponent: Int, bitsPerPixel: Int, colorSpace: CGColorSpace, bitmapInfo: CGBitmapInfo, renderingIntent: CGColorRenderingIntent = .defaultIntent) { fatalError() }
    public init?(cgImage: CGImage) { fatalError() }
    public var componentCount: Int { fatalError() }
}
public enum vImage {
    public struct Options: OptionSet, Sendable {
        public let rawValue: vImage_Flags
        public init(rawValue: vImage_Flags) { fatalError() }
        public static var noFlags: Options { fatalError() }
        public static var leaveAlphaUnchanged: Options { fatalError() }
        public static var copyInPlace: Options { fatalError() }
        public static var backgroundColorFill: Options { fatalError() }
        public static var imageExtend: Options { fatalError() }
        public static var doNotTile: Options { fatalError() }
        public static var highQualityResampling: Options { fatalError() }
        public static var truncateKernel: Options { fatalError() }
        public static var getTempBufferSize: Options { fatalError() }
        public static var printDiagnosticsToConsole: Options { fatalError() }
        public static var noAllocate: Options { fatalError() }
    }
    public enum Error: Int, Swift.Error { case noError = 0, roiLargerThanInputBuffer = -21766, invalidKernelSize = -21767, invalidEdgeStyle = -21768, invalidOffsetX = -21769, invalidOffsetY = -21770, memoryAllocationError = -21771, nullPointerArgument = -21772, invalidParameter = -21773, bufferSizeMismatch = -21774, unknownFlagsBit = -21775, internalError = -21776, invalidRowBytes = -21777, invalidImageFormat = -21778, colorSyncIsAbsent = -21779, outOfPlaceOperationRequired = -21780, invalidImageObject = -21781, invalidCVImageFormat = -21782, unsupportedConversion = -21783, coreVideoIsAbsent = -21784 }
}
public var kvImageNoError: Int { fatalError() }
public var kvImageInvalidKernelSize: Int { fatalError() }
public var kvImageNullPointerArgument: Int { fatalError() }
public var kvImageMemoryAllocationError: Int { fatalError() }
public var kvImageBufferSizeMismatch: Int { fatalError() }
public var kvImageUnknownFlagsBit: Int { fatalError() }
public var kvImageNoFlags: Int { fatalError() }
public var kvImageLeaveAlphaUnchanged: Int { fatalError() }
public var kvImageCopyInPlace: Int { fatalError() }
public var kvImageBackgroundColorFill: Int { fatalError() }
public var kvImageEdgeExtend: Int { fatalError() }
public var kvImageDoNotTile: Int { fatalError() }
public var kvImageHighQualityResampling: Int { fatalError() }
public var kvImageTruncateKernel: Int { fatalError() }
public var kvImageGetTempBufferSize: Int { fatalError() }
public var kvImagePrintDiagnosticsToConsole: Int { fatalError() }
public var kvImageNoAllocate: Int { fatalError() }
public var kRotate0DegreesClockwise: Int { fatalError() }
public var kRotate90DegreesClockwise: Int { fatalError() }
public var kRotate180DegreesClockwise: Int { fatalError() }
public var kRotate270DegreesClockwise: Int { fatalError() }
@discardableResult public func vImageBuffer_Init(_ buf: UnsafeMutablePointer<vImage_Buffer>, _ height: vImagePixelCount, _ width: vImagePixelCount, _ pixelBits: UInt32, _ flags: vImage_Flags) -> vImage_Error { fatalError() }
@discardableResult public func vImageBuffer_InitWithCGImage(_ buf: UnsafeMutablePointer<vImage_Buffer>, _ format: UnsafeMutablePointer<vImage_CGImageFormat>, _ backgroundColor: UnsafePointer<CGFloat>?, _ image: CGImage, _ flags: vImage_Flags) -> vImage_Error { fatalError() }
public func vImageCreateCGImageFromBuffer(_ buf: UnsafePointer<vImage_Buffer>, _ format: UnsafePointer<vImage_CGImageFormat>, _ callback: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void)?, _ userData: UnsafeMutableRawPointer?, _ flags: vImage_Flags, _ error: UnsafeMutablePointer<vImage_Error>?) -> Unmanaged<CGImage>! { fatalError() }
@discardableResult public func vImageScale_ARGB8888(_ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?, _ flags: vImage_Flags) -> vImage_Error { fatalError() }
@discardableResult public func vImageHorizontalReflect_ARGB8888(_ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags) -> vImage_Error { fatalError() }
@discardableResult public func vImageVerticalReflect_ARGB8888(_ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags) -> vImage_Error { fatalError() }
@discardableResult public func vImageScale_Planar8(_ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?, _ flags: vImage_Flags) -> vImage_Error { fatalError() }
@discardableResult public func vImageHorizontalReflect_Planar8(_ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags) -> vImage_Error { fatalError() }
@discardableResult public func vImageVerticalReflect_Planar8(_ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags) -> vImage_Error { fatalError() }
@discardableResult public func vImageScale_ARGBFFFF(_ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?, _ flags: vImage_Flags) -> vImage_Error { fatalError() }
@discardableResult public func vImageHorizontalReflect_ARGBFFFF(_ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags) -> vImage_Error { fatalError() }
@discardableResult public func vImageVerticalReflect_ARGBFFFF(_ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags) -> vImage_Error { fatalError() }
@discardableResult public func vImageScale_PlanarF(_ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?, _ flags: vImage_Flags) -> vImage_Error { fatalError() }
@discardableResult public func vImageHorizontalReflect_PlanarF(_ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags) -> vImage_Error { fatalError() }
@discardableResult public func vImageVerticalReflect_PlanarF(_ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags) -> vImage_Error { fatalError() }
@discardableResult public func vImageBoxConvolve_ARGB8888(_ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?, _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags) -> vImage_Error { fatalError() }
@discardableResult public func vImageTentConvolve_ARGB8888(_ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?, _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags) -> vImage_Error { fatalError() }
@discardableResult public func vImageConvolve_ARGB8888(_ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?, _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel: UnsafePointer<Int16>, _ kernel_height: UInt32, _ kernel_width: UInt32, _ divisor: Int32, _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags) -> vImage_Error { fatalError() }
@discardableResult public func vImageRotate90_ARGB8888(_ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ rotationConstant: UInt8, _ backColor: UnsafePointer<UInt8>, _ flags: vImage_Flags) -> vImage_Error { fatalError() }
@discardableResult public func vImageMatrixMultiply_ARGB8888ToPlanar8(_ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>, _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>?, _ post_bias: Int32, _ flags: vImage_Flags) -> vImage_Error { fatalError() }
@discardableResult public func vImagePermuteChannels_ARGB8888(_ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ permuteMap: UnsafePointer<UInt8>, _ flags: vImage_Flags) -> vImage_Error { fatalError() }
@discardableResult public func vImageHistogramCalculation_ARGB8888(_ src: UnsafePointer<vImage_Buffer>, _ histogram: UnsafeMutablePointer<UnsafeMutablePointer<vImagePixelCount>?>, _ flags: vImage_Flags) -> vImage_Error { fatalError() }
@discardableResult public func vImageHistogramCalculation_Planar8(_ src: UnsafePointer<vImage_Buffer>, _ histogram: UnsafeMutablePointer<vImagePixelCount>, _ flags: vImage_Flags) -> vImage_Error { fatalError() }
@discardableResult public func vImageEqualization_ARGB8888(_ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags) -> vImage_Error { fatalError() }
@discardableResult public func vImagePremultiplyData_RGBA8888(_ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags) -> vImage_Error { fatalError() }
@discardableResult public func vImageUnpremultiplyData_RGBA8888(_ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags) -> vImage_Error { fatalError() }
