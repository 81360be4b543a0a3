// target: ios17.0
// mode: 6

import Accelerate
import CoreGraphics
func resize(_ image: CGImage, to size: CGSize) throws -> CGImage {
    guard let format = vImage_CGImageFormat(bitsPerComponent: 8, bitsPerPixel: 32, colorSpace: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.first.rawValue)) else { throw vImage.Error.invalidImageFormat }
    var source = try vImage_Buffer(cgImage: image, format: format)
    defer { source.free() }
    var destination = try vImage_Buffer(width: Int(size.width), height: Int(size.height), bitsPerPixel: format.bitsPerPixel)
    defer { destination.free() }
    let error = vImageScale_ARGB8888(&source, &destination, nil, vImage_Flags(kvImageHighQualityResampling))
    guard error == kvImageNoError else { throw vImage.Error(rawValue: error) ?? .internalError }
    return try destination.createCGImage(format: format)
}
