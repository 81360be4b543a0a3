@_exported import Foundation
@_exported import AssayGapFoundation
import SwiftUI
#if os(macOS)
@_exported import AppKit
public typealias ASPresentationAnchor = NSWindow
#else
@_exported import UIKit
#if !os(watchOS)
public typealias ASPresentationAnchor = UIWindow
#endif
#endif

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public protocol ASAuthorizationProvider: NSObjectProtocol {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public protocol ASAuthorizationCredential: NSObjectProtocol {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) open class ASAuthorizationRequest: NSObject, @unchecked Sendable { open var provider: any ASAuthorizationProvider { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
    open var requestedScopes: [ASAuthorization.Scope]? { get { fatalError() } set {} }
    open var state: String? { get { fatalError() } set {} }
    open var nonce: String? { get { fatalError() } set {} }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable { open var user: String? { get { fatalError() } set {} } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) open class ASAuthorization: NSObject, @unchecked Sendable {
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { fatalError() }
        public static let fullName = Scope(rawValue: "")
        public static let email = Scope(rawValue: "")
    }
    open var provider: any ASAuthorizationProvider { fatalError() }
    open var credential: any ASAuthorizationCredential { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    public enum CredentialState: Int, Sendable { case revoked = 0, authorized, notFound, transferred }
    public override init() { fatalError() }
    open func createRequest() -> ASAuthorizationAppleIDRequest { fatalError() }
    @preconcurrency open func getCredentialState(forUserID userID: String, completion: @escaping @Sendable (ASAuthorizationAppleIDProvider.CredentialState, (any Error)?) -> Void) {}
    open func credentialState(forUserID userID: String) async throws -> ASAuthorizationAppleIDProvider.CredentialState { fatalError() }
    public class var credentialRevokedNotification: NSNotification.Name { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public enum ASUserDetectionStatus: Int, Sendable { case unsupported = 0, unknown, likelyReal }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    open var user: String { fatalError() }
    open var state: String? { fatalError() }
    open var authorizedScopes: [ASAuthorization.Scope] { fatalError() }
    open var authorizationCode: Data? { fatalError() }
    open var identityToken: Data? { fatalError() }
    open var email: String? { fatalError() }
    open var fullName: PersonNameComponents? { fatalError() }
    open var realUserStatus: ASUserDetectionStatus { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    public override init() { fatalError() }
    open func createRequest() -> ASAuthorizationPasswordRequest { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}
@available(iOS 12.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    public init(user: String, password: String) { fatalError() }
    open var user: String { fatalError() }
    open var password: String { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public struct ASAuthorizationError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 1000, canceled, invalidResponse, notHandled, failed
        @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *) case notInteractive
        @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *) case matchedExcludedCredential
    }
    public let code: Code
    public init(_ code: Code, userInfo: [String: Any] = [:]) { fatalError() }
    public static var unknown: Code { fatalError() }
    public static var canceled: Code { fatalError() }
    public static var invalidResponse: Code { fatalError() }
    public static var notHandled: Code { fatalError() }
    public static var failed: Code { fatalError() }
}
public func ~= (a: ASAuthorizationError.Code, b: any Error) -> Bool { fatalError() }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @preconcurrency public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension ASAuthorizationControllerDelegate {
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization) { fatalError() }
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) { fatalError() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) open class ASAuthorizationController: NSObject, @unchecked Sendable {
    public init(authorizationRequests: [ASAuthorizationRequest]) { fatalError() }
    open var authorizationRequests: [ASAuthorizationRequest] { fatalError() }
    weak open var delegate: (any ASAuthorizationControllerDelegate)?
    #if !os(watchOS)
    weak open var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    #endif
    open func performRequests() {}
    @available(iOS 16.0, tvOS 16.0, macOS 13.0, watchOS 9.0, *) open func cancel() {}
    @available(iOS 16.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open func performAutoFillAssistedRequests() {}
}
#if !os(watchOS)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
@available(iOS 15.0, macOS 12.0, tvOS 16.0, visionOS 1.0, *) @available(watchOS, unavailable) open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    public init(relyingPartyIdentifier: String) { fatalError() }
    open func createCredentialRegistrationRequest(challenge: Data, name: String, userID: Data) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest { fatalError() }
    open func createCredentialAssertionRequest(challenge: Data) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 16.0, visionOS 1.0, *) @available(watchOS, unavailable) open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest, @unchecked Sendable {
    open var challenge: Data { get { fatalError() } set {} }
    open var displayName: String? { get { fatalError() } set {} }
}
@available(iOS 15.0, macOS 12.0, tvOS 16.0, visionOS 1.0, *) @available(watchOS, unavailable) open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest, @unchecked Sendable {
    open var challenge: Data { get { fatalError() } set {} }
}
@available(iOS 15.0, macOS 12.0, tvOS 16.0, visionOS 1.0, *) @available(watchOS, unavailable) open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    open var rawAttestationObject: Data? { fatalError() }
    open var rawClientDataJSON: Data { fatalError() }
    open var credentialID: Data { fatalError() }
}
@available(iOS 15.0, macOS 12.0, tvOS 16.0, visionOS 1.0, *) @available(watchOS, unavailable) open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    open var rawAuthenticatorData: Data! { fatalError() }
    open var signature: Data! { fatalError() }
    open var userID: Data! { fatalError() }
    open var rawClientDataJSON: Data { fatalError() }
    open var credentialID: Data { fatalError() }
}
#endif

#if os(iOS) || os(macOS)
@available(iOS 12.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct ASWebAuthenticationSessionError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid }
    public let code: Code
    public init(_ code: Code, userInfo: [String: Any] = [:]) { fatalError() }
    public static var canceledLogin: Code { fatalError() }
    public static var presentationContextNotProvided: Code { fatalError() }
    public static var presentationContextInvalid: Code { fatalError() }
}
public func ~= (a: ASWebAuthenticationSessionError.Code, b: any Error) -> Bool { fatalError() }
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
@available(iOS 12.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping ASWebAuthenticationSession.CompletionHandler) { fatalError() }
    @available(iOS 17.4, macOS 14.4, *) public init(url URL: URL, callback: ASWebAuthenticationSession.Callback, completionHandler: @escaping ASWebAuthenticationSession.CompletionHandler) { fatalError() }
    @available(iOS 17.4, macOS 14.4, *) open class Callback: NSObject, @unchecked Sendable {
        open class func customScheme(_ customScheme: String) -> Self { fatalError() }
        open class func https(host: String, path: String) -> Self { fatalError() }
    }
    weak open var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    open var prefersEphemeralWebBrowserSession: Bool { get { fatalError() } set {} }
    @available(iOS 13.4, macOS 10.15.4, *) open var canStart: Bool { fatalError() }
    @discardableResult open func start() -> Bool { fatalError() }
    open func cancel() {}
}
@available(iOS 16.4, macOS 13.3, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency public struct WebAuthenticationSession: Sendable {
    public enum BrowserSession: Sendable { case ephemeral }
    public func authenticate(using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil) async throws -> URL { fatalError() }
    @available(iOS 17.4, macOS 14.4, *) public func authenticate(using url: URL, callback: ASWebAuthenticationSession.Callback, preferredBrowserSession: BrowserSession? = nil, additionalHeaderFields: [String: String]) async throws -> URL { fatalError() }
}
@available(iOS 16.4, macOS 13.3, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) extension EnvironmentValues { public var webAuthenticationSession: WebAuthenticationSession { fatalError() } }
#endif

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) @MainActor @preconcurrency public struct SignInWithAppleButton: View {
    public struct Label: Sendable {
        public static let signIn = Label()
        public static let `continue` = Label()
        public static let signUp = Label()
        init() {}
    }
    public struct Style: Sendable {
        public static let black = Style()
        public static let white = Style()
        public static let whiteOutline = Style()
        init() {}
    }
    nonisolated public init(_ label: SignInWithAppleButton.Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void, onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void) { fatalError() }
    public var body: some View { fatalError() as EmptyView }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension View {
    nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View { fatalError() as EmptyView }
}
#if os(iOS)
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @MainActor @preconcurrency open class ASAuthorizationAppleIDButton: UIControl {
    public enum ButtonType: Int, Sendable { case signIn = 0, `continue`, signUp }
    public enum Style: Int, Sendable { case white = 0, whiteOutline, black }
    public convenience init(type: ASAuthorizationAppleIDButton.ButtonType, style: ASAuthorizationAppleIDButton.Style) { fatalError() }
    public init(authorizationButtonType type: ASAuthorizationAppleIDButton.ButtonType, authorizationButtonStyle style: ASAuthorizationAppleIDButton.Style) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    open var cornerRadius: CGFloat { get { fatalError() } set {} }
}
#endif
