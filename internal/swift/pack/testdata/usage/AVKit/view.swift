// target: ios17.0
// mode: 6

import SwiftUI
import AVKit
struct V: View {
    let url: URL
    @State private var player: AVPlayer?
    var body: some View {
        VideoPlayer(player: player)
            .aspectRatio(16/9, contentMode: .fit)
            .task { player = AVPlayer(url: url); player?.isMuted = true; await player?.play() }
    }
}
