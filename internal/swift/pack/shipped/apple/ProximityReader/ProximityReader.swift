@_exported import Foundation

@available(iOS 15.4, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct PaymentCardTransactionRequest: Sendable {
    public enum TransactionType: Sendable { case purchase, refund }
    public init(amount: Decimal, currencyCode: String, for type: TransactionType = .purchase) { fatalError() }
}
@available(iOS 15.4, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct PaymentCardReadResult: Sendable { public var id: String { fatalError() }; public var paymentCardData: String? { fatalError() }; public var generalCardData: String? { fatalError() } }
@available(iOS 15.4, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) final public class PaymentCardReaderSession: @unchecked Sendable {
    init() { fatalError() }
    public func readPaymentCard(_ request: PaymentCardTransactionRequest) async throws -> PaymentCardReadResult { fatalError() }
    @discardableResult public func cancelRead() async throws -> Bool { fatalError() }
}
@available(iOS 15.4, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) final public class PaymentCardReader: @unchecked Sendable {
    public struct Token: Sendable { public init(rawValue: String) { fatalError() } }
    public static var isSupported: Bool { fatalError() }
    public init() { fatalError() }
    public func prepare(using token: Token) async throws -> PaymentCardReaderSession { fatalError() }
    public func linkAccount(using token: Token) async throws {}
    public func isAccountLinked(using token: Token) async throws -> Bool { fatalError() }
}
