import SwiftUI

@available(iOS 6.0, macOS 11.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum PKPassType: UInt, Sendable { case barcode = 0, secureElement, any }
@available(iOS 6.0, macOS 11.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class PKObject: NSObject, @unchecked Sendable {}
@available(iOS 6.0, macOS 11.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class PKPass: PKObject, @unchecked Sendable {
    public init(data: Data) throws { fatalError() }
    open var passType: PKPassType { fatalError() }
    @available(iOS 13.4, *) open var secureElementPass: PKSecureElementPass? { fatalError() }
    open var serialNumber: String { fatalError() }
    open var passTypeIdentifier: String { fatalError() }
    open var webServiceURL: URL? { fatalError() }
    open var authenticationToken: String? { fatalError() }
    #if !os(macOS) && !os(watchOS)
    open var icon: UIImage { fatalError() }
    #endif
    open var localizedName: String { fatalError() }
    open var localizedDescription: String { fatalError() }
    open var organizationName: String { fatalError() }
    open var relevantDate: Date? { fatalError() }
    open var userInfo: [AnyHashable: Any]? { fatalError() }
    open var passURL: URL? { fatalError() }
    open var isRemotePass: Bool { fatalError() }
    open var deviceName: String { fatalError() }
    open func localizedValue(forFieldKey key: String) -> Any? { fatalError() }
}
@available(iOS 13.4, macOS 11.0, watchOS 6.2, visionOS 1.0, *) @available(tvOS, unavailable) open class PKSecureElementPass: PKPass, @unchecked Sendable {
    public enum PassActivationState: Int, Sendable { case activated = 0, requiresActivation, activating, suspended, deactivated }
    open var primaryAccountIdentifier: String { fatalError() }
    open var primaryAccountNumberSuffix: String { fatalError() }
    open var deviceAccountIdentifier: String { fatalError() }
    open var deviceAccountNumberSuffix: String { fatalError() }
    open var passActivationState: PKSecureElementPass.PassActivationState { fatalError() }
}
@available(iOS 6.0, macOS 11.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum PKPassLibraryAddPassesStatus: Int, Sendable { case didAddPasses = 0, shouldReviewPasses, didCancelAddPasses }
@available(iOS 6.0, macOS 11.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) open class PKPassLibrary: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open class func isPassLibraryAvailable() -> Bool { fatalError() }
    open class func isPaymentPassActivationAvailable() -> Bool { fatalError() }
    open func passes() -> [PKPass] { fatalError() }
    open func passes(of passType: PKPassType) -> [PKPass] { fatalError() }
    open func remotePaymentPasses() -> [PKPaymentPass] { fatalError() }
    open func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass? { fatalError() }
    open func removePass(_ pass: PKPass) {}
    open func containsPass(_ pass: PKPass) -> Bool { fatalError() }
    open func replacePass(with pass: PKPass) -> Bool { fatalError() }
    @preconcurrency open func addPasses(_ passes: [PKPass], withCompletionHandler completion: (@Sendable (PKPassLibraryAddPassesStatus) -> Void)? = nil) {}
    open func addPasses(_ passes: [PKPass]) async -> PKPassLibraryAddPassesStatus { fatalError() }
    open func openPaymentSetup() {}
    open func canAddPaymentPass(withPrimaryAccountIdentifier primaryAccountIdentifier: String) -> Bool { fatalError() }
    open func canAddSecureElementPass(primaryAccountIdentifier: String) -> Bool { fatalError() }
}
@available(iOS 8.0, macOS 11.0, watchOS 3.0, visionOS 1.0, *) @available(tvOS, unavailable) open class PKPaymentPass: PKSecureElementPass, @unchecked Sendable {}
@available(iOS 6.0, macOS 11.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) extension NSNotification.Name {
    public static let PKPassLibraryDidChange: NSNotification.Name = NSNotification.Name("")
    public static let PKPassLibraryRemotePaymentPassesDidChange: NSNotification.Name = NSNotification.Name("")
}
@available(iOS 6.0, macOS 11.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct PKPassKitError: Error, CustomNSError, Hashable, @unchecked Sendable {
    public enum Code: Int, Sendable { case unknownError = -1, invalidDataError = 1, unsupportedVersionError, invalidSignature, notEntitledError }
    public init(_ code: Code, userInfo: [String: Any] = [:]) { fatalError() }
    public static var errorDomain: String { fatalError() }
    public var code: Code { fatalError() }
    public var errorCode: Int { fatalError() }
    public var errorUserInfo: [String: Any] { fatalError() }
    public var userInfo: [String: Any] { fatalError() }
    public var localizedDescription: String { fatalError() }
    public static func == (a: PKPassKitError, b: PKPassKitError) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
    public static var unknownError: Code { fatalError() }
    public static var invalidDataError: Code { fatalError() }
    public static var unsupportedVersionError: Code { fatalError() }
    public static var invalidSignature: Code { fatalError() }
    public static var notEntitledError: Code { fatalError() }
}
@available(iOS 6.0, macOS 11.0, watchOS 2.0, visionOS 1.0, *) @available(tvOS, unavailable) public func ~= (match: PKPassKitError.Code, error: any Error) -> Bool { fatalError() }
@available(iOS 8.3, macOS 11.0, watchOS 3.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum PKPaymentButtonStyle: Int, Sendable { case white = 0, whiteOutline, black, automatic }
@available(iOS 8.3, macOS 11.0, watchOS 3.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum PKPaymentButtonType: Int, Sendable { case plain = 0, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent, support, contribute, tip, `continue` }
#if os(iOS)
@available(iOS 8.3, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class PKPaymentButton: UIButton {
    public convenience init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) { fatalError() }
    @available(iOS 14.0, *) public convenience init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle, disableCardArt: Bool) { fatalError() }
    open var cornerRadius: CGFloat { get { fatalError() } set {} }
}
@available(iOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum PKAddPassButtonStyle: Int, Sendable { case black = 0, blackOutline }
@available(iOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class PKAddPassButton: UIButton {
    public init(addPassButtonStyle style: PKAddPassButtonStyle) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    open var addPassButtonStyle: PKAddPassButtonStyle { get { fatalError() } set {} }
}
@available(iOS 6.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
    func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}
@available(iOS 6.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension PKAddPassesViewControllerDelegate {
    public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}
@available(iOS 6.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class PKAddPassesViewController: UIViewController {
    public init?(pass: PKPass) { fatalError() }
    public init?(passes: [PKPass]) { fatalError() }
    public init(issuerData: Data, signature: Data) throws { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    nonisolated open class func canAddPasses() -> Bool { fatalError() }
    open weak var delegate: (any PKAddPassesViewControllerDelegate)? { get { fatalError() } set {} }
}
@available(iOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class PKAddPaymentPassRequestConfiguration: NSObject, @unchecked Sendable {
    public init?(encryptionScheme: PKEncryptionScheme) { fatalError() }
    open var cardholderName: String? { get { fatalError() } set {} }
    open var primaryAccountSuffix: String? { get { fatalError() } set {} }
    open var primaryAccountIdentifier: String? { get { fatalError() } set {} }
    open var localizedDescription: String? { get { fatalError() } set {} }
    open var paymentNetwork: PKPaymentNetwork? { get { fatalError() } set {} }
    open var requiresFelicaSecureElement: Bool { get { fatalError() } set {} }
}
@available(iOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct PKEncryptionScheme: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public static let ECC_V2 = PKEncryptionScheme(rawValue: "")
    public static let RSA_V2 = PKEncryptionScheme(rawValue: "")
}
@available(iOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class PKAddPaymentPassRequest: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open var encryptedPassData: Data? { get { fatalError() } set {} }
    open var activationData: Data? { get { fatalError() } set {} }
    open var ephemeralPublicKey: Data? { get { fatalError() } set {} }
    open var wrappedKey: Data? { get { fatalError() } set {} }
}
@available(iOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol PKAddPaymentPassViewControllerDelegate: NSObjectProtocol {
    func addPaymentPassViewController(_ controller: PKAddPaymentPassViewController, generateRequestWithCertificateChain certificates: [Data], nonce: Data, nonceSignature: Data, completionHandler handler: @escaping (PKAddPaymentPassRequest) -> Void)
    func addPaymentPassViewController(_ controller: PKAddPaymentPassViewController, didFinishAdding pass: PKPaymentPass?, error: (any Error)?)
}
@available(iOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class PKAddPaymentPassViewController: UIViewController {
    public init?(requestConfiguration configuration: PKAddPaymentPassRequestConfiguration, delegate: (any PKAddPaymentPassViewControllerDelegate)?) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    nonisolated open class func canAddPaymentPass() -> Bool { fatalError() }
    open weak var delegate: (any PKAddPaymentPassViewControllerDelegate)? { get { fatalError() } set {} }
}
#endif
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct PayWithApplePayButtonLabel: Sendable {
    public static var plain: PayWithApplePayButtonLabel { fatalError() }
    public static var buy: PayWithApplePayButtonLabel { fatalError() }
    public static var setUp: PayWithApplePayButtonLabel { fatalError() }
    public static var inStore: PayWithApplePayButtonLabel { fatalError() }
    public static var donate: PayWithApplePayButtonLabel { fatalError() }
    public static var checkout: PayWithApplePayButtonLabel { fatalError() }
    public static var book: PayWithApplePayButtonLabel { fatalError() }
    public static var subscribe: PayWithApplePayButtonLabel { fatalError() }
    public static var reload: PayWithApplePayButtonLabel { fatalError() }
    public static var addMoney: PayWithApplePayButtonLabel { fatalError() }
    public static var topUp: PayWithApplePayButtonLabel { fatalError() }
    public static var order: PayWithApplePayButtonLabel { fatalError() }
    public static var rent: PayWithApplePayButtonLabel { fatalError() }
    public static var support: PayWithApplePayButtonLabel { fatalError() }
    public static var contribute: PayWithApplePayButtonLabel { fatalError() }
    public static var tip: PayWithApplePayButtonLabel { fatalError() }
    public static var `continue`: PayWithApplePayButtonLabel { fatalError() }
}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) public struct PayWithApplePayButtonStyle: Sendable {
    public static var automatic: PayWithApplePayButtonStyle { fatalError() }
    public static var black: PayWithApplePayButtonStyle { fatalError() }
    public static var white: PayWithApplePayButtonStyle { fatalError() }
    public static var whiteOutline: PayWithApplePayButtonStyle { fatalError() }
}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) public enum PayWithApplePayButtonPaymentAuthorizationPhase {
    case willAuthorize, didAuthorize(payment: PKPayment, resultHandler: (PKPaymentAuthorizationResult) -> Void), didFinish
}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) @MainActor @preconcurrency public struct PayWithApplePayButton<Fallback: View>: View {
    public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void, @ViewBuilder fallback: () -> Fallback) { fatalError() }
    public init(_ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest, onPaymentAuthorizationChange authorizationHandler: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void, @ViewBuilder fallback: () -> Fallback) { fatalError() }
    public var body: some View { fatalError() as EmptyView }
}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) extension PayWithApplePayButton where Fallback == EmptyView {
    public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void) { fatalError() }
    public init(_ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest, onPaymentAuthorizationChange authorizationHandler: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void) { fatalError() }
}
@available(iOS 16.0, watchOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) public struct AddPassToWalletButtonStyle: Sendable {
    public static var black: AddPassToWalletButtonStyle { fatalError() }
    public static var blackOutline: AddPassToWalletButtonStyle { fatalError() }
}
@available(iOS 16.0, watchOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @MainActor @preconcurrency public struct AddPassToWalletButton<Fallback: View>: View {
    public init(action: @escaping () -> Void, @ViewBuilder fallback: () -> Fallback) { fatalError() }
    public init(_ passes: [PKPass], onCompletion: @escaping (Bool) -> Void, @ViewBuilder fallback: () -> Fallback) { fatalError() }
    public var body: some View { fatalError() as EmptyView }
}
@available(iOS 16.0, watchOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) extension AddPassToWalletButton where Fallback == EmptyView {
    public init(action: @escaping () -> Void) { fatalError() }
    public init(_ passes: [PKPass], onCompletion: @escaping (Bool) -> Void) { fatalError() }
}
extension View {
    @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable) nonisolated public func payWithApplePayButtonStyle(_ style: PayWithApplePayButtonStyle) -> some View { fatalError() as EmptyView }
    @available(iOS 16.4, macOS 13.3, watchOS 9.4, visionOS 1.0, *) @available(tvOS, unavailable) nonisolated public func payWithApplePayButtonDisableCardArt() -> some View { fatalError() as EmptyView }
    @available(iOS 16.0, watchOS 9.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) nonisolated public func addPassToWalletButtonStyle(_ style: AddPassToWalletButtonStyle) -> some View { fatalError() as EmptyView }
}
