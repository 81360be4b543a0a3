// target: ios17.0
// mode: 6

import AVFoundation
@Observable @MainActor
final class Sound: NSObject, AVAudioPlayerDelegate {
    private var player: AVAudioPlayer?
    var playing = false
    func play(_ name: String) {
        guard let url = Bundle.main.url(forResource: name, withExtension: "mp3") else { return }
        do {
            player = try AVAudioPlayer(contentsOf: url)
            player?.delegate = self
            player?.numberOfLoops = -1
            player?.volume = 0.5
            player?.prepareToPlay()
            player?.play()
            playing = true
        } catch { print(error.localizedDescription) }
    }
    nonisolated func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
        Task { @MainActor in playing = false }
    }
}
