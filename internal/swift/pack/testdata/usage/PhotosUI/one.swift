// target: ios16.0
// mode: 5

import SwiftUI
import PhotosUI

struct AvatarEditor: View {
    @State private var item: PhotosPickerItem?
    @State private var image: Image?
    @State private var message: String?

    var body: some View {
        VStack(spacing: 16) {
            if let image {
                image.resizable().scaledToFill().frame(width: 120, height: 120).clipShape(Circle())
            } else {
                Image(systemName: "person.crop.circle").font(.system(size: 80))
            }
            PhotosPicker(selection: $item, matching: .images, photoLibrary: .shared()) {
                Label("Choose a photo", systemImage: "photo")
            }
            .buttonStyle(.borderedProminent)
            PhotosPicker("Choose", selection: $item, matching: .any(of: [.images, .not(.screenshots)]))
        }
        .onChange(of: item) { newItem in
            Task {
                do {
                    guard let data = try await newItem?.loadTransferable(type: Data.self), let loaded = UIImage(data: data) else { return }
                    image = Image(uiImage: loaded)
                } catch {
                    message = error.localizedDescription
                }
            }
        }
    }
}

@MainActor
final class ProfileModel: ObservableObject {
    enum ImageState { case empty, loading(Progress), success(Image), failure(Error) }
    struct ProfileImage: Transferable {
        let image: Image
        enum TransferError: Error { case importFailed }
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(importedContentType: .image) { data in
                guard let loaded = UIImage(data: data) else { throw TransferError.importFailed }
                return ProfileImage(image: Image(uiImage: loaded))
            }
        }
    }
    @Published private(set) var state = ImageState.empty
    @Published var selection: PhotosPickerItem? {
        didSet {
            if let selection { state = .loading(load(from: selection)) } else { state = .empty }
        }
    }

    private func load(from item: PhotosPickerItem) -> Progress {
        item.loadTransferable(type: ProfileImage.self) { result in
            DispatchQueue.main.async {
                guard item == self.selection else { return }
                switch result {
                case .success(let image?): self.state = .success(image.image)
                case .success(nil): self.state = .empty
                case .failure(let error): self.state = .failure(error)
                }
            }
        }
    }
}
