@_exported import Foundation
@_exported import AssayGapFoundation
@available(macOS 13.0, *) open class SMAppService: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case notRegistered = 0, enabled, requiresApproval, notFound }
  open class var mainApp: SMAppService { fatalError() }
  open class func loginItem(identifier: String) -> Self { fatalError() }
  open class func agent(plistName: String) -> Self { fatalError() }
  open class func daemon(plistName: String) -> Self { fatalError() }
  open class func statusForLegacyPlist(at url: URL) -> SMAppService.Status { fatalError() }
  open class func openSystemSettingsLoginItems() {}
  open var status: SMAppService.Status { fatalError() }
  open func register() throws {}
  open func unregister() throws {}
  open func unregister(completionHandler: @escaping ((any Error)?) -> Void) {}
  open func unregister() async throws { fatalError() }
}
@available(macOS, introduced: 10.6, deprecated: 13.0, message: "Please use SMAppService instead") @discardableResult public func SMLoginItemSetEnabled(_ identifier: CFString, _ enabled: Bool) -> Bool { fatalError() }
@available(macOS, introduced: 10.6, deprecated: 13.0, message: "Please use SMAppService instead") @discardableResult public func SMJobBless(_ domain: CFString!, _ executableLabel: CFString, _ auth: OpaquePointer!, _ outError: UnsafeMutablePointer<Unmanaged<CFError>?>!) -> Bool { fatalError() }
public var kSMDomainSystemLaunchd: CFString! { fatalError() }
public var kSMDomainUserLaunchd: CFString! { fatalError() }
@available(macOS 10.6, *) public var kSMErrorInternalFailure: Int { fatalError() }
public var kSMErrorInvalidSignature: Int { fatalError() }
public var kSMErrorAuthorizationFailure: Int { fatalError() }
public var kSMErrorToolNotValid: Int { fatalError() }
public var kSMErrorJobNotFound: Int { fatalError() }
public var kSMErrorServiceUnavailable: Int { fatalError() }
public var kSMErrorJobPlistNotFound: Int { fatalError() }
public var kSMErrorJobMustBeEnabled: Int { fatalError() }
public var kSMErrorInvalidPlist: Int { fatalError() }
public var kSMErrorLaunchDeniedByUser: Int { fatalError() }
public var kSMErrorAlreadyRegistered: Int { fatalError() }
