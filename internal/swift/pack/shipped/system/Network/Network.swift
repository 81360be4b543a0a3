@_exported import Foundation
@_exported import Dispatch

// Paths, endpoints, connections, listeners and browsers

@available(macOS 10.14, iOS 12.0, watchOS 5.0, tvOS 12.0, visionOS 1.0, *)
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
    public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
    public var type: NWInterface.InterfaceType { fatalError() }
    public var name: String { fatalError() }
    public var index: Int { fatalError() }
    public var debugDescription: String { fatalError() }
}
@available(macOS 10.14, iOS 12.0, watchOS 5.0, tvOS 12.0, visionOS 1.0, *)
public struct NWPath: Hashable, Sendable, CustomDebugStringConvertible {
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
    @available(macOS 11.0, iOS 14.2, watchOS 7.1, tvOS 14.2, *)
    public enum UnsatisfiedReason: Sendable { case notAvailable, cellularDenied, wifiDenied, localNetworkDenied
        @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *) case vpnInactive }
    public var status: NWPath.Status { fatalError() }
    public var availableInterfaces: [NWInterface] { fatalError() }
    public var isExpensive: Bool { fatalError() }
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *) public var isConstrained: Bool { fatalError() }
    @available(macOS 11.0, iOS 14.2, watchOS 7.1, tvOS 14.2, *) public var unsatisfiedReason: NWPath.UnsatisfiedReason { fatalError() }
    public var supportsIPv4: Bool { fatalError() }
    public var supportsIPv6: Bool { fatalError() }
    public var supportsDNS: Bool { fatalError() }
    public var localEndpoint: NWEndpoint? { fatalError() }
    public var remoteEndpoint: NWEndpoint? { fatalError() }
    public var gateways: [NWEndpoint] { fatalError() }
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { fatalError() }
    public var debugDescription: String { fatalError() }
}
@available(macOS 10.14, iOS 12.0, watchOS 5.0, tvOS 12.0, visionOS 1.0, *)
public final class NWPathMonitor: @unchecked Sendable {
    public init() { fatalError() }
    public init(requiredInterfaceType: NWInterface.InterfaceType) { fatalError() }
    @available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *) public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) { fatalError() }
    public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? { get { fatalError() } set {} }
    public var currentPath: NWPath { fatalError() }
    public var queue: DispatchQueue? { fatalError() }
    public func start(queue: DispatchQueue) {}
    public func cancel() {}
}
@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, visionOS 1.0, *)
extension NWPathMonitor: AsyncSequence {
    public struct Iterator: AsyncIteratorProtocol { public mutating func next() async -> NWPath? { fatalError() } }
    public typealias Element = NWPath
    public func makeAsyncIterator() -> NWPathMonitor.Iterator { fatalError() }
}
@available(macOS 10.14, iOS 12.0, watchOS 5.0, tvOS 12.0, visionOS 1.0, *)
public enum NWError: Error, Equatable, Sendable, CustomDebugStringConvertible {
    case posix(POSIXErrorCode)
    case dns(Int32)
    case tls(Int32)
    public var debugDescription: String { fatalError() }
}
@available(macOS 10.14, iOS 12.0, watchOS 5.0, tvOS 12.0, visionOS 1.0, *)
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
    public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
        case name(String, NWInterface?)
        public init(_ string: String) { fatalError() }
        public init(stringLiteral: String) { fatalError() }
        public var debugDescription: String { fatalError() }
    }
    public struct Port: Hashable, Sendable, ExpressibleByIntegerLiteral, RawRepresentable, CustomDebugStringConvertible {
        public let rawValue: UInt16
        public init(integerLiteral value: UInt16) { fatalError() }
        public init?(rawValue: UInt16) { fatalError() }
        public init?(_ service: String) { fatalError() }
        public static var any: NWEndpoint.Port { fatalError() }
        public static var ssh: NWEndpoint.Port { fatalError() }
        public static var smtp: NWEndpoint.Port { fatalError() }
        public static var http: NWEndpoint.Port { fatalError() }
        public static var pop: NWEndpoint.Port { fatalError() }
        public static var imap: NWEndpoint.Port { fatalError() }
        public static var https: NWEndpoint.Port { fatalError() }
        public static var imaps: NWEndpoint.Port { fatalError() }
        public static var socks: NWEndpoint.Port { fatalError() }
        public var debugDescription: String { fatalError() }
    }
    case hostPort(host: NWEndpoint.Host, port: NWEndpoint.Port)
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    case unix(path: String)
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *) case url(URL)
    public var interface: NWInterface? { fatalError() }
    public var debugDescription: String { fatalError() }
}
@available(macOS 10.14, iOS 12.0, watchOS 5.0, tvOS 12.0, visionOS 1.0, *)
open class NWProtocolOptions {}
@available(macOS 10.14, iOS 12.0, watchOS 5.0, tvOS 12.0, visionOS 1.0, *)
public enum NWProtocolTCP { public final class Options: NWProtocolOptions { public override init() { fatalError() }
    public var enableKeepalive: Bool { get { fatalError() } set {} }
    public var keepaliveIdle: Int { get { fatalError() } set {} }
    public var keepaliveInterval: Int { get { fatalError() } set {} }
    public var connectionTimeout: Int { get { fatalError() } set {} }
    public var noDelay: Bool { get { fatalError() } set {} } } }
