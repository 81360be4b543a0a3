import SwiftUI

struct GoalRing: View {
    let value: Double
    let goal: Double

    private var fraction: Double {
        goal > 0 ? min(max(value / goal, 0), 1) : 0
    }

    private var percent: String {
        fraction.formatted(.percent.precision(.fractionLength(0)))
    }

    var body: some View {
        ZStack {
            Circle()
                .stroke(Color.gray.opacity(0.3), lineWidth: 12)
            Circle()
                .trimmed(to: fraction)
                .stroke(Color.green, style: StrokeStyle(lineWidth: 12, lineCap: .round))
                .rotationEffect(.degrees(-90))
                .animation(.easeOut(duration: 0.4), value: fraction)
            Text(percent)
                .font(.headline)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Goal")
        .accessibilityValue(percent)
    }
}
