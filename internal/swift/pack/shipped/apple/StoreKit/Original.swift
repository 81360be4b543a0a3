import SwiftUI

// The interface of Objective-C.
#if os(iOS) || os(macOS)
@available(iOS, introduced: 13.0, deprecated: 18.0, message: "Use AppStore.requestReview") @available(macOS, introduced: 10.15, deprecated: 15.0, message: "Use AppStore.requestReview") @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, introduced: 1.0, deprecated: 2.0, message: "Use AppStore.requestReview") open class SKStoreReviewController: NSObject {
  @available(iOS, introduced: 13.0, deprecated: 14.0, message: "Use requestReview") @available(macOS, introduced: 10.15, deprecated: 15.0, message: "Use requestReview") @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable) open class func requestReview() { fatalError() }
  #if os(iOS)
  @available(iOS, introduced: 14.0, deprecated: 16.0, message: "Use AppStore.requestReview") @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Use AppStore.requestReview") @MainActor open class func requestReview(in windowScene: UIWindowScene) { fatalError() }
  #endif
}
#endif
@available(iOS, introduced: 13.0, deprecated: 18.0, message: "Use Product") @available(macOS, introduced: 10.15, deprecated: 15.0, message: "Use Product") @available(tvOS, introduced: 13.0, deprecated: 18.0, message: "Use Product") @available(watchOS, introduced: 6.2, deprecated: 11.0, message: "Use Product") @available(visionOS, introduced: 1.0, deprecated: 2.0, message: "Use Product") open class SKProduct: NSObject, @unchecked Sendable {
  open var localizedDescription: String { fatalError() }
  open var localizedTitle: String { fatalError() }
  open var price: NSDecimalNumber { fatalError() }
  open var priceLocale: Locale { fatalError() }
  open var productIdentifier: String { fatalError() }
}
@available(iOS, introduced: 13.0, deprecated: 18.0, message: "Use Product") @available(macOS, introduced: 10.15, deprecated: 15.0, message: "Use Product") @available(tvOS, introduced: 13.0, deprecated: 18.0, message: "Use Product") @available(watchOS, introduced: 6.2, deprecated: 11.0, message: "Use Product") @available(visionOS, introduced: 1.0, deprecated: 2.0, message: "Use Product") open class SKRequest: NSObject {
  weak open var delegate: (any SKRequestDelegate)?
  open func start() { fatalError() }
  open func cancel() { fatalError() }
}
@available(iOS, introduced: 13.0, deprecated: 18.0, message: "Use Product") @available(macOS, introduced: 10.15, deprecated: 15.0, message: "Use Product") @available(tvOS, introduced: 13.0, deprecated: 18.0, message: "Use Product") @available(watchOS, introduced: 6.2, deprecated: 11.0, message: "Use Product") @available(visionOS, introduced: 1.0, deprecated: 2.0, message: "Use Product") public protocol SKRequestDelegate: NSObjectProtocol { func requestDidFinish(_ request: SKRequest); func request(_ request: SKRequest, didFailWithError error: any Error) }
@available(iOS, introduced: 13.0, deprecated: 18.0, message: "Use Product") @available(macOS, introduced: 10.15, deprecated: 15.0, message: "Use Product") @available(tvOS, introduced: 13.0, deprecated: 18.0, message: "Use Product") @available(watchOS, introduced: 6.2, deprecated: 11.0, message: "Use Product") @available(visionOS, introduced: 1.0, deprecated: 2.0, message: "Use Product") extension SKRequestDelegate { public func requestDidFinish(_ request: SKRequest) { fatalError() }; public func request(_ request: SKRequest, didFailWithError error: any Error) { fatalError() } }
@available(iOS, introduced: 13.0, deprecated: 18.0, message: "Use Product.products") @available(macOS, introduced: 10.15, deprecated: 15.0, message: "Use Product.products") @available(tvOS, introduced: 13.0, deprecated: 18.0, message: "Use Product.products") @available(watchOS, introduced: 6.2, deprecated: 11.0, message: "Use Product.products") @available(visionOS, introduced: 1.0, deprecated: 2.0, message: "Use Product.products") open class SKProductsRequest: SKRequest { public init(productIdentifiers: Set<String>) { fatalError() }
  #if !os(watchOS)
  open override weak var delegate: (any SKRequestDelegate)? { get { fatalError() } set { fatalError() } }
  #endif
}
@available(iOS, introduced: 13.0, deprecated: 18.0, message: "Use Product.products") @available(macOS, introduced: 10.15, deprecated: 15.0, message: "Use Product.products") @available(tvOS, introduced: 13.0, deprecated: 18.0, message: "Use Product.products") @available(watchOS, introduced: 6.2, deprecated: 11.0, message: "Use Product.products") @available(visionOS, introduced: 1.0, deprecated: 2.0, message: "Use Product.products") public protocol SKProductsRequestDelegate: SKRequestDelegate { func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) }
@available(iOS, introduced: 13.0, deprecated: 18.0, message: "Use Product.products") @available(macOS, introduced: 10.15, deprecated: 15.0, message: "Use Product.products") @available(tvOS, introduced: 13.0, deprecated: 18.0, message: "Use Product.products") @available(watchOS, introduced: 6.2, deprecated: 11.0, message: "Use Product.products") @available(visionOS, introduced: 1.0, deprecated: 2.0, message: "Use Product.products") open class SKProductsResponse: NSObject { open var products: [SKProduct] { fatalError() }; open var invalidProductIdentifiers: [String] { fatalError() } }
@available(iOS, introduced: 13.0, deprecated: 18.0, message: "Use Product.purchase") @available(macOS, introduced: 10.15, deprecated: 15.0, message: "Use Product.purchase") @available(tvOS, introduced: 13.0, deprecated: 18.0, message: "Use Product.purchase") @available(watchOS, introduced: 6.2, deprecated: 11.0, message: "Use Product.purchase") @available(visionOS, introduced: 1.0, deprecated: 2.0, message: "Use Product.purchase") open class SKPayment: NSObject { public convenience init(product: SKProduct) { fatalError() }; open var productIdentifier: String { fatalError() }; open var quantity: Int { fatalError() }; open var applicationUsername: String? { fatalError() } }
@available(iOS, introduced: 13.0, deprecated: 18.0, message: "Use Product.purchase") @available(macOS, introduced: 10.15, deprecated: 15.0, message: "Use Product.purchase") @available(tvOS, introduced: 13.0, deprecated: 18.0, message: "Use Product.purchase") @available(watchOS, introduced: 6.2, deprecated: 11.0, message: "Use Product.purchase") @available(visionOS, introduced: 1.0, deprecated: 2.0, message: "Use Product.purchase") public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }
@available(iOS, introduced: 13.0, deprecated: 18.0, message: "Use Transaction") @available(macOS, introduced: 10.15, deprecated: 15.0, message: "Use Transaction") @available(tvOS, introduced: 13.0, deprecated: 18.0, message: "Use Transaction") @available(watchOS, introduced: 6.2, deprecated: 11.0, message: "Use Transaction") @available(visionOS, introduced: 1.0, deprecated: 2.0, message: "Use Transaction") open class SKPaymentTransaction: NSObject {
  open var error: (any Error)? { fatalError() }
  open var original: SKPaymentTransaction? { fatalError() }
  open var payment: SKPayment { fatalError() }
  open var transactionDate: Date? { fatalError() }
  open var transactionIdentifier: String? { fatalError() }
  open var transactionState: SKPaymentTransactionState { fatalError() }
}
@available(iOS, introduced: 13.0, deprecated: 18.0, message: "Use Transaction.updates") @available(macOS, introduced: 10.15, deprecated: 15.0, message: "Use Transaction.updates") @available(tvOS, introduced: 13.0, deprecated: 18.0, message: "Use Transaction.updates") @available(watchOS, introduced: 6.2, deprecated: 11.0, message: "Use Transaction.updates") @available(visionOS, introduced: 1.0, deprecated: 2.0, message: "Use Transaction.updates") public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
}
@available(iOS, introduced: 13.0, deprecated: 18.0, message: "Use Transaction.updates") @available(macOS, introduced: 10.15, deprecated: 15.0, message: "Use Transaction.updates") @available(tvOS, introduced: 13.0, deprecated: 18.0, message: "Use Transaction.updates") @available(watchOS, introduced: 6.2, deprecated: 11.0, message: "Use Transaction.updates") @available(visionOS, introduced: 1.0, deprecated: 2.0, message: "Use Transaction.updates") extension SKPaymentTransactionObserver {
  public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) { fatalError() }
  public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) { fatalError() }
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) { fatalError() }
  public func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool { fatalError() }
}
@available(iOS, introduced: 13.0, deprecated: 18.0, message: "Use Product.purchase") @available(macOS, introduced: 10.15, deprecated: 15.0, message: "Use Product.purchase") @available(tvOS, introduced: 13.0, deprecated: 18.0, message: "Use Product.purchase") @available(watchOS, introduced: 6.2, deprecated: 11.0, message: "Use Product.purchase") @available(visionOS, introduced: 1.0, deprecated: 2.0, message: "Use Product.purchase") open class SKPaymentQueue: NSObject, @unchecked Sendable {
  open class func `default`() -> Self { fatalError() }
  open class func canMakePayments() -> Bool { fatalError() }
  open func add(_ payment: SKPayment) { fatalError() }
  open func add(_ observer: any SKPaymentTransactionObserver) { fatalError() }
  open func remove(_ observer: any SKPaymentTransactionObserver) { fatalError() }
  open func restoreCompletedTransactions() { fatalError() }
  open func finishTransaction(_ transaction: SKPaymentTransaction) { fatalError() }
  open var transactions: [SKPaymentTransaction] { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.2, visionOS 1.0, *) public struct SKError: Error { let _x: Int
  public var code: SKError.Code { fatalError() }
  public var localizedDescription: String { fatalError() }
  public enum Code: Int, Sendable { case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable, cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked, privacyAcknowledgementRequired, unauthorizedRequestData, invalidOfferIdentifier, invalidSignature, missingOfferParams, invalidOfferPrice }
  public static var unknown: SKError.Code { fatalError() }
  public static var clientInvalid: SKError.Code { fatalError() }
  public static var paymentCancelled: SKError.Code { fatalError() }
  public static var paymentInvalid: SKError.Code { fatalError() }
  public static var paymentNotAllowed: SKError.Code { fatalError() }
}
#if os(iOS)
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public let SKStoreProductParameterITunesItemIdentifier: String = ""
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor open class SKStoreProductViewController: UIViewController {
  weak open var delegate: (any SKStoreProductViewControllerDelegate)?
  open func loadProduct(withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil) { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol { func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) }
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension SKStoreProductViewControllerDelegate { public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) { fatalError() } }
@available(iOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor open class SKOverlay: NSObject { public init(configuration: SKOverlay.Configuration) { fatalError() }
  open func present(in scene: UIWindowScene) { fatalError() }
  open class func dismiss(in scene: UIWindowScene) { fatalError() }
  open class Configuration: NSObject {}
  open class AppConfiguration: SKOverlay.Configuration { nonisolated public init(appIdentifier: String, position: SKOverlay.Position) { fatalError() } }
  open class AppClipConfiguration: SKOverlay.Configuration { nonisolated public init(position: SKOverlay.Position) { fatalError() } }
  public enum Position: Int, Sendable { case bottom, bottomRaised }
}
@available(iOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension View { nonisolated public func appStoreOverlay(isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration) -> some View { fatalError() } }
#endif
