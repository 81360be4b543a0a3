import SwiftUI

// Views.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct AutomaticProductPlaceholderIcon: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct AutomaticSubscriptionStoreMarketingContent: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct ProductView<Icon: View, PlaceholderIcon: View>: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  nonisolated public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) { fatalError() }
  nonisolated public init(_ product: Product, prefersPromotionalIcon: Bool = false) { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension ProductView where PlaceholderIcon == AutomaticProductPlaceholderIcon { nonisolated public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension ProductView where PlaceholderIcon == EmptyView { nonisolated public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension ProductView { nonisolated public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon) { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct StoreView<Icon: View, PlaceholderIcon: View>: View { public typealias Body = Never; public var body: Never { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  nonisolated public init<C: Collection>(ids productIDs: C, prefersPromotionalIcon: Bool = false) where C.Element == Product.ID { fatalError() }
  nonisolated public init<C: Collection>(products: C, prefersPromotionalIcon: Bool = false) where C.Element == Product { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension StoreView where PlaceholderIcon == AutomaticProductPlaceholderIcon { nonisolated public init<C: Collection>(ids productIDs: C, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon) where C.Element == Product.ID { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension StoreView where PlaceholderIcon == EmptyView { nonisolated public init<C: Collection>(products: C, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon) where C.Element == Product { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension StoreView { nonisolated public init<C: Collection>(ids productIDs: C, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon) where C.Element == Product.ID { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct SubscriptionStoreView<Content: View>: View { public typealias Body = Never; public var body: Never { fatalError() }
  nonisolated public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all, @ViewBuilder marketingContent: () -> Content) { fatalError() }
  nonisolated public init<C: Collection>(productIDs: C, @ViewBuilder marketingContent: () -> Content) where C.Element == Product.ID { fatalError() }
  nonisolated public init<C: Collection>(subscriptions: C, @ViewBuilder marketingContent: () -> Content) where C.Element == Product { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension SubscriptionStoreView where Content == AutomaticSubscriptionStoreMarketingContent {
  nonisolated public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) { fatalError() }
  nonisolated public init<C: Collection>(productIDs: C) where C.Element == Product.ID { fatalError() }
  nonisolated public init<C: Collection>(subscriptions: C) where C.Element == Product { fatalError() }
}

// Styles.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @MainActor @preconcurrency public protocol ProductViewStyle { associatedtype Body: View; @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body; typealias Configuration = ProductViewStyleConfiguration }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct ProductViewStyleConfiguration {
  public struct Icon: View { public typealias Body = Never; public var body: Never { fatalError() } }
  public enum State { case loading, success(Product), unavailable, failure(any Error) }
  public let icon: Icon
  public let state: State
  public var product: Product? { fatalError() }
  public var hasCurrentEntitlement: Bool { fatalError() }
  public func purchase() { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct AutomaticProductViewStyle: ProductViewStyle { nonisolated public init() { fatalError() }; public func makeBody(configuration: Configuration) -> some View { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct CompactProductViewStyle: ProductViewStyle { nonisolated public init() { fatalError() }; public func makeBody(configuration: Configuration) -> some View { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct RegularProductViewStyle: ProductViewStyle { nonisolated public init() { fatalError() }; public func makeBody(configuration: Configuration) -> some View { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) public struct LargeProductViewStyle: ProductViewStyle { nonisolated public init() { fatalError() }; public func makeBody(configuration: Configuration) -> some View { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension ProductViewStyle where Self == AutomaticProductViewStyle { public static var automatic: AutomaticProductViewStyle { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension ProductViewStyle where Self == CompactProductViewStyle { public static var compact: CompactProductViewStyle { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension ProductViewStyle where Self == RegularProductViewStyle { public static var regular: RegularProductViewStyle { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable) extension ProductViewStyle where Self == LargeProductViewStyle { public static var large: LargeProductViewStyle { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @MainActor @preconcurrency public protocol SubscriptionStoreControlStyle {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle { nonisolated public init() { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle { nonisolated public init() { fatalError() } }
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle { nonisolated public init() { fatalError() } }
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle { nonisolated public init() { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle { public static var automatic: AutomaticSubscriptionStoreControlStyle { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle { public static var buttons: ButtonsSubscriptionStoreControlStyle { fatalError() } }
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *) @available(tvOS, unavailable) extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle { public static var picker: PickerSubscriptionStoreControlStyle { fatalError() } }
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *) @available(tvOS, unavailable) extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle { public static var prominentPicker: ProminentPickerSubscriptionStoreControlStyle { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct SubscriptionStoreButtonLabel: Hashable, Sendable { init() { fatalError() }
  public static let automatic = SubscriptionStoreButtonLabel()
  public static let action = SubscriptionStoreButtonLabel()
  public static let displayName = SubscriptionStoreButtonLabel()
  public static let multiline = SubscriptionStoreButtonLabel()
  public static let price = SubscriptionStoreButtonLabel()
  public static let singleLine = SubscriptionStoreButtonLabel()
  public var action: SubscriptionStoreButtonLabel { fatalError() }
  public var displayName: SubscriptionStoreButtonLabel { fatalError() }
  public var price: SubscriptionStoreButtonLabel { fatalError() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct StoreButtonKind: Hashable, Sendable { init() { fatalError() }
  public static let cancellation = StoreButtonKind()
  public static let redeemCode = StoreButtonKind()
  public static let restorePurchases = StoreButtonKind()
  public static let signIn = StoreButtonKind()
  public static let policies = StoreButtonKind()
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct SubscriptionStorePolicyKind: Hashable, Sendable { init() { fatalError() }
  public static let privacyPolicy = SubscriptionStorePolicyKind()
  public static let termsOfService = SubscriptionStorePolicyKind()
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public enum EntitlementTaskState<Value> { case loading, failure(any Error), success(Value); public var value: Value? { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension EntitlementTaskState: Sendable where Value: Sendable {}

// Modifiers.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension View {
  nonisolated public func productViewStyle(_ style: some ProductViewStyle) -> some View { fatalError() }
  nonisolated public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View { fatalError() }
  nonisolated public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { fatalError() }
  nonisolated public func subscriptionStoreSignInAction(_ action: (() -> ())?) -> some View { fatalError() }
  nonisolated public func subscriptionStorePolicyDestination(url: URL, for button: SubscriptionStorePolicyKind) -> some View { fatalError() }
  nonisolated public func subscriptionStorePolicyDestination<V: View>(for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> V) -> some View { fatalError() }
  nonisolated public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View { fatalError() }
  nonisolated public func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...) -> some View { fatalError() }
  nonisolated public func onInAppPurchaseStart(perform action: ((Product) async -> ())?) -> some View { fatalError() }
  nonisolated public func onInAppPurchaseCompletion(perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> ())?) -> some View { fatalError() }
  nonisolated public func inAppPurchaseOptions(_ options: ((Product) async -> Set<Product.PurchaseOption>)?) -> some View { fatalError() }
  nonisolated public func storeProductTask(for id: Product.ID, priority: TaskPriority = .medium, action: @escaping (Product.TaskState) async -> ()) -> some View { fatalError() }
  nonisolated public func storeProductsTask(for ids: some Collection<Product.ID> & Equatable, priority: TaskPriority = .medium, action: @escaping (Product.CollectionTaskState) async -> ()) -> some View { fatalError() }
  nonisolated public func subscriptionStatusTask(for groupID: String, priority: TaskPriority = .medium, action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> ()) -> some View { fatalError() }
  nonisolated public func currentEntitlementTask(for productID: String, priority: TaskPriority = .medium, action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> ()) -> some View { fatalError() }
}
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *) @available(tvOS, unavailable) extension View {
  nonisolated public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View { fatalError() }
  nonisolated public func subscriptionStoreControlIcon(@ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View) -> some View { fatalError() }
}
@available(iOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension View {
  nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { fatalError() }
  @available(iOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View { fatalError() }
}
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension View { nonisolated public func refundRequestSheet(for transactionID: Transaction.ID, isPresented: Binding<Bool>, onDismiss: ((Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> ())? = nil) -> some View { fatalError() } }
@available(iOS 16.0, macOS 15.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension View { nonisolated public func offerCodeRedemption(isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }) -> some View { fatalError() } }

// Actions of the environment.
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public struct RequestReviewAction: Sendable { public func callAsFunction() { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) @MainActor @preconcurrency public struct PurchaseAction: Sendable { public func callAsFunction(_ product: Product, options: Set<Product.PurchaseOption> = []) async throws -> Product.PurchaseResult { fatalError() } }
@available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public struct DisplayMessageAction: Sendable { public func callAsFunction(_ message: Message) throws { fatalError() } }
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension EnvironmentValues { @MainActor @preconcurrency public var requestReview: RequestReviewAction { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension EnvironmentValues { @MainActor @preconcurrency public var purchase: PurchaseAction { fatalError() } }
@available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension EnvironmentValues { @MainActor @preconcurrency public var displayStoreKitMessage: DisplayMessageAction { fatalError() } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) extension ContainerBackgroundPlacement {
  public static var subscriptionStore: ContainerBackgroundPlacement { fatalError() }
  public static var subscriptionStoreHeader: ContainerBackgroundPlacement { fatalError() }
  public static var subscriptionStoreFullHeight: ContainerBackgroundPlacement { fatalError() }
}
