@_exported import Foundation

@available(iOS 11.0, macOS 10.15, tvOS 11.0, watchOS 9.0, visionOS 1.0, *) open class DCDevice: NSObject, @unchecked Sendable {
    open class var current: DCDevice { fatalError() }
    open var isSupported: Bool { fatalError() }
    @preconcurrency open func generateToken(completionHandler completion: @escaping @Sendable (Data?, (any Error)?) -> Void) {}
    open func generateToken() async throws -> Data { fatalError() }
}
@available(iOS 14.0, macOS 11.0, tvOS 15.0, watchOS 9.0, visionOS 1.0, *) open class DCAppAttestService: NSObject, @unchecked Sendable {
    open class var shared: DCAppAttestService { fatalError() }
    open var isSupported: Bool { fatalError() }
    @preconcurrency open func generateKey(completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void) {}
    open func generateKey() async throws -> String { fatalError() }
    @preconcurrency open func attestKey(_ keyId: String, clientDataHash: Data, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) {}
    open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data { fatalError() }
    @preconcurrency open func generateAssertion(_ keyId: String, clientDataHash: Data, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) {}
    open func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data { fatalError() }
}
@available(iOS 11.0, macOS 10.15, tvOS 11.0, watchOS 9.0, visionOS 1.0, *) public struct DCError: Error, CustomNSError, Hashable, @unchecked Sendable {
    public enum Code: Int, Sendable { case unknownSystemFailure = 0, featureUnsupported, invalidInput, invalidKey, serverUnavailable }
    public init(_ code: Code, userInfo: [String: Any] = [:]) { fatalError() }
    public static var errorDomain: String { fatalError() }
    public var code: Code { fatalError() }
    public var errorCode: Int { fatalError() }
    public var errorUserInfo: [String: Any] { fatalError() }
    public var userInfo: [String: Any] { fatalError() }
    public var localizedDescription: String { fatalError() }
    public static func == (a: DCError, b: DCError) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
    public static var unknownSystemFailure: Code { fatalError() }
    public static var featureUnsupported: Code { fatalError() }
    public static var invalidInput: Code { fatalError() }
    public static var invalidKey: Code { fatalError() }
    public static var serverUnavailable: Code { fatalError() }
}
@available(iOS 11.0, macOS 10.15, tvOS 11.0, watchOS 9.0, visionOS 1.0, *) public func ~= (match: DCError.Code, error: any Error) -> Bool { fatalError() }
