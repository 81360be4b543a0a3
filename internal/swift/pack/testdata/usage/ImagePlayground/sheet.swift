// target: ios18.4
// mode: 6

import ImagePlayground
import SwiftUI
struct Avatar: View {
    @Environment(\.supportsImagePlayground) private var supported
    @State private var shown = false
    @State private var url: URL?
    var body: some View {
        Button("Create") { shown = true }.disabled(!supported)
            .imagePlaygroundSheet(isPresented: $shown, concepts: [.text("cat"), .extracted(from: "A long story", title: "Story")]) { url in self.url = url } onCancellation: { print("no") }
            .imagePlaygroundGenerationStyle(.sketch, in: [.sketch, .animation])
    }
}
func create() async throws -> [CGImage] {
    let creator = try await ImageCreator()
    guard let style = creator.availableStyles.first else { return [] }
    var out: [CGImage] = []
    do { for try await image in creator.images(for: [.text("dog")], style: style, limit: 2) { out.append(image.cgImage) } }
    catch ImageCreator.Error.notSupported { print("no") }
    return out
}
