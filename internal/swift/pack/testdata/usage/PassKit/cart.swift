// target: ios15.0
// mode: 5

import UIKit
import PassKit
class CartViewController: UIViewController, PKPaymentAuthorizationViewControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        let button = PKPaymentButton(paymentButtonType: .buy, paymentButtonStyle: .black)
        button.cornerRadius = 8
        view.addSubview(button)
    }
    func pay() {
        let request = PKPaymentRequest()
        request.supportsCouponCode = true
        let plan = PKRecurringPaymentSummaryItem(label: "Pro", amount: 4.99)
        plan.intervalUnit = .month
        plan.intervalCount = 1
        request.paymentSummaryItems = [plan]
        guard PKPaymentAuthorizationViewController.canMakePayments(), let vc = PKPaymentAuthorizationViewController(paymentRequest: request) else { return }
        vc.delegate = self
        present(vc, animated: true)
    }
    func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController) { controller.dismiss(animated: true) }
    func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment, handler completion: @escaping (PKPaymentAuthorizationResult) -> Void) {
        completion(.init(status: .success, errors: nil))
    }
    func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact, handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void) {
        let e = PKPaymentRequest.paymentShippingAddressUnserviceableError(withLocalizedDescription: "no")
        completion(PKPaymentRequestShippingContactUpdate(errors: [e], paymentSummaryItems: [], shippingMethods: []))
    }
}
