// target: ios17.0
// mode: 5

import PassKit

final class PaymentHandler: NSObject, PKPaymentAuthorizationControllerDelegate {
    static let networks: [PKPaymentNetwork] = [.visa, .masterCard, .amex, .discover]
    private var completion: ((Bool) -> Void)?
    private var status = PKPaymentAuthorizationStatus.failure
    class func applePayStatus() -> (Bool, Bool) {
        (PKPaymentAuthorizationController.canMakePayments(), PKPaymentAuthorizationController.canMakePayments(usingNetworks: networks))
    }
    func start(_ completion: @escaping (Bool) -> Void) {
        self.completion = completion
        let fare = PKPaymentSummaryItem(label: "Fare", amount: NSDecimalNumber(string: "9.99"), type: .final)
        let total = PKPaymentSummaryItem(label: "Total", amount: NSDecimalNumber(value: 12.5))
        let shipping = PKShippingMethod(label: "Standard", amount: .zero)
        shipping.identifier = "std"; shipping.detail = "5 days"
        let request = PKPaymentRequest()
        request.merchantIdentifier = "merchant.com.example"
        request.merchantCapabilities = .capability3DS
        request.countryCode = "US"
        request.currencyCode = "USD"
        request.supportedNetworks = Self.networks
        request.paymentSummaryItems = [fare, total]
        request.shippingType = .delivery
        request.shippingMethods = [shipping]
        request.requiredShippingContactFields = [.name, .postalAddress]
        let controller = PKPaymentAuthorizationController(paymentRequest: request)
        controller.delegate = self
        controller.present { presented in print(presented) }
    }
    func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment, handler completion: @escaping (PKPaymentAuthorizationResult) -> Void) {
        status = .success
        print(payment.token.paymentData.count, payment.shippingContact?.name?.givenName ?? "")
        completion(PKPaymentAuthorizationResult(status: status, errors: nil))
    }
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController) {
        controller.dismiss { DispatchQueue.main.async { self.completion?(self.status == .success) } }
    }
}
