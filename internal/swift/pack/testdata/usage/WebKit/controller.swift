// target: ios16.0
// mode: 5

import UIKit
import WebKit
final class Browser: UIViewController, WKNavigationDelegate {
    private lazy var webView: WKWebView = {
        let w = WKWebView()
        w.translatesAutoresizingMaskIntoConstraints = false
        return w
    }()
    override func loadView() { webView.navigationDelegate = self; view = webView }
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async -> WKNavigationActionPolicy { .allow }
    func clear() {
        let store = WKWebsiteDataStore.default()
        store.fetchDataRecords(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes()) { records in
            records.forEach { store.removeData(ofTypes: $0.dataTypes, for: [$0]) {} }
        }
        store.httpCookieStore.getAllCookies { cookies in print(cookies.map(\.name)) }
        webView.evaluateJavaScript("document.body.scrollHeight", completionHandler: { [weak self] height, _ in
            guard let h = height as? CGFloat else { return }
            self?.view.frame.size.height = h
        })
        webView.evaluateJavaScript("x()")
        webView.takeSnapshot(with: nil) { image, error in _ = image?.pngData() }
    }
    func html() async throws -> String {
        let value = try await webView.evaluateJavaScript("document.documentElement.outerHTML")
        webView.loadHTMLString("<p>", baseURL: nil)
        return value as? String ?? ""
    }
}
