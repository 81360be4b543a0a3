@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct Animation: Equatable, Sendable {
  public static let `default`: Animation = x
  static var x: Animation { fatalError() }
  public static let linear: Animation = x
  public static let easeIn: Animation = x
  public static let easeOut: Animation = x
  public static let easeInOut: Animation = x
  public static func linear(duration: TimeInterval) -> Animation { fatalError() }
  public static func easeIn(duration: TimeInterval) -> Animation { fatalError() }
  public static func easeOut(duration: TimeInterval) -> Animation { fatalError() }
  public static func easeInOut(duration: TimeInterval) -> Animation { fatalError() }
  public static func timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35) -> Animation { fatalError() }
  public static func interpolatingSpring(mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0) -> Animation { fatalError() }
  @_disfavoredOverload public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation { fatalError() }
  public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25) -> Animation { fatalError() }
  public func delay(_ delay: TimeInterval) -> Animation { fatalError() }
  public func speed(_ speed: Double) -> Animation { fatalError() }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { fatalError() }
  public func repeatForever(autoreverses: Bool = true) -> Animation { fatalError() }
  public static var spring: Animation { fatalError() }
  public static var interactiveSpring: Animation { fatalError() }
  public static var interpolatingSpring: Animation { fatalError() }
  public static var smooth: Animation { fatalError() }
  public static var snappy: Animation { fatalError() }
  public static var bouncy: Animation { fatalError() }
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation { fatalError() }
  public static func interpolatingSpring(duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0) -> Animation { fatalError() }
  public static func interactiveSpring(duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25) -> Animation { fatalError() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation { fatalError() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation { fatalError() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Animation {
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation { fatalError() }
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation { fatalError() }
  public init<A: CustomAnimation>(_ base: A) { fatalError() }
  public func logicallyComplete(after duration: TimeInterval) -> Animation { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public protocol CustomAnimation: Hashable, Sendable {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { fatalError() }
  public func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct AnimationContext<Value: VectorArithmetic> { public var isLogicallyComplete: Bool { get { fatalError() } set { fatalError() } }; public var environment: EnvironmentValues { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct Spring: Hashable, Sendable {
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) { fatalError() }
  public init(response: Double, dampingRatio: Double) { fatalError() }
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) { fatalError() }
  public var duration: TimeInterval { fatalError() }
  public var bounce: Double { fatalError() }
  public static var smooth: Spring { fatalError() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring { fatalError() }
  public static var snappy: Spring { fatalError() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring { fatalError() }
  public static var bouncy: Spring { fatalError() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { fatalError() }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public func withAnimation<Result>(_ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result, completion: @escaping () -> Void) rethrows -> Result { fatalError() }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct AnimationCompletionCriteria: Hashable, Sendable { public static let logicallyComplete = AnimationCompletionCriteria(); public static let removed = AnimationCompletionCriteria() }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct Transaction {
  public init() { fatalError() }
  public init(animation: Animation?) { fatalError() }
  public var animation: Animation? { get { fatalError() } set { fatalError() } }
  public var disablesAnimations: Bool { get { fatalError() } set { fatalError() } }
  public var isContinuous: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public subscript<K: TransactionKey>(key: K.Type) -> K.Value { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public mutating func addAnimationCompletion(criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void) { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public protocol TransactionKey { associatedtype Value; static var defaultValue: Self.Value { get } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result { fatalError() }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R) rethrows -> R { fatalError() }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension View {
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { fatalError() }
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { fatalError() }
  nonisolated public func transition(_ t: AnyTransition) -> some View { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension View {
  nonisolated public func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View { fatalError() }
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View { fatalError() }
  nonisolated public func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) -> some View { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct PlaceholderContentView<Value> {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension PlaceholderContentView: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct AnyTransition {
  public static let opacity: AnyTransition = x
  static var x: AnyTransition { fatalError() }
  public static let slide: AnyTransition = x
  public static let identity: AnyTransition = x
  public static var scale: AnyTransition { fatalError() }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { fatalError() }
  public static func move(edge: Edge) -> AnyTransition { fatalError() }
  public static func offset(_ offset: CGSize) -> AnyTransition { fatalError() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { fatalError() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public static func push(from edge: Edge) -> AnyTransition { fatalError() }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { fatalError() }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { fatalError() }
  public func combined(with other: AnyTransition) -> AnyTransition { fatalError() }
  public func animation(_ animation: Animation?) -> AnyTransition { fatalError() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public init<T: Transition>(_ transition: T) { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public enum TransitionPhase: Hashable, Sendable { case willAppear, identity, didDisappear
  public var isIdentity: Bool { fatalError() }
  public var value: Double { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct TransitionProperties: Sendable { public init(hasMotion: Bool = true) { fatalError() }; public var hasMotion: Bool }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
  @MainActor @preconcurrency static var properties: TransitionProperties { get }
  typealias Content = PlaceholderContentView<Self>
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Transition { public static var properties: TransitionProperties { fatalError() }
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition { return OpacityTransition() }
  nonisolated public func animation(_ animation: Animation?) -> some Transition { return OpacityTransition() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct OpacityTransition: Transition { nonisolated public init() { fatalError() }; public func body(content: Content, phase: TransitionPhase) -> some View { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct SlideTransition: Transition { nonisolated public init() { fatalError() }; public func body(content: Content, phase: TransitionPhase) -> some View { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct ScaleTransition: Transition { nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) { fatalError() }; public func body(content: Content, phase: TransitionPhase) -> some View { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct MoveTransition: Transition { nonisolated public init(edge: Edge) { fatalError() }; public func body(content: Content, phase: TransitionPhase) -> some View { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct PushTransition: Transition { nonisolated public init(edge: Edge) { fatalError() }; public func body(content: Content, phase: TransitionPhase) -> some View { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct BlurReplaceTransition: Transition { public struct Configuration: Equatable { public static let downUp = Configuration(); public static let upUp = Configuration() }
  nonisolated public init(configuration: Configuration) { fatalError() }; public func body(content: Content, phase: TransitionPhase) -> some View { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition { nonisolated public init(insertion: Insertion, removal: Removal) { fatalError() }; public func body(content: Content, phase: TransitionPhase) -> some View { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Transition where Self == OpacityTransition { public static var opacity: OpacityTransition { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Transition where Self == SlideTransition { public static var slide: SlideTransition { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Transition where Self == ScaleTransition { public static var scale: ScaleTransition { fatalError() }; public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Transition where Self == MoveTransition { public static func move(edge: Edge) -> Self { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Transition where Self == PushTransition { public static func push(from edge: Edge) -> Self { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Transition where Self == BlurReplaceTransition { public static var blurReplace: BlurReplaceTransition { fatalError() }; public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct ContentTransition: Equatable, Sendable {
  public static let identity = ContentTransition()
  public static let opacity = ContentTransition()
  public static let interpolate = ContentTransition()
  public static func numericText(countsDown: Bool = false) -> ContentTransition { fatalError() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public static func numericText(value: Double) -> ContentTransition { fatalError() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public static var symbolEffect: ContentTransition { fatalError() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension View { nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { fatalError() } }

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension View {
  nonisolated public func phaseAnimator<Phase: Equatable>(_ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View, animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View { fatalError() }
  nonisolated public func phaseAnimator<Phase: Equatable>(_ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View, animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View { fatalError() }
  nonisolated public func keyframeAnimator<Value>(initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>) -> some View { fatalError() }
  nonisolated public func keyframeAnimator<Value>(initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>) -> some View { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct PhaseAnimator<Phase: Equatable, Content: View> {
  nonisolated public init(_ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default }) { fatalError() }
  nonisolated public init(_ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default }) { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension PhaseAnimator: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View> where Value == KeyframePath.Value {
  nonisolated public init(initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath) { fatalError() }
  nonisolated public init(initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath) { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension KeyframeAnimator: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public protocol Keyframes<Value> { associatedtype Value; associatedtype Body: Keyframes where Self.Value == Self.Body.Value; @KeyframesBuilder<Self.Value> var body: Self.Body { get } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public protocol KeyframeTrackContent<Value> { associatedtype Value: Animatable = Self.Body.Value; associatedtype Body: KeyframeTrackContent where Self.Value == Self.Body.Value; @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct _KeyframesOf<Value>: Keyframes { public typealias Body = _KeyframesOf<Value>; public var body: _KeyframesOf<Value> { return _x() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct _TrackOf<Value: Animatable>: KeyframeTrackContent { public typealias Body = _TrackOf<Value>; public var body: _TrackOf<Value> { return _x() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @resultBuilder public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { fatalError() }
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value { fatalError() }
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> where Value: Animatable { return _TrackOf<Value>() }
  public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable { return _TrackOf<Value>() }
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { fatalError() }
  public static func buildPartialBlock(accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>) -> some KeyframeTrackContent<Value> where Value: Animatable { return _TrackOf<Value>() }
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { fatalError() }
  public static func buildPartialBlock(accumulated: some Keyframes<Value>, next: some Keyframes<Value>) -> some Keyframes<Value> { return _KeyframesOf<Value>() }
  public static func buildFinalResult<Content: KeyframeTrackContent>(_ component: Content) -> KeyframeTrack<Value, Value, Content> where Value == Content.Value { fatalError() }
  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content where Content.Value == Value { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value { fatalError() }
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> { return _TrackOf<Value>() }
  public static func buildBlock() -> some KeyframeTrackContent<Value> { return _TrackOf<Value>() }
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { fatalError() }
  public static func buildPartialBlock(accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>) -> some KeyframeTrackContent<Value> { return _TrackOf<Value>() }
  public static func buildEither<First: KeyframeTrackContent>(first component: First) -> _TrackOf<Value> where First.Value == Value { fatalError() }
  public static func buildEither<Second: KeyframeTrackContent>(second component: Second) -> _TrackOf<Value> where Second.Value == Value { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes where Value == Content.Value {
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value { fatalError() }
  public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) { fatalError() }
  public typealias Body = _KeyframesOf<Root>
  public var body: _KeyframesOf<Root> { return _x() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent { public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) { fatalError() }; public typealias Body = _TrackOf<Value>; public var body: _TrackOf<Value> { return _x() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent { public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) { fatalError() }; public typealias Body = _TrackOf<Value>; public var body: _TrackOf<Value> { return _x() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent { public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) { fatalError() }; public typealias Body = _TrackOf<Value>; public var body: _TrackOf<Value> { return _x() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent { public init(_ to: Value) { fatalError() }; public typealias Body = _TrackOf<Value>; public var body: _TrackOf<Value> { return _x() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct KeyframeTimeline<Value> { public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) { fatalError() }; public var duration: TimeInterval { fatalError() }; public func value(time: Double) -> Value { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct UnitCurve: Hashable, Sendable {
  public static let easeInOut = UnitCurve.bezier(startControlPoint: .zero, endControlPoint: .zero)
  public static let easeIn = UnitCurve.bezier(startControlPoint: .zero, endControlPoint: .zero)
  public static let easeOut = UnitCurve.bezier(startControlPoint: .zero, endControlPoint: .zero)
  public static let circularEaseIn = UnitCurve.bezier(startControlPoint: .zero, endControlPoint: .zero)
  public static let circularEaseOut = UnitCurve.bezier(startControlPoint: .zero, endControlPoint: .zero)
  public static let circularEaseInOut = UnitCurve.bezier(startControlPoint: .zero, endControlPoint: .zero)
  public static let linear = UnitCurve.bezier(startControlPoint: .zero, endControlPoint: .zero)
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve { fatalError() }
  public func value(at progress: Double) -> Double { fatalError() }
  public func velocity(at progress: Double) -> Double { fatalError() }
  public var inverse: UnitCurve { fatalError() }
}
// Symbol effects (module Symbols on Apple's platforms).
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public protocol SymbolEffect {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public protocol DiscreteSymbolEffect {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public protocol IndefiniteSymbolEffect {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public protocol TransitionSymbolEffect {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public protocol ContentTransitionSymbolEffect {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct SymbolEffectOptions: Sendable { public static var `default`: SymbolEffectOptions { fatalError() }; public static var repeating: SymbolEffectOptions { fatalError() }; public static var nonRepeating: SymbolEffectOptions { fatalError() }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { fatalError() }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { fatalError() }
  public func speed(_ speed: Double) -> SymbolEffectOptions { fatalError() }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { fatalError() }
  public var repeating: SymbolEffectOptions { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect { public var up: BounceSymbolEffect { fatalError() }; public var down: BounceSymbolEffect { fatalError() }; public var byLayer: BounceSymbolEffect { fatalError() }; public var wholeSymbol: BounceSymbolEffect { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect { public var byLayer: PulseSymbolEffect { fatalError() }; public var wholeSymbol: PulseSymbolEffect { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect { public var up: ScaleSymbolEffect { fatalError() }; public var down: ScaleSymbolEffect { fatalError() }; public var byLayer: ScaleSymbolEffect { fatalError() }; public var wholeSymbol: ScaleSymbolEffect { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect { public var up: AppearSymbolEffect { fatalError() }; public var down: AppearSymbolEffect { fatalError() }; public var byLayer: AppearSymbolEffect { fatalError() }; public var wholeSymbol: AppearSymbolEffect { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect { public var up: DisappearSymbolEffect { fatalError() }; public var down: DisappearSymbolEffect { fatalError() }; public var byLayer: DisappearSymbolEffect { fatalError() }; public var wholeSymbol: DisappearSymbolEffect { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect { public var downUp: ReplaceSymbolEffect { fatalError() }; public var upUp: ReplaceSymbolEffect { fatalError() }; public var offUp: ReplaceSymbolEffect { fatalError() }; public var byLayer: ReplaceSymbolEffect { fatalError() }; public var wholeSymbol: ReplaceSymbolEffect { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect { public var iterative: VariableColorSymbolEffect { fatalError() }; public var cumulative: VariableColorSymbolEffect { fatalError() }; public var reversing: VariableColorSymbolEffect { fatalError() }; public var nonReversing: VariableColorSymbolEffect { fatalError() }; public var hideInactiveLayers: VariableColorSymbolEffect { fatalError() }; public var dimInactiveLayers: VariableColorSymbolEffect { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect { public var byLayer: WiggleSymbolEffect { fatalError() }; public var wholeSymbol: WiggleSymbolEffect { fatalError() }; public var clockwise: WiggleSymbolEffect { fatalError() }; public var left: WiggleSymbolEffect { fatalError() }; public var right: WiggleSymbolEffect { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect { public var byLayer: RotateSymbolEffect { fatalError() }; public var wholeSymbol: RotateSymbolEffect { fatalError() }; public var clockwise: RotateSymbolEffect { fatalError() }; public var counterClockwise: RotateSymbolEffect { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect { public var plain: BreatheSymbolEffect { fatalError() }; public var pulse: BreatheSymbolEffect { fatalError() }; public var byLayer: BreatheSymbolEffect { fatalError() }; public var wholeSymbol: BreatheSymbolEffect { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: BounceSymbolEffect { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: PulseSymbolEffect { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: ScaleSymbolEffect { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: AppearSymbolEffect { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension SymbolEffect where Self == DisappearSymbolEffect { public static var disappear: DisappearSymbolEffect { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: ReplaceSymbolEffect { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension SymbolEffect where Self == VariableColorSymbolEffect { public static var variableColor: VariableColorSymbolEffect { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: WiggleSymbolEffect { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: RotateSymbolEffect { fatalError() } }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: BreatheSymbolEffect { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension View {
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View { fatalError() }
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(_ effect: T, options: SymbolEffectOptions = .default, value: U) -> some View { fatalError() }
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { fatalError() }
}
func _x<T>() -> T { fatalError() }
