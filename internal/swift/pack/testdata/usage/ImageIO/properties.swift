// target: ios17.0
// mode: 6

import Foundation
import ImageIO

struct PhotoInfo { var width: Int; var height: Int; var camera: String?; var taken: String?; var latitude: Double? }
func readInfo(_ data: Data) -> PhotoInfo? {
    guard let source = CGImageSourceCreateWithData(data as CFData, nil),
          let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any] else { return nil }
    let exif = properties[kCGImagePropertyExifDictionary] as? [CFString: Any]
    let tiff = properties[kCGImagePropertyTIFFDictionary] as? [CFString: Any]
    let gps = properties[kCGImagePropertyGPSDictionary] as? [CFString: Any]
    var latitude = gps?[kCGImagePropertyGPSLatitude] as? Double
    if gps?[kCGImagePropertyGPSLatitudeRef] as? String == "S" { latitude = latitude.map { -$0 } }
    return PhotoInfo(width: properties[kCGImagePropertyPixelWidth] as? Int ?? 0, height: properties[kCGImagePropertyPixelHeight] as? Int ?? 0,
        camera: tiff?[kCGImagePropertyTIFFModel] as? String, taken: exif?[kCGImagePropertyExifDateTimeOriginal] as? String, latitude: latitude)
}
