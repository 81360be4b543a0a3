// target: ios26.0
// mode: 6

import SwiftUI
import WebKit
struct Page: View {
    @State private var page = WebPage()
    var body: some View {
        WebView(page)
            .navigationTitle(page.title)
            .task { page.load(URLRequest(url: URL(string: "https://example.com")!)) }
            .overlay { if page.isLoading { ProgressView(value: page.estimatedProgress) } }
            .toolbar { Button("Reload") { page.reload() } }
    }
}
struct Simple: View { var body: some View { WebView(url: URL(string: "https://example.com")).webViewBackForwardNavigationGestures(.disabled) } }
