@_exported import Foundation
@_exported import UIKit

@available(watchOS 6.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @available(visionOS, unavailable) public enum WKHapticType: Int, Sendable { case notification, directionUp, directionDown, success, failure, retry, start, stop, click }
@available(watchOS 6.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @available(visionOS, unavailable) @MainActor @preconcurrency open class WKInterfaceDevice: NSObject {
  open class func current() -> WKInterfaceDevice { fatalError() }
  open func play(_ type: WKHapticType) { fatalError() }
  open var screenBounds: CGRect { fatalError() }
  open var name: String { fatalError() }
  open var model: String { fatalError() }
  open var systemVersion: String { fatalError() }
  open var batteryLevel: Float { fatalError() }
}
