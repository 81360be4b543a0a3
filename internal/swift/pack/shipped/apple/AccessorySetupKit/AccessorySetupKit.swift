@_exported import CoreBluetooth
@_exported import Foundation
import UIKit

@available(iOS 18.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum ASAccessoryEventType: Int, Sendable { case unknown = 0, activated = 10, invalidated, migrationComplete = 20, accessoryAdded = 30, accessoryRemoved, accessoryChanged, pickerDidPresent = 40, pickerDidDismiss = 50, pickerSetupBridging = 60, pickerSetupFailed = 70, pickerSetupPairing = 80, pickerSetupRename = 90 }
@available(iOS 18.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ASAccessory: NSObject, @unchecked Sendable {
    public enum AccessoryState: Int, Sendable { case unauthorized = 0, awaitingAuthorization = 10, authorized = 20 }
    open var state: AccessoryState { fatalError() }
    open var displayName: String { fatalError() }
    open var bluetoothIdentifier: UUID? { fatalError() }
    open var ssid: String? { fatalError() }
    open var descriptor: ASDiscoveryDescriptor { fatalError() }
}
@available(iOS 18.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ASAccessoryEvent: NSObject, @unchecked Sendable { open var eventType: ASAccessoryEventType { fatalError() }; open var accessory: ASAccessory? { fatalError() }; open var error: (any Error)? { fatalError() } }
@available(iOS 18.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ASDiscoveryDescriptor: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open var bluetoothServiceUUID: CBUUID? { get { fatalError() } set {} }
    open var bluetoothNameSubstring: String? { get { fatalError() } set {} }
    open var bluetoothCompanyIdentifier: ASBluetoothCompanyIdentifier { get { fatalError() } set {} }
    open var bluetoothManufacturerDataBlob: Data? { get { fatalError() } set {} }
    open var bluetoothManufacturerDataMask: Data? { get { fatalError() } set {} }
    open var ssid: String? { get { fatalError() } set {} }
    open var ssidPrefix: String? { get { fatalError() } set {} }
}
@available(iOS 18.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public struct ASBluetoothCompanyIdentifier: RawRepresentable, Hashable, Sendable { public let rawValue: UInt16; public init(rawValue: UInt16) { fatalError() }; public init(_ rawValue: UInt16) { fatalError() } }
@available(iOS 18.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ASPickerDisplayItem: NSObject, @unchecked Sendable { public init(name: String, productImage: UIImage, descriptor: ASDiscoveryDescriptor) { fatalError() }; open var name: String { fatalError() }; open var productImage: UIImage { fatalError() }; open var descriptor: ASDiscoveryDescriptor { fatalError() } }
@available(iOS 18.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ASMigrationDisplayItem: ASPickerDisplayItem, @unchecked Sendable { open var peripheralIdentifier: UUID? { get { fatalError() } set {} }; open var hotspotSSID: String? { get { fatalError() } set {} } }
@available(iOS 18.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class ASAccessorySession: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open var accessories: [ASAccessory] { fatalError() }
    @preconcurrency open func activate(on queue: DispatchQueue, eventHandler: @escaping @Sendable (ASAccessoryEvent) -> Void) {}
    open func invalidate() {}
    @preconcurrency open func showPicker(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {}
    open func showPicker() async throws {}
    @preconcurrency open func showPicker(for displayItems: [ASPickerDisplayItem], completionHandler: @escaping @Sendable ((any Error)?) -> Void) {}
    open func showPicker(for displayItems: [ASPickerDisplayItem]) async throws {}
    @preconcurrency open func removeAccessory(_ accessory: ASAccessory, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {}
    open func removeAccessory(_ accessory: ASAccessory) async throws {}
}
