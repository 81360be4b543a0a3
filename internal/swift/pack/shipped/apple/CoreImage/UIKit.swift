#if os(iOS) || os(tvOS)
import UIKit

@available(iOS 5.0, tvOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension CIImage {
    public convenience init?(image: UIImage) { fatalError() }
    public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) { fatalError() }
}
@available(iOS 5.0, tvOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIImage {
    public convenience init(ciImage: CIImage) { fatalError() }
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) { fatalError() }
    public var ciImage: CIImage? { fatalError() }
}
@available(iOS 5.0, tvOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension CIColor {
    public convenience init(color: UIColor) { fatalError() }
}
#endif
