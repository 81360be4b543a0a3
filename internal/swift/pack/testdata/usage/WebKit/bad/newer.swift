// target: ios18.0
// mode: 5
// expect: 8 availability_decl_only_version_newer

import SwiftUI
import WebKit

struct Page: View { var body: some View { WebView(url: URL(string: "https://example.com")) } }
