import SwiftUI

@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public enum SKSceneScaleMode: Int, Sendable { case fill = 0, aspectFill, aspectFit, resizeFill }
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) @MainActor @preconcurrency public protocol SKSceneDelegate: NSObjectProtocol {
    func update(_ currentTime: TimeInterval, for scene: SKScene)
    func didEvaluateActions(for scene: SKScene)
    func didSimulatePhysics(for scene: SKScene)
    func didApplyConstraints(for scene: SKScene)
    func didFinishUpdate(for scene: SKScene)
}
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) extension SKSceneDelegate {
    public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
    public func didEvaluateActions(for scene: SKScene) {}
    public func didSimulatePhysics(for scene: SKScene) {}
    public func didApplyConstraints(for scene: SKScene) {}
    public func didFinishUpdate(for scene: SKScene) {}
}
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) @MainActor @preconcurrency open class SKScene: SKEffectNode {
    public init(size: CGSize) { fatalError() }
    public override init() { fatalError() }
    public required init?(coder aDecoder: NSCoder) { fatalError() }
    open func sceneDidLoad() {}
    open var size: CGSize { get { fatalError() } set {} }
    open var scaleMode: SKSceneScaleMode { get { fatalError() } set {} }
    open weak var camera: SKCameraNode? { get { fatalError() } set {} }
    open weak var listener: SKNode? { get { fatalError() } set {} }
    open var backgroundColor: SKColor { get { fatalError() } set {} }
    open weak var delegate: (any SKSceneDelegate)? { get { fatalError() } set {} }
    open var anchorPoint: CGPoint { get { fatalError() } set {} }
    open var physicsWorld: SKPhysicsWorld { fatalError() }
    open func convertPoint(fromView point: CGPoint) -> CGPoint { fatalError() }
    open func convertPoint(toView point: CGPoint) -> CGPoint { fatalError() }
    open func update(_ currentTime: TimeInterval) {}
    open func didEvaluateActions() {}
    open func didSimulatePhysics() {}
    open func didApplyConstraints() {}
    open func didFinishUpdate() {}
    #if !os(watchOS)
    open weak var view: SKView? { fatalError() }
    open func didMove(to view: SKView) {}
    open func willMove(from view: SKView) {}
    #endif
    open func didChangeSize(_ oldSize: CGSize) {}
}
#if os(macOS)
public typealias SKPlatformView = NSView
#elseif !os(watchOS)
public typealias SKPlatformView = UIView
#endif
#if !os(watchOS)
@available(iOS 10.0, macOS 10.12, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol SKViewDelegate: NSObjectProtocol {
    func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
}
@available(iOS 10.0, macOS 10.12, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) extension SKViewDelegate {
    public func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool { fatalError() }
}
@available(iOS 7.0, macOS 10.9, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency open class SKView: SKPlatformView {
    public override init(frame: CGRect) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    open var isPaused: Bool { get { fatalError() } set {} }
    open var showsFPS: Bool { get { fatalError() } set {} }
    open var showsDrawCount: Bool { get { fatalError() } set {} }
    open var showsNodeCount: Bool { get { fatalError() } set {} }
    open var showsQuadCount: Bool { get { fatalError() } set {} }
    open var showsPhysics: Bool { get { fatalError() } set {} }
    open var showsFields: Bool { get { fatalError() } set {} }
    open var isAsynchronous: Bool { get { fatalError() } set {} }
    open var allowsTransparency: Bool { get { fatalError() } set {} }
    open var ignoresSiblingOrder: Bool { get { fatalError() } set {} }
    open var shouldCullNonVisibleNodes: Bool { get { fatalError() } set {} }
    @available(iOS 10.0, macOS 10.12, tvOS 10.0, *) open var preferredFramesPerSecond: Int { get { fatalError() } set {} }
    @available(iOS 10.0, macOS 10.12, tvOS 10.0, *) open weak var delegate: (any SKViewDelegate)? { get { fatalError() } set {} }
    open func presentScene(_ scene: SKScene?) {}
    open func presentScene(_ scene: SKScene, transition: SKTransition) {}
    open var scene: SKScene? { fatalError() }
    open func texture(from node: SKNode) -> SKTexture? { fatalError() }
    open func texture(from node: SKNode, crop: CGRect) -> SKTexture? { fatalError() }
    open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { fatalError() }
    open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { fatalError() }
}
#endif
#if os(iOS) || os(tvOS)
@available(iOS 7.0, tvOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UITouch {
    @MainActor public func location(in node: SKNode) -> CGPoint { fatalError() }
    @MainActor public func previousLocation(in node: SKNode) -> CGPoint { fatalError() }
}
#elseif os(macOS)
@available(macOS 10.9, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension NSEvent {
    @MainActor public func location(in node: SKNode) -> CGPoint { fatalError() }
}
#endif
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) public enum SKTransitionDirection: Int, Sendable { case up = 0, down, right, left }
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 3.0, visionOS 1.0, *) @MainActor @preconcurrency open class SKTransition: NSObject {
    open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { fatalError() }
    open class func fade(withDuration sec: TimeInterval) -> SKTransition { fatalError() }
    open class func fade(with color: SKColor, duration sec: TimeInterval) -> SKTransition { fatalError() }
    open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { fatalError() }
    open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { fatalError() }
    open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { fatalError() }
    open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { fatalError() }
    open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { fatalError() }
    open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition { fatalError() }
    open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition { fatalError() }
    open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition { fatalError() }
    open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition { fatalError() }
    open class func doorway(withDuration sec: TimeInterval) -> SKTransition { fatalError() }
    open var pausesIncomingScene: Bool { get { fatalError() } set {} }
    open var pausesOutgoingScene: Bool { get { fatalError() } set {} }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) @MainActor @preconcurrency public struct SpriteView: View {
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public struct Options: OptionSet, Sendable {
        public let rawValue: UInt32
        nonisolated public init(rawValue: UInt32) { fatalError() }
        nonisolated public static var shouldCullNonVisibleNodes: SpriteView.Options { fatalError() }
        nonisolated public static var ignoresSiblingOrder: SpriteView.Options { fatalError() }
        nonisolated public static var allowsTransparency: SpriteView.Options { fatalError() }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct DebugOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        nonisolated public init(rawValue: UInt32) { fatalError() }
        nonisolated public static var showsFPS: SpriteView.DebugOptions { fatalError() }
        nonisolated public static var showsNodeCount: SpriteView.DebugOptions { fatalError() }
        nonisolated public static var showsDrawCount: SpriteView.DebugOptions { fatalError() }
        nonisolated public static var showsQuadCount: SpriteView.DebugOptions { fatalError() }
        nonisolated public static var showsPhysics: SpriteView.DebugOptions { fatalError() }
        nonisolated public static var showsFields: SpriteView.DebugOptions { fatalError() }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public init(scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60, options: SpriteView.Options = [.shouldCullNonVisibleNodes], debugOptions: SpriteView.DebugOptions, shouldRender: @escaping (TimeInterval) -> Bool = { _ in true }) { fatalError() }
    public init(scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60, options: SpriteView.Options = [.shouldCullNonVisibleNodes], shouldRender: @escaping (TimeInterval) -> Bool = { _ in true }) { fatalError() }
    public var body: some View { fatalError() as EmptyView }
}
