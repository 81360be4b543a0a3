// target: ios16.0
// mode: 5

import AuthenticationServices
import SwiftUI
struct S: View { @Environment(\.colorScheme) var scheme
 var body: some View { SignInWithAppleButton(.signIn) { r in r.requestedScopes = [.fullName, .email]; r.nonce = "x" } onCompletion: { result in switch result { case .success(let a): if let c = a.credential as? ASAuthorizationAppleIDCredential { print(c.user, c.email ?? "", c.fullName?.givenName ?? "", c.identityToken.flatMap { String(data: $0, encoding: .utf8) } ?? "") }; case .failure(let e): if let e = e as? ASAuthorizationError, e.code == .canceled { return }; print(e) } }.signInWithAppleButtonStyle(scheme == .dark ? .white : .black).frame(height: 50) } }
