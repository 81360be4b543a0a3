import SwiftUI

struct Invoice: Identifiable, Hashable {
    let id: Int
    let customer: String
    let total: Decimal
}

struct InvoicesScreen: View {
    let invoices: [Invoice]
    @State private var path: [Invoice] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(invoices) { invoice in
                NavigationLink(invoice.customer, value: invoice)
            }
            .navigationTitle("Invoices")
            .navigationTarget(for: Invoice.self) { invoice in
                InvoiceDetail(invoice: invoice)
            }
            .toolbar {
                Button("Newest") { openNewest() }
            }
        }
    }

    private func openNewest() {
        guard let newest = invoices.max(by: { $0.id < $1.id }) else { return }
        path.append(newest)
    }
}

struct InvoiceDetail: View {
    let invoice: Invoice

    var body: some View {
        Text(invoice.total, format: .currency(code: "EUR"))
            .navigationTitle(invoice.customer)
    }
}
