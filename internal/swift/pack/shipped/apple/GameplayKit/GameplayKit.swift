@_exported import Foundation
@_exported import simd
#if !os(watchOS)
import SpriteKit
#endif

@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKEntity: NSObject {
    public override init() { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    open func update(deltaTime seconds: TimeInterval) {}
    open var components: [GKComponent] { fatalError() }
    open func addComponent(_ component: GKComponent) {}
    public func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? { fatalError() }
    public func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {}
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKComponent: NSObject {
    public override init() { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    open weak var entity: GKEntity? { fatalError() }
    open func update(deltaTime seconds: TimeInterval) {}
    open func didAddToEntity() {}
    open func willRemoveFromEntity() {}
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
    public init(componentClass cls: AnyClass) { fatalError() }
    open var componentClass: AnyClass { fatalError() }
    open var components: [ComponentType] { fatalError() }
    open subscript(idx: Int) -> ComponentType { fatalError() }
    open func addComponent(_ component: ComponentType) {}
    open func addComponent(foundIn entity: GKEntity) {}
    open func removeComponent(foundIn entity: GKEntity) {}
    open func removeComponent(_ component: ComponentType) {}
    open func update(deltaTime seconds: TimeInterval) {}
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKState: NSObject {
    public override init() { fatalError() }
    open weak var stateMachine: GKStateMachine? { fatalError() }
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { fatalError() }
    open func didEnter(from previousState: GKState?) {}
    open func update(deltaTime seconds: TimeInterval) {}
    open func willExit(to nextState: GKState) {}
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKStateMachine: NSObject {
    public init(states: [GKState]) { fatalError() }
    open var currentState: GKState? { fatalError() }
    public func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? { fatalError() }
    open func canEnterState(_ stateClass: AnyClass) -> Bool { fatalError() }
    @discardableResult open func enter(_ stateClass: AnyClass) -> Bool { fatalError() }
    open func update(deltaTime sec: TimeInterval) {}
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol GKRandom {
    func nextInt() -> Int
    func nextInt(upperBound: Int) -> Int
    func nextUniform() -> Float
    func nextBool() -> Bool
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKRandomSource: NSObject, GKRandom {
    public override init() { fatalError() }
    open class func sharedRandom() -> GKRandomSource { fatalError() }
    open func nextInt() -> Int { fatalError() }
    open func nextInt(upperBound: Int) -> Int { fatalError() }
    open func nextUniform() -> Float { fatalError() }
    open func nextBool() -> Bool { fatalError() }
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] { fatalError() }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKARC4RandomSource: GKRandomSource {
    public override init() { fatalError() }
    public init(seed: Data) { fatalError() }
    open var seed: Data { get { fatalError() } set {} }
    open func dropValues(_ count: Int) {}
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKLinearCongruentialRandomSource: GKRandomSource {
    public override init() { fatalError() }
    public init(seed: UInt64) { fatalError() }
    open var seed: UInt64 { get { fatalError() } set {} }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKMersenneTwisterRandomSource: GKRandomSource {
    public override init() { fatalError() }
    public init(seed: UInt64) { fatalError() }
    open var seed: UInt64 { get { fatalError() } set {} }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKRandomDistribution: NSObject, GKRandom {
    public init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) { fatalError() }
    public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) { fatalError() }
    public convenience init(forDieWithSideCount sideCount: Int) { fatalError() }
    open class func d6() -> Self { fatalError() }
    open class func d20() -> Self { fatalError() }
    open var lowestValue: Int { fatalError() }
    open var highestValue: Int { fatalError() }
    open var numberOfPossibleOutcomes: Int { fatalError() }
    open func nextInt() -> Int { fatalError() }
    open func nextInt(upperBound: Int) -> Int { fatalError() }
    open func nextUniform() -> Float { fatalError() }
    open func nextBool() -> Bool { fatalError() }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKGaussianDistribution: GKRandomDistribution {
    public init(randomSource source: any GKRandom, mean: Float, deviation: Float) { fatalError() }
    open var mean: Float { fatalError() }
    open var deviation: Float { fatalError() }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKShuffledDistribution: GKRandomDistribution {}
@available(iOS 10.0, macOS 10.12, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) extension NSArray {
    public func shuffled(using randomSource: GKRandomSource) -> [Any] { fatalError() }
    public func shuffled() -> [Any] { fatalError() }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKGraphNode: NSObject {
    public override init() { fatalError() }
    open var connectedNodes: [GKGraphNode] { fatalError() }
    open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {}
    open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {}
    open func estimatedCost(to node: GKGraphNode) -> Float { fatalError() }
    open func cost(to node: GKGraphNode) -> Float { fatalError() }
    open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] { fatalError() }
    open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] { fatalError() }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKGraphNode2D: GKGraphNode {
    public init(point: vector_float2) { fatalError() }
    open var position: vector_float2 { get { fatalError() } set {} }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKGridGraphNode: GKGraphNode {
    public init(gridPosition: vector_int2) { fatalError() }
    open var gridPosition: vector_int2 { fatalError() }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKGraph: NSObject {
    public override init() { fatalError() }
    public convenience init(_ nodes: [GKGraphNode]) { fatalError() }
    open var nodes: [GKGraphNode]? { fatalError() }
    open func connectToLowestCostNode(node: GKGraphNode, bidirectional: Bool) {}
    open func remove(_ nodes: [GKGraphNode]) {}
    open func add(_ nodes: [GKGraphNode]) {}
    open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] { fatalError() }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKGridGraph<NodeType: GKGridGraphNode>: GKGraph {
    public init(fromGridStartingAt position: vector_int2, width: Int32, height: Int32, diagonalsAllowed: Bool) { fatalError() }
    open var gridOrigin: vector_int2 { fatalError() }
    open var gridWidth: Int { fatalError() }
    open var gridHeight: Int { fatalError() }
    open var diagonalsAllowed: Bool { fatalError() }
    open func node(atGridPosition position: vector_int2) -> NodeType? { fatalError() }
    open func connectToAdjacentNodes(_ node: GKGridGraphNode) {}
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKObstacle: NSObject {}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKCircleObstacle: GKObstacle {
    public init(radius: Float) { fatalError() }
    open var radius: Float { get { fatalError() } set {} }
    open var position: vector_float2 { get { fatalError() } set {} }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKPolygonObstacle: GKObstacle {
    public init(points: [SIMD2<Float>]) { fatalError() }
    open var vertexCount: Int { fatalError() }
    open func vertex(at index: Int) -> vector_float2 { fatalError() }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKObstacleGraph<NodeType: GKGraphNode2D>: GKGraph {
    public init(obstacles: [GKPolygonObstacle], bufferRadius: Float) { fatalError() }
    open var obstacles: [GKPolygonObstacle] { fatalError() }
    open var bufferRadius: Float { fatalError() }
    open func connectUsingObstacles(node: NodeType) {}
    open func addObstacles(_ obstacles: [GKPolygonObstacle]) {}
    open func removeObstacles(_ obstacles: [GKPolygonObstacle]) {}
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol GKAgentDelegate: NSObjectProtocol {
    func agentWillUpdate(_ agent: GKAgent)
    func agentDidUpdate(_ agent: GKAgent)
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) extension GKAgentDelegate {
    public func agentWillUpdate(_ agent: GKAgent) {}
    public func agentDidUpdate(_ agent: GKAgent) {}
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKAgent: GKComponent {
    open weak var delegate: (any GKAgentDelegate)? { get { fatalError() } set {} }
    open var behavior: GKBehavior? { get { fatalError() } set {} }
    open var mass: Float { get { fatalError() } set {} }
    open var radius: Float { get { fatalError() } set {} }
    open var speed: Float { get { fatalError() } set {} }
    open var maxAcceleration: Float { get { fatalError() } set {} }
    open var maxSpeed: Float { get { fatalError() } set {} }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKAgent2D: GKAgent {
    open var position: vector_float2 { get { fatalError() } set {} }
    open var velocity: vector_float2 { fatalError() }
    open var rotation: Float { get { fatalError() } set {} }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKBehavior: NSObject {
    public override init() { fatalError() }
    public convenience init(goal: GKGoal, weight: Float) { fatalError() }
    public convenience init(goals: [GKGoal]) { fatalError() }
    public convenience init(goals: [GKGoal], andWeights weights: [NSNumber]) { fatalError() }
    public convenience init(weightedGoals: [GKGoal: NSNumber]) { fatalError() }
    open var goalCount: Int { fatalError() }
    open func setWeight(_ weight: Float, for goal: GKGoal) {}
    open func weight(for goal: GKGoal) -> Float { fatalError() }
    open func remove(_ goal: GKGoal) {}
    open func removeAllGoals() {}
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKGoal: NSObject {
    public convenience init(toSeekAgent agent: GKAgent) { fatalError() }
    public convenience init(toFleeAgent agent: GKAgent) { fatalError() }
    public convenience init(toAvoid obstacles: [GKObstacle], maxPredictionTime: TimeInterval) { fatalError() }
    public convenience init(toAvoid agents: [GKAgent], maxPredictionTime: TimeInterval) { fatalError() }
    public convenience init(toSeparateFrom agents: [GKAgent], maxDistance: Float, maxAngle: Float) { fatalError() }
    public convenience init(toAlignWith agents: [GKAgent], maxDistance: Float, maxAngle: Float) { fatalError() }
    public convenience init(toCohereWith agents: [GKAgent], maxDistance: Float, maxAngle: Float) { fatalError() }
    public convenience init(toReachTargetSpeed targetSpeed: Float) { fatalError() }
    public convenience init(toWander speed: Float) { fatalError() }
    public convenience init(toInterceptAgent target: GKAgent, maxPredictionTime: TimeInterval) { fatalError() }
    public convenience init(toFollow path: GKPath, maxPredictionTime: TimeInterval, forward: Bool) { fatalError() }
    public convenience init(toStayOn path: GKPath, maxPredictionTime: TimeInterval) { fatalError() }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKPath: NSObject {
    public convenience init(points: [SIMD2<Float>], radius: Float, cyclical: Bool) { fatalError() }
    open var radius: Float { get { fatalError() } set {} }
    open var isCyclical: Bool { get { fatalError() } set {} }
    open var numPoints: Int { fatalError() }
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol GKGameModelPlayer: NSObjectProtocol { var playerId: Int { get } }
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol GKGameModelUpdate: NSObjectProtocol { var value: Int { get set } }
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol GKGameModel: NSObjectProtocol, NSCopying {
    var players: [any GKGameModelPlayer]? { get }
    var activePlayer: (any GKGameModelPlayer)? { get }
    func setGameModel(_ gameModel: any GKGameModel)
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
    func apply(_ gameModelUpdate: any GKGameModelUpdate)
    func score(for player: any GKGameModelPlayer) -> Int
    func isWin(for player: any GKGameModelPlayer) -> Bool
    func isLoss(for player: any GKGameModelPlayer) -> Bool
    func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate)
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) extension GKGameModel {
    public func score(for player: any GKGameModelPlayer) -> Int { fatalError() }
    public func isWin(for player: any GKGameModelPlayer) -> Bool { fatalError() }
    public func isLoss(for player: any GKGameModelPlayer) -> Bool { fatalError() }
    public func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate) {}
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol GKStrategist: NSObjectProtocol {
    var gameModel: (any GKGameModel)? { get set }
    var randomSource: (any GKRandom)? { get set }
    func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}
@available(iOS 9.0, macOS 10.11, tvOS 9.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKMinmaxStrategist: NSObject, GKStrategist {
    public override init() { fatalError() }
    open var gameModel: (any GKGameModel)? { get { fatalError() } set {} }
    open var randomSource: (any GKRandom)? { get { fatalError() } set {} }
    open var maxLookAheadDepth: Int { get { fatalError() } set {} }
    open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? { fatalError() }
    open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? { fatalError() }
    open func randomMove(for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int) -> (any GKGameModelUpdate)? { fatalError() }
}
@available(iOS 10.0, macOS 10.12, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKNoiseSource: NSObject {}
@available(iOS 10.0, macOS 10.12, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKCoherentNoiseSource: GKNoiseSource {
    open var frequency: Double { get { fatalError() } set {} }
    open var octaveCount: Int { get { fatalError() } set {} }
    open var lacunarity: Double { get { fatalError() } set {} }
    open var seed: Int32 { get { fatalError() } set {} }
}
@available(iOS 10.0, macOS 10.12, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKPerlinNoiseSource: GKCoherentNoiseSource {
    public override init() { fatalError() }
    public init(frequency: Double, octaveCount: Int, persistence: Double, lacunarity: Double, seed: Int32) { fatalError() }
    open var persistence: Double { get { fatalError() } set {} }
}
@available(iOS 10.0, macOS 10.12, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKNoise: NSObject {
    public override init() { fatalError() }
    public convenience init(_ noiseSource: GKNoiseSource) { fatalError() }
    public init(_ noiseSource: GKNoiseSource, gradientColors: [NSNumber: Any]) { fatalError() }
    open func value(atPosition position: vector_float2) -> Float { fatalError() }
}
@available(iOS 10.0, macOS 10.12, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKNoiseMap: NSObject {
    public override init() { fatalError() }
    public convenience init(_ noise: GKNoise) { fatalError() }
    public init(_ noise: GKNoise, size: vector_double2, origin: vector_double2, sampleCount: vector_int2, seamless: Bool) { fatalError() }
    open var size: vector_double2 { fatalError() }
    open var sampleCount: vector_int2 { fatalError() }
    open func value(at position: vector_int2) -> Float { fatalError() }
    open func interpolatedValue(at position: vector_float2) -> Float { fatalError() }
}
#if !os(watchOS)
@available(iOS 10.0, macOS 10.12, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKScene: NSObject {
    public convenience init?(fileNamed filename: String) { fatalError() }
    public convenience init?(fileNamed filename: String, rootNode: any GKSceneRootNodeType) { fatalError() }
    open var entities: [GKEntity] { fatalError() }
    open var rootNode: (any GKSceneRootNodeType)? { get { fatalError() } set {} }
    open var graphs: [String: GKGraph] { fatalError() }
    open func addEntity(_ entity: GKEntity) {}
    open func removeEntity(_ entity: GKEntity) {}
}
@available(iOS 10.0, macOS 10.12, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol GKSceneRootNodeType: NSObjectProtocol {}
@available(iOS 10.0, macOS 10.12, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) extension SKScene: GKSceneRootNodeType {}
@available(iOS 10.0, macOS 10.12, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) open class GKSKNodeComponent: GKComponent {
    public init(node: SKNode) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    open var node: SKNode { get { fatalError() } set {} }
}
@available(iOS 10.0, macOS 10.12, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) extension SKNode {
    public var entity: GKEntity? { get { fatalError() } set {} }
}
#endif
