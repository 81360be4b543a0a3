// target: ios16.0
// mode: 5

import AVFoundation
func title(_ u: URL) async throws -> String? {
    let items = try await AVURLAsset(url: u).load(.commonMetadata)
    for i in items where i.commonKey == .commonKeyTitle { return try await i.load(.stringValue) }
    let art = AVMetadataItem.metadataItems(from: items, filteredByIdentifier: .commonIdentifierArtwork).first
    _ = try await art?.load(.dataValue)
    return nil
}
