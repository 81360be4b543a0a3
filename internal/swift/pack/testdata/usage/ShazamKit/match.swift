// target: ios17.0
// mode: 5

import ShazamKit
import AVFAudio
final class Matcher: NSObject, SHSessionDelegate {
    private let session = SHSession()
    private let engine = AVAudioEngine()
    func start() throws {
        session.delegate = self
        let input = engine.inputNode
        input.installTap(onBus: 0, bufferSize: 2048, format: input.outputFormat(forBus: 0)) { [session] buffer, time in session.matchStreamingBuffer(buffer, at: time) }
        engine.prepare()
        try engine.start()
    }
    func session(_ session: SHSession, didFind match: SHMatch) {
        guard let item = match.mediaItems.first else { return }
        print(item.title ?? "", item.artist ?? "", item.artworkURL as Any, item[.genres] as Any)
    }
    func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: Error?) {}
}
func managed() async {
    let s = SHManagedSession()
    switch await s.result() {
    case .match(let m): print(m.mediaItems.count)
    case .noMatch: print("none")
    case .error(let e, _): print(e)
    }
}
