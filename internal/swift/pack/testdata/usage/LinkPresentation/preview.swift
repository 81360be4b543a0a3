// target: ios17.0
// mode: 5

import LinkPresentation
import SwiftUI

struct LinkPreview: UIViewRepresentable {
  let url: URL

  func makeUIView(context: Context) -> LPLinkView {
    let view = LPLinkView(url: url)
    Task { @MainActor in
      let provider = LPMetadataProvider()
      provider.timeout = 5
      if let metadata = try? await provider.startFetchingMetadata(for: url) { view.metadata = metadata }
    }
    return view
  }

  func updateUIView(_ view: LPLinkView, context: Context) {}
}
