@_exported import Foundation
@_exported import AssayGapFoundation

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class BGTaskScheduler: NSObject, @unchecked Sendable {
    open class var shared: BGTaskScheduler { fatalError() }
    @discardableResult open func register(forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void) -> Bool { fatalError() }
    open func submit(_ taskRequest: BGTaskRequest) throws {}
    open func cancel(taskRequestWithIdentifier identifier: String) {}
    open func cancelAllTaskRequests() {}
    open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {}
    open func pendingTaskRequests() async -> [BGTaskRequest] { fatalError() }
    public struct Error: Swift.Error, CustomNSError, Hashable, Sendable {
        public enum Code: Int, Sendable { case unavailable = 1, tooManyPendingTaskRequests, notPermitted }
        public let code: Code
        public init(_ code: Code, userInfo: [String: Any] = [:]) { fatalError() }
        public static var unavailable: Code { fatalError() }
        public static var tooManyPendingTaskRequests: Code { fatalError() }
        public static var notPermitted: Code { fatalError() }
    }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class BGTask: NSObject, @unchecked Sendable {
    open var identifier: String { fatalError() }
    open var expirationHandler: (() -> Void)? { get { fatalError() } set {} }
    open func setTaskCompleted(success: Bool) {}
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class BGProcessingTask: BGTask, @unchecked Sendable {}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class BGTaskRequest: NSObject, @unchecked Sendable {
    open var identifier: String { fatalError() }
    open var earliestBeginDate: Date? { get { fatalError() } set {} }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    public init(identifier: String) { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    public init(identifier: String) { fatalError() }
    open var requiresNetworkConnectivity: Bool { get { fatalError() } set {} }
    open var requiresExternalPower: Bool { get { fatalError() } set {} }
}
