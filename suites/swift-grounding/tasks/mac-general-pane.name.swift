import SwiftUI

final class LayoutModel {
    func relayout(size: Double) {}
}

struct GeneralPane: View {
    let model: LayoutModel
    @AppStorage("opensAtLogin") private var opensAtLogin = false
    @AppStorage("sidebarTextSize") private var size = 13.0

    private var trackedSize: Binding<Double> {
        Binding {
            size
        } set: { newValue in
            size = newValue
            model.relayout(size: newValue)
        }
    }

    var body: some View {
        Form {
            Toggle("Open at login", isOn: $opensAtLogin)
            LabeledContent("Text size") {
                HStack {
                    Slider(value: trackedSize, in: 10...18, step: 1)
                    Text("\(Int(size)) pt")
                }
            }
        }
        .formStyle(.preferences)
        .padding()
    }
}
