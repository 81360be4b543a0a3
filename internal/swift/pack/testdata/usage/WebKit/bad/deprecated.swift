// target: ios17.0
// mode: 5
// expect: 7 availability_deprecated

import WebKit

@MainActor func configure(_ c: WKWebViewConfiguration) { c.preferences.javaScriptEnabled = true }
