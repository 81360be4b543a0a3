@_exported import Foundation
#if os(iOS)
@_exported import UIKit
#else
@_exported import AppKit
#endif

@available(iOS 8.0, macOS 10.10, *) public enum NCUpdateResult: UInt, Sendable { case newData = 0, noData, failed }
#if os(iOS)
@available(iOS, introduced: 10.0, deprecated: 14.0) public enum NCWidgetDisplayMode: Int, Sendable { case compact = 0, expanded }
#endif
@available(iOS, introduced: 8.0, deprecated: 14.0) @available(macOS, introduced: 10.10, deprecated: 11.0) @MainActor @preconcurrency public protocol NCWidgetProviding: NSObjectProtocol {
    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
    #if os(iOS)
    func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
    #endif
}
@available(iOS, introduced: 8.0, deprecated: 14.0) @available(macOS, introduced: 10.10, deprecated: 11.0) extension NCWidgetProviding {
    public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {}
    #if os(iOS)
    public func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize) {}
    #endif
}
@available(iOS, introduced: 8.0, deprecated: 14.0) @available(macOS, introduced: 10.10, deprecated: 11.0) open class NCWidgetController: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {}
}
