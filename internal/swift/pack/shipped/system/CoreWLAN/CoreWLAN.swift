@_exported import Foundation
@_exported import AssayGapFoundation
public enum CWSecurity: Int, Sendable { case none = 0, WEP = 1, wpaPersonal = 2, wpaPersonalMixed = 3, wpa2Personal = 4, personal = 5, dynamicWEP = 6, wpaEnterprise = 7, wpaEnterpriseMixed = 8, wpa2Enterprise = 9, enterprise = 10, wpa3Personal = 11, wpa3Enterprise = 12, wpa3Transition = 13, OWE = 14, oweTransition = 15, unknown = 9223372036854775807 }
public enum CWPHYMode: Int, Sendable { case modeNone = 0, mode11a, mode11b, mode11g, mode11n, mode11ac, mode11ax }
public enum CWInterfaceMode: Int, Sendable { case none = 0, station, IBSS, hostAP }
public enum CWChannelWidth: Int, Sendable { case widthUnknown = 0, width20MHz, width40MHz, width80MHz, width160MHz }
public enum CWChannelBand: Int, Sendable { case bandUnknown = 0, band2GHz, band5GHz, band6GHz }
public enum CWEventType: Int, Sendable { case none = 0, powerDidChange, ssidDidChange, bssidDidChange, countryCodeDidChange, linkDidChange, linkQualityDidChange, modeDidChange, scanCacheUpdated, unknown = 9223372036854775807 }
open class CWChannel: NSObject {
  open var channelNumber: Int { fatalError() }
  open var channelWidth: CWChannelWidth { fatalError() }
  open var channelBand: CWChannelBand { fatalError() }
}
open class CWNetwork: NSObject {
  open var ssid: String? { fatalError() }
  open var bssid: String? { fatalError() }
  open var countryCode: String? { fatalError() }
  open var ssidData: Data? { fatalError() }
  open var wlanChannel: CWChannel? { fatalError() }
  open var rssiValue: Int { fatalError() }
  open var noiseMeasurement: Int { fatalError() }
  open var beaconInterval: Int { fatalError() }
  open var informationElementData: Data? { fatalError() }
  open var ibss: Bool { fatalError() }
  open func supportsSecurity(_ security: CWSecurity) -> Bool { fatalError() }
  open func supportsPHYMode(_ phyMode: CWPHYMode) -> Bool { fatalError() }
}
open class CWInterface: NSObject {
  open var interfaceName: String? { fatalError() }
  open func ssid() -> String? { fatalError() }
  open func ssidData() -> Data? { fatalError() }
  open func bssid() -> String? { fatalError() }
  open func rssiValue() -> Int { fatalError() }
  open func noiseMeasurement() -> Int { fatalError() }
  open func transmitRate() -> Double { fatalError() }
  open func transmitPower() -> Int { fatalError() }
  open func countryCode() -> String? { fatalError() }
  open func hardwareAddress() -> String? { fatalError() }
  open func powerOn() -> Bool { fatalError() }
  open func serviceActive() -> Bool { fatalError() }
  open func security() -> CWSecurity { fatalError() }
  open func interfaceMode() -> CWInterfaceMode { fatalError() }
  open func activePHYMode() -> CWPHYMode { fatalError() }
  open func wlanChannel() -> CWChannel? { fatalError() }
  open func supportedWLANChannels() -> Set<CWChannel>? { fatalError() }
  open func cachedScanResults() -> Set<CWNetwork>? { fatalError() }
  open func configuration() -> CWConfiguration? { fatalError() }
  open func setPower(_ power: Bool) throws {}
  open func setWLANChannel(_ channel: CWChannel) throws {}
  open func scanForNetworks(withSSID ssid: Data?) throws -> Set<CWNetwork> { fatalError() }
  open func scanForNetworks(withName networkName: String?) throws -> Set<CWNetwork> { fatalError() }
  open func scanForNetworks(withSSID ssid: Data?, includeHidden: Bool) throws -> Set<CWNetwork> { fatalError() }
  open func scanForNetworks(withName networkName: String?, includeHidden: Bool) throws -> Set<CWNetwork> { fatalError() }
  open func associate(to network: CWNetwork, password: String?) throws {}
  open func disassociate() {}
}
open class CWConfiguration: NSObject {
  public override init() { fatalError() }
  open var networkProfiles: NSOrderedSet { fatalError() }
  open var requireAdministratorForAssociation: Bool { fatalError() }
  open var rememberJoinedNetworks: Bool { fatalError() }
}
open class CWNetworkProfile: NSObject {
  open var ssid: String? { fatalError() }
  open var security: CWSecurity { fatalError() }
}
open class CWWiFiClient: NSObject {
  open class func shared() -> CWWiFiClient { fatalError() }
  public override init() { fatalError() }
  open weak var delegate: AnyObject? { get { fatalError() } set {} }
  open func interface() -> CWInterface? { fatalError() }
  open func interface(withName interfaceName: String?) -> CWInterface? { fatalError() }
  open func interfaces() -> [CWInterface]? { fatalError() }
  open func interfaceNames() -> [String]? { fatalError() }
  open class func interfaceNames() -> [String]? { fatalError() }
  open func startMonitoringEvent(with type: CWEventType) throws {}
  open func stopMonitoringEvent(with type: CWEventType) throws {}
  open func stopMonitoringAllEvents() throws {}
}
public protocol CWEventDelegate {
  func powerStateDidChangeForWiFiInterface(withName interfaceName: String)
  func ssidDidChangeForWiFiInterface(withName interfaceName: String)
  func bssidDidChangeForWiFiInterface(withName interfaceName: String)
  func countryCodeDidChangeForWiFiInterface(withName interfaceName: String)
  func linkDidChangeForWiFiInterface(withName interfaceName: String)
  func linkQualityDidChangeForWiFiInterface(withName interfaceName: String, rssi: Int, transmitRate: Double)
  func modeDidChangeForWiFiInterface(withName interfaceName: String)
  func scanCacheUpdatedForWiFiInterface(withName interfaceName: String)
  func clientConnectionInterrupted()
  func clientConnectionInvalidated()
}
extension CWEventDelegate {
  public func powerStateDidChangeForWiFiInterface(withName interfaceName: String) { fatalError() }
  public func ssidDidChangeForWiFiInterface(withName interfaceName: String) { fatalError() }
  public func bssidDidChangeForWiFiInterface(withName interfaceName: String) { fatalError() }
  public func countryCodeDidChangeForWiFiInterface(withName interfaceName: String) { fatalError() }
  public func linkDidChangeForWiFiInterface(withName interfaceName: String) { fatalError() }
  public func linkQualityDidChangeForWiFiInterface(withName interfaceName: String, rssi: Int, transmitRate: Double) { fatalError() }
  public func modeDidChangeForWiFiInterface(withName interfaceName: String) { fatalError() }
  public func scanCacheUpdatedForWiFiInterface(withName interfaceName: String) { fatalError() }
  public func clientConnectionInterrupted() { fatalError() }
  public func clientConnectionInvalidated() { fatalError() }
}
