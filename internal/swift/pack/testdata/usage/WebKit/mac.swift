// target: macos14.0
// mode: 5

import SwiftUI
import WebKit
struct WebView: NSViewRepresentable {
    let url: URL
    func makeNSView(context: Context) -> WKWebView { let v = WKWebView(); v.allowsMagnification = true; return v }
    func updateNSView(_ view: WKWebView, context: Context) { view.load(URLRequest(url: url)) }
}
