// target: ios17.0
// mode: 6

import PhotosUI
import SwiftUI

@Observable @MainActor
final class Album {
    var items: [PhotosPickerItem] = [] { didSet { Task { await load() } } }
    private(set) var photos: [Data] = []

    func load() async {
        photos = await withTaskGroup(of: Data?.self) { group in
            for item in items {
                group.addTask { try? await item.loadTransferable(type: Data.self) }
            }
            var loaded: [Data] = []
            for await data in group { if let data { loaded.append(data) } }
            return loaded
        }
    }
}

struct AlbumView: View {
    @State private var album = Album()
    @State private var shows = false

    var body: some View {
        NavigationStack {
            List(album.items, id: \.self) { item in
                Text(item.itemIdentifier ?? "unknown")
                ForEach(item.supportedContentTypes, id: \.identifier) { Text($0.identifier) }
            }
            .toolbar {
                PhotosPicker(selection: $album.items, maxSelectionCount: 5, selectionBehavior: .ordered, matching: .any(of: [.images, .livePhotos])) {
                    Image(systemName: "photo.on.rectangle.angled")
                }
                Button("More") { shows = true }
            }
            .photosPicker(isPresented: $shows, selection: $album.items, maxSelectionCount: 3, matching: .videos, preferredItemEncoding: .current)
            PhotosPicker("Inline", selection: $album.items, selectionBehavior: .continuous, matching: .images)
                .photosPickerStyle(.inline)
                .photosPickerDisabledCapabilities([.selectionActions, .search])
                .photosPickerAccessoryVisibility(.hidden, edges: .all)
                .frame(height: 300)
        }
    }
}
