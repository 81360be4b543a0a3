// target: ios18.0
// mode: 5

import SwiftUI

struct Motion: View {
    enum Phase: CaseIterable { case small, large }
    struct Values { var scale = 1.0; var angle = Angle.zero }
    @State private var trigger = 0
    @State private var progress: CGFloat = 0
    @State private var position = ScrollPosition(edge: .top)
    @Namespace private var zoom

    var body: some View {
        VStack {
            PhaseAnimator(Phase.allCases, trigger: trigger) { phase in
                Circle().scaleEffect(phase == .small ? 0.5 : 1)
            } animation: { phase in
                phase == .small ? .bouncy : .easeOut(duration: 0.2)
            }
            Image(systemName: "bell")
                .symbolEffect(.bounce, value: trigger)
                .contentTransition(.symbolEffect(.replace))
                .phaseAnimator([false, true]) { content, flag in content.opacity(flag ? 1 : 0.3) }
            Text("x")
                .keyframeAnimator(initialValue: Values(), trigger: trigger) { content, value in
                    content.scaleEffect(value.scale).rotationEffect(value.angle)
                } keyframes: { _ in
                    KeyframeTrack(\.scale) {
                        LinearKeyframe(1.5, duration: 0.2)
                        SpringKeyframe(1, duration: 0.3, spring: .bouncy)
                    }
                    KeyframeTrack(\.angle) {
                        CubicKeyframe(.degrees(20), duration: 0.2)
                        MoveKeyframe(.zero)
                    }
                }
                .transition(.move(edge: .bottom).combined(with: .opacity))
                .transition(.asymmetric(insertion: .scale, removal: .slide))
                .sensoryFeedback(.success, trigger: trigger)
            Canvas { context, size in
                context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
            }
            ScrollView {
                LazyVStack { ForEach(0..<10, id: \.self) { Text("\($0)").containerRelativeFrame(.horizontal) } }
                    .scrollTargetLayout()
            }
            .scrollPosition($position)
            .scrollTargetBehavior(.viewAligned)
            .onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 10 } action: { _, new in print(new) }
            NavigationLink { Text("d").navigationTransition(.zoom(sourceID: 1, in: zoom)) } label: { Text("l") }
                .matchedTransitionSource(id: 1, in: zoom)
            MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .yellow])
        }
        .onAppear {
            withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { progress = 1 }
        }
        .toolbarVisibility(.hidden, for: .tabBar)
    }
}

extension EnvironmentValues {
    @Entry var spacing: CGFloat = 4
}
