// target: ios17.0
// mode: 6

import AppIntents
struct WorkFocus: SetFocusFilterIntent {
    static let title: LocalizedStringResource = "Set account"
    static let description: IntentDescription? = "Chooses what is shown"
    @Parameter(title: "Dark mode", default: false) var dark: Bool
    @Parameter(title: "Account") var account: AccountEntity?
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Account", subtitle: "\(account?.name ?? "all")") }
    var appContext: FocusFilterAppContext { FocusFilterAppContext(notificationFilterPredicate: NSPredicate(format: "account == %@", account?.id ?? "")) }
    static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [WorkFocus] { [WorkFocus()] }
    func perform() async throws -> some IntentResult {
        UserDefaults.standard.set(dark, forKey: "dark")
        return .result()
    }
}
struct AccountEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Account"
    static let defaultQuery = AccountQuery()
    let id: String
    @Property(title: "Name") var name: String
    var displayRepresentation: DisplayRepresentation { "\(name)" }
    init(id: String, name: String) { self.id = id; self.name = name }
}
struct AccountQuery: EntityPropertyQuery {
    static let properties = QueryProperties {
        Property(\AccountEntity.$name) {
            EqualToComparator { name in #Predicate<Account> { $0.name == name } }
            ContainsComparator { name in #Predicate<Account> { $0.name.contains(name) } }
        }
    }
    static let sortingOptions = SortingOptions { SortableBy(\AccountEntity.$name) }
    func entities(for identifiers: [String]) async throws -> [AccountEntity] { identifiers.map { AccountEntity(id: $0, name: $0) } }
    func entities(matching comparators: [Predicate<Account>], mode: ComparatorMode, sortedBy: [Sort<AccountEntity>], limit: Int?) async throws -> [AccountEntity] {
        if mode == .and, sortedBy.first?.order == .ascending { return [] }
        return []
    }
}
struct Account { var name: String }
