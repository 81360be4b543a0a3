// target: ios17.0
// mode: 5

import AVFoundation
func merge(_ us: [URL]) async throws -> AVMutableComposition {
    let c = AVMutableComposition()
    let v = c.addMutableTrack(withMediaType: .video, preferredTrackID: kCMPersistentTrackID_Invalid)
    var at = CMTime.zero
    for u in us {
        let a = AVURLAsset(url: u)
        let d = try await a.load(.duration)
        if let t = try await a.loadTracks(withMediaType: .video).first { try v?.insertTimeRange(CMTimeRange(start: .zero, duration: d), of: t, at: at) }
        at = CMTimeAdd(at, d)
        at = at + d
    }
    return c
}
