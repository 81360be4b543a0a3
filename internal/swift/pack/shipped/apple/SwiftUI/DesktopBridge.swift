#if os(macOS)
// AppKit's views in SwiftUI, and SwiftUI's in AppKit.
@_exported import AppKit

@available(macOS 10.15, *) @MainActor @preconcurrency public protocol NSViewRepresentable: View where Self.Body == Never {
  associatedtype NSViewType: NSView
  @MainActor @preconcurrency func makeNSView(context: Self.Context) -> Self.NSViewType
  @MainActor @preconcurrency func updateNSView(_ nsView: Self.NSViewType, context: Self.Context)
  @MainActor @preconcurrency static func dismantleNSView(_ nsView: Self.NSViewType, coordinator: Self.Coordinator)
  associatedtype Coordinator = Void
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  @available(macOS 13.0, *) @MainActor @preconcurrency func sizeThatFits(_ proposal: ProposedViewSize, nsView: Self.NSViewType, context: Self.Context) -> CGSize?
  typealias Context = NSViewRepresentableContext<Self>
}
@available(macOS 10.15, *) extension NSViewRepresentable where Coordinator == Void { public func makeCoordinator() -> Coordinator { fatalError() } }
@available(macOS 10.15, *) extension NSViewRepresentable {
  public static func dismantleNSView(_ nsView: Self.NSViewType, coordinator: Self.Coordinator) { fatalError() }
  @available(macOS 13.0, *) public func sizeThatFits(_ proposal: ProposedViewSize, nsView: Self.NSViewType, context: Self.Context) -> CGSize? { fatalError() }
  public var body: Never { fatalError() }
}
@available(macOS 10.15, *) @MainActor @preconcurrency public struct NSViewRepresentableContext<View: NSViewRepresentable> {
  public let coordinator: View.Coordinator
  public var transaction: Transaction { fatalError() }
  public var environment: EnvironmentValues { fatalError() }
  @available(macOS 14.0, *) public func animate(changes: () -> Void, completion: (() -> Void)? = nil) { fatalError() }
}
@available(macOS 10.15, *) @MainActor @preconcurrency public protocol NSViewControllerRepresentable: View where Self.Body == Never {
  associatedtype NSViewControllerType: NSViewController
  @MainActor @preconcurrency func makeNSViewController(context: Self.Context) -> Self.NSViewControllerType
  @MainActor @preconcurrency func updateNSViewController(_ nsViewController: Self.NSViewControllerType, context: Self.Context)
  @MainActor @preconcurrency static func dismantleNSViewController(_ nsViewController: Self.NSViewControllerType, coordinator: Self.Coordinator)
  associatedtype Coordinator = Void
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  @available(macOS 13.0, *) @MainActor @preconcurrency func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: Self.NSViewControllerType, context: Self.Context) -> CGSize?
  typealias Context = NSViewControllerRepresentableContext<Self>
}
@available(macOS 10.15, *) extension NSViewControllerRepresentable where Coordinator == Void { public func makeCoordinator() -> Coordinator { fatalError() } }
@available(macOS 10.15, *) extension NSViewControllerRepresentable {
  public static func dismantleNSViewController(_ nsViewController: Self.NSViewControllerType, coordinator: Self.Coordinator) { fatalError() }
  @available(macOS 13.0, *) public func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: Self.NSViewControllerType, context: Self.Context) -> CGSize? { fatalError() }
  public var body: Never { fatalError() }
}
@available(macOS 10.15, *) @MainActor @preconcurrency public struct NSViewControllerRepresentableContext<ViewController: NSViewControllerRepresentable> {
  public let coordinator: ViewController.Coordinator
  public var transaction: Transaction { fatalError() }
  public var environment: EnvironmentValues { fatalError() }
}
@available(macOS 13.0, *) public struct NSHostingSizingOptions: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int) { fatalError() }; public static var minSize: NSHostingSizingOptions { fatalError() }; public static var intrinsicContentSize: NSHostingSizingOptions { fatalError() }; public static var maxSize: NSHostingSizingOptions { fatalError() }; public static var preferredContentSize: NSHostingSizingOptions { fatalError() }; public static var standardBounds: NSHostingSizingOptions { fatalError() } }
@available(macOS 14.0, *) public struct NSHostingSceneBridgingOptions: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int) { fatalError() }; public static var title: NSHostingSceneBridgingOptions { fatalError() }; public static var toolbars: NSHostingSceneBridgingOptions { fatalError() }; public static var all: NSHostingSceneBridgingOptions { fatalError() } }
@available(macOS 10.15, *) @MainActor @preconcurrency open class NSHostingView<Content: View>: NSView {
  public required init(rootView: Content) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public var rootView: Content { get { fatalError() } set { fatalError() } }
  @available(macOS 13.0, *) public var sizingOptions: NSHostingSizingOptions { get { fatalError() } set { fatalError() } }
  @available(macOS 14.0, *) public var sceneBridgingOptions: NSHostingSceneBridgingOptions { get { fatalError() } set { fatalError() } }
  @available(macOS 13.3, *) public var safeAreaRegions: SafeAreaRegions { get { fatalError() } set { fatalError() } }
  public var firstTextLineCenter: CGFloat? { fatalError() }
}
@available(macOS 10.15, *) @MainActor @preconcurrency open class NSHostingController<Content: View>: NSViewController {
  public init(rootView: Content) { fatalError() }
  public init?(coder: NSCoder, rootView: Content) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public var rootView: Content { get { fatalError() } set { fatalError() } }
  @available(macOS 13.0, *) public var sizingOptions: NSHostingSizingOptions { get { fatalError() } set { fatalError() } }
  @available(macOS 14.0, *) public var sceneBridgingOptions: NSHostingSceneBridgingOptions { get { fatalError() } set { fatalError() } }
  @available(macOS 13.3, *) public var safeAreaRegions: SafeAreaRegions { get { fatalError() } set { fatalError() } }
  public func sizeThatFits(in size: CGSize) -> CGSize { fatalError() }
}
@available(macOS 14.4, *) @MainActor @preconcurrency open class NSHostingMenu<Content: View>: NSMenu {
  public init(rootView: Content) { fatalError() }
  public required init(coder: NSCoder) { fatalError() }
  public var rootView: Content { get { fatalError() } set { fatalError() } }
}
@available(macOS 15.0, *) @MainActor @preconcurrency public protocol NSGestureRecognizerRepresentable {
  associatedtype NSGestureRecognizerType: NSGestureRecognizer
  @MainActor @preconcurrency func makeNSGestureRecognizer(context: Self.Context) -> Self.NSGestureRecognizerType
  @MainActor @preconcurrency func updateNSGestureRecognizer(_ recognizer: Self.NSGestureRecognizerType, context: Self.Context)
  @MainActor @preconcurrency func handleNSGestureRecognizerAction(_ recognizer: Self.NSGestureRecognizerType, context: Self.Context)
  associatedtype Coordinator = Void
  @MainActor @preconcurrency func makeCoordinator(converter: Self.CoordinateSpaceConverter) -> Self.Coordinator
  typealias Context = NSGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = NSGestureRecognizerRepresentableCoordinateSpaceConverter
}
@available(macOS 15.0, *) extension NSGestureRecognizerRepresentable {
  public func updateNSGestureRecognizer(_ recognizer: Self.NSGestureRecognizerType, context: Self.Context) { fatalError() }
  public func handleNSGestureRecognizerAction(_ recognizer: Self.NSGestureRecognizerType, context: Self.Context) { fatalError() }
}
@available(macOS 15.0, *) extension NSGestureRecognizerRepresentable where Coordinator == Void { public func makeCoordinator(converter: Self.CoordinateSpaceConverter) -> Coordinator { fatalError() } }
@available(macOS 15.0, *) @MainActor @preconcurrency public struct NSGestureRecognizerRepresentableContext<Representable: NSGestureRecognizerRepresentable> { public let coordinator: Representable.Coordinator; public let converter: NSGestureRecognizerRepresentableCoordinateSpaceConverter }
@available(macOS 15.0, *) @MainActor @preconcurrency public struct NSGestureRecognizerRepresentableCoordinateSpaceConverter {
  public func location(in space: some CoordinateSpaceProtocol) -> CGPoint { fatalError() }
  public var localLocation: CGPoint { fatalError() }
  public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? { fatalError() }
  public var localTranslation: CGPoint? { fatalError() }
}
@available(macOS 15.0, *) extension View { nonisolated public func gesture(_ representable: some NSGestureRecognizerRepresentable) -> some View { fatalError() } }
@available(macOS 11.0, *) @MainActor @preconcurrency @propertyWrapper public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
  @MainActor @preconcurrency public init(_ delegateType: DelegateType.Type = DelegateType.self) { fatalError() }
  @MainActor @preconcurrency public var wrappedValue: DelegateType { fatalError() }
  nonisolated public mutating func update() { fatalError() }
}
@available(macOS 11.0, *) extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
  @MainActor @preconcurrency public init(_ delegateType: DelegateType.Type = DelegateType.self) { fatalError() }
  @MainActor @preconcurrency public var projectedValue: ObservedObject<DelegateType>.Wrapper { fatalError() }
}
@available(macOS 15.0, *) extension NSAnimationContext {
  public class func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) { fatalError() }
}
@available(macOS 10.15, *) extension Image { public init(nsImage: NSImage) { fatalError() } }
@available(macOS 12.0, *) extension Color { public init(nsColor: NSColor) { fatalError() } }
@available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "init(nsColor:)") extension Color { public init(_ color: NSColor) { fatalError() } }
@available(macOS 11.0, *) extension NSColor { public convenience init(_ color: Color) { fatalError() } }
@available(macOS 13.0, *) extension ImageRenderer { public final var nsImage: NSImage? { fatalError() } }
#endif
