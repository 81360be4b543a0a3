@_exported import ImageIO
@_exported import CoreVideo

@available(iOS 5.0, macOS 10.4, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class CIColor: NSObject, @unchecked Sendable {
    public init(cgColor color: CGColor) { fatalError() }
    public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat) { fatalError() }
    public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat) { fatalError() }
    open var red: CGFloat { fatalError() }
    open var green: CGFloat { fatalError() }
    open var blue: CGFloat { fatalError() }
    open var alpha: CGFloat { fatalError() }
    open class var black: CIColor { fatalError() }
    open class var white: CIColor { fatalError() }
    open class var clear: CIColor { fatalError() }
}
@available(iOS 5.0, macOS 10.4, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class CIVector: NSObject, @unchecked Sendable {
    public convenience init(x: CGFloat, y: CGFloat) { fatalError() }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { fatalError() }
    public convenience init(cgPoint p: CGPoint) { fatalError() }
    public convenience init(cgRect r: CGRect) { fatalError() }
}
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public static let applyOrientationProperty = CIImageOption(rawValue: "")
    public static let colorSpace = CIImageOption(rawValue: "")
}
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public static let useSoftwareRenderer = CIContextOption(rawValue: "")
    public static let workingColorSpace = CIContextOption(rawValue: "")
    public static let cacheIntermediates = CIContextOption(rawValue: "")
}
@available(iOS 5.0, macOS 10.4, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class CIImage: NSObject, @unchecked Sendable {
    public init(cgImage image: CGImage) { fatalError() }
    public init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) { fatalError() }
    public init?(data: Data) { fatalError() }
    public init?(data: Data, options: [CIImageOption: Any]? = nil) { fatalError() }
    public init?(contentsOf url: URL) { fatalError() }
    public init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) { fatalError() }
    public init(cvPixelBuffer pixelBuffer: CVPixelBuffer) { fatalError() }
    public init(color: CIColor) { fatalError() }
    open var extent: CGRect { fatalError() }
    open var properties: [String: Any] { fatalError() }
    open func transformed(by matrix: CGAffineTransform) -> CIImage { fatalError() }
    open func cropped(to rect: CGRect) -> CIImage { fatalError() }
    open func clampedToExtent() -> CIImage { fatalError() }
    open func composited(over dest: CIImage) -> CIImage { fatalError() }
    open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { fatalError() }
    open func oriented(forExifOrientation orientation: Int32) -> CIImage { fatalError() }
    open func applyingFilter(_ filterName: String) -> CIImage { fatalError() }
    open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage { fatalError() }
    open func applyingGaussianBlur(sigma: Double) -> CIImage { fatalError() }
    open class func empty() -> CIImage { fatalError() }
}
@available(iOS 5.0, macOS 10.4, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class CIContext: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    public init(options: [CIContextOption: Any]? = nil) { fatalError() }
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { fatalError() }
    open func render(_ image: CIImage, to buffer: CVPixelBuffer) {}
    open func jpegRepresentation(of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]) -> Data? { fatalError() }
    open func clearCaches() {}
}
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
}
@available(iOS 5.0, macOS 10.4, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class CIFilter: NSObject, @unchecked Sendable {
    public convenience init?(name: String) { fatalError() }
    public convenience init?(name: String, parameters params: [String: Any]?) { fatalError() }
    open var name: String { get { fatalError() } set {} }
    open var inputKeys: [String] { fatalError() }
    open var outputKeys: [String] { fatalError() }
    open var outputImage: CIImage? { fatalError() }
    open var attributes: [String: Any] { fatalError() }
    open func setDefaults() {}
    open class func filterNames(inCategory category: String?) -> [String] { fatalError() }
    open class func localizedName(forFilterName filterName: String) -> String? { fatalError() }
}
public let kCIInputImageKey: String = ""
public let kCIInputBackgroundImageKey: String = ""
public let kCIInputIntensityKey: String = ""
public let kCIInputRadiusKey: String = ""
public let kCIInputScaleKey: String = ""
public let kCIInputAngleKey: String = ""
public let kCIInputCenterKey: String = ""
public let kCIInputColorKey: String = ""
public let kCIInputContrastKey: String = ""
public let kCIInputBrightnessKey: String = ""
public let kCIInputSaturationKey: String = ""
public let kCIInputEVKey: String = ""
public let kCIInputMaskImageKey: String = ""
public let kCIInputSharpnessKey: String = ""
public let kCIOutputImageKey: String = ""

// CoreImage.CIFilterBuiltins: a filter's protocols name its inputs.
public protocol CIFilterProtocol: AnyObject { var outputImage: CIImage? { get } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) public protocol CIQRCodeGenerator: CIFilterProtocol {
    var message: Data { get set }
    var correctionLevel: String { get set }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) extension CIFilter { public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) public protocol CICode128BarcodeGenerator: CIFilterProtocol {
    var message: Data { get set }
    var quietSpace: Float { get set }
    var barcodeHeight: Float { get set }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) extension CIFilter { public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) public protocol CISepiaTone: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) extension CIFilter { public class func sepiaTone() -> any CIFilter & CISepiaTone { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) public protocol CIGaussianBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) extension CIFilter { public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) public protocol CIPixellate: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var scale: Float { get set }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) extension CIFilter { public class func pixellate() -> any CIFilter & CIPixellate { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) public protocol CICrystallize: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) extension CIFilter { public class func crystallize() -> any CIFilter & CICrystallize { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) public protocol CIVignette: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
    var radius: Float { get set }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) extension CIFilter { public class func vignette() -> any CIFilter & CIVignette { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) public protocol CIUnsharpMask: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var intensity: Float { get set }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) extension CIFilter { public class func unsharpMask() -> any CIFilter & CIUnsharpMask { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) public protocol CIEdges: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) extension CIFilter { public class func edges() -> any CIFilter & CIEdges { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) public protocol CIColorControls: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var saturation: Float { get set }
    var brightness: Float { get set }
    var contrast: Float { get set }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) extension CIFilter { public class func colorControls() -> any CIFilter & CIColorControls { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) public protocol CIColorInvert: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) extension CIFilter { public class func colorInvert() -> any CIFilter & CIColorInvert { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) public protocol CIColorMonochrome: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var color: CIColor { get set }
    var intensity: Float { get set }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) extension CIFilter { public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) public protocol CIExposureAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var ev: Float { get set }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) extension CIFilter { public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) public protocol CIHueAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var angle: Float { get set }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) extension CIFilter { public class func hueAdjust() -> any CIFilter & CIHueAdjust { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) public protocol CIVibrance: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var amount: Float { get set }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) extension CIFilter { public class func vibrance() -> any CIFilter & CIVibrance { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) public protocol CIBloom: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var intensity: Float { get set }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) extension CIFilter { public class func bloom() -> any CIFilter & CIBloom { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) public protocol CITwirlDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var angle: Float { get set }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) extension CIFilter { public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) public protocol CIPhotoEffect: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) extension CIFilter { public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) extension CIFilter { public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) extension CIFilter { public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) extension CIFilter { public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) extension CIFilter { public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) extension CIFilter { public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) extension CIFilter { public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) extension CIFilter { public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) public protocol CIBlendWithMask: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var backgroundImage: CIImage? { get set }
    var maskImage: CIImage? { get set }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) extension CIFilter { public class func blendWithMask() -> any CIFilter & CIBlendWithMask { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) public protocol CISharpenLuminance: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var sharpness: Float { get set }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) extension CIFilter { public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) public protocol CIComicEffect: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) extension CIFilter { public class func comicEffect() -> any CIFilter & CIComicEffect { fatalError() } }
