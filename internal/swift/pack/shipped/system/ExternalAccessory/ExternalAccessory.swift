@_exported import Foundation

extension NSNotification.Name {
    @available(iOS 3.0, macOS 10.13, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) public static let EAAccessoryDidConnect: NSNotification.Name = NSNotification.Name("")
    @available(iOS 3.0, macOS 10.13, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) public static let EAAccessoryDidDisconnect: NSNotification.Name = NSNotification.Name("")
}
@available(iOS 3.0, macOS 10.13, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) public let EAAccessoryKey: String = ""
@available(iOS 3.0, macOS 10.13, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) @preconcurrency public protocol EAAccessoryDelegate: NSObjectProtocol {
    func accessoryDidDisconnect(_ accessory: EAAccessory)
}
@available(iOS 3.0, macOS 10.13, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) extension EAAccessoryDelegate {
    public func accessoryDidDisconnect(_ accessory: EAAccessory) {}
}
@available(iOS 3.0, macOS 10.13, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) open class EAAccessory: NSObject, @unchecked Sendable {
    open var isConnected: Bool { fatalError() }
    open var connectionID: Int { fatalError() }
    open var manufacturer: String { fatalError() }
    open var name: String { fatalError() }
    open var modelNumber: String { fatalError() }
    open var serialNumber: String { fatalError() }
    open var firmwareRevision: String { fatalError() }
    open var hardwareRevision: String { fatalError() }
    open var protocolStrings: [String] { fatalError() }
    open weak var delegate: (any EAAccessoryDelegate)? { get { fatalError() } set {} }
}
@available(iOS 3.0, macOS 10.13, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) open class EAAccessoryManager: NSObject, @unchecked Sendable {
    open class func shared() -> EAAccessoryManager { fatalError() }
    open var connectedAccessories: [EAAccessory] { fatalError() }
    open func registerForLocalNotifications() {}
    open func unregisterForLocalNotifications() {}
}
@available(iOS 3.0, macOS 10.13, tvOS 10.0, visionOS 1.0, *) @available(watchOS, unavailable) open class EASession: NSObject, @unchecked Sendable {
    public init?(accessory: EAAccessory, forProtocol protocolString: String) { fatalError() }
    open var accessory: EAAccessory? { fatalError() }
    open var protocolString: String? { fatalError() }
    open var inputStream: InputStream? { fatalError() }
    open var outputStream: OutputStream? { fatalError() }
}
