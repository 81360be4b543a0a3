// target: macos14.0
// mode: 5

import SwiftUI

struct Part: Identifiable, Hashable {
    let id: Int
    var name: String
    var stock: Int
    var parts: [Part]?
}

struct PartTable: View {
    @State private var parts: [Part] = []
    @State private var selection: Set<Part.ID> = []
    @State private var one: Part.ID?
    @State private var order = [KeyPathComparator(\Part.name)]
    @SceneStorage("columns") private var columns: TableColumnCustomization<Part>
    @State private var open = true

    var body: some View {
        Table(parts, selection: $selection, sortOrder: $order, columnCustomization: $columns) {
            TableColumn("Name", value: \.name)
                .width(min: 80, ideal: 120)
                .customizationID("name")
                .disabledCustomizationBehavior(.visibility)
            TableColumn("Stock", value: \.stock) { Text($0.stock, format: .number) }
                .customizationID("stock")
                .defaultVisibility(.hidden)
                .alignment(.numeric)
            TableColumn("Note") { part in Text(part.name) }
        }
        Table(of: Part.self, selection: $one) {
            TableColumn("Name", value: \.name)
            TableColumn("Stock") { Text("\($0.stock)") }
        } rows: {
            ForEach(parts) { part in
                TableRow(part)
                    .contextMenu { Button("Order") { order(part) } }
                    .selectionDisabled(part.stock == 0)
            }
            if let first = parts.first {
                DisclosureTableRow(first, isExpanded: $open) { ForEach(first.parts ?? []) }
            }
        }
        .onChange(of: order) { parts.sort(using: $1) }
        Table(parts, children: \.parts) {
            TableColumn("Name", value: \.name)
        }
        Button("Reset") { columns.resetOrder(); columns[visibility: "stock"] = .visible }
    }

    private func order(_ part: Part) {}
}
