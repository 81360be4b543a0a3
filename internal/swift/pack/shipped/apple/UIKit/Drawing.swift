#if !os(watchOS)
// Drawing.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UIRectCorner: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var topLeft: UIRectCorner { fatalError() }; public static var topRight: UIRectCorner { fatalError() }; public static var bottomLeft: UIRectCorner { fatalError() }; public static var bottomRight: UIRectCorner { fatalError() }; public static var allCorners: UIRectCorner { fatalError() } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class UIBezierPath: NSObject, @unchecked Sendable {
  public override init() { fatalError() }
  public convenience init(rect: CGRect) { fatalError() }
  public convenience init(ovalIn rect: CGRect) { fatalError() }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { fatalError() }
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) { fatalError() }
  public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) { fatalError() }
  public convenience init(cgPath CGPath: CGPath) { fatalError() }
  open var cgPath: CGPath { get { fatalError() } set { fatalError() } }
  open var lineWidth: CGFloat { get { fatalError() } set { fatalError() } }
  open var lineCapStyle: CGLineCap { get { fatalError() } set { fatalError() } }
  open var lineJoinStyle: CGLineJoin { get { fatalError() } set { fatalError() } }
  open var usesEvenOddFillRule: Bool { get { fatalError() } set { fatalError() } }
  open var isEmpty: Bool { fatalError() }
  open var bounds: CGRect { fatalError() }
  open var currentPoint: CGPoint { fatalError() }
  open func move(to point: CGPoint) { fatalError() }
  open func addLine(to point: CGPoint) { fatalError() }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) { fatalError() }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { fatalError() }
  open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) { fatalError() }
  open func close() { fatalError() }
  open func removeAllPoints() { fatalError() }
  open func append(_ bezierPath: UIBezierPath) { fatalError() }
  open func reversing() -> UIBezierPath { fatalError() }
  open func apply(_ transform: CGAffineTransform) { fatalError() }
  open func contains(_ point: CGPoint) -> Bool { fatalError() }
  open func fill() { fatalError() }
  open func stroke() { fatalError() }
  open func addClip() { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var miterLimit: CGFloat { get { fatalError() } set { fatalError() } }
  open var flatness: CGFloat { get { fatalError() } set { fatalError() } }
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) { fatalError() }
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { fatalError() }
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class UIGraphicsRendererContext: NSObject { open var cgContext: CGContext { fatalError() }
  open func fill(_ rect: CGRect) { fatalError() }
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { fatalError() }
  open func stroke(_ rect: CGRect) { fatalError() }
  open func clip(to rect: CGRect) { fatalError() }
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { fatalError() }
  open var format: UIGraphicsRendererFormat { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class UIGraphicsImageRendererFormat: NSObject { public override init() { fatalError() }
  open class func `default`() -> Self { fatalError() }
  open class func preferred() -> Self { fatalError() }
  open var scale: CGFloat { get { fatalError() } set { fatalError() } }
  open var opaque: Bool { get { fatalError() } set { fatalError() } }
  open var preferredRange: UIGraphicsImageRendererFormat.Range { get { fatalError() } set { fatalError() } }
  public convenience init(for traitCollection: UITraitCollection) { fatalError() }
  public enum Range: Int, Sendable { case unspecified = -1, automatic = 0, extended, standard }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class UIGraphicsImageRendererContext: UIGraphicsRendererContext { open var currentImage: UIImage { fatalError() } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class UIGraphicsImageRenderer: NSObject {
  public init(size: CGSize) { fatalError() }
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { fatalError() }
  public init(bounds: CGRect) { fatalError() }
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { fatalError() }
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { fatalError() }
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { fatalError() }
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext { open func beginPage() { fatalError() }
  open var pdfContextBounds: CGRect { fatalError() }
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { fatalError() }
  open func setURL(_ url: URL, for rect: CGRect) { fatalError() }
  open func addDestination(withName name: String, at point: CGPoint) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class UIGraphicsPDFRendererFormat: NSObject { public override init() { fatalError() }; open var documentInfo: [String: Any] { get { fatalError() } set { fatalError() } } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class UIGraphicsPDFRenderer: NSObject {
  public init(bounds: CGRect) { fatalError() }
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { fatalError() }
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data { fatalError() }
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func UIGraphicsGetCurrentContext() -> CGContext? { fatalError() }

// Layers and their animations.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let resize = CALayerContentsGravity(rawValue: ""); public static let resizeAspect = CALayerContentsGravity(rawValue: ""); public static let resizeAspectFill = CALayerContentsGravity(rawValue: ""); public static let center = CALayerContentsGravity(rawValue: "") }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let circular = CALayerCornerCurve(rawValue: ""); public static let continuous = CALayerCornerCurve(rawValue: "") }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct CACornerMask: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var layerMinXMinYCorner: CACornerMask { fatalError() }; public static var layerMaxXMinYCorner: CACornerMask { fatalError() }; public static var layerMinXMaxYCorner: CACornerMask { fatalError() }; public static var layerMaxXMaxYCorner: CACornerMask { fatalError() } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension CALayer {
  public var cornerCurve: CALayerCornerCurve { get { fatalError() } set { fatalError() } }
  public var maskedCorners: CACornerMask { get { fatalError() } set { fatalError() } }
  public var position: CGPoint { get { fatalError() } set { fatalError() } }
  public var anchorPoint: CGPoint { get { fatalError() } set { fatalError() } }
  public var zPosition: CGFloat { get { fatalError() } set { fatalError() } }
  public var mask: CALayer? { get { fatalError() } set { fatalError() } }
  public var contents: Any? { get { fatalError() } set { fatalError() } }
  public var contentsScale: CGFloat { get { fatalError() } set { fatalError() } }
  public var contentsGravity: CALayerContentsGravity { get { fatalError() } set { fatalError() } }
  public var shadowPath: CGPath? { get { fatalError() } set { fatalError() } }
  public var shouldRasterize: Bool { get { fatalError() } set { fatalError() } }
  public var rasterizationScale: CGFloat { get { fatalError() } set { fatalError() } }
  public var sublayers: [CALayer]? { get { fatalError() } set { fatalError() } }
  public var superlayer: CALayer? { fatalError() }
  public var name: String? { get { fatalError() } set { fatalError() } }
  public var speed: Float { get { fatalError() } set { fatalError() } }
  public var timeOffset: CFTimeInterval { get { fatalError() } set { fatalError() } }
  public var beginTime: CFTimeInterval { get { fatalError() } set { fatalError() } }
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) { fatalError() }
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { fatalError() }
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { fatalError() }
  public func add(_ anim: CAAnimation, forKey key: String?) { fatalError() }
  public func removeAnimation(forKey key: String) { fatalError() }
  public func removeAllAnimations() { fatalError() }
  public func animation(forKey key: String) -> CAAnimation? { fatalError() }
  public func setNeedsDisplay() { fatalError() }
  public func render(in ctx: CGContext) { fatalError() }
  public func presentation() -> Self? { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let axial = CAGradientLayerType(rawValue: ""); public static let radial = CAGradientLayerType(rawValue: ""); public static let conic = CAGradientLayerType(rawValue: "") }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class CAGradientLayer: CALayer {
  open var colors: [Any]? { get { fatalError() } set { fatalError() } }
  open var locations: [NSNumber]? { get { fatalError() } set { fatalError() } }
  open var startPoint: CGPoint { get { fatalError() } set { fatalError() } }
  open var endPoint: CGPoint { get { fatalError() } set { fatalError() } }
  open var type: CAGradientLayerType { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let butt = CAShapeLayerLineCap(rawValue: ""); public static let round = CAShapeLayerLineCap(rawValue: ""); public static let square = CAShapeLayerLineCap(rawValue: "") }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let miter = CAShapeLayerLineJoin(rawValue: ""); public static let round = CAShapeLayerLineJoin(rawValue: ""); public static let bevel = CAShapeLayerLineJoin(rawValue: "") }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let nonZero = CAShapeLayerFillRule(rawValue: ""); public static let evenOdd = CAShapeLayerFillRule(rawValue: "") }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class CAShapeLayer: CALayer {
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
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let linear = CAMediaTimingFunctionName(rawValue: ""); public static let easeIn = CAMediaTimingFunctionName(rawValue: ""); public static let easeOut = CAMediaTimingFunctionName(rawValue: ""); public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: ""); public static let `default` = CAMediaTimingFunctionName(rawValue: "") }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let forwards = CAMediaTimingFillMode(rawValue: ""); public static let backwards = CAMediaTimingFillMode(rawValue: ""); public static let both = CAMediaTimingFillMode(rawValue: ""); public static let removed = CAMediaTimingFillMode(rawValue: "") }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class CAMediaTimingFunction: NSObject { public convenience init(name: CAMediaTimingFunctionName) { fatalError() }; public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { fatalError() }
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class CAAnimation: NSObject { public override init() { fatalError() }
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
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) open var preferredFrameRateRange: CAFrameRateRange { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public protocol CAAnimationDelegate: NSObjectProtocol { func animationDidStart(_ anim: CAAnimation); func animationDidStop(_ anim: CAAnimation, finished flag: Bool) }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension CAAnimationDelegate { public func animationDidStart(_ anim: CAAnimation) { fatalError() }; public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { fatalError() } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class CAPropertyAnimation: CAAnimation { public convenience init(keyPath path: String?) { fatalError() }
  open var keyPath: String? { get { fatalError() } set { fatalError() } }
  open var isAdditive: Bool { get { fatalError() } set { fatalError() } }
  open var isCumulative: Bool { get { fatalError() } set { fatalError() } }
  open var valueFunction: CAValueFunction? { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class CABasicAnimation: CAPropertyAnimation { open var fromValue: Any? { get { fatalError() } set { fatalError() } }; open var toValue: Any? { get { fatalError() } set { fatalError() } }; open var byValue: Any? { get { fatalError() } set { fatalError() } } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class CASpringAnimation: CABasicAnimation { open var mass: CGFloat { get { fatalError() } set { fatalError() } }; open var stiffness: CGFloat { get { fatalError() } set { fatalError() } }; open var damping: CGFloat { get { fatalError() } set { fatalError() } }; open var initialVelocity: CGFloat { get { fatalError() } set { fatalError() } }; open var settlingDuration: CFTimeInterval { fatalError() }
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) { fatalError() }
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) open var perceptualDuration: CFTimeInterval { fatalError() }
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) open var bounce: CGFloat { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class CAKeyframeAnimation: CAPropertyAnimation { open var values: [Any]? { get { fatalError() } set { fatalError() } }; open var path: CGPath? { get { fatalError() } set { fatalError() } }; open var keyTimes: [NSNumber]? { get { fatalError() } set { fatalError() } }; open var timingFunctions: [CAMediaTimingFunction]? { get { fatalError() } set { fatalError() } }
  open var calculationMode: CAAnimationCalculationMode { get { fatalError() } set { fatalError() } }
  open var rotationMode: CAAnimationRotationMode? { get { fatalError() } set { fatalError() } }
  open var tensionValues: [NSNumber]? { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class CAAnimationGroup: CAAnimation { open var animations: [CAAnimation]? { get { fatalError() } set { fatalError() } } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class CATransaction: NSObject {
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
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func CACurrentMediaTime() -> CFTimeInterval { fatalError() }

// Animators.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UITimingCurveProvider: NSObjectProtocol {}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UISpringTimingParameters: NSObject, UITimingCurveProvider { public override init() { fatalError() }; public convenience init(dampingRatio ratio: CGFloat) { fatalError() }; public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) { fatalError() }
  public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) { fatalError() }
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity: CGVector = .zero) { fatalError() }
  open var initialVelocity: CGVector { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UICubicTimingParameters: NSObject, UITimingCurveProvider { public override init() { fatalError() }; public init(animationCurve curve: UIView.AnimationCurve) { fatalError() }; public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) { fatalError() } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIView { public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIViewPropertyAnimator: NSObject {
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) { fatalError() }
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) { fatalError() }
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) { fatalError() }
  @discardableResult open class func runningPropertyAnimator(withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil) -> Self { fatalError() }
  open var duration: TimeInterval { fatalError() }
  open var fractionComplete: CGFloat { get { fatalError() } set { fatalError() } }
  open var isReversed: Bool { get { fatalError() } set { fatalError() } }
  open var isRunning: Bool { fatalError() }
  open var state: UIViewAnimatingState { fatalError() }
  open var pausesOnCompletion: Bool { get { fatalError() } set { fatalError() } }
  open var scrubsLinearly: Bool { get { fatalError() } set { fatalError() } }
  open func addAnimations(_ animation: @escaping () -> Void) { fatalError() }
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { fatalError() }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { fatalError() }
  open func startAnimation() { fatalError() }
  open func startAnimation(afterDelay delay: TimeInterval) { fatalError() }
  open func pauseAnimation() { fatalError() }
  open func stopAnimation(_ withoutFinishing: Bool) { fatalError() }
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { fatalError() }
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) { fatalError() }
  public convenience init(duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil) { fatalError() }
  open var timingParameters: (any UITimingCurveProvider)? { fatalError() }
  open var delay: TimeInterval { fatalError() }
  open var isUserInteractionEnabled: Bool { get { fatalError() } set { fatalError() } }
  open var isManualHitTestingEnabled: Bool { get { fatalError() } set { fatalError() } }
  open var isInterruptible: Bool { get { fatalError() } set { fatalError() } }
}

// Feedback.
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIFeedbackGenerator: NSObject { open func prepare() { fatalError() } }
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIImpactFeedbackGenerator: UIFeedbackGenerator { public convenience override init() { fatalError() }; public init(style: UIImpactFeedbackGenerator.FeedbackStyle) { fatalError() }
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  open func impactOccurred() { fatalError() }
  open func impactOccurred(intensity: CGFloat) { fatalError() }
  @available(iOS 17.5, visionOS 1.1, *) @available(tvOS, unavailable) public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) { fatalError() }
  @available(iOS 17.5, visionOS 1.1, *) @available(tvOS, unavailable) open func impactOccurred(at location: CGPoint) { fatalError() }
  @available(iOS 17.5, visionOS 1.1, *) @available(tvOS, unavailable) open func impactOccurred(intensity: CGFloat, at location: CGPoint) { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UINotificationFeedbackGenerator: UIFeedbackGenerator { public override init() { fatalError() }
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) { fatalError() }
  @available(iOS 17.5, visionOS 1.1, *) @available(tvOS, unavailable) public convenience init(view: UIView) { fatalError() }
  @available(iOS 17.5, visionOS 1.1, *) @available(tvOS, unavailable) open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType, at location: CGPoint) { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UISelectionFeedbackGenerator: UIFeedbackGenerator { public override init() { fatalError() }; open func selectionChanged() { fatalError() }
  @available(iOS 17.5, visionOS 1.1, *) @available(tvOS, unavailable) public convenience init(view: UIView) { fatalError() }
  @available(iOS 17.5, visionOS 1.1, *) @available(tvOS, unavailable) open func selectionChanged(at location: CGPoint) { fatalError() }
}

// Effects.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class UIVisualEffect: NSObject, @unchecked Sendable {}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class UIBlurEffect: UIVisualEffect, @unchecked Sendable { public init(style: UIBlurEffect.Style) { fatalError() }
  public enum Style: Int, Sendable { case extraLight, light, dark, extraDark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable { public init(blurEffect: UIBlurEffect) { fatalError() }
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIVisualEffectView: UIView { public init(effect: UIVisualEffect?) { fatalError() }; public convenience override init(frame: CGRect) { fatalError() }; public convenience init() { fatalError() }; public required init?(coder: NSCoder) { fatalError() }; open var contentView: UIView { fatalError() }; open var effect: UIVisualEffect? { get { fatalError() } set { fatalError() } } }
#endif
