// target: macos14.0
// mode: 6

import CoreGraphics
import Foundation

func makePDF(pages: [CGImage]) -> Data? {
    let data = NSMutableData()
    var box = CGRect(x: 0, y: 0, width: 612, height: 792)
    guard let consumer = CGDataConsumer(data: data as CFMutableData),
          let context = CGContext(consumer: consumer, mediaBox: &box, [kCGPDFContextTitle: "Pages"] as CFDictionary) else { return nil }
    for page in pages {
        context.beginPDFPage(nil)
        context.draw(page, in: box)
        context.endPDFPage()
    }
    context.closePDF()
    return data as Data
}
func gray(_ image: CGImage) -> CGImage? {
    guard let context = CGContext(data: nil, width: image.width, height: image.height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue) else { return nil }
    context.interpolationQuality = .high
    context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    return context.makeImage()
}
func average(_ image: CGImage) -> (Int, Int, Int)? {
    var pixel: [UInt8] = [0, 0, 0, 0]
    let space = CGColorSpace(name: CGColorSpace.sRGB)!
    guard let context = CGContext(data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: space, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Big.rawValue) else { return nil }
    context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    return (Int(pixel[0]), Int(pixel[1]), Int(pixel[2]))
}
