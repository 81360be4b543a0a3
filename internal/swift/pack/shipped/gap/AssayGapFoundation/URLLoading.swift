import Foundation
import FoundationNetworking

@available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
extension URLSession {
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8
        public var task: URLSessionDataTask { fatalError() }
        public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
            public typealias Element = UInt8
            public mutating func next() async throws -> UInt8? { fatalError() }
        }
        public func makeAsyncIterator() -> AsyncIterator { fatalError() }
    }
    public func bytes(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URLSession.AsyncBytes, URLResponse) { fatalError() }
    public func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URLSession.AsyncBytes, URLResponse) { fatalError() }
    public func download(resumeFrom resumeData: Data, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URL, URLResponse) { fatalError() }
}

extension URLSession {
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) { get async { fatalError() } }
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    public var allTasks: [URLSessionTask] { get async { fatalError() } }
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    public func reset() async { fatalError() }
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    public func flush() async { fatalError() }
    @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, visionOS 1.0, *)
    public func uploadTask(withResumeData resumeData: Data) -> URLSessionUploadTask { fatalError() }
    @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, visionOS 1.0, *)
    public func uploadTask(withResumeData resumeData: Data, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionUploadTask { fatalError() }
}

extension URLSessionTask {
    @available(macOS 11.3, iOS 14.5, watchOS 7.4, tvOS 14.5, visionOS 1.0, *)
    public var prefersIncrementalDelivery: Bool { get { fatalError() } set {} }
}

extension URLSessionDownloadTask {
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    public func cancelByProducingResumeData() async -> Data? { fatalError() }
}

extension URLSessionUploadTask {
    @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, visionOS 1.0, *)
    public func cancelByProducingResumeData() async -> Data? { fatalError() }
}

extension URLSessionConfiguration {
    @available(macOS 10.10, iOS 8.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration { fatalError() }
    @available(macOS 10.13, iOS 11.0, watchOS 4.0, tvOS 11.0, visionOS 1.0, *)
    public var waitsForConnectivity: Bool { get { fatalError() } set {} }
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    public var allowsExpensiveNetworkAccess: Bool { get { fatalError() } set {} }
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    public var allowsConstrainedNetworkAccess: Bool { get { fatalError() } set {} }
    @available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, visionOS 1.0, *)
    public var requiresDNSSECValidation: Bool { get { fatalError() } set {} }
    @available(macOS 11.0, iOS 7.0, watchOS 2.0, tvOS 9.0, visionOS 1.0, *)
    public var sessionSendsLaunchEvents: Bool { get { fatalError() } set {} }
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t { get { fatalError() } set {} }
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t { get { fatalError() } set {} }
}

extension URLRequest {
    public enum Attribution: UInt, Sendable {
        case developer = 0
        case user = 1
    }
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    public var allowsExpensiveNetworkAccess: Bool { get { fatalError() } set {} }
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    public var allowsConstrainedNetworkAccess: Bool { get { fatalError() } set {} }
    @available(macOS 11.3, iOS 14.5, watchOS 7.4, tvOS 14.5, visionOS 1.0, *)
    public var assumesHTTP3Capable: Bool { get { fatalError() } set {} }
    @available(macOS 12.0, iOS 15.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
    public var attribution: URLRequest.Attribution { get { fatalError() } set {} }
    @available(macOS 13.0, iOS 16.1, watchOS 9.1, tvOS 16.1, visionOS 1.0, *)
    public var requiresDNSSECValidation: Bool { get { fatalError() } set {} }
}

extension URLError {
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    public enum NetworkUnavailableReason: Int, Sendable {
        case cellular = 0
        case expensive = 1
        case constrained = 2
    }
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    public enum BackgroundTaskCancelledReason: Int, Sendable {
        case userForceQuitApplication = 0
        case backgroundUpdatesDisabled = 1
        case insufficientSystemResources = 2
    }
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    public var networkUnavailableReason: NetworkUnavailableReason? { fatalError() }
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    public var backgroundTaskCancelledReason: BackgroundTaskCancelledReason? { fatalError() }
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    public var downloadTaskResumeData: Data? { fatalError() }
    @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, visionOS 1.0, *)
    public var uploadTaskResumeData: Data? { fatalError() }
}

extension URLCache {
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory directoryURL: URL? = nil) { fatalError() }
}

extension HTTPCookie {
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    public var sameSitePolicy: HTTPCookieStringPolicy? { fatalError() }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
public struct HTTPCookieStringPolicy: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sameSiteLax = HTTPCookieStringPolicy(rawValue: "lax")
    public static let sameSiteStrict = HTTPCookieStringPolicy(rawValue: "strict")
}
