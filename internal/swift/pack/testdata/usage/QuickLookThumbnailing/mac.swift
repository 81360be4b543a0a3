// target: macos14.0
// mode: 6

import QuickLookThumbnailing
import AppKit
func preview(_ url: URL, done: @escaping @Sendable (NSImage?) -> Void) {
    let request = QLThumbnailGenerator.Request(fileAt: url, size: CGSize(width: 60, height: 80), scale: 2, representationTypes: [.icon, .thumbnail])
    QLThumbnailGenerator.shared.generateRepresentations(for: request) { representation, type, error in
        if type == .thumbnail { done(representation?.nsImage) }
    }
}
