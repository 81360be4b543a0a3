// target: ios17.0
// mode: 5
// expect: 9 could_not_find_value_member

import WebKit

@MainActor func read(_ view: WKWebView) {
    view.evaluateJavaScript("document.title") { title, _ in print(title ?? "") }
    view.runJavaScript("document.title")
}
