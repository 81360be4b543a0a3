// target: ios18.0
// mode: 5

import SwiftUI

enum Appearance: String, CaseIterable, Identifiable {
    case system, light, dark
    var id: Self { self }
}

struct SettingsView: View {
    @AppStorage("appearance") private var appearance = Appearance.system
    @AppStorage("fontSize") private var fontSize = 14.0
    @Environment(\.dismiss) private var dismiss
    @Environment(\.colorScheme) private var colorScheme
    @State private var birthday = Date()

    var body: some View {
        Form {
            Section {
                Picker("Appearance", selection: $appearance) {
                    ForEach(Appearance.allCases) { choice in
                        Text(choice.rawValue.capitalized).tag(choice)
                    }
                }
                .pickerStyle(.segmented)
                Slider(value: $fontSize, in: 10...24, step: 1)
                DatePicker("Birthday", selection: $birthday, displayedComponents: .date)
            } header: {
                Text("Display")
            } footer: {
                Text(colorScheme == .dark ? "Dark" : "Light")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            Button("Done") { dismiss() }
        }
    }
}
