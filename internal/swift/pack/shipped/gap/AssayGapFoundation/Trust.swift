import Foundation
import FoundationNetworking

// What Apple's Foundation has of module Security, and what Linux's URL loading lacks for want of it.
public class SecTrust: Hashable, @unchecked Sendable {
    public static func == (a: SecTrust, b: SecTrust) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) {}
}
public class SecIdentity: Hashable, @unchecked Sendable {
    public static func == (a: SecIdentity, b: SecIdentity) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) {}
}
public class SecCertificate: Hashable, @unchecked Sendable {
    public static func == (a: SecCertificate, b: SecCertificate) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) {}
}
public var NSURLAuthenticationMethodServerTrust: String { fatalError() }
public var NSURLAuthenticationMethodClientCertificate: String { fatalError() }
extension URLProtectionSpace {
    public var serverTrust: SecTrust? { fatalError() }
}
extension URLCredential {
    public convenience init(trust: SecTrust) { fatalError() }
    public convenience init(identity: SecIdentity, certificates certArray: [Any]?, persistence: URLCredential.Persistence) { fatalError() }
    public var identity: SecIdentity? { fatalError() }
    public var certificates: [Any] { fatalError() }
}
extension URLError {
    public var failureURLPeerTrust: SecTrust? { fatalError() }
}
extension URLRequest.NetworkServiceType {
    public static var responsiveData: URLRequest.NetworkServiceType { fatalError() }
    public static var avStreaming: URLRequest.NetworkServiceType { fatalError() }
    public static var responsiveAV: URLRequest.NetworkServiceType { fatalError() }
    public static var callSignaling: URLRequest.NetworkServiceType { fatalError() }
}
extension URLRequest {
    @available(iOS 18.2, macOS 15.2, tvOS 18.2, watchOS 11.2, visionOS 2.2, *)
    public var cookiePartitionIdentifier: String? { get { fatalError() } set {} }
}
