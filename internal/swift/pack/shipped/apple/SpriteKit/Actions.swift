@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public enum SKActionTimingMode: Int, Sendable { case linear = 0, easeIn, easeOut, easeInEaseOut }
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public typealias SKActionTimingFunction = (Float) -> Float
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) open class SKAction: NSObject, @unchecked Sendable {
    open var duration: TimeInterval { get { fatalError() } set {} }
    open var timingMode: SKActionTimingMode { get { fatalError() } set {} }
    open var timingFunction: SKActionTimingFunction { get { fatalError() } set {} }
    open var speed: CGFloat { get { fatalError() } set {} }
    open func reversed() -> SKAction { fatalError() }
    public convenience init?(named name: String) { fatalError() }
    public convenience init?(named name: String, duration: TimeInterval) { fatalError() }
    public convenience init?(named name: String, from url: URL) { fatalError() }
    open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction { fatalError() }
    open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction { fatalError() }
    open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction { fatalError() }
    open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { fatalError() }
    open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { fatalError() }
    open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction { fatalError() }
    open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction { fatalError() }
    open class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction { fatalError() }
    open class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction { fatalError() }
    open class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction { fatalError() }
    open class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction { fatalError() }
    open class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction { fatalError() }
    open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { fatalError() }
    open class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction { fatalError() }
    open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { fatalError() }
    open class func scale(to size: CGSize, duration: TimeInterval) -> SKAction { fatalError() }
    open class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction { fatalError() }
    open class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction { fatalError() }
    open class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction { fatalError() }
    open class func sequence(_ actions: [SKAction]) -> SKAction { fatalError() }
    open class func group(_ actions: [SKAction]) -> SKAction { fatalError() }
    open class func `repeat`(_ action: SKAction, count: Int) -> SKAction { fatalError() }
    open class func repeatForever(_ action: SKAction) -> SKAction { fatalError() }
    open class func fadeIn(withDuration sec: TimeInterval) -> SKAction { fatalError() }
    open class func fadeOut(withDuration sec: TimeInterval) -> SKAction { fatalError() }
    open class func fadeAlpha(by factor: CGFloat, duration sec: TimeInterval) -> SKAction { fatalError() }
    open class func fadeAlpha(to alpha: CGFloat, duration sec: TimeInterval) -> SKAction { fatalError() }
    open class func hide() -> SKAction { fatalError() }
    open class func unhide() -> SKAction { fatalError() }
    open class func setTexture(_ texture: SKTexture) -> SKAction { fatalError() }
    open class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction { fatalError() }
    open class func setNormalTexture(_ texture: SKTexture) -> SKAction { fatalError() }
    open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction { fatalError() }
    open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool) -> SKAction { fatalError() }
    open class func animate(withNormalTextures textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction { fatalError() }
    open class func animate(withWarps warps: [SKWarpGeometry], times: [NSNumber]) -> SKAction? { fatalError() }
    open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction { fatalError() }
    open class func colorize(with color: SKColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction { fatalError() }
    open class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration sec: TimeInterval) -> SKAction { fatalError() }
    open class func falloff(to falloff: Float, duration: TimeInterval) -> SKAction { fatalError() }
    open class func strength(to strength: Float, duration sec: TimeInterval) -> SKAction { fatalError() }
    open class func changeMass(to v: Float, duration: TimeInterval) -> SKAction { fatalError() }
    open class func applyForce(_ force: CGVector, duration sec: TimeInterval) -> SKAction { fatalError() }
    open class func applyImpulse(_ impulse: CGVector, duration sec: TimeInterval) -> SKAction { fatalError() }
    open class func applyTorque(_ torque: CGFloat, duration sec: TimeInterval) -> SKAction { fatalError() }
    open class func applyAngularImpulse(_ impulse: CGFloat, duration sec: TimeInterval) -> SKAction { fatalError() }
    open class func follow(_ path: CGPath, duration sec: TimeInterval) -> SKAction { fatalError() }
    open class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration sec: TimeInterval) -> SKAction { fatalError() }
    open class func follow(_ path: CGPath, speed: CGFloat) -> SKAction { fatalError() }
    open class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat) -> SKAction { fatalError() }
    open class func speed(by speed: CGFloat, duration sec: TimeInterval) -> SKAction { fatalError() }
    open class func speed(to speed: CGFloat, duration sec: TimeInterval) -> SKAction { fatalError() }
    open class func reach(to position: CGPoint, rootNode root: SKNode, duration sec: TimeInterval) -> SKAction { fatalError() }
    open class func reach(to node: SKNode, rootNode root: SKNode, duration sec: TimeInterval) -> SKAction { fatalError() }
    open class func wait(forDuration sec: TimeInterval) -> SKAction { fatalError() }
    open class func wait(forDuration sec: TimeInterval, withRange durationRange: TimeInterval) -> SKAction { fatalError() }
    open class func removeFromParent() -> SKAction { fatalError() }
    open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction { fatalError() }
    open class func run(_ block: @escaping () -> Void) -> SKAction { fatalError() }
    open class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction { fatalError() }
    open class func perform(_ selector: Selector, onTarget target: Any) -> SKAction { fatalError() }
    open class func customAction(withDuration seconds: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void) -> SKAction { fatalError() }
    open class func play() -> SKAction { fatalError() }
    open class func pause() -> SKAction { fatalError() }
    open class func stop() -> SKAction { fatalError() }
    open class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction { fatalError() }
    open class func changeVolume(by v: Float, duration: TimeInterval) -> SKAction { fatalError() }
    open class func changePlaybackRate(to v: Float, duration: TimeInterval) -> SKAction { fatalError() }
    open class func stereoPan(to v: Float, duration: TimeInterval) -> SKAction { fatalError() }
}
