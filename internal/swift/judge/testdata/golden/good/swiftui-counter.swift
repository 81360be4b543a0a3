// target: ios18.0
// mode: 6

import Observation
import SwiftUI

@Observable
final class CounterModel {
    var count = 0
    func increment(by step: Int = 1) { count += step }
}

struct CounterView: View {
    @State private var model = CounterModel()
    @State private var isConfirming = false

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Count: \(model.count)")
                .font(.title)
                .foregroundStyle(model.count > 10 ? Color.red : Color.primary)
            HStack {
                Button("Add") { model.increment() }
                    .buttonStyle(.borderedProminent)
                Spacer()
                Button("Reset", role: .destructive) { isConfirming = true }
            }
        }
        .padding(.horizontal)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.thinMaterial)
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .alert("Reset the count?", isPresented: $isConfirming) {
            Button("Reset", role: .destructive) { model.count = 0 }
            Button("Cancel", role: .cancel) {}
        }
        .onChange(of: model.count) { old, new in
            print("from \(old) to \(new)")
        }
    }
}
