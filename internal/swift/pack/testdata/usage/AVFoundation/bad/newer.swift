// target: ios15.0
// mode: 5
// expect: 10 availability_decl_only_version_newer

import AVFoundation

func thumbnail(of url: URL) async throws -> CGImage {
    // image(at:) came with iOS 16.
    let generator = AVAssetImageGenerator(asset: AVURLAsset(url: url))
    return try await generator.image(at: .zero).image
}
