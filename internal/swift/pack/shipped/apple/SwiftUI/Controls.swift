@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct Button<Label: View> {
  nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Button: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Button where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) { fatalError() }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension Button where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) { fatalError() }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) { fatalError() }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Button where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void) { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension Button {
  nonisolated public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension Button where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Button where Label == PrimitiveButtonStyleConfiguration.Label { nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct ImageResource: Hashable, Sendable { public init(name: String, bundle: Bundle) { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Image { public init(_ resource: ImageResource) { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct ColorResource: Hashable, Sendable { public init(name: String, bundle: Bundle) { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension Color { public init(_ resource: ColorResource) { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @MainActor @preconcurrency public protocol ButtonStyle { associatedtype Body: View; @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body; typealias Configuration = ButtonStyleConfiguration }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct ButtonStyleConfiguration {
  public struct Label {}
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public let role: ButtonRole?
  public let label: ButtonStyleConfiguration.Label
  public let isPressed: Bool
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension ButtonStyleConfiguration.Label: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @MainActor @preconcurrency public protocol PrimitiveButtonStyle { associatedtype Body: View; @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body; typealias Configuration = PrimitiveButtonStyleConfiguration }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct PrimitiveButtonStyleConfiguration {
  public struct Label {}
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public let role: ButtonRole?
  public let label: PrimitiveButtonStyleConfiguration.Label
  public func trigger() { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension PrimitiveButtonStyleConfiguration.Label: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct DefaultButtonStyle: PrimitiveButtonStyle { nonisolated public init() { fatalError() }; public func makeBody(configuration: Configuration) -> some View { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct BorderlessButtonStyle: PrimitiveButtonStyle { nonisolated public init() { fatalError() }; public func makeBody(configuration: Configuration) -> some View { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct PlainButtonStyle: PrimitiveButtonStyle { nonisolated public init() { fatalError() }; public func makeBody(configuration: Configuration) -> some View { fatalError() } }
@available(iOS 15, macOS 10.15, tvOS 13, watchOS 7, visionOS 1, *) public struct BorderedButtonStyle: PrimitiveButtonStyle { nonisolated public init() { fatalError() }; public func makeBody(configuration: Configuration) -> some View { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { nonisolated public init() { fatalError() }; public func makeBody(configuration: Configuration) -> some View { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension PrimitiveButtonStyle where Self == DefaultButtonStyle { public static var automatic: DefaultButtonStyle { fatalError() } }
@available(iOS 13, macOS 10.15, tvOS 17, watchOS 8, visionOS 1, *) extension PrimitiveButtonStyle where Self == BorderlessButtonStyle { public static var borderless: BorderlessButtonStyle { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: PlainButtonStyle { fatalError() } }
@available(iOS 15, macOS 10.15, tvOS 13, watchOS 7, visionOS 1, *) extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: BorderedButtonStyle { fatalError() } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle { public static var borderedProminent: BorderedProminentButtonStyle { fatalError() } }
@available(macOS 14.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct AccessoryBarButtonStyle: PrimitiveButtonStyle { nonisolated public init() { fatalError() }; public func makeBody(configuration: Configuration) -> some View { fatalError() } }
@available(macOS 14.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle { public static var accessoryBar: AccessoryBarButtonStyle { fatalError() } }
@available(macOS 10.15, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct LinkButtonStyle: PrimitiveButtonStyle { nonisolated public init() { fatalError() }; public func makeBody(configuration: Configuration) -> some View { fatalError() } }
@available(macOS 10.15, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension PrimitiveButtonStyle where Self == LinkButtonStyle { public static var link: LinkButtonStyle { fatalError() } }
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *) @available(visionOS, unavailable) public struct GlassButtonStyle: PrimitiveButtonStyle { nonisolated public init() { fatalError() }; public func makeBody(configuration: Configuration) -> some View { fatalError() } }
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *) @available(visionOS, unavailable) extension PrimitiveButtonStyle where Self == GlassButtonStyle { public static var glass: GlassButtonStyle { fatalError() } }
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *) @available(visionOS, unavailable) public struct GlassProminentButtonStyle: PrimitiveButtonStyle { nonisolated public init() { fatalError() }; public func makeBody(configuration: Configuration) -> some View { fatalError() } }
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *) @available(visionOS, unavailable) extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle { public static var glassProminent: GlassProminentButtonStyle { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension View {
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { fatalError() }
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct ButtonBorderShape: Equatable, Sendable {
  public static let automatic = ButtonBorderShape()
  @available(iOS 15, macOS 14.0, tvOS 17, watchOS 8, visionOS 1, *) public static let capsule = ButtonBorderShape()
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public static let roundedRectangle = ButtonBorderShape()
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { fatalError() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public static let circle = ButtonBorderShape()
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension View { nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct ButtonRepeatBehavior: Hashable, Sendable { public static let automatic = ButtonRepeatBehavior(); public static let enabled = ButtonRepeatBehavior(); public static let disabled = ButtonRepeatBehavior() }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension View { nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { fatalError() } }
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct EditButton { nonisolated public init() { fatalError() } }
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension EditButton: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 16, macOS 13.0, visionOS 1, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct RenameButton<Label: View> { nonisolated public init() where Label == SwiftUI.Label<Text, Image> { fatalError() } }
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension RenameButton: View { public typealias Body = Never; public var body: Never { fatalError() } }

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct Toggle<Label: View> {
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { fatalError() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) nonisolated public init<C: RandomAccessCollection>(sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label) { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Toggle: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { fatalError() }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension Toggle where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Toggle where Label == ToggleStyleConfiguration.Label { nonisolated public init(_ configuration: ToggleStyleConfiguration) { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @MainActor @preconcurrency public protocol ToggleStyle { associatedtype Body: View; @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body; typealias Configuration = ToggleStyleConfiguration }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct ToggleStyleConfiguration {
  public struct Label {}
  public let label: ToggleStyleConfiguration.Label
  @Binding public var isOn: Bool
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public var isMixed: Bool { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension ToggleStyleConfiguration.Label: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct DefaultToggleStyle: ToggleStyle { nonisolated public init() { fatalError() }; public func makeBody(configuration: Configuration) -> some View { fatalError() } }
@available(iOS 13, macOS 10.15, tvOS 18, watchOS 6, visionOS 1, *) public struct SwitchToggleStyle: ToggleStyle { nonisolated public init() { fatalError() }; public func makeBody(configuration: Configuration) -> some View { fatalError() } }
@available(iOS 15, macOS 12.0, tvOS 18, watchOS 9, visionOS 1, *) public struct ButtonToggleStyle: ToggleStyle { nonisolated public init() { fatalError() }; public func makeBody(configuration: Configuration) -> some View { fatalError() } }
@available(macOS 10.15, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct CheckboxToggleStyle: ToggleStyle { nonisolated public init() { fatalError() }; public func makeBody(configuration: Configuration) -> some View { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: DefaultToggleStyle { fatalError() } }
@available(iOS 13, macOS 10.15, tvOS 18, watchOS 6, visionOS 1, *) extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: SwitchToggleStyle { fatalError() } }
@available(iOS 15, macOS 12.0, tvOS 18, watchOS 9, visionOS 1, *) extension ToggleStyle where Self == ButtonToggleStyle { public static var button: ButtonToggleStyle { fatalError() } }
@available(macOS 10.15, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension ToggleStyle where Self == CheckboxToggleStyle { public static var checkbox: CheckboxToggleStyle { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension View { nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { fatalError() } }

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { fatalError() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View) { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Picker: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Picker {
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  nonisolated public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Picker where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) { fatalError() }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension Picker where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public protocol PickerStyle {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct DefaultPickerStyle: PickerStyle { public init() { fatalError() } }
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *) public struct SegmentedPickerStyle: PickerStyle { public init() { fatalError() } }
@available(iOS 13.0, watchOS 6.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) public struct WheelPickerStyle: PickerStyle { public init() { fatalError() } }
@available(iOS 14, macOS 11.0, tvOS 17, visionOS 1, *) @available(watchOS, unavailable) public struct MenuPickerStyle: PickerStyle { public init() { fatalError() } }
@available(iOS 14, macOS 10.15, tvOS 14, watchOS 7, visionOS 1, *) public struct InlinePickerStyle: PickerStyle { public init() { fatalError() } }
@available(iOS 16, macOS 13.0, tvOS 16, watchOS 9, visionOS 1, *) public struct NavigationLinkPickerStyle: PickerStyle { public init() { fatalError() } }
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct PalettePickerStyle: PickerStyle { public init() { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: DefaultPickerStyle { fatalError() } }
@available(iOS 13, macOS 10.15, tvOS 13, visionOS 1, *) @available(watchOS, unavailable) extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: SegmentedPickerStyle { fatalError() } }
@available(iOS 13.0, watchOS 6.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) extension PickerStyle where Self == WheelPickerStyle { public static var wheel: WheelPickerStyle { fatalError() } }
@available(iOS 14, macOS 11.0, tvOS 17, visionOS 1, *) @available(watchOS, unavailable) extension PickerStyle where Self == MenuPickerStyle { public static var menu: MenuPickerStyle { fatalError() } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension PickerStyle where Self == InlinePickerStyle { public static var inline: InlinePickerStyle { fatalError() } }
@available(iOS 16.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) extension PickerStyle where Self == NavigationLinkPickerStyle { public static var navigationLink: NavigationLinkPickerStyle { fatalError() } }
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension PickerStyle where Self == PalettePickerStyle { public static var palette: PalettePickerStyle { fatalError() } }
@available(macOS 10.15, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) public struct RadioGroupPickerStyle: PickerStyle { public init() { fatalError() } }
@available(macOS 10.15, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) extension PickerStyle where Self == RadioGroupPickerStyle { public static var radioGroup: RadioGroupPickerStyle { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension View {
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { fatalError() }
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { fatalError() }
}
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct Slider<Label: View, ValueLabel: View> {}
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *) @available(tvOS, unavailable) extension Slider: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *) @available(tvOS, unavailable) extension Slider {
  nonisolated public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint { fatalError() }
  nonisolated public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint { fatalError() }
}
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *) @available(tvOS, unavailable) extension Slider where ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint { fatalError() }
  nonisolated public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint { fatalError() }
}
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *) @available(tvOS, unavailable) extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint { fatalError() }
  nonisolated public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint { fatalError() }
}
@available(iOS 13, macOS 10.15, watchOS 9, visionOS 1, *) @available(tvOS, unavailable) public struct Stepper<Label: View> {
  nonisolated public init(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { fatalError() }
  nonisolated public init<V: Strideable>(value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { fatalError() }
  nonisolated public init<V: Strideable>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { fatalError() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) nonisolated public init<F: ParseableFormatStyle>(value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String { fatalError() }
}
@available(iOS 13, macOS 10.15, watchOS 9, visionOS 1, *) @available(tvOS, unavailable) extension Stepper: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 13, macOS 10.15, watchOS 9, visionOS 1, *) @available(tvOS, unavailable) extension Stepper where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { fatalError() }
  nonisolated public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { fatalError() }
  nonisolated public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Strideable>(_ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Strideable>(_ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { fatalError() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) nonisolated public init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String { fatalError() }
}
@available(iOS 13, macOS 10.15, watchOS 10, visionOS 1, *) @available(tvOS, unavailable) public struct DatePicker<Label: View> { public typealias Components = DatePickerComponents }
@available(iOS 13, macOS 10.15, watchOS 10, visionOS 1, *) @available(tvOS, unavailable) extension DatePicker: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 13, macOS 10.15, watchOS 10, visionOS 1, *) @available(tvOS, unavailable) public struct DatePickerComponents: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
  @available(watchOS 10, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @available(visionOS, unavailable) public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 4) }
@available(iOS 13, macOS 10.15, watchOS 10, visionOS 1, *) @available(tvOS, unavailable) extension DatePicker {
  nonisolated public init(selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) { fatalError() }
  nonisolated public init(selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) { fatalError() }
  nonisolated public init(selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) { fatalError() }
  nonisolated public init(selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) { fatalError() }
}
@available(iOS 13, macOS 10.15, watchOS 10, visionOS 1, *) @available(tvOS, unavailable) extension DatePicker where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]) { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]) { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]) { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]) { fatalError() }
}
@available(iOS 13, macOS 10.15, watchOS 10, visionOS 1, *) @available(tvOS, unavailable) @MainActor @preconcurrency public protocol DatePickerStyle {}
@available(iOS 13, macOS 10.15, watchOS 10, visionOS 1, *) @available(tvOS, unavailable) public struct DefaultDatePickerStyle: DatePickerStyle { nonisolated public init() { fatalError() } }
@available(iOS 14, macOS 10.15, visionOS 1, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct GraphicalDatePickerStyle: DatePickerStyle { nonisolated public init() { fatalError() } }
@available(iOS 13, watchOS 10, visionOS 1, *) @available(macOS, unavailable) @available(tvOS, unavailable) public struct WheelDatePickerStyle: DatePickerStyle { nonisolated public init() { fatalError() } }
@available(iOS 14, macOS 10.15.4, visionOS 1, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct CompactDatePickerStyle: DatePickerStyle { nonisolated public init() { fatalError() } }
@available(iOS 13, macOS 10.15, watchOS 10, visionOS 1, *) @available(tvOS, unavailable) extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: DefaultDatePickerStyle { fatalError() } }
@available(iOS 14, macOS 10.15, visionOS 1, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: GraphicalDatePickerStyle { fatalError() } }
@available(iOS 13, watchOS 10, visionOS 1, *) @available(macOS, unavailable) @available(tvOS, unavailable) extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: WheelDatePickerStyle { fatalError() } }
@available(iOS 14, macOS 10.15.4, visionOS 1, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: CompactDatePickerStyle { fatalError() } }
@available(iOS 13, macOS 10.15, watchOS 10, visionOS 1, *) @available(tvOS, unavailable) extension View { nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { fatalError() } }
@available(iOS 14, macOS 11.0, visionOS 1, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct ColorPicker<Label: View> {
  nonisolated public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) { fatalError() }
}
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension ColorPicker: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension ColorPicker where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct MultiDatePicker<Label: View> {
  nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) where Label == Text { fatalError() }
  nonisolated public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) where Label == Text { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) where Label == Text { fatalError() }
  nonisolated public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label) { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) where Label == Text { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) where Label == Text { fatalError() }
  nonisolated public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label) { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) where Label == Text { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) where Label == Text { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) where Label == Text { fatalError() }
}
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension MultiDatePicker: View { public typealias Body = Never; public var body: Never { fatalError() } }