@available(macOS 10.14, iOS 12.0, watchOS 5.0, tvOS 12.0, visionOS 1.0, *)
public enum NWProtocolUDP { public final class Options: NWProtocolOptions { public override init() { fatalError() } } }
@available(macOS 10.14, iOS 12.0, watchOS 5.0, tvOS 12.0, visionOS 1.0, *)
public enum NWProtocolTLS { public final class Options: NWProtocolOptions { public override init() { fatalError() } } }
@available(macOS 10.14, iOS 12.0, watchOS 5.0, tvOS 12.0, visionOS 1.0, *)
public final class NWParameters: CustomDebugStringConvertible {
    public init() { fatalError() }
    public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) { fatalError() }
    public convenience init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()) { fatalError() }
    public class var tls: NWParameters { fatalError() }
    public class var tcp: NWParameters { fatalError() }
    public class var dtls: NWParameters { fatalError() }
    public class var udp: NWParameters { fatalError() }
    public var requiredInterfaceType: NWInterface.InterfaceType { get { fatalError() } set {} }
    public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]? { get { fatalError() } set {} }
    public var prohibitExpensivePaths: Bool { get { fatalError() } set {} }
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *) public var prohibitConstrainedPaths: Bool { get { fatalError() } set {} }
    public var allowLocalEndpointReuse: Bool { get { fatalError() } set {} }
    public var acceptLocalOnly: Bool { get { fatalError() } set {} }
    public var includePeerToPeer: Bool { get { fatalError() } set {} }
    public var requiredLocalEndpoint: NWEndpoint? { get { fatalError() } set {} }
    public func copy() -> NWParameters { fatalError() }
    public var debugDescription: String { fatalError() }
}
@available(macOS 10.14, iOS 12.0, watchOS 5.0, tvOS 12.0, visionOS 1.0, *)
public final class NWConnection: CustomDebugStringConvertible, @unchecked Sendable {
    public enum State: Equatable, Sendable { case setup, waiting(NWError), preparing, ready, failed(NWError), cancelled }
    public class ContentContext {
        public class var defaultMessage: NWConnection.ContentContext { fatalError() }
        public class var finalMessage: NWConnection.ContentContext { fatalError() }
        public class var defaultStream: NWConnection.ContentContext { fatalError() }
        public let identifier: String
        public init(identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false, antecedent: NWConnection.ContentContext? = nil) { fatalError() }
        public var isFinal: Bool { fatalError() }
    }
    public enum SendCompletion { case contentProcessed(_ completion: @Sendable (_ error: NWError?) -> Void), idempotent }
    public init(to: NWEndpoint, using: NWParameters) { fatalError() }
    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters) { fatalError() }
    public var stateUpdateHandler: (@Sendable (_ state: NWConnection.State) -> Void)? { get { fatalError() } set {} }
    public var viabilityUpdateHandler: (@Sendable (_ isViable: Bool) -> Void)? { get { fatalError() } set {} }
    public var betterPathUpdateHandler: (@Sendable (_ betterPathAvailable: Bool) -> Void)? { get { fatalError() } set {} }
    public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? { get { fatalError() } set {} }
    public var state: NWConnection.State { fatalError() }
    public var endpoint: NWEndpoint { fatalError() }
    public var parameters: NWParameters { fatalError() }
    public var currentPath: NWPath? { fatalError() }
    public var queue: DispatchQueue? { fatalError() }
    public var maximumDatagramSize: Int { fatalError() }
    public func start(queue: DispatchQueue) {}
    public func restart() {}
    public func cancel() {}
    public func forceCancel() {}
    public func cancelCurrentEndpoint() {}
    public func batch(_ block: () -> Void) {}
    public func receive(minimumIncompleteLength: Int, maximumLength: Int, completion: @escaping @Sendable (_ content: Data?, _ contentContext: NWConnection.ContentContext?, _ isComplete: Bool, _ error: NWError?) -> Void) {}
    public func receiveMessage(completion: @escaping @Sendable (_ completeContent: Data?, _ contentContext: NWConnection.ContentContext?, _ isComplete: Bool, _ error: NWError?) -> Void) {}
    public func send<Content>(content: Content?, contentContext: NWConnection.ContentContext = .defaultMessage, isComplete: Bool = true, completion: NWConnection.SendCompletion) where Content: DataProtocol {}
    @_disfavoredOverload public func send(content: Data?, contentContext: NWConnection.ContentContext = .defaultMessage, isComplete: Bool = true, completion: NWConnection.SendCompletion) {}
    public var debugDescription: String { fatalError() }
}
@available(macOS 10.14, iOS 12.0, watchOS 5.0, tvOS 12.0, visionOS 1.0, *)
public final class NWListener: CustomDebugStringConvertible, @unchecked Sendable {
    public enum State: Equatable, Sendable { case setup, waiting(NWError), ready, failed(NWError), cancelled }
    public struct Service: Equatable, Sendable {
        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) { fatalError() }
        public let name: String?
        public let type: String
        public let domain: String?
    }
    public enum ServiceRegistrationChange: Sendable { case add(NWEndpoint), remove(NWEndpoint) }
    public init(using: NWParameters, on port: NWEndpoint.Port) throws { fatalError() }
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *) public convenience init(using: NWParameters) throws { fatalError() }
    public var newConnectionHandler: (@Sendable (_ connection: NWConnection) -> Void)? { get { fatalError() } set {} }
    public var stateUpdateHandler: (@Sendable (_ newState: NWListener.State) -> Void)? { get { fatalError() } set {} }
    public var serviceRegistrationUpdateHandler: (@Sendable (_ change: NWListener.ServiceRegistrationChange) -> Void)? { get { fatalError() } set {} }
    public var service: NWListener.Service? { get { fatalError() } set {} }
    public var newConnectionLimit: Int { get { fatalError() } set {} }
    public var state: NWListener.State { fatalError() }
    public var port: NWEndpoint.Port? { fatalError() }
    public var parameters: NWParameters { fatalError() }
    public func start(queue: DispatchQueue) {}
    public func cancel() {}
    public var debugDescription: String { fatalError() }
}
@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
public final class NWBrowser: CustomDebugStringConvertible, @unchecked Sendable {
    public enum State: Equatable, Sendable { case setup, ready, failed(NWError), cancelled
        case waiting(NWError) }
    public enum Descriptor: Hashable, Sendable { case bonjour(type: String, domain: String?), bonjourWithTXTRecord(type: String, domain: String?) }
    public struct Result: Hashable, Sendable {
        public enum Change: Hashable, Sendable { case identical, added(NWBrowser.Result), removed(NWBrowser.Result) }
        public let endpoint: NWEndpoint
        public let interfaces: [NWInterface]
    }
    public init(for: NWBrowser.Descriptor, using: NWParameters) { fatalError() }
    public var stateUpdateHandler: (@Sendable (_ newState: NWBrowser.State) -> Void)? { get { fatalError() } set {} }
    public var browseResultsChangedHandler: (@Sendable (_ newResults: Set<NWBrowser.Result>, _ changes: Set<NWBrowser.Result.Change>) -> Void)? { get { fatalError() } set {} }
    public var browseResults: Set<NWBrowser.Result> { fatalError() }
    public var state: NWBrowser.State { fatalError() }
    public func start(queue: DispatchQueue) {}
    public func cancel() {}
    public var debugDescription: String { fatalError() }
}
