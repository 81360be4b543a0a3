// target: ios16.0
// mode: 5

import AuthenticationServices
class V: UIViewController, ASAuthorizationControllerDelegate, ASAuthorizationControllerPresentationContextProviding {
 func go() { let r = ASAuthorizationAppleIDProvider().createRequest(); r.requestedScopes = [.email]; let c = ASAuthorizationController(authorizationRequests: [r]); c.delegate = self; c.presentationContextProvider = self; c.performRequests() }
 func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor { view.window! }
 func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization) { switch authorization.credential { case let c as ASAuthorizationAppleIDCredential: print(c.user); case let p as ASPasswordCredential: print(p.password); default: break } }
 func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: Error) {} }
func st(_ id: String) async throws { switch try await ASAuthorizationAppleIDProvider().credentialState(forUserID: id) { case .authorized: break; case .revoked, .notFound: break; default: break } }
