// target: ios17.0
// mode: 6

import ImageIO
import CoreImage

func orientation(of data: Data) -> CGImagePropertyOrientation {
    guard let source = CGImageSourceCreateWithData(data as CFData, nil),
          let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any],
          let raw = properties[kCGImagePropertyOrientation as String] as? UInt32 else { return .up }
    return CGImagePropertyOrientation(rawValue: raw) ?? .up
}
func writeMetadata(source: CGImageSource, to destination: CGImageDestination, title: String) -> Bool {
    let metadata = CGImageMetadataCreateMutable()
    if let tag = CGImageMetadataTagCreate(kCGImageMetadataNamespaceDublinCore, kCGImageMetadataPrefixDublinCore, "title" as CFString, .string, title as CFString) {
        CGImageMetadataSetTagWithPath(metadata, nil, "dc:title" as CFString, tag)
    }
    let options = [kCGImageDestinationMetadata: metadata, kCGImageDestinationMergeMetadata: true] as [CFString: Any] as CFDictionary
    var error: Unmanaged<CFError>?
    return CGImageDestinationCopyImageSource(destination, source, options, &error)
}
func animate(_ url: URL, show: @escaping (CGImage) -> Void) {
    CGAnimateImageAtURLWithBlock(url as CFURL, [kCGImageAnimationLoopCount: 3] as CFDictionary) { index, image, stop in
        show(image)
        if index > 20 { stop.pointee = true }
    }
}
