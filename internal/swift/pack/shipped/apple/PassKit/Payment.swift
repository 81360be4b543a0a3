@_exported import Contacts
@_exported import Foundation
#if os(macOS)
@_exported import AppKit
#else
@_exported import UIKit
#endif

@available(iOS 8.0, macOS 11.0, watchOS 3.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public static let amex = PKPaymentNetwork(rawValue: "")
    public static let cartesBancaires = PKPaymentNetwork(rawValue: "")
    public static let chinaUnionPay = PKPaymentNetwork(rawValue: "")
    public static let discover = PKPaymentNetwork(rawValue: "")
    public static let eftpos = PKPaymentNetwork(rawValue: "")
    public static let electron = PKPaymentNetwork(rawValue: "")
    public static let elo = PKPaymentNetwork(rawValue: "")
    public static let idCredit = PKPaymentNetwork(rawValue: "")
    public static let interac = PKPaymentNetwork(rawValue: "")
    public static let JCB = PKPaymentNetwork(rawValue: "")
    public static let mada = PKPaymentNetwork(rawValue: "")
    public static let maestro = PKPaymentNetwork(rawValue: "")
    public static let masterCard = PKPaymentNetwork(rawValue: "")
    public static let mir = PKPaymentNetwork(rawValue: "")
    public static let privateLabel = PKPaymentNetwork(rawValue: "")
    public static let quicPay = PKPaymentNetwork(rawValue: "")
    public static let suica = PKPaymentNetwork(rawValue: "")
    public static let vPay = PKPaymentNetwork(rawValue: "")
    public static let visa = PKPaymentNetwork(rawValue: "")
    public static let barcode = PKPaymentNetwork(rawValue: "")
    public static let girocard = PKPaymentNetwork(rawValue: "")
    public static let waon = PKPaymentNetwork(rawValue: "")
    public static let nanaco = PKPaymentNetwork(rawValue: "")
    public static let dankort = PKPaymentNetwork(rawValue: "")
    public static let bancomat = PKPaymentNetwork(rawValue: "")
    public static let bancontact = PKPaymentNetwork(rawValue: "")
    public static let postFinance = PKPaymentNetwork(rawValue: "")
    public static let pagoBancomat = PKPaymentNetwork(rawValue: "")
    public static let tmoney = PKPaymentNetwork(rawValue: "")
    public static let meeza = PKPaymentNetwork(rawValue: "")
    public static let NAPAS = PKPaymentNetwork(rawValue: "")
}
@available(iOS 8.0, macOS 11.0, watchOS 3.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct PKMerchantCapability: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var threeDSecure: PKMerchantCapability { fatalError() }
    public static var emv: PKMerchantCapability { fatalError() }
    public static var credit: PKMerchantCapability { fatalError() }
    public static var debit: PKMerchantCapability { fatalError() }
    public static var instantFundsOut: PKMerchantCapability { fatalError() }
    public static var capability3DS: PKMerchantCapability { fatalError() }
    public static var capabilityEMV: PKMerchantCapability { fatalError() }
    public static var capabilityCredit: PKMerchantCapability { fatalError() }
    public static var capabilityDebit: PKMerchantCapability { fatalError() }
}
@available(iOS 11.0, macOS 11.0, watchOS 4.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct PKContactField: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public static let emailAddress = PKContactField(rawValue: "")
    public static let name = PKContactField(rawValue: "")
    public static let phoneNumber = PKContactField(rawValue: "")
    public static let phoneticName = PKContactField(rawValue: "")
    public static let postalAddress = PKContactField(rawValue: "")
}
@available(iOS 8.3, macOS 11.0, watchOS 3.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum PKShippingType: UInt, Sendable { case shipping = 0, delivery, storePickup, servicePickup }
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum PKShippingContactEditingMode: UInt, Sendable { case available = 1, storePickup }
@available(iOS 9.0, macOS 11.0, watchOS 3.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum PKPaymentSummaryItemType: UInt, Sendable { case final = 0, pending }
@available(iOS 8.0, macOS 11.0, watchOS 3.0, visionOS 1.0, *) @available(tvOS, unavailable) open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    public convenience init(label: String, amount: NSDecimalNumber) { fatalError() }
    public convenience init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType) { fatalError() }
    open var label: String { get { fatalError() } set {} }
    open var amount: NSDecimalNumber { get { fatalError() } set {} }
    open var type: PKPaymentSummaryItemType { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 11.0, watchOS 3.0, visionOS 1.0, *) @available(tvOS, unavailable) open class PKShippingMethod: PKPaymentSummaryItem, @unchecked Sendable {
    open var identifier: String? { get { fatalError() } set {} }
    open var detail: String? { get { fatalError() } set {} }
    @available(iOS 15.0, macOS 12.0, watchOS 8.0, *) @available(tvOS, unavailable) open var dateComponentsRange: PKDateComponentsRange? { get { fatalError() } set {} }
}
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *) @available(tvOS, unavailable) open class PKDateComponentsRange: NSObject, @unchecked Sendable {
    public init?(start startDateComponents: DateComponents, end endDateComponents: DateComponents) { fatalError() }
    open var startDateComponents: DateComponents { fatalError() }
    open var endDateComponents: DateComponents { fatalError() }
}
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *) @available(tvOS, unavailable) open class PKRecurringPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
    open var startDate: Date? { get { fatalError() } set {} }
    open var endDate: Date? { get { fatalError() } set {} }
    open var intervalUnit: NSCalendar.Unit { get { fatalError() } set {} }
    open var intervalCount: Int { get { fatalError() } set {} }
}
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *) @available(tvOS, unavailable) open class PKDeferredPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable { open var deferredDate: Date { get { fatalError() } set {} } }
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) open class PKAutomaticReloadPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable { open var thresholdAmount: NSDecimalNumber { get { fatalError() } set {} } }
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) open class PKRecurringPaymentRequest: NSObject, @unchecked Sendable {
    public init(paymentDescription: String, regularBilling: PKRecurringPaymentSummaryItem, managementURL: URL) { fatalError() }
    open var paymentDescription: String { get { fatalError() } set {} }
    open var regularBilling: PKRecurringPaymentSummaryItem { get { fatalError() } set {} }
    open var trialBilling: PKRecurringPaymentSummaryItem? { get { fatalError() } set {} }
    open var billingAgreement: String? { get { fatalError() } set {} }
    open var managementURL: URL { get { fatalError() } set {} }
    open var tokenNotificationURL: URL? { get { fatalError() } set {} }
}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) open class PKAutomaticReloadPaymentRequest: NSObject, @unchecked Sendable {
    public init(paymentDescription: String, automaticReloadBilling: PKAutomaticReloadPaymentSummaryItem, managementURL: URL) { fatalError() }
}
@available(iOS 16.4, macOS 13.3, watchOS 9.4, visionOS 1.0, *) @available(tvOS, unavailable) open class PKDeferredPaymentRequest: NSObject, @unchecked Sendable {
    public init(paymentDescription: String, deferredBilling: PKDeferredPaymentSummaryItem, managementURL: URL) { fatalError() }
    open var billingAgreement: String? { get { fatalError() } set {} }
    open var freeCancellationDate: Date? { get { fatalError() } set {} }
}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) open class PKPaymentTokenContext: NSObject, @unchecked Sendable {
    public init(merchantIdentifier: String, externalIdentifier: String, merchantName: String, merchantDomain: String?, amount: NSDecimalNumber) { fatalError() }
}
@available(iOS 9.0, macOS 11.0, watchOS 3.0, visionOS 1.0, *) @available(tvOS, unavailable) open class PKContact: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open var name: PersonNameComponents? { get { fatalError() } set {} }
    open var postalAddress: CNPostalAddress? { get { fatalError() } set {} }
    open var phoneNumber: CNPhoneNumber? { get { fatalError() } set {} }
    open var emailAddress: String? { get { fatalError() } set {} }
}
@available(iOS 8.0, macOS 11.0, watchOS 3.0, visionOS 1.0, *) @available(tvOS, unavailable) open class PKPaymentRequest: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open class func availableNetworks() -> [PKPaymentNetwork] { fatalError() }
    open var merchantIdentifier: String { get { fatalError() } set {} }
    open var countryCode: String { get { fatalError() } set {} }
    open var supportedNetworks: [PKPaymentNetwork] { get { fatalError() } set {} }
    open var merchantCapabilities: PKMerchantCapability { get { fatalError() } set {} }
    @available(iOS 15.0, macOS 12.0, watchOS 8.0, *) @available(tvOS, unavailable) open var supportsCouponCode: Bool { get { fatalError() } set {} }
    @available(iOS 15.0, macOS 12.0, watchOS 8.0, *) @available(tvOS, unavailable) open var couponCode: String? { get { fatalError() } set {} }
    @available(iOS 15.0, macOS 12.0, watchOS 8.0, *) @available(tvOS, unavailable) open var shippingContactEditingMode: PKShippingContactEditingMode { get { fatalError() } set {} }
    open var paymentSummaryItems: [PKPaymentSummaryItem] { get { fatalError() } set {} }
    open var currencyCode: String { get { fatalError() } set {} }
    @available(iOS 11.0, macOS 11.0, watchOS 4.0, *) @available(tvOS, unavailable) open var requiredBillingContactFields: Set<PKContactField> { get { fatalError() } set {} }
    open var billingContact: PKContact? { get { fatalError() } set {} }
    @available(iOS 11.0, macOS 11.0, watchOS 4.0, *) @available(tvOS, unavailable) open var requiredShippingContactFields: Set<PKContactField> { get { fatalError() } set {} }
    open var shippingContact: PKContact? { get { fatalError() } set {} }
    open var shippingMethods: [PKShippingMethod]? { get { fatalError() } set {} }
    open var shippingType: PKShippingType { get { fatalError() } set {} }
    open var applicationData: Data? { get { fatalError() } set {} }
    open var supportedCountries: Set<String>? { get { fatalError() } set {} }
    @available(iOS 16.0, macOS 13.0, watchOS 9.0, *) @available(tvOS, unavailable) open var recurringPaymentRequest: PKRecurringPaymentRequest? { get { fatalError() } set {} }
    @available(iOS 16.0, macOS 13.0, watchOS 9.0, *) @available(tvOS, unavailable) open var automaticReloadPaymentRequest: PKAutomaticReloadPaymentRequest? { get { fatalError() } set {} }
    @available(iOS 16.4, macOS 13.3, watchOS 9.4, *) @available(tvOS, unavailable) open var deferredPaymentRequest: PKDeferredPaymentRequest? { get { fatalError() } set {} }
    @available(iOS 16.0, macOS 13.0, watchOS 9.0, *) @available(tvOS, unavailable) open var multiTokenContexts: [PKPaymentTokenContext] { get { fatalError() } set {} }
    open class func paymentContactInvalidError(withContactField field: PKContactField, localizedDescription: String?) -> any Error { fatalError() }
    open class func paymentShippingAddressInvalidError(withKey postalAddressKey: String, localizedDescription: String?) -> any Error { fatalError() }
    open class func paymentBillingAddressInvalidError(withKey postalAddressKey: String, localizedDescription: String?) -> any Error { fatalError() }
    open class func paymentShippingAddressUnserviceableError(withLocalizedDescription localizedDescription: String?) -> any Error { fatalError() }
    @available(iOS 15.0, macOS 12.0, watchOS 8.0, *) @available(tvOS, unavailable) open class func paymentCouponCodeInvalidError(localizedDescription: String?) -> any Error { fatalError() }
    @available(iOS 15.0, macOS 12.0, watchOS 8.0, *) @available(tvOS, unavailable) open class func paymentCouponCodeExpiredError(localizedDescription: String?) -> any Error { fatalError() }
}
@available(iOS 8.0, macOS 11.0, watchOS 3.0, visionOS 1.0, *) @available(tvOS, unavailable) open class PKPaymentToken: NSObject, @unchecked Sendable {
    open var paymentMethod: PKPaymentMethod { fatalError() }
    open var transactionIdentifier: String { fatalError() }
    open var paymentData: Data { fatalError() }
}
@available(iOS 9.0, macOS 11.0, watchOS 3.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum PKPaymentMethodType: UInt, Sendable { case unknown = 0, debit, credit, prepaid, store, eMoney }
@available(iOS 9.0, macOS 11.0, watchOS 3.0, visionOS 1.0, *) @available(tvOS, unavailable) open class PKPaymentMethod: NSObject, @unchecked Sendable {
    open var displayName: String? { fatalError() }
    open var network: PKPaymentNetwork? { fatalError() }
    open var type: PKPaymentMethodType { fatalError() }
    @available(iOS 13.4, *) open var secureElementPass: PKSecureElementPass? { fatalError() }
    open var billingAddress: CNContact? { fatalError() }
}
@available(iOS 8.0, macOS 11.0, watchOS 3.0, visionOS 1.0, *) @available(tvOS, unavailable) open class PKPayment: NSObject, @unchecked Sendable {
    open var token: PKPaymentToken { fatalError() }
    open var billingContact: PKContact? { fatalError() }
    open var shippingContact: PKContact? { fatalError() }
    open var shippingMethod: PKShippingMethod? { fatalError() }
}
@available(iOS 8.0, macOS 11.0, watchOS 3.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum PKPaymentAuthorizationStatus: Int, Sendable { case success = 0, failure, pinRequired = 5, pinIncorrect, pinLockout }
@available(iOS 11.0, macOS 11.0, watchOS 4.0, visionOS 1.0, *) @available(tvOS, unavailable) open class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {
    public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) { fatalError() }
    open var status: PKPaymentAuthorizationStatus { get { fatalError() } set {} }
    open var errors: [any Error]! { get { fatalError() } set {} }
    @available(iOS 16.0, macOS 13.0, watchOS 9.0, *) @available(tvOS, unavailable) open var orderDetails: PKPaymentOrderDetails? { get { fatalError() } set {} }
}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) open class PKPaymentOrderDetails: NSObject, @unchecked Sendable {
    public init(orderTypeIdentifier: String, orderIdentifier: String, webServiceURL: URL, authenticationToken: String) { fatalError() }
}
@available(iOS 11.0, macOS 11.0, watchOS 4.0, visionOS 1.0, *) @available(tvOS, unavailable) open class PKPaymentRequestUpdate: NSObject, @unchecked Sendable {
    public init(paymentSummaryItems: [PKPaymentSummaryItem]) { fatalError() }
    open var status: PKPaymentAuthorizationStatus { get { fatalError() } set {} }
    open var paymentSummaryItems: [PKPaymentSummaryItem] { get { fatalError() } set {} }
    @available(iOS 15.0, *) open var shippingMethods: [PKShippingMethod] { get { fatalError() } set {} }
}
@available(iOS 11.0, macOS 11.0, watchOS 4.0, visionOS 1.0, *) @available(tvOS, unavailable) open class PKPaymentRequestShippingContactUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
    public override init(paymentSummaryItems: [PKPaymentSummaryItem]) { fatalError() }
    public init(errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem], shippingMethods: [PKShippingMethod]) { fatalError() }
    open var errors: [any Error]! { get { fatalError() } set {} }
}
@available(iOS 11.0, macOS 11.0, watchOS 4.0, visionOS 1.0, *) @available(tvOS, unavailable) open class PKPaymentRequestShippingMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {}
@available(iOS 11.0, macOS 11.0, watchOS 4.0, visionOS 1.0, *) @available(tvOS, unavailable) open class PKPaymentRequestPaymentMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
    public override init(paymentSummaryItems: [PKPaymentSummaryItem]) { fatalError() }
    public init(errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem]) { fatalError() }
}
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *) @available(tvOS, unavailable) open class PKPaymentRequestCouponCodeUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
    public override init(paymentSummaryItems: [PKPaymentSummaryItem]) { fatalError() }
    public init(errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem], shippingMethods: [PKShippingMethod]) { fatalError() }
}
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *) @available(tvOS, unavailable) open class PKPaymentMerchantSession: NSObject, @unchecked Sendable { public init(dictionary: [AnyHashable: Any]) { fatalError() } }
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *) @available(tvOS, unavailable) open class PKPaymentRequestMerchantSessionUpdate: NSObject, @unchecked Sendable { public init(status: PKPaymentAuthorizationStatus, merchantSession session: PKPaymentMerchantSession?) { fatalError() } }
@available(iOS 10.0, macOS 11.0, watchOS 3.0, visionOS 1.0, *) @available(tvOS, unavailable) @preconcurrency public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
    func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment, completion: @escaping (PKPaymentAuthorizationStatus) -> Void)
    func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment, handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
    func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment) async -> PKPaymentAuthorizationResult
    func paymentAuthorizationControllerWillAuthorizePayment(_ controller: PKPaymentAuthorizationController)
    func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didChangeCouponCode couponCode: String, handler completion: @escaping (PKPaymentRequestCouponCodeUpdate) -> Void)
    func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod, handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void)
    func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod) async -> PKPaymentRequestShippingMethodUpdate
    func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact, handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void)
    func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact) async -> PKPaymentRequestShippingContactUpdate
    func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didSelectPaymentMethod paymentMethod: PKPaymentMethod, handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void)
    #if !os(watchOS)
    func presentationWindow(for controller: PKPaymentAuthorizationController) -> PKPresentationWindow?
    #endif
}
@available(iOS 10.0, macOS 11.0, watchOS 3.0, visionOS 1.0, *) @available(tvOS, unavailable) extension PKPaymentAuthorizationControllerDelegate {
    public func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment, completion: @escaping (PKPaymentAuthorizationStatus) -> Void) {}
    public func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment, handler completion: @escaping (PKPaymentAuthorizationResult) -> Void) {}
    public func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment) async -> PKPaymentAuthorizationResult { fatalError() }
    public func paymentAuthorizationControllerWillAuthorizePayment(_ controller: PKPaymentAuthorizationController) {}
    public func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didChangeCouponCode couponCode: String, handler completion: @escaping (PKPaymentRequestCouponCodeUpdate) -> Void) {}
    public func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod, handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void) {}
    public func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod) async -> PKPaymentRequestShippingMethodUpdate { fatalError() }
    public func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact, handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void) {}
    public func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact) async -> PKPaymentRequestShippingContactUpdate { fatalError() }
    public func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didSelectPaymentMethod paymentMethod: PKPaymentMethod, handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void) {}
    #if !os(watchOS)
    public func presentationWindow(for controller: PKPaymentAuthorizationController) -> PKPresentationWindow? { fatalError() }
    #endif
}
#if os(macOS)
public typealias PKPresentationWindow = NSWindow
#elseif !os(watchOS)
public typealias PKPresentationWindow = UIWindow
#endif
@available(iOS 10.0, macOS 11.0, watchOS 3.0, visionOS 1.0, *) @available(tvOS, unavailable) open class PKPaymentAuthorizationController: NSObject, @unchecked Sendable {
    public init(paymentRequest request: PKPaymentRequest) { fatalError() }
    open class func canMakePayments() -> Bool { fatalError() }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { fatalError() }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities capabilties: PKMerchantCapability) -> Bool { fatalError() }
    open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)? { get { fatalError() } set {} }
    open func present(completion: ((Bool) -> Void)? = nil) {}
    @discardableResult open func present() async -> Bool { fatalError() }
    open func dismiss(completion: (() -> Void)? = nil) {}
    open func dismiss() async {}
}
#if os(iOS)
@available(iOS 8.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
    func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
    func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment, handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
    func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment, completion: @escaping (PKPaymentAuthorizationStatus) -> Void)
    func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment) async -> PKPaymentAuthorizationResult
    func paymentAuthorizationViewControllerWillAuthorizePayment(_ controller: PKPaymentAuthorizationViewController)
    func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didSelect shippingMethod: PKShippingMethod, handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void)
    func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact, handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void)
    func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didSelect paymentMethod: PKPaymentMethod, handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void)
    func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didChangeCouponCode couponCode: String, handler completion: @escaping (PKPaymentRequestCouponCodeUpdate) -> Void)
}
@available(iOS 8.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension PKPaymentAuthorizationViewControllerDelegate {
    public func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment, handler completion: @escaping (PKPaymentAuthorizationResult) -> Void) {}
    public func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment, completion: @escaping (PKPaymentAuthorizationStatus) -> Void) {}
    public func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment) async -> PKPaymentAuthorizationResult { fatalError() }
    public func paymentAuthorizationViewControllerWillAuthorizePayment(_ controller: PKPaymentAuthorizationViewController) {}
    public func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didSelect shippingMethod: PKShippingMethod, handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void) {}
    public func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact, handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void) {}
    public func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didSelect paymentMethod: PKPaymentMethod, handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void) {}
    public func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didChangeCouponCode couponCode: String, handler completion: @escaping (PKPaymentRequestCouponCodeUpdate) -> Void) {}
}
@available(iOS 8.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class PKPaymentAuthorizationViewController: UIViewController {
    public init?(paymentRequest request: PKPaymentRequest) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    nonisolated open class func canMakePayments() -> Bool { fatalError() }
    nonisolated open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { fatalError() }
    nonisolated open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities capabilties: PKMerchantCapability) -> Bool { fatalError() }
    open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)? { get { fatalError() } set {} }
}
#endif
@available(iOS 8.0, macOS 11.0, watchOS 3.0, visionOS 1.0, *) @available(tvOS, unavailable) public let PKPaymentErrorDomain: String = ""
@available(iOS 11.0, macOS 11.0, watchOS 4.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct PKPaymentError: Error, CustomNSError, Hashable, @unchecked Sendable {
    public enum Code: Int, Sendable { case unknownError = -1, shippingContactInvalidError = 1, billingContactInvalidError, shippingAddressUnserviceableError, couponCodeInvalidError, couponCodeExpiredError }
    public init(_ code: Code, userInfo: [String: Any] = [:]) { fatalError() }
    public static var errorDomain: String { fatalError() }
    public var code: Code { fatalError() }
    public var errorCode: Int { fatalError() }
    public var errorUserInfo: [String: Any] { fatalError() }
    public var userInfo: [String: Any] { fatalError() }
    public var localizedDescription: String { fatalError() }
    public static func == (a: PKPaymentError, b: PKPaymentError) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
    public static var unknownError: Code { fatalError() }
    public static var shippingContactInvalidError: Code { fatalError() }
    public static var billingContactInvalidError: Code { fatalError() }
    public static var shippingAddressUnserviceableError: Code { fatalError() }
    public static var couponCodeInvalidError: Code { fatalError() }
    public static var couponCodeExpiredError: Code { fatalError() }
}
@available(iOS 11.0, macOS 11.0, watchOS 4.0, visionOS 1.0, *) @available(tvOS, unavailable) public func ~= (match: PKPaymentError.Code, error: any Error) -> Bool { fatalError() }
