import Foundation
import SwiftData

@Model
final class Loan {
    var title: String
    var borrower: String
    var due: Date
    var isReturned: Bool

    init(title: String, borrower: String, due: Date, isReturned: Bool = false) {
        self.title = title
        self.borrower = borrower
        self.due = due
        self.isReturned = isReturned
    }
}

func overdueLoans(in context: ModelContext, now: Date = .now, limit: Int) throws -> [Loan] {
    var descriptor = FetchDescriptor<Loan>(
        predicate: #Predicate { !$0.isReturned && $0.due < now },
        sortBy: [SortDescriptor(\.due)]
    )
    descriptor.fetchLimit = limit
    return try context.fetchAll(descriptor)
}

func markReturned(_ loan: Loan, in context: ModelContext) throws {
    loan.isReturned = true
    try context.save()
}
