// target: ios17.0
// mode: 6

import QuickLookThumbnailing
import SwiftUI
struct Thumbnail: View {
    let url: URL
    @State private var image: UIImage?
    @Environment(\.displayScale) private var scale
    var body: some View {
        Group { if let image { Image(uiImage: image).resizable().scaledToFit() } else { ProgressView() } }
            .task {
                let request = QLThumbnailGenerator.Request(fileAt: url, size: CGSize(width: 60, height: 80), scale: scale, representationTypes: .thumbnail)
                do { image = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request).uiImage } catch { print(error) }
            }
    }
}
