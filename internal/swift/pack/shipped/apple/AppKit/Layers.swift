// Layers and their animations, which AppKit has from QuartzCore.
public struct CAAutoresizingMask: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { fatalError() }; public static var layerMinXMargin: CAAutoresizingMask { fatalError() }; public static var layerWidthSizable: CAAutoresizingMask { fatalError() }; public static var layerMaxXMargin: CAAutoresizingMask { fatalError() }; public static var layerMinYMargin: CAAutoresizingMask { fatalError() }; public static var layerHeightSizable: CAAutoresizingMask { fatalError() }; public static var layerMaxYMargin: CAAutoresizingMask { fatalError() } }
public struct CAEdgeAntialiasingMask: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { fatalError() }; public static var layerLeftEdge: CAEdgeAntialiasingMask { fatalError() }; public static var layerRightEdge: CAEdgeAntialiasingMask { fatalError() }; public static var layerBottomEdge: CAEdgeAntialiasingMask { fatalError() }; public static var layerTopEdge: CAEdgeAntialiasingMask { fatalError() } }
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static var RGBA8Uint: CALayerContentsFormat { fatalError() }; public static var RGBA16Float: CALayerContentsFormat { fatalError() }; public static var gray8Uint: CALayerContentsFormat { fatalError() } }
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let resize = CALayerContentsGravity(rawValue: ""); public static let resizeAspect = CALayerContentsGravity(rawValue: ""); public static let resizeAspectFill = CALayerContentsGravity(rawValue: ""); public static let center = CALayerContentsGravity(rawValue: "") }
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let circular = CALayerCornerCurve(rawValue: ""); public static let continuous = CALayerCornerCurve(rawValue: "") }
public struct CACornerMask: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var layerMinXMinYCorner: CACornerMask { fatalError() }; public static var layerMaxXMinYCorner: CACornerMask { fatalError() }; public static var layerMinXMaxYCorner: CACornerMask { fatalError() }; public static var layerMaxXMaxYCorner: CACornerMask { fatalError() } }
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let axial = CAGradientLayerType(rawValue: ""); public static let radial = CAGradientLayerType(rawValue: ""); public static let conic = CAGradientLayerType(rawValue: "") }
open class CAGradientLayer: CALayer {
  open var colors: [Any]? { get { fatalError() } set { fatalError() } }
  open var locations: [NSNumber]? { get { fatalError() } set { fatalError() } }
  open var startPoint: CGPoint { get { fatalError() } set { fatalError() } }
  open var endPoint: CGPoint { get { fatalError() } set { fatalError() } }
  open var type: CAGradientLayerType { get { fatalError() } set { fatalError() } }
}
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let butt = CAShapeLayerLineCap(rawValue: ""); public static let round = CAShapeLayerLineCap(rawValue: ""); public static let square = CAShapeLayerLineCap(rawValue: "") }
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let miter = CAShapeLayerLineJoin(rawValue: ""); public static let round = CAShapeLayerLineJoin(rawValue: ""); public static let bevel = CAShapeLayerLineJoin(rawValue: "") }
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let nonZero = CAShapeLayerFillRule(rawValue: ""); public static let evenOdd = CAShapeLayerFillRule(rawValue: "") }
open class CAShapeLayer: CALayer {
  open var path: CGPath? { get { fatalError() } set { fatalError() } }
  open var fillColor: CGColor? { get { fatalError() } set { fatalError() } }
  open var fillRule: CAShapeLayerFillRule { get { fatalError() } set { fatalError() } }
  open var strokeColor: CGColor? { get { fatalError() } set { fatalError() } }
  open var strokeStart: CGFloat { get { fatalError() } set { fatalError() } }
  open var strokeEnd: CGFloat { get { fatalError() } set { fatalError() } }
  open var lineWidth: CGFloat { get { fatalError() } set { fatalError() } }
  open var lineCap: CAShapeLayerLineCap { get { fatalError() } set { fatalError() } }
  open var lineJoin: CAShapeLayerLineJoin { get { fatalError() } set { fatalError() } }
  open var lineDashPattern: [NSNumber]? { get { fatalError() } set { fatalError() } }
  open var lineDashPhase: CGFloat { get { fatalError() } set { fatalError() } }
  open var miterLimit: CGFloat { get { fatalError() } set { fatalError() } }
}
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let linear = CAMediaTimingFunctionName(rawValue: ""); public static let easeIn = CAMediaTimingFunctionName(rawValue: ""); public static let easeOut = CAMediaTimingFunctionName(rawValue: ""); public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: ""); public static let `default` = CAMediaTimingFunctionName(rawValue: "") }
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let forwards = CAMediaTimingFillMode(rawValue: ""); public static let backwards = CAMediaTimingFillMode(rawValue: ""); public static let both = CAMediaTimingFillMode(rawValue: ""); public static let removed = CAMediaTimingFillMode(rawValue: "") }
open class CAMediaTimingFunction: NSObject { public convenience init(name: CAMediaTimingFunctionName) { fatalError() }; public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { fatalError() }
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) { fatalError() }
}
open class CAAnimation: NSObject { public override init() { fatalError() }
  open var timingFunction: CAMediaTimingFunction? { get { fatalError() } set { fatalError() } }
  open var delegate: (any CAAnimationDelegate)? { get { fatalError() } set { fatalError() } }
  open var isRemovedOnCompletion: Bool { get { fatalError() } set { fatalError() } }
  open var duration: CFTimeInterval { get { fatalError() } set { fatalError() } }
  open var beginTime: CFTimeInterval { get { fatalError() } set { fatalError() } }
  open var speed: Float { get { fatalError() } set { fatalError() } }
  open var timeOffset: CFTimeInterval { get { fatalError() } set { fatalError() } }
  open var repeatCount: Float { get { fatalError() } set { fatalError() } }
  open var repeatDuration: CFTimeInterval { get { fatalError() } set { fatalError() } }
  open var autoreverses: Bool { get { fatalError() } set { fatalError() } }
  open var fillMode: CAMediaTimingFillMode { get { fatalError() } set { fatalError() } }
  open class func defaultValue(forKey key: String) -> Any? { fatalError() }
  open var preferredFrameRateRange: CAFrameRateRange { get { fatalError() } set { fatalError() } }
}
public protocol CAAnimationDelegate: NSObjectProtocol { func animationDidStart(_ anim: CAAnimation); func animationDidStop(_ anim: CAAnimation, finished flag: Bool) }
extension CAAnimationDelegate { public func animationDidStart(_ anim: CAAnimation) { fatalError() }; public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { fatalError() } }
open class CAPropertyAnimation: CAAnimation { public convenience init(keyPath path: String?) { fatalError() }
  open var keyPath: String? { get { fatalError() } set { fatalError() } }
  open var isAdditive: Bool { get { fatalError() } set { fatalError() } }
  open var isCumulative: Bool { get { fatalError() } set { fatalError() } }
  open var valueFunction: CAValueFunction? { get { fatalError() } set { fatalError() } }
}
open class CABasicAnimation: CAPropertyAnimation { open var fromValue: Any? { get { fatalError() } set { fatalError() } }; open var toValue: Any? { get { fatalError() } set { fatalError() } }; open var byValue: Any? { get { fatalError() } set { fatalError() } } }
open class CASpringAnimation: CABasicAnimation { open var mass: CGFloat { get { fatalError() } set { fatalError() } }; open var stiffness: CGFloat { get { fatalError() } set { fatalError() } }; open var damping: CGFloat { get { fatalError() } set { fatalError() } }; open var initialVelocity: CGFloat { get { fatalError() } set { fatalError() } }; open var settlingDuration: CFTimeInterval { fatalError() }
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) { fatalError() }
  open var perceptualDuration: CFTimeInterval { fatalError() }
  open var bounce: CGFloat { fatalError() }
}
open class CAKeyframeAnimation: CAPropertyAnimation { open var values: [Any]? { get { fatalError() } set { fatalError() } }; open var path: CGPath? { get { fatalError() } set { fatalError() } }; open var keyTimes: [NSNumber]? { get { fatalError() } set { fatalError() } }; open var timingFunctions: [CAMediaTimingFunction]? { get { fatalError() } set { fatalError() } }
  open var calculationMode: CAAnimationCalculationMode { get { fatalError() } set { fatalError() } }
  open var rotationMode: CAAnimationRotationMode? { get { fatalError() } set { fatalError() } }
  open var tensionValues: [NSNumber]? { get { fatalError() } set { fatalError() } }
}
open class CAAnimationGroup: CAAnimation { open var animations: [CAAnimation]? { get { fatalError() } set { fatalError() } } }
open class CATransaction: NSObject {
  open class func begin() { fatalError() }
  open class func commit() { fatalError() }
  open class func setDisableActions(_ flag: Bool) { fatalError() }
  open class func setAnimationDuration(_ dur: CFTimeInterval) { fatalError() }
  open class func setCompletionBlock(_ block: (() -> Void)?) { fatalError() }
  open class func flush() { fatalError() }
  open class func lock() { fatalError() }
  open class func unlock() { fatalError() }
  open class func animationDuration() -> CFTimeInterval { fatalError() }
  open class func animationTimingFunction() -> CAMediaTimingFunction? { fatalError() }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { fatalError() }
  open class func disableActions() -> Bool { fatalError() }
  open class func setValue(_ anObject: Any?, forKey key: String) { fatalError() }
}
public func CACurrentMediaTime() -> CFTimeInterval { fatalError() }
open class CALayer: NSObject, CAMediaTiming, @unchecked Sendable {
  public override init() { fatalError() }
  open var cornerRadius: CGFloat { get { fatalError() } set { fatalError() } }
  open var masksToBounds: Bool { get { fatalError() } set { fatalError() } }
  open var borderWidth: CGFloat { get { fatalError() } set { fatalError() } }
  open var borderColor: CGColor? { get { fatalError() } set { fatalError() } }
  open var backgroundColor: CGColor? { get { fatalError() } set { fatalError() } }
  open var shadowColor: CGColor? { get { fatalError() } set { fatalError() } }
  open var shadowOpacity: Float { get { fatalError() } set { fatalError() } }
  open var shadowOffset: CGSize { get { fatalError() } set { fatalError() } }
  open var shadowRadius: CGFloat { get { fatalError() } set { fatalError() } }
  open var frame: CGRect { get { fatalError() } set { fatalError() } }
  open var bounds: CGRect { get { fatalError() } set { fatalError() } }
  open var opacity: Float { get { fatalError() } set { fatalError() } }
  open var isHidden: Bool { get { fatalError() } set { fatalError() } }
  open func addSublayer(_ layer: CALayer) { fatalError() }
  open func removeFromSuperlayer() { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public init(layer: Any) { fatalError() }
  open var transform: CATransform3D { get { fatalError() } set { fatalError() } }
  open var sublayerTransform: CATransform3D { get { fatalError() } set { fatalError() } }
  open var anchorPointZ: CGFloat { get { fatalError() } set { fatalError() } }
  open func setAffineTransform(_ m: CGAffineTransform) { fatalError() }
  open func affineTransform() -> CGAffineTransform { fatalError() }
  open weak var delegate: (any CALayerDelegate)? { get { fatalError() } set { fatalError() } }
  open var duration: CFTimeInterval { get { fatalError() } set { fatalError() } }
  open var repeatCount: Float { get { fatalError() } set { fatalError() } }
  open var repeatDuration: CFTimeInterval { get { fatalError() } set { fatalError() } }
  open var autoreverses: Bool { get { fatalError() } set { fatalError() } }
  open var fillMode: CAMediaTimingFillMode { get { fatalError() } set { fatalError() } }
  open var contentsRect: CGRect { get { fatalError() } set { fatalError() } }
  open var contentsCenter: CGRect { get { fatalError() } set { fatalError() } }
  open var isDoubleSided: Bool { get { fatalError() } set { fatalError() } }
  open var isGeometryFlipped: Bool { get { fatalError() } set { fatalError() } }
  open var magnificationFilter: CALayerContentsFilter { get { fatalError() } set { fatalError() } }
  open var minificationFilter: CALayerContentsFilter { get { fatalError() } set { fatalError() } }
  open var needsDisplayOnBoundsChange: Bool { get { fatalError() } set { fatalError() } }
  open var drawsAsynchronously: Bool { get { fatalError() } set { fatalError() } }
  open var allowsGroupOpacity: Bool { get { fatalError() } set { fatalError() } }
  open var allowsEdgeAntialiasing: Bool { get { fatalError() } set { fatalError() } }
  open var filters: [Any]? { get { fatalError() } set { fatalError() } }
  open var compositingFilter: Any? { get { fatalError() } set { fatalError() } }
  open var backgroundFilters: [Any]? { get { fatalError() } set { fatalError() } }
  open var style: [AnyHashable: Any]? { get { fatalError() } set { fatalError() } }
  open var actions: [String: any CAAction]? { get { fatalError() } set { fatalError() } }
  open var visibleRect: CGRect { fatalError() }
  open func model() -> Self { fatalError() }
  open class func needsDisplay(forKey key: String) -> Bool { fatalError() }
  open class func defaultValue(forKey key: String) -> Any? { fatalError() }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { fatalError() }
  open func action(forKey event: String) -> (any CAAction)? { fatalError() }
  open func animationKeys() -> [String]? { fatalError() }
  open func display() { fatalError() }
  open func displayIfNeeded() { fatalError() }
  open func needsDisplay() -> Bool { fatalError() }
  open func setNeedsDisplay(_ r: CGRect) { fatalError() }
  open func draw(in ctx: CGContext) { fatalError() }
  open func setNeedsLayout() { fatalError() }
  open func layoutIfNeeded() { fatalError() }
  open func needsLayout() -> Bool { fatalError() }
  open func layoutSublayers() { fatalError() }
  open func preferredFrameSize() -> CGSize { fatalError() }
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { fatalError() }
  open func contains(_ p: CGPoint) -> Bool { fatalError() }
  open func hitTest(_ p: CGPoint) -> CALayer? { fatalError() }
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { fatalError() }
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { fatalError() }
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { fatalError() }
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { fatalError() }
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { fatalError() }
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { fatalError() }
  open func scrollRectToVisible(_ r: CGRect) { fatalError() }
  open var cornerCurve: CALayerCornerCurve { get { fatalError() } set { fatalError() } }
  open var maskedCorners: CACornerMask { get { fatalError() } set { fatalError() } }
  open var position: CGPoint { get { fatalError() } set { fatalError() } }
  open var anchorPoint: CGPoint { get { fatalError() } set { fatalError() } }
  open var zPosition: CGFloat { get { fatalError() } set { fatalError() } }
  open var mask: CALayer? { get { fatalError() } set { fatalError() } }
  open var contents: Any? { get { fatalError() } set { fatalError() } }
  open var contentsScale: CGFloat { get { fatalError() } set { fatalError() } }
  open var contentsGravity: CALayerContentsGravity { get { fatalError() } set { fatalError() } }
  open var shadowPath: CGPath? { get { fatalError() } set { fatalError() } }
  open var shouldRasterize: Bool { get { fatalError() } set { fatalError() } }
  open var rasterizationScale: CGFloat { get { fatalError() } set { fatalError() } }
  open var sublayers: [CALayer]? { get { fatalError() } set { fatalError() } }
  open var superlayer: CALayer? { fatalError() }
  open var name: String? { get { fatalError() } set { fatalError() } }
  open var speed: Float { get { fatalError() } set { fatalError() } }
  open var timeOffset: CFTimeInterval { get { fatalError() } set { fatalError() } }
  open var beginTime: CFTimeInterval { get { fatalError() } set { fatalError() } }
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { fatalError() }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { fatalError() }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { fatalError() }
  open func add(_ anim: CAAnimation, forKey key: String?) { fatalError() }
  open func removeAnimation(forKey key: String) { fatalError() }
  open func removeAllAnimations() { fatalError() }
  open func animation(forKey key: String) -> CAAnimation? { fatalError() }
  open func setNeedsDisplay() { fatalError() }
  open func render(in ctx: CGContext) { fatalError() }
  open func presentation() -> Self? { fatalError() }
  open var autoresizingMask: CAAutoresizingMask { get { fatalError() } set { fatalError() } }
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask { get { fatalError() } set { fatalError() } }
  open var contentsFormat: CALayerContentsFormat { get { fatalError() } set { fatalError() } }
  open var wantsExtendedDynamicRangeContent: Bool { get { fatalError() } set { fatalError() } }
  open var isOpaque: Bool { get { fatalError() } set { fatalError() } }
  open var minificationFilterBias: Float { get { fatalError() } set { fatalError() } }
  open func contentsAreFlipped() -> Bool { fatalError() }
  open func resizeSublayers(withOldSize size: CGSize) { fatalError() }
  open func resize(withOldSuperlayerSize size: CGSize) { fatalError() }
  open func scroll(_ p: CGPoint) { fatalError() }
}
public struct CATransform3D: Sendable { public var m11: CGFloat; public var m12: CGFloat; public var m13: CGFloat; public var m14: CGFloat; public var m21: CGFloat; public var m22: CGFloat; public var m23: CGFloat; public var m24: CGFloat; public var m31: CGFloat; public var m32: CGFloat; public var m33: CGFloat; public var m34: CGFloat; public var m41: CGFloat; public var m42: CGFloat; public var m43: CGFloat; public var m44: CGFloat; public init() { fatalError() }; public init(m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat) { fatalError() } }
public let CATransform3DIdentity = CATransform3D()
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D { fatalError() }
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D { fatalError() }
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D { fatalError() }
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D { fatalError() }
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D { fatalError() }
public func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D { fatalError() }
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { fatalError() }
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { fatalError() }
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { fatalError() }
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { fatalError() }
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { fatalError() }
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { fatalError() }
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { fatalError() }
public protocol CALayerDelegate: NSObjectProtocol {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}
extension CALayerDelegate {
  public func display(_ layer: CALayer) { fatalError() }
  public func draw(_ layer: CALayer, in ctx: CGContext) { fatalError() }
  public func layerWillDraw(_ layer: CALayer) { fatalError() }
  public func layoutSublayers(of layer: CALayer) { fatalError() }
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { fatalError() }
}
public protocol CAAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}
extension CAAnimation: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) { fatalError() }
}
public protocol CAMediaTiming {
  var beginTime: CFTimeInterval { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}
extension CAAnimation: CAMediaTiming {}
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let linear = CALayerContentsFilter(rawValue: ""); public static let nearest = CALayerContentsFilter(rawValue: ""); public static let trilinear = CALayerContentsFilter(rawValue: "") }
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let natural = CATextLayerAlignmentMode(rawValue: ""); public static let left = CATextLayerAlignmentMode(rawValue: ""); public static let right = CATextLayerAlignmentMode(rawValue: ""); public static let center = CATextLayerAlignmentMode(rawValue: ""); public static let justified = CATextLayerAlignmentMode(rawValue: "") }
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let none = CATextLayerTruncationMode(rawValue: ""); public static let start = CATextLayerTruncationMode(rawValue: ""); public static let end = CATextLayerTruncationMode(rawValue: ""); public static let middle = CATextLayerTruncationMode(rawValue: "") }
open class CATextLayer: CALayer {
  open var string: Any? { get { fatalError() } set { fatalError() } }
  open var font: AnyObject? { get { fatalError() } set { fatalError() } }
  open var fontSize: CGFloat { get { fatalError() } set { fatalError() } }
  open var foregroundColor: CGColor? { get { fatalError() } set { fatalError() } }
  open var isWrapped: Bool { get { fatalError() } set { fatalError() } }
  open var truncationMode: CATextLayerTruncationMode { get { fatalError() } set { fatalError() } }
  open var alignmentMode: CATextLayerAlignmentMode { get { fatalError() } set { fatalError() } }
  open var allowsFontSubpixelQuantization: Bool { get { fatalError() } set { fatalError() } }
}
open class CAReplicatorLayer: CALayer {
  open var instanceCount: Int { get { fatalError() } set { fatalError() } }
  open var preservesDepth: Bool { get { fatalError() } set { fatalError() } }
  open var instanceDelay: CFTimeInterval { get { fatalError() } set { fatalError() } }
  open var instanceTransform: CATransform3D { get { fatalError() } set { fatalError() } }
  open var instanceColor: CGColor? { get { fatalError() } set { fatalError() } }
  open var instanceRedOffset: Float { get { fatalError() } set { fatalError() } }
  open var instanceGreenOffset: Float { get { fatalError() } set { fatalError() } }
  open var instanceBlueOffset: Float { get { fatalError() } set { fatalError() } }
  open var instanceAlphaOffset: Float { get { fatalError() } set { fatalError() } }
}
open class CATransformLayer: CALayer {}
open class CATiledLayer: CALayer {
  open class func fadeDuration() -> CFTimeInterval { fatalError() }
  open var levelsOfDetail: Int { get { fatalError() } set { fatalError() } }
  open var levelsOfDetailBias: Int { get { fatalError() } set { fatalError() } }
  open var tileSize: CGSize { get { fatalError() } set { fatalError() } }
}
open class CAScrollLayer: CALayer {
  open func scroll(to p: CGPoint) { fatalError() }
  open func scroll(to r: CGRect) { fatalError() }
}
open class CATransition: CAAnimation {
  open var type: CATransitionType { get { fatalError() } set { fatalError() } }
  open var subtype: CATransitionSubtype? { get { fatalError() } set { fatalError() } }
  open var startProgress: Float { get { fatalError() } set { fatalError() } }
  open var endProgress: Float { get { fatalError() } set { fatalError() } }
}
public struct CATransitionType: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let fade = CATransitionType(rawValue: ""); public static let moveIn = CATransitionType(rawValue: ""); public static let push = CATransitionType(rawValue: ""); public static let reveal = CATransitionType(rawValue: "") }
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let fromRight = CATransitionSubtype(rawValue: ""); public static let fromLeft = CATransitionSubtype(rawValue: ""); public static let fromTop = CATransitionSubtype(rawValue: ""); public static let fromBottom = CATransitionSubtype(rawValue: "") }
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let linear = CAAnimationCalculationMode(rawValue: ""); public static let discrete = CAAnimationCalculationMode(rawValue: ""); public static let paced = CAAnimationCalculationMode(rawValue: ""); public static let cubic = CAAnimationCalculationMode(rawValue: ""); public static let cubicPaced = CAAnimationCalculationMode(rawValue: "") }
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let rotateAuto = CAAnimationRotationMode(rawValue: ""); public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "") }
open class CAValueFunction: NSObject {
  public convenience init?(name: CAValueFunctionName) { fatalError() }
  open var name: CAValueFunctionName { fatalError() }
}
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let rotateX = CAValueFunctionName(rawValue: ""); public static let rotateY = CAValueFunctionName(rawValue: ""); public static let rotateZ = CAValueFunctionName(rawValue: ""); public static let scale = CAValueFunctionName(rawValue: ""); public static let scaleX = CAValueFunctionName(rawValue: ""); public static let scaleY = CAValueFunctionName(rawValue: ""); public static let scaleZ = CAValueFunctionName(rawValue: ""); public static let translate = CAValueFunctionName(rawValue: ""); public static let translateX = CAValueFunctionName(rawValue: ""); public static let translateY = CAValueFunctionName(rawValue: ""); public static let translateZ = CAValueFunctionName(rawValue: "") }
open class CAEmitterCell: NSObject {
  public override init() { fatalError() }
  open var contents: Any? { get { fatalError() } set { fatalError() } }
  open var birthRate: Float { get { fatalError() } set { fatalError() } }
  open var lifetime: Float { get { fatalError() } set { fatalError() } }
  open var lifetimeRange: Float { get { fatalError() } set { fatalError() } }
  open var velocity: CGFloat { get { fatalError() } set { fatalError() } }
  open var velocityRange: CGFloat { get { fatalError() } set { fatalError() } }
  open var xAcceleration: CGFloat { get { fatalError() } set { fatalError() } }
  open var yAcceleration: CGFloat { get { fatalError() } set { fatalError() } }
  open var zAcceleration: CGFloat { get { fatalError() } set { fatalError() } }
  open var scale: CGFloat { get { fatalError() } set { fatalError() } }
  open var scaleRange: CGFloat { get { fatalError() } set { fatalError() } }
  open var scaleSpeed: CGFloat { get { fatalError() } set { fatalError() } }
  open var spin: CGFloat { get { fatalError() } set { fatalError() } }
  open var spinRange: CGFloat { get { fatalError() } set { fatalError() } }
  open var emissionLongitude: CGFloat { get { fatalError() } set { fatalError() } }
  open var emissionLatitude: CGFloat { get { fatalError() } set { fatalError() } }
  open var emissionRange: CGFloat { get { fatalError() } set { fatalError() } }
  open var color: CGColor? { get { fatalError() } set { fatalError() } }
  open var alphaSpeed: Float { get { fatalError() } set { fatalError() } }
  open var alphaRange: Float { get { fatalError() } set { fatalError() } }
  open var name: String? { get { fatalError() } set { fatalError() } }
  open var emitterCells: [CAEmitterCell]? { get { fatalError() } set { fatalError() } }
}
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }
  public static var point: CAEmitterLayerEmitterShape { fatalError() }
  public static var line: CAEmitterLayerEmitterShape { fatalError() }
  public static var rectangle: CAEmitterLayerEmitterShape { fatalError() }
  public static var cuboid: CAEmitterLayerEmitterShape { fatalError() }
  public static var circle: CAEmitterLayerEmitterShape { fatalError() }
  public static var sphere: CAEmitterLayerEmitterShape { fatalError() }
}
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }
  public static var points: CAEmitterLayerEmitterMode { fatalError() }
  public static var outline: CAEmitterLayerEmitterMode { fatalError() }
  public static var surface: CAEmitterLayerEmitterMode { fatalError() }
  public static var volume: CAEmitterLayerEmitterMode { fatalError() }
}
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }
  public static var unordered: CAEmitterLayerRenderMode { fatalError() }
  public static var oldestFirst: CAEmitterLayerRenderMode { fatalError() }
  public static var oldestLast: CAEmitterLayerRenderMode { fatalError() }
  public static var backToFront: CAEmitterLayerRenderMode { fatalError() }
  public static var additive: CAEmitterLayerRenderMode { fatalError() }
}
open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]? { get { fatalError() } set { fatalError() } }
  open var birthRate: Float { get { fatalError() } set { fatalError() } }
  open var lifetime: Float { get { fatalError() } set { fatalError() } }
  open var emitterPosition: CGPoint { get { fatalError() } set { fatalError() } }
  open var emitterSize: CGSize { get { fatalError() } set { fatalError() } }
  open var emitterShape: CAEmitterLayerEmitterShape { get { fatalError() } set { fatalError() } }
  open var emitterMode: CAEmitterLayerEmitterMode { get { fatalError() } set { fatalError() } }
  open var renderMode: CAEmitterLayerRenderMode { get { fatalError() } set { fatalError() } }
  open var velocity: Float { get { fatalError() } set { fatalError() } }
  open var scale: Float { get { fatalError() } set { fatalError() } }
  open var spin: Float { get { fatalError() } set { fatalError() } }
}
@available(macOS 14.0, *) open class CADisplayLink: NSObject {
  open var timestamp: CFTimeInterval { fatalError() }
  open var targetTimestamp: CFTimeInterval { fatalError() }
  open var duration: CFTimeInterval { fatalError() }
  open var isPaused: Bool { get { fatalError() } set { fatalError() } }
  open var preferredFrameRateRange: CAFrameRateRange { get { fatalError() } set { fatalError() } }
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { fatalError() }
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { fatalError() }
  open func invalidate() { fatalError() }
}
@available(macOS 12.0, *) public struct CAFrameRateRange: Sendable { public init(minimum: Float, maximum: Float, preferred: Float? = nil) { fatalError() }; public var minimum: Float; public var maximum: Float }
