// target: ios17.0
// mode: 5

import SwiftUI

enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, chocolate
    var id: Self { self }
}

struct Controls: View {
    @State private var on = false
    @State private var level = 0.5
    @State private var count = 1
    @State private var name = ""
    @State private var date = Date.now
    @State private var flavor = Flavor.vanilla
    @State private var tint = Color.red
    @State private var showsAlert = false
    @State private var choice: Flavor?
    @FocusState private var focused: Bool
    @AppStorage("units") private var units = "metric"
    @Environment(\.dismiss) private var dismiss
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.openURL) private var openURL

    var body: some View {
        Form {
            Section("Values") {
                Toggle("On", isOn: $on)
                Toggle(isOn: $on) { Label("Wifi", systemImage: "wifi") }
                Slider(value: $level, in: 0...1, step: 0.1) { Text("Level") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("1") }
                Stepper("Count: \(count)", value: $count, in: 1...10)
                Stepper("Other") { count += 1 } onDecrement: { count -= 1 }
                DatePicker("Date", selection: $date, in: Date.now..., displayedComponents: [.date])
                ColorPicker("Tint", selection: $tint, supportsOpacity: false)
                Picker("Flavor", selection: $flavor) {
                    ForEach(Flavor.allCases) { Text($0.rawValue.capitalized).tag($0) }
                }
                .pickerStyle(.segmented)
            }
            Section {
                TextField("Name", text: $name)
                    .textContentType(.username)
                    .autocorrectionDisabled()
                    .textInputAutocapitalization(.never)
                    .focused($focused)
                    .submitLabel(.done)
                    .onSubmit { focused = false }
                SecureField("Password", text: $name)
                TextField("Amount", value: $level, format: .number)
                    .keyboardType(.decimalPad)
                TextEditor(text: $name).frame(minHeight: 80)
            } header: {
                Text("Text")
            } footer: {
                Text("Count is \(count, format: .number)").font(.footnote)
            }
            Section {
                Button("Save", systemImage: "checkmark") { dismiss() }
                    .buttonStyle(.borderedProminent)
                    .controlSize(.large)
                Button(role: .destructive) { showsAlert = true } label: { Text("Delete") }
                Menu("More") {
                    Button("Copy", action: {})
                    Divider()
                    Button("Paste") {}
                }
                Link("Site", destination: URL(string: "https://example.com")!)
                ProgressView(value: level)
                ProgressView("Loading")
                Gauge(value: level) { Text("L") }
                    .gaugeStyle(.accessoryCircular)
                LabeledContent("Units", value: units)
                ShareLink(item: URL(string: "https://example.com")!)
            }
        }
        .disabled(name.isEmpty && colorScheme == .dark)
        .alert("Delete?", isPresented: $showsAlert) {
            Button("Delete", role: .destructive) {}
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("It is gone then.")
        }
        .confirmationDialog("Sure?", isPresented: $showsAlert, titleVisibility: .visible) {
            Button("Yes") { openURL(URL(string: "https://example.com")!) }
        }
        .sheet(item: $choice) { flavor in
            Text(flavor.rawValue).presentationDetents([.medium, .large])
        }
        .onChange(of: count) { old, new in print(old, new) }
        .task(id: name) { try? await Task.sleep(for: .seconds(1)) }
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) { EditButton() }
            ToolbarItemGroup(placement: .keyboard) {
                Spacer()
                Button("Done") { focused = false }
            }
        }
    }
}

#Preview {
    Controls()
}
