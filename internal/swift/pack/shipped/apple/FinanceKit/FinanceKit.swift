@_exported import Foundation

@available(iOS 17.4, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum AuthorizationStatus: Sendable { case notDetermined, denied, authorized }
@available(iOS 17.4, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct CurrencyAmount: Hashable, Sendable { public var amount: Decimal { fatalError() }; public var currencyCode: String { fatalError() } }
@available(iOS 17.4, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum CreditDebitIndicator: Hashable, Sendable { case credit, debit }
@available(iOS 17.4, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum TransactionStatus: Hashable, Sendable { case authorized, booked, memo, pending, rejected }
@available(iOS 17.4, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct Transaction: Identifiable, Hashable, Sendable {
    public let id: UUID
    public var accountID: UUID { fatalError() }
    public var transactionAmount: CurrencyAmount { fatalError() }
    public var creditDebitIndicator: CreditDebitIndicator { fatalError() }
    public var transactionDescription: String { fatalError() }
    public var originalTransactionDescription: String { fatalError() }
    public var merchantName: String? { fatalError() }
    public var transactionDate: Date { fatalError() }
    public var postedDate: Date? { fatalError() }
    public var status: TransactionStatus { fatalError() }
}
@available(iOS 17.4, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum Account: Identifiable, Hashable, Sendable {
    case asset(AssetAccount), liability(LiabilityAccount)
    public var id: UUID { fatalError() }
    public var displayName: String { fatalError() }
    public var institutionName: String { fatalError() }
    public var currencyCode: String { fatalError() }
}
@available(iOS 17.4, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct AssetAccount: Identifiable, Hashable, Sendable { public let id: UUID; public var displayName: String { fatalError() }; public var institutionName: String { fatalError() }; public var currencyCode: String { fatalError() } }
@available(iOS 17.4, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct LiabilityAccount: Identifiable, Hashable, Sendable { public let id: UUID; public var displayName: String { fatalError() }; public var institutionName: String { fatalError() }; public var currencyCode: String { fatalError() } }
@available(iOS 17.4, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct AccountQuery { public init(sortDescriptors: [SortDescriptor<Account>] = [], predicate: Predicate<Account>? = nil, limit: Int? = nil, offset: Int? = nil) { fatalError() } }
@available(iOS 17.4, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct TransactionQuery { public init(sortDescriptors: [SortDescriptor<Transaction>] = [], predicate: Predicate<Transaction>? = nil, limit: Int? = nil, offset: Int? = nil) { fatalError() } }
@available(iOS 17.4, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) final public class FinanceStore: Sendable {
    public enum DataType: Sendable { case financialData, orders }
    init() { fatalError() }
    public static let shared: FinanceStore = FinanceStore()
    public static func isDataAvailable(_ type: DataType) -> Bool { fatalError() }
    @discardableResult public func requestAuthorization() async throws -> AuthorizationStatus { fatalError() }
    public func authorizationStatus() async throws -> AuthorizationStatus { fatalError() }
    public func accounts(query: AccountQuery) async throws -> [Account] { fatalError() }
    public func transactions(query: TransactionQuery) async throws -> [Transaction] { fatalError() }
}
