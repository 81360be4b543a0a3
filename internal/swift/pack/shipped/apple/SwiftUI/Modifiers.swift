@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension View {
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View { fatalError() }
  nonisolated public func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View { fatalError() }
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { fatalError() }
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { fatalError() }
  nonisolated public func padding(_ length: CGFloat) -> some View { fatalError() }
  nonisolated public func offset(_ offset: CGSize) -> some View { fatalError() }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { fatalError() }
  nonisolated public func position(_ position: CGPoint) -> some View { fatalError() }
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { fatalError() }
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { fatalError() }
  nonisolated public func fixedSize() -> some View { fatalError() }
  nonisolated public func layoutPriority(_ value: Double) -> some View { fatalError() }
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View { fatalError() }
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View { fatalError() }
  nonisolated public func scaledToFit() -> some View { fatalError() }
  nonisolated public func scaledToFill() -> some View { fatalError() }
  nonisolated public func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View { fatalError() }
  nonisolated public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View { fatalError() }
  nonisolated public func zIndex(_ value: Double) -> some View { fatalError() }
  nonisolated public func opacity(_ opacity: Double) -> some View { fatalError() }
  nonisolated public func hidden() -> some View { fatalError() }
  nonisolated public func disabled(_ disabled: Bool) -> some View { fatalError() }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { fatalError() }
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { fatalError() }
  nonisolated public func clipped(antialiased: Bool = false) -> some View { fatalError() }
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { fatalError() }
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { fatalError() }
  nonisolated public func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { fatalError() }
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { fatalError() }
  nonisolated public func brightness(_ amount: Double) -> some View { fatalError() }
  nonisolated public func contrast(_ amount: Double) -> some View { fatalError() }
  nonisolated public func colorInvert() -> some View { fatalError() }
  nonisolated public func colorMultiply(_ color: Color) -> some View { fatalError() }
  nonisolated public func grayscale(_ amount: Double) -> some View { fatalError() }
  nonisolated public func hueRotation(_ angle: Angle) -> some View { fatalError() }
  nonisolated public func luminanceToAlpha() -> some View { fatalError() }
  nonisolated public func saturation(_ amount: Double) -> some View { fatalError() }
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { fatalError() }
  nonisolated public func compositingGroup() -> some View { fatalError() }
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View { fatalError() }
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { fatalError() }
  nonisolated public func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some View { fatalError() }
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { fatalError() }
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { fatalError() }
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { fatalError() }
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View { fatalError() }
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View { fatalError() }
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { fatalError() }
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { fatalError() }
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { fatalError() }
  nonisolated public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View where P.Failure == Never { fatalError() }
  nonisolated public func labelsHidden() -> some View { fatalError() }
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { fatalError() }
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { fatalError() }
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View { fatalError() }
  @available(iOS 13, macOS 11.0, tvOS 13, watchOS 6, visionOS 1, *) nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { fatalError() }
  nonisolated public func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void) -> some View { fatalError() }
}
extension View {
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
@available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
@available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
@available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
@available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  nonisolated public func foregroundColor(_ color: Color?) -> some View { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use `clipShape` or `fill` instead.")
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use `clipShape` or `fill` instead.")
@available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use `clipShape` or `fill` instead.")
@available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use `clipShape` or `fill` instead.")
@available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use `clipShape` or `fill` instead.")
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use the asset catalog's accent color or View.tint(_:) instead.")
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use the asset catalog's accent color or View.tint(_:) instead.")
@available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use the asset catalog's accent color or View.tint(_:) instead.")
@available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use the asset catalog's accent color or View.tint(_:) instead.")
@available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use the asset catalog's accent color or View.tint(_:) instead.")
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "ignoresSafeArea(_:edges:)")
@available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "ignoresSafeArea(_:edges:)")
@available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "ignoresSafeArea(_:edges:)")
@available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "ignoresSafeArea(_:edges:)")
@available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "ignoresSafeArea(_:edges:)")
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use `background(alignment:content:)` instead.")
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use `background(alignment:content:)` instead.")
@available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use `background(alignment:content:)` instead.")
@available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use `background(alignment:content:)` instead.")
@available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use `background(alignment:content:)` instead.")
  @_disfavoredOverload nonisolated public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use `overlay(alignment:content:)` instead.")
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use `overlay(alignment:content:)` instead.")
@available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use `overlay(alignment:content:)` instead.")
@available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use `overlay(alignment:content:)` instead.")
@available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use `overlay(alignment:content:)` instead.")
  @_disfavoredOverload nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View { fatalError() }
  @available(iOS, introduced: 14.0, deprecated: 17.0, message: "Use `onChange` with a two or zero parameter action closure instead.")
