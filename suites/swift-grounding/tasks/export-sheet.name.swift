import SwiftUI

enum ExportFormat: String, CaseIterable, Identifiable {
    case pdf, csv, json
    var id: Self { self }
}

struct ExportButton: View {
    let export: (ExportFormat) -> Void
    @State private var isPresented = false

    var body: some View {
        Button("Export") { isPresented = true }
            .sheet(isPresented: $isPresented) {
                ExportSheet(export: export)
                    .presentationHeights([.medium, .large])
                    .presentationDragIndicator(.visible)
            }
    }
}

struct ExportSheet: View {
    let export: (ExportFormat) -> Void
    @State private var format = ExportFormat.pdf
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Picker("Format", selection: $format) {
                ForEach(ExportFormat.allCases) { format in
                    Text(format.rawValue.uppercased()).tag(format)
                }
            }
            .pickerStyle(.segmented)
            Button("Export") {
                export(format)
                dismiss()
            }
        }
        .padding()
    }
}
