// target: ios18.0
// mode: 5

import SwiftUI

struct Item: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var isDone = false
}

struct ItemList: View {
    @State private var items: [Item] = []
    @State private var newName = ""
    @State private var showsDone = true

    private var visible: [Item] {
        items.filter { showsDone || !$0.isDone }
    }

    var body: some View {
        NavigationStack {
            List {
                Section("New") {
                    TextField("Name", text: $newName)
                        .textFieldStyle(.roundedBorder)
                        .onSubmit(add)
                }
                Section {
                    ForEach(visible) { item in
                        NavigationLink(value: item) {
                            Label(item.name, systemImage: item.isDone ? "checkmark.circle" : "circle")
                        }
                    }
                    .onDelete { items.remove(atOffsets: $0) }
                }
            }
            .navigationTitle("Items")
            .navigationDestination(for: Item.self) { item in
                Text(item.name).font(.largeTitle).padding()
            }
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Toggle("Done", isOn: $showsDone)
                }
            }
        }
    }

    private func add() {
        guard !newName.isEmpty else { return }
        items.append(Item(name: newName))
        newName = ""
    }
}
