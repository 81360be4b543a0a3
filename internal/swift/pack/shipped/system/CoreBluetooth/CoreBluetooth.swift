@_exported import Foundation
@_exported import AssayGapFoundation

@available(iOS 5.0, macOS 10.7, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) open class CBUUID: NSObject, @unchecked Sendable {
    public init(string theString: String) { fatalError() }
    public init(data theData: Data) { fatalError() }
    public init(nsuuid theUUID: UUID) { fatalError() }
    open var uuidString: String { fatalError() }
    open var data: Data { fatalError() }
}
@available(iOS 10.0, macOS 10.13, tvOS 10.0, watchOS 3.0, visionOS 1.0, *) public enum CBManagerState: Int, Sendable { case unknown = 0, resetting, unsupported, unauthorized, poweredOff, poweredOn }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public enum CBManagerAuthorization: Int, Sendable { case notDetermined = 0, restricted, denied, allowedAlways }
@available(iOS 10.0, macOS 10.13, tvOS 10.0, watchOS 3.0, visionOS 1.0, *) open class CBManager: NSObject, @unchecked Sendable {
    open var state: CBManagerState { fatalError() }
    @available(iOS 13.1, macOS 10.15, tvOS 13.0, watchOS 6.0, *) open class var authorization: CBManagerAuthorization { fatalError() }
}
@available(iOS 10.0, macOS 10.13, tvOS 10.0, watchOS 3.0, visionOS 1.0, *) open class CBPeer: NSObject, @unchecked Sendable { open var identifier: UUID { fatalError() } }
@available(iOS 5.0, macOS 10.7, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) open class CBCentral: CBPeer, @unchecked Sendable { open var maximumUpdateValueLength: Int { fatalError() } }
@available(iOS 5.0, macOS 10.7, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) open class CBCentralManager: CBManager, @unchecked Sendable {
    public override init() { fatalError() }
    public convenience init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?) { fatalError() }
    public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) { fatalError() }
    weak open var delegate: (any CBCentralManagerDelegate)?
    open var isScanning: Bool { fatalError() }
    open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { fatalError() }
    open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { fatalError() }
    open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
    open func stopScan() {}
    open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
    open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
}
@available(iOS 5.0, macOS 10.7, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) @preconcurrency public protocol CBCentralManagerDelegate: NSObjectProtocol {
    func centralManagerDidUpdateState(_ central: CBCentralManager)
    func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
    func centralManager(_ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any], rssi RSSI: NSNumber)
    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
    func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
    func centralManager(_ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
}
@available(iOS 5.0, macOS 10.7, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) extension CBCentralManagerDelegate {
    public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) { fatalError() }
    public func centralManager(_ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any], rssi RSSI: NSNumber) { fatalError() }
    public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) { fatalError() }
    public func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?) { fatalError() }
    public func centralManager(_ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?) { fatalError() }
}
public enum CBPeripheralState: Int, Sendable { case disconnected = 0, connecting, connected, disconnecting }
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse = 0, withoutResponse }
@available(iOS 5.0, macOS 10.7, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) open class CBPeripheral: CBPeer, @unchecked Sendable {
    weak open var delegate: (any CBPeripheralDelegate)?
    open var name: String? { fatalError() }
    open var state: CBPeripheralState { fatalError() }
    open var services: [CBService]? { fatalError() }
    open var canSendWriteWithoutResponse: Bool { fatalError() }
    open func readRSSI() {}
    open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
    open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
    open func readValue(for characteristic: CBCharacteristic) {}
    open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { fatalError() }
    open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
    open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
    open func discoverDescriptors(for characteristic: CBCharacteristic) {}
}
@available(iOS 5.0, macOS 10.7, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) @preconcurrency public protocol CBPeripheralDelegate: NSObjectProtocol {
    func peripheralDidUpdateName(_ peripheral: CBPeripheral)
    func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
    func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?)
    func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
}
@available(iOS 5.0, macOS 10.7, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) extension CBPeripheralDelegate {
    public func peripheralDidUpdateName(_ peripheral: CBPeripheral) { fatalError() }
    public func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]) { fatalError() }
    public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) { fatalError() }
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) { fatalError() }
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?) { fatalError() }
    public func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?) { fatalError() }
    public func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?) { fatalError() }
    public func peripheral(_ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?) { fatalError() }
    public func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) { fatalError() }
}
@available(iOS 5.0, macOS 10.7, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) open class CBAttribute: NSObject, @unchecked Sendable { open var uuid: CBUUID { fatalError() } }
@available(iOS 5.0, macOS 10.7, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) open class CBService: CBAttribute, @unchecked Sendable {
    weak open var peripheral: CBPeripheral? { fatalError() }
    open var isPrimary: Bool { fatalError() }
    open var characteristics: [CBCharacteristic]? { fatalError() }
}
public struct CBCharacteristicProperties: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var broadcast: CBCharacteristicProperties { fatalError() }
    public static var read: CBCharacteristicProperties { fatalError() }
    public static var writeWithoutResponse: CBCharacteristicProperties { fatalError() }
    public static var write: CBCharacteristicProperties { fatalError() }
    public static var notify: CBCharacteristicProperties { fatalError() }
    public static var indicate: CBCharacteristicProperties { fatalError() }
}
@available(iOS 5.0, macOS 10.7, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) open class CBCharacteristic: CBAttribute, @unchecked Sendable {
    weak open var service: CBService? { fatalError() }
    open var properties: CBCharacteristicProperties { fatalError() }
    open var value: Data? { fatalError() }
    open var isNotifying: Bool { fatalError() }
}
public struct CBAttributePermissions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var readable: CBAttributePermissions { fatalError() }
    public static var writeable: CBAttributePermissions { fatalError() }
}
@available(iOS 6.0, macOS 10.9, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
    public init(type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions) { fatalError() }
}
@available(iOS 6.0, macOS 10.9, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class CBMutableService: CBService, @unchecked Sendable {
    public init(type UUID: CBUUID, primary isPrimary: Bool) { fatalError() }
    open override var characteristics: [CBCharacteristic]? { get { fatalError() } set {} }
}
public let CBAdvertisementDataLocalNameKey: String = ""
public let CBAdvertisementDataServiceUUIDsKey: String = ""
public let CBAdvertisementDataManufacturerDataKey: String = ""
public let CBCentralManagerScanOptionAllowDuplicatesKey: String = ""
public let CBCentralManagerOptionRestoreIdentifierKey: String = ""
public let CBCentralManagerOptionShowPowerAlertKey: String = ""
public let CBCentralManagerRestoredStatePeripheralsKey: String = ""
