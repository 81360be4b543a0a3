// target: ios16.0
// mode: 5
// expect: 11 availability_decl_only_version_newer

import SwiftUI
import PhotosUI

struct Inline: View {
    @State private var item: PhotosPickerItem?
    var body: some View {
        PhotosPicker("Photo", selection: $item).photosPickerStyle(.inline)
    }
}
