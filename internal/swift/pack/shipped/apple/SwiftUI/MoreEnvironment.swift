// More of the environment.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  @available(iOS 13.4, macOS 10.15.4, tvOS 13.4, watchOS 6.2, *) public var isAccessibilityCategory: Bool { fatalError() }
}
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
extension EnvironmentValues {
  public var sizeCategory: ContentSizeCategory { get { fatalError() } set {} }
  public var legibilityWeight: LegibilityWeight? { get { fatalError() } set {} }
  public var disableAutocorrection: Bool? { get { fatalError() } set {} }
  public var defaultMinListHeaderHeight: CGFloat? { get { fatalError() } set {} }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension EnvironmentValues {
  public var accessibilityLargeContentViewerEnabled: Bool { fatalError() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension EnvironmentValues {
  public var autocorrectionDisabled: Bool { get { fatalError() } set {} }
  public var contentTransition: ContentTransition { get { fatalError() } set {} }
  public var contentTransitionAddsDrawingGroup: Bool { get { fatalError() } set {} }
  public var menuOrder: MenuOrder { get { fatalError() } set {} }
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode { get { fatalError() } set {} }
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { get { fatalError() } set {} }
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { get { fatalError() } set {} }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension EnvironmentValues {
  public var buttonRepeatBehavior: ButtonRepeatBehavior { fatalError() }
  public var isFocusEffectEnabled: Bool { get { fatalError() } set {} }
  public var isSceneCaptured: Bool { get { fatalError() } set {} }
  public var menuIndicatorVisibility: Visibility { fatalError() }
  public var accessibilityDimFlashingLights: Bool { fatalError() }
  public var accessibilityPlayAnimatedImages: Bool { fatalError() }
  public var backgroundProminence: BackgroundProminence { get { fatalError() } set {} }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct BackgroundProminence: Hashable, Sendable { public static let standard = BackgroundProminence(); public static let increased = BackgroundProminence() }
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) extension EnvironmentValues {
  public var labelsVisibility: Visibility { get { fatalError() } set {} }
  public var materialActiveAppearance: MaterialActiveAppearance { get { fatalError() } set {} }
  public var accessibilityAssistiveAccessEnabled: Bool { fatalError() }
  public var appearsActive: Bool { get { fatalError() } set {} }
}
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct FindContext { public var isPresented: Bool { get { fatalError() } set {} }; public var supportsReplace: Bool { fatalError() } }
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension EnvironmentValues { public var findContext: FindContext? { fatalError() } }
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public struct DocumentConfiguration { public let fileURL: URL?; public let isEditable: Bool }
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension EnvironmentValues { public var documentConfiguration: DocumentConfiguration? { fatalError() } }
@available(macOS 12.0, tvOS 14.0, watchOS 7.0, *) @available(iOS, unavailable) @available(visionOS, unavailable) public struct ResetFocusAction: Sendable { public func callAsFunction(in namespace: Namespace.ID) {} }
@available(macOS 12.0, tvOS 14.0, watchOS 7.0, *) @available(iOS, unavailable) @available(visionOS, unavailable) extension EnvironmentValues { public var resetFocus: ResetFocusAction { fatalError() } }
@available(iOS 18.0, visionOS 2.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension EnvironmentValues { public var isTabBarShowingSections: Bool { fatalError() } }
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension KeyboardShortcut { public struct Localization: Sendable { public static let automatic = Localization(); public static let withoutMirroring = Localization(); public static let custom = Localization() } }
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension EnvironmentValues { public var keyboardShortcut: KeyboardShortcut? { fatalError() } }
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension EnvironmentValues { public var badgeProminence: BadgeProminence { get { fatalError() } set {} } }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension ContentSizeCategory {
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { fatalError() }
  public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { fatalError() }
  public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { fatalError() }
  public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { fatalError() }
}
