@_exported import Foundation
@_exported import Combine
import SwiftUI
#if os(iOS) || os(tvOS)
@_exported import UIKit
#elseif os(macOS)
@_exported import AppKit
#endif

// Products.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct Product: Identifiable, Hashable, Sendable, CustomDebugStringConvertible {
  public let id: String
  public let type: Product.ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let isFamilyShareable: Bool
  public let subscription: Product.SubscriptionInfo?
  public let jsonRepresentation: Data
  public var debugDescription: String { fatalError() }
  public var priceFormatStyle: Decimal.FormatStyle.Currency { fatalError() }
  public var latestTransaction: VerificationResult<Transaction>? { get async { fatalError() } }
  public var currentEntitlement: VerificationResult<Transaction>? { get async { fatalError() } }
  public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product] where Identifiers.Element == String { fatalError() }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *) @available(visionOS, unavailable) public func purchase(options: Set<Product.PurchaseOption> = []) async throws -> Product.PurchaseResult { fatalError() }
  #if os(iOS) || os(tvOS)
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor public func purchase(confirmIn scene: some UIScene, options: Set<Product.PurchaseOption> = []) async throws -> Product.PurchaseResult { fatalError() }
  @available(iOS 18.2, tvOS 18.2, visionOS 2.2, *) @available(macOS, unavailable) @available(watchOS, unavailable) @MainActor public func purchase(confirmIn viewController: some UIViewController, options: Set<Product.PurchaseOption> = []) async throws -> Product.PurchaseResult { fatalError() }
  #elseif os(macOS)
  @available(macOS 15.2, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) @MainActor public func purchase(confirmIn window: NSWindow, options: Set<Product.PurchaseOption> = []) async throws -> Product.PurchaseResult { fatalError() }
  #endif
  public static func == (a: Product, b: Product) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }

  public struct ProductType: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }
    public static let consumable = ProductType(rawValue: "")
    public static let nonConsumable = ProductType(rawValue: "")
    public static let nonRenewable = ProductType(rawValue: "")
    public static let autoRenewable = ProductType(rawValue: "")
    @available(iOS 15.4, macOS 12.3, tvOS 15.4, watchOS 8.5, visionOS 1.0, *) public var localizedDescription: String { fatalError() } }
  public enum PurchaseResult: Sendable { case success(VerificationResult<Transaction>), userCancelled, pending }
  public struct PurchaseOption: Hashable, Sendable { init() { fatalError() }
    public static func appAccountToken(_ token: UUID) -> Product.PurchaseOption { fatalError() }
    public static func quantity(_ quantity: Int) -> Product.PurchaseOption { fatalError() }
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> Product.PurchaseOption { fatalError() }
    public static func promotionalOffer(offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int) -> Product.PurchaseOption { fatalError() }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public static func winBackOffer(_ offer: Product.SubscriptionOffer) -> Product.PurchaseOption { fatalError() }
    public static func custom(key: String, value: String) -> Product.PurchaseOption { fatalError() }
    public static func custom(key: String, value: Double) -> Product.PurchaseOption { fatalError() }
    public static func custom(key: String, value: Bool) -> Product.PurchaseOption { fatalError() }
    public static func custom(key: String, value: Data) -> Product.PurchaseOption { fatalError() }
    public static func onStorefrontChange(shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool) -> Product.PurchaseOption { fatalError() } }
  public enum PurchaseError: LocalizedError, Hashable, Sendable { case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOfferIdentifier, invalidOfferPrice, invalidOfferSignature, missingOfferParameters }

  public struct SubscriptionPeriod: Hashable, Sendable { public let unit: Unit; public let value: Int
    public enum Unit: Hashable, Sendable, Comparable { case day, week, month, year
      public static func < (a: Unit, b: Unit) -> Bool { fatalError() }
      @available(iOS 15.4, macOS 12.3, tvOS 15.4, watchOS 8.5, visionOS 1.0, *) public var localizedDescription: String { fatalError() } } }
  public struct SubscriptionOffer: Hashable, Sendable { public let id: String?; public let type: OfferType; public let price: Decimal; public let displayPrice: String; public let period: Product.SubscriptionPeriod; public let periodCount: Int; public let paymentMode: PaymentMode
    public struct OfferType: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }
      public static let introductory = OfferType(rawValue: "")
      public static let promotional = OfferType(rawValue: "")
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public static let winBack = OfferType(rawValue: "")
      @available(iOS 15.4, macOS 12.3, tvOS 15.4, watchOS 8.5, visionOS 1.0, *) public var localizedDescription: String { fatalError() } }
    public struct PaymentMode: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }
      public static let payAsYouGo = PaymentMode(rawValue: "")
      public static let payUpFront = PaymentMode(rawValue: "")
      public static let freeTrial = PaymentMode(rawValue: "")
      @available(iOS 15.4, macOS 12.3, tvOS 15.4, watchOS 8.5, visionOS 1.0, *) public var localizedDescription: String { fatalError() } } }
  public struct SubscriptionInfo: Hashable, Sendable {
    public let introductoryOffer: Product.SubscriptionOffer?
    public let promotionalOffers: [Product.SubscriptionOffer]
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public var winBackOffers: [Product.SubscriptionOffer] { fatalError() }
    public let subscriptionGroupID: String
    public let subscriptionPeriod: Product.SubscriptionPeriod
    @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *) public var groupLevel: Int { fatalError() }
    @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *) public var groupDisplayName: String { fatalError() }
    public var isEligibleForIntroOffer: Bool { get async { fatalError() } }
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { fatalError() }
    public var status: [Product.SubscriptionInfo.Status] { get async throws { fatalError() } }
    public static func status(for groupID: String) async throws -> [Product.SubscriptionInfo.Status] { fatalError() }
    @available(iOS 18.4, macOS 15.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *) public static func status(transactionID: UInt64) async throws -> Product.SubscriptionInfo.Status? { fatalError() }
    public struct RenewalState: RawRepresentable, Hashable, Sendable { public let rawValue: Int; public init(rawValue: Int) { fatalError() }
      public static let subscribed = RenewalState(rawValue: 0)
      public static let expired = RenewalState(rawValue: 0)
      public static let inBillingRetryPeriod = RenewalState(rawValue: 0)
      public static let inGracePeriod = RenewalState(rawValue: 0)
      public static let revoked = RenewalState(rawValue: 0)
      @available(iOS 15.4, macOS 12.3, tvOS 15.4, watchOS 8.5, visionOS 1.0, *) public var localizedDescription: String { fatalError() } }
    public struct Status: Hashable, Sendable {
      public let state: Product.SubscriptionInfo.RenewalState
      public let transaction: VerificationResult<Transaction>
      public let renewalInfo: VerificationResult<Product.SubscriptionInfo.RenewalInfo>
      public static var updates: Statuses { fatalError() }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public static var all: AsyncStream<(groupID: String, statuses: [Product.SubscriptionInfo.Status])> { fatalError() }
      public struct Statuses: AsyncSequence, Sendable { public typealias Element = Product.SubscriptionInfo.Status
        public struct AsyncIterator: AsyncIteratorProtocol { public mutating func next() async -> Product.SubscriptionInfo.Status? { fatalError() } }
        public func makeAsyncIterator() -> AsyncIterator { fatalError() } } }
    public struct RenewalInfo: Hashable, Sendable {
      public let jsonRepresentation: Data
      public let originalTransactionID: UInt64
      public let currentProductID: String
      public let willAutoRenew: Bool
      public let autoRenewPreference: String?
      public let expirationReason: ExpirationReason?
      public let priceIncreaseStatus: PriceIncreaseStatus
      public let isInBillingRetry: Bool
      public let gracePeriodExpirationDate: Date?
      public let offerID: String?
      public let offerType: Transaction.OfferType?
      public let signedDate: Date
      public let deviceVerification: Data
      public let deviceVerificationNonce: UUID
      public var recentSubscriptionStartDate: Date { fatalError() }
      public var renewalDate: Date? { fatalError() }
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public var environment: AppStore.Environment { fatalError() }
      public enum PriceIncreaseStatus: Hashable, Sendable { case noIncreasePending, pending, agreed }
      public struct ExpirationReason: RawRepresentable, Hashable, Sendable { public let rawValue: Int; public init(rawValue: Int) { fatalError() }
        public static let autoRenewDisabled = ExpirationReason(rawValue: 0)
        public static let billingError = ExpirationReason(rawValue: 0)
        public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 0)
        public static let productUnavailable = ExpirationReason(rawValue: 0)
        public static let unknown = ExpirationReason(rawValue: 0)
        @available(iOS 15.4, macOS 12.3, tvOS 15.4, watchOS 8.5, visionOS 1.0, *) public var localizedDescription: String { fatalError() } } }
  }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct SubscriptionRelationship: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int) { fatalError() }
    public static let upgrade = SubscriptionRelationship(rawValue: 0)
    public static let crossgrade = SubscriptionRelationship(rawValue: 0)
    public static let downgrade = SubscriptionRelationship(rawValue: 0)
    public static let current = SubscriptionRelationship(rawValue: 0)
    public static let all = SubscriptionRelationship(rawValue: 0) }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public enum TaskState: Sendable { case loading, unavailable, success(Product), failure(any Error); public var product: Product? { fatalError() } }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public enum CollectionTaskState: Sendable { case loading, success([Product], unavailable: [Product.ID]), failure(any Error); public var products: [Product] { fatalError() } }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public enum StoreKitError: LocalizedError, Sendable { case unknown, userCancelled, networkError(URLError), systemError(any Error), notAvailableInStorefront; @available(iOS 15.4, macOS 12.3, tvOS 15.4, watchOS 8.5, visionOS 1.0, *) case notEntitled }

