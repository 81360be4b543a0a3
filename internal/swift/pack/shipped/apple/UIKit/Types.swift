@_exported import Foundation
@_exported import CoreGraphics

#if !os(watchOS)
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UIKeyboardType: Int, Sendable { case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
  public static var alphabet: UIKeyboardType { fatalError() } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { fatalError() }
  public static let name = UITextContentType(rawValue: "")
  public static let namePrefix = UITextContentType(rawValue: "")
  public static let givenName = UITextContentType(rawValue: "")
  public static let middleName = UITextContentType(rawValue: "")
  public static let familyName = UITextContentType(rawValue: "")
  public static let nameSuffix = UITextContentType(rawValue: "")
  public static let nickname = UITextContentType(rawValue: "")
  public static let jobTitle = UITextContentType(rawValue: "")
  public static let organizationName = UITextContentType(rawValue: "")
  public static let location = UITextContentType(rawValue: "")
  public static let fullStreetAddress = UITextContentType(rawValue: "")
  public static let streetAddressLine1 = UITextContentType(rawValue: "")
  public static let streetAddressLine2 = UITextContentType(rawValue: "")
  public static let addressCity = UITextContentType(rawValue: "")
  public static let addressState = UITextContentType(rawValue: "")
  public static let postalCode = UITextContentType(rawValue: "")
  public static let countryName = UITextContentType(rawValue: "")
  public static let telephoneNumber = UITextContentType(rawValue: "")
  public static let emailAddress = UITextContentType(rawValue: "")
  public static let URL = UITextContentType(rawValue: "")
  public static let creditCardNumber = UITextContentType(rawValue: "")
  public static let username = UITextContentType(rawValue: "")
  public static let password = UITextContentType(rawValue: "")
  public static let newPassword = UITextContentType(rawValue: "")
  public static let oneTimeCode = UITextContentType(rawValue: "")
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UIReturnKeyType: Int, Sendable { case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue` }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone = 0, pad, tv, carPlay, mac = 5, vision = 6 }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UIModalPresentationStyle: Int, Sendable { case automatic = -2, none = -1, fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
#endif
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public enum NSLineBreakMode: Int, Sendable { case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle }
@available(iOS 13.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @available(macOS, unavailable) extension CGRect { public func inset(by insets: UIEdgeInsets) -> CGRect { fatalError() } }
@available(iOS 13.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @available(macOS, unavailable) public struct UIEdgeInsets: Equatable, Sendable, Codable { public var top: CGFloat; public var left: CGFloat; public var bottom: CGFloat; public var right: CGFloat
  public init() { fatalError() }
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) { fatalError() }
  public static var zero: UIEdgeInsets { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct NSDirectionalEdgeInsets: Equatable, Sendable, Codable { public var top: CGFloat; public var leading: CGFloat; public var bottom: CGFloat; public var trailing: CGFloat
  public init() { fatalError() }
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { fatalError() }
  public static var zero: NSDirectionalEdgeInsets { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct NSDirectionalRectEdge: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var top: NSDirectionalRectEdge { fatalError() }; public static var leading: NSDirectionalRectEdge { fatalError() }; public static var bottom: NSDirectionalRectEdge { fatalError() }; public static var trailing: NSDirectionalRectEdge { fatalError() }; public static var all: NSDirectionalRectEdge { fatalError() } }
@available(iOS 13.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @available(macOS, unavailable) open class UIColor: NSObject, @unchecked Sendable {
  public init(white: CGFloat, alpha: CGFloat) { fatalError() }
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) { fatalError() }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError() }
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError() }
  public init(cgColor: CGColor) { fatalError() }
  public init?(named name: String) { fatalError() }
  open var cgColor: CGColor { fatalError() }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { fatalError() }
  open func setFill() { fatalError() }
  open func setStroke() { fatalError() }
  open func set() { fatalError() }
  open class var black: UIColor { fatalError() }
  open class var darkGray: UIColor { fatalError() }
  open class var lightGray: UIColor { fatalError() }
  open class var white: UIColor { fatalError() }
  open class var gray: UIColor { fatalError() }
  open class var red: UIColor { fatalError() }
  open class var green: UIColor { fatalError() }
  open class var blue: UIColor { fatalError() }
  open class var cyan: UIColor { fatalError() }
  open class var yellow: UIColor { fatalError() }
  open class var magenta: UIColor { fatalError() }
  open class var orange: UIColor { fatalError() }
  open class var purple: UIColor { fatalError() }
  open class var brown: UIColor { fatalError() }
  open class var clear: UIColor { fatalError() }
  public convenience init(patternImage image: UIImage) { fatalError() }
  open func getRed(_ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool { fatalError() }
  open func getHue(_ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool { fatalError() }
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool { fatalError() }
}
#if !os(watchOS)
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIColor {
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) { fatalError() }
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { fatalError() }
  public class var systemRed: UIColor { fatalError() }
  public class var systemGreen: UIColor { fatalError() }
  public class var systemBlue: UIColor { fatalError() }
  public class var systemOrange: UIColor { fatalError() }
  public class var systemYellow: UIColor { fatalError() }
  public class var systemPink: UIColor { fatalError() }
  public class var systemPurple: UIColor { fatalError() }
  public class var systemTeal: UIColor { fatalError() }
  public class var systemIndigo: UIColor { fatalError() }
  public class var systemBrown: UIColor { fatalError() }
  public class var systemGray: UIColor { fatalError() }
  public class var label: UIColor { fatalError() }
  public class var secondaryLabel: UIColor { fatalError() }
  public class var tertiaryLabel: UIColor { fatalError() }
  public class var quaternaryLabel: UIColor { fatalError() }
  public class var link: UIColor { fatalError() }
  public class var placeholderText: UIColor { fatalError() }
  public class var separator: UIColor { fatalError() }
  public class var opaqueSeparator: UIColor { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public class var systemMint: UIColor { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public class var systemCyan: UIColor { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public class var tintColor: UIColor { fatalError() }
  @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public class var systemGray2: UIColor { fatalError() }
  @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public class var systemGray3: UIColor { fatalError() }
  @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public class var systemGray4: UIColor { fatalError() }
  @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public class var systemGray5: UIColor { fatalError() }
  @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public class var systemGray6: UIColor { fatalError() }
  @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public class var systemBackground: UIColor { fatalError() }
  @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public class var secondarySystemBackground: UIColor { fatalError() }
  @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public class var tertiarySystemBackground: UIColor { fatalError() }
  @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public class var systemGroupedBackground: UIColor { fatalError() }
  @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public class var secondarySystemGroupedBackground: UIColor { fatalError() }
  @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public class var tertiarySystemGroupedBackground: UIColor { fatalError() }
  @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public class var systemFill: UIColor { fatalError() }
  @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public class var secondarySystemFill: UIColor { fatalError() }
  @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public class var tertiarySystemFill: UIColor { fatalError() }
  @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public class var quaternarySystemFill: UIColor { fatalError() }
}
#endif
@available(iOS 13.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @available(macOS, unavailable) open class UIImage: NSObject, @unchecked Sendable {
  public init?(named name: String) { fatalError() }
  public init?(systemName name: String) { fatalError() }
  public init?(contentsOfFile path: String) { fatalError() }
  public init?(data: Data) { fatalError() }
  public init?(data: Data, scale: CGFloat) { fatalError() }
  public init(cgImage: CGImage) { fatalError() }
  public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) { fatalError() }
  public override init() { fatalError() }
  public enum Orientation: Int, Sendable { case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored }
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  open var size: CGSize { fatalError() }
  open var scale: CGFloat { fatalError() }
  open var cgImage: CGImage? { fatalError() }
  open var imageOrientation: UIImage.Orientation { fatalError() }
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage { fatalError() }
  open func withTintColor(_ color: UIColor) -> UIImage { fatalError() }
  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage { fatalError() }
  open func draw(in rect: CGRect) { fatalError() }
  open func draw(at point: CGPoint) { fatalError() }
  public func pngData() -> Data? { fatalError() }
  public func jpegData(compressionQuality: CGFloat) -> Data? { fatalError() }
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { fatalError() }
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage { fatalError() }
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { fatalError() }
  open func withHorizontallyFlippedOrientation() -> UIImage { fatalError() }
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { fatalError() }
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) { fatalError() }
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) { fatalError() }
  open func drawAsPattern(in rect: CGRect) { fatalError() }
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { fatalError() }
  open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? { fatalError() }
  open var images: [UIImage]? { fatalError() }
  open var duration: TimeInterval { fatalError() }
  open var capInsets: UIEdgeInsets { fatalError() }
  open var renderingMode: UIImage.RenderingMode { fatalError() }
  open var resizingMode: UIImage.ResizingMode { fatalError() }
  open var isSymbolImage: Bool { fatalError() }
  open var flipsForRightToLeftLayoutDirection: Bool { fatalError() }
  @available(iOS 17.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) open func heicData() -> Data? { fatalError() }
  public enum ResizingMode: Int, Sendable { case tile, stretch }
}
@available(iOS 13.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @available(macOS, unavailable) extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { fatalError() }
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self { fatalError() }
  public static var writableTypeIdentifiersForItemProvider: [String] { fatalError() }
  public func loadData(withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress? { fatalError() }
}
#if !os(watchOS)
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIImage {
  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) { fatalError() }
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage { fatalError() }
  open class Configuration: NSObject, @unchecked Sendable {}
  open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    public convenience init(pointSize: CGFloat) { fatalError() }
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) { fatalError() }
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) { fatalError() }
    public convenience init(textStyle: UIFont.TextStyle) { fatalError() }
    public convenience init(scale: UIImage.SymbolScale) { fatalError() }
    public convenience init(weight: UIImage.SymbolWeight) { fatalError() }
  }
  public enum SymbolWeight: Int, Sendable { case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified = 0, small, medium, large }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func preparingForDisplay() -> UIImage? { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func byPreparingForDisplay() async -> UIImage? { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func preparingThumbnail(of size: CGSize) -> UIImage? { fatalError() }
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class UITraitCollection: NSObject, @unchecked Sendable {
  open var userInterfaceStyle: UIUserInterfaceStyle { fatalError() }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { fatalError() }
  open var verticalSizeClass: UIUserInterfaceSizeClass { fatalError() }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { fatalError() }
  open var displayScale: CGFloat { fatalError() }
  open class var current: UITraitCollection { get { fatalError() } set { fatalError() } }
  open var preferredContentSizeCategory: UIContentSizeCategory { fatalError() }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { fatalError() }
  open var accessibilityContrast: UIAccessibilityContrast { fatalError() }
  open func performAsCurrent(_ actions: () -> Void) { fatalError() }
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool { fatalError() }
  public override init() { fatalError() }
}
#endif
@available(iOS 13.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @available(macOS, unavailable) open class UIFont: NSObject, @unchecked Sendable {
  public init?(name fontName: String, size fontSize: CGFloat) { fatalError() }
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont { fatalError() }
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { fatalError() }
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont { fatalError() }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { fatalError() }
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { fatalError() }
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont { fatalError() }
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont { fatalError() }
  open var pointSize: CGFloat { fatalError() }
  open var lineHeight: CGFloat { fatalError() }
  open var fontName: String { fatalError() }
  open func withSize(_ fontSize: CGFloat) -> UIFont { fatalError() }
  public struct Weight: RawRepresentable, Hashable, Sendable { public let rawValue: CGFloat; public init(rawValue: CGFloat) { fatalError() }; public init(_ rawValue: CGFloat) { fatalError() }
    public static let ultraLight = Weight(0)
    public static let thin = Weight(0)
    public static let light = Weight(0)
    public static let regular = Weight(0)
    public static let medium = Weight(0)
    public static let semibold = Weight(0)
    public static let bold = Weight(0)
    public static let heavy = Weight(0)
    public static let black = Weight(0) }
  public struct TextStyle: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }
    @available(iOS 13.0, watchOS 6.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) public static let largeTitle = TextStyle(rawValue: "")
    public static let title1 = TextStyle(rawValue: "")
    public static let title2 = TextStyle(rawValue: "")
    public static let title3 = TextStyle(rawValue: "")
    public static let headline = TextStyle(rawValue: "")
    public static let subheadline = TextStyle(rawValue: "")
    public static let body = TextStyle(rawValue: "")
    public static let callout = TextStyle(rawValue: "")
    public static let footnote = TextStyle(rawValue: "")
    public static let caption1 = TextStyle(rawValue: "")
    public static let caption2 = TextStyle(rawValue: "") }
  @available(iOS 16.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont { fatalError() }
  open var leading: CGFloat { fatalError() }
  open var xHeight: CGFloat { fatalError() }
  open class var buttonFontSize: CGFloat { fatalError() }
  open class var smallSystemFontSize: CGFloat { fatalError() }
  @available(iOS 16.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct Width: RawRepresentable, Hashable, Sendable { public let rawValue: CGFloat; public init(rawValue: CGFloat) { fatalError() }; public init(_ rawValue: CGFloat) { fatalError() }; public static let condensed = Width(rawValue: 0); public static let standard = Width(rawValue: 0); public static let expanded = Width(rawValue: 0); public static let compressed = Width(rawValue: 0) }
}
