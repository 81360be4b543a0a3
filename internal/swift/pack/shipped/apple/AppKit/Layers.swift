// Layers, which AppKit has from QuartzCore.
@available(macOS 10.15, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) open class CALayer: NSObject, @unchecked Sendable {
  public override init() { fatalError() }
  open var frame: CGRect { get { fatalError() } set { fatalError() } }
  open var bounds: CGRect { get { fatalError() } set { fatalError() } }
  open var position: CGPoint { get { fatalError() } set { fatalError() } }
  open var opacity: Float { get { fatalError() } set { fatalError() } }
  open var isHidden: Bool { get { fatalError() } set { fatalError() } }
  open var cornerRadius: CGFloat { get { fatalError() } set { fatalError() } }
  open var masksToBounds: Bool { get { fatalError() } set { fatalError() } }
  open var borderWidth: CGFloat { get { fatalError() } set { fatalError() } }
  open var borderColor: CGColor? { get { fatalError() } set { fatalError() } }
  open var backgroundColor: CGColor? { get { fatalError() } set { fatalError() } }
  open var contents: Any? { get { fatalError() } set { fatalError() } }
  open var sublayers: [CALayer]? { get { fatalError() } set { fatalError() } }
  open func addSublayer(_ layer: CALayer) { fatalError() }
  open func removeFromSuperlayer() { fatalError() }
  open func setNeedsDisplay() { fatalError() }
}
@available(macOS 10.15, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension NSView { public var layer: CALayer? { get { fatalError() } set { fatalError() } } }
@available(macOS 10.15, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension NSColor { public var cgColor: CGColor { fatalError() } }
