// target: ios16.0
// mode: 5

import AVFoundation
import UIKit
func info(_ url: URL) async throws -> (Double, CGSize) {
    let asset = AVURLAsset(url: url)
    let (d, playable) = try await asset.load(.duration, .isPlayable)
    print(playable)
    let tracks = try await asset.loadTracks(withMediaType: .video)
    guard let t = tracks.first else { return (d.seconds, .zero) }
    let (size, tr) = try await t.load(.naturalSize, .preferredTransform)
    return (CMTimeGetSeconds(d), size.applying(tr))
}
func thumb(_ url: URL) async throws -> UIImage {
    let g = AVAssetImageGenerator(asset: AVURLAsset(url: url))
    g.appliesPreferredTrackTransform = true
    let (image, _) = try await g.image(at: CMTime(seconds: 1, preferredTimescale: 600))
    return UIImage(cgImage: image)
}
func thumb2(_ url: URL) async throws -> UIImage {
    let g = AVAssetImageGenerator(asset: AVURLAsset(url: url))
    let cg = try await g.image(at: .zero).image
    return UIImage(cgImage: cg)
}
