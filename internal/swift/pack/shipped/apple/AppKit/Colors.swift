// Colours and fonts.
open class NSColor: NSObject, NSCopying, NSSecureCoding, NSPasteboardWriting, NSPasteboardReading, @unchecked Sendable {
  public typealias Name = String
  public enum ColorType: Int, Sendable { case componentBased, pattern, catalog }
  public enum SystemEffect: Int, Sendable { case none, pressed, deepPressed, disabled, rollover }
  public override init() { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open func encode(with coder: NSCoder) {}
  open class var supportsSecureCoding: Bool { fatalError() }
  public required init?(pasteboardPropertyList propertyList: Any, ofType type: NSPasteboard.PasteboardType) { fatalError() }
  open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError() }
  public init(white: CGFloat, alpha: CGFloat) { fatalError() }
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) { fatalError() }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError() }
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError() }
  public convenience init(genericGamma22White white: CGFloat, alpha: CGFloat) { fatalError() }
  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError() }
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) { fatalError() }
  public convenience init(calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) { fatalError() }
  public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError() }
  public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) { fatalError() }
  public convenience init(deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) { fatalError() }
  public convenience init(deviceCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) { fatalError() }
  public convenience init(colorSpace space: NSColorSpace, hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) { fatalError() }
  public convenience init(colorSpace space: NSColorSpace, components: UnsafePointer<CGFloat>, count numberOfComponents: Int) { fatalError() }
  public convenience init?(named name: NSColor.Name) { fatalError() }
  public convenience init?(named name: NSColor.Name, bundle: Bundle?) { fatalError() }
  @available(macOS 10.15, *) public convenience init(name colorName: NSColor.Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor) { fatalError() }
  public convenience init(patternImage image: NSImage) { fatalError() }
  public convenience init?(cgColor: CGColor) { fatalError() }
  public convenience init(ciColor color: CIColor) { fatalError() }
  public convenience init?(from pasteboard: NSPasteboard) { fatalError() }
  open func write(to pasteboard: NSPasteboard) {}
  open class func readableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { fatalError() }
  open func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { fatalError() }
  open func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { fatalError() }
  open var type: NSColor.ColorType { fatalError() }
  open var cgColor: CGColor { fatalError() }
  open var colorSpace: NSColorSpace { fatalError() }
  open var colorSpaceName: NSColorSpaceName { fatalError() }
  open var alphaComponent: CGFloat { fatalError() }
  open var redComponent: CGFloat { fatalError() }
  open var greenComponent: CGFloat { fatalError() }
  open var blueComponent: CGFloat { fatalError() }
  open var hueComponent: CGFloat { fatalError() }
  open var saturationComponent: CGFloat { fatalError() }
  open var brightnessComponent: CGFloat { fatalError() }
  open var whiteComponent: CGFloat { fatalError() }
  open var cyanComponent: CGFloat { fatalError() }
  open var magentaComponent: CGFloat { fatalError() }
  open var yellowComponent: CGFloat { fatalError() }
  open var blackComponent: CGFloat { fatalError() }
  open var numberOfComponents: Int { fatalError() }
  open var patternImage: NSImage { fatalError() }
  open var colorNameComponent: NSColor.Name { fatalError() }
  open var localizedColorNameComponent: String { fatalError() }
  @available(macOS 26.0, *) open var linearExposure: CGFloat { fatalError() }
  @available(macOS 26.0, *) open var standardDynamicRange: NSColor { fatalError() }
  open func getComponents(_ components: UnsafeMutablePointer<CGFloat>) {}
  open func getRed(_ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) {}
  open func getHue(_ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) {}
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) {}
  open func withAlphaComponent(_ alpha: CGFloat) -> NSColor { fatalError() }
  open func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? { fatalError() }
  open func highlight(withLevel val: CGFloat) -> NSColor? { fatalError() }
  open func shadow(withLevel val: CGFloat) -> NSColor? { fatalError() }
  open func withSystemEffect(_ systemEffect: NSColor.SystemEffect) -> NSColor { fatalError() }
  open func usingColorSpace(_ space: NSColorSpace) -> NSColor? { fatalError() }
  open func usingType(_ type: NSColor.ColorType) -> NSColor? { fatalError() }
  open func set() {}
  open func setFill() {}
  open func setStroke() {}
  open func drawSwatch(in rect: NSRect) {}
  open class var ignoresAlpha: Bool { get { fatalError() } set {} }
  open class var currentControlTint: NSControlTint { fatalError() }
  open class var black: NSColor { fatalError() }
  open class var darkGray: NSColor { fatalError() }
  open class var lightGray: NSColor { fatalError() }
  open class var white: NSColor { fatalError() }
  open class var gray: NSColor { fatalError() }
  open class var red: NSColor { fatalError() }
  open class var green: NSColor { fatalError() }
  open class var blue: NSColor { fatalError() }
  open class var cyan: NSColor { fatalError() }
  open class var yellow: NSColor { fatalError() }
  open class var magenta: NSColor { fatalError() }
  open class var orange: NSColor { fatalError() }
  open class var purple: NSColor { fatalError() }
  open class var brown: NSColor { fatalError() }
  open class var clear: NSColor { fatalError() }
  open class var labelColor: NSColor { fatalError() }
  open class var secondaryLabelColor: NSColor { fatalError() }
  open class var tertiaryLabelColor: NSColor { fatalError() }
  open class var quaternaryLabelColor: NSColor { fatalError() }
  @available(macOS 14.0, *) open class var quinaryLabel: NSColor { fatalError() }
  open class var linkColor: NSColor { fatalError() }
  open class var placeholderTextColor: NSColor { fatalError() }
  open class var windowFrameTextColor: NSColor { fatalError() }
  open class var selectedMenuItemTextColor: NSColor { fatalError() }
  open class var alternateSelectedControlTextColor: NSColor { fatalError() }
  open class var headerTextColor: NSColor { fatalError() }
  open class var separatorColor: NSColor { fatalError() }
  open class var gridColor: NSColor { fatalError() }
  open class var windowBackgroundColor: NSColor { fatalError() }
  open class var underPageBackgroundColor: NSColor { fatalError() }
  open class var controlBackgroundColor: NSColor { fatalError() }
  open class var selectedContentBackgroundColor: NSColor { fatalError() }
  open class var unemphasizedSelectedContentBackgroundColor: NSColor { fatalError() }
  open class var findHighlightColor: NSColor { fatalError() }
  open class var textColor: NSColor { fatalError() }
  open class var textBackgroundColor: NSColor { fatalError() }
  @available(macOS 14.0, *) open class var textInsertionPointColor: NSColor { fatalError() }
  open class var selectedTextColor: NSColor { fatalError() }
  open class var selectedTextBackgroundColor: NSColor { fatalError() }
  open class var unemphasizedSelectedTextBackgroundColor: NSColor { fatalError() }
  open class var unemphasizedSelectedTextColor: NSColor { fatalError() }
  open class var controlColor: NSColor { fatalError() }
  open class var controlTextColor: NSColor { fatalError() }
  open class var selectedControlColor: NSColor { fatalError() }
  open class var selectedControlTextColor: NSColor { fatalError() }
  open class var disabledControlTextColor: NSColor { fatalError() }
  open class var keyboardFocusIndicatorColor: NSColor { fatalError() }
  open class var scrubberTexturedBackground: NSColor { fatalError() }
  open class var controlAccentColor: NSColor { fatalError() }
  open class var highlightColor: NSColor { fatalError() }
  open class var shadowColor: NSColor { fatalError() }
  @available(macOS 14.0, *) open class var systemFill: NSColor { fatalError() }
  @available(macOS 14.0, *) open class var secondarySystemFill: NSColor { fatalError() }
  @available(macOS 14.0, *) open class var tertiarySystemFill: NSColor { fatalError() }
  @available(macOS 14.0, *) open class var quaternarySystemFill: NSColor { fatalError() }
  @available(macOS 14.0, *) open class var quinarySystemFill: NSColor { fatalError() }
  open class var systemRed: NSColor { fatalError() }
  open class var systemGreen: NSColor { fatalError() }
  open class var systemBlue: NSColor { fatalError() }
  open class var systemOrange: NSColor { fatalError() }
  open class var systemYellow: NSColor { fatalError() }
  open class var systemBrown: NSColor { fatalError() }
  open class var systemPink: NSColor { fatalError() }
  open class var systemPurple: NSColor { fatalError() }
  open class var systemGray: NSColor { fatalError() }
  open class var systemTeal: NSColor { fatalError() }
  open class var systemIndigo: NSColor { fatalError() }
  open class var systemMint: NSColor { fatalError() }
  @available(macOS 12.0, *) open class var systemCyan: NSColor { fatalError() }
  open class var alternatingContentBackgroundColors: [NSColor] { fatalError() }
  @available(macOS, introduced: 10.0, deprecated: 10.14, renamed: "selectedContentBackgroundColor") open class var alternateSelectedControlColor: NSColor { fatalError() }
  @available(macOS, introduced: 10.0, deprecated: 10.14, renamed: "unemphasizedSelectedContentBackgroundColor") open class var secondarySelectedControlColor: NSColor { fatalError() }
  @available(macOS, introduced: 10.0, deprecated: 11.0, message: "Use a color that matches the semantics being used, such as `separatorColor`") open class var controlShadowColor: NSColor { fatalError() }
  nonisolated public class var systemColorsDidChangeNotification: NSNotification.Name { fatalError() }
}
open class NSColorSpace: NSObject, @unchecked Sendable {
  public init?(cgColorSpace: CGColorSpace) { fatalError() }
  public init?(iccProfileData iccData: Data) { fatalError() }
  public enum Model: Int, Sendable { case unknown = -1, gray, rgb, cmyk, lab, deviceN, indexed, patterned }
  open var cgColorSpace: CGColorSpace? { fatalError() }
  open var numberOfColorComponents: Int { fatalError() }
  open var colorSpaceModel: NSColorSpace.Model { fatalError() }
  open var localizedName: String? { fatalError() }
  open var iccProfileData: Data? { fatalError() }
  open class var sRGB: NSColorSpace { fatalError() }
  open class var genericGamma22Gray: NSColorSpace { fatalError() }
  open class var extendedSRGB: NSColorSpace { fatalError() }
  open class var extendedGenericGamma22Gray: NSColorSpace { fatalError() }
  open class var displayP3: NSColorSpace { fatalError() }
  open class var adobeRGB1998: NSColorSpace { fatalError() }
  open class var genericRGB: NSColorSpace { fatalError() }
  open class var genericGray: NSColorSpace { fatalError() }
  open class var genericCMYK: NSColorSpace { fatalError() }
  open class var deviceRGB: NSColorSpace { fatalError() }
  open class var deviceGray: NSColorSpace { fatalError() }
  open class var deviceCMYK: NSColorSpace { fatalError() }
  open class func availableColorSpaces(with model: NSColorSpace.Model) -> [NSColorSpace] { fatalError() }
}
open class NSColorList: NSObject {
  public typealias Name = String
  public init(name: NSColorList.Name) { fatalError() }
  open class var availableColorLists: [NSColorList] { fatalError() }
  public convenience init?(named name: NSColorList.Name) { fatalError() }
  open var name: NSColorList.Name? { fatalError() }
  open func setColor(_ color: NSColor, forKey key: NSColor.Name) {}
  open func color(withKey key: NSColor.Name) -> NSColor? { fatalError() }
  open var allKeys: [NSColor.Name] { fatalError() }
}
open class NSColorSampler: NSObject {
  public override init() { fatalError() }
  open func show(selectionHandler: @escaping (NSColor?) -> Void) {}
  @MainActor open func sample() async -> NSColor? { fatalError() }
}
open class NSFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable { public let rawValue: CGFloat; public init(rawValue: CGFloat) { fatalError() }; public init(_ rawValue: CGFloat) { fatalError() }; public static var ultraLight: Weight { fatalError() }; public static var thin: Weight { fatalError() }; public static var light: Weight { fatalError() }; public static var regular: Weight { fatalError() }; public static var medium: Weight { fatalError() }; public static var semibold: Weight { fatalError() }; public static var bold: Weight { fatalError() }; public static var heavy: Weight { fatalError() }; public static var black: Weight { fatalError() } }
  public struct TextStyle: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static var largeTitle: TextStyle { fatalError() }; public static var title1: TextStyle { fatalError() }; public static var title2: TextStyle { fatalError() }; public static var title3: TextStyle { fatalError() }; public static var headline: TextStyle { fatalError() }; public static var subheadline: TextStyle { fatalError() }; public static var body: TextStyle { fatalError() }; public static var callout: TextStyle { fatalError() }; public static var footnote: TextStyle { fatalError() }; public static var caption1: TextStyle { fatalError() }; public static var caption2: TextStyle { fatalError() } }
  public struct TextStyleOptionKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() } }
  @available(macOS 13.0, *) public struct Width: RawRepresentable, Hashable, Sendable { public let rawValue: CGFloat; public init(rawValue: CGFloat) { fatalError() }; public init(_ rawValue: CGFloat) { fatalError() }; public static var condensed: Width { fatalError() }; public static var standard: Width { fatalError() }; public static var expanded: Width { fatalError() }; public static var compressed: Width { fatalError() } }
  public required init?(coder: NSCoder) { fatalError() }
  open func encode(with coder: NSCoder) {}
  open class var supportsSecureCoding: Bool { fatalError() }
  open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  public convenience init?(name fontName: String, size fontSize: CGFloat) { fatalError() }
  public convenience init?(descriptor fontDescriptor: NSFontDescriptor, size fontSize: CGFloat) { fatalError() }
  public convenience init?(descriptor fontDescriptor: NSFontDescriptor, textTransform: AffineTransform?) { fatalError() }
  open class func systemFont(ofSize fontSize: CGFloat) -> NSFont { fatalError() }
  open class func systemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont { fatalError() }
  @available(macOS 13.0, *) open class func systemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight, width: NSFont.Width) -> NSFont { fatalError() }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont { fatalError() }
  @available(macOS 10.15, *) open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont { fatalError() }
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont { fatalError() }
  open class func labelFont(ofSize fontSize: CGFloat) -> NSFont { fatalError() }
  open class func titleBarFont(ofSize fontSize: CGFloat) -> NSFont { fatalError() }
  open class func menuFont(ofSize fontSize: CGFloat) -> NSFont { fatalError() }
  open class func menuBarFont(ofSize fontSize: CGFloat) -> NSFont { fatalError() }
  open class func messageFont(ofSize fontSize: CGFloat) -> NSFont { fatalError() }
  open class func paletteFont(ofSize fontSize: CGFloat) -> NSFont { fatalError() }
  open class func toolTipsFont(ofSize fontSize: CGFloat) -> NSFont { fatalError() }
  open class func controlContentFont(ofSize fontSize: CGFloat) -> NSFont { fatalError() }
  open class func userFont(ofSize fontSize: CGFloat) -> NSFont? { fatalError() }
  open class func userFixedPitchFont(ofSize fontSize: CGFloat) -> NSFont? { fatalError() }
  open class func setUserFont(_ font: NSFont?) {}
  @available(macOS 11.0, *) open class func preferredFont(forTextStyle style: NSFont.TextStyle, options: [NSFont.TextStyleOptionKey: Any] = [:]) -> NSFont { fatalError() }
  @MainActor open class func systemFontSize(for controlSize: NSControl.ControlSize) -> CGFloat { fatalError() }
  open class var systemFontSize: CGFloat { fatalError() }
  open class var smallSystemFontSize: CGFloat { fatalError() }
  open class var labelFontSize: CGFloat { fatalError() }
  open var fontName: String { fatalError() }
  open var pointSize: CGFloat { fatalError() }
  open var ascender: CGFloat { fatalError() }
  open var descender: CGFloat { fatalError() }
  open var leading: CGFloat { fatalError() }
  open var capHeight: CGFloat { fatalError() }
  open var xHeight: CGFloat { fatalError() }
  open var italicAngle: CGFloat { fatalError() }
  open var underlinePosition: CGFloat { fatalError() }
  open var underlineThickness: CGFloat { fatalError() }
  open var familyName: String? { fatalError() }
  open var displayName: String? { fatalError() }
  open var fontDescriptor: NSFontDescriptor { fatalError() }
  open var isFixedPitch: Bool { fatalError() }
  open var isVertical: Bool { fatalError() }
  open var numberOfGlyphs: Int { fatalError() }
  open var coveredCharacterSet: CharacterSet { fatalError() }
  open var boundingRectForFont: NSRect { fatalError() }
  open var maximumAdvancement: NSSize { fatalError() }
  open var vertical: NSFont { fatalError() }
  @available(macOS 10.15, *) open func withSize(_ fontSize: CGFloat) -> NSFont { fatalError() }
  open func set() {}
  nonisolated public class var fontSetChangedNotification: NSNotification.Name { fatalError() }
  nonisolated public class var antialiasThresholdChangedNotification: NSNotification.Name { fatalError() }
}
open class NSFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  public struct AttributeName: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static var family: AttributeName { fatalError() }; public static var name: AttributeName { fatalError() }; public static var face: AttributeName { fatalError() }; public static var size: AttributeName { fatalError() }; public static var visibleName: AttributeName { fatalError() }; public static var matrix: AttributeName { fatalError() }; public static var variation: AttributeName { fatalError() }; public static var characterSet: AttributeName { fatalError() }; public static var cascadeList: AttributeName { fatalError() }; public static var traits: AttributeName { fatalError() }; public static var fixedAdvance: AttributeName { fatalError() }; public static var featureSettings: AttributeName { fatalError() } }
  public struct TraitKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static var symbolic: TraitKey { fatalError() }; public static var weight: TraitKey { fatalError() }; public static var width: TraitKey { fatalError() }; public static var slant: TraitKey { fatalError() } }
  public struct FeatureKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static var typeIdentifier: FeatureKey { fatalError() }; public static var selectorIdentifier: FeatureKey { fatalError() } }
  public struct VariationKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static var identifier: VariationKey { fatalError() }; public static var minimumValue: VariationKey { fatalError() }; public static var maximumValue: VariationKey { fatalError() }; public static var defaultValue: VariationKey { fatalError() }; public static var name: VariationKey { fatalError() } }
  public struct SystemDesign: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static var `default`: SystemDesign { fatalError() }; public static var serif: SystemDesign { fatalError() }; public static var monospaced: SystemDesign { fatalError() }; public static var rounded: SystemDesign { fatalError() } }
  public struct SymbolicTraits: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { fatalError() }; public static var italic: SymbolicTraits { fatalError() }; public static var bold: SymbolicTraits { fatalError() }; public static var expanded: SymbolicTraits { fatalError() }; public static var condensed: SymbolicTraits { fatalError() }; public static var monoSpace: SymbolicTraits { fatalError() }; public static var vertical: SymbolicTraits { fatalError() }; public static var UIOptimized: SymbolicTraits { fatalError() }; public static var tightLeading: SymbolicTraits { fatalError() }; public static var looseLeading: SymbolicTraits { fatalError() }; public static var classMask: SymbolicTraits { fatalError() }; public static var classModernSerifs: SymbolicTraits { fatalError() }; public static var classSansSerif: SymbolicTraits { fatalError() }; public static var emphasized: SymbolicTraits { fatalError() } }
  public init(fontAttributes attributes: [NSFontDescriptor.AttributeName: Any]? = nil) { fatalError() }
  public convenience init(name fontName: String, size: CGFloat) { fatalError() }
  open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  @available(macOS 11.0, *) open class func preferredFontDescriptor(forTextStyle style: NSFont.TextStyle, options: [NSFont.TextStyleOptionKey: Any] = [:]) -> NSFontDescriptor { fatalError() }
  open var postscriptName: String? { fatalError() }
  open var pointSize: CGFloat { fatalError() }
  open var symbolicTraits: NSFontDescriptor.SymbolicTraits { fatalError() }
  open var fontAttributes: [NSFontDescriptor.AttributeName: Any] { fatalError() }
  open func object(forKey attribute: NSFontDescriptor.AttributeName) -> Any? { fatalError() }
  open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<NSFontDescriptor.AttributeName>?) -> [NSFontDescriptor] { fatalError() }
  open func addingAttributes(_ attributes: [NSFontDescriptor.AttributeName: Any] = [:]) -> NSFontDescriptor { fatalError() }
  open func withSymbolicTraits(_ symbolicTraits: NSFontDescriptor.SymbolicTraits) -> NSFontDescriptor { fatalError() }
  open func withSize(_ newPointSize: CGFloat) -> NSFontDescriptor { fatalError() }
  open func withFamily(_ newFamily: String) -> NSFontDescriptor { fatalError() }
  open func withFace(_ newFace: String) -> NSFontDescriptor { fatalError() }
  @available(macOS 10.15, *) open func withDesign(_ design: NSFontDescriptor.SystemDesign) -> NSFontDescriptor? { fatalError() }
}
public struct NSFontTraitMask: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var italicFontMask: NSFontTraitMask { fatalError() }; public static var boldFontMask: NSFontTraitMask { fatalError() }; public static var unboldFontMask: NSFontTraitMask { fatalError() }; public static var nonStandardCharacterSetFontMask: NSFontTraitMask { fatalError() }; public static var narrowFontMask: NSFontTraitMask { fatalError() }; public static var expandedFontMask: NSFontTraitMask { fatalError() }; public static var condensedFontMask: NSFontTraitMask { fatalError() }; public static var smallCapsFontMask: NSFontTraitMask { fatalError() }; public static var posterFontMask: NSFontTraitMask { fatalError() }; public static var compressedFontMask: NSFontTraitMask { fatalError() }; public static var fixedPitchFontMask: NSFontTraitMask { fatalError() }; public static var unitalicFontMask: NSFontTraitMask { fatalError() } }
@MainActor @preconcurrency open class NSFontManager: NSObject {
  open class var shared: NSFontManager { fatalError() }
  open var availableFonts: [String] { fatalError() }
  open var availableFontFamilies: [String] { fatalError() }
  open func availableMembers(ofFontFamily fam: String) -> [[Any]]? { fatalError() }
  open func availableFontNames(with someTraits: NSFontTraitMask) -> [String]? { fatalError() }
  open func localizedName(forFamily family: String, face faceKey: String?) -> String { fatalError() }
  open func font(withFamily family: String, traits: NSFontTraitMask, weight: Int, size: CGFloat) -> NSFont? { fatalError() }
  open func traits(of fontObj: NSFont) -> NSFontTraitMask { fatalError() }
  open func weight(of fontObj: NSFont) -> Int { fatalError() }
  open func convert(_ fontObj: NSFont) -> NSFont { fatalError() }
  open func convert(_ fontObj: NSFont, toSize size: CGFloat) -> NSFont { fatalError() }
  open func convert(_ fontObj: NSFont, toFace typeface: String) -> NSFont? { fatalError() }
  open func convert(_ fontObj: NSFont, toFamily family: String) -> NSFont { fatalError() }
  open func convert(_ fontObj: NSFont, toHaveTrait trait: NSFontTraitMask) -> NSFont { fatalError() }
  open func convert(_ fontObj: NSFont, toNotHaveTrait trait: NSFontTraitMask) -> NSFont { fatalError() }
  open func convertWeight(_ upFlag: Bool, of fontObj: NSFont) -> NSFont { fatalError() }
  open func convertAttributes(_ attributes: [String: Any] = [:]) -> [String: Any] { fatalError() }
  open func setSelectedFont(_ fontObj: NSFont, isMultiple flag: Bool) {}
  open var selectedFont: NSFont? { fatalError() }
  open var isMultiple: Bool { fatalError() }
  open weak var target: AnyObject? { get { fatalError() } set {} }
  open var action: Selector { get { fatalError() } set {} }
  open var isEnabled: Bool { get { fatalError() } set {} }
  open func fontMenu(_ create: Bool) -> NSMenu? { fatalError() }
  open func fontPanel(_ create: Bool) -> NSFontPanel? { fatalError() }
  @discardableResult open func sendAction() -> Bool { fatalError() }
  open func orderFrontFontPanel(_ sender: Any?) {}
  open func orderFrontStylesPanel(_ sender: Any?) {}
  open func addFontTrait(_ sender: Any?) {}
  open func removeFontTrait(_ sender: Any?) {}
  open func modifyFont(_ sender: Any?) {}
  open func modifyFontViaPanel(_ sender: Any?) {}
}
