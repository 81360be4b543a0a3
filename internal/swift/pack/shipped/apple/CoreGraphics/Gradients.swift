@_exported import Foundation
// Gradients, images from elsewhere, and what contexts take.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct CGGradientDrawingOptions: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { fatalError() }; public static var drawsBeforeStartLocation: CGGradientDrawingOptions { fatalError() }; public static var drawsAfterEndLocation: CGGradientDrawingOptions { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public final class CGGradient: Hashable, @unchecked Sendable { public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) { fatalError() }; public init?(colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?, count: Int) { fatalError() }; public static func == (l: CGGradient, r: CGGradient) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public enum CGTextDrawingMode: Int32, Sendable { case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public enum CGImageAlphaInfo: UInt32, Sendable { case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct CGBitmapInfo: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { fatalError() }; public static var alphaInfoMask: CGBitmapInfo { fatalError() }; public static var floatComponents: CGBitmapInfo { fatalError() }; public static var byteOrderMask: CGBitmapInfo { fatalError() }; public static var byteOrderDefault: CGBitmapInfo { fatalError() }; public static var byteOrder16Little: CGBitmapInfo { fatalError() }; public static var byteOrder32Little: CGBitmapInfo { fatalError() }; public static var byteOrder16Big: CGBitmapInfo { fatalError() }; public static var byteOrder32Big: CGBitmapInfo { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension CGContext { public convenience init?(data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32) { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension CGContext {
  public func drawLinearGradient(_ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions) { fatalError() }
  public func drawRadialGradient(_ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat, options: CGGradientDrawingOptions) { fatalError() }
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) { fatalError() }
  public func setShadow(offset: CGSize, blur: CGFloat) { fatalError() }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { fatalError() }
  public func setMiterLimit(_ limit: CGFloat) { fatalError() }
  public func setFlatness(_ flatness: CGFloat) { fatalError() }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError() }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError() }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { fatalError() }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { fatalError() }
  public func setShouldAntialias(_ shouldAntialias: Bool) { fatalError() }
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { fatalError() }
  public var interpolationQuality: CGInterpolationQuality { get { fatalError() } set { fatalError() } }
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) { fatalError() }
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) { fatalError() }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { fatalError() }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { fatalError() }
  public func addLines(between points: [CGPoint]) { fatalError() }
  public func addRects(_ rects: [CGRect]) { fatalError() }
  public func replacePathWithStrokedPath() { fatalError() }
  public var isPathEmpty: Bool { fatalError() }
  public var currentPointOfPath: CGPoint { fatalError() }
  public var boundingBoxOfPath: CGRect { fatalError() }
  public var path: CGPath? { fatalError() }
  public func drawPath(using mode: CGPathDrawingMode) { fatalError() }
  public func stroke(_ rect: CGRect, width: CGFloat) { fatalError() }
  public func strokeLineSegments(between points: [CGPoint]) { fatalError() }
  public func clear(_ rect: CGRect) { fatalError() }
  public func clip(using rule: CGPathFillRule = .winding) { fatalError() }
  public func clip(to rects: [CGRect]) { fatalError() }
  public func clip(to rect: CGRect, mask: CGImage) { fatalError() }
  public func resetClip() { fatalError() }
  public var boundingBoxOfClipPath: CGRect { fatalError() }
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) { fatalError() }
  public func concatenate(_ transform: CGAffineTransform) { fatalError() }
  public var ctm: CGAffineTransform { fatalError() }
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) { fatalError() }
  public func endTransparencyLayer() { fatalError() }
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { fatalError() }
  public var textMatrix: CGAffineTransform { get { fatalError() } set { fatalError() } }
  public var textPosition: CGPoint { get { fatalError() } set { fatalError() } }
  public var width: Int { fatalError() }
  public var height: Int { fatalError() }
  public var data: UnsafeMutableRawPointer? { fatalError() }
  public var colorSpace: CGColorSpace? { fatalError() }
  public func flush() { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension CGColorSpace {
  public convenience init?(name: CFString) { fatalError() }
  public static var sRGB: CFString { fatalError() }
  public static var displayP3: CFString { fatalError() }
  public static var extendedSRGB: CFString { fatalError() }
  public static var linearSRGB: CFString { fatalError() }
  public static var genericGrayGamma2_2: CFString { fatalError() }
  public static var extendedLinearSRGB: CFString { fatalError() }
  public var numberOfComponents: Int { fatalError() }
  public var name: CFString? { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension CGColor {
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) { fatalError() }
  public func converted(to: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public enum CGColorRenderingIntent: Int32, Sendable { case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension CGImage {
  public var alphaInfo: CGImageAlphaInfo { fatalError() }
  public var bitmapInfo: CGBitmapInfo { fatalError() }
  public func masking(_ mask: CGImage) -> CGImage? { fatalError() }
  public func copy() -> CGImage? { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension CGPath {
  public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool { fatalError() }
  public var boundingBoxOfPath: CGRect { fatalError() }
  public var currentPoint: CGPoint { fatalError() }
  public func mutableCopy() -> CGMutablePath? { fatalError() }
  public func copy() -> CGPath? { fatalError() }
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? { fatalError() }
  public func copy(strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat, transform: CGAffineTransform = .identity) -> CGPath { fatalError() }
  public func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity) -> CGPath { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension CGMutablePath {
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) { fatalError() }
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) { fatalError() }
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) { fatalError() }
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) { fatalError() }
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) { fatalError() }
  public func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity) { fatalError() }
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity) { fatalError() }
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { fatalError() }
}
