#if !os(watchOS)
// Transforms of layers.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct CATransform3D: Sendable { public var m11: CGFloat; public var m12: CGFloat; public var m13: CGFloat; public var m14: CGFloat; public var m21: CGFloat; public var m22: CGFloat; public var m23: CGFloat; public var m24: CGFloat; public var m31: CGFloat; public var m32: CGFloat; public var m33: CGFloat; public var m34: CGFloat; public var m41: CGFloat; public var m42: CGFloat; public var m43: CGFloat; public var m44: CGFloat; public init() { fatalError() }; public init(m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat) { fatalError() } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public let CATransform3DIdentity = CATransform3D()
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D { fatalError() }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D { fatalError() }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D { fatalError() }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D { fatalError() }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D { fatalError() }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D { fatalError() }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { fatalError() }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { fatalError() }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { fatalError() }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { fatalError() }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { fatalError() }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { fatalError() }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { fatalError() }
// What draws a layer, and kinds of layers.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public protocol CALayerDelegate: NSObjectProtocol {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension CALayerDelegate {
  public func display(_ layer: CALayer) { fatalError() }
  public func draw(_ layer: CALayer, in ctx: CGContext) { fatalError() }
  public func layerWillDraw(_ layer: CALayer) { fatalError() }
  public func layoutSublayers(of layer: CALayer) { fatalError() }
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public protocol CAAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension CAAnimation: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public protocol CAMediaTiming {
  var beginTime: CFTimeInterval { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension CAAnimation: CAMediaTiming {}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let linear = CALayerContentsFilter(rawValue: ""); public static let nearest = CALayerContentsFilter(rawValue: ""); public static let trilinear = CALayerContentsFilter(rawValue: "") }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let natural = CATextLayerAlignmentMode(rawValue: ""); public static let left = CATextLayerAlignmentMode(rawValue: ""); public static let right = CATextLayerAlignmentMode(rawValue: ""); public static let center = CATextLayerAlignmentMode(rawValue: ""); public static let justified = CATextLayerAlignmentMode(rawValue: "") }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let none = CATextLayerTruncationMode(rawValue: ""); public static let start = CATextLayerTruncationMode(rawValue: ""); public static let end = CATextLayerTruncationMode(rawValue: ""); public static let middle = CATextLayerTruncationMode(rawValue: "") }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class CATextLayer: CALayer {
  open var string: Any? { get { fatalError() } set { fatalError() } }
  open var font: AnyObject? { get { fatalError() } set { fatalError() } }
  open var fontSize: CGFloat { get { fatalError() } set { fatalError() } }
  open var foregroundColor: CGColor? { get { fatalError() } set { fatalError() } }
  open var isWrapped: Bool { get { fatalError() } set { fatalError() } }
  open var truncationMode: CATextLayerTruncationMode { get { fatalError() } set { fatalError() } }
  open var alignmentMode: CATextLayerAlignmentMode { get { fatalError() } set { fatalError() } }
  open var allowsFontSubpixelQuantization: Bool { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class CAReplicatorLayer: CALayer {
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
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class CATransformLayer: CALayer {}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class CATiledLayer: CALayer {
  open class func fadeDuration() -> CFTimeInterval { fatalError() }
  open var levelsOfDetail: Int { get { fatalError() } set { fatalError() } }
  open var levelsOfDetailBias: Int { get { fatalError() } set { fatalError() } }
  open var tileSize: CGSize { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class CAScrollLayer: CALayer {
  open func scroll(to p: CGPoint) { fatalError() }
  open func scroll(to r: CGRect) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class CATransition: CAAnimation {
  open var type: CATransitionType { get { fatalError() } set { fatalError() } }
  open var subtype: CATransitionSubtype? { get { fatalError() } set { fatalError() } }
  open var startProgress: Float { get { fatalError() } set { fatalError() } }
  open var endProgress: Float { get { fatalError() } set { fatalError() } }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct CATransitionType: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let fade = CATransitionType(rawValue: ""); public static let moveIn = CATransitionType(rawValue: ""); public static let push = CATransitionType(rawValue: ""); public static let reveal = CATransitionType(rawValue: "") }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let fromRight = CATransitionSubtype(rawValue: ""); public static let fromLeft = CATransitionSubtype(rawValue: ""); public static let fromTop = CATransitionSubtype(rawValue: ""); public static let fromBottom = CATransitionSubtype(rawValue: "") }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let linear = CAAnimationCalculationMode(rawValue: ""); public static let discrete = CAAnimationCalculationMode(rawValue: ""); public static let paced = CAAnimationCalculationMode(rawValue: ""); public static let cubic = CAAnimationCalculationMode(rawValue: ""); public static let cubicPaced = CAAnimationCalculationMode(rawValue: "") }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let rotateAuto = CAAnimationRotationMode(rawValue: ""); public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "") }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class CAValueFunction: NSObject {
  public convenience init?(name: CAValueFunctionName) { fatalError() }
  open var name: CAValueFunctionName { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }; public static let rotateX = CAValueFunctionName(rawValue: ""); public static let rotateY = CAValueFunctionName(rawValue: ""); public static let rotateZ = CAValueFunctionName(rawValue: ""); public static let scale = CAValueFunctionName(rawValue: ""); public static let scaleX = CAValueFunctionName(rawValue: ""); public static let scaleY = CAValueFunctionName(rawValue: ""); public static let scaleZ = CAValueFunctionName(rawValue: ""); public static let translate = CAValueFunctionName(rawValue: ""); public static let translateX = CAValueFunctionName(rawValue: ""); public static let translateY = CAValueFunctionName(rawValue: ""); public static let translateZ = CAValueFunctionName(rawValue: "") }
#endif
