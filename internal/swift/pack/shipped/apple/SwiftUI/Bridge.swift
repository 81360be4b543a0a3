#if os(iOS) || os(tvOS) || os(visionOS)
@_exported import UIKit

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIViewRepresentable: View where Self.Body == Never {
  associatedtype UIViewType: UIView
  @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
  @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  @MainActor @preconcurrency static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  associatedtype Coordinator = Void
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize?
  typealias Context = UIViewRepresentableContext<Self>
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIViewRepresentable where Coordinator == Void { public func makeCoordinator() -> Coordinator { fatalError() } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator) { fatalError() }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize? { fatalError() }
  public var body: Never { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> { public let coordinator: Representable.Coordinator; public var transaction: Transaction { fatalError() }; public var environment: EnvironmentValues { fatalError() } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Self.Body == Never {
  associatedtype UIViewControllerType: UIViewController
  @MainActor @preconcurrency func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
  @MainActor @preconcurrency func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)
  @MainActor @preconcurrency static func dismantleUIViewController(_ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
  associatedtype Coordinator = Void
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  typealias Context = UIViewControllerRepresentableContext<Self>
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIViewControllerRepresentable where Coordinator == Void { public func makeCoordinator() -> Coordinator { fatalError() } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(_ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator) { fatalError() }
  public var body: Never { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> { public let coordinator: Representable.Coordinator; public var transaction: Transaction { fatalError() }; public var environment: EnvironmentValues { fatalError() } }
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  public init(rootView: Content) { fatalError() }
  public required init?(coder aDecoder: NSCoder) { fatalError() }
  public var rootView: Content { get { fatalError() } set { fatalError() } }
  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public var sizingOptions: UIHostingControllerSizingOptions { get { fatalError() } set { fatalError() } }
  public func sizeThatFits(in size: CGSize) -> CGSize { fatalError() }
}
@available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UIHostingControllerSizingOptions: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int) { fatalError() }; public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1); public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2) }
@available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  public func makeContentView() -> any UIView & UIContentView { fatalError() }
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration<Content, Background> { fatalError() }
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> { fatalError() }
}
@available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIHostingConfiguration where Background == EmptyView { public init(@ViewBuilder content: () -> Content) { fatalError() } }
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency @propertyWrapper public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  @MainActor @preconcurrency public init(_ delegateType: DelegateType.Type = DelegateType.self) { fatalError() }
  @MainActor @preconcurrency public var wrappedValue: DelegateType { fatalError() }
  nonisolated public mutating func update() { fatalError() }
}
@available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension ImageRenderer { public final var uiImage: UIImage? { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Image { public init(uiImage: UIImage) { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension Color { public init(uiColor: UIColor) { fatalError() } }
@available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "init(uiColor:)")
@available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "init(uiColor:)")
@available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "init(uiColor:)")
@available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "init(uiColor:)")
@available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "init(uiColor:)")
extension Color { public init(_ color: UIColor) { fatalError() } }
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UIColor { public convenience init(_ color: Color) { fatalError() } }
#elseif os(watchOS)
@_exported import UIKit
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Image { public init(uiImage: UIImage) { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension Color { public init(uiColor: UIColor) { fatalError() } }
#endif
