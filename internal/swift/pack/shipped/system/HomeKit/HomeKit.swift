@_exported import CoreLocation
@_exported import Foundation

@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) open class HMHomeManager: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open weak var delegate: (any HMHomeManagerDelegate)? { get { fatalError() } set {} }
    @available(iOS, introduced: 8.0, deprecated: 16.1) @available(tvOS, introduced: 10.0, deprecated: 16.1) @available(watchOS, introduced: 2.0, deprecated: 9.1) open var primaryHome: HMHome? { fatalError() }
    open var homes: [HMHome] { fatalError() }
    @available(iOS 13.0, tvOS 13.0, watchOS 6.0, *) @available(macOS, unavailable) open var authorizationStatus: HMHomeManagerAuthorizationStatus { fatalError() }
    @preconcurrency open func addHome(withName homeName: String, completionHandler completion: @escaping @Sendable (HMHome?, (any Error)?) -> Void) {}
    open func addHome(withName homeName: String) async throws -> HMHome { fatalError() }
    @preconcurrency open func removeHome(_ home: HMHome, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {}
    open func removeHome(_ home: HMHome) async throws { fatalError() }
    @preconcurrency open func updatePrimaryHome(_ home: HMHome, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {}
    open func updatePrimaryHome(_ home: HMHome) async throws { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @available(macOS, unavailable) public struct HMHomeManagerAuthorizationStatus: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var determined: HMHomeManagerAuthorizationStatus { fatalError() }
    public static var restricted: HMHomeManagerAuthorizationStatus { fatalError() }
    public static var authorized: HMHomeManagerAuthorizationStatus { fatalError() }
}
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) @preconcurrency public protocol HMHomeManagerDelegate: NSObjectProtocol {
    func homeManagerDidUpdateHomes(_ manager: HMHomeManager)
    func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager)
    func homeManager(_ manager: HMHomeManager, didAdd home: HMHome)
    func homeManager(_ manager: HMHomeManager, didRemove home: HMHome)
    func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus)
}
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) extension HMHomeManagerDelegate {
    public func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {}
    public func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager) {}
    public func homeManager(_ manager: HMHomeManager, didAdd home: HMHome) {}
    public func homeManager(_ manager: HMHomeManager, didRemove home: HMHome) {}
    public func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus) {}
}
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) open class HMHome: NSObject, @unchecked Sendable {
    open weak var delegate: (any HMHomeDelegate)? { get { fatalError() } set {} }
    open var name: String { fatalError() }
    open var isPrimary: Bool { fatalError() }
    open var uniqueIdentifier: UUID { fatalError() }
    open var accessories: [HMAccessory] { fatalError() }
    open var rooms: [HMRoom] { fatalError() }
    open var zones: [HMZone] { fatalError() }
    open var serviceGroups: [HMServiceGroup] { fatalError() }
    open var actionSets: [HMActionSet] { fatalError() }
    open var triggers: [HMTrigger] { fatalError() }
    open var currentUser: HMUser { fatalError() }
    @available(iOS 11.0, tvOS 11.0, watchOS 4.0, *) @available(macOS, unavailable) open var homeHubState: HMHomeHubState { fatalError() }
    open func roomForEntireHome() -> HMRoom { fatalError() }
    open func servicesWithTypes(_ serviceTypes: [String]) -> [HMService]? { fatalError() }
    open func builtinActionSet(ofType actionSetType: String) -> HMActionSet? { fatalError() }
    @preconcurrency open func updateName(_ name: String, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {}
    open func updateName(_ name: String) async throws { fatalError() }
    @preconcurrency open func addRoom(withName roomName: String, completionHandler completion: @escaping @Sendable (HMRoom?, (any Error)?) -> Void) {}
    open func addRoom(withName roomName: String) async throws -> HMRoom { fatalError() }
    @preconcurrency open func removeRoom(_ room: HMRoom, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {}
    open func removeRoom(_ room: HMRoom) async throws { fatalError() }
    @preconcurrency open func addZone(withName zoneName: String, completionHandler completion: @escaping @Sendable (HMZone?, (any Error)?) -> Void) {}
    open func addZone(withName zoneName: String) async throws -> HMZone { fatalError() }
    @preconcurrency open func assignAccessory(_ accessory: HMAccessory, to room: HMRoom, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {}
    open func assignAccessory(_ accessory: HMAccessory, to room: HMRoom) async throws { fatalError() }
    @preconcurrency open func removeAccessory(_ accessory: HMAccessory, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {}
    open func removeAccessory(_ accessory: HMAccessory) async throws { fatalError() }
    @preconcurrency open func addActionSet(withName actionSetName: String, completionHandler completion: @escaping @Sendable (HMActionSet?, (any Error)?) -> Void) {}
    open func addActionSet(withName actionSetName: String) async throws -> HMActionSet { fatalError() }
    @preconcurrency open func removeActionSet(_ actionSet: HMActionSet, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {}
    open func removeActionSet(_ actionSet: HMActionSet) async throws { fatalError() }
    @preconcurrency open func executeActionSet(_ actionSet: HMActionSet, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {}
    open func executeActionSet(_ actionSet: HMActionSet) async throws { fatalError() }
    @preconcurrency open func addTrigger(_ trigger: HMTrigger, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {}
    open func addTrigger(_ trigger: HMTrigger) async throws { fatalError() }
    @preconcurrency open func removeTrigger(_ trigger: HMTrigger, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {}
    open func removeTrigger(_ trigger: HMTrigger) async throws { fatalError() }
    #if os(iOS)
    @available(iOS 10.0, *) @preconcurrency open func addAndSetupAccessories(completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {}
    @available(iOS 10.0, *) open func addAndSetupAccessories() async throws {}
    #endif
}
@available(iOS 11.0, tvOS 11.0, watchOS 4.0, visionOS 1.0, *) @available(macOS, unavailable) public enum HMHomeHubState: UInt, Sendable { case notAvailable = 0, connected, disconnected }
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) @preconcurrency public protocol HMHomeDelegate: NSObjectProtocol {
    func homeDidUpdateName(_ home: HMHome)
    func home(_ home: HMHome, didAdd accessory: HMAccessory)
    func home(_ home: HMHome, didRemove accessory: HMAccessory)
    func home(_ home: HMHome, didUpdate room: HMRoom, for accessory: HMAccessory)
    func home(_ home: HMHome, didAdd room: HMRoom)
    func home(_ home: HMHome, didRemove room: HMRoom)
    func home(_ home: HMHome, didUpdateNameFor room: HMRoom)
    func home(_ home: HMHome, didAdd actionSet: HMActionSet)
    func home(_ home: HMHome, didRemove actionSet: HMActionSet)
    func home(_ home: HMHome, didAdd trigger: HMTrigger)
    func home(_ home: HMHome, didEncounterError error: any Error, for accessory: HMAccessory)
}
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) extension HMHomeDelegate {
    public func homeDidUpdateName(_ home: HMHome) {}
    public func home(_ home: HMHome, didAdd accessory: HMAccessory) {}
    public func home(_ home: HMHome, didRemove accessory: HMAccessory) {}
    public func home(_ home: HMHome, didUpdate room: HMRoom, for accessory: HMAccessory) {}
    public func home(_ home: HMHome, didAdd room: HMRoom) {}
    public func home(_ home: HMHome, didRemove room: HMRoom) {}
    public func home(_ home: HMHome, didUpdateNameFor room: HMRoom) {}
    public func home(_ home: HMHome, didAdd actionSet: HMActionSet) {}
    public func home(_ home: HMHome, didRemove actionSet: HMActionSet) {}
    public func home(_ home: HMHome, didAdd trigger: HMTrigger) {}
    public func home(_ home: HMHome, didEncounterError error: any Error, for accessory: HMAccessory) {}
}
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) open class HMUser: NSObject, @unchecked Sendable { open var name: String { fatalError() }; open var uniqueIdentifier: UUID { fatalError() } }
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) open class HMRoom: NSObject, @unchecked Sendable {
    open var name: String { fatalError() }
    open var accessories: [HMAccessory] { fatalError() }
    open var uniqueIdentifier: UUID { fatalError() }
    @preconcurrency open func updateName(_ name: String, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {}
    open func updateName(_ name: String) async throws { fatalError() }
}
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) open class HMZone: NSObject, @unchecked Sendable { open var name: String { fatalError() }; open var rooms: [HMRoom] { fatalError() }; open var uniqueIdentifier: UUID { fatalError() } }
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) open class HMServiceGroup: NSObject, @unchecked Sendable { open var name: String { fatalError() }; open var services: [HMService] { fatalError() }; open var uniqueIdentifier: UUID { fatalError() } }
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) open class HMAccessoryCategory: NSObject, @unchecked Sendable { open var categoryType: String { fatalError() }; open var localizedDescription: String { fatalError() } }
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) @preconcurrency public protocol HMAccessoryDelegate: NSObjectProtocol {
    func accessoryDidUpdateName(_ accessory: HMAccessory)
    func accessory(_ accessory: HMAccessory, didUpdateNameFor service: HMService)
    func accessoryDidUpdateServices(_ accessory: HMAccessory)
    func accessoryDidUpdateReachability(_ accessory: HMAccessory)
    func accessory(_ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic)
}
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) extension HMAccessoryDelegate {
    public func accessoryDidUpdateName(_ accessory: HMAccessory) {}
    public func accessory(_ accessory: HMAccessory, didUpdateNameFor service: HMService) {}
    public func accessoryDidUpdateServices(_ accessory: HMAccessory) {}
    public func accessoryDidUpdateReachability(_ accessory: HMAccessory) {}
    public func accessory(_ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic) {}
}
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) open class HMAccessory: NSObject, @unchecked Sendable {
    open var name: String { fatalError() }
    open var uniqueIdentifier: UUID { fatalError() }
    open weak var delegate: (any HMAccessoryDelegate)? { get { fatalError() } set {} }
    open var isReachable: Bool { fatalError() }
    open var isBridged: Bool { fatalError() }
    open var isBlocked: Bool { fatalError() }
    open weak var room: HMRoom? { fatalError() }
    open weak var home: HMHome? { fatalError() }
    open var services: [HMService] { fatalError() }
    open var category: HMAccessoryCategory { fatalError() }
    open var profiles: [HMAccessoryProfile] { fatalError() }
    open var cameraProfiles: [HMCameraProfile]? { fatalError() }
    open var manufacturer: String? { fatalError() }
    open var model: String? { fatalError() }
    open var firmwareVersion: String? { fatalError() }
    @preconcurrency open func updateName(_ name: String, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {}
    open func updateName(_ name: String) async throws { fatalError() }
    @preconcurrency open func identify(completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {}
    open func identify() async throws { fatalError() }
}
@available(iOS 8.0, tvOS 10.0, watchOS 3.0, visionOS 1.0, *) @available(macOS, unavailable) open class HMAccessoryProfile: NSObject, @unchecked Sendable { open var services: [HMService] { fatalError() }; open var accessory: HMAccessory? { fatalError() } }
@available(iOS 10.0, tvOS 10.0, watchOS 3.0, visionOS 1.0, *) @available(macOS, unavailable) open class HMCameraProfile: HMAccessoryProfile, @unchecked Sendable { open var streamControl: HMCameraStreamControl? { fatalError() }; open var snapshotControl: HMCameraSnapshotControl? { fatalError() } }
@available(iOS 10.0, tvOS 10.0, watchOS 3.0, visionOS 1.0, *) @available(macOS, unavailable) open class HMCameraStreamControl: NSObject, @unchecked Sendable { open func startStream() {}; open func stopStream() {} }
@available(iOS 10.0, tvOS 10.0, watchOS 3.0, visionOS 1.0, *) @available(macOS, unavailable) open class HMCameraSnapshotControl: NSObject, @unchecked Sendable { open func takeSnapshot() {} }
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) open class HMService: NSObject, @unchecked Sendable {
    open weak var accessory: HMAccessory? { fatalError() }
    open var serviceType: String { fatalError() }
    open var localizedDescription: String { fatalError() }
    open var name: String { fatalError() }
    open var associatedServiceType: String? { fatalError() }
    open var characteristics: [HMCharacteristic] { fatalError() }
    open var uniqueIdentifier: UUID { fatalError() }
    open var isUserInteractive: Bool { fatalError() }
    open var isPrimaryService: Bool { fatalError() }
    open var linkedServices: [HMService]? { fatalError() }
    @preconcurrency open func updateName(_ name: String, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {}
    open func updateName(_ name: String) async throws { fatalError() }
}
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) open class HMCharacteristic: NSObject, @unchecked Sendable {
    open var characteristicType: String { fatalError() }
    open var localizedDescription: String { fatalError() }
    open weak var service: HMService? { fatalError() }
    open var properties: [String] { fatalError() }
    open var metadata: HMCharacteristicMetadata? { fatalError() }
    open var value: Any? { fatalError() }
    open var isNotificationEnabled: Bool { fatalError() }
    open var uniqueIdentifier: UUID { fatalError() }
    @preconcurrency open func writeValue(_ value: Any?, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {}
    open func writeValue(_ value: Any?) async throws {}
    @preconcurrency open func readValue(completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {}
    open func readValue() async throws { fatalError() }
    @preconcurrency open func enableNotification(_ enable: Bool, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {}
    open func enableNotification(_ enable: Bool) async throws { fatalError() }
}
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) open class HMCharacteristicMetadata: NSObject, @unchecked Sendable { open var minimumValue: NSNumber? { fatalError() }; open var maximumValue: NSNumber? { fatalError() }; open var stepValue: NSNumber? { fatalError() }; open var maxLength: NSNumber? { fatalError() }; open var format: String? { fatalError() }; open var units: String? { fatalError() }; open var manufacturerDescription: String? { fatalError() } }
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) open class HMAction: NSObject, @unchecked Sendable { open var uniqueIdentifier: UUID { fatalError() } }
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) open class HMCharacteristicWriteAction<TargetValueType>: HMAction, @unchecked Sendable {
    public init(characteristic: HMCharacteristic, targetValue: TargetValueType) { fatalError() }
    open var characteristic: HMCharacteristic { fatalError() }
    open var targetValue: TargetValueType { fatalError() }
}
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) open class HMActionSet: NSObject, @unchecked Sendable {
    open var name: String { fatalError() }
    open var actions: Set<HMAction> { fatalError() }
    open var isExecuting: Bool { fatalError() }
    open var actionSetType: String { fatalError() }
    open var uniqueIdentifier: UUID { fatalError() }
    open var lastExecutionDate: Date? { fatalError() }
    @preconcurrency open func addAction(_ action: HMAction, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {}
    open func addAction(_ action: HMAction) async throws { fatalError() }
    @preconcurrency open func removeAction(_ action: HMAction, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {}
    open func removeAction(_ action: HMAction) async throws { fatalError() }
    @preconcurrency open func updateName(_ name: String, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {}
    open func updateName(_ name: String) async throws { fatalError() }
}
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) open class HMTrigger: NSObject, @unchecked Sendable {
    open var name: String { fatalError() }
    open var isEnabled: Bool { fatalError() }
    open var actionSets: [HMActionSet] { fatalError() }
    open var lastFireDate: Date? { fatalError() }
    open var uniqueIdentifier: UUID { fatalError() }
    @preconcurrency open func enable(_ enable: Bool, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {}
    open func enable(_ enable: Bool) async throws { fatalError() }
    @preconcurrency open func addActionSet(_ actionSet: HMActionSet, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {}
    open func addActionSet(_ actionSet: HMActionSet) async throws { fatalError() }
}
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) open class HMTimerTrigger: HMTrigger, @unchecked Sendable {
    public init(name: String, fireDate: Date, recurrence: DateComponents?) { fatalError() }
    open var fireDate: Date { fatalError() }
    open var recurrence: DateComponents? { fatalError() }
}
@available(iOS 9.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) open class HMEvent: NSObject, @unchecked Sendable { open var uniqueIdentifier: UUID { fatalError() } }
@available(iOS 9.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) open class HMEventTrigger: HMTrigger, @unchecked Sendable {
    public init(name: String, events: [HMEvent], predicate: NSPredicate?) { fatalError() }
    open var events: [HMEvent] { fatalError() }
}
@available(iOS 9.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) open class HMCharacteristicEvent<TriggerValueType>: HMEvent, @unchecked Sendable { public init(characteristic: HMCharacteristic, triggerValue: TriggerValueType?) { fatalError() }; open var characteristic: HMCharacteristic { fatalError() } }
@available(iOS 9.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) open class HMLocationEvent: HMEvent, @unchecked Sendable { public init(region: CLRegion) { fatalError() } }
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public struct HMError: Error, CustomNSError, Hashable, @unchecked Sendable {
    public enum Code: Int, Sendable { case unexpectedError = -1, alreadyExists = 1, notFound, invalidParameter, accessoryNotReachable, readOnlyCharacteristic, writeOnlyCharacteristic, notificationNotSupported, operationTimedOut, accessoryPoweredOff, accessDenied, objectAssociatedToAnotherHome, objectNotAssociatedToAnyHome, objectAlreadyAssociatedToHome, accessoryIsBusy, operationInProgress, accessoryOutOfResources, insufficientPrivileges, operationCancelled = 23, homeAccessNotAuthorized = 47, networkUnavailable = 77, communicationFailure = 54 }
    public init(_ code: Code, userInfo: [String: Any] = [:]) { fatalError() }
    public static var errorDomain: String { fatalError() }
    public var code: Code { fatalError() }
    public var errorCode: Int { fatalError() }
    public var errorUserInfo: [String: Any] { fatalError() }
    public var userInfo: [String: Any] { fatalError() }
    public var localizedDescription: String { fatalError() }
    public static func == (a: HMError, b: HMError) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
    public static var unexpectedError: Code { fatalError() }
    public static var alreadyExists: Code { fatalError() }
    public static var notFound: Code { fatalError() }
    public static var invalidParameter: Code { fatalError() }
    public static var accessoryNotReachable: Code { fatalError() }
    public static var readOnlyCharacteristic: Code { fatalError() }
    public static var writeOnlyCharacteristic: Code { fatalError() }
    public static var notificationNotSupported: Code { fatalError() }
    public static var operationTimedOut: Code { fatalError() }
    public static var accessoryPoweredOff: Code { fatalError() }
    public static var accessDenied: Code { fatalError() }
    public static var objectAssociatedToAnotherHome: Code { fatalError() }
    public static var objectNotAssociatedToAnyHome: Code { fatalError() }
    public static var objectAlreadyAssociatedToHome: Code { fatalError() }
    public static var accessoryIsBusy: Code { fatalError() }
    public static var operationInProgress: Code { fatalError() }
    public static var accessoryOutOfResources: Code { fatalError() }
    public static var insufficientPrivileges: Code { fatalError() }
    public static var operationCancelled: Code { fatalError() }
    public static var homeAccessNotAuthorized: Code { fatalError() }
    public static var networkUnavailable: Code { fatalError() }
    public static var communicationFailure: Code { fatalError() }
}
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public func ~= (match: HMError.Code, error: any Error) -> Bool { fatalError() }
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeLightbulb: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeSwitch: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeThermostat: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeGarageDoorOpener: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeAccessoryInformation: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeFan: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeOutlet: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeLockMechanism: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeLockManagement: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeAirQualitySensor: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeBattery: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeCarbonDioxideSensor: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeCarbonMonoxideSensor: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeContactSensor: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeDoor: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeDoorbell: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeHumiditySensor: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeLeakSensor: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeLightSensor: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeMotionSensor: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeOccupancySensor: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeSecuritySystem: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeSmokeSensor: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeSpeaker: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeStatefulProgrammableSwitch: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeStatelessProgrammableSwitch: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeTemperatureSensor: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeWindow: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeWindowCovering: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeAirPurifier: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeCameraControl: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeCameraRTPStreamManagement: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeHumidifierDehumidifier: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeHeaterCooler: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeFaucet: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeIrrigationSystem: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeValve: String = ""
@available(iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) @available(macOS, unavailable) public let HMServiceTypeTelevision: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeVentilationFan: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeFilterMaintenance: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeLabel: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeSlats: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMServiceTypeMicrophone: String = ""
@available(iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) @available(macOS, unavailable) public let HMServiceTypeWiFiRouter: String = ""
@available(iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) @available(macOS, unavailable) public let HMServiceTypeWiFiSatellite: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypePowerState: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeHue: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeSaturation: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeBrightness: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeTemperatureUnits: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeCurrentTemperature: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeTargetTemperature: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeCurrentHeatingCooling: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeTargetHeatingCooling: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeCoolingThreshold: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeHeatingThreshold: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeCurrentRelativeHumidity: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeTargetRelativeHumidity: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeCurrentDoorState: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeTargetDoorState: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeObstructionDetected: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeName: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeIdentify: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeRotationDirection: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeRotationSpeed: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeOutletInUse: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeVersion: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeLogs: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeAudioFeedback: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeAdminOnlyAccess: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeSecuritySystemAlarmType: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeMotionDetected: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeCurrentLockMechanismState: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeTargetLockMechanismState: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeBatteryLevel: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeChargingState: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeCarbonMonoxideDetected: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeCarbonDioxideLevel: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeContactState: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeCurrentSecuritySystemState: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeTargetSecuritySystemState: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeCurrentPosition: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeTargetPosition: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypePositionState: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeAirQuality: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeAirParticulateDensity: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeInputEvent: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeLeakDetected: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeOccupancyDetected: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeSmokeDetected: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeStatusActive: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeStatusFault: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeStatusLowBattery: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeStatusTampered: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeStatusJammed: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeCurrentLightLevel: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeColorTemperature: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeVolume: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeMute: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicTypeActive: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicPropertyReadable: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicPropertyWritable: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicPropertySupportsEventNotification: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMCharacteristicPropertyHidden: String = ""
@available(iOS 9.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMAccessoryCategoryTypeLightbulb: String = ""
@available(iOS 9.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMAccessoryCategoryTypeSwitch: String = ""
@available(iOS 9.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMAccessoryCategoryTypeThermostat: String = ""
@available(iOS 9.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMAccessoryCategoryTypeBridge: String = ""
@available(iOS 9.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMAccessoryCategoryTypeDoor: String = ""
@available(iOS 9.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMAccessoryCategoryTypeDoorLock: String = ""
@available(iOS 9.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMAccessoryCategoryTypeFan: String = ""
@available(iOS 9.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMAccessoryCategoryTypeGarageDoorOpener: String = ""
@available(iOS 9.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMAccessoryCategoryTypeOutlet: String = ""
@available(iOS 9.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMAccessoryCategoryTypeProgrammableSwitch: String = ""
@available(iOS 9.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMAccessoryCategoryTypeSensor: String = ""
@available(iOS 9.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMAccessoryCategoryTypeSecuritySystem: String = ""
@available(iOS 9.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMAccessoryCategoryTypeWindow: String = ""
@available(iOS 9.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMAccessoryCategoryTypeWindowCovering: String = ""
@available(iOS 9.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMAccessoryCategoryTypeIPCamera: String = ""
@available(iOS 9.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMAccessoryCategoryTypeOther: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMActionSetTypeWakeUp: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMActionSetTypeSleep: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMActionSetTypeHomeDeparture: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMActionSetTypeHomeArrival: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMActionSetTypeUserDefined: String = ""
@available(iOS 8.0, tvOS 10.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable) public let HMActionSetTypeTriggerOwned: String = ""
