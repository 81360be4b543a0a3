import Foundation

@available(macOS 10.7, iOS 4.0, visionOS 1.0, *)
open class CLRegion: NSObject, @unchecked Sendable {
    open var identifier: String { fatalError() }
    open var notifyOnEntry: Bool { get { fatalError() } set {} }
    open var notifyOnExit: Bool { get { fatalError() } set {} }
}
@available(macOS 10.10, iOS 7.0, visionOS 1.0, *)
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) { fatalError() }
    open var center: CLLocationCoordinate2D { fatalError() }
    open var radius: CLLocationDistance { fatalError() }
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { fatalError() }
}
@available(macOS 10.8, iOS 5.0, visionOS 1.0, *)
extension CLLocationManager {
    public func startMonitoring(for region: CLRegion) {}
    public func stopMonitoring(for region: CLRegion) {}
    public func requestState(for region: CLRegion) {}
    public var monitoredRegions: Set<CLRegion> { fatalError() }
}
