// target: ios17.0
// mode: 5

import AuthenticationServices
import SwiftUI
struct W: View { @Environment(\.webAuthenticationSession) private var was; var body: some View { Button("a") { Task { do { let u = try await was.authenticate(using: URL(string: "https://a")!, callbackURLScheme: "x"); print(u) } catch { } } } } }
final class O: NSObject, ASWebAuthenticationPresentationContextProviding { var s: ASWebAuthenticationSession?; func go() { s = ASWebAuthenticationSession(url: URL(string: "https://a")!, callbackURLScheme: "x") { u, e in if let e = e as? ASWebAuthenticationSessionError, e.code == .canceledLogin { return }; print(u as Any) }; s?.presentationContextProvider = self; s?.prefersEphemeralWebBrowserSession = true; s?.start() }
 func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { ASPresentationAnchor() } }
