@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @MainActor @preconcurrency public protocol Gesture<Value> { associatedtype Value; associatedtype Body: Gesture; @MainActor @preconcurrency var body: Self.Body { get } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Never: Gesture { public typealias Value = Never }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Optional: Gesture where Wrapped: Gesture { public typealias Value = Wrapped.Value; public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct _ChangedGesture<Content: Gesture>: Gesture { public typealias Value = Content.Value; public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct _EndedGesture<Content: Gesture>: Gesture { public typealias Value = Content.Value; public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct _MapGesture<Content: Gesture, Value>: Gesture { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct GestureStateGesture<Base: Gesture, State>: Gesture { public typealias Value = Base.Value; public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  @frozen public struct Value { public var first: First.Value?; public var second: Second.Value? }
  nonisolated public init(_ first: First, _ second: Second) { fatalError() }
  public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  @frozen public enum Value { case first(First.Value), second(First.Value, Second.Value?) }
  nonisolated public init(_ first: First, _ second: Second) { fatalError() }
  public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  @frozen public enum Value { case first(First.Value), second(Second.Value) }
  nonisolated public init(_ first: First, _ second: Second) { fatalError() }
  public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct AnyGesture<Value>: Gesture { nonisolated public init<T: Gesture>(_ gesture: T) where Value == T.Value { fatalError() }; public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Gesture {
  nonisolated public func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> { fatalError() }
  nonisolated public func map<T>(_ body: @escaping (Self.Value) -> T) -> _MapGesture<Self, T> { fatalError() }
  nonisolated public func updating<State>(_ state: GestureState<State>, body: @escaping (Self.Value, inout State, inout Transaction) -> Void) -> GestureStateGesture<Self, State> { fatalError() }
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> { fatalError() }
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { fatalError() }
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Gesture where Value: Equatable { nonisolated public func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self> { fatalError() } }
@available(iOS 13, macOS 10.15, tvOS 16, watchOS 6, visionOS 1, *) public struct TapGesture: Gesture { public var count: Int; nonisolated public init(count: Int = 1) { fatalError() }; public typealias Value = Void; public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 16, macOS 13.0, watchOS 9, visionOS 1, *) @available(tvOS, unavailable) public struct SpatialTapGesture: Gesture {
  public struct Value: Equatable, Sendable { public var location: CGPoint }
  @_disfavoredOverload nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) { fatalError() }
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *) @available(tvOS, unavailable) nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) { fatalError() }
  public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 13, macOS 10.15, tvOS 14, watchOS 6, visionOS 1, *) public struct LongPressGesture: Gesture { public var minimumDuration: Double
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) { fatalError() }; public typealias Value = Bool; public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize { fatalError() }
    @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *) public var velocity: CGSize { fatalError() }
    public var predictedEndLocation: CGPoint { fatalError() }
    public var predictedEndTranslation: CGSize { fatalError() }
  }
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace
  @_disfavoredOverload nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) { fatalError() }
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *) @available(tvOS, unavailable) nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) { fatalError() }
  public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "MagnifyGesture")
@available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "MagnifyGesture")
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "MagnifyGesture")
public struct MagnificationGesture: Gesture { public var minimumScaleDelta: CGFloat; nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { fatalError() }; public typealias Value = CGFloat; public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "RotateGesture")
@available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "RotateGesture")
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "RotateGesture")
public struct RotationGesture: Gesture { public var minimumAngleDelta: Angle; nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { fatalError() }; public typealias Value = Angle; public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct MagnifyGesture: Gesture {
  public struct Value: Equatable, Sendable { public var time: Date; public var magnification: CGFloat; public var velocity: CGFloat; public var startAnchor: UnitPoint; public var startLocation: CGPoint }
  public var minimumScaleDelta: CGFloat
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { fatalError() }; public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct RotateGesture: Gesture {
  public struct Value: Equatable, Sendable { public var time: Date; public var rotation: Angle; public var velocity: Angle; public var startAnchor: UnitPoint; public var startLocation: CGPoint }
  public var minimumAngleDelta: Angle
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { fatalError() }; public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @frozen public struct GestureMask: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { fatalError() }
  public static let none = GestureMask([])
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all = GestureMask(rawValue: 3) }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension View {
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { fatalError() }
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { fatalError() }
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { fatalError() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension View { nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { fatalError() }
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { fatalError() }
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { fatalError() } }
@available(iOS 13, macOS 10.15, tvOS 16, watchOS 6, visionOS 1, *) extension View { nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { fatalError() } }
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) extension View {
  @_disfavoredOverload nonisolated public func onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void) -> some View { fatalError() }
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *) @available(tvOS, unavailable) nonisolated public func onTapGesture(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void) -> some View { fatalError() }
}
@available(iOS 13, macOS 10.15, tvOS 14, watchOS 6, visionOS 1, *) extension View {
  nonisolated public func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) -> some View { fatalError() }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension View { nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { fatalError() } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *) @available(watchOS, unavailable) public enum HoverPhase: Equatable, Sendable { case active(CGPoint), ended }
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension View { nonisolated public func onContinuousHover(coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void) -> some View { fatalError() } }
@available(iOS 13, tvOS 16, visionOS 1, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct HoverEffect: Sendable { public static let automatic = HoverEffect(); @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public static let highlight = HoverEffect(); @available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public static let lift = HoverEffect() }
@available(iOS 13, tvOS 16, visionOS 1, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension View { nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { fatalError() } }
// Drag and drop.
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension View {
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View { fatalError() }
  nonisolated public func draggable<V: View, T: Transferable>(_ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V) -> some View { fatalError() }
  nonisolated public func dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }) -> some View { fatalError() }
}
// Digital Crown.
#if os(watchOS)
@available(watchOS 6.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @available(visionOS, unavailable) public enum DigitalCrownRotationalSensitivity: Sendable, Hashable { case low, medium, high }
@available(watchOS 9.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @available(visionOS, unavailable) public struct DigitalCrownEvent: Sendable { public var offset: Double; public var velocity: Double }
@available(watchOS 6.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @available(visionOS, unavailable) extension View {
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil, sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true) -> some View where V.Stride: BinaryFloatingPoint { fatalError() }
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { fatalError() }
  @available(watchOS 9.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @available(visionOS, unavailable) nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride, sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}) -> some View where V.Stride: BinaryFloatingPoint { fatalError() }
}
#endif
