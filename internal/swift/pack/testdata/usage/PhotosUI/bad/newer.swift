// target: ios15.0
// mode: 5
// expect: 9 availability_decl_only_version_newer

import SwiftUI
import PhotosUI

struct Picker: View {
    @State private var item: PhotosPickerItem?
    var body: some View { Text("x") }
}