@available(macOS, introduced: 11.0, deprecated: 14.0, message: "Use `onChange` with a two or zero parameter action closure instead.")
@available(tvOS, introduced: 14.0, deprecated: 17.0, message: "Use `onChange` with a two or zero parameter action closure instead.")
@available(watchOS, introduced: 7.0, deprecated: 10.0, message: "Use `onChange` with a two or zero parameter action closure instead.")
@available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Use `onChange` with a two or zero parameter action closure instead.")
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 15.0, message: "Use withAnimation or animation(_:value:) instead.")
@available(macOS, introduced: 10.15, deprecated: 12.0, message: "Use withAnimation or animation(_:value:) instead.")
@available(tvOS, introduced: 13.0, deprecated: 15.0, message: "Use withAnimation or animation(_:value:) instead.")
@available(watchOS, introduced: 6.0, deprecated: 8.0, message: "Use withAnimation or animation(_:value:) instead.")
@available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Use withAnimation or animation(_:value:) instead.")
  nonisolated public func animation(_ animation: Animation?) -> some View { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "statusBarHidden(_:)")
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "statusBarHidden(_:)")
  nonisolated public func statusBar(hidden: Bool) -> some View { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use coordinateSpace(_:) instead")
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "use coordinateSpace(_:) instead")
@available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "use coordinateSpace(_:) instead")
@available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "use coordinateSpace(_:) instead")
@available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "use coordinateSpace(_:) instead")
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View { fatalError() }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension View {
  nonisolated public func redacted(reason: RedactionReasons) -> some View { fatalError() }
  nonisolated public func unredacted() -> some View { fatalError() }
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { fatalError() }
  nonisolated public func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true) -> some View { fatalError() }
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { fatalError() }
  nonisolated public func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void) -> some View { fatalError() }
}
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension View {
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { fatalError() }
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { fatalError() }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public struct SafeAreaRegions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static let container = SafeAreaRegions(rawValue: 1); public static let keyboard = SafeAreaRegions(rawValue: 2); public static let all = SafeAreaRegions(rawValue: 3) }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public struct MatchedGeometryProperties: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { fatalError() }; public static let position = MatchedGeometryProperties(rawValue: 1); public static let size = MatchedGeometryProperties(rawValue: 2); public static let frame = MatchedGeometryProperties(rawValue: 3) }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension View {
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { fatalError() }
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View { fatalError() }
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View { fatalError() }
  nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { fatalError() }
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { fatalError() }
  nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { fatalError() }
  nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View { fatalError() }
  nonisolated public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View { fatalError() }
  nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { fatalError() }
  nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { fatalError() }
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View { fatalError() }
  nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View { fatalError() }
  nonisolated public func safeAreaInset<V: View>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View { fatalError() }
  nonisolated public func safeAreaInset<V: View>(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View { fatalError() }
  nonisolated public func task(priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View { fatalError() }
  nonisolated public func task<T: Equatable>(id value: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View { fatalError() }
  nonisolated public func tint(_ tint: Color?) -> some View { fatalError() }
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { fatalError() }
  @available(iOS 15, macOS 10.15, watchOS 9, visionOS 1, *) @available(tvOS, unavailable) nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { fatalError() }
  nonisolated public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct ContentShapeKinds: OptionSet, Sendable { public var rawValue: Int; public init(rawValue: Int) { fatalError() }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public static let dragPreview = ContentShapeKinds(rawValue: 2)
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  @available(iOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public static let hoverEffect = ContentShapeKinds(rawValue: 8) }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension View {
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { fatalError() }
  @available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { fatalError() }
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { fatalError() }
  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { fatalError() }
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { fatalError() }
  nonisolated public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View { fatalError() }
  @available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { fatalError() }
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { fatalError() }
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension View {
  nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void) -> some View { fatalError() }
  nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View { fatalError() }
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { fatalError() }
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { fatalError() }
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { fatalError() }
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View { fatalError() }
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat) -> some View { fatalError() }
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center) -> some View { fatalError() }
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { fatalError() }
  nonisolated public func geometryGroup() -> some View { fatalError() }
  nonisolated public func visualEffect(_ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect) -> some View { fatalError() }
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { fatalError() }
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool) -> some View { fatalError() }
  nonisolated public func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?) -> some View { fatalError() }
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { fatalError() }
  nonisolated public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { fatalError() }
  nonisolated public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { fatalError() }
  nonisolated public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View { fatalError() }
  nonisolated public func containerBackground<V: View>(for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { fatalError() }
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { fatalError() }
  nonisolated public func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic) -> some View { fatalError() }
  nonisolated public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic) -> some View { fatalError() }
  nonisolated public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct ContentMarginPlacement: Sendable { public static var automatic: ContentMarginPlacement { fatalError() }; public static var scrollContent: ContentMarginPlacement { fatalError() }; public static var scrollIndicators: ContentMarginPlacement { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct ContainerBackgroundPlacement: Hashable, Sendable { @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 10.0, visionOS 2.0, *) public static let navigation = ContainerBackgroundPlacement(); @available(watchOS 10.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @available(visionOS, unavailable) public static let tabView = ContainerBackgroundPlacement(); @available(iOS 18.0, watchOS 11.0, visionOS 2.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) public static let navigationSplitView = ContainerBackgroundPlacement() }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @dynamicMemberLookup public struct ShaderLibrary: Equatable, @unchecked Sendable {
  public static let `default` = ShaderLibrary.x
  static var x: ShaderLibrary { fatalError() }
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { fatalError() }
  public init(data: Data) { fatalError() }
  public init(url: URL) { fatalError() }
  public static subscript(dynamicMember name: String) -> ShaderFunction { fatalError() }
  public subscript(dynamicMember name: String) -> ShaderFunction { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @dynamicCallable public struct ShaderFunction: Equatable, Sendable { public var library: ShaderLibrary; public var name: String; public init(library: ShaderLibrary, name: String) { fatalError() }; public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct Shader: Equatable, Sendable, ShapeStyle {
  public struct Argument: Equatable, Sendable {
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Shader.Argument { fatalError() }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Shader.Argument { fatalError() }
    public static func float2(_ point: CGPoint) -> Shader.Argument { fatalError() }
    public static func float2(_ size: CGSize) -> Shader.Argument { fatalError() }
    public static func color(_ color: Color) -> Shader.Argument { fatalError() }
    public static func floatArray(_ array: [Float]) -> Shader.Argument { fatalError() }
    public static func image(_ image: Image) -> Shader.Argument { fatalError() }
    public static var boundingRect: Shader.Argument { fatalError() }
  }
  public init(function: ShaderFunction, arguments: [Shader.Argument]) { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct SensoryFeedback: Equatable, Sendable {
  public static let success = SensoryFeedback()
  public static let warning = SensoryFeedback()
  public static let error = SensoryFeedback()
  public static let selection = SensoryFeedback()
  public static let increase = SensoryFeedback()
  public static let decrease = SensoryFeedback()
  public static let start = SensoryFeedback()
  public static let stop = SensoryFeedback()
  public static let alignment = SensoryFeedback()
  public static let levelChange = SensoryFeedback()
  public static let impact = SensoryFeedback()
  public static func impact(weight: SensoryFeedback.Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback { fatalError() }
  public static func impact(flexibility: SensoryFeedback.Flexibility, intensity: Double = 1.0) -> SensoryFeedback { fatalError() }
  public struct Weight: Equatable, Sendable { public static let light = Weight(); public static let medium = Weight(); public static let heavy = Weight() }
  public struct Flexibility: Equatable, Sendable { public static let rigid = Flexibility(); public static let solid = Flexibility(); public static let soft = Flexibility() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public protocol VisualEffect: Sendable, Animatable {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct EmptyVisualEffect: VisualEffect { public init() { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension VisualEffect {
  public func offset(_ offset: CGSize) -> some VisualEffect { return EmptyVisualEffect() }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { return EmptyVisualEffect() }
  public func opacity(_ opacity: Double) -> some VisualEffect { return EmptyVisualEffect() }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { return EmptyVisualEffect() }
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { return EmptyVisualEffect() }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { return EmptyVisualEffect() }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { return EmptyVisualEffect() }
  public func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some VisualEffect { return EmptyVisualEffect() }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { return EmptyVisualEffect() }
  public func brightness(_ amount: Double) -> some VisualEffect { return EmptyVisualEffect() }
  public func contrast(_ amount: Double) -> some VisualEffect { return EmptyVisualEffect() }
  public func grayscale(_ amount: Double) -> some VisualEffect { return EmptyVisualEffect() }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { return EmptyVisualEffect() }
  public func saturation(_ amount: Double) -> some VisualEffect { return EmptyVisualEffect() }
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { return EmptyVisualEffect() }
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect { return EmptyVisualEffect() }
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect { return EmptyVisualEffect() }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character
  public init(_ character: Character) { fatalError() }
  public init(extendedGraphemeClusterLiteral: Character) { fatalError() }
  public static let upArrow = KeyEquivalent("a")
  public static let downArrow = KeyEquivalent("a")
  public static let leftArrow = KeyEquivalent("a")
  public static let rightArrow = KeyEquivalent("a")
  public static let escape = KeyEquivalent("a")
  public static let delete = KeyEquivalent("a")
  public static let deleteForward = KeyEquivalent("a")
  public static let home = KeyEquivalent("a")
  public static let end = KeyEquivalent("a")
  public static let pageUp = KeyEquivalent("a")
  public static let pageDown = KeyEquivalent("a")
  public static let clear = KeyEquivalent("a")
  public static let tab = KeyEquivalent("a")
  public static let space = KeyEquivalent("a")
  public static let `return` = KeyEquivalent("a")
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct EventModifiers: OptionSet, Hashable, Sendable { public let rawValue: Int; public init(rawValue: Int) { fatalError() }
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 1)
  public static let control = EventModifiers(rawValue: 1)
  public static let option = EventModifiers(rawValue: 1)
  public static let command = EventModifiers(rawValue: 1)
  public static let numericPad = EventModifiers(rawValue: 1)
  public static let all = EventModifiers(rawValue: 1) }
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct KeyboardShortcut: Hashable, Sendable {
  public static let defaultAction = KeyboardShortcut("a")
  public static let cancelAction = KeyboardShortcut("a")
  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct KeyPress: Sendable { 
  public struct Result: Sendable, Equatable { public static let handled = Result(); public static let ignored = Result() }
  public struct Phases: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int) { fatalError() }; public static let down = Phases(rawValue: 1); public static let `repeat` = Phases(rawValue: 2); public static let up = Phases(rawValue: 4); public static let all = Phases(rawValue: 7) }
  public let phase: KeyPress.Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) extension View {
  nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { fatalError() }
  nonisolated public func onKeyPress(_ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result) -> some View { fatalError() }
  nonisolated public func onKeyPress(keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View { fatalError() }
  nonisolated public func onKeyPress(characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View { fatalError() }
  nonisolated public func onKeyPress(phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View { fatalError() }
}
// Glass.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *) @available(visionOS, unavailable) public struct Glass: Equatable, Sendable { public static var regular: Glass { fatalError() }; public static var clear: Glass { fatalError() }; public static var identity: Glass { fatalError() }; public func tint(_ color: Color?) -> Glass { fatalError() }; public func interactive(_ isEnabled: Bool = true) -> Glass { fatalError() } }
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *) @available(visionOS, unavailable) extension View {
  nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View { fatalError() }
  nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { fatalError() }
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *) @available(visionOS, unavailable) public struct DefaultGlassEffectShape: Shape { nonisolated public init() { fatalError() }; nonisolated public func path(in rect: CGRect) -> Path { fatalError() } }
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *) @available(visionOS, unavailable) public struct GlassEffectContainer<Content: View> { nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { fatalError() } }
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *) @available(visionOS, unavailable) extension GlassEffectContainer: View { public typealias Body = Never; public var body: Never { fatalError() } }
