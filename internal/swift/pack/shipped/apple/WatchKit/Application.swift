import SwiftUI

@available(watchOS 2.0, visionOS 1.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) public enum WKApplicationState: Int, Sendable { case active = 0, inactive, background }
@available(watchOS 7.0, visionOS 1.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @MainActor @preconcurrency open class WKApplication: NSObject {
    open class func shared() -> WKApplication { fatalError() }
    open var applicationState: WKApplicationState { fatalError() }
    open var isApplicationRunningInDock: Bool { fatalError() }
    open func registerForRemoteNotifications() {}
    open func unregisterForRemoteNotifications() {}
    open var isRegisteredForRemoteNotifications: Bool { fatalError() }
    open func scheduleBackgroundRefresh(withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?, scheduledCompletion: @escaping ((any Error)?) -> Void) {}
    open func scheduleSnapshotRefresh(withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?, scheduledCompletion: @escaping ((any Error)?) -> Void) {}
}
@available(watchOS 2.0, visionOS 1.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @MainActor @preconcurrency open class WKExtension: NSObject {
    open class func shared() -> WKExtension { fatalError() }
    open var applicationState: WKApplicationState { fatalError() }
    open func openSystemURL(_ url: URL) {}
    open func registerForRemoteNotifications() {}
    open func scheduleBackgroundRefresh(withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?, scheduledCompletion: @escaping ((any Error)?) -> Void) {}
}
@available(watchOS 7.0, visionOS 1.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @MainActor @preconcurrency public protocol WKApplicationDelegate: NSObjectProtocol {
    func applicationDidFinishLaunching()
    func applicationDidBecomeActive()
    func applicationWillResignActive()
    func applicationWillEnterForeground()
    func applicationDidEnterBackground()
    func handle(_ userActivity: NSUserActivity)
    func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>)
    func didRegisterForRemoteNotifications(withDeviceToken deviceToken: Data)
    func didFailToRegisterForRemoteNotificationsWithError(_ error: any Error)
    func didReceiveRemoteNotification(_ userInfo: [AnyHashable: Any]) async -> WKBackgroundFetchResult
}
@available(watchOS 7.0, visionOS 1.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) extension WKApplicationDelegate {
    public func applicationDidFinishLaunching() { fatalError() }
    public func applicationDidBecomeActive() { fatalError() }
    public func applicationWillResignActive() { fatalError() }
    public func applicationWillEnterForeground() { fatalError() }
    public func applicationDidEnterBackground() { fatalError() }
    public func handle(_ userActivity: NSUserActivity) { fatalError() }
    public func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>) { fatalError() }
    public func didRegisterForRemoteNotifications(withDeviceToken deviceToken: Data) { fatalError() }
    public func didFailToRegisterForRemoteNotificationsWithError(_ error: any Error) { fatalError() }
    public func didReceiveRemoteNotification(_ userInfo: [AnyHashable: Any]) async -> WKBackgroundFetchResult { fatalError() }
}
@available(watchOS 2.0, visionOS 1.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @MainActor @preconcurrency public protocol WKExtensionDelegate: NSObjectProtocol {
    func applicationDidFinishLaunching()
    func applicationDidBecomeActive()
    func applicationWillResignActive()
    func applicationWillEnterForeground()
    func applicationDidEnterBackground()
    func handle(_ userActivity: NSUserActivity)
    func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>)
}
@available(watchOS 2.0, visionOS 1.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) extension WKExtensionDelegate {
    public func applicationDidFinishLaunching() { fatalError() }
    public func applicationDidBecomeActive() { fatalError() }
    public func applicationWillResignActive() { fatalError() }
    public func applicationWillEnterForeground() { fatalError() }
    public func applicationDidEnterBackground() { fatalError() }
    public func handle(_ userActivity: NSUserActivity) { fatalError() }
    public func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>) { fatalError() }
}
@available(watchOS 3.0, visionOS 1.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) public enum WKBackgroundFetchResult: UInt, Sendable { case newData = 0, noData, failed }
@available(watchOS 3.0, visionOS 1.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @MainActor @preconcurrency open class WKRefreshBackgroundTask: NSObject {
    open var userInfo: (any NSSecureCoding & NSObjectProtocol)? { fatalError() }
    open func setTaskCompletedWithSnapshot(_ refreshSnapshot: Bool) {}
}
@available(watchOS 3.0, visionOS 1.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @MainActor @preconcurrency open class WKApplicationRefreshBackgroundTask: WKRefreshBackgroundTask {}
@available(watchOS 3.0, visionOS 1.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @MainActor @preconcurrency open class WKSnapshotRefreshBackgroundTask: WKRefreshBackgroundTask {
    open func setTaskCompleted(restoredDefaultState: Bool, estimatedSnapshotExpiration: Date?, userInfo: (any NSSecureCoding & NSObjectProtocol)?) {}
}
@available(watchOS 3.0, visionOS 1.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @MainActor @preconcurrency open class WKURLSessionRefreshBackgroundTask: WKRefreshBackgroundTask { open var sessionIdentifier: String { fatalError() } }
@available(watchOS 3.0, visionOS 1.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @MainActor @preconcurrency open class WKWatchConnectivityRefreshBackgroundTask: WKRefreshBackgroundTask {}
@available(watchOS 7.0, visionOS 1.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @MainActor @preconcurrency @propertyWrapper public struct WKApplicationDelegateAdaptor<DelegateType>: DynamicProperty where DelegateType: NSObject, DelegateType: WKApplicationDelegate {
    public var wrappedValue: DelegateType { fatalError() }
    public init(_ delegateType: DelegateType.Type = DelegateType.self) { fatalError() }
}
@available(watchOS 7.0, visionOS 1.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) extension WKApplicationDelegateAdaptor where DelegateType: ObservableObject {
    public init(_ delegateType: DelegateType.Type = DelegateType.self) { fatalError() }
    public var projectedValue: ObservedObject<DelegateType>.Wrapper { fatalError() }
}
@available(watchOS 7.0, visionOS 1.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @MainActor @preconcurrency @propertyWrapper public struct WKExtensionDelegateAdaptor<DelegateType>: DynamicProperty where DelegateType: NSObject, DelegateType: WKExtensionDelegate {
    public var wrappedValue: DelegateType { fatalError() }
    public init(_ delegateType: DelegateType.Type = DelegateType.self) { fatalError() }
}
public enum WKExtendedRuntimeSessionState: Int, Sendable { case notStarted = 0, scheduled, running, invalid }
public enum WKExtendedRuntimeSessionInvalidationReason: Int, Sendable { case none = 0, sessionInProgress, expired, resignedFrontmost, suppressedBySystem, error = -1 }
@available(watchOS 6.0, visionOS 1.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) open class WKExtendedRuntimeSession: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    weak open var delegate: (any WKExtendedRuntimeSessionDelegate)?
    open var state: WKExtendedRuntimeSessionState { fatalError() }
    open var expirationDate: Date? { fatalError() }
    open func start() {}
    open func start(at date: Date) {}
    open func invalidate() {}
}
@available(watchOS 6.0, visionOS 1.0, *) @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable) @preconcurrency public protocol WKExtendedRuntimeSessionDelegate: NSObjectProtocol {
    func extendedRuntimeSessionDidStart(_ extendedRuntimeSession: WKExtendedRuntimeSession)
    func extendedRuntimeSessionWillExpire(_ extendedRuntimeSession: WKExtendedRuntimeSession)
    func extendedRuntimeSession(_ extendedRuntimeSession: WKExtendedRuntimeSession, didInvalidateWith reason: WKExtendedRuntimeSessionInvalidationReason, error: (any Error)?)
}
