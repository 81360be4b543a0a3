@_exported import Foundation
@_exported import AssayGapFoundation

@available(macOS 10.10, iOS 8.0, visionOS 1.0, *)
public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1
    case deviceOwnerAuthentication = 2
}

@available(macOS 10.13.2, iOS 11.0, visionOS 1.0, *)
public enum LABiometryType: Int, Sendable {
    case none = 0
    case touchID = 1
    case faceID = 2
    @available(macOS 14.0, iOS 17.0, visionOS 1.0, *)
    case opticID = 4
}

@available(macOS 10.11, iOS 9.0, visionOS 1.0, *)
public enum LACredentialType: Int, Sendable {
    case applicationPassword = 0
}

@available(macOS 10.10, iOS 8.0, visionOS 1.0, *)
open class LAContext: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool { fatalError() }
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void) {}
    @available(macOS 10.15, iOS 13.0, *)
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { fatalError() }
    open func invalidate() {}
    open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool { fatalError() }
    open func isCredentialSet(_ type: LACredentialType) -> Bool { fatalError() }
    open var localizedFallbackTitle: String? { get { fatalError() } set {} }
    open var localizedCancelTitle: String? { get { fatalError() } set {} }
    open var localizedReason: String { get { fatalError() } set {} }
    open var interactionNotAllowed: Bool { get { fatalError() } set {} }
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval { get { fatalError() } set {} }
    open var biometryType: LABiometryType { fatalError() }
    @available(iOS, introduced: 9.0, deprecated: 18.0)
    @available(macOS, introduced: 10.11, deprecated: 15.0)
    open var evaluatedPolicyDomainState: Data? { fatalError() }
}

@available(macOS 10.10, iOS 8.0, visionOS 1.0, *)
public struct LAError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case authenticationFailed = -1
        case userCancel = -2
        case userFallback = -3
        case systemCancel = -4
        case passcodeNotSet = -5
        case biometryNotAvailable = -6
        case biometryNotEnrolled = -7
        case biometryLockout = -8
        case appCancel = -9
        case invalidContext = -10
        case notInteractive = -1004
    }
    public init(_ code: LAError.Code, userInfo: [String: Any] = [:]) { fatalError() }
    public let code: LAError.Code
    public var errorCode: Int { fatalError() }
    public var userInfo: [String: Any] { fatalError() }
    public static var errorDomain: String { fatalError() }
    public static var authenticationFailed: LAError.Code { .authenticationFailed }
    public static var userCancel: LAError.Code { .userCancel }
    public static var userFallback: LAError.Code { .userFallback }
    public static var systemCancel: LAError.Code { .systemCancel }
    public static var passcodeNotSet: LAError.Code { .passcodeNotSet }
    public static var biometryNotAvailable: LAError.Code { .biometryNotAvailable }
    public static var biometryNotEnrolled: LAError.Code { .biometryNotEnrolled }
    public static var biometryLockout: LAError.Code { .biometryLockout }
    public static var appCancel: LAError.Code { .appCancel }
    public static var invalidContext: LAError.Code { .invalidContext }
    public static var notInteractive: LAError.Code { .notInteractive }
}
@available(macOS 10.10, iOS 8.0, visionOS 1.0, *)
public func ~= (a: LAError.Code, b: any Error) -> Bool { fatalError() }
