@_exported import Foundation
@_exported import AssayGapFoundation

// What Apple's CoreGraphics has beside the plain geometry that Foundation on Linux declares.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public enum CGLineCap: Int32, Sendable { case butt, round, square }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public enum CGBlendMode: Int32, Sendable { case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, high, medium }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public final class CGColor: Hashable, @unchecked Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError() }
  public init(gray: CGFloat, alpha: CGFloat) { fatalError() }
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError() }
  public var alpha: CGFloat { fatalError() }
  public var components: [CGFloat]? { fatalError() }
  public var numberOfComponents: Int { fatalError() }
  public var colorSpace: CGColorSpace? { fatalError() }
  public func copy(alpha: CGFloat) -> CGColor? { fatalError() }
  public static func == (l: CGColor, r: CGColor) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public final class CGColorSpace: Hashable, @unchecked Sendable {
  public static func == (l: CGColorSpace, r: CGColorSpace) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { fatalError() }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { fatalError() }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public final class CGImage: Hashable, @unchecked Sendable {
  public var width: Int { fatalError() }
  public var height: Int { fatalError() }
  public var bitsPerComponent: Int { fatalError() }
  public var bitsPerPixel: Int { fatalError() }
  public var bytesPerRow: Int { fatalError() }
  public var colorSpace: CGColorSpace? { fatalError() }
  public func cropping(to rect: CGRect) -> CGImage? { fatalError() }
  public static func == (l: CGImage, r: CGImage) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public class CGPath: Hashable, @unchecked Sendable {
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { fatalError() }
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { fatalError() }
  public init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?) { fatalError() }
  init() { fatalError() }
  public var boundingBox: CGRect { fatalError() }
  public var isEmpty: Bool { fatalError() }
  public static func == (l: CGPath, r: CGPath) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public final class CGMutablePath: CGPath, @unchecked Sendable {
  public override init() { fatalError() }
  public func closeSubpath() { fatalError() }
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { fatalError() }
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { fatalError() }
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { fatalError() }
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) { fatalError() }
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool, transform: CGAffineTransform = .identity) { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public final class CGContext: Hashable {
  init() { fatalError() }
  public func saveGState() { fatalError() }
  public func restoreGState() { fatalError() }
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { fatalError() }
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { fatalError() }
  public func rotate(by angle: CGFloat) { fatalError() }
  public func setFillColor(_ color: CGColor) { fatalError() }
  public func setStrokeColor(_ color: CGColor) { fatalError() }
  public func setLineWidth(_ width: CGFloat) { fatalError() }
  public func setLineCap(_ cap: CGLineCap) { fatalError() }
  public func setLineJoin(_ join: CGLineJoin) { fatalError() }
  public func setAlpha(_ alpha: CGFloat) { fatalError() }
  public func setBlendMode(_ mode: CGBlendMode) { fatalError() }
  public func beginPath() { fatalError() }
  public func closePath() { fatalError() }
  public func move(to point: CGPoint) { fatalError() }
  public func addLine(to point: CGPoint) { fatalError() }
  public func addRect(_ rect: CGRect) { fatalError() }
  public func addEllipse(in rect: CGRect) { fatalError() }
  public func addPath(_ path: CGPath) { fatalError() }
  public func fillPath(using rule: CGPathFillRule = .winding) { fatalError() }
  public func strokePath() { fatalError() }
  public func fill(_ rect: CGRect) { fatalError() }
  public func stroke(_ rect: CGRect) { fatalError() }
  public func fillEllipse(in rect: CGRect) { fatalError() }
  public func strokeEllipse(in rect: CGRect) { fatalError() }
  public func clip(to rect: CGRect) { fatalError() }
  public func makeImage() -> CGImage? { fatalError() }
  public static func == (l: CGContext, r: CGContext) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}
