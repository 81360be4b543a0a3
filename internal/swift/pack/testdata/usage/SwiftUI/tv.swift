// target: tvos17.0
// mode: 5

import SwiftUI

struct Shelf: View {
    @FocusState private var focused: Int?
    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 40) {
                ForEach(0..<5) { index in
                    Button("\(index)") {}
                        .buttonStyle(.card)
                        .focused($focused, equals: index)
                }
            }
        }
        .onPlayPauseCommand {}
        .onMoveCommand { direction in print(direction) }
    }
}
