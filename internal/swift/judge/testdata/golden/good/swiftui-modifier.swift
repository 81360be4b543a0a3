// target: ios18.0
// mode: 5

import SwiftUI

struct CardModifier: ViewModifier {
    var color: Color = .white
    var radius: CGFloat = 16

    func body(content: Content) -> some View {
        content
            .padding()
            .background(color, in: RoundedRectangle(cornerRadius: radius))
            .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
    }
}

extension View {
    func card(color: Color = .white) -> some View {
        modifier(CardModifier(color: color))
    }
}

struct PressableStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
            .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
    }
}

struct CardView: View {
    let title: String
    @Binding var isExpanded: Bool

    var body: some View {
        VStack {
            Button(title) {
                withAnimation(.spring()) { isExpanded.toggle() }
            }
            .buttonStyle(PressableStyle())
            if isExpanded {
                Image(systemName: "star.fill")
                    .resizable()
                    .scaledToFit()
                    .frame(width: 40, height: 40)
                    .transition(.opacity)
                    .accessibilityLabel("Star")
            }
        }
        .card(color: .yellow)
    }
}
