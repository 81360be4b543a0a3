import SwiftUI

@MainActor
final class StopwatchModel: ObservableObject {
    @Published private(set) var seconds = 0
    @Published private(set) var isRunning = false
    private var loop: Task<Void, Never>?

    func toggle() {
        isRunning.toggle()
        loop?.cancel()
        guard isRunning else { return }
        loop = Task {
            while !Task.isCancelled {
                try? await Task.sleep(for: .seconds(1))
                if !Task.isCancelled { seconds += 1 }
            }
        }
    }
}

struct StopwatchScreen: View {
    @StateObject private var model = StopwatchModel()

    var body: some View {
        VStack {
            Text("\(model.seconds) s")
                .monospacedNumbers()
            Button(model.isRunning ? "Stop" : "Start") { model.toggle() }
        }
    }
}
