// target: ios26.0
// mode: 6

import SwiftUI
import WebKit
@MainActor @Observable final class Browser {
    let page: WebPage
    init() {
        var configuration = WebPage.Configuration()
        configuration.loadsSubresources = true
        configuration.defaultNavigationPreferences.allowsContentJavaScript = true
        if let scheme = URLScheme("app") { configuration.urlSchemeHandlers[scheme] = Handler() }
        page = WebPage(configuration: configuration, navigationDecider: Decider())
    }
    func open(_ url: URL) async {
        do { for try await event in page.load(URLRequest(url: url)) { if event == .finished { print("done") } } }
        catch WebPage.NavigationError.webContentProcessTerminated { print("gone") } catch { print(error) }
    }
    func back() { if let item = page.backForwardList.backList.last { page.load(item) } }
    func title() async throws -> String? { try await page.callJavaScript("return document.title") as? String }
}
struct Decider: WebPage.NavigationDeciding {
    func decidePolicy(for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences) async -> WKNavigationActionPolicy {
        preferences.preferredContentMode = .mobile
        return action.request.url?.host() == "example.com" ? .allow : .cancel
    }
}
struct Handler: URLSchemeHandler {
    func reply(for request: URLRequest) -> AsyncThrowingStream<URLSchemeTaskResult, any Error> {
        AsyncThrowingStream { c in
            c.yield(.response(URLResponse(url: request.url!, mimeType: "text/html", expectedContentLength: 3, textEncodingName: "utf-8")))
            c.yield(.data(Data("abc".utf8)))
            c.finish()
        }
    }
}
struct BrowserView: View {
    @State private var browser = Browser()
    @State private var position = ScrollPosition()
    var body: some View {
        WebView(browser.page)
            .webViewBackForwardNavigationGestures(.disabled)
            .webViewElementFullscreenBehavior(.enabled)
            .webViewScrollPosition($position)
            .webViewTextSelection(.disabled)
            .navigationTitle(browser.page.title)
            .overlay { if browser.page.isLoading { ProgressView(value: browser.page.estimatedProgress) } }
            .task { await browser.open(URL(string: "https://example.com")!) }
    }
}
