@_exported import Foundation

@available(iOS, introduced: 4.0, deprecated: 16.0) open class CTCarrier: NSObject, @unchecked Sendable {
    open var carrierName: String? { fatalError() }
    open var mobileCountryCode: String? { fatalError() }
    open var mobileNetworkCode: String? { fatalError() }
    open var isoCountryCode: String? { fatalError() }
    open var allowsVOIP: Bool { fatalError() }
}
@available(iOS 13.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @preconcurrency public protocol CTTelephonyNetworkInfoDelegate: NSObjectProtocol {
    func dataServiceIdentifierDidChange(_ identifier: String)
}
@available(iOS 13.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension CTTelephonyNetworkInfoDelegate {
    public func dataServiceIdentifierDidChange(_ identifier: String) {}
}
@available(iOS 4.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    @available(iOS 13.0, *) open var dataServiceIdentifier: String? { fatalError() }
    @available(iOS 13.0, *) open weak var delegate: (any CTTelephonyNetworkInfoDelegate)? { get { fatalError() } set {} }
    @available(iOS, introduced: 12.0, deprecated: 16.0) open var serviceSubscriberCellularProviders: [String: CTCarrier]? { fatalError() }
    @available(iOS, introduced: 4.0, deprecated: 12.0) open var subscriberCellularProvider: CTCarrier? { fatalError() }
    @available(iOS 12.0, *) open var serviceCurrentRadioAccessTechnology: [String: String]? { fatalError() }
    @available(iOS, introduced: 7.0, deprecated: 12.0) open var currentRadioAccessTechnology: String? { fatalError() }
}
extension NSNotification.Name { @available(iOS 12.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public static let CTServiceRadioAccessTechnologyDidChange: NSNotification.Name = NSNotification.Name("") }
@available(iOS 7.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public let CTRadioAccessTechnologyGPRS: String = ""
@available(iOS 7.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public let CTRadioAccessTechnologyEdge: String = ""
@available(iOS 7.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public let CTRadioAccessTechnologyWCDMA: String = ""
@available(iOS 7.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public let CTRadioAccessTechnologyHSDPA: String = ""
@available(iOS 7.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public let CTRadioAccessTechnologyHSUPA: String = ""
@available(iOS 7.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public let CTRadioAccessTechnologyCDMA1x: String = ""
@available(iOS 7.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public let CTRadioAccessTechnologyCDMAEVDORev0: String = ""
@available(iOS 7.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public let CTRadioAccessTechnologyCDMAEVDORevA: String = ""
@available(iOS 7.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public let CTRadioAccessTechnologyCDMAEVDORevB: String = ""
@available(iOS 7.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public let CTRadioAccessTechnologyeHRPD: String = ""
@available(iOS 7.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public let CTRadioAccessTechnologyLTE: String = ""
@available(iOS 14.1, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public let CTRadioAccessTechnologyNRNSA: String = ""
@available(iOS 14.1, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public let CTRadioAccessTechnologyNR: String = ""
@available(iOS 9.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum CTCellularDataRestrictedState: UInt, Sendable { case restrictedStateUnknown = 0, restricted, notRestricted }
@available(iOS 9.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) open class CTCellularData: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)? { get { fatalError() } set {} }
    open var restrictedState: CTCellularDataRestrictedState { fatalError() }
}
