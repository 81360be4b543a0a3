import SwiftUI

struct LikeButton: View {
    @Binding var isLiked: Bool

    var body: some View {
        Button {
            isLiked.toggle()
        } label: {
            Image(systemName: isLiked ? "heart.fill" : "heart")
                .foregroundStyle(isLiked ? Color.red : Color.secondary)
                .bounceEffect(isLiked ? 1.2 : 1)
        }
        .animation(.spring(), value: isLiked)
        .accessibilityLabel(isLiked ? "Unlike" : "Like")
    }
}