// Transactions.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) @frozen public enum VerificationResult<SignedType> { case unverified(SignedType, VerificationError), verified(SignedType)
  public var payloadValue: SignedType { get throws { fatalError() } }
  public var unsafePayloadValue: SignedType { fatalError() }
  public enum VerificationError: LocalizedError, Hashable, Sendable { case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature, missingRequiredProperties } }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension VerificationResult: Equatable where SignedType: Equatable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension VerificationResult: Hashable where SignedType: Hashable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension VerificationResult: Sendable where SignedType: Sendable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) extension VerificationResult {
  public var jwsRepresentation: String { fatalError() }
  public var headerData: Data { fatalError() }
  public var payloadData: Data { fatalError() }
  public var signedData: Data { fatalError() }
  public var signedDate: Date { fatalError() }
  public var deviceVerification: Data { fatalError() }
  public var deviceVerificationNonce: UUID { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct Transaction: Identifiable, Hashable, Sendable, CustomDebugStringConvertible {
  public let id: UInt64
  public let originalID: UInt64
  public let webOrderLineItemID: String?
  public let productID: String
  public let subscriptionGroupID: String?
  public let appBundleID: String
  public let purchaseDate: Date
  public let originalPurchaseDate: Date
  public let expirationDate: Date?
  public let purchasedQuantity: Int
  public let isUpgraded: Bool
  public var offerType: Transaction.OfferType? { fatalError() }
  public var offerID: String? { fatalError() }
  @available(iOS 17.2, macOS 14.2, tvOS 17.2, watchOS 10.2, visionOS 1.1, *) public var offer: Transaction.Offer? { fatalError() }
  public let revocationDate: Date?
  public let revocationReason: Transaction.RevocationReason?
  public let productType: Product.ProductType
  public let appAccountToken: UUID?
  public let ownershipType: Transaction.OwnershipType
  public let signedDate: Date
  public let deviceVerification: Data
  public let deviceVerificationNonce: UUID
  public let jsonRepresentation: Data
  public var price: Decimal? { fatalError() }
  public var storefrontCountryCode: String { fatalError() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public var environment: AppStore.Environment { fatalError() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public var currency: Locale.Currency? { fatalError() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public var storefront: Storefront { fatalError() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public var reason: Transaction.Reason { fatalError() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public var subscriptionStatus: Product.SubscriptionInfo.Status? { get async { fatalError() } }
  public var debugDescription: String { fatalError() }
  public static var all: Transactions { fatalError() }
  public static var currentEntitlements: Transactions { fatalError() }
  public static var updates: Transactions { fatalError() }
  public static var unfinished: Transactions { fatalError() }
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { fatalError() }
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { fatalError() }
  @available(iOS 18.4, macOS 15.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *) public static func currentEntitlements(for productID: String) -> Transactions { fatalError() }
  public func finish() async { fatalError() }
  #if os(iOS)
  @available(iOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor public func beginRefundRequest(in scene: UIWindowScene) async throws -> Transaction.RefundRequestStatus { fatalError() }
  @available(iOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor public static func beginRefundRequest(for transactionID: UInt64, in scene: UIWindowScene) async throws -> Transaction.RefundRequestStatus { fatalError() }
  #elseif os(macOS)
  @available(macOS 12.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) @MainActor public func beginRefundRequest(in controller: NSViewController) async throws -> Transaction.RefundRequestStatus { fatalError() }
  @available(macOS 12.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) @MainActor public static func beginRefundRequest(for transactionID: UInt64, in controller: NSViewController) async throws -> Transaction.RefundRequestStatus { fatalError() }
  #endif
  public static func == (a: Transaction, b: Transaction) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
  public struct Transactions: AsyncSequence, Sendable { public typealias Element = VerificationResult<Transaction>
    public struct AsyncIterator: AsyncIteratorProtocol { public mutating func next() async -> VerificationResult<Transaction>? { fatalError() } }
    public func makeAsyncIterator() -> AsyncIterator { fatalError() } }
  public struct OwnershipType: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }
    public static let purchased = OwnershipType(rawValue: "")
    public static let familyShared = OwnershipType(rawValue: "") }
  public struct RevocationReason: RawRepresentable, Hashable, Sendable { public let rawValue: Int; public init(rawValue: Int) { fatalError() }
    public static let developerIssue = RevocationReason(rawValue: 0)
    public static let other = RevocationReason(rawValue: 0)
    @available(iOS 15.4, macOS 12.3, tvOS 15.4, watchOS 8.5, visionOS 1.0, *) public var localizedDescription: String { fatalError() } }
  public struct OfferType: RawRepresentable, Hashable, Sendable { public let rawValue: Int; public init(rawValue: Int) { fatalError() }
    public static let introductory = OfferType(rawValue: 0)
    public static let promotional = OfferType(rawValue: 0)
    public static let code = OfferType(rawValue: 0)
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) public static let winBack = OfferType(rawValue: 0)
    @available(iOS 15.4, macOS 12.3, tvOS 15.4, watchOS 8.5, visionOS 1.0, *) public var localizedDescription: String { fatalError() } }
  @available(iOS 17.2, macOS 14.2, tvOS 17.2, watchOS 10.2, visionOS 1.1, *) public struct Offer: Hashable, Sendable { public let id: String?; public let type: Transaction.OfferType; public let paymentMode: Transaction.Offer.PaymentMode?
    public struct PaymentMode: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }
      public static let freeTrial = PaymentMode(rawValue: "")
      public static let payAsYouGo = PaymentMode(rawValue: "")
      public static let payUpFront = PaymentMode(rawValue: "") } }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) public struct Reason: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }
    public static let purchase = Reason(rawValue: "")
    public static let renewal = Reason(rawValue: "") }
  @available(iOS 15.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum RefundRequestStatus: Hashable, Sendable { case userCancelled, success }
  @available(iOS 15.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum RefundRequestError: LocalizedError, Hashable, Sendable { case duplicateRequest, failed }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public struct Storefront: Identifiable, Hashable, Sendable { public let countryCode: String; public let id: String
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public var currency: Locale.Currency? { fatalError() }
  public static var current: Storefront? { get async { fatalError() } }
  public static var updates: Storefronts { fatalError() }
  public struct Storefronts: AsyncSequence, Sendable { public typealias Element = Storefront
    public struct AsyncIterator: AsyncIteratorProtocol { public mutating func next() async -> Storefront? { fatalError() } }
    public func makeAsyncIterator() -> AsyncIterator { fatalError() } } }

// The App Store.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) public enum AppStore: Sendable {
  public static var canMakePayments: Bool { fatalError() }
  public static var deviceVerificationID: UUID? { fatalError() }
  public static func sync() async throws { fatalError() }
  #if os(iOS)
  @available(iOS 15.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws { fatalError() }
  @available(iOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor public static func showManageSubscriptions(in scene: UIWindowScene, subscriptionGroupID: String) async throws { fatalError() }
  @available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws { fatalError() }
  @available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor public static func requestReview(in scene: UIWindowScene) { fatalError() }
  #elseif os(macOS)
  @available(macOS 13.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) @MainActor public static func requestReview(in controller: NSViewController) { fatalError() }
  #endif
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct Environment: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { fatalError() }
    public static let production = Environment(rawValue: "")
    public static let sandbox = Environment(rawValue: "")
    public static let xcode = Environment(rawValue: "") }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public struct AppTransaction: Hashable, Sendable {
  public static var shared: VerificationResult<AppTransaction> { get async throws { fatalError() } }
  public static func refresh() async throws -> VerificationResult<AppTransaction> { fatalError() }
  public let jsonRepresentation: Data
  public let appID: UInt64?
  public let appVersionID: UInt64?
  public let appVersion: String
  public let bundleID: String
  public let environment: AppStore.Environment
  public let originalAppVersion: String
  public let originalPurchaseDate: Date
  public let preorderDate: Date?
  public let signedDate: Date
  public let deviceVerification: Data
  public let deviceVerificationNonce: UUID
}
@available(iOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct Message: Hashable, Sendable { public let reason: Message.Reason; init() { fatalError() }
  public static var messages: Messages { fatalError() }
  #if os(iOS)
  @MainActor public func display(in scene: UIWindowScene) throws { fatalError() }
  #endif
  public struct Messages: AsyncSequence, Sendable { public typealias Element = Message
    public struct AsyncIterator: AsyncIteratorProtocol { public mutating func next() async -> Message? { fatalError() } }
    public func makeAsyncIterator() -> AsyncIterator { fatalError() } }
  public struct Reason: RawRepresentable, Hashable, Sendable { public let rawValue: Int; public init(rawValue: Int) { fatalError() }
    public static let priceIncreaseConsent = Reason(rawValue: 0)
    public static let generic = Reason(rawValue: 0)
    @available(iOS 16.4, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public static let billingIssue = Reason(rawValue: 0)
    @available(iOS 18.0, visionOS 2.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public static let winBackOffer = Reason(rawValue: 0) } }
@available(iOS 16.4, macOS 14.4, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct PurchaseIntent: Sendable { public let product: Product
  public static var intents: PurchaseIntents { fatalError() }
  public struct PurchaseIntents: AsyncSequence, Sendable { public typealias Element = PurchaseIntent
    public struct AsyncIterator: AsyncIteratorProtocol { public mutating func next() async -> PurchaseIntent? { fatalError() } }
    public func makeAsyncIterator() -> AsyncIterator { fatalError() } } }
