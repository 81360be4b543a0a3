#if os(macOS)
import Foundation
// What only the Mac's Foundation has.
public protocol NSXPCProxyCreating {
  func remoteObjectProxy() -> Any
  func remoteObjectProxyWithErrorHandler(_ handler: @escaping (any Error) -> Void) -> Any
  func synchronousRemoteObjectProxyWithErrorHandler(_ handler: @escaping (any Error) -> Void) -> Any
}
extension NSXPCProxyCreating {
  public func synchronousRemoteObjectProxyWithErrorHandler(_ handler: @escaping (any Error) -> Void) -> Any { fatalError() }
}
open class NSXPCConnection: NSObject, @unchecked Sendable {
  public struct Options: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var privileged: Options { fatalError() } }
  public init(serviceName: String) { fatalError() }
  public init(machServiceName name: String, options: NSXPCConnection.Options = []) { fatalError() }
  public init(listenerEndpoint endpoint: NSXPCListenerEndpoint) { fatalError() }
  open var serviceName: String? { fatalError() }
  open var endpoint: NSXPCListenerEndpoint { fatalError() }
  open var exportedInterface: NSXPCInterface? { get { fatalError() } set {} }
  open var exportedObject: Any? { get { fatalError() } set {} }
  open var remoteObjectInterface: NSXPCInterface? { get { fatalError() } set {} }
  open var remoteObjectProxy: Any { fatalError() }
  open func remoteObjectProxyWithErrorHandler(_ handler: @escaping (any Error) -> Void) -> Any { fatalError() }
  open func synchronousRemoteObjectProxyWithErrorHandler(_ handler: @escaping (any Error) -> Void) -> Any { fatalError() }
  open var interruptionHandler: (() -> Void)? { get { fatalError() } set {} }
  open var invalidationHandler: (() -> Void)? { get { fatalError() } set {} }
  open func resume() {}
  open func suspend() {}
  open func invalidate() {}
  @available(macOS 11.0, *) open func activate() {}
  open var processIdentifier: pid_t { fatalError() }
  open var effectiveUserIdentifier: uid_t { fatalError() }
  open var effectiveGroupIdentifier: gid_t { fatalError() }
  open class func current() -> NSXPCConnection? { fatalError() }
  open func scheduleSendBarrierBlock(_ block: @escaping () -> Void) {}
  @available(macOS 13.0, *) open func setCodeSigningRequirement(_ requirement: String) {}
}
open class NSXPCListener: NSObject {
  open class func service() -> NSXPCListener { fatalError() }
  open class func anonymous() -> Self { fatalError() }
  public init(machServiceName name: String) { fatalError() }
  open weak var delegate: (any NSXPCListenerDelegate)? { get { fatalError() } set {} }
  open var endpoint: NSXPCListenerEndpoint { fatalError() }
  open func resume() {}
  open func suspend() {}
  open func invalidate() {}
  @available(macOS 11.0, *) open func activate() {}
  @available(macOS 13.0, *) open func setConnectionCodeSigningRequirement(_ requirement: String) {}
}
public protocol NSXPCListenerDelegate: NSObjectProtocol {
  func listener(_ listener: NSXPCListener, shouldAcceptNewConnection newConnection: NSXPCConnection) -> Bool
}
extension NSXPCListenerDelegate {
  public func listener(_ listener: NSXPCListener, shouldAcceptNewConnection newConnection: NSXPCConnection) -> Bool { fatalError() }
}
open class NSXPCListenerEndpoint: NSObject {
}
open class NSXPCInterface: NSObject {
  public init(with protocol: Any) { fatalError() }
  open func setClasses(_ classes: Set<AnyHashable>, for sel: Selector, argumentIndex arg: Int, ofReply: Bool) {}
  open func setInterface(_ ifc: NSXPCInterface, for sel: Selector, argumentIndex arg: Int, ofReply: Bool) {}
}
open class NSBackgroundActivityScheduler: NSObject, @unchecked Sendable {
  public enum Result: Int, Sendable { case finished = 1, deferred = 2 }
  public typealias CompletionHandler = (NSBackgroundActivityScheduler.Result) -> Void
  public init(identifier: String) { fatalError() }
  open var identifier: String { fatalError() }
  open var qualityOfService: QualityOfService { get { fatalError() } set {} }
  open var repeats: Bool { get { fatalError() } set {} }
  open var interval: TimeInterval { get { fatalError() } set {} }
  open var tolerance: TimeInterval { get { fatalError() } set {} }
  open func schedule(_ block: @escaping (@escaping NSBackgroundActivityScheduler.CompletionHandler) -> Void) {}
  open func invalidate() {}
  open var shouldDefer: Bool { fatalError() }
}
open class NSAppleScript: NSObject {
  public init?(source: String) { fatalError() }
  public init?(contentsOf url: URL, error errorInfo: UnsafeMutablePointer<NSDictionary?>?) { fatalError() }
  open var source: String? { fatalError() }
  open var isCompiled: Bool { fatalError() }
  @discardableResult open func compileAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> Bool { fatalError() }
  @discardableResult open func executeAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> NSAppleEventDescriptor { fatalError() }
  @discardableResult open func executeAppleEvent(_ event: NSAppleEventDescriptor, error errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> NSAppleEventDescriptor { fatalError() }
  open class var errorMessage: String { fatalError() }
  open class var errorNumber: String { fatalError() }
  open class var errorAppName: String { fatalError() }
  open class var errorBriefMessage: String { fatalError() }
  open class var errorRange: String { fatalError() }
}
open class NSAppleEventDescriptor: NSObject {
  public convenience init(string: String) { fatalError() }
  public convenience init(boolean: Bool) { fatalError() }
  public convenience init(int32 signedInt: Int32) { fatalError() }
  public convenience init(processIdentifier: pid_t) { fatalError() }
  public convenience init(bundleIdentifier: String) { fatalError() }
  open class func list() -> NSAppleEventDescriptor { fatalError() }
  open class func record() -> NSAppleEventDescriptor { fatalError() }
  open class func null() -> NSAppleEventDescriptor { fatalError() }
  open class func currentProcess() -> NSAppleEventDescriptor { fatalError() }
  open var descriptorType: UInt32 { fatalError() }
  open var data: Data { fatalError() }
  open var stringValue: String? { fatalError() }
  open var booleanValue: Bool { fatalError() }
  open var int32Value: Int32 { fatalError() }
  open var doubleValue: Double { fatalError() }
  open var fileURLValue: URL? { fatalError() }
  open var dateValue: Date? { fatalError() }
  open var numberOfItems: Int { fatalError() }
  open func atIndex(_ index: Int) -> NSAppleEventDescriptor? { fatalError() }
  open func insert(_ descriptor: NSAppleEventDescriptor, at index: Int) {}
  open func forKeyword(_ keyword: UInt32) -> NSAppleEventDescriptor? { fatalError() }
  open func paramDescriptor(forKeyword keyword: UInt32) -> NSAppleEventDescriptor? { fatalError() }
  open func setParam(_ descriptor: NSAppleEventDescriptor, forKeyword keyword: UInt32) {}
  open func setDescriptor(_ descriptor: NSAppleEventDescriptor, forKeyword keyword: UInt32) {}
}
open class NSAppleEventManager: NSObject {
  open class func shared() -> NSAppleEventManager { fatalError() }
  open func setEventHandler(_ handler: Any, andSelector handleEventSelector: Selector, forEventClass eventClass: UInt32, andEventID eventID: UInt32) {}
  open func removeEventHandler(forEventClass eventClass: UInt32, andEventID eventID: UInt32) {}
  open var currentAppleEvent: NSAppleEventDescriptor? { fatalError() }
}
#endif
