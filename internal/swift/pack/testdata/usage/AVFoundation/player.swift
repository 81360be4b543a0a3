// target: ios17.0
// mode: 5

import AVFoundation
import SwiftUI
@MainActor
final class PlayerModel: ObservableObject {
    @Published var time: Double = 0
    @Published var isPlaying = false
    let player: AVPlayer
    private var token: Any?
    private var obs: NSKeyValueObservation?
    init(url: URL) {
        player = AVPlayer(url: url)
        token = player.addPeriodicTimeObserver(forInterval: CMTime(seconds: 0.5, preferredTimescale: 600), queue: .main) { [weak self] time in
            MainActor.assumeIsolated { self?.time = time.seconds }
        }
        obs = player.observe(\.timeControlStatus, options: [.new]) { [weak self] player, _ in
            Task { @MainActor in self?.isPlaying = player.timeControlStatus == .playing }
        }
        NotificationCenter.default.addObserver(forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: .main) { [weak player] _ in
            player?.seek(to: .zero)
            player?.play()
        }
    }
    deinit { if let token { player.removeTimeObserver(token) } }
    func toggle() { player.timeControlStatus == .playing ? player.pause() : player.play() }
    func seek(to s: Double) async { await player.seek(to: CMTime(seconds: s, preferredTimescale: 600), toleranceBefore: .zero, toleranceAfter: .zero) }
}
