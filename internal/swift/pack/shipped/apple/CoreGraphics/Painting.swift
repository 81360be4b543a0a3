@_exported import Foundation

// The rest of contexts, paths, images, colours and gradients.
public final class CGPattern: Hashable, @unchecked Sendable {
  init() { fatalError() }
  public static func == (a: CGPattern, b: CGPattern) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
}
public enum CGPatternTiling: Int32, Sendable { case noDistortion, constantSpacingMinimalDistortion, constantSpacing }
public final class CGShading: Hashable, @unchecked Sendable {
  public init?(axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool, extendEnd: Bool) { fatalError() }
  public init?(radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat, function: CGFunction, extendStart: Bool, extendEnd: Bool) { fatalError() }
  public static func == (a: CGShading, b: CGShading) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
}
public struct CGFunctionCallbacks {
  public var version: UInt32
  public var evaluate: ((UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>) -> Void)?
  public var releaseInfo: ((UnsafeMutableRawPointer?) -> Void)?
  public init(version: UInt32, evaluate: ((UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>) -> Void)?, releaseInfo: ((UnsafeMutableRawPointer?) -> Void)?) { fatalError() }
}
public final class CGFunction: Hashable, @unchecked Sendable {
  public init?(info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int, range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>) { fatalError() }
  public static func == (a: CGFunction, b: CGFunction) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
}
public final class CGLayer: Hashable, @unchecked Sendable {
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) { fatalError() }
  public var context: CGContext? { fatalError() }
  public var size: CGSize { fatalError() }
  public static func == (a: CGLayer, b: CGLayer) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
}
extension CGContext {
  public convenience init?(data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32, releaseCallback: ((UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void)?, releaseInfo: UnsafeMutableRawPointer?) { fatalError() }
  public var bitsPerComponent: Int { fatalError() }
  public var bitsPerPixel: Int { fatalError() }
  public var bytesPerRow: Int { fatalError() }
  public var alphaInfo: CGImageAlphaInfo { fatalError() }
  public var bitmapInfo: CGBitmapInfo { fatalError() }
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { fatalError() }
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { fatalError() }
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { fatalError() }
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { fatalError() }
  public func convertToUserSpace(_ size: CGSize) -> CGSize { fatalError() }
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { fatalError() }
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { fatalError() }
  public func setFillColorSpace(_ space: CGColorSpace) {}
  public func setStrokeColorSpace(_ space: CGColorSpace) {}
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {}
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {}
  public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {}
  public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {}
  public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {}
  public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {}
  public func setPatternPhase(_ phase: CGSize) {}
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  public func setAllowsFontSubpixelPositioning(_ allows: Bool) {}
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
  public func setFont(_ font: CGFont) {}
  public func setFontSize(_ size: CGFloat) {}
  public func setCharacterSpacing(_ spacing: CGFloat) {}
  public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {}
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool { fatalError() }
  public func eoFillPath() {}
  public func eoClip() {}
  public func fill(_ rects: [CGRect]) {}
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {}
  public func drawShading(_ shading: CGShading) {}
  public func draw(_ layer: CGLayer, in rect: CGRect) {}
  public func draw(_ layer: CGLayer, at point: CGPoint) {}
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {}
}
extension CGImage {
  public convenience init?(width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent) { fatalError() }
  public convenience init?(maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool) { fatalError() }
  public convenience init?(jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent) { fatalError() }
  public convenience init?(pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent) { fatalError() }
  public var isMask: Bool { fatalError() }
  public var dataProvider: CGDataProvider? { fatalError() }
  public var decode: UnsafePointer<CGFloat>? { fatalError() }
  public var shouldInterpolate: Bool { fatalError() }
  public var renderingIntent: CGColorRenderingIntent { fatalError() }
  public var byteOrderInfo: CGImageByteOrderInfo { fatalError() }
  public var pixelFormatInfo: CGImagePixelFormatInfo { fatalError() }
  public var utType: CFString? { fatalError() }
  public func copy(colorSpace space: CGColorSpace) -> CGImage? { fatalError() }
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? { fatalError() }
}
public enum CGImageByteOrderInfo: UInt32, Sendable { case orderMask = 28672, order16Little = 4096, order32Little = 8192, order16Big = 12288, order32Big = 16384; public static var orderDefault: CGImageByteOrderInfo { fatalError() } }
public enum CGImagePixelFormatInfo: UInt32, Sendable { case mask = 983040, packed = 0, RGB555 = 65536, RGB565 = 131072, RGB101010 = 196608, RGBCIF10 = 262144 }
public enum CGPathElementType: Int32, Sendable { case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath }
public struct CGPathElement { public var type: CGPathElementType; public var points: UnsafeMutablePointer<CGPoint>; public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) { fatalError() } }
extension CGPath {
  public convenience init(rect: CGRect) { fatalError() }
  public func copy(roundingCornersToRadius radius: CGFloat) -> CGPath { fatalError() }
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool { fatalError() }
  public func apply(info: UnsafeMutableRawPointer?, function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void) {}
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {}
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *) public func normalized(using rule: CGPathFillRule = .winding) -> CGPath { fatalError() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *) public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { fatalError() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *) public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { fatalError() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *) public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { fatalError() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *) public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { fatalError() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *) public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { fatalError() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *) public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { fatalError() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *) public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool { fatalError() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *) public func flattened(threshold: CGFloat) -> CGPath { fatalError() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *) public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] { fatalError() }
}
public enum CGColorSpaceModel: Int32, Sendable { case unknown = -1, monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ }
extension CGColorSpace {
  public static var genericRGBLinear: CFString { fatalError() }
  public static var genericCMYK: CFString { fatalError() }
  public static var adobeRGB1998: CFString { fatalError() }
  public static var genericXYZ: CFString { fatalError() }
  public static var genericLab: CFString { fatalError() }
  public static var acescgLinear: CFString { fatalError() }
  public static var linearGray: CFString { fatalError() }
  public static var extendedGray: CFString { fatalError() }
  public static var extendedLinearGray: CFString { fatalError() }
  public static var itur_709: CFString { fatalError() }
  public static var itur_2020: CFString { fatalError() }
  public static var dcip3: CFString { fatalError() }
  public static var rommrgb: CFString { fatalError() }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public static var extendedDisplayP3: CFString { fatalError() }
  public static var extendedLinearDisplayP3: CFString { fatalError() }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public static var linearDisplayP3: CFString { fatalError() }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public static var itur_2100_PQ: CFString { fatalError() }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public static var itur_2100_HLG: CFString { fatalError() }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public static var displayP3_PQ: CFString { fatalError() }
  public static var displayP3_HLG: CFString { fatalError() }
  public convenience init?(iccData: CFTypeRef?) { fatalError() }
  public convenience init?(patternBaseSpace: CGColorSpace?) { fatalError() }
  public var model: CGColorSpaceModel { fatalError() }
  public var baseColorSpace: CGColorSpace? { fatalError() }
  public var isWideGamutRGB: Bool { fatalError() }
  public var supportsOutput: Bool { fatalError() }
  public func copyICCData() -> CFData? { fatalError() }
}
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { fatalError() }
extension CGColor {
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { fatalError() }
  public convenience init(genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) { fatalError() }
  public convenience init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) { fatalError() }
  public func copy() -> CGColor? { fatalError() }
  public var pattern: CGPattern? { fatalError() }
  @available(iOS 14.0, macOS 10.15, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public class var white: CGColor { fatalError() }
  @available(iOS 14.0, macOS 10.15, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public class var black: CGColor { fatalError() }
  @available(iOS 14.0, macOS 10.15, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public class var clear: CGColor { fatalError() }
}
