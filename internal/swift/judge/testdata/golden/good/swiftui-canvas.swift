// target: ios18.0
// mode: 5

import SwiftUI

struct Ring: Shape {
    var progress: Double

    var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
                    startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * progress), clockwise: false)
        return path
    }
}

struct RingView: View {
    let progress: Double
    @GestureState private var offset = CGSize.zero

    var body: some View {
        GeometryReader { proxy in
            ZStack {
                Circle().stroke(Color.gray.opacity(0.3), lineWidth: 8)
                Ring(progress: progress)
                    .stroke(.blue, style: StrokeStyle(lineWidth: 8, lineCap: .round))
                Text(progress, format: .percent.precision(.fractionLength(0)))
            }
            .frame(width: proxy.size.width, height: proxy.size.width)
        }
        .offset(offset)
        .gesture(
            DragGesture()
                .updating($offset) { value, state, _ in state = value.translation }
        )
        .onTapGesture(count: 2) { print("twice") }
    }
}
