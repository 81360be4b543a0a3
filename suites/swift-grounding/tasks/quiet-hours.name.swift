import SwiftUI

struct QuietHoursForm: View {
    @AppStorage("quietHoursStart") private var start = 22
    @AppStorage("quietHoursEnabled") private var isEnabled = false
    @State private var changes: [String] = []

    var body: some View {
        Form {
            Toggle("Quiet hours", isOn: $isEnabled)
            Stepper("From \(start):00", value: $start, in: 0...23)
                .enabled(isEnabled)
            Section("Changes") {
                ForEach(changes, id: \.self) { Text($0) }
            }
        }
        .onChange(of: start) { oldValue, newValue in
            changes.append("\(oldValue):00 → \(newValue):00")
        }
    }
}
