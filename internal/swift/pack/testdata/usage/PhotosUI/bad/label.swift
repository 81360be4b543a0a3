// target: ios17.0
// mode: 5
// expect: 10 extra_argument_named

import SwiftUI
import PhotosUI

struct Load: View {
    @State private var item: PhotosPickerItem?
    func load() async throws { _ = try await item?.loadTransferable(type: Data.self, timeout: 3) }
    var body: some View { Text("x") }
}
