#if !os(watchOS)
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIImage {
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) { fatalError() }
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) public enum DynamicRange: Int, Sendable { case unspecified = -1, standard = 0, constrainedHigh, high }
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) { fatalError() }
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) { fatalError() }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) public convenience init?(systemName name: String, variableValue value: Double, configuration: UIImage.Configuration? = nil) { fatalError() }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) public convenience init?(named name: String, in bundle: Bundle? = nil, variableValue value: Double, configuration: UIImage.Configuration? = nil) { fatalError() }
  public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? { fatalError() }
  public var symbolConfiguration: UIImage.SymbolConfiguration? { fatalError() }
  public var configuration: UIImage.Configuration? { fatalError() }
  public var imageAsset: UIImageAsset? { fatalError() }
  public var imageRendererFormat: UIGraphicsImageRendererFormat { fatalError() }
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { fatalError() }
  public class var actions: UIImage { fatalError() }
  public class var add: UIImage { fatalError() }
  public class var remove: UIImage { fatalError() }
  public class var checkmark: UIImage { fatalError() }
  public class var strokedCheckmark: UIImage { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIImage.SymbolConfiguration {
  public class var unspecified: UIImage.SymbolConfiguration { fatalError() }
  public convenience init(font: UIFont) { fatalError() }
  public convenience init(font: UIFont, scale: UIImage.SymbolScale) { fatalError() }
  public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) public convenience init(hierarchicalColor: UIColor) { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) public convenience init(paletteColors: [UIColor]) { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) public class func preferringMulticolor() -> Self { fatalError() }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) public class func preferringMonochrome() -> Self { fatalError() }
  public func applying(_ otherConfiguration: UIImage.Configuration?) -> Self { fatalError() }
  public func withoutTextStyle() -> UIImage.SymbolConfiguration { fatalError() }
  public func withoutScale() -> UIImage.SymbolConfiguration { fatalError() }
  public func withoutWeight() -> UIImage.SymbolConfiguration { fatalError() }
  public func withoutPointSizeAndWeight() -> UIImage.SymbolConfiguration { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class UIImageAsset: NSObject, @unchecked Sendable {
  public override init() { fatalError() }
  open func image(with traitCollection: UITraitCollection) -> UIImage { fatalError() }
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) { fatalError() }
}
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class UIImageReader: NSObject {
  public struct Configuration: Sendable { public init() { fatalError() }; public var prefersHighDynamicRange: Bool; public var preparesImagesForDisplay: Bool; public var preferredThumbnailSize: CGSize; public var pixelsPerInch: CGFloat }
  public convenience init(configuration: Configuration) { fatalError() }
  open class var `default`: UIImageReader { fatalError() }
  open func image(data: Data) -> UIImage? { fatalError() }
  open func image(contentsOf url: URL) -> UIImage? { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) { fatalError() }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func UIGraphicsBeginImageContext(_ size: CGSize) { fatalError() }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { fatalError() }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func UIGraphicsEndImageContext() { fatalError() }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func UIGraphicsPushContext(_ context: CGContext) { fatalError() }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func UIGraphicsPopContext() { fatalError() }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func UIRectFill(_ rect: CGRect) { fatalError() }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func UIRectFrame(_ rect: CGRect) { fatalError() }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func UIRectClip(_ rect: CGRect) { fatalError() }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) { fatalError() }
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public func UIImageWriteToSavedPhotosAlbum(_ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?) { fatalError() }
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { fatalError() }
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public func UISaveVideoAtPathToSavedPhotosAlbum(_ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?) { fatalError() }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func UIGraphicsBeginPDFContextToData(_ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) { fatalError() }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func UIGraphicsBeginPDFPage() { fatalError() }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func UIGraphicsEndPDFContext() { fatalError() }
#endif
