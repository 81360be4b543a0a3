// target: ios17.0
// mode: 6

import Foundation
import ImageIO
import UIKit

enum ThumbnailError: Error { case unreadable }
func thumbnail(at url: URL, maxPixelSize: CGFloat, scale: CGFloat) throws -> UIImage {
    let sourceOptions = [kCGImageSourceShouldCache: false] as CFDictionary
    guard let source = CGImageSourceCreateWithURL(url as CFURL, sourceOptions) else { throw ThumbnailError.unreadable }
    let options: [CFString: Any] = [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceShouldCacheImmediately: true,
        kCGImageSourceCreateThumbnailWithTransform: true,
        kCGImageSourceThumbnailMaxPixelSize: maxPixelSize * scale
    ]
    guard let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary) else { throw ThumbnailError.unreadable }
    return UIImage(cgImage: image)
}
