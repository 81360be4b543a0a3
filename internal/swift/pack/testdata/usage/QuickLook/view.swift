// target: ios16.0
// mode: 5

import QuickLook
import SwiftUI
struct A: View { @State private var url: URL?; var body: some View { Button("a") { url = URL(fileURLWithPath: "/a") }.quickLookPreview($url) } }
